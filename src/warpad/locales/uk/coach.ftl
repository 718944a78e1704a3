# Hints and the coach: facts that speak for a choice, and what matters now.
coach-because-chance = У партіях, дограних звідси, цей хід переміг у { $better } зі 100, найслабший із порівнюваних — у { $instead }.
coach-because-same = Усі добрі ходи тут привели майже до одного й того самого.
coach-because-only = Тут можливе лише одне.

nh-because-fells-hq = Падає штаб: { $army }.
nh-because-keeps-hq = Інакше впаде ваш штаб.
nh-because-first-blow = «{ $tile }» { $at } б’є в { $segment }: «{ $target_tile }» { $target } гине до свого удару в { $later }.
nh-because-nets = «{ $tile }» { $at } тримає в сітці «{ $target_tile }» { $target }, інакше удар по вас у { $later }.
nh-because-hq-saved = { $fights ->
        [yes] Битва коштує вашому штабу { $better } замість { $instead }.
       *[no] Битва після цього коштувала б вашому штабу { $better } замість { $instead }.
    }
nh-because-hq-hurt = { $fights ->
        [yes] Битва коштує штабу ворога { $better } замість { $instead }.
       *[no] Битва після цього коштувала б штабу ворога { $better } замість { $instead }.
    }
nh-because-battle = Битва: ваш штаб втрачає { $own }, ворожий { $foe }; втрачено жетонів: у вас { $lost }, у ворога { $taken }.
nh-because-destroys = «{ $target_tile }» { $target } одразу зникає з поля.
nh-because-kills = «{ $tile }» { $at } знищує «{ $target_tile }» { $target } у { $segment }.
nh-because-saves = «{ $tile }» { $at } переживає битву.
nh-because-quicker = «{ $tile }» { $at } діє в { $better } замість { $instead }.
nh-because-stronger = «{ $tile }» { $at } б’є сильніше.
nh-because-aims = З { $at } «{ $tile }» дістає «{ $target_tile }» { $target } у фазі { $segment }.
nh-because-idle = «{ $tile }» { $at } нікого не дістане.
nh-because-nothing-hit = У цій битві ні в кого не влучать: вона лише закінчить ваш хід, але кращого не знайшлося.
nh-because-wasted-battle = У битві зараз ні в кого не влучать: жетон пропаде марно.
nh-now-threat = «{ $tile }» { $at } б’є по вашому штабу в { $segment }: битва зараз коштувала б вам { $total }.
nh-now-falls = «{ $tile }» { $at } загине в { $segment } від «{ $by_tile }» { $by }, не встигнувши відповісти.
nh-now-chance = «{ $tile }» { $at } б’є по штабу ворога в { $segment }: битва зараз коштувала б ворогові { $total }.
nh-now-netted = «{ $tile }» { $at } у сітці й нічого не робить.
nh-now-last = Узято останній жетон ({ $army }): скоро остання битва.
nh-now-quiet = Поки що ні в кого не влучити. Будуйтеся там, де вдарите першими.

neon-because-uses = Задум: { $first }, потім { $second }, потім { $third }.
neon-because-reaches = Дія { $n } дістає ціль: { $target }, шкода в середньому { $expected }, без ефектів у відповідь.
neon-because-out-of-reach = Атака іншого ряду нікого не дістає.
neon-because-leaves = { $sector } тоне; дія { $n } виводить вас звідти.
neon-because-searches = Дія { $n } дозволяє шукати, енергія: { $cost }.
neon-because-sooner = Ви дієте з ініціативою { $better } замість { $instead }.
neon-because-damage = Ціль { $target } отримує в середньому { $expected } шкоди.
neon-because-defeat = Ціль { $target } переможено у { $chance } випадках зі 100.
neon-because-dry = { $sector } тоне наприкінці раунду.
neon-because-bot-there = У секторі { $sector } можна взяти бота.
neon-because-tokens-there = У секторі { $sector } лежать жетони пошуку.
neon-now-sinks = { $sector }, де ви стоїте, тоне наприкінці цього раунду.
neon-now-health = Здоров’я лишилося тільки { $health }: хто може вас дістати?
neon-now-ship = Ви на кораблі: хід почнеться з висадки.
neon-now-near = У вашому секторі: { $fighter }. Хто діє першим?
neon-now-points = Очки: у вас { $own }, у найкращого з решти { $best }.

