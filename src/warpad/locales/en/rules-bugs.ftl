# The rules of War of Bugs in our own words, by their ids in the register.

## BUGS-GEN

rule-BUGS-GEN-01 = An army is six units of one colour, one of them its general. A side is one army, or two when playing with two boxes.
rule-BUGS-GEN-02 = Allies of a unit are all other units of its side, including those of a partner's army.
rule-BUGS-GEN-03 = A personal order is for one named unit, a general order for the whole army except its general.
rule-BUGS-GEN-04 = A unit that carries out any order this turn is active, even if it does not leave its cell; all others are inactive.
rule-BUGS-GEN-05 = A unit with a personal order is active and attacks, so a battle may have two attackers. Any other unit in a battle defends.
rule-BUGS-GEN-06 = In a cell battle both units stand on one cell; in a ranged attack the target stands on another.
rule-BUGS-GEN-07 = Bonuses are checked for the battle cell: the shared cell, or the target's cell in a ranged attack.
rule-BUGS-GEN-08 = Movement is worked out in steps of one cell that all units take at the same time.

## BUGS-SET

rule-BUGS-SET-01 = A lot decides who is the first player; that matters only for placing units.
ruling-BUGS-SET-01 = It also decides who is asked first about rerolls when two attackers draw.
rule-BUGS-SET-02 = Each player has a tablet, a screen, six units and six counters.
rule-BUGS-SET-03 = In training the players take turns placing a unit on any free cell of their two lines, the first player first. The general may stand on either line.
rule-BUGS-SET-04 = For a first game there is a recommended formation; in the Training Camp it is the usual one.
rule-BUGS-SET-05 = Both tracks start at 0, unless a trophy or medal says otherwise.
rule-BUGS-SET-06 = Training has no portals, trophies or medals.
rule-BUGS-SET-10 = In a campaign all players secretly place their six units on their two lines, the general on the first; then all are shown together.
ruling-BUGS-SET-10 = A cell of the first line is kept free until the general stands there.
rule-BUGS-SET-11 = Two portals lie on their cells.
rule-BUGS-SET-12 = All medals lie open beside the board.
rule-BUGS-SET-13 = The trophies lie face down in an unknown order.
ruling-BUGS-SET-13 = No order is fixed beforehand: each draw picks one of those left.

## BUGS-TURN

rule-BUGS-TURN-01 = Players do not take separate turns: both sides act at once.
rule-BUGS-TURN-02 = Every army gets exactly one order a turn, personal or general.

## BUGS-KB

rule-BUGS-KB-01 = At the start of each turn an army whose train is free gains 2 energy, up to 6.
rule-BUGS-KB-02 = A captured train gives nothing.
rule-BUGS-KB-03 = Each roll and reroll in a battle costs 1 energy; without energy nobody rolls.
rule-BUGS-KB-04 = Lots cost no energy.

## BUGS-PLAN

rule-BUGS-PLAN-01 = A personal order names a unit and a path of up to three orthogonal steps. The path may turn, come back and visit a cell again.
rule-BUGS-PLAN-02 = A path is an ordered list of steps; two lists over the same cells are different orders.
rule-BUGS-PLAN-03 = A path without steps means: stay. The unit is active, may shoot or use a portal, and fights as an attacker.
rule-BUGS-PLAN-04 = Under a general order every unit but the general tries to go one cell in the named direction, whatever its Speed.
rule-BUGS-PLAN-05 = A unit takes at most as many steps of its path as its Speed allows, one more with the medal for it.
ruling-BUGS-PLAN-05 = A longer path may be given; only the steps that can be taken count.
rule-BUGS-PLAN-06 = Orders are secret until all are given, and are then shown together.
rule-BUGS-PLAN-07 = A general order always has a direction.
rule-BUGS-PLAN-08 = An army reduced to its general cannot be given a general order.
ruling-BUGS-PLAN-08 = Unless a trophy makes generals obey it.

## BUGS-MOVE

rule-BUGS-MOVE-01 = All units move at once, one cell a step. General orders take the first step only.
rule-BUGS-MOVE-02 = A step off the board or onto a standing ally is not taken; the unit stops there for good and stays active.
rule-BUGS-MOVE-03 = A unit with a personal order stops where it first meets an enemy: that is the battle cell.
rule-BUGS-MOVE-04 = A unit under a general order does not attack and does not enter the cell of an enemy that stays, unless that enemy carries out a personal order.
rule-BUGS-MOVE-05 = The Mosquito passes through allies under a personal order, but may not end its move on one.
rule-BUGS-MOVE-06 = A cell left in a step may be entered in the same step.

