# Neuroshima Hex: nazwy, pytania, akcje, zdarzenia i odmowy.

## Armies and tiles

nh-army-borgo = Borgo
nh-tile-borgo-hq = Sztab
nh-tile-borgo-mutant = Mutek
nh-tile-borgo-claws = Nożownik
nh-tile-borgo-super-mutant = Super-mutant
nh-tile-borgo-net-fighter = Sieciarz
nh-tile-borgo-brawler = Siłacz
nh-tile-borgo-assassin = Zabójca
nh-tile-borgo-super-officer = Super-oficer
nh-tile-borgo-scout = Zwiadowca
nh-tile-borgo-medic = Medyk
nh-tile-borgo-officer = Oficer
nh-tile-borgo-battle = Bitwa
nh-tile-borgo-move = Ruch
nh-tile-borgo-grenade = Granat
nh-army-hegemony = Hegemonia
nh-tile-hegemony-hq = Sztab
nh-tile-hegemony-runner = Biegacz
nh-tile-hegemony-thug = Bydlak
nh-tile-hegemony-ganger = Ganger
nh-tile-hegemony-gladiator = Gladiator
nh-tile-hegemony-net-fighter = Sieciarz
nh-tile-hegemony-net-master = Super-sieciarz
nh-tile-hegemony-guard = Strażnik
nh-tile-hegemony-universal-soldier = Uniwersalny żołnierz
nh-tile-hegemony-boss = Boss
nh-tile-hegemony-officer-1 = Oficer I
nh-tile-hegemony-officer-2 = Oficer II
nh-tile-hegemony-scout = Zwiadowca
nh-tile-hegemony-transport = Transport
nh-tile-hegemony-quartermaster = Kwatermistrz
nh-tile-hegemony-battle = Bitwa
nh-tile-hegemony-move = Ruch
nh-tile-hegemony-sniper = Snajper
nh-tile-hegemony-push-back = Odepchnięcie
nh-army-moloch = Moloch
nh-tile-moloch-hq = Sztab
nh-tile-moloch-blocker = Bloker
nh-tile-moloch-hybrid = Cyborg
nh-tile-moloch-gauss-cannon = Działko Gaussa
nh-tile-moloch-juggernaut = Juggernaut
nh-tile-moloch-hunter-killer = Łowca
nh-tile-moloch-mother = Matka
nh-tile-moloch-armored-hunter = Opancerzony łowca
nh-tile-moloch-armored-guard = Opancerzony wartownik
nh-tile-moloch-guard = Wartownik
nh-tile-moloch-protector = Obrońca
nh-tile-moloch-hornet = Rozpruwacz
nh-tile-moloch-net-fighter = Sieciarz
nh-tile-moloch-stormtrooper = Szturmowiec
nh-tile-moloch-clown = Klaun
nh-tile-moloch-brain = Mózg
nh-tile-moloch-officer = Oficer
nh-tile-moloch-scout = Zwiadowca
nh-tile-moloch-medic = Medyk
nh-tile-moloch-air-strike = Bomba
nh-tile-moloch-battle = Bitwa
nh-tile-moloch-move = Ruch
nh-tile-moloch-push-back = Odepchnięcie
nh-army-outpost = Posterunek
nh-tile-outpost-hq = Sztab
nh-tile-outpost-mobile-armor = Pancerz wspomagany
nh-tile-outpost-brawler = Siłacz
nh-tile-outpost-runner = Biegacz
nh-tile-outpost-saboteur = Dywersant
nh-tile-outpost-hmg = CKM
nh-tile-outpost-recon-center = Centrum rozpoznania
nh-tile-outpost-commando = Komandos
nh-tile-outpost-medic = Medyk
nh-tile-outpost-annihilator = Likwidator
nh-tile-outpost-officer = Oficer
nh-tile-outpost-scoper = Skoper
nh-tile-outpost-scout = Zwiadowca
nh-tile-outpost-battle = Bitwa
nh-tile-outpost-move = Ruch
nh-tile-outpost-sniper = Snajper
nh-army-smart = Smart
nh-tile-smart-hq = Sztab
nh-tile-smart-battle = Bitwa
nh-tile-smart-push-back = Odepchnięcie
nh-tile-smart-move = Ruch
nh-tile-smart-sniper = Snajper
nh-tile-smart-terror = Terror
nh-tile-smart-ripper = Rozpruwacz
nh-tile-smart-twister = Twister
nh-tile-smart-net-fighter = Sieciarz
nh-tile-smart-gauss-cannon = Działko Gaussa
nh-tile-smart-golem-mk3 = Golem MK3
nh-tile-smart-cyborg = Cyborg
nh-tile-smart-transporter = Transporter
nh-tile-smart-bio-droid = Bio-droid
nh-tile-smart-officer = Oficer
nh-tile-smart-mother-module = Matka
nh-tile-smart-scout = Zwiadowca
nh-army-vegas = Vegas
nh-tile-vegas-hq = Sztab
nh-tile-vegas-battle = Bitwa
nh-tile-vegas-rotation = Obrót
nh-tile-vegas-push-back = Odepchnięcie
nh-tile-vegas-castling = Roszada
nh-tile-vegas-move = Ruch
nh-tile-vegas-sniper = Snajper
nh-tile-vegas-mercenary = Najemnik
nh-tile-vegas-bodyguard = Ochroniarz
nh-tile-vegas-guard = Strażnik
nh-tile-vegas-marksman = Strzelec
nh-tile-vegas-agitator = Agitator
nh-tile-vegas-saboteur = Dywersant
nh-tile-vegas-medic = Medyk
nh-tile-vegas-scout = Zwiadowca
nh-tile-vegas-mine = Mina

## Kinds of tiles

