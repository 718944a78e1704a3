# Wiersz poleceń.

cli-help = Neuroshima Hex, Neon i Wojna Robali: graj, oglądaj, rozstrzygaj bitwy, odtwarzaj, mierz.
cli-examples =
    Zacznij od: `warpad watch neuroshima`

    Każde polecenie ma pomoc: `warpad sim --help`
cli-lang-help = Język; w przeciwnym razie z WARPAD_LANG, potem z LANG.
cli-json-help = Wypisz JSON dla programów zamiast tekstu.
cli-option-help = Opcja partii, na przykład armies=borgo,moloch; można powtarzać. Wszystkie wymienia `warpad games`.
cli-seed-help = To samo ziarno daje te same partie.
cli-game-help = neuroshima, neon albo bugs.
cli-file-help = Plik; jego pierwszy obiekt mówi, do której gry należy.
cli-at-help = Moment po N krokach zapisu; gdy nie podano, jego koniec.
cli-bots-help = Po jednym bocie na miejsce; jedna nazwa oznacza wszystkie miejsca. Twój plik, na przykład my_bot.py, też jest botem.
cli-interrupted = Przerwano.
cli-broken = To nie powinno się zdarzyć: { $error }. Szczegóły pokaże WARPAD_DEBUG=1.
cli-chance = Los
cli-seat = Miejsce { $number } { $name }
cli-result = Wynik: { $scores }
cli-ended-resigned = { $seat }: partia poddana.
cli-ended-time = { $seat }: czas minął.
cli-version-help = Wypisz wersję.

cli-watch-help = Oglądaj partię botów w terminalu, ruch po ruchu.
cli-watch-examples =
    `warpad watch neuroshima --bots normal,easy --seed 7`

    `warpad watch neuroshima -o armies=borgo,moloch --delay 0`
cli-watch-why-help = Powiedz, co zdecydowało o każdym wyborze: spodziewane odpowiedzi, ile traci drugi co do siły wybór, które fakty ważą najwięcej. Przebieg gry się od tego nie zmienia.
cli-watch-delay-help = Ile sekund czekać po ruchu; domyślnie trochę w terminalu, wcale w potoku.

cli-serve-help = Uruchom serwer ze stroną do gry w przeglądarce.
cli-serve-examples =
    `warpad serve --open`

    `warpad serve --host 0.0.0.0 --port 8000`
cli-serve-host-help = Adres, na którym słuchać; 0.0.0.0 wpuszcza też inne komputery.
cli-serve-port-help = Port; 0 bierze dowolny wolny.
cli-serve-open-help = Otwórz stronę w przeglądarce.
cli-serve-data-help = Folder, w którym przechowywane są partie.
cli-serve-database-help = Adres bazy danych zamiast folderu, na przykład postgresql://user@host/warpad.
cli-serve-name-help = Nazwa tego serwera, na przykład play.example.org; można powtarzać.
cli-serve-at = Warpad działa: { $address } (Ctrl+C zatrzymuje)

cli-battle-help = Rozstrzygnij bitwę Neuroshimy Hex z pozycji i opisz każde trafienie z jego zasadą.
cli-battle-examples =
    `warpad battle position.json`

    `warpad battle positions.jsonl --json` wypisuje po jednym wyniku na wiersz
cli-battle-of = Bitwa: { $name }
cli-battle-segment = Inicjatywa { $initiative }
cli-battle-hp = Punkty wytrzymałości sztabów: { $hp }
cli-battle-removed =
    { $count ->
        [one] Planszę opuścił { $count } żeton.
        [few] Planszę opuściły { $count } żetony.
        [many] Planszę opuściło { $count } żetonów.
       *[other] Planszę opuściło { $count } żetonu.
    }
cli-battle-winner =
    { $winner ->
        [none] Gra trwa.
        [draw] Remis.
       *[other] Zwycięzca: miejsce { $winner }.
    }

