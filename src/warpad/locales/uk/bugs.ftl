bugs-army-south = Червона армія
bugs-army-north = Синя армія
bugs-army-south2 = Друга червона армія
bugs-army-north2 = Друга синя армія

bugs-by-south = { bugs-army-south }
bugs-by-north = { bugs-army-north }
bugs-by-south2 = { bugs-army-south2 }
bugs-by-north2 = { bugs-army-north2 }
bugs-by-nobody = ніхто

bugs-side-south = Червона сторона
bugs-side-north = Синя сторона

bugs-result-south = перемога червоних
bugs-result-north = перемога синіх
bugs-result-draw = нічия

bugs-mode-training = Тренувальний табір
bugs-mode-campaign = Воєнна кампанія
bugs-mode-allied = Союзники
bugs-mode-double = Дуель 12 загонів

bugs-unit-rhino = Жук-носоріг
bugs-unit-mantis = Богомол
bugs-unit-wasp = Оса
bugs-unit-spider = Павук
bugs-unit-ant = Мураха
bugs-unit-mosquito = Комар
bugs-unit-all = усі, крім генерала

bugs-foe-rhino = { bugs-unit-rhino }
bugs-foe-mantis = { bugs-unit-mantis }
bugs-foe-wasp = { bugs-unit-wasp }
bugs-foe-spider = { bugs-unit-spider }
bugs-foe-ant = { bugs-unit-ant }
bugs-foe-mosquito = { bugs-unit-mosquito }

bugs-troop-general = Генерал
bugs-troop-cavalry = Кавалерія
bugs-troop-archer = Лучник
bugs-troop-spearman = Списоносець
bugs-troop-infantry = Піхота
bugs-troop-scout = Розвідник

bugs-trait-rhino-no-general-order = Не рухається за загальним наказом.
bugs-trait-rhino-aura = Союзні загони поруч із генералом отримують +1 до Сили.
bugs-trait-mantis-charge = +1 до Сили в бою на клітинці, якщо цього ходу пройшов 2 клітинки або більше.
bugs-trait-wasp-aim = +1 до Сили під час атаки на відстані, якщо не рухалася цього ходу.
bugs-trait-spider-web = +1 до Сили під час захисту.
bugs-trait-ant-swarm = +1 до Сили за кожного союзника поруч (не більше +2).
bugs-trait-mosquito-fly = Може рухатися крізь союзні загони.
bugs-trait-mosquito-sting = Бездіяльний суперник б’ється з ним із базовою Силою 0 і без бонусів; кубик враховується.

bugs-part-strength = Сила

bugs-die-1 = Личинка
bugs-die-2 = Солдат
bugs-die-3 = Чемпіон

bugs-trophy-katana = Катана сьогуна
bugs-trophy-katana-1 = Атакувальники отримують +1 до Сили в боях на клітинці.
bugs-trophy-katana-2 = Правило трикутника діє в боях на клітинці для будь-якого загону незалежно від наказу.
bugs-trophy-katana-3 = Правило трикутника не діє.
bugs-trophy-banner = Прапор Камакури
bugs-trophy-banner-1 = Утримання артефакта дає 2 впливу.
bugs-trophy-banner-2 = Кожен переможений загін дає 2 впливу.
bugs-trophy-banner-3 = Для перемоги достатньо 6 впливу (12 для команди).
bugs-trophy-dew = Чаша роси
bugs-trophy-dew-1 = Дохід — 3 енергії за хід.
bugs-trophy-dew-2 = Дохід — 1 енергія за хід.
bugs-trophy-dew-3 = Обидві сторони починають із 4 енергії.
bugs-trophy-tengu = Маска тенгу
bugs-trophy-tengu-1 = Портали закриті.
bugs-trophy-tengu-2 = Портали розташовано на a1 та e5.
bugs-trophy-tengu-3 = Загін, переміщений порталом, приносить власнику 1 енергію.
bugs-trophy-winds = Сувій вітрів
bugs-trophy-winds-1 = Загони зі Швидкістю 1 отримують +1 до Швидкості.
bugs-trophy-winds-2 = Генерали теж виконують загальний наказ.
bugs-trophy-winds-3 = Атакувальники на відстані отримують −1 до Сили.

