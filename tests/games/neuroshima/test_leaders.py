"""Leaders: dealt and chosen in secret, used twice, at most once a turn; each of the eight at work."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.neuroshima.playing import Playing, house, new_game, playing
from tests.marks import rule
from warpad.core.content import read
from warpad.core.dice import Dice
from warpad.core.errors import ContentError, DecodeError, SetupError
from warpad.core.position import CHANCE, SPECTATOR
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.game import GAME
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.battle.status import slots_of
from warpad.games.neuroshima.variants.leaders import deck as extras
from warpad.games.neuroshima.variants.leaders.codes import ASK_DEAL, ASK_LEADER
from warpad.games.neuroshima.variants.leaders.deck import LEADER_DECK, LEADER_IDS

BOARD = "C1: outpost hq; C2: outpost runner; C3: hegemony thug; C5: hegemony hq"


def deal(game: Playing, *cards: str) -> None:
    for card in cards:
        game.position.play(GAME.move(game.position, CHANCE, {"do": "deal", "leader": card}))


def chosen(first: str, second: str, **options: Any) -> Playing:
    """A new game in which these two were kept."""
    game = new_game(leaders=True, **{"armies": ["outpost", "hegemony"], **options})
    others = [card for card in LEADER_IDS if card not in (first, second)]
    deal(game, first, *others[:2], second, *others[2:4])
    moves = [
        GAME.move(game.position, seat, {"do": "choose", "leader": card})
        for seat, card in zip(game.position.actors(), (first, second), strict=True)
    ]
    game.position.apply(vec[i64](moves))
    return game


def led(first: str, drawn: str = BOARD, second: str = "warlord", **fields: Any) -> Playing:
    """The middle of a turn of the first player, whose side has this leader."""
    game = playing(drawn, "outpost hegemony", options={"leaders": True}, **fields)
    position = game.position
    assert isinstance(position, Neuroshima)
    second = second if second != first else "surgeon"
    cards = house(position).leaders
    cards.leader = vec[i64]([LEADER_IDS.index(first), LEADER_IDS.index(second)])
    cards.uses = vec[i64]([LEADER_DECK.uses, LEADER_DECK.uses])
    return game


def uses(game: Playing, side: int = 0) -> int:
    return int(game.view["leaders"]["sides"][side]["uses"])


# -- dealing and choosing ----------------------------------------------------------------------------


@rule("NH-VAR-04")
def test_three_are_dealt_to_each_side_and_seen_by_it_alone() -> None:
    game = new_game(leaders=True, armies=["outpost", "hegemony"])
    deal(game, "surgeon", "warlord", "enforcer", "strategist", "gunsmith", "signaller")
    own = [card["leader"] for card in game.position.observe(0)["leaders"]["dealt"]]  # type: ignore[index]
    assert sorted(own) == ["enforcer", "surgeon", "warlord"]
    text = str(game.position.observe(0)) + str(game.position.observe(SPECTATOR))
    assert not any(card in text for card in ("strategist", "gunsmith", "signaller"))
    assert str(game.position.observe(SPECTATOR)).count("warlord") == 0
    assert list(game.position.actors()) == [0, 1]
    assert len(game.position.legal(0)) == len(game.position.legal(1)) == 3
    assert len(game.position.legal(SPECTATOR)) == 0


@rule("NH-VAR-04")
def test_there_are_secrets_until_both_have_chosen() -> None:
    game = new_game(leaders=True, armies=["outpost", "hegemony"])
    assert GAME.has_secrets(game.position)
    deal(game, "surgeon", "warlord", "enforcer", "strategist", "gunsmith", "signaller")
    assert GAME.has_secrets(game.position)
    assert not GAME.has_secrets(chosen("surgeon", "warlord").position)
    assert not GAME.has_secrets(new_game().position)


@rule("NH-VAR-04")
def test_only_the_side_itself_hears_what_it_is_dealt() -> None:
    game = new_game(leaders=True, armies=["outpost", "hegemony"])
    deal(game, "surgeon")
    (event,) = game.events()
    assert [GAME.visible(event, seat) for seat in (0, 1, SPECTATOR)] == [True, False, False]


@rule("NH-VAR-04")
def test_the_others_may_hold_any_cards_the_seat_has_not_seen() -> None:
    game = new_game(leaders=True, armies=["outpost", "hegemony"])
    deal(game, "surgeon", "warlord", "enforcer", "strategist", "gunsmith", "signaller")
    held = set()
    for seed in range(60):
        world = game.position.imagine(0, Dice(seed))
        assert isinstance(world, Neuroshima)
        assert world.observe(0) == game.position.observe(0)
        dealt = house(world).leaders.dealt
        assert dealt[0] & dealt[1] == 0
        held.add(int(dealt[1]))
    assert len(held) == 10


@rule("NH-VAR-04")
def test_both_are_revealed_at_once_and_the_rest_is_gone() -> None:
    game = chosen("surgeon", "warlord")
    assert [event["leader"] for event in game.events() if event["event"] == "leader-chosen"] == [
        "surgeon",
        "warlord",
    ]
    view = game.position.observe(SPECTATOR)["leaders"]
    assert [side["leader"] for side in view["sides"]] == ["surgeon", "warlord"]  # type: ignore[index]
    assert [side["origin"] for side in view["sides"]] == ["house", "house"]  # type: ignore[index]
    assert view["dealt"] == []  # type: ignore[index]
    assert game.asks == "hq"
    assert "Outpost: The Surgeon (house content)" in GAME.draw(game.position)


@rule("NH-VAR-04")
def test_the_drawing_shows_a_seat_its_own_cards_only() -> None:
    game = new_game(leaders=True, armies=["outpost", "hegemony"])
    deal(game, "surgeon", "warlord", "enforcer", "strategist", "gunsmith", "signaller")
    assert "Gunsmith" in GAME.draw(game.position)
    assert "Gunsmith" not in GAME.draw(game.position, 0)
    assert "Surgeon" in GAME.draw(game.position, 0)


@rule("NH-VAR-04")
def test_before_the_choice_nothing_else_can_be_done() -> None:
    game = new_game(leaders=True, armies=["outpost", "hegemony"])
    deal(game, "surgeon", "warlord", "enforcer", "strategist", "gunsmith", "signaller")
    refusal = GAME.why_not(game.position, 0, {"do": "hq", "at": "C1", "facing": 0})
    assert refusal is not None
    assert refusal.message == "nh-refuse-choose-leader"
    assert GAME.why_not(game.position, 0, {"do": "choose", "leader": "gunsmith"}) is not None


@rule("NH-VAR-04")
def test_allies_share_one_leader() -> None:
    armies = ["outpost", "hegemony", "borgo", "moloch"]
    game = chosen("drillmaster", "warlord", mode="teams", armies=armies)
    assert [side["players"] for side in game.view["leaders"]["sides"]] == [[0, 2], [1, 3]]


@rule("NH-VAR-04")
@pytest.mark.parametrize("mode", ["deathmatch", "points", "solo-team"])
def test_leaders_are_for_two_sides_alike(mode: str) -> None:
    with pytest.raises(SetupError, match="Leaders are only for the modes Duel, Teams of two"):
        GAME.new({"mode": mode, "leaders": True})


# -- two uses, one a turn ----------------------------------------------------------------------------


@rule("NH-VAR-04")
def test_a_leader_acts_once_a_turn_and_twice_in_all() -> None:
    game = led("pathfinder").do("lead-move", from_="C2", at="B2", facing=0)
    assert (game.tile("B2"), uses(game)) == ("outpost-runner", 1)
    assert game.refused("lead-move", from_="B2", at="C2", facing=0).message == "nh-refuse-leader-used"
    game.position.turn_number += 1
    game.do("lead-move", from_="B2", at="C2", facing=0)
    assert uses(game) == 0
    game.position.turn_number += 1
    assert game.refused("lead-move", from_="C2", at="B2", facing=0).message == "nh-refuse-leader-gone"


@rule("NH-VAR-04")
def test_another_leaders_ability_is_refused() -> None:
    game = led("pathfinder")
    assert game.refused("lead-push", from_="C2", at="C3").message == "nh-refuse-other-leader"
    plain = playing(BOARD, "outpost hegemony")
    assert plain.refused("lead-push", from_="C2", at="C3").message == "nh-refuse-no-leaders"


# -- the eight ---------------------------------------------------------------------------------------


@rule("NH-VAR-04")
def test_the_strategist_spares_the_discard_but_not_the_whole_hand() -> None:
    game = chosen("strategist", "warlord").do("hq", at="C1", facing=0).do("hq", at="C5", facing=0)
    game.draws("outpost-runner").do("end").draws("hegemony-thug", "hegemony-boss").do("end")
    game.draws("outpost-medic", "outpost-scout")
    assert game.asks == "discard"
    game.do("lead-keep")
    assert game.asks == "act"
    assert game.view["plays_left"] == 2
    assert game.rule_against("end") == "NH-TURN-06"
    assert game.can("discard")
    game.do("place", tile="outpost-runner", at="C2", facing=0)
    assert game.can("end")


@rule("NH-VAR-04")
def test_the_drillmaster_turns_two_tiles_with_one_use() -> None:
    game = led("drillmaster").do("lead-turn", at="C2", facing="S")
    assert (game.facing("C2"), uses(game)) == ("S", 1)
    game.do("lead-turn", at="C2", facing="SE")
    assert (game.facing("C2"), uses(game)) == ("SE", 1)
    assert game.refused("lead-turn", at="C2", facing="N").message == "nh-refuse-leader-used"


@rule("NH-VAR-04")
def test_the_pathfinder_moves_no_hq_and_nothing_netted() -> None:
    game = led(
        "pathfinder", "C1: outpost hq; C2: outpost runner; C3: hegemony net-fighter facing N; C5: hegemony hq"
    )
    assert not game.can("lead-move")


@rule("NH-VAR-04", "NH-INS-03")
def test_the_enforcer_pushes_an_enemy() -> None:
    game = led("enforcer").do("lead-push", from_="C2", at="C3")
    assert game.asks == "push"
    assert game.seat == 1
    game.do("retreat", from_="C3", at="C4")
    assert game.tile("C4") == "hegemony-thug"


@rule("NH-VAR-04")
def test_the_surgeon_cancels_the_wounds_of_one_attack() -> None:
    drawn = "A1: outpost hq; C2: outpost runner; C3: hegemony thug facing N; C5: hegemony hq"
    game = led("surgeon", drawn, hand=("outpost-battle",)).do("battle", tile="outpost-battle")
    assert (game.asks, game.seat) == ("rescue", 0)
    game.do("lead-heal", at="C2", source="C3")
    assert game.tile("C2") == "outpost-runner"
    assert uses(game) == 1
    again = led("surgeon", drawn, hand=("outpost-battle",)).do("battle", tile="outpost-battle")
    again.do("lead-pass")
    assert again.tile("C2") == ""
    assert uses(again) == 2


@rule("NH-VAR-04")
def test_the_surgeon_helps_against_an_instant_too() -> None:
    game = led("warlord", BOARD, "surgeon", hand=("outpost-sniper",)).do(
        "snipe", tile="outpost-sniper", at="C3"
    )
    assert (game.asks, game.seat) == ("rescue", 1)
    game.do("lead-heal", at="C3", source="instant")
    assert game.tile("C3") == "hegemony-thug"
    assert game.asks == "act"
    assert game.seat == 0


@rule("NH-VAR-04")
def test_the_signaller_makes_one_tile_strike_first() -> None:
    drawn = "A1: outpost hq; C2: outpost commando facing S; C4: hegemony thug; C5: hegemony hq"
    game = led("signaller", drawn, hand=("outpost-battle",)).do("battle", tile="outpost-battle")
    assert game.asks == "command"
    assert not game.can("lead-hasten", at="A1")
    before = slots_of(game.position, game.cell("C2"))
    game.events()
    game.do("lead-hasten", at="C2")
    segments = [event["initiative"] for event in game.events() if event["event"] == "segment-begun"]
    assert before == 1 << 3
    assert segments[0] == 4
    assert slots_of(game.position, game.cell("C2")) == 1 << 3


@rule("NH-VAR-04")
def test_the_gunsmith_strengthens_one_attack_until_the_battle_ends() -> None:
    drawn = "A1: outpost hq; C4: outpost commando facing S; C5: hegemony hq"
    game = led("gunsmith", drawn, hand=("outpost-battle",)).do("battle", tile="outpost-battle")
    game.do("lead-arm", at="C4", direction="S", attack="ranged")
    assert game.hp() == [20, 18]
    plain = led("gunsmith", drawn, hand=("outpost-battle",)).do("battle", tile="outpost-battle")
    plain.do("lead-pass")
    assert plain.hp() == [20, 19]
    assert game.view["leaders"]["changes"] == []


@rule("NH-VAR-04")
def test_the_warlord_gives_up_the_hand_for_a_battle() -> None:
    hand = ("outpost-runner", "outpost-medic")
    game = led("warlord", hand=hand, second="drillmaster").do("lead-battle")
    assert [event["event"] for event in game.events()].count("battle-begun") == 1
    assert game.player(0)["hand"] == []
    assert game.view["player"] == 1
    busy = led("warlord", hand=(*hand, "outpost-scout")).do("place", tile="outpost-scout", at="B1", facing=0)
    assert busy.rule_against("lead-battle") == "NH-VAR-04"
    short = led("warlord", hand=hand[:1])
    assert short.rule_against("lead-battle") == "NH-VAR-04"
    late = led("warlord", hand=hand)
    late.position.last_by = 1
    assert late.rule_against("lead-battle") == "NH-VAR-04"


# -- data --------------------------------------------------------------------------------------------


@rule("NH-VAR-04")
def test_a_saved_position_must_have_sound_leaders() -> None:
    data = GAME.dump(chosen("surgeon", "warlord").position)
    assert GAME.load(data).key() == chosen("surgeon", "warlord").position.key()
    data["state"]["leaders"]["sides"][0]["leader"] = "warlord"
    with pytest.raises(DecodeError, match="different ones"):
        GAME.load(data)
    half = GAME.dump(new_game(leaders=True).position)
    half["battle"]["ask"] = ASK_LEADER
    assert ASK_DEAL != ASK_LEADER
    with pytest.raises(DecodeError, match="chooses among 3"):
        GAME.load(half)


@rule("NH-VAR-04")
def test_all_cards_are_marked_as_house_content_and_checked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    assert {card.origin for card in LEADER_DECK.cards} == {"house"}
    assert extras.extra_faults() == []
    broken = tmp_path / "leaders.json"
    broken.write_text(extras.LEADER_FILE.read_text().replace('"when": "draw"', '"when": "turn"'))
    monkeypatch.setattr(extras, "LEADER_FILE", broken)
    assert extras.extra_faults() == ["leaders.json: cards[0].when: keep-all is for draw"]
    with pytest.raises(ContentError):
        read(tmp_path / "none.json", extras.LeaderDeck)
