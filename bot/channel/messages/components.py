"""Buttons and menus that survive restarts, since their custom ids say what they do; what fits on a phone."""

from __future__ import annotations

import enum
import re
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, count
from textwrap import wrap
from types import MappingProxyType
from typing import Any, Final, Self, TypeAlias
from urllib.parse import quote, unquote

import discord
from discord.ui.select import BaseSelect
from msgspec import Struct

from bot.i18n.fluent import Words
from bot.i18n.icons import filled, length_of
from bot.pictures import heading
from bot.play.clock.clocks import HOUR, Pace
from bot.play.table import Table

LONGEST_CUSTOM_ID: Final = 100  # characters that Discord allows
MOST_LISTED: Final = 25  # entries that Discord allows in a menu or an autocompletion
LONGEST_ENTRY: Final = 100  # characters of an entry
_SHAPE = (
    r":(?P<verb>[a-z][a-z-]*):(?P<table>\d{1,18}):(?P<revision>\d{1,18})"
    r"(?::@(?P<edition>\d{1,9})(?P<anew>-?)(?![^:]))?(?P<rest>(?::[^:]*)*)"
)
BUTTON: Final = re.compile("ludi" + _SHAPE)
MENU: Final = re.compile("ludi-menu" + _SHAPE)


class Address(Struct, frozen=True):
    """The content of a custom id: a verb, the table, the revision that is shown, and what is chosen.

    On the page of a turn also the `edition` of its draft, and whether the draft's last step is chosen `anew`.
    """

    verb: str
    table: int = 0
    revision: int = 0
    rest: tuple[str, ...] = ()
    edition: int = 0
    anew: bool = False

    def part(self, place: int) -> str:
        """A part of what is chosen; empty if there are fewer: forged, or of another version of the bot."""
        return self.rest[place] if place < len(self.rest) else ""


def address_at(verb: str, table: Table, *rest: object) -> Address:
    return Address(verb, table.id, table.revision, tuple(map(str, rest)))


def custom_id_of(address: Address, *, menu: bool = False) -> str:
    """The custom id of a button, or of a menu. Raises ValueError if it is too long for Discord."""
    parts = ["ludi-menu" if menu else "ludi", address.verb, str(address.table), str(address.revision)]
    if address.edition:
        parts.append(f"@{address.edition}{'-' if address.anew else ''}")
    parts.extend(quote(part, safe=" !#$&'()*+,/;=?[]") for part in address.rest)
    custom_id = ":".join(parts)
    if len(custom_id) > LONGEST_CUSTOM_ID:
        raise ValueError(f"a custom id of {len(custom_id)} characters: {custom_id}")
    return custom_id


def address_in(custom_id: str) -> Address:
    """The address in a custom id. Raises ValueError if it isn't one of ours."""
    found = BUTTON.fullmatch(custom_id) or MENU.fullmatch(custom_id)
    if found is None:
        raise ValueError(f"not a custom id of this bot: {custom_id}")
    return Address(
        found["verb"],
        int(found["table"]),
        int(found["revision"]),
        tuple(unquote(part) for part in found["rest"].split(":")[1:]),
        int(found["edition"] or 0),
        bool(found["anew"]),
    )


Clicked: TypeAlias = Callable[[discord.Interaction[Any], Address], Coroutine[Any, Any, None]]
Chosen: TypeAlias = Callable[[discord.Interaction[Any], Address, list[str]], Coroutine[Any, Any, None]]

CLICKS: Final[dict[str, Clicked]] = {}
"""The handlers of buttons, by verb; registered by `interactions.on_click`."""

CHOICES: Final[dict[str, Chosen]] = {}  # the same for menus
UNKNOWN: Final = "unknown"  # the verb of the handler for unknown verbs


class ButtonMeaning(enum.Enum):
    """What a click on a button means, which determines its color."""

    INFORMS = discord.ButtonStyle.secondary
    """Gray: shows something, links elsewhere, or changes how somebody is notified."""
    CHOOSES = discord.ButtonStyle.primary
    """Blue: one of the things to do, or an answer to a question."""
    CONFIRMS = discord.ButtonStyle.success
    """Green: carries out what the message says, or agrees to it."""
    GIVES_UP = discord.ButtonStyle.danger
    """Red: gives something up, declines something, or asks to think twice."""


class TableButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=BUTTON):
    """A button that carries its address."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, discord.ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        address = address_in(self.custom_id)
        await CLICKS.get(address.verb, CLICKS[UNKNOWN])(interaction, address)

    def __reduce__(self) -> tuple[Callable[..., TableButton], tuple[Any]]:
        """Pickle the button as its Discord payload, since discord.py's components can't be pickled."""
        return _button_told, (self.item.to_component_dict(),)


def _button_told(component: Any) -> TableButton:
    return TableButton(discord.ui.Button.from_component(discord.Button(component)))


class TableMenu(discord.ui.DynamicItem[BaseSelect[Any]], template=MENU):
    """A menu that carries its address; of given options, or of the server's channels or roles."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, BaseSelect)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        address = address_in(self.custom_id)
        # those of options, the numbers of anything else
        values = [one if isinstance(one, str) else str(one.id) for one in self.item.values]
        await CHOICES.get(address.verb, CHOICES[UNKNOWN])(interaction, address, values)


def icon_emoji(artwork: str) -> discord.PartialEmoji | None:
    """A placeholder for the emoji of an artwork, which is filled in when the message is sent."""
    return discord.PartialEmoji(name=artwork) if artwork else None


def button(
    label: str,
    address: Address,
    meaning: ButtonMeaning = ButtonMeaning.INFORMS,
    *,
    disabled: bool = False,
    icon: str = "",
) -> TableButton:
    """A button, with an icon's emoji if there is one; its label is shortened if a phone would cut it."""
    (label,) = fitted_labels([filled(label)], LONGEST_BESIDE_AN_EMOJI if icon else LONGEST_LABEL)
    return TableButton(
        discord.ui.Button(
            label=label,
            custom_id=custom_id_of(address),
            style=meaning.value,
            disabled=disabled,
            emoji=icon_emoji(icon),
        )
    )


def table_button(
    said: Words, verb: str, table: Table, meaning: ButtonMeaning = ButtonMeaning.INFORMS
) -> TableButton:
    """The button that runs a verb at a table; its label is the message `button-<verb>`."""
    return button(said(f"button-{verb}"), address_at(verb, table), meaning)


def paging_buttons(
    said: Words,
    page: int,
    pages: int,
    address: Callable[[int], Address],
    keys: tuple[str, str] = ("button-previous", "button-next"),
) -> list[TableButton]:
    """The buttons to the previous and the next page; `address` returns the address of a page."""
    before, after = keys
    ways = [button(said(before), address(page - 1))] if page > 0 else []
    return [*ways, *([button(said(after), address(page + 1))] if page + 1 < pages else [])]


def options_of(
    labels: Mapping[str, str], chosen: str | None = None, hints: Mapping[str, str] = MappingProxyType({})
) -> list[discord.SelectOption]:
    """The options of a menu from labels by value, some with a hint below; `chosen` is marked."""
    return [
        discord.SelectOption(
            label=cut(label, LONGEST_ENTRY),
            value=value,
            description=cut(hints.get(value, ""), LONGEST_ENTRY) or None,
            default=value == chosen,
        )
        for value, label in labels.items()
    ]


def _menu(kind: type[BaseSelect[Any]], placeholder: str, address: Address, **more: Any) -> TableMenu:
    return TableMenu(
        kind(placeholder=cut(placeholder, 150), custom_id=custom_id_of(address, menu=True), **more)
    )


