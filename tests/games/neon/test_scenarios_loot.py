"""Scenarios T03, T22 to T30: search, placing, supplies, payment."""

from __future__ import annotations

from tests.games.neon.scenario import Scene, Table
from tests.marks import rule
from warpad.games.neon.rules import frames, layout
from warpad.games.neon.rules.flow import run

TWO = ("phoenix", "ghost")


def searcher(sector: str, energy: int = 3, tokens: int = 0) -> Scene:
    scene = Scene(*TWO, automa="tv-tower", ring=[sector, "factory", "tv-tower", "highway"])
    scene.put(0, sector, energy=energy).put(1, "factory")
    return scene.search_tokens(sector, tokens)


def search_green(scene: Scene, *cards: str) -> Table:
    """Searches a green sector and keeps the first two of three cards."""
    table = scene.turn(0, "search")
    table.do("act", action="search")
    for card in cards:
        table.deal(card)
    return table.do("leave", loot=cards[2])


@rule("NEON-SUP-01", "NEON-SUP-02", "NEON-LOOT-08", "NEON-R-10", "NEON-SUP-07", "NEON-DEF-07", "NEON-R-13")
def test_the_books_example_of_the_reaper_paying_with_itself() -> None:
    """T03: one ammo for a die, one ammo left, then the cell effect: the Reaper itself is the cell."""
    scene = Scene(*TWO, automa="tv-tower", ring=["park", "factory", "tv-tower", "highway"])
    scene.put(0, "park", energy=0).put(1, "factory", energy=0).equip(0, "o-reaper", "g-hornet", "g-bison")
    table = scene.turn(0, "attack")
    table.attack_with(weapon="loot-o-reaper", target="fighter-ghost", range=1)
    table.do("use", effect="o-reaper.1").do("pay", loot="g-hornet")
    assert table.dice() == 5
    table.roll(hit=2)
    table.roll(block_normal=1)
    table.do("use", effect="o-reaper.2")
    assert table.equipment(0) == {}
    assert sorted(table.discard("green")) == ["g-bison", "g-hornet"]
    assert table.discard("orange") == ["o-reaper"]
    assert table.health(1) == 4
    assert table.trophies(0) == {"1": 0, "2": 2, "3": 0}


@rule("NEON-SRCH-01", "NEON-ACT-04")
def test_a_search_that_cannot_be_paid_is_not_offered() -> None:
    """T22: two search tokens, 1 energy."""
    table = searcher("park", energy=1, tokens=2).turn(0, "search", "move")
    assert not table.can("act", action="search")
    assert table.can("act", action="move")
    assert table.sector("park")["search"] == 2


@rule("NEON-SRCH-01")
def test_the_refusal_of_a_search_names_its_price() -> None:
    scene = Scene("snake", "ghost", automa="tv-tower").put(0, "park", energy=2).put(1, "factory")
    table = scene.search_tokens("park", 3).turn(0, "search")
    refusal = table.why_not("act", action="search", half=1)
    assert refusal.rule == "NEON-SRCH-01"
    assert refusal.args == {"cost": 3, "energy": 2}


@rule("NEON-SRCH-01", "NEON-SRCH-07", "NEON-SRCH-02", "NEON-SRCH-04", "NEON-SET-15")
def test_a_first_search_is_free_and_leaves_a_token() -> None:
    """T23: no tokens, no energy."""
    table = search_green(searcher("park", energy=0), "g-hornet", "g-kevlar", "g-visor")
    assert table.discard("green") == ["g-visor"]
    table.do("equip", loot="g-hornet").do("equip", loot="g-kevlar")
    assert table.energy(0) == 0
    assert table.sector("park")["search"] == 1
    assert set(table.equipment(0)) == {"g-hornet", "g-kevlar"}


@rule("NEON-SRCH-02")
def test_a_purple_sector_shows_one_purple_and_one_green_card() -> None:
    """T24: both are kept."""
    table = searcher("police").turn(0, "search")
    table.do("act", action="search")
    table.deal("g-kevlar").deal("p-polaris")
    assert {action["loot"] for action in table.offers()} == {"g-kevlar", "p-polaris"}
    table.do("equip", loot="p-polaris").do("equip", loot="g-kevlar")
    assert set(table.equipment(0)) == {"p-polaris", "g-kevlar"}


@rule("NEON-SRCH-06", "NEON-HID-01", "NEON-SRCH-09")
def test_an_empty_deck_is_made_anew_in_the_middle_of_a_search() -> None:
    """T25: one green card in the deck; it is drawn, the discard pile is shuffled, two more are drawn."""
    scene = searcher("park").thin("green", g_frag=1)
    table = scene.turn(0, "search")
    pile = len(table.discard("green"))
    table.do("act", action="search")
    assert table.view(0)["looking"] == ["g-frag"]
    assert table.view(1)["looking"] == ["g-frag"]
    table.deal("g-kevlar").deal("g-visor")
    assert table.view(0)["looking"] == ["g-frag", "g-kevlar", "g-visor"]
    assert table.view(1)["looking"] == ["g-frag", None, None]
    assert table.discard("green") == []
    assert table.view()["loot"]["green"]["deck"] == pile - 2


@rule("NEON-SRCH-06")
def test_when_nothing_is_left_fewer_cards_are_drawn() -> None:
    scene = searcher("mall")
    for design in scene.known.designs:
        if design.startswith("o-"):
            scene.take(design)
    scene.position.push(frames.STEP_SEARCH, 0, 0, 0)
    run(scene.position)
    mall = scene.known.sectors.index("mall")
    assert (scene.s[layout.LOOKED], scene.s[layout.TOKENS + mall]) == (0, 1)


