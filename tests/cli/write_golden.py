"""Writes the golden pages anew; read what changed before you keep it."""

from hanabi.text import languages
from tests.cli.run import hanabi
from tests.cli.test_command_line import help_pages
from tests.cli.test_rules_command import GOLDEN, PAGES, PRINTED


def main() -> None:
    for words, file in PAGES:
        (GOLDEN / file).write_text(hanabi("rules", *words.split()).out, encoding="utf-8")
    (GOLDEN / "help.txt").write_text(help_pages(), encoding="utf-8")
    for language in languages():
        (GOLDEN / language).mkdir(exist_ok=True)
        for box in PRINTED:
            page = hanabi("rules", box, "--language", language).out
            (GOLDEN / language / f"rules-{box}.txt").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
