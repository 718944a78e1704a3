# The rules of Neon in our own words, by their ids in the register.

## NEON-GEN

rule-NEON-GEN-01 = A fighter is a player's figure or the Automa; a bot is a neutral token. An opponent is any bot and any other fighter who is not an ally. What speaks of fighters never touches bots; what speaks of opponents or targets touches both.
rule-NEON-GEN-02 = An ally is another fighter of the same team; only Squad has teams.
rule-NEON-GEN-03 = A fighter is on the arena while the figure stands in a sector, and in the tournament until eliminated. A fighter on the drop ship is in the tournament but not on the arena.
ruling-NEON-GEN-03 = NEON-R-02: A fighter on the ship still counts as left in the tournament, unless eliminated.
rule-NEON-GEN-04 = The open sectors form a ring; neighbours in it are adjacent. When a sector goes, its two neighbours become adjacent.

## NEON-SET

rule-NEON-SET-01 = Choose the mode: Resurrection, Battle Royale or Squad.
rule-NEON-SET-02 = Shuffle the 10 sectors and lay them face up in a closed ring, in the order drawn.
rule-NEON-SET-03 = Shuffle the 10 scoreboard tokens face down and turn the stack over. Only the number of the top token is known; it names the sector that closes first.
rule-NEON-SET-04 = Every sector gets one random bot token, bot side up; everybody can see its type, and so its supplies.
rule-NEON-SET-05 = Use the round board side for the number of players. The players may agree on the other side; the printed count is advice.
rule-NEON-SET-06 = Make three loot decks by class, each shuffled, face down, and with a face-up discard pile of its own.
rule-NEON-SET-07 = In Resurrection and Squad shuffle the upgrade deck face down. Battle Royale does not use upgrades.
rule-NEON-SET-08 = Every player takes a fighter, by choice or at random, and no fighter twice. The board shows side A in Resurrection and Squad, side B in Battle Royale.
rule-NEON-SET-09 = Six health tokens: 2, 2, 2 in the top row, 1, 1 in the middle, 3 at the bottom. In Battle Royale their values do not count.
rule-NEON-SET-10 = Each fighter owns 2 field tokens, the special token named on the board if there is one, and 7 action cards.
rule-NEON-SET-11 = Energy starts at 3.
rule-NEON-SET-12 = The figure starts on the drop ship.
rule-NEON-SET-13 = Shuffle your 7 action cards and draw a hand of 3.
rule-NEON-SET-14 = The leader token goes to a random player.
rule-NEON-SET-15 = There is always another search token: their number is not limited.
rule-NEON-SET-16 = Squad needs 4 players (two teams of 2) or 6 players (three teams of 2 or two teams of 3). By default the teams sit alternately.
rule-NEON-SET-17 = With 2 players the Automa always takes part; with more players it is optional.

## NEON-RND

rule-NEON-RND-01 = A round has four phases: 1 choosing cards, 2 actions, 3 end-of-game check, 4 closing of sectors.
rule-NEON-RND-02 = The current cell is the first empty one on the round board.
rule-NEON-RND-03 = At the end of the round every fighter takes back the field tokens from the figure.
rule-NEON-RND-04 = At the end of the round turned (used) upgrade cards are readied.
rule-NEON-RND-05 = At the end of the round the special token of a fighter eliminated in that round leaves the arena.
rule-NEON-RND-06 = The round ends after the closing of sectors: first field tokens come back, then upgrades are readied, then the tokens of eliminated fighters leave.

## NEON-PLAN

rule-NEON-PLAN-01 = Every player in the tournament chooses 2 of the 3 cards in hand: one goes on top, the other below it.
rule-NEON-PLAN-02 = The top card covers the left or the right half of the bottom card. Either card may be rotated, which swaps its halves. The three visible halves are the row of actions: both halves of the top card, and one half of the bottom card at either end.
rule-NEON-PLAN-03 = The number on the top card is the initiative, 1 to 7; the lower number acts earlier.
rule-NEON-PLAN-04 = The third card stays in hand.
rule-NEON-PLAN-05 = Choices are hidden until all players have committed, then all are revealed at once.
rule-NEON-PLAN-06 = There are at most 48 plans for a hand: 6 ordered pairs of cards, 2 ways to turn the top card, 2 halves of the bottom card, 2 sides. Plans that show the same row with the same card on top count once.
rule-NEON-PLAN-07 = A fighter on the drop ship plans like everyone else.

## NEON-INIT

rule-NEON-INIT-01 = Turns go from the lowest initiative to the highest.
rule-NEON-INIT-02 = Among equal initiatives the holder of the leader token goes first; the others follow clockwise from the leader.
rule-NEON-INIT-03 = The leader token may change hands during the round. After every turn the order of those who have not yet acted is worked out again with the new leader.
rule-NEON-INIT-04 = The Automa acts after all players.
rule-NEON-INIT-05 = Ambush is used right after the rows are revealed: its user takes the first turn of the round, whatever the initiatives. All others keep their order.
rule-NEON-INIT-06 = If several fighters are to act first in one round, they go in their usual order among themselves.

