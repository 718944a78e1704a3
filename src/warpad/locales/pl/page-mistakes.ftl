# Nauka na własnych błędach
page-mistakes = Ucz się na błędach
page-mistakes-task = Zadanie
page-mistakes-number = { $n } z { $count }: { $mark }
page-mistakes-find = Znajdź lepszą decyzję.
page-mistakes-played = Zagrano:
page-mistakes-ask = { $line }: było { $best }, zrobiło się { $played }.
page-mistakes-hints-free = bez kosztów, po jednej
page-mistakes-hint = Podpowiedź
page-mistakes-begins = Zacznij tak: { $action }.
page-mistakes-show = Pokaż
page-mistakes-judging = Oceniamy…
page-mistakes-found = Znalezione
page-mistakes-good = Dobrze
page-mistakes-not-yet = Jeszcze nie
page-mistakes-shown = Tak się to robi
page-mistakes-beside = { $played } w partii, { $best } w najlepszym razie
page-mistakes-search-on = Szukaj dalej
page-mistakes-next = Następny błąd
page-mistakes-done = Gotowe: znalezione { $found }, pokazane { $shown }
page-mistakes-leave = Wyjdź
page-mistakes-dot-found = Błąd { $n }, { $mark }, znaleziony
page-mistakes-dot-shown = Błąd { $n }, { $mark }, pokazany
page-mistakes-dot-open = Błąd { $n }, { $mark }
page-mistakes-learn =
    { $count ->
        [one] Przeanalizuj { $count } błąd
        [few] Przeanalizuj { $count } błędy
       *[many] Przeanalizuj { $count } błędów
    }
page-mistakes-again = Zagraj inaczej
