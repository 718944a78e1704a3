# Strona Wojny Robali: słowa wokół planszy i dla czytników ekranu.

page-bugs-board = Plansza
page-bugs-board-role = plansza z pól, poruszaj się strzałkami
page-bugs-round = okrągłe pionki
page-bugs-square = kwadratowe pionki
page-bugs-sealed = rozkaz zapieczętowany
page-bugs-thinking = myśli
page-bugs-yours = twój oddział
page-bugs-free = Wolne.
page-bugs-artifact = Artefakt: wpływy dla tego, kto go trzyma na końcu tury
page-bugs-portal = Portal
page-bugs-train = Tabor, { $army }
page-bugs-train-lost = Tabor zdobyty: brak dochodu
page-bugs-energy = Energia: płaci za kości
page-bugs-energy-of = Energia { $count } z { $most }
page-bugs-influence = Wpływy
page-bugs-influence-of = Wpływy { $count }, do zwycięstwa { $most }
page-bugs-turn = Tura { $turn }
page-bugs-placing = Rozstawianie oddziałów
page-bugs-party-turn = Partia { $party }, tura { $turn }

page-bugs-tablet = Tabliczka rozkazu
page-bugs-task-order = Twój tajny rozkaz
page-bugs-task-order-of = Tajny rozkaz: { $army }
page-bugs-kind = Rodzaj rozkazu
page-bugs-one = Jeden oddział
page-bugs-one-how = w granicach Szybkości, atakuje napotkanego
page-bugs-all = Wszyscy oprócz generała
page-bugs-all-how = jeden krok w jedną stronę, bez ataku
page-bugs-general = Rozkaz ogólny
page-bugs-general-how = Wybierz kierunek. Każdy oddział oprócz generała robi jeden krok.
page-bugs-unit = Oddział
page-bugs-troop = Formacja
page-bugs-speed = Szyb.
page-bugs-strength = Siła
page-bugs-strength-defends = Siła w obronie
page-bugs-range = Zasięg
page-bugs-printed = wydrukowano { $n }
page-bugs-penalty = Na obcej planszy: −{ $n } do kości.
page-bugs-steps = Kroki rozkazu
page-bugs-step-add = krok
page-bugs-add-step = Dodaj krok
page-bugs-step-to = Krok { $direction }
page-bugs-last-step = Cofnij krok
page-bugs-no-step = Tam nie można pójść.
page-bugs-stay = Zostań
page-bugs-next-order = Twój następny rozkaz
page-bugs-next-order-how = Wybierz już teraz: rozkaz otworzy się po pokazie. Naciśnięcie planszy kończy pokaz.
page-bugs-seal = Zapieczętuj rozkaz
page-bugs-your-order = Twój zapieczętowany rozkaz
page-bugs-draw-path = Wybierz oddział i narysuj ścieżkę: przeciągnij po planszy, naciskaj pola lub strzałki.
page-bugs-draw-chosen = Narysuj ścieżkę: przeciągnij po planszy, naciskaj pola lub strzałki. Bez kroków oddział zostanie na miejscu w gotowości.
page-bugs-nobody = Na { $at } nikogo teraz nie ma.
page-bugs-stays-quiet = Stoi i nikogo nie spotka, chyba że ktoś przyjdzie.
page-bugs-stops = Zatrzyma się na { $at }: { $reason }.
page-bugs-more-targets = Cele w zasięgu: { $count }. Wybierzesz jeden po ruchu.

page-bugs-short-rhino = sąsiedzi +1 do Siły; rozkaz ogólny go nie rusza
page-bugs-short-mantis = +1 w walce na polu po 2 lub więcej krokach
page-bugs-short-wasp = +1, gdy strzela bez ruchu
page-bugs-short-spider = +1 w obronie
page-bugs-short-ant = +1 za każdego sojusznika obok, najwyżej +2
page-bugs-short-mosquito = lata nad swoimi; bezczynni wrogowie mają Siłę 0

page-bugs-plus-die = + kość
page-bugs-shoots = strzela
page-bugs-win = wygrana { $percent }%
page-bugs-draw = remis { $percent }%
page-bugs-lose = przegrana { $percent }%
page-bugs-if-stays = Jeśli { $unit } zostanie na { $at }.
page-bugs-value = Z przerzutami po obu stronach twoja szansa to { $percent }%.
page-bugs-triangle-win = Ta formacja wygrywa z tamtą bez kości.
page-bugs-triangle-lose = Tamta formacja wygrywa z tą bez kości.
page-bugs-part-aura = { $unit } obok, na { $at }
page-bugs-part-charge = dwa kroki lub więcej
page-bugs-part-aim = strzela bez ruchu
page-bugs-part-web = broni się
page-bugs-part-swarm = sojusznicy obok
page-bugs-part-sting = użądlony w bezczynności

