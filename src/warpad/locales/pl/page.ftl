# The page: screens, controls and spoken words that belong to no single game.

## Games and ways to play

page-game-neuroshima = Neuroshima Hex
page-game-neuroshima-about = Wystawiaj żetony i wybierz chwilę na bitwę. Sześć armii, 19 pól.
page-game-neuroshima-size = 2–6 graczy, 30 min
page-game-neon = Neon
page-game-neon-about = Nałóż dwie karty, działaj trzy razy, ucieknij przed zalaniem.
page-game-neon-size = 2–6 graczy, 45 min
page-game-bugs = Wojna Robali
page-game-bugs-about = Jeden tajny rozkaz na turę. Sześć owadów, jeden artefakt.
page-game-bugs-size = 2–4 graczy, 20 min
page-way-bot = Zagraj z botem
page-way-hot = Na jednym ekranie
page-way-link = Zaproś linkiem
page-way-watch = Bitwy botów
page-options = Opcje gry
page-new-game = Nowa gra
page-practice = Trening
page-practice-about = Można cofnąć każdy ruch, nawet po rzucie kośćmi lub ujawnieniu. Widzą to wszyscy przy stole.
page-against = kontra
page-side-yours = Twoja strona
page-side-theirs = Druga strona
page-side-random = Losowo
page-side-choose = Wybierze gracz
page-bot-level = Poziom bota
page-bot-random = Losowy
page-bot-random-about = Wykonuje dowolny dozwolony ruch. Na próbę.
page-bot-greedy = Zachłanny
page-bot-easy = Łatwy
page-bot-easy-about = Myśli najwyżej setną część sekundy i wiele przeocza. Na pierwszą partię.
page-bot-normal = Normalny
page-bot-normal-about = Myśli najwyżej dwudziestą część sekundy i co nieco przeocza. Karze za grube błędy.
page-bot-hard = Trudny
page-bot-hard-about = Myśli najwyżej jedną trzecią sekundy i oblicza całą swoją turę.
page-bot-expert = Ekspert
page-bot-expert-about = Myśli najwyżej dwie sekundy i uwzględnia twoje odpowiedzi.
page-bot-master = Mistrz
page-bot-master-about = Myśli nad turą do dziesięciu sekund, pięć razy dłużej niż ekspert.
page-bot-referee = zadanie
page-not-here = Niedostępne na tym serwerze.
page-option-usual = jak zwykle
page-as-usual = Wróć do zwykłego
page-option-add = Dodaj
page-option-remove = Usuń

## Navigation and settings

page-skip = Przejdź do treści
page-nav = Strony
page-nav-play = Graj
page-nav-games = Partie
page-nav-rules = Zasady
page-nav-learn = Nauka
page-nav-etudes = Zadania
page-analysis = Analiza
page-review = Przegląd
page-learn-offer = Pierwszy raz tutaj? Naucz się grać
page-learn-offer-how = Krótkie lekcje na prawdziwej planszy, po dwie minuty.
page-etudes-of = Zadania: { $count }
page-etude-of-day = Zadanie dnia
page-home = Warpad, strona główna
page-go-on = Graj dalej
page-language = Język
page-theme = Motyw
page-theme-auto = Jak w grze
page-theme-dark = Ciemny motyw
page-theme-light = Jasny motyw
page-motion = Animacje
page-motion-auto = Jak w systemie
page-motion-reduced = Ograniczone
page-sound = Dźwięk
page-sound-on = Włącz dźwięk
page-sound-off = Wyłącz dźwięk
page-volume = Głośność
page-patterns = Wyraźne wzory na brzegach żetonów
page-player-name = Twoje imię (zobaczą je inni)
page-settings = Ustawienia
page-menu = Menu
page-close = Zamknij
page-cancel = Anuluj
page-copy = Kopiuj
page-loading = Chwileczkę…
page-sending = Wysyłanie…
page-play = Odtwórz
page-pause = Pauza

## Lists and records

