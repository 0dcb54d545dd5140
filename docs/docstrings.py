"""A Griffe extension: prepares docstrings for the API reference."""

import re

from griffe import Attribute, Class, Extension, Object

PROMPTS = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
"""An example in a docstring: from its first prompt to the next empty line."""


class Docstrings(Extension):
    """Fences examples and leaves out fields without a docstring."""

    def on_object(self, *, obj: Object, **_: object) -> None:
        """Fence examples, which Markdown would take for quotations."""
        if obj.docstring is not None:
            obj.docstring.value = PROMPTS.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)

    def on_attribute(self, *, attr: Attribute, **_: object) -> None:
        """Leave a field that has no docstring to the signature of its class."""
        if attr.docstring is None and attr.annotation is not None and isinstance(attr.parent, Class):
            attr.public = "property" in attr.labels
