"""Icons in sentences.

A sentence with icons has a slot for each: the artwork, the text with the icon, and the text without it. The sender of
the sentence fills the slots (`filled`): with icons, or with words where there are none.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from bot.assets import ASSETS
from bot.engine import Argument, Player, Text

from . import entries, game_folder, text_files

_SEAT: Final = "seat/"

SEATS: Final = 6  # how many seats have an icon, `seat/1` to `seat/6`

_OPEN, _BETWEEN, _CLOSE, ICON = "\ue000", "\ue001", "\ue002", "\ue003"
"""Characters of the private use area, which `escaping` removes from what people write; the last is the icon's place."""

_SLOT: Final = re.compile(
    f"{_OPEN}([^{_BETWEEN}]*){_BETWEEN}([^{_BETWEEN}]*){_BETWEEN}([^{_CLOSE}]*){_CLOSE}"
)


class Icons(NamedTuple):
    """Artwork by message key: of single `things` (tiles, cards, figures), and of `goods`, which come in amounts."""

    things: Mapping[str, str]
    goods: Mapping[str, str]
    looks: Sequence[int | None] | None = None

    def seat(self, seat: int) -> str:
        """The artwork of a seat: by its number, or by its look in games in which seats get one; "" if it has none."""
        if self.looks is None:
            return f"{_SEAT}{seat + 1}" if seat < SEATS else ""
        look = self.looks[seat] if seat < len(self.looks) else None
        return "" if look is None else f"{_SEAT}{look + 1}"

    def of(self, text: Text) -> str:
        """The artwork for a label: that of the only thing that it names, or else the only good, or the only seat.

        "" if it names none or several.
        """
        named = list(_named(text, self.seat))
        things = {self.things[key] for key in named if key in self.things}
        goods = {self.goods[key] for key in named if key in self.goods}
        seats = {key for key in named if key.startswith(_SEAT)}
        for found in (things, goods, seats):
            if found:
                return found.pop() if len(found) == 1 else ""
        return ""

    def artwork(self) -> set[str]:
        return {*self.things.values(), *self.goods.values()}


NO_ICONS: Final = Icons({}, {})  # of games without `icons.toml`, and of the bot


@cache
def icons_of(locale: str, game: str | None) -> Icons:
    """The icons of a game (its `icons.toml`) in a language: some artwork contains letters."""
    if game is not None and (path := game_folder(game) / "icons.toml").exists():
        read = tomllib.loads(path.read_text(encoding="utf-8"))
        own = read.get(locale, {})
        said = {key for file in text_files(path.parent / "text", locale) for key in entries(file)}
        things, goods = (
            _named_alike(game, read["called_alike"][group], said)
            | _by_message(read.get(group, {}), own.get(group, {}))
            for group in ("things", "goods")
        )
        return Icons(_drawn(things), _drawn(goods))
    return NO_ICONS


def slot(artwork: str, shown: str, words: str) -> str:
    """A slot for an icon: `shown` is the text with it, in which ICON is its place, `words` the text without it."""
    return f"{_OPEN}{artwork}{_BETWEEN}{shown}{_BETWEEN}{words}{_CLOSE}" if artwork and words else words


def filled(said: str, sign_of: Callable[[str], str | None] = lambda artwork: None) -> str:
    """A sentence with its slots filled: with the emojis of artwork, or with words."""

    def fill(found: re.Match[str]) -> str:
        artwork, shown, words = found.groups()
        sign = sign_of(artwork)
        return words if sign is None else shown.replace(ICON, sign)

    return _SLOT.sub(fill, said) if _OPEN in said else said


def length_of(said: str) -> int:
    """The most characters that a sentence can have when its slots are filled."""
    longest = filled(said, lambda artwork: f"<:{emoji_name(artwork)}:{2**64}>")
    return max(len(filled(said)), len(longest))


def emoji_name(artwork: str) -> str:
    """The name of an artwork's emoji: "ludi_gold", "ludi_praetor_smithy"."""
    return f"ludi_{artwork.removeprefix('common/').replace('/', '_')}"


def _named(argument: Argument, seat: Callable[[int], str]) -> Iterator[str]:
    match argument:
        case Text():
            yield argument.key.partition(".")[0]
            for value in argument.arguments.values():
                yield from _named(value, seat)
        case Player():
            yield seat(argument.seat)
        case list() | tuple():
            for value in argument:
                yield from _named(value, seat)


def _named_alike(game: str, kinds: Sequence[str], said: Container[str]) -> dict[str, str]:
    """The artwork NAME of each message KIND-NAME: the game's own, or else the common one."""
    return {
        f"{kind}-{artwork.stem}": f"{folder}/{artwork.stem}"
        for folder in ("common", game)
        for artwork in (ASSETS / folder).glob("*.svg")
        for kind in kinds
        if f"{kind}-{artwork.stem}" in said
    }


def _drawn(artwork: Mapping[str, str]) -> dict[str, str]:
    """The messages that have artwork, without those named "" in `icons.toml`, whose names only match by chance."""
    return {message: name for message, name in artwork.items() if name}


def _by_message(*sections: Mapping[str, Iterable[str]]) -> dict[str, str]:
    return {
        message: artwork
        for section in sections
        for artwork, messages in section.items()
        for message in messages
    }
