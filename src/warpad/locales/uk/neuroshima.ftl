# Neuroshima Hex: назви, запитання, дії, події та відмови.

## Armies and tiles

nh-army-borgo = Борго
nh-tile-borgo-hq = Штаб
nh-tile-borgo-mutant = Мутант
nh-tile-borgo-claws = Кіготь
nh-tile-borgo-super-mutant = Супермутант
nh-tile-borgo-net-fighter = Боєць із сіткою
nh-tile-borgo-brawler = Забіяка
nh-tile-borgo-assassin = Вбивця
nh-tile-borgo-super-officer = Суперофіцер
nh-tile-borgo-scout = Розвідник
nh-tile-borgo-medic = Медик
nh-tile-borgo-officer = Офіцер
nh-tile-borgo-battle = Битва
nh-tile-borgo-move = Переміщення
nh-tile-borgo-grenade = Граната
nh-army-hegemony = Гегемонія
nh-tile-hegemony-hq = Штаб
nh-tile-hegemony-runner = Бігун
nh-tile-hegemony-thug = Головоріз
nh-tile-hegemony-ganger = Бандит
nh-tile-hegemony-gladiator = Гладіатор
nh-tile-hegemony-net-fighter = Боєць із сіткою
nh-tile-hegemony-net-master = Майстер сітки
nh-tile-hegemony-guard = Вартовий
nh-tile-hegemony-universal-soldier = Універсальний солдат
nh-tile-hegemony-boss = Бос
nh-tile-hegemony-officer-1 = Офіцер I
nh-tile-hegemony-officer-2 = Офіцер II
nh-tile-hegemony-scout = Розвідник
nh-tile-hegemony-transport = Транспорт
nh-tile-hegemony-quartermaster = Інтендант
nh-tile-hegemony-battle = Битва
nh-tile-hegemony-move = Переміщення
nh-tile-hegemony-sniper = Снайпер
nh-tile-hegemony-push-back = Відштовхування
nh-army-moloch = Молох
nh-tile-moloch-hq = Штаб
nh-tile-moloch-blocker = Блокатор
nh-tile-moloch-hybrid = Гібрид
nh-tile-moloch-gauss-cannon = Гармата Гаусса
nh-tile-moloch-juggernaut = Джаггернаут
nh-tile-moloch-hunter-killer = Мисливець-убивця
nh-tile-moloch-mother = Материнський модуль
nh-tile-moloch-armored-hunter = Броньований мисливець
nh-tile-moloch-armored-guard = Броньований вартовий
nh-tile-moloch-guard = Вартовий
nh-tile-moloch-protector = Захисник
nh-tile-moloch-hornet = Шершень
nh-tile-moloch-net-fighter = Боєць із сіткою
nh-tile-moloch-stormtrooper = Штурмовик
nh-tile-moloch-clown = Клоун
nh-tile-moloch-brain = Мозок
nh-tile-moloch-officer = Офіцер
nh-tile-moloch-scout = Розвідник
nh-tile-moloch-medic = Медик
nh-tile-moloch-air-strike = Авіаудар
nh-tile-moloch-battle = Битва
nh-tile-moloch-move = Переміщення
nh-tile-moloch-push-back = Відштовхування
nh-army-outpost = Аванпост
nh-tile-outpost-hq = Штаб
nh-tile-outpost-mobile-armor = Самохідна броня
nh-tile-outpost-brawler = Забіяка
nh-tile-outpost-runner = Бігун
nh-tile-outpost-saboteur = Диверсант
nh-tile-outpost-hmg = Кулеметник
nh-tile-outpost-recon-center = Розвідцентр
nh-tile-outpost-commando = Командос
nh-tile-outpost-medic = Медик
nh-tile-outpost-annihilator = Знищувач
nh-tile-outpost-officer = Офіцер
nh-tile-outpost-scoper = Гакер
nh-tile-outpost-scout = Розвідник
nh-tile-outpost-battle = Битва
nh-tile-outpost-move = Переміщення
nh-tile-outpost-sniper = Снайпер
nh-army-smart = Смарт
nh-tile-smart-hq = Штаб
nh-tile-smart-battle = Битва
nh-tile-smart-push-back = Відштовхування
nh-tile-smart-move = Переміщення
nh-tile-smart-sniper = Снайпер
nh-tile-smart-terror = Терор
nh-tile-smart-ripper = Розпорювач
nh-tile-smart-twister = Твістер
nh-tile-smart-net-fighter = Боєць із сіткою
nh-tile-smart-gauss-cannon = Гармата Гаусса
nh-tile-smart-golem-mk3 = Голем MK3
nh-tile-smart-cyborg = Кіборг
nh-tile-smart-transporter = Транспортер
nh-tile-smart-bio-droid = Біодроїд
nh-tile-smart-officer = Офіцер
nh-tile-smart-mother-module = Материнський модуль
nh-tile-smart-scout = Розвідник
nh-army-vegas = Вегас
nh-tile-vegas-hq = Штаб
nh-tile-vegas-battle = Битва
nh-tile-vegas-rotation = Розвертання
nh-tile-vegas-push-back = Відштовхування
nh-tile-vegas-castling = Рокіровка
nh-tile-vegas-move = Переміщення
nh-tile-vegas-sniper = Снайпер
nh-tile-vegas-mercenary = Найманець
nh-tile-vegas-bodyguard = Охоронець
nh-tile-vegas-guard = Вартовий
nh-tile-vegas-marksman = Стрілець
nh-tile-vegas-agitator = Агітатор
nh-tile-vegas-saboteur = Диверсант
nh-tile-vegas-medic = Медик
nh-tile-vegas-scout = Розвідник
nh-tile-vegas-mine = Міна

