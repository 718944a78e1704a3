# Lessons of neuroshima

lesson-nh-chapter-1 = The fight
lesson-nh-chapter-2 = Helpers and nuisances
lesson-nh-chapter-3 = Tiles that act at once
lesson-nh-chapter-4 = The whole game
lesson-nh-no-battle = Nobody fought, because no battle was played. Tiles only fight in a battle.

## 1

lesson-nh-01-title = Your HQ is your life
lesson-nh-01-idea = Whoever loses the HQ loses the game, and blows fall only in a battle.
lesson-nh-01-a-ask = Your Runner stands beside the enemy HQ, which has 1 point left. Play the Battle tile.
lesson-nh-01-a-done = The enemy HQ is gone, and so is the enemy: that is how this game is won. HQs start with 20 points, so it usually takes a few battles.
lesson-nh-01-a-wrong-no-battle = Nothing happened, because tiles only fight in a battle. Yours starts when you play the Battle tile.
lesson-nh-01-a-wrong-threw-it-away = You discarded the Battle tile, so nobody fought. Take it back and play it instead.
lesson-nh-01-b-ask = Now it is your HQ that has 1 point left, and a Ganger is at its throat. You hold a Battle tile. Get through this turn alive.
lesson-nh-01-b-done = Right: no battle, no blow. Next turn you can deal with that Ganger.
lesson-nh-01-b-wrong-fought-anyway = Your HQ fell, because a battle is everybody's battle: the Ganger struck too. Holding a Battle tile does not mean you must play it.

## 2

lesson-nh-02-title = Place it, turn it
lesson-nh-02-idea = A tile does its work where you put it and the way you turn it; afterwards it stays like that.
lesson-nh-02-a-ask = Place the Runner so that its blade touches the enemy HQ, then play Battle. Deal 1 damage.
lesson-nh-02-a-done = One point gone. Your Runner died too: an HQ strikes back at everything beside it, last of all. More about that soon.
lesson-nh-02-a-wrong-faces-away = The blade points past the HQ, so it cut the air. Turn the Runner until the blade touches the HQ.
lesson-nh-02-a-wrong-too-far = There is a gap between your Runner and the HQ. A blade only reaches the hex it touches.
lesson-nh-02-a-wrong-battle-too-soon = Battle ends your turn at once, so the Runner never came into play. Place first, fight last.
lesson-nh-02-b-ask = The Mutant has three blades in a row. Hit the HQ and the Runner with one tile: deal 1 damage and destroy the Runner.
lesson-nh-02-b-done = Two targets, one tile. Before you place a tile, turn it once all the way round and look at what each side touches.
lesson-nh-02-b-wrong-one-blade-only = Only the Runner was in reach: from here the other two blades point past the HQ. Turn the Mutant one step back.
lesson-nh-02-b-wrong-wrong-side = You stand beside the HQ but not beside the Runner. Look for a hex that touches both.

## 3

lesson-nh-03-title = Short blades: melee
lesson-nh-03-idea = A short triangle hits the neighbour it points at, and each triangle is one point.
lesson-nh-03-a-ask = The Thug has two triangles in front and one on each shoulder. Deal 2 damage with it.
lesson-nh-03-a-done = Front to the enemy, always. The sides of a tile are worth looking at twice.
lesson-nh-03-a-wrong-shoulder = That was a shoulder: one triangle, one point. The front has two.
lesson-nh-03-a-wrong-back = The Thug has no blade on this side. Turn its front to the HQ.
lesson-nh-03-b-ask = Two tiles this time: a Brawler (2 in front) and a Runner (1 in front). Deal 3 damage in one battle.
lesson-nh-03-b-done = 2 + 1 = 3. Blows on the same target add up, and a blade never hurts its own side.
lesson-nh-03-b-wrong-queueing = The Runner does not stand beside the HQ, so its blade did nothing. Give it its own place beside the HQ.
lesson-nh-03-b-wrong-one-stayed-home = Only one of them struck, because the other is still in your hand. A tile in the hand hits nobody.

## 4

