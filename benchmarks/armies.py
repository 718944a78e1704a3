"""Measures what bots make of each army of Neuroshima and writes docs/balance/armies.md.

    python -m benchmarks.armies hard -n 600 --seed 1 --minutes 30

A bot plays itself with every pair of armies. For each army: its share against each other; for each of its
means (moves of its own, rides, instants, battles, nets, medics, agitators) in how many turns it was open and
in how many of those it was used; and what using it was worth, on a sample of turns (`benchmarks/means.py`).
Every finished game goes to a journal, and the command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from statistics import mean

from benchmarks.means import TITLES, commanded, means_of, open_means, told_line, worths
from warpad.arena.journal import Journal
from warpad.arena.statistics import wilson
from warpad.bots import Bot, Sight, make
from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.core.position import CHANCE, NOBODY
from warpad.core.thinking.judgement import half_interval
from warpad.games import find
from warpad.games.neuroshima.data.content import ARMIES
from warpad.games.neuroshima.mind.evaluate import player_of
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.event_kinds import HEALED
from warpad.games.neuroshima.rules.pieces import owner_of
from warpad.games.neuroshima.rules.questions import ASK_ACT

HOME = Path(__file__).parents[1]
PAGE = HOME / "docs" / "balance" / "armies.md"
JOURNALS = HOME / "build"
GAME = find("neuroshima")
SPREAD = 1_000_003
# One turn in so many is looked at for the worth of one of its means; and when somebody is told.
EVERY = 6
TELL_EVERY = 20
LEAST_SAMPLES, LEAST_OPEN = 8, 20
# A means used in so small a part of the turns is a fault; what is worth more is kept to be looked into.
SELDOM, MISSED = 0.02, 0.02
# Three standard errors as half intervals: there are fifty rows, and one in twenty shows something by luck.
DOUBT = 3 / 1.96
ABOUT_MEANS = """\
Special means: in how many turns of a game one was open and in how many of those it was used. A sample of
turns was judged: the best turn that uses the means beside the best that does not (each the best of three on
eight draws, then both on the same sixteen others, by the best reply and the own next turn), also where the
search for turns had dropped the means. The gap is in points of a hundred of the chance to win, with its 95 %
interval and the number of turns: where the bot used the means, what that was worth; where it did not, what
it missed (below 0: it did well to leave it). Both are judged by the weights two turns on: what a means is
worth later, or to eyes that see more than the weights, they do not tell."""
ABOUT_FAULTS = """\
Of these six armies none has energy or procedures. A fault is a means that is used in less than 2 % of the
turns in which it is open (20 or more), or one that would have paid where it was left, by three standard
errors:"""


class Tally:
    """What one seat's means came to in a game."""

    def __init__(self) -> None:
        self.open: dict[str, int] = defaultdict(int)
        self.used: dict[str, int] = defaultdict(int)
        self.looks: list[Json] = []
        self.turn = -1
        self.opened: set[str] = set()
        self.uses: set[str] = set()
        self.commands = 0
        self.heals = 0

    def begin(self, turn: int) -> None:
        self.close()
        self.turn = turn

    def close(self) -> None:
        """The turn is over: what was open in it, what was used."""
        for means in self.opened:
            self.open[means] += 1
        for means in self.uses:
            self.used[means] += 1
        for look in self.looks:
            look.setdefault("used", look["means"] in self.uses)
        self.opened, self.uses = set(), set()

    def told(self) -> Json:
        self.close()
        counted = {"commands": self.commands, "heals": self.heals}
        return {"open": dict(self.open), "used": dict(self.used), "looks": self.looks, **counted}


def play(setup: Json, bots: list[Bot], dice: Dice, fate: Dice) -> Json:
    """One game: scores, and for each seat its means; what is looked at has dice of its own."""
    position = GAME.new(setup)
    assert isinstance(position, Neuroshima)
    position.listen()
    seats = [Tally() for _ in bots]
    while (seat := position.actor()) != NOBODY:
        if seat == CHANCE:
            position.play(position.draw(dice))
        else:
            decide(position, int(seat), bots[seat], (dice, fate), seats[seat])
        for raw in position.take_events():
            if raw[0] == HEALED:
                seats[position.setup.seat[owner_of(raw[4])]].heals += int(raw[5])
    return {"scores": position.scores(), "seats": [one.told() for one in seats]}


def decide(position: Neuroshima, seat: int, bot: Bot, dice: tuple[Dice, Dice], tally: Tally) -> None:
    """One move, and what it says of the means."""
    luck, fate = dice
    if position.turn_number != tally.turn:
        tally.begin(int(position.turn_number))
        tally.commands += commanded(position, int(player_of(position.setup, seat))) > 0
        if fate.below(EVERY) == 0:
            tally.looks += look(position, seat, fate)
    tally.opened |= open_means(position, seat)
    move = bot.choose(Sight(GAME, position, seat), luck)
    if position.ask == ASK_ACT:
        tally.uses |= means_of(position, seat, move)
    position.play(move)


def look(position: Neuroshima, seat: int, fate: Dice) -> list[Json]:
    """What one of the means of this turn is worth; with the position where it is worth much."""
    found = []
    for one in worths(position, seat, fate, 1):
        row: Json = {"means": one.means, "gap": round(one.gap, 4), "half": round(one.half, 4)}
        if abs(one.gap) - one.half > MISSED:
            row["position"] = GAME.dump(position)
            row["with"] = told_line(position, seat, one.with_it)
            row["without"] = told_line(position, seat, one.without)
        found.append(row)
    return found


