"""The shapes of what is known of a person who solves puzzles."""

from __future__ import annotations

from typing import TypedDict


class GameRating(TypedDict):
    """How strong a person is at the puzzles of one game; no number before the first rated try."""

    game: str
    rating: int | None
    deviation: int
    tried: int
    solved: int


class NotedTry(GameRating):
    """How one stands after a try, and how many points it moved the rating; none where it was not rated."""

    moved: int | None


class OwnPuzzle(TypedDict):
    """A mistake of one's own, kept as a puzzle; `due` says that it is time to see it again."""

    id: str
    game: str
    match: str
    step: int
    seat: int
    turn: int
    mark: str
    loss: float
    solved: int
    due: bool
    etude: str | None  # the same as an etude, where the solver has proved it
    depth: str  # of the review that found it, which has its words; none for one kept by an older Warpad


class NextPuzzle(TypedDict):
    """A puzzle at the right height, and how many of a hundred at one's rating solve it (0 to 1)."""

    id: str
    game: str
    rating: int
    chance: float


class ThemeShare(TypedDict):
    """How many puzzles of a theme were solved at the first try."""

    theme: str
    tried: int
    solved: int


class Solving(TypedDict):
    """All that a person sees of themselves; `history` is when, which game, which rating."""

    ratings: list[GameRating]
    history: list[tuple[float, str, int]]
    days: list[int]
    themes: list[ThemeShare]
    own: list[OwnPuzzle]
    next: list[NextPuzzle]
