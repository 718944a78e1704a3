# Zasady „Neonu” naszymi słowami, pod numerami rejestru.

## NEON-GEN

rule-NEON-GEN-01 = Zawodnik to figurka gracza lub Automa; bot to neutralny żeton. Przeciwnikiem jest każdy bot i każdy inny zawodnik, który nie jest sojusznikiem. To, co dotyczy zawodników, nie dotyczy botów; to, co dotyczy przeciwników i celów, dotyczy jednych i drugich.
rule-NEON-GEN-02 = Sojusznik to inny zawodnik tej samej drużyny; drużyny są tylko w Koalicji.
rule-NEON-GEN-03 = Zawodnik jest na arenie, póki jego figurka stoi w sektorze, a w turnieju, póki nie zostanie wyeliminowany. Na statku desantowym jest w turnieju, ale nie na arenie.
ruling-NEON-GEN-03 = NEON-R-02: Zawodnik na statku nadal jest w turnieju, chyba że został wyeliminowany.
rule-NEON-GEN-04 = Otwarte sektory tworzą pierścień; sąsiadują te, które leżą w nim obok siebie. Gdy sektor znika, sąsiadami stają się dwa leżące po jego bokach.

## NEON-SET

rule-NEON-SET-01 = Wybierzcie tryb: Odrodzenie, Battle Royale albo Koalicja.
rule-NEON-SET-02 = Przetasujcie 10 sektorów i ułóżcie je odkryte w zamknięty pierścień, w wylosowanej kolejności.
rule-NEON-SET-03 = Przetasujcie zakryte 10 żetonów tablicy i odwróćcie stos. Widać tylko numer wierzchniego: ten sektor zamknie się pierwszy.
rule-NEON-SET-04 = Na każdym sektorze kładzie się losowy żeton bota, stroną z botem do góry; jego typ, a więc i zasoby, widzą wszyscy.
rule-NEON-SET-05 = Planszę rund kładzie się stroną dla danej liczby graczy. Za zgodą można wziąć drugą stronę: wydrukowana liczba to rada.
rule-NEON-SET-06 = Ułóżcie trzy talie łupów według klas, każdą przetasowaną i zakrytą; każda ma własny odkryty stos odrzuconych.
rule-NEON-SET-07 = W Odrodzeniu i Koalicji przetasujcie zakrytą talię ulepszeń. W Battle Royale ulepszeń się nie używa.
rule-NEON-SET-08 = Każdy bierze zawodnika, wybranego lub losowego, bez powtórek. Plansza leży stroną A w Odrodzeniu i Koalicji, stroną B w Battle Royale.
rule-NEON-SET-09 = Sześć żetonów zdrowia: w górnym rzędzie 2, 2, 2, w środkowym 1, 1, w dolnym 3. W Battle Royale wartości się nie liczą.
rule-NEON-SET-10 = Każdy zawodnik ma 2 żetony pola siłowego, żeton specjalny, jeśli podaje go plansza, i 7 kart akcji.
rule-NEON-SET-11 = Energia na początku wynosi 3.
rule-NEON-SET-12 = Figurka zaczyna na statku desantowym.
rule-NEON-SET-13 = Przetasuj swoje 7 kart akcji i dobierz 3 na rękę.
rule-NEON-SET-14 = Żeton lidera dostaje losowy gracz.
rule-NEON-SET-15 = Żetonu przeszukania nigdy nie zabraknie: ich liczba jest nieograniczona.
rule-NEON-SET-16 = Koalicja wymaga 4 graczy (dwie drużyny po 2) lub 6 (trzy po 2 albo dwie po 3). Domyślnie drużyny siedzą na przemian.
rule-NEON-SET-17 = W dwie osoby Automa gra zawsze; przy większej liczbie graczy opcjonalnie.

## NEON-RND

rule-NEON-RND-01 = Runda ma cztery fazy: 1 wybór kart, 2 akcje, 3 sprawdzenie końca gry, 4 zamykanie sektorów.
rule-NEON-RND-02 = Bieżące pole to pierwsze puste pole planszy rund.
rule-NEON-RND-03 = Na końcu rundy każdy zawodnik zdejmuje z figurki żetony pola siłowego.
rule-NEON-RND-04 = Na końcu rundy obrócone (użyte) ulepszenia są znów gotowe.
rule-NEON-RND-05 = Na końcu rundy z areny znika żeton specjalny zawodnika wyeliminowanego w tej rundzie.
rule-NEON-RND-06 = Runda kończy się po zamknięciu sektorów: najpierw wracają żetony pola siłowego, potem odświeża się ulepszenia, potem znikają żetony wyeliminowanych.

## NEON-PLAN

rule-NEON-PLAN-01 = Każdy gracz w turnieju wybiera 2 z 3 kart na ręce: jedna leży na wierzchu, druga pod nią.
rule-NEON-PLAN-02 = Wierzchnia karta zakrywa lewą lub prawą połowę spodniej. Każdą kartę można obrócić, co zamienia jej połowy. Trzy widoczne połowy to rząd akcji: obie połowy wierzchniej karty i jedna połowa spodniej z dowolnej strony.
rule-NEON-PLAN-03 = Liczba na wierzchniej karcie to inicjatywa, od 1 do 7; niższa działa wcześniej.
rule-NEON-PLAN-04 = Trzecia karta zostaje na ręce.
rule-NEON-PLAN-05 = Wybór jest tajny, aż wyłożą wszyscy; potem odkrywa się wszystko naraz.
rule-NEON-PLAN-06 = Dla ręki jest najwyżej 48 planów: 6 uporządkowanych par kart, 2 obroty wierzchniej, 2 połowy spodniej, 2 strony. Plany z tym samym rzędem i tą samą wierzchnią kartą liczą się jako jeden.
rule-NEON-PLAN-07 = Zawodnik na statku desantowym planuje jak wszyscy.

## NEON-INIT

rule-NEON-INIT-01 = Tury idą od najniższej inicjatywy do najwyższej.
rule-NEON-INIT-02 = Przy równej inicjatywie pierwszy jest posiadacz żetonu lidera, pozostali za nim zgodnie z ruchem wskazówek zegara.
rule-NEON-INIT-03 = Żeton lidera może w trakcie rundy zmienić właściciela. Po każdej turze kolejność tych, którzy jeszcze nie działali, ustala się na nowo według nowego lidera.
rule-NEON-INIT-04 = Automa działa po wszystkich graczach.
rule-NEON-INIT-05 = Zasadzki używa się zaraz po odkryciu rzędów: kto jej użył, ma pierwszą turę rundy bez względu na inicjatywę. Kolejność pozostałych się nie zmienia.
rule-NEON-INIT-06 = Jeśli jako pierwsi w rundzie ma działać kilku zawodników, między sobą zachowują zwykłą kolejność.

