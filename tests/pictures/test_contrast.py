"""Strong contrast, for people with weak eyesight."""

from __future__ import annotations

from io import BytesIO
from itertools import product

from PIL import Image

from bot.pictures.png import encode, strengthened, strong
from bot.pictures.theme import BLACK, WHITE, contrast

READABLE = 4.5
CHANNELS = range(0, 256, 51)


def test_readable_colors_get_more_contrast() -> None:
    colours = list(product(CHANNELS, repeat=3))
    readable = [(one, other) for one in colours for other in colours[::7] if contrast(one, other) >= READABLE]
    gained = sorted(contrast(strong(a), strong(b)) / contrast(a, b) for a, b in readable)
    assert gained[0] >= 0.98
    assert gained[len(gained) // 2] >= 1.3


def test_black_and_white_stay_and_grays_keep_their_order() -> None:
    assert (strong(BLACK), strong(WHITE)) == (BLACK, WHITE)
    greys = [strong((grey, grey, grey))[0] for grey in range(256)]
    assert greys == sorted(greys)
    assert greys[70] < 70
    assert greys[190] > 190


def test_a_picture_keeps_its_size_and_changes_only_its_colors() -> None:
    drawn = Image.new("RGB", (30, 20), (90, 40, 30))
    drawn.paste((220, 200, 170), (5, 5, 15, 15))
    shown = Image.open(BytesIO(strengthened(encode(drawn)))).convert("RGB")
    assert shown.size == (30, 20)
    assert shown.getpixel((0, 0)) == strong((90, 40, 30))
    assert shown.getpixel((6, 6)) == strong((220, 200, 170))


def test_a_picture_without_a_palette_is_not_changed() -> None:
    buffer = BytesIO()
    Image.new("RGB", (2, 2)).save(buffer, "PNG")
    assert strengthened(buffer.getvalue()) == buffer.getvalue()
