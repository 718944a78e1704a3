"""What the seat at hand might look for and cannot do now, each with the rule that closes it."""

from __future__ import annotations

from collections.abc import Iterator

from warpad.core.game import Json
from warpad.games.neon.data import codes
from warpad.games.neon.rules import frames, layout, moves
from warpad.games.neon.rules.fight.windows import is_in_use, is_weapon_effect
from warpad.games.neon.rules.planning import argument, options_at
from warpad.games.neon.rules.state import State, code
from warpad.games.neon.tell.refusals import CHECKS, refuse
from warpad.games.neon.tell.wording import Wording


def list_closed(game: State) -> list[Json]:
    """Moves that the question at hand would take but the position does not allow, with their reasons."""
    seat = int(game.actor())
    if seat < 0:
        return []
    legal = [int(move) for move in game.legal(seat)]
    wording = Wording(game, seat)
    found = []
    for move in candidates(game, seat):
        if any(is_same(move, other) for other in legal):
            continue
        reason = CHECKS[move & moves.VERB_MASK](game, seat, move)
        if reason is not None:
            told = {"rule": reason.rule, "message": reason.message, "args": reason.args}
            found.append({"action": wording.action(move), **told})
    return found + weapons_without_target(game, seat, legal)


def is_same(move: int, other: int) -> bool:
    """Is this the same thing, wherever it points? A use counts by its effect, other moves as they are."""
    if move & moves.VERB_MASK != moves.USE:
        return move == other
    return other & moves.VERB_MASK == moves.USE and argument(other, 0) == argument(move, 0)


def candidates(game: State, seat: int) -> Iterator[int]:
    at = game.top()
    kind, a, b = (int(game.s[at + i]) for i in range(3))
    if kind == frames.ASK_WINDOW and game.place(seat) >= 0:
        for effect in spoken_of(game, a, seat):
            yield int(code(moves.USE, effect, codes.NONE, 0))
    elif kind == frames.ASK_HALF:
        options = int(options_at(game, seat, b))
        for option in range(options.bit_length()):
            if options >> option & 1:
                yield int(code(moves.ACT, option, b, 0))
    elif kind == frames.ASK_PLACE:
        yield from places(game, seat)


def spoken_of(game: State, window: int, seat: int) -> Iterator[int]:
    """NEON-ATK-13: the effects of abilities, sector, equipment and upgrade that speak of this window."""
    t, s = game.t, game.s
    at = game.block(seat)
    fighter = s[at + layout.F_ID]
    own = [int(t.own[i]) for i in range(t.own_first[fighter], t.own_end[fighter])]
    for slot in range(codes.SLOTS):
        card = s[game.equipment(seat, slot)] - 1
        serves = t.type_weapon[slot] == 0 or not is_weapon_effect(window) or is_in_use(game, seat, slot)
        if card >= 0 and serves:
            own += range(t.design_first[card], t.design_first[card] + t.design_effects[card])
    sector, upgrade = game.place(seat), s[at + layout.F_UPGRADE] - 1
    own += range(t.sector_first[sector], t.sector_first[sector] + t.sector_effects[sector])
    if upgrade >= 0:
        own += range(t.upgrade_first[upgrade], t.upgrade_first[upgrade] + t.upgrade_effects[upgrade])
    for effect in own:
        is_mine = t.e_actor[effect] != codes.BY_ALLY and t.e_mode[effect] == codes.OPTIONAL
        is_here = not t.e_team[effect] or s[layout.MODE] == codes.COALITION
        if t.e_window[effect] == window and is_mine and is_here:
            yield effect


def places(game: State, seat: int) -> Iterator[int]:
    """NEON-LOOT-03, NEON-LOOT-05: each card in its own place, over one of its type, or under another."""
    for design in sorted({int(game.s[layout.LOOK + i]) for i in range(game.s[layout.LOOKED])}):
        yield int(code(moves.EQUIP, design, 0, 0))
        for slot in range(codes.SLOTS):
            if game.s[game.equipment(seat, slot)] > 0:
                if slot == game.t.design_type[design]:
                    yield int(code(moves.COVER, design, slot, 0))
                yield int(code(moves.STOW, design, slot, 0))


def weapons_without_target(game: State, seat: int, legal: list[int]) -> list[Json]:
    """NEON-ATK-03: weapons that reach nobody from here."""
    if game.s[game.top()] != frames.ASK_AIM:
        return []
    wording = Wording(game, seat)
    able = {wording.action(move)["weapon"] for move in legal if move & moves.VERB_MASK == moves.AIM}
    mine = [wording.catalogue.weapon(-1)]
    for slot in range(codes.SLOTS):
        card = int(game.s[game.equipment(seat, slot)]) - 1
        if card >= 0 and game.t.type_weapon[slot]:
            mine.append(wording.catalogue.weapon(card))
    reason = refuse("NEON-ATK-03", "no-target")
    told = {"rule": reason.rule, "message": reason.message, "args": reason.args}
    return [{"action": {"do": "aim", "weapon": weapon}, **told} for weapon in mine if weapon not in able]
