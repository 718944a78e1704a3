# The rulebook of Neon: running text a beginner reads from the goal to the end.
# **Words** stand out; [NEON-DMG-01] cites a rule and becomes a footnote.

book-neon-goal-title = The goal
book-neon-goal-points = You fight in an arena, and you win by points. Every point of damage takes a **health token** from its victim,[NEON-DMG-01] and the token goes to whoever dealt it, worth the number on it.[NEON-DMG-02] Bots and the leader token bring points as well.[NEON-REB-02] This is the mode called Resurrection; the others follow in a chapter of their own.
book-neon-goal-round = A game takes a few rounds, and every round has four phases: everybody chooses cards, everybody acts, it is checked whether the game is over, and a part of the arena sinks.[NEON-RND-01]

book-neon-arena-title = The arena
book-neon-arena-ring = Ten **sectors** are laid in a ring, in random order.[NEON-SET-02] Neighbours in the ring are adjacent; when a sector sinks, its two neighbours become neighbours.[NEON-GEN-04] In every sector stands one bot.[NEON-SET-04] A number on the scoreboard tells which sector sinks next.[NEON-SET-03]
book-neon-arena-sectors = Each sector does something for the fighter who stands in it.[NEON-SEC-00] Some of them:
book-neon-arena-fighter = Your fighter begins with six health tokens in three rows,[NEON-SET-09] 3 energy,[NEON-SET-11] seven action cards of which three are in your hand,[NEON-SET-10][NEON-SET-13] and waits on the drop ship.[NEON-SET-12]
book-neon-arena-leader = The leader token goes to a player by lot.[NEON-SET-14] Hands, decks and rows that are not shown yet are secret; everything else is open.[NEON-HID-01]

book-neon-plan-title = Laying a row
book-neon-plan-cards = Of your three cards you choose two and lay one over half of the other.[NEON-PLAN-01] Three halves stay in sight: both of the upper card and one of the lower, at whichever end you like. These are your **row of actions**, from left to right. Either card may be rotated first.[NEON-PLAN-02] The number on the upper card is your **initiative**.[NEON-PLAN-03]
book-neon-plan-secret = Everybody lays in secret, and all rows are shown at once.[NEON-PLAN-05] The third card stays in your hand for the next round.[NEON-PLAN-04]
book-neon-plan-joker = The Joker may be a Move, an Attack, a Search or energy, and you decide when you get there.[NEON-JOK-01]

book-neon-order-title = Who acts when
book-neon-order-low = **The lowest number acts first.**[NEON-INIT-01]
book-neon-order-ties = Among equal numbers the holder of the leader token goes first, the others follow clockwise.[NEON-INIT-02] With **Takeover** you take the token and gain 1 energy.[NEON-LEAD-01] If it changes hands, the order of those still to act is worked out again.[NEON-INIT-03]

book-neon-turn-title = Your turn
book-neon-turn-land = If your figure is still on the drop ship, you first put it into any open sector; this is no action.[NEON-LAND-01]
book-neon-turn-row = Then you do the three halves of your row from left to right; the order is fixed.[NEON-ACT-02] Where a half offers several actions, you choose one when you reach it.[NEON-ACT-03] In between you may use abilities, as long as you can pay.[NEON-ACT-06]
book-neon-turn-must = What can be done must be done: you attack if anybody is in reach, and you search if you can pay for it. Only a Move may stay where it is.[NEON-ACT-04][NEON-R-01]
book-neon-turn-after = Afterwards the two cards go to your discard pile and you draw two, so you always begin a round with three.[NEON-ACT-05] An energy half gives the energy it shows; you can hold 6, and what is above is lost.[NEON-NRG-01][NEON-NRG-02]

book-neon-moving-title = Move
book-neon-moving-step = A **Move** leads to one of the two adjacent sectors, or nowhere.[NEON-MOVE-01] What a sector does on entering happens at once, and landing counts as entering.[NEON-MOVE-02][NEON-LAND-04]
book-neon-moving-station = From the Train Station a Move may go to any open sector.[NEON-MOVE-03]

book-neon-attack-title = Attack
book-neon-attack-weapon = Choose a weapon: the basic one or one you have found.[NEON-ATK-01] Then choose a target it reaches, a fighter or a bot.[NEON-ATK-02] **Range** is counted in sectors: 0 is your own, 1 the next, 2 the one after.[NEON-ATK-03] The weapon says how many dice you roll at each range; melee weapons reach only 0.[NEON-ATK-04][NEON-ATK-05]
book-neon-attack-dice = The dice
book-neon-attack-roll = You roll at most five dice.[NEON-ATK-06] Critical and normal hits are hits. A conditional miss is none, unless something turns it into one.[NEON-ATK-09]
book-neon-attack-again = After the roll you may reroll and change dice, but attack dice are rerolled only **once an attack**.[NEON-ATK-10]
book-neon-attack-damage = The target defends, as the next chapter tells. Every hit that gets through is one damage.[NEON-RES-01] If none does, the attack has failed.[NEON-RES-05]