## NEON-ACT

rule-NEON-ACT-01 = Zaraz po odkryciu każdy gracz dołącza po jednym żetonie pola siłowego za każdą połowę Obrona w rzędzie, najwyżej 2; inne akcje poza własną turą nie działają. Połowę z Obroną lub alternatywą ustala się teraz jako jedną z nich. Potem można użyć zdolności tego momentu.
ruling-NEON-ACT-01 = NEON-R-32: Czy połowa z Obroną i alternatywą będzie Obroną, rozstrzyga się przy odkryciu: Obrona daje żeton teraz i energię później, alternatywa nie daje żetonu.
rule-NEON-ACT-02 = Po kolei każdy gracz wykonuje trzy połowy swojego rzędu od lewej do prawej. Kolejności nie można zmieniać.
rule-NEON-ACT-03 = Z połowy z kilkoma możliwościami wybiera się dokładnie jedną, gdy przyjdzie na nią kolej; połowy z Obroną ustalono przy odkryciu.
rule-NEON-ACT-04 = Akcje rzędu są obowiązkowe: co da się wykonać, trzeba wykonać. Niemożliwa do wykonania (nie stać na przeszukanie, brak dozwolonego celu) nic nie daje.
ruling-NEON-ACT-04 = NEON-R-01: Przy ruchu można zostać na miejscu; atak wymaga dozwolonego celu w zasięgu, przeszukanie swojej ceny. Z opcją rozgrywki każdą akcję można pominąć.
rule-NEON-ACT-05 = Po ostatniej akcji gracz odrzuca dwie zagrane karty i dobiera 2. Jeśli talia się skończy, tasuje odrzucone w nową i dobiera dalej. Każda runda zaczyna się więc z 3 kartami na ręce.
rule-NEON-ACT-06 = Zdolności własnej tury można używać przed akcjami, między nimi i po nich, jeśli starcza energii.
rule-NEON-ACT-07 = Na początku swojej tury zawodnik zabiera z areny swój żeton specjalny, jeśli tam leży.
rule-NEON-ACT-08 = Tura zaczyna się od powrotu żetonu specjalnego, potem lądowanie, potem efekty początku tury; dalej akcje.
rule-NEON-ACT-09 = Zawodnik pokonany we własnej turze traci pozostałe akcje tej rundy.
ruling-NEON-ACT-09 = NEON-R-03: Zawodnik pokonany we własnej turze traci pozostałe akcje.

## NEON-DEFA

rule-NEON-DEFA-01 = Połowa Obrona daje 2 energie, gdy przyjdzie na nią kolej; jej żeton pola dołączono przy odkryciu.
rule-NEON-DEFA-02 = Zawodnik z co najmniej jednym żetonem jest w polu siłowym i w każdej obronie tej rundy rzuca o 1 kość obrony więcej za każdy żeton, także przed własną turą.
rule-NEON-DEFA-03 = Żetony pola siłowego przesuwają się razem z figurką.
rule-NEON-DEFA-04 = Po porażce żetony pola wracają do właściciela; połowy Obrona nadal dają po 2 energie, gdy zawodnik działa później w tej rundzie.

## NEON-LEAD

rule-NEON-LEAD-01 = Przejęcie: weź żeton lidera (jeśli już go masz, nic się nie zmienia) i w obu przypadkach zyskaj 1 energię.
rule-NEON-LEAD-02 = Energię za Przejęcie dostajesz, nawet jeśli żeton jest już twój.
ruling-NEON-LEAD-02 = NEON-R-04: Przejęcie daje energię także temu, kto już jest liderem.

## NEON-NRG

rule-NEON-NRG-01 = Połowa z energią daje tyle energii, ile pokazuje.
rule-NEON-NRG-02 = Energia nigdy nie przekracza 6: nadmiar przepada. Nie spada też poniżej 0: koszt trzeba zapłacić w całości.

## NEON-JOK

rule-NEON-JOK-01 = Każda połowa Jokera oferuje ruch, atak, przeszukanie albo energię. Nie daje Obrony ani Przejęcia, więc nie dołącza żetonu pola.

## NEON-LAND

rule-NEON-LAND-01 = Jeśli na początku tury figurka jest na statku, gracz musi najpierw postawić ją w dowolnym otwartym sektorze. To nie jest akcja.
rule-NEON-LAND-02 = Zawodnik na statku nie używa zdolności i nie może być atakowany ani wybrany na cel.
rule-NEON-LAND-03 = Tak samo po serwisie: zawodnik ląduje na początku następnej tury. Pokonany przed swoją turą w tej rundzie nadal ją ma i wykonuje wszystkie trzy akcje.
rule-NEON-LAND-04 = Lądowanie liczy się jako wejście do sektora.
ruling-NEON-LAND-04 = NEON-R-06: Lądowanie wywołuje efekt sektora przy wejściu.

## NEON-MOVE

rule-NEON-MOVE-01 = Przejdź do jednego z dwóch sąsiednich sektorów albo zostań.
rule-NEON-MOVE-02 = Efekt sektora przy wejściu następuje od razu.
rule-NEON-MOVE-03 = Z Dworca akcją Ruch można przejść do dowolnego otwartego sektora. Innych przesunięć to nie dotyczy.
rule-NEON-MOVE-04 = Gdy zostały dwa sektory, drugi sektor jest jedynym sąsiadem z obu stron.
rule-NEON-MOVE-05 = Przesunięcie o więcej niż krok omija sektory po drodze: wchodzi się tylko do ostatniego. Pozostanie na miejscu nie jest ruchem.

## NEON-SRCH

