"""The command `completion`, and shell completion of rulesets, option by option, and of the names of bots."""

from typing import Annotated, Any

import typer

from hanabi.cli.usage import UsageError

SHELLS = ("bash", "zsh", "fish")
COMPLETION_VARIABLE = "_HANABI_COMPLETE"
"""The environment variable by which a shell's completion script calls this program."""


def completion(shell: Annotated[str, typer.Argument(metavar="SHELL")]) -> None:
    """Print the script that completes this command in a shell."""
    if shell not in SHELLS:
        raise UsageError("usage-bad-value", option="SHELL", choices=", ".join(SHELLS), value=shell)
    print(completion_script(shell))


def completion_script(shell: str) -> str:
    """The script that makes a shell complete `hanabi`."""
    from typer.completion import get_completion_script  # type: ignore[attr-defined]

    return get_completion_script(prog_name="hanabi", complete_var=COMPLETION_VARIABLE, shell=shell)


def answer_shell(commands: Any) -> None:
    """Answer a shell that asks for completions, and exit; otherwise do nothing."""
    from typer.completion import completion_init  # type: ignore[attr-defined]

    completion_init()
    commands._main_shell_completion({}, "hanabi", COMPLETION_VARIABLE)


def complete_ruleset(incomplete: str) -> list[str]:
    """Complete the name of a ruleset: `fr+bl` becomes `fr+black-powder`."""
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


def complete_rules_words(incomplete: str) -> list[str]:
    """Complete the arguments of `hanabi rules`: a ruleset, or `diff` and two rulesets."""
    return [*(["diff"] if "diff".startswith(incomplete) else []), *complete_ruleset(incomplete)]


def complete_bot(incomplete: str) -> list[str]:
    """Complete the name of any bot, including those that do not play with people."""
    from hanabi.bots.registry import kinds

    return [name for name in kinds() if name.startswith(incomplete)]


def complete_team(incomplete: str) -> list[str]:
    """Complete the last of several names of bots separated by commas."""
    *earlier, begun = incomplete.split(",")
    return [",".join((*earlier, name)) for name in complete_bot(begun)]


def complete_companion(incomplete: str) -> list[str]:
    """Complete the name of a bot that plays with people."""
    from hanabi.bots.registry import companions

    return [name for name in companions() if name.startswith(incomplete)]
