"""An open attack with its numbers and their reasons: what is rolled, from where, by which rule."""

from __future__ import annotations

from warpad.core.game import Json
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import Catalogue
from warpad.games.neon.data.vocabulary import ATTACK_FACES, DEFENSE_FACES
from warpad.games.neon.rules import frames, layout
from warpad.games.neon.rules.fight.abilities import is_used
from warpad.games.neon.rules.fight.defence import defence_pool
from warpad.games.neon.rules.fight.pools import attack_pool
from warpad.games.neon.rules.relocating import touches
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell.wording import dice_by_face

STAGES = (
    "declare", "attack_pre", "attack_pre", "attack_post", "attack_post", "defense_pre", "defense_pre",
    "defense_post", "attack_counter", "block", "soak", "soak", "result", "after_attack", "after_attack",
)  # fmt: skip
ROLLED_FROM = 3
DEFENCE_ROLLED_FROM = 6
HITS_FROM = 9


def name_of(g: State, who: int) -> int | str:
    if who == codes.BOT:
        return "bot"
    return g.s[layout.PLAYERS] if who == codes.AUTOMA else who


def targets(g: State) -> list[int | str]:
    s = g.s
    found = [name_of(g, who) for who in range(codes.FIGHTERS) if s[layout.TARGETS] >> who & 1]
    return [*found, "bot"] if s[layout.TARGET_BOT] else found


def explain_attack(g: State, known: Catalogue) -> Json:
    """NEON-ATK-08, NEON-DEF-01: the attack as all can see it."""
    s = g.s
    stage = s[layout.STAGE]
    attacker = s[layout.ATTACKER]
    rolled = stage >= ROLLED_FROM and not s[layout.FAILED] and not waits_for(g, frames.ROLL_ATTACK)
    current = s[layout.CURRENT]
    fighting = current >= 0
    return {
        "attacker": name_of(g, attacker),
        "weapon": known.weapon(s[layout.DESIGN] - 1).removeprefix("loot-"),
        "weapon_gone": bool(s[layout.WEAPON_GONE]),
        "range": s[layout.RANGE],
        "sector": s[layout.TARGET_SECTOR] + 1,
        "area": bool(s[layout.AREA]),
        "targets": targets(g),
        "target": name_of(g, current) if fighting else None,
        "stage": STAGES[stage] if stage < len(STAGES) else STAGES[-1],
        "attack": dice_by_face(s[layout.ROLLED], ATTACK_FACES) if rolled else None,
        "seen": dice_by_face(s[layout.SEEN], ATTACK_FACES) if rolled and fighting else None,
        "defense": defence_dice(g, current, stage) if rolled else None,
        "bot_dice": dice_by_face(s[layout.BOT_ROLL], DEFENSE_FACES)
        if rolled and s[layout.BOT_ROLL]
        else None,
        "automa_dice": dice_by_face(s[layout.AUTOMA_ROLL], DEFENSE_FACES)
        if rolled and s[layout.AUTOMA_ROLL]
        else None,
        "pool": attack_sources(g, known),
        "defense_pool": defence_sources(g, known, current) if 0 <= current < codes.AUTOMA else None,
        "rerolled": {"attack": bool(s[layout.REROLLED]), "defense": bool(s[layout.DEFENSE_REROLLED])},
        "hits": {"crit": s[layout.CRITS], "hit": s[layout.HITS]} if fighting and stage >= HITS_FROM else None,
        "damage": s[layout.DAMAGE] if fighting else None,
        "dealt": s[layout.DEALT],
    }


def waits_for(g: State, kind: int) -> bool:
    return g.s[layout.DEPTH] > 0 and g.s[g.top()] == kind


def defence_dice(g: State, current: int, stage: int) -> Json | None:
    if current < 0 or (stage < DEFENCE_ROLLED_FROM and current < codes.AUTOMA):
        return None
    if waits_for(g, frames.ROLL_DEFENSE):
        return None
    return dice_by_face(g.s[layout.DEFENSE_ROLLED], DEFENSE_FACES)


def attack_sources(g: State, known: Catalogue) -> Json:
    """The attack pool and what it is made of."""
    s = g.s
    attacker = s[layout.ATTACKER]
    base = max(s[layout.BASE], 0)
    weapon = "automa" if attacker == codes.AUTOMA else known.weapon(s[layout.DESIGN] - 1)
    sources = [{"source": f"neon-{weapon}", "n": base, "rule": "NEON-ATK-04"}]
    sources += used_sources(g, known, codes.V_ADD_ATTACK)
    sources += aura_sources(g, known, attacker)
    dice = s[layout.POOL] if s[layout.POOL] else attack_pool(g) if g.place(attacker) >= 0 else 0
    return {"dice": dice, "most": known.tables.attack_max, "rule": "NEON-ATK-06", "sources": sources}


def used_sources(g: State, known: Catalogue, verb: int) -> list[Json]:
    """The effects used in this attack that add dice."""
    t = known.tables
    found = []
    for effect in range(len(known.effect_ids)):
        if t.d_verb[t.e_first[effect]] != verb:
            continue
        for seat in range(g.s[layout.PLAYERS]):
            if is_used(g, seat, effect) and counts_now(g, seat, verb):
                added = t.d_n[t.e_first[effect]]
                source = f"neon-{known.source(effect)}"
                found.append({"source": source, "n": added, "rule": known.rule(effect), "seat": seat})
    return found


def counts_now(g: State, seat: int, verb: int) -> bool:
    """Dice of a defence count for the defender at hand and those who help him."""
    current = g.s[layout.CURRENT]
    return verb == codes.V_ADD_ATTACK or seat == current or g.is_ally(current, seat)


def aura_sources(g: State, known: Catalogue, attacker: int) -> list[Json]:
    """NEON-TOK-05: tokens in the attacker's sector that change the pool."""
    t, s = known.tables, g.s
    found = []
    for owner in range(s[layout.PLAYERS]):
        at = g.block(owner)
        here = g.place(attacker)
        if here < 0 or s[at + layout.F_TOKEN] != here:
            continue
        token = t.fighter_token[s[at + layout.F_ID]]
        for effect in range(t.token_first[token], t.token_first[token] + t.token_effects[token]):
            step = t.e_first[effect]
            if t.d_verb[step] == codes.V_ADD_ATTACK and touches(g, effect, owner, attacker):
                source = f"neon-{known.source(effect)}"
                found.append({"source": source, "n": t.d_n[step], "rule": known.rule(effect), "seat": owner})
    return found


def defence_sources(g: State, known: Catalogue, current: int) -> Json:
    """The defence pool and what it is made of."""
    s = g.s
    sources = [{"source": "neon-basic-armor", "n": known.tables.armor_dice, "rule": "NEON-DEF-01"}]
    fields = s[g.block(current) + layout.F_FIELD]
    if fields:
        sources.append({"source": "neon-half-defense", "n": fields, "rule": "NEON-DEFA-02"})
    sources += used_sources(g, known, codes.V_ADD_DEFENSE)
    dice = s[layout.DEFENSE_POOL_SIZE] or defence_pool(g)
    return {"dice": dice, "most": known.tables.defense_max, "rule": "NEON-DEF-03", "sources": sources}