page-bugs-battle = Walka na { $at }
page-bugs-shot-at = Strzał w { $at }
page-bugs-met-step = spotkali się w kroku { $step }
page-bugs-triangle = rozstrzygnięte bez kości
page-bugs-attacks = atakuje
page-bugs-shooting = strzela
page-bugs-defends = broni się
page-bugs-die = Kość { $die }
page-bugs-no-die = Bez rzutu
page-bugs-die-row = kość
page-bugs-leads = prowadzi
page-bugs-ends-won = Zwycięzca: { $unit }.
page-bugs-ends-draw = Remis: obie strony się cofają.
page-bugs-ends-void = Walki nie będzie.
page-bugs-winning = Prowadzisz { $mine } do { $theirs }.
page-bugs-losing = Przegrywasz { $mine } do { $theirs }.
page-bugs-even = Równo: { $mine } do { $theirs }.
page-bugs-reroll-how = Przerzut kosztuje 1 energię, masz { $count }. Liczy się nowy rzut.
page-bugs-face = { $die }: { $result }
page-bugs-face-win = wygrana
page-bugs-face-draw = remis
page-bugs-face-lose = przegrana

page-bugs-show-no-income = Energii nie przybywa.
page-bugs-show-orders = Wszystkie rozkazy odkrywa się jednocześnie.
page-bugs-show-march = Krok { $nth }: { $who }.
page-bugs-show-many = { $army }, oddziałów: { $n }
page-bugs-show-to = { $unit } na { $to }
page-bugs-show-both-roll = Rzut kośćmi.
page-bugs-show-rolls = { $unit }: wypada { $die }
page-bugs-show-no-roll = { $unit }: brak energii na rzut
page-bugs-show-rolls-again = { $unit }: przerzut.
page-bugs-show-again = Przerzut. { $roll }.
page-bugs-show-falls = { $unit } ginie.
page-bugs-show-formation = Wszystkie ustawienia są odkryte.
page-bugs-show-gain = +{ $n } wpływów
page-bugs-show-end = Koniec tury
page-bugs-fallen = Straty: { $side }
page-bugs-fallen-short = Straty
page-bugs-ends-miss = Pudło.

page-bugs-place-how = Naciśnij oddział, potem zaznaczone pole.

page-bugs-campaign = Kampania
page-bugs-medals = Medale
page-bugs-held-by = { $side }
page-bugs-fought-for = stawka tej partii
page-bugs-not-yet = jeszcze nie wylosowane
page-bugs-free-medal = jeszcze niczyj
page-bugs-used = użyty w tej partii
page-bugs-history = Rozegrane partie

page-bugs-ear-unit = { $unit }, { $owner }, { $troop }. Szybkość { $speed }, Siła { $strength }.
page-bugs-ear-range = Zasięg { $range }.
page-bugs-ear-step = { $direction }, { $at }
page-bugs-ear-odds = Spotyka: { $foe }, { $at }. Wygrana { $win }, remis { $draw }, przegrana { $lose } procent.
page-bugs-ear-enter = Enter wybiera.

page-bugs-key-unit = wybierz oddział
page-bugs-key-path = rysuj ścieżkę lub wybierz kierunek
page-bugs-key-kind = jeden oddział albo wszystkie
page-bugs-key-arrows = przechodź po polach
page-bugs-key-reroll = przerzuć / zostaw kość

page-bugs-trophies =
    { $count ->
        [one] { $count } trofeum
        [few] { $count } trofea
        [many] { $count } trofeów
       *[other] { $count } trofeum
    }

## Opcje meczu
page-bugs-goal = wygrywa, kto pierwszy zdobędzie { $n } wpływów
page-bugs-goal-campaign = { $influence }; { $trophies ->
        [one] do zwycięstwa wystarczy { $trophies } trofeum
        [few] do zwycięstwa potrzeba { $trophies } trofeów
        [many] do zwycięstwa potrzeba { $trophies } trofeów
       *[other] do zwycięstwa potrzeba { $trophies } trofeum
    }
page-bugs-of = z { $n }
page-bugs-ways = Partię wygrywa, kto pierwszy zdobędzie { $n } wpływów, pokona wrogiego generała albo zostawi go na planszy samego. Wpływy: 1 za każdy pokonany oddział i 1 na turę za utrzymanie artefaktu.
page-bugs-ways-allied = Partię wygrywa strona, która pierwsza zdobędzie razem { $n } wpływów, pokona obu wrogich generałów albo zostawi wrogowi samych generałów. Wpływy: 1 za każdy pokonany oddział i 1 na turę za każdy artefakt.
page-bugs-figures = Szybkość { $speed }, Siła { $strength }, Zasięg { $range }.
page-bugs-percent = { $n }%
page-bugs-more = Więcej o tym

