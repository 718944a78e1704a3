# The page of War of Bugs: words around the board and for screen readers.

page-bugs-board = Board
page-bugs-board-role = square board, move with the arrow keys
page-bugs-round = round pieces
page-bugs-square = square pieces
page-bugs-sealed = order sealed
page-bugs-thinking = thinking
page-bugs-yours = yours
page-bugs-free = Free.
page-bugs-artifact = Artefact: influence for whoever holds it at the end of the turn
page-bugs-portal = Portal
page-bugs-train = Baggage train, { $army }
page-bugs-train-lost = Baggage train captured: no income
page-bugs-energy = Energy: pays for dice
page-bugs-energy-of = Energy { $count } of { $most }
page-bugs-influence = Influence
page-bugs-influence-of = Influence { $count }, { $most } to win
page-bugs-turn = Turn { $turn }
page-bugs-placing = Placing the units
page-bugs-party-turn = Game { $party }, turn { $turn }

page-bugs-tablet = Order tablet
page-bugs-task-order = Your secret order
page-bugs-task-order-of = Secret order: { $army }
page-bugs-kind = Kind of order
page-bugs-one = One unit
page-bugs-one-how = up to its Speed, attacks whoever it meets
page-bugs-all = All but the general
page-bugs-all-how = one step in one direction, no attack
page-bugs-general = General order
page-bugs-general-how = Choose a direction. Every unit except the general takes one step.
page-bugs-unit = Unit
page-bugs-troop = Troop
page-bugs-speed = Speed
page-bugs-strength = Str.
page-bugs-strength-defends = Strength when defending
page-bugs-range = Range
page-bugs-printed = printed { $n }
page-bugs-penalty = Away from its own board: −{ $n } to the die.
page-bugs-steps = Steps of the order
page-bugs-step-add = add
page-bugs-add-step = Add a step
page-bugs-step-to = One step { $direction }
page-bugs-last-step = Undo last step
page-bugs-no-step = No step there.
page-bugs-stay = Stay instead
page-bugs-next-order = Your next order
page-bugs-next-order-how = Choose now: the order opens when all is shown. A press on the board ends the show.
page-bugs-seal = Seal the order
page-bugs-your-order = Your sealed order
page-bugs-draw-path = Choose a unit, then draw its path: drag over the board, press cells, or use the arrows.
page-bugs-draw-chosen = Draw its path: drag over the board, press cells, or use the arrows. Without a step it stays and is ready.
page-bugs-nobody = Nobody is on { $at } now.
page-bugs-stays-quiet = It stays put and meets nobody unless they come.
page-bugs-stops = Stops on { $at }: { $reason }.
page-bugs-more-targets = Targets in range: { $count }. You choose one after moving.

page-bugs-short-rhino = adjacent allies +1 Strength; ignores general orders
page-bugs-short-mantis = +1 in a cell battle after 2 or more steps
page-bugs-short-wasp = +1 when shooting without having moved
page-bugs-short-spider = +1 when defending
page-bugs-short-ant = +1 for each adjacent ally, at most +2
page-bugs-short-mosquito = flies over allies; inactive enemies have Strength 0

page-bugs-plus-die = + die
page-bugs-shoots = shoots at
page-bugs-win = win { $percent }%
page-bugs-draw = draw { $percent }%
page-bugs-lose = lose { $percent }%
page-bugs-if-stays = If the { $unit } stays on { $at }.
page-bugs-value = With rerolls on both sides, your chance is { $percent }%.
page-bugs-triangle-win = This troop type beats the other without dice.
page-bugs-triangle-lose = The other troop type beats this one without dice.
page-bugs-part-aura = next to { $unit } on { $at }
page-bugs-part-charge = two or more steps
page-bugs-part-aim = shoots without moving
page-bugs-part-web = defends
page-bugs-part-swarm = adjacent allies
page-bugs-part-sting = stung while inactive

