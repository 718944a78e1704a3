# «Неон» по-русски

## Имена

neon-fighter-akari = Акари
neon-fighter-boulder = Глыба
neon-fighter-illusion = Иллюзия
neon-fighter-ghost = Призрак
neon-fighter-snake = Снейк
neon-fighter-phoenix = Феникс
neon-automa = Автома
neon-corporation-akari = Итояма
neon-corporation-boulder = Бетула
neon-corporation-illusion = Фирлис
neon-corporation-ghost = Шенли
neon-corporation-snake = Халиаэтус
neon-corporation-phoenix = Шовире
neon-ability-maneuver-a = Манёвр А
neon-ability-maneuver-b = Манёвр Б
neon-ability-maneuver-c = Манёвр В
neon-ability-neko = Нэко
neon-ability-rescue-line = Спасательный трос
neon-ability-shield = Щит
neon-ability-howitzer = Гаубица
neon-ability-trap = Ловушка
neon-ability-hologram = Голограмма
neon-ability-infrasound = Инфразвук
neon-ability-ambush = Засада
neon-ability-smoke-grenade = Дымовая граната
neon-ability-riposte = Контрудар
neon-ability-take-off = Взлёт
neon-ability-firestorm = Огненный шквал
neon-token-smoke = Дымовая граната
neon-token-trap = Ловушка
neon-token-neko = Нэко
neon-sector-park = Парк
neon-sector-factory = Завод
neon-sector-charging-station = Электрозаправка
neon-sector-highway = Автострада
neon-sector-underpass = Подземный переход
neon-sector-mall = Торговый центр
neon-sector-station = Вокзал
neon-sector-police = Полицейский участок
neon-sector-stadium = Стадион
neon-sector-tv-tower = Телевышка
neon-upgrade-stabilizer = Стабилизатор
neon-upgrade-reactor = Микрореактор
neon-upgrade-servos = Сервоприводы
neon-upgrade-reinforced-frame = Усиленный каркас
neon-upgrade-combat-processor = Боевой процессор
neon-upgrade-overclock = Разгон
neon-upgrade-recycler = Рециркулятор
neon-upgrade-sponsor-crate = Посылка спонсора
neon-bot-courier = Курьер
neon-bot-cleaner = Уборщик
neon-bot-waiter = Официант
neon-bot-guard = Охранник
neon-bot-mechanic = Механик
neon-loot-g-hornet = Шершень
neon-loot-g-spark = Искра
neon-loot-g-messenger = Вестник
neon-loot-g-bison = Бизон
neon-loot-g-harpoon = Гарпун
neon-loot-g-berserk = Берсерк
neon-loot-g-tanto = Танто
neon-loot-g-stun-baton = Шокер
neon-loot-g-frag = Осколочная граната
neon-loot-g-flashbang = Светошумовая граната
neon-loot-g-kevlar = Кевларовый жилет
neon-loot-g-riot-plates = Штурмовые пластины
neon-loot-g-hard-hat = Каска
neon-loot-g-visor = Визор
neon-loot-o-bonnie-clyde = Бонни и Клайд
neon-loot-o-cobra = Кобра
neon-loot-o-arc = Разрядник
neon-loot-o-scorpion = Скорпион
neon-loot-o-reaper = Жнец
neon-loot-o-mammoth = Мамонт
neon-loot-o-needle = Игла
neon-loot-o-hailstorm = Град
neon-loot-o-vulcan = Вулкан
neon-loot-o-viceroy = Наместник
neon-loot-o-yurei = Юрэй
neon-loot-o-muramasa = Мурамаса
neon-loot-o-sledge = Кувалда
neon-loot-o-plasma = Плазменная граната
neon-loot-o-sticky = Липучка
neon-loot-o-emp = ЭМИ-граната
neon-loot-o-titan = Титановый панцирь
neon-loot-o-chameleon = Хамелеон
neon-loot-o-exoframe = Экзокаркас
neon-loot-o-targeting = Прицельный шлем
neon-loot-o-analyst = Аналитик
neon-loot-o-command-link = Командная связь
neon-loot-p-hel-kiss = Поцелуй Хель
neon-loot-p-archangel = Архангел
neon-loot-p-kitsune = Кицунэ
neon-loot-p-leviathan = Левиафан
neon-loot-p-polaris = Полярис
neon-loot-p-supernova = Сверхновая
neon-loot-p-cerberus = Цербер
neon-loot-p-kusanagi = Кусанаги
neon-loot-p-ragnarok = Рагнарёк
neon-loot-p-monowire = Мононить
neon-loot-p-singularity = Сингулярность
neon-loot-p-thermobaric = Термобарическая граната
neon-loot-p-shiva = Шива
neon-loot-p-aegis = Эгида
neon-loot-p-odin-eye = Око Одина
neon-loot-p-halo = Ореол
neon-basic-weapon = Базовое оружие
neon-basic-armor = Базовая броня
neon-supply-ammo = Патроны
neon-supply-cell = Энергопатроны
neon-supply-battery = Батареи
neon-supply-grenade = Гранаты
neon-type-pistol = Пистолет
neon-type-heavy = Тяжёлое оружие
neon-type-melee = Оружие ближнего боя
neon-type-grenade = Граната
neon-type-armor = Броня
neon-type-helmet = Шлем
neon-class-green = Зелёный (I класс)
neon-class-orange = Оранжевый (II класс)
neon-class-purple = Фиолетовый (III класс)
neon-half-move = Движение
neon-half-search = Поиск
neon-half-attack = Атака
neon-half-defense = Защита
neon-half-leadership = Лидерство
neon-half-energy1 = Получение 1 энергии
neon-half-energy2 = Получение 2 энергии
neon-die-attack = Кубик атаки
neon-face-crit = Критическое попадание
neon-face-hit = Обычное попадание
neon-face-maybe = Условный промах
neon-face-miss = Промах
neon-die-defense = Кубик защиты
neon-face-block_any = Защита от любого попадания
neon-face-block_normal = Защита от обычного попадания
neon-face-fail_energy = Провал, получите 1 энергию
neon-face-fail = Провал
neon-mode-rebirth = Возрождение
neon-mode-royale = Королевская битва
neon-mode-coalition = Коалиция

