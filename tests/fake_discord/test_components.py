"""Which components of messages Discord refuses, and which it accepts at the limit."""

from __future__ import annotations

from typing import Any

import pytest

from .asking import KNOWN_EMOJI, Pretended
from .payloads import button, gallery, link, menu, option, row, text, two

BOARD = "board.png"


def texts(count: int, letters: int = 1, letter: str = "x") -> list[dict[str, Any]]:
    return [text(letter * letters) for _ in range(count)]


def section(*parts: dict[str, Any], accessory: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"type": 9, "components": list(parts or (text(),)), "accessory": accessory or button()}


def options(count: int, **more: Any) -> list[dict[str, Any]]:
    return [option(str(number), **more) for number in range(count)]


TAKEN: dict[str, dict[str, Any]] = {
    "40 components": two(*texts(40)),
    "40 with nested ones": two({"type": 17, "components": texts(9)}, *texts(30)),
    "4000 letters": two(*texts(4, 1000)),
    "10170 bytes": two(text("€" * 3386)),
    "custom ids of 100 letters": two(row(button("c" * 100))),
    "a label of 80 letters": two(row(button(label="l" * 80))),
    "an emoji alone": two(row(button(label=None, emoji={"name": "🎲"}))),
    "an emoji with and without its selector": two(
        row(button(emoji={"name": "⚖️"}), button("b", emoji={"name": "⚖"}))
    ),
    "an emoji of the application": two(row(button(emoji={"id": str(KNOWN_EMOJI), "name": "wood"}))),
    "five buttons": two(row(*(button(str(number)) for number in range(5)))),
    "a link": two(row(link(url="https://" + "u" * 504))),
    "a menu of 25": two(row(menu(*options(25), max_values=25))),
    "an option of 100 letters each": two(
        row(menu(option("v" * 100, label="l" * 100, description="d" * 100), placeholder="p" * 150))
    ),
    "as many defaults as may be chosen": two(row(menu(*options(2, default=True), max_values=2))),
    "min and max alike": two(row(menu(*options(3), min_values=2, max_values=2))),
    "a section": two(section(*texts(3))),
    "five rows without the flag": {"components": [row(button(str(number))) for number in range(5)]},
    "ids that differ": two(text(id=1), text(id=2)),
}

REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "41 components": (two(*texts(41)), "components"),
    "41 with nested ones": (
        two({"type": 17, "components": texts(10)}, *texts(30)),
        "components.: messages may contain at most 40",
    ),
    "4001 letters": (two(*texts(4, 1000), text()), "components.[4]: text display content exceeds"),
    "10173 bytes": (two(text("€" * 3387)), "components"),
    "an empty text": (two(text("")), "components.0.content"),
    "a blank text": (two(text(" \n")), "components.0.content"),
    "an empty custom id": (two(row(button(""))), "components.0.components.0.custom_id"),
    "a custom id of 101 letters": (two(row(button("c" * 101))), "components.0.components.0.custom_id"),
    "a custom id twice": (two(row(button()), row(button())), "components.[1].components[0]: custom_id"),
    "a custom id twice, nested": (
        two(row(button()), {"type": 17, "components": [section()]}),
        "components.[1].components[0].accessory: custom_id",
    ),
    "an id twice": (two(text(id=1), text(id=1)), "components.[1]: id 1"),
    "neither label nor emoji": (two(row(button(label=None))), "components.0.components.0.label"),
    "a label of 81 letters": (two(row(button(label="l" * 81))), "components.0.components.0.label"),
    "a button without a custom id": (
        two(row({"type": 2, "style": 1, "label": "Go"})),
        "components.[0].components[0].custom_id",
    ),
    "a button with a url": (
        two(row(button(url="https://a.org"))),
        "components.[0].components[0]: regular buttons",
    ),
    "a link without a url": (two(row(link(url=None))), "components.[0].components[0].url"),
    "a link with a custom id": (two(row(link(custom_id="a"))), "components.[0].components[0]: link buttons"),
    "a url of 513 letters": (two(row(link(url="https://" + "u" * 505))), "components.0.components.0.url"),
    "an unknown style": (two(row(button(style=7))), "components.0.components.0.style"),
    "a sign that is no emoji": (
        two(row(button(emoji={"name": "✓"}))),
        "components.0.components.0.emoji.name",
    ),
    "letters for an emoji": (
        two(row(menu(option(emoji={"name": "wood"})))),
        "components.0.components.0.options.0.emoji.name",
    ),
    "an emoji that the application has not": (
        two(row(button(emoji={"id": "78", "name": "wood"}))),
        "components.0.components.0.emoji.id",
    ),
    "six buttons": (two(row(*(button(str(number)) for number in range(6)))), "components.0.components"),
    "an empty row": (two(row()), "components.0.components"),
    "a button beside a menu": (two(row(menu(), button())), "components.[0]: action rows"),
    "a menu of 26": (two(row(menu(*options(26)))), "components.0.components.0.options"),
    "a menu without options": (
        two(row({"type": 3, "custom_id": "m", "options": []})),
        "components.0.components.0.options",
    ),
    "a value twice": (two(row(menu(option(), option()))), "components.[0].components[0].options[1]: value"),
    "a value of 101 letters": (
        two(row(menu(option("v" * 101)))),
        "components.0.components.0.options.0.value",
    ),
    "an option's label of 101 letters": (
        two(row(menu(option(label="l" * 101)))),
        "components.0.components.0.options.0.label",
    ),
    "an option's description of 101 letters": (
        two(row(menu(option(description="d" * 101)))),
        "components.0.components.0.options.0.description",
    ),
    "a placeholder of 151 letters": (
        two(row(menu(placeholder="p" * 151))),
        "components.0.components.0.placeholder",
    ),
    "more at least than at most": (
        two(row(menu(*options(3), min_values=3, max_values=2))),
        "components.[0].components[0]: min_values",
    ),
    "more at least than there are": (
        two(row(menu(*options(2), min_values=3, max_values=3))),
        "components.0.components.0.min_values",
    ),
    "more at most than 25": (
        two(row(menu(max_values=26))),
        "components.0.components.0.max_values",
    ),
    "more defaults than may be chosen": (
        two(row(menu(*options(2, default=True)))),
        "components.0.components.0.options",
    ),
    "a section of four texts": (two(section(*texts(4))), "components.0.components"),
    "a container in a container": (
        two({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components.0.components.0:",
    ),
    "a component that there is not": (two({"type": 99}), "components.0:"),
    "a text input in a message": (
        two(row({"type": 4, "custom_id": "a", "style": 1})),
        "components.0.components.0:",
    ),
    "an accent beyond white": (
        two({"type": 17, "accent_color": 0x1000000, "components": [text()]}),
        "components.0.accent_color",
    ),
    "version 2 without the flag": ({"components": [text()]}, "components.: V2 components require"),
    "six rows without the flag": (
        {"components": [row(button(str(number))) for number in range(6)]},
        "components.: legacy messages may contain at most 5",
    ),
}


@pytest.mark.parametrize("body", TAKEN.values(), ids=TAKEN)
def test_accepted(body: dict[str, Any]) -> None:
    assert Pretended().posted(body) == ""


@pytest.mark.parametrize(("body", "where"), REFUSED.values(), ids=REFUSED)
def test_refused(body: dict[str, Any], where: str) -> None:
    assert Pretended().posted(body).startswith(where)


def test_a_gallery_has_at_most_ten_pictures_with_descriptions_of_at_most_1024_letters() -> None:
    names = [f"{number}.png" for number in range(10)]
    listed = [{"id": number, "filename": name} for number, name in enumerate(names)]
    posted = Pretended().posted
    assert posted(two(gallery(*names, description="d" * 1024), attachments=listed), *names) == ""
    long = posted(two(gallery(*names, description="d" * 1025), attachments=listed), *names)
    assert long.startswith("components.0.items.0.description")
    assert posted(two(gallery(*names, BOARD), attachments=listed), *names).startswith("components.0.items")
