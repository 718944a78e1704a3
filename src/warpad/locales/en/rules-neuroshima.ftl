# The rules of Neuroshima Hex in our own words, by their ids in the register.

## NH-SET

rule-NH-SET-01 = With two players each HQ starts with 20 hit points.
rule-NH-SET-02 = In a team game for four each HQ starts with 15 hit points under 3.0, and with 20 under Duel and 2025.
ruling-NH-SET-02 = The Duel book has no team play, so 20 is used there.
rule-NH-SET-03 = One against two: the lone HQ starts with 20 hit points, each HQ of the team with 13.
ruling-NH-SET-03 = The Duel book has no such mode, so the same numbers are used there.
rule-NH-SET-04 = If the HQs are level after the final battle, under 3.0 and 2025 each player takes one extra turn and one extra battle is fought; if they are still level, the game is a draw. Under Duel it is a draw at once.
rule-NH-SET-05 = If the board is still full after a battle, another battle is fought, until a hex is free or the game is over.
ruling-NH-SET-05 = Used in all rulesets. Such a battle is idle when it changes nothing at all (no hit point, no wound, no tile). If somebody had a choice in it, it is fought once more. A second idle battle in a row, or one in which nobody could choose anything, decides the game at once, as the final battle does but without extra turns.
rule-NH-SET-06 = The Clown's explosion hurts HQs under 3.0 and 2025; under Duel it works like an Air Strike and spares them.
ruling-NH-SET-06 = The 2025 book prints no army lists: as in 3.0.
rule-NH-SET-07 = Moloch's bad temper applies in every team mode; under 2025 it can be switched off at set-up.
rule-NH-SET-08 = Under 3.0 and Duel a battle is part of the turn of the player who started it; under 2025 the turn ends first, and the battle falls between two turns.
ruling-NH-SET-08 = Either way nobody may act between the start of the battle and the next turn; the only difference is whose turn it is called during the battle.
rule-NH-SET-09 = The special board with terminals, energy and procedures belongs to the Duel ruleset.
rule-NH-SET-10 = Printed initiative ranges from 0 to 3; the 2025 book allows up to 4.
rule-NH-SET-11 = The bad draw (NH-TURN-07) belongs to 3.0 and 2025. Under Duel one of three tiles must go, whatever they are.

## NH-GEO

rule-NH-GEO-01 = The main board has 19 hexes. The extended board adds a ring of 18. It is recommended for five or six players, who may still ask for the 19 hexes; four use it if they agree on it. Only the 19 main hexes count for whether the board is full.
ruling-NH-GEO-01 = Five and six armies get the large board unless they ask for the small one at set-up.
rule-NH-GEO-02 = Hexes are flat-topped and stand in columns; directions are counted clockwise from the top. Side i of a tile turned k times points in direction i + k, modulo six. Each hex has a name: a letter for its column and a number counted from the top.
rule-NH-GEO-03 = The straight row of hexes leading away from a side is the line of fire of that side.

## NH-TILE

rule-NH-TILE-01 = Board tiles are HQs, units, modules and, in Duel, foundations. Instant tiles never go on the board: they take effect and are discarded.
rule-NH-TILE-02 = A side may carry a melee attack, a ranged attack, a Gauss attack, armour, a net, a module's link, a link to enemies or a control link.
rule-NH-TILE-03 = A tile has no initiative value, one or several. A tile without initiative works all the time.
rule-NH-TILE-04 = A tile with toughness n survives n wounds; the next one destroys it. Wounds stay on a tile and move with it.
rule-NH-TILE-05 = An army has 35 tiles, one of them the HQ.

## NH-TURN

