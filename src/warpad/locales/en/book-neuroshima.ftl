# The rulebook of Neuroshima Hex: running text a beginner reads from the goal to the end.
# **Words** stand out; [NH-BAT-02] cites a rule and becomes a footnote.

book-nh-goal-title = The goal
book-nh-goal-aim = Each player leads an army, and the heart of an army is one tile: its **HQ**. With two players each HQ begins with 20 hit points.[NH-SET-01] Bring the other HQ down to 0 and you have won; if both fall in the same battle, it is a draw.[NH-END-03]
book-nh-goal-race = Tiles hurt nobody while they are being placed. Harm is done in **battles**, and there every tile strikes by itself.[NH-BAT-04] So you build for a few turns, and then somebody starts a battle, or the board fills up. What counts is which of your tiles still stand at that moment, and which way they point.
book-nh-goal-last = If no HQ falls before the tiles run out, a final battle is fought, and the HQ with more hit points wins.[NH-END-04]

book-nh-tiles-title = The tiles
book-nh-tiles-kinds = An army is 35 tiles.[NH-TILE-05] HQ, **units** and **modules** are laid on the board and stay there. **Instants** never are: they take effect at once and are discarded.[NH-TILE-01]
book-nh-tiles-sides = Whatever is printed at a side belongs to that side and turns with the tile.[NH-TILE-02] A tooth is one point of melee, a cartridge one point of ranged strength; two of them mean strength two.
book-nh-tiles-middle = What is printed in the middle never turns. The number is the **initiative**: when the tile acts in a battle. A tile with two numbers acts twice, and one without a number works all the time.[NH-TILE-03] A nut in a corner is **toughness**: each nut takes one wound, and the wound after that destroys the tile. Wounds never heal.[NH-TILE-04]
book-nh-tiles-board = The board has 19 hexes.[NH-GEO-01] They stand in columns A to E and are counted from the top, so C3 is the one in the middle.[NH-GEO-02] The straight row of hexes that leads away from a side is its line of fire.[NH-GEO-03]

book-nh-setup-title = Before the first turn
book-nh-setup-armies = Everybody takes an army, puts the HQ aside and shuffles the other 34 tiles face down into a stack.[NH-TURN-01] Then, in turn order, each HQ is put on a free hex, turned as its player likes. HQs may even be neighbours.[NH-TURN-02]
book-nh-setup-draws = The first player starts with a single tile, the second with two, and nothing has to be thrown away yet. After that everybody draws up to three.[NH-TURN-03]

book-nh-turn-title = Your turn
book-nh-turn-draw = Draw, and let one go
book-nh-turn-discard = Draw until you have three tiles, and lay them open for all to see.[NH-TURN-04] Then, before you do anything else with them, **one of the three must go**. If your stack is empty and you have fewer, you keep them all.[NH-TURN-05]
book-nh-turn-bad-draw = Are all three instants? Then you may throw them all away and draw three new ones, as often as that happens.[NH-TURN-07][NH-SET-11]
book-nh-turn-no-bad-draw = Three instants are no excuse: one tile goes, and the others stay.[NH-SET-11]
book-nh-turn-play = Play, keep or discard
book-nh-turn-place = Each of the other tiles you may play, keep for a later turn or discard, in any order; in between you may use what your tiles on the board can do.[NH-TURN-06] A tile for the board goes on any free hex and is turned as you like. Once it lies there, only an effect that says so moves or turns it.[NH-TURN-08]
book-nh-turn-over = You say when your turn is over.[NH-TURN-09] There are two ways to be interrupted. If a tile takes the last free hex, a battle begins at once.[NH-TURN-10] And whenever a battle begins, yours or by the full board, nothing more is played, moved or even discarded in that turn.[NH-TURN-11]

