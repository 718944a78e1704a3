# The page: screens, controls and words for ears that belong to no single game.

## Games and ways to play

page-game-neuroshima = Neuroshima Hex
page-game-neuroshima-about = Ставте, повертайте, чекайте на битву. Шість армій на 19 гексах.
page-game-neuroshima-size = 2–6 гравців, 30 хв
page-game-neon = Neon
page-game-neon-about = Накладіть дві карти, дійте тричі, підіть до затоплення.
page-game-neon-size = 2–6 гравців, 45 хв
page-game-bugs = Війна жуків
page-game-bugs-about = Один таємний наказ за хід. Шість комах, один артефакт.
page-game-bugs-size = 2–4 гравці, 20 хв
page-way-bot = Грати з ботом
page-way-hot = За одним екраном
page-way-link = Запросити
page-way-watch = Дивитися ботів
page-options = Параметри партії
page-new-game = Нова партія
page-against = проти
page-side-yours = Ваша сторона
page-side-theirs = Інша сторона
page-side-random = Випадковий
page-side-choose = Обере гравець
page-bot-level = Рівень бота
page-bot-random = Випадковий
page-bot-random-about = Робить будь-який дозволений хід. Щоб роздивитися.
page-bot-greedy = Жадібний
page-bot-easy = Легкий
page-bot-easy-about = Думає не довше сотої частки секунди й багато чого не помічає. Для першої партії.
page-bot-normal = Звичайний
page-bot-normal-about = Думає не довше двадцятої частки секунди й дещо не помічає. Карає за грубі помилки.
page-bot-hard = Сильний
page-bot-hard-about = Думає не довше третини секунди й переглядає весь свій хід.
page-bot-expert = Майстер
page-bot-expert-about = Думає не довше двох секунд і дивиться, чим ви відповісте. Найсильніший з усіх.
page-not-here = Недоступна на цьому сервері.
page-option-add = Додати
page-option-remove = Прибрати

## Navigation and settings

page-skip = До основної частини
page-nav = Сторінки
page-nav-play = Грати
page-nav-games = Партії
page-nav-rules = Правила
page-home = Warpad, головна
page-go-on = Продовжити
page-language = Мова
page-theme = Тема
page-theme-auto = Як у гри
page-theme-dark = Темна тема
page-theme-light = Світла тема
page-motion = Рух
page-motion-auto = Як у системі
page-motion-reduced = Менше
page-patterns = Чіткі візерунки по краях жетонів
page-player-name = Ваше ім’я для інших
page-settings = Налаштування
page-menu = Меню
page-close = Закрити
page-cancel = Скасувати
page-copy = Копіювати
page-loading = Хвилинку…
page-sending = Надсилання…
page-play = Пуск
page-pause = Пауза

## Lists and records

page-list-running = Тривають зараз
page-list-running-empty = Зараз ніхто не грає.
page-list-open = Чекають на гравця
page-list-open-empty = Ніхто не чекає на гравця.
page-list-finished = Завершені партії
page-list-finished-empty = Завершених партій ще немає.
page-open-match = Відкрити
page-record-save = Зберегти запис
page-record-load = Завантажити запис

## A match

page-you = Ви
page-your-turn = Ваш хід.
page-waiting = Чекаємо на інших
page-waiting-for = Чекаємо: { $name }
page-thinking = { $name }: думає
page-going-on = Гра триває…
page-seat-bot = Бот, { $level }
page-seat-human = Гравець
page-offline = не в мережі
page-away = { $name }: не в мережі. Партія чекає.
page-away-bot = Нехай за { $name } грає бот ({ $level })
page-invite = Надішліть посилання другові. Хто перший відкриє, той і грає.
page-invite-waiting = Одне місце ще вільне.
page-invite-for = Посилання: { $name }
page-share = Посилання для глядачів
page-leave = Піти з-за столу
page-resign = Здатися
page-resign-sure = Партія завершиться поразкою.
page-handover = Хай за мене грає бот
page-handover-sure = Бот займе ваше місце.
page-hint = Підказати хід
page-hint-thinking = Експерт думає над вашим ходом…
page-hint-says = Добрий хід: { $action }
page-hint-do = Зробити
page-undo = Повернути
page-undo-asked = Ви просите інших повернути хід.
page-request-undo = { $name }: прохання повернути хід.
page-request-handover = { $name }: хай далі грає бот?
page-request-waiting = Чекаємо відповіді.
page-agree = Погодитися
page-refuse = Відмовити
page-refused = Не можна.
page-stale = Позиція тим часом змінилася. Погляньте ще раз.
page-link-lost = Зв’язок втрачено.
page-link-trying = Пробуємо знову, { $tries }.
page-link-kept = Ваш хід збережено.
page-link-now = Зараз
page-link-back = Зв’язок відновлено.
page-curtain = Передайте екран: { $name }
page-curtain-nothing = На екрані немає нічого таємного.
page-curtain-lift = Я { $name }, показати мій бік
page-over = Партію завершено
page-again = Ще раз
page-result-draw = Нічия.
page-result-won =
    { $count ->
        [one] Переможець: { $name }.
        [few] Переможці: { $name }.
        [many] Переможці: { $name }.
       *[other] Переможці: { $name }.
    }
