"""Pictures of pages, in few colours, so that they are small."""

import struct
import zlib
from base64 import b64decode, b64encode

from playwright.sync_api import Browser

PAINT = """async ({ picture, most }) => {
    const blob = new Blob([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))]);
    const image = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    // Colours that are hard to tell apart share a pot, which has the colour of its first drop.
    const pots = new Map();
    const keys = new Uint16Array(data.length / 4);
    for (let at = 0; at < keys.length; at++) {
        const [red, green, blue] = data.subarray(4 * at, 4 * at + 3);
        const key = (keys[at] = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3));
        const pot = pots.get(key) ?? { colour: [red, green, blue], drops: 0 };
        pots.set(key, { ...pot, drops: pot.drops + 1 });
    }
    const palette = [...pots.values()].sort((one, other) => other.drops - one.drops).slice(0, most);
    const far = (one, other) => one.reduce((sum, value, at) => sum + (value - other[at]) ** 2, 0);
    const nearest = ({ colour }) => {
        const distances = palette.map((pot) => far(pot.colour, colour));
        return distances.indexOf(Math.min(...distances));
    };
    const places = new Map([...pots].map(([key, pot]) => [key, nearest(pot)]));
    let pixels = "";
    for (const key of keys) pixels += String.fromCharCode(places.get(key));
    const { width, height } = image;
    return { width, height, palette: palette.map(({ colour }) => colour), pixels: btoa(pixels) };
}"""
MOST_COLOURS = 256
SIGNATURE = b"\x89PNG\r\n\x1a\n"
PALETTE = 3


def in_few_colours(browser: Browser, picture: bytes) -> bytes:
    """The same picture with a palette, painted by the browser."""
    page = browser.new_page()
    made = page.evaluate(PAINT, {"picture": b64encode(picture).decode(), "most": MOST_COLOURS})
    page.close()
    width, height, pixels = made["width"], made["height"], b64decode(made["pixels"])
    # Each row begins with the number of its filter: none.
    rows = b"".join(b"\0" + pixels[at : at + width] for at in range(0, width * height, width))
    return SIGNATURE + b"".join(
        (
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, PALETTE, 0, 0, 0)),
            _chunk(b"PLTE", bytes(value for colour in made["palette"] for value in colour)),
            _chunk(b"IDAT", zlib.compress(rows, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def size_of(picture: bytes) -> tuple[int, int]:
    """The width and the height of a PNG, which stand at its beginning."""
    width, height = struct.unpack(">II", picture[16:24])
    return width, height
