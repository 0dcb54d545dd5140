"""Pictures of pages, in few colours, so that they are small."""

from io import BytesIO

from PIL import Image


def in_few_colours(picture: bytes) -> bytes:
    """The same picture with a palette."""
    small = BytesIO()
    with Image.open(BytesIO(picture)) as image:
        image.convert("RGB").quantize(dither=Image.Dither.NONE).save(small, "PNG", optimize=True)
    return small.getvalue()


def size_of(picture: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(picture)) as image:
        return image.size
