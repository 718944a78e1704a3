"""War of Bugs: Samurai; COMPILED names the modules that become machine code."""

COMPILED = (
    "geometry",
    "verbs",
    "book",
    "phases",
    "happened",
    "state",
    "effects",
    "orders",
    "placement",
    "allies",
    "scoring",
    "movement",
    "flyers",
    "battle",
    "ranged",
    "portals",
    "ending",
    "campaign",
    "course",
    "position",
)
