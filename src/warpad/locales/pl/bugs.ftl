bugs-army-south = Armia czerwona
bugs-army-north = Armia niebieska
bugs-army-south2 = Druga armia czerwona
bugs-army-north2 = Druga armia niebieska

bugs-by-south = { bugs-army-south }
bugs-by-north = { bugs-army-north }
bugs-by-south2 = { bugs-army-south2 }
bugs-by-north2 = { bugs-army-north2 }
bugs-by-nobody = nikt

bugs-side-south = Strona czerwona
bugs-side-north = Strona niebieska

bugs-result-south = wygrywają czerwoni
bugs-result-north = wygrywają niebiescy
bugs-result-draw = remis

bugs-mode-training = Obóz treningowy
bugs-mode-campaign = Kampania wojenna
bugs-mode-allied = Sojusznicy
bugs-mode-double = Pojedynek 12 oddziałów

bugs-unit-rhino = Rohatyniec
bugs-unit-mantis = Modliszka
bugs-unit-wasp = Osa
bugs-unit-spider = Pająk
bugs-unit-ant = Mrówka
bugs-unit-mosquito = Komar
bugs-unit-all = wszyscy oprócz generała

bugs-foe-rhino = { bugs-unit-rhino }
bugs-foe-mantis = { bugs-unit-mantis }
bugs-foe-wasp = { bugs-unit-wasp }
bugs-foe-spider = { bugs-unit-spider }
bugs-foe-ant = { bugs-unit-ant }
bugs-foe-mosquito = { bugs-unit-mosquito }

bugs-troop-general = Generał
bugs-troop-cavalry = Kawaleria
bugs-troop-archer = Łucznik
bugs-troop-spearman = Włócznik
bugs-troop-infantry = Piechota
bugs-troop-scout = Zwiadowca

bugs-trait-rhino-no-general-order = Nie rusza się na rozkaz ogólny.
bugs-trait-rhino-aura = Sojusznicze oddziały obok generała mają +1 Siły.
bugs-trait-mantis-charge = +1 Siły w walce na polu po ruchu o co najmniej 2 pola.
bugs-trait-wasp-aim = +1 Siły przy ataku dystansowym, jeśli się nie poruszyła.
bugs-trait-spider-web = +1 Siły w obronie.
bugs-trait-ant-swarm = +1 Siły za każdego sąsiedniego sojusznika (maks. +2).
bugs-trait-mosquito-fly = Może przechodzić przez sojusznicze oddziały.
bugs-trait-mosquito-sting = Bezczynny przeciwnik walczy z nim z Siłą bazową 0 i bez premii; rzut się liczy.

bugs-part-strength = Siła

bugs-die-1 = Larwa
bugs-die-2 = Żołnierz
bugs-die-3 = Czempion

bugs-trophy-katana = Katana szoguna
bugs-trophy-katana-1 = Atakujący mają +1 Siły w walkach na polu.
bugs-trophy-katana-2 = Zasada trójkąta działa w walkach na polu dla każdego oddziału bez względu na rozkaz.
bugs-trophy-katana-3 = Zasada trójkąta nie obowiązuje.
bugs-trophy-banner = Sztandar Kamakury
bugs-trophy-banner-1 = Utrzymanie artefaktu daje 2 wpływy.
bugs-trophy-banner-2 = Każdy pokonany oddział daje 2 wpływy.
bugs-trophy-banner-3 = Do zwycięstwa wystarczy 6 wpływów (12 dla drużyny).
bugs-trophy-dew = Czara rosy
bugs-trophy-dew-1 = Dochód: 3 energie na turę.
bugs-trophy-dew-2 = Dochód: 1 energia na turę.
bugs-trophy-dew-3 = Obie strony zaczynają, mając 4 energie.
bugs-trophy-tengu = Maska tengu
bugs-trophy-tengu-1 = Portale są zamknięte.
bugs-trophy-tengu-2 = Portale są na a1 i e5.
bugs-trophy-tengu-3 = Oddział przeniesiony portalem daje właścicielowi 1 energię.
bugs-trophy-winds = Zwój wiatrów
bugs-trophy-winds-1 = Oddziały o Szybkości 1 mają +1 Szybkości.
bugs-trophy-winds-2 = Generałowie też wykonują rozkaz ogólny.
bugs-trophy-winds-3 = Atakujący dystansowo mają −1 Siły.

