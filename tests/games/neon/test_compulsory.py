"""Actions of the row are compulsory: what can be performed must be, unless the set-up says otherwise."""

import pytest

from tests.games.neon.bench import Bench
from tests.games.neon.scenario import Scene
from tests.marks import rule
from warpad.games.neon.game import GAME
from warpad.games.neon.rules import layout
from warpad.games.neon.tell import codec

AKARI, BOULDER, GHOST, SNAKE = range(4)
RING = ["park", "factory", "mall", "highway", "station"]


def alone(*row: str, skips: bool, energy: int = 2, bots: dict[str, str] | None = None):
    scene = Scene("phoenix", "ghost", "snake", ring=RING, bots=bots, skips=skips)
    return scene.put(0, "park", energy=energy).search_tokens("park", 2).turn(0, *row)


@rule("NEON-ACT-04", "NEON-R-01")
@pytest.mark.parametrize("skips", [False, True])
def test_t67_an_attack_that_can_be_made_must_be(skips):
    table = alone("attack", skips=skips, bots={"park": "guard"})
    assert table.can("act", action="attack", half=1)
    assert table.can("skip", half=1) is skips
    if not skips:
        refusal = table.why_not("skip", half=1)
        assert (refusal.rule, refusal.message) == ("NEON-R-01", "neon-refuse-must-act")


@rule("NEON-R-01")
def test_a_compulsory_attack_is_announced_before_it_begins():
    """It is asked for though there is nothing to choose, and the question says so."""
    table = alone("attack", skips=False, bots={"park": "guard"})
    assert table.offers() == [{"do": "act", "action": "attack", "half": 1}]
    question = table.view(0)["ask"]
    assert (question["message"], question["rule"]) == ("neon-ask-must-attack", "NEON-R-01")
    assert table.events("attacked") == []
    table.do("act", action="attack")
    assert [event["target"] for event in table.events("attacked")] == ["bot-guard"]


@rule("NEON-R-01")
def test_a_half_with_an_alternative_leaves_the_choice():
    scene = Scene("phoenix", "ghost", "snake", ring=RING, bots={"park": "guard"}, skips=False)
    table = Bench("phoenix", "boulder", "ghost", skips=False).put(0, "park", energy=2).bot("park")
    table.row(0, "attack/energy1", "move", "search").turn(0)
    assert {action["action"] for action in table.offers(do="act")} >= {"attack", "energy1"}
    assert not table.can("skip")
    assert table.view(0)["ask"]["message"] == "neon-ask-half"
    assert scene.position.s[layout.MAY_SKIP] == 0


@rule("NEON-ACT-04", "NEON-R-01")
@pytest.mark.parametrize("skips", [False, True])
def test_t67_a_search_that_can_be_paid_must_be(skips):
    table = alone("search", skips=skips)
    if skips:
        assert table.can("skip", half=1)
        return
    assert table.energy(0) == 0
    assert table.outcomes()


@rule("NEON-ACT-04", "NEON-R-01")
def test_t68_what_cannot_be_performed_has_no_effect():
    table = alone("move", "search", "attack", skips=False, energy=1)
    table.do("stay", by=0).passes()
    assert [event["half"] for event in table.events("unable")] == [2, 3]
    assert table.energy(0) == 1


@rule("NEON-ACT-02")
def test_only_the_half_at_hand_may_be_left_out():
    table = alone("attack", "attack", skips=True, bots={"park": "guard"})
    assert table.can("skip", half=1)
    refusal = table.why_not("skip", half=2)
    assert (refusal.rule, refusal.message) == ("NEON-ACT-02", "neon-refuse-other-half")


@rule("NEON-R-01")
@pytest.mark.parametrize("skips", [False, True])
def test_the_reading_is_agreed_on_at_set_up_and_saved(skips):
    position = GAME.new({"players": 3, "skip_actions": skips})
    saved = GAME.dump(position)
    assert saved["rules"]["skip_actions"] == int(skips)
    assert GAME.load(saved).key() == position.key()


@rule("NEON-R-01")
def test_a_position_saved_before_there_was_a_choice_is_read_by_the_book():
    saved = GAME.dump(GAME.new({"players": 3}))
    del saved["rules"]["skip_actions"]
    assert codec.load(saved, type(GAME.new({"players": 3}))).s[layout.MAY_SKIP] == 0
