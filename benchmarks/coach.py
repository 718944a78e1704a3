"""Does the coach help, and is it right?  python -m benchmarks.coach neuroshima --games 200 --sample 400

Plays games of `easy` against `easy`: in one half of them one player takes the coach's warnings, in the other
half not; both halves have the same seeds and chairs. Warned games go on until the sample is full. Each one is
judged once more on many more draws: a warning is wrong when what it warned of was not even an inaccuracy.

Every game is a line of build/coach/GAME.jsonl: a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

from warpad import bots, games
from warpad.core.dice import Dice
from warpad.core.game import Game, Json
from warpad.core.position import CHANCE, NOBODY, Position
from warpad.core.thinking.bot import consult
from warpad.core.thinking.critic import DEEP, FINALISTS, critic_of
from warpad.core.thinking.judgement import Alternative
from warpad.review.coach import Coach, is_warning
from warpad.review.marks import INACCURACY

SETUPS: dict[str, Json] = {"neuroshima": {}, "neon": {"players": 2}, "bugs": {}}
KEPT = Path("build/coach")
MOST_STEPS = 4000
# A sample that does not fill is given up after so many times the games.
MOST_ROUNDS = 5


@dataclass
class Played:
    """One game as its line tells it."""

    number: int
    coached: bool
    score: float = 0.0
    decisions: int = 0
    warnings: list[Json] = field(default_factory=list)


class Series:
    """Games of one kind of seat, each with dice of its own."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._seed = seed
        self._setups = list(game.variety(SETUPS[game.name]))

    def play(self, number: int, coached: bool) -> Played:
        """A game of `easy` against `easy`; the seat that is watched takes warnings if it is coached."""
        game, seat, dice = self._game, number % 2, Dice(self._seed + number // 2)
        position = game.new(game.among_programs(self._setups[number // 2 % len(self._setups)]))
        players = [bots.make("easy", game) for _ in game.seats(position)]
        played = Played(number, coached)
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
                    moves[i] = self._heed(position, seat, int(moves[i]), dice, played)
            position.apply(moves)
        scores = position.scores() or [0.5] * len(players)
        played.score = float(scores[seat])
        return played

    def _heed(self, position: Position, seat: int, move: int, dice: Dice, played: Played) -> int:
        """The move, or what the coach would play where it warns."""
        game = self._game
        coach = Coach(game, position.imagine(seat, dice), seat, dice.bits())
        played.decisions += 1
        word = coach.judge(move)
        if not is_warning(word):
            return move
        better = game.legal_move(position, seat, word["futures"][1]["line"][0])
        told = {"loss": word["loss"], "half": word["half"], "reasons": [r.id for r in word["reasons"]]}
        told |= {"move": game.action(position, seat, move), "better": game.action(position, seat, better)}
        told |= {"again": look_again(game, position, seat, move, Dice(dice.bits()))}
        played.warnings.append(told | {"position": game.dump(position)})
        return better


def look_again(game: Game, position: Position, seat: int, move: int, dice: Dice) -> float | None:
    """What the choice loses on many more draws; nothing, where no other way is found."""
    critic = critic_of(game)
    effort = DEEP.times(critic.pace)
    hearing = critic.hear(position, seat, dice)
    begun = [way.moves for way in critic.ways_from(hearing.sight, move, 6, dice)]
    field_ = hearing.look(effort, begun)
    own = [way for way in field_ if way.moves[0] == move][:FINALISTS]
    others = [way for way in field_ if way.moves[0] != move][:FINALISTS]
    if not own or not others:
        return None
    finalists = [way.anew() for way in (*others, *own)]
    hearing.compare(finalists, effort.fresh)
    best, mine = finalists[: len(others)], finalists[len(others) :]
    return round(max(map(Alternative.mean, best)) - max(map(Alternative.mean, mine)), 4)


class Ledger:
    """The games played so far, one line each."""

    def __init__(self, path: Path) -> None:
        self._path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_text().splitlines() if path.exists() else []
        self.games = [Played(**json.loads(line)) for line in lines]

    def has(self, number: int, coached: bool) -> bool:
        return any(game.number == number and game.coached == coached for game in self.games)

    def add(self, played: Played) -> None:
        with self._path.open("a") as file:
            file.write(json.dumps(vars(played)) + "\n")
        self.games.append(played)

    def warnings(self) -> list[Json]:
        return [warning for game in self.games for warning in game.warnings]

    def tell(self, count: int, sample: int) -> Json:
        told: Json = {}
        for name, coached in (("plain", False), ("warned", True)):
            scores = [g.score for g in self.games if g.coached == coached and g.number < count]
            share = sum(scores) / max(1, len(scores))
            half = 1.96 * sqrt(share * (1 - share) / max(1, len(scores)))
            told[name] = {"games": len(scores), "share": round(share, 3), "half": round(half, 3)}
        again = [w["again"] for w in self.warnings()][:sample]
        wrong = sum(loss is not None and loss < INACCURACY for loss in again)
        told |= {"decisions": sum(game.decisions for game in self.games)}
        told |= {"warnings": len(self.warnings()), "judged": len(again), "wrong": wrong}
        return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(SETUPS))
    parser.add_argument("--games", type=int, default=20, help="of each kind")
    parser.add_argument("--sample", type=int, default=40, help="warnings that are judged again")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=KEPT, help="where games are written down")
    given = parser.parse_args()
    game = games.find(given.game)
    series, ledger = Series(game, given.seed), Ledger(given.keep / f"{game.name}.jsonl")
    for number in range(given.games * MOST_ROUNDS):
        if number >= given.games and len(ledger.warnings()) >= given.sample:
            break
        for coached in (False, True) if number < given.games else (True,):
            if not ledger.has(number, coached):
                ledger.add(series.play(number, coached))
    print(json.dumps({"game": game.name} | ledger.tell(given.games, given.sample)))


if __name__ == "__main__":
    main()
