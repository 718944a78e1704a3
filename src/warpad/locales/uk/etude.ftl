# Етюди: назви, цілі, складність, підказки й теми.

etude-name = { $army } { $number }
etude-tiles = Дано: { $tile }
etude-goal-destroy-hq = Знищте ворожий штаб у фінальній битві.
etude-goal-damage = Завдайте ворожому штабу пошкоджень: щонайменше { $amount }.
etude-goal-survive = Збережіть після фінальної битви щонайменше стільки очок здоров’я: { $amount }.
etude-goal-destroy-tile = Приберіть з поля: { $tile }.
etude-goal-lose-nothing = Не втратьте жодного свого жетона.
etude-reason-tries = різних спроб: { $tries }, правильних: { $solutions }
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
etude-reason-obvious = очевидна спроба вдається
etude-reason-not-obvious = очевидна спроба не вдається
etude-reason-lucky = вдалих випадкових спроб: { $count } з { $tries }
etude-hint-theme = Подумайте: { $theme }.
etude-hint-place = Щось має статися на { $at }.
etude-hint-tile = Почніть із «{ $tile }». Де користі найбільше?
etude-hint-action = Почніть із цього: { $action }

etude-theme-melee = ближня атака
etude-theme-ranged = дальня атака
etude-theme-armour = броня
etude-theme-gauss = гармата Гаусса
etude-theme-move = переміщення
etude-theme-push = відштовхування
etude-theme-sniper = снайпер
etude-theme-grenade = граната
etude-theme-air-strike = авіаудар
etude-theme-rotation = розвертання
etude-theme-castling = рокіровка
etude-theme-mobility = мобільність
etude-theme-transport = транспорт
etude-theme-quartermaster = інтендант
etude-theme-medic = медик
etude-theme-explosion = вибух
etude-theme-replacing = заміна жетона
etude-theme-return = повернення в стос
etude-theme-mine = міна
etude-theme-control = контроль
etude-theme-toughness = міцність
etude-theme-procedure = процедура
etude-theme-net = сітка
etude-theme-module = модуль
etude-theme-initiative = ініціатива
etude-theme-personal-order = особистий наказ
etude-theme-general-order = загальний наказ
etude-theme-battle = бій
etude-theme-portal = портал
etude-theme-triangle = трикутник
etude-theme-lot = жереб
etude-theme-dice = кубики
etude-theme-hidden = приховані накази

etude-goal-destroy-unit =
    { $turns ->
        [one] Знищте ворожий загін «{ $unit }» за { $turns } хід: дайте наказ із найкращими шансами.
        [few] Знищте ворожий загін «{ $unit }» за { $turns } ходи: дайте наказ із найкращими шансами.
        [many] Знищте ворожий загін «{ $unit }» за { $turns } ходів: дайте наказ із найкращими шансами.
       *[other] Знищте ворожий загін «{ $unit }» за { $turns } ходу: дайте наказ із найкращими шансами.
    }
etude-goal-win =
    { $turns ->
        [one] Виграйте партію за { $turns } хід: дайте наказ із найкращими шансами.
        [few] Виграйте партію за { $turns } ходи: дайте наказ із найкращими шансами.
        [many] Виграйте партію за { $turns } ходів: дайте наказ із найкращими шансами.
       *[other] Виграйте партію за { $turns } ходу: дайте наказ із найкращими шансами.
    }
etude-name-unit = { $unit } { $number }
etude-reason-positions = позицій для оцінки: { $count }
etude-hint-unit = Придивіться: { $unit }.

# Чим закінчилася спроба.
etude-title = { $title }
etude-outcome = Спробу завершено.
etude-outcome-own-hq = Ваш штаб знищено.
etude-outcome-destroy-hq =
    { $left ->
        [0] Ворожий штаб знищено.
        [one] Ворожий штаб стоїть: лишилося { $left } очко здоров’я.
        [few] Ворожий штаб стоїть: лишилися { $left } очка здоров’я.
        [many] Ворожий штаб стоїть: лишилося { $left } очок здоров’я.
       *[other] Ворожий штаб стоїть: лишилося { $left } очка здоров’я.
    }
etude-outcome-damage = Ворожий штаб втратив { $amount }, треба було { $wanted }.
etude-outcome-survive = У вас лишилося очок здоров’я: { $amount }, треба було { $wanted }.
etude-outcome-tile = Досі на полі: { $tile }.
etude-outcome-tile-gone = Більше немає на полі: { $tile }.
etude-outcome-lose-nothing =
    { $count ->
        [0] Ви не втратили жодного жетона.
        [one] Ви втратили { $count } жетон.
        [few] Ви втратили { $count } жетони.
        [many] Ви втратили { $count } жетонів.
       *[other] Ви втратили { $count } жетона.
    }
etude-outcome-unit = Ворожий загін досі на полі: { $unit }.
etude-outcome-unit-gone = Ворожий загін знищено: { $unit }.
etude-outcome-won = Партію виграно.
etude-outcome-not-won = Партію не виграно.