## Kinds of tiles

nh-kind-hq = штаб
nh-kind-unit = загін
nh-kind-module = модуль
nh-kind-foundation = основа
nh-kind-instant = миттєва дія

## Marks on a tile, and what each means

nh-mark-melee = Ближня атака
nh-about-melee = Б’є ворога, що стоїть упритул до цієї сторони; броня від цього не рятує.
nh-mark-ranged = Дальня атака
nh-about-ranged = Влучає в першого ворога на прямій на будь-якій відстані, крізь свої жетони.
nh-mark-gauss = Гармата Гаусса
nh-about-gauss = Завдає 1 пошкодження кожному ворогу на прямій. Бонуси не діють; броня захищає лише свій жетон.
nh-mark-armour = Броня
nh-about-armour = Поглинає 1 пошкодження від пострілу з цієї сторони.
nh-mark-net = Сітка
nh-about-net = Вимикає ворога біля цієї сторони: він не діє, не рухається й не допомагає. Броня та міцність лишаються.
nh-mark-link = З’єднання
nh-about-link = Дружній жетон біля цієї сторони отримує ефект модуля.
nh-mark-enemy-link = З’єднання з ворогом
nh-about-enemy-link = Ворожий жетон біля цієї сторони зазнає ефекту модуля.
nh-mark-control-link = Контроль
nh-about-control-link = Ворожий жетон біля цієї сторони підкоряється іншій армії, доки з’єднаний.
nh-mark-initiative = Ініціатива
nh-about-initiative = Фази битви, у яких жетон діє; першою йде найвища.
nh-mark-toughness = Міцність
nh-about-toughness =
    { $left ->
        [0] Наступна рана його знищить.
        [one] Витримає ще { $left } рану.
        [few] Витримає ще { $left } рани.
        [many] Витримає ще { $left } ран.
       *[other] Витримає ще { $left } рани.
    }
nh-mark-mobile = Мобільність
nh-about-mobile = Раз за свій хід може перейти на вільну сусідню клітинку й розвернутися.
nh-mark-hit-points = Очки здоров’я

## Effects of modules, HQs and special units

nh-effect-melee = { $value } до ближньої атаки
nh-effect-ranged = { $value } до дальньої атаки
nh-effect-initiative = { $value } до ініціативи
nh-effect-extra-action = Ще одна дія
nh-about-extra-action = З’єднані жетони діють ще раз, фазою пізніше за останню дію; з ініціативи 0 вона пропадає.
nh-effect-medic = Приймає рани
nh-about-medic = Приймає всі рани від однієї атаки на з’єднаний жетон і скидається.
nh-effect-mobility = Дає мобільність
nh-about-mobility = Кожен з’єднаний свій жетон може раз за хід рухатися й розвертатися, ніби мобільний.
nh-effect-convert = Змінює атаку
nh-about-convert = З’єднаний жетон може раз за битву змінити одну атаку з ближньої на дальню чи навпаки.
nh-effect-hack = Зламує модулі
nh-about-hack = З’єднаний ворожий модуль працює на зламувача, а не на власника.
nh-effect-far-moves = Рух на дві клітинки
nh-about-far-moves = Доки він діє, кожен свій жетон може рухатися на відстань до двох клітинок.
nh-effect-explode = Може вибухнути
nh-about-explode = У свою фазу замість атаки може поранити всі сусідні жетони й загинути.
nh-effect-replace = Перевозить жетон
nh-about-replace = Під час розміщення його можна зняти з поля й поставити новий жетон на його місце.
nh-effect-return-to-stack = Повертається
nh-about-return-to-stack = Якщо його знищили, він повертається на верх стосу власника.
nh-effect-destroy-on-enter = Знищує того, хто зайшов
nh-about-destroy-on-enter = Жетон, що стане на неї, знищується разом з нею; штаб лише знешкоджує її.

## Instants

nh-about-battle = Починає битву й закінчує хід. Не можна грати після того, як хтось узяв останній жетон.
nh-about-move = Перемістіть один свій жетон на сусідню вільну клітинку та/або розверніть його.
nh-about-push = Один ваш жетон відштовхує сусіднього ворога на одну клітинку; куди — вибирає ворог.
nh-about-sniper = Одна рана будь-якому ворожому жетону, крім штабу.
nh-about-grenade = Знищує ворожий жетон поруч із вашим штабом; чужий штаб — не можна.
nh-about-air-strike = Одна рана кожному жетону на семи клітинках, і своїм теж; штаби не страждають.
nh-about-rotation = Розверніть один свій жетон як завгодно.
nh-about-castling = Два ваші сусідні жетони міняються місцями, не розвертаючись.
nh-about-terror = У свій наступний хід решта не може ставити жетони на поле.
nh-short-battle = Починає битву й закінчує хід.
nh-short-move = Рухає й розвертає ваш жетон.
nh-short-push = Відштовхує сусіднього ворога.
nh-short-sniper = Ранить будь-якого ворога, але не штаб.
nh-short-grenade = Знищує ворога біля вашого штабу.
nh-short-air-strike = Ранить усі жетони на семи клітинках.
nh-short-rotation = Розвертає ваш жетон.
nh-short-castling = Міняє місцями два ваші сусідні жетони.
nh-short-terror = Інші хід не ставлять жетонів.

