"""One decision of Neuroshima Hex: every answer is tried on a copy, and judged."""

from collections import defaultdict

import warpad

game = warpad.new("neuroshima", armies=["outpost", "hegemony"], seed=5)
for _ in range(40):
    game.play(game.suggest("random"))

seat = game.to_act[0]
worth: dict[str, list[float]] = defaultdict(list)
for action in game.legal_actions:
    twin = game.copy()
    twin.play(action)
    worth[action["do"]].append(twin.game.evaluate(twin.position, seat))

print(repr(game))
for verb, values in sorted(worth.items(), key=lambda entry: -max(entry[1])):
    print(f"{verb:10} {len(values):4} ways, the best leaves a chance of {max(values):.2f}")
