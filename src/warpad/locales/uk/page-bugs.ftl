# Сторінка «Війни жуків»: слова навколо поля та для програм читання з екрана.

page-bugs-board = Поле
page-bugs-board-role = поле з клітинок, ходіть стрілками
page-bugs-round = круглі фішки
page-bugs-square = квадратні фішки
page-bugs-sealed = наказ запечатано
page-bugs-thinking = думає
page-bugs-yours = ваш загін
page-bugs-free = Вільно.
page-bugs-artifact = Артефакт: вплив тому, хто тримає його наприкінці ходу
page-bugs-portal = Портал
page-bugs-train = Обоз, { $army }
page-bugs-train-lost = Обоз захоплено: доходу немає
page-bugs-energy = Енергія: оплачує кубики
page-bugs-energy-of = Енергія { $count } з { $most }
page-bugs-influence = Вплив
page-bugs-influence-of = Вплив { $count }, для перемоги { $most }
page-bugs-turn = Хід { $turn }
page-bugs-placing = Розстановка загонів
page-bugs-party-turn = Партія { $party }, хід { $turn }

page-bugs-tablet = Планшет наказу
page-bugs-task-order = Ваш таємний наказ
page-bugs-task-order-of = Таємний наказ: { $army }
page-bugs-kind = Вид наказу
page-bugs-one = Один загін
page-bugs-one-how = у межах Швидкості, атакує зустрічного
page-bugs-all = Усі, крім генерала
page-bugs-all-how = один крок в один бік, без атаки
page-bugs-general = Загальний наказ
page-bugs-general-how = Виберіть напрямок. Кожен загін, крім генерала, робить один крок.
page-bugs-unit = Загін
page-bugs-troop = Рід військ
page-bugs-speed = Швид.
page-bugs-strength = Сила
page-bugs-strength-defends = Сила в захисті
page-bugs-range = Дальн.
page-bugs-printed = надруковано { $n }
page-bugs-penalty = На чужому полі: −{ $n } до кубика.
page-bugs-steps = Кроки наказу
page-bugs-step-add = крок
page-bugs-add-step = Додати крок
page-bugs-step-to = Крок { $direction }
page-bugs-last-step = Прибрати крок
page-bugs-no-step = Туди ступити не можна.
page-bugs-stay = Стояти
page-bugs-next-order = Ваш наступний наказ
page-bugs-next-order-how = Оберіть уже зараз: наказ відкриється після показу. Натискання на поле завершує показ.
page-bugs-seal = Запечатати наказ
page-bugs-your-order = Ваш запечатаний наказ
page-bugs-draw-path = Виберіть загін і проведіть шлях: ведіть по полю, натискайте клітинки або стрілки.
page-bugs-draw-chosen = Проведіть шлях: ведіть по полю, натискайте клітинки або стрілки. Без кроків загін лишиться на місці напоготові.
page-bugs-nobody = Зараз на { $at } нікого немає.
page-bugs-stays-quiet = Стоїть і нікого не зустріне, якщо до нього не прийдуть.
page-bugs-stops = Зупиниться на { $at }: { $reason }.
page-bugs-more-targets = Цілей у межах дальності: { $count }. Виберете одну після руху.

page-bugs-short-rhino = сусідам +1 до Сили; загальний наказ його не рухає
page-bugs-short-mantis = +1 у бою на клітинці після 2 і більше кроків
page-bugs-short-wasp = +1, якщо стріляє, не рухаючись
page-bugs-short-spider = +1 у захисті
page-bugs-short-ant = +1 за кожного союзника поруч, не більше +2
page-bugs-short-mosquito = летить над своїми; у бездіяльних ворогів Сила 0

page-bugs-plus-die = + кубик
page-bugs-shoots = стріляє
page-bugs-win = перемога { $percent }%
page-bugs-draw = нічия { $percent }%
page-bugs-lose = поразка { $percent }%
page-bugs-if-stays = Якщо { $unit } залишиться на { $at }.
page-bugs-value = З урахуванням перекидів ваш шанс — { $percent }%.
page-bugs-triangle-win = Цей рід військ перемагає той без кубиків.
page-bugs-triangle-lose = Той рід військ перемагає цей без кубиків.
page-bugs-part-aura = { $unit } поруч, на { $at }
page-bugs-part-charge = два кроки і більше
page-bugs-part-aim = стріляє, не рухаючись
page-bugs-part-web = захищається
page-bugs-part-swarm = союзники поруч
page-bugs-part-sting = вжалений у бездіяльності

