"""How bots judge and plan."""

COMPILED = (
    "evaluate",
    "plans",
    "walks",
    "instinct",
)
