# Lessons of bugs

lesson-bugs-chapter-1 = Rozkazy
lesson-bugs-chapter-2 = Walka z głową

## 1

lesson-bugs-01-title = Osiem punktów albo generał
lesson-bugs-01-idea = Wygrywasz, gdy masz 8 wpływów albo zdobędziesz generała wroga: co nastąpi wcześniej.
lesson-bugs-01-a-ask = Masz 7 wpływów. Na środkowym polu leży artefakt: oddział, który stoi tam na koniec tury, daje 1 punkt. Wygraj w tej turze.
lesson-bugs-01-a-done = 8 punktów i partia jest twoja. Artefakt daje 1 punkt w każdej turze, gdy go trzymasz.
lesson-bugs-01-a-wrong-stayed = Mrówka została w miejscu i artefaktu nikt nie zajął: nie ma punktu. Każ jej zrobić krok naprzód.
lesson-bugs-01-a-wrong-walked-past = Przeszła przez artefakt i dalej. Liczy się tylko to, gdzie oddział stoi na koniec tury.
lesson-bugs-01-b-ask = Tym razem to oni mają 7, a na artefakcie siedzi ich Osa. Zatrzymaj ich. Twoja Modliszka to kawaleria, a kawaleria zawsze tratuje Osę.
lesson-bugs-01-b-done = 1 punkt za Osę i 1 za artefakt, który jest teraz twój. Trzeci sposób na wygraną: zostawić generała bez wojska.
lesson-bugs-01-b-wrong-too-short = Modliszce zabrakło jednego pola, Osa zdobyła ósmy punkt i było po partii.
lesson-bugs-01-b-wrong-someone-else = Pająk był za daleko. Osa zdobyła ósmy punkt.

## 2

lesson-bugs-02-title = Rozkaz osobisty
lesson-bugs-02-idea = Rozkaz osobisty prowadzi jeden oddział po ścieżce, pole po polu, najwyżej tyle, ile wynosi jego Szybkość.
lesson-bugs-02-a-ask = Doprowadź oddział na artefakt (c3) w tej turze.
lesson-bugs-02-a-done = Jeden oddział, jedna ścieżka. Kolejność kroków jest równie ważna jak to, gdzie się kończą.
lesson-bugs-02-a-wrong-blocked-by-a-friend = Na drodze stała twoja Mrówka, więc Modliszka od razu się zatrzymała. Przez swoich się nie przechodzi: poprowadź ścieżkę naokoło.
lesson-bugs-02-a-wrong-too-slow = Pająk ma Szybkość 2, a do artefaktu są trzy kroki.
lesson-bugs-02-b-ask = Oddział z rozkazem osobistym atakuje tego, kogo spotka. Pokonaj Osę Modliszką; na prostej drodze stoi Mrówka wroga.
lesson-bugs-02-b-done = Za róg i prosto na Osę.
lesson-bugs-02-b-wrong-met-someone = Modliszka spotkała na c3 Mrówkę i musiała się tam zatrzymać i walczyć. Oddział staje przy pierwszym wrogu.
lesson-bugs-02-b-wrong-no-diagonals = Ścieżka kończy się obok Osy, a nie na niej. Chodzi się tylko prosto, nigdy przez róg.

## 3

lesson-bugs-03-title = Rozkaz ogólny
lesson-bugs-03-idea = Rozkaz ogólny przesuwa wszystkich oprócz generała o pole w tę samą stronę i nikt nie atakuje.
lesson-bugs-03-a-ask = Wyprowadź naprzód trzy oddziały w jednej turze: na b3, c3 i d3.
lesson-bugs-03-a-done = Wszyscy oprócz generała, który woli być noszony. (Jemu trzeba rozkazów osobistych.)
lesson-bugs-03-a-wrong-one-only = Rozkaz osobisty ruszył jeden oddział, a reszta stała i patrzyła. Żeby ruszyli wszyscy, potrzebny jest ogólny.
lesson-bugs-03-a-wrong-wrong-way = Wszyscy razem, ale w bok. Naprzód to w górę.
lesson-bugs-03-b-ask = Osa wroga stoi tuż przed twoją Modliszką. Pokonaj ją.
lesson-bugs-03-b-done = Atakuj rozkazem osobistym, maszeruj ogólnym.
lesson-bugs-03-b-wrong-general-order = Przy rozkazie ogólnym nikt nie atakuje: Modliszka zobaczyła wroga i została w miejscu.
lesson-bugs-03-b-wrong-rode-past = Modliszka przejechała obok. Zaatakować to wejść na pole wroga.

## 4

