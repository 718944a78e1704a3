"""Effects in plain words: phrases by message id with arguments, composed from the data the rules use.

A phrase is {"message": id, "args": {...}}; a text among the arguments is the end of a message id, as in
actions and events: "face-crit" is the message neon-face-crit.
"""

from __future__ import annotations

from typing import Any

from warpad.games.neon.data.entries import Cost, Effect, Step

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
    for i, step in enumerate(effect.steps):
        if i:
            said.append(phrase("neon-words-and"))
        said += step_phrases(step)
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


def step_phrases(step: Step) -> list[Phrase]:
    """What one verb does."""
    if step.do == "add_attack_dice":
        return _attack_dice(step)
    if step.do == "add_defense_dice":
        ally = "-ally" if step.for_ else ""
        return [phrase(f"neon-verb-add_defense_dice{ally}", n=step.value)]
    if step.do == "reroll":
        if step.max == "any":
            return [phrase(f"neon-verb-reroll-{step.pool}-any")]
        return [phrase(f"neon-verb-reroll-{step.pool}", n=step.max)]
    if step.do == "turn_face":
        return _turn_face(step)
    if step.do == "extend_range":
        reach = phrase("neon-verb-extend_range", min=step.min, max=step.max, n=step.dice)
        return [reach, *_weapons(step)]
    if step.do == "move":
        return [_move(step)]
    return [_plain(step)]


def _attack_dice(step: Step) -> list[Phrase]:
    if step.value < 0:
        return [phrase("neon-verb-fewer_attack_dice", n=-step.value, floor=step.floor or 0)]
    if step.for_:
        return [phrase("neon-verb-add_attack_dice-ally", n=step.value)]
    said = [phrase("neon-verb-add_attack_dice", n=step.value)]
    if step.min_range:
        said.append(phrase("neon-words-at_range", n=step.min_range))
    if step.opens_empty_range:
        said.append(phrase("neon-words-opens"))
    return said + _weapons(step)


def _turn_face(step: Step) -> list[Phrase]:
    faces = {"from": f"face-{step.from_}", "to": f"face-{step.to}"}
    if step.owner == "opponent":
        return [phrase("neon-verb-turn_face-opponent", n=step.count, **faces)]
    if step.count == "all":
        return [phrase("neon-verb-turn_face-all", **faces)]
    return [phrase("neon-verb-turn_face", n=step.count, **faces)]


def _weapons(step: Step) -> list[Phrase]:
    names = [f"type-{name}" for name in step.weapon_types]
    if not names:
        return []
    if len(names) == 1:
        return [phrase("neon-words-weapon", a=names[0])]
    return [phrase("neon-words-weapons", a=names[0], b=names[1])]


def _move(step: Step) -> Phrase:
    if step.dest == "any":
        return phrase("neon-verb-move-any")
    if step.who == "target":
        return phrase("neon-verb-move-target")
    if step.dest == "up_to":
        return phrase("neon-verb-move-up_to", n=step.steps)
    return phrase("neon-verb-move-adjacent")


def _plain(step: Step) -> Phrase:
    """Verbs whose words fill one sentence."""
    if step.do == "cancel_hit":
        return phrase(f"neon-verb-cancel_hit-{step.kind}", n=step.value)
    if step.do == "deal_damage":
        return phrase(f"neon-verb-deal_damage-{step.to}", n=step.value)
    if step.do == "prevent_damage":
        return phrase(f"neon-verb-prevent_damage-{step.source}")
    if step.do in ("gain_energy", "lose_energy"):
        who = f"-{step.who}" if step.who and step.who != "self" else ""
        return phrase(f"neon-verb-{step.do}{who}", n=step.value)
    if step.do == "cost_delta":
        less = "less" if step.value < 0 else "more"
        return phrase(f"neon-verb-cost_delta-{step.kind}-{less}", n=abs(step.value), floor=step.floor or 0)
    if step.do == "place_token":
        return phrase(f"neon-verb-place_token-{step.where}", token=f"token-{step.token}")
    if step.do == "return_token":
        return phrase("neon-verb-return_token", token=f"token-{step.token}")
    if step.do == "draw_loot":
        return phrase("neon-verb-draw_loot", n=step.value, loot=f"class-{step.class_}")
    if step.do in ("add_damage", "look_more", "attach_field"):
        return phrase(f"neon-verb-{step.do}", n=step.value)
    if step.do == "forbid":
        return phrase(f"neon-verb-forbid-{step.what}")
    return phrase(f"neon-verb-{step.do}")
