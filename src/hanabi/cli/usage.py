"""Help pages and usage errors, worded by the catalogue; few imports keep `--help` fast."""

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Any

from typer import TyperException

from hanabi.errors import HanabiError
from hanabi.plain.exit_codes import MISUSED
from hanabi.plain.wrapping import wrap_beside
from hanabi.text import Catalogue, best_match, languages

COMMENT = "#"
LANGUAGE = "--language"
HELP = "--help"
LANGUAGE_LABEL = f"{LANGUAGE} LANGUAGE"


class UsageError(HanabiError):
    """An invalid command line."""

    @property
    def exit_status(self) -> int:
        return MISUSED


def split_language(words: Iterable[str]) -> tuple[str | None, list[str]]:
    """Take the option `--language` out of a command line; return its value and the other words."""
    language: str | None = None
    rest: list[str] = []
    waiting = iter(words)
    for word in waiting:
        if word == LANGUAGE:
            language = next(waiting, "")
        elif word.startswith(f"{LANGUAGE}="):
            language = word.partition("=")[2]
        else:
            rest.append(word)
    return language, rest


def without_comment(words: Iterable[str]) -> list[str]:
    """A command line up to `#`: some shells pass on the comments in what is pasted."""
    return list(takewhile(lambda word: word != COMMENT, words))


def check_language(wanted: str | None, variable: str) -> None:
    """Raise UsageError if a language, or else that of HANABI_LANGUAGE, is not available."""
    known = ", ".join(languages())
    if wanted is not None and best_match(wanted, languages()) is None:
        raise UsageError("usage-language", language=wanted, known=known)
    if wanted is None and variable and best_match(variable, languages()) is None:
        raise UsageError("usage-language-variable", language=variable, known=known)


def refuse_given(context: Any, other: str, *names: str) -> None:
    """Raise UsageError for the first option of `names` that was given: it has no effect with `other`."""
    for parameter in context.command.params:
        source = context.get_parameter_source(parameter.name)
        if parameter.opts[0] in names and source is not None and source.name == "COMMANDLINE":
            raise UsageError("usage-does-not-apply", option=parameter.opts[0], other=other)


def check_range(option: str, value: int | None, least: int, most: int) -> None:
    """Raise UsageError if the value of an option is out of range."""
    if value is not None and not least <= value <= most:
        raise UsageError("not-in-range", option=option, value=value, least=least, most=most)


def check_picture(file: str | None) -> None:
    """Raise UsageError unless the name of a picture ends in `.svg`."""
    if file is not None and not file.endswith(".svg"):
        raise UsageError("usage-not-svg", option="--plot", value=file)


def print_json(fields: dict[str, Any] | list[dict[str, Any]]) -> None:
    """Print fields as JSON."""
    import json

    print(json.dumps(fields, ensure_ascii=False, indent=1))


def help_page(catalogue: Catalogue, context: Any) -> str:
    """The help page of the command of a context."""
    name, command = _message_key(context), context.command
    lines = [_usage_line(catalogue, context), "", catalogue.say(f"command-{name}")]
    lines += _section(catalogue.say("heading-commands"), _commands(catalogue, context))
    lines += _section(catalogue.say("heading-arguments"), _arguments(catalogue, name, command))
    lines += _section(catalogue.say("heading-options"), _options(catalogue, name, command))
    return "\n".join([*lines, "", catalogue.say(f"epilogue-{name}")])


def _message_key(context: Any) -> str:
    """The part of message ids that names a command: `serve`, `admin-list`."""
    return "-".join(context.command_path.split()[1:]) or str(context.info_name)


def to_usage_error(error: TyperException) -> UsageError:
    """Convert an error of the command line parser."""
    match type(error).__name__, error:
        case "NoSuchOption", _:
            return UsageError(
                "usage-no-such-option", option=_option_name(error), options=_known_options(error)
            )
        case "BadOptionUsage", _:
            return UsageError("usage-option-value", option=_option_name(error))
        case "MissingParameter", _:
            return UsageError("usage-missing", what=_parameter_name(error))
        case "BadParameter", _:
            return UsageError("usage-not-a-number", option=_parameter_name(error))
        case _:
            return UsageError("usage-too-many-words")


def _option_name(error: Any) -> str:
    return str(error.option_name)


def _known_options(error: Any) -> str:
    """The options of the command that refused one."""
    of_command = _parameters("option", error.ctx.command) if error.ctx else []
    names = [name for each in of_command for name in (*each.opts, *each.secondary_opts)]
    return ", ".join((*names, LANGUAGE, HELP))


def _parameter_name(error: Any) -> str:
    return str(error.param.metavar if error.param.param_type_name == "argument" else error.param.opts[0])


def _usage_line(catalogue: Catalogue, context: Any) -> str:
    """The usage line of a command."""
    command = context.command
    words = ["COMMAND"] if _subcommands(command) else []
    words += [
        f"[{each.metavar}]" if not each.required else each.metavar
        for each in _parameters("argument", command)
    ]
    words += ["[OPTIONS]"]
    return f"{catalogue.say('usage')} {context.command_path} {' '.join(words)}"


def _commands(catalogue: Catalogue, context: Any) -> Iterator[tuple[str, str]]:
    group = f"{_message_key(context)}-" if context.parent else ""
    return ((name, catalogue.say(f"command-{group}{name}")) for name in _subcommands(context.command))


def _arguments(catalogue: Catalogue, name: str, command: Any) -> Iterator[tuple[str, str]]:
    for each in _parameters("argument", command):
        yield each.metavar, catalogue.say(f"argument-{name}-{each.name}")


def _options(catalogue: Catalogue, name: str, command: Any) -> Iterator[tuple[str, str]]:
    for each in _parameters("option", command):
        yield _label(each), catalogue.say(f"flag-{name}-{each.name.replace('_', '-')}")
    yield LANGUAGE_LABEL, catalogue.say("flag-language")
    yield f"-h, {HELP}", catalogue.say("flag-help")


def _section(heading: str, rows: Iterable[tuple[str, str]]) -> list[str]:
    found = list(rows)
    width = max((len(label) for label, _ in found), default=0)
    lines = (line for label, text in found for line in wrap_beside(f"  {label:{width}}  ", text))
    return ["", heading, *lines] if found else []


def _parameters(kind: str, command: Any) -> list[Any]:
    return [each for each in command.params if each.param_type_name == kind]


def _subcommands(command: Any) -> list[str]:
    return list(getattr(command, "commands", ()))


def _label(parameter: Any) -> str:
    """An option or an argument as shown in help pages."""
    if parameter.param_type_name == "argument":
        return str(parameter.metavar)
    typed = "/".join((", ".join(sorted(parameter.opts, key=len)), *parameter.secondary_opts[:1]))
    return f"{typed} {parameter.metavar}" if parameter.metavar else typed
