# Командная строка.

cli-help = Neuroshima Hex, Neon и «Война жуков»: играть, смотреть, рассчитывать бои, воспроизводить, измерять.
cli-examples =
    Начните с этого: `warpad watch neuroshima`

    У каждой команды есть справка: `warpad sim --help`
cli-lang-help = Язык; иначе берётся из WARPAD_LANG, затем из LANG.
cli-json-help = Вывести JSON для программ вместо текста.
cli-option-help = Параметр партии, например armies=borgo,moloch; можно повторять. Все перечислит `warpad games`.
cli-seed-help = Одно и то же зерно даёт одни и те же партии.
cli-game-help = neuroshima, neon или bugs.
cli-file-help = Файл; его первый объект говорит, к какой игре он относится.
cli-at-help = Момент после N шагов записи; если не указано, её конец.
cli-bots-help = По одному боту на место; одно имя значит «на всех местах». Ваш файл, например my_bot.py, тоже бот.
cli-interrupted = Прервано.
cli-broken = Такого не должно было случиться: { $error }. Подробности покажет WARPAD_DEBUG=1.
cli-chance = Случай
cli-seat = Место { $number } { $name }
cli-result = Итог: { $scores }
cli-ended-resigned = { $seat }: партия сдана.
cli-ended-time = { $seat }: время вышло.
cli-version-help = Вывести версию.

cli-watch-help = Смотреть партию ботов в терминале, ход за ходом.
cli-watch-examples =
    `warpad watch neuroshima --bots normal,easy --seed 7`

    `warpad watch neuroshima -o armies=borgo,moloch --delay 0`
cli-watch-why-help = Сказать, что решило каждый выбор: ожидаемые ответы, сколько теряет следующий по силе ход, какие факты весят больше всего. На ход игры это не влияет.
cli-watch-delay-help = Сколько секунд ждать после хода; по умолчанию немного в терминале и нисколько в конвейере.

cli-serve-help = Запустить сервер со страницей для игры в браузере.
cli-serve-examples =
    `warpad serve --open`

    `warpad serve --host 0.0.0.0 --port 8000`
cli-serve-host-help = Адрес, на котором слушать; 0.0.0.0 пускает и другие машины.
cli-serve-port-help = Порт; 0 возьмёт любой свободный.
cli-serve-open-help = Открыть страницу в браузере.
cli-serve-data-help = Папка, в которой хранятся партии.
cli-serve-database-help = Адрес базы данных вместо папки, например postgresql://user@host/warpad.
cli-serve-name-help = Имя этого сервера, например play.example.org; можно повторять.
cli-serve-at = Warpad работает: { $address } (Ctrl+C — остановить)

cli-battle-help = Рассчитать бой Neuroshima Hex из позиции и описать каждый удар с его правилом.
cli-battle-examples =
    `warpad battle position.json`

    `warpad battle positions.jsonl --json` выводит по результату на строку
cli-battle-of = Бой: { $name }
cli-battle-segment = Инициатива { $initiative }
cli-battle-hp = Очки прочности командных центров: { $hp }
cli-battle-removed =
    { $count ->
        [one] Поле покинула { $count } фишка.
        [few] Поле покинули { $count } фишки.
        [many] Поле покинули { $count } фишек.
       *[other] Поле покинуло { $count } фишки.
    }
cli-battle-winner =
    { $winner ->
        [none] Партия продолжается.
        [draw] Ничья.
       *[other] Победитель: место { $winner }.
    }

cli-show-help = Нарисовать в терминале позицию или момент записи.
cli-show-examples =
    `warpad show position.json`

    `warpad show game.jsonl --at 20 --seat 1`
cli-show-seat-help = Показать только то, что видно с этого места, считая с 1.

cli-replay-help = Пересказать запись шаг за шагом или проверить, что она приходит к указанному концу.
cli-replay-examples =
    `warpad replay game.jsonl`

    `warpad replay game.jsonl --verify --json`
cli-replay-verify-help = Проверить контент, каждый ход и конец; код выхода 1, если что-то не так.
cli-replay-cut =
    { $steps ->
        [one] { $file } обрывается: прочитано до последней целой строки, { $steps } шаг.
        [few] { $file } обрывается: прочитано до последней целой строки, { $steps } шага.
        [many] { $file } обрывается: прочитано до последней целой строки, { $steps } шагов.
       *[other] { $file } обрывается: прочитано до последней целой строки, { $steps } шага.
    }
