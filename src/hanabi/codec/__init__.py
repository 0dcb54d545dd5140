"""Values to JSON and back: frozen dataclasses, enums, tuples and mappings, by their type hints.

Every member of a tagged union carries its `"type"`, and everything else is plain fields. Decoding trusts
nothing: what is missing, unknown or ill-typed raises `Malformed` with the path to it.
"""

from hanabi.codec.hints import IntegerRange, Json, TextForm, tag_of
from hanabi.codec.reading import Malformed, Strictness, decode, json_reader, parse_json
from hanabi.codec.structs import Struct, TaggedStruct
from hanabi.codec.writing import encode, json_writer, to_json

__all__ = [
    "IntegerRange",
    "Json",
    "Malformed",
    "Strictness",
    "Struct",
    "TaggedStruct",
    "TextForm",
    "decode",
    "encode",
    "json_reader",
    "json_writer",
    "parse_json",
    "tag_of",
    "to_json",
]
