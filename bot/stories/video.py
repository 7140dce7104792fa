"""A video of pictures: H.264 in an MP4 file, by the encoder that comes with PyAV."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import av
from av.video.reformatter import Colorspace
from PIL import Image

from bot.pictures.palette import WALL

_TICKS: Final = 10
"""In a second: pictures begin at one of them."""


def encode(pictures: Iterable[tuple[Image.Image, float]], file: Path, width: int, coarseness: int) -> None:
    """Write a video of so many px across, in the shape of the first picture, each for its seconds.

    The higher the coarseness (x264's rate factor), the smaller it is.
    """
    with av.open(str(file), "w", format="mp4", options={"movflags": "faststart"}) as film:
        stream = film.add_stream("libx264", rate=_TICKS)
        stream.pix_fmt = "yuv420p"
        stream.options = {
            "crf": str(coarseness),
            "preset": "medium",
            "tune": "animation",
            "x264-params": "threads=1:rc-lookahead=10:keyint=40:colorprim=bt709:transfer=bt709:colormatrix=bt709",
        }
        size: tuple[int, int] | None = None
        tick = 0
        frame = None
        for picture, seconds in pictures:
            if size is None:
                size = width, round(picture.height * width / picture.width / 2) * 2
                stream.width, stream.height = size
            pixels = _fitted(picture, size).convert("RGBA").tobytes()
            frame = av.VideoFrame.from_bytes(pixels, *size).reformat(
                format="yuv420p", dst_colorspace=Colorspace.ITU709
            )
            frame.pts = tick
            film.mux(stream.encode(frame))
            tick += max(1, round(seconds * _TICKS))
        if frame is not None:
            frame.pts = tick - 1  # once more, so that the last picture lasts
            film.mux(stream.encode(frame))
        film.mux(stream.encode(None))


def _fitted(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A picture in the size of the film; one of another shape lies in its middle."""
    wide, high = size
    own = round(picture.height * wide / picture.width)
    if abs(own - high) <= 1:
        return picture.resize(size, Image.Resampling.LANCZOS)
    share = min(wide / picture.width, high / picture.height)
    inner = picture.resize(
        (round(picture.width * share), round(picture.height * share)), Image.Resampling.LANCZOS
    )
    ground = Image.new("RGB", size, WALL)
    ground.paste(inner, ((wide - inner.width) // 2, (high - inner.height) // 2))
    return ground
