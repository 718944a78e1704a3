# Страница «Войны жуков»: слова вокруг поля и для программ чтения с экрана.

page-bugs-board = Поле
page-bugs-board-role = поле из клеток, ходите стрелками
page-bugs-round = круглые фишки
page-bugs-square = квадратные фишки
page-bugs-sealed = приказ запечатан
page-bugs-thinking = думает
page-bugs-yours = ваш отряд
page-bugs-free = Свободно.
page-bugs-artifact = Артефакт: влияние тому, кто держит его в конце хода
page-bugs-portal = Портал
page-bugs-train = Обоз, { $army }
page-bugs-train-lost = Обоз захвачен: дохода нет
page-bugs-energy = Энергия: оплачивает кубики
page-bugs-energy-of = Энергия { $count } из { $most }
page-bugs-influence = Влияние
page-bugs-influence-of = Влияние { $count }, для победы { $most }
page-bugs-turn = Ход { $turn }
page-bugs-placing = Расстановка отрядов
page-bugs-party-turn = Партия { $party }, ход { $turn }

page-bugs-tablet = Планшет приказа
page-bugs-task-order = Ваш тайный приказ
page-bugs-task-order-of = Тайный приказ: { $army }
page-bugs-kind = Вид приказа
page-bugs-one = Один отряд
page-bugs-one-how = в пределах Скорости, атакует встречного
page-bugs-all = Все, кроме генерала
page-bugs-all-how = один шаг в одну сторону, без атаки
page-bugs-general = Общий приказ
page-bugs-general-how = Выберите направление. Каждый отряд, кроме генерала, делает один шаг.
page-bugs-unit = Отряд
page-bugs-troop = Род войск
page-bugs-speed = Скор.
page-bugs-strength = Сила
page-bugs-strength-defends = Сила в защите
page-bugs-range = Дальн.
page-bugs-printed = напечатано { $n }
page-bugs-penalty = На чужом поле: −{ $n } к кубику.
page-bugs-steps = Шаги приказа
page-bugs-step-add = шаг
page-bugs-add-step = Добавить шаг
page-bugs-step-to = Шаг { $direction }
page-bugs-last-step = Убрать шаг
page-bugs-no-step = Туда шагнуть нельзя.
page-bugs-stay = Стоять
page-bugs-next-order = Ваш следующий приказ
page-bugs-next-order-how = Выберите уже сейчас: приказ откроется после показа. Нажатие на поле завершает показ.
page-bugs-seal = Запечатать приказ
page-bugs-your-order = Ваш запечатанный приказ
page-bugs-draw-path = Выберите отряд и проведите путь: ведите по полю, нажимайте клетки или стрелки.
page-bugs-draw-chosen = Проведите путь: ведите по полю, нажимайте клетки или стрелки. Без шагов отряд останется на месте наготове.
page-bugs-nobody = Сейчас на { $at } никого нет.
page-bugs-stays-quiet = Стоит и никого не встретит, если к нему не придут.
page-bugs-stops = Остановится на { $at }: { $reason }.
page-bugs-more-targets = Целей в пределах дальности: { $count }. Выберете одну после движения.

page-bugs-short-rhino = соседям +1 к Силе; общий приказ его не двигает
page-bugs-short-mantis = +1 в бою на клетке после 2 и более шагов
page-bugs-short-wasp = +1, если стреляет, не двигаясь
page-bugs-short-spider = +1 в защите
page-bugs-short-ant = +1 за каждого союзника рядом, не больше +2
page-bugs-short-mosquito = летит над своими; у бездействующих врагов Сила 0

page-bugs-plus-die = + кубик
page-bugs-shoots = стреляет
page-bugs-win = победа { $percent }%
page-bugs-draw = ничья { $percent }%
page-bugs-lose = поражение { $percent }%
page-bugs-if-stays = Если { $unit } останется на { $at }.
page-bugs-value = С учётом перебросов ваш шанс — { $percent }%.
page-bugs-triangle-win = Этот род войск побеждает тот без кубиков.
page-bugs-triangle-lose = Тот род войск побеждает этот без кубиков.
page-bugs-part-aura = { $unit } рядом, на { $at }
page-bugs-part-charge = два шага и больше
page-bugs-part-aim = стреляет, не двигаясь
page-bugs-part-web = защищается
page-bugs-part-swarm = союзники рядом
page-bugs-part-sting = ужален в бездействии

