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
nh-kind-unit = żołnierz
nh-kind-module = moduł
nh-kind-foundation = podłoże
nh-kind-instant = natychmiastowy

## Marks on a tile, and what each means

nh-mark-melee = Cios
nh-about-melee = Trafia wroga stojącego przy tym boku; pancerz przed tym nie chroni.
nh-mark-ranged = Strzał
nh-about-ranged = Trafia pierwszego wroga w linii prostej, z każdej odległości, ponad własnymi żetonami.
nh-mark-gauss = Działko Gaussa
nh-about-gauss = Zadaje 1 ranę każdemu wrogowi w linii prostej. Premie nie działają; pancerz chroni tylko swój żeton.
nh-mark-armour = Pancerz
nh-about-armour = Odejmuje 1 od strzału trafiającego w ten bok.
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
nh-effect-medic = Medyk
nh-about-medic = Przejmuje wszystkie rany jednego ataku na połączoną jednostkę i ginie zamiast niej.
nh-effect-mobility = Daje mobilność
nh-about-mobility = Każda połączona własna jednostka może raz na turę ruszyć się i obrócić jak mobilna.
nh-effect-convert = Zmienia atak
nh-about-convert = Połączona jednostka może raz w bitwie zmienić jeden cios w strzał albo odwrotnie.
nh-effect-hack = Przejmuje moduły
nh-about-hack = Połączony wrogi moduł działa dla przejmującego, a nie dla właściciela.
nh-effect-far-moves = Ruch o dwa pola
nh-about-far-moves = Póki działa, każdy ruch własnej jednostki może mieć dwa pola.
nh-effect-explode = Może wybuchnąć
nh-about-explode = W swoim segmencie zamiast ataku może zranić wszystkie sąsiednie żetony i zginąć.
nh-effect-replace = Przewozi żeton
nh-about-replace = Przy wystawianiu można go zdjąć i położyć nowy żeton na jego miejscu.
nh-effect-return-to-stack = Wraca
nh-about-return-to-stack = Zniszczony wraca na wierzch stosu właściciela.
nh-effect-destroy-on-enter = Mina
nh-about-destroy-on-enter = Jednostka, która na niej stanie, ginie razem z nią; sztab tylko ją usuwa.

## Instants

nh-about-battle = Zaczyna bitwę i kończy turę. Nie po tym, jak ktoś pociągnął ostatni żeton.
nh-about-move = Jeden własny żeton przechodzi na wolne sąsiednie pole i/lub się obraca.
nh-about-push = Jeden własny żeton odpycha sąsiedniego wroga o pole; dokąd, wybiera wróg.
nh-about-sniper = Jedna rana dowolnemu wrogiemu żetonowi oprócz sztabu.
nh-about-grenade = Niszczy wrogi żeton obok twojego sztabu, ale nie sztab.
nh-about-air-strike = Jedna rana każdemu żetonowi oprócz sztabów na siedmiu polach, także własnym.
nh-about-rotation = Jeden własny żeton dowolnie się obraca.
nh-about-castling = Dwa stykające się własne żetony zamieniają się miejscami bez obracania.
nh-about-terror = W swojej najbliższej turze pozostali nie mogą wystawiać żetonów na planszę.

## Procedures of the Duel board

nh-procedure-rotation = Obrót
nh-about-procedure-rotation = Jedno własne ogniwo dowolnie się obraca.
nh-procedure-swap = Zamiana
nh-about-procedure-swap = Dwa własne ogniwa oprócz sztabu zamieniają się miejscami i mogą się obrócić.
nh-procedure-push = Odepchnięcie
nh-about-procedure-push = Jedno własne ogniwo odpycha sąsiedniego wroga.
nh-procedure-laser = Laser
nh-about-procedure-laser = Niszczy wszystkie wrogie żetony w linii prostej między dwoma własnymi ogniwami; nigdy sztab.
nh-procedure-deletion = Kasacja
nh-about-procedure-deletion = Niszczy jednego wroga obok trzech własnych ogniw; nigdy sztab.
nh-procedure-detonation = Detonacja
nh-about-procedure-detonation = Niszczy wszystkie wrogie ogniwa; nigdy sztab.
nh-about-terminal = Terminal: żeton na nim, jeśli nie jest zasieciowany, jest ogniwem i uruchamia procedury.