lesson-bugs-04-title = Wszyscy ruszają naraz
lesson-bugs-04-idea = Obie strony piszą rozkazy w tajemnicy; potem wszyscy stąpają razem: pierwszy krok, drugi, trzeci.
lesson-bugs-04-a-ask = Wyjątkowo możesz poznać ich rozkaz: Osa idzie dwa pola w dół, d4, d3, d2. Złap ją Modliszką.
lesson-bugs-04-a-done = Tam, gdzie będzie, a nie tam, gdzie była: o to chodzi.
lesson-bugs-04-a-wrong-too-late = Na d3 Modliszka dotarła w drugim kroku, akurat gdy Osa stamtąd wyszła. Celuj tam, gdzie Osa będzie.
lesson-bugs-04-a-wrong-old-address = Modliszka poszła na d4, gdzie Osa była przed ruchem.
lesson-bugs-04-b-ask = Ich Osa idzie o pole w dół, z c4 na c3, a na c3 stoi twoja Modliszka. Gdy pójdziesz w górę, zamienicie się miejscami. Spróbuj.
lesson-bugs-04-b-done = Nikt przez nikogo nie przechodzi: spotykają się i szybszy walczy na polu wolniejszego. Czekanie z rozkazem osobistym też było dobre.
lesson-bugs-04-b-wrong-stepped-aside = Modliszka zeszła z drogi, a Osa weszła i wzięła artefakt.
lesson-bugs-04-b-wrong-no-order = Modliszka nie miała rozkazu, więc mogła się tylko bronić, i to kośćmi.

## 5

lesson-bugs-05-title = Kości kosztują energię
lesson-bugs-05-idea = W walce każda strona dodaje do Siły kość (od 1 do 3); każdy rzut kosztuje 1 energię, a bez energii nie dodasz nic.
lesson-bugs-05-a-ask = Nie mają już energii: nie mogą rzucać. Wybierz dla Mrówki walkę, której nie da się nie wygrać.
lesson-bugs-05-a-done = Co najmniej 2 + 1 przeciw 1 + 0. Walki wygrywa energia: dostajesz 2 na turę i możesz mieć 6.
lesson-bugs-05-a-wrong-spider = 2 i twoja kość przeciw 3: z jedynką będzie remis i nic nie zyskasz. Szukaj słabszego.
lesson-bugs-05-a-wrong-general = Nawet bez kości generał liczy się za 3. Z jedynką tylko zremisujesz. Choć kusi.
lesson-bugs-05-b-ask = Wypadło ci 1, im 2, a obie Mrówki mają Siłę 2: przegrywasz. Została ci 1 energia. Co teraz?
lesson-bugs-05-b-done = 5 przeciw 4. Liczy się ostatni rzut, a każdy kosztuje 1.
lesson-bugs-05-b-wrong-gave-up = Jedynka została i Mrówka przepadła, choć była jeszcze energia. Gdy przegrywasz, a to ważne, rzuć jeszcze raz.
lesson-bugs-05-c-ask = Wypadło ci 3, im 2: 5 przeciw 4. Nie mają już za co rzucać. Masz 1 energię. Rzucasz jeszcze raz?
lesson-bugs-05-c-done = Przed rzutem dwa pytania: czy przegrywam i czy mogą odpowiedzieć? Tu: nie i nie. Więc zostaw.
lesson-bugs-05-c-wrong-rolled-a-lead-away = To była już wygrana: nikt nie mógł odpowiedzieć. Nowy rzut mógł tylko zaszkodzić, a kosztował energię.

## 6

lesson-bugs-06-title = Test: rozkazy
lesson-bugs-06-idea = Dojść, spotkać, walczyć: wszystko jednym rozkazem.
lesson-bugs-06-a-ask = Masz 6 wpływów. Wygraj w tej turze.
lesson-bugs-06-a-done = Jeden za Osę, jeden za artefakt: 8.
lesson-bugs-06-a-wrong-into-the-ant = Na b2 stała twoja Mrówka i zatrzymała Modliszkę. Omiń ją.
lesson-bugs-06-a-wrong-ant-first = Mrówka musi rzucać, a Osie może wypaść więcej. Modliszka nie potrzebuje kości.
lesson-bugs-06-b-ask = Maszerują: wszystkie ich oddziały robią krok w dół. Złap Osę.
lesson-bugs-06-b-done = Zaliczone. Rozkaz ogólny łatwo odczytać, jeśli wiesz, że nadchodzi.
lesson-bugs-06-b-wrong-where-it-was = Zabrakło pola: Modliszka stanęła na d2, a Osa na d3. Oblicz, dokąd zaprowadzi ją rozkaz.
lesson-bugs-06-b-wrong-where-it-started = Modliszka pojechała w górę, a Osa szła w dół: minęły się.

