# Lessons of bugs

lesson-bugs-chapter-1 = Orders
lesson-bugs-chapter-2 = Fighting with brains

## 1

lesson-bugs-01-title = Eight points, or the general
lesson-bugs-01-idea = You win with 8 influence, or by taking the enemy general, whichever comes first.
lesson-bugs-01-a-ask = You have 7 influence. The cell in the middle holds the artefact: a unit on it at the end of a turn brings 1 point. Win this turn.
lesson-bugs-01-a-done = 8 points, and that is the game. The artefact pays 1 every turn you hold it.
lesson-bugs-01-a-wrong-stayed = Your Ant stayed where it was, and the artefact stayed empty: no point. Order it one step forward.
lesson-bugs-01-a-wrong-walked-past = It walked over the artefact and on. Only where a unit stands at the end of the turn counts.
lesson-bugs-01-b-ask = This time they have 7, and their Wasp sits on the artefact. Stop them. Your Mantis is cavalry, and cavalry rides down a Wasp every time.
lesson-bugs-01-b-done = That was 1 point for the Wasp and 1 for the artefact, which is yours now. The third way to win is to leave the general with nobody to command.
lesson-bugs-01-b-wrong-too-short = The Mantis stopped one cell short, the Wasp scored its eighth point, and the game was over.
lesson-bugs-01-b-wrong-someone-else = The Spider was too far away. The Wasp scored its eighth point.

## 2

lesson-bugs-02-title = A personal order
lesson-bugs-02-idea = A personal order sends one unit along a path, one cell at a time, as many cells as its Speed at most.
lesson-bugs-02-a-ask = Bring a unit onto the artefact on c3 this turn.
lesson-bugs-02-a-done = One unit, one path. The order in which you lay the steps matters as much as where they end.
lesson-bugs-02-a-wrong-blocked-by-a-friend = Your own Ant stood in the way, so the Mantis stopped at once. Units do not walk through friends; lead the path around.
lesson-bugs-02-a-wrong-too-slow = The Spider has Speed 2, and the artefact is three steps away.
lesson-bugs-02-b-ask = A unit with a personal order attacks whom it meets. Defeat the Wasp with your Mantis; the enemy Ant is in the way of the straight road.
lesson-bugs-02-b-done = Around the corner and onto the Wasp.
lesson-bugs-02-b-wrong-met-someone = Your Mantis met the Ant on c3 and had to stop and fight there. A unit stops at the first enemy it meets.
lesson-bugs-02-b-wrong-no-diagonals = That ends beside the Wasp, not on it. Paths go straight, never across a corner.

## 3

lesson-bugs-03-title = The general order
lesson-bugs-03-idea = A general order moves every unit but the general one cell the same way, and nobody attacks.
lesson-bugs-03-a-ask = Bring three units forward in one turn: to b3, c3 and d3.
lesson-bugs-03-a-done = All but the general, who prefers to be carried. (He needs personal orders.)
lesson-bugs-03-a-wrong-one-only = A personal order moved one unit and the others stood and watched. For everybody at once you need the general order.
lesson-bugs-03-a-wrong-wrong-way = All together, but to the side. Forward is up.
lesson-bugs-03-b-ask = The enemy Wasp stands right in front of your Mantis. Defeat it.
lesson-bugs-03-b-done = Attack with a personal order, march with a general one.
lesson-bugs-03-b-wrong-general-order = Under a general order nobody attacks: the Mantis saw a standing enemy and stayed put.
lesson-bugs-03-b-wrong-rode-past = You rode past it. To attack is to enter its cell.

## 4

lesson-bugs-04-title = Everybody moves at once
lesson-bugs-04-idea = Both sides write their order in secret; then all units step together, first step, second step, third step.
lesson-bugs-04-a-ask = For once you may read their order: their Wasp goes two cells down, d4 to d3 to d2. Catch it with the Mantis.
lesson-bugs-04-a-done = You rode to where it would be, not to where it was.
lesson-bugs-04-a-wrong-too-late = You reached d3 in the second step, just when the Wasp left it. Aim at where it will be.
lesson-bugs-04-a-wrong-old-address = You went to d4, where the Wasp was before anybody moved.
lesson-bugs-04-b-ask = Their Wasp goes one cell down, from c4 to c3, and your Mantis stands on c3. If you go up, you would change places. Try it.
lesson-bugs-04-b-done = Nobody walks through anybody: they meet, and the faster one fights on the other's cell. Waiting with a personal order would have done as well.
lesson-bugs-04-b-wrong-stepped-aside = You stepped aside, and the Wasp walked in and took the artefact.
lesson-bugs-04-b-wrong-no-order = Your Mantis had no order, so it could only defend itself, and with dice.

## 5