## Procedures of the Duel board

nh-procedure-rotation = Розвертання
nh-about-procedure-rotation = Розверніть одну свою ланку як завгодно.
nh-procedure-swap = Обмін
nh-about-procedure-swap = Дві ваші ланки, крім штабу, міняються місцями й можуть розвернутися.
nh-procedure-push = Відштовхування
nh-about-procedure-push = Одна ваша ланка відштовхує сусіднього ворога.
nh-procedure-laser = Лазер
nh-about-procedure-laser = Знищує всі ворожі жетони на прямій між двома вашими ланками, крім штабу.
nh-procedure-deletion = Стирання
nh-about-procedure-deletion = Знищує одного ворога поруч із трьома вашими ланками, крім штабу.
nh-procedure-detonation = Детонація
nh-about-procedure-detonation = Знищує всі ворожі ланки, крім штабу.
nh-about-terminal = Термінал: жетон тут, якщо він не в сітці, — ланка й може запускати процедури.

## What if

nh-if = Що, якби…
nh-if-lost = не було: { $tile }, { $at }
nh-if-turned = дивився { $direction }
nh-if-moved = стояв на { $to }
nh-if-own = Ваш штаб після битви
nh-if-foe = { $army }: штаб після битви
nh-if-fate = Цей жетон
nh-if-falls = гине у фазі { $segment }
nh-if-stays = лишається на полі

## Directions and sides

nh-direction-n = на північ
nh-direction-ne = на північний схід
nh-direction-se = на південний схід
nh-direction-s = на південь
nh-direction-sw = на південний захід
nh-direction-nw = на північний захід
nh-facing = { $what } ({ $direction })

## Set-up

nh-option-armies = Армії
nh-option-ruleset = Правила
nh-option-mode = Режим
nh-option-players = Гравці
nh-option-extended = Збільшене поле з 37 клітинок
nh-option-small-board = П’ять чи шість армій на полі з 19 клітинок
nh-option-alternative-start = Альтернативний початок
nh-option-reinforcements = Підкріплення: брати до шести
nh-option-leaders = Лідери (наш вміст)
nh-option-scenario = Сценарій атласу битв (наш вміст)
nh-option-mixed = Усе одно поєднати лідерів, конструкції й атлас
nh-option-mirror = Одна армія в кількох гравців
nh-option-moloch-temper = Лиха вдача Молоха в команді
nh-mode-duel = Дуель
nh-about-mode-duel = Два гравці, по одній армії.
nh-mode-deathmatch = Смертельна битва
nh-about-mode-deathmatch = Від трьох до шести гравців; перемагає останній уцілілий штаб.
nh-mode-points = Смертельна битва на очки
nh-about-mode-points = Штаби незнищенні; пошкодження ворожого штабу дають очки, 20 очок — перемога.
nh-mode-solo-team = Один проти двох
nh-about-mode-solo-team = Одна армія з 20 очками здоров’я проти двох по 13.
nh-mode-teams = Командна битва
nh-about-mode-teams = Двоє на двох; союзники допомагають одне одному.
nh-ruleset-3-0 = 3.0
nh-ruleset-duel = Поле «Дуель»
nh-ruleset-2025 = 2025

## What is asked now

nh-ask-hq = Поставте штаб на будь-яку вільну клітинку.
nh-ask-draw = Жетони беруться зі стосу.
nh-ask-discard = Спершу скиньте один із жетонів.
nh-ask-act =
    { $tiles ->
        [0] Дійте жетонами на полі або закінчіть хід.
        [one] Поставте чи зіграйте { $tiles } жетон або закінчіть хід.
        [few] Поставте чи зіграйте { $tiles } жетони або закінчіть хід.
        [many] Поставте чи зіграйте { $tiles } жетонів або закінчіть хід.
       *[other] Поставте чи зіграйте { $tiles } жетона або закінчіть хід.
    }
nh-ask-push = Жетон «{ $tile }» на { $at } відштовхують: виберіть, куди він відійде.
nh-ask-turn = Можете розвернути жетон «{ $tile }» на { $at }.
nh-ask-buy = Купіть ще енергії або закінчіть хід.
nh-ask-explode = Підірвати жетон «{ $tile }» на { $at }?
nh-ask-convert = Яку атаку жетона «{ $tile }» на { $at } змінить Інтендант?
nh-ask-medic = Які рани прийме медик?
nh-ask-spend = Хто з ваших медиків прийме рани жетона «{ $tile }» на { $at }?
nh-ask-over = Партію завершено.
nh-ask-deal = Роздають лідерів.
nh-ask-leader = Виберіть одного з трьох лідерів; суперник побачить його, коли вибере свого.
nh-ask-command = Починається битва: застосувати лідера?
nh-ask-rescue = Чи скасує Хірург рани одного з ваших жетонів?
nh-ask-load = Який із ваших жетонів на фабриці візьме деталь?

## What a player can do

