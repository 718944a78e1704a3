# What is not possible, and why: set-ups, records, puzzles and files.

or = { $some } lub { $last }

## Set-ups

setup-option-flag = Opcja „{ $option }” to true albo false, a nie „{ $given }”.
setup-option-number = Opcja „{ $option }” to liczba, a nie „{ $given }”.
setup-option-range = Opcja „{ $option }”: od { $low } do { $high }, a nie { $given }.
setup-option-choice = Opcja „{ $option }” to jedno z { $choices }, a nie „{ $given }”.
setup-option-list = Opcja „{ $option }” to lista, a nie „{ $given }”.
setup-option-unknown = Gra { $game } nie ma opcji „{ $option }”; ma { $options }.
setup-game-unknown = Nie ma gry „{ $game }”; są { $games }.
setup-bot-unknown = Nie ma bota „{ $bot }” do { $game }; są { $bots } i pliki takie jak my_bot.py.
setup-etude-unknown = W bibliotece nie ma zadania „{ $etude }”; wszystkie wymieni `warpad etude list`.
setup-seat-kind = Miejsce to jedno z { $kinds }, a nie „{ $given }”.
setup-seat-bot = Miejsce bota musi podać bota, a inne miejsca nie mogą.
setup-seats =
    { $count ->
        [one] Jest { $count } miejsce, a podano graczy: { $given }.
        [few] Są { $count } miejsca, a podano graczy: { $given }.
        [many] Jest { $count } miejsc, a podano graczy: { $given }.
       *[other] Jest { $count } miejsca, a podano graczy: { $given }.
    }
setup-branch = To partia innej gry: { $game }.

nh-setup-armies = W trybie „{ $mode }” armii ma być { $wanted }, a nie { $given }.
nh-setup-army-twice = Każdą armię można wziąć raz. Żeby powtórzyć armię „{ $army }”, włącz opcję „{ $option }”.
nh-setup-small-board = Na powiększonej planszy gra od czterech do sześciu armii, a nie { $given }.
nh-setup-asked-small = O planszę z 19 pól prosi tylko pięć lub sześć armii, bez opcji „{ $option }”; tutaj armii jest { $given }.
nh-setup-players = W trybie „{ $mode }” graczy ma być { $wanted }, a nie { $given }.
nh-setup-players-of-armies = Liczba armii to { $armies }, więc graczy ma być { $armies }, a nie { $given }.
nh-setup-temper = Zły charakter Molocha można wyłączyć tylko w zasadach z 2025 roku.
nh-setup-leaders = Liderzy są tylko w trybach: { $led_mode }. W trybie „{ $mode }” ich nie ma.
nh-setup-mixture = Liderów, konstrukcji i atlasu bitew nie bierze się razem; jeśli mimo to chcesz, włącz opcję „{ $option }”.
nh-setup-no-builder = Armia „{ $army }” nie ma konstrukcji, mają je tylko: { $building_army }. Mimo to można grać z opcją „{ $option }”.
nh-setup-no-builders = Konstrukcje mają tylko te armie: { $building_army }. Wybierz choć jedną z nich.
nh-setup-constructions-many = Z konstrukcjami gra od dwóch do { $most } armii, a nie { $given }.
nh-setup-carousels = Karuzele scenariusza { $scenario } rozerwałyby konstrukcje: wybierz inny scenariusz.
nh-setup-scenario-mode = Scenariusz { $scenario } jest dla trybu „{ $mode }”, a nie „{ $given_mode }”.
nh-setup-scenario-order = Scenariusz { $scenario } jest dla tych armii, w tej kolejności: { $army }.
nh-setup-scenario-armies = Scenariusz { $scenario } jest tylko dla tych armii: { $army }.
nh-setup-terminals = W scenariuszu nie ma terminali: wybierz zasady 3.0 lub 2025.

