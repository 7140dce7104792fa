"""Which emojis Discord takes: those that Unicode knows, and an application's own, by their ids."""

from __future__ import annotations

import base64
import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from emoji import is_emoji

from .problems import Path, Problem

INVALID: Final = "COMPONENT_INVALID_EMOJI"

MOST: Final = 2_000
"""Emojis of an application."""
LARGEST: Final = 256 * 1024
"""Bytes of a picture."""

_IMAGE: Final = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/=]+)")
_NAME: Final = re.compile(r"[A-Za-z0-9_]+")


def problems(emoji: Mapping[str, Any], path: Path, known: Collection[int]) -> Iterator[Problem]:
    """What is wrong with the emoji of a button or of an option of a menu; `known` are the application's own."""
    if emoji.get("id") is not None:
        wrong = int(emoji["id"]) not in known
        what = f"The application has no emoji {emoji['id']}."
    else:
        wrong = not is_emoji(emoji.get("name") or "")
        what = f"{emoji.get('name')!r} is no emoji that Unicode knows."
    if wrong:
        yield Problem((*path, "emoji", "id" if emoji.get("id") is not None else "name"), INVALID, what)


def image_of(data: str) -> bytes | None:
    """The picture that a data URI holds; None where it holds none."""
    found = _IMAGE.fullmatch(data)
    return None if found is None else base64.b64decode(found[1])


def creation(body: Mapping[str, Any], names: Collection[str]) -> Iterator[Problem]:
    """What is wrong with a new emoji of the application, which has those of these names."""
    if not _NAME.fullmatch(body["name"]):
        yield Problem(("name",), "STRING_TYPE_REGEX", "A name has letters, digits and underscores alone.")
    if body["name"] in names:
        yield Problem(
            ("name",),
            "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
            "Another emoji of the application has this name.",
        )
    if len(names) >= MOST:
        yield Problem((), "APPLICATION_EMOJIS_MAX", f"An application has {MOST} emojis at most.")
    image = image_of(body["image"])
    if image is None:
        yield Problem(("image",), "IMAGE_INVALID", "A picture comes as a data URI, in base64.")
    elif len(image) > LARGEST:
        yield Problem(
            ("image",), "BINARY_TYPE_MAX_SIZE", f"{len(image)} bytes of a picture are more than {LARGEST}."
        )
