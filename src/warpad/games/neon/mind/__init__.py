"""How bots judge and plan."""

COMPILED = (
    "choices",
    "evaluate",
    "habits",
    "instinct",
    "reflex",
    "rows",
    "situation",
    "skill",
    "spots",
)