# Neon.
etude-name-fighter = { $fighter } { $number }
etude-goal-defeat = Переможіть бійця «{ $fighter }» до кінця раунду: знайдіть шлях із найкращими шансами.
etude-goal-wound =
    { $amount ->
        [one] Боєць «{ $fighter }» має втратити до кінця раунду щонайменше { $amount } жетон здоров’я: знайдіть найкращі шанси.
        [few] Боєць «{ $fighter }» має втратити до кінця раунду щонайменше { $amount } жетони здоров’я: знайдіть найкращі шанси.
        [many] Боєць «{ $fighter }» має втратити до кінця раунду щонайменше { $amount } жетонів здоров’я: знайдіть найкращі шанси.
       *[other] Боєць «{ $fighter }» має втратити до кінця раунду щонайменше { $amount } жетона здоров’я: знайдіть найкращі шанси.
    }
etude-goal-stand =
    { $amount ->
        [one] Залишіться наприкінці раунду на арені, зберігши щонайменше { $amount } жетон здоров’я: знайдіть найкращі шанси.
        [few] Залишіться наприкінці раунду на арені, зберігши щонайменше { $amount } жетони здоров’я: знайдіть найкращі шанси.
        [many] Залишіться наприкінці раунду на арені, зберігши щонайменше { $amount } жетонів здоров’я: знайдіть найкращі шанси.
       *[other] Залишіться наприкінці раунду на арені, зберігши щонайменше { $amount } жетона здоров’я: знайдіть найкращі шанси.
    }
etude-goal-collect =
    { $amount ->
        [one] До кінця раунду відберіть в інших щонайменше { $amount } жетон здоров’я: знайдіть найкращі шанси.
        [few] До кінця раунду відберіть в інших щонайменше { $amount } жетони здоров’я: знайдіть найкращі шанси.
        [many] До кінця раунду відберіть в інших щонайменше { $amount } жетонів здоров’я: знайдіть найкращі шанси.
       *[other] До кінця раунду відберіть в інших щонайменше { $amount } жетона здоров’я: знайдіть найкращі шанси.
    }
etude-goal-points =
    { $amount ->
        [one] Наберіть до кінця раунду щонайменше { $amount } переможне очко: знайдіть найкращі шанси.
        [few] Наберіть до кінця раунду щонайменше { $amount } переможні очки: знайдіть найкращі шанси.
        [many] Наберіть до кінця раунду щонайменше { $amount } переможних очок: знайдіть найкращі шанси.
       *[other] Наберіть до кінця раунду щонайменше { $amount } переможного очка: знайдіть найкращі шанси.
    }
etude-goal-victory = Виграйте партію в цьому раунді, ні з ким не розділивши перемоги: знайдіть найкращі шанси.
etude-goal-reach = На кінець раунду будьте в секторі «{ $sector }»: знайдіть найкращі шанси.
etude-goal-drive = Коли всі завершать ходи цього раунду, боєць «{ $fighter }» має бути в секторі «{ $sector }»: знайдіть найкращі шанси.
etude-goal-bots =
    { $amount ->
        [one] Знищте до кінця раунду щонайменше { $amount } бота: знайдіть найкращі шанси.
        [few] Знищте до кінця раунду щонайменше { $amount } ботів: знайдіть найкращі шанси.
        [many] Знищте до кінця раунду щонайменше { $amount } ботів: знайдіть найкращі шанси.
       *[other] Знищте до кінця раунду щонайменше { $amount } бота: знайдіть найкращі шанси.
    }
etude-goal-leader = Завершіть раунд із жетоном лідера: знайдіть найкращі шанси.
etude-goal-equip = Здобудьте до кінця раунду спорядження цього виду: { $type }. Знайдіть найкращі шанси.
etude-goal-save =
    { $amount ->
        [one] На кінець раунду ваш союзник «{ $fighter }» має бути на арені й зберегти щонайменше { $amount } жетон здоров’я: знайдіть найкращі шанси.
        [few] На кінець раунду ваш союзник «{ $fighter }» має бути на арені й зберегти щонайменше { $amount } жетони здоров’я: знайдіть найкращі шанси.
        [many] На кінець раунду ваш союзник «{ $fighter }» має бути на арені й зберегти щонайменше { $amount } жетонів здоров’я: знайдіть найкращі шанси.
       *[other] На кінець раунду ваш союзник «{ $fighter }» має бути на арені й зберегти щонайменше { $amount } жетона здоров’я: знайдіть найкращі шанси.
    }