## 7

lesson-bugs-07-title = Koń, łuk, włócznia
lesson-bugs-07-idea = Kawaleria bije łuczników, łucznicy włócznie, włócznie kawalerię: na pewno, jeśli zwycięzca ma rozkaz osobisty.
lesson-bugs-07-a-ask = Masz Pająka: włócznię. Pokonaj kogoś bez rzutu kością.
lesson-bugs-07-a-done = Włócznia bije konia, koń łuk, łuk włócznię. Bez kości, bez energii, 1 punkt.
lesson-bugs-07-a-right-2 = Strzał z sąsiedniego pola też działa: Pająk sięga na jedno.
lesson-bugs-07-a-wrong-archer = Włócznie nie biją łuczników, więc doszło do kości. Kogo bije włócznia?
lesson-bugs-07-a-wrong-mirror = Włócznię przeciw włóczni rozstrzygają kości.
lesson-bugs-07-b-ask = Ich Modliszka pojedzie na twoją Osę: dwa kroki w dół kolumny d. Ocal Osę i zdobądź Modliszkę.
lesson-bugs-07-b-done = Rozkaz osobisty musi mieć zwycięzca trójkąta. Na tym polega sztuka.
lesson-bugs-07-b-wrong-general-order = Wszyscy poszli w prawo i Pająk spotkał Modliszkę; ale bez rozkazu osobistego nie ma pewnej wygranej, więc doszło do kości.
lesson-bugs-07-b-wrong-did-nothing = Modliszka stratowała twoją Osę: koń bije łuk, a rozkaz miała ona.

## 8

lesson-bugs-08-title = Strzały
lesson-bugs-08-idea = Po ruchu Osa strzela w linii prostej na dwa pola, a Pająk na jedno, i cel, który przetrwa, nie może ich zranić.
lesson-bugs-08-a-ask = Zastrzel Pająka Osą: łuk bije włócznię. Nie wchodź na niego.
lesson-bugs-08-a-done = Krok na linię, potem strzał. Bez energii i bez ryzyka.
lesson-bugs-08-a-wrong-no-line = Stąd Pająk stoi na ukos, a strzela się tylko prosto.
lesson-bugs-08-a-wrong-held-fire = Osa była na linii i nie strzeliła. Po ruchu wskaż cel.
lesson-bugs-08-b-ask = Dwa cele: Modliszka obok i Pająk dwa pola dalej. Strzel do tego, który jest pewny.
lesson-bugs-08-b-done = A jeśli strzał do Modliszki się nie uda, Osa zostanie: cel może najwyżej ocalić siebie.
lesson-bugs-08-b-wrong-mantis = Łuk przeciw koniowi to kości, nawet z daleka. Pająk był pewny.
lesson-bugs-08-b-wrong-held-fire = Strzału nie było i oba cele nadal stoją.

## 9

lesson-bugs-09-title = Artefakt i tabor
lesson-bugs-09-idea = Artefakt daje 1 punkt na turę; armia, której tabor zdobyto, nie dostaje energii.
lesson-bugs-09-a-ask = Odetnij ich: zdobądź ich tabor na c5.
lesson-bugs-09-a-done = Nie ma taboru, nie ma dochodu: muszą walczyć tym, co mają. Pozostaje zdobyty, nawet gdy odejdziesz.
lesson-bugs-09-a-wrong-short = Zabrakło pola. Tabor zdobywa tylko oddział, który kończy na nim turę.
lesson-bugs-09-a-wrong-on-foot = Mrówka potrzebuje na to trzech tur. Kto jest szybszy?
lesson-bugs-09-b-ask = Teraz zdobyto twój tabor na c1. Odzyskaj dochód i zachowaj punkt z artefaktu.
lesson-bugs-09-b-done = Znów w domu, a Modliszka nadal zarabia swój punkt na artefakcie.
lesson-bugs-09-b-wrong-blocked-on-the-way = Na drodze stała twoja Mrówka, Modliszka nie dotarła do domu i tabor nadal jest ich.
lesson-bugs-09-b-wrong-marched = Rozkaz ogólny do tyłu sprowadził Mrówkę do domu, ale też zabrał Modliszkę z artefaktu.

## 10