page-bugs-battle = Бій на { $at }
page-bugs-shot-at = Постріл по { $at }
page-bugs-met-step = зустрілися на кроці { $step }
page-bugs-triangle = вирішено без кубиків
page-bugs-attacks = атакує
page-bugs-shooting = стріляє
page-bugs-defends = захищається
page-bugs-die = Кубик { $die }
page-bugs-no-die = Кубик не кинуто
page-bugs-die-row = кубик
page-bugs-leads = попереду
page-bugs-ends-won = Переможець: { $unit }.
page-bugs-ends-draw = Нічия: обидва відступають.
page-bugs-ends-void = Бою не буде.
page-bugs-winning = Ви попереду: { $mine } проти { $theirs }.
page-bugs-losing = Ви поступаєтеся: { $mine } проти { $theirs }.
page-bugs-even = Порівну: { $mine } проти { $theirs }.
page-bugs-reroll-how = Перекид коштує 1 енергію, у вас { $count }. Рахується новий кидок.
page-bugs-face = { $die }: { $result }
page-bugs-face-win = перемога
page-bugs-face-draw = нічия
page-bugs-face-lose = поразка

page-bugs-show-no-income = Нової енергії немає.
page-bugs-show-orders = Усі накази відкриваються одночасно.
page-bugs-show-march = Крок { $nth }: { $who }.
page-bugs-show-many = { $army }, загонів: { $n }
page-bugs-show-to = { $unit } на { $to }
page-bugs-show-both-roll = Кидаються кубики.
page-bugs-show-rolls = { $unit }: випало { $die }
page-bugs-show-no-roll = { $unit }: немає енергії на кидок
page-bugs-show-rolls-again = { $unit }: перекид.
page-bugs-show-again = Перекид. { $roll }.
page-bugs-show-falls = { $unit } гине.
page-bugs-show-formation = Усі шикування відкрито.
page-bugs-show-gain = +{ $n } впливу
page-bugs-show-end = Кінець ходу
page-bugs-fallen = Втрати: { $side }
page-bugs-fallen-short = Втрати
page-bugs-ends-miss = Промах.

page-bugs-place-how = Натисніть загін, потім позначену клітинку.

page-bugs-campaign = Кампанія
page-bugs-medals = Медалі
page-bugs-held-by = { $side }
page-bugs-fought-for = розігрується зараз
page-bugs-not-yet = ще не витягнуто
page-bugs-free-medal = поки нічия
page-bugs-used = використана в цій партії
page-bugs-history = Зіграні партії

page-bugs-ear-unit = { $unit }, { $owner }, { $troop }. Швидкість { $speed }, Сила { $strength }.
page-bugs-ear-range = Дальність { $range }.
page-bugs-ear-step = { $direction }, { $at }
page-bugs-ear-odds = Зустрічає: { $foe }, { $at }. Перемога { $win }, нічия { $draw }, поразка { $lose } відсотків.
page-bugs-ear-enter = Enter вибирає.

page-bugs-key-unit = вибрати загін
page-bugs-key-path = вести шлях або вибрати напрямок
page-bugs-key-kind = один загін чи всі
page-bugs-key-arrows = ходити по клітинках
page-bugs-key-reroll = перекинути / залишити кубик

page-bugs-trophies =
    { $count ->
        [one] { $count } трофей
        [few] { $count } трофеї
        [many] { $count } трофеїв
       *[other] { $count } трофея
    }

## Налаштування матчу
page-bugs-goal = перемагає той, хто першим набере { $n } впливу
page-bugs-goal-campaign = { $influence }; { $trophies ->
        [one] для перемоги потрібен { $trophies } трофей
        [few] для перемоги потрібно { $trophies } трофеї
        [many] для перемоги потрібно { $trophies } трофеїв
       *[other] для перемоги потрібно { $trophies } трофея
    }
page-bugs-of = із { $n }
page-bugs-ways = Партію виграє той, хто першим набере { $n } впливу, переможе ворожого генерала або залишить його на полі самого. Вплив: 1 за кожен переможений загін і 1 за хід, якщо тримати артефакт.
page-bugs-ways-allied = Партію виграє сторона, яка першою набере разом { $n } впливу, переможе обох ворожих генералів або залишить ворогові самих генералів. Вплив: 1 за кожен переможений загін і 1 за хід за кожен артефакт.
page-bugs-figures = Швидкість { $speed }, Сила { $strength }, Дальність { $range }.
page-bugs-percent = { $n } %
page-bugs-more = Докладно