## Directions and sides

nh-direction-n = na północ
nh-direction-ne = na północny wschód
nh-direction-se = na południowy wschód
nh-direction-s = na południe
nh-direction-sw = na południowy zachód
nh-direction-nw = na północny zachód

## Set-up

nh-option-armies = Armie
nh-option-ruleset = Zasady
nh-option-mode = Tryb
nh-option-players = Gracze
nh-option-extended = Powiększona plansza, 37 pól
nh-option-alternative-start = Alternatywny początek
nh-option-reinforcements = Posiłki: dociąg do sześciu
nh-option-leaders = Liderzy (karty domowe)
nh-option-scenario = Scenariusz atlasu bitew (treść domowa)
nh-option-mixed = Mimo wszystko liderzy, konstrukcje i atlas razem
nh-option-mirror = Ta sama armia po kilku stronach
nh-option-moloch-temper = Zły charakter Molocha w drużynie
nh-mode-duel = Pojedynek
nh-about-mode-duel = Dwóch graczy, po jednej armii.
nh-mode-deathmatch = Każdy na każdego
nh-about-mode-deathmatch = Od trzech do sześciu graczy; wygrywa ostatni ocalały sztab.
nh-mode-points = Każdy na każdego, na punkty
nh-about-mode-points = Sztabów nie da się zniszczyć; obrażenia wrogich sztabów to punkty, 20 wygrywa.
nh-mode-solo-team = Jeden na dwóch
nh-about-mode-solo-team = Jedna armia z 20 punktami przeciw dwóm po 13.
nh-mode-teams = Drużyny
nh-about-mode-teams = Dwóch na dwóch; sojusznicy sobie pomagają.
nh-ruleset-3-0 = 3.0
nh-ruleset-duel = Plansza Duel
nh-ruleset-2025 = 2025
nh-team = Drużyna { $team }

## What is asked now

nh-ask-hq = Wystaw sztab na dowolnym wolnym polu.
nh-ask-draw = Dociąg żetonów.
nh-ask-discard = Najpierw odrzuć jeden z żetonów.
nh-ask-act =
    { $tiles ->
        [0] Działaj żetonami na planszy albo zakończ turę.
        [one] Wystaw lub zagraj { $tiles } żeton albo zakończ turę.
        [few] Wystaw lub zagraj { $tiles } żetony albo zakończ turę.
        [many] Wystaw lub zagraj { $tiles } żetonów albo zakończ turę.
       *[other] Wystaw lub zagraj { $tiles } żetonu albo zakończ turę.
    }
nh-ask-push = { $tile } na { $at } zostaje odepchnięty: wybierz dokąd.
nh-ask-turn = Możesz obrócić { $tile } na { $at }.
nh-ask-buy = Kup więcej energii albo zakończ turę.
nh-ask-explode = Czy { $tile } na { $at } ma wybuchnąć?
nh-ask-convert = Który atak żetonu { $tile } na { $at } ma zmienić Kwatermistrz?
nh-ask-medic = Które rany ma przejąć Medyk?
nh-ask-over = Koniec gry.
nh-ask-deal = Liderzy są rozdawani.
nh-ask-leader = Wybierz jednego z trzech liderów; przeciwnik zobaczy go, gdy wybierze swojego.
nh-ask-command = Zaczyna się bitwa: użyć lidera?
nh-ask-rescue = Czy Chirurg ma anulować rany jednego z twoich żetonów?
nh-ask-load = Który z twoich żetonów w fabryce weźmie część?

## What a player can do

