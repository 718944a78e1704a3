# Zadania na stronie: lista, próby, podpowiedzi, rozwiązanie, zapis i link.

page-etudes-filter = Filtry zadań
page-etudes-game = Gra
page-etudes-all = Wszystkie gry
page-etudes-grade = Trudność
page-etudes-theme = Temat
page-etudes-theme-any = Dowolny temat
page-etudes-open = Tylko nierozwiązane
page-etudes-none = Takich zadań nie ma. Usuń jeden z filtrów.
page-etudes-load = Wczytaj zadanie
page-etudes-own = Utworzone lub wczytane tutaj
page-etudes-count =
    { $count ->
        [one] { $count } zadanie, rozwiązane: { $solved }
        [few] { $count } zadania, rozwiązane: { $solved }
        [many] { $count } zadań, rozwiązane: { $solved }
       *[other] { $count } zadania, rozwiązane: { $solved }
    }
page-etude-untitled = Zadanie bez nazwy
page-etude-solved = Rozwiązane
page-etude-grade = Trudność { $grade } z 5
page-etude-stars = Gwiazdki: { $count } z 3
page-etude-goal = Cel
page-etude-side = Grasz stroną: { $side }.
page-etude-order-fixed = Żetony trzeba zagrać w podanej kolejności.
page-etude-best-told = Najlepsza szansa: { $chance }.
page-etude-hints = Podpowiedzi
page-etude-hint-cost = każda kosztuje gwiazdkę
page-etude-hint-next = Pokaż podpowiedź { $n } z { $count }
page-etude-hint-locked = Podpowiedź { $n }
page-etude-solution = Pokaż rozwiązanie
page-etude-solution-sure = Rozwiązanie zostanie pokazane krok po kroku od początku. Za to zadanie nie będzie już gwiazdek.
page-etude-step = Krok { $n }
page-etude-step-play = Zagraj ten krok
page-etude-tries = Twoje próby
page-etude-about = O zadaniu
page-etude-proved =
    { $count ->
        [0] Dowiedzione przez program: rozwiązań jest wiele.
        [one] Dowiedzione przez program: { $count } rozwiązanie.
        [few] Dowiedzione przez program: { $count } rozwiązania.
        [many] Dowiedzione przez program: { $count } rozwiązań.
       *[other] Dowiedzione przez program: { $count } rozwiązania.
    }
page-etude-again = Jeszcze raz
page-etude-next = Następne zadanie
page-etude-all = Wszystkie zadania
page-etude-look = Obejrzyj jeszcze raz
page-etude-over = Koniec próby.
page-etude-judging = Sprawdzamy twoją próbę…
page-etude-title-solved = Rozwiązane!
page-etude-title-failed = Jeszcze nie
page-etude-title-shown = Oto rozwiązanie
page-etude-your-chance = Twoja próba
page-etude-best-chance = Najlepsze możliwe
page-etude-slip = Ten wybór zmniejszył szanse: { $action }
page-etude-lucky = Tym razem kości były łaskawe. Liczy się jednak szansa, nie szczęście.
page-etude-unlucky = Kości były przeciw tobie, ale lepszego wyboru nie było.
page-etude-answer = { $side } odpowiada: { $action }
page-etude-share = Udostępnij zadanie
page-etude-share-how = Spróbować może każdy, kto ma link lub plik.
page-etude-link = Link do zadania
page-etude-file = Zapisz do pliku
page-etude-save = Zapisz jako zadanie
page-etude-save-under = Program dowiedzie, że da się je rozwiązać
page-etude-solve = Rozwiąż i zapisz
page-etude-try = Spróbuj
page-etude-solving = Program rozwiązuje…
page-etude-refused = Stąd nie można zacząć zadania; przejdź do innego ruchu.
page-etude-state-solving = Program wciąż rozwiązuje to zadanie.
page-etude-state-unsolvable = Tego celu nie da się stąd osiągnąć. Wybierz łatwiejszy.
page-etude-state-too-long = Program nie zdążył w wyznaczonym czasie. Wybierz łatwiejszy cel albo późniejszy ruch.
page-etude-kind-destroy-hq = Zniszcz wrogi sztab
page-etude-kind-damage = Zadaj obrażenia wrogiemu sztabowi
page-etude-kind-survive = Zachowaj punkty wytrzymałości
page-etude-kind-destroy-tile = Usuń żeton z planszy
page-etude-kind-lose-nothing = Nie strać żadnego żetonu
page-etude-kind-destroy-unit = Zniszcz wrogi oddział
page-etude-kind-win = Wygraj partię
page-etude-field-side = Kto gra
page-etude-field-amount = Ile co najmniej
page-etude-field-tile = Który żeton
page-etude-field-unit = Który oddział
page-etude-field-turns = W ilu turach
page-etude-field-opponent = Pozostali
page-etude-field-title = Nazwa zadania
page-etude-outlook = Wynik najbliższej bitwy
page-etude-would-lose = tyle własnych żetonów stracisz
page-etude-kind-defeat = Pokonaj zawodnika
page-etude-kind-wound = Zrań zawodnika
page-etude-kind-stand = Wytrwaj do końca rundy
page-etude-kind-collect = Odbierz innym żetony zdrowia
page-etude-kind-points = Zdobądź punkty zwycięstwa
page-etude-kind-victory = Wygraj partię w tej rundzie
page-etude-kind-reach = Znajdź się w sektorze
page-etude-kind-drive = Zapędź zawodnika do sektora
page-etude-kind-bots = Zniszcz boty
page-etude-kind-leader = Utrzymaj żeton lidera
page-etude-kind-equip = Zdobądź ekwipunek
page-etude-kind-save = Ochroń sojusznika
page-etude-kind-deny = Nie daj zawodnikowi odebrać żetonów
page-etude-field-sector = Który sektor
page-etude-field-type = Jaki rodzaj
page-etude-field-fighter = Który zawodnik
page-etude-fight = Do bitwy