nh-kind-hq = sztab
nh-kind-unit = jednostka
nh-kind-module = moduł
nh-kind-foundation = podłoże
nh-kind-instant = natychmiastowy

## Marks on a tile, and what each means

nh-mark-melee = Cios
nh-about-melee = Trafia wroga stojącego przy tym boku; pancerz przed tym nie chroni.
nh-mark-ranged = Strzał
nh-about-ranged = Trafia pierwszego wroga w linii prostej, z każdej odległości, przez własne żetony.
nh-mark-gauss = Działko Gaussa
nh-about-gauss = Zadaje 1 ranę każdemu wrogowi w linii prostej. Premie nie działają; pancerz chroni tylko swój żeton.
nh-mark-armour = Pancerz
nh-about-armour = Pochłania 1 punkt siły strzału, który trafia w ten bok.
nh-mark-net = Sieć
nh-about-net = Unieruchamia wroga przy tym boku: nie działa, nie rusza się i nie pomaga. Pancerz i wytrzymałość zostają.
nh-mark-link = Połączenie
nh-about-link = Sojusznicza jednostka przy tym boku dostaje efekt modułu.
nh-mark-enemy-link = Połączenie z wrogiem
nh-about-enemy-link = Wroga jednostka przy tym boku podlega efektowi modułu.
nh-mark-control-link = Kontrola
nh-about-control-link = Wroga jednostka przy tym boku słucha innej armii, dopóki jest połączona.
nh-mark-initiative = Inicjatywa
nh-about-initiative = Segmenty bitwy, w których żeton działa; najwyższy jest pierwszy.
nh-mark-toughness = Wytrzymałość
nh-about-toughness =
    { $left ->
        [0] Następna rana go zniszczy.
        [one] Wytrzyma jeszcze { $left } ranę.
        [few] Wytrzyma jeszcze { $left } rany.
        [many] Wytrzyma jeszcze { $left } ran.
       *[other] Wytrzyma jeszcze { $left } rany.
    }
nh-mark-mobile = Mobilność
nh-about-mobile = Raz w swojej turze może przejść na wolne sąsiednie pole i się obrócić.
nh-mark-hit-points = Punkty wytrzymałości

## Effects of modules, HQs and special units

nh-effect-melee = { $value } do ciosu
nh-effect-ranged = { $value } do strzału
nh-effect-initiative = { $value } do inicjatywy
nh-effect-extra-action = Dodatkowa akcja
nh-about-extra-action = Połączone jednostki działają jeszcze raz, segment po ostatniej akcji; z inicjatywy 0 przepada.
nh-effect-medic = Przejmuje rany
nh-about-medic = Przejmuje wszystkie rany od jednego ataku na połączoną jednostkę i zostaje odrzucony.
nh-effect-mobility = Daje mobilność
nh-about-mobility = Każda połączona własna jednostka może raz na turę ruszyć się i obrócić jak mobilna.
nh-effect-convert = Zmienia atak
nh-about-convert = Połączona jednostka może raz w bitwie zmienić jeden cios w strzał albo odwrotnie.
nh-effect-hack = Przejmuje moduły
nh-about-hack = Połączony wrogi moduł działa dla przejmującego, a nie dla właściciela.
nh-effect-far-moves = Ruch o dwa pola
nh-about-far-moves = Póki działa, każda własna jednostka może ruszać się o maksymalnie dwa pola.
nh-effect-explode = Może wybuchnąć
nh-about-explode = W swoim segmencie zamiast ataku może zranić wszystkie sąsiednie żetony i zginąć.
nh-effect-replace = Przewozi żeton
nh-about-replace = Przy wystawianiu można go zdjąć i położyć nowy żeton na jego miejscu.
nh-effect-return-to-stack = Wraca
nh-about-return-to-stack = Zniszczony, wraca na wierzch stosu właściciela.
nh-effect-destroy-on-enter = Niszczy to, co wejdzie
nh-about-destroy-on-enter = Jednostka, która na niej stanie, ginie razem z nią; sztab tylko ją usuwa.

## Instants

nh-about-battle = Zaczyna bitwę i kończy turę. Nie można jej zagrać, gdy ktoś dociągnął ostatni żeton.
nh-about-move = Przesuń jeden własny żeton na sąsiednie wolne pole i/lub go obróć.
nh-about-push = Jeden twój żeton odpycha sąsiedniego wroga o jedno pole; dokąd, wybiera wróg.
nh-about-sniper = Jedna rana dowolnemu wrogiemu żetonowi oprócz sztabu.
nh-about-grenade = Niszczy wrogi żeton obok twojego sztabu, ale nie sztab.
nh-about-air-strike = Jedna rana każdemu żetonowi na siedmiu polach, także własnym; sztabom nic się nie dzieje.
nh-about-rotation = Dowolnie obróć jeden własny żeton.
nh-about-castling = Dwa twoje sąsiednie żetony zamieniają się miejscami bez obracania.
nh-about-terror = W swojej najbliższej turze pozostali nie mogą wystawiać żetonów na planszę.
nh-short-battle = Zaczyna bitwę i kończy turę.
nh-short-move = Przesuwa i obraca twój żeton.
nh-short-push = Odpycha sąsiedniego wroga.
nh-short-sniper = Rani dowolnego wroga oprócz sztabu.
nh-short-grenade = Niszczy wroga obok twojego sztabu.
nh-short-air-strike = Rani wszystkie żetony na siedmiu polach.
nh-short-rotation = Obraca twój żeton.
nh-short-castling = Zamienia dwa twoje sąsiednie żetony.
nh-short-terror = Inni przez turę nie wystawiają żetonów.

## Procedures of the Duel board

