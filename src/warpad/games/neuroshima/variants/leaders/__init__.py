"""Leaders: cards, abilities, and how they are told."""

COMPILED = ("codes", "cards", "abilities", "leaders")