lesson-nh-04-title = Long arrows: ranged
lesson-nh-04-idea = A long triangle shoots in a straight line to the first enemy, however far, and over your own tiles.
lesson-nh-04-a-ask = Shoot the HQ with the Commando, and keep the Commando alive.
lesson-nh-04-a-done = Distance costs nothing. That is why shooters stay back.
lesson-nh-04-a-right-3 = Two points? Beside your own HQ the Commando fires twice. Remember it; lesson 12 comes back to it.
lesson-nh-04-a-wrong-next-to-it = The shot hit, but then the HQ struck back, because you stood beside it. A shooter can stay out of reach.
lesson-nh-04-a-wrong-not-in-line = There is no straight line of hexes from here to the HQ. Follow the arrow with your finger before you let go.
lesson-nh-04-b-ask = Someone stands in the way. Shoot the HQ anyway: deal 1 damage.
lesson-nh-04-b-done = Enemies stop bullets. That works for you too: any tile you put in a line protects what is behind it.
lesson-nh-04-b-wrong-first-enemy = Your shot stopped at the Guard, because the first enemy in line takes it. Find a line with nobody in between.
lesson-nh-04-b-wrong-past-it = This line runs past the HQ. Count the hexes along the arrow before you let go.
lesson-nh-04-c-ask = Both flanks are blocked. Deal 2 damage: your Runner is there already.
lesson-nh-04-c-done = Right over the Runner's head. Your own tiles never stop your shots.
lesson-nh-04-c-wrong-from-the-flank = An officer took the bullet, because he is the first enemy on this line. Which line has only your own tile on it?
lesson-nh-04-c-wrong-wrong-column = You shot over your Runner, but along the wrong line: the officer behind it was hit. Stand below the Runner, in its own column.

## 5

lesson-nh-05-title = Who is faster: initiative
lesson-nh-05-idea = In a battle the tiles with the highest number act first, and a tile that is gone by then does not act.
lesson-nh-05-a-ask = An enemy Runner (2) is about to hit your HQ. You have a Commando (3) and an Annihilator (2). Play one of them and Battle so that your HQ loses nothing.
lesson-nh-05-a-done = 3 comes before 2, and a tile that is gone does not strike. Half of this game is being one number faster.
lesson-nh-05-a-wrong-same-number = The Annihilator has a 2, and so has the Runner: both act in the same moment, so your HQ was hit. You need a higher number.
lesson-nh-05-a-wrong-shot-past = Your Commando was quick but shot past the Runner. Aim at it first.
lesson-nh-05-b-ask = Now you are the slower one. Deal 1 damage with your Runner (2), although a Ganger (3) is on guard.
lesson-nh-05-b-done = You cannot outrun a 3 with a 2, but you can stand where it does not look. By the way, HQs strike at 0: last of all.
lesson-nh-05-b-wrong-into-the-blade = The Ganger struck first: 3 comes before 2, so your Runner was gone before its turn came. Stand where the Ganger's blade does not point.
lesson-nh-05-b-wrong-looks-away = Safe from the Ganger, but looking past the HQ. Turn the Runner.

## 6

lesson-nh-06-title = Same number, same moment
lesson-nh-06-idea = Tiles with the same number act together: both blows land, even if both tiles die of it.
lesson-nh-06-a-ask = A Ganger (3) is beside your HQ. Destroy it with the Commando (3). Watch what it does before it goes.
lesson-nh-06-a-done = The Ganger is gone, but your HQ lost 1: at the same number nobody is first. Equal speed means a trade.
lesson-nh-06-a-wrong-missed = Your Commando missed; it was your HQ that finished the Ganger, at 0, last of all. Put the Commando where its arrow meets the Ganger.
lesson-nh-06-a-wrong-aimed-at-the-hq = A point for you, a point for them; but the Ganger was the task, and only your HQ caught it in the end.
lesson-nh-06-b-ask = A Ganger stands before the HQ. The Commando fires in 3, the Annihilator in 2 for two points. Deal 2 damage.
lesson-nh-06-b-done = 3: the Ganger falls. 2: the way is free. Dead tiles leave at the end of their number, so the next number sees a new board.
lesson-nh-06-b-wrong-waste = The Annihilator hit the Ganger: a strong shot does not fly on to the next one. Let the faster tile clear the way.
lesson-nh-06-b-wrong-wrong-lane = The Commando cleared nothing on this line. It must hit the Ganger in 3, so that the Annihilator finds the way free in 2.

