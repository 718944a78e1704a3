# Hints and the coach: facts that speak for a choice, and what matters now.
coach-because-chance = In the games played out from here it won { $better } of 100; the weakest of its rivals won { $instead }.
coach-because-same = All good moves came to much the same here.
coach-because-only = There is only one thing to do here.

nh-because-fells-hq = The HQ of { $army } falls.
nh-because-keeps-hq = Otherwise your HQ falls.
nh-because-first-blow = { $tile } { $at } strikes in { $segment }: { $target_tile } { $target } falls before its own blow in { $later }.
nh-because-nets = { $tile } { $at } nets { $target_tile } { $target }, which would hit you in { $later }.
nh-because-hq-saved = { $fights ->
        [yes] The battle costs your HQ { $better } instead of { $instead }.
       *[no] A battle would then cost your HQ { $better } instead of { $instead }.
    }
nh-because-hq-hurt = { $fights ->
        [yes] The battle costs the enemy HQ { $better } instead of { $instead }.
       *[no] A battle would then cost the enemy HQ { $better } instead of { $instead }.
    }
nh-because-battle = The battle: your HQ loses { $own }, theirs { $foe }; tiles lost: you { $lost }, they { $taken }.
nh-because-destroys = It removes { $target_tile } { $target } at once.
nh-because-kills = { $tile } { $at } destroys { $target_tile } { $target } in { $segment }.
nh-because-saves = { $tile } { $at } survives the battle.
nh-because-quicker = { $tile } { $at } acts in { $better } instead of { $instead }.
nh-because-stronger = { $tile } { $at } hits harder.
nh-because-aims = From { $at } { $tile } reaches { $target_tile } { $target } in segment { $segment }.
nh-because-idle = { $tile } { $at } would reach nobody.
nh-because-nothing-hit = Nobody is hit in this battle: it only ends your turn, and nothing better was found.
nh-because-wasted-battle = Nobody would be hit in a battle now: the tile would be wasted.
nh-now-threat = { $tile } { $at } hits your HQ in { $segment }: a battle now would cost you { $total }.
nh-now-falls = { $tile } { $at } would fall to { $by_tile } { $by } in { $segment }, before it acts.
nh-now-chance = { $tile } { $at } hits the enemy HQ in { $segment }: a battle now would cost them { $total }.
nh-now-netted = { $tile } { $at } is netted and does nothing.
nh-now-last = { $army } has drawn its last tile: the final battle is near.
nh-now-quiet = Nobody can be hit yet. Build where you will act first.

neon-because-uses = Meant as: { $first }, then { $second }, then { $third }.
neon-because-reaches = Action { $n } reaches { $target }: { $expected } damage on average, before reactions.
neon-because-out-of-reach = The attack of the other row reaches nobody.
neon-because-leaves = { $sector } sinks; action { $n } takes you out of it.
neon-because-searches = Action { $n } can search, for { $cost } energy.
neon-because-sooner = You act at initiative { $better } instead of { $instead }.
neon-because-damage = { $target } takes { $expected } damage on average.
neon-because-defeat = { $target } is defeated in { $chance } cases of 100.
neon-because-dry = { $sector } sinks at the end of the round.
neon-because-bot-there = There is a bot to take in { $sector }.
neon-because-tokens-there = There are search tokens in { $sector }.
neon-now-sinks = { $sector }, where you stand, sinks at the end of this round.
neon-now-health = You have only { $health } health left: who can reach you?
neon-now-ship = You are on the ship: your turn begins with the landing.
neon-now-near = In your sector: { $fighter }. Who acts first?
neon-now-points = Points: you { $own }, the best of the others { $best }.

bugs-because-beats = { $unit } beats { $foe } on { $at } outright, if nobody moves.
bugs-because-odds = { $unit } meets { $foe } on { $at } with Strength { $strength } to { $foe_strength }: { $chance } % if nobody moves.
bugs-because-beaten = { $unit } would be beaten outright by { $foe } on { $at }.
bugs-because-worse-odds = { $unit } would meet { $foe } on { $at } with Strength { $strength } to { $foe_strength }: only { $chance } %.
bugs-because-shot = { $unit } can shoot at { $foe } on { $at }: { $chance } %.
bugs-because-artefact = { $unit } takes the artefact on { $at }, which brings influence.
bugs-because-escapes = On { $at } { $foe } could defeat { $unit }: { $chance } %.
bugs-because-answer = It wins in { $better } cases of 100, the other answer in { $instead }.
bugs-now-threat = Look out: the enemy { $foe } can attack your { $unit } on { $at } and wins in { $chance } cases of 100.
bugs-now-chance = Your { $unit } can attack the enemy { $foe } on { $at } and wins in { $chance } cases of 100, if nobody moves.
bugs-now-artefact = The artefact on { $at } is free, and { $unit } can reach it.
bugs-now-near = You need only { $left } more influence to win.
bugs-now-foe-near = The other side needs only { $left } more influence to win.

# What decided: the answers expected, what the next best way loses, which facts weigh most.
why-expects = Expected in reply
why-answer = { $action } ({ $share }%)
why-answer-of = { $seat }: { $action } ({ $share }%)
why-beside = Next best, { $points }% worse (±{ $half })
why-played = Played, { $points }% worse (±{ $half })
why-level = About as good (±{ $half }%)
why-ahead = Better in these trials by { $points }% (±{ $half })
why-weighs = What decides
why-fact = { $what } { $better } instead of { $instead } ({ $points }%)
why-fact-plain = { $what } ({ $points }%)
why-foe = { $what } of the others
why-over = games decided
nh-weighs-lead = lead in hit points
nh-weighs-battle = gain in the next battle
nh-weighs-tiles = lead in tiles on the board
nh-weighs-siege = tiles at the enemy HQ less those at yours
nh-weighs-exposure = open hexes around your HQ less those around theirs
nh-weighs-battles = lead in Battle tiles in hand
nh-weighs-hand = tiles in hand
neon-weighs-left = fighters left
neon-weighs-health = health
neon-weighs-energy = energy
neon-weighs-reach = attack dice
neon-weighs-equipment = equipment
neon-weighs-sinking = fighters in the sinking sector
neon-weighs-ship = fighters on the ship
neon-weighs-aims = dice against those in reach
neon-weighs-aimed = dice that can be aimed at them
neon-weighs-points = points
neon-weighs-bots = bots
neon-weighs-leader = leader token
neon-weighs-rest = prospects
bugs-weighs-trophies = lead in trophies
bugs-weighs-units = lead in units ({ $unit })
bugs-weighs-influence = lead in influence
bugs-weighs-energy = lead in energy
bugs-weighs-train = trains lost, less those they lost
bugs-weighs-artefact = units on the artefact, less theirs
bugs-weighs-general = enemies beside your general, less those beside theirs
bugs-weighs-guard = friends beside your general, less those beside theirs
bugs-weighs-last-unit = only one unit left
bugs-weighs-places = where the units stand
bugs-weighs-pairs = who faces whom