bugs-because-beats = Якщо ніхто не рушить, { $unit } перемагає на { $at } без кидка (противник: { $foe }).
bugs-because-odds = { $unit } зустрічає на { $at } противника { $foe }, Сила { $strength } проти { $foe_strength }: { $chance } %, якщо ніхто не рушить.
bugs-because-beaten = { $unit } одразу програє на { $at }, противник { $foe }.
bugs-because-worse-odds = { $unit } зустріне на { $at } противника { $foe }, Сила { $strength } проти { $foe_strength }: лише { $chance } %.
bugs-because-shot = { $unit } може вистрілити: { $foe } на { $at }, { $chance } %.
bugs-because-artefact = { $unit } займає артефакт на { $at }, він приносить вплив.
bugs-because-escapes = На { $at } загроза: { $foe } переможе у { $chance } випадках зі 100, відходить { $unit }.
bugs-because-answer = Так перемога у { $better } випадках зі 100, за іншої відповіді у { $instead }.
bugs-now-threat = Обережно: ворог ({ $foe }) може напасти на { $at }, там стоїть ваш загін ({ $unit }); ворог переможе у { $chance } випадках зі 100.
bugs-now-chance = Ваш загін ({ $unit }) може напасти на { $at }, там ворог ({ $foe }); перемога у { $chance } випадках зі 100, якщо ніхто не рушить.
bugs-now-artefact = Артефакт на { $at } вільний, до нього дійде { $unit }.
bugs-now-near = До перемоги вам бракує впливу: { $left }.
bugs-now-foe-near = Противникові до перемоги бракує впливу: { $left }.

# Що вирішило: очікувані відповіді, скільки втрачає наступний за силою хід, які факти важать найбільше.
why-expects = Очікується у відповідь
why-answer = { $action } ({ $share } %)
why-answer-of = { $seat }: { $action } ({ $share } %)
why-beside = Наступний за силою, на { $points } % гірший (± { $half })
why-played = Зіграно, на { $points } % гірше (± { $half })
why-level = Майже так само добре (± { $half } %)
why-ahead = У цих пробах кращий на { $points } % (± { $half })
why-weighs = Що вирішує
why-fact = { $what } { $better } замість { $instead } ({ $points } %)
why-fact-plain = { $what } ({ $points } %)
why-foe = { $what } в інших
why-over = вирішені партії
nh-weighs-lead = перевага в очках здоров’я
nh-weighs-battle = виграш у наступній битві
nh-weighs-tiles = перевага в жетонах на полі
nh-weighs-siege = жетони біля ворожого штабу мінус жетони біля вашого
nh-weighs-exposure = відкриті клітинки біля вашого штабу мінус біля ворожого
nh-weighs-battles = перевага в жетонах «Битва» на руці
nh-weighs-hand = жетони на руці
neon-weighs-left = бійці в строю
neon-weighs-health = здоров’я
neon-weighs-energy = енергія
neon-weighs-reach = кубики атаки
neon-weighs-equipment = спорядження
neon-weighs-sinking = бійці в секторі, що тоне
neon-weighs-ship = бійці на кораблі
neon-weighs-aims = кубики проти тих, хто в межах досяжності
neon-weighs-aimed = кубики, націлені у відповідь
neon-weighs-points = очки
neon-weighs-bots = боти
neon-weighs-leader = жетон лідера
neon-weighs-rest = шанси на перемогу
bugs-weighs-trophies = перевага в трофеях
bugs-weighs-units = перевага в загонах ({ $unit })
bugs-weighs-influence = перевага у впливі
bugs-weighs-energy = перевага в енергії
bugs-weighs-train = втрачені обози: у вас мінус у них
bugs-weighs-artefact = загони на артефакті: у вас мінус у них
bugs-weighs-general = вороги поруч із вашим генералом мінус поруч з їхнім
bugs-weighs-guard = свої поруч із вашим генералом мінус поруч з їхнім
bugs-weighs-last-unit = останній загін: у вас мінус у них
bugs-weighs-places = де стоять загони
bugs-weighs-pairs = хто проти кого стоїть
