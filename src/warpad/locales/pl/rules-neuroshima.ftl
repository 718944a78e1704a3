# Zasady Neuroshima Hex naszymi słowami, pod numerami rejestru.

## NH-SET

rule-NH-SET-01 = W grze dwuosobowej każdy sztab zaczyna z 20 punktami wytrzymałości.
rule-NH-SET-02 = W grze drużynowej na cztery osoby każdy sztab ma 15 punktów wytrzymałości według zasad 3.0, a 20 według Duel i 2025.
ruling-NH-SET-02 = Instrukcja Duel nie przewiduje drużyn, więc przyjęto 20.
rule-NH-SET-03 = Jeden na dwóch: sztab samotnego gracza ma 20 punktów wytrzymałości, każdy sztab drużyny po 13.
ruling-NH-SET-03 = Instrukcja Duel nie ma tego trybu, więc przyjęto te same liczby.
rule-NH-SET-04 = Gdy po Ostatniej Bitwie sztaby mają po tyle samo, według 3.0 i 2025 każdy gracz rozgrywa dodatkową turę i toczy się dodatkowa bitwa; jeśli nadal jest równo, gra kończy się remisem. Według Duel remis jest od razu.
rule-NH-SET-05 = Jeśli po bitwie plansza nadal jest pełna, toczy się kolejna bitwa, aż zwolni się pole albo gra się skończy.
ruling-NH-SET-05 = Obowiązuje we wszystkich wydaniach. Taka bitwa jest jałowa, jeśli niczego nie zmieniła (ani punktu, ani rany, ani żetonu). Jeśli ktoś miał w niej wybór, toczy się jeszcze raz. Druga jałowa bitwa z rzędu albo taka, w której nikt nie mógł niczego wybrać, od razu rozstrzyga grę, jak Ostatnia Bitwa, ale bez dodatkowych tur.
rule-NH-SET-06 = Wybuch Klauna rani sztaby według zasad 3.0 i 2025; według Duel działa jak Bomba i je oszczędza.
ruling-NH-SET-06 = Instrukcja 2025 nie zawiera list armii: jak w 3.0.
rule-NH-SET-07 = Zły charakter Molocha obowiązuje we wszystkich trybach drużynowych; według 2025 można go wyłączyć przed grą.
rule-NH-SET-08 = Według 3.0 i Duel bitwa należy do tury gracza, który ją rozpoczął; według 2025 tura najpierw się kończy, a bitwa toczy się między turami.
ruling-NH-SET-08 = W obu przypadkach od początku bitwy do następnej tury nikt nic nie robi; różni się tylko to, czyja tura jest wtedy podana.
rule-NH-SET-09 = Specjalna plansza z terminalami, energią i procedurami należy do zasad Duel.
rule-NH-SET-10 = Inicjatywa na żetonach wynosi od 0 do 3; instrukcja 2025 dopuszcza do 4.
rule-NH-SET-11 = Nieudany dociąg (NH-TURN-07) należy do 3.0 i 2025. W wydaniu Duel trzeba odrzucić jeden z trzech żetonów, jakiekolwiek są.

## NH-GEO

rule-NH-GEO-01 = Główna plansza ma 19 pól. Powiększona dodaje pierścień 18 pól. Zaleca się ją pięciu lub sześciu graczom, ale i oni mogą poprosić o 19 pól; czterech gra na niej za zgodą. O tym, czy plansza jest pełna, decyduje tylko 19 głównych pól.
ruling-NH-GEO-01 = Pięć i sześć armii dostaje dużą planszę, chyba że przy przygotowaniu poproszą o małą.
rule-NH-GEO-02 = Pola stoją kolumnami, płaskim bokiem do góry; kierunki liczy się od góry zgodnie z ruchem wskazówek zegara. Bok i żetonu obróconego o k wskazuje kierunek i + k modulo sześć. Pole ma nazwę: literę kolumny i numer od góry.
rule-NH-GEO-03 = Prosty rząd pól wychodzący z boku żetonu to linia strzału tego boku.

## NH-TILE