## NEON-ACT

rule-NEON-ACT-01 = Right after the reveal each player attaches one field token for each Defence half in the row, at most 2; no other action works outside your own turn. A half that offers Defence or an alternative is fixed to one of them now. Then abilities of this moment may be used.
ruling-NEON-ACT-01 = NEON-R-32: Whether a half with Defence and an alternative is Defence is decided at the reveal: Defence gives the token now and the energy later, the alternative gives no token.
rule-NEON-ACT-02 = In turn order each player performs the three halves of the row from left to right. The order may not be changed.
rule-NEON-ACT-03 = Of a half with several options exactly one is chosen when the half is reached; halves with Defence were fixed at the reveal.
rule-NEON-ACT-04 = Actions of the row are compulsory: what can be performed must be. One that cannot be performed (no search you can pay for, no legal target) has no effect.
ruling-NEON-ACT-04 = NEON-R-01: A Move may end where it began; an Attack needs a legal target in reach, a Search its price. With the set-up option every action may be skipped.
rule-NEON-ACT-05 = After the last action the player puts the two played cards on their discard pile and draws 2. If the deck runs out while drawing, the discard pile is shuffled into a new deck and drawing goes on. So every round starts with 3 cards in hand.
rule-NEON-ACT-06 = Abilities of your own turn may be used before, between and after your actions, if you can pay for them.
rule-NEON-ACT-07 = At the start of the turn a fighter takes the special token back from the arena if it is there.
rule-NEON-ACT-08 = A turn starts with the return of the special token, then the landing, then effects of the start of the turn; the actions follow.
rule-NEON-ACT-09 = A fighter defeated during their own turn loses the remaining actions of the round.
ruling-NEON-ACT-09 = NEON-R-03: A fighter defeated in their own turn loses the remaining actions.

## NEON-DEFA

rule-NEON-DEFA-01 = A Defence half gives 2 energy when it is reached; its field token was attached at the reveal.
rule-NEON-DEFA-02 = A fighter with at least one field token is in a force field and rolls 1 more defence die per token in every defence of the round, even before their own turn.
rule-NEON-DEFA-03 = Field tokens move with the figure.
rule-NEON-DEFA-04 = A defeated fighter takes the field tokens back; the Defence halves still give 2 energy each when the fighter acts later in the round.

## NEON-LEAD

rule-NEON-LEAD-01 = Takeover: take the leader token (nothing moves if you already hold it) and gain 1 energy either way.
rule-NEON-LEAD-02 = The energy of Takeover comes even if the token is already yours.
ruling-NEON-LEAD-02 = NEON-R-04: Takeover gives its energy even to the present leader.

## NEON-NRG

rule-NEON-NRG-01 = An energy half gives the energy it shows.
rule-NEON-NRG-02 = Energy never exceeds 6; the surplus is lost. It never drops below 0; a cost must be paid in full.

## NEON-JOK

rule-NEON-JOK-01 = Each half of the Joker offers Move, Attack, Search or energy. It never gives Defence or Takeover, so it attaches no field token.

## NEON-LAND

rule-NEON-LAND-01 = A player whose figure is on the ship at the start of the turn must first put it into any open sector. This is not an action.
rule-NEON-LAND-02 = A fighter on the ship uses no abilities and cannot be attacked or otherwise targeted.
rule-NEON-LAND-03 = The same applies after maintenance: the fighter lands at the start of their next turn. A fighter defeated before their turn of the round still has that turn and performs all three actions.
rule-NEON-LAND-04 = Landing counts as entering a sector.
ruling-NEON-LAND-04 = NEON-R-06: Landing triggers what a sector does on entering.

## NEON-MOVE

rule-NEON-MOVE-01 = Move to one of the two adjacent sectors, or stay.
rule-NEON-MOVE-02 = What a sector does on entering happens at once.
rule-NEON-MOVE-03 = From the Train Station a Move action may go to any open sector. Other ways of moving do not have this benefit.
rule-NEON-MOVE-04 = With two sectors left the other sector is the only neighbour on both sides.
rule-NEON-MOVE-05 = A move of more than one step skips the sectors between: only the last one is entered. Staying in place is not a move.

## NEON-SRCH

