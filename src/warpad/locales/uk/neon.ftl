# «Неон» українською

## Імена

neon-fighter-akari = Акарі
neon-fighter-boulder = Брила
neon-fighter-illusion = Ілюзія
neon-fighter-ghost = Привид
neon-fighter-snake = Змій
neon-fighter-phoenix = Фенікс
neon-automa = Автома
neon-corporation-akari = Ітояма
neon-corporation-boulder = Бетула
neon-corporation-illusion = Фірліс
neon-corporation-ghost = Шенлі
neon-corporation-snake = Галіаетус
neon-corporation-phoenix = Шовіре
neon-ability-maneuver-a = Маневр А
neon-ability-maneuver-b = Маневр Б
neon-ability-maneuver-c = Маневр В
neon-ability-neko = Неко
neon-ability-rescue-line = Рятувальний трос
neon-ability-shield = Щит
neon-ability-howitzer = Гаубиця
neon-ability-trap = Пастка
neon-ability-hologram = Голограма
neon-ability-infrasound = Інфразвук
neon-ability-ambush = Засідка
neon-ability-smoke-grenade = Димова граната
neon-ability-riposte = Контрудар
neon-ability-take-off = Зліт
neon-ability-firestorm = Вогняний шквал
neon-token-smoke = Димова граната
neon-token-trap = Пастка
neon-token-neko = Неко
neon-sector-park = Парк
neon-sector-factory = Завод
neon-sector-charging-station = Електрозаправка
neon-sector-highway = Автострада
neon-sector-underpass = Підземний перехід
neon-sector-mall = Торговий центр
neon-sector-station = Вокзал
neon-sector-police = Поліцейська дільниця
neon-sector-stadium = Стадіон
neon-sector-tv-tower = Телевежа
neon-upgrade-stabilizer = Стабілізатор
neon-upgrade-reactor = Мікрореактор
neon-upgrade-servos = Сервоприводи
neon-upgrade-reinforced-frame = Посилений каркас
neon-upgrade-combat-processor = Бойовий процесор
neon-upgrade-overclock = Розгін
neon-upgrade-recycler = Рециркулятор
neon-upgrade-sponsor-crate = Посилка спонсора
neon-bot-courier = Кур’єр
neon-bot-cleaner = Прибиральник
neon-bot-waiter = Офіціант
neon-bot-guard = Охоронець
neon-bot-mechanic = Механік
neon-loot-g-hornet = Шершень
neon-loot-g-spark = Іскра
neon-loot-g-messenger = Вісник
neon-loot-g-bison = Бізон
neon-loot-g-harpoon = Гарпун
neon-loot-g-berserk = Берсерк
neon-loot-g-tanto = Танто
neon-loot-g-stun-baton = Шокер
neon-loot-g-frag = Осколкова граната
neon-loot-g-flashbang = Світлошумова граната
neon-loot-g-kevlar = Кевларовий жилет
neon-loot-g-riot-plates = Штурмові пластини
neon-loot-g-hard-hat = Каска
neon-loot-g-visor = Візор
neon-loot-o-bonnie-clyde = Бонні та Клайд
neon-loot-o-cobra = Кобра
neon-loot-o-arc = Розрядник
neon-loot-o-scorpion = Скорпіон
neon-loot-o-reaper = Жнець
neon-loot-o-mammoth = Мамонт
neon-loot-o-needle = Голка
neon-loot-o-hailstorm = Град
neon-loot-o-vulcan = Вулкан
neon-loot-o-viceroy = Намісник
neon-loot-o-yurei = Юрей
neon-loot-o-muramasa = Мурамаса
neon-loot-o-sledge = Кувалда
neon-loot-o-plasma = Плазмова граната
neon-loot-o-sticky = Липучка
neon-loot-o-emp = ЕМІ-граната
neon-loot-o-titan = Титановий панцир
neon-loot-o-chameleon = Хамелеон
neon-loot-o-exoframe = Екзокаркас
neon-loot-o-targeting = Прицільний шолом
neon-loot-o-analyst = Аналітик
neon-loot-o-command-link = Командний зв’язок
neon-loot-p-hel-kiss = Поцілунок Гель
neon-loot-p-archangel = Архангел
neon-loot-p-kitsune = Кіцуне
neon-loot-p-leviathan = Левіафан
neon-loot-p-polaris = Полярис
neon-loot-p-supernova = Наднова
neon-loot-p-cerberus = Цербер
neon-loot-p-kusanagi = Кусанаґі
neon-loot-p-ragnarok = Рагнарок
neon-loot-p-monowire = Мононитка
neon-loot-p-singularity = Сингулярність
neon-loot-p-thermobaric = Термобарична граната
neon-loot-p-shiva = Шива
neon-loot-p-aegis = Егіда
neon-loot-p-odin-eye = Око Одіна
neon-loot-p-halo = Ореол
neon-basic-weapon = Базова зброя
neon-basic-armor = Базова броня
neon-supply-ammo = Набої
neon-supply-cell = Енергонабої
neon-supply-battery = Батареї
neon-supply-grenade = Гранати
neon-type-pistol = Пістолет
neon-type-heavy = Важка зброя
neon-type-melee = Зброя ближнього бою
neon-type-grenade = Граната
neon-type-armor = Броня
neon-type-helmet = Шолом
neon-class-green = Зелений (I клас)
neon-class-orange = Помаранчевий (II клас)
neon-class-purple = Фіолетовий (III клас)
neon-half-move = Рух
neon-half-search = Пошук
neon-half-attack = Атака
neon-half-defense = Захист
neon-half-leadership = Лідерство
neon-half-energy1 = Отримання 1 енергії
neon-half-energy2 = Отримання 2 енергії
neon-die-attack = Кубик атаки
neon-face-crit = Критичне влучання
neon-face-hit = Звичайне влучання
neon-face-maybe = Умовний промах
neon-face-miss = Промах
neon-die-defense = Кубик захисту
neon-face-block_any = Захист від будь-якого влучання
neon-face-block_normal = Захист від звичайного влучання
neon-face-fail_energy = Провал, отримайте 1 енергію
neon-face-fail = Провал
neon-mode-rebirth = Відродження
neon-mode-royale = Королівська битва
neon-mode-coalition = Коаліція

