# Lessons of neon

lesson-neon-chapter-1 = A turn
lesson-neon-chapter-2 = The arena

## 1

lesson-neon-01-title = Take their chips
lesson-neon-01-idea = You win with points: every health token you knock off another fighter is yours, and the number on it is what it is worth.
lesson-neon-01-a-ask = You are Boulder. Ghost stands in your sector. Attack.
lesson-neon-01-a-done = One hit got through: one token, 2 points. Collect more than the others, and you win.
lesson-neon-01-a-wrong-rested = You took energy. That is useful, but points come from hits.
lesson-neon-01-a-wrong-walked-away = You walked away from your target.
lesson-neon-01-b-ask = Ghost has all six tokens, Snake only its last one. One hit will get through. Whom do you attack?
lesson-neon-01-b-done = 3 points. Snake comes back with new tokens and a grudge: the first fall is not the end.
lesson-neon-01-b-wrong-the-top-one = That token was worth 2. The last one of a fighter is worth 3, and it sends the fighter off for repairs.
lesson-neon-01-b-wrong-rested = You took energy and left both of them standing.

## 2

lesson-neon-02-title = Lay a row
lesson-neon-02-idea = You pick two of your three cards and lay one over half of the other: three halves stay in sight, and you do them from left to right.
lesson-neon-02-a-ask = Lay a row that begins with Move and goes on with Attack.
lesson-neon-02-a-done = Go, then strike. Nothing in a row can be swapped later, so think of where you will be at each step.
lesson-neon-02-a-wrong-wrong-order = Attack comes first in your row, and you will strike before you have got there. Rows are read from left to right.
lesson-neon-02-a-wrong-something-between = Something else lies between Move and Attack. Turn a card round, or put the other one on top.
lesson-neon-02-b-ask = The number on the upper card says when you act: the lowest first. Lay a row with number 1 that has an Attack in it.
lesson-neon-02-b-done = The upper card shows both halves and its number; the lower one lends you one half.
lesson-neon-02-b-wrong-wrong-card-on-top = Card 4 is on top, so you act at 4. Only the upper card's number counts.
lesson-neon-02-b-wrong-no-attack = You are quick, but there is no Attack to be seen. Show the other half of the lower card.

## 3

lesson-neon-03-title = Who goes first
lesson-neon-03-idea = The lower number acts earlier; at equal numbers the leader goes first, then the others clockwise.
lesson-neon-03-a-ask = Ghost will show a 3 (in a real game you would not know). Act before Ghost. Ghost holds the leader token.
lesson-neon-03-a-done = 2 before 3. The cards are all different in what they do, so being early has its price.
lesson-neon-03-a-wrong-tie = 3 against 3 is a tie, and Ghost holds the leader token, so Ghost went first.
lesson-neon-03-a-wrong-too-slow = 4 comes after 3. Put a lower card on top.
lesson-neon-03-b-ask = Ghost shows a 3 again, but now the leader token is yours. Act before Ghost.
lesson-neon-03-b-done = Equal numbers, and the leader goes first. It is also worth a point at the end.
lesson-neon-03-b-wrong-too-slow = 5 comes after 3. With the leader token a 3 would have been enough.
lesson-neon-03-b-wrong-last-of-all = 6 comes after everybody. The 3 and the leader token were enough.

## 4

lesson-neon-04-title = One step round the ring
lesson-neon-04-idea = A Move takes you to one of the two neighbouring sectors, and many sectors do something for you.
lesson-neon-04-a-ask = Entering the Charging Station gives you 1 energy. Go there.
lesson-neon-04-a-done = 4 energy. The ring is small: always know what the two sectors beside you do.
lesson-neon-04-a-wrong-other-way = That was the Underpass, on the other side. It is a good place to be when a sector sinks, but it gives no energy.
lesson-neon-04-a-wrong-too-far = The Park is three sectors away. A Move goes to a neighbour only.
lesson-neon-04-b-ask = From the Train Station a Move may go anywhere. Ghost is at the other end. Be in Ghost's sector, and attack.
lesson-neon-04-b-done = All aboard. It works only as a Move, and only from the Station.
lesson-neon-04-b-wrong-on-foot = You walked to the Mall, and Ghost is still four sectors away. From the Station you may ride the whole way.
lesson-neon-04-b-wrong-next-door = Close, but next door is not here: your fists reach only your own sector.

## 5

