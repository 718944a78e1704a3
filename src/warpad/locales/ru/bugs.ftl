bugs-army-south = Красная армия
bugs-army-north = Синяя армия
bugs-army-south2 = Вторая красная армия
bugs-army-north2 = Вторая синяя армия

bugs-by-south = { bugs-army-south }
bugs-by-north = { bugs-army-north }
bugs-by-south2 = { bugs-army-south2 }
bugs-by-north2 = { bugs-army-north2 }
bugs-by-nobody = никто

bugs-side-south = Красная сторона
bugs-side-north = Синяя сторона

bugs-result-south = победа красных
bugs-result-north = победа синих
bugs-result-draw = ничья

bugs-mode-training = Тренировочный лагерь
bugs-mode-campaign = Военная кампания
bugs-mode-allied = Союзники
bugs-mode-double = Дуэль 12 отрядов

bugs-unit-rhino = Жук-носорог
bugs-unit-mantis = Богомол
bugs-unit-wasp = Оса
bugs-unit-spider = Паук
bugs-unit-ant = Муравей
bugs-unit-mosquito = Комар
bugs-unit-all = все, кроме генерала

bugs-foe-rhino = { bugs-unit-rhino }
bugs-foe-mantis = { bugs-unit-mantis }
bugs-foe-wasp = { bugs-unit-wasp }
bugs-foe-spider = { bugs-unit-spider }
bugs-foe-ant = { bugs-unit-ant }
bugs-foe-mosquito = { bugs-unit-mosquito }

bugs-troop-general = Генерал
bugs-troop-cavalry = Кавалерия
bugs-troop-archer = Лучник
bugs-troop-spearman = Копьеносец
bugs-troop-infantry = Пехота
bugs-troop-scout = Разведчик

bugs-trait-rhino-no-general-order = Не двигается по общему приказу.
bugs-trait-rhino-aura = Союзные отряды рядом с генералом получают +1 к Силе.
bugs-trait-mantis-charge = +1 к Силе в бою на клетке, если в этот ход прошёл 2 клетки или больше.
bugs-trait-wasp-aim = +1 к Силе при атаке на расстоянии, если не двигалась в этот ход.
bugs-trait-spider-web = +1 к Силе при защите.
bugs-trait-ant-swarm = +1 к Силе за каждого союзника рядом (не больше +2).
bugs-trait-mosquito-fly = Может двигаться сквозь союзные отряды.
bugs-trait-mosquito-sting = Бездействующий соперник сражается с ним с базовой Силой 0 и без бонусов; кубик учитывается.

bugs-part-strength = Сила

bugs-die-1 = Личинка
bugs-die-2 = Солдат
bugs-die-3 = Чемпион

bugs-trophy-katana = Катана сёгуна
bugs-trophy-katana-1 = Атакующие получают +1 к Силе в боях на клетке.
bugs-trophy-katana-2 = Правило треугольника действует в боях на клетке для любого отряда независимо от приказа.
bugs-trophy-katana-3 = Правило треугольника не действует.
bugs-trophy-banner = Знамя Камакуры
bugs-trophy-banner-1 = Удержание артефакта даёт 2 влияния.
bugs-trophy-banner-2 = Каждый побеждённый отряд даёт 2 влияния.
bugs-trophy-banner-3 = Для победы достаточно 6 влияния (12 для команды).
bugs-trophy-dew = Чаша росы
bugs-trophy-dew-1 = Доход — 3 энергии за ход.
bugs-trophy-dew-2 = Доход — 1 энергия за ход.
bugs-trophy-dew-3 = Обе стороны начинают с 4 энергии.
bugs-trophy-tengu = Маска тэнгу
bugs-trophy-tengu-1 = Порталы закрыты.
bugs-trophy-tengu-2 = Порталы находятся на a1 и e5.
bugs-trophy-tengu-3 = Отряд, перемещённый порталом, приносит владельцу 1 энергию.
bugs-trophy-winds = Свиток ветров
bugs-trophy-winds-1 = Отряды со Скоростью 1 получают +1 к Скорости.
bugs-trophy-winds-2 = Генералы тоже выполняют общий приказ.
bugs-trophy-winds-3 = Атакующие на расстоянии получают −1 к Силе.