## Моменти

neon-window-static = Постійно
neon-window-instant = Негайно
neon-window-reveal = Після відкриття карт дій
neon-window-turn_start = На початку вашого ходу
neon-window-turn = У свій хід
neon-window-move = Під час руху
neon-window-enter = Під час входу в сектор
neon-window-search = Під час пошуку
neon-window-attack_declare = Під час оголошення атаки
neon-window-attack_pre = Під час атаки, до кидка
neon-window-attack_post = Під час атаки, після кидка
neon-window-defense_pre = Під час захисту, до кидка
neon-window-defense_post = Під час захисту, після кидка
neon-window-attack_counter = Під час атаки, після кидка захисту
neon-window-soak = Перед отриманням шкоди від атаки
neon-window-result = Під час застосування результатів
neon-window-after_attack = Після атаки
neon-window-sector_close = Коли закривається ваш сектор
neon-window-pay_supply = Після витрати припасу
neon-window-round_end = Наприкінці раунду
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
neon-limit-once_per_round = Один раз за раунд

## Що роблять ефекти

neon-cost-energy = { $n ->
        [one] { $n } енергія
        [few] { $n } енергії
        [many] { $n } енергій
       *[other] { $n } енергії
    }:
neon-cost-supply = { $supply }:
neon-words-and = і
neon-words-team = (лише в «Коаліції»)
neon-words-must = (обов’язково)
neon-words-at_range = на дальності { $n }
neon-words-opens = навіть якщо зброя там не має кубиків
neon-words-weapon = ({ $a })
neon-words-weapons = ({ $a } / { $b })
neon-verb-add_attack_dice = +{ $n ->
        [one] { $n } кубик атаки
        [few] { $n } кубики атаки
        [many] { $n } кубиків атаки
       *[other] { $n } кубики атаки
    }