bugs-medal-dragon-claw = Smoczy pazur
bugs-medal-dragon-claw-need = Pokonaj wrogiego generała.
bugs-medal-dragon-claw-bonus = Raz na partię: jeden darmowy przerzut.
bugs-medal-heart-of-hive = Serce ula
bugs-medal-heart-of-hive-need = Wygraj partię, tracąc najwyżej 2 oddziały.
bugs-medal-heart-of-hive-bonus = Zaczynaj partię z 1 energią.
bugs-medal-keeper = Strażnik artefaktu
bugs-medal-keeper-need = Zdobądź wpływy za artefakt trzy tury z rzędu.
bugs-medal-keeper-bonus = Zaczynaj partię z 1 wpływem.
bugs-medal-raider = Postrach taborów
bugs-medal-raider-need = Zdobądź wrogi tabor.
bugs-medal-raider-bonus = Raz na partię: weź dochód mimo zdobytego taboru.
bugs-medal-three-paths = Mistrz trzech dróg
bugs-medal-three-paths-need = Wygraj w partii dwie walki dzięki zasadzie trójkąta.
bugs-medal-three-paths-bonus = Raz na partię: +1 Siły w jednej walce, ogłoszone przed rzutem.
bugs-medal-portal-shadow = Cień portalu
bugs-medal-portal-shadow-need = Trzy razy w partii przenieś oddziały portalami.
bugs-medal-portal-shadow-bonus = Raz na partię: +1 Szybkości dla jednego rozkazu osobistego (maks. 3 pola).

bugs-direction-N = na północ
bugs-direction-E = na wschód
bugs-direction-S = na południe
bugs-direction-W = na zachód

bugs-path-stay = zostaje

bugs-kind-cell = na jednym polu
bugs-kind-ranged = na odległość
bugs-kind-personal = rozkaz osobisty
bugs-kind-general = rozkaz ogólny

bugs-pay-energy = za 1 energię
bugs-pay-medal = medalem
bugs-pay-first = pierwszy rzut

bugs-use-yes = przejdzie
bugs-use-no = zostanie

bugs-how-rolled = rzutem kości
bugs-how-agreed = za zgodą

bugs-source-artifact = artefakt
bugs-source-defeat = pokonany oddział

bugs-reason-edge = krawędź planszy
bugs-reason-ally = stoi tam sojusznik
bugs-reason-enemy = stoi tam wróg
bugs-reason-held = przechwycony przez szybszego wroga
bugs-reason-exchange = zderzenie dwóch rozkazów ogólnych
bugs-reason-faster = pole zajmuje szybszy wróg
bugs-reason-equal = na pole idzie wróg o równej Szybkości
bugs-reason-faster-ally = pole zajmuje sojusznik
bugs-reason-allied-exchange = sojusznicy nie zamieniają się miejscami
bugs-reason-column = oddział z przodu wdał się w walkę
bugs-reason-influence = dzięki wpływom
bugs-reason-general = padł generał
bugs-reason-army = padły wszystkie oddziały oprócz generała
bugs-reason-turns = osiągnięto limit tur

bugs-cause-battle = w walce
bugs-cause-retreat = nie ma dokąd się cofnąć
bugs-cause-shot = od strzału
bugs-cause-no-return = nie ma dokąd wrócić

bugs-ask-lot-first = Losowanie decyduje, kto zaczyna.
bugs-ask-draw-trophy = Losowane jest trofeum.
bugs-ask-agree = Zaproponuj opcję trofeum albo zdaj się na kość.
bugs-ask-roll-trophy = Kość wybiera opcję trofeum.
bugs-ask-place = Ustaw jeden oddział na swoich dwóch liniach.
bugs-ask-place-secretly = Ustaw oddziały w tajemnicy; generał stoi na pierwszej linii.
bugs-ask-income = Twój tabor jest zdobyty. Użyć medalu, by dostać dochód?
bugs-ask-order = Wydaj tajny rozkaz: jeden oddział i ścieżka albo wszyscy w jedną stronę.
bugs-ask-lot-meeting = Równa Szybkość: decyduje losowanie.
bugs-ask-lot-portal = Losowanie decyduje, kto jest pierwszy przy portalach.
bugs-ask-portal = Użyć portalu na końcu tury?
bugs-ask-lot-battle = Losowanie decyduje, kto wybierze pierwszą walkę.
bugs-ask-battle = Wybierz, która walka będzie pierwsza.
bugs-ask-boost = Użyć medalu, by dodać Siły w tej walce?
bugs-ask-roll = Rzut kością.
bugs-ask-reroll = Przerzucić kość czy zostawić?
bugs-ask-target = W tajemnicy wybierz cel albo nie strzelaj.
bugs-ask-destination = Wybierz portal docelowy.
bugs-ask-lot-medal = Spełniono jednocześnie: o medalu decyduje losowanie.
bugs-ask-over = Koniec gry.

