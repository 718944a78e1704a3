"""An attack, stage by stage."""

COMPILED = (
    "damage",
    "abilities",
    "windows",
    "effects",
    "aiming",
    "defence",
    "attack",
    "rerolling",
)