neon-verb-add_attack_dice-ally = +{ $n ->
        [one] { $n } кубик атаки
        [few] { $n } кубики атаки
        [many] { $n } кубиків атаки
       *[other] { $n } кубики атаки
    } союзнику у вашому секторі
neon-verb-fewer_attack_dice = −{ $n ->
        [one] { $n } кубик атаки
        [few] { $n } кубики атаки
        [many] { $n } кубиків атаки
       *[other] { $n } кубики атаки
    } іншим бійцям, що атакують звідси, але не менше { $floor }
neon-verb-add_defense_dice = +{ $n ->
        [one] { $n } кубик захисту
        [few] { $n } кубики захисту
        [many] { $n } кубиків захисту
       *[other] { $n } кубики захисту
    }
neon-verb-add_defense_dice-ally = +{ $n ->
        [one] { $n } кубик захисту
        [few] { $n } кубики захисту
        [many] { $n } кубиків захисту
       *[other] { $n } кубики захисту
    } союзнику у вашому секторі
neon-verb-reroll-attack = перекиньте не більше { $n ->
        [one] { $n } кубика атаки
        [few] { $n } кубиків атаки
        [many] { $n } кубиків атаки
       *[other] { $n } кубиків атаки
    }
neon-verb-reroll-attack-any = перекиньте будь-яку кількість кубиків атаки
neon-verb-reroll-defense = перекиньте не більше { $n ->
        [one] { $n } кубика захисту
        [few] { $n } кубиків захисту
        [many] { $n } кубиків захисту
       *[other] { $n } кубиків захисту
    }
neon-verb-reroll-defense-any = перекиньте будь-яку кількість кубиків захисту
neon-verb-turn_face = переверніть { $n ->
        [one] { $n } кубик
        [few] { $n } кубики
        [many] { $n } кубиків
       *[other] { $n } кубики
    } з «{ $from }» на «{ $to }»
neon-verb-turn_face-all = кожен результат «{ $from }» вважається за «{ $to }»
neon-verb-turn_face-opponent = вважайте { $n ->
        [one] { $n } кубик
        [few] { $n } кубики
        [many] { $n } кубиків
       *[other] { $n } кубики
    } суперника з «{ $from }» за «{ $to }»
neon-verb-cancel_hit-crit = скасуйте { $n ->
        [one] { $n } критичне влучання
        [few] { $n } критичні влучання
        [many] { $n } критичних влучань
       *[other] { $n } критичні влучання
    }
neon-verb-cancel_hit-normal = скасуйте { $n ->
        [one] { $n } звичайне влучання
        [few] { $n } звичайні влучання
        [many] { $n } звичайних влучань
       *[other] { $n } звичайні влучання
    }
neon-verb-cancel_hit-any = скасуйте { $n ->
        [one] { $n } будь-яке влучання
        [few] { $n } будь-які влучання
        [many] { $n } будь-яких влучань
       *[other] { $n } будь-які влучання
    }
neon-verb-add_damage = +{ $n } шкоди
neon-verb-deal_damage-attacker = завдайте нападнику { $n } шкоди
neon-verb-deal_damage-entering_enemy = ворожий боєць, що увійшов, отримує { $n } шкоди
neon-verb-prevent_damage-sector_close = скасуйте шкоду від закриття сектора
neon-verb-move-adjacent = перемістіться в сусідній сектор
neon-verb-move-up_to = перемістіться щонайбільше на { $n ->
        [one] { $n } сектор
        [few] { $n } сектори
        [many] { $n } секторів
       *[other] { $n } сектори
    }
