"""Whether reviews can be trusted: what their marks and sums have to do with results, puzzles, depth and luck.

nice -n 19 python benchmarks/trust.py --games 200 --puzzles 80 --part 1/2
nice -n 19 python benchmarks/trust.py --first 1000 --games 20 --puzzles 0 --levels easy random --blunders

It goes on where it stopped; parts may run side by side; each writes a section of docs/review.md at its end,
where lines of which it has found nothing stay as they are.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import permutations
from math import inf, sqrt
from pathlib import Path
from typing import Any

from rich.progress import track

from warpad import bots
from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.core.position import CHANCE, NOBODY, Position
from warpad.core.record import Record, end_of, new_record, step_of
from warpad.core.thinking.bot import consult
from warpad.core.thinking.critic import USUAL, critic_of
from warpad.core.vecs import append, i64, vec
from warpad.games import GAMES, find
from warpad.puzzles import shelf
from warpad.puzzles.solver import prepared
from warpad.review import Reviewer
from warpad.review.marks import sure_mark

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "review.md"
BEGIN, END = "<!-- trust: written by benchmarks/trust.py -->", "<!-- end of trust -->"
# What is played: between two sides what one gives away the other gets, among more it may go to anybody.
TABLES: dict[str, dict[str, Json]] = {
    "neuroshima": {"duel": {}},
    "neon": {"two and the Automa": {"players": 2}, "two squads": {"mode": "coalition"}, "four alone": {}},
    "bugs": {"duel": {}},
}
LEVELS = ("hard", "normal")
# Draws and dice and lucky guesses at secret choices; and who had how much to choose.
LUCK = ("luck", "guessing")
ALL_CHANCE = (*LUCK, "choosing")
# A game in which chance moved either side by less than this is one without much luck.
MUCH_LUCK = 0.25
# So far a game is played on to see whether it was over anyway.
MOST_STEPS = 60
SURE = 1.96
Facts = dict[str, Any]
# What is told, what was found, and what is wanted; nothing found is an empty text.
Row = tuple[str, str, str]


class Notebook:
    """What was found so far, a line each; what stands there is not worked out again."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.found: dict[str, Facts] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                entry = json.loads(line)
                self.found[entry["key"]] = entry

    def work(self, key: str, find_out: Callable[[], Facts]) -> Facts:
        if key not in self.found:
            entry = self.found[key] = {"key": key, **find_out()}
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(entry) + "\n")
        return self.found[key]


# -- what is looked at ----------------------------------------------------------------------------


