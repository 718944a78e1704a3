# Neuroshima Hex: названия, вопросы, действия, события и отказы.

## Armies and tiles

nh-army-borgo = Борго
nh-tile-borgo-hq = Командный центр
nh-tile-borgo-mutant = Мутант
nh-tile-borgo-claws = Коготь
nh-tile-borgo-super-mutant = Супермутант
nh-tile-borgo-net-fighter = Солдаты с сетью
nh-tile-borgo-brawler = Драчун
nh-tile-borgo-assassin = Убийца
nh-tile-borgo-super-officer = Суперофицер
nh-tile-borgo-scout = Разведчик
nh-tile-borgo-medic = Медицинский модуль
nh-tile-borgo-officer = Офицерский модуль
nh-tile-borgo-battle = Бой
nh-tile-borgo-move = Движение
nh-tile-borgo-grenade = Граната
nh-army-hegemony = Гегемония
nh-tile-hegemony-hq = Командный центр
nh-tile-hegemony-runner = Налётчик
nh-tile-hegemony-thug = Головорез
nh-tile-hegemony-ganger = Десятник
nh-tile-hegemony-gladiator = Гладиатор
nh-tile-hegemony-net-fighter = Боец с сетью
nh-tile-hegemony-net-master = Ретиарий
nh-tile-hegemony-guard = Страж
nh-tile-hegemony-universal-soldier = Универсальный солдат
nh-tile-hegemony-boss = Босс
nh-tile-hegemony-officer-1 = Офицерский модуль 1
nh-tile-hegemony-officer-2 = Офицерский модуль 2
nh-tile-hegemony-scout = Разведчик
nh-tile-hegemony-transport = Транспорт
nh-tile-hegemony-quartermaster = Интендант
nh-tile-hegemony-battle = Бой
nh-tile-hegemony-move = Движение
nh-tile-hegemony-sniper = Снайпер
nh-tile-hegemony-push-back = Толчок
nh-army-moloch = Молох
nh-tile-moloch-hq = Командный центр
nh-tile-moloch-blocker = Блокатор
nh-tile-moloch-hybrid = Гибрид
nh-tile-moloch-gauss-cannon = Пушка Гаусса
nh-tile-moloch-juggernaut = Джаггернаут
nh-tile-moloch-hunter-killer = Охотник-убийца
nh-tile-moloch-mother = Материнский модуль
nh-tile-moloch-armored-hunter = Бронированный охотник
nh-tile-moloch-armored-guard = Бронированный страж
nh-tile-moloch-guard = Страж
nh-tile-moloch-protector = Защитник
nh-tile-moloch-hornet = Шмель
nh-tile-moloch-net-fighter = Боец с сетью
nh-tile-moloch-stormtrooper = Штурмовик
nh-tile-moloch-clown = Клоун
nh-tile-moloch-brain = Мозг
nh-tile-moloch-officer = Офицерский модуль
nh-tile-moloch-scout = Разведчик
nh-tile-moloch-medic = Медицинский модуль
nh-tile-moloch-air-strike = Воздушный удар
nh-tile-moloch-battle = Бой
nh-tile-moloch-move = Движение
nh-tile-moloch-push-back = Толчок
nh-army-outpost = Аванпост
nh-tile-outpost-hq = Командный центр
nh-tile-outpost-mobile-armor = Самоходная броня
nh-tile-outpost-brawler = Драчун
nh-tile-outpost-runner = Налётчик
nh-tile-outpost-saboteur = Диверсант
nh-tile-outpost-hmg = Пулемётчик
nh-tile-outpost-recon-center = Разведцентр
nh-tile-outpost-commando = Коммандос
nh-tile-outpost-medic = Медицинский модуль
nh-tile-outpost-annihilator = Уничтожитель
nh-tile-outpost-officer = Офицерский модуль
nh-tile-outpost-scoper = Взломщик
nh-tile-outpost-scout = Разведчик
nh-tile-outpost-battle = Бой
nh-tile-outpost-move = Движение
nh-tile-outpost-sniper = Снайпер
nh-army-smart = Смарт
nh-tile-smart-hq = Командный центр
nh-tile-smart-battle = Бой
nh-tile-smart-push-back = Толчок
nh-tile-smart-move = Движение
nh-tile-smart-sniper = Снайпер
nh-tile-smart-terror = Террор
nh-tile-smart-ripper = Потрошитель
nh-tile-smart-twister = Твистер
nh-tile-smart-net-fighter = Боец с сетью
nh-tile-smart-gauss-cannon = Пушка Гаусса
nh-tile-smart-golem-mk3 = Голем MK3
nh-tile-smart-cyborg = Киборг
nh-tile-smart-transporter = Транспортёр
nh-tile-smart-bio-droid = Биодроид
nh-tile-smart-officer = Офицерский модуль
nh-tile-smart-mother-module = Материнский модуль
nh-tile-smart-scout = Разведчик
nh-army-vegas = Вегас
nh-tile-vegas-hq = Командный центр
nh-tile-vegas-battle = Бой
nh-tile-vegas-rotation = Поворот
nh-tile-vegas-push-back = Толчок
nh-tile-vegas-castling = Рокировка
nh-tile-vegas-move = Движение
nh-tile-vegas-sniper = Снайпер
nh-tile-vegas-mercenary = Наёмник
nh-tile-vegas-bodyguard = Телохранитель
nh-tile-vegas-guard = Стражник
nh-tile-vegas-marksman = Стрелок
nh-tile-vegas-agitator = Агитатор
nh-tile-vegas-saboteur = Диверсант
nh-tile-vegas-medic = Медицинский модуль
nh-tile-vegas-scout = Разведчик
nh-tile-vegas-mine = Мина

