"""Planning, turn order and the course of a round."""

from tests.games.neon.bench import Bench, ints
from tests.games.neon.setting import AUTOMA
from tests.marks import rule
from warpad.games.neon import GAME
from warpad.games.neon.rules import frames, layout
from warpad.games.neon.rules.order import next_to_act
from warpad.games.neon.rules.rounds import CHECK_END, PHASE_ACTIONS, PHASE_CARDS
from warpad.games.neon.tell.actions import Reader

AKARI, BOULDER, GHOST, SNAKE = range(4)


def plans(table: Bench, seat: int) -> list[dict]:
    return [Reader(table.position, seat).action(move) for move in table.position.legal(seat)]


def play_plans(table: Bench) -> Bench:
    """Every seat commits its first plan."""
    table.position.apply(ints([table.position.legal(seat)[0] for seat in table.position.actors()]))
    return table


def play_on(table: Bench) -> Bench:
    """Everybody takes the last option until cards are chosen again or the game is over."""
    while table.position.s[layout.DEPTH] and not table.is_done():
        if table.luck().actor() >= 0:
            table.position.play(table.position.legal(table.actor())[-1])
    return table


@rule("NEON-PLAN-01", "NEON-PLAN-04", "NEON-PLAN-07")
def test_two_of_three_cards_make_a_plan_also_on_the_ship():
    table = Bench()
    hand = table.fact(AKARI, "hand")
    table.position.apply(ints([table.position.legal(seat)[0] for seat in range(4)]))
    kept = table.fact(AKARI, "hand")
    assert kept.bit_count() == 1
    assert kept & hand == kept


@rule("NEON-PLAN-02", "NEON-PLAN-03", "NEON-PLAN-06")
def test_a_hand_has_at_most_48_plans_and_each_shows_the_top_card_whole():
    table = Bench()
    found = plans(table, AKARI)
    assert 24 < len(found) <= 48
    rows = {(p["top"], p["bottom"], str(p["first"]), str(p["second"]), str(p["third"])) for p in found}
    assert len(rows) == len(found)
    for plan in found:
        card = next(c for c in table_cards() if c.id == plan["top"])
        halves = [list(half.options) for half in card.halves]
        pair = [plan["second"], plan["third"]] if plan["side"] == "left" else [plan["first"], plan["second"]]
        assert pair in (halves, halves[::-1])
        assert plan["initiative"] == card.initiative


def table_cards():
    from tests.games.neon.bench import CATALOGUE

    return CATALOGUE.pack.cards


@rule("NEON-PLAN-05", "NEON-HID-01")
def test_all_commit_before_any_row_is_seen():
    table = Bench()
    assert list(table.position.actors()) == [0, 1, 2, 3]
    assert all(fighter["row"] is None for fighter in table.position.observe(0)["fighters"])
    play_plans(table)
    assert all(fighter["row"] for fighter in table.position.observe(0)["fighters"])


@rule("NEON-HID-01", "NEON-SRCH-09")
def test_a_view_holds_only_the_own_hand_and_the_own_cards_looked_at():
    table = Bench().put(AKARI, "park", energy=0).search(AKARI)
    table.deal("g-frag").deal("g-visor").deal("g-hornet")
    own, other = table.position.observe(AKARI), table.position.observe(BOULDER)
    assert sorted(own["looking"]) == ["g-frag", "g-hornet", "g-visor"]
    assert set(other["looking"]) == {None}
    assert own["fighters"][AKARI]["hand"]
    assert not other["fighters"][AKARI]["hand"]


@rule("NEON-HID-01")
def test_people_at_one_screen_need_a_curtain_only_where_something_is_chosen_in_secret():
    table = Bench()
    assert GAME.needs_curtain(table.position)
    assert not GAME.needs_curtain(play_plans(table).position)
    searched = Bench().put(AKARI, "park", energy=0).search(AKARI)
    searched.deal("g-frag").deal("g-visor").deal("g-hornet")
    assert GAME.needs_curtain(searched.position)


@rule("NEON-RND-01", "NEON-RND-02")
def test_a_round_goes_from_cards_to_actions_to_the_next_cell():
    table = Bench()
    assert (table.position.s[layout.ROUND], table.position.s[layout.PHASE]) == (1, PHASE_CARDS)
    play_plans(table)
    assert table.position.s[layout.PHASE] == PHASE_ACTIONS
    play_on(table)
    assert (table.position.s[layout.ROUND], table.position.s[layout.PHASE]) == (2, PHASE_CARDS)
    assert table.position.s[layout.LAID] == 2
    assert len(table.ring()) == 8