def play(name: str, levels: tuple[str, str], seed: int, table: Json | None = None) -> Record:
    """A game of two levels of bots: one side, which changes with the seed, has the first of them."""
    game, dice = find(name), Dice(seed)
    tables = game.variety(game.among_programs(table or {}))
    record = new_record(game, game.read_setup(tables[seed // 2 % len(tables)]))
    position = game.start(record.setup)
    sides = sides_of(game.seats(position))
    strong = seed % len(set(sides))
    minds = [bots.make(levels[side != strong], game) for side in sides]
    while position.actor() != NOBODY:
        moves = vec[i64]([])
        for actor in position.actors():
            chance = actor == CHANCE
            moves = append(
                moves, position.draw(dice) if chance else consult(minds[actor], game, position, actor, dice)
            )
        record.steps.append(step_of(game, position, moves))
        position.apply(moves)
    record.end = end_of(position)
    return record


def sides_of(seats: Sequence[Json]) -> list[int]:
    """The side of each seat, counted from 0."""
    teams = [int(seat.get("team", number)) for number, seat in enumerate(seats)]
    names = sorted(set(teams))
    return [names.index(team) for team in teams]


def look_at_game(name: str, table: str, levels: tuple[str, str], seed: int) -> Facts:
    """Losses, luck and result of each side, and how many blunders a second, deeper look calls so too."""
    record = play(name, levels, seed, TABLES[name][table])
    reviewer = Reviewer(find(name), record, USUAL, seed)
    for _ in reviewer.run():
        pass
    found = reviewer.found()
    sides = sides_of(found["seats"])
    firsts = [sides.index(side) for side in sorted(set(sides))]
    scores = (record.end or {})["scores"]
    blunders = [(one["first"], one["seat"]) for one in found["decisions"] if one["mark"] == "blunder"]
    accounts = [found["accounts"][seat] for seat in firsts]
    return {
        "game": name,
        "table": table,
        "levels": list(levels),
        "strong": seed % len(firsts),
        "scores": [float(scores[seat]) for seat in firsts],
        "losses": [-account["own"] for account in accounts],
        **{
            part: [account[part] for account in accounts] for part in ("luck", "guessing", "choosing", "rest")
        },
        "decisions": len(found["decisions"]),
        **look_deeper(record, blunders, seed),
    }


def look_for_blunders(name: str, table: str, levels: tuple[str, str], seed: int) -> Facts:
    """Only how many blunders there are and stay: every decision is judged, and no graph is drawn."""
    record = play(name, levels, seed, TABLES[name][table])
    reviewer = Reviewer(find(name), record, USUAL, seed)
    decisions = reviewer.decisions()
    blunders = [decision for decision in decisions if reviewer.judge(*decision) == "blunder"]
    return {
        "game": name,
        "table": table,
        "levels": list(levels),
        "decisions": len(decisions),
        **look_deeper(record, blunders, seed),
    }


def look_deeper(record: Record, blunders: list[tuple[int, int]], seed: int) -> Facts:
    """How many blunders a review on twice the draws, and on others, calls so too."""
    deeper = Reviewer(find(record.game), record, USUAL.times(2), seed + 500_000)
    marks = [deeper.judge(first, seat) for first, seat in blunders]
    return {"blunders": len(blunders), "kept": marks.count("blunder")}


def look_at_puzzle(id: str, seed: int) -> Facts:
    """A turn that misses the goal of a solved puzzle: how it is marked."""
    etude = shelf.find(id)
    game = find(etude.game)
    start, goal = prepared(game, etude)
    critic = critic_of(game)
    for number in range(100):
        position, own, dice = start.copy(), [], Dice(1000 * seed + number)
        while goal.value(position) < 0 and position.actor() != NOBODY:
            who = position.actor()
            if who == CHANCE:
                position.play(position.draw(dice))
                continue
            legal = [int(move) for move in position.legal(who)]
            move = legal[dice.below(len(legal))] if who == etude.seat else legal[0]
            if who == etude.seat:
                own.append(move)
            position.play(move)
        if goal.value(position) < 1 and not is_won(position, etude.seat, dice):
            judged = critic.weigh(start, etude.seat, own, USUAL.times(critic.pace), Dice(seed))
            return {
                "missed": True,
                "mark": sure_mark(judged.loss(), judged.doubt()),
                "best": round(judged.best.mean(), 3),
                "played": round(judged.played.mean(), 3),
            }
    return {"missed": False}


def is_won(position: Position, seat: int, dice: Dice) -> bool:
    """Whether the game is won all the same: then nothing was missed."""
    now = position.copy()
    for _ in range(MOST_STEPS):
        who = now.actor()
        if who == NOBODY:
            scores = list(now.scores())
            return scores[seat] == max(scores) and scores.count(max(scores)) == 1
        now.play(now.draw(dice) if who == CHANCE else now.legal(who)[0])
    return False


# -- what is told ---------------------------------------------------------------------------------


def verdicts(entries: list[Facts], most_luck: float, parts: Sequence[str] = LUCK) -> list[bool]:
    """Of every winner and loser whom these parts moved by less: whether the winner gave away less."""
    found = []
    for entry in entries:
        for winner, loser in permutations(range(len(entry["scores"])), 2):
            is_calm = max(moved(entry, winner, parts), moved(entry, loser, parts)) < most_luck
            if is_calm and entry["scores"][winner] > entry["scores"][loser]:
                found.append(entry["losses"][winner] < entry["losses"][loser])
    return found


def is_least(losses: list[float], side: int) -> bool:
    return losses[side] < min(loss for other, loss in enumerate(losses) if other != side)


def moved(entry: Facts, seat: int, parts: Sequence[str]) -> float:
    """How far some parts of its account moved a seat."""
    return abs(sum(entry[part][seat] for part in parts))


def rows(notebook: Notebook) -> Iterator[Row]:
    """Results count in games of LEVELS; blunders in all that were looked at, for good players make few."""
    games = [entry for entry in notebook.found.values() if "blunders" in entry]
    for name in GAMES:
        mine = [entry for entry in games if entry["game"] == name]
        for table in TABLES[name]:
            here = [entry for entry in mine if entry["table"] == table and "scores" in entry]
            yield from rows_of_table(name, table, [one for one in here if tuple(one["levels"]) == LEVELS])
        marked, kept = sum(entry["blunders"] for entry in mine), sum(entry["kept"] for entry in mine)
        again = [True] * kept + [False] * (marked - kept)
        yield f"{name}: blunders that are blunders on twice the draws", share(again), "90 %"
    missed = [entry for entry in notebook.found.values() if entry.get("missed")]
    marks = [entry["mark"] == "blunder" for entry in missed]
    yield "neuroshima: missed wins of solved puzzles marked as blunders", share(marks), "95 %"


def rows_of_table(name: str, table: str, entries: list[Facts]) -> Iterator[Row]:
    duel = "85 %" if table != "four alone" else ""
    calm = verdicts(entries, MUCH_LUCK), verdicts(entries, MUCH_LUCK, ALL_CHANCE), verdicts(entries, inf)
    told = ("without much luck", "in which chances to choose were even as well", "of all kinds")
    for kind, found, wanted in zip(told, calm, (duel, "", ""), strict=True):
        yield f"{name}, {table}: the winner gave away less, games {kind}", share(found), wanted
    stronger = share([is_least(entry["losses"], entry["strong"]) for entry in entries])
    yield f"{name}, {table}: the stronger bot gave away less than any other", stronger, ""
    luck = [one["luck"][0] for one in entries]
    choosing = [one["choosing"][one["strong"]] for one in entries]
    yield f"{name}, {table}: luck of the first side, mean", interval(luck), "0"
    yield f"{name}, {table}: what chances to choose gave the stronger bot, mean", interval(choosing), ""


def share(found: list[bool]) -> str:
    """The share with its interval (Wilson's)."""
    if not found:
        return ""
    n, part, z = len(found), sum(found) / len(found), SURE * SURE
    middle, half = part + z / (2 * n), SURE * sqrt(part * (1 - part) / n + z / (4 * n * n))
    low, high = (100 * (middle + sign * half) / (1 + z / n) for sign in (-1, 1))
    return f"{100 * part:.0f} % of {n} ({low:.0f} to {high:.0f})"


def interval(values: list[float]) -> str:
    if not values:
        return ""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
    return f"{mean:+.3f} ± {SURE * spread:.3f} in {len(values)} games"


def write(notebook: Notebook) -> None:
    text = PAGE.read_text(encoding="utf-8")
    table = "\n".join(["| what | found | wanted |", "|---|--:|--:|", *lines(rows(notebook), text)])
    about = (
        f"Games of `{LEVELS[0]}` against `{LEVELS[1]}`, reviewed at the usual depth; blunders are also taken "
        "from games of weaker bots. In brackets the interval of 95 in 100."
    )
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    PAGE.write_text(f"{head}{BEGIN}\n{about}\n\n{table}\n{END}{tail}", encoding="utf-8")


def lines(found: Iterable[Row], page: str) -> Iterator[str]:
    """The lines of the table; where nothing was found, the one that the page has already."""
    for told, figure, wanted in found:
        begin = f"| {told} | "
        if figure:
            yield f"{begin}{figure} | {wanted} |"
        else:
            yield from (line for line in page.splitlines() if line.startswith(begin))


def table_of(name: str, seed: int, wanted: Sequence[str]) -> str:
    """Tables follow each other, each for a pair of seeds: the sides change places."""
    tables = [table for table in TABLES[name] if table in wanted or not wanted]
    return tables[seed // 2 % len(tables)]


def part_of(text: str) -> tuple[int, int]:
    """`2/3` is the second of three parts."""
    part, _, parts = text.partition("/")
    return int(part) - 1, int(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--table", action="append", default=[], help="'two squads', say; else all of a game")
    parser.add_argument("--games", type=int, default=10, help="of each game, in turn at each of its tables")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--blunders", action="store_true", help="look only whether blunders stay blunders")
    parser.add_argument("--puzzles", type=int, default=30)
    parser.add_argument("--part", type=part_of, default=(0, 1), help="2/3: only the second of three parts")
    parser.add_argument("--levels", nargs=2, default=LEVELS)
    parser.add_argument("--notes", type=Path, default=ROOT / "build" / "trust.jsonl")
    given = parser.parse_args()
    levels = (given.levels[0], given.levels[1])
    given.notes.parent.mkdir(parents=True, exist_ok=True)
    notebook = Notebook(given.notes)
    won = [etude for etude in shelf.etudes("neuroshima") if etude.goal == {"kind": "destroy-hq"}]
    work: list[tuple[str, Callable[[], Facts]]] = [
        (f"puzzle {etude.id}", partial(look_at_puzzle, etude.id, n))
        for n, etude in enumerate(won[: given.puzzles])
    ]
    look = look_for_blunders if given.blunders else look_at_game
    for seed in range(given.first, given.first + given.games):
        for name in given.game or GAMES:
            table = table_of(name, seed, given.table)
            key = f"{name} {table} {' '.join(levels)} {seed}{' blunders' * given.blunders}"
            work.append((key, partial(look, name, table, levels, seed)))
    part, parts = given.part
    for key, find_out in track(work[part::parts], "looking"):
        notebook.work(key, find_out)
    write(Notebook(given.notes))
    return 0


if __name__ == "__main__":
    sys.exit(main())
