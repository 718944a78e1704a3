"""Setting up a table: modes, teams, the ring, decks, boards and what chance deals."""

import pytest

from tests.games.neon.bench import CATALOGUE, Bench
from tests.games.neon.setting import AUTOMA
from tests.marks import rule
from warpad.core.dice import Dice
from warpad.core.errors import SetupError
from warpad.core.position import CHANCE
from warpad.games.neon.data import codes
from warpad.games.neon.game import GAME
from warpad.games.neon.rules import layout


def dealt(seed: int = 1, **setup: object):
    """A new game at its first choice of cards."""
    game = GAME.new(setup)
    dice = Dice(seed)
    while game.actor() == CHANCE:
        game.play(game.draw(dice))
    return game


@rule("NEON-SET-01")
@pytest.mark.parametrize("mode", ["rebirth", "royale", "coalition"])
def test_there_are_three_modes(mode):
    assert dealt(mode=mode).observe(0)["mode"] == mode


@rule("NEON-SET-02", "NEON-GEN-04")
def test_ten_sectors_lie_in_a_closed_ring():
    game = dealt()
    ring = [game.s[layout.RING + i] for i in range(10)]
    assert sorted(ring) == list(range(10))
    assert game.neighbour(ring[9], 1) == ring[0]
    assert game.neighbour(ring[0], -1) == ring[9]


@rule("NEON-SET-02", "NEON-SET-14", "NEON-RNG-01")
def test_other_luck_lays_another_ring_and_another_leader():
    rings = {tuple(dealt(seed).s[layout.RING + i] for i in range(10)) for seed in range(8)}
    leaders = {dealt(seed).s[layout.LEADER] for seed in range(20)}
    assert len(rings) > 4
    assert leaders == {0, 1, 2, 3}


@rule("NEON-RNG-01")
def test_the_same_luck_deals_the_same_game():
    assert dealt(5).key() == dealt(5).key()
    assert dealt(5).key() != dealt(6).key()


@rule("NEON-SET-03")
def test_only_the_top_of_the_scoreboard_is_known():
    game = dealt()
    top = game.s[layout.TOP]
    assert 0 <= top < 10
    assert game.s[layout.UNSEEN] == (1 << 10) - 1 - (1 << top)


@rule("NEON-SET-04", "NEON-BOT-04")
def test_every_sector_has_one_bot_and_each_type_comes_twice():
    game = dealt()
    bots = [game.s[layout.BOTS + i] for i in range(10)]
    assert sorted(bots) == sorted([1, 2, 3, 4, 5] * 2)


@rule("NEON-SET-05")
def test_the_round_board_follows_the_number_of_players_unless_agreed_otherwise():
    closings = {board.id: list(board.closings) for board in CATALOGUE.pack.round_boards}
    assert dealt(players=4).observe(0)["closings"] == closings["side-2-4"]
    assert dealt(players=5).observe(0)["closings"] == closings["side-5-6"]
    assert dealt(players=4, board="5-6").observe(0)["closings"] == closings["side-5-6"]


@rule("NEON-SET-06")
def test_loot_lies_in_three_decks_by_class():
    loot = dealt().observe(0)["loot"]
    assert {name: pile["deck"] for name, pile in loot.items()} == {"green": 28, "orange": 22, "purple": 16}
    assert all(pile["discard"] == [] for pile in loot.values())


@rule("NEON-SET-07", "NEON-ROY-01")
def test_battle_royale_is_played_without_upgrades():
    assert dealt(mode="rebirth").s[layout.UPGRADES_UNSEEN] == (1 << 8) - 1
    assert dealt(mode="royale").s[layout.UPGRADES_UNSEEN] == 0


@rule("NEON-SET-08")
def test_no_fighter_is_played_twice():
    for seed in range(5):
        game = dealt(seed, players=6)
        assert sorted(game.s[game.block(seat) + layout.F_ID] for seat in range(6)) == list(range(6))
    with pytest.raises(SetupError):
        GAME.new({"players": 2, "fighters": ["akari", "akari"]})


@rule("NEON-SET-08")
def test_players_may_choose_their_fighters_in_turn():
    game = GAME.new({"players": 3, "fighters": ["choose", "choose", "choose"]})
    dice = Dice(1)
    chosen = []
    while game.actor() == CHANCE or len(game.actors()) == 1:
        if game.actor() == CHANCE:
            game.play(game.draw(dice))
            continue
        seat = game.actor()
        actions = GAME.legal_actions(game, seat)
        assert not {action["fighter"] for action in actions} & set(chosen)
        chosen.append(actions[0]["fighter"])
        game.play(game.legal(seat)[0])
    assert len(chosen) == 3