rule-NH-TILE-01 = Na planszę wystawia się sztaby, żołnierzy, moduły i, w Duel, podłoża. Żetony natychmiastowe nigdy nie trafiają na planszę: działają i są odrzucane.
rule-NH-TILE-02 = Na boku żetonu może być cios, strzał, działko Gaussa, pancerz, sieć, połączenie modułu, połączenie z wrogiem albo kontrola.
rule-NH-TILE-03 = Żeton ma jedną inicjatywę, kilka albo żadnej. Żeton bez inicjatywy działa cały czas.
rule-NH-TILE-04 = Żeton o wytrzymałości n przeżywa n ran; następna go niszczy. Rany zostają na żetonie i przesuwają się razem z nim.
rule-NH-TILE-05 = Armia ma 35 żetonów, w tym jeden sztab.

## NH-TURN

rule-NH-TURN-01 = Każdy gracz bierze armię, odkłada na bok sztab i tasuje pozostałe 34 żetony zakryte.
rule-NH-TURN-02 = Gracze po kolei wystawiają sztab na dowolnym wolnym polu, dowolnie obrócony. Sztaby mogą ze sobą sąsiadować.
rule-NH-TURN-03 = Pierwszy gracz zaczyna z jednym żetonem, drugi z dwoma; potem każdy dociąga do trzech. W tych dwóch pierwszych turach nie trzeba niczego odrzucać.
rule-NH-TURN-04 = Tura zaczyna się dociągiem, aż gracz ma przed sobą trzy odkryte żetony, nigdy więcej.
rule-NH-TURN-05 = Gracz z trzema żetonami musi odrzucić jeden, zanim zrobi z żetonami cokolwiek innego. Jeśli ma ich mniej, bo stos się skończył, niczego nie odrzuca.
rule-NH-TURN-06 = Każdy pozostały żeton można zagrać, zachować lub odrzucić, w dowolnej kolejności i na przemian z akcjami żetonów na planszy.
rule-NH-TURN-07 = Jeśli po dociągu wszystkie żetony gracza są natychmiastowe, może je wszystkie odrzucić i dociągnąć tyle samo nowych, za każdym razem, gdy to się zdarzy.
ruling-NH-TURN-07 = Pytanie pada zaraz po dociągu, przed obowiązkowym odrzuceniem. Przy pustym stosie nie ma czego ciągnąć, więc wyboru nie ma.
rule-NH-TURN-08 = Żeton wystawia się na wolnym polu, dowolnie obrócony; potem przesuwa go lub obraca tylko efekt, który na to pozwala.
rule-NH-TURN-09 = Żetony zagrywa się tylko w swojej turze, a gracz sam ogłasza jej koniec.
rule-NH-TURN-10 = Gdy na głównej planszy nie ma już wolnego pola, od razu zaczyna się bitwa, a tura się kończy bez względu na pozostałe żetony.
rule-NH-TURN-11 = Po rozpoczęciu bitwy w tej turze niczego już się nie zagrywa, nie przesuwa ani nawet nie odrzuca.

## NH-BAT

rule-NH-BAT-01 = Bitwa przebiega segmentami, od najwyższej aktualnej inicjatywy na planszy aż do 0.
rule-NH-BAT-02 = W segmencie wszyscy działają jednocześnie, na planszy takiej, jaka była na jego początku. Każde trafienie się liczy; zbędne nie leci dalej.
rule-NH-BAT-03 = Zniszczone żetony zostają i działają do końca segmentu, potem trafiają na stos odrzuconych właściciela. Obrażenia sztabów liczy się na końcu segmentu.
rule-NH-BAT-04 = Ataki następują same; z ataku nie można zrezygnować.
rule-NH-BAT-05 = Żeton działa w segmencie swojej aktualnej inicjatywy. Każda inicjatywa działa najwyżej raz na bitwę, a ta, której segment minął, przepada.
ruling-NH-BAT-05 = Inicjatywa wstrzymana przez sieć może jeszcze zadziałać, jeśli jej wartość się zmieniła i odpowiada późniejszemu segmentowi.
rule-NH-BAT-06 = Żeton z kilkoma inicjatywami wykonuje w każdej z nich wszystkie swoje ataki.
ruling-NH-BAT-06 = Inicjatywy o tej samej wartości dają jedną akcję.
rule-NH-BAT-07 = Inicjatywa nigdy nie spada poniżej 0 i nie ma górnej granicy; najpierw sumuje się wszystkie modyfikatory. Modyfikator zmienia każdą inicjatywę żetonu.
rule-NH-BAT-08 = Cios trafia wroga stojącego przy tym boku; pancerz przed nim nie chroni.
rule-NH-BAT-09 = Strzał trafia pierwszego wroga na linii strzału, z dowolnej odległości. Przelatuje nad żetonami własnymi i sojuszniczymi oraz nad podłożami.
rule-NH-BAT-10 = Pancerz na trafionym boku osłabia strzał o 1, nawet z sąsiedniego pola. Nie chroni przed ciosami, żetonami natychmiastowymi i wybuchami.
rule-NH-BAT-11 = Działko Gaussa zadaje po 1 ranie każdemu wrogowi na linii. Żadna premia go nie wzmacnia; pancerz chroni tylko swój żeton.
rule-NH-BAT-12 = Sztab zadaje sąsiednim wrogom cios o sile 1 z inicjatywą 0. Innemu sztabowi nigdy nie szkodzi, cokolwiek mu pomaga, a jego własna premia na niego nie działa.
rule-NH-BAT-13 = Gdy sztab spadnie do 0, bitwę i tak rozgrywa się do końca.
ruling-NH-BAT-13 = Pokonany sztab do tego czasu zostaje i działa, jak w zasadzie dla trzech graczy.
rule-NH-BAT-14 = O decyzje w bitwie pyta się przed rozpatrzeniem segmentu; o medyków, gdy znane są jego trafienia.
ruling-NH-BAT-14 = Pyta się w kolejności tur, od gracza, którego jest tura; segment bez wyboru o nic nie pyta.
rule-NH-BAT-15 = Po bitwie turę ma następny gracz.

