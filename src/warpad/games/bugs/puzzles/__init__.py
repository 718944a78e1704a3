"""Puzzles: goals, making and themes."""

COMPILED = ("goals",)