rule-NEON-SRCH-01 = A search costs 1 energy for each search token in your sector; it is free when there is none. Whoever cannot pay cannot search.
rule-NEON-SRCH-02 = The class of the sector sets what you look at: green 3 green cards, orange 2 orange, purple 1 purple and 1 green. Keep 2 in each case.
rule-NEON-SRCH-03 = Effects that let you look at more cards do not raise the number you keep.
rule-NEON-SRCH-04 = Cards you do not keep go face up to the discard pile of their class.
rule-NEON-SRCH-05 = An effect that takes cards, rather than looking at them, keeps every one of them.
rule-NEON-SRCH-06 = When a deck is empty, its discard pile is shuffled into a new deck and drawing goes on. If both are empty, fewer cards are drawn.
rule-NEON-SRCH-07 = After the action put 1 search token into your sector.
rule-NEON-SRCH-08 = In the Shopping Mall look at 1 more card, from the deck of the sector's own class.
ruling-NEON-SRCH-08 = NEON-R-16: The extra card of the Shopping Mall comes from the deck of the sector's class.
rule-NEON-SRCH-09 = Only the searcher sees the cards looked at, until they are placed or discarded.

## NEON-LOOT

rule-NEON-LOOT-01 = Every card kept or taken is placed at once, in an order its owner chooses: as equipment, as a supply, or discarded. Loot cards are never held in hand.
rule-NEON-LOOT-02 = A card may become equipment in a free place if you have no equipment of its type.
rule-NEON-LOOT-03 = A card may become equipment on top of one of your equipment cards if the two share a supply symbol and no type then appears twice. The covered card may be of another type.
rule-NEON-LOOT-04 = The covered card becomes a supply of the new card, and the supplies under it move along, up to the new card's maximum. The owner picks what is discarded; supplies that move along need not match.
ruling-NEON-LOOT-04 = NEON-R-07: The owner chooses which surplus supplies are discarded, and supplies that move along need not match the new card.
rule-NEON-LOOT-05 = A card may become a supply under one of your equipment cards that shares a supply symbol with it and has room.
rule-NEON-LOOT-06 = You have at most one equipment card of each of the 6 types. A card of a type you already have can only become a supply, cover the card of its type, or be discarded.
rule-NEON-LOOT-07 = A supply may never be moved to another card or turned into equipment. An equipment card becomes a supply only by being covered.
rule-NEON-LOOT-08 = When an equipment card is discarded for any reason, all supplies under it are discarded too.
rule-NEON-LOOT-09 = You may not discard your own equipment just to make room.
ruling-NEON-LOOT-09 = NEON-R-08: Your own equipment may not be discarded to free a place.

## NEON-SUP

rule-NEON-SUP-01 = A supply is spent by discarding its card from under the equipment whose effect is used.
rule-NEON-SUP-02 = Every equipment card contains 1 supply: itself. If it has no other suitable supply, its effect may still be paid by discarding the card itself; NEON-LOOT-08 then applies.
rule-NEON-SUP-03 = The maximum printed on the card counts only the cards under it, not the card itself.
rule-NEON-SUP-04 = A card with two symbols serves as one supply of either type.
rule-NEON-SUP-05 = A bot token may be turned over once, during an attack or defence, to pay as one supply of one of its types for any equipment effect of its owner. It may not be used in the attack in which it was gained.
rule-NEON-SUP-06 = The payer chooses among the suitable supplies and bot tokens. The card itself may be used only if no suitable supply lies under it, but it may be preferred to a bot token.
ruling-NEON-SUP-06 = NEON-R-09: The payer chooses freely among suitable supplies, but may discard the card itself only if no suitable supply lies under it.
rule-NEON-SUP-07 = An effect paid by discarding its own card is still carried out, and a weapon discarded this way finishes the current attack with the dice already determined; its further effects are gone.
ruling-NEON-SUP-07 = NEON-R-10: An attack goes on even if its weapon was discarded to pay for an effect.

## NEON-ATK

rule-NEON-ATK-01 = Choose one weapon: the basic weapon or one of your equipment cards of type pistol, heavy, melee or grenade.
rule-NEON-ATK-02 = Choose a target the range allows: another fighter on the arena or a bot. Allies cannot be chosen.
rule-NEON-ATK-03 = Range 0 is your own sector, range 1 an adjacent sector, range 2 a sector adjacent to that one other than your own. There is no line of sight.
ruling-NEON-ATK-03 = NEON-R-05: In a small ring a target stands at both distances, one for each way round. The attacker chooses which one counts; the Automa uses the shorter.
rule-NEON-ATK-04 = The weapon shows dice for ranges 0, 1 and 2. An empty entry means that the weapon cannot attack there, unless an effect that adds dice says it opens that range. Ranges above 2 exist only through effects such as the Howitzer.
rule-NEON-ATK-05 = Melee weapons reach only range 0. Every fighter has a basic melee weapon.
rule-NEON-ATK-06 = At most 5 attack dice are rolled in an attack.
rule-NEON-ATK-07 = Effects of reach, area and moving the target are declared and paid for when the target is chosen. If no legal target remains, the attack ends without a roll: the costs stay paid and the attack has failed.
rule-NEON-ATK-08 = Before the roll the attacker may use effects that add dice or act before the attack. Then the dice are cut to 5.
rule-NEON-ATK-09 = Critical and normal hits are hits; conditional misses and misses are not, unless changed.
rule-NEON-ATK-10 = After the roll the attacker may reroll and change dice in any order. Attack dice are rerolled at most once per attack, by one effect; all the dice it allows are rerolled together.
rule-NEON-ATK-11 = Each effect of an equipment card is used at most once per attack.
rule-NEON-ATK-12 = With several targets the attack roll is made once; then each defender defends in turn order, the Automa after the players and the bot last.
rule-NEON-ATK-13 = Attackers and defenders may use their own abilities, the effect of their sector, their own equipment and their own upgrade.