book-neon-defence-title = Defence
book-neon-defence-die = Whoever is attacked rolls one die for basic armour and one for each field token, at most three.[NEON-DEF-01][NEON-DEF-03] A plain shield blocks a normal hit, the strong one any hit; a failure with a bolt brings 1 energy.[NEON-DEF-05]
book-neon-defence-field = Every **Defence** in your row puts a field token on your figure as soon as the rows are shown, at most two, and it helps for the whole round, even before your own turn.[NEON-ACT-01][NEON-DEFA-02] When you reach the half, it gives 2 energy, too.[NEON-DEFA-01]
book-neon-defence-gear = A helmet works against critical hits, armour against normal ones. What is marked as mandatory must be used while such hits get through.[NEON-DEF-09][NEON-R-29]

book-neon-falling-title = Damage and falling
book-neon-falling-tokens = Tokens are lost from the top row downwards,[NEON-DMG-01] so the first three are worth 2 each, then come two of 1, and the last one is worth 3.[NEON-SET-09]
book-neon-falling-down = Who loses the last token is out of the fight for a while: the figure goes to the drop ship, and the opponent who did it may take up to two equipment cards.[NEON-KO-01][NEON-KO-03]
book-neon-falling-back = Then comes **maintenance**: three loot cards, one of each class, an upgrade of your choice out of two, six new tokens and 3 energy.[NEON-MNT-03][NEON-MNT-04][NEON-MNT-05] You land at the start of your next turn.[NEON-LAND-03] The second fall is the last one: you are eliminated.[NEON-KO-01]

book-neon-energy-title = Energy and abilities
book-neon-energy-pay = Energy pays for abilities: the price stands before each, and the moment in brackets.[NEON-ABL-01] You may use one as often as you can pay, unless it says otherwise.[NEON-ABL-02]
book-neon-energy-manoeuvres = Everybody has three **manoeuvres**. A rolls any of your dice again, once an attack, for 1.[NEON-ABL-04] B slips away to the next sector after an attack that failed, for 1.[NEON-ABL-05] C saves you from the damage when your sector sinks, for 2.[NEON-ABL-06]
book-neon-energy-own = Two more abilities are each fighter's own.[NEON-ABL-07] Some put a special token into the arena; while it lies there the ability cannot be used again.[NEON-TOK-01]

book-neon-search-title = Search and loot
book-neon-search-price = A **Search** costs 1 energy for each search token in your sector, so the first one is free; afterwards you put one more token there.[NEON-SRCH-01][NEON-SRCH-07]
book-neon-search-look = The class of the sector tells what you look at: three green cards, two orange ones, or a purple and a green one. You keep two.[NEON-SRCH-02]
book-neon-search-loot = Where loot goes
book-neon-search-place = What you keep is placed at once: as equipment, as a supply, or not at all.[NEON-LOOT-01] You wear one card of each type.[NEON-LOOT-06] A card may also be laid over another that shares a symbol with it, and the covered one becomes its supply.[NEON-LOOT-03][NEON-LOOT-04]
book-neon-search-supplies = **Supplies** pay for the effects of the card above them,[NEON-SUP-01] and in need a card pays with itself.[NEON-SUP-02]

book-neon-bots-title = Bots
book-neon-bots-prey = Bots never attack. A bot defends with one die, rolled together with yours, so you see it before you decide on a reroll.[NEON-BOT-01][NEON-BOT-02] One damage destroys it, and its token is yours.[NEON-RES-04]
book-neon-bots-worth = A bot is worth 1 point, two of a kind 3.[NEON-REB-02] Once it also pays as a supply, for any of your equipment.[NEON-SUP-05]

book-neon-closing-title = The arena sinks
book-neon-closing-sinks = At the end of each round the announced sector goes. Its bot is lost,[NEON-CLOSE-01] the sector is removed, its neighbours become adjacent,[NEON-CLOSE-04] and the next number is shown.[NEON-CLOSE-05]
book-neon-closing-caught = Whoever still stands there moves to an adjacent sector and takes 1 damage, and nobody gets that token.[NEON-CLOSE-03] The Underpass is kind to its guests: no damage.[NEON-SEC-05]
book-neon-closing-two = In some rounds two sectors go. The second number is shown only after the first, and who flees into it is caught again.[NEON-CLOSE-06][NEON-CLOSE-08]

book-neon-end-title = The last count
book-neon-end-when = The game ends in the last round of the board, before anything sinks, or when at most one fighter is left.[NEON-END-01][NEON-END-03]
book-neon-end-count = Count your health trophies by their numbers, 1 for each bot, 1 more for each pair of equal bots, and 1 for the leader token.[NEON-REB-02] Most points win; a tie goes to whoever has more trophies of 3, then of 2, then of 1.[NEON-REB-03]
book-neon-end-out = An eliminated fighter cannot win, only be called the best player.[NEON-REB-04] A single fighter who is left wins at once.[NEON-REB-01]

