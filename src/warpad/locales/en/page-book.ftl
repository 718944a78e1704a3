# The rulebook's own screen.
page-book-book = Rulebook
page-book-symbols = Symbols
page-book-ids = All rules by id
page-book-print = Print
page-book-contents = Contents
page-book-chapter = Chapter { $n }
page-book-edition = Edition
page-book-edition-3-0 = 3.0
page-book-edition-duel = Duel
page-book-edition-2025 = 2025
page-book-behind = Rules behind these lines
page-book-note = Footnote { $n }, rule { $rule }
page-book-figure = Figure { $n }.
page-book-play = Watch it step by step
page-book-try = Try it yourself
page-book-lessons = Try it
page-book-onwards = Chapters before and after
page-book-appendix = { $count ->
    [one] The rule of this chapter, word by word
   *[other] All { $count } rules of this chapter, word by word
}
page-book-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
page-book-nothing = Nothing found.
page-book-symbols-all = Every symbol on one page
page-book-symbols-how = press one for its rule
page-book-symbols-find = Find a symbol