## Kinds of tiles

nh-kind-hq = командный центр
nh-kind-unit = подразделение
nh-kind-module = модуль
nh-kind-foundation = основание
nh-kind-instant = мгновенное действие

## Marks on a tile, and what each means

nh-mark-melee = Ближний бой
nh-about-melee = Бьёт врага, стоящего вплотную к этой стороне; броня от этого не спасает.
nh-mark-ranged = Дальний бой
nh-about-ranged = Поражает первого врага на прямой на любом расстоянии, сквозь свои фишки.
nh-mark-gauss = Пушка Гаусса
nh-about-gauss = Наносит 1 урон каждому врагу на прямой. Бонусы не действуют; броня защищает только свою фишку.
nh-mark-armour = Броня
nh-about-armour = Поглощает 1 урон от выстрела, пришедшего с этой стороны.
nh-mark-net = Сеть
nh-about-net = Отключает врага у этой стороны: он не действует, не двигается и не помогает. Броня и прочность остаются.
nh-mark-link = Связь
nh-about-link = Дружественная фишка у этой стороны получает эффект модуля.
nh-mark-enemy-link = Связь с врагом
nh-about-enemy-link = Вражеская фишка у этой стороны испытывает эффект модуля.
nh-mark-control-link = Контроль
nh-about-control-link = Вражеская фишка у этой стороны подчиняется другой армии, пока связана.
nh-mark-initiative = Инициатива
nh-about-initiative = Фазы боя, в которые фишка действует; первой идёт наибольшая.
nh-mark-toughness = Прочность
nh-about-toughness =
    { $left ->
        [0] Следующая рана её уничтожит.
        [one] Выдержит ещё { $left } рану.
        [few] Выдержит ещё { $left } раны.
        [many] Выдержит ещё { $left } ран.
       *[other] Выдержит ещё { $left } раны.
    }
nh-mark-mobile = Мобильность
nh-about-mobile = Раз в свой ход может перейти на свободную соседнюю клетку и повернуться.
nh-mark-hit-points = Очки прочности

## Effects of modules, HQs and special units

nh-effect-melee = { $value } к ближнему бою
nh-effect-ranged = { $value } к дальнему бою
nh-effect-initiative = { $value } к инициативе
nh-effect-extra-action = Ещё одно действие
nh-about-extra-action = Связанные фишки действуют ещё раз, фазой позже последнего действия; с инициативы 0 оно пропадает.
nh-effect-medic = Принимает раны
nh-about-medic = Принимает все раны от одной атаки по связанной фишке и сбрасывается.
nh-effect-mobility = Даёт мобильность
nh-about-mobility = Каждая связанная своя фишка может раз в ход двинуться и повернуться, как мобильная.
nh-effect-convert = Меняет атаку
nh-about-convert = Связанная фишка может раз за бой сменить одну атаку с ближней на дальнюю или наоборот.
nh-effect-hack = Взламывает модули
nh-about-hack = Связанный вражеский модуль работает на взломщика, а не на владельца.
nh-effect-far-moves = Движение на две клетки
nh-about-far-moves = Пока он действует, каждая своя фишка может двигаться на расстояние до двух клеток.
nh-effect-explode = Может взорваться
nh-about-explode = В свою фазу вместо атаки может ранить все соседние фишки и погибнуть.
nh-effect-replace = Перевозит фишку
nh-about-replace = При размещении её можно снять с поля и поставить новую фишку на её место.
nh-effect-return-to-stack = Возвращается
nh-about-return-to-stack = Если её уничтожили, она возвращается на верх стопки владельца.
nh-effect-destroy-on-enter = Уничтожает вошедшего
nh-about-destroy-on-enter = Фишка, вставшая на неё, уничтожается вместе с ней; командный центр лишь обезвреживает её.

## Instants

nh-about-battle = Начинает бой и заканчивает ход. Нельзя играть после того, как кто-то взял последнюю фишку.
nh-about-move = Передвиньте одну свою фишку на соседнюю свободную клетку и/или поверните её.
nh-about-push = Одна ваша фишка отталкивает соседнего врага на одну клетку; куда — выбирает враг.
nh-about-sniper = Одна рана любой вражеской фишке, кроме командного центра.
nh-about-grenade = Уничтожает вражескую фишку рядом с вашим командным центром; чужой командный центр — нельзя.
nh-about-air-strike = Одна рана каждой фишке на семи клетках, и своим тоже; командные центры не страдают.
nh-about-rotation = Поверните одну свою фишку как угодно.
nh-about-castling = Две ваши соседние фишки меняются местами, не поворачиваясь.
nh-about-terror = В свой следующий ход остальные не могут ставить фишки на поле.
nh-short-battle = Начинает бой и заканчивает ход.
nh-short-move = Двигает и поворачивает вашу фишку.
nh-short-push = Отталкивает соседнего врага.
nh-short-sniper = Ранит любого врага, но не центр.
nh-short-grenade = Уничтожает врага у вашего центра.
nh-short-air-strike = Ранит все фишки на семи клетках.
nh-short-rotation = Поворачивает вашу фишку.
nh-short-castling = Меняет местами две ваши соседние фишки.
nh-short-terror = Другие ход не ставят фишек.