book-neon-modes-title = Other modes
book-neon-modes-royale = Battle Royale
book-neon-modes-last = One life, no points, no upgrades: the last fighter left wins.[NEON-ROY-01][NEON-ROY-02]
book-neon-modes-flood = When only two sectors are left, there is a **flood** instead of a closing: everybody takes 1 damage and may change the sector.[NEON-ROY-03]
book-neon-modes-squad = Squad
book-neon-modes-teams = Four or six play in teams,[NEON-SET-16] by the rules of Resurrection.[NEON-COA-01] Allies cannot attack each other,[NEON-COA-02] may reroll for each other in one sector,[NEON-COA-04] and count their trophies together.[NEON-COA-06]

book-neon-automa-title = The Automa
book-neon-automa-who = With two players a third fighter joins in, the **Automa**.[NEON-SET-17] It has no cards and no energy and acts last in each round.[NEON-AUTO-02]
book-neon-automa-target = It picks the fighter with most health tokens within three sectors,[NEON-AUTO-03] goes one sector towards them[NEON-AUTO-04] and attacks.[NEON-AUTO-05] It can even win.[NEON-AUTO-08]

book-neon-rulings-title = What the book leaves open
book-neon-rulings-why = A printed rulebook cannot foresee everything, and a program must decide. What we decided stands below, word by word.
book-neon-rulings-some = Three that come up often: a fighter who falls in their own turn loses the remaining actions;[NEON-R-03] in a small ring a target may stand at two distances at once, and the attacker chooses;[NEON-R-05] equipment may not be thrown away just to make room.[NEON-R-08]

# Symbols: the name, a bar, and what it does.
sign-neon-group-actions = Halves of cards
sign-neon-group-attack-dice = Attack dice
sign-neon-group-defence-dice = Defence dice
sign-neon-group-tokens = Tokens
sign-neon-group-gear = Types of equipment
sign-neon-group-supplies = Supplies
sign-neon-group-classes = Classes
sign-neon-group-sectors = Sectors
sign-neon-move = Move | to an adjacent sector, or stay
sign-neon-attack = Attack | whoever is in reach
sign-neon-search = Search | 1 energy for each search token
sign-neon-defense = Defence | a field token at once, 2 energy later
sign-neon-leadership = Takeover | take the leader token, gain 1 energy
sign-neon-energy = Energy | gain what it shows
sign-neon-joker = Joker | Move, Attack, Search or energy
sign-neon-crit = Critical hit | only the strong shield stops it
sign-neon-hit = Normal hit | any shield stops it
sign-neon-maybe = Conditional miss | misses, unless something changes it
sign-neon-miss = Miss | nothing
sign-neon-block-any = Strong shield | blocks any hit
sign-neon-block-normal = Shield | blocks a normal hit
sign-neon-fail-energy = Failure with energy | gain 1 energy
sign-neon-fail = Failure | nothing
sign-neon-heart = Health | one token for each damage
sign-neon-bot = Bot | one damage destroys it, 1 point
sign-neon-token = Special token | lies in the arena for a fighter
sign-neon-upgrade = Upgrade | comes with maintenance
sign-neon-skull = Fall | the last token is lost
sign-neon-g-pistol = Pistol | a weapon
sign-neon-g-heavy = Heavy weapon | a weapon
sign-neon-g-melee = Melee weapon | reaches your own sector only
sign-neon-g-grenade = Grenade | a weapon; each throw costs a supply
sign-neon-g-armor = Armour | against normal hits
sign-neon-g-helmet = Helmet | against critical hits
sign-neon-s-ammo = Ammunition | a supply
sign-neon-s-cell = Energy cells | a supply
sign-neon-s-battery = Batteries | a supply
sign-neon-s-grenade = Grenades | a supply
sign-neon-c-green = Class I, green | look at 3 green, keep 2
sign-neon-c-orange = Class II, orange | look at 2 orange, keep 2
sign-neon-c-purple = Class III, purple | look at 1 purple and 1 green, keep both
sign-neon-sector-1 = Park | 1 energy: a conditional miss becomes a hit
sign-neon-sector-2 = Factory | 1 energy: one more attack die
sign-neon-sector-3 = Charging Station | 1 energy on entering
sign-neon-sector-4 = Highway | reroll one attack die for free
sign-neon-sector-5 = Underpass | no damage when it closes
sign-neon-sector-6 = Shopping Mall | look at one card more
sign-neon-sector-7 = Train Station | a Move leads anywhere
sign-neon-sector-8 = Police Station | no rerolls here
sign-neon-sector-9 = Stadium | a plain shield blocks any hit
sign-neon-sector-10 = TV Tower | abilities cost 1 more