book-nh-battle-title = The battle
book-nh-battle-whose = The battle is part of the turn of the player who started it.[NH-SET-08]
book-nh-battle-between = The turn ends first, and the battle falls between two turns. Nobody may act in between, so little changes in play.[NH-SET-08]
book-nh-battle-countdown = The countdown
book-nh-battle-segments = A battle counts down from the highest initiative on the board to 0, and every number is a **segment**.[NH-BAT-01] A tile acts in the segment of its own number, once; a chance that has passed is lost.[NH-BAT-05] A tile with two numbers makes all its attacks in both.[NH-BAT-06] Modules can raise or lower these numbers, though never below 0.[NH-BAT-07]
book-nh-battle-at-once = All at once
book-nh-battle-together = Within a segment everybody acts **at the same time**, on the board as it was when the segment began. Every hit lands, even one that was no longer needed.[NH-BAT-02] So two enemies with the same number bring each other down. Destroyed tiles leave only when the segment is over, and until then their blows, nets and links count; only then do the HQs lose their points, too.[NH-BAT-03]
book-nh-battle-attacks = Blows, shots and rails
book-nh-battle-blows = A **melee** attack hits the enemy right beside that side, and armour does not help.[NH-BAT-08] A **ranged** attack hits the first enemy in its line of fire, near or far, and flies over your own tiles.[NH-BAT-09] A **Gauss** cannon hits every enemy in its line for 1, and no bonus makes it stronger.[NH-BAT-11]
book-nh-battle-armour = **Armour** takes one point off a shot that comes in at its side. It does nothing against blades, instants and explosions.[NH-BAT-10]
book-nh-battle-hqs = When HQs fight and fall
book-nh-battle-hq-strikes = An HQ can defend itself: in segment 0 it strikes every enemy beside it with strength 1. It never hurts another HQ.[NH-BAT-12]
book-nh-battle-afterwards = An HQ that drops to 0 does not stop the battle: it is fought to its end, and the other may still fall as well.[NH-BAT-13] If the game goes on, it is the next player's turn.[NH-BAT-15]

book-nh-nets-title = Nets and control
book-nh-nets-net = A **net** puts the enemy in front of it out of action, an HQ too, from the moment they stand so: it does not strike, help, push or net. Only armour and toughness go on working.[NH-NET-01] Nor can a netted tile be moved, turned, swapped or pushed.[NH-NET-02]
book-nh-nets-duels = A netted net fighter nets nobody.[NH-NET-03] Two that net each other cancel out, and so do three or more in a circle; what they net besides stays netted.[NH-NET-04][NH-NET-05] A net fighter that dies in a battle holds its net until the segment ends, so its prey is free in the next one.[NH-NET-06]
book-nh-nets-control = Taken over
book-nh-nets-taken = Vegas has **control links**: an enemy in front of one belongs to Vegas in every respect while it is linked, and may be turned when it is taken. HQs cannot be taken.[NH-CTL-01] When the link is gone, the tile returns to its army as it stands, with its wounds.[NH-CTL-02]
book-nh-nets-scoper = Outpost's Scoper does something similar to modules: an enemy module on its link helps Outpost instead of its owner.[NH-CTL-05]

book-nh-modules-title = Modules and medics
book-nh-modules-links = A **module** strikes nobody. It helps the friends beside it that its links point at, all the time and the HQ too.[NH-MOD-01] Officers add 1 to melee or to ranged strength, scouts 1 to initiative.[NH-MOD-04] Several modules add up, but help is never passed on from tile to tile.[NH-MOD-02] A Saboteur works the other way round: it slows linked enemies by 1.[NH-MOD-06]
book-nh-modules-home = What your HQ gives
book-nh-modules-hq-gives = Your HQ is a helper as well, and needs no links: every friend beside it profits. Borgo gives 1 initiative, Hegemony 1 melee, Moloch 1 ranged strength, Outpost one more action, Smart mobility; Vegas commands an enemy through one link instead.[NH-MOD-10] The extra action comes one segment after the tile's last one, and after 0 there is none.[NH-MOD-05]
book-nh-modules-medics = Medics
book-nh-modules-medic = A **Medic** gives itself for a tile it is linked to: the wounds of one attack are cancelled, and the Medic is discarded. It cannot refuse.[NH-MED-01] When several attacks or several patients are hit, the owner chooses.[NH-MED-02][NH-MED-03] But a Medic that is wounded in the same segment saves nobody, so keep it out of reach.[NH-MED-05]