## Procedures of the Duel board

nh-procedure-rotation = Поворот
nh-about-procedure-rotation = Поверните одно своё звено как угодно.
nh-procedure-swap = Обмен
nh-about-procedure-swap = Два ваших звена, кроме командного центра, меняются местами и могут повернуться.
nh-procedure-push = Толчок
nh-about-procedure-push = Одно ваше звено отталкивает соседнего врага.
nh-procedure-laser = Лазер
nh-about-procedure-laser = Уничтожает все вражеские фишки на прямой между двумя вашими звеньями, кроме командного центра.
nh-procedure-deletion = Стирание
nh-about-procedure-deletion = Уничтожает одного врага рядом с тремя вашими звеньями, кроме командного центра.
nh-procedure-detonation = Детонация
nh-about-procedure-detonation = Уничтожает все вражеские звенья, кроме командного центра.
nh-about-terminal = Терминал: стоящая здесь фишка, если она не в сети, — звено и может запускать процедуры.

## What if

nh-if = Что, если…
nh-if-lost = не было бы: { $tile }, { $at }
nh-if-turned = смотрела бы { $direction }
nh-if-moved = стояла бы на { $to }
nh-if-own = Ваш КЦ после боя
nh-if-foe = { $army }: КЦ после боя
nh-if-fate = Эта фишка
nh-if-falls = гибнет в фазе { $segment }
nh-if-stays = остаётся на поле

## Directions and sides

nh-direction-n = на север
nh-direction-ne = на северо-восток
nh-direction-se = на юго-восток
nh-direction-s = на юг
nh-direction-sw = на юго-запад
nh-direction-nw = на северо-запад
nh-facing = { $what } ({ $direction })

## Set-up

nh-option-armies = Армии
nh-option-ruleset = Правила
nh-option-mode = Режим
nh-option-players = Игроки
nh-option-extended = Расширенное поле из 37 клеток
nh-option-small-board = Пять или шесть армий на поле из 19 клеток
nh-option-alternative-start = Альтернативное начало
nh-option-reinforcements = Подкрепление: брать до шести
nh-option-leaders = Лидеры (наш контент)
nh-option-scenario = Сценарий атласа битв (наш контент)
nh-option-mixed = Всё равно совместить лидеров, конструкции и атлас
nh-option-mirror = Одна армия у нескольких игроков
nh-option-moloch-temper = Скверный нрав Молоха в команде
nh-mode-duel = Дуэль
nh-about-mode-duel = Два игрока, по одной армии.
nh-mode-deathmatch = Каждый сам за себя
nh-about-mode-deathmatch = От трёх до шести игроков; побеждает последний уцелевший командный центр.
nh-mode-points = Каждый сам за себя, на очки
nh-about-mode-points = Командные центры неуязвимы; урон вражескому центру приносит очки, 20 очков — победа.
nh-mode-solo-team = Один против двоих
nh-about-mode-solo-team = Одна армия с 20 очками прочности против двух по 13.
nh-mode-teams = Командная игра
nh-about-mode-teams = Двое на двое; союзники помогают друг другу.
nh-ruleset-3-0 = 3.0
nh-ruleset-duel = Поле «Дуэль»
nh-ruleset-2025 = 2025

## What is asked now

nh-ask-hq = Поставьте командный центр на любую свободную клетку.
nh-ask-draw = Фишки берутся из стопки.
nh-ask-discard = Сначала сбросьте одну из фишек.
nh-ask-act =
    { $tiles ->
        [0] Действуйте фишками на поле или закончите ход.
        [one] Поставьте или сыграйте { $tiles } фишку или закончите ход.
        [few] Поставьте или сыграйте { $tiles } фишки или закончите ход.
        [many] Поставьте или сыграйте { $tiles } фишек или закончите ход.
       *[other] Поставьте или сыграйте { $tiles } фишки или закончите ход.
    }
nh-ask-push = Фишку «{ $tile }» на { $at } толкают: выберите, куда она отойдёт.
nh-ask-turn = Можете повернуть фишку «{ $tile }» на { $at }.
nh-ask-buy = Купите ещё энергии или закончите ход.
nh-ask-explode = Взорвать фишку «{ $tile }» на { $at }?
nh-ask-convert = Какую атаку фишки «{ $tile }» на { $at } изменит Интендант?
nh-ask-medic = Какие раны примет медик?
nh-ask-spend = Кто из ваших медиков примет раны фишки «{ $tile }» на { $at }?
nh-ask-over = Партия окончена.
nh-ask-deal = Раздаются лидеры.
nh-ask-leader = Выберите одного из трёх лидеров; соперник увидит его, когда выберет своего.
nh-ask-command = Начинается бой: применить лидера?
nh-ask-rescue = Отменит ли Хирург раны одной из ваших фишек?
nh-ask-load = Какая из ваших фишек на фабрике возьмёт деталь?

## What a player can do

