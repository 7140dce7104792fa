"""What a page of the sandbox may ask for: an object with an `id`, what to `do`, and the fields that this needs."""

from __future__ import annotations

import json
import re
from typing import Annotated, Any, Final, TypeAlias, cast, get_args

import msgspec
from msgspec import Meta, Struct

Id: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{1,20}$")]
"""A number that Discord gives, as text."""


class Wish(Struct, kw_only=True):
    """What is asked for; the answer has the same `id`."""

    id: Any


class Open(Wish, tag="open", tag_field="do"):
    """To look with somebody's eyes at a channel, each named or by id; the first ones where there are none such."""

    viewer: str | None = None
    channel: str | None = None


class Earlier(Wish, tag="earlier", tag_field="do"):
    """The messages before one."""

    before: Id


class Command(Wish, tag="command", tag_field="do"):
    """To send a slash command, named by its words, with options as they are typed."""

    path: Annotated[list[str], Meta(min_length=1)]
    options: dict[str, str]


class Complete(Wish, tag="complete", tag_field="do"):
    """How the option that is `focused` could be completed."""

    path: Annotated[list[str], Meta(min_length=1)]
    options: dict[str, str]
    focused: str


class Press(Wish, tag="press", tag_field="do"):
    """To press the part of a message with a custom id, or choose values there."""

    message: Id
    part: str
    values: list[str] | None = None


class Apply(Wish, tag="apply", tag_field="do"):
    """To choose a command in the menu of somebody."""

    name: str
    target: Id


class Submit(Wish, tag="submit", tag_field="do"):
    """To send a form that was shown, with what is written in it."""

    form: str
    fields: dict[str, str]


class Say(Wish, tag="say", tag_field="do"):
    """To write to everybody."""

    words: Annotated[str, Meta(min_length=1, max_length=2000)]


class Dismiss(Wish, tag="dismiss", tag_field="do"):
    """To put away a message that one person sees alone."""

    message: Id


AnyWish: TypeAlias = Open | Earlier | Command | Complete | Press | Apply | Submit | Say | Dismiss

KINDS: Final[dict[str, type[Wish]]] = {
    str(kind.__struct_config__.tag): kind for kind in cast("tuple[type[Wish], ...]", get_args(AnyWish))
}


class NoWish(Exception):
    """What was sent is no wish: a sentence that says what would be; `id` is that of the answer, where there is one."""

    def __init__(self, sentence: str, id: Any = None) -> None:
        super().__init__(sentence)
        self.id = id


def wish_of(said: str) -> AnyWish:
    """What a page has sent. Raises NoWish."""
    try:
        sent = msgspec.json.decode(said)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _no_wish() from error
    if not isinstance(sent, dict) or "id" not in sent:
        raise _no_wish()
    if not isinstance(do := sent.get("do"), str) or do not in KINDS:
        raise _no_wish(sent["id"])
    try:
        wish: AnyWish = msgspec.convert(sent, AnyWish)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$.")
        field = re.split(r"[`.\[]", where)[0] or "a field"
        fields = ", ".join(name for name in KINDS[do].__struct_fields__ if name != "id")
        raise NoWish(
            f"The sandbox can't do {json.dumps(do)}: {what} (in {field}). It takes {fields}.", sent["id"]
        ) from error
    return wish


def _no_wish(id: Any = None) -> NoWish:
    return NoWish(f"The sandbox takes an object with an id and what to do: {', '.join(KINDS)}.", id)