cli-show-help = Narysuj w terminalu pozycję albo moment z zapisu.
cli-show-examples =
    `warpad show position.json`

    `warpad show game.jsonl --at 20 --seat 1`
cli-show-seat-help = Pokaż tylko to, co widać z tego miejsca, licząc od 1.

cli-replay-help = Opisz zapis krok po kroku albo sprawdź, czy prowadzi do podanego końca.
cli-replay-examples =
    `warpad replay game.jsonl`

    `warpad replay game.jsonl --verify --json`
cli-replay-verify-help = Sprawdź zawartość, każdy ruch i koniec; kod wyjścia 1, gdy coś się nie zgadza.
cli-replay-cut =
    { $steps ->
        [one] { $file } jest ucięty: odczytano do ostatniego całego wiersza, { $steps } krok.
        [few] { $file } jest ucięty: odczytano do ostatniego całego wiersza, { $steps } kroki.
        [many] { $file } jest ucięty: odczytano do ostatniego całego wiersza, { $steps } kroków.
       *[other] { $file } jest ucięty: odczytano do ostatniego całego wiersza, { $steps } kroku.
    }
cli-replay-fine =
    { $steps ->
        [one] { $file }: { $steps } krok, wszystko w porządku.
        [few] { $file }: { $steps } kroki, wszystko w porządku.
        [many] { $file }: { $steps } kroków, wszystko w porządku.
       *[other] { $file }: { $steps } kroku, wszystko w porządku.
    }

cli-sim-help = Niech boty rozegrają wiele partii; policz wyniki.
cli-sim-examples =
    `warpad sim neuroshima --bots easy,random -n 200 --jobs 2`

    `warpad sim neuroshima -o armies=smart,vegas -o ruleset=duel --json`

    `warpad sim neuroshima -n 10 --records games`
cli-sim-count-help = Ile partii rozegrać.
cli-sim-jobs-help = Ile procesów uruchomić naraz.
cli-sim-records-help = Zachowaj zapis każdej partii w tym folderze.
cli-sim-interrupted = Przerwano po { $games } z { $asked } partii.
cli-sim-games =
    { $games ->
        [one] Ukończono { $finished } z { $games } partii w { $seconds } s.
        [few] Ukończono { $finished } z { $games } partii w { $seconds } s.
        [many] Ukończono { $finished } z { $games } partii w { $seconds } s.
       *[other] Ukończono { $finished } z { $games } partii w { $seconds } s.
    }
cli-sim-wins =
    { $wins ->
        [one] Miejsce { $seat }, { $bot }: { $wins } wygrana ({ $share })
        [few] Miejsce { $seat }, { $bot }: { $wins } wygrane ({ $share })
        [many] Miejsce { $seat }, { $bot }: { $wins } wygranych ({ $share })
       *[other] Miejsce { $seat }, { $bot }: { $wins } wygranej ({ $share })
    }
cli-sim-rest = Remisy: { $draws }; decyzje: { $decisions }; niedozwolone ruchy: { $illegal }

cli-arena-help = Niech boty zmierzą się na każdym miejscu z tym samym szczęściem; oceń ich siłę.
cli-arena-examples =
    `warpad arena neuroshima --bots easy,normal -n 100`

    `warpad arena bugs --bots random,easy,normal --mirror --json`

    `warpad arena neuroshima --bots hard,expert -n 400 --journal games.jsonl --report arena.html`