nh-do-hq = Поставить командный центр на { $at }
nh-do-place = Поставить «{ $tile }» на { $at }
nh-do-discard = Сбросить «{ $tile }»
nh-do-redraw = Сбросить мгновенные фишки и взять новые
nh-do-end = Закончить ход
nh-do-battle = Сыграть «{ $tile }»: начать бой
nh-do-move = Сыграть «{ $tile }»: с { $from } на { $at }
nh-do-move-turn = Сыграть «{ $tile }»: повернуть фишку на { $at }
nh-do-push = Сыграть «{ $tile }»: { $from } толкает { $at }
nh-do-snipe = Сыграть «{ $tile }» по { $at }
nh-do-grenade = Сыграть «{ $tile }» по { $at }
nh-do-strike = Сыграть «{ $tile }» вокруг { $at }
nh-do-rotate = Сыграть «{ $tile }»: повернуть { $at }
nh-do-castle = Сыграть «{ $tile }»: { $from } и { $at } меняются местами
nh-do-terror = Сыграть «{ $tile }»
nh-do-go = Передвинуть с { $from } на { $at }
nh-do-go-turn = Повернуть фишку на { $at }
nh-do-ride = Передвинуть с { $from } на { $at } с помощью { $by }
nh-do-retreat = С { $from } отойти на { $at }
nh-do-turn = Повернуть { $at }
nh-do-sell = Обменять «{ $tile }» на 1 энергию
nh-do-bleed = Обменять 1 очко прочности на 1 энергию
nh-do-run-rotation = Поворот: повернуть { $at }
nh-do-run-swap = Поменять местами { $from } и { $at }
nh-do-run-push = Толчок: { $from } толкает { $at }
nh-do-run-laser = Лазер между { $from } и { $at }
nh-do-run-deletion = Стирание { $at }
nh-do-run-detonation = Детонация всех вражеских звеньев
nh-do-explode = Взорвать на { $at }
nh-do-attack = Атаковать с { $at } как обычно
nh-do-convert = Изменить атаку { $at } { $direction }: { $attack ->
        [ranged] дальняя станет ближней
       *[melee] ближняя станет дальней
    }
nh-do-keep = Ничего не менять на { $at }
nh-do-heal = Медик на { $medic } принимает раны { $patient } от { $source }
nh-do-treat = Медик союзника принимает раны { $patient } от { $source }
nh-do-spend = Ваш медик на { $medic } принимает раны { $patient } от { $source }
nh-do-draw = Взята фишка «{ $tile }»
nh-do-choose = Выбрать лидера: { $leader }
nh-do-deal = Сдан лидер: { $leader }
nh-do-lead-keep = Стратег: ничего не сбрасывать
nh-do-lead-turn = Инструктор: повернуть { $at }
nh-do-lead-move = Проводник: передвинуть с { $from } на { $at }
nh-do-lead-push = Силовик: { $from } толкает { $at }
nh-do-lead-battle = Воевода: сбросить все фишки и начать бой
nh-do-lead-hasten = Связист: { $at } получает +1 к инициативе в этом бою
nh-do-lead-arm = Оружейник: { $attack ->
        [ranged] дальняя атака
       *[melee] ближняя атака
    } { $at } { $direction } получает +1 в этом бою
nh-do-lead-heal = Хирург: отменить раны { $at } от { $source }
nh-do-lead-pass = Не применять лидера сейчас
nh-do-load = { $at } берёт деталь
nh-do-hand-on = { $from } передаёт деталь на { $at }
nh-do-step = { $from } делает шаг наружу на { $at }
nh-do-evacuate = { $at } покидает поле
nh-do-blow-up = Подорвать { $at } у строения

## What happened: the turn

nh-event-turn-began = Ход { $turn }: { $army }.
nh-event-hq-placed = { $army } ставит командный центр на { $at }.
nh-event-drawn = { $army } берёт фишку «{ $tile }».
nh-event-last-drawn = { $army } берёт последнюю фишку: фишки боя больше не играются, остальные делают ещё по ходу, затем последний бой.
nh-event-discarded = { $army } сбрасывает «{ $tile }».
nh-event-redrawn = { $army } сбрасывает мгновенные фишки и берёт новые.
nh-event-placed = { $army } ставит «{ $tile }» на { $at }.
nh-event-replaced = «{ $tile }» на { $at } уступает место привезённой фишке.
nh-event-played = { $army } играет «{ $tile }».
nh-event-procedure-run = { $army } запускает процедуру «{ $procedure }».
nh-event-moved = «{ $tile }» переходит с { $from } на { $at }.
nh-event-turned = «{ $tile }» на { $at } поворачивается { $direction }.
nh-event-pushed = Фишку «{ $tile }» оттеснили с { $from } на { $at }.
nh-event-swapped = { $from } и { $at } меняются местами.
nh-event-targeted = Попадание: «{ $tile }» на { $at }.
nh-event-mine-cleared = «{ $tile }» на { $at } убирается с поля.
nh-event-terrified = В следующий ход { $army } не может ставить фишки.
nh-event-sold = { $army } меняет «{ $tile }» на 1 энергию: теперь { $energy }.
nh-event-bled = { $army } меняет 1 очко прочности на 1 энергию: теперь { $energy }, командный центр { $hp }.
nh-event-board-filled = Поле заполнено: бой!
nh-event-turn-ended = { $army } заканчивает ход.
nh-event-final-battle = Начинается последний бой.
nh-event-extra-turns = Ничья: каждый претендент делает ещё ход, затем решает ещё один бой.
nh-event-stalemate = Бой ничего не изменил, и поле всё ещё заполнено: партия решается сейчас.
nh-event-won = { $army } побеждает.
nh-event-shared = { $army } делит победу.
nh-event-drawn-game = Партия закончилась вничью.
nh-event-leader-dealt = Вам сдан лидер: { $leader }.
nh-event-leader-chosen = Лидер армии «{ $army }»: { $leader }.
nh-event-leader-used = { $army } применяет лидера { $leader }; осталось применений: { $left }.
nh-event-hastened = «{ $tile }» { $at } получает +1 к инициативе в этом бою.
nh-event-armed = { $attack ->
        [ranged] Дальняя атака
       *[melee] Ближняя атака
    } фишки «{ $tile }» { $at } { $direction } получает +1 в этом бою.
