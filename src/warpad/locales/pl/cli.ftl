# Wiersz poleceń.

cli-help = Neuroshima Hex, Neon i Wojna żuków: graj, oglądaj, rozstrzygaj bitwy, odtwarzaj, mierz.
cli-examples =
    Zacznij od: `warpad watch neuroshima`

    Każde polecenie objaśnia się samo: `warpad sim --help`
cli-lang-help = Język; inaczej WARPAD_LANG, inaczej LANG.
cli-json-help = Drukuj JSON dla programów zamiast tekstu.
cli-option-help = Opcja przygotowania, na przykład armies=borgo,moloch; można powtarzać. Wszystkie wymienia `warpad games`.
cli-seed-help = To samo ziarno daje te same partie.
cli-game-help = neuroshima, neon albo bugs.
cli-file-help = Plik; jego pierwszy obiekt mówi, do której gry należy.
cli-at-help = Chwila po N krokach zapisu; gdy nie podano, jego koniec.
cli-bots-help = Po jednym bocie na miejsce; jedna nazwa oznacza wszystkie miejsca. Twój plik, na przykład my_bot.py, też jest botem.
cli-interrupted = Przerwano.
cli-broken = To nie powinno się zdarzyć: { $error }. Z WARPAD_DEBUG=1 widać, gdzie.
cli-chance = Los
cli-seat = Miejsce { $number } { $name }
cli-result = Wynik: { $scores }
cli-ended-resigned = { $seat }: partia poddana.
cli-ended-time = { $seat }: czas minął.
cli-version-help = Wydrukuj wersję.

cli-watch-help = Oglądaj partię botów w terminalu, ruch po ruchu.
cli-watch-examples =
    `warpad watch neuroshima --bots greedy,random --seed 7`

    `warpad watch neuroshima -o armies=borgo,moloch --delay 0`
cli-watch-delay-help = Ile sekund czekać po ruchu; domyślnie trochę w terminalu, wcale w potoku.

cli-serve-help = Udostępnij stronę do gry w przeglądarce.
cli-serve-examples =
    `warpad serve --open`

    `warpad serve --host 0.0.0.0 --port 8000`
cli-serve-host-help = Adres, na którym słuchać; 0.0.0.0 wpuszcza inne maszyny.
cli-serve-port-help = Port; 0 bierze dowolny wolny.
cli-serve-open-help = Otwórz stronę w przeglądarce.
cli-serve-data-help = Folder, w którym przechowywane są partie.
cli-serve-database-help = Adres bazy danych zamiast folderu, na przykład postgresql://user@host/warpad.
cli-serve-name-help = Nazwa, pod którą ten serwer jest dostępny, na przykład play.example.org; można powtarzać.
cli-serve-at = Warpad jest tutaj: { $address } (Ctrl+C kończy)

cli-battle-help = Rozstrzygnij bitwę Neuroshimy Hex z pozycji i opowiedz o każdym ciosie z jego zasadą.
cli-battle-examples =
    `warpad battle position.json`

    `warpad battle positions.jsonl --json` drukuje wynik w każdym wierszu
cli-battle-of = Bitwa: { $name }
cli-battle-segment = Inicjatywa { $initiative }
cli-battle-hp = Punkty sztabów: { $hp }
cli-battle-removed =
    { $count ->
        [one] Planszę opuścił { $count } żeton.
        [few] Planszę opuściły { $count } żetony.
        [many] Planszę opuściło { $count } żetonów.
       *[other] Planszę opuściło { $count } żetonu.
    }
cli-battle-winner =
    { $winner ->
        [none] Gra toczy się dalej.
        [draw] Remis.
       *[other] Zwycięzca: miejsce { $winner }.
    }

cli-show-help = Narysuj w terminalu pozycję albo chwilę zapisu.
cli-show-examples =
    `warpad show position.json`

    `warpad show game.jsonl --at 20 --seat 1`
cli-show-seat-help = Pokaż tylko to, co widać z tego miejsca, licząc od 1.

cli-replay-help = Opowiedz zapis krok po kroku albo sprawdź, czy prowadzi do podanego końca.
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

