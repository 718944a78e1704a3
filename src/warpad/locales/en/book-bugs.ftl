# The rulebook of War of Bugs: running text a beginner reads from the goal to the end.
# **Words** stand out; [BUGS-BAT-15] cites a rule and becomes a footnote.

book-bugs-goal-title = The goal
book-bugs-goal-ways = There are three ways to win. Be the first to collect **8 influence**;[BUGS-WIN-01] or kill the enemy **general**;[BUGS-WIN-02] or remove every enemy unit except the general, who then has nobody to command.[BUGS-WIN-03] Influence comes from defeated units and from the artefact in the middle of the board.[BUGS-WIN-04]
book-bugs-goal-order = At the end of a turn the three are looked at in this order, influence first.[BUGS-END-04] If both sides reach 8 in one turn, the one who got there earlier wins;[BUGS-R-11] if both fulfil one of the other two, it is a draw.

book-bugs-armies-title = Armies and board
book-bugs-armies-six = An army is six units, one of them its general.[BUGS-GEN-01] Every unit is another insect with another gift.
book-bugs-armies-numbers = **Speed** is how many cells a unit may go with an order of its own, **Strength** is what it brings into a battle, and a unit with a **Range** can shoot. To its Strength come its gift, a trophy and a medal, and it is never below 0.[BUGS-EFF-01]
book-bugs-armies-board = The board has five columns, a to e, and five rows. Your first line is the row nearest to you.[BUGS-R-21] The **artefact** lies in the middle, and each side has a **baggage train** on its first line. Two tracks tell how an army is doing: influence and energy, and both begin at 0.[BUGS-SET-05]

book-bugs-setup-title = Before the first turn
book-bugs-setup-place = In training the players take turns putting a unit on any free cell of their two lines; a lot says who begins.[BUGS-SET-01][BUGS-SET-03] For a first game take the recommended formation.[BUGS-SET-04]
book-bugs-setup-campaign = In a campaign everybody places all six units in secret, the general on the first line, and then all are shown together.[BUGS-SET-10]

book-bugs-orders-title = Orders
book-bugs-orders-one = Nobody waits for a turn here: both sides act at once.[BUGS-TURN-01] Every army gets **exactly one order** a turn,[BUGS-TURN-02] written in secret and shown together with the enemy's.[BUGS-PLAN-06] So before you write, ask what they will write.
book-bugs-orders-personal = A personal order
book-bugs-orders-path = A **personal order** names one unit and a path of up to three steps along rows and columns; the path may turn and even come back.[BUGS-PLAN-01] Of these steps the unit takes as many as its Speed allows.[BUGS-PLAN-05] A unit with a personal order attacks whom it meets.[BUGS-GEN-05]
book-bugs-orders-stay = A path without steps is an order, too: **stay**. The unit is ready, may shoot, and fights as an attacker if somebody comes.[BUGS-PLAN-03]
book-bugs-orders-general = A general order
book-bugs-orders-march = A **general order** sends every unit but the general one cell in the same direction, fast or slow.[BUGS-PLAN-04] It moves many units, but nobody attacks.[BUGS-MOVE-04]

book-bugs-moving-title = Moving and meeting
book-bugs-moving-together = All units move at the same time, one cell a step: first step, second step, third step. A general order is over after the first.[BUGS-MOVE-01]
book-bugs-moving-stops = A step off the board or onto a standing friend is not taken, and the unit stops there.[BUGS-MOVE-02] Only the Mosquito flies through its friends.[BUGS-MOVE-05] A cell that is left in a step may be entered in the same step.[BUGS-MOVE-06]
book-bugs-moving-meetings = Meetings
book-bugs-moving-meet = A unit with a personal order stops where it first meets an enemy, and there they fight.[BUGS-MOVE-03] It may walk into an enemy that stands,[BUGS-COLL-02] or both may enter the same cell.[BUGS-COLL-01]
book-bugs-moving-swap = Nobody walks through an enemy. Two that would change places meet if one of them has a personal order: the faster one fights on the other's cell, and with equal Speed a lot decides.[BUGS-COLL-03]
book-bugs-moving-marching = Units under general orders avoid each other. If two want the same cell, the faster one gets it, and with equal Speed both stay.[BUGS-COLL-05]