nh-event-rescued = Хирург отменяет раны фишки «{ $tile }» { $at }: { $wounds }.
nh-event-part-loaded = «{ $tile }» { $at } берёт деталь.
nh-event-part-handed = Деталь переходит с { $from } к «{ $tile }» { $at }.
nh-event-part-delivered = «{ $tile }» { $at } доставляет деталь; всего: { $parts }.
nh-event-evacuated = «{ $tile }» покидает поле с { $at }; всего: { $tiles }.
nh-event-blown-up = Фишка «{ $tile }» { $at } подорвана: строение теряет { $damage }, осталось { $hp }.
nh-event-carousels-turned = Карусели поворачиваются на одно место.
nh-event-shelled = Командный центр армии «{ $army }» обстрелян и теряет { $damage }: осталось { $hp }.
nh-event-poisoned = «{ $tile }» { $at } стоит на заражённой клетке.
nh-event-truce-began = Прибывает отряд Молоха; перемирие длится, пока он на поле.
nh-event-truce-ended = Отряда больше нет, перемирие окончено.
nh-event-full-draw = Поле было заполнено, и бой ничего не убрал: ничья.

## What happened: the battle

nh-event-battle-begun = Начинается бой.
nh-event-segment-begun = Фаза { $initiative }.
nh-event-segment-ended = Фаза { $initiative } окончена.
nh-event-battle-ended = Бой окончен.
nh-event-struck = «{ $tile }» { $at } бьёт «{ $target_tile }» { $target }, ближний бой { $strength }.
nh-event-shot = «{ $tile }» { $at } стреляет в «{ $target_tile }» { $target }, дальний бой { $strength }.
nh-event-pierced = «{ $tile }» { $at } пробивает «{ $target_tile }» { $target }.
nh-event-blocked = Броня фишки «{ $target_tile }» { $target } останавливает выстрел фишки «{ $tile }» { $at }.
nh-event-converted = Интендант меняет атаку фишки «{ $tile }» { $at } на { $becomes ->
        [ranged] дальнюю
       *[melee] ближнюю
    }.
nh-event-exploded = «{ $tile }» { $at } взрывается.
nh-event-blasted = Взрыв задевает «{ $target_tile }» { $target }.
nh-event-healed = Медик { $medic } принимает раны фишки «{ $tile }» { $at }.
nh-event-spent = «{ $tile }» { $at } сбрасывается.
nh-event-wounded = «{ $tile }» { $at } получает рану: { $wounds } из { $most }.
nh-event-destroyed = «{ $tile }» { $at } гибнет.
nh-event-returned = «{ $tile }» ложится на верх стопки владельца.
nh-event-hq-hurt = Командный центр армии «{ $army }» теряет { $damage }: осталось { $hp }.
nh-event-points-gained = { $army } получает { $gain }: теперь { $points }.
nh-event-hq-fell = Командный центр армии «{ $army }» уничтожен.
nh-event-army-left = { $army } покидает поле.
nh-event-taken = { $army } берёт под контроль фишку «{ $tile }» { $at }.
nh-event-freed = «{ $tile }» { $at } снова подчиняется владельцу.

## Why a move is refused

