# Książka zasad Neuroshima Hex: ciągły tekst, który początkujący czyta od celu do końca.
# **Słowa** są wyróżnione; [NH-BAT-02] wskazuje zasadę i staje się przypisem.

book-nh-goal-title = Cel gry
book-nh-goal-aim = Każdy gracz prowadzi armię, a sercem armii jest jeden żeton: **sztab**. W grze we dwoje każdy sztab zaczyna z 20 punktami wytrzymałości.[NH-SET-01] Sprowadź wrogi sztab do 0, a wygrasz; jeśli oba padną w jednej bitwie, jest remis.[NH-END-03]
book-nh-goal-race = Wystawiane żetony nikomu nie szkodzą. Obrażenia zadaje się tylko w **bitwie**, a tam każdy żeton uderza sam.[NH-BAT-04] Przez kilka tur więc budujesz, a potem ktoś rozpoczyna bitwę albo plansza się zapełnia. Liczy się to, które twoje żetony jeszcze wtedy stoją i w którą stronę patrzą.
book-nh-goal-last = Jeśli żaden sztab nie padnie, zanim skończą się żetony, rozgrywa się Ostatnią Bitwę i wygrywa sztab, któremu zostało więcej punktów.[NH-END-04]

book-nh-tiles-title = Żetony
book-nh-tiles-kinds = Armia to 35 żetonów.[NH-TILE-05] Sztab, **jednostki** i **moduły** kładzie się na planszy i tam zostają. **Żetonów natychmiastowych** nie kładzie się nigdy: działają od razu i są odrzucane.[NH-TILE-01]
book-nh-tiles-sides = To, co narysowano przy boku, należy do tego boku i obraca się razem z żetonem.[NH-TILE-02] Ząb to jeden punkt siły ciosu, nabój jeden punkt siły strzału; dwa znaki oznaczają siłę dwa.
book-nh-tiles-middle = To, co narysowano w środku, się nie obraca. Liczba to **inicjatywa**: kiedy żeton działa w bitwie. Żeton z dwiema liczbami działa dwa razy, a żeton bez liczby działa cały czas.[NH-TILE-03] Nakrętka w rogu to **wytrzymałość**: każda przyjmuje jedną ranę, a następna rana niszczy żeton. Rany się nie goją.[NH-TILE-04]
book-nh-tiles-board = Plansza ma 19 pól.[NH-GEO-01] Stoją w kolumnach od A do E i liczy się je od góry, więc C3 to pole w środku.[NH-GEO-02] Prosty rząd pól, który odchodzi od boku żetonu, to jego linia ognia.[NH-GEO-03]

book-nh-setup-title = Przed pierwszą turą
book-nh-setup-armies = Każdy bierze armię, odkłada sztab, a pozostałe 34 żetony tasuje zakryte w stos.[NH-TURN-01] Potem po kolei każdy stawia sztab na dowolnym wolnym polu, obrócony, jak chce. Sztaby mogą nawet sąsiadować.[NH-TURN-02]
book-nh-setup-draws = Pierwszy gracz zaczyna z jednym żetonem, drugi z dwoma, i niczego nie trzeba jeszcze odrzucać. Potem wszyscy dociągają do trzech.[NH-TURN-03]

