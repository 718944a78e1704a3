# Etiudy na stronie: półka, próba, podpowiedzi, rozwiązanie, zapis i odnośnik.

page-nav-etudes = Etiudy
page-etudes-of = Etiudy: { $count }
page-etudes-filter = Które etiudy widać
page-etudes-game = Gra
page-etudes-all = Wszystkie gry
page-etudes-grade = Trudność
page-etudes-theme = Temat
page-etudes-theme-any = Każdy temat
page-etudes-open = Tylko nierozwiązane
page-etudes-none = Takich etiud nie ma. Usuń jeden z filtrów.
page-etudes-load = Wczytaj etiudę
page-etudes-own = Utworzone lub wczytane tutaj
page-etudes-count =
    { $count ->
        [one] { $count } etiuda, rozwiązane: { $solved }
        [few] { $count } etiudy, rozwiązane: { $solved }
        [many] { $count } etiud, rozwiązane: { $solved }
       *[other] { $count } etiudy, rozwiązane: { $solved }
    }
page-etude-untitled = Etiuda bez nazwy
page-etude-solved = Rozwiązana
page-etude-grade = Trudność { $grade } z 5
page-etude-stars = Gwiazdki: { $count } z 3
page-etude-goal = Cel
page-etude-side = Grasz stroną: { $side }.
page-etude-order-fixed = Żetony gra się w podanej kolejności.
page-etude-best-told = Najlepsza szansa: { $chance }.
page-etude-hints = Podpowiedzi
page-etude-hint-cost = każda kosztuje gwiazdkę
page-etude-hint-next = Pokaż podpowiedź { $n } z { $count }
page-etude-hint-locked = Podpowiedź { $n }
page-etude-solution = Pokaż rozwiązanie
page-etude-solution-sure = Rozwiązanie gra się krok po kroku od początku. Za tę etiudę nie będzie wtedy gwiazdek.
page-etude-step = Krok { $n }
page-etude-step-play = Zagraj ten krok
page-etude-tries = Twoje próby
page-etude-about = O etiudzie
page-etude-proved =
    { $count ->
        [0] Dowiedzione przez program: rozwiązań jest wiele.
        [one] Dowiedzione przez program: { $count } rozwiązanie.
        [few] Dowiedzione przez program: { $count } rozwiązania.
        [many] Dowiedzione przez program: { $count } rozwiązań.
       *[other] Dowiedzione przez program: { $count } rozwiązania.
    }
page-etude-again = Jeszcze raz
page-etude-next = Następna etiuda
page-etude-all = Wszystkie etiudy
page-etude-look = Obejrzyj jeszcze raz
page-etude-over = Próba skończona.
page-etude-judging = Próba jest oceniana…
page-etude-title-solved = Rozwiązane!
page-etude-title-failed = Jeszcze nie
page-etude-title-shown = To jest rozwiązanie
page-etude-your-chance = Twoja próba
page-etude-best-chance = Najlepsza z możliwych
page-etude-slip = Co zmarnowało szansę: { $action }
page-etude-lucky = Tym razem kości były łaskawe. Liczy się jednak szansa, nie szczęście.
page-etude-unlucky = Kości były przeciw tobie, a mimo to lepszego wyboru nie było.
page-etude-answer = Odpowiedź, { $side }: { $action }
page-etude-share = Udostępnij etiudę
page-etude-share-how = Kto otworzy odnośnik lub wczyta plik, może jej spróbować.
page-etude-link = Odnośnik do etiudy
page-etude-file = Zapisz do pliku
page-etude-save = Zapisz jako etiudę
page-etude-save-under = Program dowiedzie, że da się ją rozwiązać
page-etude-solve = Rozwiąż i zapisz
page-etude-try = Spróbuj
page-etude-solving = Program rozwiązuje…
page-etude-refused = Tu etiuda nie może się zacząć; przejdź do innego ruchu.
page-etude-state-solving = Program wciąż rozwiązuje tę etiudę.
page-etude-state-unsolvable = Stąd nic nie prowadzi do tego celu. Poproś o mniej.
page-etude-state-too-long = Program nie zdążył w wyznaczonym czasie. Poproś o mniej albo wybierz późniejszy ruch.
page-etude-kind-destroy-hq = Zniszcz wrogi sztab
page-etude-kind-damage = Zadaj obrażenia wrogiemu sztabowi
page-etude-kind-survive = Zachowaj wytrzymałość
page-etude-kind-destroy-tile = Usuń żeton z planszy
page-etude-kind-lose-nothing = Nie strać żadnego żetonu
page-etude-kind-destroy-unit = Usuń wrogą jednostkę
page-etude-kind-win = Wygraj partię
page-etude-field-side = Kto gra
page-etude-field-amount = Ile co najmniej
page-etude-field-tile = Który żeton
page-etude-field-unit = Która jednostka
page-etude-field-turns = W ilu turach
page-etude-field-opponent = Pozostali
page-etude-field-title = Nazwa etiudy
page-etude-outlook = Najbliższa bitwa dałaby
page-etude-would-lose = tyle żetonów byś stracił
page-bot-referee = etiudy
page-etude-kind-defeat = Pokonaj zawodnika
page-etude-kind-wound = Zrań zawodnika
page-etude-kind-stand = Wytrwaj do końca rundy
page-etude-kind-collect = Odebrać innym żetony zdrowia
page-etude-field-fighter = Który zawodnik
page-etude-fight = Do bitwy
page-etude-of-day = Etiuda dnia
