# Ekran książki zasad.
page-book-book = Książka zasad
page-book-symbols = Symbole
page-book-ids = Wszystkie zasady po numerach
page-book-print = Drukuj
page-book-contents = Spis treści
page-book-chapter = Rozdział { $n }
page-book-edition = Wydanie
page-book-edition-3-0 = 3.0
page-book-edition-duel = Duel
page-book-edition-2025 = 2025
page-book-behind = Zasady za tym tekstem
page-book-note = Przypis { $n }, zasada { $rule }
page-book-figure = Rysunek { $n }.
page-book-play = Zobacz krok po kroku
page-book-try = Spróbuj sam
page-book-lessons = Wypróbuj
page-book-onwards = Sąsiednie rozdziały
page-book-appendix = { $count ->
    [one] { $count } zasada tego rozdziału, słowo w słowo
    [few] Wszystkie { $count } zasady tego rozdziału, słowo w słowo
   *[many] Wszystkie { $count } zasad tego rozdziału, słowo w słowo
}
page-book-places = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
page-book-nothing = Nic nie znaleziono.
page-book-symbols-all = Wszystkie symbole na jednej stronie
page-book-symbols-how = naciśnij symbol, aby zobaczyć zasadę
page-book-symbols-find = Znajdź symbol