rule-NH-TURN-01 = Each player takes an army, sets its HQ aside and shuffles the other 34 tiles face down.
rule-NH-TURN-02 = In turn order each player places the HQ on any free hex, facing any way. HQs may be neighbours.
rule-NH-TURN-03 = The first player begins with one tile, the second with two; after that everybody draws up to three. Nothing has to be discarded in those first two draws.
rule-NH-TURN-04 = A turn begins with drawing until the player has three face-up tiles in hand, never more.
rule-NH-TURN-05 = A player with three tiles must discard one before anything else is done with tiles. With fewer, because the stack has run out, nothing has to be discarded.
rule-NH-TURN-06 = Each remaining tile may be played, kept or discarded, in any order and in between the actions of tiles on the board.
rule-NH-TURN-07 = If all the tiles before a player are instants after drawing, the player may discard them all and draw as many again, as often as that happens.
ruling-NH-TURN-07 = This is asked right after drawing, before the compulsory discard. With an empty stack there is nothing to draw, so it is not offered.
rule-NH-TURN-08 = A board tile is placed on a free hex, facing any way; after that only an effect that says so moves or turns it.
rule-NH-TURN-09 = Tiles are played only in their owner's turn, and the player says when the turn is over.
rule-NH-TURN-10 = When no main hex is free a battle starts at once, and the turn is over whatever tiles are left.
rule-NH-TURN-11 = Once a battle has started, nothing more is played, moved or even discarded in that turn.

## NH-BAT

rule-NH-BAT-01 = A battle runs in segments, from the highest initiative on the board at the time down to 0.
rule-NH-BAT-02 = In a segment all acting tiles act at the same time, on the board as it was when the segment began. Every hit lands; a hit that was not needed does not fly on.
rule-NH-BAT-03 = Destroyed tiles stay and keep working until the segment ends, then go to their owner's discard pile. Damage to HQs is counted when the segment ends.
rule-NH-BAT-04 = Attacks happen by themselves; nobody may decline one.
rule-NH-BAT-05 = A tile acts in the segment of its current initiative. Each initiative is used at most once in a battle, and one whose segment has passed is lost.
ruling-NH-BAT-05 = An initiative that a net kept from acting may still act later, if its value has changed and now equals a later segment.
rule-NH-BAT-06 = A tile with several initiatives makes all its attacks in each of them.
ruling-NH-BAT-06 = Initiatives that end up at the same value make one action.
rule-NH-BAT-07 = Initiative is never below 0 and has no upper limit; all modifiers are added up first. A modifier changes every initiative of a tile.
rule-NH-BAT-08 = Melee hits the enemy next to that side; armour does nothing against it.
rule-NH-BAT-09 = A ranged attack hits the first enemy in its line of fire at any distance. It passes over your own and allied tiles and over foundations.
rule-NH-BAT-10 = Armour on the side that is hit weakens a ranged hit by 1, even from the next hex. It does nothing against melee, instants and explosions.
rule-NH-BAT-11 = Gauss hits every enemy in its line for 1. No bonus raises it; armour stops it for the armoured tile only.
rule-NH-BAT-12 = An HQ strikes the enemies next to it with melee 1 at initiative 0. It never hurts another HQ, whatever helps it, and what it gives its neighbours never works on itself.
rule-NH-BAT-13 = When an HQ drops to 0, the battle is still fought to the end.
ruling-NH-BAT-13 = The fallen HQ stays and acts until then, as the rule for three players has it.
rule-NH-BAT-14 = Choices within a battle are asked before the segment is resolved; those about medics when its hits are known.
ruling-NH-BAT-14 = Players are asked in turn order, starting with the player whose turn it is; a segment without a choice asks nothing.
rule-NH-BAT-15 = After a battle it is the next player's turn.

## NH-NET

rule-NH-NET-01 = A net disables the enemy next to that side, HQs too, from the moment it is there: no attack, movement, push, net, effect or other action. Armour and toughness remain.
ruling-NH-NET-01 = Only the 2025 book says that armour and toughness remain; it is applied to all.
rule-NH-NET-02 = A netted tile cannot be moved, turned, swapped or pushed, and cannot push.
rule-NH-NET-03 = A netted Net Fighter nets nobody.
rule-NH-NET-04 = Two Net Fighters that net each other cancel out: neither is netted, and their other nets work.
rule-NH-NET-05 = Three or more Net Fighters in a circle cancel out in the same way.
ruling-NH-NET-05 = Nets of fighters known to be free work first; then a closed group at which nothing undecided points cancels inside, and its members are free; and so on. The Duel book does not speak of circles: the same is used there.
rule-NH-NET-06 = When a Net Fighter dies in a battle, its net holds until the segment ends.
rule-NH-NET-07 = A Net Fighter may be pushed, but not by a tile it has netted.
rule-NH-NET-08 = Nets do not work on allies, except with Moloch.