bugs-medal-dragon-claw = Коготь дракона
bugs-medal-dragon-claw-need = Победите вражеского генерала.
bugs-medal-dragon-claw-bonus = Один раз за партию: бесплатный переброс.
bugs-medal-heart-of-hive = Сердце улья
bugs-medal-heart-of-hive-need = Выиграйте партию, потеряв не больше 2 отрядов.
bugs-medal-heart-of-hive-bonus = Начинайте партию с 1 энергией.
bugs-medal-keeper = Хранитель артефакта
bugs-medal-keeper-need = Получите влияние за артефакт три хода подряд.
bugs-medal-keeper-bonus = Начинайте партию с 1 влиянием.
bugs-medal-raider = Гроза обозов
bugs-medal-raider-need = Захватите вражеский обоз.
bugs-medal-raider-bonus = Один раз за партию: получите доход, хотя ваш обоз захвачен.
bugs-medal-three-paths = Мастер трёх путей
bugs-medal-three-paths-need = Выиграйте два боя по правилу треугольника за партию.
bugs-medal-three-paths-bonus = Один раз за партию: +1 к Силе в одном бою, объявите до броска.
bugs-medal-portal-shadow = Тень портала
bugs-medal-portal-shadow-need = Трижды переместите отряды через порталы за партию.
bugs-medal-portal-shadow-bonus = Один раз за партию: +1 к Скорости для одного личного приказа (не больше 3 клеток).

bugs-direction-N = на север
bugs-direction-E = на восток
bugs-direction-S = на юг
bugs-direction-W = на запад

bugs-path-stay = остаётся на месте

bugs-kind-cell = на одной клетке
bugs-kind-ranged = на расстоянии
bugs-kind-personal = личный приказ
bugs-kind-general = общий приказ

bugs-pay-energy = за 1 энергию
bugs-pay-medal = медалью
bugs-pay-first = первый бросок

bugs-use-yes = пройдёт через него
bugs-use-no = останется на месте

bugs-how-rolled = по броску кубика
bugs-how-agreed = по договорённости

bugs-source-artifact = артефакт
bugs-source-defeat = побеждённый отряд

bugs-reason-edge = край поля
bugs-reason-ally = там стоит союзник
bugs-reason-enemy = там стоит враг
bugs-reason-held = перехвачен более быстрым врагом
bugs-reason-exchange = встречные общие приказы
bugs-reason-faster = клетку занимает более быстрый враг
bugs-reason-equal = на клетку идёт враг с той же Скоростью
bugs-reason-faster-ally = клетку занимает союзник
bugs-reason-allied-exchange = союзники не меняются местами
bugs-reason-column = передний отряд вступил в бой
bugs-reason-influence = по влиянию
bugs-reason-general = погиб генерал
bugs-reason-army = погибли все, кроме генерала
bugs-reason-turns = достигнут предел ходов

bugs-cause-battle = в бою
bugs-cause-retreat = отступить некуда
bugs-cause-shot = от выстрела
bugs-cause-no-return = некуда вернуться

bugs-ask-lot-first = Жребий решает, кто начинает.
bugs-ask-draw-trophy = Вытягивается трофей.
bugs-ask-agree = Предложите особенность трофея или доверьтесь кубику.
bugs-ask-roll-trophy = Кубик выбирает особенность трофея.
bugs-ask-place = Поставьте один отряд на свои две линии.
bugs-ask-place-secretly = Расставьте отряды втайне; генерал — на первой линии.
bugs-ask-income = Ваш обоз захвачен. Применить медаль ради дохода?
bugs-ask-order = Отдайте тайный приказ: один отряд и путь или все в одну сторону.
bugs-ask-lot-meeting = Скорости равны: решает жребий.
bugs-ask-lot-portal = Жребий решает, кто первый у порталов.
bugs-ask-portal = Использовать портал в конце хода?
bugs-ask-lot-battle = Жребий решает, кто выберет первый бой.
bugs-ask-battle = Выберите, какой бой пройдёт первым.
bugs-ask-boost = Применить медаль ради Силы в этом бою?
bugs-ask-roll = Бросок кубика.
bugs-ask-reroll = Перебросить кубик или оставить?
bugs-ask-target = Тайно выберите цель или не стреляйте.
bugs-ask-destination = Выберите портал назначения.
bugs-ask-lot-medal = Условие выполнено одновременно: кому медаль, решит жребий.
bugs-ask-over = Партия окончена.