page-bugs-after = Po ruchu na { $at }:
page-bugs-after-sum = Siła { $attacks } w walce w tej turze, { $defends } później w obronie.
page-bugs-hit = trafienie { $percent }%
page-bugs-miss = pudło { $percent }%
page-bugs-reroll-helps = Przerzut zwiększa twoją szansę z { $keep }% do { $reroll }%.
page-bugs-reroll-hurts = Przerzut zmniejsza twoją szansę z { $keep }% do { $reroll }%.
page-bugs-reroll-same = Przerzut nic nie zmienia: twoja szansa to nadal { $keep }%.

page-bugs-beats-personal = Z rozkazem osobistym pokonuje bez kości: { $units }.
page-bugs-beaten-personal = Przegrywa bez kości, gdy wróg ma rozkaz osobisty: { $units }.
page-bugs-beats-any = W każdej walce na polu pokonuje bez kości: { $units }.
page-bugs-beaten-any = W każdej walce na polu przegrywa bez kości: { $units }.
page-bugs-beats-nobody = Poza trójkątem: jego walki zawsze rozstrzygają kości.

page-bugs-place-why = Od ustawienia zależy, do kogo oddziały dotrą w pierwszych turach. Szybkie ustaw z przodu, generała tam, gdzie jest bezpieczny i wzmacnia sąsiadów, a naprzeciw każdego wroga formację, która go pokonuje.
page-bugs-place-advised = Zielona ramka wskazuje zalecane pole, { $at }.

page-bugs-tip-one = Rozkaz osobisty: oddział atakuje każdego, kogo spotka, korzysta z zasady trójkąta i może strzelać.
page-bugs-tip-all = Rozkaz ogólny: każdy oddział robi jeden krok. Nikt nie atakuje, nie strzela i nie korzysta z trójkąta.
page-bugs-tip-stay = Oddział zostaje na miejscu, ale liczy się jako atakujący. Może strzelać.
page-bugs-tip-seal = Nikt nie zobaczy rozkazu, dopóki nie będą gotowe wszystkie. Potem nie można go cofnąć.
page-bugs-tip-troop = Kawaleria pokonuje łucznika, łucznik włócznika, włócznik kawalerię, bez kości.
page-bugs-tip-speed = Ile kroków może zrobić oddział. W zderzeniu szybszy idzie pierwszy.
page-bugs-tip-strength = Dodawana do kości w walce. Pokazana tak, jak oddział stoi; po strzałce taka, jaka będzie.
page-bugs-tip-range = Jak daleko oddział strzela w linii prostej. Kreska: nie strzela.
page-bugs-tip-energy = Energia płaci za kości: 1 za rzut, 1 za przerzut. Dochód: { $n } na turę.
page-bugs-tip-trophies = Trofea: { $count } z { $most }.
page-bugs-tip-medals = Medale za wyczyny, każdy z premią. Naciśnij, by je zobaczyć.
page-bugs-tip-worth = Twoja szansa po tej odpowiedzi, jeśli dalej obie strony grają najlepiej. Remis liczy się za połowę.
page-bugs-tip-odds = Jeśli każda strona rzuci raz. Przerzuty osobno.


bugs-option-mode = Tryb
bugs-option-players = Gracze
bugs-option-players-zero = czworo: dwoje na dwoje
bugs-option-players-three = troje: jeden przeciw dwojgu
bugs-option-formation = Ustawienie
bugs-formation-usual = zalecane w treningu, tajne w kampanii
bugs-formation-free = stawiają gracze
bugs-formation-fixed = zalecane
bugs-option-trophy = Opcja trofeum
bugs-trophy-die = rzutem kości
bugs-trophy-agreement = za zgodą
bugs-option-trophies = Trofea do zwycięstwa
bugs-option-retreat-scores = Oddział stracony w odwrocie daje wpływy
bugs-option-range-up-to = Zasięg 2 sięga na 1 i 2
bugs-option-units-block-shots = Oddziały zasłaniają przed strzałami
bugs-option-shooter-bonus = Pole, z którego liczą się premie strzelca
bugs-shooter-bonus-own = własne
bugs-shooter-bonus-battle = celu
bugs-option-turn-cap = Ostatnia tura partii
bugs-option-party-cap = Ostatnia partia kampanii
bugs-option-party-cap-zero = bez limitu
bugs-option-turn-cap-zero = bez limitu
page-bugs-leap = { $unit }: na końcu tury z { $at } na { $to }.
page-bugs-leap-free = Teraz nikt tam nie stoi.
page-bugs-leap-taken = Teraz stoi tam { $unit }: jeśli pole pozostanie zajęte, droga jest zamknięta.
page-bugs-board-n = Plansza { $n }
page-bugs-decided = wybór dokonany
bugs-mode-training-about = Jedna partia: wygrywa, kto zdobędzie dość wpływów.
bugs-mode-campaign-about = Seria partii, każda o trofeum; za wyczyny medale. Wygrywa, kto zbierze dość trofeów.
bugs-mode-allied-about = Dwie plansze, dwóch na dwóch albo jeden na dwóch.
bugs-mode-double-about = Dwie plansze, dwóch graczy, po dwanaście oddziałów.