## BUGS-COLL

rule-BUGS-COLL-01 = Two enemies that enter one cell fight there if one of them has a personal order.
rule-BUGS-COLL-02 = A unit with a personal order that enters the cell of an enemy who stays fights there.
rule-BUGS-COLL-03 = Two enemies about to change places meet if one has a personal order: the faster enters the other's cell; with equal Speed a lot decides.
rule-BUGS-COLL-04 = Two enemies under general orders that would change places both stay.
rule-BUGS-COLL-05 = Of two enemies under general orders that want one cell the faster gets it; with equal Speed both stay.
rule-BUGS-COLL-06 = Allies under general orders that lead the same way move in column, whichever army of the side they belong to; when the one in front is stopped or gets into a battle, the one behind stays.
rule-BUGS-COLL-07 = Of two allies of different armies that want one cell the faster enters it; with equal Speed a lot decides. Allies never change places.
ruling-BUGS-COLL-07 = The Mosquito under a personal order is exempt, since it passes through allies.
rule-BUGS-COLL-08 = A unit under a general order that steps into a standing enemy with a personal order (to stay, too, or one that was blocked) meets it: they fight there, and the unit that stepped in defends.

## BUGS-BAT

rule-BUGS-BAT-01 = A battle needs at least one unit with a personal order.
rule-BUGS-BAT-02 = A unit that met no enemy attacks only from the last cell of its move, and only from a distance.
rule-BUGS-BAT-03 = A unit attacks at most once a turn: after a meeting it does not shoot.
rule-BUGS-BAT-10 = The triangle rule is checked first; where it applies no dice are rolled.
rule-BUGS-BAT-11 = Both sides roll a die for their unit, the defender too; without energy the die counts 0.
rule-BUGS-BAT-12 = A total is die, Strength and bonuses as they are when this battle begins.
rule-BUGS-BAT-13 = Either side may reroll its die for 1 energy as often as it can pay, even after the other's reroll; the last result counts.
rule-BUGS-BAT-14 = The losing side is asked first; in a draw the attacker; of two attackers the first player. This goes on until both keep their dice in a row.
rule-BUGS-BAT-15 = The higher total wins, the loser leaves the board, and the winner's army gains 1 influence at once.
rule-BUGS-BAT-16 = In a draw each unit goes back to the cell from which it came onto the battle cell; one that cannot is lost.
ruling-BUGS-BAT-16 = If both would go back to the same cell, neither can.
rule-BUGS-BAT-17 = The winner stays on the battle cell.
rule-BUGS-BAT-18 = An inactive opponent of the Mosquito fights with Strength 0 and without bonuses; its die counts.
ruling-BUGS-BAT-18 = A medal's bonus counts all the same, since medals override the rules.
rule-BUGS-BAT-19 = A unit removed or driven away by an earlier battle does not fight later ones.

## BUGS-ORD

rule-BUGS-ORD-01 = Battles on cells come before ranged attacks.
rule-BUGS-ORD-02 = Of the same kind the battle whose cell was fixed in the earlier step comes first; a shot counts from the step in which the shooter stopped.
rule-BUGS-ORD-03 = Then the larger sum of the two units' Speeds comes first, whatever their orders.
rule-BUGS-ORD-04 = Then a lot decides which side chooses the first battle.
rule-BUGS-ORD-05 = An enemy that meets a Mosquito above an ally has two battles, one with each.

## BUGS-RANGED

rule-BUGS-RANGED-01 = A unit with a personal order and a Range that met nobody may attack one enemy in a straight line within its Range, or nobody.
rule-BUGS-RANGED-02 = Ranged attacks come after all movement; a shooter that is met fights on the cell instead.
rule-BUGS-RANGED-03 = A shooter can neither die nor retreat by its own attack. If it wins, the target is removed.
rule-BUGS-RANGED-04 = On its own cell a shooter fights like any other unit.
rule-BUGS-RANGED-05 = From a distance the triangle helps only the shooter.
rule-BUGS-RANGED-06 = Two units that shoot at each other do so at once; losses come after both shots.
rule-BUGS-RANGED-07 = Targets are named in secret after the battles on cells, then shots are carried out in order. A unit that is gone neither shoots nor is hit.
rule-BUGS-RANGED-08 = Both sides roll; the defender only to survive.