page-list-running = Trwające partie
page-list-running-empty = Nie trwa teraz żadna publiczna partia.
page-list-open = Czekają na gracza
page-list-open-empty = Żadna partia nie czeka na gracza.
page-list-finished = Zakończone partie
page-list-finished-empty = Nie ma jeszcze zakończonych publicznych partii.
page-list-yours = Twoje partie
page-list-yours-empty = Nic tu jeszcze nie zagrano.
page-list-won = wygrana
page-list-lost = porażka
page-list-drawn = remis
page-list-unfinished = niedokończona
page-open-match = Otwórz
page-record-save = Pobierz zapis
page-record-load = Wczytaj zapis

## A match

page-you = Ty
page-your-turn = Twoja kolej.
page-tab-turn = Twoja kolej · { $game }
page-waiting = Czekamy na innych
page-waiting-for = Czekamy na: { $name }
page-thinking = { $name }: myśli
page-going-on = Gra trwa…
page-seat-bot = Bot, { $level }
page-seat-human = Gracz
page-offline = poza siecią
page-away = { $name }: poza siecią. Partia czeka.
page-away-bot = Niech bot zagra za: { $name }
page-away-left = Bot będzie mógł zagrać za tę osobę za { $time }.
page-standin = Pod twoją nieobecność grał za ciebie bot. Miejsce znów należy do ciebie.
page-frozen = Partia jest wstrzymana
page-renew = Graj dalej według obecnych zasad
page-bot-queue = { $name }: bot czeka na swoją kolej, miejsce { $place }, jeszcze około { $seconds } s
page-bot-paused = Pauza: z twojej sieci ogląda się zbyt wiele partii
page-invite = Wyślij ten link znajomemu. Gra ten, kto pierwszy go otworzy.
page-invite-waiting = Jedno miejsce jest jeszcze wolne.
page-invite-for = Link: { $name }
page-invite-again = Zaproś ponownie
page-invite-again-how = Nowy link zastępuje poprzedni, który przestaje działać.
page-links = Zaproś i udostępnij
page-share = Link dla widzów
page-leave = Odejdź od stołu
page-resign = Poddaj się
page-resign-sure = Partia skończy się twoją przegraną.
page-handover = Niech bot gra za mnie
page-handover-sure = Dalej będzie za ciebie grał bot.
page-hint = Podpowiedz ruch
page-hint-thinking = Myślę nad twoim ruchem…
page-hint-says = Dobry ruch: { $action }
page-hint-do = Zrób to
page-hint-then = Potem: { $line }.
page-undo = Cofnij
page-undo-asked = Prosisz innych o cofnięcie ruchu.
page-request-undo = { $name } prosi o cofnięcie ruchu.
page-request-handover = Czy za { $name } ma grać bot?
page-request-renewal = { $name } proponuje grać dalej według obecnych zasad.
page-request-waiting = Czekamy na odpowiedź.
page-agree = Zgoda
page-refuse = Odmów
page-refused = Nie można.
page-stale = Pozycja w międzyczasie się zmieniła. Spójrz jeszcze raz.
page-link-lost = Utracono połączenie.
page-link-trying = Łączymy ponownie, próba { $tries }.
page-link-kept = Twój ruch zostanie wysłany.
page-link-now = Ponów
page-link-back = Połączono ponownie.
page-curtain = Przekaż urządzenie: { $name }
page-curtain-nothing = Na ekranie nie ma nic tajnego.
page-curtain-lift = Gra { $name }: pokaż mój widok
page-over = Koniec gry
page-end-why = Dlaczego partia się skończyła
page-end-turn = tura { $turn }
page-end-start = na początku
page-end-story = Historia
page-end-story-of = szanse: { $name }, tury: { $turns }
page-end-battles =
    { $count ->
        [one] { $count } bitwa.
        [few] { $count } bitwy.
        [many] { $count } bitew.
       *[other] { $count } bitwy.
    }