etude-goal-deny = До кінця раунду боєць «{ $fighter }» не має відібрати в когось жодного жетона здоров’я: знайдіть найкращі шанси.
etude-opponent-nothing = Інші нічого не роблять.
etude-opponent-defence = Інші пропускають свої ходи, але на ваші атаки відповідають якнайкраще.
etude-opponent-anything = Інші роблять проти вас усе, що можуть.
etude-allowed-search = Можна шукати здобич.
etude-allowed-others = Можна атакувати й інших бійців.
etude-allies-idle = Ваші союзники нічого не роблять.
etude-team-points = Рахуються очки всієї команди.
etude-no-loot = Ніхто не шукає здобич.
etude-no-others = Інших бійців ви не атакуєте.
etude-sealed = Відомо заздалегідь: { $action }
etude-reason-plain = очевидна спроба має шанс { $percent }%
etude-hint-source = Скористайтеся: { $source }.
etude-hint-weapon = Потрібна зброя: { $weapon }.
etude-outcome-fighter-fell = Бійця «{ $fighter }» переможено.
etude-outcome-fighter-stands =
    { $left ->
        [one] Боєць «{ $fighter }» тримається: лишився { $left } жетон здоров’я.
        [few] Боєць «{ $fighter }» тримається: лишилося { $left } жетони здоров’я.
        [many] Боєць «{ $fighter }» тримається: лишилося { $left } жетонів здоров’я.
       *[other] Боєць «{ $fighter }» тримається: лишилося { $left } жетона здоров’я.
    }
etude-outcome-collected =
    { $amount ->
        [one] В інших відібрано { $amount } жетон здоров’я, треба було { $wanted }.
        [few] В інших відібрано { $amount } жетони здоров’я, треба було { $wanted }.
        [many] В інших відібрано { $amount } жетонів здоров’я, треба було { $wanted }.
       *[other] В інших відібрано { $amount } жетона здоров’я, треба було { $wanted }.
    }
etude-outcome-points = Ваші переможні очки: { $amount }, треба було { $wanted }.
etude-outcome-bots = Знищено ботів: { $amount }, треба було { $wanted }.
etude-outcome-at = Боєць «{ $fighter }» у секторі «{ $sector }».
etude-outcome-away = Бійця «{ $fighter }» немає на арені.
etude-outcome-leader = Жетон лідера в бійця «{ $fighter }».
etude-outcome-equipped = Здобуто: { $type }.
etude-outcome-not-equipped = Досі бракує: { $type }.
etude-outcome-denied = Боєць «{ $fighter }» відібрав жетонів здоров’я: { $amount }.
etude-theme-answer = відповідь суперника
etude-theme-gear = спорядження
etude-theme-sector = сектор
etude-theme-reroll = перекид
etude-theme-upgrade = покращення
etude-theme-plan = вибір карт
etude-theme-more-dice = більше кубиків
etude-theme-turned-dice = кубик на іншу грань
etude-theme-ability = здібність
etude-theme-loot = здобич
etude-theme-bot = бот
etude-theme-drain = втрата енергії
etude-theme-token = жетон на арені
etude-theme-area = атака по всьому сектору
etude-theme-range = дальність
etude-theme-extra-damage = додаткова шкода
etude-theme-two-attacks = дві атаки
etude-theme-leader = жетон лідера
etude-theme-defence = захист
etude-theme-closing = закриття сектора

# «Війна жуків»: кілька ходів, суміш наказів.
etude-theme-turns = план на кілька ходів
etude-theme-mixture = чергування наказів
etude-opponent-mixed = Суперник таємно віддає найкращі накази, і обидві сторони можуть вибирати наказ випадково.
etude-reason-turns =
    { $count ->
        [one] треба спланувати { $count } хід
        [few] треба спланувати { $count } ходи
        [many] треба спланувати { $count } ходів
       *[other] треба спланувати { $count } ходу
    }
etude-reason-mixed =
    { $count ->
        [one] чергується { $count } наказ
        [few] чергуються { $count } накази
        [many] чергуються { $count } наказів
       *[other] чергується { $count } наказу
    }
etude-hint-mixed =
    { $count ->
        [one] Несподіванка не потрібна: досить { $count } наказу.
        [few] Один наказ можна передбачити: чергуйте { $count }.
        [many] Один наказ можна передбачити: чергуйте { $count }.
       *[other] Один наказ можна передбачити: чергуйте { $count }.
    }
etude-name-bugs-duel-01 = Генерал іде сам
etude-name-bugs-duel-02 = Оса чи Комар
etude-name-bugs-duel-03 = Один із трьох
etude-name-bugs-duel-04 = Перший біля артефакту
etude-name-bugs-duel-05 = Три накази
etude-name-bugs-duel-06 = Терпіння
etude-name-bugs-duel-07 = Богомол сідає
etude-name-bugs-duel-08 = Далекий обхід
etude-name-bugs-duel-09 = Орел чи решка
etude-name-bugs-duel-10 = Стояти чи йти
etude-name-bugs-duel-11 = Рідкісна несподіванка
etude-name-bugs-duel-12 = Тричі з чотирьох
etude-name-bugs-duel-13 = Чотири сіті на Комара
etude-name-bugs-duel-14 = Три ходи без кубиків
etude-name-bugs-duel-15 = Мураха й обман
etude-name-bugs-duel-16 = Три дороги до Оси
etude-name-bugs-duel-17 = Кроком більше, кроком менше
etude-name-bugs-duel-18 = Три ходи, три накази
etude-name-bugs-siege-01 = Повітрям
etude-name-bugs-siege-02 = Не сходячи з місця
etude-name-bugs-siege-03 = Оса проти Оси
etude-name-bugs-siege-04 = Сам на генерала
etude-name-bugs-siege-05 = Три кроки до трону
etude-name-bugs-siege-06 = В обхід Павука
