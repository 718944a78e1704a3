"""Does the coach help, and is it right?  python -m benchmarks.coach neuroshima --games 20 --sample 40

Plays games of `easy` against `easy`: in one half of them one player takes the coach's warnings, in the
other half not; both halves have the same seeds and chairs. Then warnings are judged once more on many more
draws: one is wrong when the choice it warned of was not even an inaccuracy.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt

from warpad import bots, games
from warpad.core.dice import Dice
from warpad.core.game import Game, Json
from warpad.core.position import CHANCE, NOBODY, Position
from warpad.core.thinking.bot import consult
from warpad.core.thinking.critic import DEEP, FINALISTS, critic_of
from warpad.review.coach import Coach, is_warning
from warpad.review.marks import INACCURACY

SETUPS: dict[str, Json] = {"neuroshima": {}, "neon": {"players": 2}, "bugs": {}}
MOST_STEPS = 4000


@dataclass
class Warned:
    """A choice that the coach warned of, and what it would do instead."""

    position: Position
    seat: int
    move: int
    better: list[int]
    loss: float


@dataclass
class Tally:
    """What came of a series."""

    score: float = 0.0
    games: int = 0
    asked: int = 0
    warnings: list[Warned] = field(default_factory=list)

    def share(self) -> float:
        return self.score / max(1, self.games)


def one_game(game: Game, setup: Json, seed: int, seat: int, coached: bool, tally: Tally) -> None:
    """A game of `easy` against `easy`; the seat that is watched takes warnings if it is coached."""
    dice = Dice(seed)
    position = game.new(game.among_programs(setup))
    players = [bots.make("easy", game) for _ in game.seats(position)]
    for _ in range(MOST_STEPS):
        if position.actor() == NOBODY:
            break
        moves = position.actors()
        for i, actor in enumerate(list(moves)):
            if actor == CHANCE:
                moves[i] = position.draw(dice)
                continue
            moves[i] = consult(players[actor], game, position, int(actor), dice)
            if coached and actor == seat and len(position.legal(actor)) > 1:
                moves[i] = heeded(game, position, seat, int(moves[i]), dice, tally)
        position.apply(moves)
    scores = position.scores() or [0.5] * len(players)
    tally.score += float(scores[seat])
    tally.games += 1


def heeded(game: Game, position: Position, seat: int, move: int, dice: Dice, tally: Tally) -> int:
    """The move, or what the coach would play where it warns."""
    coach = Coach(game, position.imagine(seat, dice), seat, dice.bits())
    tally.asked += 1
    word = coach.judge(move)
    if not is_warning(word):
        return move
    line = word["futures"][1]["line"]
    better = game.legal_move(position, seat, line[0])
    tally.warnings.append(Warned(position.copy(), seat, move, [better], word["loss"]))
    return better


def is_wrong(game: Game, warned: Warned, seed: int) -> bool:
    """Whether a look at many more draws finds no inaccuracy in what was warned of."""
    critic, dice = critic_of(game), Dice(seed)
    effort = DEEP.times(critic.pace)
    hearing = critic.hear(warned.position, warned.seat, dice)
    begun = [way.moves for way in critic.ways_from(hearing.sight, warned.move, 6, dice)]
    field_ = hearing.look(effort, begun)
    own = [way for way in field_ if way.moves[0] == warned.move][:FINALISTS]
    others = [way for way in field_ if way.moves[0] != warned.move][:FINALISTS]
    if not own or not others:
        return False
    finalists = [way.anew() for way in (*others, *own)]
    hearing.compare(finalists, effort.fresh)
    best = max(way.mean() for way in finalists[: len(others)])
    return best - max(way.mean() for way in finalists[len(others) :]) < INACCURACY


def series(game: Game, count: int, seed: int) -> Iterator[tuple[str, Tally]]:
    setups = list(game.variety(SETUPS[game.name]))
    for name, coached in (("plain", False), ("warned", True)):
        tally = Tally()
        for number in range(count):
            setup = setups[number // 2 % len(setups)]
            one_game(game, setup, seed + number // 2, number % 2, coached, tally)
        yield name, tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(SETUPS))
    parser.add_argument("--games", type=int, default=20, help="of each kind")
    parser.add_argument("--sample", type=int, default=40, help="warnings that are judged again")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = games.find(given.game)
    told: Json = {"game": game.name, "games": given.games}
    for name, tally in series(game, given.games, given.seed):
        half = 1.96 * sqrt(max(0.0, tally.share() * (1 - tally.share())) / max(1, tally.games))
        told[name] = {"share": round(tally.share(), 3), "half": round(half, 3)}
        if name == "warned":
            sample = tally.warnings[: given.sample]
            wrong = sum(is_wrong(game, warned, given.seed + n) for n, warned in enumerate(sample))
            told |= {"decisions": tally.asked, "warnings": len(tally.warnings)}
            told |= {"judged": len(sample), "wrong": wrong}
    told["cpu_seconds"] = round(time.process_time())
    print(json.dumps(told))


if __name__ == "__main__":
    main()
