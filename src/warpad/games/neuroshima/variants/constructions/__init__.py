"""Constructions: units on two hexes."""

COMPILED = (
    "halves",
    "turn",
)