bugs-medal-dragon-claw = Кіготь дракона
bugs-medal-dragon-claw-need = Переможіть ворожого генерала.
bugs-medal-dragon-claw-bonus = Один раз за партію: безкоштовний перекид.
bugs-medal-heart-of-hive = Серце вулика
bugs-medal-heart-of-hive-need = Виграйте партію, втративши не більше 2 загонів.
bugs-medal-heart-of-hive-bonus = Починайте партію з 1 енергією.
bugs-medal-keeper = Хранитель артефакта
bugs-medal-keeper-need = Отримайте вплив за артефакт три ходи поспіль.
bugs-medal-keeper-bonus = Починайте партію з 1 впливом.
bugs-medal-raider = Гроза обозів
bugs-medal-raider-need = Захопіть ворожий обоз.
bugs-medal-raider-bonus = Один раз за партію: отримайте дохід, хоча ваш обоз захоплений.
bugs-medal-three-paths = Майстер трьох шляхів
bugs-medal-three-paths-need = Виграйте два бої за правилом трикутника за партію.
bugs-medal-three-paths-bonus = Один раз за партію: +1 до Сили в одному бою, оголосіть до кидка.
bugs-medal-portal-shadow = Тінь порталу
bugs-medal-portal-shadow-need = Тричі перемістіть загони через портали за партію.
bugs-medal-portal-shadow-bonus = Один раз за партію: +1 до Швидкості для одного особистого наказу (не більше 3 клітинок).

bugs-direction-N = на північ
bugs-direction-E = на схід
bugs-direction-S = на південь
bugs-direction-W = на захід

bugs-path-stay = залишається на місці

bugs-kind-cell = на одній клітинці
bugs-kind-ranged = на відстані
bugs-kind-personal = особистий наказ
bugs-kind-general = загальний наказ

bugs-pay-energy = за 1 енергію
bugs-pay-medal = медаллю
bugs-pay-first = перший кидок

bugs-use-yes = пройде крізь нього
bugs-use-no = залишиться на місці

bugs-how-rolled = за кидком кубика
bugs-how-agreed = за домовленістю

bugs-source-artifact = артефакт
bugs-source-defeat = переможений загін

bugs-reason-edge = край поля
bugs-reason-ally = там стоїть союзник
bugs-reason-enemy = там стоїть ворог
bugs-reason-held = перехоплений швидшим ворогом
bugs-reason-exchange = зустрічні загальні накази
bugs-reason-faster = клітинку займає швидший ворог
bugs-reason-equal = на клітинку йде ворог із тією самою Швидкістю
bugs-reason-faster-ally = клітинку займає союзник
bugs-reason-allied-exchange = союзники не міняються місцями
bugs-reason-column = передній загін вступив у бій
bugs-reason-influence = за впливом
bugs-reason-general = загинув генерал
bugs-reason-army = загинули всі, крім генерала
bugs-reason-turns = досягнуто межі ходів

bugs-cause-battle = у бою
bugs-cause-retreat = нікуди відступити
bugs-cause-shot = від пострілу
bugs-cause-no-return = нікуди повернутися

bugs-ask-lot-first = Жереб вирішує, хто починає.
bugs-ask-draw-trophy = Витягується трофей.
bugs-ask-agree = Запропонуйте особливість трофея або довіртеся кубику.
bugs-ask-roll-trophy = Кубик вибирає особливість трофея.
bugs-ask-place = Поставте один загін на свої дві лінії.
bugs-ask-place-secretly = Розставте загони потай; генерал — на першій лінії.
bugs-ask-income = Ваш обоз захоплено. Застосувати медаль заради доходу?
bugs-ask-order = Віддайте таємний наказ: один загін і шлях або всі в один бік.
bugs-ask-lot-meeting = Швидкості рівні: вирішує жереб.
bugs-ask-lot-portal = Жереб вирішує, хто перший біля порталів.
bugs-ask-portal = Використати портал наприкінці ходу?
bugs-ask-lot-battle = Жереб вирішує, хто вибере перший бій.
bugs-ask-battle = Виберіть, який бій буде першим.
bugs-ask-boost = Застосувати медаль заради Сили в цьому бою?
bugs-ask-roll = Кидок кубика.
bugs-ask-reroll = Перекинути кубик чи залишити?
bugs-ask-target = Таємно виберіть ціль або не стріляйте.
bugs-ask-destination = Виберіть портал призначення.
bugs-ask-lot-medal = Умову виконано одночасно: кому медаль, вирішить жереб.
bugs-ask-over = Партію завершено.

