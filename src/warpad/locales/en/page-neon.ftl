# Neon on the page in English

page-neon-seat = Seat { $n }
page-neon-or = or
page-neon-you = You
page-neon-ring = The ring of sectors
page-neon-ring-role = ring of sectors
page-neon-round = round
page-neon-sinks = sinks at the end of this round
page-neon-sinks-now = { $sector } sinks at the end of this round.
page-neon-health = Health: { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
page-neon-energy = Energy { $n } of { $most }
page-neon-pts = pts
page-neon-done = done
page-neon-used = used
page-neon-as-supply = As a supply:
page-neon-holds = { $n ->
        [0] Holds no supplies.
        [one] Holds { $n } supply.
       *[other] Holds { $n } supplies.
    }
page-neon-bot-pays = Its token pays once for
page-neon-cards = Hand { $hand }, deck { $deck }, discard { $discard }
page-neon-trophy = Trophy { $value } × { $n }
page-neon-abilities = Abilities
page-neon-decks = What is left
page-neon-closing-left = Still to close:
page-neon-upgrades-left = { $n ->
        [one] { $n } upgrade card in the deck
       *[other] { $n } upgrade cards in the deck
    }
page-neon-deck-left = { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
page-neon-of = { $n } of { $of }
page-neon-my-board = My board
page-neon-sealed = ✓ row committed
page-neon-choosing = choosing cards
page-neon-deciding = deciding
page-neon-acting = acting now
page-neon-acts-nth = no. { $n } in line
page-neon-row-lies = Your row is committed. The others are still choosing.
page-neon-waits = { $name } is deciding.
page-neon-choices = What you can do
page-neon-bottom-card = bottom card
page-neon-top-card = top card gives the initiative
page-neon-bottom = bottom
page-neon-top = top
page-neon-spare = spare
page-neon-swap = Swap cards
page-neon-turn-top = Turn top
page-neon-turn-bottom = Turn bottom
page-neon-slide = Slide
page-neon-your-row = Your row
page-neon-commit = Commit this row
page-neon-does-move = to a neighbouring sector
page-neon-does-search = pay energy, look at loot, keep some
page-neon-does-attack = with a weapon that reaches
page-neon-does-defense = a force field once rows are revealed
page-neon-does-leadership = take the leader token
page-neon-does-energy1 = one more energy
page-neon-does-energy2 = two more energy
page-neon-use = Use
page-neon-equip = Equip
page-neon-cover = Put over { $loot }
page-neon-stow = Supply for { $loot }
page-neon-throw = Discard
page-neon-leave = Discard
page-neon-roll-attack-rolled = Attack roll: { $faces }.
page-neon-roll-attack-rerolled = After the reroll: { $faces }.
page-neon-roll-defense-rolled = { $target }'s defence roll: { $faces }.
page-neon-roll-defense-rerolled = { $target }'s defence after the reroll: { $faces }.
page-neon-rolled-crit = { $n } critical
page-neon-rolled-hit = { $n } normal
page-neon-rolled-maybe = { $n } conditional
page-neon-rolled-miss = { $n } missed
page-neon-rolled-block-any = { $n } full
page-neon-rolled-block-normal = { $n } plain
page-neon-rolled-fail-energy = { $n } charged
page-neon-rolled-fail = { $n } failed
page-neon-told-through = Through to { $target }: { $faces }.
page-neon-told-through-none = Nothing gets through to { $target }.
page-neon-take = Take
page-neon-choose = Choose
page-neon-do = Do it
page-neon-pass = Done
page-neon-pay = Pay: { $supply }
page-neon-block = What the full shields stop
page-neon-declare = Action { $n }
page-neon-title-go = Move
page-neon-title-land = Land
page-neon-title-flee = Flee
page-neon-on-ring = Choose here or on the ring.
page-neon-search-cost = Here it costs { $n } energy.
page-neon-n-dice = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
page-neon-about = What it does
page-neon-attack-of = Attack: { $name } against { $target }, { $weapon }
page-neon-step-weapon = Weapon
page-neon-step-roll = Roll
page-neon-step-defence = Defence
page-neon-step-result = Result
page-neon-attack-dice = { $n ->
        [one] { $n } attack die:
       *[other] { $n } attack dice:
    }
page-neon-defence-dice = { $n ->
        [one] { $n } defence die:
       *[other] { $n } defence dice:
    }
page-neon-at-most = at most { $n }
page-neon-not-rolled = { $weapon }, range { $n }: not rolled yet.
page-neon-defends = { $name } defends
page-neon-through = Past the shields: { $crit } critical, { $hit } normal
page-neon-reroll = { $n ->
        [0] Reroll
        [one] Reroll { $n } die
       *[other] Reroll { $n } dice
    }
page-neon-reroll-how = Press the dice to reroll.
page-neon-face-crit = Critical
page-neon-face-crit-means = hit
page-neon-face-hit = Hit
page-neon-face-hit-means = normal
page-neon-face-maybe = Half
page-neon-face-maybe-means = not a hit yet
page-neon-face-miss = Miss
page-neon-face-miss-means = no hit
page-neon-face-block_any = Full shield
page-neon-face-block_any-means = stops any hit
page-neon-face-block_normal = Shield
page-neon-face-block_normal-means = stops a normal hit
page-neon-face-fail_energy = Charge
page-neon-face-fail_energy-means = +1 energy
page-neon-face-fail = Fail
page-neon-face-fail-means = stops nothing
page-neon-sector-park = 1 energy: half → hit
page-neon-sector-factory = 1 energy: +1 die
page-neon-sector-charging-station = enter: +1 energy
page-neon-sector-highway = reroll one die
page-neon-sector-underpass = sinks harmlessly
page-neon-sector-mall = search: +1 card
page-neon-sector-station = move anywhere
page-neon-sector-police = no rerolls here
page-neon-sector-stadium = shields stop crits
page-neon-sector-tv-tower = abilities +1 energy
page-neon-key-enter = Commit the row; continue
page-neon-key-skip = Skip the action
page-neon-key-number = Choose an answer, a card or a die
page-neon-key-arrows = Move round the ring
page-neon-key-explain = Explain the sector
page-neon-ear-sector = Sector { $n }, { $sector }, { $class }.
page-neon-ear-sinks = Sinks at the end of this round.
page-neon-ear-fighters = Here: { $names }.
page-neon-ear-enter = Enter chooses it.
page-neon-ear-row = Row: { $row }. Initiative { $n }. Enter commits.
page-neon-short-energy1 = +1 energy
page-neon-short-energy2 = +2 energy

page-neon-chances = Damage, chance
page-neon-chances-now = now
page-neon-chances-with = with { $name }
page-neon-expected = expected damage
page-neon-defeat-short = defeats { $percent }%
page-neon-defeat = { $name } is defeated:
page-neon-bot-falls = The bot is destroyed:
page-neon-chances-note = If nobody uses anything else and the dice are chosen in the best way.
page-neon-chosen-dice = the chosen dice
page-neon-closed = Not possible now
page-neon-chances-best = the best dice
page-neon-ally = your ally

## Options of a match

neon-option-mode = Mode
neon-option-players = Players
neon-option-teams = Teams
neon-option-automa = Play with the Automa (always on with two players)
neon-option-skip-actions = Every action of the row may be skipped
neon-option-fighters = Fighters
neon-option-board = Side of the round board
neon-board-players = by the number of players
neon-board-2-4 = for 2 to 4 players
neon-board-5-6 = for 5 or 6 players
neon-option-pack = Content
neon-pack-base = the base set
page-neon-dice-range = { $n ->
        [one] { $n } die at range { $range }
       *[other] { $n } dice at range { $range }
    }
page-neon-you-short = you
page-neon-order = Order of play, with points
page-neon-tip-points = Health tokens taken: { $trophies } · bots: { $bots } · leader token: { $leader }
page-neon-tip-energy = Pays for abilities and for searching.
page-neon-tip-health = Whoever takes a token scores its number. Without tokens a fighter is defeated.
page-neon-tip-health-plain = Without tokens a fighter is defeated.
page-neon-tip-initiative = Lower numbers act first; ties go clockwise from the leader.
page-neon-tip-decks = Cards left in each stack of loot. Press to see what can still be found.
page-neon-tip-leader = Worth a point at the end and wins ties in the order of play. Takeover brings it.
page-neon-tip-field = Force field: one more defence die for each token.
page-neon-tip-costs = Costs { $cost }.
page-neon-tip-round = { $n ->
        [one] Round { $round }: one sector sinks at its end.
       *[other] Round { $round }: { $n } sectors sink at its end.
    }
page-neon-tip-sank = Round { $round }: sank { $sectors }.
page-neon-tip-swap = The bottom card becomes the top one and gives the initiative.
page-neon-tip-turn-top = The two halves of the top card change places.
page-neon-tip-turn-bottom = The bottom card shows its other half.
page-neon-tip-slide = The bottom card looks out on the other side: its half becomes the first action or the last.
page-neon-same = does not change
page-neon-reach-title = If nobody moves before you
page-neon-reach-counting = counting…
page-neon-reach-ends = to { $sectors }
page-neon-reach-anywhere = to any sector
page-neon-reach-nobody = nothing in reach
page-neon-reach-aim = { $name }: { $expected } damage expected
page-neon-reach-aim-bot = { $name }: destroyed { $percent }%
page-neon-reach-aim-open = { $name } in reach
page-neon-reach-from = from { $sector }
page-neon-reach-more = and { $n } more
page-neon-reach-search = { $n } energy
page-neon-reach-search-range = { $least } to { $most } energy, by sector
page-neon-reach-search-poor = costs { $n } energy, too much for you now
page-neon-stage-reveal = All rows turn face up together.
page-neon-stage-unable = { $name } cannot do { $action }, so it is lost.
page-neon-stage-skipped = { $name } skips { $action }.
page-neon-stage-order = Order of play: { $names }.
page-neon-stage-rolls = { $name } rolls the attack dice.
page-neon-stage-defends = { $name } rolls the defence dice.
page-neon-stage-rolled = { $name } rolls: { $faces }.
page-neon-stage-again = { $name } rolls again: { $faces }.
page-neon-stage-won = { $name } +{ $n }, now { $now }
page-neon-stage-lost = { $name } −{ $n }, now { $now }
page-neon-stage-energy = { $n } energy
page-neon-stage-turn = { $name }: turn
page-neon-stage-round = Round { $n }
page-neon-stage-end = End of round { $n }
page-neon-acts-next = acts next
page-neon-reach-search-free = free
