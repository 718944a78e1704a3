"""How a server is set up: where it stores, what it allows, which games and bots it knows."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from warpad import games
from warpad.core.errors import SetupError
from warpad.core.game import Game
from warpad.play.dealer import Dealer, SecureDealer

KIB = 1024
STANDINS = ("normal", "greedy", "random")


@dataclass(frozen=True)
class Limits:
    """What one client may send and ask for; addresses stand for people, where people cannot be told apart."""

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
    review_seconds: float = 300.0
    review_queue: int = 8
    thought_seconds: float = 60.0
    thoughts_per_address: int = 8
    study_bytes: int = 1024 * KIB
    watched_games: int = 4
    gets_per_second: float = 40.0
    get_burst: float = 400.0
    files_per_second: float = 400.0
    file_burst: float = 4_000.0
    created_per_hour: float = 300.0
    created_burst: float = 300.0
    tokens_per_hour: float = 20.0
    token_burst: float = 20.0
    guest_days: int = 365
    sockets_per_address: int = 200
    sockets: int = 20_000
    body_seconds: float = 10.0


@dataclass(frozen=True)
class Keeping:
    """After how many days without a change matches are packed or deleted; 0 means never."""

    pack_days: float = 7.0
    tries_days: float = 7.0
    unfinished_days: float = 180.0


@dataclass(frozen=True)
class Grace:
    """For how many seconds an absent player is waited for before a bot may play for them.

    A visitor's bot that is asked and does not answer is waited for `guest` seconds, wherever it is.
    The longer the thinking time, the longer: a quick game has at most `quick_limit` seconds for each.
    """

    quick: float = 60.0
    timed: float = 180.0
    untimed: float = 600.0
    guest: float = 60.0
    quick_limit: float = 600.0

    def of(self, limit: float) -> float:
        if not limit:
            return self.untimed
        return self.quick if limit <= self.quick_limit else self.timed


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
    proxies: frozenset[str] = frozenset()
    metrics_for: frozenset[str] = frozenset({"127.0.0.1", "::1"})
    origins: frozenset[str] = frozenset()
    limits: Limits = Limits()
    grace: Grace = Grace()
    keeping: Keeping = Keeping()
    thinkers: int = field(default_factory=spare_cores)
    bot_pace: float = 0.8
    idle_seconds: float = 120.0
    in_process_bots: bool = False
    dealer: Callable[[], Dealer] = SecureDealer

    def numbers(self) -> set[str]:
        """The names of all limits that the host may set."""
        return {field.name for group in (self.limits, self.grace, self.keeping) for field in fields(group)}

    def with_numbers(self, given: Mapping[str, float]) -> Settings:
        """The same with some limits set otherwise."""
        limits, grace, keeping = (
            _adjusted(group, given) for group in (self.limits, self.grace, self.keeping)
        )
        return replace(self, limits=limits, grace=grace, keeping=keeping)

    @property
    def standin(self) -> str:
        """The bot that plays on for who gave up."""
        return next((name for name in STANDINS if name in self.bots), self.bots[0])


def _adjusted(group: Any, given: Mapping[str, float]) -> Any:
    """A group of limits with those that are given, each as the kind of number it is."""
    own = {field.name for field in fields(group)} & set(given)
    return replace(group, **{name: type(getattr(group, name))(given[name]) for name in own})


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