lesson-bugs-05-title = Dice cost energy
lesson-bugs-05-idea = In a battle each side adds a die (1 to 3) to its Strength; every roll costs 1 energy, and without energy you add nothing.
lesson-bugs-05-a-ask = They have no energy left: they cannot roll. Pick a fight with your Ant that you cannot fail to win.
lesson-bugs-05-a-done = At least 2 + 1 against 1 + 0. Energy is what wins battles: you get 2 each turn and can hold 6.
lesson-bugs-05-a-wrong-spider = 2 plus your die against 3: with a 1 it is a draw, and nothing is won. Look for a weaker one.
lesson-bugs-05-a-wrong-general = Even without a die the general counts 3. With a 1 you only draw. Tempting, though.
lesson-bugs-05-b-ask = You rolled a 1, they rolled a 2, and both Ants have Strength 2: you are behind. You have 1 energy left. What now?
lesson-bugs-05-b-done = 5 against 4. The last roll counts, and every roll costs 1.
lesson-bugs-05-b-wrong-gave-up = You kept the 1 and lost the Ant, with an energy still in your pocket. When you are behind and it matters, roll again.
lesson-bugs-05-c-ask = You rolled a 3, they rolled a 2: 5 against 4. They have nothing left to roll with. You have 1 energy. Roll again?
lesson-bugs-05-c-done = Ask two questions before each roll: am I behind, and can they still answer? Here: no, and no. So keep it.
lesson-bugs-05-c-wrong-rolled-a-lead-away = You had won: nobody could answer. Rolling again could only make it worse, and it cost an energy.

## 6

lesson-bugs-06-title = Test: orders
lesson-bugs-06-idea = Move, meet, fight: all in one order.
lesson-bugs-06-a-ask = You have 6 influence. Win this turn.
lesson-bugs-06-a-done = One for the Wasp, one for the artefact: 8.
lesson-bugs-06-a-wrong-into-the-ant = Your own Ant stood on b2 and stopped the Mantis. Go around it.
lesson-bugs-06-a-wrong-ant-first = The Ant must roll for it, and the Wasp may roll better. Your Mantis needs no dice.
lesson-bugs-06-b-ask = They march: all their units take one step down. Catch the Wasp.
lesson-bugs-06-b-done = Passed. A general order is easy to read, if you know it is coming.
lesson-bugs-06-b-wrong-where-it-was = One cell short: you stopped on d2, and the Wasp on d3. Work out where their order takes it.
lesson-bugs-06-b-wrong-where-it-started = You rode up while the Wasp came down: you passed each other.

## 7

lesson-bugs-07-title = Horse, bow, spear
lesson-bugs-07-idea = Cavalry beats archers, archers beat spears, spears beat cavalry: for certain, if the winner has a personal order.
lesson-bugs-07-a-ask = You have a Spider: a spear. Defeat somebody without rolling a die.
lesson-bugs-07-a-done = Spear beats horse, horse beats bow, bow beats spear. No dice, no energy, 1 point.
lesson-bugs-07-a-right-2 = A shot from next door works, too: a Spider reaches one cell.
lesson-bugs-07-a-wrong-archer = Spears do not beat archers, so it came to dice. Who does a spear beat?
lesson-bugs-07-a-wrong-mirror = Spear against spear is decided by dice.
lesson-bugs-07-b-ask = Their Mantis will ride at your Wasp: two steps down column d. Save the Wasp, and take the Mantis.
lesson-bugs-07-b-done = The winner of the triangle must be the one with the personal order. That is the whole trick.
lesson-bugs-07-b-wrong-general-order = Everybody moved right, the Spider too, and met the Mantis; but without a personal order it has no right to the sure win, so it came to dice.
lesson-bugs-07-b-wrong-did-nothing = The Mantis rode down your Wasp: horse beats bow, and it had the order.

## 8

lesson-bugs-08-title = Shots
lesson-bugs-08-idea = After moving, a Wasp shoots up to two cells in a straight line and a Spider one, and the target cannot hurt them by surviving.
lesson-bugs-08-a-ask = Shoot the Spider with your Wasp: bow beats spear. Do not walk into it.
lesson-bugs-08-a-done = One step into line, then the shot. It cost no energy and no risk.
lesson-bugs-08-a-wrong-no-line = From here the Spider is across a corner, and shots fly only straight.
lesson-bugs-08-a-wrong-held-fire = You were in line and did not shoot. After moving, name a target.
lesson-bugs-08-b-ask = Two targets: a Mantis next door and a Spider two cells away. Shoot the one that is certain.
lesson-bugs-08-b-done = And if a shot at the Mantis fails, the Wasp is still there: a target only ever saves itself.
lesson-bugs-08-b-wrong-mantis = Bow against horse comes to dice, even from afar. The Spider would have been certain.
lesson-bugs-08-b-wrong-held-fire = You held your fire, and both are still there.

## 9