## NH-NET

rule-NH-NET-01 = Sieć od razu unieruchamia wroga przy swoim boku, także sztab: żadnych ataków, ruchu, odepchnięć, sieci, efektów ani innych akcji. Pancerz i wytrzymałość zostają.
ruling-NH-NET-01 = O tym, że pancerz i wytrzymałość zostają, mówi tylko instrukcja 2025; przyjęto to wszędzie.
rule-NH-NET-02 = Zasieciowanego żetonu nie można przesunąć, obrócić, zamienić ani odepchnąć, i sam nie może odpychać.
rule-NH-NET-03 = Zasieciowany Sieciarz nikogo nie sieciuje.
rule-NH-NET-04 = Dwaj Sieciarze, którzy sieciują się nawzajem, znoszą się: żaden nie jest zasieciowany, a ich pozostałe sieci działają.
rule-NH-NET-05 = Trzech lub więcej Sieciarzy sieciujących się w kółko znosi się tak samo.
ruling-NH-NET-05 = Najpierw działają sieci tych, którzy na pewno są wolni; potem znosi się wewnątrz zamknięta grupa, na którą nie wskazuje nic nierozstrzygniętego, i jej członkowie są wolni; i tak dalej. Instrukcja Duel nie mówi o kołach: tam jest tak samo.
rule-NH-NET-06 = Gdy Sieciarz ginie w bitwie, jego sieć trzyma do końca segmentu.
rule-NH-NET-07 = Sieciarza można odepchnąć, ale nie żetonem, który sieciuje.
rule-NH-NET-08 = Sieci nie działają na sojuszników, z wyjątkiem Molocha.

## NH-CTL

rule-NH-CTL-01 = Wrogi żeton na połączeniu kontroli pod każdym względem należy do Vegas, dopóki jest połączony, a przy przejęciu Vegas może go obrócić. Sztabu nie można przejąć.
rule-NH-CTL-02 = Uwolniony żeton zachowuje swoje ustawienie i rany.
rule-NH-CTL-03 = Żeton przejęty w trakcie bitwy można obrócić zaraz po niej.
rule-NH-CTL-04 = Kontrola jest silniejsza od sieci i Skopera zwróconych ku niej. Poza tym zasieciowany Agitator niczego nie kontroluje, a Skoper przejmuje Agitatora patrzącego gdzie indziej.
ruling-NH-CTL-04 = W dłuższym mieszanym kółku przestają działać najpierw sieci, potem połączenia Skopera, potem kontrola. Żeton, o który ubiega się dwóch, dostaje ten na niższym polu (q, potem r).
rule-NH-CTL-05 = Wrogi moduł na połączeniu Skopera działa dla Posterunku, a nie dla właściciela.
ruling-NH-CTL-05 = Stronę zmieniają tylko jego efekty; pod każdym innym względem pozostaje żetonem właściciela. Przejęty Dywersant lub Agitator działa na wrogów Posterunku; można też przejąć moduł kontrolowany przez Vegas.