bugs-do-place = Поставить: { $unit } на { $at }
bugs-do-order = Личный приказ: { $unit }, { $path }
bugs-do-advance = Общий приказ: { $direction }
bugs-do-propose = Предложить особенность { $option }
bugs-do-leave-to-die = Пусть решит кубик
bugs-do-use-medal = Применить медаль: { $medal }
bugs-do-keep-medal = Сохранить медаль: { $medal }
bugs-do-use-portal = { $unit } использует портал { $at }
bugs-do-refuse-portal = { $unit } остаётся на портале { $at }
bugs-do-travel = { $unit } перемещается на { $to }
bugs-do-choose-battle = Сначала на { $at }: { $unit } — { $foe }
bugs-do-reroll = { $unit }: перебросить { $pay }
bugs-do-keep = { $unit }: оставить бросок
bugs-do-shoot = { $unit } стреляет: { $foe } на { $at }
bugs-do-hold-fire = { $unit } не стреляет
bugs-do-draw-lot = Тянуть жребий
bugs-do-draw-trophy = Вытянуть: { $trophy }
bugs-do-roll = Бросок: { $die }

bugs-refuse-over = Партия окончена.
bugs-refuse-not-your-choice = Сейчас решаете не вы.
bugs-refuse-not-now = Сейчас нужно другое решение.
bugs-refuse-not-asked = Этого нет среди вариантов.
bugs-refuse-reroll = Нет энергии или медали на переброс.
bugs-refuse-target = Стрелять можно только во врага на прямой линии в пределах Дальности.
bugs-refuse-destination = Отряд может переместиться только на свободный доступный портал.
bugs-refuse-other-army = Сейчас очередь другой вашей армии: { $army }.
bugs-refuse-unit-placed = Такого отряда для расстановки нет.
bugs-refuse-lines = Отряды ставят на первую и вторую линии своей армии.
bugs-refuse-cell-taken = { $at } занята; выберите свободную клетку.
bugs-refuse-general-line = Генерал ставится на первую линию.
bugs-refuse-keep-for-general = Последняя свободная клетка первой линии — для генерала.
bugs-refuse-nobody-obeys = Общий приказ выполнять некому; отдайте личный.
bugs-refuse-direction = Общему приказу нужно одно из четырёх направлений.
bugs-refuse-unit-gone = { $unit } уже не на поле.
bugs-refuse-no-medal = У этой армии нет такой медали.
bugs-refuse-medal-idle = Медаль добавляет ровно один шаг, всего не больше трёх; путь { $path } её не требует.

bugs-barred-far = { $unit } не дойдёт до { $at }: отряд может сделать только { $speed ->
        [one] { $speed } шаг
        [few] { $speed } шага
        [many] { $speed } шагов
       *[other] { $speed } шага
    }.
bugs-barred-ally = { $unit } не может остановиться на { $at }: там стоит союзник.
bugs-barred-way = { $unit } не дойдёт до { $at }: на пути другие отряды.
bugs-barred-board = { $unit } не может дойти до { $at }: на другое поле ведут только порталы.

bugs-event-first-drawn = Жребий выпал игроку { $number }.
bugs-event-trophy-drawn = Трофей: { $trophy }.
bugs-event-option-set = { $trophy }: действует особенность { $option }, { $how }.
bugs-event-placed = { $army }: { $unit } на { $at }.
bugs-event-income-taken = { $army }: +{ $n } энергии, теперь { $energy }.
bugs-event-income-lost = { $army }: обоз захвачен, дохода нет.
bugs-event-order-shown = { $army }, { $kind }: { $unit }, { $path }.
bugs-event-stepped = Шаг { $nth }: { $unit } с { $from } на { $to } ({ $army }).
bugs-event-stopped = Шаг { $nth }: { $unit } останавливается на { $at } ({ $army }): { $reason }.
bugs-event-lot-won = { $army }: { $unit } выигрывает жребий, соперник — { $foe }.
bugs-event-met = Шаг { $nth }, { $at }: столкновение, { $unit } ({ $army }) и { $foe }.
bugs-event-returned = { $unit } возвращается с { $from } на { $to } ({ $army }).
bugs-event-portal-declared = Портал { $at }: { $unit } ({ $army }) { $use }.
bugs-event-battle-lot-won = { $side } выбирает, какой бой первый.
bugs-event-battle-chosen = Сначала бой на { $at }: { $unit } ({ $army }) — { $foe }.
bugs-event-battle-began = Бой { $kind }, { $at }: { $unit } ({ $army }) — { $foe }.
bugs-event-boosted = { $army }: { $unit } получает +{ $n } к Силе ({ $medal }).
bugs-event-rolled = { $army }: { $unit } выбрасывает «{ $die }»{ $counts ->
        [full] {""}
       *[less] , засчитано { $value }
    } ({ $pay }); осталось энергии { $energy }.