nh-do-hq = Поставити штаб на { $at }
nh-do-place = Поставити «{ $tile }» на { $at }
nh-do-discard = Скинути «{ $tile }»
nh-do-redraw = Скинути миттєві жетони та взяти нові
nh-do-end = Закінчити хід
nh-do-battle = Зіграти «{ $tile }»: почати битву
nh-do-move = Зіграти «{ $tile }»: з { $from } на { $at }
nh-do-move-turn = Зіграти «{ $tile }»: розвернути жетон на { $at }
nh-do-push = Зіграти «{ $tile }»: { $from } відштовхує { $at }
nh-do-snipe = Зіграти «{ $tile }» по { $at }
nh-do-grenade = Зіграти «{ $tile }» по { $at }
nh-do-strike = Зіграти «{ $tile }» навколо { $at }
nh-do-rotate = Зіграти «{ $tile }»: розвернути { $at }
nh-do-castle = Зіграти «{ $tile }»: { $from } і { $at } міняються місцями
nh-do-terror = Зіграти «{ $tile }»
nh-do-go = Перемістити з { $from } на { $at }
nh-do-go-turn = Розвернути жетон на { $at }
nh-do-ride = Перемістити з { $from } на { $at } за допомогою { $by }
nh-do-retreat = З { $from } відійти на { $at }
nh-do-turn = Розвернути { $at }
nh-do-sell = Обміняти «{ $tile }» на 1 енергію
nh-do-bleed = Обміняти 1 очко здоров’я на 1 енергію
nh-do-run-rotation = Розвертання: розвернути { $at }
nh-do-run-swap = Поміняти місцями { $from } і { $at }
nh-do-run-push = Відштовхування: { $from } відштовхує { $at }
nh-do-run-laser = Лазер між { $from } та { $at }
nh-do-run-deletion = Стирання { $at }
nh-do-run-detonation = Детонація всіх ворожих ланок
nh-do-explode = Підірвати на { $at }
nh-do-attack = Атакувати з { $at } як завжди
nh-do-convert = Змінити атаку { $at } { $direction }: { $attack ->
        [ranged] дальня стане ближньою
       *[melee] ближня стане дальньою
    }
nh-do-keep = Нічого не змінювати на { $at }
nh-do-heal = Медик на { $medic } приймає рани { $patient } від { $source }
nh-do-treat = Медик союзника приймає рани { $patient } від { $source }
nh-do-spend = Ваш медик на { $medic } приймає рани { $patient } від { $source }
nh-do-draw = Узято жетон «{ $tile }»
nh-do-choose = Вибрати лідера: { $leader }
nh-do-deal = Здано лідера: { $leader }
nh-do-lead-keep = Стратег: нічого не скидати
nh-do-lead-turn = Інструктор: розвернути { $at }
nh-do-lead-move = Провідник: перемістити з { $from } на { $at }
nh-do-lead-push = Силовик: { $from } відштовхує { $at }
nh-do-lead-battle = Воєвода: скинути всі жетони й почати битву
nh-do-lead-hasten = Зв’язківець: { $at } отримує +1 до ініціативи в цій битві
nh-do-lead-arm = Зброяр: { $attack ->
        [ranged] дальня атака
       *[melee] ближня атака
    } { $at } { $direction } отримує +1 у цій битві
nh-do-lead-heal = Хірург: скасувати рани { $at } від { $source }
nh-do-lead-pass = Не застосовувати лідера зараз
nh-do-load = { $at } бере деталь
nh-do-hand-on = { $from } передає деталь на { $at }
nh-do-step = { $from } робить крок назовні на { $at }
nh-do-evacuate = { $at } залишає поле
nh-do-blow-up = Підірвати { $at } біля будівлі

## What happened: the turn

nh-event-turn-began = Хід { $turn }: { $army }.
nh-event-hq-placed = { $army } ставить штаб на { $at }.
nh-event-drawn = { $army } бере жетон «{ $tile }».
nh-event-last-drawn = { $army } бере останній жетон: жетони битви більше не грають, решта робить ще по ходу, потім фінальна битва.
nh-event-discarded = { $army } скидає «{ $tile }».
nh-event-redrawn = { $army } скидає миттєві жетони та бере нові.
nh-event-placed = { $army } ставить «{ $tile }» на { $at }.
nh-event-replaced = «{ $tile }» на { $at } поступається місцем привезеному жетону.
nh-event-played = { $army } грає «{ $tile }».
nh-event-procedure-run = { $army } запускає процедуру «{ $procedure }».
nh-event-moved = «{ $tile }» переходить з { $from } на { $at }.
nh-event-turned = «{ $tile }» на { $at } розвертається { $direction }.
nh-event-pushed = Жетон «{ $tile }» відтіснено з { $from } на { $at }.
nh-event-swapped = { $from } і { $at } міняються місцями.
nh-event-targeted = Влучання: «{ $tile }» на { $at }.
nh-event-mine-cleared = «{ $tile }» на { $at } прибирається з поля.
nh-event-terrified = У наступний хід { $army } не може ставити жетони.
nh-event-sold = { $army } міняє «{ $tile }» на 1 енергію: тепер { $energy }.
nh-event-bled = { $army } міняє 1 очко здоров’я на 1 енергію: тепер { $energy }, штаб { $hp }.
nh-event-board-filled = Поле заповнене: битва!
nh-event-turn-ended = { $army } закінчує хід.
nh-event-final-battle = Починається фінальна битва.
nh-event-extra-turns = Нічия: кожен претендент робить ще хід, потім вирішує ще одна битва.
nh-event-stalemate = Битва нічого не змінила, і поле досі заповнене: партія вирішується зараз.
nh-event-won = { $army } перемагає.
nh-event-shared = { $army } ділить перемогу.
nh-event-drawn-game = Партія закінчилася внічию.
nh-event-leader-dealt = Вам здано лідера: { $leader }.
nh-event-leader-chosen = Лідер армії «{ $army }»: { $leader }.
nh-event-leader-used = { $army } застосовує лідера { $leader }; лишилося застосувань: { $left }.
nh-event-hastened = «{ $tile }» { $at } отримує +1 до ініціативи в цій битві.
nh-event-armed = { $attack ->
        [ranged] Дальня атака
       *[melee] Ближня атака
    } жетона «{ $tile }» { $at } { $direction } отримує +1 у цій битві.
