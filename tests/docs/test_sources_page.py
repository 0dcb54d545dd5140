"""The page of sources is what the concordance says."""

from docs.sources_page import PAGE, page


def test_the_page_is_current() -> None:
    """`make sources` writes it."""
    assert PAGE.read_text(encoding="utf-8") == page()