nh-procedure-rotation = Obrót
nh-about-procedure-rotation = Dowolnie obróć jedno własne ogniwo.
nh-procedure-swap = Zamiana
nh-about-procedure-swap = Dwa twoje ogniwa, oprócz sztabu, zamieniają się miejscami i mogą się obrócić.
nh-procedure-push = Odepchnięcie
nh-about-procedure-push = Jedno twoje ogniwo odpycha sąsiedniego wroga.
nh-procedure-laser = Laser
nh-about-procedure-laser = Niszczy wszystkie wrogie żetony w linii prostej między dwoma twoimi ogniwami; nigdy sztab.
nh-procedure-deletion = Kasacja
nh-about-procedure-deletion = Niszczy jednego wroga obok trzech twoich ogniw; nigdy sztab.
nh-procedure-detonation = Detonacja
nh-about-procedure-detonation = Niszczy wszystkie wrogie ogniwa; nigdy sztab.
nh-about-terminal = Terminal: żeton na nim, jeśli nie jest zasieciowany, jest ogniwem i może uruchamiać procedury.

## What if

nh-if = Co, gdyby…
nh-if-lost = nie było: { $tile }, { $at }
nh-if-turned = był zwrócony { $direction }
nh-if-moved = stał na { $to }
nh-if-own = Twój sztab po bitwie
nh-if-foe = { $army }: sztab po bitwie
nh-if-fate = Ten żeton
nh-if-falls = ginie w segmencie { $segment }
nh-if-stays = zostaje na planszy

## Directions and sides

nh-direction-n = na północ
nh-direction-ne = na północny wschód
nh-direction-se = na południowy wschód
nh-direction-s = na południe
nh-direction-sw = na południowy zachód
nh-direction-nw = na północny zachód
nh-facing = { $what } ({ $direction })

## Set-up

nh-option-armies = Armie
nh-option-ruleset = Zasady
nh-option-mode = Tryb
nh-option-players = Gracze
nh-option-extended = Powiększona plansza, 37 pól
nh-option-small-board = Pięć lub sześć armii na planszy z 19 pól
nh-option-alternative-start = Alternatywny początek
nh-option-reinforcements = Posiłki: dociąganie do sześciu
nh-option-leaders = Liderzy (nasza zawartość)
nh-option-scenario = Scenariusz atlasu bitew (nasza zawartość)
nh-option-mixed = Mimo to połącz liderów, konstrukcje i atlas
nh-option-mirror = Ta sama armia po kilku stronach
nh-option-moloch-temper = Zły charakter Molocha w drużynie
nh-mode-duel = Pojedynek
nh-about-mode-duel = Dwóch graczy, po jednej armii.
nh-mode-deathmatch = Każdy na każdego
nh-about-mode-deathmatch = Od trzech do sześciu graczy; wygrywa ostatni ocalały sztab.
nh-mode-points = Każdy na każdego, na punkty
nh-about-mode-points = Sztabów nie da się zniszczyć; obrażenia wrogich sztabów dają punkty, wygrywa 20.
nh-mode-solo-team = Jeden na dwóch
nh-about-mode-solo-team = Jedna armia z 20 punktami wytrzymałości przeciw dwóm po 13.
nh-mode-teams = Drużyny
nh-about-mode-teams = Dwóch na dwóch; sojusznicy sobie pomagają.
nh-ruleset-3-0 = 3.0
nh-ruleset-duel = Plansza Duel
nh-ruleset-2025 = 2025

## What is asked now

nh-ask-hq = Wystaw sztab na dowolnym wolnym polu.
nh-ask-draw = Żetony są dociągane.
nh-ask-discard = Najpierw odrzuć jeden z żetonów.
nh-ask-act =
    { $tiles ->
        [0] Działaj żetonami na planszy albo zakończ turę.
        [one] Wystaw lub zagraj { $tiles } żeton albo zakończ turę.
        [few] Wystaw lub zagraj { $tiles } żetony albo zakończ turę.
        [many] Wystaw lub zagraj { $tiles } żetonów albo zakończ turę.
       *[other] Wystaw lub zagraj { $tiles } żetonu albo zakończ turę.
    }
nh-ask-push = Żeton „{ $tile }” na { $at } zostaje odepchnięty: wybierz dokąd.
nh-ask-turn = Możesz obrócić żeton „{ $tile }” na { $at }.
nh-ask-buy = Kup więcej energii albo zakończ turę.
nh-ask-explode = Czy żeton „{ $tile }” na { $at } ma wybuchnąć?
nh-ask-convert = Który atak żetonu „{ $tile }” na { $at } ma zmienić Kwatermistrz?
nh-ask-medic = Które rany ma przejąć Medyk?
nh-ask-spend = Który z twoich Medyków ma przejąć rany żetonu „{ $tile }” na { $at }?
nh-ask-over = Koniec gry.
nh-ask-deal = Rozdawani są liderzy.
nh-ask-leader = Wybierz jednego z trzech liderów; przeciwnik zobaczy go, gdy wybierze swojego.
nh-ask-command = Zaczyna się bitwa: użyć lidera?
nh-ask-rescue = Czy Chirurg ma anulować rany jednego z twoich żetonów?
nh-ask-load = Który z twoich żetonów w fabryce weźmie część?

## What a player can do