@rule("NEON-SET-08", "NEON-SET-09", "NEON-SET-11", "NEON-SET-12", "NEON-ROY-01")
@pytest.mark.parametrize(("mode", "side"), [("rebirth", 0), ("coalition", 0), ("royale", 1)])
def test_a_fighter_starts_on_the_ship_with_six_tokens_and_three_energy(mode, side):
    table = Bench(mode=mode)
    assert table.place(0) == "ship"
    assert (table.health(0), table.energy(0), table.fact(0, "side")) == (6, 3, side)


@rule("NEON-SET-10", "NEON-SET-13")
def test_a_fighter_owns_seven_cards_and_holds_three():
    table = Bench()
    hand, deck = table.fact(0, "hand"), table.fact(0, "deck")
    assert (hand.bit_count(), deck.bit_count()) == (3, 4)
    assert hand | deck == (1 << 7) - 1
    assert CATALOGUE.tables.fields == 2
    assert CATALOGUE.tables.fighter_token[CATALOGUE.fighters.index("snake")] >= 0
    assert CATALOGUE.tables.fighter_token[CATALOGUE.fighters.index("ghost")] == -1


@rule("NEON-SET-16", "NEON-COA-01")
def test_squad_needs_equal_teams_seated_in_turn():
    for players, teams in ((4, 2), (6, 3), (6, 2)):
        game = dealt(mode="coalition", players=players, teams=teams)
        sides = [game.s[game.block(seat) + layout.F_TEAM] for seat in range(players)]
        assert sides == [seat % teams for seat in range(players)]
    for players in (2, 3, 5):
        with pytest.raises(SetupError):
            GAME.new({"mode": "coalition", "players": players})
    with pytest.raises(SetupError):
        GAME.new({"mode": "coalition", "players": 4, "teams": 3})


@rule("NEON-SET-17")
def test_two_players_always_meet_the_automa():
    assert dealt(players=2).s[layout.WITH_AUTOMA] == 1
    assert dealt(players=3).s[layout.WITH_AUTOMA] == 0
    assert dealt(players=3, automa=True).s[layout.WITH_AUTOMA] == 1


@rule("NEON-AUTO-01")
def test_the_automa_starts_where_the_top_number_says():
    game = dealt(players=2)
    assert game.place(codes.AUTOMA) == game.s[layout.TOP]
    table = Bench(automa=True).put(AUTOMA, "park")
    values = []
    for health in range(6, 0, -1):
        table.put(AUTOMA, health=health)
        values.append(table.position.next_token(AUTOMA))
    assert values == [1, 1, 1, 1, 1, 2]


@rule("NEON-SET-15", "NEON-SRCH-07")
def test_there_is_always_another_search_token():
    table = Bench().put(0, "park", energy=6).search_tokens("park", 6)
    table.search(0).luck()
    while table.actor() == 0:
        table.position.play(table.position.legal(0)[-1])
    assert table.tokens_in("park") == 7


@rule("NEON-R-24", "NEON-PLAN-03")
def test_every_card_has_one_initiative_from_one_to_seven():
    for fighter in CATALOGUE.pack.fighters:
        cards = [card for card in CATALOGUE.pack.cards if card.fighter == fighter.id]
        assert sorted(card.initiative for card in cards) == [1, 2, 3, 4, 5, 6, 7]


@rule("NEON-R-33", "NEON-JOK-01")
def test_the_joker_offers_four_actions_and_one_energy():
    jokers = [card for card in CATALOGUE.pack.cards if card.joker]
    assert len(jokers) == 6
    for card in jokers:
        for half in card.halves:
            assert set(half.options) == {"move", "attack", "search", "energy1"}


@rule("NEON-JOK-01", "NEON-AUTO-01")
def test_what_the_book_does_not_print_is_not_said_to_come_from_it():
    pack = CATALOGUE.pack
    assert {card.origin for card in pack.cards if card.joker} == {"house"}
    assert (pack.automa.weapon.origin, pack.automa.armor.origin) == ("house", "house")
    assert pack.automa.origin == "rulebook"