bugs-do-place = Поставити: { $unit } на { $at }
bugs-do-order = Особистий наказ: { $unit }, { $path }
bugs-do-advance = Загальний наказ: { $direction }
bugs-do-propose = Запропонувати особливість { $option }
bugs-do-leave-to-die = Нехай вирішить кубик
bugs-do-use-medal = Застосувати медаль: { $medal }
bugs-do-keep-medal = Зберегти медаль: { $medal }
bugs-do-use-portal = { $unit } використовує портал { $at }
bugs-do-refuse-portal = { $unit } лишається на порталі { $at }
bugs-do-travel = { $unit } переміщується на { $to }
bugs-do-choose-battle = Спершу на { $at }: { $unit } — { $foe }
bugs-do-reroll = { $unit }: перекинути { $pay }
bugs-do-keep = { $unit }: лишити кидок
bugs-do-shoot = { $unit } стріляє: { $foe } на { $at }
bugs-do-hold-fire = { $unit } не стріляє
bugs-do-draw-lot = Тягнути жереб
bugs-do-draw-trophy = Витягнути: { $trophy }
bugs-do-roll = Кидок: { $die }

bugs-refuse-over = Партію завершено.
bugs-refuse-not-your-choice = Зараз вирішуєте не ви.
bugs-refuse-not-now = Зараз потрібне інше рішення.
bugs-refuse-not-asked = Цього немає серед варіантів.
bugs-refuse-reroll = Немає енергії чи медалі на перекид.
bugs-refuse-target = Стріляти можна лише у ворога на прямій лінії в межах Дальності.
bugs-refuse-destination = Загін може переміститися лише на вільний доступний портал.
bugs-refuse-other-army = Зараз черга іншої вашої армії: { $army }.
bugs-refuse-unit-placed = Такого загону для розставлення немає.
bugs-refuse-lines = Загони ставлять на першу й другу лінії своєї армії.
bugs-refuse-cell-taken = { $at } зайнята; виберіть вільну клітинку.
bugs-refuse-general-line = Генерал ставиться на першу лінію.
bugs-refuse-keep-for-general = Остання вільна клітинка першої лінії — для генерала.
bugs-refuse-nobody-obeys = Загальний наказ виконувати нікому; віддайте особистий.
bugs-refuse-direction = Загальному наказу потрібен один із чотирьох напрямків.
bugs-refuse-unit-gone = { $unit } вже не на полі.
bugs-refuse-no-medal = У цієї армії немає такої медалі.
bugs-refuse-medal-idle = Медаль додає рівно один крок, разом не більше трьох; шлях { $path } її не потребує.

bugs-barred-far = { $unit } не дійде до { $at }: { $speed ->
        [one] загін може зробити лише { $speed } крок
        [few] загін може зробити лише { $speed } кроки
        [many] загін може зробити лише { $speed } кроків
       *[other] загін може зробити лише { $speed } кроку
    }.
bugs-barred-ally = { $unit } не може зупинитися на { $at }: там стоїть союзник.
bugs-barred-way = { $unit } не дійде до { $at }: на шляху інші загони.
bugs-barred-board = { $unit } не може дійти до { $at }: на інше поле ведуть лише портали.

bugs-event-first-drawn = Жереб випав гравцеві { $number }.
bugs-event-trophy-drawn = Трофей: { $trophy }.
bugs-event-option-set = { $trophy }: діє особливість { $option }, { $how }.
bugs-event-placed = { $army }: { $unit } на { $at }.
bugs-event-income-taken = { $army }: +{ $n } енергії, тепер { $energy }.
bugs-event-income-lost = { $army }: обоз захоплено, доходу немає.
bugs-event-order-shown = { $army }, { $kind }: { $unit }, { $path }.
bugs-event-stepped = Крок { $nth }: { $unit } з { $from } на { $to } ({ $army }).
bugs-event-stopped = Крок { $nth }: { $unit } зупиняється на { $at } ({ $army }): { $reason }.
bugs-event-lot-won = { $army }: { $unit } виграє жереб, суперник — { $foe }.
bugs-event-met = Крок { $nth }, { $at }: зіткнення, { $unit } ({ $army }) і { $foe }.
bugs-event-returned = { $unit } повертається з { $from } на { $to } ({ $army }).
bugs-event-portal-declared = Портал { $at }: { $unit } ({ $army }) { $use }.
bugs-event-battle-lot-won = { $side } вибирає, який бій перший.
bugs-event-battle-chosen = Спершу бій на { $at }: { $unit } ({ $army }) — { $foe }.
bugs-event-battle-began = Бій { $kind }, { $at }: { $unit } ({ $army }) — { $foe }.
bugs-event-boosted = { $army }: { $unit } отримує +{ $n } до Сили ({ $medal }).
bugs-event-rolled = { $army }: { $unit } викидає «{ $die }»{ $counts ->
        [full] {""}
       *[less] , зараховано { $value }
    } ({ $pay }); лишилося енергії { $energy }.