lesson-bugs-09-title = The artefact and the baggage
lesson-bugs-09-idea = The artefact pays 1 point a turn; an army whose baggage is captured gets no energy.
lesson-bugs-09-a-ask = Cut them off: capture their baggage train on c5.
lesson-bugs-09-a-done = No baggage, no income: they must now fight with what they have. It stays captured even when you leave.
lesson-bugs-09-a-wrong-short = One cell short. The train is captured only by a unit that ends its turn on it.
lesson-bugs-09-a-wrong-on-foot = The Ant needs three turns for that. Who is faster?
lesson-bugs-09-b-ask = Now it is your train on c1 that was captured. Get your income back, and keep the point from the artefact.
lesson-bugs-09-b-done = Home again, and the Mantis still earns its point on the artefact.
lesson-bugs-09-b-wrong-blocked-on-the-way = Your own Ant stood in the way, so the Mantis never got home, and the train is still theirs.
lesson-bugs-09-b-wrong-marched = A general order backwards brought the Ant home, but also took the Mantis off the artefact.

## 10

lesson-bugs-10-title = A way back, and a way through
lesson-bugs-10-idea = In a draw both step back where they came from, and a unit that cannot is lost; in a campaign the portals are a short cut.
lesson-bugs-10-a-ask = Their Ant goes from e1 to e2 to d2 this turn. Attack their general on d3 so that a draw will not cost you the Mantis. The dice will show 1 for you and 1 for them.
lesson-bugs-10-a-done = Back to c3, alive. Before you attack, look at the cell you come from.
lesson-bugs-10-a-wrong-no-way-back = A draw, so your Mantis had to go back to d2; but their Ant had just moved in there. Without a way back a unit is lost.
lesson-bugs-10-a-wrong-no-attack = Nobody attacked, so nothing was decided.
lesson-bugs-10-b-ask = In a campaign there are portals on a3 and e3. Take your Ant from a2 to the other side in one turn.
lesson-bugs-10-b-done = Through. A general order would have done, too: whoever was ordered and stands there may go.
lesson-bugs-10-b-wrong-refused = You stood on the portal and said no. Say yes, and at the end of the turn you are through.
lesson-bugs-10-b-wrong-walked-through = You walked over the portal and on. It takes only those who stop on it.

## 11

lesson-bugs-11-title = What will they do?
lesson-bugs-11-idea = You cannot see their order, so look for one that is good against all of theirs, or at least against those that hurt.
lesson-bugs-11-a-ask = You have 7 influence and your Spider stands on the artefact. They have only cavalry in reach. Find the order that wins whatever they do.
lesson-bugs-11-a-done = Staying is an order. It made your Spider ready, and a ready spear is the end of any horse. They had dozens of orders and none that helped.
lesson-bugs-11-a-wrong-no-order-for-the-spider = Against most orders this wins; but their Mantis could ride to c3, and your Spider, without an order of its own, would have had to roll.
lesson-bugs-11-a-wrong-left-it = You left the artefact by yourself. The seventh point is not the eighth.
lesson-bugs-11-b-ask = Their Mantis wants one of two things: the artefact (d4, d3, c3) or your Wasp (d4, d3, d2). You do not know which. Stop both.
lesson-bugs-11-b-done = d3 lies on both roads. When you cannot guess what they want, take away what they need for all of it.
lesson-bugs-11-b-wrong-guarded-the-wasp = The Wasp got away, and so did the Mantis: it had two roads, and you closed neither. Where do they cross?
lesson-bugs-11-b-wrong-waited = Waiting did not help: the Mantis rode past your Spider, one way or the other.

## 12

lesson-bugs-12-title = Test: fighting with brains
lesson-bugs-12-idea = Two positions from real parties, one order each.
lesson-bugs-12-a-ask = They have 6 influence, you have 7. Their Spider holds the artefact. Win this turn.
lesson-bugs-12-a-done = Passed: the eighth point, without a die.
lesson-bugs-12-a-right-4 = Into the Mantis by hand: spear beats horse there, too.
lesson-bugs-12-a-right-5 = Into the Spider by hand: bow beats spear there, too.
lesson-bugs-12-a-wrong-shot-the-horse = You shot at the Mantis: bow against horse goes to the dice, and without energy yours counted nothing.
lesson-bugs-12-a-wrong-forgot-to-shoot = You were in line and held your fire.
lesson-bugs-12-a-wrong-empty-handed = You took nobody, and their Spider took its point on the artefact.
lesson-bugs-12-b-ask = Take the enemy general. He has no order this turn, and they have no energy. Your Mosquito is small, but an enemy without an order counts 0 against it.
lesson-bugs-12-b-done = The Mosquito stings those who are not looking: without an order the general counts nothing. You can play.
lesson-bugs-12-b-wrong-ant = The Ant cannot get there: two cells up and one to the side is three steps.
lesson-bugs-12-b-wrong-one-short = One cell short: he is two steps away.
