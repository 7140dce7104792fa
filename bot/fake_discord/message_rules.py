"""What holds of a message as a whole beyond what SimCord looks at: what it carries and shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

import discord
from simcord.backend.models import Message
from simcord.enums import ComponentType

from .component_rules import Part, component_problems, walk
from .schema import Path, Problem

V2: Final = 1 << 15

_REFERENCE: Final = "attachment://"
_PICTURES: Final = (".png", ".jpg", ".jpeg", ".webp", ".gif")


def message_problems(
    body: Mapping[str, Any],
    uploads: Sequence[discord.File],
    before: Message | None,
    emojis: Collection[int],
    path: Path,
) -> Iterator[Problem]:
    """What is wrong with a message; `before` is what is edited, None for a new one.

    `path` is where the message stands in the JSON of its request, `emojis` are the application's own.
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
        # Components that stay show what was there before.
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
    """The names and descriptions of the files that a message has then: those that stay, and those that come."""
    there = {} if before is None else {str(file["id"]): file for file in before.attachments}
    for entry in body.get("attachments", there.values()) or ():
        file = {**there.get(str(entry["id"]), {}), **entry}
        if "filename" in file:  # what is neither there nor comes has none: SimCord says so
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
    """The pictures and files that components show, each with where it stands, and under which key it is named."""
    for at, part in walk(components, path):
        if part["type"] == ComponentType.MEDIA_GALLERY:
            yield from (((*at, "items", number), "media", item) for number, item in enumerate(part["items"]))
        elif part["type"] in (ComponentType.THUMBNAIL, ComponentType.FILE):
            yield at, "file" if part["type"] == ComponentType.FILE else "media", part
