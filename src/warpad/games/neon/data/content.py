"""Content packs: a folder of JSON files read strictly and checked as a whole."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from warpad.core.content import installed_packs, read
from warpad.core.errors import ContentError
from warpad.games.neon.data import entries
from warpad.games.neon.data.consistency import faults
from warpad.games.neon.data.entries import Pack
from warpad.games.neon.data.vocabulary import CONDITIONS, LIMITS, MODES, VERBS, WINDOWS

__all__ = [
    "CONDITIONS",
    "LIMITS",
    "MODES",
    "PACK_FOLDER",
    "VERBS",
    "WINDOWS",
    "Pack",
    "check",
    "load_pack",
    "pack_folder",
    "packs",
]

CONTENT = Path(__file__).parent.parent / "content"
PACK_FOLDER = CONTENT / "base"

FILES: dict[str, Any] = {
    "dice": entries.DiceFile,
    "components": entries.Components,
    "fighters": entries.FightersFile,
    "action_cards": entries.ActionCardsFile,
    "loot": entries.LootFile,
    "upgrades": entries.UpgradesFile,
    "sectors": entries.SectorsFile,
    "bots": entries.Bots,
    "round_boards": entries.RoundBoardsFile,
    "automa": entries.Automa,
    "modes": entries.ModesFile,
}


def load_pack(folder: Path = PACK_FOLDER) -> Pack:
    """The pack of a folder; raises ContentError with the first thing that is wrong."""
    pack = _join({name: read(folder / f"{name}.json", type) for name, type in FILES.items()})
    for fault in faults(pack):
        raise ContentError(fault)
    return pack


def check(folder: Path = PACK_FOLDER) -> list[str]:
    """Everything that is wrong with the pack of a folder; empty when all is well."""
    found: dict[str, Any] = {}
    broken: list[str] = []
    for name, type in FILES.items():
        try:
            found[name] = read(folder / f"{name}.json", type)
        except ContentError as error:
            broken.append(str(error))
    return broken or list(faults(_join(found)))


def packs() -> list[str]:
    """The packs that come with the game or were installed by the host, by the names of their folders."""
    return sorted(_folders())


def pack_folder(name: str) -> Path:
    """The folder of a pack; only what is installed has a name, so no other folder can be read."""
    folders = _folders()
    if name not in folders:
        raise ContentError(f"there is no pack {name}; installed are {', '.join(sorted(folders))}")
    return folders[name]


def _folders() -> dict[str, Path]:
    own = {path.name: path for path in CONTENT.iterdir() if (path / "fighters.json").exists()}
    return {**installed_packs("neon"), **own}


def _join(found: dict[str, Any]) -> Pack:
    fighters, cards, modes = found["fighters"], found["action_cards"], found["modes"]
    return Pack(
        dice=found["dice"].dice,
        components=found["components"],
        standard_abilities=fighters.standard_abilities,
        fighters=fighters.fighters,
        tokens=fighters.tokens,
        actions=cards.actions,
        cards=cards.cards,
        designs=found["loot"].designs,
        upgrades=found["upgrades"].upgrades,
        sectors=found["sectors"].sectors,
        bots=found["bots"],
        round_boards=found["round_boards"].sides,
        automa=found["automa"],
        modes=modes.modes,
        scoring=modes.scoring,
        flags=modes.flags,
    )
