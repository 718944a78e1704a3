"""An attack, stage by stage."""

COMPILED = (
    "damage",
    "pools",
    "abilities",
    "windows",
    "effects",
    "aiming",
    "defence",
    "attack",
    "rerolling",
)
