"""How a server is set up: where it stores, what it allows, which games and bots it knows."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from warpad import games
from warpad.core.errors import SetupError
from warpad.core.game import Game
from warpad.play.dealer import Dealer, SecureDealer

KIB = 1024
STANDINS = ("normal", "greedy", "random")


@dataclass(frozen=True)
class Limits:
    """What one client may send."""

    message_bytes: int = 64 * KIB
    record_bytes: int = 4 * KIB * KIB
    messages_per_second: float = 40.0
    burst_seconds: float = 3.0
    posts_per_second: float = 10.0
    post_burst: float = 150.0
    matches_per_socket: int = 8
    unsent_messages: int = 256
    list_length: int = 200
    views: int = 40
    solver_seconds: float = 30.0
    solver_queue: int = 8


def bot_names() -> tuple[str, ...]:
    """Every bot that may hold a seat."""
    from warpad import bots

    return bots.BOTS


def offered_bots() -> tuple[str, ...]:
    """The levels players choose from, weakest first."""
    from warpad import bots

    return bots.OFFERED


def spare_cores() -> int:
    """Processes for bots: all cores but the server's own."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Settings:
    """Everything `create_app` needs."""

    database: str
    find_game: Callable[[str], Game] = games.find
    games: Sequence[str] = games.GAMES
    bots: Sequence[str] = field(default_factory=bot_names)
    offered: Sequence[str] = field(default_factory=offered_bots)
    hosts: frozenset[str] = frozenset()
    origins: frozenset[str] = frozenset()
    limits: Limits = Limits()
    thinkers: int = field(default_factory=spare_cores)
    bot_pace: float = 0.8
    idle_seconds: float = 120.0
    in_process_bots: bool = False
    dealer: Callable[[], Dealer] = SecureDealer

    @property
    def standin(self) -> str:
        """The bot that plays on for who gave up."""
        return next((name for name in STANDINS if name in self.bots), self.bots[0])


def data_folder() -> Path:
    """Where this user's matches are kept."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "warpad"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "warpad"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "warpad"


def sqlite_url(folder: Path) -> str:
    """The database file of a data folder, which is made where it is missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError("serve-folder", folder=str(folder), detail=str(error.strerror)) from None
    return f"sqlite+aiosqlite:///{folder / 'matches.sqlite'}"


POSTGRES = "postgresql+asyncpg"
SQLITE = "sqlite+aiosqlite"
DRIVERS = dict.fromkeys(("postgres", "postgresql", POSTGRES), POSTGRES) | dict.fromkeys(
    ("sqlite", SQLITE), SQLITE
)


def database_url(url: str) -> str:
    """A database address with the driver we use."""
    scheme, found, rest = url.partition("://")
    if not found or scheme not in DRIVERS:
        raise SetupError("serve-address", given=url)
    if DRIVERS[scheme] == POSTGRES and find_spec("asyncpg") is None:
        raise SetupError("serve-driver", detail="pip install 'warpad[postgres]'")
    folder = Path(rest.removeprefix("/")).absolute().parent
    if DRIVERS[scheme] == SQLITE and not folder.is_dir():
        raise SetupError("serve-folder", folder=str(folder))
    return f"{DRIVERS[scheme]}://{rest}"