## Моменты

neon-window-static = Постоянно
neon-window-instant = Немедленно
neon-window-reveal = После открытия карт действий
neon-window-turn_start = В начале вашего хода
neon-window-turn = В свой ход
neon-window-move = При движении
neon-window-enter = При входе в сектор
neon-window-search = При поиске
neon-window-attack_declare = При объявлении атаки
neon-window-attack_pre = При атаке, до броска
neon-window-attack_post = При атаке, после броска
neon-window-defense_pre = При защите, до броска
neon-window-defense_post = При защите, после броска
neon-window-attack_counter = При атаке, после броска защиты
neon-window-soak = Перед получением урона от атаки
neon-window-result = При применении результатов
neon-window-after_attack = После атаки
neon-window-sector_close = При закрытии вашего сектора
neon-window-pay_supply = После траты припаса
neon-window-round_end = В конце раунда
neon-moment-static = [{ neon-window-static }]
neon-moment-instant = [{ neon-window-instant }]
neon-moment-reveal = [{ neon-window-reveal }]
neon-moment-turn_start = [{ neon-window-turn_start }]
neon-moment-turn = [{ neon-window-turn }]
neon-moment-move = [{ neon-window-move }]
neon-moment-enter = [{ neon-window-enter }]
neon-moment-search = [{ neon-window-search }]
neon-moment-attack_declare = [{ neon-window-attack_declare }]
neon-moment-attack_pre = [{ neon-window-attack_pre }]
neon-moment-attack_post = [{ neon-window-attack_post }]
neon-moment-defense_pre = [{ neon-window-defense_pre }]
neon-moment-defense_post = [{ neon-window-defense_post }]
neon-moment-attack_counter = [{ neon-window-attack_counter }]
neon-moment-soak = [{ neon-window-soak }]
neon-moment-result = [{ neon-window-result }]
neon-moment-after_attack = [{ neon-window-after_attack }]
neon-moment-sector_close = [{ neon-window-sector_close }]
neon-moment-pay_supply = [{ neon-window-pay_supply }]
neon-moment-round_end = [{ neon-window-round_end }]
neon-limit-once_per_round = Один раз в раунд

