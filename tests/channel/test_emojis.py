"""Icons as emojis of the application in cards, private pages, buttons and menus; elsewhere there are words."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.channel.messages.components import Address, ButtonMeaning, button, icon_emoji, menu
from bot.channel.messages.messenger import Emojis, refuses_emoji
from bot.channel.messages.sentences import message_words
from bot.engine import Change
from bot.i18n.fluent import words
from bot.i18n.icons import filled
from tests.labels import label_of
from tests.scene import Scene, at_first_turn, menus, parts, texts

POSTS = "/channels/*/messages"
ANSWERS = "/webhooks/*/messages/@original"
INVALID: dict[str, Any] = {
    "code": 50035,
    "message": "Invalid Form Body",
    "errors": {
        "components": {
            "1": {
                "components": {
                    "0": {
                        "emoji": {
                            "id": {
                                "_errors": [{"code": "COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]
                            }
                        }
                    }
                }
            }
        }
    },
}


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with at_first_turn(tmp_path) as scene:
        assert await scene.upload_emojis() == 0
        yield scene


def emoji_markup(at: Scene, name: str) -> str:
    """An emoji of the application as Discord writes it in texts."""
    number = next(one.id for one in at.env.backend.application_emojis.values() if one.name == name)
    return f"<:{name}:{number}>"


def crops(message: Any) -> list[dict[str, Any]]:
    """The crops that a private page offers to plant, as buttons or options."""
    found = [part for part in parts(message) if part["type"] == 2]
    found += [option for one in menus(message) for option in one["options"]]
    return [one for one in found if one["label"].startswith(("Wheat", "Vine", "Olive"))]


async def test_a_card_shows_gains_with_icons_in_place_of_words(at: Scene) -> None:
    await at.move(at.anna, "rest")
    said = texts(at.card)
    assert emoji_markup(at, "ludi_coin") in said
    assert "coin" not in said.replace(emoji_markup(at, "ludi_coin"), "")
    assert emoji_markup(at, "ludi_seat_2") in said, "who is asked next has the sign of their seat"


async def test_without_emojis_a_card_has_words(tmp_path: Path) -> None:
    async with at_first_turn(tmp_path) as at:
        await at.move(at.anna, "rest")
        assert "<:" not in texts(at.card)
        assert "coin" in texts(at.card)


async def test_answers_have_icons_before_their_words(at: Scene) -> None:
    page = await at.press(at.anna, label_of("move"))
    offered = crops(page)
    assert {one["emoji"]["name"] for one in offered} == {
        "ludi_example_wheat",
        "ludi_example_vine",
        "ludi_example_olive",
    }
    assert all(len(one["label"]) <= 34 for one in offered)


async def test_a_message_refused_because_of_an_emoji_is_sent_once_more_unchanged(at: Scene) -> None:
    at.env.inject_error("POST", POSTS, status=400, code=10014, message="Unknown Emoji")
    before = len(at.posted())
    await at.move(at.anna, "rest")
    assert emoji_markup(at, "ludi_coin") in texts(at.card)
    first, second = at.posted()[before:]
    assert first == second


async def test_a_card_refused_twice_is_sent_with_words(at: Scene, caplog: pytest.LogCaptureFixture) -> None:
    at.env.inject_error("POST", POSTS, status=400, code=10014, message="Unknown Emoji", times=2)
    with caplog.at_level(logging.WARNING):
        await at.move(at.anna, "rest")
    assert "coin" in texts(at.card)
    assert "<:" not in texts(at.card)
    assert "It is sent with words" in caplog.text
    assert await at.store.outbox.waiting(at.now + 3600) == [], "nothing is left to be told"


async def test_a_private_page_refused_twice_is_sent_with_words(at: Scene) -> None:
    at.env.inject_error("PATCH", ANSWERS, status=400, code=10014, message="Unknown Emoji", times=2)
    page = await at.press(at.anna, label_of("move"))
    offered = crops(page)
    assert offered
    assert [one for one in offered if one.get("emoji")] == []


async def test_text_mode_has_words_in_place_of_icons(at: Scene) -> None:
    await at.settle(at.anna, pictures="words")
    at.now += 61
    page = await at.press(at.anna, label_of("move"))
    assert [one for one in crops(page) if one.get("emoji")] == []
    await at.move(at.anna, "rest")
    status = await at.press(at.anna, label_of("status"))
    assert "coin" in texts(status)
    assert "<:" not in texts(status)


async def test_the_text_page_has_no_icons(at: Scene) -> None:
    await at.move(at.anna, "rest")
    result = await at.ben.slash(at.channel, "game text")
    assert "coin" in texts(result.response)
    assert "<:" not in texts(result.response)


async def test_picture_descriptions_have_no_icons(at: Scene) -> None:
    await at.move(at.anna, "rest")
    described = [item["description"] for part in parts(at.card) for item in part.get("items", [])]
    assert described
    assert [words for words in described if "<:" in words] == []


# Parts


def refusal(status: int, body: Any) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="Bad Request", headers={})
    return discord.HTTPException(response, body)


def test_refusals_because_of_an_emoji_are_recognized() -> None:
    assert refuses_emoji(refusal(400, INVALID))
    assert refuses_emoji(refusal(400, {"code": 10014, "message": "Unknown Emoji"}))
    assert not refuses_emoji(refusal(500, INVALID))
    other = {"components": {"0": {"label": {"_errors": [{"code": "BASE_TYPE_MAX_LENGTH", "message": "x"}]}}}}
    assert not refuses_emoji(refusal(400, {"code": 50035, "message": "Invalid Form Body", "errors": other}))
    assert not refuses_emoji(refusal(400, "Bad Request"))


def view_with_icons() -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(
        discord.ui.ActionRow(
            button("Smithy", Address("a", 1, 1), ButtonMeaning.CHOOSES, icon="praetor/smithy")
        )
    )
    options = [
        discord.SelectOption(label="Gold", value="g", emoji=icon_emoji("common/gold")),
        discord.SelectOption(label="Cult", value="c", emoji=icon_emoji("discordia/cult")),
        discord.SelectOption(label="A die", value="d", emoji="🎲"),
    ]
    view.add_item(discord.ui.ActionRow(menu("What?", Address("b", 1, 1), options)))
    return view


def emojis_in(view: discord.ui.LayoutView) -> list[Any]:
    (smithy,), (choose,) = (row["components"] for row in view.to_components())
    return [one.get("emoji") for one in (smithy, *choose["options"])]


async def test_components_have_only_emojis_that_the_application_has() -> None:
    known = Emojis()
    known.ids = {"ludi_praetor_smithy": 7, "ludi_gold": 8}
    view, sent = view_with_icons(), []
    missed = []
    known.missed = lambda: missed.append(True)

    async def send() -> None:
        sent.append(emojis_in(view))
        if len(sent) < 3:
            raise refusal(400, INVALID)

    await known.send(view, send)
    dice = {"id": None, "name": "🎲", "animated": False}
    smithy = {"id": 7, "name": "ludi_praetor_smithy", "animated": False}
    gold = {"id": 8, "name": "ludi_gold", "animated": False}
    shown = [[None if emoji is None else emoji["name"] for emoji in one] for one in sent]
    assert shown[0] == [smithy["name"], gold["name"], None, dice["name"]]
    assert shown[1] == shown[0]
    assert shown[2] == [None, None, None, dice["name"]]
    assert missed == [True]
    await known.send(view, send)
    assert [None if emoji is None else emoji["name"] for emoji in sent[3]] == shown[0], (
        "another try has them again"
    )


async def test_another_refusal_is_raised_at_once() -> None:
    tries = []

    async def send() -> None:
        tries.append(True)
        raise refusal(400, {"code": 50006, "message": "Cannot send an empty message"})

    with pytest.raises(discord.HTTPException):
        await Emojis().send(view_with_icons(), send)
    assert tries == [True]


def test_in_a_first_game_icons_stand_before_words() -> None:
    def said(coached: bool) -> str:
        table: Any = SimpleNamespace(
            row=SimpleNamespace(coached=coached), words=lambda locale: words("en", "example").naming(["Anna"])
        )
        return filled(
            message_words(table, "en").changes([Change(0, "coins", 2)]), lambda artwork: f"[{artwork}]"
        )

    assert said(coached=True) == "[common/coin]\N{NO-BREAK SPACE}+2 coins"
    assert said(coached=False) == "+2\N{NO-BREAK SPACE}[common/coin]"
