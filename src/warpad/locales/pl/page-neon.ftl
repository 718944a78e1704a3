# Neon na stronie po polsku

page-neon-seat = Miejsce { $n }
page-neon-or = lub
page-neon-you = Ty
page-neon-ring = Pierścień sektorów
page-neon-ring-role = pierścień sektorów
page-neon-round = runda
page-neon-sinks = tonie na koniec rundy
page-neon-sinks-now = { $sector }: tonie na koniec tej rundy.
page-neon-health = Zdrowie: { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    }
page-neon-energy = Energia { $n } z { $most }
page-neon-pts = pkt
page-neon-done = wykonane
page-neon-used = użyte
page-neon-as-supply = Jako zasób:
page-neon-holds = { $n ->
        [0] Nie mieści zasobów.
        [one] Mieści { $n } zasób.
        [few] Mieści { $n } zasoby.
        [many] Mieści { $n } zasobów.
       *[other] Mieści { $n } zasobu.
    }
page-neon-bot-pays = Żeton raz płaci za:
page-neon-cards = Ręka { $hand }, talia { $deck }, odrzucone { $discard }
page-neon-trophy = Trofeum { $value } × { $n }
page-neon-abilities = Zdolności
page-neon-decks = Co zostało
page-neon-closing-left = Jeszcze się zamkną:
page-neon-upgrades-left = W talii { $n ->
        [one] { $n } ulepszenie
        [few] { $n } ulepszenia
        [many] { $n } ulepszeń
       *[other] { $n } ulepszenia
    }
page-neon-deck-left = { $n ->
        [one] { $n } karta w talii
        [few] { $n } karty w talii
        [many] { $n } kart w talii
       *[other] { $n } karty w talii
    }
page-neon-of = { $n } z { $of }
page-neon-my-board = Moja plansza
page-neon-sealed = ✓ rząd wyłożony
page-neon-choosing = wybiera karty
page-neon-deciding = decyduje
page-neon-acting = działa
page-neon-acts-nth = { $n }. w kolejce
page-neon-row-lies = Twój rząd jest wyłożony. Pozostali jeszcze wybierają.
page-neon-waits = Decyduje { $name }.
page-neon-choices = Co możesz zrobić
page-neon-bottom-card = karta dolna
page-neon-top-card = karta górna daje inicjatywę
page-neon-bottom = dolna
page-neon-top = górna
page-neon-spare = zbędna
page-neon-swap = Zamień karty
page-neon-turn-top = Obróć górną
page-neon-turn-bottom = Obróć dolną
page-neon-slide = Przesuń
page-neon-your-row = Twój rząd
page-neon-commit = Wyłóż ten rząd
page-neon-does-move = do sąsiedniego sektora
page-neon-does-search = za energię obejrzyj łupy i coś weź
page-neon-does-attack = bronią, która sięga
page-neon-does-defense = pole siłowe po odkryciu
page-neon-does-leadership = weź żeton lidera
page-neon-does-energy1 = zyskaj 1 energię
page-neon-does-energy2 = zyskaj 2 energie
page-neon-use = Użyj
page-neon-equip = Załóż
page-neon-cover = Połóż na: { $loot }
page-neon-stow = Zasób dla: { $loot }
page-neon-throw = Odrzuć
page-neon-leave = Odrzuć
page-neon-roll-attack-rolled = Rzut ataku: { $faces }.
page-neon-roll-attack-rerolled = Po przerzucie: { $faces }.
page-neon-roll-defense-rolled = Rzut obrony ({ $target }): { $faces }.
page-neon-roll-defense-rerolled = Obrona po przerzucie ({ $target }): { $faces }.
page-neon-rolled-crit = krytyczne { $n }
page-neon-rolled-hit = zwykłe { $n }
page-neon-rolled-maybe = warunkowe { $n }
page-neon-rolled-miss = pudła { $n }
page-neon-rolled-block-any = pełne { $n }
page-neon-rolled-block-normal = zwykłe { $n }
page-neon-rolled-fail-energy = z energią { $n }
page-neon-rolled-fail = porażki { $n }
page-neon-told-through = { $target }, niezablokowane: { $faces }.
page-neon-told-through-none = { $target }: nic nie przechodzi.
page-neon-take = Weź
page-neon-choose = Wybierz
page-neon-do = Wykonaj
page-neon-pass = Gotowe
page-neon-pay = Zapłata: { $supply }
page-neon-block = Co zatrzymają pełne tarcze
page-neon-declare = Akcja { $n }
page-neon-title-go = Ruch
page-neon-title-land = Lądowanie
page-neon-title-flee = Ucieczka
page-neon-on-ring = Wybierz tutaj albo na pierścieniu.
page-neon-search-cost = Przeszukanie kosztuje tu energii: { $n }.
page-neon-n-dice = { $n ->
        [one] { $n } kość
        [few] { $n } kości
        [many] { $n } kości
       *[other] { $n } kości
    }