## Что делают эффекты

neon-cost-energy = { $n ->
        [one] { $n } энергия
        [few] { $n } энергии
        [many] { $n } энергий
       *[other] { $n } энергии
    }:
neon-cost-supply = { $supply }:
neon-words-and = и
neon-words-team = (только в «Коалиции»)
neon-words-must = (обязательно)
neon-words-at_range = на дальности { $n }
neon-words-opens = даже если у оружия там нет кубиков
neon-words-weapon = ({ $a })
neon-words-weapons = ({ $a } / { $b })
neon-verb-add_attack_dice = +{ $n ->
        [one] { $n } кубик атаки
        [few] { $n } кубика атаки
        [many] { $n } кубиков атаки
       *[other] { $n } кубика атаки
    }
neon-verb-add_attack_dice-ally = +{ $n ->
        [one] { $n } кубик атаки
        [few] { $n } кубика атаки
        [many] { $n } кубиков атаки
       *[other] { $n } кубика атаки
    } союзнику в вашем секторе
neon-verb-fewer_attack_dice = −{ $n ->
        [one] { $n } кубик атаки
        [few] { $n } кубика атаки
        [many] { $n } кубиков атаки
       *[other] { $n } кубика атаки
    } другим бойцам, атакующим отсюда, но не меньше { $floor }
neon-verb-add_defense_dice = +{ $n ->
        [one] { $n } кубик защиты
        [few] { $n } кубика защиты
        [many] { $n } кубиков защиты
       *[other] { $n } кубика защиты
    }
neon-verb-add_defense_dice-ally = +{ $n ->
        [one] { $n } кубик защиты
        [few] { $n } кубика защиты
        [many] { $n } кубиков защиты
       *[other] { $n } кубика защиты
    } союзнику в вашем секторе
neon-verb-reroll-attack = перебросьте не больше { $n ->
        [one] { $n } кубика атаки
        [few] { $n } кубиков атаки
        [many] { $n } кубиков атаки
       *[other] { $n } кубиков атаки
    }
neon-verb-reroll-attack-any = перебросьте любое число кубиков атаки
neon-verb-reroll-defense = перебросьте не больше { $n ->
        [one] { $n } кубика защиты
        [few] { $n } кубиков защиты
        [many] { $n } кубиков защиты
       *[other] { $n } кубиков защиты
    }
neon-verb-reroll-defense-any = перебросьте любое число кубиков защиты
neon-verb-turn_face = переверните { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
        [many] { $n } кубиков
       *[other] { $n } кубика
    } с «{ $from }» на «{ $to }»
neon-verb-turn_face-all = каждый результат «{ $from }» считается как «{ $to }»
neon-verb-turn_face-opponent = считайте { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
        [many] { $n } кубиков
       *[other] { $n } кубика
    } соперника с «{ $from }» за «{ $to }»
neon-verb-cancel_hit-crit = отмените { $n ->
        [one] { $n } критическое попадание
        [few] { $n } критических попадания
        [many] { $n } критических попаданий
       *[other] { $n } критических попадания
    }
neon-verb-cancel_hit-normal = отмените { $n ->
        [one] { $n } обычное попадание
        [few] { $n } обычных попадания
        [many] { $n } обычных попаданий
       *[other] { $n } обычных попадания
    }
neon-verb-cancel_hit-any = отмените { $n ->
        [one] { $n } любое попадание
        [few] { $n } любых попадания
        [many] { $n } любых попаданий
       *[other] { $n } любых попадания
    }
neon-verb-add_damage = +{ $n ->
        [one] { $n } урон
        [few] { $n } урона
        [many] { $n } урона
       *[other] { $n } урона
    }
neon-verb-deal_damage-attacker = нанесите атакующему { $n ->
        [one] { $n } урон
        [few] { $n } урона
        [many] { $n } урона
       *[other] { $n } урона
    }
neon-verb-deal_damage-entering_enemy = вошедший вражеский боец получает { $n ->
        [one] { $n } урон
        [few] { $n } урона
        [many] { $n } урона
       *[other] { $n } урона
    }
