# The page: screens, controls and spoken words that belong to no single game.

## Games and ways to play

page-game-neuroshima = Neuroshima Hex
page-game-neuroshima-about = Ставте жетони й вибирайте мить для битви. Шість армій, 19 клітинок.
page-game-neuroshima-size = 2–6 гравців, 30 хв
page-game-neon = Neon
page-game-neon-about = Накладіть дві карти, дійте тричі, відійдіть до затоплення.
page-game-neon-size = 2–6 гравців, 45 хв
page-game-bugs = Війна жуків
page-game-bugs-about = Один таємний наказ за хід. Шість комах, один артефакт.
page-game-bugs-size = 2–4 гравці, 20 хв
page-way-bot = Грати з ботом
page-way-hot = За одним екраном
page-way-link = Запросити
page-way-watch = Битви ботів
page-options = Параметри партії
page-new-game = Нова партія
page-practice = Тренування
page-practice-about = Можна скасувати будь-який хід, навіть після кидка чи розкриття. Це бачать усі за столом.
page-against = проти
page-side-yours = Ваша сторона
page-side-theirs = Інша сторона
page-side-random = Випадково
page-side-choose = Вибере гравець
page-bot-level = Рівень бота
page-bot-random = Випадковий
page-bot-random-about = Робить будь-який дозволений хід. Щоб роздивитися.
page-bot-greedy = Жадібний
page-bot-easy = Легкий
page-bot-easy-about = Думає не довше сотої частки секунди й багато чого не помічає. Для першої партії.
page-bot-normal = Звичайний
page-bot-normal-about = Думає не довше двадцятої частки секунди й дещо не помічає. Карає за грубі помилки.
page-bot-hard = Сильний
page-bot-hard-about = Думає не довше третини секунди й прораховує весь свій хід.
page-bot-expert = Експерт
page-bot-expert-about = Думає не довше двох секунд і враховує ваші відповіді.
page-bot-master = Майстер
page-bot-master-about = Думає над ходом до десяти секунд, уп’ятеро довше за експерта.
page-bot-referee = етюд
page-not-here = Недоступна на цьому сервері.
page-option-usual = як звичайно
page-as-usual = Повернути звичайне
page-option-add = Додати
page-option-remove = Прибрати

## Navigation and settings

page-skip = До основної частини
page-nav = Сторінки
page-nav-play = Грати
page-nav-games = Партії
page-nav-rules = Правила
page-nav-learn = Навчання
page-nav-etudes = Етюди
page-analysis = Аналіз
page-review = Розбір
page-learn-offer = Уперше тут? Навчіться грати
page-learn-offer-how = Короткі уроки на справжньому полі, по дві хвилини.
page-etudes-of = Етюди: { $count }
page-etude-of-day = Етюд дня
page-home = Warpad, головна
page-go-on = Продовжити
page-language = Мова
page-theme = Тема
page-theme-auto = Як у гри
page-theme-dark = Темна тема
page-theme-light = Світла тема
page-motion = Анімація
page-motion-auto = Як у системі
page-motion-reduced = Менше
page-sound = Звук
page-sound-on = Увімкнути звук
page-sound-off = Вимкнути звук
page-volume = Гучність
page-patterns = Чіткі візерунки по краях жетонів
page-player-name = Ваше ім’я (його бачитимуть інші)
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
page-list-running-empty = Відкритих для всіх партій зараз немає.
page-list-open = Чекають на гравця
page-list-open-empty = Немає партій, де чекають на гравця.
page-list-finished = Завершені партії
page-list-finished-empty = Завершених відкритих партій ще немає.
page-list-yours = Ваші партії
page-list-yours-empty = Ви тут ще не грали.
page-list-won = перемога
page-list-lost = поразка
page-list-drawn = нічия
page-list-unfinished = не закінчено
page-open-match = Відкрити
page-record-save = Зберегти запис
page-record-load = Завантажити запис

## A match