page-bugs-battle = Бой на { $at }
page-bugs-shot-at = Выстрел по { $at }
page-bugs-met-step = встретились на шаге { $step }
page-bugs-triangle = решено без кубиков
page-bugs-attacks = атакует
page-bugs-shooting = стреляет
page-bugs-defends = защищается
page-bugs-die = Кубик { $die }
page-bugs-no-die = Кубик не брошен
page-bugs-die-row = кубик
page-bugs-leads = впереди
page-bugs-ends-won = Победитель: { $unit }.
page-bugs-ends-draw = Ничья: оба отступают.
page-bugs-ends-void = Боя не будет.
page-bugs-winning = Вы впереди: { $mine } против { $theirs }.
page-bugs-losing = Вы уступаете: { $mine } против { $theirs }.
page-bugs-even = Поровну: { $mine } против { $theirs }.
page-bugs-reroll-how = Переброс стоит 1 энергию, у вас { $count }. Считается новый бросок.
page-bugs-face = { $die }: { $result }
page-bugs-face-win = победа
page-bugs-face-draw = ничья
page-bugs-face-lose = поражение

page-bugs-show-no-income = Новой энергии нет.
page-bugs-show-orders = Все приказы открываются одновременно.
page-bugs-show-march = Шаг { $nth }: { $who }.
page-bugs-show-many = { $army }, отрядов: { $n }
page-bugs-show-to = { $unit } на { $to }
page-bugs-show-both-roll = Бросаются кубики.
page-bugs-show-rolls = { $unit }: выпало { $die }
page-bugs-show-no-roll = { $unit }: нет энергии на бросок
page-bugs-show-rolls-again = { $unit }: переброс.
page-bugs-show-again = Переброс. { $roll }.
page-bugs-show-falls = { $unit } погибает.
page-bugs-show-formation = Все построения открыты.
page-bugs-show-gain = +{ $n } влияния
page-bugs-show-end = Конец хода
page-bugs-fallen = Потери: { $side }
page-bugs-fallen-short = Потери
page-bugs-ends-miss = Промах.

page-bugs-place-how = Нажмите отряд, затем отмеченную клетку.

page-bugs-campaign = Кампания
page-bugs-medals = Медали
page-bugs-held-by = { $side }
page-bugs-fought-for = разыгрывается сейчас
page-bugs-not-yet = ещё не вытянут
page-bugs-free-medal = пока ничья
page-bugs-used = использована в этой партии
page-bugs-history = Сыгранные партии

page-bugs-ear-unit = { $unit }, { $owner }, { $troop }. Скорость { $speed }, Сила { $strength }.
page-bugs-ear-range = Дальность { $range }.
page-bugs-ear-step = { $direction }, { $at }
page-bugs-ear-odds = Встречает: { $foe }, { $at }. Победа { $win }, ничья { $draw }, поражение { $lose } процентов.
page-bugs-ear-enter = Enter выбирает.

page-bugs-key-unit = выбрать отряд
page-bugs-key-path = вести путь или выбрать направление
page-bugs-key-kind = один отряд или все
page-bugs-key-arrows = ходить по клеткам
page-bugs-key-reroll = перебросить / оставить кубик

page-bugs-trophies =
    { $count ->
        [one] { $count } трофей
        [few] { $count } трофея
        [many] { $count } трофеев
       *[other] { $count } трофея
    }

## Настройки матча
page-bugs-goal = побеждает тот, кто первым наберёт { $n } влияния
page-bugs-goal-campaign = { $influence }; { $trophies ->
        [one] для победы нужен { $trophies } трофей
        [few] для победы нужно { $trophies } трофея
        [many] для победы нужно { $trophies } трофеев
       *[other] для победы нужно { $trophies } трофея
    }
page-bugs-of = из { $n }
page-bugs-ways = Партию выигрывает тот, кто первым наберёт { $n } влияния, победит вражеского генерала или оставит его на поле одного. Влияние: 1 за каждый побеждённый отряд и 1 за ход, если держать артефакт.
page-bugs-ways-allied = Партию выигрывает сторона, которая первой наберёт вместе { $n } влияния, победит обоих вражеских генералов или оставит врагу только генералов. Влияние: 1 за каждый побеждённый отряд и 1 за ход за каждый артефакт.
page-bugs-figures = Скорость { $speed }, Сила { $strength }, Дальность { $range }.
page-bugs-percent = { $n } %
page-bugs-more = Подробно