book-bugs-battle-title = Battles
book-bugs-battle-needs = A battle needs at least one unit with a personal order.[BUGS-BAT-01] First look at the **triangle**, the next chapter: where it applies, no die is rolled.[BUGS-BAT-10]
book-bugs-battle-dice = Dice and energy
book-bugs-battle-roll = Both sides roll a die with the faces 1, 2 and 3, and that costs 1 energy. Without energy nobody rolls, and the die counts 0.[BUGS-BAT-11][BUGS-KB-03] The total is die plus Strength plus bonuses.[BUGS-BAT-12]
book-bugs-battle-reroll = Whoever is not content rolls again for 1 energy, as often as it can be paid; the last roll counts.[BUGS-BAT-13] The one who is behind is asked first, and it goes on until both keep their dice.[BUGS-BAT-14]
book-bugs-battle-result = The higher total wins. The loser leaves the board, the winner stays and brings 1 influence at once.[BUGS-BAT-15][BUGS-BAT-17]
book-bugs-battle-draw = In a draw both step back to the cells they came from, and a unit that cannot is lost.[BUGS-BAT-16] Nobody gets influence for it.[BUGS-R-05]
book-bugs-battle-energy = Energy comes by itself: 2 at the start of each turn, up to 6, as long as your train is free.[BUGS-KB-01]
book-bugs-battle-which-first = If there are several battles, those on cells come before shots,[BUGS-ORD-01] then the one that was met in the earlier step,[BUGS-ORD-02] then the faster pair.[BUGS-ORD-03]

book-bugs-triangle-title = The triangle
book-bugs-triangle-beats = Three troops have a prey. **Cavalry** rides down archers, **archers** shoot spearmen, **spearmen** stop cavalry: for certain, without dice and without energy.[BUGS-TRI-01]
book-bugs-triangle-winner = There is one condition: the winning troop itself must have the **personal order**. Otherwise dice are rolled, as for all other pairs.[BUGS-TRI-02][BUGS-TRI-03]

book-bugs-shots-title = Shots
book-bugs-shots-who = A unit with a personal order and a Range that met nobody may shoot one enemy in a straight line within its Range, from the last cell of its move. Nothing blocks a shot.[BUGS-RANGED-01][BUGS-BAT-02][BUGS-R-08]
book-bugs-shots-safe = A shot is safe: the shooter can neither die nor retreat by it. If it wins, the target is gone; if not, nothing happens.[BUGS-RANGED-03] From a distance the triangle helps the shooter alone.[BUGS-RANGED-05] But a shooter who is met fights on the cell like anybody else.[BUGS-RANGED-02][BUGS-RANGED-04]
book-bugs-shots-both = Two that shoot at each other do so at once, and both may fall.[BUGS-RANGED-06]

book-bugs-end-title = The end of a turn
book-bugs-end-order = When the battles are over, four things happen in this order: portals, artefact, trains, victory.[BUGS-R-10]
book-bugs-end-artefact = A unit on the **artefact** brings its army 1 influence, every turn.[BUGS-END-02]
book-bugs-end-trains = An enemy on your **baggage train** captures it, and a captured train gives no energy, even when the enemy walks on. It is yours again when a unit of your side stands there at the end of a turn.[BUGS-END-03][BUGS-KB-02]

