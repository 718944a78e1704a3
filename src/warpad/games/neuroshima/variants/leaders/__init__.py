"""Leaders: cards, abilities, and how they are told."""

COMPILED = (
    "cards",
    "abilities",
)
