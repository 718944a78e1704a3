# Ekran rozwiązującego
page-puzzles-rating = Twój ranking
page-puzzles-moved = Twój ranking: { $rating } ({ $moved })
page-puzzles-solved = rozwiązane: { $count }
page-puzzles-no-rating = Nie masz jeszcze rankingu: kilka zadań bez podpowiedzi znajdzie twój poziom.
page-puzzles-days = Dni z zadaniami
page-puzzles-weeks = cztery tygodnie
page-puzzles-days-told = Dni z zadaniami: { $played } z { $total }. Nie ma serii do przerwania: przerwa nic nie kosztuje. Pół: jedno lub dwa rozwiązane, pełne: trzy lub więcej.
page-puzzles-again = Do powtórki
page-puzzles-due =
    { $count ->
        [one] { $count } twój błąd
        [few] { $count } twoje błędy
       *[many] { $count } twoich błędów
    }
page-puzzles-start = Zacznij
page-puzzles-next = Następne dla ciebie
page-puzzles-easier = łatwiejsze
page-puzzles-harder = trudniejsze
page-puzzles-chance = przy twoim rankingu rozwiązuje około { $count } na 10
page-puzzles-solve = Rozwiąż
page-puzzles-other = Inne
page-puzzles-all-done = Spróbowałeś już wszystkich zadań. Brawo.
page-puzzles-own = Z twoich partii
page-puzzles-own-none = Zagraj partię i zajrzyj do jej przeglądu: twoje błędy pojawią się tutaj.
page-puzzles-own-blunder = Co by ją uratowało?
page-puzzles-own-mistake = Czy było coś lepszego?
page-puzzles-own-inaccuracy = Trochę lepiej?
page-puzzles-own-where = { $game }, tura { $turn }: oddane punkty: { $points }
page-puzzles-own-proved = udowodnione przez solver
page-puzzles-own-judged = ocenione względem najlepszego znalezionego
page-puzzles-themes = Tematy
page-puzzles-first-try = rozwiązane za pierwszym razem