## 7

lesson-nh-07-title = Tough and armoured
lesson-nh-07-idea = Toughness takes extra wounds; armour takes one point off a shot from that side, and nothing off a blade.
lesson-nh-07-a-ask = The Guard has one toughness: it takes two wounds. Destroy it with one of your two shooters.
lesson-nh-07-a-done = Two wounds, gone. Wounds never heal by themselves, so a scratch today is half the work tomorrow.
lesson-nh-07-a-wrong-one-wound = One wound is not enough: the Guard has toughness 1 and falls with the second. The wound stays on it, though.
lesson-nh-07-a-wrong-shot-past = Strong enough, but aimed past the Guard.
lesson-nh-07-b-ask = The Gladiator has toughness 1 and armour on its three front sides. Destroy it with the Annihilator.
lesson-nh-07-b-done = Everybody has a soft side. Turn the picture in your head before you shoot.
lesson-nh-07-b-wrong-into-the-armour = Armour took one of your two points, so the Gladiator is only wounded. Shoot from behind, where it wears nothing.
lesson-nh-07-b-wrong-the-shoulder = The shoulders wear armour, too: all three front sides do. One of your points was lost.
lesson-nh-07-c-ask = Same Gladiator, but now you have a Brawler: melee 2. Destroy the Gladiator from the front.
lesson-nh-07-c-done = Armour stops bullets, not blades. And your Brawler was faster, or it would have been a sad day.
lesson-nh-07-c-wrong-blade-elsewhere = The Brawler's blade did not touch the Gladiator. Melee needs the very next hex and the front turned to it.
lesson-nh-07-c-wrong-one-blade = Beside the Gladiator, but the blade points past it. The Brawler has only the one.

## 8

lesson-nh-08-title = Test: the fight
lesson-nh-08-idea = Everything so far in one battle.
lesson-nh-08-a-ask = The enemy HQ has 3 points. Bring it down this turn.
lesson-nh-08-a-done = Passed. The shot even went over your own Brawler. You know how to fight; now for the dirty tricks.
lesson-nh-08-a-wrong-through-the-guard = The Guard caught your bullet; only the Brawler reached the HQ. Look for the line without a Guard.
lesson-nh-08-a-wrong-through-the-ganger = The Ganger stands first on that line and took the shot. One side of the HQ is still open.
lesson-nh-08-b-ask = Get through the battle with your HQ unhurt. Two enemies are on their way.
lesson-nh-08-b-done = Passed. Two threats, two answers, both a number faster.
lesson-nh-08-b-wrong-only-one = You stopped one of them; the other still struck in 2. You have two fast tiles, and they have two heads.
lesson-nh-08-b-wrong-only-the-small-one = The Runner fell, but the Thug had two points for you. Take both, or the big one first.

## 9

lesson-nh-09-title = Your turn: three tiles, one must go
lesson-nh-09-idea = You draw up to three tiles, throw one away, and then play, keep or discard the others as you like.
lesson-nh-09-a-ask = You drew three tiles. Throw one away, then win this turn.
lesson-nh-09-a-done = A good discard is half a move. What you keep must work together this turn or the next.
lesson-nh-09-a-wrong-place-first = Not yet: with three tiles in hand one must go before anything else happens. That is the price of every turn.
lesson-nh-09-a-wrong-no-battle-left = You threw the Battle tile away, so nobody fights. Decide what you need before you discard.
lesson-nh-09-a-wrong-no-shooter-left = You kept the battle and threw away the only tile that could shoot. Nobody was hurt.
lesson-nh-09-b-ask = Same hand, calmer day: the enemy HQ is far from dead. Throw one away, place the Commando, and keep the Battle tile for next turn.
lesson-nh-09-b-done = Kept tiles stay with you; you draw only up to three. Hold a Battle until it hurts them more than you.
lesson-nh-09-b-wrong-battle-for-one = That battle cost you a Battle tile for one single point. Kept, it is worth more when more of your tiles are on the board.
lesson-nh-09-b-wrong-nothing-placed = The Commando is still in your hand and cannot shoot from there. Keeping both blocks your hand: next turn you draw only one new tile.