def menu(placeholder: str, address: Address, options: Sequence[discord.SelectOption]) -> TableMenu:
    """A menu of at least one option for a single choice; a label that is too long goes on in its description."""
    if not 1 <= len(options) <= MOST_LISTED:
        raise ValueError(f"a menu of {len(options)} options")
    rooms = [LONGEST_BESIDE_AN_EMOJI if option.emoji else LONGEST_LABEL for option in options]
    labels = [filled(option.label) for option in options]
    for option, label, shown in zip(options, labels, fitted_labels(labels, rooms), strict=True):
        if label != shown:
            said = [left_out_of_label(label, shown), *filter(None, [option.description])]
            option.description = cut(" · ".join(said), LONGEST_ENTRY)
        option.label = shown
    return _menu(discord.ui.Select, placeholder, address, options=list(options))


def channel_menu(placeholder: str, address: Address, chosen: Sequence[int]) -> TableMenu:
    return _menu(
        discord.ui.ChannelSelect,
        placeholder,
        address,
        channel_types=[discord.ChannelType.text],
        min_values=0,
        max_values=MOST_LISTED,
        default_values=[discord.Object(channel, type=discord.TextChannel) for channel in chosen],
    )


def role_menu(placeholder: str, address: Address, chosen: int | None) -> TableMenu:
    roles = [] if chosen is None else [discord.Object(chosen, type=discord.Role)]
    return _menu(
        discord.ui.RoleSelect, placeholder, address, min_values=0, max_values=1, default_values=roles
    )


def person_menu(placeholder: str, address: Address) -> TableMenu:
    return _menu(discord.ui.UserSelect, placeholder, address)


def cut(sentence: str, longest: int) -> str:
    """A text of at most `longest` characters; if it must be shortened, it loses its icons and ends with an ellipsis."""
    if length_of(sentence) <= longest:
        return sentence
    words = filled(sentence)
    return words if len(words) <= longest else words[: longest - 1].rstrip() + "…"


def pace_in_words(pace: Pace, said: Words) -> str:
    seconds = f"{said('option-pace')}: {seconds_in_words(pace.seconds, said)}"
    if pace.seconds is None:
        return seconds
    return f"{seconds} · {said('option-overdue')}: {said(f'option-overdue-{pace.overdue}')}"


def seconds_in_words(seconds: float | None, said: Words) -> str:
    if seconds is None:
        return said("pace-none")
    if seconds < HOUR:
        return said("pace-minutes", minutes=round(seconds / 60))
    return said("pace-hours", hours=round(seconds / HOUR))


LONGEST_LABEL: Final = 38
LONGEST_BESIDE_AN_EMOJI: Final = 34  # characters of a label that a phone shows in full: Discord's guideline
_ASIDE: Final = re.compile(r" \([^()]*\)")
_BETWEEN: Final = re.compile(r" · | – |: ")
"""The separators of a label's parts, of which the first is the most important."""


def shortened_label(label: str, longest: int = LONGEST_LABEL) -> str:
    """A label of at most this many characters: without brackets, without its last parts, then cut after a word."""
    return fitted_labels([label], longest)[0]


def fitted_labels(labels: Sequence[str], longest: int | Sequence[int] = LONGEST_LABEL) -> list[str]:
    """Labels shown together, each of at most `longest` characters (of all, or of each), and still all different.

    What is least needed is left out: text in brackets, then the last parts, those in the middle, the first ones; but
    if possible not what distinguishes a label.
    """
    rooms = [longest] * len(labels) if isinstance(longest, int) else longest
    if all(len(label) <= room for label, room in zip(labels, rooms, strict=True)):
        return list(labels)
    shorter = [list(filter(None, _shorter(label))) for label in labels]
    often = Counter(short for forms in shorter for short in set(forms))
    shown: list[str] = []
    taken = {label for label, room in zip(labels, rooms, strict=True) if len(label) <= room}
    for label, room, forms in zip(labels, rooms, shorter, strict=True):
        if len(label) > room:
            fitting = sorted(
                (short for short in forms if len(short) <= room), key=lambda short: often[short] > 1
            )
            shown.append(next(short for short in chain(fitting, _cuts(label, room)) if short not in taken))
            taken.add(shown[-1])
        else:
            shown.append(label)
    return shown