## NH-CTL

rule-NH-CTL-01 = An enemy tile on a control link belongs to Vegas in every respect while it is linked, and Vegas may turn it when taking it over. HQs cannot be taken over.
rule-NH-CTL-02 = A tile that is freed keeps its facing and its wounds.
rule-NH-CTL-03 = A tile taken over during a battle may be turned right after it.
rule-NH-CTL-04 = Control beats a net or a Scoper that points back at it. Otherwise a netted Agitator controls nothing, and a Scoper takes over an Agitator that faces elsewhere.
ruling-NH-CTL-04 = In a longer mixed circle first the nets in it, then the Scoper's links, then the control links do nothing. A tile that two would take over goes to the one on the lower hex (q, then r).
rule-NH-CTL-05 = An enemy module on the Scoper's link works for Outpost instead of its owner.
ruling-NH-CTL-05 = Only its effects change sides; in every other respect it remains its owner's tile. A hacked Saboteur or Agitator works against Outpost's enemies, and a module that Vegas controls can be hacked too.

## NH-MOD

rule-NH-MOD-01 = A module works all the time on the friendly tiles next to it that its links point at, HQs too.
rule-NH-MOD-02 = Effects of several modules add up; they are not passed on through other tiles.
rule-NH-MOD-03 = A module's effect is not an action, so an extra action does nothing for it.
rule-NH-MOD-04 = Officers add 1 to melee or to ranged strength, Scouts 1 to initiative, the Boss 1 to melee and initiative, the Brain 1 to both strengths. The Super-officer is an Officer with toughness.
rule-NH-MOD-05 = The Mother Module gives a linked tile one more action, one segment after its last; Outpost's HQ gives one to each friend next to it. At initiative 0 it is lost. Two such gifts give two more.
ruling-NH-MOD-05 = Each gift adds an initiative one below the lowest current one; below 0 it does not exist. The earlier one need not have acted.
rule-NH-MOD-06 = A Saboteur lowers the initiative of linked enemies by 1.
rule-NH-MOD-07 = While a Recon Centre works, every move of a friendly tile may go up to two hexes, each step to a free hex.
ruling-NH-MOD-07 = For mines only the hex where the tile stops counts, not the one it crosses.
rule-NH-MOD-08 = A Transport lets each linked friend move and/or turn once a turn as if it were mobile, from the moment the Transport stands there, and even away from it; never the Transport itself. Smart's HQ does the same for every friend next to it.
ruling-NH-MOD-08 = Each giver serves each tile once a turn; several givers may serve the same tile one after the other.
rule-NH-MOD-09 = A Quartermaster lets a linked tile change one attack of one action from melee to ranged or back, at the same strength, if its owner likes.
ruling-NH-MOD-09 = Bonuses of both kinds count for the changed attack, as in Duel.
rule-NH-MOD-10 = What an HQ gives every friend next to it: Borgo initiative, Hegemony melee, Moloch ranged strength, Outpost an extra action, Smart mobility. Vegas controls through one link instead.

## NH-MED

rule-NH-MED-01 = When a linked tile is wounded by one source, those wounds are cancelled and the Medic is discarded; it cannot refuse. One source is one tile's attack from one side in one segment, or one instant.
ruling-NH-MED-01 = Melee and ranged attacks of one tile from one side are one source.
rule-NH-MED-02 = When a tile is hit by several sources, its owner chooses which one the Medic takes, in teams too.
rule-NH-MED-03 = When several linked tiles are hit, the owner chooses which one is saved.
rule-NH-MED-04 = With several Medics linked to a tile, the owner of the Medics chooses which one is spent, in teams too; each can take one source.
ruling-NH-MED-04 = When the Medics belong to several players, or one of them to an enemy, the owner of the hit tile chooses.
rule-NH-MED-05 = A Medic wounded in the same segment as its patient saves nobody.
ruling-NH-MED-05 = Not even when another Medic takes its own wounds.
rule-NH-MED-06 = A Medic that would be spent is itself saved by a Medic linked to it, which is spent instead. If two are linked to each other, the owner chooses.
ruling-NH-MED-06 = Holds in all rulesets.
rule-NH-MED-07 = A Medic saves from Laser, Deletion, Detonation, mines, Sniper, Grenade and Air Strike as from any other source.
rule-NH-MED-08 = A Clown that explodes cannot be saved.

