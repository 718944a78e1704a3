"""The options of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warpad.core.errors import SetupError
from warpad.core.game import Json, Option
from warpad.games.bugs.data.book import ALLIED, Setup
from warpad.games.bugs.data.content import load
from warpad.games.bugs.data.names import MODE_NAMES

FORMATIONS = ("usual", "fixed", "free")
WAYS = ("die", "agreement")
BONUS_CELLS = ("own", "battle")
LONGEST = 500
CAMPAIGNS = {"mode": ("campaign", "allied", "double")}
MOST_PARTIES = 99

# What programs that play by themselves choose: bounds, so that every game ends, and placing of their own.
SELF_PLAY: Json = {"formation": "free", "turn_cap": 60, "party_cap": 15}

OPTIONS = (
    Option(
        "mode",
        "choice",
        "training",
        "Training Camp, War Campaign, allies on two boards, twelve units",
        MODE_NAMES,
    ),
    Option(
        "players",
        "number",
        0,
        "0: as many as the mode needs; allies are 3 or 4",
        low=0,
        high=4,
        when={"mode": ("allied",)},
    ),
    Option(
        "formation",
        "choice",
        "usual",
        "the recommended formation or free placement; usual: recommended in the Training Camp only",
        FORMATIONS,
    ),
    Option("trophy", "choice", "die", "how the option of a trophy is found", WAYS, when=CAMPAIGNS),
    Option(
        "trophies",
        "number",
        load().trophies.to_win,
        "trophies that win a campaign",
        low=1,
        high=3,
        when=CAMPAIGNS,
    ),
    Option("retreat_scores", "flag", False, "a unit lost in retreat brings influence (BUGS-R-05)"),
    Option("range_up_to", "flag", True, "a Range of 2 reaches 1 and 2 (BUGS-R-07)"),
    Option("units_block_shots", "flag", False, "no shot goes over a unit (BUGS-R-08)"),
    Option(
        "shooter_bonus",
        "choice",
        "own",
        "the cell that counts for a shooter's bonuses (BUGS-R-16)",
        BONUS_CELLS,
    ),
    Option("turn_cap", "number", 0, "last turn of a game, 0 for none (BUGS-R-17)", low=0, high=LONGEST),
    Option(
        "party_cap",
        "number",
        0,
        "last game of a campaign, 0 for none (BUGS-CAMP-07)",
        low=0,
        high=MOST_PARTIES,
        when={"mode": MODE_NAMES[1:]},
    ),
)

SAMPLES: tuple[Json, ...] = (
    {"mode": "training", "formation": "fixed"},
    {"mode": "training", "formation": "free"},
    {"mode": "campaign", "trophies": 2},
    {"mode": "campaign", "trophy": "agreement", "formation": "fixed", "shooter_bonus": "battle"},
    {"mode": "allied", "players": 4, "trophies": 1},
    {"mode": "allied", "players": 3, "trophies": 1, "units_block_shots": True},
    {"mode": "double", "trophies": 1, "range_up_to": False, "retreat_scores": True},
)


def make_setup(given: Mapping[str, Any]) -> Setup:
    """BUGS-ALLY-01: the set-up of read options; raises SetupError when mode and players do not fit."""
    mode = MODE_NAMES.index(given["mode"])
    allowed = (4, 3) if mode == ALLIED else (2,)
    players = given["players"] or allowed[0]
    if players not in allowed:
        raise SetupError("bugs-setup-players", mode=given["mode"], wanted=sorted(allowed), given=players)
    setup = Setup(mode, players)
    setup.fixed = given["formation"] == "fixed" or (given["formation"] == "usual" and not setup.is_campaign())
    setup.agree = given["trophy"] == "agreement"
    setup.to_win = given["trophies"]
    setup.turn_cap = given["turn_cap"]
    setup.party_cap = given["party_cap"]
    setup.retreat_scores = given["retreat_scores"]
    setup.up_to = given["range_up_to"]
    setup.blocked_shots = given["units_block_shots"]
    setup.bonus_at_target = given["shooter_bonus"] == "battle"
    return setup


def options_of(setup: Setup) -> Json:
    """The options that make this set-up."""
    return {
        "mode": MODE_NAMES[setup.mode],
        "players": int(setup.seats),
        "formation": "fixed" if setup.fixed else "free",
        "trophy": "agreement" if setup.agree else "die",
        "trophies": int(setup.to_win),
        "retreat_scores": bool(setup.retreat_scores),
        "range_up_to": bool(setup.up_to),
        "units_block_shots": bool(setup.blocked_shots),
        "shooter_bonus": "battle" if setup.bonus_at_target else "own",
        "turn_cap": int(setup.turn_cap),
        "party_cap": int(setup.party_cap),
    }