page-you = Ви
page-your-turn = Ваш хід.
page-tab-turn = Ваш хід · { $game }
page-waiting = Чекаємо на інших
page-waiting-for = Чекаємо: { $name }
page-thinking = { $name }: думає
page-going-on = Гра триває…
page-seat-bot = Бот, { $level }
page-seat-human = Гравець
page-offline = не в мережі
page-away = { $name }: не в мережі. Партія чекає.
page-away-bot = Нехай за { $name } грає бот
page-away-left = Бот зможе грати замість цього гравця через { $time }.
page-standin = Поки вас не було, за вас грав бот. Місце знову ваше.
page-frozen = Партію зупинено
page-renew = Продовжити за нинішніми правилами
page-bot-queue = { $name }: бот чекає черги, місце { $place }, залишилося близько { $seconds } с
page-bot-paused = Пауза: з вашої мережі дивляться забагато партій
page-invite = Надішліть посилання другові. Хто перший відкриє, той і грає.
page-invite-waiting = Одне місце ще вільне.
page-invite-for = Посилання: { $name }
page-invite-again = Запросити знову
page-invite-again-how = Нове посилання замінює попереднє: те перестає працювати.
page-links = Запросити й поділитися
page-share = Посилання для глядачів
page-leave = Вийти з-за столу
page-resign = Здатися
page-resign-sure = Партія завершиться поразкою.
page-handover = Нехай за мене грає бот
page-handover-sure = Далі за вас гратиме бот.
page-hint = Підказати хід
page-hint-thinking = Думаю над вашим ходом…
page-hint-says = Добрий хід: { $action }
page-hint-do = Зробити
page-hint-then = Потім: { $line }.
page-undo = Скасувати
page-undo-asked = Ви попросили інших скасувати хід.
page-request-undo = { $name } просить скасувати хід.
page-request-handover = Нехай за { $name } грає бот?
page-request-renewal = { $name } пропонує продовжити за нинішніми правилами.
page-request-waiting = Чекаємо на відповідь.
page-agree = Погодитися
page-refuse = Відмовити
page-refused = Не можна.
page-stale = Позиція тим часом змінилася. Погляньте ще раз.
page-link-lost = Зв’язок втрачено.
page-link-trying = Під’єднуємося знову, спроба { $tries }.
page-link-kept = Ваш хід буде надіслано.
page-link-now = Повторити
page-link-back = Зв’язок відновлено.
page-curtain = Передайте пристрій: { $name }
page-curtain-nothing = На екрані немає нічого секретного.
page-curtain-lift = Я { $name }, показати мою сторону
page-over = Партію завершено
page-end-why = Чому партія скінчилася
page-end-turn = хід { $turn }
page-end-start = на початку
page-end-story = Історія
page-end-story-of = шанси: { $name }, ходів: { $turns }
page-end-battles =
    { $count ->
        [one] { $count } бій.
        [few] { $count } бої.
        [many] { $count } боїв.
       *[other] { $count } бою.
    }
page-end-turning = Перелом, хід { $turn }: з { $from }% до { $to }%.
page-end-turn-neon = раунд { $turn }
page-end-story-of-neon = шанси: { $name }, раундів: { $turns }
page-end-battles-neon =
    { $count ->
        [one] { $count } атака.
        [few] { $count } атаки.
        [many] { $count } атак.
       *[other] { $count } атаки.
    }
page-end-turning-neon = Перелом, раунд { $turn }: з { $from }% до { $to }%.
page-end-rematch = Реванш, сторони міняються
page-end-rematch-as = Ви граєте за: { $name }
page-end-watch-next = Дивитися наступну
page-end-another = Інші налаштування
page-end-puzzle = Етюди
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
page-log-empty = Поки що нічого не сталося.
page-help = Довідка
page-help-keys = Клавіші
page-help-neuroshima = Ставте жетони так, щоб битва склалася на вашу користь. Виберіть жетон, виберіть клітинку, поверніть кільце, підтвердьте. Наведіть курсор на будь-який жетон або утримуйте його, щоб дізнатися, що він робить.
page-help-neon = Виберіть дві карти, накладіть одну на одну й дійте тричі за порядком ініціативи. Наведіть курсор на будь-що або утримуйте, щоб дізнатися, що це.
page-help-bugs = Напишіть один таємний наказ, проведіть шлях по полю й розкрийте його разом із суперником. Наведіть курсор на будь-що або утримуйте, щоб дізнатися, що це.
page-key-undo = скасувати хід
page-key-back = скасувати останній вибір
page-key-hint = підказати хід
page-key-help = ця довідка
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
page-replay-turn = Хід { $turn }
page-replay-turn-neon = Раунд { $turn }
page-replay-moves = Ходи
page-replay-hidden = прихований хід
page-replay-swing = зміна шансів на перемогу, у пунктах
page-replay-chance = { $percent }%, { $swing }
page-replay-table = Графік у вигляді таблиці
page-replay-first = На початок
page-replay-back = Хід назад
page-replay-forward = Хід уперед
page-replay-last = У кінець
page-replay-turning = Наступний перелом
page-replay-play-on = Грати звідси
page-replay-share = Посилання на цей момент
page-replay-eyes = Точка зору
page-replay-all = Як глядач
page-replay-as = Як { $name }

## Neuroshima Hex