page-result-you-won = Ви перемогли!
page-result-you-won-with = Ви перемогли! Разом із вами: { $name }.
page-result-you-lost =
    { $count ->
        [one] Ви програли. Переможець: { $name }.
        [few] Ви програли. Переможці: { $name }.
        [many] Ви програли. Переможці: { $name }.
       *[other] Ви програли. Переможці: { $name }.
    }
page-reason-resigned = суперник здався
page-reason-time = за часом
page-log = Журнал
page-log-empty = Поки нічого не сталося.
page-help = Довідка
page-help-keys = Клавіші
page-help-neuroshima = Ставте жетони так, щоб битва пішла по-вашому. Оберіть жетон, оберіть гекс, поверніть кільце, підтвердьте. Наведіть або утримуйте будь-який жетон, щоб дізнатися, що він робить.
page-help-neon = Оберіть дві карти, накладіть одна на одну й дійте тричі за ініціативою. Наведіть або утримуйте, щоб дізнатися, що це.
page-help-bugs = Напишіть один таємний наказ, проведіть шлях по полю й відкрийте його разом із суперником. Наведіть або утримуйте, щоб дізнатися, що це.
page-key-undo = повернути хід
page-key-back = скасувати останній вибір
page-key-hint = підказати хід
page-key-help = ця довідка
page-key-space = Пробіл
page-rule-named = Правило { $rule }
page-rule-unknown = Правила { $rule } немає.
page-rule-ruling = Наше рішення:
page-rules-all = Усі правила гри
page-notices = Ліцензії сторонніх компонентів
page-rules-search = Пошук за словом або номером

## Replay

page-replay = Повтор
page-replay-at = крок { $step } з { $steps }
page-replay-move = Хід
page-replay-moves = Ходи
page-replay-hidden = прихований хід
page-replay-swing = зміна шансів, у пунктах
page-replay-chance = { $percent }%, { $swing }
page-replay-table = Графік таблицею
page-replay-first = На початок
page-replay-back = Хід назад
page-replay-forward = Хід уперед
page-replay-last = У кінець
page-replay-turning = Наступний перелом
page-replay-play-on = Грати звідси
page-replay-share = Посилання на цю мить
page-replay-eyes = Чиїми очима
page-replay-all = Як глядач
page-replay-as = Як { $name }

## Neuroshima Hex

page-nh-board = Поле
page-nh-board-role = поле з гексів, стрілки рухають
page-nh-light = світлі жетони
page-nh-dark = темні жетони
page-nh-turn = ходить
page-nh-in-hand = Перед гравцем
page-nh-armies = Армії
page-nh-forecast = Прогноз битви
page-nh-forecast-now = якби зараз, точно
page-nh-forecast-preview = після цього ходу, точно
page-nh-forecast-chance = один із варіантів
page-nh-forecast-none = Поки передбачати нічого.
page-nh-if-battle = Битва зараз
page-nh-you-lose = Ви втрачаєте
page-nh-they-lose = Вони втрачають
page-nh-about = Про жетон: { $tile }
page-nh-use = узяти
page-nh-discard = Скинути
page-nh-hand-empty = Перед вами немає жетонів.
page-nh-watching = Ви дивитеся.
page-nh-turn-left = Повернути ліворуч
page-nh-turn-right = Повернути праворуч
page-nh-facing = Дивиться: { $direction }
page-nh-zoom = Розмір поля
page-nh-nearer = Ближче
page-nh-farther = Далі
page-nh-fit = Усе поле
page-nh-lines = Лінії атаки
page-nh-lines-all = Усі лінії
page-nh-lines-mine = Мої
page-nh-lines-theirs = Чужі
page-nh-lines-none = Без ліній
page-nh-more = Подвійний клік або двічі I: більше
page-nh-segments = Фази битви
page-nh-segment = Фаза { $segment }
page-nh-who-hits = Хто кого б’є
page-nh-same-time = Усі діють одночасно. Знищені ще діють у цій фазі й ідуть наприкінці.
page-nh-hit-blocked = зупинено бронею
page-nh-hit-destroyed = знищено
page-nh-hit-hq = Штаб −{ $count }
page-nh-hit-wound = поранено
page-nh-first = Перша фаза
page-nh-previous = Попередня фаза
page-nh-next = Наступна фаза
page-nh-skip = До підсумку
page-nh-speed = Швидкість { $speed }×
page-nh-battle-done = Далі
page-nh-value-side = { $mark }: { $direction }
page-nh-kind = { $army }, { $kind }
page-nh-where = { $army }, { $kind } на { $cell }, дивиться: { $direction }
page-nh-legend-solid = суцільний знак: власний
page-nh-legend-hollow = порожній знак: даний сусідом і піде з ним
page-nh-danger = У небезпеці
page-nh-danger-dies = Буде знищено
page-nh-danger-segment = У фазі { $segment }.
page-nh-side-yours = Світлий жетон: ваш бік.
page-nh-side-theirs = Темний жетон: інший бік.
page-nh-immobile = Сам рухатися не може.
page-nh-yours = ваш
page-nh-ear-tile = { $tile }, { $owner }, { $cell }, дивиться: { $direction }.
page-nh-ear-netted = У сітці: нічого не робить.
page-nh-ear-acts = Діє в { $segments }.
page-nh-ear-base = { $cell }, тут лежить { $tile }.
page-nh-ear-free = { $cell }, вільно.
page-nh-ear-enter = Enter: { $task }.
page-nh-ear-preview = Тут: { $army } мінус { $count }.
page-nh-ear-preview-nothing = Тут штаби цілі.
page-nh-key-hand = узяти жетон
page-nh-key-arrows = ходити по гексах
page-nh-key-turn = повернути жетон
page-nh-key-confirm = обрати, потім підтвердити
page-nh-key-end = завершити хід
page-nh-key-discard = скинути обраний жетон
page-nh-key-explain = пояснити; двічі: докладно
page-nh-key-lines = лінії атаки
page-nh-key-forecast = прогноз битви
page-nh-key-log = журнал
page-nh-key-armies = армії й що лишилося
page-nh-place = Поставити на { $at }