lesson-bugs-10-title = Droga powrotna i droga na skróty
lesson-bugs-10-idea = Przy remisie obaj cofają się tam, skąd przyszli, a kto nie ma dokąd, przepada; w kampanii portale to skrót.
lesson-bugs-10-a-ask = Ich Mrówka idzie w tej turze e1, e2, d2. Zaatakuj generała na d3 tak, by remis nie kosztował cię Modliszki. Kości pokażą 1 dla ciebie i 1 dla nich.
lesson-bugs-10-a-done = Z powrotem na c3, cała. Zanim zaatakujesz, spójrz na pole, z którego idziesz.
lesson-bugs-10-a-wrong-no-way-back = Remis, więc Modliszka musiała wrócić na d2; ale właśnie weszła tam ich Mrówka. Bez drogi powrotnej oddział przepada.
lesson-bugs-10-a-wrong-no-attack = Nikt nie atakował, więc nic się nie rozstrzygnęło.
lesson-bugs-10-b-ask = W kampanii na a3 i e3 są portale. Przeprowadź Mrówkę z a2 na drugą stronę w jednej turze.
lesson-bugs-10-b-done = Przeszła. Rozkaz ogólny też by wystarczył: przejść może każdy, kto miał rozkaz i tam stoi.
lesson-bugs-10-b-wrong-refused = Mrówka stała na portalu, ale nie chciała przejść. Zgódź się, a na koniec tury będzie po drugiej stronie.
lesson-bugs-10-b-wrong-walked-through = Mrówka przeszła przez portal i poszła dalej. Bierze tylko tych, którzy się na nim zatrzymają.

## 11

lesson-bugs-11-title = Co zrobią?
lesson-bugs-11-idea = Ich rozkazu nie widać, więc szukaj takiego, który jest dobry na wszystkie albo przynajmniej na groźne.
lesson-bugs-11-a-ask = Masz 7 wpływów, a twój Pająk stoi na artefakcie. W zasięgu mają tylko kawalerię. Znajdź rozkaz, który wygra, cokolwiek zrobią.
lesson-bugs-11-a-done = Stanie to też rozkaz. Pająk był gotowy, a gotowa włócznia to koniec każdego konia. Mieli dziesiątki rozkazów i żaden nie pomógł.
lesson-bugs-11-a-wrong-no-order-for-the-spider = Przeciw większości rozkazów to wygrana; ale ich Modliszka mogła wjechać na c3, a Pająk bez własnego rozkazu musiałby rzucać.
lesson-bugs-11-a-wrong-left-it = Pająk sam zszedł z artefaktu. Siódmy punkt to nie ósmy.
lesson-bugs-11-b-ask = Ich Modliszka chce jednego z dwojga: artefaktu (d4, d3, c3) albo twojej Osy (d4, d3, d2). Nie wiesz, czego. Powstrzymaj jedno i drugie.
lesson-bugs-11-b-done = d3 leży na obu drogach. Gdy nie zgadniesz, czego chcą, zabierz to, czego do wszystkiego potrzebują.
lesson-bugs-11-b-wrong-guarded-the-wasp = Osa uciekła i Modliszka też: miała dwie drogi i obie były otwarte. Gdzie się krzyżują?
lesson-bugs-11-b-wrong-waited = Czekanie nie pomogło: Modliszka tak czy inaczej przejechała obok Pająka.

## 12

lesson-bugs-12-title = Test: walka z głową
lesson-bugs-12-idea = Dwie pozycje z prawdziwych partii, po jednym rozkazie.
lesson-bugs-12-a-ask = Oni mają 6 wpływów, ty 7. Artefakt trzyma ich Pająk. Wygraj w tej turze.
lesson-bugs-12-a-done = Zaliczone: ósmy punkt, i to bez kości.
lesson-bugs-12-a-right-4 = Wprost na Modliszkę: tak też włócznia bije konia.
lesson-bugs-12-a-right-5 = Wprost na Pająka: tak też łuk bije włócznię.
lesson-bugs-12-a-wrong-shot-the-horse = Strzał poszedł do Modliszki: łuk przeciw koniowi to kości, a bez energii twoja się nie liczyła.
lesson-bugs-12-a-wrong-forgot-to-shoot = Osa była na linii i nie strzeliła.
lesson-bugs-12-a-wrong-empty-handed = Nikt nie padł, a ich Pająk dostał punkt za artefakt.
lesson-bugs-12-b-ask = Zdobądź generała wroga. W tej turze nie ma rozkazu, a oni nie mają energii. Komar jest mały, ale wróg bez rozkazu liczy się wobec niego za 0.
lesson-bugs-12-b-done = Komar kłuje tych, którzy nie patrzą: bez rozkazu generał nic nie znaczy. Umiesz grać.
lesson-bugs-12-b-wrong-ant = Mrówka tam nie dojdzie: dwa pola w górę i jedno w bok to trzy kroki.
lesson-bugs-12-b-wrong-one-short = Zabrakło pola: generał jest dwa kroki dalej.