lesson-neon-05-title = Attack and dice
lesson-neon-05-idea = A hit or a critical hit counts; the rest misses, unless you pay 1 energy to roll again, once an attack.
lesson-neon-05-a-ask = Your fists reach only your own sector. Ghost is next door. Attack Ghost this turn.
lesson-neon-05-a-done = Distance is counted in sectors: 0 is your own. Found weapons may reach 1 or 2.
lesson-neon-05-a-wrong-nobody-here = There is nobody in your sector to attack. Go to Ghost first.
lesson-neon-05-a-wrong-wrong-neighbour = You went the other way round, and Ghost is now two sectors away.
lesson-neon-05-b-ask = All your dice missed. You have 3 energy. Get a token from Ghost anyway.
lesson-neon-05-b-done = One energy, another chance. You may reroll only once in each attack, so choose the moment.
lesson-neon-05-b-wrong-gave-up = You left it at that: no hit, no point, and 3 energy unspent. Manoeuvre A rolls again for 1.

## 6

lesson-neon-06-title = Keep your guard up
lesson-neon-06-idea = You always roll a defence die; each Defence in your row adds one for the whole round, even before your turn.
lesson-neon-06-a-ask = Ghost is beside you and will act first. Lay a row that protects you from the moment the rows are shown.
lesson-neon-06-a-done = The force field is up at once and for the whole round; when the half is reached, it gives you energy, too.
lesson-neon-06-a-wrong-joker = The Joker can be many things, but never a Defence. No shield came up.
lesson-neon-06-a-wrong-covered-it = You showed the Move of card 1 and covered its Defence. Show the other half.
lesson-neon-06-b-ask = Ghost's hit is coming through: your defence die failed. Save the token.
lesson-neon-06-b-done = Blocked. A plain shield stops a hit; the strong one stops a critical hit, too.
lesson-neon-06-b-wrong-took-it = You took the hit with energy in your pocket. The reroll works in defence as well.

## 7

lesson-neon-07-title = Test: a turn
lesson-neon-07-idea = Row, order, way and blow together.
lesson-neon-07-a-ask = Be the first to act and lay a row with which you can go and then strike.
lesson-neon-07-a-done = Passed.
lesson-neon-07-a-wrong-late = The row is right, but card 4 on top means you act after Ghost, who may be gone by then.
lesson-neon-07-a-wrong-backwards = You strike first and walk afterwards. There is nobody here to strike.
lesson-neon-07-b-ask = Take a 3-point token this turn.
lesson-neon-07-b-done = Passed. You know a turn; now for the rest of the arena.
lesson-neon-07-b-wrong-for-the-energy = 1 energy and a 2-point token: nice, but Snake's last one is worth 3.
lesson-neon-07-b-wrong-nobody-here = There is nobody on the Highway but you.

## 8

lesson-neon-08-title = Energy and manoeuvres
lesson-neon-08-idea = Energy pays for manoeuvres: A rolls again, B slips away after a failed attack, C saves you when your sector sinks.
lesson-neon-08-a-ask = You have no energy, and your dice will miss the first time. Take a token from Ghost all the same.
lesson-neon-08-a-done = First fill up, then fight. You can hold 6; what is above is lost.
lesson-neon-08-a-wrong-nothing-to-pay-with = All dice missed and you could not pay for another roll. First energy, then attack: the order of your halves is the plan.
lesson-neon-08-a-wrong-never-struck = You filled up twice and never struck.
lesson-neon-08-b-ask = Your attack will fail. Be in the Underpass afterwards without spending a Move.
lesson-neon-08-b-done = Hit and run, without the hit.
lesson-neon-08-b-wrong-stayed = You stayed beside an angry Ghost. After an attack without damage, Manoeuvre B takes you one sector away for 1 energy.
lesson-neon-08-b-wrong-spent-on-dice = You spent your only energy on another roll and had none left to get away.

## 9

lesson-neon-09-title = Search
lesson-neon-09-idea = A Search costs 1 energy for each search token in the sector and leaves one more behind; you keep two of the cards you see.
lesson-neon-09-a-ask = You have 1 energy, and your sector has been searched twice. Find something.
lesson-neon-09-a-done = The first search in a sector is free, and every search makes the next one dearer.
lesson-neon-09-a-right-2 = Saving up works, too; the Factory would have been free.
lesson-neon-09-a-wrong-cannot-pay = Two search tokens, two energy: you have one. Go where nobody has looked yet.
lesson-neon-09-a-wrong-only-saved = You saved up twice and never looked.
lesson-neon-09-b-ask = Search twice this turn. You have no energy at all.
lesson-neon-09-b-done = Search, step, search. Loot goes on your board at once: one weapon, one armour, one helmet of each kind, and the rest as supplies underneath.
lesson-neon-09-b-wrong-same-place = You left a search token here yourself, so the second search costs 1, and you have nothing. Search, move on, search.
lesson-neon-09-b-wrong-moved-first = You moved first, so both searches fall in one sector, and the second costs 1.