neon-verb-move-any = перемістіться в будь-який сектор
neon-verb-move-target = перемістіть ціль у сусідній сектор на ваш вибір
neon-verb-extend_range = атакуйте на дальності { $min }–{ $max }, кидаючи { $n ->
        [one] { $n } кубик
        [few] { $n } кубики
        [many] { $n } кубиків
       *[other] { $n } кубики
    }
neon-verb-area_attack = атакуйте всіх суперників у вибраному секторі
neon-verb-gain_energy = отримайте { $n ->
        [one] { $n } енергію
        [few] { $n } енергії
        [many] { $n } енергій
       *[other] { $n } енергії
    }
neon-verb-gain_energy-ally_in_sector = союзник у вашому секторі отримує { $n ->
        [one] { $n } енергію
        [few] { $n } енергії
        [many] { $n } енергій
       *[other] { $n } енергії
    }
neon-verb-lose_energy-target = ціль втрачає { $n ->
        [one] { $n } енергію
        [few] { $n } енергії
        [many] { $n } енергій
       *[other] { $n } енергії
    }
neon-verb-lose_energy-target_ally_in_my_sector = союзник цілі у вашому секторі втрачає { $n ->
        [one] { $n } енергію
        [few] { $n } енергії
        [many] { $n } енергій
       *[other] { $n } енергії
    }
neon-verb-cost_delta-ability-more = здібності коштують на { $n ->
        [one] { $n } енергію
        [few] { $n } енергії
        [many] { $n } енергій
       *[other] { $n } енергії
    } більше
neon-verb-cost_delta-ability-less = здібності коштують на { $n ->
        [one] { $n } енергію
        [few] { $n } енергії
        [many] { $n } енергій
       *[other] { $n } енергії
    } менше (не менше { $floor })
neon-verb-cost_delta-unique-more = унікальні здібності коштують на { $n ->
        [one] { $n } енергію
        [few] { $n } енергії
        [many] { $n } енергій
       *[other] { $n } енергії
    } більше
neon-verb-cost_delta-unique-less = унікальні здібності коштують на { $n ->
        [one] { $n } енергію
        [few] { $n } енергії
        [many] { $n } енергій
       *[other] { $n } енергії
    } менше (не менше { $floor })
neon-verb-cost_delta-search-more = пошук коштує на { $n ->
        [one] { $n } енергію
        [few] { $n } енергії
        [many] { $n } енергій
       *[other] { $n } енергії
    } більше
neon-verb-cost_delta-search-less = пошук коштує на { $n ->
        [one] { $n } енергію
        [few] { $n } енергії
        [many] { $n } енергій
       *[other] { $n } енергії
    } менше (не менше { $floor })
neon-verb-place_token-own_sector = покладіть жетон «{ $token }» у свій сектор
neon-verb-place_token-own_or_adjacent = покладіть жетон «{ $token }» у свій або сусідній сектор
neon-verb-return_token = жетон «{ $token }» повертається
neon-verb-look_more = подивіться ще { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    }
neon-verb-draw_loot = візьміть { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    } здобичі: { $loot }
neon-verb-act_first = у цьому раунді ви ходите першим за будь-якої ініціативи
neon-verb-forbid-reroll = ви не можете перекидати кубики
neon-verb-take_leader = візьміть жетон лідера
neon-verb-attach_field = прикладіть { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
        [many] { $n } жетонів
       *[other] { $n } жетони
    } захисного поля
neon-verb-keep_supply = не скидайте щойно витрачений припас
neon-when-target_in_field = (якщо ціль у захисному полі)
neon-when-target_fighter = (лише бійці)
neon-when-damage_dealt = (якщо шкоди завдано)
neon-when-no_damage_dealt = (якщо шкоди не завдано)
neon-when-damage_taken = (якщо ви отримали шкоду)
neon-when-attacker_in_my_sector = (якщо нападник у вашому секторі)
neon-when-ally_attacks_in_my_sector = (союзник атакує у вашому секторі)
neon-when-ally_defends_in_my_sector = (союзник захищається у вашому секторі)