page-bugs-battle = Battle on { $at }
page-bugs-shot-at = Shot at { $at }
page-bugs-met-step = met at step { $step }
page-bugs-triangle = decided without dice
page-bugs-attacks = attacks
page-bugs-shooting = shoots
page-bugs-defends = defends
page-bugs-die = Die { $die }
page-bugs-no-die = Die not rolled
page-bugs-die-row = die
page-bugs-leads = leads
page-bugs-ends-won = { $unit } wins.
page-bugs-ends-draw = A draw: both fall back.
page-bugs-ends-void = The battle is off.
page-bugs-winning = You lead { $mine } to { $theirs }.
page-bugs-losing = You trail { $mine } to { $theirs }.
page-bugs-even = Even, { $mine } to { $theirs }.
page-bugs-reroll-how = A reroll costs 1 energy; you have { $count }. The new roll counts.
page-bugs-face = { $die }: { $result }
page-bugs-face-win = win
page-bugs-face-draw = draw
page-bugs-face-lose = lose

page-bugs-show-no-income = No new energy.
page-bugs-show-orders = All orders are turned over together.
page-bugs-show-march = Step { $nth }: { $who }.
page-bugs-show-many = { $army }, { $n } units
page-bugs-show-to = { $unit } to { $to }
page-bugs-show-both-roll = The dice are rolled.
page-bugs-show-rolls = { $unit } rolls { $die }
page-bugs-show-no-roll = { $unit } has no energy to roll
page-bugs-show-rolls-again = { $unit } rolls again.
page-bugs-show-again = Again: { $roll }.
page-bugs-show-falls = { $unit } falls.
page-bugs-show-formation = All formations are shown.
page-bugs-show-gain = +{ $n } influence
page-bugs-show-end = End of the turn
page-bugs-fallen = Fallen, { $side }
page-bugs-fallen-short = Fallen
page-bugs-ends-miss = A miss.

page-bugs-place-how = Press a unit, then a marked cell.

page-bugs-campaign = Campaign
page-bugs-medals = Medals
page-bugs-held-by = { $side }
page-bugs-fought-for = at stake now
page-bugs-not-yet = not drawn yet
page-bugs-free-medal = unclaimed
page-bugs-used = used this game
page-bugs-history = Games so far

page-bugs-ear-unit = { $unit }, { $owner }, { $troop }. Speed { $speed }, Strength { $strength }.
page-bugs-ear-range = Range { $range }.
page-bugs-ear-step = { $direction } to { $at }
page-bugs-ear-odds = Meets { $foe } on { $at }: win { $win }, draw { $draw }, lose { $lose } percent.
page-bugs-ear-enter = Enter chooses it.

page-bugs-key-unit = choose a unit
page-bugs-key-path = draw the path, or choose the direction
page-bugs-key-kind = one unit or all units
page-bugs-key-arrows = move around the cells
page-bugs-key-reroll = reroll / keep the die

page-bugs-trophies =
    { $count ->
        [one] { $count } trophy
       *[other] { $count } trophies
    }

page-bugs-goal = first to { $n } influence
page-bugs-goal-campaign = { $influence }; { $trophies ->
        [one] { $trophies } trophy wins
       *[other] { $trophies } trophies win
    }
page-bugs-of = of { $n }
page-bugs-ways = This game goes to whoever has { $n } influence first, defeats the enemy general, or leaves him alone on the board. Influence: 1 for each defeated unit, 1 a turn for holding the artefact.
page-bugs-ways-allied = This game goes to the side that has { $n } influence together first, defeats both enemy generals, or leaves nothing but generals. Influence: 1 for each defeated unit, 1 a turn for each artefact held.
page-bugs-figures = Speed { $speed }, Strength { $strength }, Range { $range }.
page-bugs-percent = { $n }%
page-bugs-more = Everything about it