## NH-MOD

rule-NH-MOD-01 = Moduł działa cały czas na sąsiednie własne żetony, na które wskazują jego połączenia, także na sztab.
rule-NH-MOD-02 = Efekty kilku modułów się sumują; nie przechodzą przez inne żetony.
rule-NH-MOD-03 = Efekt modułu nie jest akcją, więc dodatkowa akcja nic mu nie daje.
rule-NH-MOD-04 = Oficerowie dodają 1 do ciosu albo do strzału, Zwiadowcy 1 do inicjatywy, Boss 1 do ciosu i inicjatywy, Mózg 1 do obu ataków. Super-oficer to Oficer z wytrzymałością.
rule-NH-MOD-05 = Matka daje połączonemu żetonowi jeszcze jedną akcję, segment po ostatniej, a sztab Posterunku każdemu sąsiedniemu własnemu żetonowi. Z inicjatywy 0 przepada. Dwa takie efekty dają dwie akcje.
ruling-NH-MOD-05 = Każdy efekt dodaje inicjatywę o 1 niższą od najniższej aktualnej; poniżej 0 jej nie ma. Wcześniejsza nie musiała zadziałać.
rule-NH-MOD-06 = Dywersant obniża o 1 inicjatywę połączonych wrogów.
rule-NH-MOD-07 = Póki działa Centrum rozpoznania, każdy ruch własnego żetonu może mieć dwa pola, za każdym krokiem na wolne.
ruling-NH-MOD-07 = Dla min liczy się tylko pole, na którym żeton stanął, a nie to, przez które przeszedł.
rule-NH-MOD-08 = Transport pozwala każdemu połączonemu własnemu żetonowi raz na turę ruszyć się i/lub obrócić jak mobilny, zaraz po wystawieniu, także od niego; nigdy sobie samemu. Sztab Smart daje to samo każdemu sąsiedniemu własnemu żetonowi.
ruling-NH-MOD-08 = Każde takie źródło służy każdemu żetonowi raz na turę; kilka źródeł może kolejno służyć temu samemu żetonowi.
rule-NH-MOD-09 = Kwatermistrz pozwala połączonemu żetonowi, jeśli właściciel chce, zmienić jeden atak jednej akcji z ciosu w strzał lub odwrotnie, z tą samą siłą.
ruling-NH-MOD-09 = Do zmienionego ataku liczą się premie obu rodzajów, jak w Duel.
rule-NH-MOD-10 = Co daje sztab każdemu sąsiedniemu własnemu żetonowi: Borgo inicjatywę, Hegemonia cios, Moloch strzał, Posterunek dodatkową akcję, Smart mobilność. Vegas zamiast tego kontroluje jednym połączeniem.

## NH-MED

rule-NH-MED-01 = Gdy połączony żeton zostaje ranny z jednego źródła, te rany są anulowane, a Medyk odrzucony; nie może odmówić. Jedno źródło to atak jednego żetonu z jednego boku w jednym segmencie albo jeden żeton natychmiastowy.
ruling-NH-MED-01 = Cios i strzał jednego żetonu z jednego boku to jedno źródło.
rule-NH-MED-02 = Gdy żeton trafia kilka źródeł, jego właściciel wybiera, które przejmie Medyk, także w drużynie.
rule-NH-MED-03 = Gdy trafionych jest kilka połączonych żetonów, właściciel wybiera, który ocalić.
rule-NH-MED-04 = Gdy z żetonem połączonych jest kilku Medyków, właściciel Medyków wybiera, którego zużyć, także w drużynie; każdy może przejąć jedno źródło.
ruling-NH-MED-04 = Gdy Medycy należą do różnych graczy albo jeden z nich do wroga, wybiera właściciel trafionego żetonu.
rule-NH-MED-05 = Medyk ranny w tym samym segmencie co jego pacjent nikogo nie ratuje.
ruling-NH-MED-05 = Nawet jeśli jego własne rany przejął inny Medyk.
rule-NH-MED-06 = Medyka, który miałby zostać zużyty, ratuje połączony z nim Medyk i zużywa się zamiast niego. Jeśli dwaj są połączeni ze sobą, wybiera właściciel.
ruling-NH-MED-06 = Obowiązuje we wszystkich wydaniach.
rule-NH-MED-07 = Medyk ratuje przed Laserem, Kasacją, Detonacją, minami, Snajperem, Granatem i Bombą tak jak przed każdym innym źródłem.
rule-NH-MED-08 = Klauna, który wybucha, nie można uratować.

