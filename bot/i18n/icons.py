"""Icons in words: which artwork stands for what a text names, and where in a sentence one may stand for words.

A sentence that is said with icons has a slot for each: the artwork, what is said with its icon, what without it.
What sends the sentence fills the slots (`filled`): with icons, or with words where there are none.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from bot.assets import ASSETS
from bot.engine import Argument, Player, Text

from . import entries, game_folder

_SEAT: Final = "seat/"

SEATS: Final = 6  # so many seats have an icon, `seat/1` to `seat/6`

_OPEN, _BETWEEN, _CLOSE, ICON = "\ue000", "\ue001", "\ue002", "\ue003"
"""Signs of the private use area, which nothing that people write keeps (`written`); the last stands for the icon."""

_SLOT: Final = re.compile(
    f"{_OPEN}([^{_BETWEEN}]*){_BETWEEN}([^{_BETWEEN}]*){_BETWEEN}([^{_CLOSE}]*){_CLOSE}"
)


class Icons(NamedTuple):
    """Artwork by the name of the message that it stands for.

    Of `things` (tiles, cards, figures) a text is about one; `goods` come in amounts.
    """

    things: Mapping[str, str]
    goods: Mapping[str, str]
    looks: Sequence[int | None] | None = None

    def seat(self, seat: int) -> str:
        """The artwork of a seat: by its number, or by its look in games in which a seat gets one; "" without any."""
        if self.looks is None:
            return f"{_SEAT}{seat + 1}" if seat < SEATS else ""
        look = self.looks[seat] if seat < len(self.looks) else None
        return "" if look is None else f"{_SEAT}{look + 1}"

    def of(self, text: Text) -> str:
        """The artwork that stands for a label: of the one thing that it names, else the one good, else the one seat.

        "" where it names none, or several.
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


NO_ICONS: Final = Icons({}, {})  # of a game that has no such file, and of the bot


@cache
def icons_of(locale: str, game: str | None) -> Icons:
    """The icons of a game (its `icons.toml`) in a language: some artwork bears letters of it."""
    if game is not None and (path := game_folder(game) / "icons.toml").exists():
        read = tomllib.loads(path.read_text(encoding="utf-8"))
        own, said = read.get(locale, {}), entries(path.parent / "text" / f"{locale}.ftl")
        things, goods = (
            _named_alike(game, read["called_alike"][group], said)
            | _by_message(read.get(group, {}), own.get(group, {}))
            for group in ("things", "goods")
        )
        return Icons(_drawn(things), _drawn(goods))
    return NO_ICONS


def slot(artwork: str, shown: str, words: str) -> str:
    """A place for an icon: with it `shown` is said, in which ICON stands for it, without it `words` are."""
    return f"{_OPEN}{artwork}{_BETWEEN}{shown}{_BETWEEN}{words}{_CLOSE}" if artwork and words else words


def filled(said: str, sign_of: Callable[[str], str | None] = lambda artwork: None) -> str:
    """A sentence whose slots are filled: with the sign of the artwork, where there is none with words."""

    def fill(found: re.Match[str]) -> str:
        artwork, shown, words = found.groups()
        sign = sign_of(artwork)
        return words if sign is None else shown.replace(ICON, sign)

    return _SLOT.sub(fill, said) if _OPEN in said else said


def length_of(said: str) -> int:
    """How many characters a sentence has once its slots are filled, at most."""
    longest = filled(said, lambda artwork: f"<:{emoji_name(artwork)}:{2**64}>")
    return max(len(filled(said)), len(longest))


def emoji_name(artwork: str) -> str:
    """What the emoji is called that shows a piece of artwork: "ludi_gold", "ludi_praetor_smithy"."""
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
    """The artwork NAME of each message KIND-NAME: the game's own where it has one, else the common one."""
    return {
        f"{kind}-{artwork.stem}": f"{folder}/{artwork.stem}"
        for folder in ("common", game)
        for artwork in (ASSETS / folder).glob("*.svg")
        for kind in kinds
        if f"{kind}-{artwork.stem}" in said
    }


def _drawn(artwork: Mapping[str, str]) -> dict[str, str]:
    """Only the messages that have artwork: `icons.toml` names "" for those that are called like some by chance."""
    return {message: name for message, name in artwork.items() if name}


def _by_message(*sections: Mapping[str, Iterable[str]]) -> dict[str, str]:
    return {
        message: artwork
        for section in sections
        for artwork, messages in section.items()
        for message in messages
    }