rule-NEON-SRCH-01 = Przeszukanie kosztuje 1 energię za każdy żeton przeszukania we własnym sektorze; bez żetonów jest darmowe. Kto nie może zapłacić, nie przeszukuje.
rule-NEON-SRCH-02 = O tym, co oglądasz, decyduje klasa sektora: zielony 3 zielone karty, pomarańczowy 2 pomarańczowe, fioletowy 1 fioletową i 1 zieloną. W każdym przypadku zatrzymaj 2.
rule-NEON-SRCH-03 = Efekty pozwalające obejrzeć więcej kart nie zwiększają liczby zatrzymanych.
rule-NEON-SRCH-04 = Niezatrzymane karty trafiają odkryte na stos odrzuconych swojej klasy.
rule-NEON-SRCH-05 = Efekt, który daje wziąć karty, a nie obejrzeć, zostawia je wszystkie.
rule-NEON-SRCH-06 = Gdy talia jest pusta, tasuje się jej stos odrzuconych w nową i dobiera dalej. Gdy oba są puste, dobiera się mniej.
rule-NEON-SRCH-07 = Po akcji połóż w swoim sektorze 1 żeton przeszukania.
rule-NEON-SRCH-08 = W Centrum handlowym ogląda się o 1 kartę więcej, z talii klasy tego sektora.
ruling-NEON-SRCH-08 = NEON-R-16: Dodatkowa karta Centrum handlowego pochodzi z talii klasy tego sektora.
rule-NEON-SRCH-09 = Oglądane karty widzi tylko przeszukujący, póki ich nie wyłoży lub nie odrzuci.

## NEON-LOOT

rule-NEON-LOOT-01 = Każdą zatrzymaną lub wziętą kartę wykłada się od razu, w kolejności wybranej przez właściciela: jako ekwipunek, jako zasób albo do odrzuconych. Łupów nie trzyma się na ręce.
rule-NEON-LOOT-02 = Karta może zostać ekwipunkiem na wolnym miejscu, jeśli nie masz ekwipunku tego typu.
rule-NEON-LOOT-03 = Karta może zostać ekwipunkiem na jednej z twoich kart ekwipunku, jeśli obie mają wspólny symbol zasobu i żaden typ się nie powtórzy. Zakryta karta może być innego typu.
rule-NEON-LOOT-04 = Zakryta karta staje się zasobem nowej, a zasoby spod niej przechodzą razem z nią, do limitu nowej karty. Co odrzucić, wybiera właściciel; przechodzące zasoby nie muszą pasować.
ruling-NEON-LOOT-04 = NEON-R-07: Właściciel wybiera, które nadmiarowe zasoby odrzucić, a przechodzące zasoby nie muszą pasować do nowej karty.
rule-NEON-LOOT-05 = Karta może zostać zasobem pod twoją kartą ekwipunku, jeśli mają wspólny symbol zasobu i jest miejsce.
rule-NEON-LOOT-06 = Masz najwyżej jedną kartę ekwipunku każdego z 6 typów. Karta typu, który już masz, może tylko stać się zasobem, zakryć kartę swojego typu albo zostać odrzucona.
rule-NEON-LOOT-07 = Zasobu nie można przełożyć pod inną kartę ani zamienić w ekwipunek. Karta ekwipunku staje się zasobem tylko przez zakrycie.
rule-NEON-LOOT-08 = Gdy karta ekwipunku zostaje z jakiegokolwiek powodu odrzucona, odrzuca się też wszystkie zasoby pod nią.
rule-NEON-LOOT-09 = Własnego ekwipunku nie można odrzucić tylko po to, by zrobić miejsce.
ruling-NEON-LOOT-09 = NEON-R-08: Własnego ekwipunku nie można odrzucić, by zwolnić miejsce.

## NEON-SUP

rule-NEON-SUP-01 = Zasób wydaje się, odrzucając jego kartę spod ekwipunku, którego efektu się używa.
rule-NEON-SUP-02 = Każda karta ekwipunku zawiera 1 zasób: samą siebie. Jeśli nie ma innego pasującego zasobu, jej efekt można opłacić, odrzucając samą kartę; wtedy działa NEON-LOOT-08.
rule-NEON-SUP-03 = Limit wydrukowany na karcie liczy tylko karty pod nią, nie ją samą.
rule-NEON-SUP-04 = Karta z dwoma symbolami służy jako jeden zasób dowolnego z dwóch typów.
rule-NEON-SUP-05 = Żeton bota można raz odwrócić podczas ataku lub obrony i zapłacić nim, jako jednym zasobem jednego z jego typów, za dowolny efekt ekwipunku właściciela. Nie można go użyć w ataku, w którym go zdobyto.
rule-NEON-SUP-06 = Płacący wybiera spośród pasujących zasobów i żetonów botów. Samej karty można użyć tylko wtedy, gdy nie leży pod nią pasujący zasób, ale można ją oddać zamiast żetonu bota.
ruling-NEON-SUP-06 = NEON-R-09: Płacący wybiera dowolnie spośród pasujących zasobów, ale samą kartę może odrzucić tylko wtedy, gdy nie leży pod nią pasujący.
rule-NEON-SUP-07 = Efekt opłacony odrzuceniem własnej karty i tak się wykonuje, a odrzucona tak broń kończy bieżący atak z już ustalonymi kośćmi; jej dalsze efekty przepadają.
ruling-NEON-SUP-07 = NEON-R-10: Atak trwa dalej, nawet jeśli jego broń odrzucono, płacąc za efekt.

## NEON-ATK

rule-NEON-ATK-01 = Wybierz jedną broń: podstawową albo własną kartę ekwipunku typu pistolet, broń ciężka, broń biała lub granat.
rule-NEON-ATK-02 = Wybierz cel w dozwolonym dystansie: innego zawodnika na arenie lub bota. Sojusznika wybrać nie można.
rule-NEON-ATK-03 = Dystans 0 to własny sektor, 1 sąsiedni, 2 sąsiadujący z tamtym, ale nie własny. Linii wzroku nie ma.
ruling-NEON-ATK-03 = NEON-R-05: W małym pierścieniu cel stoi na dwóch dystansach, po jednym z każdej strony. Który się liczy, wybiera atakujący; Automa bierze krótszy.
rule-NEON-ATK-04 = Broń podaje kości dla dystansów 0, 1 i 2. Puste miejsce znaczy, że tam nie atakuje, chyba że efekt dodający kości wyraźnie otwiera ten dystans. Dalej niż 2 sięgają tylko efekty takie jak Haubica.
rule-NEON-ATK-05 = Broń biała sięga tylko na dystans 0. Każdy zawodnik ma podstawową broń białą.
rule-NEON-ATK-06 = W ataku rzuca się najwyżej 5 kośćmi ataku.
rule-NEON-ATK-07 = Efekty dystansu, obszaru i przesunięcia celu ogłasza się i opłaca przy wyborze celu. Jeśli nie zostanie żaden dozwolony cel, atak kończy się bez rzutu: koszty przepadają, a atak się nie udał.
rule-NEON-ATK-08 = Przed rzutem atakujący może użyć efektów, które dodają kości lub działają przed atakiem. Potem zostaje najwyżej 5 kości.
rule-NEON-ATK-09 = Trafienia krytyczne i zwykłe to trafienia; warunkowe pudła i pudła nie, chyba że je zmieniono.
rule-NEON-ATK-10 = Po rzucie atakujący może przerzucać i zmieniać kości w dowolnej kolejności. Kości ataku przerzuca się najwyżej raz na atak, jednym efektem; wszystkie dozwolone kości rzuca się razem.
rule-NEON-ATK-11 = Każdego efektu karty ekwipunku używa się najwyżej raz na atak.
rule-NEON-ATK-12 = Przy kilku celach rzut ataku wykonuje się raz; potem każdy broni się w kolejności tur, Automa po graczach, bot na końcu.
rule-NEON-ATK-13 = Atakujący i broniący się mogą używać własnych zdolności, efektu swojego sektora, własnego ekwipunku i własnego ulepszenia.

