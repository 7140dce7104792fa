"""What a button or a menu carries: which game, at which revision of it, and what is chosen.

A custom id reads `ludi:<verb>:<table>:<revision>:<rest>`, a menu's `ludi-menu:…`. It is all that a click
brings along, so it outlives restarts and releases.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import quote, unquote

from msgspec import Struct

LONGEST: Final = 100
"""The characters that Discord allows in a custom id."""

_SHAPE = r":(?P<verb>[a-z][a-z-]*):(?P<table>\d{1,18}):(?P<revision>\d{1,18})(?P<rest>(?::[^:]*)*)"
BUTTON: Final = re.compile("ludi" + _SHAPE)
MENU: Final = re.compile("ludi-menu" + _SHAPE)


class Address(Struct, frozen=True):
    """Where a click leads: a verb, the table it concerns, the revision it was made on, and what is chosen."""

    verb: str
    table: int = 0
    revision: int = 0
    rest: tuple[str, ...] = ()


def encode(address: Address, *, menu: bool = False) -> str:
    """The custom id of a button, or of a menu. Raises ValueError for one too long for Discord."""
    parts = ["ludi-menu" if menu else "ludi", address.verb, str(address.table), str(address.revision)]
    parts.extend(quote(part, safe=" !#$&'()*+,/;=?@[]") for part in address.rest)
    custom_id = ":".join(parts)
    if len(custom_id) > LONGEST:
        raise ValueError(f"a custom id of {len(custom_id)} characters: {custom_id}")
    return custom_id


def decode(custom_id: str) -> Address:
    """The address in a custom id. Raises ValueError for what is none of ours."""
    found = BUTTON.fullmatch(custom_id) or MENU.fullmatch(custom_id)
    if found is None:
        raise ValueError(f"not a custom id of this bot: {custom_id}")
    rest = found["rest"].split(":")[1:]
    return Address(
        found["verb"], int(found["table"]), int(found["revision"]), tuple(unquote(part) for part in rest)
    )