def shares(rows: Iterable[Json]) -> list[str]:
    """The table of army against army."""
    won: dict[tuple[str, str], list[float]] = defaultdict(list)
    for row in rows:
        for seat in (0, 1):
            own, other = row["armies"][seat], row["armies"][1 - seat]
            won[own, other].append(row["scores"][seat])
            won[own, "all"].append(row["scores"][seat])
    lines = ["| | " + " | ".join([*ARMIES, "all", "95 %"]) + " |", "|---|" + "--:|" * (len(ARMIES) + 2)]
    for own in sorted(ARMIES, key=lambda army: -sum(won[army, "all"]) / max(1, len(won[army, "all"]))):
        cells = []
        for other in [*ARMIES, "all"]:
            found = won[own, other]
            cells.append(f"{sum(found) / len(found):.0%} ({len(found)})" if found else "")
        bounds = wilson(sum(won[own, "all"]), max(1, len(won[own, "all"])))
        lines.append(f"| {own} | " + " | ".join(cells) + f" | {bounds.low:.0%} - {bounds.high:.0%} |")
    return lines


def sides_of(rows: list[Json], army: str) -> list[Json]:
    return [row["seats"][seat] for row in rows for seat in (0, 1) if row["armies"][seat] == army]


def gap_text(gaps: list[float]) -> str:
    """A mean in points of a hundred; nothing where there are too few to say."""
    if len(gaps) < LEAST_SAMPLES:
        return f"({len(gaps)})"
    return f"{100 * mean(gaps):+.1f} ± {100 * half_interval(gaps):.1f} ({len(gaps)})"


def means(rows: list[Json]) -> list[str]:
    """For each army and means: open and used in how many turns a game, and what using it was worth."""
    lines = ["| army | means | turns a game open | used when open | worth where used | missed where not |"]
    lines.append("|---|---|--:|--:|--:|--:|")
    for army in ARMIES:
        sides = sides_of(rows, army)
        for name, title in TITLES.items():
            opened = sum(side["open"].get(name, 0) for side in sides)
            if not opened:
                continue
            usual = sum(side["used"].get(name, 0) for side in sides) / opened
            looks = [look for side in sides for look in side["looks"] if look["means"] == name]
            used, unused = ([o["gap"] for o in looks if o["used"] == kind] for kind in (True, False))
            turns = f"{opened / len(sides):.1f} | {usual:.0%}"
            lines.append(f"| {army} | {title} | {turns} | {gap_text(used)} | {gap_text(unused)} |")
    return lines


def faults(rows: list[Json]) -> list[str]:
    """Means that are open and hardly ever used, or that would have paid where they were not used."""
    found = []
    for army in ARMIES:
        sides = sides_of(rows, army)
        for name, title in TITLES.items():
            opened = sum(side["open"].get(name, 0) for side in sides)
            used = sum(side["used"].get(name, 0) for side in sides)
            missed = [
                look["gap"]
                for side in sides
                for look in side["looks"]
                if look["means"] == name and not look["used"]
            ]
            pays = len(missed) >= LEAST_SAMPLES and mean(missed) > DOUBT * half_interval(missed)
            if opened >= LEAST_OPEN and (used / opened < SELDOM or pays):
                turns = f"used in {used} of {opened} turns"
                found.append(f"- {army}, {title}: {turns}; missed {gap_text(missed)}")
    return found or ["None."]


def standing(rows: list[Json]) -> list[str]:
    """What works without a move of its own: control of tiles, and wounds that medics take."""
    lines = ["| army | turns a game begun with a foreign tile under control | wounds healed a game |"]
    lines.append("|---|--:|--:|")
    for army in ARMIES:
        sides = sides_of(rows, army)
        if sides and any(side["commands"] or side["heals"] for side in sides):
            counted = (sum(side[what] for side in sides) / len(sides) for what in ("commands", "heals"))
            lines.append(f"| {army} | " + " | ".join(f"{number:.1f}" for number in counted) + " |")
    return lines


def page(bot: str, rows: list[Json], command: str) -> str:
    count = f"{len(rows)} games of `{bot}` against itself, every pair of armies both ways round:"
    about = "Share of points of the army on the left against the one above (games in brackets)."
    parts = [
        ["# What bots make of each army"],
        [count],
        [f"    {command}"],
        [about],
        shares(rows),
        [ABOUT_MEANS],
        means(rows),
        ["Control and medics work by themselves once they lie:"],
        standing(rows),
        [ABOUT_FAULTS],
        faults(rows),
    ]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("-n", "--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--journal", type=Path)
    parser.add_argument("--out", type=Path, default=PAGE)
    asked = parser.parse_args()
    JOURNALS.mkdir(exist_ok=True)
    setups = list(GAME.variety({}))
    path = asked.journal or JOURNALS / f"armies-{asked.bot}-{asked.seed}.jsonl"
    journal = Journal(path, {"bot": asked.bot, "seed": asked.seed, "every": EVERY})
    until = time.monotonic() + 60 * asked.minutes
    for number in range(asked.games):
        if str(number) not in journal.results and time.monotonic() < until:
            setup, seed = setups[number % len(setups)], asked.seed * SPREAD + number
            bots = [make(asked.bot, GAME) for _ in range(2)]
            told = play(setup, bots, Dice(seed), Dice(~seed))
            journal.add([{"fixture": str(number), "armies": setup["armies"], **told}])
            if len(journal.results) % TELL_EVERY == 0:
                print(f"{len(journal.results)} of {asked.games} games", file=sys.stderr, flush=True)
    command = f"python -m benchmarks.armies {asked.bot} -n {asked.games} --seed {asked.seed}"
    asked.out.write_text(page(asked.bot, list(journal.results.values()), command), encoding="utf-8")


if __name__ == "__main__":
    main()