nh-do-hq = Wystaw sztab na { $at }
nh-do-place = Wystaw { $tile } na { $at }
nh-do-discard = Odrzuć { $tile }
nh-do-redraw = Odrzuć wszystkie natychmiastowe i dociągnij nowe
nh-do-end = Zakończ turę
nh-do-battle = Zagraj { $tile }: bitwa!
nh-do-move = Zagraj { $tile }: { $from } na { $at }
nh-do-push = Zagraj { $tile }: { $from } odpycha { $at }
nh-do-snipe = Zagraj { $tile } na { $at }
nh-do-grenade = Zagraj { $tile } na { $at }
nh-do-strike = Zagraj { $tile } wokół { $at }
nh-do-rotate = Zagraj { $tile }: obróć { $at }
nh-do-castle = Zagraj { $tile }: { $from } i { $at } zamieniają się miejscami
nh-do-terror = Zagraj { $tile }
nh-do-go = Przesuń { $from } na { $at }
nh-do-ride = Przesuń { $from } na { $at } dzięki { $by }
nh-do-retreat = Z { $from } odsuń na { $at }
nh-do-turn = Obróć { $at }
nh-do-sell = Wymień { $tile } na 1 energii
nh-do-bleed = Wymień 1 punkt wytrzymałości na 1 energii
nh-do-run-rotation = Obrót: obróć { $at }
nh-do-run-swap = Zamień { $from } i { $at }
nh-do-run-push = Odepchnięcie: { $from } odpycha { $at }
nh-do-run-laser = Laser między { $from } i { $at }
nh-do-run-deletion = Kasacja { $at }
nh-do-run-detonation = Detonacja wszystkich wrogich ogniw
nh-do-explode = Wybuch na { $at }
nh-do-attack = Zwykły atak z { $at }
nh-do-convert = Zmień atak { $at } { $direction }: { $attack ->
        [ranged] strzał staje się ciosem
       *[melee] cios staje się strzałem
    }
nh-do-keep = Niczego nie zmieniaj na { $at }
nh-do-heal = Medyk na { $medic } przejmuje rany { $patient } od { $source }
nh-do-draw = Dociąg: { $tile }
nh-do-choose = Wybierz lidera: { $leader }
nh-do-deal = Rozdany lider: { $leader }
nh-do-lead-keep = Strateg: nic nie odrzucaj
nh-do-lead-turn = Instruktor: obróć { $at }
nh-do-lead-move = Przewodnik: przesuń { $from } na { $at }
nh-do-lead-push = Egzekutor: { $from } odpycha { $at }
nh-do-lead-battle = Watażka: odrzuć wszystkie żetony i rozpocznij bitwę
nh-do-lead-hasten = Łącznościowiec: { $at } w tej bitwie szybszy o 1
nh-do-lead-arm = Rusznikarz: { $attack ->
        [ranged] atak dystansowy
       *[melee] atak wręcz
    } { $at } { $direction } w tej bitwie silniejszy o 1
nh-do-lead-heal = Chirurg: anuluj rany { $at } od { $source }
nh-do-lead-pass = Nie używaj teraz lidera
nh-do-load = { $at } bierze część
nh-do-hand-on = { $from } podaje część na { $at }
nh-do-step = { $from } wycofuje się na zewnątrz na { $at }
nh-do-evacuate = { $at } opuszcza planszę
nh-do-blow-up = Wysadź { $at } przy budowli

## What happened: the turn