nh-event-rescued = Хірург скасовує рани жетона «{ $tile }» { $at }: { $wounds }.
nh-event-part-loaded = «{ $tile }» { $at } бере деталь.
nh-event-part-handed = Деталь переходить із { $from } до «{ $tile }» { $at }.
nh-event-part-delivered = «{ $tile }» { $at } доставляє деталь; усього: { $parts }.
nh-event-evacuated = «{ $tile }» залишає поле з { $at }; усього: { $tiles }.
nh-event-blown-up = «{ $tile }» { $at } підірвано: будівля втрачає { $damage }, лишилося { $hp }.
nh-event-carousels-turned = Каруселі повертаються на одне місце.
nh-event-shelled = Штаб армії «{ $army }» обстріляно, він втрачає { $damage }: лишилося { $hp }.
nh-event-poisoned = «{ $tile }» { $at } стоїть на зараженій клітинці.
nh-event-truce-began = Прибуває загін Молоха; перемир’я триває, доки він на полі.
nh-event-truce-ended = Загону більше немає, перемир’я скінчилося.
nh-event-full-draw = Поле було заповнене, і битва нічого не прибрала: нічия.

## What happened: the battle

nh-event-battle-begun = Починається битва.
nh-event-segment-begun = Фаза { $initiative }.
nh-event-segment-ended = Фазу { $initiative } закінчено.
nh-event-battle-ended = Битву закінчено.
nh-event-struck = «{ $tile }» { $at } б’є «{ $target_tile }» { $target }, ближня атака { $strength }.
nh-event-shot = «{ $tile }» { $at } стріляє в «{ $target_tile }» { $target }, дальня атака { $strength }.
nh-event-pierced = «{ $tile }» { $at } пробиває «{ $target_tile }» { $target }.
nh-event-blocked = Броня жетона «{ $target_tile }» { $target } зупиняє постріл жетона «{ $tile }» { $at }.
nh-event-converted = Інтендант змінює атаку жетона «{ $tile }» { $at } на { $becomes ->
        [ranged] дальню
       *[melee] ближню
    }.
nh-event-exploded = «{ $tile }» { $at } вибухає.
nh-event-blasted = Вибух зачіпає «{ $target_tile }» { $target }.
nh-event-healed = Медик { $medic } приймає рани жетона «{ $tile }» { $at }.
nh-event-spent = «{ $tile }» { $at } скидається.
nh-event-wounded = «{ $tile }» { $at } поранено: { $wounds } з { $most }.
nh-event-destroyed = «{ $tile }» { $at } знищено.
nh-event-returned = «{ $tile }» лягає на верх стосу власника.
nh-event-hq-hurt = Штаб армії «{ $army }» втрачає { $damage }: лишилося { $hp }.
nh-event-points-gained = { $army } отримує { $gain }: тепер { $points }.
nh-event-hq-fell = Штаб армії «{ $army }» знищено.
nh-event-army-left = { $army } залишає поле.
nh-event-taken = { $army } бере під контроль жетон «{ $tile }» { $at }.
nh-event-freed = «{ $tile }» { $at } знову підкоряється власнику.

## Why a move is refused