page-nh-board = Поле
page-nh-board-role = поле з клітинок, ходіть стрілками
page-nh-light = світлі жетони
page-nh-dark = темні жетони
page-nh-turn = ходить
page-nh-in-hand = На руках
page-nh-armies = Армії
page-nh-forecast = Прогноз битви
page-nh-forecast-now = якби зараз
page-nh-forecast-preview = після цього ходу
page-nh-forecast-exact = { $when } (точно)
page-nh-forecast-none = Поки що прогнозувати нічого.
page-nh-choice-other = Гравці обирають, які рани приймуть медики. Прогноз показує один із наслідків.
page-nh-choice-aim = «{ $tile }» на { $at } може обрати ціль. Прогноз вважає, що це найближча.
page-nh-choice-convert = Інтендант може змінити атаку жетона «{ $tile }» на { $at }. Прогноз вважає, що він цього не зробить.
page-nh-choice-explode = «{ $tile }» на { $at } може вибухнути. Прогноз вважає, що вибуху не буде.
page-nh-cause = «{ $tile }» { $at } б’є в { $segment }
page-nh-cause-again = «{ $tile }» { $at } б’є ще раз у { $segment }
page-nh-cause-lent = { $value } дає «{ $tile }» { $at }
page-nh-cause-idle = «{ $tile }» { $at } у сітці й нічого не робить
page-nh-cause-own = Ваш штаб втрачає
page-nh-cause-foe = { $army } втрачає
page-nh-if-battle = Битва зараз:
page-nh-you-lose = Ви втрачаєте
page-nh-they-lose = Вони втрачають
page-nh-about = Про жетон: { $tile }
page-nh-use = вибрати
page-nh-discard = Скинути
page-nh-hand-empty = У вас немає жетонів на руках.
page-nh-watching = Ви глядач.
page-nh-turn-left = Розвернути ліворуч
page-nh-turn-right = Розвернути праворуч
page-nh-facing = Дивиться: { $direction }
page-nh-zoom = Масштаб
page-nh-nearer = Наблизити
page-nh-farther = Віддалити
page-nh-fit = Усе поле
page-nh-lines = Лінії атаки
page-nh-lines-all = Усі лінії
page-nh-lines-mine = Мої
page-nh-lines-theirs = Чужі
page-nh-lines-none = Без ліній
page-more = Докладніше: подвійний клік або двічі I
page-nh-segment = Фаза { $segment }
page-nh-hit-blocked = зупинено бронею
page-nh-hit-destroyed = знищено
page-nh-hit-hq = Штаб −{ $count }
page-nh-hit-wound = поранено
page-nh-value-side = { $mark }: { $direction }
page-nh-kind = { $army }, { $kind }
page-nh-where = { $army }, { $kind } на { $cell }, дивиться: { $direction }
page-nh-tip-hq = Якщо він упаде, його армія програє. У фазі 0 б’є кожного ворога поруч.
page-nh-tip-hp = Очки здоров’я штабу: { $hp }; на 0 армія програє.
page-nh-tip-points = Очок поки що: { $points }; перемагають 20.
page-nh-tip-risk = Після битви зараз: { $after }.
page-nh-tip-hand = Жетони, що лежать перед гравцем відкрито.
page-nh-tip-energy = Платить за процедури на полі «Дуель»; не більше 5.
page-nh-tip-stack = Жетони, які ще треба взяти; їхнього порядку не знає ніхто.
page-nh-tip-discard = Жетони, які зіграно, знищено або скинуто.
page-nh-show-lenders = Показати на полі
page-nh-legend-solid = суцільний знак: власний
page-nh-legend-hollow = контурний знак: наданий іншим жетоном і зникне разом із ним
page-nh-danger = У небезпеці
page-nh-danger-dies = Буде знищено
page-nh-danger-segment = У фазі { $segment }.
page-nh-side-yours = Світлий жетон: ваша сторона.
page-nh-side-theirs = Темний жетон: інша сторона.
page-nh-immobile = Сам рухатися не може.
page-nh-yours = ваш
page-nh-ear-tile = { $tile }, { $owner }, { $cell }, дивиться: { $direction }.
page-nh-ear-netted = У сітці: нічого не робить.
page-nh-ear-acts = Діє в { $segments }.
page-nh-ear-base = { $cell }, тут лежить { $tile }.
page-nh-ear-free = { $cell }, вільно.
page-nh-ear-enter = Enter: { $task }.
page-nh-ear-preview = Тут: { $army } мінус { $count }.
page-nh-ear-preview-nothing = Тут штаби не постраждають.
page-nh-key-hand = узяти жетон із руки
page-nh-key-arrows = ходити по клітинках
page-nh-key-turn = розвернути жетон
page-nh-key-confirm = вибрати, потім підтвердити
page-nh-key-end = завершити хід
page-nh-key-discard = скинути вибраний жетон
page-key-explain = пояснити; двічі: докладно
page-nh-key-lines = лінії атаки
page-nh-key-forecast = прогноз битви
page-key-log = журнал
page-nh-key-armies = армії та решта жетонів
page-nh-place = Поставити на { $at }
page-nh-task-tile = Оберіть жетон на полі.
page-nh-task-hex = Оберіть клітинку.
page-nh-task-send = Підтвердьте або оберіть інше.
page-nh-task-turn = Розверніть як треба, потім підтвердьте.

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
        [one] { $tile }: лишилося { $count }
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
        [one] У вас лишився { $count } невикористаний жетон. Він залишиться на руках до наступного ходу.
        [few] У вас лишилися { $count } невикористані жетони. Вони залишаться на руках до наступного ходу.
        [many] У вас лишилося { $count } невикористаних жетонів. Вони залишаться на руках до наступного ходу.
       *[other] У вас лишилося { $count } невикористаного жетона. Вони залишаться на руках до наступного ходу.
    }
