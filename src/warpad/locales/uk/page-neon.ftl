# Неон на сторінці українською

page-neon-seat = Місце { $n }
page-neon-or = або
page-neon-you = Ви
page-neon-ring = Кільце секторів
page-neon-ring-role = кільце секторів
page-neon-round = раунд
page-neon-sinks = тоне в кінці раунду
page-neon-sinks-now = { $sector }: тоне в кінці цього раунду.
page-neon-health = Здоров’я: { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
        [many] { $n } жетонів
       *[other] { $n } жетона
    }
page-neon-energy = Енергія { $n } з { $most }
page-neon-pts = оч.
page-neon-done = зроблено
page-neon-used = використано
page-neon-as-supply = Як припас:
page-neon-holds = { $n ->
        [0] Не тримає припасів.
        [one] Тримає { $n } припас.
        [few] Тримає { $n } припаси.
        [many] Тримає { $n } припасів.
       *[other] Тримає { $n } припасу.
    }
page-neon-bot-pays = Жетон один раз платить за:
page-neon-cards = Рука { $hand }, колода { $deck }, скид { $discard }
page-neon-trophy = Трофей { $value } × { $n }
page-neon-abilities = Здібності
page-neon-decks = Що лишилося
page-neon-closing-left = Ще закриються:
page-neon-upgrades-left = У колоді { $n ->
        [one] { $n } покращення
        [few] { $n } покращення
        [many] { $n } покращень
       *[other] { $n } покращення
    }
page-neon-deck-left = { $n ->
        [one] { $n } карта в колоді
        [few] { $n } карти в колоді
        [many] { $n } карт у колоді
       *[other] { $n } карти в колоді
    }
page-neon-of = { $n } з { $of }
page-neon-my-board = Мій планшет
page-neon-sealed = ✓ ряд викладено
page-neon-choosing = вибирає карти
page-neon-deciding = вирішує
page-neon-acting = діє
page-neon-acts-nth = у черзі { $n }-й
page-neon-row-lies = Ваш ряд викладено. Інші ще вибирають.
page-neon-waits = Вирішує { $name }.
page-neon-choices = Що можна зробити
page-neon-bottom-card = нижня карта
page-neon-top-card = верхня карта дає ініціативу
page-neon-bottom = знизу
page-neon-top = зверху
page-neon-spare = зайва
page-neon-swap = Поміняти карти
page-neon-turn-top = Повернути верхню
page-neon-turn-bottom = Повернути нижню
page-neon-slide = Зсунути
page-neon-your-row = Ваш ряд
page-neon-commit = Викласти ряд
page-neon-does-move = до сусіднього сектора
page-neon-does-search = за енергію подивитися здобич і взяти
page-neon-does-attack = зброєю, що дістає
page-neon-does-defense = захисне поле після розкриття
page-neon-does-leadership = взяти жетон лідера
page-neon-does-energy1 = отримати 1 енергію
page-neon-does-energy2 = отримати 2 енергії
page-neon-use = Застосувати
page-neon-equip = Спорядити
page-neon-cover = Покласти поверх: { $loot }
page-neon-stow = Припасом до: { $loot }
page-neon-throw = Скинути
page-neon-leave = Скинути
page-neon-roll-attack-rolled = Кидок атаки: { $faces }.
page-neon-roll-attack-rerolled = Після перекиду: { $faces }.
page-neon-roll-defense-rolled = Кидок захисту ({ $target }): { $faces }.
page-neon-roll-defense-rerolled = Захист після перекиду ({ $target }): { $faces }.
page-neon-rolled-crit = критичних { $n }
page-neon-rolled-hit = звичайних { $n }
page-neon-rolled-maybe = умовних { $n }
page-neon-rolled-miss = промахів { $n }
page-neon-rolled-block-any = від будь-якого { $n }
page-neon-rolled-block-normal = від звичайного { $n }
page-neon-rolled-fail-energy = з енергією { $n }
page-neon-rolled-fail = провалів { $n }
page-neon-told-through = { $target }: проходить { $faces }.
page-neon-told-through-none = { $target }: нічого не проходить.
page-neon-take = Взяти
page-neon-choose = Вибрати
page-neon-do = Виконати
page-neon-pass = Готово
page-neon-pay = Оплата: { $supply }
page-neon-block = Що спинять повні щити
page-neon-declare = Дія { $n }
page-neon-title-go = Рух
page-neon-title-land = Висадка
page-neon-title-flee = Відхід
page-neon-on-ring = Виберіть тут або на кільці.
page-neon-search-cost = Пошук тут коштує енергії: { $n }.
page-neon-n-dice = { $n ->
        [one] { $n } кубик
        [few] { $n } кубики
        [many] { $n } кубиків
       *[other] { $n } кубика
    }