@rule("NEON-RND-03", "NEON-RND-04", "NEON-RND-06")
def test_field_tokens_and_upgrades_come_back_at_the_end_of_the_round():
    table = Bench().put(AKARI, "park", fields=2, exhausted=1).closes("stadium", "police")
    table.rest_of_round(CHECK_END).luck()
    assert (table.fact(AKARI, "field"), table.fact(AKARI, "exhausted")) == (0, 0)


@rule("NEON-ACT-05")
def test_after_the_turn_two_cards_are_drawn_and_the_discard_pile_is_shuffled_when_needed():
    table = Bench().put(AKARI, "park").row(AKARI, "attack", "search", "move")
    hand = table.fact(AKARI, "hand")
    deck = table.fact(AKARI, "deck")
    last = deck & -deck
    table.put(AKARI, deck=last, discard=deck & ~last).turn(AKARI)
    for half in (1, 2, 3):
        table.do("skip", by=AKARI, half=half)
    table.passes().luck()
    now = table.fact(AKARI, "hand")
    assert now.bit_count() == 3
    assert now & (hand | last) == hand | last
    assert (now | table.fact(AKARI, "deck") | table.fact(AKARI, "discard")) == (1 << 7) - 1


@rule("NEON-INIT-03", "NEON-INIT-02")
def test_the_order_of_those_who_wait_follows_the_leader_token():
    table = Bench("akari", "boulder", "ghost")
    table.put(0, initiative=3).put(1, initiative=1, acted=1).put(2, initiative=3)
    assert next_to_act(table.position) == 0
    table.lead(1)
    assert next_to_act(table.position) == 2


@rule("NEON-INIT-05", "NEON-INIT-06")
def test_who_acts_first_by_ability_goes_before_all_others():
    table = Bench().put(0, initiative=1).put(1, initiative=2).put(2, initiative=7, first=1)
    table.put(3, initiative=6, first=1)
    assert next_to_act(table.position) == 3
    table.put(3, acted=1)
    assert next_to_act(table.position) == 2
    table.put(2, acted=2)
    assert next_to_act(table.position) == 0


@rule("NEON-INIT-04", "NEON-AUTO-02", "NEON-AUTO-11")
def test_the_automa_acts_after_all_players_and_rows_stay_till_the_end():
    table = play_plans(Bench(automa=True))
    turns = []
    rows = []
    while not table.is_done() and table.position.s[layout.DEPTH]:
        for event in table.events("turn-began"):
            turns.append(event["seat"])
            rows.append(
                [bool(f["row"]) for f in table.position.observe(0)["fighters"] if f["fighter"] != "automa"]
            )
        if table.luck().actor() >= 0:
            table.position.play(table.position.legal(table.actor())[-1])
    turns += [event["seat"] for event in table.events("turn-began")]
    assert turns[-1] == AUTOMA
    assert sorted(turns[:-1]) == [0, 1, 2, 3]
    assert all(all(row) for row in rows)


@rule("NEON-ACT-06", "NEON-TOK-01")
def test_abilities_of_the_turn_come_between_actions_and_not_twice_while_the_token_is_out():
    table = Bench("snake", "boulder", "ghost").put(0, "park", energy=6).row(0, "attack", "move", "search")
    table.turn(0).do("skip", by=0, half=1).use("smoke.place", by=0)
    assert table.fact(0, "token") == 0
    assert table.energy(0) == 5
    assert not table.can("use", effect="smoke.place")
    assert table.can("act", action="move", half=2)


@rule("NEON-ACT-07", "NEON-ACT-08", "NEON-TOK-01")
def test_the_own_token_returns_at_the_start_of_the_turn():
    table = Bench("snake", "boulder", "ghost").put(0, "ship", energy=2).put(0, token="mall")
    table.put(0, upgrade="reactor").row(0, "attack", "move", "search").turn(0)
    assert table.fact(0, "token") == -1
    assert table.energy(0) == 2
    table.do("land", by=0, sector="park")
    assert table.energy(0) == 3