book-nh-turn-title = Twoja tura
book-nh-turn-draw = Dociągnij i z jednym się pożegnaj
book-nh-turn-discard = Dociągnij do trzech żetonów i połóż je odkryte, tak żeby wszyscy widzieli.[NH-TURN-04] Potem, zanim zrobisz z nimi cokolwiek innego, **jeden z trzech musisz odrzucić**. Jeśli stos się skończył i masz mniej, zatrzymujesz wszystkie.[NH-TURN-05]
book-nh-turn-bad-draw = Wszystkie trzy są natychmiastowe? Wtedy możesz odrzucić je wszystkie i dociągnąć trzy nowe, ilekroć się to zdarzy.[NH-TURN-07][NH-SET-11]
book-nh-turn-no-bad-draw = Trzy żetony natychmiastowe niczego nie zmieniają: jeden odpada, pozostałe zostają.[NH-SET-11]
book-nh-turn-play = Zagraj, zatrzymaj albo odrzuć
book-nh-turn-place = Każdy z pozostałych żetonów możesz zagrać, zatrzymać na później albo odrzucić, w dowolnej kolejności; pomiędzy możesz korzystać z tego, co potrafią twoje żetony na planszy.[NH-TURN-06] Żeton kładziesz na dowolnym wolnym polu i obracasz, jak chcesz. Gdy już leży, rusza go i obraca tylko to, co wyraźnie na to pozwala.[NH-TURN-08]
book-nh-turn-over = O końcu tury mówisz ty.[NH-TURN-09] Przerwać ją mogą dwie rzeczy. Jeśli żeton zajmie ostatnie wolne pole, natychmiast zaczyna się bitwa.[NH-TURN-10] A gdy bitwa się zacznie, twoja albo z powodu pełnej planszy, w tej turze niczego się już nie zagrywa, nie rusza ani nawet nie odrzuca.[NH-TURN-11]

book-nh-battle-title = Bitwa
book-nh-battle-whose = Bitwa jest częścią tury gracza, który ją rozpoczął.[NH-SET-08]
book-nh-battle-between = Najpierw kończy się tura, a bitwa wypada między dwiema turami. Nikt nie może wtedy działać, więc w grze niewiele to zmienia.[NH-SET-08]
book-nh-battle-countdown = Odliczanie
book-nh-battle-segments = Bitwa odlicza od najwyższej inicjatywy na planszy do 0, a każda liczba to **segment**.[NH-BAT-01] Żeton działa w segmencie swojej liczby, raz; co przeminęło, przepadło.[NH-BAT-05] Żeton z dwiema liczbami wykonuje wszystkie swoje ataki w obu.[NH-BAT-06] Moduły mogą te liczby podnosić i obniżać, ale nigdy poniżej 0.[NH-BAT-07]
book-nh-battle-at-once = Wszyscy naraz
book-nh-battle-together = W jednym segmencie wszyscy działają **jednocześnie**, na planszy takiej, jaka była na jego początku. Każde trafienie się liczy, nawet już niepotrzebne.[NH-BAT-02] Dlatego dwaj wrogowie z tą samą liczbą niszczą się nawzajem. Zniszczone żetony odchodzą dopiero po segmencie, a do tego czasu ich ciosy, sieci i połączenia działają; dopiero wtedy sztaby tracą punkty.[NH-BAT-03]
book-nh-battle-attacks = Ciosy, strzały i szyny
book-nh-battle-blows = **Cios** trafia wroga tuż przy tym boku, a pancerz nie pomaga.[NH-BAT-08] **Strzał** trafia pierwszego wroga w linii ognia, blisko czy daleko, i przelatuje nad twoimi żetonami.[NH-BAT-09] Działo **Gaussa** trafia każdego wroga w swojej linii za 1 i żadna premia go nie wzmacnia.[NH-BAT-11]
book-nh-battle-armour = **Pancerz** zdejmuje jeden punkt ze strzału, który przychodzi z jego strony. Przeciw ostrzom, żetonom natychmiastowym i wybuchom nie działa.[NH-BAT-10]
book-nh-battle-hqs = Gdy sztaby biją i padają
book-nh-battle-hq-strikes = Sztab umie się bronić: w segmencie 0 uderza z siłą 1 każdego wroga obok siebie. Innemu sztabowi nie szkodzi nigdy.[NH-BAT-12]
book-nh-battle-afterwards = Sztab, który spadł do 0, nie przerywa bitwy: rozgrywa się ją do końca i drugi może jeszcze paść.[NH-BAT-13] Jeśli gra trwa dalej, tura należy do następnego gracza.[NH-BAT-15]