book-bugs-campaign-title = The campaign
book-bugs-campaign-trophies = A campaign is a series of games. Before each one a **trophy** is drawn,[BUGS-CAMP-01] and a die says which of its options changes this game.[BUGS-CAMP-02] The winner takes it, and three trophies win the campaign.[BUGS-CAMP-03]
book-bugs-campaign-medals = **Medals** reward feats. Whoever fulfils a requirement last gets the medal at the end of the game and has its bonus from the next game on, until somebody else earns it.[BUGS-MED-01][BUGS-MED-03][BUGS-MED-07]
book-bugs-campaign-portals = Portals
book-bugs-campaign-portal = A campaign board has two **portals**. A unit that was given any order this turn and stands on one may use it; walking over it is not enough.[BUGS-PORT-01] Its owner says so after moving and before the battles.[BUGS-PORT-02]
book-bugs-campaign-travel = At the end of the turn the unit goes to another portal that is free; if none is, it stays.[BUGS-PORT-03]

book-bugs-allies-title = Two boards
book-bugs-allies-boards = With two boxes there are two boards, with an army of each side on each.[BUGS-ALLY-01] Portals connect them all, and there is no other way across;[BUGS-ALLY-04] generals stay on their board.[BUGS-ALLY-05]
book-bugs-allies-each = Every army has its own order, energy, influence and train.[BUGS-ALLY-02] An army without its general rolls with −1.[BUGS-ALLY-08]
book-bugs-allies-win = A side wins with 16 influence, or by killing both generals, or by removing all other units.[BUGS-ALLY-11]

book-bugs-rulings-title = What the book leaves open
book-bugs-rulings-why = A printed rulebook cannot foresee everything, and a program must decide. What we decided stands below, word by word.
book-bugs-rulings-some = Three that come up often: a unit under a general order stops before a standing enemy, but fights one that carries out a personal order;[BUGS-R-02] the first roll cannot be refused to save energy;[BUGS-R-06] a unit steps back to the cell it came from last, not to where its path began.[BUGS-R-19]

# Symbols: the name, a bar, and what it does.
sign-bugs-group-units = Units
sign-bugs-group-sides = Whose it is
sign-bugs-group-troops = Troops
sign-bugs-group-places = On the board
sign-bugs-group-tracks = Tracks
sign-bugs-group-dice = Dice
sign-bugs-group-orders = Orders on the board
sign-bugs-u-rhino = Rhino | general; Speed 1, Strength 3; friends beside it +1
sign-bugs-u-mantis = Mantis | cavalry; Speed 3, Strength 2; +1 after two steps
sign-bugs-u-wasp = Wasp | archer; Speed 2, Strength 1, Range 2; +1 when it shoots without moving
sign-bugs-u-spider = Spider | spearman; Speed 2, Strength 2, Range 1; +1 when defending
sign-bugs-u-ant = Ant | infantry; Speed 2, Strength 2; +1 for each friend beside it, up to 2
sign-bugs-u-mosquito = Mosquito | scout; Speed 2, Strength 1; flies through friends, and idle enemies count 0
sign-bugs-south = South | a filled circle
sign-bugs-north = North | a framed square
sign-bugs-partner = Partner | a notch: the partner's army
sign-bugs-general = General | if it falls, you lose
sign-bugs-cavalry = Cavalry | beats archers
sign-bugs-archer = Archer | beats spearmen
sign-bugs-spearman = Spearman | beats cavalry
sign-bugs-infantry = Infantry | always rolls dice
sign-bugs-scout = Scout | always rolls dice
sign-bugs-artefact = Artefact | 1 influence each turn for who stands there
sign-bugs-train = Baggage train | 2 energy each turn while it is free
sign-bugs-portal = Portal | leads to another portal
sign-bugs-influence = Influence | 8 win
sign-bugs-energy = Energy | pays for dice, 1 a roll, at most 6
sign-bugs-die-1 = One | two of six faces
sign-bugs-die-2 = Two | two of six faces
sign-bugs-die-3 = Three | two of six faces
sign-bugs-die-none = No die | no energy: counts 0
sign-bugs-path = Path | where a unit goes
sign-bugs-meets = Meeting | two enemies fight here
sign-bugs-shot = Shot | who shoots at whom
