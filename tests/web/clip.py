"""A moving picture of a page: its frames, with a pointer painted on them, in one small file.

The page's own motion stands still while a frame is taken and is moved on by hand: a slow machine takes the
same picture as a fast one.
"""

from dataclasses import dataclass, field
from io import BytesIO

from PIL import Image, ImageDraw
from playwright.sync_api import Locator

from tests.web.hands import middle
from tests.web.person import Person

STEP = 80
"""Milliseconds between two frames of something that moves."""
HAND = 6
"""Frames that the pointer takes from one place to another, of half a step each."""
LONGEST = 60_000
"""Milliseconds after which everything that moves has come to its end."""
ARROW = ((1, 1), (1, 18), (5, 14.5), (8, 21), (11, 19.7), (8, 13.5), (13.5, 13.5))
"""The corners of the pointer, from its tip."""
FINER = 8
"""How much larger the pointer is painted before it is made smaller, so that its edges are smooth."""
MOVE_ON = """async (time) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const born = (window.born ??= new WeakMap());
    window.moved = (window.moved ?? 0) + time;
    let moving = 0;
    for (const motion of document.getAnimations()) {
        if (!born.has(motion)) born.set(motion, moved - time);
        const age = moved - born.get(motion);
        const { endTime } = motion.effect.getComputedTiming();
        if (motion.playState === "finished") continue;
        if (age < endTime) motion.currentTime = age;
        else if (Number.isFinite(endTime)) (motion.finish(), (moving += 1));
    }
    // What ends may let something else begin, and a canvas is painted for the next frame.
    await frame();
    await frame();
    return moving;
}"""
"""Moves everything on by some milliseconds, counted from when it began; returns how much came to its end."""


def pointer() -> Image.Image:
    """The arrow of a mouse, dark with a light edge."""
    width, height = 16, 24
    large = Image.new("RGBA", (width * FINER, height * FINER))
    corners = [(x * FINER, y * FINER) for x, y in ARROW]
    ImageDraw.Draw(large).polygon(corners, fill="#11152a", outline="white", width=FINER)
    return large.resize((width, height), Image.Resampling.LANCZOS)


@dataclass
class Clip:
    """The frames of one person's page, whose animations have stopped."""

    person: Person
    at: tuple[float, float]
    """Where the pointer is."""
    frames: list[Image.Image] = field(default_factory=list)
    times: list[int] = field(default_factory=list)
    """How long each frame is shown, in milliseconds."""

    def __post_init__(self) -> None:
        page = self.person.page
        session = page.context.new_cdp_session(page)
        session.send("Animation.enable")
        session.send("Animation.setPlaybackRate", {"playbackRate": 0})
        page.mouse.move(*self.at)
        self._pointer = pointer()

    def hold(self, time: int) -> None:
        """Show the page for some milliseconds, after all that moved."""
        self._settle()
        self._take(time)

    def play(self, time: int) -> None:
        """Show what moves on the page for some milliseconds."""
        for _ in range(0, time, STEP):
            self.person.page.evaluate(MOVE_ON, STEP)
            self._take(STEP)

    def point(self, target: Locator) -> None:
        """Move the pointer to the middle of something."""
        (x, y), (left, top) = middle(target), self.at
        for step in range(1, HAND + 1):
            done = step / HAND
            eased = done * done * (3 - 2 * done)
            self.at = (left + (x - left) * eased, top + (y - top) * eased)
            self.person.page.mouse.move(*self.at)
            self._settle()
            self._take(STEP // 2)

    def click(self, target: Locator) -> None:
        """Move the pointer to something and press it."""
        self.point(target)
        self.person.page.mouse.down()
        self.person.page.mouse.up()

    def save(self, quality: int = 70) -> bytes:
        """The clip as an animated WebP that begins again when it ends."""
        saved = BytesIO()
        first, *others = self.frames
        how = {"duration": self.times, "loop": 0, "quality": quality, "method": 4, "minimize_size": True}
        first.save(saved, "WEBP", save_all=True, append_images=others, **how)
        return saved.getvalue()

    def _settle(self) -> None:
        """Let everything come to its end, and what begins after it."""
        while self.person.page.evaluate(MOVE_ON, LONGEST):
            pass

    def _take(self, time: int) -> None:
        """Take a frame, or show the last one for longer if it is the same."""
        with Image.open(BytesIO(self.person.page.screenshot())) as picture:
            frame = picture.convert("RGB")
        frame.paste(self._pointer, (round(self.at[0]), round(self.at[1])), self._pointer)
        if self.frames and frame.tobytes() == self.frames[-1].tobytes():
            self.times[-1] += time
        else:
            self.frames.append(frame)
            self.times.append(time)