book-nh-moving-title = Moving
book-nh-moving-mobile = A **mobile** tile may go to a free hex beside it, or turn, or both, once in each of your turns, even in the turn in which it was placed; never in a battle.[NH-MOV-01]
book-nh-moving-lent = Mobility can be lent, by a Transport or by Smart's HQ.[NH-MOD-08] While your Recon Centre works, each move may go up to two hexes.[NH-MOD-07] A tile may use every source of movement once a turn: its own, a lent one, and a Move tile on top.[NH-MOV-02]

book-nh-instants-title = Instants
book-nh-instants-what = An instant does its work at once, before any battle. The most important one is **Battle**: it starts a battle and ends your turn. Once anybody has drawn their last tile it can no longer be played.[NH-INS-01]
book-nh-instants-move-push = **Move** lets one of your tiles go to a free hex beside it, turn, or both.[NH-INS-02] **Push Back** lets one of your tiles shove an enemy beside it one hex away, so that they no longer touch. If several hexes are open, the pushed player picks one; the tile does not turn, and with no open hex there is no push.[NH-INS-03]
book-nh-instants-wounds = **Sniper** gives one wound to any enemy tile but an HQ.[NH-INS-04] **Grenade** destroys one enemy beside your own HQ, though never an HQ.[NH-INS-05] **Air Strike** gives one wound to every tile but HQs on a hex and its six neighbours, your own tiles too; all seven hexes must be on the board.[NH-INS-06]
book-nh-instants-duel-armies = Smart and Vegas have others: **Rotation** turns one of your tiles,[NH-INS-07] **Castling** swaps two of yours that touch,[NH-INS-08] and after **Terror** the others may place nothing in their next turn.[NH-INS-09]

book-nh-units-title = Units with rules of their own
book-nh-units-clown = In its segment Moloch's **Clown** may explode instead of striking: one wound to every tile beside it, friend or foe, and the Clown is gone.[NH-UNIT-01]
book-nh-units-clown-hq = The explosion hurts HQs, too.[NH-SET-06]
book-nh-units-clown-spares = The explosion spares HQs, as an Air Strike does.[NH-SET-06]
book-nh-units-both = Some net fighters of Borgo and Hegemony strike as well as net.[NH-UNIT-02] Hegemony's Universal Soldier strikes and shoots on the same side in the same segment.[NH-UNIT-03]
book-nh-units-smart = When Smart places a tile, it may take one of its Transporters off the board and put the tile there.[NH-UNIT-04] Its Bio-droid, when destroyed, goes back on top of the stack.[NH-UNIT-05]
book-nh-units-mine = Vegas' **Mine** lies under tiles: a unit that stops on it is destroyed along with it, an HQ merely clears it away.[NH-UNIT-06]

book-nh-end-title = The end of the game
book-nh-end-last-tile = When a player draws their last tile, they finish their turn, everybody else takes one more, and then the **final battle** is fought.[NH-END-01] From that draw on no Battle tile may be played; a full board still brings a battle, and the remaining turns follow.[NH-END-02]
book-nh-end-winner = After the final battle hit points are compared, and one point more is enough.[NH-END-04]
book-nh-end-level = If the HQs are level, each player takes one extra turn with whatever is left, and one extra battle is fought. If they are level even then, the game is a draw.[NH-SET-04]
book-nh-end-level-draw = If the HQs are level, the game is a draw.[NH-SET-04]
book-nh-end-full = A rare case: the board is still full after a battle. Then another one is fought, until a hex is free or the game is over.[NH-SET-05]