## 10

lesson-nh-10-title = Caught in a net
lesson-nh-10-idea = A netted tile does nothing at all: it does not strike, help, move or net.
lesson-nh-10-a-ask = A Brawler is about to hit your HQ for 2. Make sure your HQ loses nothing.
lesson-nh-10-a-done = The Brawler is bundled up for as long as your net holds it. Then your HQ gave it a slap, too.
lesson-nh-10-a-wrong-net-points-elsewhere = The net does not hang over the Brawler, so it struck. Turn the net side to the Brawler.
lesson-nh-10-a-wrong-not-beside-it = A net reaches only the hex it touches, like a blade. Put the Net Fighter beside the Brawler.
lesson-nh-10-b-ask = Even an HQ can be netted. Deal 1 damage and lose no tile.
lesson-nh-10-b-done = A netted HQ does not strike back. It can still be hit, and that is the point.
lesson-nh-10-b-wrong-forgot-the-net = The HQ struck back at 0 and your Runner is gone. Bind the HQ first.
lesson-nh-10-b-wrong-net-turned-away = Your net looks the wrong way, so the HQ had its hands free and hit both of you.
lesson-nh-10-c-ask = Now they have netted you: your Annihilator (2) cannot fire. Deal 2 damage.
lesson-nh-10-c-done = In 3 the netter falls, in 2 your Annihilator is free and fires. Netters are soft targets; shoot them early.
lesson-nh-10-c-wrong-shot-the-hq = The Commando hit the HQ for 1, but the Annihilator is worth 2 and stayed in its net. Free it first.
lesson-nh-10-c-wrong-missed-the-netter = Your Commando shot at nothing, and the net still holds.

## 11

lesson-nh-11-title = Modules and their links
lesson-nh-11-idea = A module fights nobody: it makes the friends better that its links touch.
lesson-nh-11-a-ask = The Officer gives +1 to each blade of the tiles it is linked to. Deal 2 damage with your Mutant.
lesson-nh-11-a-done = 1 + 1 = 2. Two officers on one tile would make it 3.
lesson-nh-11-a-wrong-link-turned-away = The Officer's links point away from the Mutant, so it helped nobody. Links work like blades: they must touch.
lesson-nh-11-a-wrong-not-beside = The Officer is too far away: a link reaches only the next hex.
lesson-nh-11-b-ask = An enemy Runner (2) and your own Runner (2) would act together. Keep your HQ unhurt.
lesson-nh-11-b-done = 3 against 2: one step faster, and the blow never came. A Scout is often worth more than a gun.
lesson-nh-11-b-wrong-wrong-sides = The Scout's links are on every other side, and none of them touches your Runner. Turn it by one step.
lesson-nh-11-b-wrong-helps-nobody = The Scout stands by itself and makes nobody faster. Put it beside your Runner.
lesson-nh-11-c-ask = Modules are targets, too. Their Ganger (3) hits for 2 because an Officer stands behind it. Keep at least 19 points.
lesson-nh-11-c-done = Without the Officer the Ganger is a 1; without the Ganger the Officer is nothing. You chose well either way, and the second way is better still.
lesson-nh-11-c-wrong-just-fight = The Officer added a blade, so you lost 2. Take one of the pair out before the battle.
lesson-nh-11-c-wrong-at-the-hq = No instant hurts an HQ. Aim at the pair in front of yours.

## 12

lesson-nh-12-title = Your HQ lends a hand
lesson-nh-12-idea = Each army's HQ does something for the friends beside it; Outpost's lets them act once more.
lesson-nh-12-a-ask = Beside your HQ, Outpost's tiles act twice: at their number and once more at the next. Deal 2 damage with one Commando.
lesson-nh-12-a-done = Twice for the price of one. Other armies' HQs give +1 initiative (Borgo), +1 melee (Hegemony) or +1 ranged (Moloch).
lesson-nh-12-a-wrong-away-from-home = One shot only: the Commando stood too far from your HQ. Beside it, it fires in 3 and again in 2.
lesson-nh-12-a-wrong-no-line = Beside the HQ, yes, but the arrow misses the enemy. You need both: a neighbour and a line.
lesson-nh-12-b-ask = You are Hegemony: beside your HQ every blade is worth one more. Deal 2 damage with a Ganger.
lesson-nh-12-b-done = That is how Hegemony plays: drag the fight to your doorstep.
lesson-nh-12-b-wrong-only-theirs = You struck for 1: beside their HQ but not beside yours. One hex touches both.
lesson-nh-12-b-wrong-only-yours = Strong, beside your own HQ; but theirs is out of a blade's reach. One hex touches both.

