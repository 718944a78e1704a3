# What is not possible, and why: set-ups, records, puzzles and files.

or = { $some } или { $last }

## Set-ups

setup-option-flag = Параметр «{ $option }» — это true или false, а не «{ $given }».
setup-option-number = Параметр «{ $option }» — это число, а не «{ $given }».
setup-option-range = Параметр «{ $option }»: от { $low } до { $high }, а не { $given }.
setup-option-choice = Параметр «{ $option }» — одно из { $choices }, а не «{ $given }».
setup-option-list = Параметр «{ $option }» — это список, а не «{ $given }».
setup-option-unknown = У игры { $game } нет параметра «{ $option }»; есть { $options }.
setup-game-unknown = Игры «{ $game }» нет; есть { $games }.
setup-bot-unknown = Бота «{ $bot }» для { $game } нет; есть { $bots } и файлы вроде my_bot.py.
setup-etude-unknown = Этюда «{ $etude }» в библиотеке нет; все перечислит `warpad etude list`.
setup-seat-kind = Место — одно из { $kinds }, а не «{ $given }».
setup-seat-bot = Место с ботом должно называть бота, а другие места — нет.
setup-seats =
    { $count ->
        [one] Есть { $count } место, а названо игроков: { $given }.
        [few] Есть { $count } места, а названо игроков: { $given }.
        [many] Есть { $count } мест, а названо игроков: { $given }.
       *[other] Есть { $count } места, а названо игроков: { $given }.
    }
setup-branch = Это партия другой игры: { $game }.

nh-setup-armies = В режиме «{ $mode }» армий должно быть { $wanted }, а не { $given }.
nh-setup-army-twice = Каждую армию можно взять один раз. Чтобы повторить армию «{ $army }», включите «{ $option }».
nh-setup-small-board = На расширенном поле играют от четырёх до шести армий, а не { $given }.
nh-setup-asked-small = Поле из 19 клеток просят только пять или шесть армий и без опции «{ $option }», а здесь армий { $given }.
nh-setup-players = В режиме «{ $mode }» игроков должно быть { $wanted }, а не { $given }.
nh-setup-players-of-armies = Армий { $armies }, значит, и игроков { $armies }, а не { $given }.
nh-setup-temper = Скверный нрав Молоха отключается только в правилах 2025 года.
nh-setup-leaders = Лидеры есть только в режимах: { $led_mode }. В режиме «{ $mode }» их нет.
nh-setup-mixture = Лидеров, конструкции и атлас битв вместе не берут; если всё же хотите, включите «{ $option }».
nh-setup-no-builder = У армии «{ $army }» нет конструкции, она есть только у этих: { $building_army }. Играть всё же можно, если включить «{ $option }».
nh-setup-no-builders = Конструкции есть только у этих армий: { $building_army }. Выберите хотя бы одну из них.
nh-setup-constructions-many = С конструкциями играют от двух до { $most } армий, а не { $given }.
nh-setup-carousels = Карусели сценария { $scenario } разорвали бы конструкции: выберите другой сценарий.
nh-setup-scenario-mode = Сценарий { $scenario } — для режима «{ $mode }», а не «{ $given_mode }».
nh-setup-scenario-order = Сценарий { $scenario } — для этих армий в таком порядке: { $army }.
nh-setup-scenario-armies = Сценарий { $scenario } — только для этих армий: { $army }.
nh-setup-terminals = В сценарии нет терминалов: выберите правила 3.0 или 2025.

neon-setup-players = В режиме «{ $mode }» игроков должно быть { $wanted }, а не { $given }.
neon-setup-no-teams = В режиме «{ $mode }» нет команд.
neon-setup-teams = Если игроков { $players }, команд должно быть { $wanted }, а не { $given }.
neon-setup-fighters-many =
    { $given ->
        [one] Назван { $given } боец, а играют { $players }.
        [few] Названо { $given } бойца, а играют { $players }.
        [many] Названо { $given } бойцов, а играют { $players }.
       *[other] Названо { $given } бойца, а играют { $players }.
    }
neon-setup-fighter-twice = Одного бойца нельзя взять дважды.
neon-setup-fighter-unknown = В наборе { $pack } нет бойца «{ $fighter }».

bugs-setup-players = В режиме «{ $mode }» игроков должно быть { $wanted }, а не { $given }.

## Files and records

file-missing = Такого файла нет.
file-unreadable = Этот файл не читается.
file-not-json = Это не JSON.
file-not-object = Это не объект JSON.
file-no-game = В файле не сказано, к какой игре он относится.

record-none = Это не запись партии.
record-head = Первая строка записи не читается.
record-line = Строка { $line } записи не читается.
record-after-end = После конца записи не должно быть ничего, а есть строка { $line }.
record-end = Строка { $line }: конец партии не читается.
record-seats =
    { $count ->
        [one] В конце записи должен быть счёт для { $count } места.
        [few] В конце записи должен быть счёт для { $count } мест.
        [many] В конце записи должен быть счёт для { $count } мест.
       *[other] В конце записи должен быть счёт для { $count } места.
    }
