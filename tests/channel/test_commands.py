"""The commands that the bot registers, as Discord receives them, in every language."""

from __future__ import annotations

import asyncio
import copy
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.channel.interactions.handlers import Translator
from bot.fake_discord.registration_rules import LOCALES, read_in
from bot.games import TITLES
from bot.games.title import Title
from bot.play.rows import TableSettings
from tests.fake_discord.asking import registered as wrong
from tests.scene import TITLE as GARDEN
from tests.scene import opened

ALL = {**TITLES, "example": GARDEN}

Payload = dict[str, Any]


@pytest.fixture(scope="module", params=[TITLES, ALL], ids=["the games", "with the example"])
def registered(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Payload]:
    """The commands that the bot sends to Discord when it starts."""
    return asyncio.run(sent(tmp_path_factory.mktemp("commands"), list(request.param.values())))


async def sent(folder: Path, titles: list[Title]) -> list[Payload]:
    """The commands that a bot with these games registers."""
    async with opened(folder, titles[0], others=titles[1:], whole=True) as scene:
        (request,) = [each for each in scene.env.http_requests if each.method == "PUT"]
    return list(request.json)


def parts(payload: Payload) -> Iterator[Payload]:
    """A command with all its subcommands and options."""
    yield payload
    for option in payload.get("options", []):
        yield from parts(option)


def of(registered: list[Payload], *path: str) -> Payload:
    """A command or subcommand by its names."""
    name, *rest = path
    found = next(part for part in registered if part["name"] == name)
    return of(found["options"], *rest) if rest else found


def test_discord_accepts_all_commands_together(registered: list[Payload]) -> None:
    assert wrong(*registered) == ""


@pytest.mark.parametrize("locale", LOCALES)
def test_siblings_have_different_names_in_every_language(registered: list[Payload], locale: str) -> None:
    for siblings in (registered, *(part.get("options", []) for one in registered for part in parts(one))):
        for kind in (1, 2):
            names = [
                read_in(sibling, "name", locale)
                for sibling in siblings
                if siblings is not registered or sibling["type"] == kind
            ]
            assert len(set(names)) == len(names), (locale, names)


def test_the_26th_subcommand_is_refused(registered: list[Payload]) -> None:
    planted = copy.deepcopy(registered)
    subcommands = of(planted, "game")["options"]
    for number in range(25 - len(subcommands)):
        subcommands.append({"type": 1, "name": f"planted-{number}", "description": "Planted"})
    assert wrong(*planted) == ""
    subcommands.append({"type": 1, "name": "the-26th", "description": "Planted"})
    assert wrong(*planted).startswith("0.options: ")


async def test_two_subcommands_with_the_same_german_name_are_refused_with_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    translate = Translator.translate

    async def planted(self: Translator, string: Any, locale: Any, context: Any) -> str | None:
        curve = string.extras.get("key") == "command-game-curve" and str(locale) == "de"
        return "protokoll" if curve else await translate(self, string, locale, context)

    monkeypatch.setattr(Translator, "translate", planted)
    with pytest.raises(AssertionError, match=r"name_localizations.de: 'protokoll' is what number"):
        await start_and_stop(tmp_path)


async def start_and_stop(folder: Path) -> None:
    """Start the bot, and stop it."""
    async with opened(folder):
        pass


def test_every_option_has_a_german_description(registered: list[Payload]) -> None:
    for command in registered:
        for part in parts(command):
            if part["type"] not in (2, 3) or part is not command:
                assert "de" in part["description_localizations"], part["name"]


def test_the_options_of_a_new_game_are_the_game_its_place_and_settings_of_the_table(
    registered: list[Payload],
) -> None:
    first, *others = of(registered, "game", "new")["options"]
    assert (first["name"], first.get("required")) == ("game", True)
    assert [option["name"] for option in others if option.get("required")] == []
    assert {option["name"] for option in others} <= {"place", *TableSettings.__struct_fields__}


def test_the_commands_that_open_a_game_come_first_and_those_of_games_last(registered: list[Payload]) -> None:
    names = [command["name"] for command in registered if command["type"] == 1]
    assert names[:8] == ["game", "move", "stats", "ranking", "me", "server", "help", "learn"]
    assert names[8:] == [id for id in ALL if id in names]


def test_the_command_in_the_menu_of_a_person_has_a_name_in_both_languages(registered: list[Payload]) -> None:
    (menu,) = [command for command in registered if command["type"] == 2]
    assert (menu["name"], menu["name_localizations"]["de"]) == ("Show board", "Tableau zeigen")


def leaves(payload: Payload, *above: str) -> Iterator[tuple[str, set[str]]]:
    """The full names of the commands that can be typed, each with the names of its options."""
    inner = payload.get("options", [])
    under = [option for option in inner if option["type"] <= 2]
    for option in under:
        yield from leaves(option, *above, payload["name"])
    if not under:
        yield " ".join((*above, payload["name"])), {option["name"] for option in inner}


def test_the_page_for_players_lists_every_command_and_only_existing_options(
    tmp_path: Path,
) -> None:
    page = (Path(__file__).parents[2] / "docs/playing.md").read_text(encoding="utf-8")
    registered = asyncio.run(sent(tmp_path, list(TITLES.values())))
    known = dict(leaf for one in registered if one["type"] == 1 for leaf in leaves(one))
    listed = set()
    for cell, text in re.findall(r"^\| ((?:`[^`]+` ?)+)\| (.+) \|$", page, re.MULTILINE):
        first, *others = re.findall(r"`/?([^`]+)`", cell)
        group = first.rpartition(" ")[0]
        commands_of = {first, *(f"{group} {other}" for other in others)}
        if commands_of <= known.keys():
            listed |= commands_of
            options = {option for each in commands_of for option in known[each]}
            assert {*re.findall(r"\b(\w+):", " ".join(re.findall(r"`[^`]+`", text)))} <= options, first
        else:
            assert not cell.startswith("`/"), f"{first}: {commands_of - known.keys()}"
    assert listed == known.keys()
    for example in re.findall(r"`/([a-z]+ [a-z]+) (\w+:[^`]*)`", page):
        assert {*re.findall(r"(\w+):", example[1])} <= known[example[0]], example