nh-refuse-over = Партия окончена.
nh-refuse-not-your-turn = Сейчас выбираете не вы.
nh-refuse-hq-first = Сначала ставятся командные центры.
nh-refuse-discard-first = Сначала сбросьте одну из фишек.
nh-refuse-answer-first = Сначала ответьте на открытый вопрос.
nh-refuse-buying = Купив энергию, можно только купить ещё или закончить ход.
nh-refuse-not-in-hand = У вас на руках нет фишки «{ $tile }».
nh-refuse-taken = Клетка { $at } занята.
nh-refuse-mined = На { $at } уже лежит основание.
nh-refuse-terror = Террор: в этот ход нельзя ставить фишки на поле.
nh-refuse-not-placed = «{ $tile }» — мгновенное действие, его не ставят на поле.
nh-refuse-wrong-tile = Фишку «{ $tile }» так не используют.
nh-refuse-play-limit = В этот ход больше нельзя играть фишки.
nh-refuse-keep-rest = С подкреплением остальные фишки надо оставить.
nh-refuse-last-tile = Кто-то взял последнюю фишку: «Бой» больше играть нельзя.
nh-refuse-no-target = На поле сейчас нет цели для фишки «{ $tile }».
nh-refuse-no-place = Для фишки «{ $tile }» нет свободной клетки.
nh-refuse-nothing-there = На { $at } нет фишки.
nh-refuse-not-yours = Фишка на { $at } вам не подчиняется.
nh-refuse-not-enemy = Фишка на { $at } не вражеская.
nh-refuse-netted = Фишка на { $at } поймана сетью.
nh-refuse-too-far = До { $at } не дотянуться.
nh-refuse-no-change = Это ничего не изменит.
nh-refuse-no-mobility = Фишка на { $at } сама не двигается.
nh-refuse-moved-already = Фишка на { $at } уже использовала это движение в этот ход.
nh-refuse-no-gift = Ничто на { $by } не даёт фишке на { $at } двигаться.
nh-refuse-not-adjacent = { $from } и { $at } не соседи.
nh-refuse-push-blocked = Некуда оттолкнуть { $at }: нет свободной клетки.
nh-refuse-hq-safe = Этим нельзя поразить командный центр.
nh-refuse-hq-netted = Ваш командный центр в сети и не может бросить гранату.
nh-refuse-strike-edge = Все семь клеток воздушного удара должны лежать на поле.
nh-refuse-no-bad-draw = Взять новые фишки можно, только если все взятые — мгновенные и ещё ничего не сделано.
nh-refuse-duel-redraw = По правилам Duel новые фишки взамен не берут.
nh-refuse-no-terminals = На этом поле нет терминалов и энергии.
nh-refuse-energy-short = Это стоит { $cost } энергии; у вас { $energy }.
nh-refuse-energy-full = Больше { $most } энергии иметь нельзя.
nh-refuse-last-hit-point = Последнее очко прочности нельзя продать.
nh-refuse-not-a-link = На { $at } нет вашего звена.
nh-refuse-no-line = { $from } и { $at } не на одной прямой с врагом между ними.
nh-refuse-three-links = { $at } не рядом с тремя вашими звеньями.
nh-refuse-no-enemy-links = Нет вражеских звеньев для уничтожения.
nh-refuse-swap-hq = Командный центр нельзя обменять местами.
nh-refuse-not-asked = Сейчас об этом не спрашивают.
nh-refuse-not-open = Этого нет среди вариантов.
nh-refuse-no-leaders = В этой партии нет лидеров.
nh-refuse-choose-leader = Сначала выберите лидера.
nh-refuse-other-leader = Ваш лидер — { $leader }, он этого не умеет.
nh-refuse-leader-gone = Лидер { $leader } применён дважды и вышел из игры.
nh-refuse-leader-used = Лидер { $leader } уже применён в этот ход.
nh-refuse-scenario-ground = Сценарий не позволяет ставить это на { $at }.
nh-refuse-other-scenario = В сценарии этой партии такого нет.

## Where a value comes from

nh-reason-printed = напечатано на фишке
nh-reason-module = связь с фишкой «{ $tile }» на { $by }
nh-reason-hq = рядом командный центр армии «{ $army }» на { $by }
nh-reason-hacked = связь со взломанной фишкой «{ $tile }» на { $by }
nh-state-netted = В сети фишки «{ $tile }» на { $at }: ничего не делает.
nh-state-commanded = Подчиняется армии «{ $army }».
nh-energy = Энергия
nh-stack = Ещё в стопке
nh-hand = Фишки на руках
nh-discard = Сброшено

## Лидеры

nh-leader-strategist = Стратег
nh-about-leader-strategist = Взяв фишки, можно ничего не сбрасывать; в этот ход играют не больше двух фишек и оставляют не больше двух.
nh-leader-drillmaster = Инструктор
nh-about-leader-drillmaster = В свой ход поверните до двух своих фишек, в том числе командный центр; не пойманных сетью.
nh-leader-pathfinder = Проводник
nh-about-leader-pathfinder = В свой ход передвиньте одну свою фишку, кроме командного центра и пойманных сетью, на соседнюю свободную клетку и поверните её как угодно.
nh-leader-enforcer = Силовик
nh-about-leader-enforcer = В свой ход одна ваша фишка отталкивает соседнего врага.
nh-leader-surgeon = Хирург
nh-about-leader-surgeon = Когда ранена ваша фишка, кроме командного центра, отмените все раны от одной атаки или одного действия.
nh-leader-signaller = Связист
nh-about-leader-signaller = Когда начинается бой, одна ваша фишка, кроме командного центра и пойманных сетью, получает +1 ко всем значениям инициативы до конца боя.
nh-leader-gunsmith = Оружейник
nh-about-leader-gunsmith = Когда начинается бой, одна ближняя или дальняя атака вашей фишки, кроме командного центра, получает +1 к силе до конца боя.
nh-leader-warlord = Воевода
nh-about-leader-warlord = В свой ход, ещё ничего не сыграв, сбросьте все фишки, не меньше двух, и начните бой; не после того, как кто-то взял последнюю фишку.
nh-leader-uses = Осталось применений: { $uses } из { $most }

## Атлас битв

