"""Every way in which the server says no: a message id for the page, an English sentence for programs."""

from __future__ import annotations

from warpad import locales
from warpad.core.errors import DecodeError, IllegalMove, SetupError, StaleMove, WarpadError
from warpad.play.faults import NotPossible
from warpad.server.storage.appends import StorageError
from warpad.server.wire.shapes import Complaint

STATUS = {
    "unreadable": 400,
    "forbidden-origin": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "unknown-token": 401,
    "unknown-guest": 404,
    "guest-game": 422,
    "guest-away": 409,
    "guest-busy": 409,
    "not-found": 404,
    "unknown-game": 404,
    "unknown-match": 404,
    "unknown-rule": 404,
    "unknown-language": 404,
    "unknown-etude": 404,
    "unknown-lesson": 404,
    "unknown-hint": 404,
    "review-no-mistake": 404,
    "no-try": 409,
    "unknown-study": 404,
    "not-the-author": 403,
    "study-changed": 409,
    "running": 409,
    "seat-taken": 409,
    "over": 409,
    "too-slow": 408,
    "too-large": 413,
    "setup": 422,
    "unknown-bot": 422,
    "record": 422,
    "etude": 422,
    "illegal": 422,
    "study": 422,
    "too-fast": 429,
    "solvers-busy": 429,
    "reviews-busy": 429,
    "review-another": 429,
    "thoughts-busy": 429,
    "too-many-created": 429,
    "too-many-tokens": 429,
    "failed": 500,
    "storage": 503,
}


FROZEN = {
    "torn": "the log of this match was damaged; what can be read of it is shown",
    "outdated": "this match was begun by other rules or content than this server has",
}


class Problem(WarpadError):
    """Something a client asked for that cannot be; nothing changed."""

    def __init__(self, code: str, text: str, /, **facts: str | int) -> None:
        super().__init__(f"server-{code}")
        self.code = code
        self.text = text
        self.facts = facts

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def as_json(self) -> Complaint:
        return {"code": self.code, "message": self.message, "args": self.facts, "text": self.text}

    def __str__(self) -> str:
        return self.text


def problem_of(error: Exception) -> Problem:
    """Any error as a problem; what nobody foresaw tells nothing of the inside."""
    match error:
        case Problem():
            return error
        case NotPossible():
            return Problem(error.code, str(error), **error.facts)
        case DecodeError():
            return unreadable(error)
        case IllegalMove():
            return illegal(error)
        case SetupError():
            return caused("setup", error)
        case StorageError():
            return Problem("storage", f"this could not be stored ({error}); nothing changed")
        case StaleMove():
            return Problem("stale", str(error))
        case _:
            return Problem("failed", "the server could not do this; nothing changed")


def caused(code: str, error: WarpadError) -> Problem:
    """A problem told in the words of its cause, as far as players have words for it."""
    problem = Problem(code, str(error))
    if locales.has_message(error.message):
        problem.message, problem.facts = error.message, error.facts
    return problem


def unreadable(error: DecodeError) -> Problem:
    problem = caused("unreadable", error)
    problem.facts = {**problem.facts, "path": error.path}
    return problem


def illegal(error: IllegalMove) -> Problem:
    """A move that is not allowed, with its rule among the facts."""
    problem = caused("illegal", error)
    problem.facts = {**problem.facts, "rule": error.rule}
    return problem


def unknown_study(id: str) -> Problem:
    return Problem("unknown-study", f"there is no study {id}", study=id)


def unknown_match(id: str) -> Problem:
    return Problem("unknown-match", f"there is no match {id}", match=id)


def unknown_game(name: str) -> Problem:
    return Problem("unknown-game", f"there is no game {name}", game=name)


def unknown_etude(id: str) -> Problem:
    return Problem("unknown-etude", f"there is no etude {id}", etude=id)


def unknown_lesson(id: str) -> Problem:
    return Problem("unknown-lesson", f"there is no lesson {id}", lesson=id)


def unknown_bot(name: str) -> Problem:
    return Problem("unknown-bot", f"there is no bot {name}", bot=name)


def not_your_seat(seat: int) -> Problem:
    return Problem("not-your-seat", f"seat {seat} is not held by this client", seat=seat)


def not_the_host() -> Problem:
    return Problem("not-the-host", "only who made the match may do this")


def frozen(why: str) -> Problem:
    """Nothing may be changed: the log is damaged, or the rules and the content are no longer the same."""
    return Problem(why, FROZEN[why])


def still_running() -> Problem:
    return Problem("running", "the match is still running, and this would show its secrets")


def too_large(limit: int) -> Problem:
    return Problem("too-large", f"at most {limit} bytes are read", limit=limit)


def too_fast() -> Problem:
    return Problem("too-fast", "too many messages; slow down")


def too_many_created() -> Problem:
    return Problem("too-many-created", "too many matches were made from this address; try again later")


def too_many_tokens() -> Problem:
    return Problem("too-many-tokens", "too many tokens were made from this address; try again later")


def unknown_token() -> Problem:
    return Problem("unknown-token", "this token was never made, was revoked, or its time is over")


def unknown_guest(id: str) -> Problem:
    return Problem("unknown-guest", f"there is no guest bot {id}", guest=id)


def guest_game(name: str, game: str) -> Problem:
    return Problem("guest-game", f"{name} may not play {game}", name=name, game=game)


def guest_away(name: str) -> Problem:
    return Problem("guest-away", f"{name} is not connected now", name=name)


def guest_busy(name: str) -> Problem:
    return Problem("guest-busy", f"{name} plays as many matches as it may", name=name)


def too_slow() -> Problem:
    return Problem("too-slow", "the request took too long to arrive")


def forbidden_origin() -> Problem:
    return Problem("forbidden-origin", "only pages of this server may do this")