book-nh-more-title = Three to six players
book-nh-more-board = Five and six armies get a ring of 18 more hexes unless they ask for the small board. Only the 19 hexes in the middle count for whether the board is full.[NH-GEO-01]
book-nh-more-deathmatch = Everybody for themselves
book-nh-more-each = The first draws are 1, 2 and 3 tiles. Whoever loses the HQ leaves at the end of the battle, with all their tiles; the last one standing wins.[NH-MULTI-01]
book-nh-more-points = When playing for points, HQs cannot die: every point of damage you do to one is a point for you, and 20 points win.[NH-MULTI-02]
book-nh-more-teams = Teams
book-nh-more-one-two = One against two: the lone HQ has 20 hit points, the others 13 each,[NH-SET-03] and the lone player takes every other turn.[NH-MULTI-03]
book-nh-more-two-two = Two against two: the teams alternate, and what modules and HQs give reaches allies as well.[NH-TEAM-01] Your attacks pass over allies, your nets spare them, and your instants are not used on their tiles.[NH-TEAM-02] The first team to destroy an enemy HQ wins;[NH-TEAM-03] if none falls, the team with more hit points in all.[NH-TEAM-04]
book-nh-more-hp-15 = In a team game for four each HQ begins with 15 hit points.[NH-SET-02]
book-nh-more-hp-20 = In a team game for four each HQ begins with 20 hit points.[NH-SET-02]
book-nh-more-moloch = Moloch is a bad ally: its attacks hurt its own team, nets work between them, and they can push each other.[NH-TEAM-05]
book-nh-more-moloch-off = Moloch's bad temper can be switched off at set-up.[NH-SET-07]

book-nh-duel-title = The Duel board
book-nh-duel-terminals = Under the Duel rules the board has seven **terminals**.[NH-SET-09] A tile on a terminal is a **link** of whoever commands it, unless it is netted.[NH-DUEL-01]
book-nh-duel-energy = At the end of your turn you may sell tiles that you still hold, or hit points of your HQ, for 1 **energy** each; you can hold 5. Selling ends the turn.[NH-DUEL-02]
book-nh-duel-procedures = With energy you run **procedures** at any time in your turn: turn a link for 1, swap two links or push with one for 2, burn everything hostile between two links in a line or delete an enemy beside three links for 3, blow up all enemy links for 4. None of them hurts an HQ.[NH-DUEL-03]

book-nh-variants-title = Variants
book-nh-variants-start = **Alternative start**: the first player draws three tiles, discards one and plays at most one of the others; from the second player on everybody draws up to three.[NH-VAR-01]
book-nh-variants-reinforcements = **Reinforcements**: you draw up to six, discard one, play at most two and keep the rest.[NH-VAR-02]
book-nh-variants-big = **Constructions** are units of two hexes, bought for three tiles.[NH-VAR-03] **Leaders** are kept in secret and help twice in a game.[NH-VAR-04] The **battle atlas** has boards with rules of their own.[NH-VAR-05] Their details are ours, since the printed ones are not known.
book-nh-variants-rest = In a **mirror match** several sides use the same army.[NH-VAR-06] A **puzzle** is a last turn with given tiles and a goal for the battle that follows.[NH-ETU-01]

book-nh-editions-title = What changed between editions
book-nh-editions-which = The program plays by three books: **3.0** of 2014, **Duel**, and the edition of **2025**. You choose one when you set up a game, and the switch above makes this book speak of it. They differ in few points, and here they all are.
book-nh-editions-draw = **Three instants.** 3.0 and 2025 let you throw them away and draw anew; under Duel one tile goes, whatever they are.[NH-SET-11]
book-nh-editions-battle = **Whose turn a battle is.** Under 3.0 and Duel it belongs to the turn in which it was started; under 2025 the turn is over before the battle begins.[NH-SET-08]
book-nh-editions-clown = **The Clown.** Its explosion hurts HQs under 3.0 and 2025 and spares them under Duel.[NH-SET-06]
book-nh-editions-level = **Level after the final battle.** 3.0 and 2025 give everybody an extra turn and fight one extra battle; Duel calls it a draw at once.[NH-SET-04]
book-nh-editions-team = **Teams of two.** HQs begin with 15 hit points under 3.0, with 20 under Duel and 2025.[NH-SET-02]
book-nh-editions-moloch = **Moloch's temper.** It holds in every team game; only 2025 lets you switch it off.[NH-SET-07]
book-nh-editions-initiative = **Initiative.** Printed numbers go up to 3; the book of 2025 allows 4.[NH-SET-10]
book-nh-editions-board = **Terminals, energy and procedures** belong to Duel alone.[NH-SET-09]
book-nh-editions-full = **A board that stays full.** Only the book of 2025 says that another battle follows; the program does it in all three.[NH-SET-05]

