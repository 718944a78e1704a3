"""Reasons are facts: each is told where it is true, in positions made for it, and not where it is not."""

from __future__ import annotations

import pytest

from tests.games.bugs.scenario import order_action
from tests.games.bugs.scenario import scenario as bugs_scene
from tests.games.neon.scenario import Scene
from tests.games.neuroshima.playing import Playing, playing
from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.core.position import Position
from warpad.core.thinking.bot import Sight
from warpad.core.thinking.critic import critic_of
from warpad.games import GAMES, find

NEUROSHIMA, NEON, BUGS = (find(name) for name in ("neuroshima", "neon", "bugs"))
RING = ["park", "factory", "charging-station", "highway", "underpass", "mall"]


def told(
    game: str, position: Position, seat: int, better: list[Json], instead: list[Json]
) -> dict[str, Json]:
    """Reasons by their last words; actions of one seat each, played one after the other."""
    known, critic = find(game), critic_of(find(game))

    def moves(actions: list[Json]) -> list[int]:
        twin, found = position.copy(), []
        for action in actions:
            found.append(known.legal_move(twin, seat, action))
            critic.carry_out(twin, seat, found[-1:], Dice(0))
        return found

    sayings = critic.reasons(position, seat, moves(better), moves(instead))
    return {saying.id.partition("-because-")[2]: saying.args for saying in sayings}


def matters(game: str, position: Position, seat: int) -> dict[str, Json]:
    sayings = critic_of(find(game)).matters(position, seat)
    return {saying.id.partition("-now-")[2]: saying.args for saying in sayings}


# -- Neuroshima ----------------------------------------------------------------------------------

BESIEGED = "C4: outpost hq; C3: hegemony thug facing S; C1: hegemony hq"
BATTLE = {"do": "battle", "tile": "outpost-battle"}
END = {"do": "end"}


def besieged(*hand: str) -> Playing:
    return playing(BESIEGED, hand=tuple(f"outpost-{name}" for name in hand))


def placings(scene: Playing, tile: str) -> list[Json]:
    return [action for action in scene.legal("place") if action["tile"] == f"outpost-{tile}"]


def test_a_blow_that_comes_first_is_told_with_both_segments_and_who_falls() -> None:
    scene = besieged("commando", "battle")
    found = [(a, told("neuroshima", scene.position, 0, [a], [])) for a in placings(scene, "commando")]
    saved = [(a, reasons) for a, reasons in found if "first-blow" in reasons]
    assert saved
    for action, reasons in saved:
        fact = reasons["first-blow"]
        assert (fact["target"], fact["segment"], fact["later"]) == ("C3", 3, 2)
        scene_then = besieged("commando", "battle").do(**{"verb": "place", **without_do(action)})
        forecast = NEUROSHIMA.forecast(scene_then.position)
        assert {"at": "C3", "tile": "hegemony-thug", "player": 1} in forecast["lost"]
        assert reasons["hq-saved"] == {"better": 0, "instead": loss(besieged("battle")), "fights": "no"}
    silent = [reasons for a, reasons in found if "first-blow" not in reasons]
    assert silent, "a Commando that faces away stops nobody"


def without_do(action: Json) -> Json:
    return {name: value for name, value in action.items() if name != "do"}


def loss(scene: Playing) -> int:
    (own, _) = NEUROSHIMA.forecast(scene.position)["hp"]
    return int(own["before"] - own["after"])


def test_a_battle_says_what_it_does_and_an_empty_one_that_nobody_is_hit() -> None:
    scene = besieged("battle")
    assert told("neuroshima", scene.position, 0, [BATTLE], [END])["battle"]["own"] == loss(scene)
    calm = playing("C4: outpost hq; C1: hegemony hq", hand=("outpost-battle",))
    reasons = told("neuroshima", calm.position, 0, [BATTLE], [])
    assert list(reasons) == ["nothing-hit"]
    assert "wasted-battle" in told("neuroshima", calm.position, 0, [END], [BATTLE])


