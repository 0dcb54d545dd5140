"""Regenerates the golden pages; read what changed before you keep it."""

from pathlib import Path
from tempfile import TemporaryDirectory

from hanabi.text import languages
from tests.cli.mistakes import golden, mistakes_page
from tests.cli.run import hanabi
from tests.cli.test_coach_commands import review_page
from tests.cli.test_command_line import help_pages
from tests.cli.test_rules_command import GOLDEN, PAGES, PRINTED


def main() -> None:
    for words, file in PAGES:
        (GOLDEN / file).write_text(hanabi("rules", *words.split()).out, encoding="utf-8")
    (GOLDEN / "help.txt").write_text(help_pages(), encoding="utf-8")
    golden().write_text(mistakes_page(), encoding="utf-8")
    for language in ("en", "de"):
        with TemporaryDirectory() as folder:
            page = review_page(Path(folder), language)
        (GOLDEN / language / "review.txt").write_text(page, encoding="utf-8")
    for language in languages():
        (GOLDEN / language).mkdir(exist_ok=True)
        for box in PRINTED:
            page = hanabi("rules", box, "--language", language).out
            (GOLDEN / language / f"rules-{box}.txt").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