## NH-MOV

rule-NH-MOV-01 = Raz w swojej turze mobilny żeton może przejść na wolne sąsiednie pole i/lub dowolnie się obrócić, przed zagraniem żetonów albo po nim; nigdy w bitwie.
ruling-NH-MOV-01 = Także w turze, w której został wystawiony.
rule-NH-MOV-02 = W jednej turze żeton może skorzystać raz z każdego źródła ruchu: własnej mobilności, pomocy sztabu lub Transportu, żetonu Ruch i tak dalej.

## NH-INS

rule-NH-INS-01 = Bitwa rozpoczyna bitwę i kończy turę. Nie można jej zagrać, gdy ktoś pociągnął już ostatni żeton.
rule-NH-INS-02 = Ruch: jeden własny żeton przechodzi na wolne sąsiednie pole i/lub się obraca.
rule-NH-INS-03 = Odepchnięcie: jeden własny żeton, także sztab, odpycha sąsiedni wrogi żeton, także sztab, o jedno pole na wolne pole, tak by się już nie stykały. Gdy pól jest kilka, wybiera właściciel odpychanego. Żeton się nie obraca. Gdy nie ma dokąd odepchnąć, nie można go zagrać.
ruling-NH-INS-03 = Dokąd odejdzie żeton kontrolowany przez Vegas, wybiera Vegas.
rule-NH-INS-04 = Snajper: jedna rana dowolnemu wrogiemu żetonowi oprócz sztabu.
ruling-NH-INS-04 = Celem może być też podłoże; zostaje zniszczone.
rule-NH-INS-05 = Granat: niszczy jeden wrogi żeton obok własnego sztabu, ale nie sztab. Nie można go rzucić, gdy własny sztab jest zasieciowany.
rule-NH-INS-06 = Bomba: jedna rana każdemu żetonowi oprócz sztabów, także własnym, na polu i sześciu sąsiednich. Wszystkie siedem musi leżeć na planszy; pole może być puste.
rule-NH-INS-07 = Obrót: jeden własny żeton dowolnie się obraca.
rule-NH-INS-08 = Roszada: dwa stykające się własne żetony, także sztab, zamieniają się miejscami bez obracania. Żaden nie może być zasieciowany.
rule-NH-INS-09 = Terror: w swojej najbliższej turze pozostali nie mogą wystawiać żetonów na planszę.
ruling-NH-INS-09 = Przy kilku graczach wiąże wszystkich pozostałych, także sojuszników, każdego w jego najbliższej turze. Nie dotyczy wystawiania sztabów, bo jest ono wcześniej. Nie wolno też wystawiać podłoży, na przykład Miny.

## NH-UNIT

rule-NH-UNIT-01 = W swoim segmencie Klaun może zamiast ataku wybuchnąć: po jednej ranie każdemu sąsiedniemu żetonowi, własnemu i wrogiemu, bez premii, a Klaun zostaje zniszczony. Może stać na krawędzi planszy.
rule-NH-UNIT-02 = Sieciarze Borgo i Hegemonii, którzy mają ataki, i sieciują, i atakują.
rule-NH-UNIT-03 = Uniwersalny żołnierz zadaje cios i strzał z tego samego boku w tym samym segmencie.
rule-NH-UNIT-04 = Wystawiając żeton, gracz Smart może zdjąć z planszy własny Transporter i położyć żeton na jego miejscu. Rany nie przechodzą.
ruling-NH-UNIT-04 = Zasieciowany Transporter nic nie może, więc nie da się go zastąpić. Kontrolowany przez Vegas nie służy Smart; Vegas nie ma żetonów Smart, ale może postawić własny. Transporter trafia na stos odrzuconych właściciela.
rule-NH-UNIT-05 = Zniszczony Bio-droid wraca na wierzch stosu właściciela, nawet jeśli kontrolował go wróg.
rule-NH-UNIT-06 = Mina leży pod żetonami. Kładzie się ją na wolnym polu; nie można jej przesunąć, odepchnąć, zasieciować, przejąć ani zranić; niszczą ją tylko zadające obrażenia żetony natychmiastowe; nie zasłania strzałów i nie zapełnia planszy. Jednostka, która na niej stanie, ginie razem z nią; sztab tylko ją usuwa.
ruling-NH-UNIT-06 = Medyk może uratować jednostkę, ale mina i tak znika. Z procedur wrogą minę usuwa tylko Laser, który dotyczy wszystkich żetonów na planszy.