## Стіл

neon-game = Неон
neon-mode-rebirth-about = У кожного два життя; перемагає вцілілий з найбільшою кількістю переможних очок.
neon-mode-royale-about = Одне життя; перемагає останній боєць турніру.
neon-mode-coalition-about = Команди, у кожного два життя; перемагає команда з найбільшою кількістю переможних очок.
neon-round = Раунд { $n } з { $of }
neon-round-flood = Раунд { $n }: потоп
neon-closes = Закриється наступним: { $sector }
neon-leader = Жетон лідера
neon-ship = Десантний корабель
neon-eliminated = Поза турніром
neon-energy = Енергія
neon-health = Здоров’я
neon-field = Захисне поле
neon-initiative = Ініціатива
neon-row = Ряд дій
neon-hand = Рука
neon-drawing-joker = Джокер
neon-drawing-half-move = Рух
neon-drawing-half-search = Пошук
neon-drawing-half-attack = Атака
neon-drawing-half-defense = Зах.
neon-drawing-half-leadership = Лід.
neon-drawing-type-pistol = піст.
neon-drawing-type-heavy = важка
neon-drawing-type-melee = ближ.
neon-drawing-type-grenade = граната
neon-drawing-type-armor = броня
neon-drawing-type-helmet = шолом
neon-equipment = Спорядження
neon-supplies = Припаси
neon-upgrades = Покращення
neon-trophies = Трофеї
neon-points = { $n ->
        [one] { $n } очко
        [few] { $n } очки
        [many] { $n } очок
       *[other] { $n } очки
    }
neon-search-tokens = { $n ->
        [one] { $n } жетон пошуку
        [few] { $n } жетони пошуку
        [many] { $n } жетонів пошуку
       *[other] { $n } жетони пошуку
    }
neon-range = Дальність { $n }
neon-side = Сторона { $side }
neon-team = Команда { $n }
neon-title = Найкращий гравець турніру
neon-origin-house = Наше значення: надруковане невідоме
neon-origin-rulebook = З правил

## Питання

neon-ask-plan = Складіть із двох карт ряд із трьох дій.
neon-ask-fighter = Виберіть бійця.
neon-ask-declare = Дія { $half }: захист чи друга дія на ній?
neon-ask-window = { $window }: застосуйте ефект або пропустіть.
neon-ask-land = Виберіть сектор для висадки.
neon-ask-half = Дія { $half }: виберіть, що зробити.
neon-ask-must-attack = Дія { $half }: є кого атакувати, отже, атакувати треба. Зброю й ціль вибираєте ви.
neon-ask-move = Виберіть, куди переміститися.
neon-ask-leave = Виберіть, що скинути: { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    }. Решта ваша.
neon-ask-place = Викладіть карту: як спорядження, як припас — або скиньте її.
neon-ask-surplus = Забагато припасів: виберіть, який скинути.
neon-ask-aim = Виберіть зброю, дальність і ціль.
neon-ask-direct = Виберіть, куди потрапить фігурка або жетон.
neon-ask-pay = «{ $loot }» потребує припас ({ $supply }): виберіть, що витратити.
neon-ask-dice = Виберіть кубики для перекиду.
neon-ask-block = Виберіть, що скасовує повний захист.
neon-ask-spoils = Заберіть не більше двох карт спорядження переможеного.
neon-ask-upgrade = Виберіть покращення.
neon-ask-flee = Ваш сектор закривається: виберіть, куди піти.
neon-ask-flood = Потоп: перейти в інший сектор чи залишитися?
neon-ask-drain = Виберіть, який союзник цілі теж втрачає енергію.

## Дії

