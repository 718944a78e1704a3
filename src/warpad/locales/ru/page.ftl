# The page: screens, controls and spoken words that belong to no single game.

## Games and ways to play

page-game-neuroshima = Neuroshima Hex
page-game-neuroshima-about = Ставьте фишки и выбирайте миг для боя. Шесть армий, 19 клеток.
page-game-neuroshima-size = 2–6 игроков, 30 мин
page-game-neon = Neon
page-game-neon-about = Наложите две карты, действуйте трижды, уйдите до затопления.
page-game-neon-size = 2–6 игроков, 45 мин
page-game-bugs = Война жуков
page-game-bugs-about = Один тайный приказ за ход. Шесть насекомых, один артефакт.
page-game-bugs-size = 2–4 игрока, 20 мин
page-way-bot = Играть с ботом
page-way-hot = За одним экраном
page-way-link = Позвать по ссылке
page-way-watch = Бои ботов
page-options = Настройки партии
page-new-game = Новая партия
page-practice = Тренировка
page-practice-about = Можно отменить любой ход, даже после броска или раскрытия. Это видят все за столом.
page-against = против
page-side-yours = Ваша сторона
page-side-theirs = Другая сторона
page-side-random = Случайно
page-side-choose = Выберет игрок
page-bot-level = Уровень бота
page-bot-random = Случайный
page-bot-random-about = Делает любой разрешённый ход. Чтобы осмотреться.
page-bot-greedy = Жадный
page-bot-easy = Лёгкий
page-bot-easy-about = Думает не дольше сотой доли секунды и многое упускает. Для первой партии.
page-bot-normal = Обычный
page-bot-normal-about = Думает не дольше двадцатой доли секунды и кое-что упускает. Наказывает за грубые ошибки.
page-bot-hard = Сильный
page-bot-hard-about = Думает не дольше трети секунды и просчитывает весь свой ход.
page-bot-expert = Эксперт
page-bot-expert-about = Думает не дольше двух секунд и учитывает ваши ответы.
page-bot-master = Мастер
page-bot-master-about = Думает над ходом до десяти секунд, впятеро дольше эксперта.
page-bot-referee = этюд
page-not-here = На этом сервере недоступна.
page-option-usual = как обычно
page-as-usual = Вернуть обычное
page-option-add = Добавить
page-option-remove = Убрать

## Navigation and settings

page-skip = К основной части
page-nav = Страницы
page-nav-play = Играть
page-nav-games = Партии
page-nav-rules = Правила
page-nav-learn = Обучение
page-nav-etudes = Этюды
page-analysis = Анализ
page-review = Разбор
page-learn-offer = Впервые здесь? Научитесь играть
page-learn-offer-how = Короткие уроки на настоящем поле, по две минуты.
page-etudes-of = Этюды: { $count }
page-etude-of-day = Этюд дня
page-home = Warpad, главная
page-go-on = Продолжить
page-language = Язык
page-theme = Тема
page-theme-auto = Как у игры
page-theme-dark = Тёмная тема
page-theme-light = Светлая тема
page-motion = Анимация
page-motion-auto = Как в системе
page-motion-reduced = Меньше
page-sound = Звук
page-sound-on = Включить звук
page-sound-off = Выключить звук
page-volume = Громкость
page-patterns = Чёткие узоры по краям фишек
page-player-name = Ваше имя (его увидят другие)
page-settings = Настройки
page-menu = Меню
page-close = Закрыть
page-cancel = Отмена
page-copy = Копировать
page-loading = Минутку…
page-sending = Отправка…
page-play = Пуск
page-pause = Пауза

## Lists and records

page-list-running = Идут сейчас
page-list-running-empty = Открытых для всех партий сейчас нет.
page-list-open = Ждут игрока
page-list-open-empty = Нет партий, где ждут игрока.
page-list-finished = Завершённые партии
page-list-finished-empty = Завершённых открытых партий пока нет.
page-list-yours = Ваши партии
page-list-yours-empty = Вы здесь ещё не играли.
page-list-won = победа
page-list-lost = поражение
page-list-drawn = ничья
page-list-unfinished = не закончена
page-open-match = Открыть
page-record-save = Сохранить запись
page-record-load = Загрузить запись

## A match