neon-verb-prevent_damage-sector_close = отмените урон от закрытия сектора
neon-verb-move-adjacent = переместитесь в соседний сектор
neon-verb-move-up_to = переместитесь не дальше чем на { $n ->
        [one] { $n } сектор
        [few] { $n } сектора
        [many] { $n } секторов
       *[other] { $n } сектора
    }
neon-verb-move-any = переместитесь в любой сектор
neon-verb-move-target = переместите цель в соседний сектор на ваш выбор
neon-verb-extend_range = атакуйте на дальности { $min }–{ $max }, бросая { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
        [many] { $n } кубиков
       *[other] { $n } кубика
    }
neon-verb-area_attack = атакуйте всех соперников в выбранном секторе
neon-verb-gain_energy = получите { $n ->
        [one] { $n } энергию
        [few] { $n } энергии
        [many] { $n } энергий
       *[other] { $n } энергии
    }
neon-verb-gain_energy-ally_in_sector = союзник в вашем секторе получает { $n ->
        [one] { $n } энергию
        [few] { $n } энергии
        [many] { $n } энергий
       *[other] { $n } энергии
    }
neon-verb-lose_energy-target = цель теряет { $n ->
        [one] { $n } энергию
        [few] { $n } энергии
        [many] { $n } энергий
       *[other] { $n } энергии
    }
neon-verb-lose_energy-target_ally_in_my_sector = союзник цели в вашем секторе теряет { $n ->
        [one] { $n } энергию
        [few] { $n } энергии
        [many] { $n } энергий
       *[other] { $n } энергии
    }
neon-verb-cost_delta-ability-more = способности стоят на { $n ->
        [one] { $n } энергию
        [few] { $n } энергии
        [many] { $n } энергий
       *[other] { $n } энергии
    } больше
neon-verb-cost_delta-ability-less = способности стоят на { $n ->
        [one] { $n } энергию
        [few] { $n } энергии
        [many] { $n } энергий
       *[other] { $n } энергии
    } меньше (не меньше { $floor })
neon-verb-cost_delta-unique-more = уникальные способности стоят на { $n ->
        [one] { $n } энергию
        [few] { $n } энергии
        [many] { $n } энергий
       *[other] { $n } энергии
    } больше
neon-verb-cost_delta-unique-less = уникальные способности стоят на { $n ->
        [one] { $n } энергию
        [few] { $n } энергии
        [many] { $n } энергий
       *[other] { $n } энергии
    } меньше (не меньше { $floor })
neon-verb-cost_delta-search-more = поиск стоит на { $n ->
        [one] { $n } энергию
        [few] { $n } энергии
        [many] { $n } энергий
       *[other] { $n } энергии
    } больше
neon-verb-cost_delta-search-less = поиск стоит на { $n ->
        [one] { $n } энергию
        [few] { $n } энергии
        [many] { $n } энергий
       *[other] { $n } энергии
    } меньше (не меньше { $floor })
