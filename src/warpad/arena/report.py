"""The figures of an arena as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from string import Template

from warpad.arena import plots
from warpad.arena.contest import Contest
from warpad.arena.statistics import Interval, wilson
from warpad.core.errors import SetupError
from warpad.core.game import Json
from warpad.games import find

TEMPLATE = Path(__file__).with_name("report.html")


def html(contest: Contest) -> str:
    """The whole page."""
    figures = contest.figures()
    title = _finding(figures)
    body = []
    if figures["ratings"]:
        body.append(
            _figure(
                "How strong is each bot?",
                "Rating with 95% interval; the mean of all is 1500.",
                plots.ladder(figures["ratings"], "Ratings with intervals"),
            )
        )
    body.append(_matrix(contest))
    turns = [row["turns"] for row in contest.rows]
    if turns:
        body.append(
            _figure(
                "How long do games last?",
                "Number of games by length; the median is marked.",
                plots.lengths(turns, "turns in a game", "Games by number of turns"),
            )
        )
    if figures["ratings"]:
        body.append(
            _figure(
                "What does strength cost?",
                "Rating against the median time per turn.",
                plots.cost(
                    figures["ratings"], figures["milliseconds"], "time per turn, log scale", "Rating and time"
                ),
            )
        )
    body += [_pairs(figures), _times(figures)]
    page = Template(TEMPLATE.read_text(encoding="utf-8"))
    header = _header(contest, figures, title)
    return page.substitute(title=escape(title), header=header, body="".join(body))


def _finding(figures: Json) -> str:
    rows = figures["ratings"]
    if len(rows) < 2:
        return f"{figures['games']} games of {figures['game']}"
    lead = rows[0]["rating"] - rows[1]["rating"]
    return f"{rows[0]['bot']} leads by {lead:.0f} points"


def _header(contest: Contest, figures: Json, title: str) -> str:
    first = figures["first_side"]
    margin = (first["high"] - first["low"]) * 50
    facts = [
        (f"{figures['games']:,}", "games"),
        (str(len(figures["bots"])), "bots"),
        (str(len(contest.setups)), "set-ups"),
        (f"{first['rate'] * 100:.1f}%", f"first side, ± {margin:.1f}"),
        (f"seed {figures['seed']}", "repeatable"),
    ]
    cells = "".join(f'<div class="n"><b>{escape(a)}</b>{escape(b)}</div>' for a, b in facts)
    return f"<header><h1>{escape(title)}</h1>{cells}</header>"


def _figure(title: str, how: str, svg: str) -> str:
    return f"<figure><figcaption><b>{escape(title)}</b>{escape(how)}</figcaption>{svg}</figure>"


def _matrix(contest: Contest) -> str:
    """Armies against armies when the set-ups name them, else bots against bots."""
    cells = armies(contest.rows, contest.setups) if contest.sides == 2 else {}
    if cells:
        names = sorted({name for pair in cells for name in pair})
        title = "Which army beats which?"
    else:
        names, title = list(contest.plan.bots), "Which bot beats which?"
        for pair in contest.figures()["pairs"]:
            cells[pair["a"], pair["b"]] = {"rate": pair["rate_a"], "low": pair["low"], "high": pair["high"]}
            if contest.sides == 2 and pair["a"] != pair["b"]:
                cells[pair["b"], pair["a"]] = {
                    "rate": 1 - pair["rate_a"],
                    "low": 1 - pair["high"],
                    "high": 1 - pair["low"],
                }
    how = "Wins of the row over the column, percent. Hatched: below 50. Bold: sure at 95%."
    return _figure(title, how, plots.heat(names, cells, title))


def armies(rows: Sequence[Json], setups: Sequence[Json]) -> dict[tuple[str, str], Json]:
    """The share of wins of each army over each other, from games in which the set-up names two."""
    points: dict[tuple[str, str], list[float]] = {}
    for row in rows:
        names = setups[row["setup"]].get("armies")
        if not isinstance(names, list) or len(names) != 2 or names[0] == names[1]:
            continue
        first = row["score"] if row["side"] == 0 else 1 - row["score"]
        points.setdefault((names[0], names[1]), []).append(first)
        points.setdefault((names[1], names[0]), []).append(1 - first)
    return {pair: {**_share(wilson(sum(got), len(got))), "games": len(got)} for pair, got in points.items()}


def _share(share: Interval) -> Json:
    return {"rate": share.rate, "low": share.low, "high": share.high}


def _table(title: str, head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    cells = "".join(f"<th>{escape(name)}</th>" for name in head)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(str(value))}</td>" for value in row) + "</tr>" for row in rows
    )
    return f"<section><h2>{escape(title)}</h2><table><tr>{cells}</tr>{lines}</table></section>"


def _pairs(figures: Json) -> str:
    rows = [
        (
            *(p[k] for k in ("a", "b", "games", "wins_a", "draws", "wins_b")),
            f"{p['rate_a'] * 100:.1f}%",
            f"{p['low'] * 100:.1f}-{p['high'] * 100:.1f}%",
        )
        for p in figures["pairs"]
    ]
    head = ("a", "b", "games", "a wins", "draws", "b wins", "share of a", "95%")
    return _table(f"Pairs (a fair share is {figures['fair'] * 100:.0f}%)", head, rows)


def _times(figures: Json) -> str:
    rows = [(b, "", t["median"], t["p99"], t["most"]) for b, t in figures["milliseconds"].items()]
    return _table("Time per turn, milliseconds", ("bot", "", "median", "99%", "most"), rows)


def balance(contest: Contest) -> str:
    """Army against army as a Markdown page."""
    cells = armies(contest.rows, contest.setups) if contest.sides == 2 else {}
    if not cells:
        raise SetupError("a page on balance needs games of two sides whose set-ups name different armies")
    names = sorted({name for pair in cells for name in pair})
    plan, first = contest.plan, contest.figures()["first_side"]
    bots = ", ".join(plan.bots) + (", each against itself too" if plan.mirror else "")
    lines = [
        f"# Balance of {find(plan.game).name}",
        "",
        f"{len(contest.rows)} games, bots: {bots}, seed {plan.seed}. Share of wins in percent, a draw half,",
        "with the 95 % interval. The first side won "
        f"{first['rate'] * 100:.0f} ({first['low'] * 100:.0f}-{first['high'] * 100:.0f}).",
        "",
        "| the army of the row against | all | " + " | ".join(names) + " |",
        "|---" + "|--:" * (len(names) + 1) + "|",
    ]
    for row in names:
        mine = [cells[row, column] for column in names if (row, column) in cells]
        games = sum(cell["games"] for cell in mine)
        overall = _share(wilson(sum(cell["rate"] * cell["games"] for cell in mine), games))
        shown = [_cell(overall), *(_cell(cells.get((row, column))) for column in names)]
        lines.append(f"| **{row}** | " + " | ".join(shown) + " |")
    return "\n".join(lines) + "\n"


def _cell(cell: Json | None) -> str:
    if cell is None:
        return ""
    return f"{cell['rate'] * 100:.0f} ({cell['low'] * 100:.0f}-{cell['high'] * 100:.0f})"
