# Этюды на странице: список, попытки, подсказки, решение, сохранение и ссылка.

page-etudes-filter = Отбор этюдов
page-etudes-game = Игра
page-etudes-all = Все игры
page-etudes-grade = Трудность
page-etudes-theme = Тема
page-etudes-theme-any = Любая тема
page-etudes-open = Только нерешённые
page-etudes-none = Таких этюдов нет. Уберите один из фильтров.
page-etudes-load = Загрузить этюд
page-etudes-own = Созданы или загружены здесь
page-etudes-count =
    { $count ->
        [one] { $count } этюд, решено { $solved }
        [few] { $count } этюда, решено { $solved }
        [many] { $count } этюдов, решено { $solved }
       *[other] { $count } этюда, решено { $solved }
    }
page-etude-untitled = Этюд без названия
page-etude-solved = Решён
page-etude-grade = Трудность { $grade } из 5
page-etude-stars = Звёзды: { $count } из 3
page-etude-goal = Цель
page-etude-side = Вы играете за сторону «{ $side }».
page-etude-order-fixed = Фишки играются в заданном порядке.
page-etude-best-told = Лучший шанс: { $chance }.
page-etude-hints = Подсказки
page-etude-hint-cost = каждая стоит звезду
page-etude-hint-next = Показать подсказку { $n } из { $count }
page-etude-hint-locked = Подсказка { $n }
page-etude-solution = Показать решение
page-etude-solution-sure = Решение будет показано по шагам с самого начала. Звёзд за этот этюд уже не будет.
page-etude-step = Шаг { $n }
page-etude-step-play = Сыграть этот шаг
page-etude-tries = Ваши попытки
page-etude-about = Об этюде
page-etude-proved =
    { $count ->
        [0] Доказано решателем: решений много.
        [one] Доказано решателем: { $count } решение.
        [few] Доказано решателем: { $count } решения.
        [many] Доказано решателем: { $count } решений.
       *[other] Доказано решателем: { $count } решения.
    }
page-etude-again = Ещё раз
page-etude-next = Следующий этюд
page-etude-all = Все этюды
page-etude-look = Посмотреть ещё раз
page-etude-over = Попытка окончена.
page-etude-judging = Проверяем вашу попытку…
page-etude-title-solved = Решено!
page-etude-title-failed = Пока нет
page-etude-title-shown = Вот и решение
page-etude-your-chance = Ваша попытка
page-etude-best-chance = Лучшее возможное
page-etude-slip = Этот выбор снизил шансы: { $action }
page-etude-lucky = На этот раз кубики были к вам добры. Но считается шанс, а не удача.
page-etude-unlucky = Кубики были против вас, но лучшего выбора не было.
page-etude-answer = { $side } отвечает: { $action }
page-etude-share = Поделиться этюдом
page-etude-share-how = Попробовать его сможет любой, у кого есть ссылка или файл.
page-etude-link = Ссылка на этюд
page-etude-file = Сохранить в файл
page-etude-save = Сохранить как этюд
page-etude-save-under = Решатель докажет, что решение есть
page-etude-solve = Решить и сохранить
page-etude-try = Попробовать
page-etude-solving = Решатель работает…
page-etude-refused = Отсюда этюд начать нельзя; перейдите к другому ходу.
page-etude-state-solving = Решатель ещё работает над этим этюдом.
page-etude-state-unsolvable = Отсюда эта цель недостижима. Возьмите цель попроще.
page-etude-state-too-long = Решатель не успел за отведённое время. Возьмите цель попроще или более поздний ход.
page-etude-kind-destroy-hq = Уничтожить вражеский командный центр
page-etude-kind-damage = Нанести урон вражескому командному центру
page-etude-kind-survive = Сохранить очки прочности
page-etude-kind-destroy-tile = Убрать фишку с поля
page-etude-kind-lose-nothing = Не потерять ни одной фишки
page-etude-kind-destroy-unit = Уничтожить вражеский отряд
page-etude-kind-win = Выиграть партию
page-etude-field-side = Кто играет
page-etude-field-amount = Не меньше скольких
page-etude-field-tile = Какая фишка
page-etude-field-unit = Какой отряд
page-etude-field-turns = За сколько ходов
page-etude-field-opponent = Остальные
page-etude-field-title = Название этюда
page-etude-outlook = Итог ближайшего боя
page-etude-would-lose = столько своих фишек вы потеряете
page-etude-kind-defeat = Победить бойца
page-etude-kind-wound = Ранить бойца
page-etude-kind-stand = Продержаться до конца раунда
page-etude-kind-collect = Отобрать у других жетоны здоровья
page-etude-kind-points = Набрать победные очки
page-etude-kind-victory = Выиграть партию в этом раунде
page-etude-kind-reach = Оказаться в секторе
page-etude-kind-drive = Загнать бойца в сектор
page-etude-kind-bots = Уничтожить ботов
page-etude-kind-leader = Удержать жетон лидера
page-etude-kind-equip = Добыть снаряжение
page-etude-kind-save = Защитить союзника
page-etude-kind-deny = Не дать бойцу отобрать жетоны
page-etude-field-sector = Какой сектор
page-etude-field-type = Какой вид
page-etude-field-fighter = Какой боец
page-etude-fight = В бой