page-neon-about = Co robi
page-neon-attack-of = Atak: { $name } przeciw { $target }, { $weapon }
page-neon-step-weapon = Broń
page-neon-step-roll = Rzut
page-neon-step-defence = Obrona
page-neon-step-result = Wynik
page-neon-attack-dice = { $n ->
        [one] { $n } kość ataku:
        [few] { $n } kości ataku:
        [many] { $n } kości ataku:
       *[other] { $n } kości ataku:
    }
page-neon-defence-dice = { $n ->
        [one] { $n } kość obrony:
        [few] { $n } kości obrony:
        [many] { $n } kości obrony:
       *[other] { $n } kości obrony:
    }
page-neon-at-most = najwyżej { $n }
page-neon-not-rolled = { $weapon }, dystans { $n }: jeszcze bez rzutu.
page-neon-defends = Broni się { $name }
page-neon-through = Tarcze przepuściły: krytyczne { $crit }, zwykłe { $hit }
page-neon-reroll = { $n ->
        [0] Przerzuć
        [one] Przerzuć { $n } kość
        [few] Przerzuć { $n } kości
        [many] Przerzuć { $n } kości
       *[other] Przerzuć { $n } kości
    }
page-neon-reroll-how = Naciśnij kości, które chcesz przerzucić.
page-neon-face-crit = Krytyczne
page-neon-face-crit-means = trafienie
page-neon-face-hit = Trafienie
page-neon-face-hit-means = zwykłe
page-neon-face-maybe = Połowa
page-neon-face-maybe-means = jeszcze nie trafia
page-neon-face-miss = Pudło
page-neon-face-miss-means = nie trafia
page-neon-face-block_any = Pełna tarcza
page-neon-face-block_any-means = przeciw każdemu
page-neon-face-block_normal = Tarcza
page-neon-face-block_normal-means = przeciw zwykłemu
page-neon-face-fail_energy = Ładunek
page-neon-face-fail_energy-means = +1 energia
page-neon-face-fail = Porażka
page-neon-face-fail-means = nie zatrzymuje
page-neon-sector-park = 1 en.: połowa trafia
page-neon-sector-factory = 1 en.: +1 kość
page-neon-sector-charging-station = wejście: +1 energia
page-neon-sector-highway = przerzut kości
page-neon-sector-underpass = tonie bez szkody
page-neon-sector-mall = przeszuk.: +1 karta
page-neon-sector-station = ruch dokądkolwiek
page-neon-sector-police = bez przerzutów
page-neon-sector-stadium = tarcza na krytyki
page-neon-sector-tv-tower = zdolności +1 en.
page-neon-key-enter = Wyłóż rząd; dalej
page-neon-key-skip = Pomiń akcję
page-neon-key-number = Wybierz odpowiedź, kartę lub kość
page-neon-key-arrows = Chodź po pierścieniu
page-neon-key-explain = Objaśnij sektor
page-neon-ear-sector = Sektor { $n }, { $sector }, { $class }.
page-neon-ear-sinks = Tonie na koniec tej rundy.
page-neon-ear-fighters = Tutaj: { $names }.
page-neon-ear-enter = Enter go wybiera.
page-neon-ear-row = Rząd: { $row }. Inicjatywa { $n }. Enter wykłada.
page-neon-short-energy1 = +1 en.
page-neon-short-energy2 = +2 en.

page-neon-chances = Obrażenia, szansa
page-neon-chances-now = teraz
page-neon-chances-with = z: { $name }
page-neon-expected = oczekiwane obrażenia
page-neon-defeat-short = pokonanie { $percent }%
page-neon-defeat = Szansa pokonania ({ $name }):
page-neon-bot-falls = Szansa zniszczenia bota:
page-neon-chances-note = Jeśli nikt niczego więcej nie użyje, a kości zostaną wybrane jak najlepiej.
page-neon-chosen-dice = wybrane kości
page-neon-closed = Teraz niemożliwe
page-neon-chances-best = najlepsze kości
page-neon-ally = twój sojusznik

## Options of a match

