"""What chance may do, with what odds, and that a record keeps it; what allies cannot do with their cards."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from tests.games.neon.bench import Bench
from tests.games.neon.test_random_play import played
from tests.marks import rule
from warpad.arena.table import play
from warpad.bots import make
from warpad.core.bits import count
from warpad.core.dice import Dice
from warpad.core.position import CHANCE
from warpad.core.record import loads, replay
from warpad.games.neon.data import codes
from warpad.games.neon.game import GAME
from warpad.games.neon.position import Neon
from warpad.games.neon.rules import frames, layout, sizes
from warpad.games.neon.rules.fight.damage import hurt
from warpad.games.neon.rules.flow import run

DIE = {
    "crit": 2,
    "hit": 2,
    "maybe": 1,
    "miss": 1,
    "block_any": 1,
    "block_normal": 1,
    "fail_energy": 1,
    "fail": 3,
}
KINDS = range(frames.DEAL_RING, frames.REROLL_DEFENSE + 1)
RARE = {frames.DEAL_FIGHTER, frames.DEAL_UPGRADE, frames.REROLL_ATTACK, frames.REROLL_DEFENSE}


def ways(position: Neon) -> int:
    """How many equally likely ways the chance on top of the agenda can fall."""
    s, t, at = position.s, position.t, position.top()
    kind, a, b = s[at], s[at + 1], s[at + 2]
    if kind >= frames.ROLL_ATTACK:
        return 6**b
    if kind == frames.DEAL_CARDS:
        return comb(count(s[position.block(a) + layout.F_DECK]), b)
    if kind == frames.DEAL_LOOT:
        return sum(s[layout.DECK + design] for design in range(t.class_first[a], t.class_end[a]))
    if kind == frames.DEAL_BOT:
        return codes.SECTORS - a
    if kind == frames.DEAL_RING:
        return codes.SECTORS - s[layout.RING_SIZE]
    if kind == frames.DEAL_LEADER:
        return int(s[layout.PLAYERS])
    if kind == frames.DEAL_TOKEN:
        return count(s[layout.UNSEEN])
    if kind == frames.DEAL_UPGRADE:
        return count(s[layout.UPGRADES_UNSEEN])
    taken = sum(s[position.block(seat) + layout.F_ID] >= 0 for seat in range(s[layout.PLAYERS]))
    return int(t.fighters) - taken


@rule("NEON-RNG-01")
def test_chance_has_the_odds_of_cards_tokens_and_dice() -> None:
    seen: Counter[int] = Counter()
    for seed in range(3):
        for position in played({"mode": "rebirth", "players": 4}, seed):
            if len(position.actors()) and position.actor() == CHANCE:
                odds = list(position.odds())
                outcomes, weights = odds[::2], odds[1::2]
                assert len(set(outcomes)) == len(outcomes) > 1
                assert min(weights) > 0
                assert sum(weights) == ways(position)
                seen[position.s[position.top()]] += 1
    assert set(KINDS) - RARE <= set(seen)


@rule("NEON-RNG-01", "NEON-ATK-09", "NEON-DEF-05")
def test_every_face_comes_as_often_as_it_stands_on_the_die() -> None:
    """Over all outcomes of a roll each die shows each face by its share."""
    rolls = {}
    for position in played({"mode": "rebirth", "players": 4}, 1):
        if len(position.actors()) and position.s[position.top()] in (frames.ROLL_ATTACK, frames.ROLL_DEFENSE):
            rolls[position.s[position.top()], position.s[position.top() + 2]] = position.copy()
    assert len(rolls) > 3
    for (_, dice), position in rolls.items():
        shown: Counter[str] = Counter()
        odds = list(position.odds())
        for outcome, weight in zip(odds[::2], odds[1::2], strict=True):
            for face, number in GAME.action(position, CHANCE, outcome).items():
                if face != "do":
                    shown[face] += number * weight
        assert all(shown[face] == dice * 6 ** (dice - 1) * DIE[face] for face in shown)


@rule("NEON-RNG-01")
def test_a_record_holds_every_outcome_and_plays_the_same_game_again() -> None:
    bots = [make("random", GAME) for _ in range(4)]
    record = play(GAME, GAME.read_setup({"players": 4}), bots, Dice(9), keep_record=True).record
    assert record is not None
    again = replay(GAME, loads(record.dumps()))
    assert again.scores() == replay(GAME, record).scores()
    assert again.key() == replay(GAME, record).key()
    dealt = {word for step in record.steps for word in step.get("chance", ())}
    assert dealt >= {"sector", "bot", "fighter", "seat", "cards", "loot", "crit", "block_any"}


def cards_of(position: Neon, seat: int) -> Counter[int]:
    """What a seat has by design: equipment, supplies, and cards it holds to place them."""
    cells = range(layout.F_EQUIPMENT, layout.F_EQUIPMENT + codes.SLOTS * sizes.STACK)
    held = Counter(int(position.s[position.block(seat) + cell]) for cell in cells)
    if position.s[layout.LOOKER] == seat:
        held.update(int(position.s[layout.LOOK + i]) + 1 for i in range(position.s[layout.LOOKED]))
    del held[0]
    return held


@rule("NEON-COA-05")
@pytest.mark.parametrize(("players", "teams"), [(4, 2), (6, 3), (6, 2)])
def test_no_card_ever_goes_from_one_ally_to_another(players: int, teams: int) -> None:
    """Whatever they do in whole games: what one loses, its ally does not have in the next moment."""
    setup = {"mode": "coalition", "players": players, "teams": teams}
    before = [Counter[int]() for _ in range(players)]
    for seed in range(3):
        for position in played(setup, seed):
            after = [cards_of(position, seat) for seat in range(players)]
            for giver in range(players):
                lost = before[giver] - after[giver]
                for ally in range(players if lost else 0):
                    assert not (position.is_ally(giver, ally) and lost & (after[ally] - before[ally]))
            before = after


@rule("NEON-COA-05", "NEON-KO-03")
@pytest.mark.parametrize(("victim", "is_foe"), [(1, True), (2, False)])
def test_spoils_come_from_opponents_and_never_from_an_ally(victim: int, is_foe: bool) -> None:
    table = Bench(mode="coalition").put(0, "park", energy=0).put(victim, "park", health=1)
    table.equip(victim, "g-hornet").equip(victim, "g-frag")
    assert table.position.is_ally(0, victim) is not is_foe
    hurt(table.position, victim, 1, 0)
    run(table.position)
    assert bool(table.actor() == 0 and table.can("take")) is is_foe
    if is_foe:
        table.do("take", by=0, loot="g-hornet")
        assert cards_of(table.position, 0)
    else:
        assert table.discarded("g-hornet") == 1
        assert not cards_of(table.position, 0)
