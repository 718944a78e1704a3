"""How bots judge and plan."""

COMPILED = (
    "evaluate",
    "scene",
    "net",
    "planner",
)