bugs-event-could-not-roll = { $army }: нет энергии на бросок, { $unit }.
bugs-event-kept = { $army }: { $unit } оставляет бросок.
bugs-event-triangle-won = { $army }: { $unit } побеждает без броска, соперник — { $foe }.
bugs-event-won = { $army }: { $unit } побеждает, соперник — { $foe }.
bugs-event-drew = Ничья: { $unit } ({ $army }) и { $foe }.
bugs-event-retreated = { $army }: { $unit } отступает с { $from } на { $to }.
bugs-event-removed = { $army }: { $unit } гибнет на { $at }, { $cause }; очко: { $by }.
bugs-event-missed = { $army }: { $unit } стреляет, { $foe } выживает.
bugs-event-target-shown = { $army }: { $unit } целится, { $foe } на { $at }.
bugs-event-battle-void = Бой не состоится: { $unit } ({ $army }) и { $foe }.
bugs-event-influence-gained = { $army }: +{ $n } влияния, теперь { $influence } ({ $source }).
bugs-event-travelled = { $army }: { $unit } проходит портал с { $from } на { $to }.
bugs-event-travel-blocked = { $army }: { $unit } остаётся на { $at }, свободных порталов нет.
bugs-event-portal-energy = { $army }: энергия за портал, теперь { $energy }.
bugs-event-train-captured = { $army }: обоз на { $at } захвачен, захватчик — { $unit }.
bugs-event-train-freed = { $army }: обоз на { $at } снова свободен ({ $unit }).
bugs-event-turn-began = Ход { $turn }.
bugs-event-party-began = Партия { $party }.
bugs-event-party-ended = Партия окончена: { $result }, { $reason }.
bugs-event-medal-given = { $army } получает медаль: { $medal }.
bugs-event-trophy-taken = { $side } забирает трофей: { $trophy }.
bugs-event-match-ended = Матч окончен: { $result }.

## The aim, and the account of the end

bugs-aim-training = { bugs-mode-training }: кто первым наберёт { $goal } влияния, или пока не погибнет генерал
bugs-aim-campaign = { bugs-mode-campaign }: трофеев для победы { $trophies }. В партии: кто первым наберёт { $goal } влияния, или пока не погибнет генерал
bugs-aim-allied = { bugs-mode-allied }: трофеев для победы { $trophies }. В партии: сторона, первой набравшая { $goal } влияния
bugs-aim-double = { bugs-mode-double }: трофеев для победы { $trophies }. В партии: кто первым наберёт { $goal } влияния
bugs-account-influence = Влияние: откуда
bugs-account-trophies = Трофеи по партиям
bugs-account-defeat =
    { $count ->
        [one] Побеждён { $count } отряд
        [few] Побеждено { $count } отряда
        [many] Побеждено { $count } отрядов
       *[other] Побеждено { $count } отряда
    }
bugs-account-artifact =
    { $count ->
        [one] Артефакт удержан { $count } ход
        [few] Артефакт удержан { $count } хода
        [many] Артефакт удержан { $count } ходов
       *[other] Артефакт удержан { $count } хода
    }
bugs-account-rest = Всё остальное
bugs-account-game = Партия { $party }: { $trophy }

## Рисунок в терминале: у каждого отряда своя буква

bugs-letter-rhino = Ж
bugs-letter-mantis = Б
bugs-letter-wasp = О
bugs-letter-spider = П
bugs-letter-ant = М
bugs-letter-mosquito = К
bugs-drawing-signs = { $red } красные, { $blue } синие, { $artefact } артефакт, { $train } обоз
bugs-drawing-portal = портал
bugs-drawing-second = строчные буквы — вторые армии
bugs-drawing-ways = Пути: N вверх, E вправо, S вниз, W влево
bugs-drawing-tracks = энергия { $energy }/{ $energy_most }, влияние { $influence }/{ $influence_most }
bugs-drawing-units =
    { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
        [many] { $count } отрядов
       *[other] { $count } отряда
    }
bugs-drawing-captured = обоз захвачен
bugs-drawing-trophies = Трофеи: { $list }
bugs-drawing-medals = Медали: { $list }
bugs-drawing-battle = Бой на { $at }: { $first } — { $second }
bugs-drawing-fighter = { $unit } ({ $army }), Сила { $strength }