## 13

lesson-nh-13-title = The medic pays
lesson-nh-13-idea = A linked medic takes all the wounds of one attack on its patient, and is gone instead.
lesson-nh-13-a-ask = An enemy Universal Soldier (3) is aiming at your Annihilator. Keep the Annihilator.
lesson-nh-13-a-done = The Medic is gone, the Annihilator stays. A fair trade, unless you ask the Medic. (Standing in the line of fire also works: then the first tile takes the bullet.)
lesson-nh-13-a-wrong-link-away = The Medic looked the other way, because no link touched the Annihilator. Turn it.
lesson-nh-13-a-wrong-too-far = A link reaches only the next hex, so the Medic could only watch.
lesson-nh-13-b-ask = A Hunter-Killer strikes in four directions. Keep your Commando: mind where the Medic itself stands.
lesson-nh-13-b-done = Behind the patient, out of reach: that is where a medic works best.
lesson-nh-13-b-wrong-medic-hit-too = The Medic was struck in the same moment as its patient, so it could help nobody. Keep it out of the blades.
lesson-nh-13-b-wrong-back-turned = Safe, but with its back to the patient: no link touches the Commando.

## 14

lesson-nh-14-title = Test: helpers and nuisances
lesson-nh-14-idea = Modules, nets and home advantage in one turn.
lesson-nh-14-a-ask = The enemy HQ has 4 points. Bring it down this turn.
lesson-nh-14-a-done = 2 + 1 + 1. Passed: that is a real combination.
lesson-nh-14-a-wrong-no-home = The Thug was not beside your HQ, so one blade was missing: 3 of 4. One hex lies between both HQs.
lesson-nh-14-a-wrong-officer-idle = 3 of 4: the Officer's links did not touch the Thug. They are at its front and to the left of it.
lesson-nh-14-b-ask = Lose nothing in this battle, neither tiles nor points.
lesson-nh-14-b-done = Passed. Two nets, no scratch. Now for the tiles that never touch the board.
lesson-nh-14-b-wrong-commando-free = The Commando shot, because nobody held it. It has just the one line: sit on it with a net.
lesson-nh-14-b-wrong-brawler-free = Your HQ was hit: the Ganger and the Brawler are both 3, so killing it was too late. Bind it.

## 15

lesson-nh-15-title = Move along
lesson-nh-15-idea = A Move tile lets one of your tiles step to a free neighbouring hex, turn, or both; mobile tiles do it every turn for free.
lesson-nh-15-a-ask = Your Commando looks the wrong way. Use the Move tile and deal 1 damage.
lesson-nh-15-a-done = Step, turn, or both: one Move tile, one of your tiles.
lesson-nh-15-a-right-2 = That works, too; but now the HQ strikes back. Turning on the spot was enough.
lesson-nh-15-a-wrong-moved-not-turned = It still looks down. A Move may also turn the tile: use both halves of it.
lesson-nh-15-a-wrong-turned-too-little = It turned, but its line still misses the HQ.
lesson-nh-15-b-ask = No Move tile this time. But a Runner is mobile: once in each of your turns it may step and turn for free. Deal 1 damage.
lesson-nh-15-b-done = Mobile tiles are at home everywhere. Expect theirs to be, too.
lesson-nh-15-b-wrong-did-not-turn = It ran to the right place but does not look at the enemy. Choose where it looks as well.
lesson-nh-15-b-wrong-too-far = That is two hexes away. A mobile tile takes one step a turn.
lesson-nh-15-c-ask = You have two Runners. One is netted. Deal 1 damage.
lesson-nh-15-c-done = A net holds legs as well as arms.
lesson-nh-15-c-wrong-netted = This Runner is in a net: it cannot step, turn or fight. Use the other one.
lesson-nh-15-c-wrong-back-to-the-hq = The free one went, but it looks past the HQ.

