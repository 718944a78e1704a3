# Этюды: имена, цели, трудность, подсказки и темы.

etude-name = { $army } { $number }
etude-tiles = Даны: { $tile }
etude-goal-destroy-hq = Уничтожьте вражеский командный центр в последнем бою.
etude-goal-damage = Нанесите вражескому командному центру не меньше { $amount } урона.
etude-goal-survive = Сохраните после последнего боя не меньше { $amount } очков прочности.
etude-goal-destroy-tile = Уберите с поля: { $tile }.
etude-goal-lose-nothing = Не потеряйте ни одной своей фишки.
etude-reason-tries = разных попыток: { $tries }, верных: { $solutions }
etude-reason-depth =
    { $count ->
        [one] глубина — { $count } решение
        [few] глубина — { $count } решения
        [many] глубина — { $count } решений
       *[other] глубина — { $count } решения
    }
etude-reason-rules =
    { $count ->
        [one] участвует { $count } правило
        [few] участвуют { $count } правила
        [many] участвуют { $count } правил
       *[other] участвуют { $count } правила
    }
etude-reason-obvious = очевидная попытка удаётся
etude-reason-not-obvious = очевидная попытка не удаётся
etude-reason-lucky = удачных случайных попыток: { $count } из { $tries }
etude-hint-theme = Подумайте: { $theme }.
etude-hint-place = Что-то должно произойти на { $at }.
etude-hint-tile = Начните с «{ $tile }». Где пользы больше всего?
etude-hint-action = Начните с этого: { $action }

etude-theme-melee = ближний бой
etude-theme-ranged = дальний бой
etude-theme-armour = броня
etude-theme-gauss = пушка Гаусса
etude-theme-move = движение
etude-theme-push = толчок
etude-theme-sniper = снайпер
etude-theme-grenade = граната
etude-theme-air-strike = воздушный удар
etude-theme-rotation = поворот
etude-theme-castling = рокировка
etude-theme-mobility = мобильность
etude-theme-transport = транспорт
etude-theme-quartermaster = интендант
etude-theme-medic = медик
etude-theme-explosion = взрыв
etude-theme-replacing = замена фишки
etude-theme-return = возвращение в стопку
etude-theme-mine = мина
etude-theme-control = контроль
etude-theme-toughness = прочность
etude-theme-procedure = процедура
etude-theme-net = сеть
etude-theme-module = модуль
etude-theme-initiative = инициатива
etude-theme-personal-order = личный приказ
etude-theme-general-order = общий приказ
etude-theme-battle = бой
etude-theme-portal = портал
etude-theme-triangle = треугольник
etude-theme-lot = жребий
etude-theme-dice = кубики
etude-theme-hidden = скрытые приказы

etude-goal-destroy-unit =
    { $turns ->
        [one] Уничтожьте вражеский отряд «{ $unit }» за { $turns } ход: отдайте приказ с лучшими шансами.
        [few] Уничтожьте вражеский отряд «{ $unit }» за { $turns } хода: отдайте приказ с лучшими шансами.
        [many] Уничтожьте вражеский отряд «{ $unit }» за { $turns } ходов: отдайте приказ с лучшими шансами.
       *[other] Уничтожьте вражеский отряд «{ $unit }» за { $turns } хода: отдайте приказ с лучшими шансами.
    }
etude-goal-win =
    { $turns ->
        [one] Выиграйте партию за { $turns } ход: отдайте приказ с лучшими шансами.
        [few] Выиграйте партию за { $turns } хода: отдайте приказ с лучшими шансами.
        [many] Выиграйте партию за { $turns } ходов: отдайте приказ с лучшими шансами.
       *[other] Выиграйте партию за { $turns } хода: отдайте приказ с лучшими шансами.
    }
etude-name-unit = { $unit } { $number }
etude-reason-positions = позиций для оценки: { $count }
etude-hint-unit = Присмотритесь: { $unit }.

# Чем кончилась попытка.
etude-title = { $title }
etude-outcome = Попытка окончена.
etude-outcome-own-hq = Ваш командный центр уничтожен.
etude-outcome-destroy-hq =
    { $left ->
        [0] Вражеский командный центр уничтожен.
        [one] Вражеский командный центр устоял: осталось { $left } очко прочности.
        [few] Вражеский командный центр устоял: осталось { $left } очка прочности.
        [many] Вражеский командный центр устоял: осталось { $left } очков прочности.
       *[other] Вражеский командный центр устоял: осталось { $left } очка прочности.
    }
etude-outcome-damage = Вражеский командный центр потерял { $amount }, нужно было { $wanted }.
etude-outcome-survive = У вас осталось очков прочности: { $amount }, нужно было { $wanted }.
etude-outcome-tile = Всё ещё на поле: { $tile }.
etude-outcome-tile-gone = Больше нет на поле: { $tile }.
etude-outcome-lose-nothing =
    { $count ->
        [0] Вы не потеряли ни одной фишки.
        [one] Вы потеряли { $count } фишку.
        [few] Вы потеряли { $count } фишки.
        [many] Вы потеряли { $count } фишек.
       *[other] Вы потеряли { $count } фишки.
    }
