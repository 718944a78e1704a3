# Командний рядок.

cli-help = Neuroshima Hex, Neon і «Війна жуків»: грати, дивитися, розраховувати битви, відтворювати, вимірювати.
cli-examples =
    Почніть із цього: `warpad watch neuroshima`

    Кожна команда має довідку: `warpad sim --help`
cli-lang-help = Мова; інакше береться з WARPAD_LANG, потім із LANG.
cli-json-help = Вивести JSON для програм замість тексту.
cli-option-help = Параметр партії, наприклад armies=borgo,moloch; можна повторювати. Усі перелічить `warpad games`.
cli-seed-help = Те саме зерно дає ті самі партії.
cli-game-help = neuroshima, neon або bugs.
cli-file-help = Файл; його перший об’єкт каже, до якої гри він належить.
cli-at-help = Момент після N кроків запису; якщо не вказано, його кінець.
cli-bots-help = По одному боту на місце; одне ім’я означає «на всіх місцях». Ваш файл, наприклад my_bot.py, теж бот.
cli-interrupted = Перервано.
cli-broken = Такого не мало статися: { $error }. Подробиці покаже WARPAD_DEBUG=1.
cli-chance = Випадок
cli-seat = Місце { $number } { $name }
cli-result = Підсумок: { $scores }
cli-ended-resigned = { $seat }: партію здано.
cli-ended-time = { $seat }: час вийшов.
cli-version-help = Вивести версію.

cli-watch-help = Дивитися партію ботів у терміналі, хід за ходом.
cli-watch-examples =
    `warpad watch neuroshima --bots normal,easy --seed 7`

    `warpad watch neuroshima -o armies=borgo,moloch --delay 0`
cli-watch-why-help = Сказати, що вирішило кожен вибір: очікувані відповіді, скільки втрачає наступний за силою хід, які факти важать найбільше. На перебіг гри це не впливає.
cli-watch-delay-help = Скільки секунд чекати після ходу; типово трохи в терміналі й ніскільки в конвеєрі.

cli-serve-help = Запустити сервер зі сторінкою для гри в браузері.
cli-serve-examples =
    `warpad serve --open`

    `warpad serve --host 0.0.0.0 --port 8000`
cli-serve-host-help = Адреса, на якій слухати; 0.0.0.0 пускає й інші машини.
cli-serve-port-help = Порт; 0 візьме будь-який вільний.
cli-serve-open-help = Відкрити сторінку в браузері.
cli-serve-data-help = Тека, у якій зберігаються партії.
cli-serve-database-help = Адреса бази даних замість теки, наприклад postgresql://user@host/warpad.
cli-serve-name-help = Ім’я цього сервера, наприклад play.example.org; можна повторювати.
cli-serve-at = Warpad працює: { $address } (Ctrl+C — зупинити)

cli-battle-help = Розрахувати битву Neuroshima Hex із позиції та описати кожен удар із його правилом.
cli-battle-examples =
    `warpad battle position.json`

    `warpad battle positions.jsonl --json` виводить по одному результату на рядок
cli-battle-of = Битва: { $name }
cli-battle-segment = Ініціатива { $initiative }
cli-battle-hp = Очки здоров’я штабів: { $hp }
cli-battle-removed =
    { $count ->
        [one] Поле покинув { $count } жетон.
        [few] Поле покинули { $count } жетони.
        [many] Поле покинули { $count } жетонів.
       *[other] Поле покинули { $count } жетона.
    }
cli-battle-winner =
    { $winner ->
        [none] Партія триває.
        [draw] Нічия.
       *[other] Переможець: місце { $winner }.
    }

cli-show-help = Намалювати в терміналі позицію або момент запису.
cli-show-examples =
    `warpad show position.json`

    `warpad show game.jsonl --at 20 --seat 1`
cli-show-seat-help = Показати лише те, що видно з цього місця, рахуючи з 1.

cli-replay-help = Переказати запис крок за кроком або перевірити, що він приходить до вказаного кінця.
cli-replay-examples =
    `warpad replay game.jsonl`

    `warpad replay game.jsonl --verify --json`
cli-replay-verify-help = Перевірити вміст, кожен хід і кінець; код виходу 1, якщо щось не так.
cli-replay-cut =
    { $steps ->
        [one] { $file } обривається: прочитано до останнього цілого рядка, { $steps } крок.
        [few] { $file } обривається: прочитано до останнього цілого рядка, { $steps } кроки.
        [many] { $file } обривається: прочитано до останнього цілого рядка, { $steps } кроків.
       *[other] { $file } обривається: прочитано до останнього цілого рядка, { $steps } кроку.
    }