book-nh-nets-title = Sieci i przejęcie
book-nh-nets-net = **Sieć** wyłącza wroga przed sobą, sztab też, od chwili, gdy tak stanęli: nie bije, nie pomaga, nie odpycha i sam nie sieciuje. Działają tylko pancerz i wytrzymałość.[NH-NET-01] Zasieciowanego żetonu nie można też ruszyć, obrócić, zamienić ani odepchnąć.[NH-NET-02]
book-nh-nets-duels = Zasieciowany sieciarz nie sieciuje nikogo.[NH-NET-03] Dwóch, którzy sieciują się nawzajem, znosi się, i tak samo trzech lub więcej w kręgu; kogo złapali poza tym, ten zostaje złapany.[NH-NET-04][NH-NET-05] Jeśli sieciarz zginie w bitwie, jego sieć trzyma do końca segmentu, więc zdobycz jest wolna w następnym.[NH-NET-06]
book-nh-nets-control = Przejęcie
book-nh-nets-taken = Vegas ma **połączenia przejmujące**: wróg przed takim połączeniem pod każdym względem należy do Vegas, dopóki jest połączony, a przy przejęciu można go obrócić. Sztabu przejąć nie można.[NH-CTL-01] Gdy połączenie zniknie, żeton wraca do swojej armii tak, jak stoi, razem z ranami.[NH-CTL-02]
book-nh-nets-scoper = Skoper Posterunku robi coś podobnego z modułami: wrogi moduł na jego połączeniu pomaga Posterunkowi zamiast właścicielowi.[NH-CTL-05]

book-nh-modules-title = Moduły i medycy
book-nh-modules-links = **Moduł** nikogo nie bije. Cały czas pomaga sąsiednim własnym żetonom, na które patrzą jego połączenia, sztabowi też.[NH-MOD-01] Oficerowie dodają 1 do siły ciosu albo strzału, zwiadowcy 1 do inicjatywy.[NH-MOD-04] Kilka modułów się sumuje, ale pomoc nie przechodzi dalej z żetonu na żeton.[NH-MOD-02] Dywersant działa odwrotnie: spowalnia połączonych wrogów o 1.[NH-MOD-06]
book-nh-modules-home = Co daje twój sztab
book-nh-modules-hq-gives = Sztab też pomaga i nie potrzebuje połączeń: zyskują wszyscy swoi dookoła. Borgo daje 1 inicjatywy, Hegemonia 1 do ciosu, Moloch 1 do strzału, Posterunek jeszcze jedną akcję, Smart mobilność; Vegas zamiast tego dowodzi wrogiem przez jedno połączenie.[NH-MOD-10] Dodatkowa akcja przychodzi segment po ostatniej, a po 0 już jej nie ma.[NH-MOD-05]
book-nh-modules-medics = Medycy
book-nh-modules-medic = **Medyk** poświęca się za żeton, z którym jest połączony: rany z jednego ataku znikają, a medyk jest odrzucany. Odmówić nie może.[NH-MED-01] Gdy ataków albo rannych jest kilku, wybiera właściciel.[NH-MED-02][NH-MED-03] Ale medyk ranny w tym samym segmencie nie ratuje nikogo, więc trzymaj go poza zasięgiem.[NH-MED-05]

book-nh-moving-title = Ruch
book-nh-moving-mobile = **Mobilny** żeton może przejść na wolne sąsiednie pole, obrócić się albo jedno i drugie, raz w każdej twojej turze, także w tej, w której go wystawiono; w bitwie nigdy.[NH-MOV-01]
book-nh-moving-lent = Mobilność można też pożyczyć: dają ją Transport i sztab Smart.[NH-MOD-08] Dopóki działa twoje Centrum rozpoznania, każdy ruch może prowadzić o dwa pola.[NH-MOD-07] Z każdego źródła ruchu żeton korzysta raz na turę: z własnego, z pożyczonego i na dodatek z żetonu Ruch.[NH-MOV-02]

