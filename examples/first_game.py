"""A game of Neuroshima Hex from set-up to end, played at random."""

import random
import tempfile
from pathlib import Path

import warpad

luck = random.Random(1)
game = warpad.new("neuroshima", armies=["borgo", "moloch"], seed=1)
print(repr(game))

# A refused action says why, and by which rule.
print(game.why_not({"do": "end"}))

battles = 0
while not game.is_over:
    events = game.play(luck.choice(game.legal_actions))
    battles += sum(event["event"] == "battle-begun" for event in events)

print(game)
print(f"{battles} battles; scores {game.scores}")

# The record replays to the same end anywhere.
with tempfile.TemporaryDirectory() as folder:
    path = Path(folder, "game.jsonl")
    game.save(path)
    assert warpad.load(path).scores == game.scores
