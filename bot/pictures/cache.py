"""What was drawn once and may be needed again: a bounded memory of images, safe between threads."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import ParamSpec, TypeVar, cast

from PIL import Image

Drawn = TypeVar("Drawn")
Given = ParamSpec("Given")


class Cache:
    """Values by key; the least recently used go when together they weigh more than `limit` bytes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self._lock = Lock()
        self._entries: OrderedDict[Hashable, tuple[object, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: Hashable) -> object | None:
        """What is kept under the key, which counts as used now."""
        with self._lock:
            entry = self._entries.get(key)
            if entry is None:
                return None
            self._entries.move_to_end(key)
            return entry[0]

    def put(self, key: Hashable, value: object, weight: int) -> None:
        """Keep a value; nothing heavier than a quarter of the limit is kept at all."""
        if weight * 4 > self.limit:
            return
        with self._lock:
            known = self._entries.pop(key, None)
            if known is not None:
                self.size -= known[1]
            self._entries[key] = value, weight
            self.size += weight
            while self.size > self.limit:
                _, (_, dropped) = self._entries.popitem(last=False)
                self.size -= dropped

    def clear(self) -> None:
        """Forget everything, as after a start."""
        with self._lock:
            self._entries.clear()
            self.size = 0


SPRITES = Cache(limit=40_000_000)
"""Every drawn piece, of whatever game."""


PANELS = Cache(limit=10_000_000)
"""Parts of the last tables: most of them look the same when one seat has moved."""


def part(key: Hashable, draw: Callable[[], Drawn], weight: int) -> Drawn:
    """What was drawn lately of what the key says, of so many bytes; drawn now where it is not at hand.

    What it returns is shared: paste it, don't change it.
    """
    found = PANELS.get(key)
    if found is None:
        found = draw()
        PANELS.put(key, found, weight)
    return cast(Drawn, found)


def weight(image: Image.Image) -> int:
    """How many bytes an image takes: four a pixel, one if it is a mask."""
    return image.width * image.height * (1 if len(image.getbands()) == 1 else 4)


def kept(draw: Callable[Given, Image.Image]) -> Callable[Given, Image.Image]:
    """Let a pure drawing function draw each piece once; what it returns is shared: copy, then change."""
    name = f"{draw.__module__}.{draw.__qualname__}"

    @wraps(draw)
    def drawn(*args: Given.args, **kwargs: Given.kwargs) -> Image.Image:
        key = (name, args, tuple(sorted(kwargs.items()))) if kwargs else (name, args)
        found = SPRITES.get(key)
        if isinstance(found, Image.Image):
            return found
        image = draw(*args, **kwargs)
        SPRITES.put(key, image, weight(image))
        return image

    return drawn