## Counted things

page-bots-count =
    { $count ->
        [one] { $count } бот
        [few] { $count } боти
        [many] { $count } ботів
       *[other] { $count } ботів
    }
page-steps-count =
    { $count ->
        [one] { $count } крок
        [few] { $count } кроки
        [many] { $count } кроків
       *[other] { $count } кроків
    }
page-watching =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядачів
    }
page-replay-more =
    { $count ->
        [one] і ще { $count }
        [few] і ще { $count }
        [many] і ще { $count }
       *[other] і ще { $count }
    }
page-nh-count =
    { $count ->
        [one] { $tile }: лишився { $count }
        [few] { $tile }: лишилося { $count }
        [many] { $tile }: лишилося { $count }
       *[other] { $tile }: лишилося { $count }
    }
page-nh-preview-more =
    { $count ->
        [one] { $army } втрачає ще { $count } очко здоров’я.
        [few] { $army } втрачає ще { $count } очки здоров’я.
        [many] { $army } втрачає ще { $count } очок здоров’я.
       *[other] { $army } втрачає ще { $count } очок здоров’я.
    }
page-nh-preview-less =
    { $count ->
        [one] { $army } збереже { $count } очко здоров’я.
        [few] { $army } збереже { $count } очки здоров’я.
        [many] { $army } збереже { $count } очок здоров’я.
       *[other] { $army } збереже { $count } очок здоров’я.
    }
page-nh-die =
    { $count ->
        [one] { $count } гине
        [few] { $count } гинуть
        [many] { $count } гинуть
       *[other] { $count } гинуть
    }
page-nh-attacks =
    { $count ->
        [one] { $count } атака
        [few] { $count } атаки
        [many] { $count } атак
       *[other] { $count } атак
    }
page-nh-copies =
    { $count ->
        [one] { $count } такий жетон в армії
        [few] { $count } такі жетони в армії
        [many] { $count } таких жетонів в армії
       *[other] { $count } таких жетонів в армії
    }
page-nh-danger-words =
    { $count ->
        [one] Якби битва почалася зараз: { $count } рана.
        [few] Якби битва почалася зараз: { $count } рани.
        [many] Якби битва почалася зараз: { $count } ран.
       *[other] Якби битва почалася зараз: { $count } ран.
    }
page-nh-ear-hp =
    { $count ->
        [one] { $count } очко здоров’я.
        [few] { $count } очки здоров’я.
        [many] { $count } очок здоров’я.
       *[other] { $count } очок здоров’я.
    }
page-nh-end-sure =
    { $count ->
        [one] У вас лишився { $count } невикористаний жетон. Він залишиться на наступний хід.
        [few] У вас лишилося { $count } невикористані жетони. Вони залишаться на наступний хід.
        [many] У вас лишилося { $count } невикористаних жетонів. Вони залишаться на наступний хід.
       *[other] У вас лишилося { $count } невикористаних жетонів. Вони залишаться на наступний хід.
    }
page-nh-hold = утримуйте: без запитання
page-nh-nobody = без гравця
page-showing = Що сталося
page-copied = Скопійовано
page-share-how = Хто відкриє це посилання, дивитиметься партію.
page-replay-share-how = Хто відкриє це посилання, побачить цю мить тими самими очима.
page-to-home = На першу сторінку
page-result-nobody = Не перемагає ніхто.
page-result-unfinished = Партію не закінчено.
page-reason-unfinished = запис уривається до кінця
page-nh-hit-points = очки здоров'я
page-nh-points = очки
nh-option-players-note = 0: по одному на армію
nh-option-scenario-note = 0: немає