cli-arena-bots-help = Które boty porównać: gra każdy z każdym. Twój plik, na przykład my_bot.py, też jest botem.
cli-arena-count-help = Ile partii na każdą parę.
cli-arena-jobs-help = Ile procesów uruchomić naraz; 0 oznacza wszystkie rdzenie.
cli-arena-ray-help = Graj na tym klastrze Ray (`local` uruchamia go tutaj).
cli-arena-mirror-help = Niech każdy bot zagra też sam ze sobą, dla kontroli.
cli-arena-journal-help = Zachowuj każdą skończoną partię w tym pliku; to samo polecenie będzie kontynuować od niego.
cli-arena-report-help = Zapisz stronę z wykresami w tym pliku.
cli-arena-balance-help = Zapisz w tym pliku tabelę armia przeciw armii, w formacie Markdown.
cli-arena-interrupted = Przerwano po { $games } z { $asked } partii.
cli-arena-pair = { $a } przeciw { $b }: { $rate } (od { $low } do { $high }); partie: { $games }, remisy: { $draws }
cli-arena-rating = { $bot }: ocena { $rating } ± { $margin }
cli-arena-time = { $bot }: { $median } ms na turę (mediana), 99% poniżej { $p99 } ms, najwyżej { $most } ms
cli-arena-fair = Równy udział to { $share }.

cli-bench-help = Zmierz szybkość silników na tym komputerze.
cli-bench-examples =
    `warpad bench`

    `warpad bench neuroshima --json`
cli-bench-seconds-help = Sekundy procesora na każdy pomiar.
cli-bench-compiled = skompilowane
cli-bench-plain = zwykły Python, bez kompilacji
cli-bench-random-games-per-cpu-second = Losowych partii na sekundę procesora: { $value }
cli-bench-copies-per-cpu-second = Kopii pozycji na sekundę procesora: { $value }
cli-bench-battles-per-cpu-second = Bitew na sekundę procesora: { $value }
cli-bench-turns-per-cpu-second = Tur na sekundę procesora: { $value }

cli-new-help = Wypisz pozycję w JSON: nową partię albo partię po losowych decyzjach.
cli-new-examples =
    `warpad new neuroshima --moves 30 --seed 4 > position.json`
cli-new-moves-help = Ile losowych decyzji najpierw rozegrać.

cli-games-help = Wymień gry i opcje partii.
cli-games-examples = `warpad games --json`

cli-rules-help = Wyjaśnij zasadę naszymi słowami i podaj źródło; bez numeru wymień wszystkie.
cli-rules-examples =
    `warpad rules NH-BAT-08`

    `warpad rules NH-NET --lang pl`

    `warpad rules neon --markdown`
cli-rules-which-help = Zasada, rozdział taki jak NH-BAT albo gra.
cli-rules-markdown-help = Wypisz cały rejestr zasad gry w Markdown.
cli-rules-pages-help = Zapisz strony zasad wszystkich gier w tym folderze, jak w docs/rules.
cli-rules-source = Źródło: { $source }
cli-rules-ruling = Nasze rozstrzygnięcie: { $ruling }
cli-rules-reason = Pominięto, ponieważ: { $reason }
cli-rules-status-done = gotowe
cli-rules-status-waived = pominięte
cli-rules-status-open = do zrobienia
cli-rules-title = Zasady gry { $game }
cli-rules-about = Naszymi słowami: w co gra program i skąd to pochodzi.
cli-rules-made = Powstało z rejestru zasad; gotowych { $done } z { $count }.

cli-content-help = Sprawdź pliki z zawartością gier.
cli-content-examples = `warpad content check neuroshima`
cli-content-what-help = Słowo check.
cli-content-found =
    { $faults ->
        [one] { $game }: plików { $files }, { $faults } błąd
        [few] { $game }: plików { $files }, { $faults } błędy
        [many] { $game }: plików { $files }, { $faults } błędów
       *[other] { $game }: plików { $files }, { $faults } błędu
    }

cli-etude-help = Zadania (pozycje z celem): rozwiąż, ułóż, wymień, pokaż, sprawdź.
cli-etude-examples = `warpad etude list neuroshima --grade 3`
cli-etude-which-help = Plik albo nazwa zadania z biblioteki.
cli-etude-several-help = Pliki albo nazwy; bez nich cała biblioteka.
cli-etude-all-help = Znajdź wszystkie rozwiązania, a nie jedno.
cli-etude-count-help = Ile zadań ułożyć.
cli-etude-grade-help = Tylko zadania tej trudności, od 1 (łatwe) do 5 (trudne).
cli-etude-theme-help = Tylko zadania, w których to odgrywa rolę, na przykład net albo push.
cli-etude-out-help = Zapisz każde zadanie w pliku w tym folderze.
cli-etude-solve-help = Rozwiąż zadanie: jedno rozwiązanie, wszystkie albo dowód, że go nie ma.
cli-etude-solve-examples =
    `warpad etude solve moloch-01 --all`

    `warpad etude solve my.json --json`