nh-event-turn-began = Tura { $turn }: { $army }.
nh-event-hq-placed = { $army } wystawia sztab na { $at }.
nh-event-drawn = { $army } ciągnie żeton { $tile }.
nh-event-last-drawn = { $army } ciągnie ostatni żeton: żetonów Bitwy już się nie zagrywa, pozostali mają jeszcze po turze, potem Ostatnia Bitwa.
nh-event-discarded = { $army } odrzuca { $tile }.
nh-event-redrawn = { $army } odrzuca same natychmiastowe i ciągnie od nowa.
nh-event-placed = { $army } wystawia { $tile } na { $at }.
nh-event-replaced = { $tile } na { $at } ustępuje miejsca przewiezionemu żetonowi.
nh-event-played = { $army } zagrywa { $tile }.
nh-event-procedure-run = { $army } uruchamia procedurę { $procedure }.
nh-event-moved = { $tile } przechodzi z { $from } na { $at }.
nh-event-turned = { $tile } na { $at } obraca się { $direction }.
nh-event-pushed = { $tile } zostaje odepchnięty z { $from } na { $at }.
nh-event-swapped = { $from } i { $at } zamieniają się miejscami.
nh-event-targeted = { $tile } na { $at } zostaje trafiony.
nh-event-mine-cleared = { $tile } na { $at } znika.
nh-event-terrified = W najbliższej turze { $army } nie może wystawiać żetonów.
nh-event-sold = { $army } wymienia { $tile } na 1 energii: teraz { $energy }.
nh-event-bled = { $army } wymienia 1 punkt wytrzymałości na 1 energii: teraz { $energy }, sztab { $hp }.
nh-event-board-filled = Plansza jest pełna: bitwa!
nh-event-turn-ended = { $army } kończy turę.
nh-event-final-battle = Zaczyna się Ostatnia Bitwa.
nh-event-extra-turns = Remis: każdy pretendent ma dodatkową turę, potem rozstrzyga jeszcze jedna bitwa.
nh-event-stalemate = Bitwa nic nie zmieniła, a plansza nadal jest pełna: gra rozstrzyga się teraz.
nh-event-won = { $army } wygrywa.
nh-event-shared = { $army } dzieli zwycięstwo.
nh-event-drawn-game = Gra kończy się remisem.
nh-event-leader-dealt = Dostajesz lidera: { $leader }.
nh-event-leader-chosen = Lider armii { $army }: { $leader }.
nh-event-leader-used = { $army } używa lidera { $leader }; pozostało użyć: { $left }.
nh-event-hastened = { $tile } { $at } w tej bitwie jest szybszy o 1.
nh-event-armed = { $attack ->
        [ranged] Atak dystansowy
       *[melee] Atak wręcz
    } żetonu { $tile } { $at } { $direction } jest w tej bitwie silniejszy o 1.
nh-event-rescued = Chirurg anuluje rany żetonu { $tile } { $at }: { $wounds }.
nh-event-part-loaded = { $tile } { $at } bierze część.
nh-event-part-handed = Część przechodzi z { $from } do { $tile } { $at }.
nh-event-part-delivered = { $tile } { $at } dostarcza część; razem: { $parts }.
nh-event-evacuated = { $tile } opuszcza planszę z { $at }; razem: { $tiles }.
nh-event-blown-up = { $tile } { $at } zostaje wysadzony: budowla traci { $damage }, zostaje { $hp }.
nh-event-carousels-turned = Karuzele obracają się o jedno miejsce.
nh-event-shelled = Sztab armii { $army } zostaje ostrzelany i traci { $damage }: zostaje { $hp }.
nh-event-poisoned = { $tile } { $at } stoi na skażonym polu.
nh-event-truce-began = Przybywa oddział Molocha; rozejm trwa, dopóki stoi na planszy.
nh-event-truce-ended = Oddziału już nie ma, rozejm się skończył.
nh-event-full-draw = Plansza była pełna, a bitwa niczego nie usunęła: remis.

## What happened: the battle

nh-event-battle-begun = Zaczyna się bitwa.
nh-event-segment-begun = Segment { $initiative }.
nh-event-segment-ended = Koniec segmentu { $initiative }.
nh-event-battle-ended = Koniec bitwy.
nh-event-struck = { $tile } { $at } uderza { $target_tile } { $target }, cios { $strength }.
nh-event-shot = { $tile } { $at } strzela do { $target_tile } { $target }, strzał { $strength }.
nh-event-pierced = { $tile } { $at } przebija { $target_tile } { $target }.
nh-event-blocked = Pancerz { $target_tile } { $target } zatrzymuje strzał { $tile } { $at }.
nh-event-converted = Kwatermistrz zmienia atak { $tile } { $at } w { $becomes ->
        [ranged] strzał
       *[melee] cios
    }.
nh-event-exploded = { $tile } { $at } wybucha.
nh-event-blasted = Wybuch trafia { $target_tile } { $target }.
nh-event-healed = Medyk { $medic } przejmuje rany { $tile } { $at }.
nh-event-spent = { $tile } { $at } zostaje odrzucony.
nh-event-wounded = { $tile } { $at } jest ranny: { $wounds } z { $most }.
nh-event-destroyed = { $tile } { $at } zostaje zniszczony.
nh-event-returned = { $tile } wraca na wierzch stosu właściciela.
nh-event-hq-hurt = Sztab armii { $army } traci { $damage }: zostaje { $hp }.
nh-event-points-gained = { $army } zdobywa { $gain }: teraz { $points }.
nh-event-hq-fell = Sztab armii { $army } pada.
nh-event-army-left = { $army } schodzi z planszy.
nh-event-taken = { $army } przejmuje kontrolę nad { $tile } { $at }.
nh-event-freed = { $tile } { $at } jest znowu wolny.