## NEON-DEF

rule-NEON-DEF-01 = A defender rolls 1 die for basic armour, 1 for each field token, and whatever effects add before the roll.
rule-NEON-DEF-02 = Effects that change the attacker's dice as this defender sees them (Hologram) are used here and affect only this defender.
rule-NEON-DEF-03 = At most 3 defence dice are rolled in a defence.
rule-NEON-DEF-04 = After the defence roll the defender may reroll and change dice; defence dice are rerolled at most once per attack.
rule-NEON-DEF-05 = “Block a normal hit” cancels one normal hit; “Block any hit” cancels one hit of either kind, as the defender chooses; “Fail, gain 1 energy” gives the defender 1 energy.
rule-NEON-DEF-06 = Only final results count: a “Fail, gain 1 energy” that was rerolled gives nothing, and its energy comes only when the results are final, so it cannot pay for effects of the same defence before that.
ruling-NEON-DEF-06 = NEON-R-11: The energy of “Fail, gain 1 energy” comes after the defender's rerolls and before damage.
rule-NEON-DEF-07 = When the defender has finished, the attacker may use counter effects, such as counting one of the defender's results as another.
ruling-NEON-DEF-07 = NEON-R-13: The attacker may change the defender's results in a moment of its own, after the defender's rerolls.
rule-NEON-DEF-08 = Automatic changes (Smoke Grenade, then Stadium) are applied to the final faces before blocks are assigned; each die changes at most once.
rule-NEON-DEF-09 = While critical hits get through, the defender must use the mandatory effects of the helmet and pay their supply; while normal hits get through, those of the armour. Optional effects are a choice.
rule-NEON-DEF-10 = A mandatory effect must be paid with the card itself when nothing else is suitable. It is used at most once per attack.
ruling-NEON-DEF-10 = NEON-R-14: A mandatory effect of helmet or armour without a spare supply is paid with the card itself.
rule-NEON-DEF-11 = The helmet is used first, then the armour.

## NEON-RES

rule-NEON-RES-01 = The damage to a target is the hits that got through, critical and normal, plus what effects add.
rule-NEON-RES-02 = Then the attacker may use effects that depend on damage having been dealt.
rule-NEON-RES-03 = The attacker takes that many health tokens of a target fighter, from the top row downwards; in Battle Royale they leave the game.
rule-NEON-RES-04 = A bot is destroyed by at least 1 damage; the attacker takes its token, supply side up.
rule-NEON-RES-05 = If nothing got through, the attack has failed and the attacker may use Manoeuvre B. With several targets: only if no target was damaged or destroyed.
rule-NEON-RES-06 = After the attack the defenders use their effects in turn order, then the attacker. Fighters on the ship or eliminated use nothing.

## NEON-BOT

rule-NEON-BOT-01 = Bots never attack. A bot defends with 1 defence die.
rule-NEON-BOT-02 = The die of a bot is rolled together with the attack dice, so the attacker sees it before changing results.
rule-NEON-BOT-03 = A bot rerolls nothing and uses nothing; only automatic effects on results apply to it (Stadium, Smoke Grenade).
rule-NEON-BOT-04 = There are 5 types with 2 tokens each; one bot per sector at the start. Nothing brings bots back.
rule-NEON-BOT-05 = An attack on the Automa is rolled the same way: its defence dice together with the attack dice.

## NEON-DMG

rule-NEON-DMG-01 = Each point of damage removes one health token: top row first, then middle, then bottom.
rule-NEON-DMG-02 = In Resurrection and Squad the token goes to the trophies of the player who dealt the damage, by an ability (such as the Trap) too. Damage from no such source (closing of sectors) returns the token to the stock.
rule-NEON-DMG-03 = Damage beyond the last token of the current board side is lost.

## NEON-KO