nh-refuse-over = Партію завершено.
nh-refuse-not-your-turn = Зараз вибираєте не ви.
nh-refuse-hq-first = Спершу ставляться штаби.
nh-refuse-discard-first = Спершу скиньте один із жетонів.
nh-refuse-answer-first = Спершу дайте відповідь на відкрите питання.
nh-refuse-buying = Купивши енергію, можна лише купити ще або закінчити хід.
nh-refuse-not-in-hand = У вас на руках немає жетона «{ $tile }».
nh-refuse-taken = Клітинку { $at } зайнято.
nh-refuse-mined = На { $at } вже лежить основа.
nh-refuse-terror = Терор: цього ходу не можна ставити жетони на поле.
nh-refuse-not-placed = «{ $tile }» — миттєва дія, її не ставлять на поле.
nh-refuse-wrong-tile = Жетон «{ $tile }» так не використовують.
nh-refuse-play-limit = Цього ходу більше не можна грати жетони.
nh-refuse-keep-rest = З підкріпленням решту жетонів треба залишити.
nh-refuse-last-tile = Хтось узяв останній жетон: «Битву» більше грати не можна.
nh-refuse-no-target = На полі зараз немає цілі для жетона «{ $tile }».
nh-refuse-no-place = Для жетона «{ $tile }» немає вільної клітинки.
nh-refuse-nothing-there = На { $at } немає жетона.
nh-refuse-not-yours = Жетон на { $at } вам не підкоряється.
nh-refuse-not-enemy = Жетон на { $at } не ворожий.
nh-refuse-netted = Жетон на { $at } спійманий сіткою.
nh-refuse-too-far = До { $at } не дістатися.
nh-refuse-no-change = Це нічого не змінить.
nh-refuse-no-mobility = Жетон на { $at } сам не рухається.
nh-refuse-moved-already = Жетон на { $at } вже використав цей рух цього ходу.
nh-refuse-no-gift = Ніщо на { $by } не дає жетону на { $at } рухатися.
nh-refuse-not-adjacent = { $from } і { $at } не сусіди.
nh-refuse-push-blocked = Нікуди відштовхнути { $at }: немає вільної клітинки.
nh-refuse-hq-safe = Цим не можна вразити штаб.
nh-refuse-hq-netted = Ваш штаб у сітці й не може кинути гранату.
nh-refuse-strike-edge = Усі сім клітинок авіаудару мають лежати на полі.
nh-refuse-no-bad-draw = Узяти нові жетони можна, лише якщо всі взяті — миттєві й ще нічого не зроблено.
nh-refuse-duel-redraw = За правилами Duel нових жетонів замість узятих не беруть.
nh-refuse-no-terminals = На цьому полі немає терміналів та енергії.
nh-refuse-energy-short = Це коштує { $cost } енергії; у вас { $energy }.
nh-refuse-energy-full = Більше ніж { $most } енергії мати не можна.
nh-refuse-last-hit-point = Останнє очко здоров’я не можна продати.
nh-refuse-not-a-link = На { $at } немає вашої ланки.
nh-refuse-no-line = { $from } і { $at } не на одній прямій з ворогом між ними.
nh-refuse-three-links = { $at } не поруч із трьома вашими ланками.
nh-refuse-no-enemy-links = Немає ворожих ланок для знищення.
nh-refuse-swap-hq = Штаб не можна поміняти місцями.
nh-refuse-not-asked = Зараз про це не питають.
nh-refuse-not-open = Цього немає серед варіантів.
nh-refuse-no-leaders = У цій партії немає лідерів.
nh-refuse-choose-leader = Спершу виберіть лідера.
nh-refuse-other-leader = Ваш лідер — { $leader }, він цього не вміє.
nh-refuse-leader-gone = Лідера { $leader } застосовано двічі, він вийшов із гри.
nh-refuse-leader-used = Лідера { $leader } вже застосовано цього ходу.
nh-refuse-scenario-ground = Сценарій не дозволяє ставити це на { $at }.
nh-refuse-other-scenario = У сценарії цієї партії такого немає.

## Where a value comes from

nh-reason-printed = надруковано на жетоні
nh-reason-module = з’єднання з жетоном «{ $tile }» на { $by }
nh-reason-hq = поруч штаб армії «{ $army }» на { $by }
nh-reason-hacked = з’єднання зі зламаним жетоном «{ $tile }» на { $by }
nh-state-netted = У сітці жетона «{ $tile }» на { $at }: нічого не робить.
nh-state-commanded = Підкоряється армії «{ $army }».
nh-energy = Енергія
nh-stack = Ще у стосі
nh-hand = Жетони на руках
nh-discard = Скинуто

## Лідери

nh-leader-strategist = Стратег
nh-about-leader-strategist = Узявши жетони, можна нічого не скидати; цього ходу грають не більше двох жетонів і лишають не більше двох.
nh-leader-drillmaster = Інструктор
nh-about-leader-drillmaster = У свій хід розверніть до двох своїх жетонів, зокрема штаб; не спійманих сіткою.
nh-leader-pathfinder = Провідник
nh-about-leader-pathfinder = У свій хід перемістіть один свій жетон, крім штабу та спійманих сіткою, на сусідню вільну клітинку й розверніть його як завгодно.
nh-leader-enforcer = Силовик
nh-about-leader-enforcer = У свій хід один ваш жетон відштовхує сусіднього ворога.
nh-leader-surgeon = Хірург
nh-about-leader-surgeon = Коли поранено ваш жетон, крім штабу, скасуйте всі рани від однієї атаки чи однієї дії.
nh-leader-signaller = Зв’язківець
nh-about-leader-signaller = Коли починається битва, один ваш жетон, крім штабу та спійманих сіткою, отримує +1 до всіх значень ініціативи до кінця битви.
nh-leader-gunsmith = Зброяр
nh-about-leader-gunsmith = Коли починається битва, одна ближня чи дальня атака вашого жетона, крім штабу, отримує +1 до сили до кінця битви.
nh-leader-warlord = Воєвода
nh-about-leader-warlord = У свій хід, ще нічого не зігравши, скиньте всі жетони, щонайменше два, і почніть битву; не після того, як хтось узяв останній жетон.
nh-leader-uses = Лишилося застосувань: { $uses } з { $most }

## Атлас битв