## NEON-DEF

rule-NEON-DEF-01 = Broniący się rzuca 1 kością za pancerz podstawowy, po 1 za każdy żeton pola i tyloma, ile dodadzą efekty przed rzutem.
rule-NEON-DEF-02 = Efekty zmieniające kości atakującego wobec tego broniącego się (Hologram) stosuje się tutaj i dotyczą tylko jego.
rule-NEON-DEF-03 = W obronie rzuca się najwyżej 3 kośćmi obrony.
rule-NEON-DEF-04 = Po rzucie obrony broniący się może przerzucać i zmieniać kości; kości obrony przerzuca się najwyżej raz na atak.
rule-NEON-DEF-05 = „Blok zwykłego trafienia” anuluje jedno zwykłe trafienie; „Blok każdego trafienia” jedno dowolne, według wyboru broniącego się; „Porażka, zyskaj 1 energię” daje mu 1 energię.
rule-NEON-DEF-06 = Liczą się tylko ostateczne wyniki: przerzucona „Porażka, zyskaj 1 energię” nic nie daje, a energia przychodzi dopiero po ustaleniu wyników, więc wcześniej nie można nią płacić za efekty tej samej obrony.
ruling-NEON-DEF-06 = NEON-R-11: Energia za „Porażka, zyskaj 1 energię” przychodzi po przerzutach broniącego się, a przed obrażeniami.
rule-NEON-DEF-07 = Gdy broniący się skończy, atakujący może użyć efektów w odpowiedzi, na przykład liczyć jeden z jego wyników jako inny.
ruling-NEON-DEF-07 = NEON-R-13: Na zmianę wyników broniącego się atakujący ma osobny moment, po jego przerzutach.
rule-NEON-DEF-08 = Zmiany automatyczne (Granat dymny, potem Stadion) stosuje się do ostatecznych ścianek przed przydziałem bloków; każda kość zmienia się najwyżej raz.
rule-NEON-DEF-09 = Póki przechodzą trafienia krytyczne, broniący się musi używać obowiązkowych efektów hełmu i płacić za nie zasobem; póki przechodzą zwykłe, efektów pancerza. Efekty nieobowiązkowe są do wyboru.
rule-NEON-DEF-10 = Obowiązkowy efekt opłaca się samą kartą, gdy nie ma nic innego pasującego. Używa się go najwyżej raz na atak.
ruling-NEON-DEF-10 = NEON-R-14: Obowiązkowy efekt hełmu lub pancerza bez wolnego zasobu opłaca się samą kartą.
rule-NEON-DEF-11 = Najpierw używa się hełmu, potem pancerza.

## NEON-RES

rule-NEON-RES-01 = Obrażenia celu to trafienia, które przeszły, krytyczne i zwykłe, plus to, co dodają efekty.
rule-NEON-RES-02 = Potem atakujący może użyć efektów, które wymagają zadanych obrażeń.
rule-NEON-RES-03 = Atakujący zabiera zawodnikowi tyle żetonów zdrowia, od górnego rzędu w dół; w Battle Royale wypadają z gry.
rule-NEON-RES-04 = Bota niszczy choćby 1 obrażenie; atakujący zabiera jego żeton, stroną z zasobami do góry.
rule-NEON-RES-05 = Jeśli nic nie przeszło, atak się nie udał i atakujący może użyć Manewru B. Przy kilku celach: tylko gdy żaden nie odniósł obrażeń ani nie został zniszczony.
rule-NEON-RES-06 = Po ataku efektów używają broniący się w kolejności tur, potem atakujący. Kto jest na statku lub odpadł, nie używa niczego.

## NEON-BOT

rule-NEON-BOT-01 = Boty nigdy nie atakują. Bot broni się 1 kością obrony.
rule-NEON-BOT-02 = Kością bota rzuca się razem z kośćmi ataku, więc atakujący widzi ją przed zmianą wyników.
rule-NEON-BOT-03 = Bot niczego nie przerzuca ani nie używa; działają na niego tylko automatyczne efekty na wyniki (Stadion, Granat dymny).
rule-NEON-BOT-04 = Jest 5 typów po 2 żetony; na początku po jednym bocie w sektorze. Boty nie wracają.
rule-NEON-BOT-05 = Atak na Automę rzuca się tak samo: jej kości obrony razem z kośćmi ataku.

## NEON-DMG

rule-NEON-DMG-01 = Każde obrażenie zdejmuje jeden żeton zdrowia: najpierw z górnego rzędu, potem ze środkowego, potem z dolnego.
rule-NEON-DMG-02 = W Odrodzeniu i Koalicji żeton trafia do trofeów gracza, który zadał obrażenia, także zdolnością (np. Pułapką). Przy obrażeniach bez takiego źródła (zamknięcie sektora) żeton wraca do banku.
rule-NEON-DMG-03 = Obrażenia ponad ostatni żeton bieżącej strony planszy przepadają.

## NEON-KO

