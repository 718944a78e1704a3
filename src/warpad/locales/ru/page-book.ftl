# Экран книги правил.
page-book-book = Книга правил
page-book-symbols = Символы
page-book-ids = Все правила по номерам
page-book-print = Печать
page-book-contents = Содержание
page-book-chapter = Глава { $n }
page-book-edition = Издание
page-book-edition-3-0 = 3.0
page-book-edition-duel = Duel
page-book-edition-2025 = 2025
page-book-behind = Правила за этими строками
page-book-note = Сноска { $n }, правило { $rule }
page-book-figure = Рисунок { $n }.
page-book-play = Посмотреть по шагам
page-book-try = Попробовать самому
page-book-lessons = Попробуйте
page-book-onwards = Соседние главы
page-book-appendix = { $count ->
    [one] { $count } правило этой главы дословно
    [few] Все { $count } правила этой главы дословно
   *[many] Все { $count } правил этой главы дословно
}
page-book-places = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
page-book-nothing = Ничего не найдено.
page-book-symbols-all = Все символы на одной странице
page-book-symbols-how = нажмите на символ, чтобы увидеть правило
page-book-symbols-find = Найти символ