cli-replay-fine =
    { $steps ->
        [one] { $file }: { $steps } крок, усе гаразд.
        [few] { $file }: { $steps } кроки, усе гаразд.
        [many] { $file }: { $steps } кроків, усе гаразд.
       *[other] { $file }: { $steps } кроку, усе гаразд.
    }

cli-sim-help = Зіграти ботами багато партій і підрахувати підсумки.
cli-sim-examples =
    `warpad sim neuroshima --bots easy,random -n 200 --jobs 2`

    `warpad sim neuroshima -o armies=smart,vegas -o ruleset=duel --json`

    `warpad sim neuroshima -n 10 --records games`
cli-sim-count-help = Скільки партій зіграти.
cli-sim-jobs-help = Скільки процесів запускати одночасно.
cli-sim-records-help = Зберігати запис кожної партії в цю теку.
cli-sim-interrupted = Перервано: зіграно { $games } з { $asked }.
cli-sim-games =
    { $games ->
        [one] Дограно { $finished } з { $games } партії за { $seconds } с.
        [few] Дограно { $finished } з { $games } партій за { $seconds } с.
        [many] Дограно { $finished } з { $games } партій за { $seconds } с.
       *[other] Дограно { $finished } з { $games } партії за { $seconds } с.
    }
cli-sim-wins =
    { $wins ->
        [one] Місце { $seat }, { $bot }: { $wins } перемога ({ $share })
        [few] Місце { $seat }, { $bot }: { $wins } перемоги ({ $share })
        [many] Місце { $seat }, { $bot }: { $wins } перемог ({ $share })
       *[other] Місце { $seat }, { $bot }: { $wins } перемоги ({ $share })
    }
cli-sim-rest = Нічиїх: { $draws }; рішень: { $decisions }; недозволених ходів: { $illegal }

cli-arena-help = Звести ботів на всіх місцях з однаковою удачею й оцінити їхню силу.
cli-arena-examples =
    `warpad arena neuroshima --bots easy,normal -n 100`

    `warpad arena bugs --bots random,easy,normal --mirror --json`

    `warpad arena neuroshima --bots hard,expert -n 400 --journal games.jsonl --report arena.html`
cli-arena-bots-help = Яких ботів порівняти: грає кожен із кожним. Ваш файл, наприклад my_bot.py, теж бот.
cli-arena-count-help = Скільки партій на кожну пару.
cli-arena-jobs-help = Скільки процесів запускати одночасно; 0 — усі ядра.
cli-arena-ray-help = Грати на цьому кластері Ray (`local` запускає його тут).
cli-arena-mirror-help = Нехай кожен бот зіграє й сам із собою, для контролю.
cli-arena-journal-help = Зберігати кожну зіграну партію в цьому файлі; та сама команда продовжить із нього.
cli-arena-report-help = Записати сторінку з графіками в цей файл.
cli-arena-balance-help = Записати в цей файл таблицю «армія проти армії» у форматі Markdown.
cli-arena-interrupted = Перервано: зіграно { $games } з { $asked }.
cli-arena-pair = { $a } проти { $b }: { $rate } (від { $low } до { $high }); партій: { $games }, нічиїх: { $draws }
cli-arena-rating = { $bot }: рейтинг { $rating } ± { $margin }
cli-arena-time = { $bot }: { $median } мс на хід (медіана), 99 % швидше за { $p99 } мс, щонайбільше { $most } мс
cli-arena-fair = Рівна частка — { $share }.

cli-bench-help = Виміряти швидкість рушіїв на цій машині.
cli-bench-examples =
    `warpad bench`

    `warpad bench neuroshima --json`
cli-bench-seconds-help = Секунд процесора на кожне вимірювання.
cli-bench-compiled = скомпільовано
cli-bench-plain = звичайний Python, без компіляції
cli-bench-random-games-per-cpu-second = Випадкових партій за секунду процесора: { $value }
cli-bench-copies-per-cpu-second = Копій позиції за секунду процесора: { $value }
cli-bench-battles-per-cpu-second = Битв за секунду процесора: { $value }
cli-bench-turns-per-cpu-second = Ходів за секунду процесора: { $value }