neon-do-plan = Ряд: { $first }, { $second }, { $third }; ініціатива { $initiative }
neon-do-pick = Боєць: { $fighter }
neon-do-declare = { $action }
neon-do-use = Застосувати: { $source }
neon-do-pass = Пропустити
neon-do-land = Висадитися: { $sector }
neon-do-act = { $action }
neon-do-skip = Пропустити дію
neon-do-go = Іти: { $sector }
neon-do-leave = Скинути: { $loot }
neon-do-equip = Спорядити: { $loot }
neon-do-cover = Накрити «{ $covered }» картою «{ $loot }»
neon-do-stow = «{ $loot }» — припас під «{ $under }»
neon-do-throw = Скинути: { $loot }
neon-do-drop = Скинути припас: { $loot }
neon-do-aim = Атакувати: { $target }, зброя «{ $weapon }», дальність { $range }
neon-do-pay = Оплатити картою «{ $loot }»
neon-do-pay-bot = Оплатити ботом «{ $bot }»
neon-do-pay-itself = Оплатити, скинувши саму карту «{ $loot }»
neon-do-reroll = Перекинути ці кубики
neon-do-block = Скасувати { $n ->
        [one] { $n } критичне влучання
        [few] { $n } критичні влучання
        [many] { $n } критичних влучань
       *[other] { $n } критичні влучання
    }
neon-do-take = Забрати: { $loot }
neon-do-choose = Вибрати: { $upgrade }
neon-do-flee = Піти: { $sector }
neon-do-roll = Кидок кубиків
neon-do-deal = Роздача
neon-do-stay = Залишитися
neon-do-drain = Енергію втрачає і { $target }
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

## Що сталося

neon-event-ring-laid = У кільце лягає { $sector }.
neon-event-bot-laid = { $sector }: бот «{ $bot }».
neon-event-cards-drawn = { $fighter } бере { $n ->
        [one] { $n } карту дій
        [few] { $n } карти дій
        [many] { $n } карт дій
       *[other] { $n } карти дій
    }.
neon-event-blocked = { $target }: проходять { $crit ->
        [one] { $crit } критичне влучання
        [few] { $crit } критичні влучання
        [many] { $crit } критичних влучань
       *[other] { $crit } критичні влучання
    } і { $hit ->
        [one] { $hit } звичайне влучання
        [few] { $hit } звичайні влучання
        [many] { $hit } звичайних влучань
       *[other] { $hit } звичайні влучання
    }.
neon-event-token-lost = { $target } втрачає жетон здоров’я, залишилося { $left }.
neon-event-withstood = { $target } не отримує шкоди.
neon-event-deck-shuffled = Колоду здобичі перемішано наново: { $class }.
neon-event-search-token-laid = { $sector }: { $n ->
        [one] { $n } жетон пошуку
        [few] { $n } жетони пошуку
        [many] { $n } жетонів пошуку
       *[other] { $n } жетони пошуку
    }.
neon-event-round-began = Починається раунд { $round }.
neon-event-fighter-picked = Місце { $seat }: { $fighter }.
neon-event-revealed = { $fighter }: { $first }, { $second }, { $third }; ініціатива { $initiative }.
neon-event-declared = { $fighter } оголошує: { $action }.
neon-event-field-attached = { $fighter } у захисному полі ({ $n ->
        [one] { $n } жетон
        [few] { $n } жетони
        [many] { $n } жетонів
       *[other] { $n } жетони
    }).
