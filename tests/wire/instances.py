"""Values of every kind that can be sent, made from their type hints alone, sensible or not."""

from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

LARGEST = 2**31 - 1
NUMBERS = st.integers(-LARGEST - 1, LARGEST)
PLAIN: dict[Any, st.SearchStrategy[Any]] = {
    int: NUMBERS,
    float: st.floats(allow_nan=False, allow_infinity=False),
    str: st.text(max_size=20),
    bool: st.booleans(),
    NoneType: st.none(),
}


def instances(hint: Any) -> st.SearchStrategy[Any]:
    """Any value of a type."""
    if isinstance(hint, NewType):
        return instances(hint.__supertype__)
    if get_origin(hint) in (Union, UnionType):
        return st.one_of([instances(member) for member in get_args(hint)])
    if get_origin(hint) is tuple:
        return st.lists(instances(get_args(hint)[0]), max_size=4).map(tuple)
    if is_dataclass(hint) and isinstance(hint, type):
        hints = get_type_hints(hint)
        return st.builds(hint, **{each.name: instances(hints[each.name]) for each in fields(hint)})
    if isinstance(hint, type) and issubclass(hint, Enum):
        return st.sampled_from(list(hint))
    return PLAIN[hint]
