"""Shows pictures as people see them: `python -m tools vision FOLDER PICTURE ...`.

It writes two sheets for each picture to the folder, in the widths that Discord shows on a desktop and on a phone. Each
has the picture in full color, in gray, and as seen by people without the cones for red and for green.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import numpy as np
from cyclopts import Parameter
from PIL import Image

WIDTHS: Final = (550, 350)
"""The widths of a picture in Discord before anybody taps it: on a desktop, on a phone."""

GAP: Final = 8


class ColorVision(enum.Enum):
    """Ways of seeing colors, as matrices in linear RGB.

    Gray is the luminance of Rec. 709; the others are full dichromacy after Machado, Oliveira and Fernandes (2009).
    """

    ALL_COLOURS = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    GREY = ((0.2126, 0.7152, 0.0722),) * 3
    PROTANOPIA = (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    )
    DEUTERANOPIA = (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    )


def as_seen(picture: Image.Image, vision: ColorVision) -> Image.Image:
    channels = np.asarray(picture.convert("RGB")) / 255
    light = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    seen = np.clip(light @ np.array(vision.value).T, 0, 1)
    shown = np.where(seen <= 0.0031308, seen * 12.92, 1.055 * seen ** (1 / 2.4) - 0.055)
    return Image.fromarray((shown * 255).round().astype(np.uint8))


def vision_sheet(picture: Image.Image, width: int) -> Image.Image:
    """The picture at this width in four versions: in full color and gray, without the cones for red and for green."""
    small = picture.convert("RGB").resize(
        (width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS
    )
    together = Image.new("RGB", (2 * width + GAP, 2 * small.height + GAP))
    for index, vision in enumerate(ColorVision):
        row, column = divmod(index, 2)
        together.paste(as_seen(small, vision), (column * (width + GAP), row * (small.height + GAP)))
    return together


def run_vision(
    folder: Annotated[Path, Parameter(help="where the sheets are written")], pictures: Sequence[Path]
) -> None:
    """Write the sheets to the folder: `table-550.png` and `table-350.png` for `table.png`."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in pictures:
        with Image.open(path) as picture:
            for width in WIDTHS:
                vision_sheet(picture, width).save(folder / f"{path.stem}-{width}.png")