cli-replay-fine =
    { $steps ->
        [one] { $file }: { $steps } шаг, всё в порядке.
        [few] { $file }: { $steps } шага, всё в порядке.
        [many] { $file }: { $steps } шагов, всё в порядке.
       *[other] { $file }: { $steps } шага, всё в порядке.
    }

cli-sim-help = Сыграть ботами много партий и подсчитать итоги.
cli-sim-examples =
    `warpad sim neuroshima --bots easy,random -n 200 --jobs 2`

    `warpad sim neuroshima -o armies=smart,vegas -o ruleset=duel --json`

    `warpad sim neuroshima -n 10 --records games`
cli-sim-count-help = Сколько партий сыграть.
cli-sim-jobs-help = Сколько процессов запускать одновременно.
cli-sim-records-help = Сохранять запись каждой партии в эту папку.
cli-sim-interrupted = Прервано: сыграно { $games } из { $asked }.
cli-sim-games =
    { $games ->
        [one] Доиграно { $finished } из { $games } партии за { $seconds } с.
        [few] Доиграно { $finished } из { $games } партий за { $seconds } с.
        [many] Доиграно { $finished } из { $games } партий за { $seconds } с.
       *[other] Доиграно { $finished } из { $games } партии за { $seconds } с.
    }
cli-sim-wins =
    { $wins ->
        [one] Место { $seat }, { $bot }: { $wins } победа ({ $share })
        [few] Место { $seat }, { $bot }: { $wins } победы ({ $share })
        [many] Место { $seat }, { $bot }: { $wins } побед ({ $share })
       *[other] Место { $seat }, { $bot }: { $wins } победы ({ $share })
    }
cli-sim-rest = Ничьих: { $draws }; решений: { $decisions }; недопустимых ходов: { $illegal }

cli-arena-help = Свести ботов на всех местах с одинаковой удачей и оценить их силу.
cli-arena-examples =
    `warpad arena neuroshima --bots easy,normal -n 100`

    `warpad arena bugs --bots random,easy,normal --mirror --json`

    `warpad arena neuroshima --bots hard,expert -n 400 --journal games.jsonl --report arena.html`
cli-arena-bots-help = Каких ботов сравнить: играет каждый с каждым. Ваш файл, например my_bot.py, тоже бот.
cli-arena-count-help = Сколько партий на каждую пару.
cli-arena-jobs-help = Сколько процессов запускать одновременно; 0 — все ядра.
cli-arena-ray-help = Играть на этом кластере Ray (`local` запускает его здесь).
cli-arena-mirror-help = Пусть каждый бот сыграет и сам с собой, для контроля.
cli-arena-journal-help = Хранить каждую сыгранную партию в этом файле; та же команда продолжит с него.
cli-arena-report-help = Записать страницу с графиками в этот файл.
cli-arena-balance-help = Записать в этот файл таблицу «армия против армии» в формате Markdown.
cli-arena-interrupted = Прервано: сыграно { $games } из { $asked }.
cli-arena-pair = { $a } против { $b }: { $rate } (от { $low } до { $high }); партий: { $games }, ничьих: { $draws }
cli-arena-rating = { $bot }: рейтинг { $rating } ± { $margin }
cli-arena-time = { $bot }: { $median } мс на ход (медиана), 99 % быстрее { $p99 } мс, самое большее { $most } мс
cli-arena-fair = Равная доля — { $share }.

cli-bench-help = Измерить скорость движков на этой машине.
cli-bench-examples =
    `warpad bench`

    `warpad bench neuroshima --json`
cli-bench-seconds-help = Секунд процессора на каждое измерение.
cli-bench-compiled = скомпилировано
cli-bench-plain = обычный Python, без компиляции
cli-bench-random-games-per-cpu-second = Случайных партий за секунду процессора: { $value }
cli-bench-copies-per-cpu-second = Копий позиции за секунду процессора: { $value }
cli-bench-battles-per-cpu-second = Боёв за секунду процессора: { $value }
cli-bench-turns-per-cpu-second = Ходов за секунду процессора: { $value }