nh-scenario-assembly-line = Сборочная линия
nh-about-scenario-assembly-line = Без командных центров. Фишки Молоха по одной носят детали с фабрики к выходу и передают их до двух раз за ход; три детали, доставленные к началу его ходов, — победа. Иначе после последнего боя побеждает Аванпост; на фабрику и выход он ничего не ставит.
nh-scenario-breakout = Прорыв
nh-about-scenario-breakout = Без командных центров. Борго ставит фишки в ядре, Аванпост — на кольце осады. Каждая фишка Борго раз в ход может шагнуть наружу; начавшая ход на кольце может покинуть поле, восемь таких — победа. Каждый второй ход Аванпоста кончается боем; иначе побеждает Аванпост.
nh-scenario-alliance = Союз
nh-about-scenario-alliance = После первого боя на свободных углах появляются нейтральные фишки Молоха. Пока стоит хоть одна, игроки не вредят друг другу. Если после последнего боя хоть одна ещё стоит, проигрывают оба. Командный центр на угол не ставят.
nh-scenario-demolition = Снос
nh-about-scenario-demolition = Командный центр Молоха — строение на трёх клетках с 24 очками прочности, его нельзя сдвинуть. Раз в ход фишку Борго рядом с ним можно подорвать и нанести 2 урона. Если оно устоит после последнего боя, побеждает Молох.
nh-scenario-amusement-park = Парк аттракционов
nh-about-scenario-amusement-park = После каждого круга три карусели поворачиваются: каждая фишка переходит на одно место по часовой стрелке и поворачивается вместе с каруселью. На осях ничего не стоит, но выстрелы пролетают над ними.
nh-scenario-bridge = Мост
nh-about-scenario-bridge = Каждый командный центр стоит на своём берегу и там остаётся. После каждого боя тот, у кого на мосту и опорах больше фишек, не пойманных сетью, наносит 1 урон вражескому командному центру.
nh-scenario-fallout = Заражение
nh-about-scenario-fallout = Командный центр не ставят на заражённые клетки. После каждого боя каждая другая фишка на такой клетке получает 1 рану; медики помогают.
nh-scenario-fuel-depot = Склад топлива
nh-about-scenario-fuel-depot = Две команды на большом поле, командные центры — вне склада. После каждого боя команда, у которой на складе больше фишек, не пойманных сетью, наносит 1 урон каждому вражескому командному центру.
nh-zone-factory = фабрика
nh-zone-exit = выход
nh-zone-core = ядро
nh-zone-field = поле
nh-zone-siege = осада
nh-zone-corners = угол
nh-zone-structure = строение
nh-zone-seat = карусель
nh-zone-bank-a = первый берег
nh-zone-bank-b = второй берег
nh-zone-bridge = мост
nh-zone-pylon = опора
nh-zone-contaminated = заражено
nh-zone-depot = склад
nh-verb-step = Шаг наружу
nh-verb-evacuate = Покинуть поле
nh-verb-hand-on = Передать деталь
nh-verb-blow-up = Подорвать
nh-state-progress = Пока { $progress } из { $goal }
nh-state-truce = Перемирие: стороны щадят друг друга.

## Конструкции

nh-construction-borgo-war-beast = Боевой зверь
nh-construction-hegemony-arena-wagon = Арена на колёсах
nh-construction-moloch-walking-foundry = Шагающая литейная
nh-construction-outpost-rail-cruiser = Рельсовый крейсер
nh-tile-borgo-jaws-a = Челюсти А
nh-tile-borgo-jaws-b = Челюсти Б
nh-tile-borgo-tail-a = Хвост А
nh-tile-borgo-tail-b = Хвост Б
nh-tile-hegemony-champions-deck-a = Палуба чемпиона А
nh-tile-hegemony-champions-deck-b = Палуба чемпиона Б
nh-tile-hegemony-net-crane-a = Сетевой кран А
nh-tile-hegemony-net-crane-b = Сетевой кран Б
nh-tile-moloch-furnace-a = Печь А
nh-tile-moloch-furnace-b = Печь Б
nh-tile-moloch-bulkhead-a = Переборка А
nh-tile-moloch-bulkhead-b = Переборка Б
nh-tile-outpost-command-car-a = Командный вагон А
nh-tile-outpost-command-car-b = Командный вагон Б
nh-tile-outpost-gun-car-a = Орудийный вагон А
nh-tile-outpost-gun-car-b = Орудийный вагон Б
nh-option-constructions = Конструкции (наш контент)
nh-kind-construction = конструкция
nh-effect-swivel = Поворот
nh-about-swivel = Раз в свой ход одну половину конструкции можно повернуть.
nh-effect-boarding = Абордаж
nh-about-boarding = Как только она поставлена, её игрок может сразу начать бой; ничего другого в этот ход не делают.
nh-effect-heavy = Тяжесть
nh-about-heavy = Никто и никак не может её сдвинуть; поворачивать её можно.
nh-effect-sharpshooter = Меткий стрелок
nh-about-sharpshooter = Игрок выбирает, в какого врага на линии огня попадёт выстрел; броня защищает как обычно.
nh-about-construction = Одно подразделение на двух клетках: сети, модули, контроль и раны одной половины действуют на обе, и гибнут они вместе. Движение и толчок сдвигают одну половину и никогда их не разделяют.
nh-ask-pay =
    { $tiles ->
        [one] Сбросьте ещё { $tiles } фишку за конструкцию.
        [few] Сбросьте ещё { $tiles } фишки за конструкцию.
        [many] Сбросьте ещё { $tiles } фишек за конструкцию.
       *[other] Сбросьте ещё { $tiles } фишки за конструкцию.
    }