cli-etude-show-help = Narysuj zadanie i powiedz, czego wymaga.
cli-etude-list-help = Wymień zadania z biblioteki.
cli-etude-make-help = Ułóż nowe zadania z losowych pozycji; zostają tylko ciekawe.
cli-etude-make-examples = `warpad etude make neuroshima -n 3 --grade 3 --seed 7 --out etudes`
cli-etude-check-help = Udowodnij, że zadania mają dokładnie tyle rozwiązań, ile podają.
cli-etude-line = { $file }  { $name }  trudność { $grade }: { $themes }
cli-etude-none =
    { $tries ->
        [one] Nie ma rozwiązania: { $tries } próba, nieudana.
        [few] Nie ma rozwiązania: { $tries } próby, wszystkie nieudane.
        [many] Nie ma rozwiązania: { $tries } prób, wszystkie nieudane.
       *[other] Nie ma rozwiązania: { $tries } próby, wszystkie nieudane.
    }
cli-etude-solutions =
    { $count ->
        [one] { $count } rozwiązanie; wszystkich prób: { $tries }.
        [few] { $count } rozwiązania; wszystkich prób: { $tries }.
        [many] { $count } rozwiązań; wszystkich prób: { $tries }.
       *[other] { $count } rozwiązania; wszystkich prób: { $tries }.
    }
cli-etude-chance = Najlepsza szansa: { $chance }
cli-etude-then = Po rzucie (jak często: co robić, jaka szansa zostaje):
cli-etude-then-nothing = nic więcej
cli-etude-then-lost = celu nie da się już osiągnąć
cli-etude-with-luck = Przy odrobinie szczęścia dalej tak:
cli-etude-renew-help = Udowodnij zadania na nowo po zmianie zawartości i zapisz, co jest o nich prawdą teraz.
cli-etude-study-help = Zrób zadanie z każdego rozdziału studium, który da się udowodnić.
cli-etude-none-any-more = { $file }: z obecną zawartością to już nie jest zadanie.
cli-etude-share = W { $share } przypadków
cli-etude-solution = Rozwiązanie { $number }
cli-etude-making = sprawdzone pozycje: { $tried }, zadania innej trudności: { $others }, ułożone zadania: { $made }
cli-etude-stopped = Przerwano; ułożone zadania: { $made }
cli-etude-checked =
    { $count ->
        [one] Sprawdzono { $count } zadanie, z błędami: { $faults }
        [few] Sprawdzono { $count } zadania, z błędami: { $faults }
        [many] Sprawdzono { $count } zadań, z błędami: { $faults }
       *[other] Sprawdzono { $count } zadania, z błędami: { $faults }
    }

cli-learn-help = Lekcje: pokaż listę i sprawdź, czy są poprawne.
cli-learn-examples = `warpad learn list neuroshima`
cli-learn-list-help = Pokaż lekcje po kolei.
cli-learn-check-help = Sprawdź, czy każde rozwiązanie jest przyjmowane, a każdy błąd ma swoje wyjaśnienie.
cli-learn-study-help = Zrób lekcję ze studium: pyta tam, gdzie oznaczono ruchy lub zaczynają się warianty.
cli-learn-line = { $lesson }  { $title } ({ $tasks })
cli-learn-checked =
    { $count ->
        [one] Sprawdzono { $count } lekcję, z błędami: { $faults }
        [few] Sprawdzono { $count } lekcje, z błędami: { $faults }
        [many] Sprawdzono { $count } lekcji, z błędami: { $faults }
       *[other] Sprawdzono { $count } lekcji, z błędami: { $faults }
    }

