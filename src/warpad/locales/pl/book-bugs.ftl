# Książka zasad Wojny Robali: ciągły tekst, który początkujący czyta od celu do końca.
# **Słowa** są wyróżnione; [BUGS-BAT-15] wskazuje zasadę i staje się przypisem.

book-bugs-goal-title = Cel gry
book-bugs-goal-ways = Wygrać można na trzy sposoby. Zdobądź jako pierwszy **8 wpływów**;[BUGS-WIN-01] zabij wrogiego **generała**;[BUGS-WIN-02] albo usuń wszystkie wrogie oddziały oprócz generała, żeby nie miał kim dowodzić.[BUGS-WIN-03] Wpływy przynoszą pokonane oddziały i artefakt w środku planszy.[BUGS-WIN-04]
book-bugs-goal-order = Na końcu tury sprawdza się je w tej kolejności, najpierw wpływy.[BUGS-END-04] Jeśli w jednej turze 8 zdobędą obie strony, wygrywa ta, która zdążyła wcześniej;[BUGS-R-11] jeśli obie spełnią jeden z dwóch pozostałych warunków, jest remis.

book-bugs-armies-title = Armie i plansza
book-bugs-armies-six = Armia to sześć oddziałów, jeden z nich to generał.[BUGS-GEN-01] Każdy oddział to inny owad z innym talentem.
book-bugs-armies-numbers = **Szybkość** mówi, ile pól oddział przejdzie na rozkaz osobisty, **Siła** to, co wnosi do walki, a oddział z **Zasięgiem** umie strzelać. Do Siły dochodzą talent, trofeum i medal, a nigdy nie spada ona poniżej 0.[BUGS-EFF-01]
book-bugs-armies-board = Plansza ma pięć kolumn, od a do e, i pięć rzędów. Twoja pierwsza linia to rząd najbliżej ciebie.[BUGS-R-21] W środku leży **artefakt**, a na pierwszej linii każdej strony stoi **tabor**. Dwa tory pokazują, jak wiedzie się armii: wpływy i energia, oba zaczynają od 0.[BUGS-SET-05]

book-bugs-setup-title = Przed pierwszą turą
book-bugs-setup-place = W treningu gracze na zmianę stawiają oddział na dowolnym wolnym polu swoich dwóch linii; kto zaczyna, mówi losowanie.[BUGS-SET-01][BUGS-SET-03] Na pierwszą partię weź zalecane ustawienie.[BUGS-SET-04]
book-bugs-setup-campaign = W kampanii wszyscy ustawiają swoje sześć oddziałów w tajemnicy, generała na pierwszej linii, i odsłaniają je naraz.[BUGS-SET-10]

book-bugs-orders-title = Rozkazy
book-bugs-orders-one = Nikt tu nie czeka na kolej: obie strony działają naraz.[BUGS-TURN-01] Każda armia dostaje w turze **dokładnie jeden rozkaz**,[BUGS-TURN-02] pisany w tajemnicy i odsłaniany razem z wrogim.[BUGS-PLAN-06] Zanim więc napiszesz, zapytaj, co napiszą oni.
book-bugs-orders-personal = Rozkaz osobisty
book-bugs-orders-path = **Rozkaz osobisty** wskazuje jeden oddział i drogę do trzech kroków wzdłuż rzędów i kolumn; droga może skręcać, a nawet zawracać.[BUGS-PLAN-01] Z tych kroków oddział robi tyle, na ile pozwala Szybkość.[BUGS-PLAN-05] Oddział z rozkazem osobistym atakuje tego, kogo spotka.[BUGS-GEN-05]
book-bugs-orders-stay = Droga bez kroków to też rozkaz: **stój**. Oddział jest gotowy, może strzelać i walczy jako atakujący, jeśli ktoś przyjdzie.[BUGS-PLAN-03]
book-bugs-orders-general = Rozkaz ogólny
book-bugs-orders-march = **Rozkaz ogólny** prowadzi wszystkie oddziały oprócz generała o jedno pole w tę samą stronę, szybkie i wolne.[BUGS-PLAN-04] Rusza wielu, ale nikt nie atakuje.[BUGS-MOVE-04]

book-bugs-moving-title = Ruch i spotkania
book-bugs-moving-together = Wszystkie oddziały ruszają się naraz, po polu na krok: pierwszy krok, drugi, trzeci. Rozkaz ogólny kończy się po pierwszym.[BUGS-MOVE-01]
book-bugs-moving-stops = Kroku poza planszę albo na stojącego sojusznika się nie robi i oddział tam staje.[BUGS-MOVE-02] Tylko Komar przelatuje przez swoich.[BUGS-MOVE-05] Na pole opuszczone w tym kroku można w tym samym kroku wejść.[BUGS-MOVE-06]
book-bugs-moving-meetings = Spotkania
book-bugs-moving-meet = Oddział z rozkazem osobistym staje tam, gdzie pierwszy raz spotka wroga, i tam walczą.[BUGS-MOVE-03] Może wejść na pole stojącego wroga[BUGS-COLL-02] albo obaj wejdą na to samo pole.[BUGS-COLL-01]
book-bugs-moving-swap = Przez wroga nikt nie przejdzie. Dwaj, którzy zamieniliby się miejscami, spotykają się, jeśli jeden ma rozkaz osobisty: szybszy walczy na polu drugiego, a przy równej Szybkości decyduje losowanie.[BUGS-COLL-03]
book-bugs-moving-marching = Oddziały pod rozkazami ogólnymi unikają się. Jeśli dwa chcą na to samo pole, zajmuje je szybszy, a przy równej Szybkości oba zostają.[BUGS-COLL-05]