cli-new-help = Вывести позицию в JSON: новую партию или партию после случайных решений.
cli-new-examples =
    `warpad new neuroshima --moves 30 --seed 4 > position.json`
cli-new-moves-help = Сколько случайных решений сыграть сначала.

cli-games-help = Перечислить игры и параметры партии.
cli-games-examples = `warpad games --json`

cli-rules-help = Объяснить правило нашими словами и с источником; без номера перечислить все.
cli-rules-examples =
    `warpad rules NH-BAT-08`

    `warpad rules NH-NET --lang ru`

    `warpad rules neon --markdown`
cli-rules-which-help = Правило, глава вроде NH-BAT или игра.
cli-rules-markdown-help = Вывести весь реестр правил игры в Markdown.
cli-rules-pages-help = Записать страницы правил всех игр в эту папку, как в docs/rules.
cli-rules-source = Источник: { $source }
cli-rules-ruling = Наше решение: { $ruling }
cli-rules-reason = Не реализовано, потому что: { $reason }
cli-rules-status-done = сделано
cli-rules-status-waived = не нужно
cli-rules-status-open = не сделано
cli-rules-title = Правила игры { $game }
cli-rules-about = Нашими словами: во что играет программа и откуда это взято.
cli-rules-made = Составлено по реестру правил; сделано { $done } из { $count }.

cli-content-help = Проверить файлы контента игр.
cli-content-examples = `warpad content check neuroshima`
cli-content-what-help = Слово check.
cli-content-found =
    { $faults ->
        [one] { $game }: файлов контента { $files }, { $faults } ошибка
        [few] { $game }: файлов контента { $files }, { $faults } ошибки
        [many] { $game }: файлов контента { $files }, { $faults } ошибок
       *[other] { $game }: файлов контента { $files }, { $faults } ошибки
    }

cli-etude-help = Этюды — позиции с целью: решить, составить, перечислить, показать, проверить.
cli-etude-examples = `warpad etude list neuroshima --grade 3`
cli-etude-which-help = Файл или имя этюда из библиотеки.
cli-etude-several-help = Файлы или имена; без них — вся библиотека.
cli-etude-all-help = Найти все решения, а не одно.
cli-etude-count-help = Сколько этюдов составить.
cli-etude-grade-help = Только этюды этой трудности, от 1 (легко) до 5 (трудно).
cli-etude-theme-help = Только этюды, где это играет роль, например net или push.
cli-etude-out-help = Записать каждый этюд в файл в этой папке.
cli-etude-solve-help = Решить этюд: одно решение, все или доказательство, что решения нет.
cli-etude-solve-examples =
    `warpad etude solve moloch-01 --all`

    `warpad etude solve my.json --json`
cli-etude-show-help = Нарисовать этюд и сказать, что требуется.
cli-etude-list-help = Перечислить этюды библиотеки.
cli-etude-make-help = Составить новые этюды из случайных позиций; остаются только интересные.
cli-etude-make-examples = `warpad etude make neuroshima -n 3 --grade 3 --seed 7 --out etudes`
cli-etude-check-help = Доказать, что у этюдов ровно столько решений, сколько заявлено.
cli-etude-line = { $file }  { $name }  трудность { $grade }: { $themes }
cli-etude-none =
    { $tries ->
        [one] Решения нет: { $tries } попытка, и она неудачна.
        [few] Решения нет: { $tries } попытки, и все неудачны.
        [many] Решения нет: { $tries } попыток, и все неудачны.
       *[other] Решения нет: { $tries } попытки, и все неудачны.
    }
cli-etude-solutions =
    { $count ->
        [one] { $count } решение; всего попыток: { $tries }.
        [few] { $count } решения; всего попыток: { $tries }.
        [many] { $count } решений; всего попыток: { $tries }.
       *[other] { $count } решения; всего попыток: { $tries }.
    }