nh-scenario-assembly-line = Складальна лінія
nh-about-scenario-assembly-line = Без штабів. Жетони Молоха по одній носять деталі з фабрики до виходу й передають їх до двох разів за хід; три деталі, доставлені на початок його ходів, — перемога. Інакше після фінальної битви перемагає Аванпост; на фабрику та вихід він нічого не ставить.
nh-scenario-breakout = Прорив
nh-about-scenario-breakout = Без штабів. Борго ставить жетони в ядрі, Аванпост — на кільці облоги. Кожен жетон Борго раз за хід може ступити назовні; той, що почав хід на кільці, може залишити поле, вісім таких — перемога. Кожен другий хід Аванпосту завершується битвою; інакше перемагає Аванпост.
nh-scenario-alliance = Союз
nh-about-scenario-alliance = Після першої битви на вільних кутах з’являються нейтральні жетони Молоха. Доки стоїть хоч один, гравці не шкодять одне одному. Якщо після фінальної битви хоч один ще стоїть, програють обоє. Штаб на кут не ставлять.
nh-scenario-demolition = Знесення
nh-about-scenario-demolition = Штаб Молоха — будівля на трьох клітинках із 24 очками здоров’я, її не можна зрушити. Раз за хід жетон Борго поруч із нею можна підірвати й завдати 2 пошкодження. Якщо вона встоїть після фінальної битви, перемагає Молох.
nh-scenario-amusement-park = Парк атракціонів
nh-about-scenario-amusement-park = Після кожного кола три каруселі обертаються: кожен жетон переходить на одне місце за годинниковою стрілкою й розвертається разом із каруселлю. На осях нічого не стоїть, але постріли пролітають над ними.
nh-scenario-bridge = Міст
nh-about-scenario-bridge = Кожен штаб стоїть на своєму березі й там лишається. Після кожної битви той, у кого на мосту й опорах більше жетонів, не спійманих сіткою, завдає 1 пошкодження ворожому штабу.
nh-scenario-fallout = Зараження
nh-about-scenario-fallout = Штаб не ставлять на заражені клітинки. Після кожної битви кожен інший жетон на такій клітинці отримує 1 рану; медики допомагають.
nh-scenario-fuel-depot = Склад пального
nh-about-scenario-fuel-depot = Дві команди на великому полі, штаби — поза складом. Після кожної битви команда, у якої на складі більше жетонів, не спійманих сіткою, завдає 1 пошкодження кожному ворожому штабу.
nh-zone-factory = фабрика
nh-zone-exit = вихід
nh-zone-core = ядро
nh-zone-field = поле
nh-zone-siege = облога
nh-zone-corners = кут
nh-zone-structure = будівля
nh-zone-seat = карусель
nh-zone-bank-a = перший берег
nh-zone-bank-b = другий берег
nh-zone-bridge = міст
nh-zone-pylon = опора
nh-zone-contaminated = заражено
nh-zone-depot = склад
nh-verb-step = Крок назовні
nh-verb-evacuate = Покинути поле
nh-verb-hand-on = Передати деталь
nh-verb-blow-up = Підірвати
nh-state-progress = Поки { $progress } з { $goal }
nh-state-truce = Перемир’я: сторони щадять одна одну.

## Конструкції

nh-construction-borgo-war-beast = Бойовий звір
nh-construction-hegemony-arena-wagon = Арена на колесах
nh-construction-moloch-walking-foundry = Ходяча ливарня
nh-construction-outpost-rail-cruiser = Рейковий крейсер
nh-tile-borgo-jaws-a = Щелепи А
nh-tile-borgo-jaws-b = Щелепи Б
nh-tile-borgo-tail-a = Хвіст А
nh-tile-borgo-tail-b = Хвіст Б
nh-tile-hegemony-champions-deck-a = Палуба чемпіона А
nh-tile-hegemony-champions-deck-b = Палуба чемпіона Б
nh-tile-hegemony-net-crane-a = Сітковий кран А
nh-tile-hegemony-net-crane-b = Сітковий кран Б
nh-tile-moloch-furnace-a = Піч А
nh-tile-moloch-furnace-b = Піч Б
nh-tile-moloch-bulkhead-a = Перебірка А
nh-tile-moloch-bulkhead-b = Перебірка Б
nh-tile-outpost-command-car-a = Командний вагон А
nh-tile-outpost-command-car-b = Командний вагон Б
nh-tile-outpost-gun-car-a = Гарматний вагон А
nh-tile-outpost-gun-car-b = Гарматний вагон Б
nh-option-constructions = Конструкції (наш вміст)
nh-kind-construction = конструкція
nh-effect-swivel = Розвертання
nh-about-swivel = Раз за свій хід одну половину конструкції можна розвернути.
nh-effect-boarding = Абордаж
nh-about-boarding = Щойно її поставлено, гравець може відразу почати битву; нічого іншого цього ходу не роблять.
nh-effect-heavy = Вага
nh-about-heavy = Ніхто й ніяк не може її зрушити; розвертати її можна.
nh-effect-sharpshooter = Влучний стрілець
nh-about-sharpshooter = Гравець вибирає, у якого ворога на лінії вогню влучить постріл; броня захищає як завжди.
nh-about-construction = Один загін на двох клітинках: сітки, модулі, контроль і рани однієї половини діють на обидві, і гинуть вони разом. Рух і відштовхування зсувають одну половину й ніколи їх не розділяють.
nh-ask-pay =
    { $tiles ->
        [one] Скиньте ще { $tiles } жетон за конструкцію.
        [few] Скиньте ще { $tiles } жетони за конструкцію.
        [many] Скиньте ще { $tiles } жетонів за конструкцію.
       *[other] Скиньте ще { $tiles } жетона за конструкцію.
    }
