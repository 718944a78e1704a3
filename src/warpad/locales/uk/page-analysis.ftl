# Дошка аналізу і дослідження на сторінці.
page-analyse = Аналіз
page-analysis-plans = Найкращі плани
page-analysis-moves = Ходи
page-analysis-start = Початок
page-analysis-stop = Не думати
page-analysis-go = Думати
page-analysis-progress = Наскільки глибоко продумано
page-analysis-paused = Аналіз зупинено
page-analysis-begins = Починаю думати…
page-analysis-failed = Аналіз перервався. Запустіть його знову.
page-analysis-waiting =
    { $place ->
        [one] Перед вами { $place } запит.
        [few] Перед вами { $place } запити.
       *[many] Перед вами { $place } запитів.
    }
page-analysis-draws = { $draws } проб із { $most }
page-analysis-idea =
    { $count ->
        [one] в усіх планах: { $count }
        [few] в усіх планах: { $count }
       *[many] в усіх планах: { $count }
    }
page-analysis-level = Плани зі знаком = не відрізнити від першого.
page-analysis-chance = Випадок
page-analysis-chance-how = Виберіть, що випаде, або нехай вирішить випадок.
page-analysis-draw-on = Тягнути до наступного рішення
page-analysis-draw = Тягнути один раз
page-analysis-eyes = Чиїми очима
page-analysis-raise = Зробити головним варіантом
page-analysis-remove = Видалити звідси й далі
page-analysis-share = Посилання на позицію
page-analysis-share-how = Хто відкриє це посилання, побачить позицію на полі аналізу разом з усім, що в ній приховано.
page-analysis-no-link = У цьому посиланні немає позиції, яку можна прочитати.
page-analysis-views = Що показати
page-analysis-tab-board = Поле
page-analysis-tab-plans = Плани
page-analysis-tab-moves = Ходи
page-analysis-tab-notes = Нотатки
page-analysis-about = Грайте за обидві сторони, пробуйте інші ходи, а програма думатиме поруч. Тут нічого не зараховується, а партію, що триває, аналізувати не можна.
page-analysis-begin = Почати
page-analysis-open-file = Відкрити запис або дослідження
page-study = Дослідження
page-study-keep = Зробити дослідженням
page-study-copy = Скопіювати собі
page-study-file = Зберегти у файл
page-study-share = Поділитися посиланням
page-study-share-how = Кожен, хто має посилання, може читати дослідження і скопіювати його собі. Змінювати його можете лише ви, у цьому браузері.
page-study-withdraw = Закрити дослідження
page-study-withdraw-how = Воно зникне в усіх, хто має посилання. Копії, які зробили інші, залишаться в них.
page-study-mine = Мої дослідження
page-study-none = Поки жодного. Відкрийте завершену партію, натисніть «Аналіз», потім «Зробити дослідженням».
page-study-open = Відкрити
page-study-empty = У цьому дослідженні поки немає розділів.
page-study-title = Назва дослідження
page-study-chapters = Розділи
page-study-chapter = Розділ { $n }
page-study-chapter-title = Назва розділу
page-study-add = Розділ звідси
page-study-up = Пересунути розділ вище
page-study-down = Пересунути розділ нижче
page-study-remove = Видалити розділ
page-study-nodes =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }
page-study-reading = Ви читаєте
page-study-saved = збережено
page-study-saving = зберігається…
page-study-retry = Не збережено: повторити
page-study-changed = Змінено в іншій вкладці: оновіть сторінку
page-study-note = Нотатка
page-study-note-how = Що тут варто побачити?
page-study-arrow = Стрілка
page-study-arrow-how = Натисніть на одному місці й відпустіть на іншому. Така сама стрілка ще раз прибере її.
page-study-ring = Кружок
page-study-ring-how = Натисніть на місце. Друге натискання прибере кружок.
page-study-clear = Прибрати стрілки й кружки
page-study-marks = Позначок на полі: { $count }
page-study-sign = Знак для ходу
page-study-sign-none = без знака
page-study-sign-good = добре
page-study-sign-brilliant = блискуче
page-study-sign-inaccuracy = неточність
page-study-sign-mistake = помилка
page-study-sign-blunder = груба помилка
edit-hit-points = очки здоров’я
edit-energy = енергія
edit-influence = вплив
edit-health = здоров'я
edit-search = жетони пошуку
edit-fields = захисні поля
page-analysis-edit = Змінити позицію
page-analysis-edit-done = Аналізувати
page-analysis-edit-sides = Фішки
page-analysis-edit-puzzle = Зробити етюдом
page-analysis-edit-how = Виберіть фішку, потім натисніть на місце. Натисніть на фішку на полі, щоб повернути, поранити або зняти її.
page-analysis-edit-how-move = Натисніть на фішку на полі, потім на місце, куди вона піде.
page-analysis-edit-numbers = Значення
page-analysis-edit-checks = Перевірка
page-analysis-edit-fine = Програма приймає цю позицію.
page-analysis-edit-decides = Вибирає: { $names }.
page-analysis-edit-chance = Спершу вирішує випадок.
page-analysis-edit-over = Гру тут завершено: аналізувати нічого.
page-analysis-edit-facing = Поворот
page-analysis-edit-wounds = Рани
page-analysis-edit-take = Зняти з поля
page-analysis-edit-to-move = Чий хід
page-analysis-edit-mend = Звільнити місце й зробити
page-analysis-edit-undo = Скасувати
page-analysis-edit-hand = Рука
page-analysis-edit-stack = Стос
page-analysis-edit-discard = Скид
page-analysis-edit-to-hand = У руку
page-analysis-edit-to-stack = У стос
page-analysis-edit-to-discard = У скид
page-analysis-edit-more = На один більше
page-analysis-edit-less = На один менше
page-analysis-tab-edit = Редактор
page-analysis-draws-help = Шанси після кожного варіанту ({ $seat }); зверху те, що допоможе найбільше.
page-analysis-turn = А якщо повернути жетон?
page-analysis-turn-back = Усі плани
page-analysis-turned = повернуто
page-analysis-as-it-is = як є
edit-train = обоз захоплено
page-analysis-edit-to-worn = Спорядити
page-analysis-edit-to-deck = У колоду
page-analysis-edit-to-top = Верхньою в ряд
page-analysis-edit-to-bottom = Нижньою в ряд
page-analysis-edit-to-turn = Повернути
page-analysis-edit-to-slide = Зсунути на інший бік
page-analysis-edit-deck = Колода
page-analysis-edit-top = Ряд, верхня
page-analysis-edit-bottom = Ряд, нижня
page-study-puzzles = Зробити етюди
page-study-puzzles-how = Кожен розділ питає там, де відкривається; його головний варіант — відповідь. Розв’язувач доводить етюди; поки доведення немає, розв’язувати етюд не можна.
page-study-puzzle-open = Відкрити
page-study-lesson = Зробити урок
page-study-lesson-made =
    { $count ->
        [one] В уроці { $count } завдання.
        [few] В уроці { $count } завдання.
        [many] В уроці { $count } завдань.
       *[other] В уроці { $count } завдання.
    }
page-study-lesson-how = Запитання постає там, де ви позначили хід як добрий або додали варіант. Ваші нотатки пояснюють, чим хід добрий чи поганий.
page-study-lesson-open = Відкрити урок
page-study-lesson-link = Урок може пройти кожен, хто має посилання. Він змінюється разом із дослідженням.