page-bugs-after = After the move, on { $at }:
page-bugs-after-sum = Strength { $attacks } in a battle this turn, { $defends } when it defends later.
page-bugs-hit = hit { $percent }%
page-bugs-miss = miss { $percent }%
page-bugs-reroll-helps = A reroll raises your chance from { $keep }% to { $reroll }%.
page-bugs-reroll-hurts = A reroll lowers your chance from { $keep }% to { $reroll }%.
page-bugs-reroll-same = A reroll changes nothing: your chance stays at { $keep }%.

page-bugs-beats-personal = Beats without dice, when it has a personal order: { $units }.
page-bugs-beaten-personal = Beaten without dice, when they have a personal order, by: { $units }.
page-bugs-beats-any = Beats without dice in any cell battle: { $units }.
page-bugs-beaten-any = Beaten without dice in any cell battle by: { $units }.
page-bugs-beats-nobody = Stands outside the triangle: its battles are always rolled.

page-bugs-place-why = Where units stand decides whom they reach in the first turns. Put fast ones in front, the general where he is safe and strengthens his neighbours, and face each enemy with the troop that beats it.
page-bugs-place-advised = The green frame marks its recommended cell, { $at }.

page-bugs-tip-one = A personal order: the unit attacks whoever it meets, uses the triangle, and may shoot.
page-bugs-tip-all = A general order: each unit takes one step. Nobody attacks, shoots or uses the triangle.
page-bugs-tip-stay = The unit stays where it is and still counts as attacking. It may shoot.
page-bugs-tip-seal = Nobody sees the order until all are sealed. Then it cannot be taken back.
page-bugs-tip-troop = Cavalry beats the archer, the archer the spearman, the spearman cavalry, without dice.
page-bugs-tip-speed = How many steps the unit may take. In a collision the faster one goes first.
page-bugs-tip-strength = Added to the die in battle. Shown as the unit stands now; after an arrow, as it will be.
page-bugs-tip-range = How far the unit shoots, in a straight line. A dash: it does not shoot.
page-bugs-tip-energy = Energy pays for dice: 1 a roll, 1 a reroll. Income: { $n } a turn.
page-bugs-tip-trophies = Trophies won: { $count } of { $most }.
page-bugs-tip-medals = Medals for feats, each with a bonus. Press to see them.
page-bugs-tip-worth = Your chance after this answer, if both sides then do their best. A draw counts half.
page-bugs-tip-odds = If each side rolls once. Rerolls come on top.

## Options of a match

bugs-option-mode = Mode
bugs-option-players = Players
bugs-option-players-zero = four: two against two
bugs-option-players-three = three: one against two
bugs-option-formation = Formation
bugs-formation-usual = recommended in training, placed in secret in a campaign
bugs-formation-free = placed by the players
bugs-formation-fixed = recommended
bugs-option-trophy = Trophy option
bugs-trophy-die = by the die
bugs-trophy-agreement = by agreement
bugs-option-trophies = Trophies needed to win
bugs-option-retreat-scores = Units lost while retreating give influence
bugs-option-range-up-to = Range 2 reaches both 1 and 2
bugs-option-units-block-shots = Units block shots
bugs-option-shooter-bonus = Cell that counts for a shooter's bonuses
bugs-shooter-bonus-own = its own
bugs-shooter-bonus-battle = the target's
bugs-option-turn-cap = Last turn of a game
bugs-option-party-cap = Last game of a campaign
bugs-option-party-cap-zero = no limit
bugs-option-turn-cap-zero = no limit
page-bugs-leap = { $unit } would go from { $at } to { $to } at the end of the turn.
page-bugs-leap-free = Nobody is there now.
page-bugs-leap-taken = { $unit } is there now; if the cell is still taken at the end, nobody travels.
page-bugs-board-n = Board { $n }
page-bugs-decided = has decided
bugs-mode-training-about = One game: enough influence wins.
bugs-mode-campaign-about = A series of games, each for a trophy; medals for feats. Enough trophies win.
bugs-mode-allied-about = Two boards, two against two or one against two.
bugs-mode-double-about = Two boards, two players, twelve units each.