book-bugs-battle-title = Walki
book-bugs-battle-needs = Do walki potrzeba przynajmniej jednego oddziału z rozkazem osobistym.[BUGS-BAT-01] Najpierw spójrz na **trójkąt** z następnego rozdziału: gdzie działa, tam nie rzuca się kośćmi.[BUGS-BAT-10]
book-bugs-battle-dice = Kości i energia
book-bugs-battle-roll = Obie strony rzucają kością o ściankach 1, 2 i 3, co kosztuje 1 energię. Bez energii się nie rzuca i kość liczy się za 0.[BUGS-BAT-11][BUGS-KB-03] Wynik to kość, Siła i premie.[BUGS-BAT-12]
book-bugs-battle-reroll = Kto jest niezadowolony, przerzuca za 1 energię, ile razy może zapłacić; liczy się ostatni rzut.[BUGS-BAT-13] Najpierw pyta się tego, kto przegrywa, i tak dalej, aż obaj zostawią swoje kości.[BUGS-BAT-14]
book-bugs-battle-result = Wyższy wynik wygrywa. Przegrany schodzi z planszy, zwycięzca zostaje i od razu przynosi 1 wpływ.[BUGS-BAT-15][BUGS-BAT-17]
book-bugs-battle-draw = Przy remisie oba cofają się na pola, z których przyszły, a kto nie może, ginie.[BUGS-BAT-16] Wpływów nikt za to nie dostaje.[BUGS-R-05]
book-bugs-battle-energy = Energia przychodzi sama: 2 na początku każdej tury, najwyżej do 6, dopóki twój tabor jest wolny.[BUGS-KB-01]
book-bugs-battle-which-first = Gdy walk jest kilka, walki na polach są przed strzałami,[BUGS-ORD-01] potem ta, w której spotkano się we wcześniejszym kroku,[BUGS-ORD-02] potem szybsza para.[BUGS-ORD-03]

book-bugs-triangle-title = Trójkąt
book-bugs-triangle-beats = Trzy formacje mają swoją zdobycz. **Kawaleria** tratuje łuczników, **łucznicy** biją włóczników, **włócznicy** zatrzymują kawalerię: na pewno, bez kości i bez energii.[BUGS-TRI-01]
book-bugs-triangle-winner = Warunek jest jeden: **rozkaz osobisty** musi mieć sam zwycięzca. Inaczej rzuca się kośćmi, jak w każdej innej parze.[BUGS-TRI-02][BUGS-TRI-03]

book-bugs-shots-title = Strzały
book-bugs-shots-who = Oddział z rozkazem osobistym i Zasięgiem, który nikogo nie spotkał, może strzelić do jednego wroga w linii prostej w swoim Zasięgu, z ostatniego pola swojej drogi. Strzału nic nie zasłania.[BUGS-RANGED-01][BUGS-BAT-02][BUGS-R-08]
book-bugs-shots-safe = Strzelać jest bezpiecznie: od własnego strzału strzelec nie ginie ani się nie cofa. Jeśli wygra, celu już nie ma, a jeśli nie, nic się nie dzieje.[BUGS-RANGED-03] Na odległość trójkąt pomaga tylko strzelcowi.[BUGS-RANGED-05] Ale strzelec, którego ktoś spotkał, walczy na polu jak każdy.[BUGS-RANGED-02][BUGS-RANGED-04]
book-bugs-shots-both = Dwaj, którzy strzelają do siebie, robią to naraz i paść mogą obaj.[BUGS-RANGED-06]

book-bugs-end-title = Koniec tury
book-bugs-end-order = Po walkach dzieją się po kolei cztery rzeczy: portale, artefakt, tabory, zwycięstwo.[BUGS-R-10]
book-bugs-end-artefact = Oddział na **artefakcie** przynosi swojej armii 1 wpływ, co turę.[BUGS-END-02]
book-bugs-end-trains = Wróg na twoim **taborze** zdobywa go, a zdobyty tabor nie daje energii, nawet gdy wróg pójdzie dalej. Znowu jest twój, gdy na końcu tury stoi na nim oddział twojej strony.[BUGS-END-03][BUGS-KB-02]