neon-option-mode = Tryb
neon-option-players = Gracze
neon-option-teams = Drużyny
neon-option-automa = Gra z Automą (we dwoje zawsze)
neon-option-skip-actions = Każdą akcję z rzędu można pominąć
neon-option-fighters = Zawodnicy
neon-option-board = Strona planszy rund
neon-board-players = według liczby graczy
neon-board-2-4 = dla 2–4 graczy
neon-board-5-6 = dla 5–6 graczy
neon-option-pack = Zawartość
neon-pack-base = zestaw podstawowy
page-neon-dice-range = { $n ->
        [one] { $n } kość na dystansie { $range }
        [few] { $n } kości na dystansie { $range }
        [many] { $n } kości na dystansie { $range }
       *[other] { $n } kości na dystansie { $range }
    }
page-neon-you-short = ty
page-neon-order = Kolejność gry i punkty
page-neon-tip-points = Zdobyte żetony zdrowia: { $trophies } · boty: { $bots } · żeton lidera: { $leader }
page-neon-tip-energy = Płaci się nią za zdolności i przeszukiwanie.
page-neon-tip-health = Kto zabierze żeton, zdobywa tyle punktów, ile na nim jest. Bez żetonów zawodnik jest pokonany.
page-neon-tip-health-plain = Bez żetonów zawodnik jest pokonany.
page-neon-tip-initiative = Mniejsza liczba gra wcześniej; przy remisie zgodnie z ruchem wskazówek zegara od lidera.
page-neon-tip-decks = Ile kart zostało w każdym stosie łupów. Naciśnij, aby zobaczyć, co można jeszcze znaleźć.
page-neon-tip-leader = Daje punkt na koniec gry i pierwszeństwo przy remisie inicjatywy. Zdobywa się go Przejęciem.
page-neon-tip-field = Pole siłowe: za każdy żeton jeszcze jedna kość obrony.
page-neon-tip-costs = Kosztuje: { $cost }.
page-neon-tip-round = { $n ->
        [one] Runda { $round }: na koniec tonie { $n } sektor.
        [few] Runda { $round }: na koniec toną { $n } sektory.
        [many] Runda { $round }: na koniec tonie { $n } sektorów.
       *[other] Runda { $round }: na koniec toną { $n } sektory.
    }
page-neon-tip-sank = Runda { $round }, zatonęło: { $sectors }.
page-neon-tip-swap = Dolna karta trafi na wierzch i da inicjatywę.
page-neon-tip-turn-top = Połówki górnej karty zamienią się miejscami.
page-neon-tip-turn-bottom = Dolna karta pokaże drugą połówkę.
page-neon-tip-slide = Dolna karta wystaje z drugiej strony: jej połówka będzie pierwszą albo ostatnią akcją.
page-neon-same = bez zmian
page-neon-reach-title = Jeśli nikt przed tobą się nie ruszy
page-neon-reach-counting = liczę…
page-neon-reach-ends = tu: { $sectors }
page-neon-reach-anywhere = do dowolnego sektora
page-neon-reach-nobody = nic w zasięgu
page-neon-reach-aim = { $name }: oczekiwane obrażenia { $expected }
page-neon-reach-aim-bot = { $name }: szansa zniszczenia { $percent }%
page-neon-reach-aim-open = w zasięgu: { $name }
page-neon-reach-from = z: { $sector }
page-neon-reach-more = i jeszcze { $n }
page-neon-reach-search = energia: { $n }
page-neon-reach-search-range = energia: od { $least } do { $most }, zależnie gdzie
page-neon-reach-search-poor = energia: { $n }, teraz za mało
page-neon-stage-reveal = Wszystkie rzędy odkrywają się naraz.
page-neon-stage-unable = { $name }: akcji „{ $action }” nie da się wykonać, przepada.
page-neon-stage-skipped = { $name } pomija akcję „{ $action }”.
page-neon-stage-order = Kolejność gry: { $names }.
page-neon-stage-rolls = { $name } rzuca kośćmi ataku.
page-neon-stage-defends = { $name } rzuca kośćmi obrony.
page-neon-stage-rolled = { $name } rzuca: { $faces }.
page-neon-stage-again = { $name } rzuca ponownie: { $faces }.
page-neon-stage-won = { $name } +{ $n }, teraz { $now }
page-neon-stage-lost = { $name } −{ $n }, teraz { $now }
page-neon-stage-energy = energia { $n }
page-neon-stage-turn = Tura: { $name }
page-neon-stage-round = Runda { $n }
page-neon-stage-end = Koniec rundy { $n }
page-neon-acts-next = gra następny
page-neon-reach-search-free = za darmo