## NH-MOV

rule-NH-MOV-01 = Once in each of its own turns a mobile tile may move to a free hex next to it and/or turn freely, before or after tiles are played; never in a battle.
ruling-NH-MOV-01 = Also in the turn in which it was placed.
rule-NH-MOV-02 = In one turn a tile may use each of its sources of movement once: its own mobility, what an HQ or a Transport gives, a Move tile and so on.

## NH-INS

rule-NH-INS-01 = Battle starts a battle and ends the turn. It cannot be played once anybody has drawn their last tile.
rule-NH-INS-02 = Move: one of your tiles goes to a free hex next to it and/or turns.
rule-NH-INS-03 = Push Back: one of your tiles, the HQ too, pushes an enemy tile next to it, an HQ too, one hex away to a free hex, so that they no longer touch. If several hexes are open, the enemy's owner chooses. The pushed tile does not turn. With no open hex it cannot be played.
ruling-NH-INS-03 = A tile under Vegas' control is pushed where Vegas, who commands it, chooses.
rule-NH-INS-04 = Sniper: one wound to any enemy tile except an HQ.
ruling-NH-INS-04 = A foundation may be the target too; it is destroyed.
rule-NH-INS-05 = Grenade: destroys one enemy tile, not an HQ, next to your own HQ. It cannot be thrown while your HQ is netted.
rule-NH-INS-06 = Air Strike: one wound to every tile except HQs, your own too, on a hex and its six neighbours. All seven must be on the board; the hex may be empty.
rule-NH-INS-07 = Rotation: one of your tiles turns freely.
rule-NH-INS-08 = Castling: two of your tiles that touch, the HQ too, change places without turning. Neither may be netted.
rule-NH-INS-09 = Terror: in their next turn the others may not place any tile on the board.
ruling-NH-INS-09 = With several players it binds all the others, allies too, each in their next turn. It does not touch the placing of HQs, which comes before any Terror. Foundations such as the Mine may not be placed either.

## NH-UNIT

rule-NH-UNIT-01 = In its segment the Clown may explode instead of attacking: one wound to every tile next to it, friend or foe, without bonuses, and the Clown is destroyed. It may stand at the edge of the board.
rule-NH-UNIT-02 = The net fighters of Borgo and Hegemony that carry attacks both net and attack.
rule-NH-UNIT-03 = The Universal Soldier makes its melee and its ranged attack on the same side in the same segment.
rule-NH-UNIT-04 = When placing a tile, the Smart player may take one of their Transporters off the board and put the tile in its place. Wounds are not passed on.
ruling-NH-UNIT-04 = A netted Transporter can do nothing, so it cannot be replaced. One under Vegas' control does not serve Smart; Vegas has no Smart tiles to place, but may use it for a tile of its own. The Transporter goes to its owner's discard pile.
rule-NH-UNIT-05 = A destroyed Bio-droid goes on top of its owner's stack, even if an enemy controlled it.
rule-NH-UNIT-06 = A Mine lies under tiles. It is placed on a free hex and never moved, pushed, netted, taken over or wounded; only damaging instants destroy it; it blocks no fire and does not fill the board. A unit that stops on it is destroyed along with it; an HQ merely clears it.
ruling-NH-UNIT-06 = A Medic may save the unit, but the Mine is gone all the same. Of the procedures only Laser, which speaks of all board tiles, clears an enemy Mine.

## NH-DUEL