def left_out_of_label(label: str, short: str) -> str:
    """The part of a label that its short form leaves out; the whole label if that isn't contiguous."""
    if label.startswith(short):
        rest = label[len(short) :].strip(" ·–:")
        return rest[1:-1] if re.fullmatch(r"\([^()]*\)", rest) else rest
    return label


def _shorter(label: str) -> Iterator[str]:
    plain = _ASIDE.sub("", label)
    texts = [(text, [*_BETWEEN.finditer(text)]) for text in (label, plain)]
    yield plain
    yield from (text[: found.start()] for text, between in texts for found in reversed(between))
    for text, between in texts:
        for kept, left_out in reversed([*combinations(between, 2)]):
            yield text[: kept.end()] + text[left_out.end() :]
    yield from (text[found.end() :] for text, between in texts for found in between)


def _cuts(label: str, longest: int) -> Iterator[str]:
    yield _cut(label, longest)
    yield from (f"{_cut(label, longest - 5)} ({number})" for number in count(2))


def _cut(label: str, longest: int) -> str:
    room = label[: longest - 1]
    whole = room.rsplit(" ", 1)[0] if " " in room and label[longest - 1] != " " else room
    return whole.rstrip(" ·–:,(") + "…"


HEIGHT: Final = 737  # of the part of the screen that shows the channel
WIDTH: Final = 287  # of a message beside the bot's avatar
_LINE, _LETTERS = 22, 37  # the height of a line of text, and its characters
_SMALL_LINE, _SMALL_LETTERS = 18, 46  # the same of small type
_HEAD: Final = 40  # the line with the author and the time, and the space before it
_GAP: Final = 8
_PICTURE: Final = heading.HEIGHT / heading.WIDTH  # the aspect ratio of a table's picture
_BUTTON, _LETTER, _AROUND, _ICON = 32, 7, 32, 24
"""The height of a button; the widths of a letter in it, of the space around its label, and of an icon."""


def height_of_text(texts: Iterable[str]) -> int:
    """The height of texts in px, with words in place of icons."""
    height = 0
    for line in (line.replace("**", "") for text in texts for line in filled(text).split("\n")):
        small = line.removeprefix("-# ")
        high, letters = (_LINE, _LETTERS) if small == line else (_SMALL_LINE, _SMALL_LETTERS)
        height += high * max(1, len(wrap(small, letters)))
    return height


def height_of(texts: Iterable[str], pictures: int, buttons: Iterable[TableButton]) -> float:
    """The height of a message in px."""
    around = _HEAD + pictures * (WIDTH * _PICTURE + _GAP) + len(rows_on_a_phone(buttons)) * (_BUTTON + _GAP)
    return height_of_text(texts) + around


def rows_on_a_phone(buttons: Iterable[TableButton]) -> list[list[TableButton]]:
    """Buttons in the rows in which a phone shows them."""
    rows: list[list[TableButton]] = []
    left = 0
    for button in buttons:
        wide = len(button.item.label or "") * _LETTER + _AROUND + (_ICON if button.item.emoji else 0)
        if wide > left:
            rows, left = [*rows, []], WIDTH
        rows[-1].append(button)
        left -= wide + _GAP
    return rows


_DETAILS: Final = "; "  # stands before each detail of a prompt
_EMOJI: Final = re.compile(r"<a?:\w+:\d+>")
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_ADDRESS: Final = re.compile(r"https?://\S+")
_WORD: Final = re.compile(r"[+\-−]?\w[\w'’\-.,/:]*")


def word_count(text: str) -> int:
    """The number of words in a text, with icons as words: markdown and emojis don't count, "+3" is one word."""
    text = filled(text)
    text = _LINK.sub(r"\1", _EMOJI.sub(" ", text))
    return len(_WORD.findall(_ADDRESS.sub(" x ", text)))


def in_few_words(text: str, most: int = 0, between: str = _DETAILS) -> str:
    """As many of the first parts as so many words hold, one at least: of a prompt, the picture has the details."""
    parts = text.split(between)
    while len(parts) > 1 and word_count(between.join(parts)) > most:
        parts.pop()
    return between.join(parts)