page-bugs-after = После хода на { $at }:
page-bugs-after-sum = Сила { $attacks } в бою на этом ходу, { $defends } позже в обороне.
page-bugs-hit = попадание { $percent } %
page-bugs-miss = промах { $percent } %
page-bugs-reroll-helps = Переброс поднимет ваш шанс с { $keep } % до { $reroll } %.
page-bugs-reroll-hurts = Переброс снизит ваш шанс с { $keep } % до { $reroll } %.
page-bugs-reroll-same = Переброс ничего не изменит: ваш шанс останется { $keep } %.

page-bugs-beats-personal = С личным приказом побеждает без кубиков: { $units }.
page-bugs-beaten-personal = Проигрывает без кубиков, если у врага личный приказ: { $units }.
page-bugs-beats-any = В любом бою на клетке побеждает без кубиков: { $units }.
page-bugs-beaten-any = В любом бою на клетке проигрывает без кубиков: { $units }.
page-bugs-beats-nobody = Вне треугольника: его бои всегда решают кубики.

page-bugs-place-why = От расстановки зависит, до кого отряды дойдут в первые ходы. Быстрых ставьте вперёд, генерала туда, где он в безопасности и усиливает соседей, а против каждого врага тот род войск, который его бьёт.
page-bugs-place-advised = Зелёная рамка показывает рекомендуемую клетку, { $at }.

page-bugs-tip-one = Личный приказ: отряд атакует всех, кого встретит, пользуется правилом треугольника и может стрелять.
page-bugs-tip-all = Общий приказ: каждый отряд делает один шаг. Никто не атакует, не стреляет и не пользуется треугольником.
page-bugs-tip-stay = Отряд остаётся на месте, но считается атакующим. Он может стрелять.
page-bugs-tip-seal = Никто не увидит приказ, пока не будут готовы все. Потом отменить его нельзя.
page-bugs-tip-troop = Кавалерия бьёт лучника, лучник копейщика, копейщик кавалерию, без кубиков.
page-bugs-tip-speed = Сколько шагов может сделать отряд. При столкновении быстрый идёт первым.
page-bugs-tip-strength = Прибавляется к кубику в бою. Показана Сила на месте, а после стрелки та, что будет.
page-bugs-tip-range = Как далеко отряд стреляет по прямой. Прочерк: не стреляет.
page-bugs-tip-energy = Энергия платит за кубики: 1 за бросок, 1 за переброс. Доход: { $n } за ход.
page-bugs-tip-trophies = Трофеев: { $count } из { $most }.
page-bugs-tip-medals = Медали за подвиги, каждая с бонусом. Нажмите, чтобы посмотреть.
page-bugs-tip-worth = Ваш шанс после этого ответа, если дальше обе стороны играют лучшим образом. Ничья считается за половину.
page-bugs-tip-odds = Если каждая сторона бросит один раз. Перебросы сверх того.


bugs-option-mode = Режим
bugs-option-players = Игроки
bugs-option-players-zero = четверо: двое на двое
bugs-option-players-three = трое: один против двоих
bugs-option-formation = Построение
bugs-formation-usual = рекомендованная в тренировке, тайная в кампании
bugs-formation-free = ставят игроки
bugs-formation-fixed = рекомендованное
bugs-option-trophy = Особенность трофея
bugs-trophy-die = по кубику
bugs-trophy-agreement = по договорённости
bugs-option-trophies = Трофеев для победы
bugs-option-retreat-scores = Отряд, погибший при отступлении, приносит влияние
bugs-option-range-up-to = Дальность 2 достаёт на 1 и 2
bugs-option-units-block-shots = Отряды заслоняют от выстрелов
bugs-option-shooter-bonus = Клетка, по которой считаются бонусы стрелка
bugs-shooter-bonus-own = своя
bugs-shooter-bonus-battle = цели
bugs-option-turn-cap = Последний ход партии
bugs-option-party-cap = Последняя партия кампании
bugs-option-party-cap-zero = без предела
bugs-option-turn-cap-zero = без предела
page-bugs-leap = { $unit }: в конце хода с { $at } на { $to }.
page-bugs-leap-free = Сейчас там свободно.
page-bugs-leap-taken = Сейчас там стоит { $unit }: если клетка останется занятой, путь закрыт.
page-bugs-board-n = Поле { $n }
page-bugs-decided = выбор сделан
bugs-mode-training-about = Одна партия: побеждает, кто набрал достаточно влияния.
bugs-mode-campaign-about = Серия партий, каждая за трофей; за подвиги — медали. Побеждает, кто собрал достаточно трофеев.
bugs-mode-allied-about = Два поля, двое на двое или один против двоих.
bugs-mode-double-about = Два поля, два игрока, по двенадцать отрядов.
