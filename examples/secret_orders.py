"""War of Bugs: both sides choose in secret, and the choices are revealed together."""

import warpad

game = warpad.new("bugs", seed=3)
while len(game.to_act) < 2:
    game.play(game.suggest("random"))

south, north = game.to_act
order = game.suggest("normal", south)
assert game.play(order, south) == [], "nothing happens until both have chosen"
print(f"south has sealed {order}; still to choose: {game.to_act}")

events = game.play(game.suggest("normal", north), north)
for event in events:
    print(event)