## BUGS-TRI

rule-BUGS-TRI-01 = With a personal order cavalry kills an archer, an archer a spearman, a spearman cavalry, without dice.
rule-BUGS-TRI-02 = The winning troop itself needs the personal order; otherwise dice are rolled.
rule-BUGS-TRI-03 = All other pairs roll dice.

## BUGS-END

rule-BUGS-END-01 = At the end of a turn units travel through portals.
rule-BUGS-END-02 = Then each unit on an artefact brings its army 1 influence.
rule-BUGS-END-03 = Then an enemy on a baggage train captures it, until a unit of the train's own side stands there at the end of a turn.
rule-BUGS-END-04 = Then victory is checked.

## BUGS-WIN

rule-BUGS-WIN-01 = First of all, whoever was first to collect 8 influence wins.
rule-BUGS-WIN-02 = Next, whoever killed the enemy general; if both are dead, it is a draw.
rule-BUGS-WIN-03 = Next, whoever removed all enemy units but the general; if both did, it is a draw.
rule-BUGS-WIN-04 = Influence comes from defeated units and from the artefact.
rule-BUGS-WIN-05 = If the players set a last turn, more influence wins after it.

## BUGS-PORT

rule-BUGS-PORT-01 = An active unit that stands on a portal may use it, under a general order too; passing over it is not enough.
rule-BUGS-PORT-02 = Its owner says so at once: after movement and before the battles.
ruling-BUGS-PORT-02 = An active unit that comes back to a portal only after a draw, or a Mosquito that returns to one, is asked when all battles are over.
rule-BUGS-PORT-03 = At the end of the turn a declared unit must go to another, free portal, and its owner chooses which; if none is free it stays.
rule-BUGS-PORT-04 = A unit removed or driven off the portal does not travel.
rule-BUGS-PORT-05 = The unit that stopped on its portal in the earlier step goes first, then the faster one, then a lot decides.
ruling-BUGS-PORT-05 = The same order, with the same lot, is used for asking. Those who came back after a battle come after all the others.
rule-BUGS-PORT-06 = Two units on the only two portals cannot change places: both stay.

## BUGS-CAMP

rule-BUGS-CAMP-01 = Before each party a player chosen by lot draws a trophy.
rule-BUGS-CAMP-02 = The die says which of its options holds in this party, unless all agree on one.
ruling-BUGS-CAMP-02 = Agreement: all propose at once; if they differ the die decides.
rule-BUGS-CAMP-03 = The winner of a party takes its trophy; three trophies win the campaign.
rule-BUGS-CAMP-04 = A drawn party is played again for the same trophy and option.
rule-BUGS-CAMP-05 = Medals override the rules, trophies override medals.
rule-BUGS-CAMP-06 = There are five trophies with three options each.
rule-BUGS-CAMP-07 = If the players set a last party, the campaign ends after it for the side with more trophies; if equal, it is a draw. Unless they do, there is none.

## BUGS-MED

rule-BUGS-MED-01 = There are six medals, each with a requirement and a bonus; they are given only at the end of a party.
ruling-BUGS-MED-01 = With two boxes the army, not the person, earns and holds a medal.
rule-BUGS-MED-02 = A requirement fulfilled during the party brings the medal at its end.
rule-BUGS-MED-03 = If several fulfilled it, the last to do so gets it; at the same moment a lot decides.
rule-BUGS-MED-04 = A medal held by another changes hands in the same way.
rule-BUGS-MED-05 = One player may hold them all.
rule-BUGS-MED-06 = The holder has the bonus in every party, a one-time bonus once in each.
rule-BUGS-MED-07 = What medals count starts anew in each party; a new medal helps from the next party on.

## BUGS-ALLY

