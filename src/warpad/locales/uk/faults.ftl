# What is not possible, and why: set-ups, records, puzzles and files.

or = { $some } або { $last }

## Set-ups

setup-option-flag = Параметр «{ $option }» — це true або false, а не «{ $given }».
setup-option-number = Параметр «{ $option }» — це число, а не «{ $given }».
setup-option-range = Параметр «{ $option }»: від { $low } до { $high }, а не { $given }.
setup-option-choice = Параметр «{ $option }» — одне з { $choices }, а не «{ $given }».
setup-option-list = Параметр «{ $option }» — це список, а не «{ $given }».
setup-option-unknown = Гра { $game } не має параметра «{ $option }»; є { $options }.
setup-game-unknown = Гри «{ $game }» немає; є { $games }.
setup-bot-unknown = Бота «{ $bot }» для { $game } немає; є { $bots } і файли на кшталт my_bot.py.
setup-etude-unknown = Етюду «{ $etude }» у бібліотеці немає; усі перелічить `warpad etude list`.
setup-seat-kind = Місце — одне з { $kinds }, а не «{ $given }».
setup-seat-bot = Місце з ботом має називати бота, а інші місця — ні.
setup-seats =
    { $count ->
        [one] Є { $count } місце, а названо гравців: { $given }.
        [few] Є { $count } місця, а названо гравців: { $given }.
        [many] Є { $count } місць, а названо гравців: { $given }.
       *[other] Є { $count } місця, а названо гравців: { $given }.
    }
setup-branch = Це партія іншої гри: { $game }.

nh-setup-armies = У режимі «{ $mode }» армій має бути { $wanted }, а не { $given }.
nh-setup-army-twice = Кожну армію можна взяти один раз. Щоб повторити армію «{ $army }», увімкніть «{ $option }».
nh-setup-small-board = На збільшеному полі грають від чотирьох до шести армій, а не { $given }.
nh-setup-asked-small = Поле з 19 клітинок просять лише п’ять чи шість армій і без опції «{ $option }», а тут армій { $given }.
nh-setup-players = У режимі «{ $mode }» гравців має бути { $wanted }, а не { $given }.
nh-setup-players-of-armies = Армій { $armies }, отже, і гравців { $armies }, а не { $given }.
nh-setup-temper = Лиху вдачу Молоха можна вимкнути лише в правилах 2025 року.
nh-setup-leaders = Лідери є лише в режимах: { $led_mode }. У режимі «{ $mode }» їх немає.
nh-setup-mixture = Лідерів, конструкції й атлас битв разом не беруть; якщо все ж хочете, увімкніть «{ $option }».
nh-setup-no-builder = В армії «{ $army }» немає конструкції, вона є лише в цих: { $building_army }. Грати все ж можна, якщо ввімкнути «{ $option }».
nh-setup-no-builders = Конструкції є лише в цих армій: { $building_army }. Виберіть хоча б одну з них.
nh-setup-constructions-many = З конструкціями грають від двох до { $most } армій, а не { $given }.
nh-setup-carousels = Каруселі сценарію { $scenario } розірвали б конструкції: виберіть інший сценарій.
nh-setup-scenario-mode = Сценарій { $scenario } — для режиму «{ $mode }», а не «{ $given_mode }».
nh-setup-scenario-order = Сценарій { $scenario } — для цих армій у такому порядку: { $army }.
nh-setup-scenario-armies = Сценарій { $scenario } — лише для цих армій: { $army }.
nh-setup-terminals = У сценарії немає терміналів: виберіть правила 3.0 або 2025.

neon-setup-players = У режимі «{ $mode }» гравців має бути { $wanted }, а не { $given }.
neon-setup-no-teams = У режимі «{ $mode }» немає команд.
neon-setup-teams = Якщо гравців { $players }, команд має бути { $wanted }, а не { $given }.
neon-setup-fighters-many =
    { $given ->
        [one] Названо { $given } бійця, а грають { $players }.
        [few] Названо { $given } бійців, а грають { $players }.
        [many] Названо { $given } бійців, а грають { $players }.
       *[other] Названо { $given } бійця, а грають { $players }.
    }
neon-setup-fighter-twice = Одного бійця не можна взяти двічі.
neon-setup-fighter-unknown = У наборі { $pack } немає бійця «{ $fighter }».

bugs-setup-players = У режимі «{ $mode }» гравців має бути { $wanted }, а не { $given }.

## Files and records

file-missing = Такого файлу немає.
file-unreadable = Цей файл не читається.
file-not-json = Це не JSON.
file-not-object = Це не об’єкт JSON.
file-no-game = У файлі не сказано, до якої гри він належить.

record-none = Це не запис партії.
record-head = Перший рядок запису не читається.
record-line = Рядок { $line } запису не читається.
record-after-end = Після кінця запису не має бути нічого, а є рядок { $line }.
record-end = Рядок { $line }: кінець партії не читається.
record-seats =
    { $count ->
        [one] У кінці запису має бути рахунок для { $count } місця.
        [few] У кінці запису має бути рахунок для { $count } місць.
        [many] У кінці запису має бути рахунок для { $count } місць.
       *[other] У кінці запису має бути рахунок для { $count } місця.
    }
