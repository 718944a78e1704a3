"""What the commands that judge have in common: how hard they look, and how they tell ways."""

from __future__ import annotations

from typing import Annotated

from warpad import locales
from warpad.cli.parts.arguments import Option
from warpad.cli.parts.narrate import action_sentence, seat_name
from warpad.cli.parts.speech import decimal, language
from warpad.core.errors import SetupError
from warpad.core.game import Game, Json
from warpad.core.position import Position
from warpad.core.thinking.critic import DEEP, QUICK, USUAL, Effort
from warpad.core.thinking.grounds import OVER
from warpad.core.thinking.why import Beside, Expected, Weight, Why
from warpad.review.shapes import Way

# Facts that are told: so many, and only what makes so much of a difference.
MOST_WEIGHTS, LEAST_TOLD = 3, 0.01
EFFORTS = {"quick": QUICK, "usual": USUAL, "deep": DEEP}

Depth = Annotated[str, Option("--depth", metavar="|".join(EFFORTS), help="depth-help")]


def efforts(name: str) -> Effort:
    if name not in EFFORTS:
        raise SetupError("setup-option-choice", option="--depth", given=name, choices=list(EFFORTS))
    return EFFORTS[name]


def line_text(game: Game, way: Way) -> str:
    """A way as one line of actions."""
    return "; ".join(action_sentence(game, action) for action in way["line"])


def why_lines(game: Game, position: Position, why: Why) -> list[str]:
    """What decided a choice: answers expected, the next best way, what weighs most."""
    lines = []
    if why.expects:
        answers = [answer_text(game, position, one) for one in why.expects]
        lines.append(_headed("why-expects", answers))
    if why.beside is not None:
        lines.append(beside_text(game, why.beside))
        if is_level(why.beside):
            return lines
    telling = [one for one in why.weighs if abs(one.worth) >= LEAST_TOLD][:MOST_WEIGHTS]
    if telling:
        lines.append(_headed("why-weighs", [weight_text(game, one) for one in telling]))
    return lines


def is_level(beside: Beside) -> bool:
    """Too close to be told apart: then nothing decides either."""
    return abs(beside.loss) <= beside.half


def _headed(id: str, told: list[str], **facts: str) -> str:
    return f"{_text(id, facts)}: {'; '.join(told)}"


def answer_text(game: Game, position: Position, one: Expected) -> str:
    told: Json = {"action": action_sentence(game, one.action), "share": percent(one.share)}
    if len(game.seats(position)) == 2:
        return _text("why-answer", told)
    return _text("why-answer-of", {"seat": seat_name(game, position, str(one.seat)), **told})


def beside_text(game: Game, beside: Beside) -> str:
    """The next best way, and what it loses beyond doubt."""
    kind = "level" if is_level(beside) else "beside" if beside.loss > 0 else "ahead"
    line = "; ".join(action_sentence(game, action) for action in beside.line)
    points, half = percent(abs(beside.loss)), percent(beside.half)
    return _headed(f"why-{kind}", [line], points=points, half=half)


def weight_text(game: Game, one: Weight) -> str:
    """A fact on both boards, and what the difference is worth in points of a hundred."""
    id = "why-over" if one.name == OVER else f"{game.prefix}-weighs-{one.name}"
    what = locales.told(id, {"unit": one.what}, language(), game.prefix)
    if one.side == "foe":
        what = _text("why-foe", {"what": what})
    told = {"what": what, "points": signed(f"{100 * one.worth:+.0f}")}
    better, instead = signed(decimal(f"{one.better:.1f}")), signed(decimal(f"{one.instead:.1f}"))
    if one.name == OVER or better == instead:
        return _text("why-fact-plain", told)
    return _text("why-fact", {**told, "better": better, "instead": instead})


def _text(id: str, args: Json) -> str:
    return locales.text(id, args, language())


def signed(number: str) -> str:
    """With a minus sign, which a hyphen is not."""
    return number.replace("-", "−")


def percent(share: float) -> str:
    return f"{100 * share:.0f}"