neon-setup-players = W trybie „{ $mode }” graczy ma być { $wanted }, a nie { $given }.
neon-setup-no-teams = W trybie „{ $mode }” nie ma drużyn.
neon-setup-teams = Gdy graczy jest { $players }, drużyn ma być { $wanted }, a nie { $given }.
neon-setup-fighters-many =
    { $given ->
        [one] Podano { $given } zawodnika, a graczy jest { $players }.
        [few] Podano { $given } zawodników, a graczy jest { $players }.
        [many] Podano { $given } zawodników, a graczy jest { $players }.
       *[other] Podano { $given } zawodnika, a graczy jest { $players }.
    }
neon-setup-fighter-twice = Żadnego zawodnika nie można wziąć dwa razy.
neon-setup-fighter-unknown = W zestawie { $pack } nie ma zawodnika „{ $fighter }”.

bugs-setup-players = W trybie „{ $mode }” graczy ma być { $wanted }, a nie { $given }.

## Files and records

file-missing = Nie ma takiego pliku.
file-unreadable = Tego pliku nie da się odczytać.
file-not-json = To nie jest JSON.
file-not-object = To nie jest obiekt JSON.
file-no-game = Plik nie mówi, do której gry należy.

record-none = To nie jest zapis partii.
record-head = Pierwszego wiersza zapisu nie da się odczytać.
record-line = Wiersza { $line } zapisu nie da się odczytać.
record-after-end = Po końcu zapisu nie może być nic, a jest wiersz { $line }.
record-end = Wiersz { $line }: końca partii nie da się odczytać.
record-seats =
    { $count ->
        [one] Na końcu zapisu ma być wynik dla { $count } miejsca.
        [few] Na końcu zapisu ma być wynik dla { $count } miejsc.
        [many] Na końcu zapisu ma być wynik dla { $count } miejsc.
       *[other] Na końcu zapisu ma być wynik dla { $count } miejsca.
    }
record-actors = Krok { $step }: wybiera ktoś inny.
record-action = Krok { $step }: akcji nie da się odczytać.
record-chance = Krok { $step }: los nie może tego dać.
record-refused = Krok { $step }, gracz { $player }: { $reason }
record-content = Partię rozegrano z inną wersją pliku { $file }.
record-rules-older = Partię rozegrano według zasad w wersji { $played }. Teraz obowiązuje wersja { $current }, więc partii nie da się odtworzyć.
record-rules-newer = Partię rozegrano według zasad w wersji { $played }, a program zna je tylko do wersji { $current }. Zaktualizuj go, aby odtworzyć partię.
record-other-end = Partia kończy się inaczej, niż mówi zapis.
record-chapters = Ten plik to studium z kilkoma rozdziałami. Otwórz je na planszy analizy.

## Puzzles

book-unreadable = Ten plik nie jest książką zasad.
lesson-unreadable = Ten plik nie jest lekcją.
lesson-unknown = Nie ma lekcji { $lesson } z zadaniem { $task }.
etude-unreadable = Ten plik nie jest zadaniem.
etude-no-position = To nie jest pozycja z tej gry.
etude-no-etudes = Nie ma zadań do { $game }.
etude-other-game = To zadanie z innej gry: { $game }.
etude-no-seat = W tej pozycji nie ma takiego gracza.
etude-not-to-play = Ten gracz nie ma tu nic do wyboru.
etude-word = „{ $given }” nie jest jednym z { $choices }.
etude-parts = Cel mówi za mało albo za dużo.
etude-amount = Cel może wymagać od { $low } do { $high }, a nie { $given }.

nh-etude-two-armies = Zadanie jest dla dwóch armii.
nh-etude-no-hq = W zadaniu oba sztaby muszą stać na planszy.
nh-etude-not-free = Zadanie zaczyna się od wolnego wyboru we własnej turze.
nh-etude-nothing = Nie ma czym grać: nie dano żetonów i nic innego nie jest dozwolone.
nh-etude-tiles = Zadanie wymienia inne żetony, niż ma gracz.
nh-etude-no-tile = Druga strona nie ma na planszy żetonu „{ $tile }”.

neon-etude-round = Zadanie zaczyna się w środku rundy.
neon-etude-out = Ten zawodnik odpadł z turnieju.
neon-etude-collect = W tym trybie nie zbiera się punktów zwycięstwa.
neon-etude-no-fighter = Na arenie nie ma zawodnika „{ $fighter }”, którego można zaatakować.
neon-etude-plan = Plan innego gracza nie pasuje do pozycji.