record-actors = Крок { $step }: вибирати має інший.
record-action = Крок { $step }: дія не читається.
record-chance = Крок { $step }: випадок не може дати такого.
record-refused = Крок { $step }, гравець { $player }: { $reason }
record-content = Партію зіграно з іншою версією файлу { $file }.
record-rules-older = Партію зіграно за правилами версії { $played }. Зараз діє версія { $current }, і відтворити партію не можна.
record-rules-newer = Партію зіграно за правилами версії { $played }, а програма знає їх лише до версії { $current }. Оновіть її, щоб відтворити партію.
record-other-end = Партія закінчується не так, як сказано в записі.
record-chapters = У цьому файлі дослідження з кількох розділів. Відкрийте його на полі аналізу.

## Puzzles

book-unreadable = Цей файл — не книга правил.
lesson-unreadable = Цей файл — не урок.
lesson-unknown = Немає уроку { $lesson } із завданням { $task }.
etude-unreadable = Цей файл — не етюд.
etude-no-position = Це не позиція цієї гри.
etude-no-etudes = Етюдів для { $game } немає.
etude-other-game = Це етюд іншої гри: { $game }.
etude-no-seat = У позиції немає такого гравця.
etude-not-to-play = Цьому гравцеві тут нічого вибирати.
etude-word = «{ $given }» — не одне з { $choices }.
etude-parts = У меті сказано замало або забагато.
etude-amount = Мета може вимагати від { $low } до { $high }, а не { $given }.

nh-etude-two-armies = Етюд — для двох армій.
nh-etude-no-hq = В етюді обидва штаби мають стояти на полі.
nh-etude-not-free = Етюд починається з вільного вибору у свій хід.
nh-etude-nothing = Грати нічим: жетонів немає, і нічого іншого не дозволено.
nh-etude-tiles = В етюді названо не ті жетони, що є в гравця.
nh-etude-no-tile = В іншої сторони на полі немає жетона «{ $tile }».

neon-etude-round = Етюд починається посеред раунду.
neon-etude-out = Цей боєць вибув із турніру.
neon-etude-collect = У цьому режимі переможні очки не збирають.
neon-etude-no-fighter = На арені немає бійця «{ $fighter }», якого можна атакувати.
neon-etude-plan = План іншого гравця не підходить до позиції.

bugs-etude-orders = Етюд починається з прихованих наказів.
bugs-etude-mixed = Чергувати накази можна, лише коли гравців двоє.
bugs-etude-no-unit = В іншої сторони на полі немає загону «{ $unit }».

## Serving

serve-folder = Партії не можна зберігати в { $folder }.
serve-database = База даних недоступна.
serve-port = Адреса { $address } недоступна серверу; виберіть інший --port.
serve-newer = Базу створено новішою версією (ревізія { $found }, а ця знає { $known }). Встановіть новішу версію або поверніть копію, яку вона зробила.
serve-limit = «{ $given }» — не обмеження. Обмеження: { $limits }.
backup-nothing = Бази { $file } немає.
backup-failed = Копію зробити не вдалося.
backup-program = Щоб скопіювати базу PostgreSQL, встановіть pg_dump.
serve-address = «{ $given }» не є адресою бази даних; пишіть postgresql://user@host/name або sqlite:///file.
serve-driver = Для PostgreSQL потрібен ще один пакет.

review-no-step = У партії { $steps } кроків; кроку { $step } немає.
review-not-deciding = Гравець { $seat } тут не вирішує.
review-empty-line = Потрібна принаймні одна дія.
review-secret-line = Рішення, які ухвалюють одночасно, не можна показати окремо.
setup-guest-twice = Гостьовий бот може зайняти лише одне місце в партії.

## Дослідження

study-tree = Ходи цього дослідження не пов'язані між собою.
study-long = У розділі може бути не більше ходів, ніж { $most }.
study-aside = Варіант або нотатку в цьому файлі не вдається прочитати.
study-chapters = У дослідженні може бути не більше розділів, ніж { $most }.
analysis-broken = Такої позиції в грі не буває.
analysis-over = Гру тут завершено: вибирати більше нічого.
analysis-not-deciding = Цій стороні тут нічого вибирати.
edit-unknown = Тут так не можна.
edit-no-side = Такої сторони немає.
edit-none-left = Такої фішки більше немає: спершу поверніть одну.
edit-instant = Миттєві дії не лежать на полі: вони бувають лише на руці або в стосі.
edit-empty = Тут нічого змінювати.
edit-no-card = Такої карти немає ні в колоді, ні у скиданні.
edit-worn = Боєць уже має карту цього типу: спершу приберіть її.
edit-lies-there = Карта вже лежить там.
edit-row-fixed = Цей ряд не змінити: боєць уже діяв або ряди ще не відкриті.
edit-no-exchange = Кількість карт у руці та в ряду не змінюється, а обмінятися там немає з чим.
edit-taken = Це місце зайняте.
edit-no-bot = Обидва такі боти вже на столі: спершу поверніть одного.
edit-bot-there = У цьому секторі вже є бот.
edit-hq = Штаб залишається на полі. Його можна лише пересунути.
edit-general = Генерал залишається на полі. Його можна лише пересунути.
edit-sunk = Цей сектор затонув.
edit-number = Тут може бути від { $low } до { $high }.
edit-no-editor = Позиції цієї гри не можна скласти вручну.
etude-unsolvable = Розв’язку немає: доведено, що мета недосяжна.
study-no-question = Там, де відкривається цей розділ, нікому вирішувати, або далі немає ходів.
study-no-goal = Головний варіант не досягає жодної мети, яку може поставити етюд.
study-no-task = У цьому дослідженні немає ні позначених ходів, ні варіантів: питати нема про що.
