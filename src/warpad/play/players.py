"""Who sits where: people, visitors' bots, open seats and our own bots."""

from __future__ import annotations

from dataclasses import dataclass

from warpad.core.errors import SetupError
from warpad.core.game import Json

HUMAN, OPEN, BOT = "human", "open", "bot"
KINDS = (HUMAN, OPEN, BOT)
SERVER = -1


@dataclass(frozen=True)
class Standin:
    """A bot that others let play for an absent player: between which steps, by whose wish.

    Where no seat asked for it but the server itself, `by` is SERVER.
    """

    bot: str
    by: int
    since: int
    until: int | None = None

    def as_json(self) -> Json:
        return {"bot": self.bot, "by": self.by, "since": self.since, "until": self.until}


@dataclass
class Player:
    """One seat's player; a person whose seat a bot plays for a while stays its owner.

    A visitor's bot holds its seat as a person does: `guest` is its public id.
    """

    kind: str = OPEN
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    owned: bool = False
    standin: Standin | None = None
    guest: str | None = None

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise SetupError("setup-seat-kind", kinds=list(KINDS), given=self.kind)
        if (self.kind == BOT) != (self.bot is not None):
            raise SetupError("setup-seat-bot")
        self.owned = self.owned or self.kind == HUMAN

    def as_json(self) -> Json:
        facts = {"kind": self.kind, "player": self.name, "bot": self.bot, "resigned": self.resigned}
        return {
            **facts,
            "standin": self.standin.as_json() if self.standin else None,
            **({"guest": self.guest} if self.guest else {}),
        }

    @property
    def has_standin(self) -> bool:
        return self.standin is not None and self.standin.until is None and not self.resigned

    def copy(self) -> Player:
        return Player(self.kind, self.name, self.bot, self.resigned, self.owned, self.standin, self.guest)