cli-new-help = Вивести позицію в JSON: нову партію або партію після випадкових рішень.
cli-new-examples =
    `warpad new neuroshima --moves 30 --seed 4 > position.json`
cli-new-moves-help = Скільки випадкових рішень зіграти спочатку.

cli-games-help = Перелічити ігри та параметри партії.
cli-games-examples = `warpad games --json`

cli-rules-help = Пояснити правило нашими словами та з джерелом; без номера перелічити всі.
cli-rules-examples =
    `warpad rules NH-BAT-08`

    `warpad rules NH-NET --lang uk`

    `warpad rules neon --markdown`
cli-rules-which-help = Правило, розділ на зразок NH-BAT або гра.
cli-rules-markdown-help = Вивести весь реєстр правил гри в Markdown.
cli-rules-pages-help = Записати сторінки правил усіх ігор у цю теку, як у docs/rules.
cli-rules-source = Джерело: { $source }
cli-rules-ruling = Наше рішення: { $ruling }
cli-rules-reason = Не реалізовано, бо: { $reason }
cli-rules-status-done = зроблено
cli-rules-status-waived = не потрібно
cli-rules-status-open = не зроблено
cli-rules-title = Правила гри { $game }
cli-rules-about = Нашими словами: у що грає програма та звідки це взято.
cli-rules-made = Складено за реєстром правил; зроблено { $done } з { $count }.

cli-content-help = Перевірити файли вмісту ігор.
cli-content-examples = `warpad content check neuroshima`
cli-content-what-help = Слово check.
cli-content-found =
    { $faults ->
        [one] { $game }: файлів вмісту { $files }, { $faults } помилка
        [few] { $game }: файлів вмісту { $files }, { $faults } помилки
        [many] { $game }: файлів вмісту { $files }, { $faults } помилок
       *[other] { $game }: файлів вмісту { $files }, { $faults } помилки
    }

cli-etude-help = Етюди — позиції з метою: розв’язати, скласти, перелічити, показати, перевірити.
cli-etude-examples = `warpad etude list neuroshima --grade 3`
cli-etude-which-help = Файл або назва етюду з бібліотеки.
cli-etude-several-help = Файли або назви; без них — уся бібліотека.
cli-etude-all-help = Знайти всі розв’язки, а не один.
cli-etude-count-help = Скільки етюдів скласти.
cli-etude-grade-help = Лише етюди цієї складності, від 1 (легко) до 5 (важко).
cli-etude-theme-help = Лише етюди, де це має значення, наприклад net або push.
cli-etude-out-help = Записати кожен етюд у файл у цій теці.
cli-etude-solve-help = Розв’язати етюд: один розв’язок, усі або доказ, що розв’язку немає.
cli-etude-solve-examples =
    `warpad etude solve moloch-01 --all`

    `warpad etude solve my.json --json`
cli-etude-show-help = Намалювати етюд і сказати, що потрібно.
cli-etude-list-help = Перелічити етюди бібліотеки.
cli-etude-make-help = Скласти нові етюди з випадкових позицій; лишаються тільки цікаві.
cli-etude-make-examples = `warpad etude make neuroshima -n 3 --grade 3 --seed 7 --out etudes`
cli-etude-check-help = Довести, що етюди мають рівно стільки розв’язків, скільки заявлено.
cli-etude-line = { $file }  { $name }  складність { $grade }: { $themes }
cli-etude-none =
    { $tries ->
        [one] Розв’язку немає: { $tries } спроба, і вона невдала.
        [few] Розв’язку немає: { $tries } спроби, і всі невдалі.
        [many] Розв’язку немає: { $tries } спроб, і всі невдалі.
       *[other] Розв’язку немає: { $tries } спроби, і всі невдалі.
    }
cli-etude-solutions =
    { $count ->
        [one] { $count } розв’язок; усього спроб: { $tries }.
        [few] { $count } розв’язки; усього спроб: { $tries }.
        [many] { $count } розв’язків; усього спроб: { $tries }.
       *[other] { $count } розв’язку; усього спроб: { $tries }.
    }
