"""What holds of a message as a whole: what it says, shows and carries, new or edited."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from . import component_rules
from .schema import ErrorResponse, Path, Problem, invalid

V2: Final = 1 << 15
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7

MOST_FILES: Final = 10
LARGEST_FILE: Final = 10 * 1024**2  # bytes of a file, on a server without boosts
LARGEST_REQUEST: Final = 25 * 1024**2
TOO_LARGE: Final = 40005
LARGEST_EMBEDS: Final = 6_000
EMPTY: Final = 50006

_REFERENCE: Final = "attachment://"
_PICTURES: Final = (".png", ".jpg", ".jpeg", ".webp", ".gif")


@dataclass(frozen=True)
class UploadedFile:
    """A file that comes with a request."""

    name: str
    content: bytes = b""


@dataclass(frozen=True)
class Attached:
    """A file that a message has."""

    name: str
    description: str | None = None
    content: bytes | None = None  # what is in it, where the fake knows


@dataclass(frozen=True)
class Stored:
    """A message as it stands there when it is edited; `attached` by id."""

    flags: int = 0
    content: str = ""
    embeds: Sequence[Any] = ()
    components: Sequence[Mapping[str, Any]] = ()
    attached: Mapping[str, Attached] = field(default_factory=dict)
    has_more: bool = False  # whether it has what else makes a message: a poll, stickers


def check(
    body: Mapping[str, Any],
    uploads: Sequence[UploadedFile],
    before: Stored | None,
    emojis: Collection[int],
    path: Path = (),
) -> None:
    """Hold a message to what Discord takes; `before` is what is edited, None for a new one. Raises ErrorResponse.

    `path` is where the message stands in the JSON of its request.
    """
    sizes = [len(upload.content) for upload in uploads]
    if sum(sizes) > LARGEST_REQUEST or max(sizes, default=0) > LARGEST_FILE:
        raise ErrorResponse(413, TOO_LARGE, "Request entity too large")
    stored = before or Stored()
    # Only what an edit names is changed.
    flags = body.get("flags")
    v2 = bool((flags or 0) & V2) or bool(stored.flags & V2)
    content = body.get("content", stored.content)
    embeds = body.get("embeds", stored.embeds)
    parts: Sequence[Mapping[str, Any]] = (
        (body["components"] or ()) if "components" in body else stored.components
    )
    files, wrong = _files(body, uploads, before, path)
    invalid(
        [
            *_flags(flags, before, path),
            *_version_two(body, v2, content, embeds, path),
            *(
                component_rules.component_problems(parts, v2, emojis, (*path, "components"))
                if "components" in body
                else ()
            ),
            *_embeds(body.get("embeds") or (), files, path),
            *_mentions(body.get("allowed_mentions"), path),
            *wrong,
            *_shown(body, uploads, v2, files, path),
            *_equal_bytes(uploads, stored, path),
        ]
    )
    more = stored.has_more or body.get("poll") or body.get("sticker_ids") or body.get("message_reference")
    if not ((content or "").strip() or embeds or parts or files or more):
        raise ErrorResponse(400, EMPTY, "Cannot send an empty message")


def _flags(flags: int | None, before: Stored | None, path: Path) -> Iterator[Problem]:
    if before is not None and before.flags & V2 and flags is not None and not flags & V2:
        what = "A message with components of version 2 keeps the flag."
        yield Problem((*path, "flags"), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", what)


def _version_two(
    body: Mapping[str, Any], v2: bool, content: str | None, embeds: Sequence[Any] | None, path: Path
) -> Iterator[Problem]:
    if not v2:
        return
    polls, stickers = body.get("poll"), body.get("sticker_ids")
    for key, value in (("content", content), ("embeds", embeds), ("poll", polls), ("sticker_ids", stickers)):
        if value:
            what = f"A message with components of version 2 has no {key}."
            yield Problem((*path, key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", what)


def _embeds(embeds: Sequence[Mapping[str, Any]], files: Sequence[Attached], path: Path) -> Iterator[Problem]:
    letters = 0
    names = {file.name for file in files}
    for number, embed in enumerate(embeds):
        for key in ("image", "thumbnail"):
            url = (embed.get(key) or {}).get("url") or ""
            if url.startswith(_REFERENCE) and url.removeprefix(_REFERENCE) not in names:
                yield Problem((*path, "embeds", number, key, "url"), *_not_there(url))
        fields = [field.get(key) for field in embed.get("fields") or () for key in ("name", "value")]
        inner = [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
        letters += sum(
            len(text or "") for text in (embed.get("title"), embed.get("description"), *fields, *inner)
        )
    if letters > LARGEST_EMBEDS:
        what = f"Embeds have {letters} letters together; {LARGEST_EMBEDS} is the most."
        yield Problem((*path, "embeds"), "MAX_EMBED_SIZE_EXCEEDED", what)


def _mentions(allowed: Mapping[str, Any] | None, path: Path) -> Iterator[Problem]:
    for kind in ("users", "roles"):
        if allowed and kind in (allowed.get("parse") or ()) and allowed.get(kind):
            what = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            yield Problem((*path, "allowed_mentions", kind), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", what)


def _files(
    body: Mapping[str, Any], uploads: Sequence[UploadedFile], before: Stored | None, path: Path
) -> tuple[list[Attached], list[Problem]]:
    at = (*path, "attachments")
    there = {} if before is None else before.attached
    declared: Sequence[Mapping[str, Any]] | None = body.get("attachments")
    if declared is None:
        # Without the list, an edit shows nothing of what comes with it, and a new message has its files.
        files = [] if before is not None else [Attached(each.name, content=each.content) for each in uploads]
        wrong = [
            Problem(at, "BASE_TYPE_REQUIRED", "Files that come with an edit are listed here.")
            for _ in uploads[:1]
            if before is not None
        ]
        kept = [] if "attachments" in body else list(there.values())
        return [*kept, *files], wrong + _names([*kept, *files], at)
    files, wrong = [], []
    seen: set[str] = set()
    for number, entry in enumerate(declared):
        key = str(entry["id"])
        if key in seen:
            wrong.append(
                Problem((*at, number, "id"), "SET_TYPE_ALREADY_CONTAINS_VALUE", f"{key} stands there twice.")
            )
        seen.add(key)
        if key in there:
            kept_one = there[key]
            said = entry.get("description", kept_one.description)
            files.append(Attached(entry.get("filename") or kept_one.name, said, kept_one.content))
        elif int(key) < len(uploads):
            upload = uploads[int(key)]
            files.append(
                Attached(entry.get("filename") or upload.name, entry.get("description"), upload.content)
            )
        else:
            what = (
                "comes with this request" if before is None else "comes with this edit or is on the message"
            )
            wrong.append(
                Problem((*at, number, "id"), "ATTACHMENT_NOT_FOUND", f"No file with the id {key} {what}.")
            )
    for number, upload in enumerate(uploads):
        if str(number) not in seen:
            wrong.append(
                Problem(at, "ATTACHMENT_NOT_DECLARED", f"files[{number}], {upload.name}, is not listed here.")
            )
    return files, wrong + _names(files, at)


def _names(files: Sequence[Attached], path: Path) -> list[Problem]:
    names = [file.name for file in files]
    wrong = [
        Problem(path, "ATTACHMENT_NAME_DUPLICATED", f"Two attachments are called {name}.")
        for name in dict.fromkeys(names)
        if names.count(name) > 1
    ]
    if len(files) > MOST_FILES:
        wrong.append(Problem(path, "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length."))
    return wrong


def _not_there(url: str) -> tuple[str, str]:
    name = url.removeprefix(_REFERENCE)
    what = f"{name} is neither uploaded and listed in attachments nor kept there."
    return "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", what


def _shown(
    body: Mapping[str, Any], uploads: Sequence[UploadedFile], v2: bool, files: Sequence[Attached], path: Path
) -> Iterator[Problem]:
    if not v2:
        return
    if "components" not in body:
        # Those that stay show what was there before.
        yield from (_invisible(upload.name, path) for upload in uploads)
        return
    by_name = {file.name: file for file in files}
    shown: set[str] = set()
    for at, item in component_rules.media(
        component_rules.walk(body["components"] or (), (*path, "components"))
    ):
        key = "file" if "file" in item else "media"
        url: str = item[key]["url"]
        if not url.startswith(_REFERENCE):
            what = f"{url} is no file of this message ({_REFERENCE})."
            yield Problem((*at, key, "url"), "UNFURLED_MEDIA_ITEM_EXTERNAL", what)
            continue
        name = url.removeprefix(_REFERENCE)
        shown.add(name)
        if (file := by_name.get(name)) is None:
            yield Problem((*at, key, "url"), *_not_there(url))
        elif (
            name.lower().endswith(_PICTURES)
            and key == "media"
            and not (item.get("description") or file.description)
        ):
            what = f"{name} needs a description for people who can't see it."
            yield Problem((*at, "description"), "BASE_TYPE_REQUIRED", what)
    yield from (_invisible(file.name, path) for file in files if file.name not in shown)


def _invisible(name: str, path: Path) -> Problem:
    what = f"No component shows {name}: nobody sees it in a message of version 2."
    return Problem((*path, "attachments"), "ATTACHMENT_INVISIBLE", what)


def _equal_bytes(uploads: Sequence[UploadedFile], stored: Stored, path: Path) -> Iterator[Problem]:
    for number, upload in enumerate(uploads):
        for key, there in stored.attached.items():
            if upload.content and upload.content == there.content:
                yield Problem(
                    (*path, "attachments"),
                    "ATTACHMENT_UPLOADED_AGAIN",
                    f"files[{number}], {upload.name}, is the attachment {key} that is there: keep it by its id.",
                )