page-you = Вы
page-your-turn = Ваш ход.
page-tab-turn = Ваш ход · { $game }
page-waiting = Ждём остальных
page-waiting-for = Ждём: { $name }
page-thinking = { $name }: думает
page-going-on = Игра идёт…
page-seat-bot = Бот, { $level }
page-seat-human = Игрок
page-offline = не в сети
page-away = { $name }: не в сети. Партия ждёт.
page-away-bot = Пусть за { $name } играет бот
page-away-left = Бот сможет играть вместо этого игрока через { $time }.
page-standin = Пока вас не было, за вас играл бот. Место снова ваше.
page-frozen = Партия остановлена
page-renew = Продолжить по нынешним правилам
page-bot-queue = { $name }: бот ждёт очереди, место { $place }, осталось около { $seconds } с
page-bot-paused = Пауза: из вашей сети смотрят слишком много партий
page-invite = Отправьте ссылку другу. Кто первым откроет, тот и играет.
page-invite-waiting = Одно место ещё свободно.
page-invite-for = Ссылка: { $name }
page-invite-again = Пригласить заново
page-invite-again-how = Новая ссылка заменяет прежнюю: та перестаёт работать.
page-links = Пригласить и поделиться
page-share = Ссылка для зрителей
page-leave = Выйти из-за стола
page-resign = Сдаться
page-resign-sure = Партия закончится поражением.
page-handover = Пусть за меня играет бот
page-handover-sure = Дальше за вас будет играть бот.
page-hint = Подсказать ход
page-hint-thinking = Думаю над вашим ходом…
page-hint-says = Хороший ход: { $action }
page-hint-do = Сделать
page-hint-then = Затем: { $line }.
page-undo = Отменить
page-undo-asked = Вы попросили остальных отменить ход.
page-request-undo = { $name } просит отменить ход.
page-request-handover = Пусть за { $name } играет бот?
page-request-renewal = { $name } предлагает продолжить по нынешним правилам.
page-request-waiting = Ждём ответа.
page-agree = Согласиться
page-refuse = Отказать
page-refused = Нельзя.
page-stale = Позиция тем временем изменилась. Взгляните ещё раз.
page-link-lost = Связь потеряна.
page-link-trying = Подключаемся снова, попытка { $tries }.
page-link-kept = Ваш ход будет отправлен.
page-link-now = Повторить
page-link-back = Связь восстановлена.
page-curtain = Передайте устройство: { $name }
page-curtain-nothing = На экране нет ничего секретного.
page-curtain-lift = Я { $name }, показать мою сторону
page-over = Партия окончена
page-end-why = Почему партия кончилась
page-end-turn = ход { $turn }
page-end-start = в начале
page-end-story = История
page-end-story-of = шансы: { $name }, ходов: { $turns }
page-end-battles =
    { $count ->
        [one] { $count } бой.
        [few] { $count } боя.
        [many] { $count } боёв.
       *[other] { $count } боя.
    }
page-end-turning = Перелом, ход { $turn }: с { $from }% до { $to }%.
page-end-turn-neon = раунд { $turn }
page-end-story-of-neon = шансы: { $name }, раундов: { $turns }
page-end-battles-neon =
    { $count ->
        [one] { $count } атака.
        [few] { $count } атаки.
        [many] { $count } атак.
       *[other] { $count } атаки.
    }
page-end-turning-neon = Перелом, раунд { $turn }: с { $from }% до { $to }%.
page-end-rematch = Реванш, стороны меняются
page-end-rematch-as = Вы играете за: { $name }
page-end-watch-next = Смотреть следующую
page-end-another = Другая расстановка
page-end-puzzle = Этюды
page-result-draw = Ничья.
page-result-won =
    { $count ->
        [one] Победитель: { $name }.
        [few] Победители: { $name }.
        [many] Победители: { $name }.
       *[other] Победители: { $name }.
    }
page-result-you-won = Вы победили!
page-result-you-won-with = Вы победили! Вместе с вами: { $name }.
page-result-you-lost =
    { $count ->
        [one] Вы проиграли. Победитель: { $name }.
        [few] Вы проиграли. Победители: { $name }.
        [many] Вы проиграли. Победители: { $name }.
       *[other] Вы проиграли. Победители: { $name }.
    }
