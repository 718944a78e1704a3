"""The plan of a row of numbers: named groups one after another, each with its shape and its highest value."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod

MOST = 255


@dataclass(frozen=True)
class Channel:
    """One named group of numbers: `highest` is the largest that stands in it, `about` says what it tells."""

    name: str
    shape: tuple[int, ...]
    about: str
    highest: int = 1

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Sheet:
    """All groups in their order; `at` says where each begins."""

    channels: tuple[Channel, ...]
    at: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        place = 0
        for channel in self.channels:
            assert channel.name not in self.at, f"{channel.name} stands on the sheet twice"
            assert channel.highest <= MOST, f"{channel.name} does not fit into a byte"
            self.at[channel.name] = place
            place += channel.size

    @property
    def size(self) -> int:
        return sum(channel.size for channel in self.channels)

    def __getitem__(self, name: str) -> Channel:
        return next(channel for channel in self.channels if channel.name == name)

    def find(self, place: int) -> tuple[Channel, tuple[int, ...]]:
        """The group in which a place lies, and where in its shape."""
        channel = next(c for c in self.channels if self.at[c.name] <= place < self.at[c.name] + c.size)
        rest, index = place - self.at[channel.name], []
        for length in reversed(channel.shape):
            rest, last = divmod(rest, length)
            index.append(last)
        return channel, tuple(reversed(index))

    def highest(self) -> bytes:
        """The highest value of every place."""
        return b"".join(bytes([channel.highest]) * channel.size for channel in self.channels)