rule-BUGS-ALLY-01 = Two boards, with an army of each side on each. Two against two, one against two, or one against one with twelve units each.
rule-BUGS-ALLY-02 = Every army has its own order, energy, influence, train and general.
rule-BUGS-ALLY-03 = There are two portals on each board.
rule-BUGS-ALLY-04 = Portals connect all four cells; there is no other way between the boards.
rule-BUGS-ALLY-05 = A general may not leave its board.
rule-BUGS-ALLY-06 = Influence beyond a full track goes to the partner's.
rule-BUGS-ALLY-07 = One army may hold both artefacts and scores for each.
rule-BUGS-ALLY-08 = An army without its general rolls with −1; a side without both generals has lost.
rule-BUGS-ALLY-09 = A general that is all that is left of its army rolls with −1; a side with nothing but generals has lost.
rule-BUGS-ALLY-10 = The penalty lowers a rolled die by 1; no roll, no penalty.
rule-BUGS-ALLY-11 = A side wins with 16 influence, next by killing both generals, next by removing all other units.
rule-BUGS-ALLY-12 = More than two battles in a turn follow the same order.
rule-BUGS-ALLY-13 = Partners' units on one board can be told apart.
rule-BUGS-ALLY-14 = A unit of the partner frees a captured train too.
rule-BUGS-ALLY-15 = A general order moves the army on both boards in the same direction. Bonuses count allies of both armies.
rule-BUGS-ALLY-16 = If both sides fulfil the same condition in one turn, the party is a draw; influence goes by the order of events.

## BUGS-HID

rule-BUGS-HID-01 = Secret are orders, formations and targets until shown, and which trophy comes next; everything else is open.

## BUGS-RNG

rule-BUGS-RNG-01 = Chance decides lots, dice and the trophy that is drawn.

## BUGS-EFF

rule-BUGS-EFF-01 = Strength is the base (or what replaces it) plus traits, trophy and medal, never below 0.
rule-BUGS-EFF-02 = What is for attackers is for every unit with a personal order, also while it is shot at; it has no bonus for defending then.
ruling-BUGS-EFF-02 = What belongs to a ranged attack counts for the shooter alone.
rule-BUGS-EFF-03 = Speed never exceeds 3.
ruling-BUGS-EFF-03 = The medal for one more step lengthens the path of that order; comparisons use the Speed without it.

## BUGS-R

rule-BUGS-R-01 = A general order without a direction is not allowed.
rule-BUGS-R-02 = A unit under a general order stays before a standing enemy, unless that enemy carries out a personal order: then they fight.
rule-BUGS-R-03 = A Mosquito that would end above an ally goes back along its path to the nearest free cell; if there is none, it is lost.
ruling-BUGS-R-03 = Without a battle nobody scores for it; a cell that two of them would return to is free for neither.
rule-BUGS-R-04 = A change of places is a meeting if one has a personal order, and impossible otherwise.
rule-BUGS-R-05 = A unit lost because it cannot retreat brings nobody influence and counts for no medal; a general lost this way still counts as killed.
ruling-BUGS-R-05 = Influence is for a winner, and a draw has none. The players may agree that the opponent of that battle gains it.
rule-BUGS-R-06 = The first roll cannot be refused to save energy.
rule-BUGS-R-07 = A Range of 2 reaches distances 1 and 2.
rule-BUGS-R-08 = Units do not block shots.
rule-BUGS-R-09 = Cavalry without a personal order rolls dice against an archer that attacks it.
rule-BUGS-R-10 = A turn ends with portals, artefact, trains and victory, in this order.
rule-BUGS-R-11 = If two reach the goal in one turn, the earlier event counts; at the same moment it is a draw.
rule-BUGS-R-12 = A drawn party is replayed; medals are given as usual.
rule-BUGS-R-13 = A person with two armies gives one order for each and keeps separate tracks.
rule-BUGS-R-14 = The penalty is taken off the die when it is rolled.
rule-BUGS-R-15 = Influence above 8 is lost in a duel.
rule-BUGS-R-16 = Neighbours are orthogonal: those of the battle cell, for a shooter those of its own cell.
rule-BUGS-R-17 = A party has no last turn unless the players set one; after it more influence wins, and if equal, it is a draw.
rule-BUGS-R-18 = A unit whose general order was blocked is active.
rule-BUGS-R-19 = A unit retreats to the cell it came from last, not to the start of its path.
rule-BUGS-R-20 = Equal troops that shoot at each other roll two attacks; losses are applied together.
ruling-BUGS-R-20 = The dice of the first attack use up energy for the second, so the order matters: as between any two battles of equal rank a lot says who chooses it.
rule-BUGS-R-21 = The first line is the row nearest to the player.
rule-BUGS-R-22 = Generals hold artefacts, capture trains and use portals, but do not change boards.
rule-BUGS-R-23 = The penalty does not touch bonuses.
rule-BUGS-R-24 = A battle after a change of places belongs to the step of the meeting.
