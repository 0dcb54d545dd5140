"""What a shell may complete: rulesets word by word, boxes, bots, languages."""

from typing import Any

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_HANABI_COMPLETE"
"""The environment variable through which a shell's script asks for completions."""


def completion_script(shell: str) -> str:
    """The script that teaches a shell to complete `hanabi`."""
    from typer.completion import get_completion_script  # type: ignore[attr-defined]

    return get_completion_script(prog_name="hanabi", complete_var=VARIABLE, shell=shell)


def answer_shell(commands: Any) -> None:
    """Answer a shell that asks for completions, and leave; otherwise do nothing."""
    from typer.completion import completion_init  # type: ignore[attr-defined]

    completion_init()
    commands._main_shell_completion({}, "hanabi", VARIABLE)


def rulesets(incomplete: str) -> list[str]:
    """The names of rulesets that go on from what is typed: `fr+bl` becomes `fr+black-powder`."""
    from hanabi.rules import EDITIONS, options

    edition, *chosen = incomplete.split("+")
    if not chosen:
        return [key for key in EDITIONS if key.startswith(edition)]
    if edition not in EDITIONS:
        return []
    begun, earlier = chosen[-1], chosen[:-1]
    stem = "+".join((edition, *earlier))
    return [
        f"{stem}+{option}"
        for option in options(edition)
        if option.startswith(begun) and option not in earlier
    ]


def rules_words(incomplete: str) -> list[str]:
    """The words of `hanabi rules`: a ruleset, or `diff` before two of them."""
    return [*(["diff"] if "diff".startswith(incomplete) else []), *rulesets(incomplete)]


def bots(incomplete: str) -> list[str]:
    """The names of bots, those that keep to themselves included."""
    from hanabi.bots.kinds import kinds

    return [name for name in kinds() if name.startswith(incomplete)]


def teams(incomplete: str) -> list[str]:
    """Names of bots with commas between them, of which the last is completed."""
    *earlier, begun = incomplete.split(",")
    return [",".join((*earlier, name)) for name in bots(begun)]


def companions(incomplete: str) -> list[str]:
    """The names of bots that sit with people."""
    from hanabi.bots.kinds import companions

    return [name for name in companions() if name.startswith(incomplete)]
