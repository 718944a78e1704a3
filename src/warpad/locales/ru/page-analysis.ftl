# Доска анализа и исследования на странице.
page-analyse = Анализ
page-analysis-plans = Лучшие планы
page-analysis-moves = Ходы
page-analysis-start = Начало
page-analysis-stop = Не думать
page-analysis-go = Думать
page-analysis-progress = Насколько глубоко продумано
page-analysis-paused = Анализ остановлен
page-analysis-begins = Начинаю думать…
page-analysis-failed = Анализ прервался. Запустите его снова.
page-analysis-waiting =
    { $place ->
        [one] Перед вами { $place } запрос.
        [few] Перед вами { $place } запроса.
       *[many] Перед вами { $place } запросов.
    }
page-analysis-draws = { $draws } проб из { $most }
page-analysis-idea =
    { $count ->
        [one] во всех планах: { $count }
        [few] во всех планах: { $count }
       *[many] во всех планах: { $count }
    }
page-analysis-level = Планы со знаком = неотличимы от первого.
page-analysis-chance = Случай
page-analysis-chance-how = Выберите, что выпадет, или пусть решит случай.
page-analysis-draw-on = Тянуть до следующего решения
page-analysis-draw = Тянуть один раз
page-analysis-eyes = Чьими глазами
page-analysis-raise = Сделать главным вариантом
page-analysis-remove = Удалить отсюда и дальше
page-analysis-share = Ссылка на позицию
page-analysis-share-how = Кто откроет эту ссылку, увидит позицию на поле анализа вместе со всем, что в ней скрыто.
page-analysis-no-link = В этой ссылке нет позиции, которую можно прочитать.
page-analysis-views = Что показать
page-analysis-tab-board = Поле
page-analysis-tab-plans = Планы
page-analysis-tab-moves = Ходы
page-analysis-tab-notes = Заметки
page-analysis-about = Играйте за обе стороны, пробуйте другие ходы, а программа будет думать рядом. Здесь ничего не засчитывается, а идущую партию анализировать нельзя.
page-analysis-begin = Начать
page-analysis-open-file = Открыть запись или исследование
page-study = Исследование
page-study-keep = Сделать исследованием
page-study-copy = Скопировать себе
page-study-file = Сохранить в файл
page-study-share = Поделиться ссылкой
page-study-share-how = Каждый, у кого есть ссылка, может читать исследование и скопировать его себе. Менять его можете только вы, в этом браузере.
page-study-withdraw = Закрыть исследование
page-study-withdraw-how = Оно исчезнет у всех, у кого есть ссылка. Копии, которые сделали другие, останутся у них.
page-study-mine = Мои исследования
page-study-none = Пока ни одного. Откройте законченную партию, нажмите «Анализ», затем «Сделать исследованием».
page-study-open = Открыть
page-study-empty = В этом исследовании пока нет глав.
page-study-title = Название исследования
page-study-chapters = Главы
page-study-chapter = Глава { $n }
page-study-chapter-title = Название главы
page-study-add = Глава отсюда
page-study-up = Передвинуть главу выше
page-study-down = Передвинуть главу ниже
page-study-remove = Удалить главу
page-study-nodes =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
page-study-reading = Вы читаете
page-study-saved = сохранено
page-study-saving = сохраняется…
page-study-retry = Не сохранено: повторить
page-study-changed = Изменено в другой вкладке: обновите страницу
page-study-note = Заметка
page-study-note-how = Что здесь стоит увидеть?
page-study-arrow = Стрелка
page-study-arrow-how = Нажмите на одном месте и отпустите на другом. Такая же стрелка ещё раз уберёт её.
page-study-ring = Кружок
page-study-ring-how = Нажмите на место. Второе нажатие уберёт кружок.
page-study-clear = Убрать стрелки и кружки
page-study-marks = Отметок на поле: { $count }
page-study-sign = Знак для хода
page-study-sign-none = без знака
page-study-sign-good = хорошо
page-study-sign-brilliant = блестяще
page-study-sign-inaccuracy = неточность
page-study-sign-mistake = ошибка
page-study-sign-blunder = грубая ошибка
edit-hit-points = очки прочности
edit-energy = энергия
edit-influence = влияние
edit-health = здоровье
edit-search = жетоны поиска
edit-fields = защитные поля
page-analysis-edit = Изменить позицию
page-analysis-edit-done = Анализировать
page-analysis-edit-sides = Фишки
page-analysis-edit-puzzle = Сделать этюдом
page-analysis-edit-how = Выберите фишку, затем нажмите на место. Нажмите на фишку на поле, чтобы повернуть, ранить или снять её.
page-analysis-edit-how-move = Нажмите на фишку на поле, затем на место, куда она пойдёт.
page-analysis-edit-numbers = Значения
page-analysis-edit-checks = Проверка
page-analysis-edit-fine = Программа принимает эту позицию.
page-analysis-edit-decides = Выбирает: { $names }.
page-analysis-edit-chance = Сначала решает случай.
page-analysis-edit-over = Игра здесь закончена: анализировать нечего.
page-analysis-edit-facing = Поворот
page-analysis-edit-wounds = Раны
page-analysis-edit-take = Снять с поля
page-analysis-edit-to-move = Чей ход
page-analysis-edit-mend = Освободить место и сделать
page-analysis-edit-undo = Отменить
page-analysis-edit-hand = Рука
page-analysis-edit-stack = Стопка
page-analysis-edit-discard = Сброс
page-analysis-edit-to-hand = В руку
page-analysis-edit-to-stack = В стопку
page-analysis-edit-to-discard = В сброс
page-analysis-edit-more = На один больше
page-analysis-edit-less = На один меньше
page-analysis-tab-edit = Редактор
page-analysis-draws-help = Шансы после каждого исхода ({ $seat }); сверху то, что поможет больше всего.
page-analysis-turn = А если повернуть фишку?
page-analysis-turn-back = Все планы
page-analysis-turned = повёрнута
page-analysis-as-it-is = как есть
edit-train = обоз захвачен
page-analysis-edit-to-worn = Надеть
page-analysis-edit-to-deck = В колоду
page-analysis-edit-to-top = Верхней в ряд
page-analysis-edit-to-bottom = Нижней в ряд
page-analysis-edit-to-turn = Повернуть
page-analysis-edit-to-slide = Сдвинуть на другую сторону
page-analysis-edit-deck = Колода
page-analysis-edit-top = Ряд, верхняя
page-analysis-edit-bottom = Ряд, нижняя
page-study-puzzles = Сделать этюды
page-study-puzzles-how = Каждая глава спрашивает там, где открывается; её главный вариант — ответ. Решатель доказывает этюды; пока доказательства нет, решать этюд нельзя.
page-study-puzzle-open = Открыть
page-study-lesson = Сделать урок
page-study-lesson-made =
    { $count ->
        [one] В уроке { $count } задание.
        [few] В уроке { $count } задания.
        [many] В уроке { $count } заданий.
       *[other] В уроке { $count } задания.
    }
page-study-lesson-how = Вопрос задаётся там, где вы отметили ход как хороший или добавили вариант. Ваши заметки объясняют, чем ход хорош или плох.
page-study-lesson-open = Открыть урок
page-study-lesson-link = Урок может пройти каждый, у кого есть ссылка. Он меняется вместе с исследованием.
