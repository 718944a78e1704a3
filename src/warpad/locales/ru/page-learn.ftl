# Lessons on the page

page-learn-games = Игры
page-learn-of = { $learned } из { $count }
page-learn-your-path = Ваш путь
page-learn-left =
    { $count ->
        [0] всё пройдено
        [one] остался { $count } урок, минут на { $minutes }; открыть можно любой
        [few] осталось { $count } урока, минут на { $minutes }; открыть можно любой
        [many] осталось { $count } уроков, минут на { $minutes }; открыть можно любой
       *[other] осталось { $count } урока, минут на { $minutes }; открыть можно любой
    }
page-learn-lesson = Урок { $n }
page-learn-lesson-named = Урок { $n }: { $title }
page-learn-next-number = Дальше: урок { $n }
page-learn-start = Начать
page-learn-go-on = Продолжить
page-learn-state-learned = пройден
page-learn-state-next = следующий
page-learn-known = Уже знаете игру?
page-learn-known-how = Пройденная проверка засчитывает все уроки своей главы.
page-learn-test = Проверка: { $chapter }
page-learn-beside = Рядом с уроками
page-learn-all = Здесь вы прошли всё. Пора играть.
page-learn-tasks = Задания
page-learn-task = Задание { $n } из { $count }
page-learn-task-done = Задание { $n } из { $count }, выполнено
page-learn-leave = Выйти из урока
page-learn-back = Вернуть ход
page-learn-help = Помощь
page-learn-idea = Суть
page-learn-more = Прочитать целиком
page-learn-less = Свернуть
page-learn-do = Сделать
page-learn-right = Верно
page-learn-lesson-done = Урок пройден
page-learn-not-yet = Пока нет
page-learn-shown = Вот как это делается
page-learn-missed = Цель пока не достигнута. Перечитайте задание; «Помощь» покажет, с чего начать.
page-learn-again = Ещё раз
page-learn-next = Следующее задание
page-learn-next-lesson = Следующий урок
page-learn-path = К урокам
page-learn-watch = Посмотреть ещё раз
page-learn-show = Показать
page-learn-luck-set = В этом задании бросок кубиков задан заранее.
page-learn-luck-worst = Если дойдёт до кубиков, выпадет худшее для вас.
page-learn-luck-cards = Что найдётся, решает случай; на задание это не влияет.
page-learn-luck-orders = Соперник выберет то, что для вас хуже всего.
page-learn-study = Урок по исследованию
page-learn-study-ask = Как бы вы сыграли здесь?
page-learn-study-said = { $text }
page-learn-study-right = Это ход из исследования.
page-learn-study-wrong = В исследовании выбран другой ход.
page-learn-study-unknown = Этого хода в исследовании нет. Поищите другой.
page-learn-study-open = К исследованию
page-nh-course = Как прошёл бой
page-nh-course-nobody = никто не задет
page-nh-course-at-once = одновременно
page-nh-course-hurt = рана
page-nh-course-stopped = отбито