page-neon-about = Що робить
page-neon-attack-of = Атака: { $name } проти { $target }, { $weapon }
page-neon-step-weapon = Зброя
page-neon-step-roll = Кидок
page-neon-step-defence = Захист
page-neon-step-result = Підсумок
page-neon-attack-dice = { $n ->
        [one] { $n } кубик атаки:
        [few] { $n } кубики атаки:
        [many] { $n } кубиків атаки:
       *[other] { $n } кубика атаки:
    }
page-neon-defence-dice = { $n ->
        [one] { $n } кубик захисту:
        [few] { $n } кубики захисту:
        [many] { $n } кубиків захисту:
       *[other] { $n } кубика захисту:
    }
page-neon-at-most = не більше { $n }
page-neon-not-rolled = { $weapon }, дальність { $n }: ще не кинуто.
page-neon-defends = Захищається { $name }
page-neon-through = Щити пропустили: критичних { $crit }, звичайних { $hit }
page-neon-reroll = { $n ->
        [0] Перекинути
        [one] Перекинути { $n } кубик
        [few] Перекинути { $n } кубики
        [many] Перекинути { $n } кубиків
       *[other] Перекинути { $n } кубика
    }
page-neon-reroll-how = Натисніть на кубики, які хочете перекинути.
page-neon-face-crit = Крит
page-neon-face-crit-means = влучання
page-neon-face-hit = Влучання
page-neon-face-hit-means = звичайне
page-neon-face-maybe = Половина
page-neon-face-maybe-means = поки не влучання
page-neon-face-miss = Промах
page-neon-face-miss-means = повз
page-neon-face-block_any = Повний щит
page-neon-face-block_any-means = проти будь-якого
page-neon-face-block_normal = Щит
page-neon-face-block_normal-means = проти звичайного
page-neon-face-fail_energy = Заряд
page-neon-face-fail_energy-means = +1 енергія
page-neon-face-fail = Провал
page-neon-face-fail-means = не тримає
page-neon-sector-park = 1 ен.: половина б’є
page-neon-sector-factory = 1 ен.: +1 кубик
page-neon-sector-charging-station = вхід: +1 енергія
page-neon-sector-highway = перекид кубика
page-neon-sector-underpass = тоне без шкоди
page-neon-sector-mall = пошук: +1 карта
page-neon-sector-station = рух куди завгодно
page-neon-sector-police = без перекидів
page-neon-sector-stadium = щит тримає крит
page-neon-sector-tv-tower = здібності +1 ен.
page-neon-key-enter = Викласти ряд; далі
page-neon-key-skip = Пропустити дію
page-neon-key-number = Вибрати відповідь, карту або кубик
page-neon-key-arrows = Ходити кільцем
page-neon-key-explain = Пояснити сектор
page-neon-ear-sector = Сектор { $n }, { $sector }, { $class }.
page-neon-ear-sinks = Тоне в кінці цього раунду.
page-neon-ear-fighters = Тут: { $names }.
page-neon-ear-enter = Enter вибирає його.
page-neon-ear-row = Ряд: { $row }. Ініціатива { $n }. Enter викладає.
page-neon-short-energy1 = +1 ен.
page-neon-short-energy2 = +2 ен.

page-neon-chances = Шкода, імовірність
page-neon-chances-now = зараз
page-neon-chances-with = з «{ $name }»
page-neon-expected = очікувана шкода
page-neon-defeat-short = перемога { $percent }%
page-neon-defeat = Поразка бійця { $name }:
page-neon-bot-falls = Бота буде знищено:
page-neon-chances-note = Якщо ніхто більше нічого не застосує, а кубики вибрано якнайкраще.
page-neon-chosen-dice = вибраними кубиками
page-neon-closed = Зараз неможливо
page-neon-chances-best = найкращими кубиками
page-neon-ally = ваш союзник

## Options of a match

