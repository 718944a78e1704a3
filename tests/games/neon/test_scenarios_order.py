"""Scenarios T01, T07, T11 to T19, T21: plans, reveal, turn order, leader token."""

from __future__ import annotations

from tests.games.neon.scenario import Scene, Table
from tests.marks import rule
from warpad.games.neon.rules import layout
from warpad.games.neon.rules.order import rank

FOUR = ("phoenix", "ghost", "snake", "boulder")
PLAIN = ("energy1", "energy1", "energy1")


def on_arena(scene: Scene, seats: int = 4, energy: int = 3) -> Scene:
    for seat, sector in enumerate(("park", "factory", "mall", "highway")[:seats]):
        scene.put(seat, sector, energy=energy)
    return scene


@rule("NEON-INIT-01", "NEON-INIT-02")
def test_the_books_example_of_turn_order() -> None:
    """T01: Pyotr 6, Igor 3, Oksana 3, Galina 2, Pyotr leads: Galina, Igor, Oksana, Pyotr."""
    pyotr, igor, oksana, galina = range(4)
    scene = Scene(*FOUR, leader=pyotr)
    table = scene.rows(s0=(6, *PLAIN), s1=(3, *PLAIN), s2=(3, *PLAIN), s3=(2, *PLAIN))
    assert table.actor() == galina
    assert table.order() == [igor, oksana, pyotr]


@rule("NEON-CLOSE-06", "NEON-CLOSE-05", "NEON-SET-03", "NEON-HID-01")
def test_the_second_number_is_seen_only_after_the_first_closing() -> None:
    """T07: a cell with two closings."""
    ring = ["park", "factory", "highway", "mall", "station", "police"]
    scene, later = (Scene(*FOUR, ring=ring, closes="park", round=2) for _ in range(2))
    for seat in range(4):
        scene.put(seat, "station")
        later.put(seat, "station")
    before = scene.plan()
    assert before.view()["closes"] == 1
    assert before.view()["hidden"] == [2, 4, 6, 7, 8]
    table = later.closing()
    assert table.ring() == ["factory", "highway", "mall", "station", "police"]
    table.deal("factory")
    assert table.ring() == ["highway", "mall", "station", "police"]
    assert table.view()["laid"][1][-2:] == [1, 2]


@rule("NEON-END-03", "NEON-ROY-02", "NEON-END-02")
def test_the_last_survivor_takes_no_damage_from_the_closing() -> None:
    """T11: Battle Royale, one fighter left, standing where it closes."""
    scene = Scene("ghost", "snake", mode="royale", closes="park")
    scene.put(0, "park", health=1).put(1, "out", health=0)
    table = scene.check()
    assert table.position.scores() == [1.0, 0.0]
    assert table.health(0) == 1


@rule("NEON-JOK-01", "NEON-R-33")
def test_a_joker_half_attaches_no_field_token() -> None:
    """T12: it offers move, attack, search and energy."""
    scene = Scene("phoenix", "ghost", automa="mall").hand(0, 7, 3, 6)
    scene.put(0, "park").put(1, "park")
    table = scene.plan()
    table.plan({"top": "act-phoenix-7", "bottom": "act-phoenix-3"}, {"top": "act-ghost-1"})
    assert table.fields(0) == 0
    joker = [half for half in table.fighter(0)["row"] if "search" in half["options"]]
    assert [half["options"] for half in joker] == [["move", "search", "attack", "energy1"]] * 2


@rule("NEON-PLAN-02", "NEON-PLAN-01", "NEON-PLAN-06", "NEON-PLAN-03", "NEON-R-24")
def test_a_pair_of_cards_gives_eight_rows() -> None:
    """T13: T = (Attack, Move), B = (Search, Defence)."""
    table = Scene("illusion", "ghost", automa="mall").hand(0, 2, 6, 3).plan()
    plans = [a for a in table.offers(0) if a["top"] == "act-illusion-2" and a["bottom"] == "act-illusion-6"]
    rows = {tuple(tuple(plan[name]) for name in ("first", "second", "third")) for plan in plans}
    attack, move, search, defence = ("attack",), ("move",), ("search", "energy2"), ("defense",)
    pairs = [(attack, move), (move, attack)]
    wanted = {(below, *pair) for below in (search, defence) for pair in pairs}
    wanted |= {(*pair, below) for below in (search, defence) for pair in pairs}
    assert rows == wanted
    assert len(plans) == 8
    assert {plan["initiative"] for plan in plans} == {2}
    assert len(Scene("illusion", "ghost", automa="mall").hand(0, 1, 4, 6).plan().offers(0)) == 48


@rule("NEON-PLAN-06")
def test_equal_halves_make_fewer_plans() -> None:
    table = Scene("phoenix", "ghost", automa="mall").hand(0, 7, 2, 3).plan()
    jokers = [action for action in table.offers(0) if action["top"] == "act-phoenix-7"]
    assert len(jokers) == 2 * 4


