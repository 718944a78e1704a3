# Lessons of neon

lesson-neon-chapter-1 = Jedna tura
lesson-neon-chapter-2 = Arena

## 1

lesson-neon-01-title = Zabieraj żetony
lesson-neon-01-idea = Wygrywa się punktami: każdy żeton zdrowia strącony innemu zawodnikowi jest twój, a liczba na nim to jego wartość.
lesson-neon-01-a-ask = Jesteś Głazem. Duch stoi w twoim sektorze. Atakuj.
lesson-neon-01-a-done = Jedno trafienie przeszło: jeden żeton, 2 punkty. Zbierz więcej niż inni, a wygrasz.
lesson-neon-01-a-wrong-rested = Energia się przyda, ale punkty dają trafienia.
lesson-neon-01-a-wrong-walked-away = To odejście od celu.
lesson-neon-01-b-ask = Duch ma wszystkie sześć żetonów, Wąż tylko ostatni. Przejdzie jedno trafienie. Kogo atakujesz?
lesson-neon-01-b-done = 3 punkty. Wąż wróci z nowymi żetonami i urazą: pierwszy upadek to nie koniec.
lesson-neon-01-b-wrong-the-top-one = Ten żeton był wart 2. Ostatni żeton zawodnika jest wart 3 i wysyła go do naprawy.
lesson-neon-01-b-wrong-rested = Energia wzięta, a obaj nadal stoją.

## 2

lesson-neon-02-title = Ułóż rząd
lesson-neon-02-idea = Bierzesz dwie z trzech kart i kładziesz jedną na połowie drugiej: widać trzy połówki i wykonujesz je od lewej do prawej.
lesson-neon-02-a-ask = Ułóż rząd, który zaczyna się Ruchem, a dalej ma Atak.
lesson-neon-02-a-done = Dojść, potem uderzyć. Później w rzędzie nic nie zmienisz, więc myśl, gdzie będziesz w każdym kroku.
lesson-neon-02-a-wrong-wrong-order = Atak jest w rzędzie pierwszy: uderzysz, zanim dojdziesz. Rząd czyta się od lewej do prawej.
lesson-neon-02-a-wrong-something-between = Między Ruchem a Atakiem leży coś jeszcze. Obróć kartę albo połóż na wierzchu drugą.
lesson-neon-02-b-ask = Liczba na górnej karcie mówi, kiedy działasz: najniższa najpierw. Ułóż rząd z liczbą 1, w którym jest Atak.
lesson-neon-02-b-done = Górna karta pokazuje obie połówki i swoją liczbę, dolna użycza jednej połówki.
lesson-neon-02-b-wrong-wrong-card-on-top = Na wierzchu jest karta 4, więc działasz przy 4. Liczy się tylko liczba górnej karty.
lesson-neon-02-b-wrong-no-attack = Szybko, ale Ataku nie widać. Pokaż drugą połówkę dolnej karty.

## 3

lesson-neon-03-title = Kto pierwszy
lesson-neon-03-idea = Niższa liczba działa wcześniej; przy równych pierwszy jest lider, potem reszta zgodnie z ruchem wskazówek zegara.
lesson-neon-03-a-ask = Duch pokaże 3 (w prawdziwej grze tego nie wiadomo). Działaj przed nim. Duch ma żeton lidera.
lesson-neon-03-a-done = 2 przed 3. Karty robią różne rzeczy, więc szybkość ma swoją cenę.
lesson-neon-03-a-wrong-tie = 3 przeciw 3 to remis, a żeton lidera ma Duch, więc był pierwszy.
lesson-neon-03-a-wrong-too-slow = 4 jest po 3. Połóż na wierzchu niższą kartę.
lesson-neon-03-b-ask = Duch znów pokaże 3, ale teraz żeton lidera masz ty. Działaj przed Duchem.
lesson-neon-03-b-done = Liczby równe, więc lider jest pierwszy. Na koniec jest też wart punkt.
lesson-neon-03-b-wrong-too-slow = 5 jest po 3. Z żetonem lidera wystarczyłaby trójka.
lesson-neon-03-b-wrong-last-of-all = 6 jest po wszystkich. Wystarczyły trójka i żeton lidera.

## 4