etude-outcome-unit = Вражеский отряд всё ещё на поле: { $unit }.
etude-outcome-unit-gone = Вражеский отряд уничтожен: { $unit }.
etude-outcome-won = Партия выиграна.
etude-outcome-not-won = Партия не выиграна.

# Neon.
etude-name-fighter = { $fighter } { $number }
etude-goal-defeat = Победите бойца «{ $fighter }» до конца раунда: найдите путь с лучшими шансами.
etude-goal-wound =
    { $amount ->
        [one] Боец «{ $fighter }» должен потерять до конца раунда не меньше { $amount } жетона здоровья: найдите лучшие шансы.
        [few] Боец «{ $fighter }» должен потерять до конца раунда не меньше { $amount } жетонов здоровья: найдите лучшие шансы.
        [many] Боец «{ $fighter }» должен потерять до конца раунда не меньше { $amount } жетонов здоровья: найдите лучшие шансы.
       *[other] Боец «{ $fighter }» должен потерять до конца раунда не меньше { $amount } жетона здоровья: найдите лучшие шансы.
    }
etude-goal-stand =
    { $amount ->
        [one] Останьтесь к концу раунда на арене, сохранив не меньше { $amount } жетона здоровья: найдите лучшие шансы.
        [few] Останьтесь к концу раунда на арене, сохранив не меньше { $amount } жетонов здоровья: найдите лучшие шансы.
        [many] Останьтесь к концу раунда на арене, сохранив не меньше { $amount } жетонов здоровья: найдите лучшие шансы.
       *[other] Останьтесь к концу раунда на арене, сохранив не меньше { $amount } жетона здоровья: найдите лучшие шансы.
    }
etude-goal-collect =
    { $amount ->
        [one] До конца раунда отберите у других не меньше { $amount } жетона здоровья: найдите лучшие шансы.
        [few] До конца раунда отберите у других не меньше { $amount } жетонов здоровья: найдите лучшие шансы.
        [many] До конца раунда отберите у других не меньше { $amount } жетонов здоровья: найдите лучшие шансы.
       *[other] До конца раунда отберите у других не меньше { $amount } жетона здоровья: найдите лучшие шансы.
    }
etude-goal-points =
    { $amount ->
        [one] Наберите к концу раунда не меньше { $amount } победного очка: найдите лучшие шансы.
        [few] Наберите к концу раунда не меньше { $amount } победных очков: найдите лучшие шансы.
        [many] Наберите к концу раунда не меньше { $amount } победных очков: найдите лучшие шансы.
       *[other] Наберите к концу раунда не меньше { $amount } победного очка: найдите лучшие шансы.
    }
etude-goal-victory = Выиграйте партию в этом раунде, ни с кем не разделив победу: найдите лучшие шансы.
etude-goal-reach = К концу раунда будьте в секторе «{ $sector }»: найдите лучшие шансы.
etude-goal-drive = Когда все закончат ходы этого раунда, боец «{ $fighter }» должен быть в секторе «{ $sector }»: найдите лучшие шансы.
etude-goal-bots =
    { $amount ->
        [one] Уничтожьте до конца раунда не меньше { $amount } бота: найдите лучшие шансы.
        [few] Уничтожьте до конца раунда не меньше { $amount } ботов: найдите лучшие шансы.
        [many] Уничтожьте до конца раунда не меньше { $amount } ботов: найдите лучшие шансы.
       *[other] Уничтожьте до конца раунда не меньше { $amount } бота: найдите лучшие шансы.
    }
etude-goal-leader = Закончите раунд с жетоном лидера: найдите лучшие шансы.
etude-goal-equip = Добудьте до конца раунда снаряжение этого вида: { $type }. Найдите лучшие шансы.
etude-goal-save =
    { $amount ->
        [one] К концу раунда ваш союзник «{ $fighter }» должен быть на арене и сохранить не меньше { $amount } жетона здоровья: найдите лучшие шансы.
        [few] К концу раунда ваш союзник «{ $fighter }» должен быть на арене и сохранить не меньше { $amount } жетонов здоровья: найдите лучшие шансы.
        [many] К концу раунда ваш союзник «{ $fighter }» должен быть на арене и сохранить не меньше { $amount } жетонов здоровья: найдите лучшие шансы.
       *[other] К концу раунда ваш союзник «{ $fighter }» должен быть на арене и сохранить не меньше { $amount } жетона здоровья: найдите лучшие шансы.
    }