## NH-DUEL

rule-NH-DUEL-01 = Siedem z 19 pól to terminale. Żeton na terminalu jest ogniwem tego, kto nim dowodzi, chyba że jest zasieciowany albo jest podłożem.
ruling-NH-DUEL-01 = Które pola są terminalami, wywnioskowano: środek planszy i środek każdej krawędzi.
rule-NH-DUEL-02 = Gracz ma od 0 do 5 energii. Na końcu tury żetony pozostałe po obowiązkowym odrzuceniu można wymienić po 1 energii za każdy, podobnie punkty wytrzymałości własnego sztabu. Zakup od razu kończy turę.
ruling-NH-DUEL-02 = Ostatniego punktu nie można sprzedać. Gdy odrzucać nie trzeba (pierwsze i ostatnie tury), te żetony też można sprzedać.
rule-NH-DUEL-03 = Procedury, w dowolnej chwili własnej tury: Obrót za 1 obraca własne ogniwo; Zamiana za 2 zamienia miejscami dwa własne ogniwa oprócz sztabu, które mogą się obrócić; Odepchnięcie za 2 pozwala własnemu ogniwu odepchnąć wroga; Laser za 3 niszczy wszystkie wrogie żetony w linii między dwoma własnymi ogniwami; Kasacja za 3 niszczy jednego wroga obok trzech własnych ogniw; Detonacja za 4 niszczy wszystkie wrogie ogniwa. Żadna nie rani sztabu; Medycy ratują.
ruling-NH-DUEL-03 = „W dowolnej chwili” znaczy po dociągu, także przed obowiązkowym odrzuceniem, które nadal trzeba wykonać. Laser, Kasacja i Detonacja wymagają co najmniej jednego celu; dwa ogniwa Lasera nie muszą być najbliższymi na linii.

## NH-END

rule-NH-END-01 = Gdy gracz pociągnie ostatni żeton, kończy swoją turę, każdy z pozostałych rozgrywa jeszcze jedną i toczy się Ostatnia Bitwa.
ruling-NH-END-01 = Bio-droid, który wraca na pusty stos, tego nie cofa. W trybie jeden na dwóch samotny gracz, który pociągnął ostatni żeton, nie ma już tury między turami drużyny.
rule-NH-END-02 = Od tego dociągu nie można zagrać żetonu Bitwa. Pełna plansza nadal wywołuje bitwę; potem rozgrywa się pozostałe tury i następuje Ostatnia Bitwa.
ruling-NH-END-02 = Instrukcję 2025 można rozumieć jako natychmiastową Ostatnią Bitwę; tu jest jak w 3.0. Gdy ostatnia tura kończy się bitwą z powodu pełnej planszy, Ostatnia Bitwa następuje po niej.
rule-NH-END-03 = Sztab, który spadł do 0, przegrywa. Jeśli w jednej bitwie spadną oba, jest remis.
rule-NH-END-04 = Po Ostatniej Bitwie wygrywa sztab, który ma więcej punktów wytrzymałości. W dodatkowej turze gracz bez żetonów może używać tylko żetonów na planszy.

## NH-MULTI