nh-do-hq = Wystaw sztab na { $at }
nh-do-place = Wystaw „{ $tile }” na { $at }
nh-do-discard = Odrzuć „{ $tile }”
nh-do-redraw = Odrzuć natychmiastowe i dociągnij nowe
nh-do-end = Zakończ turę
nh-do-battle = Zagraj „{ $tile }”: zacznij bitwę
nh-do-move = Zagraj „{ $tile }”: z { $from } na { $at }
nh-do-move-turn = Zagraj „{ $tile }”: obróć żeton na { $at }
nh-do-push = Zagraj „{ $tile }”: { $from } odpycha { $at }
nh-do-snipe = Zagraj „{ $tile }” na { $at }
nh-do-grenade = Zagraj „{ $tile }” na { $at }
nh-do-strike = Zagraj „{ $tile }” wokół { $at }
nh-do-rotate = Zagraj „{ $tile }”: obróć { $at }
nh-do-castle = Zagraj „{ $tile }”: zamień { $from } i { $at }
nh-do-terror = Zagraj „{ $tile }”
nh-do-go = Przesuń z { $from } na { $at }
nh-do-go-turn = Obróć żeton na { $at }
nh-do-ride = Przesuń z { $from } na { $at } dzięki { $by }
nh-do-retreat = Z { $from } cofnij się na { $at }
nh-do-turn = Obróć { $at }
nh-do-sell = Wymień „{ $tile }” na 1 energię
nh-do-bleed = Wymień 1 punkt wytrzymałości na 1 energię
nh-do-run-rotation = Obrót: obróć { $at }
nh-do-run-swap = Zamień { $from } i { $at }
nh-do-run-push = Odepchnięcie: { $from } odpycha { $at }
nh-do-run-laser = Laser między { $from } i { $at }
nh-do-run-deletion = Kasacja { $at }
nh-do-run-detonation = Detonacja wszystkich wrogich ogniw
nh-do-explode = Wysadź { $at }
nh-do-attack = Zwykły atak z { $at }
nh-do-convert = Zmień atak { $at } { $direction }: { $attack ->
        [ranged] strzał staje się ciosem
       *[melee] cios staje się strzałem
    }
nh-do-keep = Niczego nie zmieniaj na { $at }
nh-do-heal = Medyk na { $medic } przejmuje rany { $patient } od { $source }
nh-do-treat = Medyk sojusznika przejmuje rany { $patient } od { $source }
nh-do-spend = Twój Medyk na { $medic } przejmuje rany { $patient } od { $source }
nh-do-draw = Dociągnięto „{ $tile }”
nh-do-choose = Wybierz lidera: { $leader }
nh-do-deal = Rozdany lider: { $leader }
nh-do-lead-keep = Strateg: nic nie odrzucaj
nh-do-lead-turn = Instruktor: obróć { $at }
nh-do-lead-move = Przewodnik: przesuń z { $from } na { $at }
nh-do-lead-push = Egzekutor: { $from } odpycha { $at }
nh-do-lead-battle = Watażka: odrzuć wszystkie żetony i rozpocznij bitwę
nh-do-lead-hasten = Łącznościowiec: { $at } ma +1 do inicjatywy w tej bitwie
nh-do-lead-arm = Rusznikarz: { $attack ->
        [ranged] strzał
       *[melee] cios
    } { $at } { $direction } ma +1 w tej bitwie
nh-do-lead-heal = Chirurg: anuluj rany { $at } od { $source }
nh-do-lead-pass = Nie używaj teraz lidera
nh-do-load = { $at } bierze część
nh-do-hand-on = { $from } przekazuje część na { $at }
nh-do-step = { $from } robi krok na zewnątrz na { $at }
nh-do-evacuate = { $at } opuszcza planszę
nh-do-blow-up = Wysadź { $at } przy budowli

## What happened: the turn

nh-event-turn-began = Tura { $turn }: { $army }.
nh-event-hq-placed = { $army } wystawia sztab na { $at }.
nh-event-drawn = { $army } dociąga żeton „{ $tile }”.
nh-event-last-drawn = { $army } dociąga ostatni żeton: żetonów Bitwy nie można już zagrać, pozostali mają jeszcze po turze, potem Ostatnia Bitwa.
nh-event-discarded = { $army } odrzuca „{ $tile }”.
nh-event-redrawn = { $army } odrzuca żetony natychmiastowe i dociąga nowe.
nh-event-placed = { $army } wystawia „{ $tile }” na { $at }.
nh-event-replaced = „{ $tile }” na { $at } ustępuje miejsca przewiezionemu żetonowi.
nh-event-played = { $army } zagrywa „{ $tile }”.
nh-event-procedure-run = { $army } uruchamia procedurę „{ $procedure }”.
nh-event-moved = „{ $tile }” przechodzi z { $from } na { $at }.
nh-event-turned = „{ $tile }” na { $at } obraca się { $direction }.
nh-event-pushed = Żeton „{ $tile }” zostaje odepchnięty z { $from } na { $at }.
nh-event-swapped = { $from } i { $at } zamieniają się miejscami.
nh-event-targeted = Trafienie: „{ $tile }” na { $at }.
nh-event-mine-cleared = „{ $tile }” na { $at } schodzi z planszy.
nh-event-terrified = W najbliższej turze { $army } nie może wystawiać żetonów.
nh-event-sold = { $army } wymienia „{ $tile }” na 1 energię: teraz { $energy }.
nh-event-bled = { $army } wymienia 1 punkt wytrzymałości na 1 energię: teraz { $energy }, sztab { $hp }.
nh-event-board-filled = Plansza jest pełna: bitwa!
nh-event-turn-ended = { $army } kończy turę.
nh-event-final-battle = Zaczyna się Ostatnia Bitwa.
nh-event-extra-turns = Remis: każdy pretendent ma dodatkową turę, potem rozstrzyga jeszcze jedna bitwa.
nh-event-stalemate = Bitwa nic nie zmieniła, a plansza nadal jest pełna: partia rozstrzyga się teraz.
nh-event-won = { $army } wygrywa.
nh-event-shared = { $army } dzieli zwycięstwo.
nh-event-drawn-game = Partia kończy się remisem.
nh-event-leader-dealt = Dostajesz lidera: { $leader }.
nh-event-leader-chosen = Lider armii „{ $army }”: { $leader }.
nh-event-leader-used = { $army } używa lidera { $leader }; pozostało użyć: { $left }.
nh-event-hastened = „{ $tile }” { $at } ma +1 do inicjatywy w tej bitwie.
nh-event-armed = { $attack ->
        [ranged] Strzał
       *[melee] Cios
    } żetonu „{ $tile }” { $at } { $direction } ma +1 w tej bitwie.