lesson-neon-04-title = Krok po pierścieniu
lesson-neon-04-idea = Ruch prowadzi do jednego z dwóch sąsiednich sektorów, a wiele sektorów coś ci daje.
lesson-neon-04-a-ask = Wejście na Stację ładowania daje 1 energię. Idź tam.
lesson-neon-04-a-done = 4 energie. Pierścień jest mały: zawsze wiedz, co robią dwa sektory obok.
lesson-neon-04-a-wrong-other-way = To Przejście podziemne, po drugiej stronie. Dobre, gdy sektor tonie, ale energii nie daje.
lesson-neon-04-a-wrong-too-far = Park jest trzy sektory dalej. Ruch prowadzi tylko do sąsiada.
lesson-neon-04-b-ask = Z Dworca Ruch prowadzi wszędzie. Duch jest na drugim końcu. Znajdź się w jego sektorze i atakuj.
lesson-neon-04-b-done = Odjazd. Działa tylko przy Ruchu i tylko z Dworca.
lesson-neon-04-b-wrong-on-foot = To Centrum handlowe, a Duch jest jeszcze cztery sektory dalej. Z Dworca możesz jechać na samo miejsce.
lesson-neon-04-b-wrong-next-door = Blisko, ale obok to nie tutaj: pięści sięgają tylko własnego sektora.

## 5

lesson-neon-05-title = Atak i kości
lesson-neon-05-idea = Trafienie i trafienie krytyczne się liczą, reszta pudłuje, chyba że zapłacisz 1 energię za przerzut, raz na atak.
lesson-neon-05-a-ask = Pięści sięgają tylko własnego sektora, a Duch jest obok. Zaatakuj go w tej turze.
lesson-neon-05-a-done = Odległość liczy się w sektorach: 0 to twój. Znaleziona broń sięga na 1 albo 2.
lesson-neon-05-a-wrong-nobody-here = W twoim sektorze nie ma kogo atakować. Najpierw idź do Ducha.
lesson-neon-05-a-wrong-wrong-neighbour = To w drugą stronę: Duch jest teraz dwa sektory dalej.
lesson-neon-05-b-ask = Wszystkie twoje kości spudłowały. Masz 3 energie. Mimo to zdobądź żeton Ducha.
lesson-neon-05-b-done = Jedna energia, jeszcze jedna szansa. Przerzucić można raz na atak, więc wybierz chwilę.
lesson-neon-05-b-wrong-gave-up = Bez trafienia, bez punktu i z 3 energiami w zapasie. Manewr A przerzuca za 1.

## 6

lesson-neon-06-title = Trzymaj gardę
lesson-neon-06-idea = Kością obrony rzucasz zawsze; każda Obrona w rzędzie dodaje jedną na całą rundę, nawet przed twoją turą.
lesson-neon-06-a-ask = Duch jest obok i zadziała pierwszy. Ułóż rząd, który chroni cię od chwili odkrycia rzędów.
lesson-neon-06-a-done = Pole siłowe jest od razu i na całą rundę; a gdy przyjdzie kolej tej połówki, daje też energię.
lesson-neon-06-a-wrong-joker = Joker może być wieloma rzeczami, ale nigdy Obroną. Tarczy nie ma.
lesson-neon-06-a-wrong-covered-it = Widać Ruch karty 1, a jej Obrona jest zakryta. Pokaż drugą połówkę.
lesson-neon-06-b-ask = Cios Ducha przechodzi: twoja kość obrony zawiodła. Ocal żeton.
lesson-neon-06-b-done = Zablokowane. Zwykła tarcza zatrzymuje trafienie, mocna także krytyczne.
lesson-neon-06-b-wrong-took-it = Cios przyjęty, a energia została w kieszeni. Przerzut działa też w obronie.

## 7