book-nh-instants-title = Żetony natychmiastowe
book-nh-instants-what = Żeton natychmiastowy działa od razu, przed wszelką bitwą. Najważniejszy to **Bitwa**: rozpoczyna bitwę i kończy twoją turę. Gdy ktokolwiek dociągnął swój ostatni żeton, nie można jej już zagrać.[NH-INS-01]
book-nh-instants-move-push = **Ruch**: jeden twój żeton przechodzi na wolne sąsiednie pole, obraca się albo robi jedno i drugie.[NH-INS-02] **Odepchnięcie**: jeden twój żeton odsuwa sąsiedniego wroga o pole tak, żeby się już nie stykali. Jeśli wolnych pól jest kilka, wybiera odpychany; żeton się nie obraca, a gdy nie ma dokąd, odepchnąć nie można.[NH-INS-03]
book-nh-instants-wounds = **Snajper** zadaje ranę dowolnemu wrogiemu żetonowi oprócz sztabu.[NH-INS-04] **Granat** niszczy jednego wroga obok twojego sztabu, ale nigdy sztab.[NH-INS-05] **Bomba** zadaje ranę każdemu żetonowi oprócz sztabów na polu i sześciu sąsiednich, twoim też; wszystkie siedem pól musi leżeć na planszy.[NH-INS-06]
book-nh-instants-duel-armies = Smart i Vegas mają inne: **Obrót** obraca jeden twój żeton,[NH-INS-07] **Roszada** zamienia miejscami dwa twoje stykające się,[NH-INS-08] a po **Terrorze** pozostali w swojej następnej turze niczego nie wystawiają.[NH-INS-09]

book-nh-units-title = Jednostki z własnymi zasadami
book-nh-units-clown = W swoim segmencie **Klaun** Molocha może zamiast ataku wybuchnąć: rana dla każdego żetonu obok, swojego i wrogiego, a Klauna już nie ma.[NH-UNIT-01]
book-nh-units-clown-hq = Wybuch rani także sztaby.[NH-SET-06]
book-nh-units-clown-spares = Wybuch oszczędza sztaby, tak jak Bomba.[NH-SET-06]
book-nh-units-both = Niektórzy sieciarze Borgo i Hegemonii i sieciują, i biją.[NH-UNIT-02] Uniwersalny żołnierz Hegemonii uderza i strzela w tę samą stronę w tym samym segmencie.[NH-UNIT-03]
book-nh-units-smart = Wystawiając żeton, Smart może zdjąć z planszy swój Transporter i położyć żeton na jego miejscu.[NH-UNIT-04] Zniszczony Bio-droid wraca na wierzch stosu.[NH-UNIT-05]
book-nh-units-mine = **Mina** Vegas leży pod żetonami: jednostka, która się na niej zatrzyma, ginie razem z nią, a sztab ją po prostu usuwa.[NH-UNIT-06]

book-nh-end-title = Koniec gry
book-nh-end-last-tile = Kto dociągnął ostatni żeton, kończy turę, każdy inny rozgrywa jeszcze jedną, a potem następuje **Ostatnia Bitwa**.[NH-END-01] Od tego dociągnięcia nie wolno zagrać Bitwy; pełna plansza nadal ją wywołuje, a po niej rozgrywa się pozostałe tury.[NH-END-02]
book-nh-end-winner = Po Ostatniej Bitwie porównuje się punkty sztabów i wystarczy przewaga jednego.[NH-END-04]
book-nh-end-level = Jeśli jest po równo, każdy rozgrywa jeszcze jedną turę tym, co mu zostało, i następuje jeszcze jedna bitwa. Jeśli i wtedy jest po równo, gra kończy się remisem.[NH-SET-04]
book-nh-end-level-draw = Jeśli jest po równo, gra kończy się remisem.[NH-SET-04]
book-nh-end-full = Rzadki przypadek: po bitwie plansza nadal jest pełna. Wtedy rozgrywa się kolejną, aż zwolni się pole albo gra się skończy.[NH-SET-05]