## 16

lesson-nh-16-title = Push!
lesson-nh-16-idea = Push Back makes one of your tiles shove an enemy neighbour one hex away from it; the enemy keeps facing the same way.
lesson-nh-16-a-ask = A Brawler has its blade on your HQ. Push it away and get through the battle unhurt.
lesson-nh-16-a-done = One hex is enough: a blade that touches nothing cuts nothing. Where there are several hexes to be pushed to, the pushed player picks.
lesson-nh-16-a-wrong-just-fight = The Brawler is a 3 and your HQ a 0: it struck first, for 2. Push first, fight then.
lesson-nh-16-a-wrong-kept-it = Kept for later, and later was too late.
lesson-nh-16-b-ask = Push can open a line, too. Deal 1 damage.
lesson-nh-16-b-done = Sideways, and the way is free. Ask before each Push: where will it end up, and what can it see from there?
lesson-nh-16-b-wrong-pushed-up-the-line = From behind they may choose where the Scout goes, and they chose the same line: it took your shot there. Push it from the side.
lesson-nh-16-b-wrong-pushed-the-wrong-one = The Medic was not in the way. Push the one that stops your shot.

## 17

lesson-nh-17-title = Sniper, Grenade, Air Strike
lesson-nh-17-idea = Instants strike at once, before any battle, and never hurt an HQ.
lesson-nh-17-a-ask = Your Annihilator is netted. Free it with the Sniper and deal 2 damage.
lesson-nh-17-a-done = Clean. The Sniper needs no line and no initiative: any tile but an HQ, one wound, now.
lesson-nh-17-a-wrong-snipe-the-hq = The Sniper cannot shoot an HQ: no instant can. But it can shoot what protects the HQ.
lesson-nh-17-a-wrong-snipe-the-guard = The Guard took a scratch and nothing else changed: your Annihilator is still in the net.
lesson-nh-17-b-ask = You are Borgo, and the tough Gladiator is at your door. Get rid of it before it strikes: your HQ must lose nothing.
lesson-nh-17-b-done = Toughness is no help against a Grenade.
lesson-nh-17-b-wrong-too-far = Your HQ throws the Grenade, so it reaches only the hexes around your HQ.
lesson-nh-17-b-wrong-just-fight = The Gladiator struck for 2. You had the answer in your hand.
lesson-nh-17-c-ask = You are Moloch. The Air Strike gives one wound to everything on seven hexes, your own tiles too. Destroy both Gangers and lose nothing.
lesson-nh-17-c-done = Two for one. Count your own tiles before you call the planes.
lesson-nh-17-c-wrong-own-goal = Your own Hybrid stood among the seven. Bombs do not ask for papers.
lesson-nh-17-c-wrong-off-the-edge = All seven hexes must be on the board, so the centre cannot be at the edge.

## 18

lesson-nh-18-title = When the board is full
lesson-nh-18-idea = A battle also starts by itself the moment the last hex is taken, and your turn is over.
lesson-nh-18-a-ask = One hex is left. Fill it so that the battle that follows costs your HQ nothing.
lesson-nh-18-a-done = No Battle tile needed. Count the free hexes: who takes the last one decides when the battle comes.
lesson-nh-18-a-wrong-filled-with-nothing = The board was full, so the battle began at once, and the Runner struck. The last tile is the one that counts: choose it for the fight.
lesson-nh-18-a-wrong-looks-elsewhere = Right tile, wrong way: the Commando did not see the Runner.
lesson-nh-18-b-ask = Now you do not want that battle at all. Get through this turn without one.
lesson-nh-18-b-done = Patience is a move. Of course, the last hex is still there, and it is their turn now.
lesson-nh-18-b-wrong-filled-it = You took the last hex, so the battle started at once, and the Runner hit your HQ. You need not play a tile just because you have it.

## 19