nh-ask-lay =
    { $half ->
        [first] Положите первую половину конструкции любой стороной вверх.
       *[second] Положите вторую половину рядом с первой любой стороной вверх.
    }
nh-ask-board = Конструкция может идти на абордаж: начните бой сейчас или закончите ход.
nh-ask-aim = «{ $tile }» на { $at } стреляет { $direction }: в кого?
nh-do-build = Построить конструкцию за три фишки
nh-do-lay = Положить «{ $tile }» на { $at }
nh-do-swivel = Конструкция: повернуть { $at }
nh-do-board = На абордаж: начать бой
nh-do-aim = С { $from } { $direction }: в { $at }
nh-event-built = { $army } строит конструкцию «{ $construction }».
nh-event-laid = { $army } кладёт «{ $tile }» на { $at }.
nh-event-boarded = { $army }: конструкция «{ $construction }» идёт на абордаж, бой!
nh-refuse-no-constructions = В этой партии нет конструкций.
nh-refuse-no-construction = У вашей армии нет конструкции.
nh-refuse-built-already = Ваша конструкция уже построена.
nh-refuse-build-after-drawing = Конструкцию строят сразу после взятия фишек, когда на руках три фишки и ни одна ещё не сброшена.
nh-refuse-build-too-late = Кто-то взял последнюю фишку: конструкции больше нельзя строить.
nh-refuse-build-room = Конструкции нужны две свободные соседние клетки.
nh-refuse-other-half =
    { $half ->
        [first] Сейчас положите первую половину вашей конструкции.
       *[second] Сейчас положите вторую половину вашей конструкции.
    }
nh-refuse-boarding-only = После конструкции с абордажем можно только начать бой или закончить ход.
nh-refuse-no-swivel = Фишка на { $at } — не конструкция с поворотом.
nh-refuse-swivelled = Конструкция на { $at } уже поворачивалась в этот ход.
nh-refuse-heavy = Конструкция на { $at } тяжёлая: её никто не сдвинет.
nh-refuse-parting = Это разделило бы конструкцию на { $at }.
nh-state-unit = Половина конструкции «{ $construction }»; другая половина на { $twin }.
nh-state-house = Наш контент
nh-state-reserve = В запасе: { $construction }

## The aim, and the account of the end

nh-aim-duel = { nh-mode-duel }: разрушить чужой КЦ или сохранить больше очков прочности после последнего боя
nh-aim-deathmatch = { nh-mode-deathmatch }, армий: { $players }. Побеждает последний уцелевший КЦ
nh-aim-points = { nh-mode-points }: кто первым наберёт { $points }
nh-aim-solo-team = { nh-mode-solo-team }: побеждает, кто первым разрушит чужой КЦ
nh-aim-teams = { nh-mode-teams }: побеждает команда, первой разрушившая чужой КЦ
nh-aim-scenario = Атлас сражений: { $scenario }
nh-account-hp = Очки прочности: кто их отнял
nh-account-points = Очки: кто их принёс
nh-account-tile =
    { $count ->
        [one] { $tile }, ход { $turns }
        [few] { $tile }, ходы { $turns }
        [many] { $tile }, ходы { $turns }
       *[other] { $tile }, ходы { $turns }
    }
nh-account-rest = Всё остальное
nh-tie-extra = Прочность КЦ была равна: каждый сделал ещё один ход, и всё решил дополнительный бой.

## Рисунок в терминале; для названия в клетке есть место в одиннадцать знаков

nh-drawing-rules = Neuroshima Hex: { $mode }. Правила: { $ruleset }.
nh-drawing-scenario = Сценарий { $number }: { $scenario }
nh-drawing-house = { $what } (наш контент)
nh-drawing-turn = Ход { $turn }
nh-drawing-won = Победа: { $army }.
nh-drawing-hit-points =
    { $count ->
        [one] { $count } очко прочности
        [few] { $count } очка прочности
        [many] { $count } очков прочности
       *[other] { $count } очка прочности
    }
nh-drawing-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
nh-drawing-stack = в стопке { $count }
nh-drawing-energy = энергия { $count }
nh-drawing-terror = террор
nh-drawing-reserve = в запасе: { $construction }
nh-drawing-hand = на руках: { $tile }
nh-drawing-no-hand = рука пуста
nh-drawing-leader = { $army }: { $leader }
nh-drawing-dealt = { $army }, лидеры на выбор: { $leaders }
nh-hex-hq = КЦ
nh-hex-medic = Медмодуль
nh-hex-officer = Офицер
nh-hex-officer-1 = Офицер 1
nh-hex-officer-2 = Офицер 2
nh-hex-universal-soldier = Унив. солд.
nh-hex-armored-hunter = Бр. охотник
nh-hex-armored-guard = Бр. страж
nh-hex-champions-deck-a = Палуба А
nh-hex-champions-deck-b = Палуба Б
nh-hex-net-crane-a = Кран А
nh-hex-net-crane-b = Кран Б
nh-hex-command-car-a = Ком. ваг. А
nh-hex-command-car-b = Ком. ваг. Б
nh-hex-gun-car-a = Ор. вагон А
nh-hex-gun-car-b = Ор. вагон Б