book-nh-more-title = Od trzech do sześciu graczy
book-nh-more-board = Pięć i sześć armii dostaje pierścień 18 dodatkowych pól, chyba że poproszą o małą planszę. O tym, czy plansza jest pełna, decyduje tylko 19 pól w środku.[NH-GEO-01]
book-nh-more-deathmatch = Każdy na każdego
book-nh-more-each = Na początku dociąga się 1, 2 i 3 żetony. Kto straci sztab, odpada na końcu bitwy ze wszystkimi swoimi żetonami; wygrywa ostatni.[NH-MULTI-01]
book-nh-more-points = W grze na punkty sztaby nie giną: każdy punkt obrażeń wrogiego sztabu to punkt dla ciebie, a 20 punktów wygrywa.[NH-MULTI-02]
book-nh-more-teams = Drużyny
book-nh-more-one-two = Jeden na dwóch: samotny sztab ma 20 punktów, pozostałe po 13,[NH-SET-03] a samotny gracz rozgrywa co drugą turę.[NH-MULTI-03]
book-nh-more-two-two = Dwóch na dwóch: drużyny grają na zmianę, a pomoc modułów i sztabów sięga też sojuszników.[NH-TEAM-01] Twoje ataki przelatują nad sojusznikami, sieci ich oszczędzają, a żetonów natychmiastowych na ich żetony się nie używa.[NH-TEAM-02] Wygrywa drużyna, która pierwsza zniszczy wrogi sztab;[NH-TEAM-03] jeśli żaden nie padnie, ta, która ma więcej punktów razem.[NH-TEAM-04]
book-nh-more-hp-15 = W grze drużynowej we czworo każdy sztab zaczyna z 15 punktami wytrzymałości.[NH-SET-02]
book-nh-more-hp-20 = W grze drużynowej we czworo każdy sztab zaczyna z 20 punktami wytrzymałości.[NH-SET-02]
book-nh-more-moloch = Moloch to kiepski sojusznik: jego ataki ranią swoich, sieci między nimi działają i mogą się nawzajem odpychać.[NH-TEAM-05]
book-nh-more-moloch-off = Zły humor Molocha można wyłączyć przed grą.[NH-SET-07]

book-nh-duel-title = Plansza Duel
book-nh-duel-terminals = Według zasad Duel plansza ma siedem **terminali**.[NH-SET-09] Żeton na terminalu jest **ogniwem** tego, kto nim dowodzi, chyba że jest zasieciowany.[NH-DUEL-01]
book-nh-duel-energy = Na końcu tury możesz wymienić pozostałe żetony albo punkty swojego sztabu na **energię**, po 1 za każdy; więcej niż 5 mieć nie można. Wymiana kończy turę.[NH-DUEL-02]
book-nh-duel-procedures = Za energię w dowolnej chwili swojej tury uruchamiasz **procedury**: obróć ogniwo za 1, zamień dwa ogniwa miejscami albo odepchnij ogniwem za 2, spal wszystko wrogie między dwoma ogniwami w linii albo skasuj wroga obok trzech ogniw za 3, wysadź wszystkie wrogie ogniwa za 4. Sztabom żadna nie szkodzi.[NH-DUEL-03]