lesson-nh-19-title = The last battle
lesson-nh-19-idea = When somebody has drawn their last tile, the others take one more turn, then comes a final battle, and the healthier HQ wins.
lesson-nh-19-a-ask = Last turn: the enemy has no tiles left and it stands 10 to 10. Win.
lesson-nh-19-a-done = 10 to 9 wins as surely as 20 to 0: after the final battle only the comparison counts.
lesson-nh-19-a-wrong-battle-tile = Once the last tile is drawn, Battle tiles are dead: the final battle comes by itself when you end your turn.
lesson-nh-19-a-wrong-no-damage = Nobody was hit, so it is 10 to 10 and there is an extra round. One point would have been enough.
lesson-nh-19-b-ask = Last turn again, and you lead by one: 12 to 11. Do not lose it.
lesson-nh-19-b-done = Ahead, defend; behind, attack. It sounds simple because it is.
lesson-nh-19-b-wrong-race = You dealt 1 and took 2: 10 to 10, no win. When you lead, stop their blow before you add your own.
lesson-nh-19-b-wrong-nothing = The Brawler made it 10 to 11. A lead of one is one blow long.

## 20

lesson-nh-20-title = Know your enemy
lesson-nh-20-idea = Before you place anything, look at their HQ: what it gives its neighbours tells you what to fear.
lesson-nh-20-a-ask = Borgo's HQ makes its neighbours one number faster. Destroy the Claws with your Commando (3), and keep the Commando.
lesson-nh-20-a-done = Against Borgo add one to everything beside the HQ. Speed is all they have; distance is your friend.
lesson-nh-20-a-wrong-within-reach = Their HQ makes the Claws a 4, so they struck before your 3. Shoot from where they cannot reach.
lesson-nh-20-a-wrong-the-hq-instead = A hit on the HQ, and the Claws are still there. First things first.
lesson-nh-20-b-ask = Moloch's HQ adds one to every shot of its neighbours. Block the shot so that your HQ loses nothing; you may lose the tile that blocks.
lesson-nh-20-b-done = Moloch shoots hard; put something cheap in the way. Their army has five Push Backs, so do not count on it standing there for long.
lesson-nh-20-b-wrong-beside-the-line = Nobody stood in the line, so your HQ took 2: one from the Hybrid, one from its HQ.
lesson-nh-20-b-wrong-nothing-there = Nothing in the way, so nothing stopped it: 2 points, one of them a present from their HQ.
lesson-nh-20-c-ask = Hegemony's HQ adds one to every blade beside it, and there stands a Ganger (3). Deal 1 damage to the HQ and lose nothing.
lesson-nh-20-c-done = Fast against Borgo, far from Hegemony, cover against Moloch, and never leave Outpost's shooters a line. That is a plan.
lesson-nh-20-c-wrong-blade-to-blade = Your Runner hit the HQ, then the HQ hit your Runner. Against blades, do not come close.
lesson-nh-20-c-wrong-first-enemy = The Ganger is first in that line and took the bullet. Hegemony likes to stand in the way.

## 21

lesson-nh-21-title = Final test
lesson-nh-21-idea = A real last turn, as in the puzzles: find what must happen first, then what it needs.
lesson-nh-21-a-ask = Last turn. The enemy HQ has 4 points, yours has 1. Win.
lesson-nh-21-a-done = Sniper for what is too fast, Commando in 3 for the net, Annihilator in 2 and again in 1. That was a real puzzle.
lesson-nh-21-a-wrong-wrong-way-round = The Ganger is a 3 like your Commando: they acted together, and your last point went. What is equal in speed must be stopped before the battle.
lesson-nh-21-a-wrong-left-in-the-net = Your HQ lived, but your best gun stayed in the net, and the Commando alone does not bring down 4.
lesson-nh-21-b-ask = Last turn. You lead 8 to 7. Keep it.
lesson-nh-21-b-done = You can play. Go and lose a few games; that is the next lesson.
lesson-nh-21-b-wrong-blocked-too-soon = From B3 the Brawler still looks at C4: it cleared your Runner away in 3, and in 2 the way to your HQ was free. Block one hex further up.
lesson-nh-21-b-wrong-no-push = The Brawler was still at the door. Two threats need two answers.
lesson-nh-21-b-wrong-no-block = The Annihilator had a clear line. Put something in it.
