"""The account of a finished game: rows add up, reasons lead to the end, a tie-break is told."""

from __future__ import annotations

import pytest

from warpad import games, locales
from warpad.core.dice import Dice
from warpad.games.neon.rules import layout, scoring
from warpad.play.dealer import SeededDealer
from warpad.play.match import Match
from warpad.play.players import Player
from warpad.play.state import Plan
from warpad.play.update import account, update

ENDS = {
    "neuroshima": ("won", "shared", "drawn-game"),
    "neon": ("won", "shared", "nobody-won", "titled"),
    "bugs": ("party-ended", "match-ended"),
}
SETUPS = [
    ("neuroshima", {}, 0),
    ("neuroshima", {}, 1),
    ("neuroshima", {"mode": "points", "armies": ["moloch", "hegemony", "vegas"]}, 0),
    ("neon", {"players": 3}, 0),
    ("neon", {"players": 2, "mode": "royale"}, 0),
    ("bugs", {"formation": "fixed"}, 0),
    ("bugs", {"formation": "fixed"}, 1),
]


def played(name, raw, seed):
    """A whole match, with moves by chance."""
    game, dice = games.find(name), Dice(seed)
    setup = game.read_setup(raw)
    players = [Player("human") for _ in game.seats(game.start(setup))]
    match = Match(Plan(game, setup, players), SeededDealer(seed))
    match.start()
    while match.result is None:
        seat = match.waiting()[0]
        moves = match.moves(seat)
        match.move(seat, game.action(match.position, seat, moves[dice.below(len(moves))]), match.version)
    return match


@pytest.mark.parametrize(("name", "raw", "seed"), SETUPS)
def test_the_account_adds_up_and_tells_the_end(name, raw, seed):
    match = played(name, raw, seed)
    told = account(match)
    for side in told["sides"]:
        assert side["start"] + sum(row["amount"] for row in side["sources"]) == side["total"], side
    assert told["why"][-1]["event"]["event"] in ENDS[name]
    assert [reason["step"] for reason in told["why"]] == sorted(reason["step"] for reason in told["why"])
    assert told["turns"]
    said = [row["words"] for side in told["sides"] for row in side["sources"]]
    said += [reason["words"] for reason in told["why"] if reason["words"]]
    for saying in [*said, match.game.aim(match.position)]:
        assert locales.has_message(saying.id, "en"), saying


def test_a_blow_takes_no_more_than_is_left_and_the_fall_comes_after_it():
    """NH-BAT-13: an HQ that has a point left loses one point by the blow that fells it."""
    game = games.find("neuroshima")
    position = game.new({"armies": ["outpost", "moloch"]})
    blow = {"event": "shot", "player": 0, "tile": "outpost-commando", "target_player": 1}
    blow |= {"target_tile": "moloch-hq"}
    hurt = {"event": "hq-hurt", "player": 1}
    told = [
        {"event": "battle-begun"},
        {**blow, "wounds": 19},
        {**hurt, "hp": 1},
        {**blow, "wounds": 3},
        {**hurt, "hp": -2},
        {"event": "hq-fell", "player": 1},
        {"event": "won", "winners": [0]},
    ]
    made = game.account(position, [(1, event) for event in told])
    assert [reason["event"]["event"] for reason in made["why"]] == ["hq-hurt", "hq-hurt", "hq-fell", "won"]
    assert [row["amount"] for row in made["sides"][1]["sources"]] == [-20]


def test_the_hit_points_are_those_of_the_view(new_match):
    match = played("neuroshima", {}, 1)
    view = update(match, None, 0)["view"]
    assert [side["total"] for side in account(match)["sides"]] == [one["hp"] for one in view["players"]]


def test_a_running_match_has_no_account_and_says_its_aim(new_match):
    match = new_match()
    assert account(match) is None
    game = games.find("bugs")
    assert game.aim(game.new({})).args["goal"] == 8


@pytest.mark.parametrize(
    ("trophies", "tie", "facts"),
    [
        ([(0, 0, 1), (1, 1, 0)], "neon-tie-trophies", {"points": 3, "value": 3, "n": 1, "m": 0}),
        ([(1, 1, 0), (3, 0, 0)], "neon-tie-trophies", {"points": 3, "value": 2, "n": 1, "m": 0}),
        ([(1, 0, 0), (1, 0, 0)], "neon-tie-shared", {"points": 1}),
        ([(2, 0, 0), (1, 0, 0)], None, None),
    ],
)
def test_equal_points_are_parted_by_health_tokens(trophies, tie, facts):
    game = games.find("neon")
    position = game.new({"players": 4, "fighters": ["akari", "boulder", "ghost", "snake"]})
    position.s[layout.LEADER] = 3
    for who, row in enumerate(trophies):
        for value, number in enumerate(row):
            position.s[position.block(who) + layout.F_TROPHIES + value] = number
    position.s[position.block(3) + layout.F_HEALTH] = 0
    scoring.finish(position)
    told = game.account(position, [])["tie"]
    assert (told and told.id, told and told.args) == (tie, facts)