page-end-turning = Przełom w turze { $turn }: z { $from }% na { $to }%.
page-end-turn-neon = runda { $turn }
page-end-story-of-neon = szanse: { $name }, rundy: { $turns }
page-end-battles-neon =
    { $count ->
        [one] { $count } atak.
        [few] { $count } ataki.
        [many] { $count } ataków.
       *[other] { $count } ataku.
    }
page-end-turning-neon = Przełom w rundzie { $turn }: z { $from }% na { $to }%.
page-end-rematch = Rewanż, zamiana stron
page-end-rematch-as = Grasz jako: { $name }
page-end-watch-next = Obejrzyj następną
page-end-another = Inne ustawienia
page-end-puzzle = Zadania
page-result-draw = Remis.
page-result-won =
    { $count ->
        [one] Wygrywa { $name }.
        [few] Wygrywają { $name }.
        [many] Wygrywają { $name }.
       *[other] Wygrywają { $name }.
    }
page-result-you-won = Wygrywasz!
page-result-you-won-with = Wygrywasz! Razem z tobą: { $name }.
page-result-you-lost =
    { $count ->
        [one] Przegrywasz. Wygrywa { $name }.
        [few] Przegrywasz. Wygrywają { $name }.
        [many] Przegrywasz. Wygrywają { $name }.
       *[other] Przegrywasz. Wygrywają { $name }.
    }
page-reason-resigned = przez poddanie
page-reason-time = na czas
page-log = Dziennik
page-log-empty = Nic się jeszcze nie wydarzyło.
page-help = Pomoc
page-help-keys = Klawisze
page-help-neuroshima = Wystawiaj żetony tak, by bitwa poszła po twojej myśli. Wybierz żeton, wybierz pole, obróć pierścień, potwierdź. Najedź na żeton lub przytrzymaj go, by się dowiedzieć, co robi.
page-help-neon = Wybierz dwie karty, nałóż jedną na drugą i działaj trzy razy w kolejności inicjatywy. Najedź na cokolwiek lub przytrzymaj, by się dowiedzieć, co to jest.
page-help-bugs = Zapisz jeden tajny rozkaz, wytycz ścieżkę na planszy i odkryj go razem z przeciwnikiem. Najedź na cokolwiek lub przytrzymaj, by się dowiedzieć, co to jest.
page-key-undo = cofnij
page-key-back = cofnij ostatni wybór
page-key-hint = podpowiedz ruch
page-key-help = ta pomoc
page-rule-named = Zasada { $rule }
page-rule-unknown = Nie ma zasady { $rule }.
page-rule-ruling = Nasze rozstrzygnięcie:
page-rules-all = Wszystkie zasady gry
page-notices = Licencje oprogramowania innych autorów
page-rules-search = Szukaj słowa lub numeru

## Replay

page-replay = Powtórka
page-replay-at = krok { $step } z { $steps }
page-replay-move = Ruch
page-replay-turn = Tura { $turn }
page-replay-turn-neon = Runda { $turn }
page-replay-moves = Ruchy
page-replay-hidden = ukryty ruch
page-replay-swing = zmiana szans na wygraną, w punktach
page-replay-chance = { $percent }%, { $swing }
page-replay-table = Wykres jako tabela
page-replay-first = Na początek
page-replay-back = Ruch wstecz
page-replay-forward = Ruch naprzód
page-replay-last = Na koniec
page-replay-turning = Następny przełom
page-replay-play-on = Graj dalej stąd
page-replay-share = Link do tego momentu
page-replay-eyes = Punkt widzenia
page-replay-all = Jako widz
page-replay-as = Jako { $name }

## Neuroshima Hex

