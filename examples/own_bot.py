"""A bot of your own: it looks one move ahead in a few worlds that it cannot tell apart from the true one."""

from warpad.bots import Bot, Sight, consult, make
from warpad.core.dice import Dice
from warpad.core.playout import play_out
from warpad.core.position import CHANCE, Position
from warpad.games import find

WORLDS = 4
GAMES = 4


class Careful(Bot):
    """Plays the move after which its seat looks best on average."""

    def choose(self, sight: Sight, dice: Dice) -> int:
        worlds = [sight.imagine(dice) for _ in range(WORLDS)]
        return max(sight.legal(), key=lambda move: sum(judge(sight, world, move) for world in worlds))


def judge(sight: Sight, world: Position, move: int) -> float:
    """How the seat stands after the move; where others choose at the same time, as it stands now."""
    after = world.copy()
    if list(after.actors()) == [sight.seat]:
        after.play(move)
    return sight.game.evaluate(after, sight.seat)


def play(first: Bot, second: Bot, seed: int) -> list[float]:
    """One game of Neuroshima Hex between two bots."""
    game, dice = find("neuroshima"), Dice(seed)
    position = game.new({"armies": "borgo,moloch"})
    while len(position.actors()):
        actor = position.actor()
        if actor == CHANCE:
            play_out(position, dice, 1)
        else:
            position.play(consult((first, second)[actor], game, position, actor, dice))
    return position.scores()


if __name__ == "__main__":
    points = 0.0
    for number in range(GAMES):
        mine, other = Careful("neuroshima"), make("random", find("neuroshima"))
        points += play(mine, other, number)[0] if number % 2 == 0 else play(other, mine, number)[1]
    print(f"Careful took {points} of {GAMES} points from random")
    assert points > GAMES / 2
