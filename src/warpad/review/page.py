"""A review as one HTML page that needs nothing else: graph, accounts, and a board at every mark."""

from __future__ import annotations

import io
from html import escape
from pathlib import Path
from string import Template

from warpad import locales
from warpad.core.game import Game
from warpad.core.record import Record, replay
from warpad.review.shapes import Decision, Review, Way
from warpad.review.words import account_lines, mark_text, names_of, rival, spoken, why

TEMPLATE = Path(__file__).with_name("page.html")
WIDTH, HEIGHT, EDGE = 900, 220, 30
# Room for the percents at the left and for the names at the right.
LEFT, RIGHT = 46, 130
DASHES = ("", "6 4", "2 3", "10 4 2 4", "1 4", "12 6")


def html(game: Game, record: Record, found: Review, language: str) -> str:
    """The whole page."""
    names = names_of(game, found, language)
    marked = [decision for decision in found["decisions"] if decision["mark"] or decision["only"]]
    page = Template(TEMPLATE.read_text(encoding="utf-8"))
    return page.substitute(
        language=language,
        title=escape(f"{game.title}: {' · '.join(names)}"),
        graph=graph(found, names, marked),
        accounts="".join(account(found, seat, name, language) for seat, name in enumerate(names)),
        decisions="".join(card(game, record, names, decision, language) for decision in marked),
    )


def graph(found: Review, names: list[str], marked: list[Decision]) -> str:
    """One line a seat, in two colours only: dashes tell more of them apart."""
    points, steps = found["graph"], max(1, found["steps"])

    def x(step: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * step / steps

    def y(chance: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * chance

    lines = []
    seats = range(1) if len(names) == 2 else range(len(names))
    for seat in seats:
        way = " ".join(f"{x(point['step']):.1f},{y(point['chances'][seat]):.1f}" for point in points)
        lines.append(f'<polyline class="s{seat % 2}" stroke-dasharray="{DASHES[seat % 6]}" points="{way}"/>')
        at = f'x="{WIDTH - RIGHT + 8}" y="{y(points[-1]["chances"][seat]) + 4:.1f}"' if points else ""
        lines.append(f"<text {at}>{escape(names[seat])}</text>")
    for chance in (0, 1 / len(names), 1):
        lines.append(f'<path class="even" d="M{LEFT} {y(chance):.1f}H{WIDTH - RIGHT}"/>')
        lines.append(f'<text class="scale" x="{LEFT - 8}" y="{y(chance) + 4:.1f}">{100 * chance:.0f}%</text>')
    for decision in marked:
        seat = decision["seat"] if len(names) > 2 else 0
        place = f'cx="{x(decision["last"]):.1f}" cy="{y(decision["after"][seat]):.1f}"'
        lines.append(f'<a href="#d{decision["first"]}-{decision["seat"]}"><circle r="5" {place}/></a>')
    told = escape(", ".join(names))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{told}">{"".join(lines)}</svg>'


def account(found: Review, seat: int, name: str, language: str) -> str:
    accuracy = found["accuracy"][seat]
    shown = "-" if accuracy is None else f"{accuracy:.0f}"
    head = locales.text("cli-review-player", {"player": name, "accuracy": shown}, language)
    rows = "".join(f"<li>{escape(line)}</li>" for line in account_lines(found, seat, language))
    return f"<section><h2>{escape(head)}</h2><ul>{rows}</ul></section>"


def card(game: Game, record: Record, names: list[str], decision: Decision, language: str) -> str:
    """One decision: the board it was made on, what was played, what was better, why."""
    id = f"d{decision['first']}-{decision['seat']}"
    facts_of_head = {"step": decision["first"], "player": names[decision["seat"]]}
    mark = mark_text(decision, language)
    head = locales.text("cli-review-decision", {**facts_of_head, "mark": mark}, language)
    ways = [("played", decision["played"]), *filter(None, [rival(decision)])]
    told = [way_text(game, name, way, language) for name, way in ways]
    rows = "".join(f"<li>{escape(line)}</li>" for line in told)
    facts = "".join(f"<p>{escape(reason(game, told, language))}</p>" for told in why(game, decision))
    position = replay(game, record, decision["first"])
    board = drawing(game.draw(position, language=language))
    return f'<article id="{id}"><h2>{escape(head)}</h2><ul>{rows}</ul>{facts}{board}</article>'


def reason(game: Game, fact: tuple[str, dict[str, str]], language: str) -> str:
    id, facts = fact
    return locales.told(id, spoken(facts, language), language, game.prefix)


def way_text(game: Game, name: str, way: Way, language: str) -> str:
    told = []
    for action in way["line"]:
        facts = {name: value for name, value in action.items() if name != "do"}
        told.append(locales.told(f"{game.prefix}-do-{action['do']}", facts, language))
    said = {"chance": f"{100 * way['chance']:.0f}", "line": "; ".join(told)}
    return locales.text(f"cli-review-{name}", said, language)


def drawing(markup: str) -> str:
    """A drawing for the terminal as HTML."""
    from rich.console import Console
    from rich.terminal_theme import MONOKAI

    console = Console(record=True, file=io.StringIO(), width=110, emoji=False, highlight=False)
    console.print(markup)
    return console.export_html(theme=MONOKAI, inline_styles=True, code_format="<pre>{code}</pre>")