rule-NH-MULTI-01 = Każdy na każdego: pierwsze dociągi to 1, 2 i 3 żetony, potem do trzech. Gracz, którego sztab padł, odpada na końcu bitwy ze wszystkimi żetonami.
ruling-NH-MULTI-01 = Wygrywa ostatni ocalały; jeśli wszyscy pozostali padną w jednej bitwie, dzielą zwycięstwo.
rule-NH-MULTI-02 = Każdy na każdego, na punkty: sztabów nie da się zniszczyć. Obrażenia wrogiego sztabu dają tyle samo punktów temu, kto je zadał. W wydaniu 3.0 wygrywa pierwszy, kto zdobędzie 20. W wydaniu 2025 najwięcej można mieć 20 i kto je ma, wygrywa na końcu bitwy, a kilku dzieli zwycięstwo. W przeciwnym razie po Ostatniej Bitwie wygrywa ten, kto ma najwięcej.
ruling-NH-MULTI-02 = Kto jest pierwszy, rozstrzygają kolejne segmenty bitwy; w tym samym segmencie wygrywa wyższa suma, liczona ponad 20, a równe dzielą zwycięstwo. Duel: jak 3.0. Przy równych punktach po Ostatniej Bitwie: jak w NH-MULTI-04.
rule-NH-MULTI-03 = Jeden na dwóch: tury idą 1, 2, 1, 3. Wygrywa, kto pierwszy zniszczy wrogi sztab; gdy w jednej bitwie stracą go obie strony, wygrywa drużyna; gdy żaden nie padnie, wygrywa strona z większą liczbą punktów wytrzymałości.
ruling-NH-MULTI-03 = Punkty wytrzymałości drużyny się sumują, także gdy nikt nie ucierpiał: 26 do 20. Przy równej sumie według 3.0 i 2025 każdy rozgrywa dodatkową turę i toczy się dodatkowa bitwa, potem remis.
rule-NH-MULTI-04 = Remis w trybie każdy na każdego: znaczniki przegranych znikają, ale ich żetony zostają i walczą. Każdy z pretendentów rozgrywa dodatkową turę, począwszy od następnego po graczu, który zakończył grę; potem dodatkowa bitwa; potem wspólne zwycięstwo.
ruling-NH-MULTI-04 = Grę zakończył ten, kto rozegrał ostatnią turę, więc kolejność po prostu biegnie dalej. Według Duel zremisowani od razu dzielą zwycięstwo. W dodatkowej bitwie porównuje się tylko pretendentów; jeśli padną wszyscy, dzielą zwycięstwo.

## NH-TEAM

rule-NH-TEAM-01 = Dwóch na dwóch: tury idą A1, B1, A2, B2. Efekty modułów i sztabów, także te na całą planszę, obejmują sojuszników i ich sztaby.
rule-NH-TEAM-02 = Żetonów natychmiastowych nie używa się na żetonach sojusznika, ataki sojuszników przechodzą nad sobą, a sieci ich oszczędzają.
ruling-NH-TEAM-02 = Bomba, która obejmuje też żetony sojusznika, rani je tak jak własne.
rule-NH-TEAM-03 = Wygrywa drużyna, która pierwsza zniszczy wrogi sztab. Jeśli w tej samej bitwie każda straci jeden, porównuje się pozostałe.
ruling-NH-TEAM-03 = Porównuje się punkty wytrzymałości pozostałe każdej stronie; po równo to remis.
rule-NH-TEAM-04 = Jeśli żaden sztab nie padł, wygrywa drużyna z większą sumą punktów wytrzymałości.
ruling-NH-TEAM-04 = Przy równej sumie według 3.0 i 2025 wszyscy rozgrywają dodatkową turę i toczy się dodatkowa bitwa, potem remis.
rule-NH-TEAM-05 = Zły charakter Molocha: jego ataki ranią sojuszników, on i sojusznicy mogą się nawzajem odpychać, a sieci między nimi działają; premie są wspólne jak zwykle.
ruling-NH-TEAM-05 = Ataki sojuszników przechodzą nad Molochem. Jego sztab uderza żetony sojuszników, nigdy sztaby. Kontrola, Skoper i Dywersant oszczędzają sojuszników. Liczy się, kto teraz kontroluje żeton. Dotyczy to także trybu jeden na dwóch.
rule-NH-TEAM-06 = Jeden gracz może dowodzić dwiema armiami drużyny.
ruling-NH-TEAM-06 = Każda armia ma własną turę, żetony i stos; o obu decyduje ten sam gracz.

## NH-VAR