rule-NH-DUEL-01 = Seven of the 19 hexes are terminals. A tile on a terminal is a link of whoever commands it, unless it is netted or a foundation.
ruling-NH-DUEL-01 = Which hexes are terminals is inferred: the centre and the middle of each edge.
rule-NH-DUEL-02 = A player has 0 to 5 energy. At the end of the turn, tiles left after the compulsory discard may be exchanged for 1 each, and so may hit points of the player's own HQ. Buying ends the turn at once.
ruling-NH-DUEL-02 = The last hit point cannot be sold. Tiles that need no discard (first turns, last turns) may be sold too.
rule-NH-DUEL-03 = Procedures, at any time in your own turn: Rotation for 1 turns one of your links; Swap for 2 exchanges two of your links, not the HQ, and they may turn; Push back for 2 lets one of your links push; Laser for 3 destroys all enemy tiles between two of your links in a line; Deletion for 3 destroys one enemy next to three of your links; Detonation for 4 destroys all enemy links. None hurts an HQ; Medics save.
ruling-NH-DUEL-03 = Any time means after drawing, also before the compulsory discard, which stays due. Laser, Deletion and Detonation need at least one target; the two links of a Laser need not be the nearest ones on the line.

## NH-END

rule-NH-END-01 = When a player draws their last tile, they finish their turn, every other player takes one more turn, and the final battle is fought.
ruling-NH-END-01 = A Bio-droid that goes back on an empty stack does not undo it. In one against two the lone player who drew the last tile takes no further turn between those of the team.
rule-NH-END-02 = From that draw on no Battle tile can be played. A full board still causes a battle; then the remaining turns are played and the final battle follows.
ruling-NH-END-02 = The 2025 book can be read as an immediate final battle; here it is as in 3.0. When the very last turn ends with a full-board battle, the final battle still follows it.
rule-NH-END-03 = An HQ at 0 hit points loses. If both reach 0 in one battle, it is a draw.
rule-NH-END-04 = After the final battle the HQ with more hit points wins. In an extra turn a player without tiles may only use tiles on the board.

## NH-MULTI

rule-NH-MULTI-01 = Deathmatch: the first draws are 1, 2 and 3 tiles, then up to three. A player whose HQ falls leaves at the end of the battle with all their tiles.
ruling-NH-MULTI-01 = The last one standing wins; if all who were left fall in one battle, they share the win.
rule-NH-MULTI-02 = Deathmatch with points: HQs cannot die. Damage to an enemy HQ scores as many points for whoever dealt it. Under 3.0 the first to reach 20 wins. Under 2025 20 is the most, and reaching it wins at the end of the battle, shared if several do. Otherwise most points after the final battle win.
ruling-NH-MULTI-02 = The first is told segment by segment; in the same segment the higher total wins, counted past 20, and equal totals share. Duel: as 3.0. Level on points after the final battle: as NH-MULTI-04.
rule-NH-MULTI-03 = One against two: turns go 1, 2, 1, 3. Whoever first destroys an enemy HQ wins; if both sides lose one in the same battle, the team wins; if none falls, the side with more hit points wins.
ruling-NH-MULTI-03 = The hit points of the team are added up, also when nobody was hurt: 26 against 20. An equal sum gives each contender an extra turn and an extra battle under 3.0 and 2025, then a draw.
rule-NH-MULTI-04 = A tie in deathmatch: the losers' counters go, but their tiles stay and fight. Each contender takes an extra turn, starting with the one after the player who ended the game; then an extra battle; then a shared win.
ruling-NH-MULTI-04 = The player who ended the game is the one who took the last turn, so the order of turns simply goes on. Under Duel the tied players share at once. In the extra battle only the contenders are compared; if all of them fall, they share.

## NH-TEAM

