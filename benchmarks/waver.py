"""How far looks at orders of War of Bugs are off, beside tables in which every pair of orders is tried often.

nice -n 19 python -m benchmarks.waver --games 6 --orders 4

Looks differ from each other, which their intervals tell, and they may err together, which only this tells:
`WAVER` of the critic is what 95 in 100 stay within. It goes on where it stopped, and writes docs/review.md.
"""

from __future__ import annotations

import argparse
from math import sqrt
from pathlib import Path

from rich.progress import Progress

from benchmarks.trust import PAGE, ROOT, SURE, Facts, Notebook, play
from warpad.core.dice import Dice
from warpad.core.game import Game
from warpad.core.thinking.bot import Sight
from warpad.core.thinking.critic import USUAL, Critic, critic_of
from warpad.games import find
from warpad.games.bugs.mind.critic import ROUNDS, WAVER, OrderHearing
from warpad.games.bugs.mind.matrix import solve
from warpad.games.bugs.mind.payoffs import Payoffs, distinct_moves
from warpad.review.moments import Moment, Walk

BEGIN, END = "<!-- waver: written by benchmarks/waver.py -->", "<!-- end of waver -->"
LEVELS = ("normal", "easy")


def orders_of(game: Game, critic: Critic, seed: int, most: int) -> list[tuple[Moment, int]]:
    """Orders of one game, evenly spread over it, of both sides in turn."""
    moments = Walk(game, critic, play(game.name, LEVELS, seed)).moments
    shared = [moment for moment in moments if moment.is_shared]
    chosen = [(moment, moment.seats[number % 2]) for number, moment in enumerate(shared)]
    secret = [
        (moment, seat)
        for moment, seat in chosen
        if seat in moment.free and isinstance(critic.hear(moment.before, seat, Dice(1)), OrderHearing)
    ]
    return secret[:: max(1, len(secret) // most)][:most]


def looked_loss(critic: Critic, moment: Moment, seat: int) -> float:
    """What a review would say: the mean of several looks, each from the beginning."""
    dice, effort = Dice(moment.first + 1), USUAL.times(critic.pace)
    looks = [
        critic.weigh(moment.before, seat, moment.moves[seat], effort, dice).loss()
        for _ in range(critic.more_looks)
    ]
    return sum(looks) / len(looks)


def table_loss(sight: Sight, played: int, draws: int, progress: Progress) -> float:
    """The loss by a table of all orders of both sides, each pair tried so often."""
    payoffs = Payoffs(sight, Dice(draws), doubt=0.0)
    own = distinct_moves(payoffs.world, sight.seat)
    payoffs.set_up([*own, *([] if played in own else [played])], most=10**6)
    for _ in progress.track(range(draws), description="  one table"):
        for row in range(len(payoffs.rows)):
            payoffs.sample(row)
        payoffs.refresh()
    means = payoffs.means()
    worth = means @ solve(means, ROUNDS).columns
    return float(worth.max() - worth[payoffs.rows.index(played)])


def measure(given: argparse.Namespace, notebook: Notebook) -> None:
    game = find("bugs")
    critic = critic_of(game)
    with Progress(transient=True) as progress:
        for seed in progress.track(range(given.games), description="games"):
            for moment, seat in orders_of(game, critic, seed, given.orders):

                def find_out(moment: Moment = moment, seat: int = seat) -> Facts:
                    sight, played = Sight(game, moment.before, seat), moment.moves[seat][0]
                    return {
                        "looks": looked_loss(critic, moment, seat),
                        "table": table_loss(sight, played, given.draws, progress),
                    }

                notebook.work(f"{seed} {moment.first} {seat} {given.draws}", find_out)


def sentence(notebook: Notebook, draws: int) -> str:
    """What was found with so many draws, in words."""
    found = [entry for key, entry in notebook.found.items() if key.endswith(f" {draws}")]
    off = [abs(entry["looks"] - entry["table"]) for entry in found]
    usual = sqrt(sum(one * one for one in off) / len(off))
    games = len({key.split()[0] for key in notebook.found if key.endswith(f" {draws}")})
    return (
        f"Beside tables of {draws} draws of every pair ({len(off)} orders of {games} games) the mean of "
        f"several looks was off by {usual:.3f} (root mean square; at most {max(off):.3f}), so that 95 in 100 "
        f"should be within {SURE * usual:.2f}; marks have to clear {WAVER:.2f} besides their interval."
    )


def write(text: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    PAGE.write_text(f"{head}{BEGIN}\n{text}\n{END}{tail}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--orders", type=int, default=4, help="how many of each game")
    parser.add_argument("--draws", type=int, default=60, help="how often every pair of orders is tried")
    parser.add_argument("--notes", type=Path, default=ROOT / "build" / "waver.jsonl")
    given = parser.parse_args()
    given.notes.parent.mkdir(parents=True, exist_ok=True)
    notebook = Notebook(given.notes)
    measure(given, notebook)
    found = sentence(notebook, given.draws)
    write(found)
    print(found)


if __name__ == "__main__":
    main()
