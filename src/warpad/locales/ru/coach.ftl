# Hints and the coach: facts that speak for a choice, and what matters now.
coach-because-chance = В партиях, доигранных отсюда, этот ход победил в { $better } из 100, слабейший из сравнимых — в { $instead }.
coach-because-same = Все хорошие ходы здесь привели почти к одному и тому же.
coach-because-only = Здесь возможно только одно.

nh-because-fells-hq = Падает КЦ: { $army }.
nh-because-keeps-hq = Иначе падёт ваш КЦ.
nh-because-first-blow = «{ $tile }» { $at } бьёт в { $segment }: «{ $target_tile }» { $target } гибнет раньше своего удара в { $later }.
nh-because-nets = «{ $tile }» { $at } держит в сети «{ $target_tile }» { $target }, иначе удар по вам в { $later }.
nh-because-hq-saved = { $fights ->
        [yes] Бой стоит вашему КЦ { $better } вместо { $instead }.
       *[no] Бой после этого стоил бы вашему КЦ { $better } вместо { $instead }.
    }
nh-because-hq-hurt = { $fights ->
        [yes] Бой стоит КЦ врага { $better } вместо { $instead }.
       *[no] Бой после этого стоил бы КЦ врага { $better } вместо { $instead }.
    }
nh-because-battle = Бой: ваш КЦ теряет { $own }, вражеский { $foe }; потеряно фишек: у вас { $lost }, у врага { $taken }.
nh-because-destroys = «{ $target_tile }» { $target } сразу уходит с поля.
nh-because-kills = «{ $tile }» { $at } уничтожает «{ $target_tile }» { $target } в { $segment }.
nh-because-saves = «{ $tile }» { $at } переживает бой.
nh-because-quicker = «{ $tile }» { $at } действует в { $better } вместо { $instead }.
nh-because-stronger = «{ $tile }» { $at } бьёт сильнее.
nh-because-aims = С { $at } «{ $tile }» достаёт «{ $target_tile }» { $target } в фазе { $segment }.
nh-because-idle = «{ $tile }» { $at } никого не достанет.
nh-because-nothing-hit = В этом бою ни в кого не попадут: он только завершит ваш ход, но лучше ничего не нашлось.
nh-because-wasted-battle = В бою сейчас ни в кого не попадут: фишка пропадёт зря.
nh-now-threat = «{ $tile }» { $at } бьёт по вашему КЦ в { $segment }: бой сейчас стоил бы вам { $total }.
nh-now-falls = «{ $tile }» { $at } погибнет в { $segment } от «{ $by_tile }» { $by }, не успев ответить.
nh-now-chance = «{ $tile }» { $at } бьёт по КЦ врага в { $segment }: бой сейчас стоил бы врагу { $total }.
nh-now-netted = «{ $tile }» { $at } в сети и ничего не делает.
nh-now-last = Взята последняя фишка ({ $army }): скоро последний бой.
nh-now-quiet = Пока ни в кого не попасть. Стройтесь там, где ударите первыми.

neon-because-uses = Замысел: { $first }, затем { $second }, затем { $third }.
neon-because-reaches = Действие { $n } достаёт цель: { $target }, урон в среднем { $expected }, без ответных эффектов.
neon-because-out-of-reach = Атака другого ряда никого не достаёт.
neon-because-leaves = { $sector } тонет; действие { $n } уводит вас оттуда.
neon-because-searches = Действие { $n } позволяет искать, энергия: { $cost }.
neon-because-sooner = Вы действуете с инициативой { $better } вместо { $instead }.
neon-because-damage = Цель { $target } получает в среднем { $expected } урона.
neon-because-defeat = Цель { $target } побеждена в { $chance } случаях из 100.
neon-because-dry = { $sector } тонет в конце раунда.
neon-because-bot-there = В секторе { $sector } можно взять бота.
neon-because-tokens-there = В секторе { $sector } лежат жетоны поиска.
neon-now-sinks = { $sector }, где вы стоите, тонет в конце этого раунда.
neon-now-health = Здоровья осталось только { $health }: кто может вас достать?
neon-now-ship = Вы на корабле: ход начнётся с высадки.
neon-now-near = В вашем секторе: { $fighter }. Кто действует первым?
neon-now-points = Очки: у вас { $own }, у лучшего из остальных { $best }.