etude-goal-deny = До конца раунда боец «{ $fighter }» не должен отобрать ни у кого ни одного жетона здоровья: найдите лучшие шансы.
etude-opponent-nothing = Остальные ничего не делают.
etude-opponent-defence = Остальные пропускают свои ходы, но на ваши атаки отвечают как можно лучше.
etude-opponent-anything = Остальные делают против вас всё, что могут.
etude-allowed-search = Можно искать добычу.
etude-allowed-others = Можно атаковать и других бойцов.
etude-allies-idle = Ваши союзники ничего не делают.
etude-team-points = Считаются очки всей команды.
etude-no-loot = Никто не ищет добычу.
etude-no-others = Других бойцов вы не атакуете.
etude-sealed = Известно заранее: { $action }
etude-reason-plain = у очевидной попытки шанс { $percent }%
etude-hint-source = Используйте: { $source }.
etude-hint-weapon = Нужное оружие: { $weapon }.
etude-outcome-fighter-fell = Боец «{ $fighter }» повержен.
etude-outcome-fighter-stands =
    { $left ->
        [one] Боец «{ $fighter }» держится: остался { $left } жетон здоровья.
        [few] Боец «{ $fighter }» держится: осталось { $left } жетона здоровья.
        [many] Боец «{ $fighter }» держится: осталось { $left } жетонов здоровья.
       *[other] Боец «{ $fighter }» держится: осталось { $left } жетона здоровья.
    }
etude-outcome-collected =
    { $amount ->
        [one] У других отобран { $amount } жетон здоровья, нужно было { $wanted }.
        [few] У других отобрано { $amount } жетона здоровья, нужно было { $wanted }.
        [many] У других отобрано { $amount } жетонов здоровья, нужно было { $wanted }.
       *[other] У других отобрано { $amount } жетона здоровья, нужно было { $wanted }.
    }
etude-outcome-points = Ваши победные очки: { $amount }, нужно было { $wanted }.
etude-outcome-bots = Уничтожено ботов: { $amount }, нужно было { $wanted }.
etude-outcome-at = Боец «{ $fighter }» в секторе «{ $sector }».
etude-outcome-away = Бойца «{ $fighter }» нет на арене.
etude-outcome-leader = Жетон лидера у бойца «{ $fighter }».
etude-outcome-equipped = Добыто: { $type }.
etude-outcome-not-equipped = Всё ещё не хватает: { $type }.
etude-outcome-denied = Боец «{ $fighter }» отобрал жетонов здоровья: { $amount }.
etude-theme-answer = ответ соперника
etude-theme-gear = снаряжение
etude-theme-sector = сектор
etude-theme-reroll = переброс
etude-theme-upgrade = улучшение
etude-theme-plan = выбор карт
etude-theme-more-dice = больше кубиков
etude-theme-turned-dice = кубик на другую грань
etude-theme-ability = способность
etude-theme-loot = добыча
etude-theme-bot = бот
etude-theme-drain = потеря энергии
etude-theme-token = жетон на арене
etude-theme-area = атака по всему сектору
etude-theme-range = дальность
etude-theme-extra-damage = дополнительный урон
etude-theme-two-attacks = две атаки
etude-theme-leader = жетон лидера
etude-theme-defence = защита
etude-theme-closing = закрытие сектора

# «Война жуков»: несколько ходов, смесь приказов.
etude-theme-turns = план на несколько ходов
etude-theme-mixture = чередование приказов
etude-opponent-mixed = Соперник тайно отдаёт лучшие приказы, и обе стороны могут выбирать приказ случайно.
etude-reason-turns =
    { $count ->
        [one] нужно спланировать { $count } ход
        [few] нужно спланировать { $count } хода
        [many] нужно спланировать { $count } ходов
       *[other] нужно спланировать { $count } хода
    }
etude-reason-mixed =
    { $count ->
        [one] чередуется { $count } приказ
        [few] чередуются { $count } приказа
        [many] чередуются { $count } приказов
       *[other] чередуется { $count } приказа
    }
etude-hint-mixed =
    { $count ->
        [one] Неожиданность не нужна: хватит { $count } приказа.
        [few] Один приказ можно предугадать: чередуйте { $count }.
        [many] Один приказ можно предугадать: чередуйте { $count }.
       *[other] Один приказ можно предугадать: чередуйте { $count }.
    }
etude-name-bugs-duel-01 = Генерал идёт сам
etude-name-bugs-duel-02 = Оса или Комар
etude-name-bugs-duel-03 = Один из трёх
etude-name-bugs-duel-04 = Первым у артефакта
etude-name-bugs-duel-05 = Три приказа
etude-name-bugs-duel-06 = Терпение
etude-name-bugs-duel-07 = Богомол садится
etude-name-bugs-duel-08 = Дальний обход
etude-name-bugs-duel-09 = Орёл или решка
etude-name-bugs-duel-10 = Стоять или идти
etude-name-bugs-duel-11 = Редкая неожиданность
etude-name-bugs-duel-12 = Три раза из четырёх
etude-name-bugs-duel-13 = Четыре сети на Комара
etude-name-bugs-duel-14 = Три хода без кубиков
etude-name-bugs-duel-15 = Муравей и обман
etude-name-bugs-duel-16 = Три дороги к Осе
etude-name-bugs-duel-17 = Шагом больше, шагом меньше
etude-name-bugs-duel-18 = Три хода, три приказа
etude-name-bugs-siege-01 = По воздуху
etude-name-bugs-siege-02 = Не сходя с места
etude-name-bugs-siege-03 = Оса против Осы
etude-name-bugs-siege-04 = Один на генерала
etude-name-bugs-siege-05 = Три шага до трона
etude-name-bugs-siege-06 = В обход Паука