## Why a move is refused

nh-refuse-over = Gra jest skończona.
nh-refuse-not-your-turn = Teraz wybiera ktoś inny.
nh-refuse-hq-first = Najpierw wystawia się sztaby.
nh-refuse-discard-first = Przede wszystkim odrzuć jeden z żetonów.
nh-refuse-answer-first = Najpierw odpowiedz na otwarte pytanie.
nh-refuse-buying = Po zakupie energii tura się kończy; możesz tylko dokupić albo zakończyć.
nh-refuse-not-in-hand = Nie masz przed sobą żetonu { $tile }.
nh-refuse-taken = Pole { $at } jest zajęte.
nh-refuse-mined = Na { $at } leży już żeton podłoża.
nh-refuse-terror = Terror: w tej turze nie możesz wystawiać żetonów.
nh-refuse-not-placed = { $tile } jest natychmiastowy i nie trafia na planszę.
nh-refuse-wrong-tile = Żetonu { $tile } nie używa się w ten sposób.
nh-refuse-play-limit = W tej turze nie możesz zagrać więcej żetonów.
nh-refuse-keep-rest = Przy posiłkach pozostałe żetony trzeba zachować.
nh-refuse-last-tile = Ktoś pociągnął ostatni żeton: Bitwy nie można już zagrać.
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
nh-refuse-not-adjacent = { $from } i { $at } nie stykają się.
nh-refuse-push-blocked = Nie ma wolnego pola, na które można odepchnąć { $at }.
nh-refuse-hq-safe = Tym nie można trafić sztabu.
nh-refuse-hq-netted = Twój sztab jest zasieciowany i nie może rzucać.
nh-refuse-strike-edge = Wszystkie siedem pól bomby musi leżeć na planszy.
nh-refuse-no-bad-draw = Od nowa ciągnie się tylko przy samych natychmiastowych, zanim cokolwiek zrobiono.
nh-refuse-no-terminals = Ta plansza nie ma terminali ani energii.
nh-refuse-energy-short = To kosztuje { $cost } energii; masz { $energy }.
nh-refuse-energy-full = Nie możesz mieć więcej niż { $most } energii.
nh-refuse-last-hit-point = Ostatniego punktu wytrzymałości nie można sprzedać.
nh-refuse-not-a-link = Na { $at } nie ma twojego ogniwa.
nh-refuse-no-line = { $from } i { $at } nie leżą w linii prostej z wrogiem pomiędzy.
nh-refuse-three-links = { $at } nie sąsiaduje z trzema twoimi ogniwami.
nh-refuse-no-enemy-links = Nie ma wrogich ogniw do zniszczenia.
nh-refuse-swap-hq = Sztabu nie można zamienić.
nh-refuse-not-asked = Nikt teraz o to nie pyta.
nh-refuse-not-open = Tego nie ma wśród dostępnych wyborów.
nh-refuse-no-leaders = W tej grze nie ma liderów.
nh-refuse-choose-leader = Najpierw wybierz lidera.
nh-refuse-other-leader = Twój lider to { $leader } i tego nie potrafi.
nh-refuse-leader-gone = Lider { $leader } został użyty dwa razy i opuścił grę.
nh-refuse-leader-used = Lider { $leader } został już użyty w tej turze.
nh-refuse-scenario-ground = Scenariusz nie pozwala położyć tego na { $at }.
nh-refuse-other-scenario = Tego nie ma w scenariuszu tej gry.

## Where a value comes from

