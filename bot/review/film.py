"""A film of a game: the frames of its replay one after the other, as an MP4 file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Final

import av
from av.video.reformatter import Colorspace
from PIL import Image

from bot.engine import Record
from bot.games.title import Title
from bot.pictures.names import Showing
from bot.pictures.theme import WALL

from .curve_text import curve_page
from .replay import Frames

_TICKS: Final = 10  # ticks in a second, at which pictures can begin


def encode(pictures: Iterable[tuple[Image.Image, float]], file: Path, width: int, coarseness: int) -> None:
    """Write a video `width` px wide, with the aspect ratio of the first picture, showing each for its seconds.

    `coarseness` is x264's rate factor: the higher, the smaller the file.
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
            frame.pts = tick - 1  # once more, so that the last picture stays
            film.mux(stream.encode(frame))
        film.mux(stream.encode(None))


def _fitted(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
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


MOST: Final = 150  # the most frames for moves; of a game with more turns, some are combined
_WHOLE: Final = 56.0  # seconds for all moves, unless they are very few or very many
_BRIEFEST, _LONGEST = 0.3, 1.2  # seconds for a move
_BEGINNING, _ROUND_OVER, _ASIDE, _END, _CURVE = 2.0, 1.2, 1.2, 4.5, 5.0
"""Seconds for the set-up, the end of a round, another picture of the table then, the end, and the curve."""


@dataclass(frozen=True)
class Cut:
    """A piece of a film: the index of a moment, the part of the table shown, and for how many seconds."""

    index: int
    part: int
    seconds: float


QUALITIES: Final = ((1280, 23), (1120, 27), (960, 30), (720, 34))
"""Widths and coarsenesses for `encode`, the best first: the first that is small enough is used."""


class TooLarge(Exception):
    """A film is too large even at the lowest quality."""


@dataclass(frozen=True)
class Script:
    """The content of a film: the game, its record, and the players from each move on."""

    title: Title
    record: Record
    seated: Sequence[tuple[int, Showing]]

    def showing(self, ply: int) -> Showing:
        return next(showing for since, showing in reversed(self.seated) if since <= ply)


def shoot(script: Script, file: Path, *, most: int, told: Callable[[float], object]) -> None:
    """Write the film of a game, of at most `most` bytes; `told` is called with the fraction done.

    Raises Mismatch if the record doesn't replay, TooLarge, and OSError.
    """
    frames = Frames(script.title, script.record)
    for width, coarseness in QUALITIES:
        encode(_drawn(script, frames, cuts(frames), told), file, width, coarseness)
        if file.stat().st_size <= most:
            return
    raise TooLarge


def cuts(frames: Frames) -> list[Cut]:
    """The pieces of a film: one for each turn of a seat, longer at the end of a round.

    There a table's other pictures are shown, too, if it has several.
    """
    turns = _turns(frames)
    parts = range(1, len(frames.title.artist.tables))
    rounds = len(frames.rounds)
    room = _WHOLE - rounds * (_ROUND_OVER + len(parts) * _ASIDE)
    each = min(_LONGEST, max(_BRIEFEST, room / max(1, len(turns) - rounds)))
    found = [Cut(0, 0, _BEGINNING)]
    for index in turns:
        if index == frames.last:
            found.append(Cut(index, 0, _END if frames.over else _ROUND_OVER))
        elif frames.ends_round(index):
            found.append(Cut(index, 0, max(each, _ROUND_OVER)))
            found.extend(Cut(index, part, _ASIDE) for part in parts)
        else:
            found.append(Cut(index, 0, each))
    return found


def _turns(frames: Frames) -> list[int]:
    seats = [None if moment.entry is None else moment.entry.seat for moment in frames.moments]
    moves = range(1, frames.last + 1)
    kept = list(filter(frames.ends_round, moves))
    others = [index for index in moves if index not in kept and seats[index] != seats[index + 1]]
    room = max(0, MOST - len(kept))
    if len(others) > room:
        others = [others[place * len(others) // room] for place in range(room)]
    return sorted([*kept, *others])


def _drawn(
    script: Script, frames: Frames, pieces: Sequence[Cut], told: Callable[[float], object]
) -> Iterator[tuple[Image.Image, float]]:
    artist = script.title.artist
    for number, cut in enumerate(pieces):
        told(number / len(pieces))
        showing = script.showing(frames.moments[cut.index].ply)
        drawn = artist.frame(frames.view(cut.index), showing, frames.progress(cut.index), cut.part)
        yield drawn.image, cut.seconds
    last = script.seated[-1][1]
    if frames.over and (page := curve_page(script.title, script.record, last)) is not None:
        with Image.open(BytesIO(page.picture)) as curve:
            yield curve.convert("RGB"), _CURVE