## What was asked for and is not possible

cli-fault-pair = Opcję pisze się tak: nazwa=wartość, a nie „{ $given }”.
cli-fault-twice = Opcję „{ $option }” podano dwa razy.
cli-fault-bots =
    { $seats ->
        [one] Jest { $seats } miejsce, a botów podano { $given }; jedna nazwa wystarczy dla wszystkich.
        [few] Są { $seats } miejsca, a botów podano { $given }; jedna nazwa wystarczy dla wszystkich.
        [many] Jest { $seats } miejsc, a botów podano { $given }; jedna nazwa wystarczy dla wszystkich.
       *[other] Jest { $seats } miejsca, a botów podano { $given }; jedna nazwa wystarczy dla wszystkich.
    }
cli-fault-seat = Miejsca są ponumerowane od 1 do { $count }; miejsca { $given } nie ma.
cli-fault-at =
    { $steps ->
        [one] { $file } ma { $steps } krok; --at { $at } wykracza poza zapis.
        [few] { $file } ma { $steps } kroki; --at { $at } wykracza poza zapis.
        [many] { $file } ma { $steps } kroków; --at { $at } wykracza poza zapis.
       *[other] { $file } ma { $steps } kroku; --at { $at } wykracza poza zapis.
    }
cli-fault-at-position = { $file } to pozycja, a nie zapis: --at nie ma tu zastosowania.
cli-fault-battle = Bitwy rozstrzyga się tylko w Neuroshimie Hex, a nie w grze „{ $game }”.
cli-fault-content = Tu pisze się słowo { $wanted }, a nie „{ $given }”.
cli-fault-folder = Nie ma folderu { $folder }.
cli-fault-markdown = Przy --markdown podaj grę: { $games }.
cli-fault-rule = Nie ma zasady „{ $rule }”; wszystkie wymieni `warpad rules`.

cli-content-pack-help = Zestaw zawartości do sprawdzenia, gdziekolwiek leży.
cli-content-pack-found =
    { $faults ->
        [one] { $folder }: { $faults } błąd
        [few] { $folder }: { $faults } błędy
        [many] { $folder }: { $faults } błędów
       *[other] { $folder }: { $faults } błędu
    }
cli-fault-packs = Gra „{ $game }” nie ma zestawów zawartości.
cli-serve-proxy-help = Adres serwera WWW przed tym serwerem, którego nagłówkom przekazywania ufać; można powtórzyć.
cli-serve-limit-help = Inny limit, na przykład sockets_per_address=50; można powtórzyć.
cli-serve-log-help = Pisz dziennik w JSON, po jednym obiekcie w wierszu.
cli-backup-help = Skopiuj wszystkie partie, nawet w trakcie gry.
cli-backup-examples =
    `warpad backup ~/copies`

    `warpad backup /var/backups --database postgresql://user@host/warpad`
cli-backup-to-help = Folder na kopię.
cli-check-help = Sprawdź, czy każdą zapisaną partię da się jeszcze odczytać.
cli-check-examples =
    `warpad check`

    `warpad check --data DIR --json`
cli-check-found =
    { $matches ->
        [one] Odczytano { $matches } partię, uszkodzonych: { $torn }
        [few] Odczytano { $matches } partie, uszkodzonych: { $torn }
        [many] Odczytano { $matches } partii, uszkodzonych: { $torn }
       *[other] Odczytano { $matches } partii, uszkodzonych: { $torn }
    }

cli-review-help = Oceń każdą decyzję zapisanej partii: co oddała, co było lepsze, gdzie zdecydował los.
cli-review-examples =
    `warpad review game.jsonl`

    `warpad review game.jsonl --depth deep --html review.html`

    `warpad review game.jsonl --json`