cli-etude-chance = Найкращий шанс: { $chance }
cli-etude-then = Після кидка (як часто: що робити, який шанс лишається):
cli-etude-then-nothing = більше нічого
cli-etude-then-lost = мета вже недосяжна
cli-etude-with-luck = Якщо пощастить, далі так:
cli-etude-renew-help = Перевірити етюди заново після зміни вмісту й записати, що про них правда тепер.
cli-etude-study-help = Зробити етюд із кожного розділу дослідження, який вдасться довести.
cli-etude-none-any-more = { $file }: з нинішнім вмістом це вже не етюд.
cli-etude-share = У { $share } випадків
cli-etude-solution = Розв’язок { $number }
cli-etude-making = позицій перебрано: { $tried }, етюдів іншої складності: { $others }, етюдів складено: { $made }
cli-etude-stopped = Перервано; етюдів складено: { $made }
cli-etude-checked =
    { $count ->
        [one] Перевірено { $count } етюд, з помилками: { $faults }
        [few] Перевірено { $count } етюди, з помилками: { $faults }
        [many] Перевірено { $count } етюдів, з помилками: { $faults }
       *[other] Перевірено { $count } етюду, з помилками: { $faults }
    }

cli-learn-help = Уроки: показати список і перевірити їх.
cli-learn-examples = `warpad learn list neuroshima`
cli-learn-list-help = Показати уроки за порядком.
cli-learn-check-help = Перевірити, що кожна відповідь приймається, а кожна помилка має своє пояснення.
cli-learn-study-help = Зробити урок із дослідження: запитання там, де позначено ходи або є варіанти.
cli-learn-line = { $lesson }  { $title } ({ $tasks })
cli-learn-checked =
    { $count ->
        [one] Перевірено { $count } урок, з помилками: { $faults }
        [few] Перевірено { $count } уроки, з помилками: { $faults }
        [many] Перевірено { $count } уроків, з помилками: { $faults }
       *[other] Перевірено { $count } уроку, з помилками: { $faults }
    }

## What was asked for and is not possible

cli-fault-pair = Параметр пишеться так: ім’я=значення, а не «{ $given }».
cli-fault-twice = Параметр «{ $option }» указано двічі.
cli-fault-bots =
    { $seats ->
        [one] Є { $seats } місце, а ботів названо { $given }; одне ім’я годиться для всіх.
        [few] Є { $seats } місця, а ботів названо { $given }; одне ім’я годиться для всіх.
        [many] Є { $seats } місць, а ботів названо { $given }; одне ім’я годиться для всіх.
       *[other] Є { $seats } місця, а ботів названо { $given }; одне ім’я годиться для всіх.
    }
cli-fault-seat = Місця пронумеровано від 1 до { $count }; місця { $given } немає.
cli-fault-at =
    { $steps ->
        [one] У { $file } { $steps } крок; --at { $at } виходить за межі запису.
        [few] У { $file } { $steps } кроки; --at { $at } виходить за межі запису.
        [many] У { $file } { $steps } кроків; --at { $at } виходить за межі запису.
       *[other] У { $file } { $steps } кроку; --at { $at } виходить за межі запису.
    }
cli-fault-at-position = { $file } — позиція, а не запис: --at тут не застосовується.
cli-fault-battle = Битви розраховуються лише в Neuroshima Hex, а не в грі «{ $game }».
cli-fault-content = Тут пишеться слово { $wanted }, а не «{ $given }».
cli-fault-folder = Теки { $folder } немає.
cli-fault-markdown = Для --markdown назвіть гру: { $games }.
cli-fault-rule = Правила «{ $rule }» немає; усі перелічить `warpad rules`.

cli-content-pack-help = Набір вмісту для перевірки, де б він не лежав.
cli-content-pack-found =
    { $faults ->
        [one] { $folder }: { $faults } помилка
        [few] { $folder }: { $faults } помилки
        [many] { $folder }: { $faults } помилок
       *[other] { $folder }: { $faults } помилки
    }
cli-fault-packs = Гра «{ $game }» не має наборів вмісту.
cli-serve-proxy-help = Адреса вебсервера перед цим, чиїм заголовкам про пересилання вірити; можна повторювати.
cli-serve-limit-help = Інше обмеження, наприклад sockets_per_address=50; можна повторювати.
cli-serve-log-help = Писати журнал у JSON, по об'єкту на рядок.
cli-backup-help = Скопіювати всі партії, навіть поки їх грають.
cli-backup-examples =
    `warpad backup ~/copies`

    `warpad backup /var/backups --database postgresql://user@host/warpad`
cli-backup-to-help = Тека, куди покласти копію.
cli-check-help = Перевірити, чи читаються всі збережені партії.
cli-check-examples =
    `warpad check`

    `warpad check --data DIR --json`
