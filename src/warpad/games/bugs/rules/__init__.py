"""The chapters of the rulebook, as functions over the state."""

COMPILED = (
    "geometry",
    "phases",
    "event_kinds",
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