neon-event-turn-began = Ходить { $fighter }.
neon-event-landed = { $fighter } висаджується: { $sector }.
neon-event-acted = { $fighter }: { $action }.
neon-event-skipped = { $fighter } пропускає дію.
neon-event-unable = { $fighter } не може виконати дію.
neon-event-moved = { $fighter } переміщується: { $sector }.
neon-event-stayed = { $fighter } залишається на місці: { $sector }.
neon-event-energy-gained = { $fighter } отримує енергію ({ $n }), тепер { $energy }.
neon-event-energy-lost = { $fighter } втрачає енергію ({ $n }), тепер { $energy }.
neon-event-leader-taken = { $fighter } забирає жетон лідера.
neon-event-searched = { $fighter } шукає: { $sector } (енергія: { $cost }).
neon-event-looked = { $fighter } бачить: { $loot }.
neon-event-looked-hidden = { $fighter } дивиться карту здобичі.
neon-event-left = { $fighter } скидає: { $loot }.
neon-event-equipped = { $fighter } споряджає: { $loot }.
neon-event-covered = { $fighter } кладе «{ $loot }» поверх «{ $covered }».
neon-event-stowed = { $fighter } кладе «{ $loot }» під «{ $under }».
neon-event-discarded = { $fighter } скидає: { $loot }.
neon-event-supply-paid = { $fighter } платить картою «{ $loot }».
neon-event-card-paid = { $fighter } скидає «{ $loot }» як припас.
neon-event-bot-paid = { $fighter } платить ботом «{ $bot }».
neon-event-used = { $fighter } застосовує: { $source }.
neon-event-token-placed = { $fighter } кладе жетон «{ $token }»: { $sector }.
neon-event-token-returned = «{ $token }» повертається ({ $fighter }).
neon-event-attacked = { $fighter } атакує: { $target }, зброя «{ $weapon }», дальність { $range }.
neon-event-attack-rolled = Кидок атаки: критичних { $crit }, звичайних { $hit }, умовних { $maybe }, промахів { $miss }.
neon-event-attack-rerolled = Після перекиду: критичних { $crit }, звичайних { $hit }, умовних { $maybe }, промахів { $miss }.
neon-event-defense-rolled = Кидок захисту ({ $target }): від будь-якого { $block_any }, від звичайного { $block_normal }, з енергією { $fail_energy }, провалів { $fail }.
neon-event-defense-rerolled = Перекид захисту ({ $target }): від будь-якого { $block_any }, від звичайного { $block_normal }, з енергією { $fail_energy }, провалів { $fail }.
neon-event-face-turned = { $n ->
        [one] { $n } кубик
        [few] { $n } кубики
        [many] { $n } кубиків
       *[other] { $n } кубики
    }: «{ $from }» стає «{ $to }».
neon-event-hits-cancelled = { $fighter } скасовує { $n ->
        [one] { $n } влучання
        [few] { $n } влучання
        [many] { $n } влучань
       *[other] { $n } влучання
    }.
neon-event-attack-failed = Атака не вдалася ({ $fighter }).
neon-event-damaged = { $target } отримує шкоду: { $n } ({ $fighter }).
neon-event-damaged-by-closing = { $target } отримує шкоду від затоплення: { $n }.
neon-event-damage-prevented = { $fighter } уникає шкоди.
neon-event-bot-destroyed = { $fighter } знищує бота «{ $bot }».
neon-event-defeated = { $target } зазнає поразки та йде на техобслуговування.
neon-event-eliminated = { $target } вибуває.
neon-event-spoils-taken = { $fighter } забирає «{ $loot }» ({ $target }).
neon-event-upgraded = { $fighter } отримує покращення «{ $upgrade }».
neon-event-maintained = { $fighter } повертається з повним здоров’ям, енергія { $energy }.
neon-event-sector-closed = { $sector } йде під воду.
neon-event-flooded = Потоп досягає обох секторів.
neon-event-closing-named = Наступним закриється { $sector }.
neon-event-won = Перемога: { $fighter }.
neon-event-shared = Спільна перемога: { $fighter }.
neon-event-nobody-won = Ніхто не перемагає.
neon-event-titled = { $fighter } — найкращий гравець турніру.

## Відмови