page-nh-end-puzzle-sure =
    { $count ->
        [one] Ви не використали { $count } жетон. На цьому етюд закінчиться.
        [few] Ви не використали { $count } жетони. На цьому етюд закінчиться.
        [many] Ви не використали { $count } жетонів. На цьому етюд закінчиться.
       *[other] Ви не використали { $count } жетона. На цьому етюд закінчиться.
    }
page-nh-hold = утримуйте: без запитання
page-nh-nobody = без гравця
page-showing = Що щойно сталося
page-copied = Скопійовано
page-share-how = За цим посиланням будь-хто може дивитися партію.
page-replay-share-how = За цим посиланням будь-хто побачить цей момент із тієї самої точки зору.
page-to-home = На головну
page-nowhere = Такої сторінки немає.
page-result-nobody = Ніхто не переміг.
page-result-unfinished = Партію не закінчено.
page-reason-unfinished = запис уривається до кінця
page-nh-hit-points = очки здоров’я
page-nh-points = очки
nh-option-scenario-zero = немає

# The stage: what happened, step by step
page-stage = Що сталося
page-stage-since = Після вашого ходу
page-stage-watched = Що сталося
page-stage-press = натисніть, щоб побачити ще раз
page-stage-nothing = Після вашого ходу нічого не сталося.
page-stage-before = До першого ходу
page-stage-again = Показати знову
page-stage-next = Далі
page-stage-back = На крок назад
page-stage-on = На крок уперед
page-stage-skip = Пропустити
page-stage-speed = Швидкість: { $speed }
page-stage-at-once = одразу
page-stage-offer = Показ пропущено тричі. Показувати швидше?
page-stage-faster = На швидкості { $speed }×
page-stage-as-it-is = Не треба
page-nh-stage-draws = { $army } бере: { $tiles }.
page-nh-stage-hits = Під ударом: { $tiles }.
page-nh-stage-wound = рана { $wounds } з { $most }
page-nh-stage-netted = Сітка затягується: { $tile } { $at } не може діяти.
page-nh-stage-idle = { $tile } { $at } у сітці й нічого не робить.
page-nh-stage-battle = Битва на ході { $turn }
page-nh-stage-title = Битва
page-nh-stage-lent = { $value } від { $tile } { $at }
page-nh-stage-fall = Кінець фази { $segment }. { $count ->
    [one] Залишає поле
    [few] Залишають поле
    [many] Залишають поле
   *[other] Залишають поле
  }: { $tiles }.
page-nh-stage-over = Битву закінчено. { $score }
page-nh-stage-laid = на { $at }
page-nh-stage-played = зіграно
page-nh-stage-discarded = скинуто
page-clocks = Годинники
page-clock-of = { $name }: лишилося { $time }
page-clock-stands = стоїть, поки ви дивитеся

page-guests = Чужі боти
page-guests-none = Зараз для цієї гри немає гостьових ботів на зв’язку.
page-guests-play = Зіграти з { $name }
page-guests-own = Написали бота? Назвіть його, і хай грає тут; як це зробити — в документації за адресою /docs.
page-guests-name = Ім’я вашого бота
page-guests-make = Отримати токен
page-guests-token = Команда для вашого бота
page-guests-token-how = Запустіть її поряд із ботом. Токен показано лише зараз: хто його має, той грає за вашого бота — і лише в цю гру.
page-guests-revoke = Відкликати токен