bugs-because-beats = Если никто не двинется, { $unit } побеждает на { $at } без броска (противник: { $foe }).
bugs-because-odds = { $unit } встречает на { $at } противника { $foe }, Сила { $strength } против { $foe_strength }: { $chance } %, если никто не двинется.
bugs-because-beaten = { $unit } сразу проиграет на { $at }, противник { $foe }.
bugs-because-worse-odds = { $unit } встретит на { $at } противника { $foe }, Сила { $strength } против { $foe_strength }: только { $chance } %.
bugs-because-shot = { $unit } может выстрелить: { $foe } на { $at }, { $chance } %.
bugs-because-artefact = { $unit } занимает артефакт на { $at }, он приносит влияние.
bugs-because-escapes = На { $at } угроза: { $foe } победит в { $chance } случаях из 100, уходит { $unit }.
bugs-because-answer = Так победа в { $better } случаях из 100, при другом ответе в { $instead }.
bugs-now-threat = Осторожно: враг ({ $foe }) может напасть на { $at }, там стоит ваш отряд ({ $unit }); враг победит в { $chance } случаях из 100.
bugs-now-chance = Ваш отряд ({ $unit }) может напасть на { $at }, там враг ({ $foe }); победа в { $chance } случаях из 100, если никто не двинется.
bugs-now-artefact = Артефакт на { $at } свободен, до него дойдёт { $unit }.
bugs-now-near = До победы вам не хватает влияния: { $left }.
bugs-now-foe-near = Противнику до победы не хватает влияния: { $left }.

# Что решило: ожидаемые ответы, сколько теряет следующий по силе ход, какие факты весят больше всего.
why-expects = Ожидается в ответ
why-answer = { $action } ({ $share } %)
why-answer-of = { $seat }: { $action } ({ $share } %)
why-beside = Следующий по силе, на { $points } % хуже (± { $half })
why-played = Сыграно, на { $points } % хуже (± { $half })
why-level = Почти так же хорошо (± { $half } %)
why-ahead = В этих пробах лучше на { $points } % (± { $half })
why-weighs = Что решает
why-fact = { $what } { $better } вместо { $instead } ({ $points } %)
why-fact-plain = { $what } ({ $points } %)
why-foe = { $what } у остальных
why-over = решённые партии
nh-weighs-lead = перевес по очкам прочности
nh-weighs-battle = выигрыш в следующем бою
nh-weighs-tiles = перевес по фишкам на поле
nh-weighs-siege = фишки у вражеского КЦ минус фишки у вашего
nh-weighs-exposure = открытые клетки у вашего КЦ минус у вражеского
nh-weighs-battles = перевес по фишкам «Бой» на руке
nh-weighs-hand = фишки на руке
neon-weighs-left = бойцы в строю
neon-weighs-health = здоровье
neon-weighs-energy = энергия
neon-weighs-reach = кубики атаки
neon-weighs-equipment = снаряжение
neon-weighs-sinking = бойцы в тонущем секторе
neon-weighs-ship = бойцы на корабле
neon-weighs-aims = кубики против тех, кто в пределах досягаемости
neon-weighs-aimed = кубики, нацеленные в ответ
neon-weighs-points = очки
neon-weighs-bots = боты
neon-weighs-leader = жетон лидера
neon-weighs-rest = виды на победу
bugs-weighs-trophies = перевес по трофеям
bugs-weighs-units = перевес по отрядам ({ $unit })
bugs-weighs-influence = перевес по влиянию
bugs-weighs-energy = перевес по энергии
bugs-weighs-train = потерянные обозы: у вас минус у них
bugs-weighs-artefact = отряды на артефакте: у вас минус у них
bugs-weighs-general = враги рядом с вашим генералом минус рядом с их генералом
bugs-weighs-guard = свои рядом с вашим генералом минус рядом с их генералом
bugs-weighs-last-unit = последний отряд: у вас минус у них
bugs-weighs-places = где стоят отряды
bugs-weighs-pairs = кто против кого стоит