lesson-neon-07-title = Test: jedna tura
lesson-neon-07-idea = Rząd, kolejność, droga i cios razem.
lesson-neon-07-a-ask = Zadziałaj przed innymi i ułóż rząd, którym dojdziesz i uderzysz.
lesson-neon-07-a-done = Zaliczone.
lesson-neon-07-a-wrong-late = Rząd dobry, ale z kartą 4 na wierzchu działasz po Duchu, a jego może już tam nie być.
lesson-neon-07-a-wrong-backwards = Najpierw bijesz, potem idziesz. Tu nie ma kogo bić.
lesson-neon-07-b-ask = Zdobądź w tej turze żeton za 3 punkty.
lesson-neon-07-b-done = Zaliczone. Turę już znasz; teraz reszta areny.
lesson-neon-07-b-wrong-for-the-energy = 1 energia i żeton za 2: nieźle, ale ostatni żeton Węża jest wart 3.
lesson-neon-07-b-wrong-nobody-here = Na Autostradzie nie ma nikogo prócz ciebie.

## 8

lesson-neon-08-title = Energia i manewry
lesson-neon-08-idea = Energią płacisz za manewry: A przerzuca, B wyprowadza po nieudanym ataku, C ratuje, gdy sektor tonie.
lesson-neon-08-a-ask = Nie masz energii, a kości za pierwszym razem spudłują. Mimo to zdobądź żeton Ducha.
lesson-neon-08-a-done = Najpierw zatankuj, potem walcz. Możesz mieć 6, nadmiar przepada.
lesson-neon-08-a-wrong-nothing-to-pay-with = Wszystkie kości spudłowały, a na przerzut nie było energii. Najpierw energia, potem atak: kolejność połówek to plan.
lesson-neon-08-a-wrong-never-struck = Ani razu nie padł cios.
lesson-neon-08-b-ask = Twój atak się nie uda. Znajdź się potem w Przejściu podziemnym, nie zużywając Ruchu.
lesson-neon-08-b-done = Uderz i znikaj, tylko bez uderzenia.
lesson-neon-08-b-wrong-stayed = Rozgniewany Duch stoi nadal obok. Po ataku bez obrażeń Manewr B za 1 energię przenosi o sektor.
lesson-neon-08-b-wrong-spent-on-dice = Jedyna energia poszła na przerzut i nie było za co odejść.

## 9

lesson-neon-09-title = Przeszukanie
lesson-neon-09-idea = Przeszukanie kosztuje 1 energię za każdy żeton przeszukania w sektorze i zostawia kolejny; z obejrzanych kart bierzesz dwie.
lesson-neon-09-a-ask = Masz 1 energię, a twój sektor przeszukano dwa razy. Znajdź coś.
lesson-neon-09-a-done = Pierwsze przeszukanie sektora jest darmowe, a każde podnosi cenę następnego.
lesson-neon-09-a-right-2 = Można też zaoszczędzić; w Fabryce byłoby za darmo.
lesson-neon-09-a-wrong-cannot-pay = Dwa żetony przeszukania to dwie energie, a masz jedną. Idź tam, gdzie nikt jeszcze nie szukał.
lesson-neon-09-a-wrong-only-saved = Energia uzbierana, ale nic nie przeszukane.
lesson-neon-09-b-ask = Przeszukaj dwa razy w tej turze. Nie masz w ogóle energii.
lesson-neon-09-b-done = Szukaj, krok, szukaj. Łup od razu trafia na twoją planszę: po jednej broni, pancerzu i hełmie każdego rodzaju, reszta to zasoby.
lesson-neon-09-b-wrong-same-place = Twój własny żeton przeszukania już tu leży, więc drugie kosztuje 1, a nie masz nic. Przeszukaj i idź dalej.
lesson-neon-09-b-wrong-moved-first = Ruch był pierwszy, więc oba przeszukania wypadły w jednym sektorze, a drugie kosztuje 1.

## 10

lesson-neon-10-title = Boty
lesson-neon-10-idea = Bot pada od jednego trafienia i jest wart 1 punkt, dwa takie same 3; raz płaci też jako zasób.
lesson-neon-10-a-ask = W twoim sektorze jest bot. Zdobądź go.
lesson-neon-10-a-done = 1 punkt. Bot rzuca swoją kością razem z tobą, więc wiesz, co przerzucić.
lesson-neon-10-a-wrong-looked-away = Energia wzięta, a bot dalej roznosi napoje. Wystarczyłoby jedno trafienie.
lesson-neon-10-a-wrong-searched-instead = Szukanie wokół bota. Jemu to nie przeszkadzało.
lesson-neon-10-b-ask = Masz bota Kuriera. Po lewej Mechanik, po prawej drugi Kurier. Wyciągnij z tej tury jak najwięcej.
lesson-neon-10-b-done = Dwa takie same: razem 3 punkty.
lesson-neon-10-b-wrong-no-pair = Inny bot: 1 punkt więcej. Drugi Kurier dałby parę: 2 punkty więcej.
lesson-neon-10-b-wrong-stayed = Bez ruchu: oba boty nadal pracują.