nh-event-rescued = Chirurg anuluje rany żetonu „{ $tile }” { $at }: { $wounds }.
nh-event-part-loaded = „{ $tile }” { $at } bierze część.
nh-event-part-handed = Część przechodzi z { $from } na żeton „{ $tile }” { $at }.
nh-event-part-delivered = „{ $tile }” { $at } dostarcza część; razem: { $parts }.
nh-event-evacuated = „{ $tile }” opuszcza planszę z { $at }; razem: { $tiles }.
nh-event-blown-up = Żeton „{ $tile }” { $at } zostaje wysadzony: budowla traci { $damage }, zostaje { $hp }.
nh-event-carousels-turned = Karuzele obracają się o jedno miejsce.
nh-event-shelled = Sztab armii „{ $army }” zostaje ostrzelany i traci { $damage }: zostaje { $hp }.
nh-event-poisoned = „{ $tile }” { $at } stoi na skażonym polu.
nh-event-truce-began = Przybywa oddział Molocha; rozejm trwa, dopóki stoi na planszy.
nh-event-truce-ended = Oddziału już nie ma, rozejm się skończył.
nh-event-full-draw = Plansza była pełna, a bitwa niczego nie usunęła: remis.

## What happened: the battle

nh-event-battle-begun = Zaczyna się bitwa.
nh-event-segment-begun = Segment { $initiative }.
nh-event-segment-ended = Koniec segmentu { $initiative }.
nh-event-battle-ended = Koniec bitwy.
nh-event-struck = „{ $tile }” { $at } uderza „{ $target_tile }” { $target }, cios { $strength }.
nh-event-shot = „{ $tile }” { $at } strzela w „{ $target_tile }” { $target }, strzał { $strength }.
nh-event-pierced = „{ $tile }” { $at } przebija „{ $target_tile }” { $target }.
nh-event-blocked = Pancerz żetonu „{ $target_tile }” { $target } zatrzymuje strzał żetonu „{ $tile }” { $at }.
nh-event-converted = Kwatermistrz zmienia atak żetonu „{ $tile }” { $at } w { $becomes ->
        [ranged] strzał
       *[melee] cios
    }.
nh-event-exploded = „{ $tile }” { $at } wybucha.
nh-event-blasted = Wybuch trafia „{ $target_tile }” { $target }.
nh-event-healed = Medyk { $medic } przejmuje rany żetonu „{ $tile }” { $at }.
nh-event-spent = Żeton „{ $tile }” { $at } zostaje odrzucony.
nh-event-wounded = „{ $tile }” { $at } otrzymuje ranę: { $wounds } z { $most }.
nh-event-destroyed = Żeton „{ $tile }” { $at } zostaje zniszczony.
nh-event-returned = „{ $tile }” wraca na wierzch stosu właściciela.
nh-event-hq-hurt = Sztab armii „{ $army }” traci { $damage }: zostaje { $hp }.
nh-event-points-gained = { $army } zdobywa { $gain }: teraz { $points }.
nh-event-hq-fell = Sztab armii „{ $army }” zostaje zniszczony.
nh-event-army-left = { $army } schodzi z planszy.
nh-event-taken = { $army } przejmuje kontrolę nad żetonem „{ $tile }” { $at }.
nh-event-freed = „{ $tile }” { $at } znów słucha właściciela.

## Why a move is refused

