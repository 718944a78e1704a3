# Екран того, хто розв’язує
page-puzzles-rating = Ваш рейтинг
page-puzzles-moved = Ваш рейтинг: { $rating } ({ $moved })
page-puzzles-solved = розв’язано: { $count }
page-puzzles-no-rating = Рейтингу ще немає: кілька задач без підказок — і рівень знайдеться.
page-puzzles-days = Дні із задачами
page-puzzles-weeks = чотири тижні
page-puzzles-days-told = Днів із задачами: { $played } з { $total }. Жодного ланцюжка: перерва нічого не коштує. Половина — одна чи дві розв’язані, повне коло — три й більше.
page-puzzles-again = Повторити
page-puzzles-due =
    { $count ->
        [one] { $count } ваша помилка
        [few] { $count } ваші помилки
       *[many] { $count } ваших помилок
    }
page-puzzles-start = Почати
page-puzzles-next = Наступна для вас
page-puzzles-easier = легше
page-puzzles-harder = важче
page-puzzles-chance = за вашого рейтингу розв’язують приблизно { $count } з 10
page-puzzles-solve = Розв’язати
page-puzzles-other = Інша
page-puzzles-all-done = Ви спробували всі задачі. Чудово.
page-puzzles-own = З ваших партій
page-puzzles-own-none = Зіграйте партію й загляньте в її розбір: ваші помилки з’являться тут.
page-puzzles-own-blunder = Що врятувало б партію?
page-puzzles-own-mistake = Чи було краще рішення?
page-puzzles-own-inaccuracy = Трохи краще?
page-puzzles-own-where = { $game }, хід { $turn }: втрачено { $points }
page-puzzles-own-proved = доведено розв’язувачем
page-puzzles-own-judged = оцінюється проти найкращого знайденого
page-puzzles-themes = Теми
page-puzzles-first-try = розв’язано з першої спроби
