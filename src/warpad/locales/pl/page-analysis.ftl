# Plansza analizy i studia na stronie.
page-analyse = Analizuj
page-analysis-plans = Najlepsze plany
page-analysis-moves = Ruchy
page-analysis-start = Początek
page-analysis-stop = Przestań myśleć
page-analysis-go = Myśl
page-analysis-progress = Jak daleko sięga namysł
page-analysis-paused = Analiza wstrzymana
page-analysis-begins = Zaczynam myśleć…
page-analysis-failed = Analiza się przerwała. Uruchom ją ponownie.
page-analysis-waiting =
    { $place ->
        [one] Przed tobą czeka { $place } zapytanie.
        [few] Przed tobą czekają { $place } zapytania.
       *[many] Przed tobą czeka { $place } zapytań.
    }
page-analysis-draws = { $draws } prób z { $most }
page-analysis-idea =
    { $count ->
        [one] we wszystkich planach: { $count }
        [few] we wszystkich planach: { $count }
       *[many] we wszystkich planach: { $count }
    }
page-analysis-level = Planów ze znakiem = nie da się odróżnić od pierwszego.
page-analysis-chance = Los
page-analysis-chance-how = Wybierz, co wypadnie, albo pozwól zdecydować losowi.
page-analysis-draw-on = Losuj do następnej decyzji
page-analysis-draw = Losuj raz
page-analysis-eyes = Czyimi oczami
page-analysis-raise = Ustaw jako główny wariant
page-analysis-remove = Usuń odtąd
page-analysis-share = Link do pozycji
page-analysis-share-how = Kto otworzy ten link, zobaczy tę pozycję na planszy analizy razem ze wszystkim, co jest w niej ukryte.
page-analysis-no-link = W tym linku nie ma pozycji, którą można odczytać.
page-analysis-views = Widoki
page-analysis-tab-board = Plansza
page-analysis-tab-plans = Plany
page-analysis-tab-moves = Ruchy
page-analysis-tab-notes = Notatki
page-analysis-about = Graj obiema stronami i próbuj innych ruchów, a program będzie myślał obok. Nic się tu nie liczy, a trwającej gry nie można analizować.
page-analysis-begin = Zacznij
page-analysis-open-file = Otwórz zapis lub studium
page-study = Studium
page-study-keep = Zrób studium
page-study-copy = Skopiuj do moich
page-study-file = Zapisz do pliku
page-study-share = Udostępnij link
page-study-share-how = Każdy, kto ma link, może czytać studium i je skopiować. Zmieniać je możesz tylko ty, w tej przeglądarce.
page-study-withdraw = Wycofaj studium
page-study-withdraw-how = Zniknie dla wszystkich, którzy mają link. Kopie zrobione przez innych zostaną u nich.
page-study-mine = Moje studia
page-study-none = Jeszcze żadnego. Otwórz skończoną grę, wybierz „Analizuj”, potem „Zrób studium”.
page-study-open = Otwórz
page-study-empty = To studium nie ma jeszcze rozdziałów.
page-study-title = Tytuł studium
page-study-chapters = Rozdziały
page-study-chapter = Rozdział { $n }
page-study-chapter-title = Tytuł rozdziału
page-study-add = Rozdział odtąd
page-study-up = Przesuń rozdział wyżej
page-study-down = Przesuń rozdział niżej
page-study-remove = Usuń rozdział
page-study-nodes =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
page-study-reading = Czytasz
page-study-saved = zapisano
page-study-saving = zapisuję…
page-study-retry = Nie zapisano: spróbuj ponownie
page-study-changed = Zmieniono w innej karcie: odśwież stronę
page-study-note = Notatka
page-study-note-how = Co warto tu zobaczyć?
page-study-arrow = Strzałka
page-study-arrow-how = Naciśnij jedno miejsce i puść na innym. Ta sama strzałka jeszcze raz ją usunie.
page-study-ring = Kółko
page-study-ring-how = Naciśnij miejsce. Drugie naciśnięcie usunie kółko.
page-study-clear = Usuń strzałki i kółka
page-study-marks = Oznaczenia na planszy: { $count }
page-study-sign = Znak przy ruchu
page-study-sign-none = bez znaku
page-study-sign-good = dobry
page-study-sign-brilliant = świetny
page-study-sign-inaccuracy = niedokładność
page-study-sign-mistake = błąd
page-study-sign-blunder = gruby błąd
edit-hit-points = punkty wytrzymałości
edit-energy = energia
edit-influence = wpływy
edit-health = zdrowie
edit-search = żetony przeszukania
edit-fields = pola siłowe
page-analysis-edit = Zmień pozycję
page-analysis-edit-done = Analizuj
page-analysis-edit-sides = Żetony
page-analysis-edit-puzzle = Zrób etiudę
page-analysis-edit-how = Wybierz żeton, potem naciśnij miejsce. Naciśnij żeton na planszy, aby go obrócić, zranić lub zdjąć.
page-analysis-edit-how-move = Naciśnij figurę na planszy, potem miejsce, na które ma pójść.
page-analysis-edit-numbers = Wartości
page-analysis-edit-checks = Sprawdzenie
page-analysis-edit-fine = Program przyjmuje tę pozycję.
page-analysis-edit-decides = Wybiera: { $names }.
page-analysis-edit-chance = Najpierw decyduje los.
page-analysis-edit-over = Gra jest tu skończona: nie ma czego analizować.
page-analysis-edit-facing = Zwrot
page-analysis-edit-wounds = Rany
page-analysis-edit-take = Zdejmij z planszy
page-analysis-edit-to-move = Kto gra
page-analysis-edit-mend = Zrób miejsce i wykonaj
page-analysis-edit-undo = Cofnij
page-analysis-edit-hand = Ręka
page-analysis-edit-stack = Stos
page-analysis-edit-discard = Odrzucone
page-analysis-edit-to-hand = Do ręki
page-analysis-edit-to-stack = Na stos
page-analysis-edit-to-discard = Odrzuć
page-analysis-edit-more = O jeden więcej
page-analysis-edit-less = O jeden mniej
page-analysis-tab-edit = Edytor
page-analysis-draws-help = Szanse po każdym wyniku ({ $seat }); na górze to, co pomoże najbardziej.
page-analysis-turn = A gdyby obrócić żeton?
page-analysis-turn-back = Wszystkie plany
page-analysis-turned = obrócony
page-analysis-as-it-is = jak jest
edit-train = tabor przejęty
page-analysis-edit-to-worn = Załóż
page-analysis-edit-to-deck = Do talii
page-analysis-edit-to-top = Na wierzch rzędu
page-analysis-edit-to-bottom = Na spód rzędu
page-analysis-edit-to-turn = Obróć
page-analysis-edit-to-slide = Przesuń na drugą stronę
page-analysis-edit-deck = Talia
page-analysis-edit-top = Rząd, górna
page-analysis-edit-bottom = Rząd, dolna
page-study-puzzles = Zrób zadania
page-study-puzzles-how = Każdy rozdział pyta tam, gdzie się otwiera; główny wariant to odpowiedź. Program dowodzi teraz zadań; bez dowodu zadania nie można jeszcze rozwiązywać.
page-study-puzzle-open = Otwórz
page-study-lesson = Zrób lekcję
page-study-lesson-made =
    { $count ->
        [one] Lekcja ma { $count } zadanie.
        [few] Lekcja ma { $count } zadania.
        [many] Lekcja ma { $count } zadań.
       *[other] Lekcja ma { $count } zadania.
    }
page-study-lesson-how = Lekcja pyta tam, gdzie oznaczono ruch jako dobry albo dodano wariant. Twoje notatki wyjaśniają, dlaczego ruch jest dobry lub zły.
page-study-lesson-open = Otwórz lekcję
page-study-lesson-link = Lekcję może przejść każdy, kto ma link. Zmienia się razem ze studium.