nh-refuse-over = Koniec gry.
nh-refuse-not-your-turn = Teraz wybiera ktoś inny.
nh-refuse-hq-first = Najpierw wystawia się sztaby.
nh-refuse-discard-first = Najpierw odrzuć jeden z żetonów.
nh-refuse-answer-first = Najpierw odpowiedz na otwarte pytanie.
nh-refuse-buying = Po zakupie energii możesz tylko dokupić więcej albo zakończyć turę.
nh-refuse-not-in-hand = Nie masz na ręce żetonu „{ $tile }”.
nh-refuse-taken = Pole { $at } jest zajęte.
nh-refuse-mined = Na { $at } leży już żeton podłoża.
nh-refuse-terror = Terror: w tej turze nie możesz wystawiać żetonów.
nh-refuse-not-placed = „{ $tile }” to żeton natychmiastowy, nie trafia na planszę.
nh-refuse-wrong-tile = Żetonu „{ $tile }” nie używa się w ten sposób.
nh-refuse-play-limit = W tej turze nie możesz zagrać więcej żetonów.
nh-refuse-keep-rest = Przy posiłkach pozostałe żetony trzeba zachować.
nh-refuse-last-tile = Ktoś dociągnął ostatni żeton: Bitwy nie można już zagrać.
nh-refuse-no-target = Na planszy nie ma teraz celu dla żetonu „{ $tile }”.
nh-refuse-no-place = Nie ma wolnego pola dla żetonu „{ $tile }”.
nh-refuse-nothing-there = Na { $at } nie ma żetonu.
nh-refuse-not-yours = Żeton na { $at } cię nie słucha.
nh-refuse-not-enemy = Żeton na { $at } nie jest wrogi.
nh-refuse-netted = Żeton na { $at } jest zasieciowany.
nh-refuse-too-far = { $at } jest poza zasięgiem.
nh-refuse-no-change = To niczego nie zmieni.
nh-refuse-no-mobility = Żeton na { $at } sam się nie rusza.
nh-refuse-moved-already = Żeton na { $at } wykorzystał już ten ruch w tej turze.
nh-refuse-no-gift = Nic na { $by } nie pozwala ruszyć żetonu na { $at }.
nh-refuse-not-adjacent = { $from } i { $at } nie sąsiadują ze sobą.
nh-refuse-push-blocked = Nie ma wolnego pola, na które można odepchnąć { $at }.
nh-refuse-hq-safe = Tym nie można trafić sztabu.
nh-refuse-hq-netted = Twój sztab jest zasieciowany i nie może rzucić granatu.
nh-refuse-strike-edge = Wszystkie siedem pól bomby musi leżeć na planszy.
nh-refuse-no-bad-draw = Dociągnąć na nowo można tylko przy samych natychmiastowych, zanim cokolwiek zrobiono.
nh-refuse-duel-redraw = Według zasad Duel nie dociąga się żetonów na nowo.
nh-refuse-no-terminals = Ta plansza nie ma terminali ani energii.
nh-refuse-energy-short = To kosztuje { $cost } energii; masz { $energy }.
nh-refuse-energy-full = Nie możesz mieć więcej niż { $most } energii.
nh-refuse-last-hit-point = Ostatniego punktu wytrzymałości nie można sprzedać.
nh-refuse-not-a-link = Na { $at } nie ma twojego ogniwa.
nh-refuse-no-line = { $from } i { $at } nie leżą w linii prostej z wrogiem pomiędzy.
nh-refuse-three-links = { $at } nie sąsiaduje z trzema twoimi ogniwami.
nh-refuse-no-enemy-links = Nie ma wrogich ogniw do zniszczenia.
nh-refuse-swap-hq = Sztabu nie można zamienić miejscami.
nh-refuse-not-asked = Nikt teraz o to nie pyta.
nh-refuse-not-open = Tego nie ma wśród możliwości.
nh-refuse-no-leaders = W tej partii nie ma liderów.
nh-refuse-choose-leader = Najpierw wybierz lidera.
nh-refuse-other-leader = Twój lider to { $leader } i tego nie potrafi.
nh-refuse-leader-gone = Lider { $leader } został użyty dwa razy i opuścił grę.
nh-refuse-leader-used = Lider { $leader } został już użyty w tej turze.
nh-refuse-scenario-ground = Scenariusz nie pozwala położyć tego na { $at }.
nh-refuse-other-scenario = Tego nie ma w scenariuszu tej partii.

## Where a value comes from

nh-reason-printed = wydrukowane na żetonie
nh-reason-module = połączenie z żetonem „{ $tile }” na { $by }
nh-reason-hq = obok stoi sztab armii „{ $army }” na { $by }
nh-reason-hacked = połączenie z przejętym żetonem „{ $tile }” na { $by }
nh-state-netted = W sieci żetonu „{ $tile }” na { $at }: nic nie robi.
nh-state-commanded = Słucha armii „{ $army }”.
nh-energy = Energia
nh-stack = Jeszcze w stosie
nh-hand = Żetony na ręce
nh-discard = Odrzucone

## Liderzy

nh-leader-strategist = Strateg
nh-about-leader-strategist = Po dociągnięciu nie musisz odrzucać żetonu; w tej turze zagrywasz najwyżej dwa żetony i zostawiasz najwyżej dwa.
nh-leader-drillmaster = Instruktor
nh-about-leader-drillmaster = W swojej turze obróć do dwóch swoich niezasieciowanych żetonów, także sztab.
nh-leader-pathfinder = Przewodnik
nh-about-leader-pathfinder = W swojej turze przesuń jeden swój niezasieciowany żeton, oprócz sztabu, na sąsiednie wolne pole i dowolnie go obróć.
nh-leader-enforcer = Egzekutor
nh-about-leader-enforcer = W swojej turze jeden twój żeton odpycha sąsiedniego wroga.
nh-leader-surgeon = Chirurg
nh-about-leader-surgeon = Gdy twój żeton, oprócz sztabu, otrzymuje rany, anuluj wszystkie rany od jednego ataku lub efektu.
nh-leader-signaller = Łącznościowiec
nh-about-leader-signaller = Gdy zaczyna się bitwa, jeden twój niezasieciowany żeton, oprócz sztabu, ma +1 do każdej inicjatywy do końca bitwy.
nh-leader-gunsmith = Rusznikarz
nh-about-leader-gunsmith = Gdy zaczyna się bitwa, jeden cios lub strzał twojego żetonu, oprócz sztabu, ma +1 do siły do końca bitwy.
nh-leader-warlord = Watażka
nh-about-leader-warlord = W swojej turze, zanim cokolwiek zagrasz, odrzuć wszystkie żetony, co najmniej dwa, i rozpocznij bitwę; nie można, gdy ktoś dociągnął ostatni żeton.
nh-leader-uses = Pozostało użyć: { $uses } z { $most }

## Atlas bitew