rule-NEON-KO-01 = Zawodnik, który traci ostatni żeton strony A, trafia do serwisu; na stronie B zostaje wyeliminowany, a figurka znika.
rule-NEON-KO-02 = Żetony pola wracają do zawodnika. Żeton specjalny zostaje na miejscu: po serwisie wraca na początku następnej tury, po eliminacji znika na końcu rundy.
rule-NEON-KO-03 = Jeśli ostatni żeton przepadł przez atak lub zdolność przeciwnika, może on zabrać do 2 wybranych kart ekwipunku (wierzchnich, nie zasobów). Wszystkie zasoby i reszta ekwipunku trafiają do odrzuconych.
rule-NEON-KO-04 = Zabrany ekwipunek od razu wykłada się u zabierającego według zasad łupów.
ruling-NEON-KO-04 = NEON-R-15: Ekwipunek zabrany pokonanemu wykłada się od razu jak znaleziony łup.
rule-NEON-KO-05 = Żetony botów, trofea, ulepszenia i żeton lidera zostają przy pokonanym.
rule-NEON-KO-06 = Automa ma jedno życie i nie zabiera ekwipunku.

## NEON-MNT

rule-NEON-MNT-01 = Przestaw figurkę na statek desantowy.
rule-NEON-MNT-02 = Jeśli porażkę spowodował przeciwnik, zabiera teraz ekwipunek.
rule-NEON-MNT-03 = Odrzuć resztę ekwipunku i zasobów; weź 3 karty łupów, po jednej z każdej klasy, i je wyłóż.
ruling-NEON-MNT-03 = NEON-R-18: Trzy karty z serwisu to po jednej z każdej klasy.
rule-NEON-MNT-04 = Obejrzyj 2 karty ulepszeń, 1 zatrzymaj odkrytą, drugą włóż pod talię. Gdy została jedna, weź ją; gdy żadna, pomiń to.
rule-NEON-MNT-05 = Odwróć planszę na stronę B, połóż 6 nowych żetonów zdrowia i ustaw energię na 3.
rule-NEON-MNT-06 = Natychmiastowe ulepszenie wykonuje się po ustawieniu zdrowia i energii.
ruling-NEON-MNT-06 = NEON-R-19: Natychmiastowe ulepszenie dające energię działa po ustawieniu energii na 3.

## NEON-UPG

rule-NEON-UPG-01 = Ulepszenia są stałe, natychmiastowe albo do użycia raz na rundę (użytą kartę obraca się o 90°).

## NEON-ABL

rule-NEON-ABL-01 = Każdy zawodnik ma 5 zdolności: Manewry A, B i C oraz dwie unikalne. Zapłać energię i przestrzegaj momentu podanego w nawiasie.
rule-NEON-ABL-02 = Jeśli jej tekst nie mówi inaczej, zdolności można używać dowolnie wiele razy, póki starcza energii, także kilka razy w jednym ataku lub obronie.
rule-NEON-ABL-03 = Zawodnik w Wieży telewizyjnej płaci za każdą zdolność o 1 więcej, także za manewry.
rule-NEON-ABL-04 = Manewr A, 1 energia, w ataku lub obronie: przerzuć dowolną liczbę własnych kości ataku lub obrony albo kości sojusznika w swoim sektorze; raz na atak.
rule-NEON-ABL-05 = Manewr B, 1 energia, w ataku: jeśli nie zadano obrażeń, przesuń się do sąsiedniego sektora.
rule-NEON-ABL-06 = Manewr C, 2 energie, gdy zamyka się twój sektor: anuluj te obrażenia.
rule-NEON-ABL-07 = Zdolności unikalne należą do zawartości gry. Z instrukcji: Tarcza i Haubica (Głaz), Granat dymny (Wąż), Pułapka (Iluzja), Neko (Akari), Infradźwięki i Zasadzka (Duch).
rule-NEON-ABL-08 = Zdolności działają na różnych zawodników: na wszystkich razem z używającym (Granat dymny), na wszystkich innych razem z sojusznikami (Neko), na wszystkich innych oprócz sojuszników (Pułapka).

## NEON-TOK

rule-NEON-TOK-01 = Póki żeton jest na arenie, jego zdolności nie można użyć ponownie. Wraca na początku następnej tury właściciela, jeśli nie podano inaczej.
rule-NEON-TOK-02 = Jeśli jego sektor się zamyka, żeton wraca do właściciela.
rule-NEON-TOK-03 = Granat dymny: każdy broniący się w sektorze żetonu liczy każdą „Porażkę” jako „Blok zwykłego trafienia”.
rule-NEON-TOK-04 = Pułapka: pierwszy wrogi zawodnik, który wejdzie do sektora żetonu, otrzymuje 1 obrażenie od Iluzji; żeton wraca.
rule-NEON-TOK-05 = Neko: inni zawodnicy atakujący z sektora żetonu rzucają o 2 kości ataku mniej, ale co najmniej 1.

## NEON-SEC

rule-NEON-SEC-00 = Efekt sektora działa tylko na zawodników w nim: efekty ataku, gdy z niego atakują, efekty obrony, gdy się w nim bronią.
rule-NEON-SEC-01 = Park: za 1 energię po rzucie zmień jedno warunkowe pudło w zwykłe trafienie.
rule-NEON-SEC-02 = Fabryka: za 1 energię +1 kość ataku.
rule-NEON-SEC-03 = Stacja ładowania: przy wejściu zyskaj 1 energię, cokolwiek cię tam przeniosło.
rule-NEON-SEC-04 = Autostrada: w ataku przerzuć za darmo 1 kość ataku; to zużywa jedyny przerzut (potem bez Manewru A).
rule-NEON-SEC-05 = Przejście podziemne: bez obrażeń przy zamknięciu tego sektora; jego bot i tak wypada z gry.
rule-NEON-SEC-06 = Centrum handlowe: przy przeszukaniu obejrzyj o 1 kartę więcej.
rule-NEON-SEC-07 = Dworzec: akcja Ruch może prowadzić do dowolnego sektora.
rule-NEON-SEC-08 = Komisariat: atakując z niego lub broniąc się w nim, nie możesz przerzucać ani ty, ani sojusznik za ciebie.
rule-NEON-SEC-09 = Stadion: w obronie wszystkie wyniki jednego rodzaju liczą się jako inny; dotyczy to też botów.
ruling-NEON-SEC-09 = NEON-R-17: Na Stadionie „Blok zwykłego trafienia” liczy się jako „Blok każdego trafienia”.
rule-NEON-SEC-10 = Wieża telewizyjna: zdolności kosztują o 1 więcej.
rule-NEON-SEC-11 = Płatnego efektu sektora, jak zdolności, używa się, póki starcza energii; limity kości i przerzutów obowiązują.