bugs-event-could-not-roll = { $army }: немає енергії на кидок, { $unit }.
bugs-event-kept = { $army }: { $unit } лишає кидок.
bugs-event-triangle-won = { $army }: { $unit } перемагає без кидка, суперник — { $foe }.
bugs-event-won = { $army }: { $unit } перемагає, суперник — { $foe }.
bugs-event-drew = Нічия: { $unit } ({ $army }) і { $foe }.
bugs-event-retreated = { $army }: { $unit } відступає з { $from } на { $to }.
bugs-event-removed = { $army }: { $unit } гине на { $at }, { $cause }; очко: { $by }.
bugs-event-missed = { $army }: { $unit } стріляє, { $foe } виживає.
bugs-event-target-shown = { $army }: { $unit } цілиться, { $foe } на { $at }.
bugs-event-battle-void = Бій не відбудеться: { $unit } ({ $army }) і { $foe }.
bugs-event-influence-gained = { $army }: +{ $n } впливу, тепер { $influence } ({ $source }).
bugs-event-travelled = { $army }: { $unit } проходить портал з { $from } на { $to }.
bugs-event-travel-blocked = { $army }: { $unit } лишається на { $at }, вільних порталів немає.
bugs-event-portal-energy = { $army }: енергія за портал, тепер { $energy }.
bugs-event-train-captured = { $army }: обоз на { $at } захоплено ({ $unit }).
bugs-event-train-freed = { $army }: обоз на { $at } знову вільний ({ $unit }).
bugs-event-turn-began = Хід { $turn }.
bugs-event-party-began = Партія { $party }.
bugs-event-party-ended = Партію завершено: { $result }, { $reason }.
bugs-event-medal-given = { $army } отримує медаль: { $medal }.
bugs-event-trophy-taken = { $side } забирає трофей: { $trophy }.
bugs-event-match-ended = Матч завершено: { $result }.

## The aim, and the account of the end

bugs-aim-training = { bugs-mode-training }: хто першим набере { $goal } впливу, або доки не загине генерал
bugs-aim-campaign = { bugs-mode-campaign }: трофеїв для перемоги { $trophies }. У партії: хто першим набере { $goal } впливу, або доки не загине генерал
bugs-aim-allied = { bugs-mode-allied }: трофеїв для перемоги { $trophies }. У партії: сторона, що першою набере { $goal } впливу
bugs-aim-double = { bugs-mode-double }: трофеїв для перемоги { $trophies }. У партії: хто першим набере { $goal } впливу
bugs-account-influence = Вплив: звідки
bugs-account-trophies = Трофеї за партіями
bugs-account-defeat =
    { $count ->
        [one] Переможено { $count } загін
        [few] Переможено { $count } загони
        [many] Переможено { $count } загонів
       *[other] Переможено { $count } загону
    }
bugs-account-artifact =
    { $count ->
        [one] Артефакт утримано { $count } хід
        [few] Артефакт утримано { $count } ходи
        [many] Артефакт утримано { $count } ходів
       *[other] Артефакт утримано { $count } ходу
    }
bugs-account-rest = Усе інше
bugs-account-game = Партія { $party }: { $trophy }

## Малюнок у терміналі: у кожного загону своя літера

bugs-letter-rhino = Ж
bugs-letter-mantis = Б
bugs-letter-wasp = О
bugs-letter-spider = П
bugs-letter-ant = М
bugs-letter-mosquito = К
bugs-drawing-signs = { $red } червоні, { $blue } сині, { $artefact } артефакт, { $train } обоз
bugs-drawing-portal = портал
bugs-drawing-second = малі літери — другі армії
bugs-drawing-ways = Шляхи: N вгору, E праворуч, S вниз, W ліворуч
bugs-drawing-tracks = енергія { $energy }/{ $energy_most }, вплив { $influence }/{ $influence_most }
bugs-drawing-units =
    { $count ->
        [one] { $count } загін
        [few] { $count } загони
        [many] { $count } загонів
       *[other] { $count } загону
    }
bugs-drawing-captured = обоз захоплено
bugs-drawing-trophies = Трофеї: { $list }
bugs-drawing-medals = Медалі: { $list }
bugs-drawing-battle = Бій на { $at }: { $first } — { $second }
bugs-drawing-fighter = { $unit } ({ $army }), Сила { $strength }