nh-reason-printed = wydrukowane na żetonie
nh-reason-module = { $tile } na { $by } jest z nim połączony
nh-reason-hq = obok stoi sztab armii { $army } na { $by }
nh-reason-hacked = { $tile } na { $by } jest przejęty i z nim połączony
nh-state-netted = Zasieciowany przez { $tile } na { $at }: nic nie robi.
nh-state-commanded = Słucha armii { $army }.
nh-state-hacked = Działa dla armii { $army }.
nh-state-terror = Terror: w tej turze nie wystawia się żetonów.
nh-state-last-tile =
    { $turns ->
        [one] Jeszcze { $turns } tura, potem Ostatnia Bitwa.
        [few] Jeszcze { $turns } tury, potem Ostatnia Bitwa.
        [many] Jeszcze { $turns } tur, potem Ostatnia Bitwa.
       *[other] Jeszcze { $turns } tury, potem Ostatnia Bitwa.
    }
nh-energy = Energia
nh-stack = Jeszcze w stosie
nh-hand = Przed tobą
nh-discard = Odrzucone

## Liderzy

nh-leader-strategist = Strateg
nh-about-leader-strategist = Po dobraniu nie musisz odrzucać żetonu; w tej turze zagrywasz najwyżej dwa żetony i zostawiasz najwyżej dwa.
nh-leader-drillmaster = Instruktor
nh-about-leader-drillmaster = W swojej turze obróć do dwóch swoich żetonów, także sztab, niezasieciowanych.
nh-leader-pathfinder = Przewodnik
nh-about-leader-pathfinder = W swojej turze przesuń jeden swój żeton poza sztabem na sąsiednie wolne pole i dowolnie go obróć; nie zasieciowany.
nh-leader-enforcer = Egzekutor
nh-about-leader-enforcer = W swojej turze jeden twój żeton odpycha sąsiedniego wroga.
nh-leader-surgeon = Chirurg
nh-about-leader-surgeon = Gdy twój żeton poza sztabem zostaje ranny, anuluj wszystkie rany od jednego ataku lub efektu.
nh-leader-signaller = Łącznościowiec
nh-about-leader-signaller = Gdy zaczyna się bitwa, jeden twój niezasieciowany żeton poza sztabem ma +1 do całej inicjatywy do końca bitwy.
nh-leader-gunsmith = Rusznikarz
nh-about-leader-gunsmith = Gdy zaczyna się bitwa, jeden atak wręcz lub dystansowy twojego żetonu poza sztabem ma +1 do siły do końca bitwy.
nh-leader-warlord = Watażka
nh-about-leader-warlord = W swojej turze, zanim cokolwiek zagrasz, odrzuć wszystkie żetony, co najmniej dwa, i rozpocznij bitwę; nie po dobraniu przez kogoś ostatniego żetonu.
nh-leader-uses = Pozostało użyć: { $uses } z { $most }
nh-origin-house = treść domowa: drukowany oryginał nie jest znany

## Atlas bitew