cli-review-html-help = Zapisz do tego pliku stronę z wykresem, planszami i ocenami.
cli-review-all-help = Pokaż wszystkie decyzje, nie tylko oznaczone.
cli-review-player = { $player }: dokładność { $accuracy }
cli-review-decision = Po kroku { $step }, { $player }: { $mark }
cli-review-played = Zagrano, { $chance }%: { $line }
cli-review-better = Lepiej, { $chance }%: { $line }
cli-review-level = Bez wyraźnej różnicy, { $chance }%: { $line }
cli-review-nothing = Żadna decyzja się nie wyróżnia.
cli-review-interrupted = Przerwano: oceniono { $judged } z { $total } decyzji.
cli-depth-help = Jak głęboko patrzeć: quick, usual albo deep.
cli-analyse-help = Znajdź najlepsze kontynuacje pozycji albo jednej chwili zapisu.
cli-analyse-examples =
    `warpad analyse position.json`

    `warpad analyse game.jsonl --at 20 --seconds 10`
cli-analyse-seconds-help = Myśl tyle sekund; Ctrl+C kończy wcześniej.
cli-analyse-seat-help = Za tego gracza, licząc od 1; inaczej za pierwszego, który decyduje.
cli-analyse-thinking = myślę
cli-analyse-head = { $player } wybiera; każda kontynuacja sprawdzona na { $draws } rozdaniach.
cli-analyse-way = { $number }. { $chance }% (± { $half }): { $line }
cli-analyse-level = Pierwszych wariantów nie da się odróżnić.
cli-fault-nobody-decides = { $file }: w tej pozycji nikt o niczym nie decyduje.
cli-fault-not-deciding = Gracz { $seat } tu nie decyduje; decydują: { $seats }.

cli-server-url-help = Adres serwera, na przykład http://127.0.0.1:8420.
cli-server-token-help = Token bota; w przeciwnym razie brany z WARPAD_TOKEN.
cli-fault-server = „{ $given }” nie jest adresem serwera; zapisz go tak: http://127.0.0.1:8420.
cli-fault-token = Brakuje tokena: użyj --token albo ustaw { $variable }.

cli-play-help = Pozwól własnemu botowi grać na serwerze: z jego botami albo z każdym, kto go zaprosi.
cli-play-examples =
    `warpad play http://127.0.0.1:8420 my_bot.py --game bugs --level normal`

    `WARPAD_TOKEN=bot_... warpad play https://play.example.org my_bot.py -n 0` czeka na zaproszenia
cli-play-bot-help = Plik twojego bota, na przykład my_bot.py, albo jeden z naszych botów.
cli-play-game-help = Rozpoczynaj partie tej gry. Bez tego bot z tokenem czeka, aż ktoś go zaprosi.
cli-play-level-help = Kto gra na pozostałych miejscach: random, easy, normal, hard, expert albo master.
cli-play-count-help = Zakończ po tylu partiach; 0 gra aż do Ctrl+C.
cli-play-seat-help = Miejsce twojego bota w partiach, które rozpoczyna.
cli-play-name-help = Nazwa, pod którą widzą go inni; jeśli jej nie podasz, nazwa pliku.
cli-play-ready = Połączono jako { $guest }.
cli-play-watch = Partia toczy się pod adresem { $address }
cli-play-ended = Koniec, { $scores } (twój bot siedział na miejscu { $seat }).

cli-token-help = Twórz, sprawdzaj i unieważniaj tokeny, z którymi twoje boty grają na serwerze.
cli-token-make-help = Utwórz token. Pokazujemy go raz; serwer przechowuje tylko jego skrót.
cli-token-show-help = Pokaż, na co pozwala token i gdzie teraz gra jego bot.
cli-token-revoke-help = Unieważnij token: niczego już nie otwiera.
cli-token-name-help = Nazwa, pod którą inni widzą twojego bota.
cli-token-game-help = Gra, w którą może grać; można powtórzyć. Domyślnie wszystkie gry.
cli-token-most-help = Ile partii gra jednocześnie.
cli-token-days-help = Przez ile dni jest ważny.
cli-token-all-games = wszystkie gry
cli-token-revoked = Unieważniono { $guest }.
