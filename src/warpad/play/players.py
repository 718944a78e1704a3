"""Who sits where: people, open seats and bots."""

from __future__ import annotations

from dataclasses import dataclass

from warpad.core.errors import SetupError
from warpad.core.game import Json

HUMAN, OPEN, BOT = "human", "open", "bot"
KINDS = (HUMAN, OPEN, BOT)


@dataclass
class Player:
    """One seat's player; a person whose seat a bot plays for a while stays its owner."""

    kind: str = OPEN
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    owned: bool = False

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise SetupError("setup-seat-kind", kinds=list(KINDS), given=self.kind)
        if (self.kind == BOT) != (self.bot is not None):
            raise SetupError("setup-seat-bot")
        self.owned = self.owned or self.kind == HUMAN

    def as_json(self) -> Json:
        return {"kind": self.kind, "player": self.name, "bot": self.bot, "resigned": self.resigned}

    def copy(self) -> Player:
        return Player(self.kind, self.name, self.bot, self.resigned, self.owned)