cli-check-found =
    { $matches ->
        [one] Прочитано { $matches } партію, пошкоджено { $torn }
        [few] Прочитано { $matches } партії, пошкоджено { $torn }
        [many] Прочитано { $matches } партій, пошкоджено { $torn }
       *[other] Прочитано { $matches } партії, пошкоджено { $torn }
    }

cli-review-help = Оцінити кожне рішення записаної партії: що воно віддало, що було краще, де вирішив випадок.
cli-review-examples =
    `warpad review game.jsonl`

    `warpad review game.jsonl --depth deep --html review.html`

    `warpad review game.jsonl --json`
cli-review-html-help = Записати в цей файл сторінку з графіком, полями та оцінками.
cli-review-all-help = Показати всі рішення, а не лише позначені.
cli-review-player = { $player }: точність { $accuracy }
cli-review-decision = Після кроку { $step }, { $player }: { $mark }
cli-review-played = Зіграно, { $chance }%: { $line }
cli-review-better = Краще, { $chance }%: { $line }
cli-review-level = Помітної різниці немає, { $chance }%: { $line }
cli-review-nothing = Жодне рішення не вирізняється.
cli-review-interrupted = Перервано: оцінено рішень { $judged } з { $total }.
cli-depth-help = Наскільки глибоко дивитися: quick, usual або deep.
cli-analyse-help = Знайти найкращі продовження позиції або одного моменту запису.
cli-analyse-examples =
    `warpad analyse position.json`

    `warpad analyse game.jsonl --at 20 --seconds 10`
cli-analyse-seconds-help = Думати стільки секунд; Ctrl+C закінчить раніше.
cli-analyse-seat-help = За цього гравця, рахуючи від 1; інакше за першого, хто вирішує.
cli-analyse-thinking = думаю
cli-analyse-head = { $player } вибирає; кожне продовження перевірено на { $draws } роздачах.
cli-analyse-way = { $number }. { $chance }% (± { $half }): { $line }
cli-analyse-level = Перші варіанти нерозрізненні.
cli-fault-nobody-decides = { $file }: у цій позиції ніхто нічого не вирішує.
cli-fault-not-deciding = Гравець { $seat } тут не вирішує; вирішують: { $seats }.

cli-server-url-help = Адреса сервера, наприклад http://127.0.0.1:8420.
cli-server-token-help = Токен бота; інакше береться з WARPAD_TOKEN.
cli-fault-server = «{ $given }» — не адреса сервера; пишіть її так: http://127.0.0.1:8420.
cli-fault-token = Немає токена: вкажіть --token або задайте { $variable }.

cli-play-help = Пустити свого бота грати на сервері: проти його ботів або проти тих, хто його покличе.
cli-play-examples =
    `warpad play http://127.0.0.1:8420 my_bot.py --game bugs --level normal`

    `WARPAD_TOKEN=bot_... warpad play https://play.example.org my_bot.py -n 0` чекає на запрошення
cli-play-bot-help = Файл вашого бота, наприклад my_bot.py, або один із наших ботів.
cli-play-game-help = Починати партії цієї гри. Без неї бот із токеном чекає, доки його покличуть.
cli-play-level-help = Хто грає за решту місць: random, easy, normal, hard, expert або master.
cli-play-count-help = Закінчити після стількох партій; 0 — грати до Ctrl+C.
cli-play-seat-help = Місце вашого бота в партіях, які він починає.
cli-play-name-help = Ім’я, під яким бота бачать інші; якщо не вказано — ім’я файлу.
cli-play-ready = На зв’язку як { $guest }.
cli-play-watch = Партія триває за адресою { $address }
cli-play-ended = Кінець, { $scores } (ваш бот сидів на місці { $seat }).

cli-token-help = Створити, переглянути або відкликати токени, з якими ваші боти грають на сервері.
cli-token-make-help = Створити токен. Його показують один раз; сервер зберігає лише його хеш.
cli-token-show-help = Показати, що дозволяє токен і де зараз грає його бот.
cli-token-revoke-help = Відкликати токен: він більше нічого не відкриває.
cli-token-name-help = Ім’я, під яким бота бачать інші.
cli-token-game-help = Гра, в яку він може грати; можна повторити. Якщо не вказано — усі ігри.
cli-token-most-help = Скільки партій він грає одночасно.
cli-token-days-help = Скільки днів він чинний.
cli-token-all-games = усі ігри
cli-token-revoked = { $guest } відкликано.
