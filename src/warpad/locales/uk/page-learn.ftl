# Lessons on the page

page-learn-games = Ігри
page-learn-of = { $learned } з { $count }
page-learn-your-path = Ваш шлях
page-learn-left =
    { $count ->
        [0] усе пройдено
        [one] лишився { $count } урок, хвилин на { $minutes }; відкрити можна будь-який
        [few] лишилося { $count } уроки, хвилин на { $minutes }; відкрити можна будь-який
        [many] лишилося { $count } уроків, хвилин на { $minutes }; відкрити можна будь-який
       *[other] лишилося { $count } уроку, хвилин на { $minutes }; відкрити можна будь-який
    }
page-learn-lesson = Урок { $n }
page-learn-lesson-named = Урок { $n }: { $title }
page-learn-next-number = Далі: урок { $n }
page-learn-start = Почати
page-learn-go-on = Продовжити
page-learn-state-learned = пройдено
page-learn-state-next = наступний
page-learn-known = Уже знаєте гру?
page-learn-known-how = Пройдена перевірка зараховує всі уроки свого розділу.
page-learn-test = Перевірка: { $chapter }
page-learn-beside = Поруч з уроками
page-learn-all = Тут ви пройшли все. Час грати.
page-learn-tasks = Завдання
page-learn-task = Завдання { $n } з { $count }
page-learn-task-done = Завдання { $n } з { $count }, виконано
page-learn-leave = Вийти з уроку
page-learn-back = Повернути хід
page-learn-help = Допомога
page-learn-idea = Суть
page-learn-more = Прочитати все
page-learn-less = Згорнути
page-learn-do = Зробити
page-learn-right = Правильно
page-learn-lesson-done = Урок пройдено
page-learn-not-yet = Поки що ні
page-learn-shown = Ось як це робиться
page-learn-missed = Мети ще не досягнуто. Перечитайте завдання; «Допомога» покаже, з чого почати.
page-learn-again = Ще раз
page-learn-next = Наступне завдання
page-learn-next-lesson = Наступний урок
page-learn-path = До уроків
page-learn-watch = Подивитися ще раз
page-learn-show = Показати
page-learn-luck-set = У цьому завданні кидок кубиків задано наперед.
page-learn-luck-worst = Якщо дійде до кубиків, випаде найгірше для вас.
page-learn-luck-cards = Що знайдеться, вирішує випадок; на завдання це не впливає.
page-learn-luck-orders = Суперник обере те, що для вас найгірше.
page-learn-study = Урок за дослідженням
page-learn-study-ask = Як би ви зіграли тут?
page-learn-study-said = { $text }
page-learn-study-right = Це хід із дослідження.
page-learn-study-wrong = У дослідженні обрано інший хід.
page-learn-study-unknown = Цього ходу в дослідженні немає. Пошукайте інший.
page-learn-study-open = До дослідження
page-nh-course = Як пройшла битва
page-nh-course-nobody = нікого не зачеплено
page-nh-course-at-once = одночасно
page-nh-course-hurt = рана
page-nh-course-stopped = відбито