@rule("NEON-INIT-03", "NEON-LEAD-02")
def test_a_leader_who_takes_over_changes_nothing() -> None:
    """T14: A 1, B 3, C 3; A leads and performs Takeover."""
    scene = on_arena(Scene("phoenix", "ghost", "snake", leader=0), 3)
    table = scene.rows(s0=(1, "leadership", "energy1", "energy1"), s1=(3, *PLAIN), s2=(3, *PLAIN))
    table.do("act", action="leadership")
    assert table.order() == [1, 2]
    assert table.leader() == 0


@rule("NEON-INIT-03", "NEON-LEAD-01")
def test_the_token_moves_but_the_order_stays() -> None:
    """T15: C 1, A 3, B 3; C takes the token from A: clockwise from C come A, then B."""
    scene = on_arena(Scene("phoenix", "ghost", "snake", leader=0), 3)
    table = scene.rows(s2=(1, "leadership", "energy1", "energy1"), s0=(3, *PLAIN), s1=(3, *PLAIN))
    table.do("act", action="leadership")
    assert table.order() == [0, 1]
    assert table.leader() == 2


@rule("NEON-INIT-03")
def test_the_token_turns_the_order_round() -> None:
    """T16: B 1, A 3, C 3; A leads, B takes the token: A, C becomes C, A."""
    scene = on_arena(Scene("phoenix", "ghost", "snake", leader=0), 3)
    table = scene.rows(s1=(1, "leadership", "energy1", "energy1"), s0=(3, *PLAIN), s2=(3, *PLAIN))
    assert table.order() == [0, 2]
    table.do("act", action="leadership")
    assert table.order() == [2, 0]


def ambush_table(place: str, energy: int) -> Table:
    scene = Scene("ghost", "phoenix", "snake").hand(0, 7, 2, 4).hand(1, 1, 3, 4).hand(2, 1, 4, 5)
    scene.put(0, place, energy=energy).put(1, "park").put(2, "park")
    table = scene.plan()
    return table.plan({"top": "act-ghost-7"}, {"top": "act-phoenix-1"}, {"top": "act-snake-1"})


@rule("NEON-INIT-05", "NEON-ABL-07", "NEON-ABL-01")
def test_ambush_makes_the_slowest_act_first() -> None:
    """T17: initiative 7, 5 energy."""
    table = ambush_table("mall", 5)
    table.do("use", source="ability-ambush")
    assert table.view()["active"] == 0
    assert table.order() == [1, 2]
    assert table.energy(0) == 1


@rule("NEON-INIT-06")
def test_two_who_act_first_keep_their_order_among_themselves() -> None:
    scene = on_arena(Scene("phoenix", "ghost", "snake", leader=0), 3)
    for seat, initiative in enumerate((2, 7, 5)):
        scene.row(seat, initiative, *PLAIN)
        scene.s[scene.position.block(seat) + layout.F_FIRST] = int(seat > 0)
    assert sorted(range(3), key=lambda seat: rank(scene.position, seat)) == [2, 1, 0]


@rule("NEON-LAND-02")
def test_ambush_is_not_offered_on_the_ship() -> None:
    """T18: 6 energy, but on the ship."""
    table = ambush_table("ship", 6)
    assert table.view()["active"] == 1
    assert not table.can("use", source="ability-ambush")


@rule("NEON-ACT-01", "NEON-DEFA-01", "NEON-NRG-02", "NEON-ACT-03")
def test_defence_attaches_tokens_at_once_and_gives_energy_later() -> None:
    """T19: row Defence, Move, Defence with 5 energy."""
    scene = Scene("boulder", "ghost", automa="mall").hand(0, 1, 2, 6).hand(1, 2, 3, 4)
    scene.put(0, "park", energy=5).put(1, "park")
    table = scene.plan()
    words = {"top": "act-boulder-1", "first": ["defense"], "second": ["move"], "bottom": "act-boulder-2"}
    table.plan({**words, "third": ["defense", "leadership"]}, {"top": "act-ghost-2"})
    assert table.actor() == 0
    table.do("declare", action="defense")
    assert table.fields(0) == 2
    assert table.view()["active"] == 0
    table.do("act", action="defense")
    assert table.energy(0) == 6
    table.do("act", action="move").do("go", sector="factory")
    table.do("act", action="defense")
    assert table.energy(0) == 6
    assert table.fields(0) == 2


@rule("NEON-DEFA-02")
def test_field_tokens_help_before_the_own_turn() -> None:
    """T20: two tokens, not yet acted, attacked: three dice."""
    scene = Scene("phoenix", "ghost", automa="mall").put(0, "park").put(1, "park", fields=2)
    table = scene.turn(0, "attack", waiting={1: 5})
    table.attack_with(target="fighter-ghost").passes()
    table.roll(hit=1).passes(0)
    assert table.dice() == 3


@rule("NEON-LEAD-01", "NEON-LEAD-02", "NEON-R-04")
def test_takeover_by_the_leader_gives_energy() -> None:
    """T21: E 2."""
    scene = on_arena(Scene(*FOUR, leader=0), energy=2)
    table = scene.turn(0, "leadership")
    table.do("act", action="leadership")
    assert table.leader() == 0
    assert table.energy(0) == 3
