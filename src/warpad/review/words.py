"""What a review says in words: marks, accounts and reasons, by message ids of the catalogue."""

from __future__ import annotations

import re

from warpad import locales
from warpad.core.game import Game, Json
from warpad.core.verdict import Fact
from warpad.review.shapes import Decision, Review, Way

DECIMAL = re.compile(r"\d+\.\d+")
PARTS = ("own", "others", "luck", "guessing", "choosing", "rest")


def names_of(game: Game, found: Review, language: str) -> list[str]:
    """The seats as people call them."""
    names = []
    for number, seat in enumerate(found["seats"], start=1):
        id = seat.get("name")
        called = locales.text(id, {}, language) if isinstance(id, str) else ""
        names.append(f"{number} {called}".strip())
    return names


def mark_text(decision: Decision, language: str) -> str:
    """The mark as a word, with what was given away."""
    if decision["brilliant"]:
        return locales.text("review-brilliant", {}, language)
    if decision["only"]:
        return locales.text("review-only", {}, language)
    if decision["mark"]:
        return locales.text(f"review-{decision['mark']}", lost(decision), language)
    if decision["perhaps"]:
        return locales.text("review-perhaps", lost(decision), language)
    return locales.text("review-fine", {}, language)


def rival(decision: Decision) -> tuple[str, Way] | None:
    """The best other way and how it is named: what cannot be told apart from it is not called worse."""
    best = decision["ways"][0]
    if best["line"] == decision["played"]["line"]:
        return None
    return "better" if decision["mark"] or decision["perhaps"] else "level", best


def lost(decision: Decision) -> Json:
    return {"points": round(100 * decision["loss"]), "half": round(100 * decision["half"])}


def account_lines(found: Review, seat: int, language: str) -> list[str]:
    """Start, what moved the chance, end: a sum that can be checked by hand."""
    if not found["accounts"]:
        return []
    account = found["accounts"][seat]
    first = locales.text("review-start", {"points": points(account["start"])}, language)
    moved = [
        locales.text(f"review-{part}", {"points": signed(points(account[part]))}, language)
        for part in PARTS
        if points(account.get(part, 0.0))
    ]
    return [first, *moved, locales.text("review-end", {"points": points(account["end"])}, language)]


def signed(number: int) -> str:
    """With a minus sign, which a hyphen is not."""
    return f"{number:+d}".replace("-", "−")


def points(chance: float) -> int:
    return round(100 * chance)


def fact_text(game: Game, fact: Fact, way: str = "played") -> tuple[str, Json]:
    """A reason as message id and arguments: what people count after the better choice, and the other."""
    shown = in_a_hundred if fact["what"] else one_decimal
    return f"{game.prefix}-why-{fact['name']}", {
        "best": shown(fact["best"]),
        "played": shown(fact["played"]),
        "way": message(f"review-way-{way}"),
        "what": message(f"{game.prefix}-tile-{fact['what']}") if fact["what"] else "",
    }


def why(game: Game, decision: Decision) -> list[tuple[str, Json]]:
    """Why the best was better, as message ids and arguments: by the board, else by what is counted."""
    if decision["reasons"]:
        return [(reason.id, reason.args) for reason in decision["reasons"]]
    return [fact_text(game, fact) for fact in decision["facts"]]


def message(id: str) -> Json:
    """A message in a message."""
    return {"id": id, "args": {}}


def one_decimal(value: float) -> str:
    return f"{value:.1f}"


def spoken(facts: Json, language: str) -> Json:
    """The facts of a reason with their numbers as the language writes them."""
    return {
        name: locales.decimal(value, language)
        if isinstance(value, str) and DECIMAL.fullmatch(value)
        else value
        for name, value in facts.items()
    }


def in_a_hundred(share: float) -> str:
    return str(points(min(1.0, share)))