@rule("NEON-ACT-04", "NEON-R-01")
def test_by_the_loose_reading_an_action_may_be_skipped_and_an_impossible_one_is_not_offered():
    table = (
        Bench(skips=True)
        .put(SNAKE, "park", energy=0)
        .search_tokens("park", 1)
        .row(SNAKE, "attack/energy1", "search/energy1", "move")
    )
    table.turn(SNAKE)
    assert not table.can("act", action="attack")
    table.do("skip", by=SNAKE, half=1)
    assert not table.can("act", action="search")
    table.do("skip", by=SNAKE, half=2)
    assert table.can("act", action="move")
    assert table.can("skip")


@rule("NEON-LEAD-01", "NEON-LEAD-02", "NEON-R-04")
def test_takeover_gives_energy_also_to_the_leader():
    table = (
        Bench("phoenix", "boulder", "ghost").put(0, "park", energy=2).row(0, "leadership", "move", "attack")
    )
    table.turn(0).do("act", by=0, action="leadership")
    assert (table.position.s[layout.LEADER], table.energy(0)) == (0, 3)


@rule("NEON-NRG-01", "NEON-NRG-02")
def test_an_energy_half_gives_what_it_shows_up_to_six():
    table = Bench("phoenix", "boulder", "ghost").put(0, "park", energy=3).row(0, "energy2", "energy2", "move")
    table.turn(0).do("act", by=0, action="energy2", half=1)
    assert table.energy(0) == 5
    table.do("act", by=0, action="energy2", half=2)
    assert table.energy(0) == 6


@rule("NEON-JOK-01")
def test_a_joker_half_attaches_no_field_token_and_offers_no_takeover():
    table = (
        Bench()
        .put(AKARI, "park")
        .row(AKARI, "move/attack/search/energy1", "move/attack/search/energy1", "move")
    )
    table.start(frames.STEP_ATTACH, AKARI)
    assert table.fact(AKARI, "field") == 0
    table.turn(AKARI)
    offered = {action["action"] for action in table.offers(do="act")}
    assert offered <= {"move", "attack", "search", "energy1"}
    assert {"move", "search", "energy1"} <= offered


@rule("NEON-DEFA-02", "NEON-DEFA-03")
def test_a_field_moves_with_its_fighter_and_adds_a_die_for_each_token():
    table = Bench().put(AKARI, "factory", energy=0).put(BOULDER, "park", energy=0, fields=2)
    table.move(BOULDER).do("go", by=BOULDER, sector="factory")
    assert table.fact(BOULDER, "field") == 2
    table.attack(AKARI).roll("hit hit")
    assert table.dice() == 3


@rule("NEON-DEFA-04", "NEON-KO-02")
def test_after_a_defeat_the_field_is_gone_but_defence_still_gives_energy():
    table = (
        Bench("akari", "illusion", "ghost")
        .put(0, "park", energy=0)
        .put(1, "park", energy=0, fields=1, health=1)
    )
    table.row(1, "defense", "move", "attack").start(frames.STEP_ATTACH, 1).declare_defence(1)
    table.put(1, fields=1).attack(0).roll("hit hit").roll("fail fail")
    assert (table.fact(1, "field"), table.place(1)) == (0, "ship")
    play_on(table)
    energy = table.turn(1).do("land", by=1, sector="mall").energy(1)
    table.do("act", by=1, action="defense", half=1)
    assert table.energy(1) == energy + 2


@rule("NEON-LAND-02")
def test_on_the_ship_nobody_is_a_target_or_uses_abilities():
    table = Bench().put(AKARI, "park", energy=0).put(GHOST, "ship", energy=6).bot("park")
    table.start(frames.ASK_AIM, AKARI)
    assert [action["target"] for action in table.offers(do="aim")] in ([], ["bot-guard"])
    shown = play_plans(Bench().put(GHOST, "ship", energy=6))
    assert not (shown.actor() == GHOST and shown.can("use", effect="ambush"))


@rule("NEON-INIT-05")
def test_ambush_after_the_reveal_makes_ghost_first():
    table = Bench().put(GHOST, "park", energy=5)
    play_plans(table)
    while table.actor() >= 0 and table.can("declare"):
        table.do("declare", by=table.actor(), action="defense")
    table.use("ambush", by=GHOST)
    assert table.energy(GHOST) == 1
    assert table.events("turn-began")[0]["seat"] == GHOST


@rule("NEON-LAND-04", "NEON-R-06", "NEON-MOVE-02")
def test_landing_counts_as_entering():
    table = Bench().put(AKARI, "ship", energy=3).row(AKARI, "attack", "search", "move").turn(AKARI)
    table.do("land", by=AKARI, sector="charging-station")
    assert table.energy(AKARI) == 4