## NEON-END

rule-NEON-END-01 = Odrodzenie i Koalicja kończą się, gdy bieżącym polem planszy rund jest ostatnie albo gdy w turnieju został najwyżej jeden zawodnik (jedna drużyna).
rule-NEON-END-02 = Battle Royale kończy się, gdy został najwyżej jeden zawodnik. Trwa nawet po wyłożeniu wszystkich żetonów tablicy.
rule-NEON-END-03 = Sprawdzenie jest przed zamykaniem, więc ostatni ocalały nie otrzymuje od niego obrażeń, a w Odrodzeniu i Koalicji zamknięcia z ostatniego pola nigdy nie następują.
rule-NEON-END-04 = Jeśli po fazie 4 zostaje najwyżej jeden zawodnik (jedna drużyna), grę można zakończyć od razu: reszta rundy nie zmieni wyniku. Między dwoma zamknięciami jednej fazy nie sprawdza się.

## NEON-CLOSE

rule-NEON-CLOSE-01 = Żetony bota i przeszukania z tego sektora odłóż do banku; leżące tam żetony pola i specjalne wracają do właścicieli.
rule-NEON-CLOSE-02 = Usuń po 1 żetonie przeszukania z każdego z dwóch sąsiednich sektorów, jeśli tam leżą.
rule-NEON-CLOSE-03 = Każdy zawodnik stamtąd przechodzi do wybranego sąsiedniego sektora i otrzymuje 1 obrażenie, a żeton trafia do banku. Manewr C może je anulować. Kilku zawodników decyduje od lidera zgodnie z ruchem wskazówek zegara; Automa na końcu.
rule-NEON-CLOSE-04 = Usuń sektor; jego sąsiedzi zaczynają ze sobą sąsiadować. Pomiń ten krok, jeśli zostały tylko 2 sektory.
rule-NEON-CLOSE-05 = Połóż wierzchni żeton tablicy na bieżącym polu rundy; odsłania się następny numer.
rule-NEON-CLOSE-06 = Jeśli pole pokazuje dwa zamknięcia, wszystkie kroki powtarza się z odsłoniętym żetonem. Pierwszy numer jest znany od początku rundy, drugi dopiero teraz.
rule-NEON-CLOSE-07 = Zawodnik w zamykanym sektorze wybiera, dokąd pójdzie, decyduje o Manewrze C (po cenie w zamykanym sektorze), przesuwa się, dostaje efekt wejścia, potem obrażenia. Jeśli go pokonają, trafia na statek albo odpada.
rule-NEON-CLOSE-08 = Zawodnik wypchnięty do sektora zamykanego jako drugi w tej samej fazie otrzymuje obrażenia ponownie.
rule-NEON-CLOSE-09 = Zawodników na statku to nie dotyczy.

## NEON-REB

rule-NEON-REB-01 = Jedyny pozostały zawodnik wygrywa automatycznie.
rule-NEON-REB-02 = W przeciwnym razie liczy się punkty zwycięstwa: wartości zdobytych żetonów zdrowia; po 1 za żeton bota, użyty lub nie; +1 za parę takich samych żetonów botów; 1 za żeton lidera.
rule-NEON-REB-03 = Wygrywa zawodnik z największą liczbą punktów spośród niewyeliminowanych. Przy remisie: więcej trofeów za 3, potem za 2, potem za 1; potem wspólne zwycięstwo.
rule-NEON-REB-04 = Jeśli najwięcej punktów ma wyeliminowany zawodnik, dostaje honorowy tytuł „Najlepszy gracz turnieju”, ale nie wygrywa. Przy pełnym remisie z zawodnikiem, który pozostał, wyeliminowany nie ma najwięcej.
rule-NEON-REB-05 = Jeśli nikt nie został, nie ma zwycięzcy; honorowy tytuł i tak się przyznaje.

## NEON-ROY

rule-NEON-ROY-01 = Strona B, bez wartości żetonów, bez ulepszeń; utrata ostatniego żetonu eliminuje.
rule-NEON-ROY-02 = Wygrywa ostatni zawodnik turnieju; jeśli nikt nie został, nie wygrywa nikt.
rule-NEON-ROY-03 = Jeśli faza zamykania zaczyna się z 2 sektorami, następuje potop: usuń po 1 żetonie przeszukania z każdego; każdy zawodnik na arenie otrzymuje 1 obrażenie na zwykłych zasadach i może przejść do drugiego sektora albo zostać; oba sektory zostają.
rule-NEON-ROY-04 = Manewr C i Przejście podziemne działają podczas potopu.
ruling-NEON-ROY-04 = NEON-R-20: Obrażenia od potopu anulują Manewr C i Przejście podziemne.
rule-NEON-ROY-05 = Od lidera po kolei każdy zawodnik decyduje, czy przejść, czy zostać, potem o Manewrze C. Następnie obrażenia od potopu otrzymują wszyscy naraz. Kto stał w Przejściu podziemnym, gdy przyszedł potop, nie otrzymuje ich. Automa zostaje.
rule-NEON-ROY-06 = Bezpiecznik: od 15. potopu obrażeń nie można anulować.
ruling-NEON-ROY-06 = NEON-R-22: Od 15. potopu w Battle Royale obrażeń nie da się uniknąć.
rule-NEON-ROY-07 = Jeśli po pierwszym z dwóch zamknięć zostają 2 sektory, drugi żeton rozpatruje się bez usuwania sektora, a odejście jest dobrowolne.

## NEON-COA

rule-NEON-COA-01 = Koalicja toczy się według zasad Odrodzenia, jeśli nie podano inaczej.
rule-NEON-COA-02 = Sojusznicy nie mogą się nawzajem atakować. Ataki obszarowe ich omijają.
ruling-NEON-COA-02 = NEON-R-12: Atak obszarowy nie dotyka sojuszników.
rule-NEON-COA-03 = Drużynowych efektów ekwipunku (z symbolem drużyny) można używać tylko w tym trybie. Jeśli Namiestnik zabiera energię także sojusznikowi celu, atakujący wybiera, któremu.
rule-NEON-COA-04 = Sojusznicy w jednym sektorze mogą przerzucać za siebie Manewrem A. Płaci ten, czyja to zdolność, i liczy się to jako jedyny przerzut tych kości. Wspólne okno krąży, aż wszyscy kolejno spasują: po każdym użyciu pozostali są pytani znowu.
rule-NEON-COA-05 = Sojusznicy nie mogą wymieniać się ekwipunkiem.
rule-NEON-COA-06 = Wszystkie trofea drużyny są wspólne: wartości zdrowia, boty z parami liczonymi w całej drużynie, żeton lidera. Wygrywa najwyższa suma; remisy rozstrzygają wspólne trofea.
rule-NEON-COA-07 = Drużyna bez zawodników nie może wygrać; jedyna pozostała wygrywa automatycznie.
ruling-NEON-COA-07 = NEON-R-21: Wyeliminowana drużyna nie może wygrać na punkty.

