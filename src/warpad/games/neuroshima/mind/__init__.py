"""How bots judge and plan."""

COMPILED = (
    "evaluate",
    "planner",
)