bugs-do-place = Postaw: { $unit } na { $at }
bugs-do-order = Rozkaz osobisty: { $unit }, { $path }
bugs-do-advance = Rozkaz ogólny: { $direction }
bugs-do-propose = Zaproponuj opcję { $option }
bugs-do-leave-to-die = Niech zdecyduje kość
bugs-do-use-medal = Użyj medalu: { $medal }
bugs-do-keep-medal = Zachowaj medal: { $medal }
bugs-do-use-portal = { $unit } używa portalu { $at }
bugs-do-refuse-portal = { $unit } zostaje na portalu { $at }
bugs-do-travel = { $unit } przenosi się na { $to }
bugs-do-choose-battle = Najpierw na { $at }: { $unit } – { $foe }
bugs-do-reroll = { $unit }: przerzuć { $pay }
bugs-do-keep = { $unit }: zostaw wynik
bugs-do-shoot = { $unit } strzela: { $foe } na { $at }
bugs-do-hold-fire = { $unit } nie strzela
bugs-do-draw-lot = Losowanie
bugs-do-draw-trophy = Dobierz: { $trophy }
bugs-do-roll = Rzut: { $die }

bugs-refuse-over = Koniec gry.
bugs-refuse-not-your-choice = To teraz nie twoja decyzja.
bugs-refuse-not-now = Teraz trzeba podjąć inną decyzję.
bugs-refuse-not-asked = Tego nie ma wśród możliwości.
bugs-refuse-reroll = Brak energii lub medalu na przerzut.
bugs-refuse-target = Strzelać można tylko do wroga w linii prostej w granicach Zasięgu.
bugs-refuse-destination = Oddział może się przenieść tylko na wolny dostępny portal.
bugs-refuse-other-army = Teraz kolej innej twojej armii: { $army }.
bugs-refuse-unit-placed = Nie ma takiego oddziału do ustawienia.
bugs-refuse-lines = Oddziały ustawia się na pierwszej i drugiej linii armii.
bugs-refuse-cell-taken = { $at } jest zajęte; wybierz wolne pole.
bugs-refuse-general-line = Generała stawia się na pierwszej linii.
bugs-refuse-keep-for-general = Ostatnie wolne pole pierwszej linii jest dla generała.
bugs-refuse-nobody-obeys = Nikt nie wykona rozkazu ogólnego; wydaj osobisty.
bugs-refuse-direction = Rozkaz ogólny wymaga jednego z czterech kierunków.
bugs-refuse-unit-gone = { $unit } nie jest już na planszy.
bugs-refuse-no-medal = Ta armia nie ma takiego medalu.
bugs-refuse-medal-idle = Medal dodaje dokładnie jeden krok, najwyżej do trzech; ścieżka { $path } go nie wymaga.

bugs-barred-far = { $unit } nie dojdzie na { $at }: { $speed ->
        [one] oddział może zrobić tylko { $speed } krok
        [few] oddział może zrobić tylko { $speed } kroki
        [many] oddział może zrobić tylko { $speed } kroków
       *[other] oddział może zrobić tylko { $speed } kroku
    }.
bugs-barred-ally = { $unit } nie może zatrzymać się na { $at }: stoi tam sojusznik.
bugs-barred-way = { $unit } nie dojdzie na { $at }: na drodze są inne oddziały.
bugs-barred-board = { $unit } nie może dojść na { $at }: na drugą planszę prowadzą tylko portale.

bugs-event-first-drawn = Losowanie wskazało gracza { $number }.
bugs-event-trophy-drawn = Trofeum: { $trophy }.
bugs-event-option-set = { $trophy }: obowiązuje opcja { $option }, { $how }.
bugs-event-placed = { $army }: { $unit } na { $at }.
bugs-event-income-taken = { $army }: energia +{ $n }, razem { $energy }.
bugs-event-income-lost = { $army }: tabor zdobyty, brak dochodu.
bugs-event-order-shown = { $army }, { $kind }: { $unit }, { $path }.
bugs-event-stepped = Krok { $nth }: { $unit } z { $from } na { $to } ({ $army }).
bugs-event-stopped = Krok { $nth }: { $unit } staje na { $at } ({ $army }): { $reason }.
bugs-event-lot-won = { $army }: { $unit } wygrywa losowanie, przeciwnik: { $foe }.
bugs-event-met = Krok { $nth }, { $at }: spotkanie, { $unit } ({ $army }) i { $foe }.
bugs-event-returned = { $unit } wraca z { $from } na { $to } ({ $army }).
bugs-event-portal-declared = Portal { $at }: { $unit } ({ $army }) { $use }.
bugs-event-battle-lot-won = { $side } wybiera, która walka jest pierwsza.
bugs-event-battle-chosen = Najpierw walka na { $at }: { $unit } ({ $army }) – { $foe }.
bugs-event-battle-began = Walka { $kind }, { $at }: { $unit } ({ $army }) – { $foe }.
bugs-event-boosted = { $army }: { $unit } ma +{ $n } Siły ({ $medal }).
bugs-event-rolled = { $army }: { $unit } wyrzuca „{ $die }”{ $counts ->
        [full] {""}
       *[less] , liczy się { $value }
    } ({ $pay }); pozostała energia { $energy }.