cli-etude-chance = Лучший шанс: { $chance }
cli-etude-then = После броска (как часто: что делать, какой шанс остаётся):
cli-etude-then-nothing = больше ничего
cli-etude-then-lost = цель уже недостижима
cli-etude-with-luck = При удаче дальше так:
cli-etude-renew-help = Проверить этюды заново после изменения контента и записать, что о них верно теперь.
cli-etude-study-help = Сделать этюд из каждой главы исследования, которую докажет решатель.
cli-etude-none-any-more = { $file }: с нынешним контентом это больше не этюд.
cli-etude-share = В { $share } случаев
cli-etude-solution = Решение { $number }
cli-etude-making = позиций перебрано: { $tried }, этюдов другой трудности: { $others }, этюдов составлено: { $made }
cli-etude-stopped = Прервано; этюдов составлено: { $made }
cli-etude-checked =
    { $count ->
        [one] Проверен { $count } этюд, с ошибками: { $faults }
        [few] Проверено { $count } этюда, с ошибками: { $faults }
        [many] Проверено { $count } этюдов, с ошибками: { $faults }
       *[other] Проверено { $count } этюда, с ошибками: { $faults }
    }

cli-learn-help = Уроки: показать список и проверить их.
cli-learn-examples = `warpad learn list neuroshima`
cli-learn-list-help = Показать уроки по порядку.
cli-learn-check-help = Проверить, что каждое решение принимается, а на каждую ошибку есть своё объяснение.
cli-learn-study-help = Сделать урок из исследования: вопросы там, где отмечены ходы или есть варианты.
cli-learn-line = { $lesson }  { $title } ({ $tasks })
cli-learn-checked =
    { $count ->
        [one] Проверен { $count } урок, с ошибками: { $faults }
        [few] Проверено { $count } урока, с ошибками: { $faults }
        [many] Проверено { $count } уроков, с ошибками: { $faults }
       *[other] Проверено { $count } урока, с ошибками: { $faults }
    }

## What was asked for and is not possible

cli-fault-pair = Параметр пишется так: имя=значение, а не «{ $given }».
cli-fault-twice = Параметр «{ $option }» указан дважды.
cli-fault-bots =
    { $seats ->
        [one] Есть { $seats } место, а ботов названо { $given }; одно имя годится для всех.
        [few] Есть { $seats } места, а ботов названо { $given }; одно имя годится для всех.
        [many] Есть { $seats } мест, а ботов названо { $given }; одно имя годится для всех.
       *[other] Есть { $seats } места, а ботов названо { $given }; одно имя годится для всех.
    }
cli-fault-seat = Места пронумерованы с 1 по { $count }; места { $given } нет.
cli-fault-at =
    { $steps ->
        [one] В { $file } { $steps } шаг; --at { $at } выходит за пределы записи.
        [few] В { $file } { $steps } шага; --at { $at } выходит за пределы записи.
        [many] В { $file } { $steps } шагов; --at { $at } выходит за пределы записи.
       *[other] В { $file } { $steps } шага; --at { $at } выходит за пределы записи.
    }
cli-fault-at-position = { $file } — позиция, а не запись: --at здесь неприменим.
cli-fault-battle = Бои рассчитываются только в Neuroshima Hex, а не в игре «{ $game }».
cli-fault-content = Здесь пишется слово { $wanted }, а не «{ $given }».
cli-fault-folder = Папки { $folder } нет.
cli-fault-markdown = Для --markdown назовите игру: { $games }.
cli-fault-rule = Правила «{ $rule }» нет; все перечислит `warpad rules`.

cli-content-pack-help = Набор содержимого для проверки, где бы он ни лежал.
cli-content-pack-found =
    { $faults ->
        [one] { $folder }: { $faults } ошибка
        [few] { $folder }: { $faults } ошибки
        [many] { $folder }: { $faults } ошибок
       *[other] { $folder }: { $faults } ошибки
    }
cli-fault-packs = У игры «{ $game }» нет наборов содержимого.
cli-serve-proxy-help = Адрес веб-сервера перед этим, чьим заголовкам о пересылке верить; можно повторять.
cli-serve-limit-help = Другое ограничение, например sockets_per_address=50; можно повторять.
cli-serve-log-help = Писать журнал в JSON, по объекту на строку.
cli-backup-help = Скопировать все партии, даже пока их играют.
cli-backup-examples =
    `warpad backup ~/copies`

    `warpad backup /var/backups --database postgresql://user@host/warpad`
cli-backup-to-help = Папка, куда положить копию.
cli-check-help = Проверить, читаются ли все сохранённые партии.
cli-check-examples =
    `warpad check`

    `warpad check --data DIR --json`
