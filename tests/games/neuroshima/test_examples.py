"""The battles of the two worked examples.

The pictures of the books are lost; the placements here are made to agree with the text. In the example of
Duel no placement fits every word: here the Mother stands next to the cannon, but not to the HQ.
"""

from .scenario import fight

# Outpost against Hegemony, after turn 10 (3.0).
EXAMPLE_30 = """
    C3: outpost hq; C4: outpost brawler facing SE; B3: outpost medic facing NW;
    E3: outpost annihilator facing SW;
    A2: outpost hmg facing SE; B1: outpost commando facing S; C1: outpost scout facing N;
    D4: hegemony hq; C5: hegemony officer-1 facing NE; B4: hegemony net-fighter facing NE;
    D2: hegemony runner facing SW; E1: hegemony boss facing NW; E2: hegemony universal-soldier facing S;
    A3: hegemony ganger facing N
"""

# Vegas against Smart, after turn 7 (Duel).
EXAMPLE_DUEL = """
    A1: vegas hq facing N; B2: vegas bodyguard facing S; A2: vegas medic facing N; B3: vegas scout facing N;
    D2: vegas mercenary facing SW; E2: vegas agitator facing NE;
    C3: smart hq; D3: smart gauss-cannon facing NW; D4: smart mother-module facing N;
    C2: smart cyborg facing SE; C4: smart gauss-cannon facing NW
"""


def test_outpost_18_hegemony_14():
    battle = fight(EXAMPLE_30, "outpost hegemony")
    assert battle.segments == [4, 3, 2, 1, 0]
    assert battle.hp == [18, 14]
    assert battle.removed == {"net-fighter": 4, "medic": 3, "annihilator": 3, "brawler": 0, "runner": 0}


def test_vegas_18_smart_19():
    battle = fight(EXAMPLE_DUEL, "vegas smart", ruleset="duel")
    assert battle.segments == [3, 2, 1, 0]
    assert battle.hp == [18, 19]
    assert battle.removed == {"mercenary": 3, "bodyguard": 2, "scout": 2, "medic": 2}
    assert battle.result["segments"][-1]["events"] == []
