# Экран того, кто решает
page-puzzles-rating = Ваш рейтинг
page-puzzles-moved = Ваш рейтинг: { $rating } ({ $moved })
page-puzzles-solved = решено: { $count }
page-puzzles-no-rating = Рейтинга пока нет: несколько задач без подсказок — и уровень найдётся.
page-puzzles-days = Дни с задачами
page-puzzles-weeks = четыре недели
page-puzzles-days-told = Дней с задачами: { $played } из { $total }. Никакой цепочки: перерыв ничего не стоит. Половина — одна или две решённые, полный круг — три и больше.
page-puzzles-again = Повторить
page-puzzles-due =
    { $count ->
        [one] { $count } ваша ошибка
        [few] { $count } ваши ошибки
       *[many] { $count } ваших ошибок
    }
page-puzzles-start = Начать
page-puzzles-next = Следующая для вас
page-puzzles-easier = проще
page-puzzles-harder = труднее
page-puzzles-chance = при вашем рейтинге решают примерно { $count } из 10
page-puzzles-solve = Решать
page-puzzles-other = Другая
page-puzzles-all-done = Вы попробовали все задачи. Отлично.
page-puzzles-own = Из ваших партий
page-puzzles-own-none = Сыграйте партию и загляните в её разбор: ваши ошибки появятся здесь.
page-puzzles-own-blunder = Что спасло бы партию?
page-puzzles-own-mistake = Было ли решение лучше?
page-puzzles-own-inaccuracy = Чуть лучше?
page-puzzles-own-where = { $game }, ход { $turn }: потеряно { $points }
page-puzzles-own-proved = доказано решателем
page-puzzles-own-judged = оценивается против лучшего найденного
page-puzzles-themes = Темы
page-puzzles-first-try = решено с первой попытки