page-reason-resigned = соперник сдался
page-reason-time = по времени
page-log = Журнал
page-log-empty = Пока ничего не произошло.
page-help = Помощь
page-help-keys = Клавиши
page-help-neuroshima = Ставьте фишки так, чтобы бой сложился в вашу пользу. Выберите фишку, выберите клетку, поверните кольцо, подтвердите. Наведите курсор на любую фишку или удерживайте её, чтобы узнать, что она делает.
page-help-neon = Выберите две карты, наложите их друг на друга и действуйте трижды в порядке инициативы. Наведите курсор на что угодно или удерживайте, чтобы узнать, что это.
page-help-bugs = Напишите один тайный приказ, проведите путь по полю и вскройте его вместе с соперником. Наведите курсор на что угодно или удерживайте, чтобы узнать, что это.
page-key-undo = отменить ход
page-key-back = отменить последний выбор
page-key-hint = подсказать ход
page-key-help = эта справка
page-rule-named = Правило { $rule }
page-rule-unknown = Правила { $rule } нет.
page-rule-ruling = Наше решение:
page-rules-all = Все правила игры
page-notices = Лицензии сторонних компонентов
page-rules-search = Поиск по слову или номеру

## Replay

page-replay = Повтор
page-replay-at = шаг { $step } из { $steps }
page-replay-move = Ход
page-replay-turn = Ход { $turn }
page-replay-turn-neon = Раунд { $turn }
page-replay-moves = Ходы
page-replay-hidden = скрытый ход
page-replay-swing = изменение шансов на победу, в пунктах
page-replay-chance = { $percent }%, { $swing }
page-replay-table = График в виде таблицы
page-replay-first = В начало
page-replay-back = Ход назад
page-replay-forward = Ход вперёд
page-replay-last = В конец
page-replay-turning = Следующий перелом
page-replay-play-on = Играть отсюда
page-replay-share = Ссылка на этот момент
page-replay-eyes = Точка зрения
page-replay-all = Как зритель
page-replay-as = Как { $name }

## Neuroshima Hex