cli-sim-help = Pozwól botom rozegrać wiele partii i policz wyniki.
cli-sim-examples =
    `warpad sim neuroshima --bots greedy,random -n 200 --jobs 2`

    `warpad sim neuroshima -o armies=smart,vegas -o ruleset=duel --json`

    `warpad sim neuroshima -n 10 --records games`
cli-sim-count-help = Ile partii.
cli-sim-jobs-help = Ile procesów gra naraz.
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

cli-arena-help = Niech boty spotkają się na każdym miejscu z tym samym szczęściem i dostaną oceny.
cli-arena-examples =
    `warpad arena neuroshima --bots easy,normal -n 100`

    `warpad arena bugs --bots random,easy,normal --mirror --json`

    `warpad arena neuroshima --bots hard,expert -n 400 --journal games.jsonl --report arena.html`
cli-arena-bots-help = Boty, które się spotykają, każdy z każdym. Twój plik, na przykład my_bot.py, też jest botem.
cli-arena-count-help = Ile partii na każdą parę.
cli-arena-jobs-help = Ile procesów gra naraz; 0 oznacza wszystkie rdzenie.
cli-arena-ray-help = Graj na tym klastrze Ray (`local` uruchamia go tutaj).
cli-arena-mirror-help = Niech każdy bot zagra też sam ze sobą, dla kontroli.
cli-arena-journal-help = Zachowuj każdą skończoną partię w tym pliku; to samo polecenie podejmie grę od niego.
cli-arena-report-help = Zapisz stronę z wykresami w tym pliku.
cli-arena-balance-help = Zapisz w tym pliku tabelę armia przeciw armii, w formacie Markdown.
cli-arena-interrupted = Przerwano po { $games } z { $asked } partii.
cli-arena-pair = { $a } przeciw { $b }: { $rate } (od { $low } do { $high }); partie: { $games }, remisy: { $draws }
cli-arena-rating = { $bot }: ocena { $rating } ± { $margin }
cli-arena-time = { $bot }: zwykle { $median } ms na turę, 99 % poniżej { $p99 } ms, najwyżej { $most } ms
cli-arena-fair = Równy udział to { $share }.

cli-bench-help = Zmierz szybkość silników na tej maszynie.
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

cli-new-help = Wydrukuj pozycję w JSON: nową partię albo partię po losowych decyzjach.
cli-new-examples =
    `warpad new neuroshima --moves 30 --seed 4 > position.json`
cli-new-moves-help = Ile losowych decyzji najpierw rozegrać.

cli-games-help = Wymień gry i opcje ich przygotowania.
cli-games-examples = `warpad games --json`

cli-rules-help = Powiedz, co znaczy zasada, naszymi słowami i ze źródłem; bez numeru wymień wszystkie.
cli-rules-examples =
    `warpad rules NH-BAT-08`

    `warpad rules NH-NET --lang pl`

    `warpad rules neon --markdown`
cli-rules-which-help = Zasada, rozdział taki jak NH-BAT albo gra.
cli-rules-markdown-help = Wydrukuj cały rejestr gry w Markdown.
cli-rules-pages-help = Zapisz strony wszystkich gier w tym folderze, jak w docs/rules.
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

cli-etude-help = Etiudy — pozycje z celem: rozwiązać, ułożyć, wymienić, pokazać, sprawdzić.
cli-etude-examples = `warpad etude list neuroshima --grade 3`
cli-etude-which-help = Plik albo nazwa etiudy z biblioteki.
cli-etude-several-help = Pliki albo nazwy; bez nich cała biblioteka.
cli-etude-all-help = Znajdź wszystkie rozwiązania, nie jedno.
cli-etude-count-help = Ile etiud ułożyć.
cli-etude-grade-help = Tylko etiudy tej trudności, od 1 (łatwe) do 5 (trudne).
cli-etude-theme-help = Tylko etiudy, w których to gra rolę, na przykład net albo push.
cli-etude-out-help = Zapisz każdą etiudę w pliku tego folderu.
cli-etude-solve-help = Rozwiąż etiudę: jedno rozwiązanie, wszystkie albo dowód, że go nie ma.
cli-etude-solve-examples =
    `warpad etude solve moloch-01 --all`

    `warpad etude solve my.json --json`
