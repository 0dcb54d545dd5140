"""What a browser keeps of the page for times without a connection."""

from tests.web.person import Person

KEPT = "async () => (await (await caches.open('hanabi-page')).keys()).map((request) => request.url)"
LOADED = "() => performance.getEntriesByType('resource').map(({ name }) => name)"


def until_kept(person: Person) -> None:
    """Everything the page was made of so far is kept for later, the page itself too."""

    def kept() -> bool:
        loaded = {address for address in person.page.evaluate(LOADED) if "/assets/" in address}
        return {*loaded, person.page.url} <= set(person.page.evaluate(KEPT))

    person.until(kept, "the page to be kept")
