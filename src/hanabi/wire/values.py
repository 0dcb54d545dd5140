"""Actions, events, rulesets and rules pages as Structs, one made from each class: nothing is written twice.

Their JSON is that of `hanabi.codec`, byte by byte.
"""

from dataclasses import MISSING, Field, fields, is_dataclass
from types import UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

import msgspec

from hanabi.codec import is_tagged_union, tag_of
from hanabi.game import Action, CardId, Choose, Clue, Discard, Event, Play
from hanabi.rules import Ruleset, Suit

TAG_FIELD = "type"
Whole: TypeAlias = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)]
"""A number no larger than a refusal can write back."""

if TYPE_CHECKING:

    class WireMove(msgspec.Struct):
        """What a player may do; to stop a game is the room's alone (U25)."""

    class WireEvent(msgspec.Struct):
        """What happened in a game."""

    class WireRuleset(msgspec.Struct):
        """A ruleset with all its fields."""


_structs: dict[tuple[type, bool], type[msgspec.Struct]] = {}
"""The Struct of each dataclass, with a tag and without."""
_sources: dict[type[msgspec.Struct], type] = {}
"""The dataclass that each Struct is made from."""
_unions: dict[type[msgspec.Struct], frozenset[str]] = {}
"""The fields of a Struct that hold members of a tagged union."""


@overload
def to_wire(value: Action) -> "WireMove": ...
@overload
def to_wire(value: Event) -> "WireEvent": ...
@overload
def to_wire(value: Ruleset) -> "WireRuleset": ...
@overload
def to_wire(value: object) -> Any: ...
def to_wire(value: object) -> Any:
    """Turn a value into its Struct."""
    return _to_struct(value, tagged=hasattr(value, "tag"))


@overload
def from_wire(value: "WireMove") -> Action: ...
@overload
def from_wire(value: "WireEvent") -> Event: ...
@overload
def from_wire(value: "WireRuleset") -> Ruleset: ...
@overload
def from_wire(value: msgspec.Struct) -> Any: ...
def from_wire(value: Any) -> Any:
    """Turn a Struct back into its value."""
    return source_of(type(value))(*(_incoming(getattr(value, name)) for name in value.__struct_fields__))


def struct_for(kind: type, *, tagged: bool = False) -> type[msgspec.Struct]:
    """Make the Struct of a dataclass; `tagged` if it is a member of a tagged union."""
    if (kind, tagged) not in _structs:
        made = msgspec.defstruct(
            kind.__name__,
            [_field(kind, entry) for entry in fields(kind) if entry.init],
            tag_field=TAG_FIELD if tagged else None,
            tag=tag_of(kind) if tagged else None,
            frozen=True,
            forbid_unknown_fields=True,
            namespace={"__doc__": kind.__doc__},
            module=__name__,
        )
        _structs[kind, tagged] = made
        _sources[made] = kind
        hints = get_type_hints(kind)
        _unions[made] = frozenset(name for name in made.__struct_fields__ if is_tagged_union(hints[name]))
    return _structs[kind, tagged]


def source_of(kind: type) -> type:
    """The class that a Struct is made from; any other class is its own."""
    return _sources.get(kind, kind)


def _to_struct(value: object, *, tagged: bool) -> msgspec.Struct:
    kind = struct_for(type(value), tagged=tagged)
    unions = _unions[kind]
    return kind(*(_outgoing(getattr(value, name), name in unions) for name in kind.__struct_fields__))


def _field(kind: type, entry: Field[Any]) -> tuple[str, Any, Any] | tuple[str, Any]:
    hint = _hint(get_type_hints(kind)[entry.name])
    return (entry.name, hint) if entry.default is MISSING else (entry.name, hint, entry.default)


def _hint(hint: Any) -> Any:
    """A type hint whose unions of dataclasses are unions of Structs."""
    if hint in (Suit, Ruleset) or _holds_union(hint):
        return struct_for(hint)
    if get_origin(hint) is tuple:
        item, *_ = get_args(hint)
        return tuple[_hint(item), ...]  # type: ignore[misc]
    if is_tagged_union(hint):
        members = (struct_for(m, tagged=True) if is_dataclass(m) else m for m in get_args(hint))  # type: ignore[arg-type]
        return Union[tuple(members)]  # noqa: UP007
    return _whole(hint)


def _whole(hint: Any) -> Any:
    """A type hint whose numbers have an end."""
    if get_origin(hint) in (Union, UnionType):
        return Union[tuple(map(_whole, get_args(hint)))]  # noqa: UP007
    return Whole if hint in (int, CardId) else hint


def _holds_union(hint: Any) -> bool:
    """Whether a hint is a dataclass that holds, in a field or deeper, one of several with a tag."""
    if not is_dataclass(hint):
        return False
    inner = get_type_hints(hint).values()
    return any(is_tagged_union(each) or any(map(_holds_union, get_args(each))) for each in inner)


def _outgoing(value: object, tagged: bool = False) -> object:
    """A field on its way out: members of unions, and what holds them, become Structs; the rest stays."""
    if (tagged and is_dataclass(value)) or (type(value), False) in _structs:
        return _to_struct(value, tagged=tagged)
    return tuple(map(_outgoing, value)) if isinstance(value, tuple) else value


def _incoming(value: object) -> object:
    if isinstance(value, msgspec.Struct):
        return from_wire(value)
    return tuple(map(_incoming, value)) if isinstance(value, tuple) else value


def _union(members: UnionType) -> Any:
    return Union[tuple(struct_for(kind, tagged=True) for kind in get_args(members))]  # noqa: UP007


if not TYPE_CHECKING:
    WireMove = _union(Play | Discard | Clue | Choose)
    WireEvent = _union(Event)
    WireRuleset = struct_for(Ruleset)