rule-NH-TEAM-01 = Two against two: turns go A1, B1, A2, B2. Effects of modules and HQs, including those for the whole board, reach allies and allied HQs.
rule-NH-TEAM-02 = Instants are not used on allied tiles, attacks of allies pass over each other, and nets spare allies.
ruling-NH-TEAM-02 = An Air Strike that also covers allied tiles wounds them, as it wounds your own.
rule-NH-TEAM-03 = The first team to destroy an enemy HQ wins. If each team loses one in the same battle, the remaining HQs are compared.
ruling-NH-TEAM-03 = The hit points left on each side are compared; if equal, it is a draw.
rule-NH-TEAM-04 = If no HQ was destroyed, the team with more hit points in total wins.
ruling-NH-TEAM-04 = An equal sum gives everybody an extra turn and an extra battle under 3.0 and 2025, then a draw.
rule-NH-TEAM-05 = Moloch's bad temper: its attacks hurt allies, it and its allies can push each other, and nets work between them; bonuses are shared as usual.
ruling-NH-TEAM-05 = Allies' attacks pass over Moloch. Moloch's HQ strikes allied tiles, never HQs. Control, Scoper and Saboteur spare allies. What counts is who controls the tile now. It holds in one against two as well.
rule-NH-TEAM-06 = One player may command two armies of a team.
ruling-NH-TEAM-06 = Each army keeps its own turn, hand and stack; the same player decides for both.

## NH-VAR

rule-NH-VAR-01 = Alternative start: the first player draws three tiles, discards one and may play at most one of the other two. From the second player on everybody draws up to three.
rule-NH-VAR-02 = Reinforcements: draw up to six, discard one, play at most two and keep the rest. A bad draw needs six instants.
ruling-NH-VAR-02 = One must be discarded only with six tiles before the player, and no more may be. The first draws are 1 and 2 tiles as usual, or six with the alternative start.
rule-NH-VAR-03 = Constructions: each base army has one unit made of two double-sided tokens, laid on two free hexes that touch, for three tiles discarded right after drawing; not once anybody has drawn their last tile. It counts as one unit: abilities, nets, modules, control and wounds of one half hold for both, and both go together. A move or a push moves one half and never parts them. Rotation turns one half once a turn; boarding may start a battle at once, and nothing else is done in that turn; a heavy one cannot be moved by anything; a sharpshooter chooses whom in its line it hits, and armour counts.
ruling-NH-VAR-03 = The tokens are house content, since the printed ones are not known. With reinforcements the three tiles are chosen from the hand of six. The construction counts against no limit of plays, is used once and then leaves the game for good. Its toughness is that of both faces added up. The first token's initiative holds for both, and all their attacks are made in it. An attack along one line wounds it once, at the half it meets first; attacks from two sides are two sources; an explosion, an Air Strike or contaminated ground wounds it once. A module linked to both halves works once. A Mine under either half destroys it. In longer moves each step must touch the other half; the halves do not swap with each other; a push is measured from the half that pushes. A heavy one may be turned. Movement, its own or lent, is used once a turn for both halves. If it is netted, taken over or destroyed as it is laid down, it does not board and the turn goes on. When it is taken over, each half may be turned. On the Duel board it is one link. A sharpshooter is asked when several enemies stand in a line; the default is the first.
rule-NH-VAR-04 = Leaders: before the HQs are placed each player secretly keeps one of three leaders. Its ability can be used twice, at most once a turn.
ruling-NH-VAR-04 = The eight cards are house content, since the printed ones are not known. The battle after a turn counts as part of that turn. Allies share a leader: the first of them chooses it, either may use it. The Surgeon comes after the medics. With reinforcements the Strategist only spares the discard.
rule-NH-VAR-05 = Battle atlas: scenario boards with their own rules, numbers of players and armies. A battle on a full board that removes nothing ends the game as a draw.
ruling-NH-VAR-05 = Boards and detailed rules of all eight scenarios are house content. An HQ that falls in a full-board battle still decides the game. The structure of scenario 4 is three HQ tiles with one sum of hit points; each strikes, lends and is netted for itself. Carousels turn when the turn comes back to the first player. The banks of scenario 6 are drawn to fit the 37 hexes. In scenario 2 no second battle follows a turn that ended with one.
rule-NH-VAR-06 = Mirror match: an army may be used on several sides, if that was chosen at set-up; otherwise each army is used once.

## NH-ETU

rule-NH-ETU-01 = An etude is a position, a side to play and a set of tiles, with a goal for the coming battle; it is solved by playing the given tiles.
ruling-NH-ETU-01 = Here it is the last turn of a real game: when the turn ends the final battle follows, and the goal is judged after it.
