"""Draws how the example learns, from tables it wrote, and tells the figures in docs/envs.md: `./run curves`.

The tables are made by `python examples/learn.py GAME --curve docs/learning/GAME.csv`.
"""

from __future__ import annotations

import csv
from pathlib import Path

from warpad.games import GAMES, find

DOCS = Path(__file__).resolve().parent.parent / "docs"
TABLES, PICTURE, PAGE = DOCS / "learning", DOCS / "pictures" / "learning.svg", DOCS / "envs.md"
BEGIN, END = "<!-- written by ./run curves -->\n", "<!-- up to here: curves -->\n"
COLOURS = {"neuroshima": "#b5482f", "neon": "#7a4fb0", "bugs": "#2f7d4f"}
WIDTH, HEIGHT, LEFT, TOP, ROOM, GOAL = 640, 340, 52, 16, 40, 0.9
Curve = list[tuple[float, int, float]]  # CPU-minutes, steps, share of games won


def read_curves() -> dict[str, Curve]:
    """The curves that were made, in the order of the games."""
    curves: dict[str, Curve] = {}
    for game in GAMES:
        path = TABLES / f"{game}.csv"
        if path.exists():
            with path.open(encoding="utf-8", newline="") as file:
                rows = list(csv.DictReader(file))
            curves[game] = [(float(row["cpu_minutes"]), int(row["steps"]), float(row["won"])) for row in rows]
    return curves


def draw(curves: dict[str, Curve]) -> str:
    """The picture: games won over CPU-minutes."""
    longest = max(minutes for curve in curves.values() for minutes, _, _ in curve)

    def x(minutes: float) -> float:
        return round(LEFT + minutes / longest * (WIDTH - LEFT - 16), 1)

    def y(share: float) -> float:
        return round(TOP + (1 - share) * (HEIGHT - TOP - ROOM), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="12" fill="#444"><rect width="100%" height="100%" fill="#fff"/>'
    ]
    for tenth in range(0, 11, 2):
        line = f'<path d="M{LEFT} {y(tenth / 10)}H{WIDTH - 16}" stroke="#ddd"/>'
        parts.append(
            f'{line}<text x="{LEFT - 8}" y="{y(tenth / 10) + 4}" text-anchor="end">{10 * tenth} %</text>'
        )
    parts.append(f'<path d="M{LEFT} {y(GOAL)}H{WIDTH - 16}" stroke="#888" stroke-dasharray="4 4"/>')
    for n in range(5):
        minutes = longest * n / 4
        parts.append(f'<text x="{x(minutes)}" y="{HEIGHT - 22}" text-anchor="middle">{minutes:.1f}</text>')
    parts.append(f'<text x="{(LEFT + WIDTH) / 2}" y="{HEIGHT - 6}" text-anchor="middle">CPU-minutes</text>')
    for n, (game, curve) in enumerate(curves.items()):
        points = " ".join(f"{x(minutes)},{y(share)}" for minutes, _, share in curve)
        colour = COLOURS[game]
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        label = f'x="{WIDTH - 24}" y="{y(0.1) - 18 * n}" text-anchor="end" fill="{colour}"'
        parts.append(f"<text {label}>{find(game).title}</text>")
    return "\n".join([*parts, "</svg>", ""])


def tell(curves: dict[str, Curve]) -> str:
    """Where each begins, when it first wins nine games of ten, and where it ended."""
    lines = ["| | at the start | first at 90 % | at the end |", "|---|--:|--:|--:|"]
    for game, curve in curves.items():
        reached = next((f"{m:.1f} CPU-minutes, {s:,} steps" for m, s, won in curve if won >= GOAL), "not yet")
        minutes, steps, won = curve[-1]
        last = f"{100 * won:.0f} % after {minutes:.1f} CPU-minutes, {steps:,} steps"
        lines.append(f"| {find(game).title} | {100 * curve[0][2]:.0f} % | {reached} | {last} |")
    return "\n".join([*lines, ""])


def write_page(text: str, curves: dict[str, Curve]) -> str:
    head, rest = text.split(BEGIN)
    return f"{head}{BEGIN}\n{tell(curves)}\n{END}{rest.split(END)[1]}"


def main() -> None:
    curves = read_curves()
    PICTURE.write_text(draw(curves), encoding="utf-8")
    PAGE.write_text(write_page(PAGE.read_text(encoding="utf-8"), curves), encoding="utf-8")


if __name__ == "__main__":
    main()
