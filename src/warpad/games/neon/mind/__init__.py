"""How bots judge and plan."""

COMPILED = (
    "evaluate",
    "habits",
    "instinct",
)