page-nh-board = Plansza
page-nh-board-role = plansza z pól, poruszaj się strzałkami
page-nh-light = jasne żetony
page-nh-dark = ciemne żetony
page-nh-turn = gra
page-nh-in-hand = Na ręce
page-nh-armies = Armie
page-nh-forecast = Prognoza bitwy
page-nh-forecast-now = gdyby teraz
page-nh-forecast-preview = po tym ruchu
page-nh-forecast-exact = { $when } (dokładnie)
page-nh-forecast-none = Nie ma jeszcze czego prognozować.
page-nh-choice-other = Gracze wybierają, które rany przejmą Medycy. Prognoza pokazuje jeden z wyników.
page-nh-choice-aim = „{ $tile }” na { $at } może wybrać cel. Prognoza zakłada, że będzie nim najbliższy.
page-nh-choice-convert = Kwatermistrz może zmienić atak żetonu „{ $tile }” na { $at }. Prognoza zakłada, że tego nie zrobi.
page-nh-choice-explode = „{ $tile }” na { $at } może wybuchnąć. Prognoza zakłada, że nie wybuchnie.
page-nh-cause = „{ $tile }” { $at } trafia w { $segment }
page-nh-cause-again = „{ $tile }” { $at } trafia znowu w { $segment }
page-nh-cause-lent = { $value } daje „{ $tile }” { $at }
page-nh-cause-idle = „{ $tile }” { $at } jest w sieci i nic nie robi
page-nh-cause-own = Twój sztab traci
page-nh-cause-foe = { $army } traci
page-nh-if-battle = Bitwa teraz:
page-nh-you-lose = Tracisz
page-nh-they-lose = Oni tracą
page-nh-about = O żetonie: { $tile }
page-nh-use = użyj
page-nh-discard = Odrzuć
page-nh-hand-empty = Nie masz żetonów na ręce.
page-nh-watching = Jesteś widzem.
page-nh-turn-left = Obróć w lewo
page-nh-turn-right = Obróć w prawo
page-nh-facing = Zwrócony: { $direction }
page-nh-zoom = Powiększenie
page-nh-nearer = Przybliż
page-nh-farther = Oddal
page-nh-fit = Cała plansza
page-nh-lines = Linie ataku
page-nh-lines-all = Wszystkie linie
page-nh-lines-mine = Moje
page-nh-lines-theirs = Ich
page-nh-lines-none = Bez linii
page-more = Więcej: dwuklik lub dwa razy I
page-nh-segment = Segment { $segment }
page-nh-hit-blocked = zatrzymane przez pancerz
page-nh-hit-destroyed = zniszczony
page-nh-hit-hq = Sztab −{ $count }
page-nh-hit-wound = ranny
page-nh-value-side = { $mark }: { $direction }
page-nh-kind = { $army }, { $kind }
page-nh-where = { $army }, { $kind } na { $cell }, zwrócony: { $direction }
page-nh-tip-hq = Jeśli padnie, jego armia przegrywa. W segmencie 0 uderza każdego wroga obok.
page-nh-tip-hp = Punkty wytrzymałości sztabu: { $hp }; przy 0 armia przegrywa.
page-nh-tip-points = Punktów na razie: { $points }; wygrywa 20.
page-nh-tip-risk = Po bitwie teraz: { $after }.
page-nh-tip-hand = Żetony, które leżą odkryte przed graczem.
page-nh-tip-energy = Płaci za procedury na planszy Duel; najwyżej 5.
page-nh-tip-stack = Żetony, które jeszcze trzeba dociągnąć; ich kolejności nie zna nikt.
page-nh-tip-discard = Żetony zagrane, zniszczone lub odrzucone.
page-nh-show-lenders = Pokaż na planszy
page-nh-legend-solid = pełny znak: własny
page-nh-legend-hollow = pusty znak: daje go inny żeton i znika razem z nim
page-nh-danger = W niebezpieczeństwie
page-nh-danger-dies = Zostanie zniszczony
page-nh-danger-segment = W segmencie { $segment }.
page-nh-side-yours = Jasny żeton: twoja strona.
page-nh-side-theirs = Ciemny żeton: druga strona.
page-nh-immobile = Sam się nie porusza.
page-nh-yours = twój
page-nh-ear-tile = { $tile }, { $owner }, { $cell }, zwrócony: { $direction }.
page-nh-ear-netted = W sieci: nic nie robi.
page-nh-ear-acts = Działa w { $segments }.
page-nh-ear-base = { $cell }, leży tu { $tile }.
page-nh-ear-free = { $cell }, wolne.
page-nh-ear-enter = Enter: { $task }.
page-nh-ear-preview = Tutaj: { $army } minus { $count }.
page-nh-ear-preview-nothing = Tutaj żaden sztab nie ucierpi.
page-nh-key-hand = weź żeton z ręki
page-nh-key-arrows = chodź po polach
page-nh-key-turn = obróć żeton
page-nh-key-confirm = wybierz, potem potwierdź
page-nh-key-end = zakończ turę
page-nh-key-discard = odrzuć wybrany żeton
page-key-explain = wyjaśnij; dwa razy: szczegóły
page-nh-key-lines = linie ataku
page-nh-key-forecast = prognoza bitwy
page-key-log = dziennik
page-nh-key-armies = armie i pozostałe żetony
page-nh-place = Wystaw na { $at }
page-nh-task-tile = Wybierz żeton na planszy.
page-nh-task-hex = Wybierz pole.
page-nh-task-send = Potwierdź albo wybierz inaczej.
page-nh-task-turn = Obróć, jak chcesz, i potwierdź.

