# The review of a finished game in the page.
page-review-of = Розбір: { $names }
page-review-waiting =
    { $place ->
        [0] Розбір ось-ось почнеться.
        [one] Перед вашим { $place } розбір.
        [few] Перед вашим { $place } розбори.
       *[many] Перед вашим { $place } розборів.
    }
page-review-working = оцінено рішень: { $judged } з { $total }
page-review-done = оцінено всі рішення: { $total }
page-review-failed = Розбір перервався. Відкрийте його знову, щоб продовжити.
page-review-short = Партія надто коротка, щоб її оцінити.
page-review-deeper = Глибше
page-review-accuracy = точність
page-review-ledger = Удача й уміння
page-review-ledger-unit = пункти зі 100, шанс на перемогу
page-review-own = Свої помилки
page-review-others = Чужі помилки
page-review-luck = Жетони й кубики
page-review-guessing = Здогади
page-review-choosing = Можливість вибору
page-review-rest = Несподіване
page-review-outplayed = Кращі рішення: { $name }, на { $skill } п. Більше удачі: { $lucky }, на { $luck } п.
page-review-turns = Рішення
page-review-turns-unit = відданий шанс на перемогу
page-review-turn = Рішення { $n }: { $mark }
page-review-mark-blunder = груба помилка
page-review-mark-mistake = помилка
page-review-mark-inaccuracy = неточність
page-review-mark-perhaps = можливо, не найкраще
page-review-mark-only = єдине добре рішення
page-review-mark-fine = кращого не знайдено
page-review-played = Зіграно
page-review-best = Найкраще
page-review-board = Що показує поле
page-review-before = До
page-review-after = У партії
page-review-better = Краще
page-review-mixture = грати у { $percent } % випадків
page-review-fair = Таємні рішення оцінюються за тим, що можна було знати: проти найкращої суміші відповідей, а не проти того, що вибрав суперник.
page-review-next = Наступна позначка
page-review-last = Попередня позначка
page-review-graph = Шанс на перемогу після кожного рішення
page-review-luck-strip = Удача
page-review-replay = Повтор
page-review-none = Жодне ваше рішення не вирізняється. Гарна гра.
page-review-looking = Шукаємо рішення, які були важливі…
page-review-chosen-seat = Чиї рішення
page-review-level = Різниця в межах похибки: ± { $half }.
page-review-perhaps = Можливо, { $mark }, але певності немає.
page-review-skill = Уміння
page-review-chance = Удача
page-review-turning = переломний момент { $n } з { $count }
page-review-watch = Дивитися бій
page-review-hindsight = Що обрали інші (не враховується)
page-review-won = перемога
page-review-mark-brilliant = блискуче: єдине добре рішення, і не найочевидніше