## 11

lesson-neon-11-title = Arena tonie
lesson-neon-11-idea = Na koniec rundy zapowiedziany sektor się zamyka: kto tam stoi, traci żeton i musi uciekać.
lesson-neon-11-a-ask = Stadion zamknie się na koniec rundy, a ty w nim jesteś. Nie strać żetonu.
lesson-neon-11-a-done = W samą porę. Pierścień kurczy się co rundę, a sąsiedzi zamkniętego sektora stają się sąsiadami.
lesson-neon-11-a-wrong-stayed = Stadion zamknął się z tobą w środku: żeton przepadł i nikt nie ma z niego punktów. Następny sektor zawsze widać.
lesson-neon-11-a-wrong-out-and-in = Na zewnątrz i z powrotem: zamknął się nad tobą.
lesson-neon-11-b-ask = Tym razem zostajesz w interesach i wpadasz. Masz energię. Nie strać żetonu.
lesson-neon-11-b-done = 2 energie za żeton: zwykle dobra cena.
lesson-neon-11-b-wrong-paid-with-a-token = Ucieczka się udała, ale żeton przepadł. Manewr C kosztowałby 2 energie.

## 12

lesson-neon-12-title = Żeton lidera i ostatnie liczenie
lesson-neon-12-idea = Po ostatniej rundzie liczy się punkty: żetony, boty, pary i 1 za żeton lidera.
lesson-neon-12-a-ask = Ostatnia runda. Ty i Duch macie tyle samo, a żeton lidera ma on. Nikogo nie dosięgniesz. Wygraj.
lesson-neon-12-a-done = Jeden punkt wystarczył. Przejęcie daje też 1 energię, a z żetonem wygrywasz remisy w kolejności.
lesson-neon-12-a-wrong-defended = Obrona była dobra, ale Duch wygrał żetonem lidera: 1 punkt.
lesson-neon-12-a-wrong-no-takeover = W rzędzie nie było Przejęcia. Tyle samo punktów i brak żetonu: drugie miejsce.
lesson-neon-12-b-ask = Ostatnia runda, Duch prowadzi o 2 punkty. Stoi obok z sześcioma żetonami, Wąż z jednym. Przejdzie jedno trafienie. Wygraj.
lesson-neon-12-b-done = 3 punkty za Węża i prowadzisz. Wyeliminowany zawodnik nie może wygrać, ile by miał punktów.
lesson-neon-12-b-wrong-only-two = 2 punkty dają remis z Duchem, a remis to nie wygrana. Ostatni żeton Węża był wart 3.
lesson-neon-12-b-wrong-saved-up = W ostatniej rundzie nie ma po co oszczędzać: następnej nie będzie.

## 13

lesson-neon-13-title = Cała runda
lesson-neon-13-idea = Zaplanuj, działaj, ucieknij: jedna runda od kart do zamknięcia.
lesson-neon-13-a-ask = Skończ rundę z jednym botem więcej i wszystkimi żetonami. Stadion, na którym stoisz, się zamknie.
lesson-neon-13-a-done = To była cała runda. Jeszcze sześć takich i ktoś wygra.
lesson-neon-13-a-wrong-no-way-out = Stadion zamknął się nad tobą.
lesson-neon-13-a-wrong-out-but-empty = W samą porę na zewnątrz, ale bot nadal tam jest: było czym atakować.
lesson-neon-13-b-ask = Test końcowy: w tej rundzie zdobądź żeton Ducha i opuść Stadion, zanim się zamknie.
lesson-neon-13-b-done = Zaliczone. Umiesz grać.
lesson-neon-13-b-wrong-ran-first = Najpierw ucieczka i nie było już kogo bić. Uderz, potem uciekaj.
lesson-neon-13-b-wrong-greedy = Cios padł, ale po nim trzeba było uciekać: Stadion zabrał żeton i tobie.