## Counted things

page-bots-count =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } botów
    }
page-steps-count =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroków
    }
page-watching =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widzów
    }
page-replay-more =
    { $count ->
        [one] i jeszcze { $count }
        [few] i jeszcze { $count }
        [many] i jeszcze { $count }
       *[other] i jeszcze { $count }
    }
page-nh-count =
    { $count ->
        [one] { $tile }: pozostało { $count }
        [few] { $tile }: pozostało { $count }
        [many] { $tile }: pozostało { $count }
       *[other] { $tile }: pozostało { $count }
    }
page-nh-preview-more =
    { $count ->
        [one] { $army } traci jeszcze { $count } punkt wytrzymałości.
        [few] { $army } traci jeszcze { $count } punkty wytrzymałości.
        [many] { $army } traci jeszcze { $count } punktów wytrzymałości.
       *[other] { $army } traci jeszcze { $count } punktu wytrzymałości.
    }
page-nh-preview-less =
    { $count ->
        [one] { $army } zachowa { $count } punkt wytrzymałości.
        [few] { $army } zachowa { $count } punkty wytrzymałości.
        [many] { $army } zachowa { $count } punktów wytrzymałości.
       *[other] { $army } zachowa { $count } punktu wytrzymałości.
    }
page-nh-die =
    { $count ->
        [one] { $count } ginie
        [few] { $count } giną
        [many] { $count } ginie
       *[other] { $count } ginie
    }
page-nh-copies =
    { $count ->
        [one] { $count } taki żeton w armii
        [few] { $count } takie żetony w armii
        [many] { $count } takich żetonów w armii
       *[other] { $count } takich żetonów w armii
    }
page-nh-danger-words =
    { $count ->
        [one] Gdyby bitwa zaczęła się teraz: { $count } rana.
        [few] Gdyby bitwa zaczęła się teraz: { $count } rany.
        [many] Gdyby bitwa zaczęła się teraz: { $count } ran.
       *[other] Gdyby bitwa zaczęła się teraz: { $count } ran.
    }
page-nh-ear-hp =
    { $count ->
        [one] { $count } punkt wytrzymałości.
        [few] { $count } punkty wytrzymałości.
        [many] { $count } punktów wytrzymałości.
       *[other] { $count } punktów wytrzymałości.
    }
page-nh-end-sure =
    { $count ->
        [one] Masz jeszcze { $count } niewykorzystany żeton. Zostanie na ręce do następnej tury.
        [few] Masz jeszcze { $count } niewykorzystane żetony. Zostaną na ręce do następnej tury.
        [many] Masz jeszcze { $count } niewykorzystanych żetonów. Zostaną na ręce do następnej tury.
       *[other] Masz jeszcze { $count } niewykorzystanego żetonu. Zostaną na ręce do następnej tury.
    }