book-nh-variants-title = Warianty
book-nh-variants-start = **Inny początek**: pierwszy gracz dociąga trzy żetony, jeden odrzuca i zagrywa najwyżej jeden z pozostałych; od drugiego gracza wszyscy dociągają do trzech.[NH-VAR-01]
book-nh-variants-reinforcements = **Posiłki**: dociągasz do sześciu, jeden odrzucasz, zagrywasz najwyżej dwa, resztę zatrzymujesz.[NH-VAR-02]
book-nh-variants-big = **Konstrukcje** to jednostki na dwa pola, za trzy żetony.[NH-VAR-03] **Przywódców** trzyma się w tajemnicy i pomagają dwa razy w grze.[NH-VAR-04] W **atlasie bitew** są plansze z własnymi zasadami.[NH-VAR-05] Ich szczegóły są nasze, bo drukowane nie są znane.
book-nh-variants-rest = W **partii lustrzanej** kilka stron gra tą samą armią.[NH-VAR-06] **Zadanie** to ostatnia tura z danymi żetonami i celem na bitwę, która po niej następuje.[NH-ETU-01]

book-nh-editions-title = Co zmieniło się między wydaniami
book-nh-editions-which = Program gra według trzech książek: **3.0** z 2014 roku, **Duel** i wydania **2025**. Wydanie wybierasz przed grą, a przełącznik u góry dopasowuje do niego tę książkę. Różnic jest niewiele i oto wszystkie.
book-nh-editions-draw = **Trzy żetony natychmiastowe.** 3.0 i 2025 pozwalają je odrzucić i dociągnąć nowe; w Duel jeden odpada, jakiekolwiek są.[NH-SET-11]
book-nh-editions-battle = **Czyją turą jest bitwa.** W 3.0 i Duel należy do tury, w której ją rozpoczęto; w 2025 tura kończy się, zanim bitwa się zacznie.[NH-SET-08]
book-nh-editions-clown = **Klaun.** Jego wybuch rani sztaby w 3.0 i 2025, a w Duel je oszczędza.[NH-SET-06]
book-nh-editions-level = **Po równo po Ostatniej Bitwie.** 3.0 i 2025 dają każdemu jeszcze jedną turę i jeszcze jedną bitwę; w Duel od razu jest remis.[NH-SET-04]
book-nh-editions-team = **Dwóch na dwóch.** Sztaby zaczynają z 15 punktami wytrzymałości w 3.0, z 20 w Duel i 2025.[NH-SET-02]
book-nh-editions-moloch = **Humor Molocha.** Działa w każdej grze drużynowej; wyłączyć go pozwala tylko 2025.[NH-SET-07]
book-nh-editions-initiative = **Inicjatywa.** Drukowane liczby sięgają 3; książka z 2025 roku dopuszcza 4.[NH-SET-10]
book-nh-editions-board = **Terminale, energia i procedury** należą tylko do Duel.[NH-SET-09]
book-nh-editions-full = **Plansza, która zostaje pełna.** O kolejnej bitwie mówi tylko książka z 2025 roku; program robi tak we wszystkich trzech.[NH-SET-05]