## 10

lesson-neon-10-title = Bots
lesson-neon-10-idea = A bot falls with a single hit and is worth 1 point, two of a kind 3; it also pays once as a supply.
lesson-neon-10-a-ask = There is a bot in your sector. Take it.
lesson-neon-10-a-done = 1 point. A bot rolls its one die together with yours, so you know what to reroll.
lesson-neon-10-a-wrong-looked-away = You took energy, and the bot went on serving drinks. One hit is enough.
lesson-neon-10-a-wrong-searched-instead = You searched around it. The bot did not mind.
lesson-neon-10-b-ask = You own a Courier bot. Left of you is a Mechanic, right of you another Courier. Get the most out of this turn.
lesson-neon-10-b-done = Two of a kind: 3 points together.
lesson-neon-10-b-wrong-no-pair = A different bot: 1 point more. A second Courier would have made a pair: 2 points more.
lesson-neon-10-b-wrong-stayed = You stayed where you were, and both bots are still at work.

## 11

lesson-neon-11-title = The arena sinks
lesson-neon-11-idea = At the end of each round the announced sector closes: whoever stands there loses a token and must flee.
lesson-neon-11-a-ask = The Stadium will close at the end of this round, and you are in it. Do not lose a token.
lesson-neon-11-a-done = Out in time. The ring shrinks every round, and the neighbours of a closed sector become neighbours.
lesson-neon-11-a-wrong-stayed = The Stadium closed with you in it: one token lost, and nobody even gets the points. The next sector to close is always shown.
lesson-neon-11-a-wrong-out-and-in = Out and in again: it closed over you.
lesson-neon-11-b-ask = This time you stay for business and are caught. You have energy. Lose no token.
lesson-neon-11-b-done = 2 energy for a token: usually a good price.
lesson-neon-11-b-wrong-paid-with-a-token = You ran, but the splash cost you a token. Manoeuvre C would have cost 2 energy instead.

## 12

lesson-neon-12-title = The leader token and the last count
lesson-neon-12-idea = After the last round points are counted: tokens, bots, pairs, and 1 for the leader token.
lesson-neon-12-a-ask = Last round. You and Ghost have equal points, and Ghost holds the leader token. Nobody is in your reach. Win.
lesson-neon-12-a-done = One point was enough. Takeover also brings 1 energy, and with the token you win ties in the order of play.
lesson-neon-12-a-wrong-defended = You were well defended, and Ghost won by the leader token: 1 point.
lesson-neon-12-a-wrong-no-takeover = There was no Takeover in your row. Equal points and no token: second place.
lesson-neon-12-b-ask = Last round, and Ghost leads by 2 points. Ghost stands beside you with six tokens, Snake with one. One hit will get through. Win.
lesson-neon-12-b-done = 3 points from Snake, and you are ahead. An eliminated fighter cannot win, however many points it has.
lesson-neon-12-b-wrong-only-two = 2 points make you level with Ghost, and a level score is not a win. Snake's last token was worth 3.
lesson-neon-12-b-wrong-saved-up = You took energy in the last round, and there is no next one to spend it in.

## 13

lesson-neon-13-title = A whole round
lesson-neon-13-idea = Plan, act, get away: one round from the cards to the closing.
lesson-neon-13-a-ask = End this round with one bot more and all your tokens. The Stadium, where you are, will close.
lesson-neon-13-a-done = That was a whole round. Six more like it, and somebody wins.
lesson-neon-13-a-wrong-no-way-out = You stayed in the Stadium, and it closed over you.
lesson-neon-13-a-wrong-out-but-empty = You got out in time, but the bot is still there: you had a free half and took energy.
lesson-neon-13-b-ask = Final test: this round, take a token from Ghost, and be out of the Stadium when it closes.
lesson-neon-13-b-done = Passed. You can play.
lesson-neon-13-b-wrong-ran-first = You ran first, and then there was nobody to hit. Strike, then run.
lesson-neon-13-b-wrong-greedy = You struck and stayed, and the Stadium took a token from you, too.
