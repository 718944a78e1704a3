# The review of a finished game in the page.
page-review-of = Przegląd partii: { $names }
page-review-waiting =
    { $place ->
        [0] Przegląd zaraz się zacznie.
        [one] Przed twoim jest { $place } przegląd.
        [few] Przed twoim są { $place } przeglądy.
       *[many] Przed twoim jest { $place } przeglądów.
    }
page-review-working = ocenione decyzje: { $judged } z { $total }
page-review-done = ocenione wszystkie decyzje: { $total }
page-review-failed = Przegląd się zatrzymał. Otwórz go ponownie, aby kontynuować.
page-review-short = Partia była za krótka, by ją ocenić.
page-review-deeper = Głębiej
page-review-accuracy = dokładność
page-review-ledger = Los i umiejętność
page-review-ledger-unit = punkty na 100, szansa na wygraną
page-review-own = Własne błędy
page-review-others = Cudze błędy
page-review-luck = Dobór i kości
page-review-guessing = Zgadywanie
page-review-choosing = Okazje do wyboru
page-review-rest = Niespodzianki
page-review-outplayed = Lepsze decyzje: { $name }, o { $skill } pkt. Więcej szczęścia: { $lucky }, o { $luck } pkt.
page-review-turns = Decyzje
page-review-turns-unit = oddana szansa na wygraną
page-review-turn = Decyzja { $n }: { $mark }
page-review-mark-blunder = gruby błąd
page-review-mark-mistake = błąd
page-review-mark-inaccuracy = niedokładność
page-review-mark-perhaps = być może nie najlepsza
page-review-mark-only = jedyna dobra decyzja
page-review-mark-fine = nie znaleziono lepszej
page-review-played = Zagrano
page-review-best = Najlepiej
page-review-board = Co pokazuje plansza
page-review-before = Przed
page-review-after = W partii
page-review-better = Lepiej
page-review-mixture = graj w { $percent }% przypadków
page-review-fair = Tajne decyzje oceniamy według tego, co można było wiedzieć: wobec najlepszej mieszanki odpowiedzi, a nie tego, co wybrał przeciwnik.
page-review-next = Następny znak
page-review-last = Poprzedni znak
page-review-graph = Szansa na wygraną po każdej decyzji
page-review-luck-strip = Los
page-review-replay = Powtórka
page-review-none = Żadna twoja decyzja się nie wyróżnia. Dobra gra.
page-review-looking = Szukamy decyzji, które miały znaczenie…
page-review-chosen-seat = Czyje decyzje
page-review-level = Różnica mieści się w błędzie: ± { $half }.
page-review-perhaps = Być może { $mark }, ale nie ma pewności.
page-review-skill = Umiejętność
page-review-chance = Szczęście
page-review-turning = punkt zwrotny { $n } z { $count }
page-review-watch = Zobacz bitwę
page-review-hindsight = Co wybrali inni (nie liczy się)
page-review-won = wygrana
page-review-mark-brilliant = znakomicie: jedyna dobra decyzja, i to nie ta najbardziej oczywista
