"""Every command as it goes to Discord keeps within Discord's limits, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import Locale, app_commands

from bot.channel.game import commands as game_commands
from bot.channel.interactions.localisation import Translator
from bot.channel.me import commands as me_commands
from bot.channel.moves import commands as move_commands
from bot.channel.moves import one_line
from bot.channel.private.board import board_menu
from bot.channel.private.help import command as help_command
from bot.games import TITLES
from tests.scene import TITLE as GARDEN
from tests.scene import opened

ALL = {**TITLES, "example": GARDEN}
NAME = re.compile(r"[-_'\w]{1,32}")


class Tree:
    allowed_contexts = app_commands.AppCommandContext()
    allowed_installs = app_commands.AppInstallationType()


@pytest.fixture(scope="module")
def groups() -> list[Any]:
    return [
        game_commands.group(ALL),
        one_line.command(),
        me_commands.group(),
        help_command(),
        *(move_commands.group(title) for title in ALL.values()),
    ]


@pytest.fixture
async def payloads(groups: list[Any]) -> list[dict[str, Any]]:
    return [await group.get_translated_payload(Tree(), Translator()) for group in groups]


def parts(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command and every command and option inside it."""
    yield payload
    for option in payload.get("options", []):
        yield from parts(option)


def longest(part: dict[str, Any], what: str) -> int:
    texts = [part.get(what, ""), *(part.get(f"{what}_localizations") or {}).values()]
    return max(len(text) for text in texts)


async def test_names_are_valid_in_every_language(payloads: list[dict[str, Any]]) -> None:
    for part in (part for payload in payloads for part in parts(payload)):
        for name in (part["name"], *(part.get("name_localizations") or {}).values()):
            assert NAME.fullmatch(name), name
            assert name == name.lower()


async def test_descriptions_are_there_and_not_too_long(payloads: list[dict[str, Any]]) -> None:
    for part in (part for payload in payloads for part in parts(payload)):
        assert 1 <= longest(part, "description") <= 100, part["name"]


async def test_there_are_at_most_25_of_anything(payloads: list[dict[str, Any]]) -> None:
    for part in (part for payload in payloads for part in parts(payload)):
        assert len(part.get("options", [])) <= 25, part["name"]
        assert len(part.get("choices") or []) <= 25, part["name"]


async def test_names_differ_within_a_command_in_every_language(payloads: list[dict[str, Any]]) -> None:
    for part in (part for payload in payloads for part in parts(payload)):
        options = part.get("options", [])
        for locale in (None, *Locale):
            names = [
                (option.get("name_localizations") or {}).get(str(locale), option["name"])
                for option in options
            ]
            assert len(set(names)) == len(names), (part["name"], locale)


async def test_required_options_come_first(payloads: list[dict[str, Any]]) -> None:
    for part in (part for payload in payloads for part in parts(payload)):
        required = [option.get("required", False) for option in part.get("options", []) if option["type"] > 2]
        assert required == sorted(required, reverse=True), part["name"]


async def test_choices_are_not_too_long(payloads: list[dict[str, Any]]) -> None:
    for part in (part for payload in payloads for part in parts(payload)):
        for choice in part.get("choices") or []:
            assert longest(choice, "name") <= 100
            assert len(choice["value"]) <= 100


async def test_no_command_is_larger_than_discord_takes(payloads: list[dict[str, Any]]) -> None:
    for payload in payloads:
        size = sum(
            longest(part, "name")
            + longest(part, "description")
            + sum(longest(choice, "name") + len(choice["value"]) for choice in part.get("choices") or [])
            for part in parts(payload)
        )
        assert size <= 8000, f"/{payload['name']}: {size}"


async def test_commands_speak_german(payloads: list[dict[str, Any]]) -> None:
    for part in (part for payload in payloads for part in parts(payload) if part.get("type") == 1):
        assert "de" in part["description_localizations"], part["name"]


async def test_a_new_game_is_asked_for_with_game_language_and_place_alone(
    payloads: list[dict[str, Any]],
) -> None:
    new = next(part for part in payloads[0]["options"] if part["name"] == "new")
    assert [option["name"] for option in new["options"]] == ["game", "language", "place"]


async def test_what_opens_a_game_comes_first_and_the_games_own_commands_last(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        names = [command["name"] for command in await scene.bot.command_payload() if command["type"] == 1]
        assert names == ["game", "move", "stats", "ranking", "me", "server", "help", "learn", "example"]


def test_there_are_fewer_commands_than_discord_takes(groups: list[Any]) -> None:
    assert len(groups) <= 100


async def test_what_is_offered_on_a_person_has_a_name_in_both_languages_and_is_for_servers() -> None:
    payload = await board_menu().get_translated_payload(Tree(), Translator())
    assert payload["type"] == 2
    assert (payload["name"], payload["name_localizations"]["de"]) == ("Show board", "Tableau zeigen")
    assert payload["dm_permission"] is False or payload["contexts"] == [0]
