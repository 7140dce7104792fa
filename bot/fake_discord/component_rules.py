"""What holds of components and emojis beyond what SimCord looks at."""

from __future__ import annotations

import base64
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from emoji import is_emoji
from simcord.enums import SELECT_TYPES, ComponentType

from .schema import Path, Problem

MOST_EMOJIS: Final = 2_000  # emojis of an application
LARGEST: Final = 256 * 1024  # bytes of a picture

_IMAGE: Final = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/=]+)")
_NAME: Final = re.compile(r"[A-Za-z0-9_]+")

LARGEST_TEXTS: Final = 10_170
"""Bytes of all texts, twelve more for each: beyond them Discord has answered with an error of its own."""

_PREMIUM: Final = 6

Part: TypeAlias = Mapping[str, Any]  # a component


def image_of(data: str) -> bytes | None:
    found = _IMAGE.fullmatch(data)
    return None if found is None else base64.b64decode(found[1])


def creation(body: Mapping[str, Any], names: Collection[str]) -> Iterator[Problem]:
    """What is wrong with a new emoji of the application, which has those of these names."""
    if not _NAME.fullmatch(body["name"]):
        yield Problem(("name",), "A name has letters, digits and underscores alone.")
    if body["name"] in names:
        yield Problem(("name",), "Another emoji of the application has this name.")
    if len(names) >= MOST_EMOJIS:
        yield Problem((), f"An application has {MOST_EMOJIS} emojis at most.")
    image = image_of(body["image"])
    if image is None:
        yield Problem(("image",), "A picture comes as a data URI, in base64.")
    elif len(image) > LARGEST:
        yield Problem(("image",), f"{len(image)} bytes of a picture are more than {LARGEST}.")


def walk(components: Iterable[Part], path: Path) -> Iterator[tuple[Path, Part]]:
    """Every component with where it stands, those inside others too."""
    for number, part in enumerate(components):
        yield from _within(part, (*path, number))


def _within(part: Part, path: Path) -> Iterator[tuple[Path, Part]]:
    yield path, part
    yield from walk(part.get("components") or (), (*path, "components"))
    for key in ("accessory", "component"):
        if isinstance(inner := part.get(key), Mapping):
            yield from _within(inner, (*path, key))


def component_problems(components: Iterable[Part], known: Collection[int], path: Path) -> Iterator[Problem]:
    """What is wrong with the components of a message or modal; `known` are the application's own emojis."""
    size = 0
    for at, part in walk(components, path):
        kind = part["type"]
        if kind == ComponentType.TEXT_DISPLAY:
            size += len(part["content"].encode()) + 12
            if not part["content"].strip():
                yield Problem((*at, "content"), "A text says something.")
        elif kind == ComponentType.BUTTON:
            yield from _emoji(part, at, known)
            if not (part["style"] == _PREMIUM or (part.get("label") or "").strip() or part.get("emoji")):
                yield Problem((*at, "label"), "A button has a label or an emoji, or both.")
        elif kind in SELECT_TYPES:
            yield from _menu(part, at, known)
        if at[-1] == "component" and part.get("label") is not None:
            yield Problem((*at, "label"), "Inside a label a text input has no label of its own.")
        if at[-1] == "component" and part.get("disabled"):
            yield Problem((*at, "disabled"), "A modal has no disabled menus.")
    if size > LARGEST_TEXTS:
        yield Problem(path, f"{size} bytes of text, 12 counted for each, are more than {LARGEST_TEXTS}.")


def _menu(part: Part, path: Path, known: Collection[int]) -> Iterator[Problem]:
    most = 1 if part.get("max_values") is None else part["max_values"]
    options = part.get("options") or ()
    chosen = [option for option in options if option.get("default")] or part.get("default_values") or ()
    if len(chosen) > most:
        yield Problem((*path, "options"), f"{len(chosen)} are chosen already; {most} may be.")
    if part["type"] == ComponentType.SELECT and (part.get("min_values") or 0) > len(options):
        yield Problem((*path, "min_values"), f"Must be at most the {len(options)} options there are.")
    for number, option in enumerate(options):
        yield from _emoji(option, (*path, "options", number), known)


def _emoji(part: Part, path: Path, known: Collection[int]) -> Iterator[Problem]:
    """What is wrong with the emoji of a button or of an option of a menu, if it has one."""
    emoji = part.get("emoji") or {}
    if emoji.get("id") is not None:
        if int(emoji["id"]) not in known:
            yield Problem((*path, "emoji", "id"), f"The application has no emoji {emoji['id']}.")
    elif emoji and not is_emoji(emoji.get("name") or ""):
        yield Problem((*path, "emoji", "name"), f"{emoji.get('name')!r} is no emoji that Unicode knows.")