def test_a_net_is_told_with_whom_it_holds() -> None:
    drawn = "C4: hegemony hq; C3: outpost brawler facing S; C1: outpost hq"
    scene = playing(drawn, armies="hegemony outpost", hand=("hegemony-net-master",))
    found = [told("neuroshima", scene.position, 0, [action], []) for action in scene.legal("place")]
    nets = [reasons["nets"] for reasons in found if "nets" in reasons]
    assert nets
    assert {net["target"] for net in nets} == {"C3"}
    assert len(nets) < len(found)


def test_a_tile_that_faces_nobody_is_told_against() -> None:
    scene = besieged("runner", "commando")
    first = [(a, told("neuroshima", scene.position, 0, [a], [])) for a in placings(scene, "commando")]
    best = next(action for action, reasons in first if "first-blow" in reasons)
    away = [
        a for a in placings(scene, "runner") if "idle" in told("neuroshima", scene.position, 0, [best], [a])
    ]
    towards = [
        a for a in placings(scene, "runner") if "aims" in told("neuroshima", scene.position, 0, [a], [])
    ]
    assert away
    assert towards
    assert not [a for a in away if a in towards]


def test_what_matters_names_the_threat_with_its_price() -> None:
    scene = besieged("battle")
    assert matters("neuroshima", scene.position, 0)["threat"] == {
        "at": "C3",
        "tile": "hegemony-thug",
        "segment": 2,
        "total": loss(scene),
    }
    calm = playing("C4: outpost hq; C1: hegemony hq", hand=("outpost-battle",))
    assert list(matters("neuroshima", calm.position, 0)) == ["quiet"]


def test_a_forecast_is_exact_only_where_nobody_has_a_choice() -> None:
    assert NEUROSHIMA.forecast(besieged("battle").position)["choices"] == []
    clown = playing("C4: outpost hq; C1: moloch hq; C3: moloch clown facing S", armies="outpost moloch")
    assert [choice["tile"] for choice in NEUROSHIMA.forecast(clown.position)["choices"]] == ["moloch-clown"]


def test_causes_of_a_forecast_add_up_to_the_loss_and_netted_tiles_are_named() -> None:
    scene = besieged("battle")
    causes = NEUROSHIMA.forecast(scene.position)["causes"]
    assert sum(cause["wounds"] for cause in causes if cause["player"] == 0) == loss(scene)
    assert {(cause["at"], cause["segment"]) for cause in causes} == {("C3", 2)}
    drawn = (
        "C4: hegemony hq; C3: outpost brawler facing S; D2: hegemony net-fighter facing SW; C1: outpost hq"
    )
    netted = playing(drawn, armies="hegemony outpost")
    tiles = {tile["at"]: tile for tile in netted.view["tiles"]}
    idle = NEUROSHIMA.forecast(netted.position)["idle"]
    assert [tile["at"] for tile in idle] == [at for at in ("C3",) if tiles[at]["netted"]]


# -- War of Bugs ---------------------------------------------------------------------------------


@pytest.mark.parametrize("foe", ["spider", "wasp", "ant", "mosquito", "mantis"])
def test_an_order_says_whom_it_meets_with_the_chance_that_the_engine_counts(foe: str) -> None:
    scene = bugs_scene(f"S: mantis b2, ant d1; N: {foe} b4", energy="1 1")
    order, stay = order_action(0, "mantis NN"), order_action(0, "ant stay")
    row = next(r for r in _forecast(scene.position, 0) if (r["unit"], r["path"]) == ("mantis", "NN"))
    value, outright = row["battle"]["value"], row["battle"]["triangle"] is not None
    good, bad = ("beats", "beaten") if outright else ("odds", "worse-odds")
    meeting = told("bugs", scene.position, 0, [order], [stay])
    against = told("bugs", scene.position, 0, [stay], [order])
    assert (good in meeting) == (value > 0.5)
    assert (bad in against) == (value < 0.5)
    for fact in filter(None, (meeting.get(good), against.get(bad))):
        assert (fact["foe"], fact["at"], fact["chance"]) == (foe, "b4", round(100 * value))


def _forecast(position: Position, army: int) -> list[Json]:
    from warpad.games.bugs.rules.state import State
    from warpad.games.bugs.tell.forecast import forecast

    assert isinstance(position, State)
    return forecast(position, army)


