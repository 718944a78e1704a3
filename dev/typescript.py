"""Python's types as TypeScript: structs, typed dictionaries and dataclasses become interfaces."""

from __future__ import annotations

import dataclasses
import json
import textwrap
from collections import abc
from collections.abc import Iterable, Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, TypeVar, Union, get_args, get_origin, get_type_hints
from typing import is_typeddict as is_typed_dict

import msgspec

WIDTH = 100
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    None: "null",
    Any: "unknown",
    object: "unknown",
}
LISTS = (list, set, frozenset, abc.Sequence)
MAPS = (dict, abc.Mapping)
UNIONS = (Union, UnionType)


@dataclasses.dataclass(frozen=True)
class Member:
    """One field of an interface."""

    name: str
    type: Any
    is_optional: bool


class Writer:
    """Writes interfaces, and those that they mention; `known` names what another file holds already.

    `open_to` says of a shape what its unnamed fields may hold, `read` which structs the page fills in.
    """

    def __init__(
        self,
        known: Mapping[str, object] | None = None,
        open_to: Mapping[type, Any] | None = None,
        read: tuple[type, ...] = (),
    ) -> None:
        self.known = dict(known or {})
        self.mentioned: set[str] = set()
        self.written: dict[str, object] = {}
        self._open_to = dict(open_to or {})
        self._read = read
        self._text: dict[str, str] = {}

    @property
    def text(self) -> str:
        return "\n\n".join(self._text.values()) + "\n"

    def add(self, types: Iterable[type]) -> None:
        for shape in types:
            self._reference(shape)

    def alias(self, name: str, type: Any, about: str = "") -> None:
        """A name of its own for a type."""
        self._claim(name, type)
        self._text[name] = _comment(about) + _declare(f"export type {name} =", self._parts(type), "")

    # -- types -----------------------------------------------------------------------------------

    def _write(self, type: Any) -> str:
        return " | ".join(self._parts(type))

    def _parts(self, type: Any) -> list[str]:
        """The members of a union; of any other type itself alone."""
        if get_origin(type) in UNIONS:
            members = [part for member in get_args(type) for part in self._parts(member)]
            return list(dict.fromkeys(members))
        if get_origin(type) is Literal:
            return [_quote(value) for value in get_args(type)]
        return [] if type is msgspec.Raw else [self._one(type)]

    def _one(self, type: Any) -> str:
        origin, arguments = get_origin(type), get_args(type)
        if isinstance(type, TypeVar):
            return type.__name__
        if origin is Annotated:
            return self._annotated(arguments[0], arguments[1:])
        if origin in LISTS or type in LISTS:
            return _several(self._write(arguments[0]) if arguments else "unknown")
        if origin is tuple:
            return self._tuple(arguments)
        if origin in MAPS or type in MAPS:
            return self._map(arguments)
        if type in PLAIN:
            return PLAIN[type]
        if origin is not None:
            return f"{self._reference(origin)}<{', '.join(map(self._write, arguments))}>"
        return self._reference(type)

    def _annotated(self, type: Any, notes: tuple[Any, ...]) -> str:
        title = next((note for note in notes if isinstance(note, msgspec.Meta) and note.title), None)
        if title is None or title.title is None:
            return self._write(type)
        if self._is_new(title.title, type):
            self.alias(title.title, type, title.description or "")
        return title.title

    def _tuple(self, arguments: tuple[Any, ...]) -> str:
        if len(arguments) == 2 and arguments[1] is ...:
            return _several(self._write(arguments[0]))
        return f"[{', '.join(map(self._write, arguments))}]"

    def _map(self, arguments: tuple[Any, ...]) -> str:
        value = self._write(arguments[1]) if arguments else "unknown"
        if value == "unknown":
            self.mentioned.add("Json")
            return "Json"
        return f"Record<string, {value}>"

    # -- interfaces ------------------------------------------------------------------------------

    def _reference(self, shape: Any) -> str:
        name: str = shape.__name__
        if self._is_new(name, shape):
            self._claim(name, shape)
            self._text[name] = ""
            self._text[name] = self._interface(name, shape)
        return name

    def _is_new(self, name: str, type: Any) -> bool:
        self.mentioned.add(name)
        earlier = self.known.get(name) or self.written.get(name)
        if earlier is not None and earlier != type:
            raise TypeError(f"two types are called {name}: {earlier} and {type}")
        return earlier is None

    def _claim(self, name: str, type: Any) -> None:
        if not name.isidentifier():
            raise TypeError(f"{name} is no name for a type")
        self.written[name] = type

    def _interface(self, name: str, shape: Any) -> str:
        parameters = ", ".join(f"{one.__name__} = Json" for one in getattr(shape, "__parameters__", ()))
        head = f"export interface {name}<{parameters}> {{" if parameters else f"export interface {name} {{"
        lines = [self._field(member) for member in self._members(shape)]
        if shape in self._open_to:
            lines.append(self._field(Member("[field: string]", self._open_to[shape], False)))
        return _comment(shape.__doc__ or "") + "\n".join([head, *lines, "}"])

    def _field(self, member: Member) -> str:
        name = f"{member.name}?" if member.is_optional else member.name
        return _declare(f"  {name}:", self._parts(member.type), "  ")

    def _members(self, shape: Any) -> Iterator[Member]:
        hints = get_type_hints(shape, include_extras=True)
        if is_typed_dict(shape):
            for name, type in hints.items():
                bare = get_args(type)[0] if get_origin(type) is NotRequired else type
                yield Member(name, bare, bare is not type or name in shape.__optional_keys__)
        elif dataclasses.is_dataclass(shape):
            yield from (Member(field.name, hints[field.name], False) for field in dataclasses.fields(shape))
        elif issubclass(shape, msgspec.Struct):
            yield from self._struct_members(shape, hints)
        else:
            raise TypeError(f"{shape} is no shape that can be written")

    def _struct_members(self, shape: type[msgspec.Struct], hints: dict[str, Any]) -> Iterator[Member]:
        config = shape.__struct_config__
        if config.tag_field:
            yield Member(config.tag_field, Literal[config.tag], False)
        may_lack = config.omit_defaults or issubclass(shape, self._read)
        for field in msgspec.structs.fields(shape):
            yield Member(field.encode_name, hints[field.name], may_lack and not field.required)


def _several(item: str) -> str:
    return f"({item})[]" if " | " in item and not item.startswith("[") else f"{item}[]"


def _quote(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def _declare(head: str, parts: list[str], indent: str) -> str:
    """`name: type;`; a union that is too long stands on a line of its own, or one member a line."""
    union = " | ".join(parts)
    line, below = f"{head} {union};", f"{indent}  {union};"
    if len(line) <= WIDTH or len(parts) == 1:
        return line
    if len(below) <= WIDTH:
        return f"{head}\n{below}"
    return "\n".join([head, *(f"{indent}  | {part}" for part in parts)]) + ";"


def _comment(text: str) -> str:
    about = " ".join(text.split())
    if not about:
        return ""
    if len(about) + len("/**  */") <= WIDTH:
        return f"/** {about} */\n"
    lines = textwrap.wrap(about, WIDTH - len(" * "))
    return "\n".join(["/**", *(f" * {line}" for line in lines), " */"]) + "\n"