book-bugs-campaign-title = Kampania
book-bugs-campaign-trophies = Kampania to seria partii. Przed każdą dobiera się **trofeum**,[BUGS-CAMP-01] a kość mówi, która jego opcja zmieni tę partię.[BUGS-CAMP-02] Zwycięzca zabiera trofeum, a trzy trofea wygrywają kampanię.[BUGS-CAMP-03]
book-bugs-campaign-medals = **Medale** nagradzają wyczyny. Kto ostatni spełni warunek, dostaje medal na końcu partii i ma jego premię od następnej, aż zasłuży na niego ktoś inny.[BUGS-MED-01][BUGS-MED-03][BUGS-MED-07]
book-bugs-campaign-portals = Portale
book-bugs-campaign-portal = Plansza kampanii ma dwa **portale**. Oddział, który dostał w tej turze jakikolwiek rozkaz i stoi na portalu, może go użyć; samo przejście nie wystarczy.[BUGS-PORT-01] Właściciel mówi o tym po ruchu, a przed walkami.[BUGS-PORT-02]
book-bugs-campaign-travel = Na końcu tury oddział przechodzi na inny wolny portal; jeśli takiego nie ma, zostaje.[BUGS-PORT-03]

book-bugs-allies-title = Dwie plansze
book-bugs-allies-boards = Z dwoma pudełkami są dwie plansze, a na każdej po armii każdej strony.[BUGS-ALLY-01] Portale łączą je wszystkie i innej drogi nie ma;[BUGS-ALLY-04] generałowie nie opuszczają swojej planszy.[BUGS-ALLY-05]
book-bugs-allies-each = Każda armia ma własny rozkaz, energię, wpływy i tabor.[BUGS-ALLY-02] Armia bez generała rzuca z −1.[BUGS-ALLY-08]
book-bugs-allies-win = Strona wygrywa z 16 wpływami, zabijając obu generałów albo usuwając wszystkie inne oddziały.[BUGS-ALLY-11]

book-bugs-rulings-title = O czym książka milczy
book-bugs-rulings-why = Drukowana książka nie przewidzi wszystkiego, a program musi zdecydować. Co zdecydowaliśmy, stoi niżej słowo w słowo.
book-bugs-rulings-some = Trzy rozstrzygnięcia, które zdarzają się często: oddział pod rozkazem ogólnym staje przed stojącym wrogiem, ale walczy z tym, który wykonuje rozkaz osobisty;[BUGS-R-02] pierwszego rzutu nie można odmówić, żeby oszczędzić energię;[BUGS-R-06] oddział cofa się na pole, z którego przyszedł ostatnio, a nie na początek drogi.[BUGS-R-19]

# Symbole: nazwa, kreska i co robi.
sign-bugs-group-units = Oddziały
sign-bugs-group-sides = Czyj jest
sign-bugs-group-troops = Formacje
sign-bugs-group-places = Na planszy
sign-bugs-group-tracks = Tory
sign-bugs-group-dice = Kości
sign-bugs-group-orders = Rozkazy na planszy
sign-bugs-u-rhino = Rohatyniec | generał; Szybkość 1, Siła 3; swoi obok +1
sign-bugs-u-mantis = Modliszka | kawaleria; Szybkość 3, Siła 2; +1 po dwóch krokach
sign-bugs-u-wasp = Osa | łucznik; Szybkość 2, Siła 1, Zasięg 2; +1, gdy strzela z miejsca
sign-bugs-u-spider = Pająk | włócznik; Szybkość 2, Siła 2, Zasięg 1; +1 w obronie
sign-bugs-u-ant = Mrówka | piechota; Szybkość 2, Siła 2; +1 za każdego swojego obok, do 2
sign-bugs-u-mosquito = Komar | zwiadowca; Szybkość 2, Siła 1; leci przez swoich, bezczynni wrogowie liczą się za 0
sign-bugs-south = Południe | wypełnione koło
sign-bugs-north = Północ | kwadrat w ramce
sign-bugs-partner = Partner | karb: armia partnera
sign-bugs-general = Generał | jeśli padnie, przegrywasz
sign-bugs-cavalry = Kawaleria | pokonuje łuczników
sign-bugs-archer = Łucznik | pokonuje włóczników
sign-bugs-spearman = Włócznik | pokonuje kawalerię
sign-bugs-infantry = Piechota | zawsze rzuca kością
sign-bugs-scout = Zwiadowca | zawsze rzuca kością
sign-bugs-artefact = Artefakt | 1 wpływ co turę dla tego, kto na nim stoi
sign-bugs-train = Tabor | 2 energie co turę, dopóki jest wolny
sign-bugs-portal = Portal | prowadzi do innego portalu
sign-bugs-influence = Wpływy | 8 wygrywa
sign-bugs-energy = Energia | płaci za kości, 1 za rzut, najwyżej 6
sign-bugs-die-1 = Jeden | dwie ścianki z sześciu
sign-bugs-die-2 = Dwa | dwie ścianki z sześciu
sign-bugs-die-3 = Trzy | dwie ścianki z sześciu
sign-bugs-die-none = Bez kości | brak energii: liczy się za 0
sign-bugs-path = Droga | dokąd idzie oddział
sign-bugs-meets = Spotkanie | tu walczą dwaj wrogowie
sign-bugs-shot = Strzał | kto do kogo strzela