## NEON-AUTO

rule-NEON-AUTO-01 = Zdrowie Automy to 1, 1, 1 / 1, 1 / 2 (w Battle Royale dowolne sześć żetonów). Zaczyna w sektorze wskazanym przez wierzchni żeton tablicy.
rule-NEON-AUTO-02 = Jest zawodnikiem, nie ma energii ani kart i w każdej rundzie działa ostatnia.
rule-NEON-AUTO-03 = Cel: spośród zawodników na arenie w odległości 0–3 krótszą drogą ten, kto ma najwięcej żetonów zdrowia; przy remisie ten, kto w tej rundzie działał najpóźniej. Boty nigdy nie są celem.
rule-NEON-AUTO-04 = Ruch: jeśli cel nie jest w jej sektorze, o jeden sektor ku niemu. Gdy obie drogi są równe albo nie ma celu, do sąsiedniego sektora o mniejszym numerze.
rule-NEON-AUTO-05 = Atak: jeśli wybrała cel, atakuje go swoją wydrukowaną bronią z odległości po ruchu; cel broni się normalnie. Po ruchu cel jest zawsze w odległości 0–2: był najwyżej o 3 sektory, a każdy ruch zbliża Automę o jeden, także przy równych drogach.
rule-NEON-AUTO-06 = Zamknięcie: otrzymuje 1 obrażenie i przechodzi do sąsiedniego sektora o mniejszym numerze.
ruling-NEON-AUTO-06 = NEON-R-23: Automa otrzymuje obrażenie nawet wtedy, gdy zamyka się Przejście podziemne.
rule-NEON-AUTO-07 = Nigdy nie przerzuca i nie używa efektów poza automatycznymi na swoje wyniki.
rule-NEON-AUTO-08 = Utrata ostatniego żetonu ją eliminuje. Może wygrać: zbiera trofea zdrowia w Odrodzeniu i może przetrwać jako ostatnia w Battle Royale.
rule-NEON-AUTO-09 = Nigdy nie ma żetonu lidera, nie bierze łupów i nie zyskuje energii na Stacji ładowania; Pułapka, Neko i Granat dymny na nią działają.
rule-NEON-AUTO-10 = W Koalicji dołączona Automa jest osobną drużyną.
rule-NEON-AUTO-11 = Zagrane rzędy są widoczne do końca rundy, by każdy widział, kto działał najpóźniej.

## NEON-HID

rule-NEON-HID-01 = Ukryte są ręce, kolejność wszystkich talii, żetony tablicy pod wierzchnim, nieodkryte rzędy i oglądane karty. Wszystko inne jest jawne, także odrzucone karty i zasoby pod ekwipunkiem.

## NEON-RNG

rule-NEON-RNG-01 = Los decyduje o pierścieniu, tablicy, botach, dobieraniu, liderze i kościach; każdy wynik jest w zapisie, więc grę można odtworzyć.

## NEON-EFF

rule-NEON-EFF-01 = Efekt nieobowiązkowy jest do wyboru; obowiązkowego trzeba użyć, gdy spełniony jest warunek i można zapłacić; automatyczny następuje sam i nic nie kosztuje.
rule-NEON-EFF-02 = Broń z ceną użycia (granaty) wymaga tego zasobu, by w ogóle zaatakować. Płaci się go przy deklaracji ataku, w razie potrzeby samą kartą, i atak trwa dalej.
ruling-NEON-EFF-02 = NEON-R-10: Atak trwa dalej, nawet jeśli jego broń odrzucono, płacąc za efekt.
rule-NEON-EFF-03 = Odwrócenie kości nigdy nie liczy się jako przerzut; może nastąpić przed nim lub po nim.
rule-NEON-EFF-04 = Efekt na kości przeciwnika w obronie dotyczy tylko tego atakującego i tego broniącego się.

## NEON-R