def test_the_artefact_in_reach_matters_and_is_a_reason() -> None:
    scene = bugs_scene("S: ant c2; N: wasp e5")
    assert matters("bugs", scene.position, 0)["artefact"] == {"unit": "ant", "at": "c3"}
    taking = told("bugs", scene.position, 0, [order_action(0, "ant N")], [order_action(0, "ant stay")])
    assert taking["artefact"] == {"unit": "ant", "at": "c3"}
    taken = bugs_scene("S: ant c2; N: wasp c3")
    assert "artefact" not in matters("bugs", taken.position, 0)


def test_near_the_goal_it_is_said_for_both_sides() -> None:
    scene = bugs_scene("S: ant a2; N: wasp e4", influence="7 6")
    found = matters("bugs", scene.position, 0)
    assert (found["near"]["left"], found["foe-near"]["left"]) == (1, 2)
    assert "near" not in matters("bugs", bugs_scene("S: ant a2; N: wasp e4").position, 0)


# -- Neon ----------------------------------------------------------------------------------------


def test_a_row_says_whom_it_reaches_and_another_that_it_reaches_nobody() -> None:
    scene = Scene("snake", "ghost", "boulder", ring=RING).put(0, "park", energy=2)
    table = scene.put(1, "park").put(2, "highway").plan()
    rows = NEON.legal_actions(table.position, 0)
    critic = critic_of(NEON)
    seen = {"reaches": 0, "silent": 0}
    for row in rows:
        move = NEON.move(table.position, 0, row)
        halves = NEON.outlook(table.position, 0, move)["halves"]
        best = max((aim["expected"] or 0 for half in halves for aim in half["aims"] or []), default=0)
        reasons = {s.id: s.args for s in critic.reasons(table.position, 0, [move], [])}
        if best > 0.2:
            assert reasons["neon-because-reaches"]["expected"] == round(best, 1)
            seen["reaches"] += 1
        else:
            assert "neon-because-reaches" not in reasons
            seen["silent"] += 1
    assert min(seen.values()) > 0


def test_a_row_says_which_alternative_of_each_half_is_meant() -> None:
    """Whether to search or to charge is told by habit, the same in all rows; where it is unclear, nothing."""
    table = Scene("akari", "ghost", ring=RING).put(0, "park", energy=5).put(1, "park").plan()
    critic, sight = critic_of(NEON), Sight(NEON, table.position, 0)
    habits = set()
    for row in NEON.legal_actions(table.position, 0)[::3]:
        halves = [row[name] for name in ("first", "second", "third")]
        said = critic.intent(sight, [NEON.move(table.position, 0, row)], Dice(1))
        meant = list(said[0].args.values()) if said else halves
        assert all(set(use) <= set(options) for use, options in zip(meant, halves, strict=True))
        assert bool(said) == (meant != halves)
        if row["first"] == ["search", "energy1"]:
            habits.add(tuple(meant[0]))
    assert len([meant for meant in habits if len(meant) == 1]) == 1


def test_the_sector_that_sinks_matters_to_who_stands_there() -> None:
    scene = Scene("snake", "ghost", ring=RING).put(0, "park").put(1, "highway").plan()
    closes = scene.position.observe(0)["closes"]
    there = next(s for s in scene.position.observe(0)["ring"] if s["number"] == closes)["sector"]
    found = matters("neon", scene.position, 0)
    assert ("sinks" in found) == (there == "park")


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_its_words(name: str) -> None:
    """Whatever a game tells while it is played can be said in every language."""
    from warpad import locales

    game, dice = find(name), Dice(5)
    critic, position = critic_of(game), game.new(game.among_programs({}))
    for _ in range(60):
        actors = position.actors()
        for i, actor in enumerate(list(actors)):
            actors[i] = position.draw(dice) if actor < 0 else position.pick(actor, dice)
            if actor >= 0:
                sayings = [
                    *critic.matters(position, actor),
                    *critic.reasons(position, actor, [actors[i]], []),
                ]
                for saying in sayings:
                    for language in locales.LANGUAGES:
                        assert locales.has_message(saying.id, language), saying.id
                        assert "{" not in locales.told(saying.id, saying.args, language)
        position.apply(actors)
        if position.actor() < -1 and not position.actors():
            break
