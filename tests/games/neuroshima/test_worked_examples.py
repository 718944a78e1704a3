"""The worked examples of the rulebooks, played turn by turn.

The pictures are lost. The placements here are ours, chosen to fit the words: which tile touches, nets,
shoots or helps which.
"""

from __future__ import annotations

from tests.games.neuroshima.playing import Playing, new_game
from tests.marks import rule


def outpost_against_hegemony() -> Playing:
    game = new_game(armies="outpost,hegemony")
    # Turns 1 to 3: HQs in the middle and in a corner; a Medic between them; the Hegemony HQ steps aside.
    game.do("hq", at="C3", facing="N").do("hq", at="C1", facing="N")
    game.draws("outpost-medic").do("place", tile="outpost-medic", at="C2", facing="SW").do("end")
    game.draws("hegemony-move", "hegemony-officer-1")
    game.do("move", tile="hegemony-move", from_="C1", at="D1", facing="N")
    game.do("place", tile="hegemony-officer-1", at="E1", facing="SW").do("end")
    # Turns 4 and 5: the Brawler stands before the enemy HQ next to its own; it is netted.
    game.draws("outpost-move", "outpost-brawler", "outpost-annihilator").do("discard", tile="outpost-move")
    game.do("place", tile="outpost-brawler", at="D2", facing="N")
    game.do("place", tile="outpost-annihilator", at="C1", facing="SE").do("end")
    game.draws("hegemony-battle", "hegemony-net-fighter", "hegemony-runner")
    game.do("discard", tile="hegemony-battle")
    game.do("place", tile="hegemony-net-fighter", at="E2", facing="NW")
    game.do("place", tile="hegemony-runner", at="B3", facing="NE").do("end")
    # Turns 6 and 7: the Outpost HQ leaves, the Runner follows, a second net catches the HQ.
    game.draws("outpost-move", "outpost-battle", "outpost-hmg").do("discard", tile="outpost-battle")
    game.do("move", tile="outpost-move", from_="C3", at="D3", facing="N")
    game.do("place", tile="outpost-hmg", at="B2", facing="NE").do("end")
    game.draws("hegemony-universal-soldier", "hegemony-ganger", "hegemony-net-fighter")
    game.do("discard", tile="hegemony-ganger")
    game.do("place", tile="hegemony-universal-soldier", at="B1", facing="NE")
    game.do("place", tile="hegemony-net-fighter", at="E3", facing="NW")
    game.do("go", from_="B3", at="C3", facing="SE").do("end")
    # Turns 8 and 9: a Commando with a Scout, a Ganger behind the HMG, the Boss behind the Runner.
    game.draws("outpost-commando", "outpost-scout", "outpost-medic").do("discard", tile="outpost-medic")
    game.do("place", tile="outpost-commando", at="B4", facing="NE")
    game.do("place", tile="outpost-scout", at="C5", facing="NE").do("end")
    game.draws("hegemony-ganger", "hegemony-boss", "hegemony-runner").do("discard", tile="hegemony-runner")
    game.do("place", tile="hegemony-ganger", at="A2", facing="NE")
    game.do("place", tile="hegemony-boss", at="B3", facing="NE").do("end")
    # Turn 10: the Sniper frees the HQ, and the battle begins.
    game.draws("outpost-sniper", "outpost-move", "outpost-battle").do("discard", tile="outpost-move")
    game.do("snipe", tile="outpost-sniper", at="E3")
    game.events()
    return game.do("battle", tile="outpost-battle")


@rule("NH-TURN-03", "NH-TURN-05", "NH-INS-04", "NH-BAT-15")
def test_outpost_against_hegemony_ends_eighteen_to_fourteen() -> None:
    game = outpost_against_hegemony()
    assert game.hp() == [18, 14]
    assert game.view["player"] == 1
    assert game.view["turn"] == 10
    fallen = {e["at"]: e["event"] for e in game.events() if e["event"] in ("destroyed", "spent")}
    assert fallen == {
        "E2": "destroyed",
        "C2": "spent",
        "C1": "destroyed",
        "D2": "destroyed",
        "C3": "destroyed",
    }


