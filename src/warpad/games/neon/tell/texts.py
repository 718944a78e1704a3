"""Effects in plain words: phrases by message id with arguments, composed from the data the rules use.

A phrase is {"message": id, "args": {...}}; a text among the arguments is the end of a message id, as in
actions and events: "face-crit" is the message neon-face-crit.
"""

from __future__ import annotations

from typing import Any

from warpad.games.neon.data.entries import Cost, Do, Effect

Phrase = dict[str, Any]


def phrase(message: str, **args: object) -> Phrase:
    return {"message": message, "args": args}


def effect_phrases(effect: Effect) -> list[Phrase]:
    """The whole effect: how often, when, at what price, what it does, on which condition."""
    said = []
    if effect.limit == "once_per_round":
        said.append(phrase("neon-limit-once_per_round"))
    said.append(phrase(f"neon-moment-{effect.window}"))
    if effect.team:
        said.append(phrase("neon-words-team"))
    said += cost_phrases(effect.cost)
    for i, do in enumerate(effect.do):
        if i:
            said.append(phrase("neon-words-and"))
        said += do_phrases(do)
    said += [phrase(f"neon-when-{condition}") for condition in effect.conditions]
    if effect.mode == "mandatory":
        said.append(phrase("neon-words-must"))
    return said


def cost_phrases(cost: Cost) -> list[Phrase]:
    """The price, with its colon."""
    if cost.energy:
        return [phrase("neon-cost-energy", n=cost.energy)]
    if cost.supply:
        return [phrase("neon-cost-supply", supply=f"supply-{cost.supply}")]
    return []


def do_phrases(do: Do) -> list[Phrase]:
    """What one verb does."""
    if do.verb == "add_attack_dice":
        return _attack_dice(do)
    if do.verb == "add_defense_dice":
        ally = "-ally" if do.for_ else ""
        return [phrase(f"neon-verb-add_defense_dice{ally}", n=do.n)]
    if do.verb == "reroll":
        if do.max == "any":
            return [phrase(f"neon-verb-reroll-{do.pool}-any")]
        return [phrase(f"neon-verb-reroll-{do.pool}", n=do.max)]
    if do.verb == "turn_face":
        return _turn_face(do)
    if do.verb == "extend_range":
        reach = phrase("neon-verb-extend_range", min=do.min, max=do.max, n=do.dice)
        return [reach, *_weapons(do)]
    if do.verb == "move":
        return [_move(do)]
    return [_plain(do)]


def _attack_dice(do: Do) -> list[Phrase]:
    if do.n < 0:
        return [phrase("neon-verb-fewer_attack_dice", n=-do.n, floor=do.floor or 0)]
    if do.for_:
        return [phrase("neon-verb-add_attack_dice-ally", n=do.n)]
    said = [phrase("neon-verb-add_attack_dice", n=do.n)]
    if do.min_range:
        said.append(phrase("neon-words-at_range", n=do.min_range))
    if do.opens_empty_range:
        said.append(phrase("neon-words-opens"))
    return said + _weapons(do)


def _turn_face(do: Do) -> list[Phrase]:
    faces = {"from": f"face-{do.from_}", "to": f"face-{do.to}"}
    if do.owner == "opponent":
        return [phrase("neon-verb-turn_face-opponent", n=do.count, **faces)]
    if do.count == "all":
        return [phrase("neon-verb-turn_face-all", **faces)]
    return [phrase("neon-verb-turn_face", n=do.count, **faces)]


def _weapons(do: Do) -> list[Phrase]:
    names = [f"type-{name}" for name in do.weapon_types]
    if not names:
        return []
    if len(names) == 1:
        return [phrase("neon-words-weapon", a=names[0])]
    return [phrase("neon-words-weapons", a=names[0], b=names[1])]


def _move(do: Do) -> Phrase:
    if do.dest == "any":
        return phrase("neon-verb-move-any")
    if do.who == "target":
        return phrase("neon-verb-move-target")
    if do.dest == "up_to":
        return phrase("neon-verb-move-up_to", n=do.steps)
    return phrase("neon-verb-move-adjacent")


def _plain(do: Do) -> Phrase:
    """Verbs whose words fill one sentence."""
    if do.verb == "cancel_hit":
        return phrase(f"neon-verb-cancel_hit-{do.kind}", n=do.n)
    if do.verb == "deal_damage":
        return phrase(f"neon-verb-deal_damage-{do.to}", n=do.n)
    if do.verb == "prevent_damage":
        return phrase(f"neon-verb-prevent_damage-{do.source}")
    if do.verb in ("gain_energy", "lose_energy"):
        who = f"-{do.who}" if do.who and do.who != "self" else ""
        return phrase(f"neon-verb-{do.verb}{who}", n=do.n)
    if do.verb == "cost_delta":
        less = "less" if do.n < 0 else "more"
        return phrase(f"neon-verb-cost_delta-{do.kind}-{less}", n=abs(do.n), floor=do.floor or 0)
    if do.verb == "place_token":
        return phrase(f"neon-verb-place_token-{do.where}", token=f"token-{do.token}")
    if do.verb == "return_token":
        return phrase("neon-verb-return_token", token=f"token-{do.token}")
    if do.verb == "draw_loot":
        return phrase("neon-verb-draw_loot", n=do.n, loot=f"class-{do.class_}")
    if do.verb in ("add_damage", "look_more", "attach_field"):
        return phrase(f"neon-verb-{do.verb}", n=do.n)
    if do.verb == "forbid":
        return phrase(f"neon-verb-forbid-{do.what}")
    return phrase(f"neon-verb-{do.verb}")