rule-NEON-KO-01 = A fighter who loses the last token of side A goes to maintenance; on side B the fighter is eliminated and the figure removed.
rule-NEON-KO-02 = The fighter takes the field tokens back. The special token stays where it is: after maintenance it returns at the start of the next turn, after elimination it is removed at the end of the round.
rule-NEON-KO-03 = If the last token was lost through an opponent's attack or ability, that opponent may take up to 2 equipment cards of their choice (top cards, not supplies). All supplies and the remaining equipment go to the discard piles.
rule-NEON-KO-04 = Spoils are placed at once with the taker's cards, by the rules for placing loot.
ruling-NEON-KO-04 = NEON-R-15: Equipment taken from a defeated fighter is placed at once like found loot.
rule-NEON-KO-05 = A defeated fighter keeps bot tokens, trophies, upgrades and the leader token.
rule-NEON-KO-06 = The Automa has one life and takes no equipment.

## NEON-MNT

rule-NEON-MNT-01 = Move the figure to the drop ship.
rule-NEON-MNT-02 = If an opponent caused the defeat, that opponent takes the spoils now.
rule-NEON-MNT-03 = Discard the rest of the equipment and supplies; take 3 loot cards, one of each class, and place them.
ruling-NEON-MNT-03 = NEON-R-18: The three cards of maintenance are one of each class.
rule-NEON-MNT-04 = Look at 2 upgrade cards, keep 1 face up, and put the other under the deck. If only one is left take it; if none, skip this.
rule-NEON-MNT-05 = Turn the board to side B, put 6 new health tokens on it and set energy to 3.
rule-NEON-MNT-06 = An immediate upgrade is carried out after health and energy are set.
ruling-NEON-MNT-06 = NEON-R-19: An immediate upgrade that gives energy works after energy was set to 3.

## NEON-UPG

rule-NEON-UPG-01 = Upgrades are permanent, immediate, or usable once per round (the card is turned by 90° when used).

## NEON-ABL

rule-NEON-ABL-01 = Each fighter has 5 abilities: Manoeuvres A, B and C and two unique ones. Pay the energy and respect the moment in brackets.
rule-NEON-ABL-02 = Unless its text says otherwise an ability may be used any number of times while you can pay for it, also several times in one attack or defence.
rule-NEON-ABL-03 = A fighter standing in the TV Tower pays 1 more for each ability, manoeuvres included.
rule-NEON-ABL-04 = Manoeuvre A, 1 energy, when attacking or defending: reroll any number of your own attack or defence dice, or those of an ally in your sector; once per attack.
rule-NEON-ABL-05 = Manoeuvre B, 1 energy, when attacking: if no damage was dealt, move to an adjacent sector.
rule-NEON-ABL-06 = Manoeuvre C, 2 energy, when your own sector closes: cancel that damage.
rule-NEON-ABL-07 = Unique abilities are content. From the rulebook: Boulder's Shield and Howitzer, Snake's Smoke Grenade, Illusion's Trap, Akari's Neko, Ghost's Infrasound and Ambush.
rule-NEON-ABL-08 = Abilities differ in whom they affect: all fighters including the user (Smoke Grenade), all other fighters including allies (Neko), all other fighters except allies (Trap).

## NEON-TOK

rule-NEON-TOK-01 = While the token is on the arena its ability cannot be used again. It returns at the start of the owner's next turn unless stated otherwise.
rule-NEON-TOK-02 = If its sector closes, the token returns to its owner.
rule-NEON-TOK-03 = Smoke Grenade: every defender in the token's sector counts each “Fail” as “Block a normal hit”.
rule-NEON-TOK-04 = Trap: the first enemy fighter who enters the token's sector takes 1 damage from Illusion; the token returns.
rule-NEON-TOK-05 = Neko: other fighters attacking from the token's sector roll 2 attack dice fewer, but at least 1.

## NEON-SEC

rule-NEON-SEC-00 = A sector effect applies only to fighters in it: attack effects when attacking from it, defence effects when defending in it.
rule-NEON-SEC-01 = Park: for 1 energy, after the roll, turn one conditional miss into a normal hit.
rule-NEON-SEC-02 = Factory: for 1 energy, +1 attack die.
rule-NEON-SEC-03 = Charging Station: gain 1 energy on entering, whatever moved you there.
rule-NEON-SEC-04 = Highway: when attacking, reroll 1 attack die for free; this uses up the one reroll (no Manoeuvre A afterwards).
rule-NEON-SEC-05 = Underpass: no damage when this sector closes; its bot still leaves the game.
rule-NEON-SEC-06 = Shopping Mall: look at 1 more card when searching.
rule-NEON-SEC-07 = Train Station: a Move action may lead to any sector.
rule-NEON-SEC-08 = Police Station: when attacking from it or defending in it you cannot reroll, nor can an ally do it for you.
rule-NEON-SEC-09 = Stadium: when defending, all results of one kind count as another; this goes for bots too.
ruling-NEON-SEC-09 = NEON-R-17: In the Stadium “Block a normal hit” counts as “Block any hit”.
rule-NEON-SEC-10 = TV Tower: abilities cost 1 more.
rule-NEON-SEC-11 = A paid sector effect may be used as often as energy lasts, like an ability; the limits on dice and rerolls hold.

