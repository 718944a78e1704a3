# Етюди: назви, цілі, складність, підказки й теми.

etude-name = { $army } { $number }
etude-tiles = Дано: { $tile }
etude-goal-destroy-hq = Знищте ворожий штаб в останньому бою.
etude-goal-damage = Завдайте ворожому штабу щонайменше { $amount } шкоди.
etude-goal-survive = Збережіть після останнього бою щонайменше { $amount } міцності штабу.
etude-goal-destroy-tile = Приберіть з поля: { $tile }.
etude-goal-lose-nothing = Не втратьте жодного свого жетона.
etude-reason-tries = Різних спроб: { $tries }, правильних: { $solutions }
etude-reason-depth =
    { $count ->
        [one] глибина — { $count } рішення
        [few] глибина — { $count } рішення
        [many] глибина — { $count } рішень
       *[other] глибина — { $count } рішення
    }
etude-reason-rules =
    { $count ->
        [one] бере участь { $count } правило
        [few] беруть участь { $count } правила
        [many] беруть участь { $count } правил
       *[other] беруть участь { $count } правила
    }
etude-reason-obvious = очевидна спроба розв’язує
etude-reason-not-obvious = очевидна спроба не розв’язує
etude-reason-lucky = випадкових влучань: { $count } з { $tries }
etude-hint-theme = Подумайте: { $theme }.
etude-hint-place = Щось має статися на { $at }.
etude-hint-action = Почніть так: { $action }

etude-theme-melee = ближній бій
etude-theme-ranged = стрільба
etude-theme-armour = броня
etude-theme-gauss = гаус
etude-theme-move = рух
etude-theme-push = відштовхування
etude-theme-sniper = снайпер
etude-theme-grenade = граната
etude-theme-air-strike = авіаудар
etude-theme-rotation = поворот
etude-theme-castling = рокіровка
etude-theme-mobility = рухливість
etude-theme-transport = транспорт
etude-theme-quartermaster = квартирмейстер
etude-theme-medic = медик
etude-theme-explosion = вибух
etude-theme-replacing = заміна
etude-theme-return = повернення в стос
etude-theme-mine = міна
etude-theme-control = захоплення
etude-theme-toughness = стійкість
etude-theme-procedure = процедура
etude-theme-net = сітка
etude-theme-module = модуль
etude-theme-initiative = ініціатива
etude-theme-personal-order = особистий наказ
etude-theme-general-order = загальний наказ
etude-theme-battle = битва
etude-theme-portal = портал
etude-theme-triangle = трикутник
etude-theme-lot = жереб
etude-theme-dice = кубики
etude-theme-hidden = приховані накази

etude-goal-destroy-unit =
    { $turns ->
        [one] Ворожий загін «{ $unit }» має загинути за { $turns } хід: дайте наказ із найкращими шансами.
        [few] Ворожий загін «{ $unit }» має загинути за { $turns } ходи: дайте наказ із найкращими шансами.
        [many] Ворожий загін «{ $unit }» має загинути за { $turns } ходів: дайте наказ із найкращими шансами.
       *[other] Ворожий загін «{ $unit }» має загинути за { $turns } ходу: дайте наказ із найкращими шансами.
    }
etude-goal-win =
    { $turns ->
        [one] Виграйте партію за { $turns } хід: дайте наказ із найкращими шансами.
        [few] Виграйте партію за { $turns } ходи: дайте наказ із найкращими шансами.
        [many] Виграйте партію за { $turns } ходів: дайте наказ із найкращими шансами.
       *[other] Виграйте партію за { $turns } ходу: дайте наказ із найкращими шансами.
    }
etude-name-unit = { $unit } { $number }
etude-reason-positions = позицій, які треба зважити: { $count }
etude-hint-unit = Придивіться: { $unit }.

# Чим закінчилася спроба.
etude-title = { $title }
etude-outcome = Спробу закінчено.
etude-outcome-own-hq = Ваш власний штаб знищено.
etude-outcome-destroy-hq =
    { $left ->
        [0] Ворожий штаб знищено.
        [one] Ворожий штаб стоїть: лишилася { $left } одиниця міцності.
        [few] Ворожий штаб стоїть: лишилися { $left } одиниці міцності.
        [many] Ворожий штаб стоїть: лишилося { $left } одиниць міцності.
       *[other] Ворожий штаб стоїть: лишилося { $left } одиниці міцності.
    }
etude-outcome-damage = Ворожий штаб втратив { $amount }, треба було { $wanted }.
etude-outcome-survive = У вас лишилося міцності: { $amount }, треба було { $wanted }.
etude-outcome-tile = Досі на полі: { $tile }.
etude-outcome-tile-gone = Прибрано з поля: { $tile }.
etude-outcome-lose-nothing =
    { $count ->
        [0] Ви не втратили жодного жетона.
        [one] Ви втратили { $count } жетон.
        [few] Ви втратили { $count } жетони.
        [many] Ви втратили { $count } жетонів.
       *[other] Ви втратили { $count } жетона.
    }
etude-outcome-unit = Ворожий загін досі на дошці: { $unit }.
etude-outcome-unit-gone = Ворожий загін прибрано: { $unit }.
etude-outcome-won = Партію виграно.
etude-outcome-not-won = Партію не виграно.