nh-scenario-assembly-line = Linia montażowa
nh-about-scenario-assembly-line = Bez sztabów. Żetony Molocha noszą po jednej części z fabryki do wyjścia i podają je do dwóch razy na turę; trzy dostarczone na początku jego tur dają zwycięstwo. W przeciwnym razie po ostatniej bitwie wygrywa Posterunek; na fabryce i wyjściu niczego nie kładzie.
nh-scenario-breakout = Wyrwanie z okrążenia
nh-about-scenario-breakout = Bez sztabów. Borgo kładzie żetony w środku, Posterunek na pierścieniu oblężenia. Każdy żeton Borgo może raz na turę zrobić krok na zewnątrz; ten, który zaczyna turę na pierścieniu, może opuścić planszę, a osiem takich wygrywa. Co druga tura Posterunku kończy się bitwą; w przeciwnym razie wygrywa Posterunek.
nh-scenario-alliance = Sojusz
nh-about-scenario-alliance = Po pierwszej bitwie na wolne narożniki przychodzą niczyje żetony Molocha. Dopóki choć jeden stoi, gracze nie szkodzą sobie nawzajem. Jeśli po ostatniej bitwie któryś jeszcze stoi, obaj przegrywają. Sztabu nie kładzie się w narożniku.
nh-scenario-demolition = Wyburzenie
nh-about-scenario-demolition = Sztab Molocha to budowla na trzech polach z 24 punktami wytrzymałości, której nie można przesunąć. Raz na turę żeton Borgo obok niej można wysadzić, zadając 2 obrażenia. Jeśli przetrwa ostatnią bitwę, wygrywa Moloch.
nh-scenario-amusement-park = Wesołe miasteczko
nh-about-scenario-amusement-park = Po każdej rundzie trzy karuzele się obracają: każdy żeton przechodzi o miejsce dalej zgodnie z ruchem wskazówek zegara i obraca się wraz z karuzelą. Na osiach nic nie stoi, ale strzały nad nimi przelatują.
nh-scenario-bridge = Most
nh-about-scenario-bridge = Każdy sztab stoi na swoim brzegu i tam zostaje. Po każdej bitwie ten, kto ma więcej wolnych żetonów na moście i filarach, zadaje 1 obrażenie wrogiemu sztabowi.
nh-scenario-fallout = Skażenie
nh-about-scenario-fallout = Sztabu nie kładzie się na skażonych polach. Po każdej bitwie każdy inny żeton na takim polu dostaje 1 ranę; medycy pomagają.
nh-scenario-fuel-depot = Skład paliwa
nh-about-scenario-fuel-depot = Dwie drużyny na dużej planszy, sztaby poza składem. Po każdej bitwie drużyna, która ma więcej wolnych żetonów w składzie, zadaje 1 obrażenie każdemu wrogiemu sztabowi.
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
nh-option-constructions = Konstrukcje (żetony domowe)
nh-kind-construction = konstrukcja
nh-effect-swivel = Obrót
nh-about-swivel = Raz w swojej turze można obrócić jedną połowę konstrukcji.
nh-effect-boarding = Abordaż
nh-about-boarding = Zaraz po wystawieniu jej gracz może od razu rozpocząć bitwę; niczego więcej w tej turze się nie robi.
nh-effect-heavy = Ciężki
nh-about-heavy = Nikt nie może jej w żaden sposób przesunąć; można ją obracać.
nh-effect-sharpshooter = Strzelec wyborowy
nh-about-sharpshooter = Gracz wybiera, którego wroga na linii strzału trafia; pancerz chroni jak zwykle.
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
nh-ask-aim = { $tile } na { $at } strzela { $direction }: w kogo?
nh-do-build = Zbuduj konstrukcję za trzy żetony
nh-do-lay = Połóż { $tile } na { $at }
nh-do-swivel = Konstrukcja: obróć { $at }
nh-do-board = Abordaż: rozpocznij bitwę
nh-do-aim = Z { $from } { $direction }: w { $at }
nh-event-built = { $army } buduje konstrukcję { $construction }.
nh-event-laid = { $army } kładzie { $tile } na { $at }.
nh-event-boarded = { $army }: konstrukcja { $construction } dokonuje abordażu, bitwa!
nh-refuse-no-constructions = W tej grze nie ma konstrukcji.
nh-refuse-no-construction = Twoja armia nie ma konstrukcji.
nh-refuse-built-already = Twoja konstrukcja została już zbudowana.
nh-refuse-build-after-drawing = Konstrukcję buduje się zaraz po dociągnięciu, gdy masz przed sobą trzy żetony i żadnego jeszcze nie odrzucono.
nh-refuse-build-too-late = Ktoś pociągnął ostatni żeton: konstrukcji nie można już budować.
nh-refuse-build-room = Konstrukcja potrzebuje dwóch wolnych sąsiednich pól.
nh-refuse-other-half =
    { $half ->
        [first] Teraz kładzie się pierwszą połowę twojej konstrukcji.
       *[second] Teraz kładzie się drugą połowę twojej konstrukcji.
    }
nh-refuse-boarding-only = Po konstrukcji z abordażem możesz tylko rozpocząć bitwę albo zakończyć turę.
nh-refuse-no-swivel = Żeton na { $at } nie jest konstrukcją, która może się obracać.
nh-refuse-swivelled = Konstrukcja na { $at } już się obracała w tej turze.
nh-refuse-heavy = Konstrukcja na { $at } jest ciężka: nikt jej nie przesunie.
nh-refuse-parting = To rozdzieliłoby konstrukcję na { $at }.
nh-state-unit = Połowa konstrukcji { $construction }; druga połowa jest na { $twin }.
nh-state-house = Zawartość domowa
nh-state-reserve = W rezerwie: { $construction }