cli-etude-show-help = Narysuj etiudę i powiedz, czego wymaga.
cli-etude-list-help = Wymień etiudy biblioteki.
cli-etude-make-help = Ułóż nowe etiudy z losowych pozycji; zostają tylko ciekawe.
cli-etude-make-examples = `warpad etude make neuroshima -n 3 --grade 3 --seed 7 --out etudes`
cli-etude-check-help = Udowodnij, że etiudy mają dokładnie tyle rozwiązań, ile podają.
cli-etude-line = { $file }  { $name }  trudność { $grade }: { $themes }
cli-etude-none =
    { $tries ->
        [one] Nie ma rozwiązania: { $tries } próba, i zawodzi.
        [few] Nie ma rozwiązania: { $tries } próby, i wszystkie zawodzą.
        [many] Nie ma rozwiązania: { $tries } prób, i wszystkie zawodzą.
       *[other] Nie ma rozwiązania: { $tries } próby, i wszystkie zawodzą.
    }
cli-etude-solutions =
    { $count ->
        [one] { $count } rozwiązanie; wszystkich prób: { $tries }.
        [few] { $count } rozwiązania; wszystkich prób: { $tries }.
        [many] { $count } rozwiązań; wszystkich prób: { $tries }.
       *[other] { $count } rozwiązania; wszystkich prób: { $tries }.
    }
cli-etude-chance = Najlepsza szansa: { $chance }
cli-etude-then = Gdy kości padną (jak często: co robić, jaka szansa zostaje):
cli-etude-then-nothing = nic więcej
cli-etude-then-lost = nie udało się
cli-etude-with-luck = Przy odrobinie szczęścia dalej będzie tak:
cli-etude-renew-help = Udowodnij etiudy na nowo po zmianach w zawartości i zapisz, co jest o nich prawdą teraz.
cli-etude-none-any-more = { $file }: z dzisiejszą zawartością to już nie etiuda.
cli-etude-share = W { $share } przypadków
cli-etude-solution = Rozwiązanie { $number }
cli-etude-making = wypróbowanych pozycji: { $tried }, etiud innej trudności: { $others }, ułożonych etiud: { $made }
cli-etude-stopped = Przerwano; ułożonych etiud: { $made }
cli-etude-checked =
    { $count ->
        [one] Sprawdzono { $count } etiudę, z błędami: { $faults }
        [few] Sprawdzono { $count } etiudy, z błędami: { $faults }
        [many] Sprawdzono { $count } etiud, z błędami: { $faults }
       *[other] Sprawdzono { $count } etiudy, z błędami: { $faults }
    }

## What was asked for and cannot be

cli-fault-pair = Opcję pisze się tak: nazwa=wartość, a nie „{ $given }”.
cli-fault-twice = Opcję „{ $option }” podano dwa razy.
cli-fault-bots =
    { $seats ->
        [one] Jest { $seats } miejsce, a botów podano { $given }; jedna nazwa wystarczy dla wszystkich.
        [few] Są { $seats } miejsca, a botów podano { $given }; jedna nazwa wystarczy dla wszystkich.
        [many] Jest { $seats } miejsc, a botów podano { $given }; jedna nazwa wystarczy dla wszystkich.
       *[other] Jest { $seats } miejsca, a botów podano { $given }; jedna nazwa wystarczy dla wszystkich.
    }
cli-fault-seat = Są miejsca od 1 do { $count }, a miejsca { $given } nie ma.
cli-fault-at =
    { $steps ->
        [one] { $file } ma { $steps } krok; --at { $at } do niego nie trafia.
        [few] { $file } ma { $steps } kroki; --at { $at } do nich nie trafia.
        [many] { $file } ma { $steps } kroków; --at { $at } do nich nie trafia.
       *[other] { $file } ma { $steps } kroku; --at { $at } do nich nie trafia.
    }
cli-fault-at-position = { $file } to pozycja, a nie zapis: --at nic tu nie znaczy.
cli-fault-battle = Bitwy rozstrzyga się tylko w Neuroshimie Hex, a nie w grze „{ $game }”.
cli-fault-content = Tu pisze się słowo { $wanted }, a nie „{ $given }”.
cli-fault-folder = Nie ma folderu { $folder }.
cli-fault-markdown = Przy --markdown podaj grę: { $games }.
cli-fault-rule = Nie ma zasady „{ $rule }”; wszystkie wymieni `warpad rules`.
