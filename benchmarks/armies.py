"""Measures what bots make of each army of Neuroshima and writes docs/balance/armies.md.

    python benchmarks/armies.py hard -n 600 --seed 1 --minutes 30

A bot plays itself with every pair of armies. For each army: its share against each other, and for each of its
means (moves of its own, rides, instants, battles) in how many turns it was open, in how many of those it was
used, and how much of the games is won by who used it in at least as large a part of them as usual. Every
finished game goes to a journal, and the command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from warpad.arena.journal import Journal
from warpad.arena.statistics import wilson
from warpad.bots import Bot, Sight, make
from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.core.position import CHANCE, NOBODY
from warpad.games import find
from warpad.games.neuroshima.data.content import ARMIES
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.codes import VERB_NAMES, verb_of
from warpad.games.neuroshima.rules.questions import ASK_ACT

HOME = Path(__file__).parents[1]
PAGE = HOME / "docs" / "balance" / "armies.md"
JOURNALS = HOME / "build"
GAME = find("neuroshima")
SPREAD = 1_000_003
# Verbs of a turn that are no special means.
PLAIN = {"", "hq", "discard", "redraw", "end", "place", "retreat", "turn"}
TITLES = {
    "go": "own mobility", "ride": "lent mobility (HQ, transport)", "battle": "battle", "move": "Move",
    "push": "Push Back", "snipe": "Sniper", "grenade": "Grenade", "strike": "Air Strike",
    "rotate": "Rotation", "castle": "Castling", "terror": "Terror",
}  # fmt: skip
ABOUT_MEANS = """\
Special means: in how many turns of a game one was open, in how many of those it was used, and the share of
games of those who used it at least as often as usual when it was open, and less often. The last two say what
goes together, not what causes what: who is ahead may need a means less."""


def play(setup: Json, bots: list[Bot], dice: Dice) -> Json:
    """One game: scores, and for each seat in how many turns each means was open, and was used."""
    position = GAME.new(setup)
    assert isinstance(position, Neuroshima)
    seats: list[dict[str, dict[str, int]]] = [
        {"open": defaultdict(int), "used": defaultdict(int)} for _ in bots
    ]
    seen: set[tuple[str, str, int]] = set()
    while (seat := position.actor()) != NOBODY:
        if seat == CHANCE:
            position.play(position.draw(dice))
            continue
        move = bots[seat].choose(Sight(GAME, position, seat), dice)
        if position.ask == ASK_ACT:
            moments = [("open", VERB_NAMES[verb_of(legal)]) for legal in position.legal(seat)]
            for kind, verb in {*moments, ("used", VERB_NAMES[verb_of(move)])}:
                if verb not in PLAIN and (kind, verb, position.turn_number) not in seen:
                    seen.add((kind, verb, position.turn_number))
                    seats[seat][kind][verb] += 1
        position.play(move)
    return {"scores": position.scores(), "seats": [{k: dict(v) for k, v in one.items()} for one in seats]}


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


def means(rows: list[Json]) -> list[str]:
    """For each army and means: open and used in how many turns a game, and who uses it wins how much."""
    lines = ["| army | means | turns a game open | used when open | share of who used it more | less |"]
    lines.append("|---|---|--:|--:|--:|--:|")
    for army in ARMIES:
        sides = [
            (row["seats"][seat], row["scores"][seat])
            for row in rows
            for seat in (0, 1)
            if row["armies"][seat] == army
        ]
        for verb, title in TITLES.items():
            found = [
                (s["used"].get(verb, 0), s["open"][verb], end) for s, end in sides if s["open"].get(verb)
            ]
            if not found:
                continue
            opened, used = sum(f[1] for f in found), sum(f[0] for f in found)
            usual = used / opened
            more = [end for uses, turns, end in found if uses / turns >= usual]
            less = [end for uses, turns, end in found if uses / turns < usual]
            parts = [f"{sum(p) / len(p):.0%} ({len(p)})" if p else "" for p in (more, less)]
            lines.append(
                f"| {army} | {title} | {opened / len(sides):.1f} | {usual:.0%} | {parts[0]} | {parts[1]} |"
            )
    return lines


def page(bot: str, rows: list[Json], command: str) -> str:
    return "\n".join(
        [
            "# What bots make of each army",
            "",
            f"{len(rows)} games of `{bot}` against itself, every pair of armies both ways round:",
            "",
            f"    {command}",
            "",
            "Share of points of the army on the left against the one above (games in brackets).",
            "",
            *shares(rows),
            "",
            ABOUT_MEANS,
            "",
            *means(rows),
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("-n", "--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--out", type=Path, default=PAGE)
    asked = parser.parse_args()
    JOURNALS.mkdir(exist_ok=True)
    setups = list(GAME.variety({}))
    journal = Journal(
        JOURNALS / f"armies-{asked.bot}-{asked.seed}.jsonl", {"bot": asked.bot, "seed": asked.seed}
    )
    rows = journal.results
    until = time.monotonic() + 60 * asked.minutes
    for number in range(asked.games):
        if str(number) not in rows and time.monotonic() < until:
            setup = setups[number % len(setups)]
            bots = [make(asked.bot, GAME) for _ in range(2)]
            told = play(setup, bots, Dice(asked.seed * SPREAD + number))
            journal.add([{"fixture": str(number), "armies": setup["armies"], **told}])
    command = f"python benchmarks/armies.py {asked.bot} -n {asked.games} --seed {asked.seed}"
    asked.out.write_text(page(asked.bot, list(rows.values()), command), encoding="utf-8")


if __name__ == "__main__":
    main()