bugs-etude-orders = Zadanie zaczyna się od ukrytych rozkazów.
bugs-etude-mixed = Rozkazy miesza się tylko między dwoma graczami.
bugs-etude-no-unit = Druga strona nie ma na planszy oddziału „{ $unit }”.

## Serving

serve-folder = Partii nie można przechowywać w { $folder }.
serve-database = Baza danych jest niedostępna.
serve-port = Serwer nie może użyć adresu { $address }; wybierz inny --port.
serve-newer = Bazę utworzyła nowsza wersja (rewizja { $found }, ta zna { $known }). Zainstaluj nowszą wersję albo przywróć kopię, którą zrobiła.
serve-limit = „{ $given }” nie jest limitem. Limity: { $limits }.
backup-nothing = Nie ma bazy { $file }.
backup-failed = Nie udało się zrobić kopii.
backup-program = Aby skopiować bazę PostgreSQL, zainstaluj pg_dump.
serve-address = „{ $given }” nie jest adresem bazy danych; wpisz postgresql://user@host/name albo sqlite:///file.
serve-driver = PostgreSQL wymaga jeszcze jednego pakietu.

review-no-step = Partia ma { $steps } kroków; nie ma kroku { $step }.
review-not-deciding = Gracz { $seat } tu nie decyduje.
review-empty-line = Potrzebne jest przynajmniej jedno działanie.
review-secret-line = Decyzji podejmowanych jednocześnie nie da się pokazać osobno.
setup-guest-twice = Bot-gość może zająć tylko jedno miejsce w partii.

## Studia

study-tree = Ruchy tego studium nie łączą się ze sobą.
study-long = Rozdział może mieć najwyżej tyle ruchów: { $most }.
study-aside = Nie można odczytać wariantu lub komentarza w tym pliku.
study-chapters = Studium może mieć najwyżej tyle rozdziałów: { $most }.
analysis-broken = To nie jest pozycja z tej gry.
analysis-over = Gra jest tu skończona: nie ma już nic do wyboru.
analysis-not-deciding = Ta strona nie ma tu nic do wyboru.
edit-unknown = Tu tak nie można.
edit-no-side = Nie ma takiej strony.
edit-none-left = Nie ma już takiego żetonu: najpierw zabierz jeden.
edit-instant = Żetony natychmiastowe nigdy nie leżą na planszy, tylko w ręce lub w stosie.
edit-empty = Nie ma tu nic do zmiany.
edit-no-card = Takiej karty nie ma ani w talii, ani wśród odrzuconych.
edit-worn = Zawodnik ma już kartę tego typu: najpierw ją odłóż.
edit-lies-there = Karta już tam leży.
edit-row-fixed = Tego rzędu nie można zmienić: zawodnik już działał albo rzędy nie są odkryte.
edit-no-exchange = Liczba kart na ręce i w rzędzie się nie zmienia, a tam nie ma karty na wymianę.
edit-taken = To miejsce jest zajęte.
edit-no-bot = Oba takie boty są już na stole: najpierw zabierz jednego.
edit-bot-there = W tym sektorze jest już bot.
edit-hq = Sztab zostaje na planszy. Można go tylko przesunąć.
edit-general = Generał zostaje na planszy. Można go tylko przesunąć.
edit-sunk = Ten sektor zatonął.
edit-number = Tu może być od { $low } do { $high }.
edit-no-editor = Pozycji tej gry nie można układać ręcznie.
etude-unsolvable = Nie ma rozwiązania: dowiedziono, że cel jest nieosiągalny.
study-no-question = Tam, gdzie otwiera się ten rozdział, nikt nie decyduje albo nie ma dalszych ruchów.
study-no-goal = Główny wariant nie osiąga żadnego celu, o jaki może pytać zadanie.
study-no-task = W tym studium nie oznaczono żadnego ruchu ani nie ma wariantów, więc nie ma o co pytać.
