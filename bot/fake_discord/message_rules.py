"""Discord's rules for messages and modals that SimCord doesn't check: components, files, pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

import discord
from emoji import is_emoji
from simcord.backend.models import Message
from simcord.enums import SELECT_TYPES, ComponentType

from .schema import Path, Problem

V2: Final = 1 << 15

_REFERENCE: Final = "attachment://"
_PICTURES: Final = (".png", ".jpg", ".jpeg", ".webp", ".gif")

LARGEST_TEXTS: Final = 10_170
"""The most bytes of all texts, with twelve more for each: beyond that, Discord itself failed."""

_PREMIUM: Final = 6

Part: TypeAlias = Mapping[str, Any]  # a component


def message_problems(
    body: Mapping[str, Any],
    uploads: Sequence[discord.File],
    before: Message | None,
    emojis: Collection[int],
    path: Path,
) -> Iterator[Problem]:
    """What is wrong with a message; `before` is the one that is edited, None for a new one.

    `path` is the message's place in the JSON of the request, `emojis` are the application's own.
    """
    components = body.get("components") or ()
    yield from component_problems(components, emojis, (*path, "components"))
    files = list(_files(body, before))
    for name, often in Counter(name for name, _ in files).items():
        if often > 1:
            yield Problem((*path, "attachments"), f"Two attachments are called {name}.")
    if ((body.get("flags") or 0) | (before.flags if before else 0)) & V2:
        described = {name for name, description in files if description}
        yield from _showing(components, described, (*path, "components"))
        # Components that stay show the former files.
        to_see = {name for name, _ in files} if "components" in body else {file.filename for file in uploads}
        shown = {item[key]["url"].removeprefix(_REFERENCE) for _, key, item in _media(components, path)}
        for name in sorted(to_see - shown):
            what = f"No component shows {name}: nobody sees it in a message of version 2."
            yield Problem((*path, "attachments"), what)
    elif before is not None:
        kept = [body.get(what, getattr(before, what)) for what in ("content", "embeds", "components")]
        if not any(kept) and not files:
            yield Problem((*path, "content"), "Nothing would be left of the message.")


def _files(body: Mapping[str, Any], before: Message | None) -> Iterator[tuple[str, str | None]]:
    """The names and descriptions of the files that a message will have: kept and new ones."""
    there = {} if before is None else {str(file["id"]): file for file in before.attachments}
    for entry in body.get("attachments", there.values()) or ():
        file = {**there.get(str(entry["id"]), {}), **entry}
        if "filename" in file:  # SimCord refuses a file that is neither kept nor new
            yield file["filename"], file.get("description")


def _showing(components: Sequence[Part], described: Collection[str], path: Path) -> Iterator[Problem]:
    """What is wrong with the pictures that components show."""
    for at, key, item in _media(components, path):
        url: str = item[key]["url"]
        name = url.removeprefix(_REFERENCE)
        if name == url:
            yield Problem((*at, key, "url"), f"{url} is no file of this message ({_REFERENCE}).")
        elif (
            key == "media"
            and name.lower().endswith(_PICTURES)
            and not (item.get("description") or name in described)
        ):
            yield Problem((*at, "description"), f"{name} needs a description for people who can't see it.")


def _media(components: Sequence[Part], path: Path) -> Iterator[tuple[Path, str, Part]]:
    """The pictures and files that components show, each with its place and key."""
    for at, part in walk(components, path):
        if part["type"] == ComponentType.MEDIA_GALLERY:
            yield from (((*at, "items", number), "media", item) for number, item in enumerate(part["items"]))
        elif part["type"] in (ComponentType.THUMBNAIL, ComponentType.FILE):
            yield at, "file" if part["type"] == ComponentType.FILE else "media", part


def walk(components: Iterable[Part], path: Path) -> Iterator[tuple[Path, Part]]:
    """Every component with its place, nested ones included."""
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