page-nh-board = Поле
page-nh-board-role = поле из клеток, ходите стрелками
page-nh-light = светлые фишки
page-nh-dark = тёмные фишки
page-nh-turn = ходит
page-nh-in-hand = На руках
page-nh-armies = Армии
page-nh-forecast = Прогноз боя
page-nh-forecast-now = если бы сейчас
page-nh-forecast-preview = после этого хода
page-nh-forecast-exact = { $when } (точно)
page-nh-forecast-none = Прогнозировать пока нечего.
page-nh-choice-other = Игроки выбирают, какие раны примут медики. Прогноз показывает один из исходов.
page-nh-choice-aim = «{ $tile }» на { $at } может выбрать цель. Прогноз считает, что это ближайшая.
page-nh-choice-convert = Интендант может изменить атаку фишки «{ $tile }» на { $at }. Прогноз считает, что он этого не сделает.
page-nh-choice-explode = «{ $tile }» на { $at } может взорваться. Прогноз считает, что взрыва не будет.
page-nh-cause = «{ $tile }» { $at } бьёт в { $segment }
page-nh-cause-again = «{ $tile }» { $at } бьёт ещё раз в { $segment }
page-nh-cause-lent = { $value } даёт «{ $tile }» { $at }
page-nh-cause-idle = «{ $tile }» { $at } в сети и ничего не делает
page-nh-cause-own = Ваш КЦ теряет
page-nh-cause-foe = { $army } теряет
page-nh-if-battle = Бой сейчас:
page-nh-you-lose = Вы теряете
page-nh-they-lose = Они теряют
page-nh-about = О фишке: { $tile }
page-nh-use = выбрать
page-nh-discard = Сбросить
page-nh-hand-empty = У вас нет фишек на руках.
page-nh-watching = Вы зритель.
page-nh-turn-left = Повернуть влево
page-nh-turn-right = Повернуть вправо
page-nh-facing = Смотрит: { $direction }
page-nh-zoom = Масштаб
page-nh-nearer = Приблизить
page-nh-farther = Отдалить
page-nh-fit = Всё поле
page-nh-lines = Линии атаки
page-nh-lines-all = Все линии
page-nh-lines-mine = Мои
page-nh-lines-theirs = Чужие
page-nh-lines-none = Без линий
page-more = Подробнее: двойной щелчок или дважды I
page-nh-segment = Фаза { $segment }
page-nh-hit-blocked = остановлено бронёй
page-nh-hit-destroyed = уничтожена
page-nh-hit-hq = КЦ −{ $count }
page-nh-hit-wound = ранена
page-nh-value-side = { $mark }: { $direction }
page-nh-kind = { $army }, { $kind }
page-nh-where = { $army }, { $kind } на { $cell }, смотрит: { $direction }
page-nh-tip-hq = Если он падёт, его армия проиграет. В фазе 0 бьёт каждого врага рядом.
page-nh-tip-hp = Очки прочности КЦ: { $hp }; на 0 армия проигрывает.
page-nh-tip-points = Очков пока: { $points }; побеждают 20.
page-nh-tip-risk = После боя сейчас: { $after }.
page-nh-tip-hand = Фишки, которые лежат перед игроком открыто.
page-nh-tip-energy = Платит за процедуры на поле «Дуэль»; не больше 5.
page-nh-tip-stack = Фишки, которые ещё предстоит взять; их порядок не знает никто.
page-nh-tip-discard = Фишки, которые сыграны, уничтожены или сброшены.
page-nh-show-lenders = Показать на поле
page-nh-legend-solid = сплошной знак: свой
page-nh-legend-hollow = контурный знак: дан другой фишкой и пропадёт вместе с ней
page-nh-danger = В опасности
page-nh-danger-dies = Будет уничтожена
page-nh-danger-segment = В фазе { $segment }.
page-nh-side-yours = Светлая фишка: ваша сторона.
page-nh-side-theirs = Тёмная фишка: другая сторона.
page-nh-immobile = Сама двигаться не может.
page-nh-yours = ваша
page-nh-ear-tile = { $tile }, { $owner }, { $cell }, смотрит: { $direction }.
page-nh-ear-netted = В сети: ничего не делает.
page-nh-ear-acts = Действует в { $segments }.
page-nh-ear-base = { $cell }, здесь лежит { $tile }.
page-nh-ear-free = { $cell }, свободно.
page-nh-ear-enter = Enter: { $task }.
page-nh-ear-preview = Здесь: { $army } минус { $count }.
page-nh-ear-preview-nothing = Здесь командные центры не пострадают.
page-nh-key-hand = взять фишку с руки
page-nh-key-arrows = ходить по клеткам
page-nh-key-turn = повернуть фишку
page-nh-key-confirm = выбрать, затем подтвердить
page-nh-key-end = закончить ход
page-nh-key-discard = сбросить выбранную фишку
page-key-explain = объяснить; дважды: подробно
page-nh-key-lines = линии атаки
page-nh-key-forecast = прогноз боя
page-key-log = журнал
page-nh-key-armies = армии и оставшиеся фишки
page-nh-place = Поставить на { $at }
page-nh-task-tile = Выберите фишку на поле.
page-nh-task-hex = Выберите клетку.
page-nh-task-send = Подтвердите или выберите другое.
page-nh-task-turn = Поверните как нужно, затем подтвердите.

## Counted things

page-bots-count =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
        [many] { $count } ботов
       *[other] { $count } ботов
    }
page-steps-count =
    { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шагов
    }
page-watching =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителей
    }
page-replay-more =
    { $count ->
        [one] и ещё { $count }
        [few] и ещё { $count }
        [many] и ещё { $count }
       *[other] и ещё { $count }
    }
page-nh-count =
    { $count ->
        [one] { $tile }: осталось { $count }
        [few] { $tile }: осталось { $count }
        [many] { $tile }: осталось { $count }
       *[other] { $tile }: осталось { $count }
    }
page-nh-preview-more =
    { $count ->
        [one] { $army } теряет ещё { $count } очко прочности.
        [few] { $army } теряет ещё { $count } очка прочности.
        [many] { $army } теряет ещё { $count } очков прочности.
       *[other] { $army } теряет ещё { $count } очков прочности.
    }
page-nh-preview-less =
    { $count ->
        [one] { $army } сохранит { $count } очко прочности.
        [few] { $army } сохранит { $count } очка прочности.
        [many] { $army } сохранит { $count } очков прочности.
       *[other] { $army } сохранит { $count } очков прочности.
    }
page-nh-die =
    { $count ->
        [one] { $count } гибнет
        [few] { $count } гибнут
        [many] { $count } гибнут
       *[other] { $count } гибнут
    }
page-nh-copies =
    { $count ->
        [one] { $count } такая фишка в армии
        [few] { $count } такие фишки в армии
        [many] { $count } таких фишек в армии
       *[other] { $count } таких фишек в армии
    }
