"""Plots as SVG text, after the plot style of the design: direct labels, intervals, hatch below half."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from warpad.core.game import Json

WIDTH = 640


def _svg(height: float, body: str, label: str) -> str:
    head = f'viewBox="0 0 {WIDTH} {height:g}" class="plot" role="img" aria-label="{escape(label)}"'
    return f"<svg {head}>{body}</svg>"


def _box(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="2" fill="{fill}"/>'


@dataclass(frozen=True)
class Scale:
    """Values from `low` to `high` laid out from `start` to `end`."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / max(self.high - self.low, 1e-9) * (self.end - self.start)


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "lb", bold: bool = False) -> str:
    weight = ' font-weight="800"' if bold else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}"{weight}>{escape(text)}</text>'
    )


def _line(path: str, stroke: str = "var(--line)", width: float = 1) -> str:
    return f'<path d="{path}" stroke="{stroke}" stroke-width="{width:g}" fill="none"/>'


def ladder(ratings: Sequence[Json], label: str) -> str:
    """Ratings with their intervals, the best one on top."""
    low = min(row["rating"] - row["margin"] for row in ratings)
    high = max(row["rating"] + row["margin"] for row in ratings)
    step = next(s for s in (20, 50, 100, 200, 500, 1000, 2000) if (high - low) / s <= 8)
    left, right = math.floor(low / step) * step, math.ceil(high / step) * step
    place = Scale(left, right, 150, 510)
    bottom = 16 + 36 * len(ratings)
    parts = [
        _line(f"M{place(v):.1f} 8V{bottom}") + _text(place(v), bottom + 20, str(v), "middle", "ax")
        for v in range(left, right + 1, step)
    ]
    for i, row in enumerate(ratings):
        y = 28 + 36 * i
        ink = "var(--accent)" if i == 0 else "var(--text)"
        a, b = place(row["rating"] - row["margin"]), place(row["rating"] + row["margin"])
        parts.append(_text(138, y + 5, row["bot"], "end", bold=i == 0))
        parts.append(_line(f"M{a:.1f} {y}H{b:.1f}M{a:.1f} {y - 6}V{y + 6}M{b:.1f} {y - 6}V{y + 6}", ink, 2))
        parts.append(f'<circle cx="{place(row["rating"]):.1f}" cy="{y}" r="7" fill="{ink}"/>')
        parts.append(_text(b + 10, y + 5, f"{row['rating']:.0f} ± {row['margin']:.0f}", bold=i == 0))
    return _svg(bottom + 30, "".join(parts), label)


def heat(names: Sequence[str], cells: dict[tuple[str, str], Json], label: str) -> str:
    """Share of wins of the row over the column; hatched below half, bold when sure."""
    size, left, top = min(84, 440 // max(len(names), 1)), 190, 30
    parts = [_text(left + size * (i + 0.5), 20, name, "middle", "ax") for i, name in enumerate(names)]
    for y, row in enumerate(names):
        parts.append(_text(left - 12, top + 40 * y + 25, row, "end"))
        for x, column in enumerate(names):
            box = f'x="{left + size * x + 1}" y="{top + 40 * y + 1}" width="{size - 2}" height="38"'
            cell = cells.get((row, column))
            if cell is None:
                parts.append(f'<rect {box} fill="none" stroke="var(--line)" stroke-dasharray="3 3"/>')
                continue
            rate = cell["rate"]
            hue = "var(--accent)" if rate >= 0.5 else "var(--accent-2)"
            parts.append(f'<rect {box} fill="{hue}" opacity="{min(1, 0.15 + abs(rate - 0.5) * 4):.2f}"/>')
            if rate < 0.5:
                parts.append(f'<rect {box} fill="url(#hatch)"/>')
            middle = left + size * (x + 0.5)
            parts.append(_box(middle - 17, top + 40 * y + 9, 34, 22, "var(--surface)"))
            sure = cell["low"] > 0.5 or cell["high"] < 0.5
            parts.append(_text(middle, top + 40 * y + 25, f"{rate * 100:.0f}", "middle", bold=sure))
    return _svg(top + 40 * len(names) + 12, "".join(parts), label)


def lengths(turns: Sequence[int], axis: str, label: str) -> str:
    """How many games took how many turns, the median marked."""
    ordered = sorted(turns)
    median = ordered[len(ordered) // 2]
    span = max(1, math.ceil((ordered[-1] - ordered[0] + 1) / 16))
    bins: dict[int, int] = {}
    for value in ordered:
        bins[(value - ordered[0]) // span] = bins.get((value - ordered[0]) // span, 0) + 1
    count, tallest = max(bins) + 1, max(bins.values())
    width = 560 / count
    parts = [_line("M40 210H600", "var(--line-2)")]
    for i in range(count):
        height = 170 * bins.get(i, 0) / tallest
        mine = i == (median - ordered[0]) // span
        ink = "var(--accent)" if mine else "var(--line-2)"
        x = 40 + width * i
        parts.append(_box(x + 2, 210 - height, width - 4, height, ink))
        parts.append(_text(x + width / 2, 228, str(ordered[0] + i * span), "middle", "ax"))
        if mine:
            parts.append(_text(x + width / 2, 202 - height, str(median), "middle", bold=True))
    parts.append(_text(600, 248, axis, "end", "ax"))
    return _svg(256, "".join(parts), label)


def cost(ratings: Sequence[Json], milliseconds: Json, axis: str, label: str) -> str:
    """Rating against time per turn, time on a log scale."""
    points = [(max(milliseconds[r["bot"]]["median"], 0.01), r["rating"], r["bot"]) for r in ratings]
    low = math.floor(math.log10(min(p[0] for p in points)))
    high = max(low + 1, math.ceil(math.log10(max(p[0] for p in points))))
    bottom, top = min(p[1] for p in points) - 50, max(p[1] for p in points) + 50
    across, up = Scale(low, high, 70, 550), Scale(bottom, top, 200, 30)
    parts = [
        _line(f"M{across(e):.1f} 20V206") + _text(across(e), 226, f"{10**e:g} ms", "middle", "ax")
        for e in range(low, high + 1)
    ]
    for i, (ms, rating, bot) in enumerate(points):
        ink = "var(--accent)" if i == 0 else "var(--text)"
        parts.append(f'<circle cx="{across(math.log10(ms)):.1f}" cy="{up(rating):.1f}" r="7" fill="{ink}"/>')
        parts.append(_text(across(math.log10(ms)) + 12, up(rating) + 5, f"{bot} {rating:.0f}", bold=i == 0))
    parts.append(_text(600, 248, axis, "end", "ax"))
    return _svg(256, "".join(parts), label)