## NEON-END

rule-NEON-END-01 = Resurrection and Squad end when the last cell of the round board is the current one, or when at most one fighter (team) is left in the tournament.
rule-NEON-END-02 = Battle Royale ends when at most one fighter is left. It goes on even when all scoreboard tokens have been laid.
rule-NEON-END-03 = The check comes before closing, so a last survivor takes no closing damage, and in Resurrection and Squad the closings of the last cell never happen.
rule-NEON-END-04 = If phase 4 leaves at most one fighter (team), the game may be ended at once: nothing in the rest of the round can change the result. The check is not made between two closings of one phase.

## NEON-CLOSE

rule-NEON-CLOSE-01 = Return bot and search tokens of that sector to the stock; field tokens lying there and special tokens go back to their owners.
rule-NEON-CLOSE-02 = Remove 1 search token from each of the two adjacent sectors, if there is one.
rule-NEON-CLOSE-03 = Each fighter there moves to an adjacent sector of their choice and takes 1 damage, the token going to the stock. Manoeuvre C may cancel it. Several fighters decide starting with the leader and going clockwise; the Automa last.
rule-NEON-CLOSE-04 = Remove the sector; its neighbours become adjacent. Skip this step if only 2 sectors are left.
rule-NEON-CLOSE-05 = Lay the top scoreboard token on the current round cell; the next number becomes visible.
rule-NEON-CLOSE-06 = If the cell shows two closings, all steps are repeated with the newly visible token. The first number is known from the start of the round, the second only now.
rule-NEON-CLOSE-07 = A fighter in a closing sector chooses where to go, decides on Manoeuvre C (at its price in the closing sector), moves, gets what entering gives, then takes the damage. If it defeats the fighter, they go to the ship or out.
rule-NEON-CLOSE-08 = A fighter who is driven into the sector that closes second in the same phase suffers again.
rule-NEON-CLOSE-09 = Fighters on the ship are not affected.

## NEON-REB

rule-NEON-REB-01 = A single remaining fighter wins automatically.
rule-NEON-REB-02 = Otherwise count victory points: the value of health trophies; 1 per bot token, used or not; +1 per pair of equal bot tokens; 1 for the leader token.
rule-NEON-REB-03 = The winner is the fighter with most points among those not eliminated. Ties: most 3-point trophies, then 2-point, then 1-point; then a shared victory.
rule-NEON-REB-04 = If an eliminated fighter has the most points, they get the honorary title “Best player of the tournament” but do not win. One who is level with a fighter still in does not have the most.
rule-NEON-REB-05 = If nobody is left there is no winner; the honorary title is still given.

## NEON-ROY

rule-NEON-ROY-01 = Side B, no token values, no upgrades; losing the last token eliminates.
rule-NEON-ROY-02 = The last fighter in the tournament wins; if none is left nobody wins.
rule-NEON-ROY-03 = If a closing phase begins with 2 sectors there is a flood: remove 1 search token from each; every fighter on the arena takes 1 damage by the normal rules and may move to the other sector or stay; both sectors stay.
rule-NEON-ROY-04 = Manoeuvre C and the Underpass work in a flood.
ruling-NEON-ROY-04 = NEON-R-20: Flood damage can be cancelled by Manoeuvre C and by the Underpass.
rule-NEON-ROY-05 = Starting with the leader, each fighter decides in turn whether to move or stay, then on Manoeuvre C. Flood damage is dealt to all at the same time afterwards. Who stood in the Underpass when the flood came takes none. The Automa stays.
rule-NEON-ROY-06 = Safety limit: from the 15th flood on the damage cannot be cancelled.
ruling-NEON-ROY-06 = NEON-R-22: From the 15th flood of a Battle Royale on the damage cannot be avoided.
rule-NEON-ROY-07 = If the first of two closings leaves 2 sectors, the second token is carried out without removing its sector, and moving away is optional.

## NEON-COA

rule-NEON-COA-01 = Squad follows the rules of Resurrection except where it says otherwise.
rule-NEON-COA-02 = Allies cannot attack each other. Area attacks leave them out.
ruling-NEON-COA-02 = NEON-R-12: An area attack does not touch allies.
rule-NEON-COA-03 = Team effects of equipment (marked with the team symbol) may be used only in this mode. If Viceroy drains an ally of the target too, the attacker chooses which one.
rule-NEON-COA-04 = Allies in one sector may reroll for each other by Manoeuvre A. The one whose ability it is pays, and it counts as the one reroll of those dice. A window they share goes round until everybody has passed in a row: after each use the others are asked again.
rule-NEON-COA-05 = Allies may not exchange equipment.
rule-NEON-COA-06 = All trophies of a team are pooled: health values, bots with pairs counted across the team, the leader token. The highest total wins; ties are broken with the pooled trophies.
rule-NEON-COA-07 = A team with no fighter left cannot win; a single remaining team wins automatically.
ruling-NEON-COA-07 = NEON-R-21: An eliminated team cannot win on points.