record-actors = Шаг { $step }: выбирать должен другой.
record-action = Шаг { $step }: действие не читается.
record-chance = Шаг { $step }: случай не может дать такого.
record-refused = Шаг { $step }, игрок { $player }: { $reason }
record-content = Партия сыграна с другой версией файла { $file }.
record-rules-older = Партия сыграна по правилам версии { $played }. Сейчас действует версия { $current }, и воспроизвести партию нельзя.
record-rules-newer = Партия сыграна по правилам версии { $played }, а программа знает их только до версии { $current }. Обновите её, чтобы воспроизвести партию.
record-other-end = Партия кончается не так, как указано в записи.
record-chapters = В этом файле исследование из нескольких глав. Откройте его на поле анализа.

## Puzzles

book-unreadable = Этот файл — не книга правил.
lesson-unreadable = Этот файл — не урок.
lesson-unknown = Нет урока { $lesson } с заданием { $task }.
etude-unreadable = Этот файл — не этюд.
etude-no-position = Это не позиция этой игры.
etude-no-etudes = Этюдов для { $game } нет.
etude-other-game = Это этюд другой игры: { $game }.
etude-no-seat = В позиции нет такого игрока.
etude-not-to-play = Этому игроку здесь нечего выбирать.
etude-word = «{ $given }» — не одно из { $choices }.
etude-parts = В цели сказано слишком мало или слишком много.
etude-amount = Цель может требовать от { $low } до { $high }, а не { $given }.

nh-etude-two-armies = Этюд — для двух армий.
nh-etude-no-hq = В этюде оба командных центра должны стоять на поле.
nh-etude-not-free = Этюд начинается со свободного выбора в свой ход.
nh-etude-nothing = Играть нечем: фишек нет, и ничего другого не разрешено.
nh-etude-tiles = В этюде названы не те фишки, что есть у игрока.
nh-etude-no-tile = У другой стороны на поле нет фишки «{ $tile }».

neon-etude-round = Этюд начинается посреди раунда.
neon-etude-out = Этот боец выбыл из турнира.
neon-etude-collect = В этом режиме победные очки не собирают.
neon-etude-no-fighter = На арене нет бойца «{ $fighter }», которого можно атаковать.
neon-etude-plan = План другого игрока не подходит к позиции.

bugs-etude-orders = Этюд начинается со скрытых приказов.
bugs-etude-mixed = Чередовать приказы можно, только когда игроков двое.
bugs-etude-no-unit = У другой стороны на поле нет отряда «{ $unit }».

## Serving

serve-folder = Партии нельзя хранить в { $folder }.
serve-database = База данных недоступна.
serve-port = Адрес { $address } недоступен серверу; выберите другой --port.
serve-newer = База создана более новой версией (ревизия { $found }, а эта знает { $known }). Поставьте новую версию или верните копию, которую она сделала.
serve-limit = «{ $given }» — не ограничение. Ограничения: { $limits }.
backup-nothing = Базы { $file } нет.
backup-failed = Копию сделать не удалось.
backup-program = Чтобы скопировать базу PostgreSQL, установите pg_dump.
serve-address = «{ $given }» не адрес базы данных; пишите postgresql://user@host/name или sqlite:///file.
serve-driver = Для PostgreSQL нужен ещё один пакет.

review-no-step = В партии { $steps } шагов; шага { $step } нет.
review-not-deciding = Игрок { $seat } здесь не решает.
review-empty-line = Нужно хотя бы одно действие.
review-secret-line = Решения, которые принимаются одновременно, нельзя показать отдельно.
setup-guest-twice = Гостевой бот может занять только одно место в партии.

## Исследования

study-tree = Ходы этого исследования не связаны друг с другом.
study-long = В главе может быть не больше ходов, чем { $most }.
study-aside = Вариант или заметку в этом файле не удаётся прочитать.
study-chapters = В исследовании может быть не больше глав, чем { $most }.
analysis-broken = Такой позиции в игре не бывает.
analysis-over = Игра здесь закончена: выбирать больше нечего.
analysis-not-deciding = Этой стороне здесь нечего выбирать.
edit-unknown = Здесь так нельзя.
edit-no-side = Такой стороны нет.
edit-none-left = Такой фишки больше нет: сначала верните одну.
edit-instant = Мгновенные действия не лежат на поле: они бывают только на руке или в стопке.
edit-empty = Здесь нечего менять.
edit-no-card = Такой карты нет ни в колоде, ни в сбросе.
edit-worn = У бойца уже есть карта этого типа: сначала уберите её.
edit-lies-there = Карта уже лежит там.
edit-row-fixed = Этот ряд не изменить: боец уже действовал или ряды ещё не открыты.
edit-no-exchange = Число карт в руке и в ряду не меняется, а обменяться там не с чем.
edit-taken = Это место занято.
edit-no-bot = Оба таких бота уже на столе: сначала верните одного.
edit-bot-there = В этом секторе уже есть бот.
edit-hq = КЦ остаётся на поле. Его можно только передвинуть.
edit-general = Генерал остаётся на поле. Его можно только передвинуть.
edit-sunk = Этот сектор затонул.
edit-number = Здесь может быть от { $low } до { $high }.
edit-no-editor = Позиции этой игры нельзя составить вручную.
etude-unsolvable = Решения нет: решатель доказал, что цель недостижима.
study-no-question = Там, где открывается эта глава, решать некому, или дальше нет ходов.
study-no-goal = Главный вариант не достигает ни одной цели, которую может поставить этюд.
study-no-task = В этом исследовании нет ни отмеченных ходов, ни вариантов: спрашивать не о чем.
