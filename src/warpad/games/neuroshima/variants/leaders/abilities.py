"""What leaders do: in the own turn, before a battle, and when a tile is wounded."""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.tables import MELEE_ATTACK, MELEE_SIDES, RANGED_ATTACK, RANGED_SIDES
from warpad.games.neuroshima.rules.battle.changes import make_armed, make_hastened, note_change
from warpad.games.neuroshima.rules.battle.medics import cancel_hit, first_in_turn
from warpad.games.neuroshima.rules.battle.status import commanded_cells, look
from warpad.games.neuroshima.rules.battle.survey import COMMANDS
from warpad.games.neuroshima.rules.battle.wounds import HIT_TARGET, HIT_WOUNDS_SHIFT
from warpad.games.neuroshima.rules.board import HAND, zone_start
from warpad.games.neuroshima.rules.codes import make_base, number_of, source_of, target_of, turn_of
from warpad.games.neuroshima.rules.course import fight_battle, go_on_healing, go_to_battle, settle
from warpad.games.neuroshima.rules.empty import STALE
from warpad.games.neuroshima.rules.event_kinds import TILE_DISCARDED
from warpad.games.neuroshima.rules.hand import pile_size, put_away
from warpad.games.neuroshima.rules.instants import hq_cells
from warpad.games.neuroshima.rules.menu import ANY_WAY, offer, offer_plain
from warpad.games.neuroshima.rules.modes import is_last_drawn, is_variant
from warpad.games.neuroshima.rules.movement import (
    movable_cells,
    move_tile,
    offer_move,
    offer_pushes,
    offer_turn,
    push_tile,
    turn_tile,
)
from warpad.games.neuroshima.rules.pieces import POSE
from warpad.games.neuroshima.rules.questions import ASK_ACT, ASK_DISCARD, ASK_NOTHING, BY_FULL_BOARD, BY_TILE
from warpad.games.neuroshima.rules.setup import REINFORCEMENTS
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.variants.leaders.cards import NO_LEADER, SIDE_COUNT, Cards, side_of
from warpad.games.neuroshima.variants.leaders.codes import (
    ARMED,
    ASK_COMMAND,
    ASK_RESCUE,
    HASTENED,
    LEAD_ARM,
    LEAD_BATTLE,
    LEAD_HASTEN,
    LEAD_HEAL,
    LEAD_KEEP,
    LEAD_MOVE,
    LEAD_PASS,
    LEAD_PUSH,
    LEAD_TURN,
    LEADER_USED,
    RESCUED,
)
from warpad.games.neuroshima.variants.leaders.deck import ABILITIES
from warpad.games.neuroshima.variants.leaders.deck import LEADERS as CARDS

KEEP_ALL: Final[i64] = ABILITIES.index("keep-all")
ROTATE: Final[i64] = ABILITIES.index("rotate")
MOVE: Final[i64] = ABILITIES.index("move")
PUSH: Final[i64] = ABILITIES.index("push")
HEAL: Final[i64] = ABILITIES.index("medic")
HASTE: Final[i64] = ABILITIES.index("initiative")
STRENGTH: Final[i64] = ABILITIES.index("strength")
BATTLE: Final[i64] = ABILITIES.index("battle")
NO_ABILITY: Final[i64] = -1
DOES: Final = vec[i64]([ABILITIES.index(card.do) for card in CARDS])
VALUE: Final = vec[i64]([card.value for card in CARDS])
# How many tiles the Strategist lets a player keep over the turn, and play in it.
MOST_KEPT: Final[i64] = 2
# How many hits a question about wounds can name.
MOST_HITS: Final[i64] = 64


def ability_of(state: State, cards: Cards, player: i64) -> i64:
    """NH-VAR-04: what the leader of a player can do now: two uses in all, one a turn."""
    side = side_of(state, player)
    if side >= SIDE_COUNT or cards.leader[side] == NO_LEADER:
        return NO_ABILITY
    if cards.uses[side] == 0 or cards.used_in[side] == state.turn_number:
        return NO_ABILITY
    return DOES[cards.leader[side]]