rule-NH-VAR-01 = Alternatywny początek: pierwszy gracz ciągnie trzy żetony, jeden odrzuca i może zagrać najwyżej jeden z dwóch pozostałych. Od drugiego gracza wszyscy dociągają do trzech.
rule-NH-VAR-02 = Posiłki: dociągnij do sześciu, odrzuć jeden, zagraj najwyżej dwa, resztę zachowaj. Od nowa ciągnie się tylko przy sześciu natychmiastowych.
ruling-NH-VAR-02 = Odrzucić trzeba tylko przy sześciu żetonach i nie wolno więcej niż jeden. Pierwsze dociągi to 1 i 2 żetony jak zwykle albo sześć przy alternatywnym początku.
rule-NH-VAR-03 = Konstrukcje: każda podstawowa armia ma jedną jednostkę z dwóch dwustronnych żetonów. Kładzie się ją na dwóch wolnych sąsiednich polach za trzy żetony odrzucone zaraz po dociągu i tylko póki nikt nie pociągnął ostatniego. Liczy się jako jedna jednostka: zdolności, sieci, moduły, kontrola i rany jednej połowy działają na obie, i obie giną razem. Ruch i odepchnięcie przesuwają jedną połowę i ich nie rozdzielają. Obrót raz na turę obraca jedną połowę; abordaż może od razu rozpocząć bitwę i niczego więcej w tej turze się nie robi; ciężkiej nic nie przesunie; strzelec wyborowy wybiera cel na swojej linii, a pancerz się liczy.
ruling-NH-VAR-03 = Żetony są domowe, bo drukowane nie są znane. Przy posiłkach trzy żetony wybiera się z sześciu. Konstrukcja nie wlicza się do limitu zagrań, działa raz, a potem na zawsze opuszcza grę. Jej wytrzymałość to suma obu stron. Inicjatywa pierwszego żetonu jest wspólna, w niej wykonuje się wszystkie ataki. Atak wzdłuż jednej linii rani ją raz, w połowę, którą spotka pierwszą; ataki z dwóch stron to dwa źródła; wybuch, Bomba i skażone pole ranią raz. Moduł połączony z obiema połowami działa raz. Mina pod którąkolwiek połową ją niszczy. Przy dłuższym ruchu każdy krok musi stykać się z drugą połową; połowy nie zamieniają się ze sobą; odepchnięcie liczy się od połowy, która odpycha. Ciężką można obracać. Ruch własny lub użyczony wykorzystuje się raz na turę dla obu połów. Jeśli przy wystawieniu zostanie zasieciowana, przejęta lub zniszczona, abordażu nie ma i tura trwa dalej. Przy przejęciu można obrócić każdą połowę. Na planszy Duel to jedno ogniwo. Strzelca wyborowego pyta się, gdy na linii stoi kilku wrogów; domyślnie trafia pierwszego.
rule-NH-VAR-04 = Liderzy: przed wystawieniem sztabów każdy gracz potajemnie zostawia sobie jednego z trzech liderów. Jego zdolności można użyć dwa razy, najwyżej raz na turę.
ruling-NH-VAR-04 = Osiem kart to karty domowe, bo drukowane nie są znane. Bitwa po turze liczy się do tej tury. Sojusznicy mają wspólnego lidera: wybiera pierwszy z nich, używa każdy. Chirurg działa po medykach. Przy posiłkach Strateg tylko zwalnia z odrzucenia.
rule-NH-VAR-05 = Atlas bitew: plansze scenariuszy z własnymi zasadami, liczbą graczy i armiami. Bitwa na pełnej planszy, która niczego nie usunie, kończy grę remisem.
ruling-NH-VAR-05 = Plansze i szczegółowe zasady wszystkich ośmiu scenariuszy są domowe. Sztab, który padnie w bitwie na pełnej planszy, nadal rozstrzyga grę. Budowla scenariusza 4 to trzy żetony sztabu ze wspólną sumą punktów; każdy sam uderza, pomaga i jest sieciowany. Karuzele obracają się, gdy tura wraca do pierwszego gracza. Brzegi scenariusza 6 narysowano tak, by pasowały do 37 pól. W scenariuszu 2 po turze zakończonej bitwą nie ma drugiej bitwy.
rule-NH-VAR-06 = Gra lustrzana: ta sama armia może wystąpić po kilku stronach, jeśli tak wybrano przed grą; w przeciwnym razie każdej armii używa się raz.

## NH-ETU

rule-NH-ETU-01 = Etiuda to pozycja, strona na ruchu i zestaw żetonów z celem na najbliższą bitwę; rozwiązuje się ją, zagrywając dane żetony.
ruling-NH-ETU-01 = Tutaj to ostatnia tura prawdziwej gry: gdy się skończy, następuje Ostatnia Bitwa i po niej ocenia się cel.
