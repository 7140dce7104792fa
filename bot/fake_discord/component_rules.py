"""What holds of components and emojis, beyond the types and lengths of each."""

from __future__ import annotations

import base64
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from emoji import is_emoji
from simcord.enums import SELECT_TYPES, ComponentType

from .schema import Path, Problem

INVALID: Final = "COMPONENT_INVALID_EMOJI"

MOST_EMOJIS: Final = 2_000  # emojis of an application
LARGEST: Final = 256 * 1024  # bytes of a picture

_IMAGE: Final = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/=]+)")
_NAME: Final = re.compile(r"[A-Za-z0-9_]+")


def emoji_problems(emoji: Mapping[str, Any], path: Path, known: Collection[int]) -> Iterator[Problem]:
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
    found = _IMAGE.fullmatch(data)
    return None if found is None else base64.b64decode(found[1])


def creation(body: Mapping[str, Any], names: Collection[str]) -> Iterator[Problem]:
    """What is wrong with a new emoji of the application, which has those of these names."""
    if not _NAME.fullmatch(body["name"]):
        yield Problem(("name",), "STRING_TYPE_REGEX", "A name has letters, digits and underscores alone.")
    if body["name"] in names:
        what = "Another emoji of the application has this name."
        yield Problem(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", what)
    if len(names) >= MOST_EMOJIS:
        yield Problem((), "APPLICATION_EMOJIS_MAX", f"An application has {MOST_EMOJIS} emojis at most.")
    image = image_of(body["image"])
    if image is None:
        yield Problem(("image",), "IMAGE_INVALID", "A picture comes as a data URI, in base64.")
    elif len(image) > LARGEST:
        what = f"{len(image)} bytes of a picture are more than {LARGEST}."
        yield Problem(("image",), "BINARY_TYPE_MAX_SIZE", what)


MOST: Final = 40
MOST_ROWS: Final = 5  # rows of a message without the flag of version 2
LONGEST_TEXTS: Final = 4_000
LARGEST_TEXTS: Final = 10_170
"""Bytes of all texts, twelve more for each: beyond them Discord has answered with an error of its own."""

_LINK: Final = 5
_PREMIUM: Final = 6

Part: TypeAlias = Mapping[str, Any]  # a component


def walk(components: Iterable[Part], path: Path = ("components",)) -> Iterator[tuple[Path, Part]]:
    """Every component with where it stands, those inside others too."""
    for number, part in enumerate(components):
        yield from _within(part, (*path, number))


def _within(part: Part, path: Path) -> Iterator[tuple[Path, Part]]:
    yield path, part
    yield from walk(part.get("components") or (), (*path, "components"))
    for key in ("accessory", "component"):
        if isinstance(inner := part.get(key), Mapping):
            yield from _within(inner, (*path, key))


def component_problems(
    components: Sequence[Part], v2: bool, known_emojis: Collection[int], path: Path = ("components",)
) -> Iterator[Problem]:
    """What is wrong with the components of a message; `v2` is whether it has the flag of version 2."""
    parts = list(walk(components, path))
    if len(parts) > MOST:
        what = f"{len(parts)} components, those inside others counted, are more than {MOST}."
        yield Problem(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", what)
    if not v2:
        yield from _legacy(components, path)
    yield from _texts(parts, path)
    yield from _unique(parts)
    for at, part in parts:
        match part["type"]:
            case ComponentType.ACTION_ROW:
                yield from _row(part, at)
            case ComponentType.BUTTON:
                yield from _button(part, at, known_emojis)
            case kind if kind in SELECT_TYPES:
                yield from _menu(part, at, known_emojis)


def modal(components: Sequence[Part], known_emojis: Collection[int], path: Path) -> Iterator[Problem]:
    parts = list(walk(components, path))
    yield from _unique(parts)
    for at, part in parts:
        if part["type"] in SELECT_TYPES:
            yield from _menu(part, at, known_emojis)
            if part.get("disabled"):
                what = "A modal has no disabled menus."
                yield Problem((*at, "disabled"), "COMPONENT_DISABLED_INVALID", what)
        elif part["type"] == ComponentType.TEXT_INPUT:
            least, most = part.get("min_length"), part.get("max_length")
            if least is not None and most is not None and least > most:
                yield Problem((*at, "min_length"), "NUMBER_TYPE_MAX", f"Must be at most max_length, {most}.")
            if part.get("label") is not None and at[-1] == "component":
                what = "Inside a label a text input has no label of its own."
                yield Problem((*at, "label"), "COMPONENT_LABEL_INVALID", what)


def media(parts: Iterable[tuple[Path, Part]]) -> Iterator[tuple[Path, Part]]:
    """The pictures and files that components show: each has a `media` or `file` with a `url`."""
    for at, part in parts:
        if part["type"] == ComponentType.MEDIA_GALLERY:
            yield from (((*at, "items", number), item) for number, item in enumerate(part.get("items") or ()))
        elif part["type"] in (ComponentType.THUMBNAIL, ComponentType.FILE):
            yield at, part


def _legacy(components: Sequence[Part], path: Path) -> Iterator[Problem]:
    if len(components) > MOST_ROWS:
        yield Problem(path, "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_ROWS} or fewer in length.")
    for number, part in enumerate(components):
        if part["type"] != ComponentType.ACTION_ROW:
            what = f"Components of type {part['type']} need the flag of version 2 (1 << 15)."
            yield Problem((*path, number, "type"), "COMPONENT_TYPE_INVALID", what)


def _texts(parts: Sequence[tuple[Path, Part]], path: Path) -> Iterator[Problem]:
    texts = [part["content"] for _, part in parts if part["type"] == ComponentType.TEXT_DISPLAY]
    letters = sum(map(len, texts))
    size = sum(len(text.encode()) + 12 for text in texts)
    if letters > LONGEST_TEXTS:
        what = f"{letters} letters of text are more than {LONGEST_TEXTS}."
        yield Problem(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", what)
    elif size > LARGEST_TEXTS:
        what = f"{size} bytes of text, 12 counted for each, are more than {LARGEST_TEXTS}."
        yield Problem(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", what)
    for at, part in parts:
        if part["type"] == ComponentType.TEXT_DISPLAY and not part["content"].strip():
            yield Problem((*at, "content"), "BASE_TYPE_REQUIRED", "A text says something.")


def _unique(parts: Iterable[tuple[Path, Part]]) -> Iterator[Problem]:
    ids: set[str] = set()
    numbers: set[int] = set()
    for at, part in parts:
        if (name := part.get("custom_id")) is not None:
            if name in ids:
                what = f"Component custom id {name!r} cannot be duplicated."
                yield Problem((*at, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", what)
            ids.add(name)
        if number := part.get("id"):
            if number in numbers:
                what = f"Component id {number} cannot be duplicated."
                yield Problem((*at, "id"), "COMPONENT_ID_DUPLICATED", what)
            numbers.add(number)


def _row(part: Part, path: Path) -> Iterator[Problem]:
    kinds = [inner["type"] for inner in part["components"]]
    if len(kinds) > 1 and any(kind in SELECT_TYPES for kind in kinds):
        what = "A menu fills its row: it stands there alone."
        yield Problem((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", what)


def _button(part: Part, path: Path, known_emojis: Collection[int]) -> Iterator[Problem]:
    style = part["style"]
    if emoji := part.get("emoji"):
        yield from emoji_problems(emoji, path, known_emojis)
    if style != _PREMIUM and not (part.get("label") or "").strip() and not emoji:
        what = "A button has a label or an emoji, or both."
        yield Problem((*path, "label"), "BUTTON_COMPONENT_INVALID", what)
    if style == _LINK:
        yield from _lacks(part, path, "url")
        yield from _has_none(part, path, "custom_id", "sku_id", of="A link button")
    elif style == _PREMIUM:
        yield from _lacks(part, path, "sku_id")
        yield from _has_none(part, path, "custom_id", "url", "label", "emoji", of="A premium button")
    else:
        yield from _lacks(part, path, "custom_id")
        yield from _has_none(part, path, "url", "sku_id", of="A button that is no link")


def _lacks(part: Part, path: Path, key: str) -> Iterator[Problem]:
    if not part.get(key):
        yield Problem((*path, key), "BASE_TYPE_REQUIRED", "This field is required.")


def _has_none(part: Part, path: Path, *keys: str, of: str) -> Iterator[Problem]:
    for key in keys:
        if part.get(key) is not None:
            yield Problem((*path, key), "BUTTON_COMPONENT_INVALID", f"{of} has no {key}.")


def _menu(part: Part, path: Path, known_emojis: Collection[int]) -> Iterator[Problem]:
    least = 1 if part.get("min_values") is None else part["min_values"]
    most = 1 if part.get("max_values") is None else part["max_values"]
    if least > most:
        yield Problem((*path, "min_values"), "NUMBER_TYPE_MAX", f"Must be at most max_values, {most}.")
    options = part.get("options") or ()
    chosen = [option for option in options if option.get("default")] or part.get("default_values") or ()
    if len(chosen) > most:
        yield Problem(
            (*path, "options" if options else "default_values"),
            "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
            f"{len(chosen)} are chosen already; {most} may be.",
        )
    if part["type"] == ComponentType.SELECT and least > len(options):
        what = f"Must be at most the {len(options)} options there are."
        yield Problem((*path, "min_values"), "NUMBER_TYPE_MAX", what)
    values: set[str] = set()
    for number, option in enumerate(options):
        at = (*path, "options", number)
        if option["value"] in values:
            what = f"{option['value']!r} is the value of another option."
            yield Problem((*at, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", what)
        values.add(option["value"])
        if emoji := option.get("emoji"):
            yield from emoji_problems(emoji, at, known_emojis)