nh-scenario-assembly-line = Linia montażowa
nh-about-scenario-assembly-line = Bez sztabów. Żetony Molocha noszą po jednej części z fabryki do wyjścia i przekazują je do dwóch razy na turę; trzy dostarczone na początku jego tur dają zwycięstwo. W przeciwnym razie po Ostatniej Bitwie wygrywa Posterunek; na fabryce i wyjściu niczego nie kładzie.
nh-scenario-breakout = Przełamanie oblężenia
nh-about-scenario-breakout = Bez sztabów. Borgo wystawia żetony w rdzeniu, Posterunek na pierścieniu oblężenia. Każdy żeton Borgo może raz na turę zrobić krok na zewnątrz; ten, który zaczyna turę na pierścieniu, może opuścić planszę, a osiem takich daje zwycięstwo. Co druga tura Posterunku kończy się bitwą; w przeciwnym razie wygrywa Posterunek.
nh-scenario-alliance = Sojusz
nh-about-scenario-alliance = Po pierwszej bitwie na wolnych rogach pojawiają się neutralne żetony Molocha. Dopóki choć jeden stoi, gracze nie szkodzą sobie nawzajem. Jeśli po Ostatniej Bitwie któryś jeszcze stoi, przegrywają obie strony. Sztabu nie stawia się na rogu.
nh-scenario-demolition = Wyburzenie
nh-about-scenario-demolition = Sztab Molocha to budowla na trzech polach z 24 punktami wytrzymałości, której nie można przesunąć. Raz na turę żeton Borgo obok niej można wysadzić, zadając 2 obrażenia. Jeśli przetrwa Ostatnią Bitwę, wygrywa Moloch.
nh-scenario-amusement-park = Wesołe miasteczko
nh-about-scenario-amusement-park = Po każdej rundzie trzy karuzele się obracają: każdy żeton przechodzi o jedno miejsce zgodnie z ruchem wskazówek zegara i obraca się wraz z karuzelą. Na osiach nic nie stoi, ale strzały nad nimi przelatują.
nh-scenario-bridge = Most
nh-about-scenario-bridge = Każdy sztab stoi na swoim brzegu i tam zostaje. Po każdej bitwie ten, kto ma na moście i filarach więcej niezasieciowanych żetonów, zadaje 1 obrażenie wrogiemu sztabowi.
nh-scenario-fallout = Skażenie
nh-about-scenario-fallout = Sztabu nie stawia się na skażonych polach. Po każdej bitwie każdy inny żeton na takim polu dostaje 1 ranę; medycy pomagają.
nh-scenario-fuel-depot = Skład paliwa
nh-about-scenario-fuel-depot = Dwie drużyny na dużej planszy, sztaby poza składem. Po każdej bitwie drużyna, która ma w składzie więcej niezasieciowanych żetonów, zadaje 1 obrażenie każdemu wrogiemu sztabowi.
nh-zone-factory = fabryka
nh-zone-exit = wyjście
nh-zone-core = rdzeń
nh-zone-field = pole
nh-zone-siege = oblężenie
nh-zone-corners = róg
nh-zone-structure = budowla
nh-zone-seat = karuzela
nh-zone-bank-a = pierwszy brzeg
nh-zone-bank-b = drugi brzeg
nh-zone-bridge = most
nh-zone-pylon = filar
nh-zone-contaminated = skażone
nh-zone-depot = skład
nh-verb-step = Krok na zewnątrz
nh-verb-evacuate = Opuść planszę
nh-verb-hand-on = Przekaż część
nh-verb-blow-up = Wysadź
nh-state-progress = Na razie { $progress } z { $goal }
nh-state-truce = Trwa rozejm: strony oszczędzają się nawzajem.

## Konstrukcje

nh-construction-borgo-war-beast = Bestia wojenna
nh-construction-hegemony-arena-wagon = Wóz areny
nh-construction-moloch-walking-foundry = Krocząca odlewnia
nh-construction-outpost-rail-cruiser = Krążownik szynowy
nh-tile-borgo-jaws-a = Szczęki A
nh-tile-borgo-jaws-b = Szczęki B
nh-tile-borgo-tail-a = Ogon A
nh-tile-borgo-tail-b = Ogon B
nh-tile-hegemony-champions-deck-a = Pokład czempiona A
nh-tile-hegemony-champions-deck-b = Pokład czempiona B
nh-tile-hegemony-net-crane-a = Dźwig sieciowy A
nh-tile-hegemony-net-crane-b = Dźwig sieciowy B
nh-tile-moloch-furnace-a = Piec A
nh-tile-moloch-furnace-b = Piec B
nh-tile-moloch-bulkhead-a = Gródź A
nh-tile-moloch-bulkhead-b = Gródź B
nh-tile-outpost-command-car-a = Wagon dowodzenia A
nh-tile-outpost-command-car-b = Wagon dowodzenia B
nh-tile-outpost-gun-car-a = Wagon bojowy A
nh-tile-outpost-gun-car-b = Wagon bojowy B
nh-option-constructions = Konstrukcje (nasza zawartość)
nh-kind-construction = konstrukcja
nh-effect-swivel = Obrót
nh-about-swivel = Raz w swojej turze można obrócić jedną połowę konstrukcji.
nh-effect-boarding = Abordaż
nh-about-boarding = Zaraz po wystawieniu jej gracz może od razu rozpocząć bitwę; niczego więcej w tej turze się nie robi.
nh-effect-heavy = Ciężar
nh-about-heavy = Nikt nie może jej w żaden sposób przesunąć; można ją obracać.
nh-effect-sharpshooter = Strzelec wyborowy
nh-about-sharpshooter = Gracz wybiera, którego wroga na linii strzału trafi; pancerz chroni jak zwykle.
nh-about-construction = Jedna jednostka na dwóch polach: sieci, moduły, kontrola i rany jednej połowy działają na obie, i obie giną razem. Ruch i odepchnięcie przesuwają jedną połowę i nigdy ich nie rozdzielają.
nh-ask-pay =
    { $tiles ->
        [one] Odrzuć jeszcze { $tiles } żeton za konstrukcję.
        [few] Odrzuć jeszcze { $tiles } żetony za konstrukcję.
        [many] Odrzuć jeszcze { $tiles } żetonów za konstrukcję.
       *[other] Odrzuć jeszcze { $tiles } żetonu za konstrukcję.
    }
