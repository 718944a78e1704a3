"""Constructions: units on two hexes."""

COMPILED = ("codes", "yard", "halves", "building", "constructions")