neon-option-mode = Режим
neon-option-players = Гравці
neon-option-teams = Команди
neon-option-automa = Грати з Автомою (удвох — завжди)
neon-option-skip-actions = Будь-яку дію ряду можна пропустити
neon-option-fighters = Бійці
neon-option-board = Сторона планшета раундів
neon-board-players = за кількістю гравців
neon-board-2-4 = для 2–4 гравців
neon-board-5-6 = для 5–6 гравців
neon-option-pack = Вміст
neon-pack-base = базовий набір
page-neon-dice-range = { $n ->
        [one] { $n } кубик на дальності { $range }
        [few] { $n } кубики на дальності { $range }
        [many] { $n } кубиків на дальності { $range }
       *[other] { $n } кубики на дальності { $range }
    }
page-neon-you-short = ви
page-neon-order = Порядок ходів і очки
page-neon-tip-points = Зняті жетони здоров’я: { $trophies } · боти: { $bots } · жетон лідера: { $leader }
page-neon-tip-energy = Нею платять за здібності та пошук.
page-neon-tip-health = Хто зніме жетон, отримає його число очками. Без жетонів боєць повалений.
page-neon-tip-health-plain = Без жетонів боєць повалений.
page-neon-tip-initiative = Менше число ходить раніше; за рівності за годинниковою стрілкою від лідера.
page-neon-tip-decks = Скільки карт лишилося в кожній колоді здобичі. Натисніть, щоб побачити, що ще можна знайти.
page-neon-tip-leader = Дає очко наприкінці гри та першість за рівної ініціативи. Його беруть дією «Лідерство».
page-neon-tip-field = Захисне поле: за кожен жетон ще один кубик захисту.
page-neon-tip-costs = Коштує: { $cost }.
page-neon-tip-round = { $n ->
        [one] Раунд { $round }: наприкінці тоне { $n } сектор.
        [few] Раунд { $round }: наприкінці тонуть { $n } сектори.
        [many] Раунд { $round }: наприкінці тонуть { $n } секторів.
       *[other] Раунд { $round }: наприкінці тонуть { $n } сектори.
    }
page-neon-tip-sank = Раунд { $round }, затонуло: { $sectors }.
page-neon-tip-swap = Нижня карта ляже зверху й дасть ініціативу.
page-neon-tip-turn-top = Половини верхньої карти поміняються місцями.
page-neon-tip-turn-bottom = Нижня карта покаже іншу половину.
page-neon-tip-slide = Нижня карта визирне з іншого боку: її половина стане першою або останньою дією.
page-neon-same = не зміниться
page-neon-reach-title = Якщо до вас ніхто не зрушить
page-neon-reach-counting = рахуємо…
page-neon-reach-ends = сюди: { $sectors }
page-neon-reach-anywhere = у будь-який сектор
page-neon-reach-nobody = нікого не дістає
page-neon-reach-aim = { $name }: очікувана шкода { $expected }
page-neon-reach-aim-bot = { $name }: шанс знищити { $percent }%
page-neon-reach-aim-open = дістає: { $name }
page-neon-reach-from = із: { $sector }
page-neon-reach-more = і ще { $n }
page-neon-reach-search = енергія: { $n }
page-neon-reach-search-range = енергія: від { $least } до { $most }, залежно де
page-neon-reach-search-poor = енергія: { $n }, зараз бракує
page-neon-stage-reveal = Усі ряди відкриваються разом.
page-neon-stage-unable = { $name }: дію «{ $action }» виконати неможливо, вона пропадає.
page-neon-stage-skipped = { $name } пропускає дію «{ $action }».
page-neon-stage-order = Порядок ходів: { $names }.
page-neon-stage-rolls = { $name } кидає кубики атаки.
page-neon-stage-defends = { $name } кидає кубики захисту.
page-neon-stage-rolled = { $name } кидає: { $faces }.
page-neon-stage-again = { $name } перекидає: { $faces }.
page-neon-stage-won = { $name } +{ $n }, тепер { $now }
page-neon-stage-lost = { $name } −{ $n }, тепер { $now }
page-neon-stage-energy = енергія { $n }
page-neon-stage-turn = Ходить { $name }
page-neon-stage-round = Раунд { $n }
page-neon-stage-end = Кінець раунду { $n }
page-neon-acts-next = ходить наступним
page-neon-reach-search-free = безкоштовно