page-bugs-after = Після ходу на { $at }:
page-bugs-after-sum = Сила { $attacks } у бою цього ходу, { $defends } згодом в обороні.
page-bugs-hit = влучання { $percent } %
page-bugs-miss = промах { $percent } %
page-bugs-reroll-helps = Перекид підвищить ваш шанс із { $keep } % до { $reroll } %.
page-bugs-reroll-hurts = Перекид знизить ваш шанс із { $keep } % до { $reroll } %.
page-bugs-reroll-same = Перекид нічого не змінить: ваш шанс залишиться { $keep } %.

page-bugs-beats-personal = З особистим наказом перемагає без кубиків: { $units }.
page-bugs-beaten-personal = Програє без кубиків, якщо у ворога особистий наказ: { $units }.
page-bugs-beats-any = У будь-якому бою на клітинці перемагає без кубиків: { $units }.
page-bugs-beaten-any = У будь-якому бою на клітинці програє без кубиків: { $units }.
page-bugs-beats-nobody = Поза трикутником: його бої завжди вирішують кубики.

page-bugs-place-why = Від розстановки залежить, до кого загони дійдуть у перші ходи. Швидких ставте вперед, генерала туди, де він у безпеці й підсилює сусідів, а проти кожного ворога той рід військ, що його б’є.
page-bugs-place-advised = Зелена рамка показує рекомендовану клітинку, { $at }.

page-bugs-tip-one = Особистий наказ: загін атакує всіх, кого зустріне, користується правилом трикутника й може стріляти.
page-bugs-tip-all = Загальний наказ: кожен загін робить один крок. Ніхто не атакує, не стріляє й не користується трикутником.
page-bugs-tip-stay = Загін залишається на місці, але вважається атакувальним. Він може стріляти.
page-bugs-tip-seal = Ніхто не побачить наказу, доки не будуть готові всі. Потім скасувати його не можна.
page-bugs-tip-troop = Кавалерія б’є лучника, лучник списника, списник кавалерію, без кубиків.
page-bugs-tip-speed = Скільки кроків може зробити загін. У разі зіткнення швидший іде першим.
page-bugs-tip-strength = Додається до кубика в бою. Показано Силу на місці, а після стрілки ту, що буде.
page-bugs-tip-range = Як далеко загін стріляє по прямій. Риска: не стріляє.
page-bugs-tip-energy = Енергія платить за кубики: 1 за кидок, 1 за перекид. Дохід: { $n } за хід.
page-bugs-tip-trophies = Трофеїв: { $count } із { $most }.
page-bugs-tip-medals = Медалі за подвиги, кожна з бонусом. Натисніть, щоб подивитися.
page-bugs-tip-worth = Ваш шанс після цієї відповіді, якщо далі обидві сторони грають якнайкраще. Нічия рахується за половину.
page-bugs-tip-odds = Якщо кожна сторона кине один раз. Перекиди понад те.


bugs-option-mode = Режим
bugs-option-players = Гравці
bugs-option-players-zero = четверо: двоє на двоє
bugs-option-players-three = троє: один проти двох
bugs-option-formation = Шикування
bugs-formation-usual = рекомендована в тренуванні, таємна в кампанії
bugs-formation-free = ставлять гравці
bugs-formation-fixed = рекомендоване
bugs-option-trophy = Особливість трофея
bugs-trophy-die = за кубиком
bugs-trophy-agreement = за домовленістю
bugs-option-trophies = Трофеїв для перемоги
bugs-option-retreat-scores = Загін, що загинув під час відступу, приносить вплив
bugs-option-range-up-to = Дальність 2 дістає на 1 і 2
bugs-option-units-block-shots = Загони затуляють від пострілів
bugs-option-shooter-bonus = Клітинка, за якою рахуються бонуси стрільця
bugs-shooter-bonus-own = своя
bugs-shooter-bonus-battle = цілі
bugs-option-turn-cap = Останній хід партії
bugs-option-party-cap = Остання партія кампанії
bugs-option-party-cap-zero = без межі
bugs-option-turn-cap-zero = без межі
page-bugs-leap = { $unit }: наприкінці ходу з { $at } на { $to }.
page-bugs-leap-free = Зараз там вільно.
page-bugs-leap-taken = Зараз там стоїть { $unit }: якщо клітинка лишиться зайнятою, шлях закрито.
page-bugs-board-n = Поле { $n }
page-bugs-decided = вибір зроблено
bugs-mode-training-about = Одна партія: перемагає, хто набрав достатньо впливу.
bugs-mode-campaign-about = Серія партій, кожна за трофей; за подвиги — медалі. Перемагає, хто зібрав достатньо трофеїв.
bugs-mode-allied-about = Два поля, двоє на двох або один проти двох.
bugs-mode-double-about = Два поля, два гравці, по дванадцять загонів.