def value_of(state: State, cards: Cards, player: i64) -> i64:
    return VALUE[cards.leader[side_of(state, player)]]


def use_leader(state: State, cards: Cards, player: i64) -> None:
    """NH-VAR-04: after the first use the card is turned over, after the second it is gone."""
    side = side_of(state, player)
    cards.uses[side] -= 1
    cards.used_in[side] = state.turn_number
    state.tell(LEADER_USED, player, cards.leader[side], cards.uses[side])


def offer_abilities(state: State, cards: Cards) -> None:
    """NH-VAR-04: what the leader of the player who is asked can do now."""
    if state.ask == ASK_DISCARD:
        offer_keeping(state, cards, state.asked)
    elif state.ask == ASK_ACT:
        offer_leading(state, cards, state.asked)
    elif state.ask == ASK_COMMAND:
        offer_commands(state, cards, state.asked)
    elif state.ask == ASK_RESCUE:
        offer_rescues(state, state.asked)


def offer_keeping(state: State, cards: Cards, player: i64) -> None:
    """NH-VAR-04: the Strategist keeps the compulsory discard away."""
    if ability_of(state, cards, player) == KEEP_ALL:
        offer_plain(state, make_base(LEAD_KEEP, 0, 0))


def may_end(state: State, cards: Cards, player: i64) -> bool:
    """NH-VAR-04, NH-VAR-02: of a hand kept whole at most two tiles stay; reinforcements all stay."""
    over = cards.kept_in == state.turn_number and pile_size(state, player, HAND) > MOST_KEPT
    return not over or is_variant(state.setup, REINFORCEMENTS) or state.offered == 0


def offer_leading(state: State, cards: Cards, player: i64) -> None:
    """NH-VAR-04: abilities of the own turn."""
    if cards.drills > 0:
        offer_drills(state, player)
    ability = ability_of(state, cards, player)
    if ability == ROTATE:
        offer_drills(state, player)
    elif ability == MOVE:
        offer_marches(state, player)
    elif ability == PUSH:
        offer_pushes(state, LEAD_PUSH, 0, movable_cells(state, player), player)
    elif ability == BATTLE:
        offer_onslaught(state, cards, player)


def offer_drills(state: State, player: i64) -> None:
    """NH-VAR-04: the Drillmaster turns any own tile that is not netted."""
    left = movable_cells(state, player)
    while left != 0:
        cell = lowest(left)
        offer_turn(state, make_base(LEAD_TURN, 0, cell), cell)
        left &= left - 1


def offer_marches(state: State, player: i64) -> None:
    """NH-VAR-04: the Pathfinder moves an own tile, but no HQ, to a hex next to it."""
    left = movable_cells(state, player) & ~hq_cells(state)
    while left != 0:
        cell = lowest(left)
        offer_move(state, make_base(LEAD_MOVE, 0, cell), cell, player)
        left &= left - 1


def offer_onslaught(state: State, cards: Cards, player: i64) -> None:
    """NH-VAR-04, NH-END-02: the Warlord gives up a hand of which nothing was played for a battle."""
    is_idle = cards.played_in != state.turn_number
    if (
        is_idle
        and not is_last_drawn(state)
        and pile_size(state, player, HAND) >= value_of(state, cards, player)
    ):
        offer_plain(state, make_base(LEAD_BATTLE, 0, 0))


def lead(state: State, cards: Cards, verb: i64, move: i64) -> None:
    """NH-VAR-04: does what a leader is asked for."""
    player = state.asked
    if verb == LEAD_KEEP:
        keep_all(state, cards, player)
    elif verb in (LEAD_HASTEN, LEAD_ARM):
        command_battle(state, cards, player, verb, move)
    elif verb == LEAD_HEAL:
        rescue(state, cards, player, source_of(move))
    elif verb == LEAD_PASS:
        pass_command(state, cards)
    else:
        state.faced = 0
        lead_in_turn(state, cards, player, verb, move)


