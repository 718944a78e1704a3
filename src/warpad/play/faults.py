"""The ways in which a match says no, each with a code that the page can put into words."""

from __future__ import annotations

import math
from typing import Any

from warpad.core.errors import IllegalMove, WarpadError
from warpad.core.game import Refusal


class NotPossible(WarpadError):
    """Not a matter of rules: wrong seat, wrong moment, nothing to take back."""

    def __init__(self, code: str, text: str, /, **facts: Any) -> None:
        super().__init__(text, **facts)
        self.code = code


class RefusedMove(IllegalMove):
    """Refused by a rule of the game, with the sentence as message id and arguments."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule, refusal.message, refusal.args)
        self.refusal = refusal


def not_your_turn(seat: int) -> NotPossible:
    return NotPossible("not-your-turn", f"seat {seat} has nothing to choose now")


def over() -> NotPossible:
    return NotPossible("over", "the match is over")


def no_request() -> NotPossible:
    return NotPossible("no-request", "nobody asks for this seat's consent")


def nothing_to_undo() -> NotPossible:
    return NotPossible("nothing-to-undo", "this seat has nothing to take back")


def chance_came() -> NotPossible:
    return NotPossible("undo-chance", "dice were rolled or something was drawn: this cannot be taken back")


def revealed() -> NotPossible:
    return NotPossible("undo-reveal", "something hidden was revealed: this cannot be taken back")


def bot_answered() -> NotPossible:
    return NotPossible("undo-bot", "a bot has answered already: this cannot be taken back")


def no_etude() -> NotPossible:
    return NotPossible("no-etude", "only the try of an etude can be begun anew")


def not_in_etude() -> NotPossible:
    return NotPossible("not-in-etude", "this etude does not allow that")


def no_such_seat(seat: int) -> NotPossible:
    return NotPossible("no-such-seat", f"the match has no seat {seat}")


def seat_taken(seat: int) -> NotPossible:
    return NotPossible("seat-taken", f"seat {seat} is not open")


def not_abandoned(seat: int) -> NotPossible:
    return NotPossible("not-abandoned", f"the player of seat {seat} is here")


def not_long_away(seat: int, seconds: float) -> NotPossible:
    left = math.ceil(seconds)
    return NotPossible("not-long-away", f"seat {seat} is waited for {left} s more", seconds=left)


def resigned(seat: int) -> NotPossible:
    return NotPossible("resigned", f"seat {seat} gave up already")


def not_handed(seat: int) -> NotPossible:
    return NotPossible("not-handed", f"seat {seat} cannot change hands now")