@rule("NEON-LOOT-06", "NEON-LOOT-03", "NEON-LOOT-05")
def test_a_second_pistol_without_a_common_symbol() -> None:
    """T26: under the helmet, or thrown away; not on the pistol."""
    scene = searcher("park").equip(0, "g-hornet").equip(0, "g-visor")
    table = search_green(scene, "g-spark", "g-kevlar", "g-frag")
    spark = [action for action in table.offers() if action["loot"] == "g-spark"]
    assert spark == [
        {"do": "stow", "loot": "g-spark", "under": "loot-g-visor"},
        {"do": "throw", "loot": "g-spark"},
    ]
    assert table.why_not("equip", loot="g-spark").rule == "NEON-LOOT-06"
    assert table.why_not("cover", loot="g-spark", covered="loot-g-hornet").rule == "NEON-LOOT-03"


@rule("NEON-LOOT-03", "NEON-LOOT-02", "NEON-LOOT-05", "NEON-LOOT-01")
def test_the_ways_to_place_a_card_of_a_new_type() -> None:
    """T27: armour with batteries, a melee weapon with batteries."""
    scene = searcher("park").equip(0, "g-kevlar")
    table = search_green(scene, "g-berserk", "g-hornet", "g-frag")
    ways = [action["do"] for action in table.offers() if action["loot"] == "g-berserk"]
    assert ways == ["equip", "cover", "stow", "throw"]
    table.do("cover", loot="g-berserk")
    assert table.equipment(0) == {"g-berserk": ["g-kevlar"]}


@rule("NEON-LOOT-05", "NEON-SUP-03")
def test_no_more_supplies_than_the_card_allows() -> None:
    scene = searcher("park").equip(0, "g-hard-hat", "g-stun-baton")
    table = search_green(scene, "g-berserk", "g-kevlar", "g-frag")
    assert not table.can("stow", loot="g-berserk")
    refusal = table.why_not("stow", loot="g-berserk", under="loot-g-hard-hat")
    assert (refusal.rule, refusal.message) == ("NEON-LOOT-05", "neon-refuse-room")


@rule("NEON-LOOT-04", "NEON-R-07", "NEON-LOOT-07")
def test_surplus_supplies_are_the_owners_choice() -> None:
    """T28: the covered card and its two supplies under a card with room for two."""
    scene = searcher("mall").equip(0, "g-kevlar", "g-berserk", "o-viceroy")
    table = scene.turn(0, "search")
    table.do("act", action="search")
    for card in ("o-titan", "o-arc", "o-needle"):
        table.deal(card)
    table.do("leave", loot="o-needle").do("cover", loot="o-titan")
    assert {action["loot"] for action in table.offers()} == {"g-kevlar", "g-berserk", "o-viceroy"}
    table.do("drop", loot="g-kevlar")
    assert table.equipment(0)["o-titan"] == ["g-berserk", "o-viceroy"]
    assert "g-kevlar" in table.discard("green")


@rule("NEON-LOOT-09", "NEON-R-08")
def test_equipment_is_not_thrown_away_to_make_room() -> None:
    scene = searcher("park").equip(0, "g-hornet")
    table = search_green(scene, "g-spark", "g-kevlar", "g-frag")
    assert not table.can("throw", loot="g-hornet")


@rule("NEON-SUP-04", "NEON-ATK-11")
def test_a_card_with_two_symbols_pays_once() -> None:
    """T29: paid as a cell it does not also count as ammo."""
    scene = Scene(*TWO, automa="tv-tower", ring=["park", "factory", "tv-tower", "highway"])
    scene.put(0, "factory", energy=0).put(1, "factory", energy=0).equip(0, "o-cobra", "g-messenger")
    table = scene.turn(0, "attack", "attack")
    table.attack_with(weapon="loot-o-cobra", target="fighter-ghost")
    table.do("pass").roll(maybe=1)
    table.do("use", effect="o-cobra.2")
    assert table.equipment(0) == {"o-cobra": []}
    assert not table.can("use", effect="o-cobra.2")
    table.roll().passes()
    table.attack_with(weapon="loot-o-cobra", target="fighter-ghost")
    table.do("use", effect="o-cobra.1")
    assert table.equipment(0) == {}
    assert table.dice() == 5


@rule("NEON-SUP-05", "NEON-SUP-06", "NEON-R-09", "NEON-RES-04")
def test_a_bot_token_does_not_pay_in_the_attack_that_won_it() -> None:
    """T30: refused now, allowed in the next attack."""
    scene = Scene(
        *TWO, automa="tv-tower", ring=["park", "factory", "tv-tower", "highway"], bots={"park": "waiter"}
    )
    scene.put(0, "park", energy=0).put(1, "park", energy=0).equip(0, "p-kitsune").give_bot(0, "mechanic")
    table = scene.turn(0, "attack", "attack")
    table.attack_with(weapon="loot-p-kitsune", target="bot-waiter", range=0)
    table.roll(hit=2)
    table.roll().passes(1)
    table.do("pass")
    table.do("use", effect="p-kitsune.2", sector="factory")
    assert table.can("pay-bot", bot="mechanic")
    assert table.can("pay-itself")
    refusal = table.why_not("pay-bot", bot="waiter")
    assert (refusal.rule, refusal.message) == ("NEON-SUP-05", "neon-refuse-bot-new")
    table.do("pay-bot", bot="mechanic")
    assert table.place(0) == "factory"
    table.attack_with(weapon="loot-p-kitsune", target="fighter-ghost", range=1)
    table.roll().passes(0)
    table.roll().passes(1)
    table.do("use", effect="p-kitsune.2", sector="park")
    assert table.can("pay-bot", bot="waiter")
