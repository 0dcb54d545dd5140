"""Structs: frozen dataclasses that need no decorator, and the tags of those that belong to a union."""

import re
from dataclasses import dataclass
from typing import ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class Struct:
    """The base of values that are JSON objects: every subclass is a frozen dataclass."""

    omits_defaults: ClassVar[bool] = False
    """Whether JSON leaves out the fields that have their default."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True)(cls)


class TaggedStruct(Struct):
    """The base of structs that are told apart by a tag: the name of the class, unless another is given."""

    tag: ClassVar[str]

    def __init_subclass__(cls, *, tag: str | None = None) -> None:
        super().__init_subclass__()
        cls.tag = tag or kebab(cls.__name__)


def kebab(name: str) -> str:
    """The tag of a class: `SeatBot` is sent as `seat-bot`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