## NEON-AUTO

rule-NEON-AUTO-01 = The Automa's health is 1, 1, 1 / 1, 1 / 2 (any six tokens in Battle Royale). It starts in the sector named by the top scoreboard token.
rule-NEON-AUTO-02 = It is a fighter, has no energy and no cards, and acts last each round.
rule-NEON-AUTO-03 = Target: among the fighters on the arena at distance 0–3 by the shorter way, the one with most health tokens; on a tie, the one who acted latest this round. Bots are never targets.
rule-NEON-AUTO-04 = Move: if the target is not in its sector, one sector towards it. If both ways are equally long, or there is no target, to the adjacent sector with the smaller number.
rule-NEON-AUTO-05 = Attack: if it chose a target, it attacks it with its printed weapon at the distance after moving; the target defends normally. After the move the target is always at distance 0–2: it was at most 3 away, and every move brings the Automa one sector closer, also when both ways are equally long.
rule-NEON-AUTO-06 = Closing: it takes 1 damage and moves to the adjacent sector with the smaller number.
ruling-NEON-AUTO-06 = NEON-R-23: The Automa takes the damage even when the Underpass closes.
rule-NEON-AUTO-07 = It never rerolls and uses no effects except automatic ones on its results.
rule-NEON-AUTO-08 = Losing the last token eliminates it. It can win: it collects health trophies in Resurrection and may be the last survivor in Battle Royale.
rule-NEON-AUTO-09 = It never holds the leader token, takes no loot and gains no energy from the Charging Station; Trap, Neko and Smoke Grenade affect it.
rule-NEON-AUTO-10 = In Squad an optional Automa is a team of its own.
rule-NEON-AUTO-11 = Played rows stay visible until the end of the round, so that all can see who acted latest.

## NEON-HID

rule-NEON-HID-01 = Hidden are hands, the order of all decks, scoreboard tokens below the top one, rows not yet revealed, and cards being looked at. Everything else is open, discard piles and supplies under equipment included.

## NEON-RNG

rule-NEON-RNG-01 = Chance decides the ring, the scoreboard, bots, draws, the leader and dice; every outcome is in the record, so that a game can be replayed.

## NEON-EFF

rule-NEON-EFF-01 = An optional effect is a choice, a mandatory one must be used when its condition holds and it can be paid for, an automatic one happens by itself and costs nothing.
rule-NEON-EFF-02 = A weapon with a price of use (grenades) needs that supply to attack at all. It is paid when the attack is declared, with the card itself if need be, and the attack goes on.
ruling-NEON-EFF-02 = NEON-R-10: An attack goes on even if its weapon was discarded to pay for an effect.
rule-NEON-EFF-03 = Turning a die never counts as a reroll; it may come before or after one.
rule-NEON-EFF-04 = An effect on the opponent's dice in a defence affects only this attacker and this defender.

## NEON-R