# Symbole: nazwa, kreska i co robi.
sign-nh-group-sides = Na bokach: obracają się z żetonem
sign-nh-group-middle = W środku: nigdy obrócone
sign-nh-group-corners = W rogach
sign-nh-group-states = Stany
sign-nh-group-modules = Co robi moduł
sign-nh-group-units = Co potrafi jednostka
sign-nh-group-instants = Natychmiastowe: zagrywane, nigdy wystawiane
sign-nh-group-armies = Armie: obwódka i godło
sign-nh-group-board = Na planszy
sign-nh-melee = Cios | trafia wroga tuż obok; pancerz nie pomaga
sign-nh-strength = Siła | jeden ząb lub nabój za każdy punkt
sign-nh-ranged = Strzał | pierwszy wróg w linii, nad własnymi żetonami
sign-nh-gauss = Gauss | każdy wróg w linii za 1
sign-nh-hollow = Pusty znak | pożyczony od modułu lub sztabu, zniknie z nim
sign-nh-armour = Pancerz | strzały z tej strony słabsze o 1
sign-nh-net = Sieć | wróg przed nią nic nie robi
sign-nh-link = Połączenie | pomaga twojemu żetonowi przed nim
sign-nh-hostile = Wrogie połączenie | osłabia wroga przed nim
sign-nh-control = Przejęcie | wróg przed nim słucha ciebie
sign-nh-initiative = Inicjatywa | działa w tym segmencie; wyższa pierwsza
sign-nh-two-flags = Dwie liczby | działa w obu, wszystkimi atakami
sign-nh-changed = Zmieniona | podniesiona lub obniżona przez inny żeton
sign-nh-no-flag = Bez liczby | nie bije; działa cały czas
sign-nh-hq = Sztab | jego punkty wytrzymałości; przy 0 przegrywasz
sign-nh-module = Moduł | okrągła piasta: pomaga, nigdy nie bije
sign-nh-mobile = Mobilność | raz na turę o pole i z obrotem
sign-nh-toughness = Wytrzymałość | każda nakrętka to jedna rana więcej
sign-nh-wound = Rana | przekreślona nakrętka jest zużyta
sign-nh-netted = Zasieciowany | nic nie robi; pancerz i nakrętki zostają
sign-nh-commanded = Przejęty | walczy dla armii swojej obwódki
sign-nh-m-melee = Oficer | +1 do ciosu
sign-nh-m-ranged = Oficer | +1 do strzału
sign-nh-m-brain = Mózg | +1 do ciosu i strzału
sign-nh-m-boss = Boss | +1 do ciosu i inicjatywy
sign-nh-m-scout = Zwiadowca | +1 do inicjatywy
sign-nh-m-saboteur = Dywersant | wrogom −1 do inicjatywy
sign-nh-m-medic = Medyk | przyjmuje jeden atak za swojego
sign-nh-m-mother = Matka | jedna akcja więcej
sign-nh-m-scoper = Skoper | wrogi moduł działa dla ciebie
sign-nh-m-transport = Transport | jego sąsiedzi mogą się ruszać
sign-nh-m-quartermaster = Kwatermistrz | cios zamiast strzału lub odwrotnie
sign-nh-m-recon = Centrum rozpoznania | twoje ruchy o dwa pola
sign-nh-u-clown = Klaun | może wybuchnąć
sign-nh-u-transporter = Transporter | inny żeton może zająć jego miejsce
sign-nh-u-bio-droid = Bio-droid | wraca na stos
sign-nh-u-mine = Mina | kto się zatrzyma, ten ginie
sign-nh-i-battle = Bitwa | rozpoczyna bitwę, kończy turę
sign-nh-i-move = Ruch | jeden twój żeton rusza się i obraca
sign-nh-i-push = Odepchnięcie | wróg cofa się o pole
sign-nh-i-sniper = Snajper | 1 rana gdziekolwiek, oprócz sztabu
sign-nh-i-grenade = Granat | niszczy wroga obok twojego sztabu
sign-nh-i-air-strike = Bomba | 1 rana na siedmiu polach
sign-nh-i-rotation = Obrót | jeden twój żeton się obraca
sign-nh-i-castling = Roszada | dwa twoje żetony zamieniają się miejscami
sign-nh-i-terror = Terror | w następnej turze nic nie wystawią
sign-nh-a-borgo = Borgo | +1 inicjatywy obok sztabu
sign-nh-a-hegemony = Hegemonia | +1 do ciosu obok sztabu
sign-nh-a-moloch = Moloch | +1 do strzału obok sztabu
sign-nh-a-outpost = Posterunek | jedna akcja więcej obok sztabu
sign-nh-a-smart = Smart | swoi obok sztabu mogą się ruszać
sign-nh-a-vegas = Vegas | jego sztab dowodzi jednym wrogiem
sign-nh-blow = Cios | z bliska
sign-nh-shot = Strzał | z daleka
sign-nh-rails = Szyny | Gauss
sign-nh-fate = Los | zostanie ranny
sign-nh-falls = Los | zostanie zniszczony