cli-check-found =
    { $matches ->
        [one] Прочитана { $matches } партия, повреждено { $torn }
        [few] Прочитано { $matches } партии, повреждено { $torn }
        [many] Прочитано { $matches } партий, повреждено { $torn }
       *[other] Прочитано { $matches } партии, повреждено { $torn }
    }

cli-review-help = Оценить каждое решение записанной партии: что оно отдало, что было лучше, где решила удача.
cli-review-examples =
    `warpad review game.jsonl`

    `warpad review game.jsonl --depth deep --html review.html`

    `warpad review game.jsonl --json`
cli-review-html-help = Записать в этот файл страницу с графиком, полями и оценками.
cli-review-all-help = Показать все решения, а не только отмеченные.
cli-review-player = { $player }: точность { $accuracy }
cli-review-decision = После шага { $step }, { $player }: { $mark }
cli-review-played = Сыграно, { $chance }%: { $line }
cli-review-better = Лучше, { $chance }%: { $line }
cli-review-level = Заметной разницы нет, { $chance }%: { $line }
cli-review-nothing = Ни одно решение не выделяется.
cli-review-interrupted = Прервано: оценено решений { $judged } из { $total }.
cli-depth-help = Насколько глубоко смотреть: quick, usual или deep.
cli-analyse-help = Найти лучшие продолжения позиции или одного момента записи.
cli-analyse-examples =
    `warpad analyse position.json`

    `warpad analyse game.jsonl --at 20 --seconds 10`
cli-analyse-seconds-help = Думать столько секунд; Ctrl+C закончит раньше.
cli-analyse-seat-help = За этого игрока, считая от 1; иначе за первого, кто решает.
cli-analyse-thinking = думаю
cli-analyse-head = { $player } выбирает; каждое продолжение проверено на { $draws } раздачах.
cli-analyse-way = { $number }. { $chance }% (± { $half }): { $line }
cli-analyse-level = Первые варианты неразличимы.
cli-fault-nobody-decides = { $file }: в этой позиции никто ничего не решает.
cli-fault-not-deciding = Игрок { $seat } здесь не решает; решают: { $seats }.

cli-server-url-help = Адрес сервера, например http://127.0.0.1:8420.
cli-server-token-help = Токен бота; иначе берётся из WARPAD_TOKEN.
cli-fault-server = «{ $given }» — не адрес сервера; пишите его так: http://127.0.0.1:8420.
cli-fault-token = Нет токена: укажите --token или задайте { $variable }.

cli-play-help = Пустить своего бота играть на сервере: против его ботов или против тех, кто его позовёт.
cli-play-examples =
    `warpad play http://127.0.0.1:8420 my_bot.py --game bugs --level normal`

    `WARPAD_TOKEN=bot_... warpad play https://play.example.org my_bot.py -n 0` ждёт приглашений
cli-play-bot-help = Файл вашего бота, например my_bot.py, или один из наших ботов.
cli-play-game-help = Начинать партии этой игры. Без неё бот с токеном ждёт, пока его позовут.
cli-play-level-help = Кто играет за остальные места: random, easy, normal, hard, expert или master.
cli-play-count-help = Закончить после стольких партий; 0 — играть до Ctrl+C.
cli-play-seat-help = Место вашего бота в партиях, которые он начинает.
cli-play-name-help = Имя, под которым бота видят другие; если не указано — имя файла.
cli-play-ready = На связи как { $guest }.
cli-play-watch = Партия идёт по адресу { $address }
cli-play-ended = Конец, { $scores } (ваш бот сидел на месте { $seat }).

cli-token-help = Создать, посмотреть или отозвать токены, с которыми ваши боты играют на сервере.
cli-token-make-help = Создать токен. Он показывается один раз; сервер хранит только его хеш.
cli-token-show-help = Показать, что разрешает токен и где сейчас играет его бот.
cli-token-revoke-help = Отозвать токен: он больше ничего не открывает.
cli-token-name-help = Имя, под которым бота видят другие.
cli-token-game-help = Игра, в которую он может играть; можно повторить. Если не указана — все игры.
cli-token-most-help = Сколько партий он играет одновременно.
cli-token-days-help = Сколько дней он действует.
cli-token-all-games = все игры
cli-token-revoked = { $guest } отозван.
