# Этюды: имена, цели, трудность, подсказки и темы.

etude-name = { $army } { $number }
etude-tiles = Даны: { $tile }
etude-goal-destroy-hq = Уничтожьте вражеский штаб в последнем бою.
etude-goal-damage = Нанесите вражескому штабу урон не меньше { $amount }.
etude-goal-survive = Сохраните после последнего боя не меньше { $amount } прочности штаба.
etude-goal-destroy-tile = Уберите с поля: { $tile }.
etude-goal-lose-nothing = Не потеряйте ни одного своего жетона.
etude-reason-tries = Разных попыток: { $tries }, верных: { $solutions }
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
etude-reason-obvious = очевидная попытка решает
etude-reason-not-obvious = очевидная попытка не решает
etude-reason-lucky = случайных попаданий: { $count } из { $tries }
etude-hint-theme = Подумайте: { $theme }.
etude-hint-place = Что-то должно случиться на { $at }.
etude-hint-action = Начните так: { $action }

etude-theme-melee = ближний бой
etude-theme-ranged = стрельба
etude-theme-armour = броня
etude-theme-gauss = гаусс
etude-theme-move = движение
etude-theme-push = отталкивание
etude-theme-sniper = снайпер
etude-theme-grenade = граната
etude-theme-air-strike = авиаудар
etude-theme-rotation = поворот
etude-theme-castling = рокировка
etude-theme-mobility = подвижность
etude-theme-transport = транспорт
etude-theme-quartermaster = квартирмейстер
etude-theme-medic = медик
etude-theme-explosion = взрыв
etude-theme-replacing = замена
etude-theme-return = возвращение в стопку
etude-theme-mine = мина
etude-theme-control = захват
etude-theme-toughness = стойкость
etude-theme-procedure = процедура
etude-theme-net = сеть
etude-theme-module = модуль
etude-theme-initiative = инициатива