bugs-event-could-not-roll = { $army }: brak energii na rzut, { $unit }.
bugs-event-kept = { $army }: { $unit } zostawia wynik.
bugs-event-triangle-won = { $army }: { $unit } wygrywa bez rzutu, przeciwnik: { $foe }.
bugs-event-won = { $army }: { $unit } wygrywa, przeciwnik: { $foe }.
bugs-event-drew = Remis: { $unit } ({ $army }) i { $foe }.
bugs-event-retreated = { $army }: { $unit } cofa się z { $from } na { $to }.
bugs-event-removed = { $army }: { $unit } ginie na { $at }, { $cause }; punkt: { $by }.
bugs-event-missed = { $army }: { $unit } strzela, { $foe } przeżywa.
bugs-event-target-shown = { $army }: { $unit } celuje, { $foe } na { $at }.
bugs-event-battle-void = Walki już nie będzie: { $unit } ({ $army }) i { $foe }.
bugs-event-influence-gained = { $army }: wpływy +{ $n }, razem { $influence } ({ $source }).
bugs-event-travelled = { $army }: { $unit } przechodzi portalem z { $from } na { $to }.
bugs-event-travel-blocked = { $army }: { $unit } zostaje na { $at }, brak wolnego portalu.
bugs-event-portal-energy = { $army }: energia za portal, razem { $energy }.
bugs-event-train-captured = { $army }: tabor na { $at } zdobyty, zdobywca: { $unit }.
bugs-event-train-freed = { $army }: tabor na { $at } znów wolny ({ $unit }).
bugs-event-turn-began = Tura { $turn }.
bugs-event-party-began = Partia { $party }.
bugs-event-party-ended = Koniec partii: { $result }, { $reason }.
bugs-event-medal-given = { $army } otrzymuje medal: { $medal }.
bugs-event-trophy-taken = { $side } zdobywa trofeum: { $trophy }.
bugs-event-match-ended = Koniec rozgrywki: { $result }.

## The aim, and the account of the end

bugs-aim-training = { bugs-mode-training }: kto pierwszy zdobędzie { $goal } wpływów albo dopóki nie padnie generał
bugs-aim-campaign = { bugs-mode-campaign }: trofea do zwycięstwa: { $trophies }. W partii: kto pierwszy zdobędzie { $goal } wpływów albo dopóki nie padnie generał
bugs-aim-allied = { bugs-mode-allied }: trofea do zwycięstwa: { $trophies }. W partii: strona, która pierwsza zdobędzie { $goal } wpływów
bugs-aim-double = { bugs-mode-double }: trofea do zwycięstwa: { $trophies }. W partii: kto pierwszy zdobędzie { $goal } wpływów
bugs-account-influence = Wpływy: skąd
bugs-account-trophies = Trofea według partii
bugs-account-defeat =
    { $count ->
        [one] { $count } pokonany oddział
        [few] { $count } pokonane oddziały
        [many] { $count } pokonanych oddziałów
       *[other] { $count } pokonanego oddziału
    }
bugs-account-artifact =
    { $count ->
        [one] Artefakt utrzymany przez { $count } turę
        [few] Artefakt utrzymany przez { $count } tury
        [many] Artefakt utrzymany przez { $count } tur
       *[other] Artefakt utrzymany przez { $count } tury
    }
bugs-account-rest = Wszystko inne
bugs-account-game = Partia { $party }: { $trophy }

## Rysunek w terminalu: każdy oddział ma własną literę

bugs-letter-rhino = R
bugs-letter-mantis = M
bugs-letter-wasp = O
bugs-letter-spider = P
bugs-letter-ant = W
bugs-letter-mosquito = K
bugs-drawing-signs = { $red } czerwoni, { $blue } niebiescy, { $artefact } artefakt, { $train } tabor
bugs-drawing-portal = portal
bugs-drawing-second = małe litery: drugie armie
bugs-drawing-ways = Ścieżki: N w górę, E w prawo, S w dół, W w lewo
bugs-drawing-tracks = energia { $energy }/{ $energy_most }, wpływy { $influence }/{ $influence_most }
bugs-drawing-units =
    { $count ->
        [one] { $count } oddział
        [few] { $count } oddziały
        [many] { $count } oddziałów
       *[other] { $count } oddziału
    }
bugs-drawing-captured = tabor zdobyty
bugs-drawing-trophies = Trofea: { $list }
bugs-drawing-medals = Medale: { $list }
bugs-drawing-battle = Walka na { $at }: { $first } – { $second }
bugs-drawing-fighter = { $unit } ({ $army }), Siła { $strength }
