"""Run a command line: every error ends in a sentence and an exit code."""

import codecs
import io
import os
import sys
from collections.abc import Sequence
from typing import Any

import typer

from hanabi.cli.groups import Group
from hanabi.cli.shell_completion import COMPLETION_VARIABLE, answer_shell
from hanabi.cli.usage import UsageError, check_language, split_language, to_usage_error, without_comment
from hanabi.errors import HanabiError
from hanabi.plain.exit_codes import FINISHED, INTERRUPTED, PIPE_CLOSED
from hanabi.text import Catalogue, choose_language, sentence, suggestion
from hanabi.text.catalogue import sanitize

SUBSTITUTES = {"’": "'", "“": '"', "”": '"', "…": "..."}
"""What stands for the marks of our sentences where a terminal cannot show them."""


class Commands(Group):
    """All commands; every error ends in a sentence and an exit code."""

    def main(self, args: Sequence[str] | None = None, *_: object, **__: object) -> Any:
        """Run a command line and exit with its exit code."""
        if COMPLETION_VARIABLE in os.environ:
            answer_shell(self)
        _replace_unprintable(sys.stdout)
        _replace_unprintable(sys.stderr)
        _replace_unprintable(sys.stdin)
        sys.exit(_run_guarded(self, sys.argv[1:] if args is None else args))


def _run_guarded(commands: Commands, words: Sequence[str]) -> int:
    """Run a command line and return the exit code, whatever happens."""
    language, rest = split_language(without_comment(words))
    catalogue = Catalogue(choose_language(language, os.environ))
    path = " ".join(["hanabi", *(word for word in rest[:1] if word in commands.commands)])
    try:
        return _run_or_refuse(commands, catalogue, language, rest, path)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return PIPE_CLOSED
    except OSError as error:
        _discard_output()
        return _refuse(catalogue, HanabiError("system", what=error.strerror or str(error)), path)
    except Exception as error:
        if os.environ.get("HANABI_TRACEBACK"):
            raise
        return _refuse(catalogue, HanabiError("unexpected", what=repr(error)), path)


def _run_or_refuse(
    commands: Commands, catalogue: Catalogue, language: str | None, words: list[str], path: str
) -> int:
    """Run a command line; print refusals as a sentence."""
    try:
        check_language(language, os.environ.get("HANABI_LANGUAGE", ""))
        return _run(commands, catalogue, words)
    except HanabiError as error:
        return _refuse(catalogue, error, path)
    except typer.TyperException as error:
        return _refuse(catalogue, to_usage_error(error), path)


def _run(commands: Commands, catalogue: Catalogue, words: list[str]) -> int:
    """Run a command line and flush its output, which may fail on a full disk or a closed pipe."""
    code = FINISHED
    try:
        with commands.make_context("hanabi", words, obj=catalogue) as context:
            commands.invoke(context)
    except typer.Exit as leaving:
        code = leaving.exit_code
    print(end="", flush=True)
    return code


def _refuse(catalogue: Catalogue, error: HanabiError, command: str) -> int:
    """Print an error to standard error, with a hint to the help for a usage error; return the exit code."""
    told, file = sentence(catalogue, error), str(sanitize(error.details.get("file", "")))
    where = "" if file in told else f"{file}: "
    print(" ".join(filter(None, (where + told, suggestion(catalogue, error)))), file=sys.stderr)
    if isinstance(error, UsageError):
        print(catalogue.say("error-usage-help", command=command), file=sys.stderr)
    return error.exit_status


def _replace_unprintable(stream: object) -> None:
    """Replace characters that cannot be encoded or decoded, instead of failing."""
    if isinstance(stream, io.TextIOWrapper):
        codecs.register_error("hanabi", _substitute)
        stream.reconfigure(errors="hanabi")


def _substitute(error: UnicodeError) -> tuple[str | bytes, int]:
    """Stand-ins for characters that cannot be encoded; `?` for all others, as the handler `replace` does."""
    if not isinstance(error, UnicodeEncodeError):
        return codecs.replace_errors(error)
    unknown = error.object[error.start : error.end]
    return "".join(SUBSTITUTES.get(each, "?") for each in unknown), error.end


def _discard_output() -> None:
    """Redirect standard output to the null device, so that flushing it at exit does not fail again."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