page-nh-end-puzzle-sure =
    { $count ->
        [one] Został { $count } niewykorzystany żeton. Na tym zadanie się skończy.
        [few] Zostały { $count } niewykorzystane żetony. Na tym zadanie się skończy.
        [many] Zostało { $count } niewykorzystanych żetonów. Na tym zadanie się skończy.
       *[other] Zostało { $count } niewykorzystanego żetonu. Na tym zadanie się skończy.
    }
page-nh-hold = przytrzymaj: bez pytania
page-nh-nobody = bez gracza
page-showing = Co się właśnie stało
page-copied = Skopiowano
page-share-how = Każdy, kto ma ten link, może oglądać partię.
page-replay-share-how = Każdy, kto ma ten link, zobaczy ten moment z tego samego punktu widzenia.
page-to-home = Na stronę główną
page-nowhere = Nie ma takiej strony.
page-result-nobody = Nikt nie wygrywa.
page-result-unfinished = Partia nie została dokończona.
page-reason-unfinished = zapis urywa się przed końcem
page-nh-hit-points = punkty wytrzymałości
page-nh-points = punkty
nh-option-scenario-zero = brak

# The stage: what happened, step by step
page-stage = Co się wydarzyło
page-stage-since = Od twojego ostatniego ruchu
page-stage-watched = Co się stało
page-stage-press = naciśnij, by zobaczyć jeszcze raz
page-stage-nothing = Od twojego ostatniego ruchu nic się nie wydarzyło.
page-stage-before = Przed pierwszą turą
page-stage-again = Pokaż ponownie
page-stage-next = Dalej
page-stage-back = Krok wstecz
page-stage-on = Krok naprzód
page-stage-skip = Pomiń
page-stage-speed = Szybkość: { $speed }
page-stage-at-once = od razu
page-stage-offer = Pokaz pominięto trzy razy. Przyspieszyć?
page-stage-faster = Szybkość { $speed }×
page-stage-as-it-is = Nie trzeba
page-nh-stage-draws = { $army } dobiera: { $tiles }.
page-nh-stage-hits = Trafione: { $tiles }.
page-nh-stage-wound = rana { $wounds } z { $most }
page-nh-stage-netted = Sieć się zaciska: { $tile } { $at } nie może działać.
page-nh-stage-idle = { $tile } { $at } jest w sieci i nic nie robi.
page-nh-stage-battle = Bitwa w turze { $turn }
page-nh-stage-title = Bitwa
page-nh-stage-lent = { $value } od { $tile } { $at }
page-nh-stage-fall = Koniec segmentu { $segment }. { $count ->
    [one] Znika z planszy
    [few] Znikają z planszy
    [many] Znikają z planszy
   *[other] Znikają z planszy
  }: { $tiles }.
page-nh-stage-over = Koniec bitwy. { $score }
page-nh-stage-laid = na { $at }
page-nh-stage-played = zagrano
page-nh-stage-discarded = odrzucono
page-clocks = Zegary
page-clock-of = { $name }: zostało { $time }
page-clock-stands = stoi, gdy oglądasz

page-guests = Boty innych osób
page-guests-none = Żaden bot-gość nie jest teraz połączony w tej grze.
page-guests-play = Zagraj z botem { $name }
page-guests-own = Masz własnego bota? Nazwij go i pozwól mu tu grać; dokumentacja pod adresem /docs pokazuje, jak to zrobić.
page-guests-name = Nazwa twojego bota
page-guests-make = Pobierz token
page-guests-token = Polecenie dla twojego bota
page-guests-token-how = Uruchom je obok swojego bota. Token widać tylko teraz: kto go ma, gra jako twój bot, i tylko w tę grę.
page-guests-revoke = Unieważnij token
