# Екран книги правил.
page-book-book = Книга правил
page-book-symbols = Символи
page-book-ids = Усі правила за номерами
page-book-print = Друк
page-book-contents = Зміст
page-book-chapter = Розділ { $n }
page-book-edition = Видання
page-book-edition-3-0 = 3.0
page-book-edition-duel = Duel
page-book-edition-2025 = 2025
page-book-behind = Правила за цими рядками
page-book-note = Примітка { $n }, правило { $rule }
page-book-figure = Малюнок { $n }.
page-book-play = Подивитися по кроках
page-book-try = Спробувати самому
page-book-lessons = Спробуйте
page-book-onwards = Сусідні розділи
page-book-appendix = { $count ->
    [one] { $count } правило цього розділу дослівно
    [few] Усі { $count } правила цього розділу дослівно
   *[many] Усі { $count } правил цього розділу дослівно
}
page-book-places = { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
}
page-book-nothing = Нічого не знайдено.
page-book-symbols-all = Усі символи на одній сторінці
page-book-symbols-how = натисніть на символ, щоб побачити правило
page-book-symbols-find = Знайти символ