nh-ask-lay =
    { $half ->
        [first] Połóż pierwszą połowę konstrukcji dowolną stroną do góry.
       *[second] Połóż drugą połowę obok pierwszej dowolną stroną do góry.
    }
nh-ask-board = Konstrukcja może dokonać abordażu: rozpocznij bitwę teraz albo zakończ turę.
nh-ask-aim = „{ $tile }” na { $at } strzela { $direction }: w kogo?
nh-do-build = Zbuduj konstrukcję za trzy żetony
nh-do-lay = Połóż „{ $tile }” na { $at }
nh-do-swivel = Konstrukcja: obróć { $at }
nh-do-board = Abordaż: rozpocznij bitwę
nh-do-aim = Z { $from } { $direction }: w { $at }
nh-event-built = { $army } buduje konstrukcję „{ $construction }”.
nh-event-laid = { $army } kładzie „{ $tile }” na { $at }.
nh-event-boarded = { $army }: konstrukcja „{ $construction }” dokonuje abordażu, bitwa!
nh-refuse-no-constructions = W tej partii nie ma konstrukcji.
nh-refuse-no-construction = Twoja armia nie ma konstrukcji.
nh-refuse-built-already = Twoja konstrukcja została już zbudowana.
nh-refuse-build-after-drawing = Konstrukcję buduje się zaraz po dociągnięciu, gdy masz na ręce trzy żetony i żadnego jeszcze nie odrzucono.
nh-refuse-build-too-late = Ktoś dociągnął ostatni żeton: konstrukcji nie można już budować.
nh-refuse-build-room = Konstrukcja potrzebuje dwóch wolnych sąsiednich pól.
nh-refuse-other-half =
    { $half ->
        [first] Teraz połóż pierwszą połowę swojej konstrukcji.
       *[second] Teraz połóż drugą połowę swojej konstrukcji.
    }
nh-refuse-boarding-only = Po konstrukcji z abordażem możesz tylko rozpocząć bitwę albo zakończyć turę.
nh-refuse-no-swivel = Żeton na { $at } nie jest konstrukcją z obrotem.
nh-refuse-swivelled = Konstrukcja na { $at } już się obracała w tej turze.
nh-refuse-heavy = Konstrukcja na { $at } jest ciężka: nikt jej nie przesunie.
nh-refuse-parting = To rozdzieliłoby konstrukcję na { $at }.
nh-state-unit = Połowa konstrukcji „{ $construction }”; druga połowa jest na { $twin }.
nh-state-house = Nasza zawartość
nh-state-reserve = W rezerwie: { $construction }

## The aim, and the account of the end

nh-aim-duel = { nh-mode-duel }: zniszcz sztab wroga albo zachowaj więcej punktów wytrzymałości po Ostatniej Bitwie
nh-aim-deathmatch = { nh-mode-deathmatch }, liczba armii: { $players }. Wygrywa ostatni stojący sztab
nh-aim-points = { nh-mode-points }: kto pierwszy zdobędzie { $points }
nh-aim-solo-team = { nh-mode-solo-team }: wygrywa, kto pierwszy zniszczy sztab wroga
nh-aim-teams = { nh-mode-teams }: wygrywa drużyna, która pierwsza zniszczy sztab wroga
nh-aim-scenario = Atlas bitew: { $scenario }
nh-account-hp = Punkty wytrzymałości: co je zabrało
nh-account-points = Punkty: co je dało
nh-account-tile =
    { $count ->
        [one] { $tile }, tura { $turns }
        [few] { $tile }, tury { $turns }
        [many] { $tile }, tury { $turns }
       *[other] { $tile }, tury { $turns }
    }
nh-account-rest = Wszystko inne
nh-tie-extra = Sztaby miały tyle samo: każdy rozegrał jeszcze jedną turę i rozstrzygnęła dodatkowa bitwa.

## Rysunek w terminalu; nazwa na polu ma miejsce na jedenaście znaków

nh-drawing-rules = Neuroshima Hex: { $mode }. Zasady: { $ruleset }.
nh-drawing-scenario = Scenariusz { $number }: { $scenario }
nh-drawing-house = { $what } (nasza zawartość)
nh-drawing-turn = Tura { $turn }
nh-drawing-won = Zwycięstwo: { $army }.
nh-drawing-hit-points =
    { $count ->
        [one] { $count } punkt wytrzymałości
        [few] { $count } punkty wytrzymałości
        [many] { $count } punktów wytrzymałości
       *[other] { $count } punktu wytrzymałości
    }
nh-drawing-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
nh-drawing-stack = w stosie { $count }
nh-drawing-energy = energia { $count }
nh-drawing-terror = terror
nh-drawing-reserve = w rezerwie: { $construction }
nh-drawing-hand = na ręce: { $tile }
nh-drawing-no-hand = ręka pusta
nh-drawing-leader = { $army }: { $leader }
nh-drawing-dealt = { $army }, liderzy do wyboru: { $leaders }
nh-hex-hq = Sztab
nh-hex-medic = Medyk
nh-hex-officer = Oficer
nh-hex-officer-1 = Oficer I
nh-hex-officer-2 = Oficer II
nh-hex-universal-soldier = Uniw. żołn.
nh-hex-armored-hunter = Opan. łowca
nh-hex-armored-guard = Opan. wart.
nh-hex-champions-deck-a = Pokład A
nh-hex-champions-deck-b = Pokład B
nh-hex-net-crane-a = Dźwig A
nh-hex-net-crane-b = Dźwig B
nh-hex-command-car-a = Wag. dow. A
nh-hex-command-car-b = Wag. dow. B
nh-hex-gun-car-a = Wag. boj. A
nh-hex-gun-car-b = Wag. boj. B