def lead_in_turn(state: State, cards: Cards, player: i64, verb: i64, move: i64) -> None:
    """NH-VAR-04: turning, moving, pushing, or a battle at once."""
    if verb == LEAD_TURN and cards.drills > 0:
        cards.drills -= 1
    else:
        use_leader(state, cards, player)
        if verb == LEAD_TURN:
            cards.drills = value_of(state, cards, player) - 1
    if verb == LEAD_TURN:
        turn_tile(state, target_of(move), turn_of(move), verb)
        settle(state)
    elif verb == LEAD_MOVE:
        move_tile(state, source_of(move), target_of(move), turn_of(move), verb)
    elif verb == LEAD_PUSH:
        push_tile(state, source_of(move), target_of(move))
    else:
        discard_hand(state, player)
        go_to_battle(state, BY_TILE)


def keep_all(state: State, cards: Cards, player: i64) -> None:
    """NH-VAR-04: nothing is discarded; at most two tiles are played and two kept."""
    use_leader(state, cards, player)
    cards.kept_in = state.turn_number
    state.plays_left = min(state.plays_left, MOST_KEPT)
    state.ask = ASK_ACT


def discard_hand(state: State, player: i64) -> None:
    """NH-VAR-04: all tiles before the player go."""
    number: i64 = 0
    while number < state.setup.kinds[player]:
        while state.pile[zone_start(state, player, HAND) + number] > 0:
            put_away(state, player, number)
            state.tell(TILE_DISCARDED, player, state.setup.first[player] + number)
        number += 1


def gather_commanders(state: State, cards: Cards) -> None:
    """NH-VAR-04: before the first segment some leaders may be used."""
    cards.drills = 0
    cards.to_command = 0
    player: i64 = 0
    while player < state.setup.players:
        if has_command(state, cards, player):
            cards.to_command |= single(player)
        player += 1


def has_command(state: State, cards: Cards, player: i64) -> bool:
    """NH-VAR-04: whether a leader can do anything for this player before a battle."""
    ability = ability_of(state, cards, player)
    if ability == HASTE:
        return hasty_cells(state, player) != 0
    return ability == STRENGTH and fighter_cells(state, player) != 0


def command_next(state: State, cards: Cards) -> None:
    """NH-VAR-04: when nobody is left to be asked the battle begins."""
    if not asks_commander(state, cards):
        fight_battle(state)


def asks_commander(state: State, cards: Cards) -> bool:
    """NH-VAR-04, NH-BAT-14: asks in turn order; says whether anybody is left to be asked."""
    if cards.to_command == 0:
        state.ask = ASK_NOTHING
        state.asked = 0
        return False
    state.ask = ASK_COMMAND
    state.had_choice = state.cause == BY_FULL_BOARD
    state.asked = first_in_turn(state, cards.to_command)
    return True


def hasty_cells(state: State, player: i64) -> i64:
    """NH-VAR-04: the tiles the Signaller can hasten: own, with initiative, not netted, no HQ."""
    return movable_cells(state, player) & state.actors_at & ~state.hqs


def fighter_cells(state: State, player: i64) -> i64:
    """NH-VAR-04: the tiles whose attack the Gunsmith can strengthen: no HQ; never a gauss attack."""
    found: i64 = 0
    left = commanded_cells(state, player) & ~state.hqs
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        pose = state.piece[cell] & POSE
        if MELEE_SIDES[pose] | RANGED_SIDES[pose] != 0:
            found |= single(cell)
    return found