rule-NEON-R-01 = Tak, trzy akcje są obowiązkowe, w kolejności rzędu: atakuj, jeśli w zasięgu jest dozwolony cel (bot też), bronią i w cel do wyboru; przeszukuj, jeśli cię na to stać. Przy ruchu można zostać na miejscu. Z opcją rozgrywki każdą akcję można pominąć.
ruling-NEON-R-01 = Według instrukcji wszystkie trzy akcje wykonuje się obowiązkowo; tylko o ruchu mówi ona „może”.
rule-NEON-R-02 = Zawodnik na statku nadal jest w turnieju, chyba że został wyeliminowany.
ruling-NEON-R-02 = Inaczej gra mogłaby się skończyć w pierwszej rundzie albo podczas serwisu.
rule-NEON-R-03 = Zawodnik pokonany we własnej turze traci pozostałe akcje.
ruling-NEON-R-03 = Może wrócić dopiero na początku następnej tury.
rule-NEON-R-04 = Przejęcie daje energię także temu, kto już jest liderem.
ruling-NEON-R-04 = Słowa instrukcji, że nic się nie dzieje, dotyczą żetonu; o energii mówi osobne zdanie.
rule-NEON-R-05 = W małym pierścieniu cel stoi na dwóch dystansach, po jednym z każdej strony. Który się liczy, wybiera atakujący; Automa bierze krótszy.
ruling-NEON-R-05 = Dosłownie: dystans 2 to każdy sektor obok sektora na dystansie 1 oprócz własnego.
rule-NEON-R-06 = Lądowanie wywołuje efekt sektora przy wejściu.
ruling-NEON-R-06 = Uwaga do sektora rozszerza efekt na każde przemieszczenie, a lądowanie instrukcja nazywa przemieszczeniem, które nie jest akcją.
rule-NEON-R-07 = Właściciel wybiera, które nadmiarowe zasoby odrzucić, a przechodzące zasoby nie muszą pasować do nowej karty.
ruling-NEON-R-07 = Zasada dopasowania dotyczy wykładania karty, a przejście następuje samo.
rule-NEON-R-08 = Własnego ekwipunku nie można odrzucić, by zwolnić miejsce.
ruling-NEON-R-08 = Dla drugiej karty tego samego typu instrukcja podaje dokładnie trzy możliwości.
rule-NEON-R-09 = Płacący wybiera dowolnie spośród pasujących zasobów, ale samą kartę może odrzucić tylko wtedy, gdy nie leży pod nią pasujący.
ruling-NEON-R-09 = Instrukcja pozwala odrzucić kartę tylko, gdy nie ma innego pasującego zasobu; żetony botów są dobrowolne.
rule-NEON-R-10 = Atak trwa dalej, nawet jeśli jego broń odrzucono, płacąc za efekt.
ruling-NEON-R-10 = W przykładzie z instrukcji Żniwiarz zostaje odrzucony po rzucie, a jego efekt nadal się liczy.
rule-NEON-R-11 = Energia za „Porażka, zyskaj 1 energię” przychodzi po przerzutach broniącego się, a przed obrażeniami.
ruling-NEON-R-11 = Liczą się tylko ostateczne wyniki.
rule-NEON-R-12 = Atak obszarowy nie dotyka sojuszników.
ruling-NEON-R-12 = Sojusznicy nie mogą się nawzajem atakować.
rule-NEON-R-13 = Na zmianę wyników broniącego się atakujący ma osobny moment, po jego przerzutach.
ruling-NEON-R-13 = W przykładzie z instrukcji robi się to po rzucie i potrzeba do tego ścianek broniącego się.
rule-NEON-R-14 = Obowiązkowy efekt hełmu lub pancerza bez wolnego zasobu opłaca się samą kartą.
ruling-NEON-R-14 = Każda karta ekwipunku zawsze zawiera jeden zasób, a efekt jest obowiązkowy.
rule-NEON-R-15 = Ekwipunek zabrany pokonanemu wykłada się od razu jak znaleziony łup.
ruling-NEON-R-15 = Kart łupów nie trzyma się na ręce.
rule-NEON-R-16 = Dodatkowa karta Centrum handlowego pochodzi z talii klasy tego sektora.
ruling-NEON-R-16 = Ikona przepadła; to odczytanie nie wyróżnia żadnej klasy.
rule-NEON-R-17 = Na Stadionie „Blok zwykłego trafienia” liczy się jako „Blok każdego trafienia”.
ruling-NEON-R-17 = Obie ikony przepadły. Musi to coś znaczyć dla botów, więc nie może chodzić tylko o ściankę z energią.
rule-NEON-R-18 = Trzy karty z serwisu to po jednej z każdej klasy.
ruling-NEON-R-18 = Instrukcja pokazuje trzy ikony kart w różnych kolorach; rysunek planszy zawodnika mówi o trzech kartach.
rule-NEON-R-19 = Natychmiastowe ulepszenie dające energię działa po ustawieniu energii na 3.
ruling-NEON-R-19 = Inaczej by przepadło.
rule-NEON-R-20 = Obrażenia od potopu anulują Manewr C i Przejście podziemne.
ruling-NEON-R-20 = Według instrukcji obrażenia te zadaje się na zwykłych zasadach.
rule-NEON-R-21 = Wyeliminowana drużyna nie może wygrać na punkty.
ruling-NEON-R-21 = Jak w Odrodzeniu.
rule-NEON-R-22 = Od 15. potopu w Battle Royale obrażeń nie da się uniknąć.
ruling-NEON-R-22 = Tylko bezpiecznik: inaczej dwóch biernych graczy mogłoby zwlekać bez końca.
rule-NEON-R-23 = Automa otrzymuje obrażenie nawet wtedy, gdy zamyka się Przejście podziemne.
ruling-NEON-R-23 = Jej własna zasada zamknięcia nie ma wyjątków, a efektów używa tylko przy rzutach.
rule-NEON-R-24 = Karta ma jedną liczbę inicjatywy, którakolwiek połowa jest zakryta.
ruling-NEON-R-24 = Wierzchnia karta jest w całości widoczna; recenzja potwierdza jedną liczbę.
rule-NEON-R-25 = Strona B ma taki sam układ zdrowia jak strona A.
ruling-NEON-R-25 = Pokazano tylko stronę A.
rule-NEON-R-26 = Żeton lidera zostaje przy wyeliminowanym i nadal rozstrzyga remisy; jego punkt liczy się tylko do tytułu.
ruling-NEON-R-26 = Żadna zasada go nie przenosi; można go zabrać Przejęciem.
rule-NEON-R-27 = Pulę kości przerzuca się łącznie raz na atak: właściciel albo sojusznik.
ruling-NEON-R-27 = Limit podano na atak, nie na efekt.
rule-NEON-R-28 = Trzy połowy Obrona w rzędzie dają dwa żetony, ale za każdym razem 2 energie.
ruling-NEON-R-28 = Żetony są tylko dwa; energię dostaje się przy wykonaniu każdej akcji.
rule-NEON-R-29 = Hełm reaguje na trafienia krytyczne, które przeszły, pancerz na zwykłe.
ruling-NEON-R-29 = Ikony przepadły; tekst wymienia hełm jako pierwszy, a trafienia krytyczne zawsze są wymieniane pierwsze.
rule-NEON-R-30 = Bot w wybranym sektorze jest celem ataku obszarowego.
ruling-NEON-R-30 = Przeciwnikami są także boty.
rule-NEON-R-31 = Zdolności używa się, póki starcza energii, także w jednym ataku, jeśli jej tekst nie mówi inaczej (Manewr A: raz na atak; żetony specjalne: póki są pod ręką). Tak samo płatnych efektów sektorów.
ruling-NEON-R-31 = Instrukcja nie stawia innej granicy niż energia, a limity Manewru A i ekwipunku podaje wprost.
rule-NEON-R-32 = Czy połowa z Obroną i alternatywą będzie Obroną, rozstrzyga się przy odkryciu: Obrona daje żeton teraz i energię później, alternatywa nie daje żetonu.
ruling-NEON-R-32 = Instrukcja daje żeton przy odkryciu tym, którzy zagrali Obronę; późniejsza decyzja dałaby obie korzyści.
rule-NEON-R-33 = Joker daje 1 energię.
ruling-NEON-R-33 = Ikona przepadła; wartość należy do zawartości gry i można ją tam zmienić.