rule-NEON-R-01 = Yes, the three actions are compulsory, in the order of the row: attack if a legal target (a bot too) is in reach, with a weapon and target of your choice; search if you can pay for it. A Move may stay in place. With the set-up option every action may be skipped.
ruling-NEON-R-01 = The book has all three actions performed without exception; only of Move it says “may”.
rule-NEON-R-02 = A fighter on the ship still counts as left in the tournament, unless eliminated.
ruling-NEON-R-02 = Otherwise the game could end in round 1 or during maintenance.
rule-NEON-R-03 = A fighter defeated in their own turn loses the remaining actions.
ruling-NEON-R-03 = Such a fighter may return only at the start of the next turn.
rule-NEON-R-04 = Takeover gives its energy even to the present leader.
ruling-NEON-R-04 = What the book says about nothing happening concerns the token; the energy is a separate sentence.
rule-NEON-R-05 = In a small ring a target stands at both distances, one for each way round. The attacker chooses which one counts; the Automa uses the shorter.
ruling-NEON-R-05 = Taken literally: range 2 is any sector next to a range-1 sector except your own.
rule-NEON-R-06 = Landing triggers what a sector does on entering.
ruling-NEON-R-06 = The note on the sector extends its effect to every change of place, and the book calls landing a change of place that is not an action.
rule-NEON-R-07 = The owner chooses which surplus supplies are discarded, and supplies that move along need not match the new card.
ruling-NEON-R-07 = The matching rule is about laying a card; the transfer happens by itself.
rule-NEON-R-08 = Your own equipment may not be discarded to free a place.
ruling-NEON-R-08 = The rulebook lists exactly three options for a second card of a type.
rule-NEON-R-09 = The payer chooses freely among suitable supplies, but may discard the card itself only if no suitable supply lies under it.
ruling-NEON-R-09 = The text allows discarding the card only when it has no other suitable supply; bot tokens are optional.
rule-NEON-R-10 = An attack goes on even if its weapon was discarded to pay for an effect.
ruling-NEON-R-10 = In a worked example the Reaper is discarded after the dice were rolled and its effect still counts.
rule-NEON-R-11 = The energy of “Fail, gain 1 energy” comes after the defender's rerolls and before damage.
ruling-NEON-R-11 = Only final results count.
rule-NEON-R-12 = An area attack does not touch allies.
ruling-NEON-R-12 = Allies cannot attack each other.
rule-NEON-R-13 = The attacker may change the defender's results in a moment of its own, after the defender's rerolls.
ruling-NEON-R-13 = The book's example does it after the roll, and it needs the defender's faces.
rule-NEON-R-14 = A mandatory effect of helmet or armour without a spare supply is paid with the card itself.
ruling-NEON-R-14 = Each equipment card always contains one supply, and the effect is compulsory.
rule-NEON-R-15 = Equipment taken from a defeated fighter is placed at once like found loot.
ruling-NEON-R-15 = Loot cards are never held in hand.
rule-NEON-R-16 = The extra card of the Shopping Mall comes from the deck of the sector's class.
ruling-NEON-R-16 = The icon is lost; this reading favours no class.
rule-NEON-R-17 = In the Stadium “Block a normal hit” counts as “Block any hit”.
ruling-NEON-R-17 = Both icons are lost. It must matter for bots, so it cannot be the energy face alone.
rule-NEON-R-18 = The three cards of maintenance are one of each class.
ruling-NEON-R-18 = The book shows three card icons of different colours; the picture of the fighter board says three cards.
rule-NEON-R-19 = An immediate upgrade that gives energy works after energy was set to 3.
ruling-NEON-R-19 = Otherwise it would be overwritten.
rule-NEON-R-20 = Flood damage can be cancelled by Manoeuvre C and by the Underpass.
ruling-NEON-R-20 = The book deals this damage by the normal rules.
rule-NEON-R-21 = An eliminated team cannot win on points.
ruling-NEON-R-21 = As in Resurrection.
rule-NEON-R-22 = From the 15th flood of a Battle Royale on the damage cannot be avoided.
ruling-NEON-R-22 = A safeguard only: two passive players could otherwise stall forever.
rule-NEON-R-23 = The Automa takes the damage even when the Underpass closes.
ruling-NEON-R-23 = Its own closing rule has no exception, and it uses no effects except on rolls.
rule-NEON-R-24 = A card has one initiative number, whichever half is covered.
ruling-NEON-R-24 = The top card is fully visible; a review confirms one number.
rule-NEON-R-25 = Side B has the same health layout as side A.
ruling-NEON-R-25 = Only side A is shown.
rule-NEON-R-26 = The leader token stays with a holder who is eliminated and still decides ties; its point counts only for the title.
ruling-NEON-R-26 = No rule moves it; Takeover can take it.
rule-NEON-R-27 = A set of dice is rerolled once per attack in all, by its owner or by an ally.
ruling-NEON-R-27 = The limit is stated per attack, not per effect.
rule-NEON-R-28 = Three Defence halves in one row give two tokens but 2 energy each time.
ruling-NEON-R-28 = Only two tokens exist; the energy is given when each action is performed.
rule-NEON-R-29 = A helmet reacts to critical hits that got through, armour to normal hits.
ruling-NEON-R-29 = The icons are lost; the text lists the helmet first, and critical hits are always listed first.
rule-NEON-R-30 = A bot in the chosen sector is a target of an area attack.
ruling-NEON-R-30 = Opponents include bots.
rule-NEON-R-31 = An ability may be used as often as energy lasts, also within one attack, unless its text says otherwise (Manoeuvre A: once per attack; special tokens: while at hand). Paid sector effects alike.
ruling-NEON-R-31 = The book sets no limit but energy, and states the limits of Manoeuvre A and of equipment expressly.
rule-NEON-R-32 = Whether a half with Defence and an alternative is Defence is decided at the reveal: Defence gives the token now and the energy later, the alternative gives no token.
ruling-NEON-R-32 = The book gives the token at the reveal to those who played Defence; deciding later would give both benefits.
rule-NEON-R-33 = The Joker gives 1 energy.
ruling-NEON-R-33 = The icon is lost; the value is content and can be changed there.