neon-verb-place_token-own_sector = положите жетон «{ $token }» в свой сектор
neon-verb-place_token-own_or_adjacent = положите жетон «{ $token }» в свой или соседний сектор
neon-verb-return_token = жетон «{ $token }» возвращается
neon-verb-look_more = посмотрите ещё { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
neon-verb-draw_loot = возьмите { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    } добычи: { $loot }
neon-verb-act_first = в этом раунде вы ходите первым при любой инициативе
neon-verb-forbid-reroll = вы не можете перебрасывать кубики
neon-verb-take_leader = возьмите жетон лидера
neon-verb-attach_field = приложите { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
        [many] { $n } жетонов
       *[other] { $n } жетона
    } защитного поля
neon-verb-keep_supply = не сбрасывайте только что потраченный припас
neon-when-target_in_field = (если цель в защитном поле)
neon-when-target_fighter = (только бойцы)
neon-when-damage_dealt = (если урон нанесён)
neon-when-no_damage_dealt = (если урон не нанесён)
neon-when-damage_taken = (если вы получили урон)
neon-when-attacker_in_my_sector = (если атакующий в вашем секторе)
neon-when-ally_attacks_in_my_sector = (союзник атакует в вашем секторе)
neon-when-ally_defends_in_my_sector = (союзник защищается в вашем секторе)

## Стол

neon-game = Неон
neon-mode-rebirth-about = У каждого две жизни; побеждает уцелевший с наибольшим числом победных очков.
neon-mode-royale-about = Одна жизнь; побеждает последний боец турнира.
neon-mode-coalition-about = Команды, у каждого две жизни; побеждает команда с наибольшим числом победных очков.
neon-round = Раунд { $n } из { $of }
neon-round-flood = Раунд { $n }: потоп
neon-closes = Закроется следующим: { $sector }
neon-leader = Жетон лидера
neon-ship = Десантный корабль
neon-eliminated = Вне турнира
neon-energy = Энергия
neon-health = Здоровье
neon-field = Защитное поле
neon-initiative = Инициатива
neon-row = Ряд действий
neon-hand = Рука
neon-drawing-joker = Джокер
neon-drawing-half-move = Движ.
neon-drawing-half-search = Поиск
neon-drawing-half-attack = Атака
neon-drawing-half-defense = Защ.
neon-drawing-half-leadership = Лид.
neon-drawing-type-pistol = пист.
neon-drawing-type-heavy = тяж.
neon-drawing-type-melee = ближ.
neon-drawing-type-grenade = граната
neon-drawing-type-armor = броня
neon-drawing-type-helmet = шлем
neon-equipment = Снаряжение
neon-supplies = Припасы
neon-upgrades = Улучшения
neon-trophies = Трофеи
neon-points = { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
neon-search-tokens = { $n ->
        [one] { $n } жетон поиска
        [few] { $n } жетона поиска
        [many] { $n } жетонов поиска
       *[other] { $n } жетона поиска
    }
neon-range = Дальность { $n }
neon-side = Сторона { $side }
neon-team = Команда { $n }
neon-title = Лучший игрок турнира
neon-origin-house = Наше значение: напечатанное неизвестно
neon-origin-rulebook = Из правил

## Вопросы

neon-ask-plan = Сложите из двух карт ряд из трёх действий.
neon-ask-fighter = Выберите бойца.
neon-ask-declare = Действие { $half }: защита или второе действие на нём?
neon-ask-window = { $window }: примените эффект или пропустите.
neon-ask-land = Выберите сектор для высадки.
neon-ask-half = Действие { $half }: выберите, что сделать.
neon-ask-must-attack = Действие { $half }: есть кого атаковать, значит, атаковать нужно. Оружие и цель выбираете вы.
neon-ask-move = Выберите, куда переместиться.
neon-ask-leave = Выберите, что сбросить: { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }. Остальное ваше.
neon-ask-place = Выложите карту: как снаряжение, как припас — или сбросьте её.
neon-ask-surplus = Слишком много припасов: выберите, какой сбросить.
neon-ask-aim = Выберите оружие, дальность и цель.
neon-ask-direct = Выберите, куда попадёт фигурка или жетон.
neon-ask-pay = «{ $loot }» требует припас ({ $supply }): выберите, что потратить.
neon-ask-dice = Выберите кубики для переброса.
neon-ask-block = Выберите, что отменяет полная защита.
neon-ask-spoils = Заберите не больше двух карт снаряжения побеждённого.
neon-ask-upgrade = Выберите улучшение.
neon-ask-flee = Ваш сектор закрывается: выберите, куда уйти.
neon-ask-flood = Потоп: перейти в другой сектор или остаться?
neon-ask-drain = Выберите, какой союзник цели тоже теряет энергию.

## Действия

neon-do-plan = Ряд: { $first }, { $second }, { $third }; инициатива { $initiative }
neon-do-pick = Боец: { $fighter }
neon-do-declare = { $action }
neon-do-use = Применить: { $source }
neon-do-pass = Пропустить
neon-do-land = Высадиться: { $sector }
neon-do-act = { $action }
neon-do-skip = Пропустить действие
neon-do-go = Идти: { $sector }
neon-do-leave = Сбросить: { $loot }
neon-do-equip = Надеть: { $loot }
neon-do-cover = Накрыть «{ $covered }» картой «{ $loot }»
neon-do-stow = «{ $loot }» — припас под «{ $under }»
neon-do-throw = Сбросить: { $loot }
neon-do-drop = Сбросить припас: { $loot }
neon-do-aim = Атаковать: { $target }, оружие «{ $weapon }», дальность { $range }
neon-do-pay = Оплатить картой «{ $loot }»
neon-do-pay-bot = Оплатить ботом «{ $bot }»
neon-do-pay-itself = Оплатить, сбросив саму карту «{ $loot }»
neon-do-reroll = Перебросить эти кубики
neon-do-block = Отменить { $n ->
        [one] { $n } критическое попадание
        [few] { $n } критических попадания
        [many] { $n } критических попаданий
       *[other] { $n } критических попадания
    }
neon-do-take = Забрать: { $loot }
neon-do-choose = Выбрать: { $upgrade }
neon-do-flee = Уйти: { $sector }
neon-do-roll = Бросок кубиков
neon-do-deal = Раздача
neon-do-stay = Остаться
neon-do-drain = Энергию теряет и { $target }
neon-action-move = { neon-half-move }
neon-action-search = { neon-half-search }
neon-action-attack = { neon-half-attack }
neon-action-defense = { neon-half-defense }
neon-action-leadership = { neon-half-leadership }
neon-action-energy1 = { neon-half-energy1 }
neon-action-energy2 = { neon-half-energy2 }
neon-first-move = { neon-half-move }
neon-first-search = { neon-half-search }
neon-first-attack = { neon-half-attack }
neon-first-defense = { neon-half-defense }
neon-first-leadership = { neon-half-leadership }
neon-first-energy1 = { neon-half-energy1 }
neon-first-energy2 = { neon-half-energy2 }
neon-second-move = { neon-half-move }
neon-second-search = { neon-half-search }
neon-second-attack = { neon-half-attack }
neon-second-defense = { neon-half-defense }
neon-second-leadership = { neon-half-leadership }
neon-second-energy1 = { neon-half-energy1 }
neon-second-energy2 = { neon-half-energy2 }
neon-third-move = { neon-half-move }
neon-third-search = { neon-half-search }
neon-third-attack = { neon-half-attack }
neon-third-defense = { neon-half-defense }
neon-third-leadership = { neon-half-leadership }
neon-third-energy1 = { neon-half-energy1 }
neon-third-energy2 = { neon-half-energy2 }
neon-bot = Бот
neon-fighter-automa = { neon-automa }

## Что произошло

neon-event-ring-laid = В кольцо ложится { $sector }.
neon-event-bot-laid = { $sector }: бот «{ $bot }».
neon-event-cards-drawn = { $fighter } берёт { $n ->
        [one] { $n } карту действий
        [few] { $n } карты действий
        [many] { $n } карт действий
       *[other] { $n } карты действий
    }.
neon-event-blocked = { $target }: проходят { $crit ->
        [one] { $crit } критическое попадание
        [few] { $crit } критических попадания
        [many] { $crit } критических попаданий
       *[other] { $crit } критических попадания
    } и { $hit ->
        [one] { $hit } обычное попадание
        [few] { $hit } обычных попадания
        [many] { $hit } обычных попаданий
       *[other] { $hit } обычных попадания
    }.
neon-event-token-lost = { $target } теряет жетон здоровья, осталось { $left }.
neon-event-withstood = { $target } не получает урона.
neon-event-deck-shuffled = Колода добычи перемешана заново: { $class }.
neon-event-search-token-laid = { $sector }: { $n ->
        [one] { $n } жетон поиска
        [few] { $n } жетона поиска
        [many] { $n } жетонов поиска
       *[other] { $n } жетона поиска
    }.
neon-event-round-began = Начинается раунд { $round }.
neon-event-fighter-picked = Место { $seat }: { $fighter }.
neon-event-revealed = { $fighter }: { $first }, { $second }, { $third }; инициатива { $initiative }.
neon-event-declared = { $fighter } объявляет: { $action }.
neon-event-field-attached = { $fighter } в защитном поле ({ $n ->
        [one] { $n } жетон
        [few] { $n } жетона
        [many] { $n } жетонов
       *[other] { $n } жетона
    }).
neon-event-turn-began = Ходит { $fighter }.
neon-event-landed = { $fighter } высаживается: { $sector }.
neon-event-acted = { $fighter }: { $action }.
neon-event-skipped = { $fighter } пропускает действие.
neon-event-unable = { $fighter } не может выполнить действие.
neon-event-moved = { $fighter } перемещается: { $sector }.
neon-event-stayed = { $fighter } остаётся на месте: { $sector }.
neon-event-energy-gained = { $fighter } получает энергию ({ $n }), теперь { $energy }.
neon-event-energy-lost = { $fighter } теряет энергию ({ $n }), теперь { $energy }.
neon-event-leader-taken = { $fighter } забирает жетон лидера.
neon-event-searched = { $fighter } ищет: { $sector } (энергия: { $cost }).
neon-event-looked = { $fighter } видит: { $loot }.
neon-event-looked-hidden = { $fighter } смотрит карту добычи.
neon-event-left = { $fighter } сбрасывает: { $loot }.
neon-event-equipped = { $fighter } надевает: { $loot }.
neon-event-covered = { $fighter } кладёт «{ $loot }» поверх «{ $covered }».
neon-event-stowed = { $fighter } кладёт «{ $loot }» под «{ $under }».
neon-event-discarded = { $fighter } сбрасывает: { $loot }.
neon-event-supply-paid = { $fighter } платит картой «{ $loot }».
neon-event-card-paid = { $fighter } сбрасывает «{ $loot }» в качестве припаса.
neon-event-bot-paid = { $fighter } платит ботом «{ $bot }».
neon-event-used = { $fighter } применяет: { $source }.
neon-event-token-placed = { $fighter } кладёт жетон «{ $token }»: { $sector }.
neon-event-token-returned = «{ $token }» возвращается ({ $fighter }).
neon-event-attacked = { $fighter } атакует: { $target }, оружие «{ $weapon }», дальность { $range }.
neon-event-attack-rolled = Бросок атаки: критических { $crit }, обычных { $hit }, условных { $maybe }, промахов { $miss }.
neon-event-attack-rerolled = После переброса: критических { $crit }, обычных { $hit }, условных { $maybe }, промахов { $miss }.
neon-event-defense-rolled = Бросок защиты ({ $target }): от любого { $block_any }, от обычного { $block_normal }, с энергией { $fail_energy }, провалов { $fail }.
neon-event-defense-rerolled = Переброс защиты ({ $target }): от любого { $block_any }, от обычного { $block_normal }, с энергией { $fail_energy }, провалов { $fail }.
neon-event-face-turned = { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
        [many] { $n } кубиков
       *[other] { $n } кубика
    }: «{ $from }» становится «{ $to }».
neon-event-hits-cancelled = { $fighter } отменяет { $n ->
        [one] { $n } попадание
        [few] { $n } попадания
        [many] { $n } попаданий
       *[other] { $n } попадания
    }.
neon-event-attack-failed = Атака не удалась ({ $fighter }).
neon-event-damaged = { $target } получает { $n ->
        [one] { $n } урон
        [few] { $n } урона
        [many] { $n } урона
       *[other] { $n } урона
    } ({ $fighter }).
neon-event-damaged-by-closing = { $target } получает { $n ->
        [one] { $n } урон
        [few] { $n } урона
        [many] { $n } урона
       *[other] { $n } урона
    } от затопления.
neon-event-damage-prevented = { $fighter } избегает урона.
neon-event-bot-destroyed = { $fighter } уничтожает бота «{ $bot }».
neon-event-defeated = { $target } терпит поражение и отправляется на техобслуживание.
neon-event-eliminated = { $target } выбывает.
neon-event-spoils-taken = { $fighter } забирает «{ $loot }» ({ $target }).
neon-event-upgraded = { $fighter } получает улучшение «{ $upgrade }».
neon-event-maintained = { $fighter } возвращается с полным здоровьем, энергия { $energy }.
neon-event-sector-closed = { $sector } уходит под воду.
neon-event-flooded = Потоп достигает обоих секторов.
neon-event-closing-named = Следующим закроется { $sector }.
neon-event-won = Победа: { $fighter }.
neon-event-shared = Общая победа: { $fighter }.
neon-event-nobody-won = Никто не побеждает.
neon-event-titled = { $fighter } — лучший игрок турнира.

## Отказы

neon-refuse-not-your-turn = Сейчас решаете не вы.
neon-refuse-over = Партия окончена.
neon-refuse-other-question = Сейчас решается другое.
neon-refuse-not-offered = Этот выбор сейчас недоступен.
neon-refuse-energy = Нужно энергии: { $cost }, у вас { $energy }.
neon-refuse-supply = Нечем оплатить: { $supply }.
neon-refuse-used = Это уже применялось.
neon-refuse-pool-full = Больше кубиков бросить нельзя.
neon-refuse-rerolled = Эти кубики в этой атаке уже перебрасывали.
neon-refuse-police = В полицейском участке нельзя перебрасывать кубики.
neon-refuse-range = Оружие не бьёт на дальность { $range }.
neon-refuse-ally = Союзников атаковать нельзя.
neon-refuse-no-target = Нет цели в пределах досягаемости.
neon-refuse-gone-target = Цели там нет.
neon-refuse-on-ship = Бойца на десантном корабле атаковать нельзя.
neon-refuse-search-cost = Поиск стоит энергии: { $cost }, у вас { $energy }.
neon-refuse-no-dice = Нет подходящего кубика.
neon-refuse-share = У карт нет общего символа припаса.
neon-refuse-type = Снаряжение этого типа у вас уже есть.
neon-refuse-room = Нет места для ещё одного припаса.
neon-refuse-itself = Сначала потратьте припас из-под карты.
neon-refuse-bot-new = Этот жетон бота получен в этой же атаке.
neon-refuse-bot-peace = Жетоны ботов тратятся только при атаке или защите.
neon-refuse-far = Этот сектор не соседний.
neon-refuse-sinks = Сектор уходит под воду: остаться нельзя.
neon-refuse-same-card = Верхняя и нижняя — это две разные карты с вашей руки.
neon-refuse-not-in-hand = Этой карты нет у вас на руке.
neon-refuse-not-on-half = На этой половине такого действия нет.
neon-refuse-must-act = Действие, которое можно выполнить, нужно выполнить.
neon-refuse-other-half = Действия ряда выполняют слева направо.
neon-refuse-taken = Этого бойца уже взяли.
neon-refuse-ship = С десантного корабля нельзя.
neon-refuse-team = Это работает только в «Коалиции».
neon-refuse-not-an-ally = Выберите союзника цели в вашем секторе.
neon-refuse-token-out = Особый жетон уже лежит на арене.
neon-refuse-condition = Условие не выполнено.

## The aim, and the account of the end

neon-aim-rebirth = { neon-mode-rebirth }, бойцов: { $players }. Больше всех очков после раунда { $rounds }
neon-aim-royale = { neon-mode-royale }, бойцов: { $players }. Побеждает последний уцелевший
neon-aim-coalition = { neon-mode-coalition }, команд: { $teams }. Больше всех очков после раунда { $rounds }
neon-account-points = Очки: откуда
neon-account-fallen = Кто участвовал
neon-account-trophies =
    { $count ->
        [one] { $count } жетон здоровья по { $value }
        [few] { $count } жетона здоровья по { $value }
        [many] { $count } жетонов здоровья по { $value }
       *[other] { $count } жетона здоровья по { $value }
    }
neon-account-bots =
    { $count ->
        [one] Уничтожен { $count } бот
        [few] Уничтожено { $count } бота
        [many] Уничтожено { $count } ботов
       *[other] Уничтожено { $count } бота
    }
neon-account-pairs =
    { $count ->
        [one] { $count } пара одинаковых ботов
        [few] { $count } пары одинаковых ботов
        [many] { $count } пар одинаковых ботов
       *[other] { $count } пары одинаковых ботов
    }
neon-account-leader = Жетон лидера
neon-why-survival = Раунд { $round }: в турнире осталось не больше одной стороны.
neon-why-rounds = Раунд { $round } был последним на поле.
neon-tie-shared = Поровну, по { $points }, и жетоны здоровья те же: победа общая.
neon-tie-trophies = Поровну, по { $points }: решают жетоны здоровья по { $value }, { $n } : { $m }.