# Symbols: the name, a bar, and what it does.
sign-nh-group-sides = On the sides: they turn with the tile
sign-nh-group-middle = In the middle: never turned
sign-nh-group-corners = In the corners
sign-nh-group-states = States
sign-nh-group-modules = What a module does
sign-nh-group-units = What a unit can do
sign-nh-group-instants = Instants: played, never placed
sign-nh-group-armies = Armies: rim and crest
sign-nh-group-board = On the board
sign-nh-melee = Melee | hits the enemy next door; armour is no help
sign-nh-strength = Strength | one tooth or cartridge for each point
sign-nh-ranged = Ranged | hits the first enemy in line, over your own tiles
sign-nh-gauss = Gauss | hits every enemy in line for 1
sign-nh-hollow = Hollow | lent by a module or HQ, gone with it
sign-nh-armour = Armour | ranged hits from here lose 1
sign-nh-net = Net | the enemy in front of it does nothing
sign-nh-link = Link | helps your tile in front of it
sign-nh-hostile = Enemy link | weakens the enemy in front of it
sign-nh-control = Control | the enemy in front of it obeys you
sign-nh-initiative = Initiative | acts in that segment; high comes first
sign-nh-two-flags = Two flags | acts in both, with all attacks
sign-nh-changed = Changed | raised or lowered by another tile
sign-nh-no-flag = No flag | does not strike; works all the time
sign-nh-hq = HQ | its hit points; at 0 you lose
sign-nh-module = Module | round hub: helps, never strikes
sign-nh-mobile = Mobile | moves one hex and turns, once a turn
sign-nh-toughness = Toughness | takes one more wound for each nut
sign-nh-wound = Wound | a crossed nut is used up
sign-nh-netted = Netted | does nothing; armour and nuts stay
sign-nh-commanded = Commanded | fights for the army of its rim
sign-nh-m-melee = Officer | +1 melee
sign-nh-m-ranged = Officer | +1 ranged
sign-nh-m-brain = Brain | +1 melee and ranged
sign-nh-m-boss = Boss | +1 melee and initiative
sign-nh-m-scout = Scout | +1 initiative
sign-nh-m-saboteur = Saboteur | enemies −1 initiative
sign-nh-m-medic = Medic | takes one attack for a friend
sign-nh-m-mother = Mother Module | one action more
sign-nh-m-scoper = Scoper | an enemy module works for you
sign-nh-m-transport = Transport | its friends may move
sign-nh-m-quartermaster = Quartermaster | melee for ranged, or back
sign-nh-m-recon = Recon Centre | your moves go two hexes
sign-nh-u-clown = Clown | may explode
sign-nh-u-transporter = Transporter | another tile may take its place
sign-nh-u-bio-droid = Bio-droid | goes back on the stack
sign-nh-u-mine = Mine | who stops on it is destroyed
sign-nh-i-battle = Battle | starts one, ends your turn
sign-nh-i-move = Move | one of your tiles moves and turns
sign-nh-i-push = Push Back | an enemy steps back
sign-nh-i-sniper = Sniper | 1 wound anywhere, never an HQ
sign-nh-i-grenade = Grenade | destroys an enemy beside your HQ
sign-nh-i-air-strike = Air Strike | 1 wound on seven hexes
sign-nh-i-rotation = Rotation | one of your tiles turns
sign-nh-i-castling = Castling | two of your tiles swap
sign-nh-i-terror = Terror | they place nothing next turn
sign-nh-a-borgo = Borgo | +1 initiative beside its HQ
sign-nh-a-hegemony = Hegemony | +1 melee beside its HQ
sign-nh-a-moloch = Moloch | +1 ranged beside its HQ
sign-nh-a-outpost = Outpost | one action more beside its HQ
sign-nh-a-smart = Smart | friends beside its HQ may move
sign-nh-a-vegas = Vegas | its HQ commands one enemy
sign-nh-blow = Blow | melee
sign-nh-shot = Shot | ranged
sign-nh-rails = Rails | Gauss
sign-nh-fate = Fate | will be wounded
sign-nh-falls = Fate | will be destroyed