def offer_commands(state: State, cards: Cards, player: i64) -> None:
    """NH-VAR-04: what the leader can do before this battle, or nothing."""
    if ability_of(state, cards, player) == HASTE:
        offer(state, make_base(LEAD_HASTEN, 0, 0), hasty_cells(state, player), ANY_WAY)
    else:
        left = fighter_cells(state, player)
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            pose = state.piece[cell] & POSE
            offer(state, make_base(LEAD_ARM, MELEE_ATTACK, 0), single(cell), MELEE_SIDES[pose])
            offer(state, make_base(LEAD_ARM, RANGED_ATTACK, 0), single(cell), RANGED_SIDES[pose])
    offer_plain(state, make_base(LEAD_PASS, 0, 0))


def command_battle(state: State, cards: Cards, player: i64, verb: i64, move: i64) -> None:
    """NH-VAR-04: one tile is faster, or one of its attacks stronger, until the battle ends."""
    use_leader(state, cards, player)
    cell = target_of(move)
    if verb == LEAD_HASTEN:
        enlist(state, make_hastened(cell))
        state.tell(HASTENED, cell, state.piece[cell])
    else:
        enlist(state, make_armed(cell, turn_of(move), number_of(move)))
        state.tell(ARMED, cell, state.piece[cell], turn_of(move), number_of(move))
    cards.to_command &= ~state.setup.friends[player]
    command_next(state, cards)


def enlist(state: State, change: i64) -> None:
    """Notes what holds for one battle."""
    note_change(state, change)
    state.known = STALE


def pass_command(state: State, cards: Cards) -> None:
    """NH-VAR-04: the leader is not used now; an ally may still use it."""
    if state.ask == ASK_COMMAND:
        cards.to_command &= ~single(state.asked)
        command_next(state, cards)
    else:
        cards.rescued = True
        go_on_healing(state)


def settle_wounds(state: State, cards: Cards) -> bool:
    """NH-VAR-04: after the medics the Surgeon may cancel one hit on an own tile but the HQ."""
    if not cards.rescued and not state.unattended and asks_surgeon(state, cards):
        return False
    cards.rescued = False
    return True


def can_rescue(state: State, hit: i64, player: i64) -> bool:
    """NH-VAR-04: whether the Surgeon of a player can cancel this hit."""
    cell = hit & HIT_TARGET
    if hit >> HIT_WOUNDS_SHIFT == 0 or (state.doomed | state.spent | state.hqs) >> cell & 1:
        return False
    return side_of(state, state.work[COMMANDS + cell]) == side_of(state, player)


def asks_surgeon(state: State, cards: Cards) -> bool:
    """NH-VAR-04: asks the side of the Surgeon, when a tile of it is wounded."""
    player: i64 = 0
    while player < state.setup.players:
        if ability_of(state, cards, player) == HEAL:
            i: i64 = 0
            while i < len(state.hits) and i < MOST_HITS:
                if can_rescue(state, state.hits[i], player):
                    state.ask = ASK_RESCUE
                    state.asked = state.work[COMMANDS + (state.hits[i] & HIT_TARGET)]
                    return True
                i += 1
        player += 1
    return False


def offer_rescues(state: State, player: i64) -> None:
    """NH-VAR-04: each hit on the own side, or none."""
    look(state)
    i: i64 = 0
    while i < len(state.hits) and i < MOST_HITS:
        if can_rescue(state, state.hits[i], player):
            offer(state, make_base(LEAD_HEAL, 0, i), single(state.hits[i] & HIT_TARGET), ANY_WAY)
        i += 1
    offer_plain(state, make_base(LEAD_PASS, 0, 0))


def rescue(state: State, cards: Cards, player: i64, number: i64) -> None:
    """NH-VAR-04: the wounds of one hit are cancelled."""
    hit = state.hits[number]
    cell = hit & HIT_TARGET
    use_leader(state, cards, player)
    state.tell(RESCUED, cell, state.piece[cell], hit >> HIT_WOUNDS_SHIFT)
    cancel_hit(state, number)
    cards.rescued = True
    go_on_healing(state)
