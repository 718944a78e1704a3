"""Puzzles: goals, making and themes."""

COMPILED = (
    "wishes",
    "goals",
    "obvious",
)
