# Етюди на сторінці: список, спроби, підказки, розв’язок, збереження й посилання.

page-etudes-filter = Відбір етюдів
page-etudes-game = Гра
page-etudes-all = Усі ігри
page-etudes-grade = Складність
page-etudes-theme = Тема
page-etudes-theme-any = Будь-яка тема
page-etudes-open = Лише нерозв’язані
page-etudes-none = Таких етюдів немає. Приберіть один із фільтрів.
page-etudes-load = Завантажити етюд
page-etudes-own = Створені або завантажені тут
page-etudes-count =
    { $count ->
        [one] { $count } етюд, розв’язано { $solved }
        [few] { $count } етюди, розв’язано { $solved }
        [many] { $count } етюдів, розв’язано { $solved }
       *[other] { $count } етюду, розв’язано { $solved }
    }
page-etude-untitled = Етюд без назви
page-etude-solved = Розв’язано
page-etude-grade = Складність { $grade } з 5
page-etude-stars = Зірки: { $count } з 3
page-etude-goal = Мета
page-etude-side = Ви граєте за сторону «{ $side }».
page-etude-order-fixed = Жетони треба грати в заданому порядку.
page-etude-best-told = Найкращий шанс: { $chance }.
page-etude-hints = Підказки
page-etude-hint-cost = кожна коштує зірку
page-etude-hint-next = Показати підказку { $n } з { $count }
page-etude-hint-locked = Підказка { $n }
page-etude-solution = Показати розв’язок
page-etude-solution-sure = Розв’язок буде показано крок за кроком від самого початку. Зірок за цей етюд уже не буде.
page-etude-step = Крок { $n }
page-etude-step-play = Зіграти цей крок
page-etude-tries = Ваші спроби
page-etude-about = Про етюд
page-etude-proved =
    { $count ->
        [0] Доведено розв’язувачем: розв’язків багато.
        [one] Доведено розв’язувачем: { $count } розв’язок.
        [few] Доведено розв’язувачем: { $count } розв’язки.
        [many] Доведено розв’язувачем: { $count } розв’язків.
       *[other] Доведено розв’язувачем: { $count } розв’язку.
    }
page-etude-again = Ще раз
page-etude-next = Наступний етюд
page-etude-all = Усі етюди
page-etude-look = Подивитися ще раз
page-etude-over = Спробу завершено.
page-etude-judging = Перевіряємо вашу спробу…
page-etude-title-solved = Розв’язано!
page-etude-title-failed = Поки що ні
page-etude-title-shown = Ось і розв’язок
page-etude-your-chance = Ваша спроба
page-etude-best-chance = Найкраще можливе
page-etude-slip = Цей вибір зменшив шанси: { $action }
page-etude-lucky = Цього разу кубики були до вас прихильні. Але рахується шанс, а не удача.
page-etude-unlucky = Кубики були проти вас, але кращого вибору не було.
page-etude-answer = { $side } відповідає: { $action }
page-etude-share = Поділитися етюдом
page-etude-share-how = Спробувати його зможе кожен, хто має посилання або файл.
page-etude-link = Посилання на етюд
page-etude-file = Зберегти у файл
page-etude-save = Зберегти як етюд
page-etude-save-under = Розв’язувач доведе, що розв’язок є
page-etude-solve = Розв’язати й зберегти
page-etude-try = Спробувати
page-etude-solving = Розв’язувач працює…
page-etude-refused = Звідси етюд почати не можна; перейдіть до іншого ходу.
page-etude-state-solving = Розв’язувач іще працює над цим етюдом.
page-etude-state-unsolvable = Звідси ця мета недосяжна. Візьміть простішу мету.
page-etude-state-too-long = Розв’язувач не встиг за відведений час. Візьміть простішу мету або пізніший хід.
page-etude-kind-destroy-hq = Знищити ворожий штаб
page-etude-kind-damage = Завдати пошкоджень ворожому штабу
page-etude-kind-survive = Зберегти очки здоров’я
page-etude-kind-destroy-tile = Прибрати жетон із поля
page-etude-kind-lose-nothing = Не втратити жодного жетона
page-etude-kind-destroy-unit = Знищити ворожий загін
page-etude-kind-win = Виграти партію
page-etude-field-side = Хто грає
page-etude-field-amount = Щонайменше скільки
page-etude-field-tile = Який жетон
page-etude-field-unit = Який загін
page-etude-field-turns = За скільки ходів
page-etude-field-opponent = Інші
page-etude-field-title = Назва етюду
page-etude-outlook = Підсумок найближчої битви
page-etude-would-lose = стільки своїх жетонів ви втратите
page-etude-kind-defeat = Перемогти бійця
page-etude-kind-wound = Поранити бійця
page-etude-kind-stand = Протриматися до кінця раунду
page-etude-kind-collect = Відібрати в інших жетони здоров’я
page-etude-kind-points = Набрати переможні очки
page-etude-kind-victory = Виграти партію в цьому раунді
page-etude-kind-reach = Опинитися в секторі
page-etude-kind-drive = Загнати бійця в сектор
page-etude-kind-bots = Знищити ботів
page-etude-kind-leader = Утримати жетон лідера
page-etude-kind-equip = Здобути спорядження
page-etude-kind-save = Захистити союзника
page-etude-kind-deny = Не дати бійцеві відібрати жетони
page-etude-field-sector = Який сектор
page-etude-field-type = Який вид
page-etude-field-fighter = Який боєць
page-etude-fight = До бою
