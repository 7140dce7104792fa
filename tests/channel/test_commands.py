"""The commands that the bot registers when it starts, as Discord gets them, in every language."""

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
    """What the bot sends to Discord when it starts."""
    return asyncio.run(sent(tmp_path_factory.mktemp("commands"), list(request.param.values())))


async def sent(folder: Path, titles: list[Title]) -> list[Payload]:
    """The commands that a bot with these games registers."""
    async with opened(folder, titles[0], others=titles[1:]) as scene:
        (request,) = [each for each in scene.env.http_requests if each.method == "PUT"]
    return list(request.json)


def parts(payload: Payload) -> Iterator[Payload]:
    """A command and every command and option inside it."""
    yield payload
    for option in payload.get("options", []):
        yield from parts(option)


def of(registered: list[Payload], *path: str) -> Payload:
    """A command, or a subcommand of one, by its names."""
    name, *rest = path
    found = next(part for part in registered if part["name"] == name)
    return of(found["options"], *rest) if rest else found


def test_discord_takes_all_commands_together(registered: list[Payload]) -> None:
    assert wrong(*registered) == ""


@pytest.mark.parametrize("locale", LOCALES)
def test_nobody_reads_a_name_twice_among_siblings(registered: list[Payload], locale: str) -> None:
    for siblings in (registered, *(part.get("options", []) for one in registered for part in parts(one))):
        for kind in (1, 2):
            names = [
                read_in(sibling, "name", locale)
                for sibling in siblings
                if siblings is not registered or sibling["type"] == kind
            ]
            assert len(set(names)) == len(names), (locale, names)


def test_a_subcommand_too_many_is_refused(registered: list[Payload]) -> None:
    planted = copy.deepcopy(registered)
    subcommands = of(planted, "game")["options"]
    for number in range(25 - len(subcommands)):
        subcommands.append({"type": 1, "name": f"planted-{number}", "description": "Planted"})
    assert wrong(*planted) == ""
    subcommands.append({"type": 1, "name": "the-26th", "description": "Planted"})
    assert wrong(*planted).startswith("0.options: ")


async def test_a_bot_two_of_whose_subcommands_have_one_german_name_is_refused_by_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    translate = Translator.translate

    async def planted(self: Translator, string: Any, locale: Any, context: Any) -> str | None:
        curve = string.extras.get("key") == "command-game-curve" and str(locale) == "de"
        return "protokoll" if curve else await translate(self, string, locale, context)

    monkeypatch.setattr(Translator, "translate", planted)
    with pytest.raises(AssertionError, match=r"name_localizations.de: 'protokoll' is what number"):
        await nothing_happens(tmp_path)


async def nothing_happens(folder: Path) -> None:
    """The bot starts and stops."""
    async with opened(folder):
        pass


def test_no_option_is_described_in_english_to_readers_of_german(registered: list[Payload]) -> None:
    for command in registered:
        for part in parts(command):
            if part["type"] not in (2, 3) or part is not command:
                assert "de" in part["description_localizations"], part["name"]


def test_a_new_game_is_asked_for_with_game_place_and_settings_of_its_table_alone(
    registered: list[Payload],
) -> None:
    first, *others = of(registered, "game", "new")["options"]
    assert (first["name"], first.get("required")) == ("game", True)
    assert [option["name"] for option in others if option.get("required")] == []
    assert {option["name"] for option in others} <= {"place", *TableSettings.__struct_fields__}


def test_what_opens_a_game_comes_first_and_the_games_own_commands_last(registered: list[Payload]) -> None:
    names = [command["name"] for command in registered if command["type"] == 1]
    assert names[:8] == ["game", "move", "stats", "ranking", "me", "server", "help", "learn"]
    assert names[8:] == [id for id in ALL if id in names]


def test_what_is_offered_on_a_person_has_a_name_in_both_languages(registered: list[Payload]) -> None:
    (menu,) = [command for command in registered if command["type"] == 2]
    assert (menu["name"], menu["name_localizations"]["de"]) == ("Show board", "Tableau zeigen")


def leaves(payload: Payload, *above: str) -> Iterator[tuple[str, set[str]]]:
    """The commands that can be typed, by their whole names, with the names of their options."""
    inner = payload.get("options", [])
    under = [option for option in inner if option["type"] <= 2]
    for option in under:
        yield from leaves(option, *above, payload["name"])
    if not under:
        yield " ".join((*above, payload["name"])), {option["name"] for option in inner}


def test_the_page_for_players_has_a_line_for_each_command_and_no_example_with_an_option_that_is_not_there(
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