neon-refuse-not-your-turn = Зараз вирішуєте не ви.
neon-refuse-over = Партію завершено.
neon-refuse-other-question = Зараз вирішується інше.
neon-refuse-not-offered = Цей вибір зараз недоступний.
neon-refuse-energy = Потрібно енергії: { $cost }, у вас { $energy }.
neon-refuse-supply = Немає чим оплатити: { $supply }.
neon-refuse-used = Це вже застосовувалося.
neon-refuse-pool-full = Більше кубиків кинути не можна.
neon-refuse-rerolled = Ці кубики в цій атаці вже перекидали.
neon-refuse-police = У поліцейській дільниці не можна перекидати кубики.
neon-refuse-range = Зброя не дістає на дальність { $range }.
neon-refuse-ally = Союзників атакувати не можна.
neon-refuse-no-target = Немає цілі в межах досяжності.
neon-refuse-gone-target = Цілі там немає.
neon-refuse-on-ship = Бійця на десантному кораблі атакувати не можна.
neon-refuse-search-cost = Пошук коштує енергії: { $cost }, у вас { $energy }.
neon-refuse-no-dice = Немає відповідного кубика.
neon-refuse-share = Карти не мають спільного символу припасу.
neon-refuse-type = Спорядження цього типу у вас уже є.
neon-refuse-room = Немає місця для ще одного припасу.
neon-refuse-itself = Спершу витратьте припас з-під карти.
neon-refuse-bot-new = Цей жетон бота отримано в цій самій атаці.
neon-refuse-bot-peace = Жетони ботів витрачаються лише під час атаки чи захисту.
neon-refuse-far = Цей сектор не сусідній.
neon-refuse-sinks = Сектор іде під воду: залишитися не можна.
neon-refuse-same-card = Верхня й нижня — це дві різні карти з вашої руки.
neon-refuse-not-in-hand = Цієї карти немає у вас на руці.
neon-refuse-not-on-half = На цій половині такої дії немає.
neon-refuse-must-act = Дію, яку можна виконати, треба виконати.
neon-refuse-other-half = Дії ряду виконують зліва направо.
neon-refuse-taken = Цього бійця вже взяли.
neon-refuse-ship = З десантного корабля не можна.
neon-refuse-team = Це працює лише в «Коаліції».
neon-refuse-not-an-ally = Виберіть союзника цілі у вашому секторі.
neon-refuse-token-out = Особливий жетон уже лежить на арені.
neon-refuse-condition = Умову не виконано.

## The aim, and the account of the end

neon-aim-rebirth = { neon-mode-rebirth }, бійців: { $players }. Найбільше очок після раунду { $rounds }
neon-aim-royale = { neon-mode-royale }, бійців: { $players }. Перемагає останній уцілілий
neon-aim-coalition = { neon-mode-coalition }, команд: { $teams }. Найбільше очок після раунду { $rounds }
neon-account-points = Очки: звідки
neon-account-fallen = Хто брав участь
neon-account-trophies =
    { $count ->
        [one] { $count } жетон здоров’я по { $value }
        [few] { $count } жетони здоров’я по { $value }
        [many] { $count } жетонів здоров’я по { $value }
       *[other] { $count } жетона здоров’я по { $value }
    }
neon-account-bots =
    { $count ->
        [one] Знищено { $count } бота
        [few] Знищено { $count } боти
        [many] Знищено { $count } ботів
       *[other] Знищено { $count } бота
    }
neon-account-pairs =
    { $count ->
        [one] { $count } пара однакових ботів
        [few] { $count } пари однакових ботів
        [many] { $count } пар однакових ботів
       *[other] { $count } пари однакових ботів
    }
neon-account-leader = Жетон лідера
neon-why-survival = Раунд { $round }: у турнірі лишилося не більше однієї сторони.
neon-why-rounds = Раунд { $round } був останнім на полі.
neon-tie-shared = Порівну, по { $points }, і жетони здоров’я ті самі: перемога спільна.
neon-tie-trophies = Порівну, по { $points }: вирішують жетони здоров’я по { $value }, { $n } : { $m }.