@rule("NH-BAT-01", "NH-MOD-05", "NH-NET-06")
def test_its_battle_runs_from_four_to_zero_and_the_freed_brawler_strikes_twice() -> None:
    events = outpost_against_hegemony().events()
    assert [e["initiative"] for e in events if e["event"] == "segment-begun"] == [4, 3, 2, 1, 0]
    assert [e["hp"] for e in events if e["event"] == "hq-hurt" and e["player"] == 1] == [18, 15, 14]
    assert sum(e["event"] == "struck" and e["tile"] == "outpost-brawler" for e in events) == 2


def vegas_against_smart() -> Playing:
    """No placement fits every word of this one: Smart's HQ stands on an inner hex instead of the centre."""
    game = new_game(armies="vegas,smart", ruleset="duel")
    game.do("hq", at="C1", facing="NW").do("hq", at="D3", facing="N")
    # Turns 2 to 4: a Bodyguard before the HQ, a Gauss Cannon against it; the Agitator takes the cannon.
    game.draws("vegas-bodyguard").do("place", tile="vegas-bodyguard", at="C3", facing="SE").do("end")
    game.draws("smart-gauss-cannon", "smart-mother-module")
    game.do("place", tile="smart-gauss-cannon", at="C4", facing="N")
    game.do("place", tile="smart-mother-module", at="D4", facing="NW").do("end")
    game.draws("vegas-medic", "vegas-agitator", "vegas-scout").do("discard", tile="vegas-scout")
    game.do("place", tile="vegas-medic", at="C2", facing="N")
    game.do("place", tile="vegas-agitator", at="C5", facing="N")
    game.do("turn", at="C4", facing="NE").do("end")
    # Turn 5: the Mother pushes the Agitator away, Smart's HQ turns the cannon back.
    game.draws("smart-push-back", "smart-terror", "smart-cyborg").do("discard", tile="smart-terror")
    game.do("push", tile="smart-push-back", from_="D4", at="C5")
    game.do("ride", by="D3", from_="C4", at="C4", facing="N")
    game.do("place", tile="smart-cyborg", at="E2", facing="SW").do("end")
    # Turn 6: a Scout for the Bodyguard, a Mercenary at the HQ.
    game.draws("vegas-guard", "vegas-mercenary", "vegas-scout").do("discard", tile="vegas-guard")
    game.do("place", tile="vegas-scout", at="B2", facing="SE")
    game.do("place", tile="vegas-mercenary", at="D2", facing="S").do("end")
    # Turn 7: the HQ moves and turns three tiles, a second cannon comes, battle.
    game.draws("smart-gauss-cannon", "smart-battle", "smart-transporter").do(
        "discard", tile="smart-transporter"
    )
    game.do("ride", by="D3", from_="C4", at="C5", facing="N")
    game.do("ride", by="D3", from_="D4", at="D4", facing="SW")
    game.do("ride", by="D3", from_="E2", at="E2", facing="NW")
    game.do("place", tile="smart-gauss-cannon", at="A2", facing="NE")
    game.events()
    return game.do("battle", tile="smart-battle")


@rule("NH-CTL-01", "NH-MOD-08", "NH-INS-03", "NH-BAT-11")
def test_vegas_against_smart_ends_eighteen_to_nineteen() -> None:
    game = vegas_against_smart()
    assert game.hp() == [18, 19]
    events = game.events()
    segments = [e["initiative"] for e in events if e["event"] == "segment-begun"]
    assert segments[:3] == [3, 2, 1]
    lost = sorted(e["tile"] for e in events if e["event"] == "destroyed")
    assert lost == ["vegas-bodyguard", "vegas-medic", "vegas-mercenary", "vegas-scout"]


@rule("NH-CTL-01", "NH-CTL-02")
def test_its_pushed_agitator_lets_the_cannon_go_as_it_lies() -> None:
    game = new_game(armies="vegas,smart", ruleset="duel")
    game.do("hq", at="C1", facing="NW").do("hq", at="D3", facing="N")
    game.draws("vegas-agitator").do("place", tile="vegas-agitator", at="C5", facing="N").do("end")
    game.draws("smart-gauss-cannon", "smart-mother-module")
    game.do("place", tile="smart-gauss-cannon", at="C4", facing="N")
    assert (game.asks, game.seat) == ("turn", 0)
    game.do("turn", at="C4", facing="NE")
    assert (game.commander("C4"), game.seat) == (0, 1)