page-nh-danger-words =
    { $count ->
        [one] Если бы бой начался сейчас: { $count } рана.
        [few] Если бы бой начался сейчас: { $count } раны.
        [many] Если бы бой начался сейчас: { $count } ран.
       *[other] Если бы бой начался сейчас: { $count } ран.
    }
page-nh-ear-hp =
    { $count ->
        [one] { $count } очко прочности.
        [few] { $count } очка прочности.
        [many] { $count } очков прочности.
       *[other] { $count } очков прочности.
    }
page-nh-end-sure =
    { $count ->
        [one] У вас осталась { $count } неиспользованная фишка. Она останется на руках до следующего хода.
        [few] У вас остались { $count } неиспользованные фишки. Они останутся на руках до следующего хода.
        [many] У вас осталось { $count } неиспользованных фишек. Они останутся на руках до следующего хода.
       *[other] У вас осталось { $count } неиспользованной фишки. Они останутся на руках до следующего хода.
    }
page-nh-end-puzzle-sure =
    { $count ->
        [one] Вы не использовали { $count } фишку. На этом этюд закончится.
        [few] Вы не использовали { $count } фишки. На этом этюд закончится.
        [many] Вы не использовали { $count } фишек. На этом этюд закончится.
       *[other] Вы не использовали { $count } фишки. На этом этюд закончится.
    }
page-nh-hold = удерживайте: без вопроса
page-nh-nobody = без игрока
page-showing = Что сейчас произошло
page-copied = Скопировано
page-share-how = По этой ссылке любой может смотреть партию.
page-replay-share-how = По этой ссылке любой увидит этот момент с той же точки зрения.
page-to-home = На главную
page-nowhere = Такой страницы нет.
page-result-nobody = Никто не победил.
page-result-unfinished = Партия не закончена.
page-reason-unfinished = запись обрывается до конца
page-nh-hit-points = очки прочности
page-nh-points = очки
nh-option-scenario-zero = нет

# The stage: what happened, step by step
page-stage = Что произошло
page-stage-since = После вашего хода
page-stage-watched = Что произошло
page-stage-press = нажмите, чтобы увидеть ещё раз
page-stage-nothing = После вашего хода ничего не произошло.
page-stage-before = До первого хода
page-stage-again = Показать снова
page-stage-next = Дальше
page-stage-back = На шаг назад
page-stage-on = На шаг вперёд
page-stage-skip = Пропустить
page-stage-speed = Скорость: { $speed }
page-stage-at-once = сразу
page-stage-offer = Показ пропущен три раза. Включить быстрее?
page-stage-faster = На скорости { $speed }×
page-stage-as-it-is = Не надо
page-nh-stage-draws = { $army } берёт: { $tiles }.
page-nh-stage-hits = Под ударом: { $tiles }.
page-nh-stage-wound = рана { $wounds } из { $most }
page-nh-stage-netted = Сеть затягивается: { $tile } { $at } не может действовать.
page-nh-stage-idle = { $tile } { $at } в сети и ничего не делает.
page-nh-stage-battle = Бой на ходу { $turn }
page-nh-stage-title = Бой
page-nh-stage-lent = { $value } от { $tile } { $at }
page-nh-stage-fall = Конец фазы { $segment }. { $count ->
    [one] Уходит с поля
    [few] Уходят с поля
    [many] Уходят с поля
   *[other] Уходят с поля
  }: { $tiles }.
page-nh-stage-over = Бой окончен. { $score }
page-nh-stage-laid = на { $at }
page-nh-stage-played = сыграно
page-nh-stage-discarded = сброшено
page-clocks = Часы
page-clock-of = { $name }: осталось { $time }
page-clock-stands = стоят, пока вы смотрите

page-guests = Чужие боты
page-guests-none = Сейчас для этой игры нет гостевых ботов на связи.
page-guests-play = Сыграть с { $name }
page-guests-own = Написали бота? Назовите его, и пусть играет здесь; как это сделать — в документации по адресу /docs.
page-guests-name = Имя вашего бота
page-guests-make = Получить токен
page-guests-token = Команда для вашего бота
page-guests-token-how = Запустите её рядом с ботом. Токен показан только сейчас: у кого он есть, тот играет за вашего бота — и только в эту игру.
page-guests-revoke = Отозвать токен