nh-ask-lay =
    { $half ->
        [first] Покладіть першу половину конструкції будь-якою стороною догори.
       *[second] Покладіть другу половину поряд із першою будь-якою стороною догори.
    }
nh-ask-board = Конструкція може йти на абордаж: почніть битву зараз або закінчіть хід.
nh-ask-aim = «{ $tile }» на { $at } стріляє { $direction }: у кого?
nh-do-build = Побудувати конструкцію за три жетони
nh-do-lay = Покласти «{ $tile }» на { $at }
nh-do-swivel = Конструкція: розвернути { $at }
nh-do-board = На абордаж: почати битву
nh-do-aim = З { $from } { $direction }: у { $at }
nh-event-built = { $army } будує конструкцію «{ $construction }».
nh-event-laid = { $army } кладе «{ $tile }» на { $at }.
nh-event-boarded = { $army }: конструкція «{ $construction }» йде на абордаж, битва!
nh-refuse-no-constructions = У цій партії немає конструкцій.
nh-refuse-no-construction = У вашої армії немає конструкції.
nh-refuse-built-already = Вашу конструкцію вже побудовано.
nh-refuse-build-after-drawing = Конструкцію будують відразу після взяття жетонів, коли на руках три жетони й жодного ще не скинуто.
nh-refuse-build-too-late = Хтось узяв останній жетон: конструкції більше не можна будувати.
nh-refuse-build-room = Конструкції потрібні дві вільні сусідні клітинки.
nh-refuse-other-half =
    { $half ->
        [first] Зараз покладіть першу половину вашої конструкції.
       *[second] Зараз покладіть другу половину вашої конструкції.
    }
nh-refuse-boarding-only = Після конструкції з абордажем можна лише почати битву або закінчити хід.
nh-refuse-no-swivel = Жетон на { $at } — не конструкція з розвертанням.
nh-refuse-swivelled = Конструкція на { $at } вже розверталася цього ходу.
nh-refuse-heavy = Конструкція на { $at } важка: її ніхто не зрушить.
nh-refuse-parting = Це розділило б конструкцію на { $at }.
nh-state-unit = Половина конструкції «{ $construction }»; друга половина на { $twin }.
nh-state-house = Наш вміст
nh-state-reserve = У запасі: { $construction }

## The aim, and the account of the end

nh-aim-duel = { nh-mode-duel }: зруйнувати чужий штаб або зберегти більше очок здоров’я після фінальної битви
nh-aim-deathmatch = { nh-mode-deathmatch }, армій: { $players }. Перемагає останній уцілілий штаб
nh-aim-points = { nh-mode-points }: хто першим набере { $points }
nh-aim-solo-team = { nh-mode-solo-team }: перемагає, хто першим зруйнує чужий штаб
nh-aim-teams = { nh-mode-teams }: перемагає команда, яка першою зруйнує чужий штаб
nh-aim-scenario = Атлас битв: { $scenario }
nh-account-hp = Очки здоров’я: хто їх забрав
nh-account-points = Очки: хто їх приніс
nh-account-tile =
    { $count ->
        [one] { $tile }, хід { $turns }
        [few] { $tile }, ходи { $turns }
        [many] { $tile }, ходи { $turns }
       *[other] { $tile }, ходи { $turns }
    }
nh-account-rest = Усе інше
nh-tie-extra = Очки здоров’я штабів були рівні: кожен зробив ще один хід, і все вирішила додаткова битва.

## Малюнок у терміналі; для назви в клітинці є місце на одинадцять знаків

nh-drawing-rules = Neuroshima Hex: { $mode }. Правила: { $ruleset }.
nh-drawing-scenario = Сценарій { $number }: { $scenario }
nh-drawing-house = { $what } (наш вміст)
nh-drawing-turn = Хід { $turn }
nh-drawing-won = Перемога: { $army }.
nh-drawing-hit-points =
    { $count ->
        [one] { $count } очко здоров’я
        [few] { $count } очки здоров’я
        [many] { $count } очок здоров’я
       *[other] { $count } очка здоров’я
    }
nh-drawing-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
nh-drawing-stack = у стосі { $count }
nh-drawing-energy = енергія { $count }
nh-drawing-terror = терор
nh-drawing-reserve = у запасі: { $construction }
nh-drawing-hand = на руках: { $tile }
nh-drawing-no-hand = рука порожня
nh-drawing-leader = { $army }: { $leader }
nh-drawing-dealt = { $army }, лідери на вибір: { $leaders }
nh-hex-hq = Штаб
nh-hex-medic = Медик
nh-hex-officer = Офіцер
nh-hex-officer-1 = Офіцер I
nh-hex-officer-2 = Офіцер II
nh-hex-universal-soldier = Унів. солд.
nh-hex-armored-hunter = Бр. мислив.
nh-hex-armored-guard = Бр. вартов.
nh-hex-champions-deck-a = Палуба А
nh-hex-champions-deck-b = Палуба Б
nh-hex-net-crane-a = Кран А
nh-hex-net-crane-b = Кран Б
nh-hex-command-car-a = Ком. ваг. А
nh-hex-command-car-b = Ком. ваг. Б
nh-hex-gun-car-a = Гар. ваг. А
nh-hex-gun-car-b = Гар. ваг. Б
