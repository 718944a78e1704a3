"""Bots of other authors: a class in a file or in an installed module."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from warpad.core.errors import SetupError
from warpad.core.thinking.bot import Bot

SUFFIX = ".py"


def is_guest(name: str) -> bool:
    """`my_bot.py`, `my_bot.py:Careful` and `package.module:Careful` name guests."""
    return ":" in name or name.endswith(SUFFIX)


def guest(name: str) -> type[Bot]:
    """The class that the name stands for."""
    source, _, wanted = name.rpartition(":") if not name.endswith(SUFFIX) else (name, "", "")
    module = _module(source)
    if wanted:
        found = getattr(module, wanted, None)
        if not (isinstance(found, type) and issubclass(found, Bot)):
            raise SetupError(f"{source}: there is no bot {wanted!r}; {_offer(module)}")
        return found
    mine = _bots_of(module)
    if len(mine) != 1:
        raise SetupError(f"{source}: which bot? {_offer(module)}")
    return mine[0]


def _bots_of(module: ModuleType) -> list[type[Bot]]:
    """The classes of bots that the module itself defines and that can be made."""
    return [
        found
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, Bot)
        and found.__module__ == module.__name__
        and not found.__abstractmethods__
    ]


def _offer(module: ModuleType) -> str:
    names = [found.__name__ for found in _bots_of(module)]
    if not names:
        return "it defines none; a bot is a class made from warpad.bots.Bot"
    return f"it defines {', '.join(names)}"


def _module(source: str) -> ModuleType:
    try:
        return _from_file(Path(source)) if source.endswith(SUFFIX) else importlib.import_module(source)
    except SetupError:
        raise
    except Exception as error:
        raise SetupError(f"the bot {source} cannot be loaded ({type(error).__name__}: {error})") from error


def _from_file(path: Path) -> ModuleType:
    """The module of a file, run once in a process; it may import its neighbours."""
    path = path.resolve()
    name = f"{path.stem}_{hashlib.sha256(bytes(path)).hexdigest()[:12]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise SetupError(f"there is no file {path.name} in {path.parent}")
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
