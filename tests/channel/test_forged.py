"""Forged values in every option and menu: each is answered with a sentence, and nothing is logged as an error."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import Permissions
from msgspec.structs import replace
from simcord.actors import MemberActor

from bot.channel.messages.components import address_in, custom_id_of
from bot.fake_discord.gate import gate_of
from bot.games import TITLES
from bot.play.people.people import channels_of
from bot.play.rows import TableSettings
from tests.forging import HOSTILE, LONG, NUMBERS, command, commands_of, component, components_of
from tests.labels import label_of
from tests.scene import TITLE, Scene, opened, texts
from tests.seeds import seeded
from tools.sketches import sketched

GAME = sketched(TITLES["marble"])
STAGES = ("nothing", "lobby", "playing", "over")


@pytest.fixture(params=STAGES)
async def stage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Scene]:
    """A channel without a game, with a lobby, with a running game, or with a finished one."""
    async with opened(tmp_path, GAME, 2) as scene:
        gate_of(scene.env.backend).compares_pictures = False  # forging restores earlier states of messages
        if request.param != "nothing":
            await scene.anna.slash(scene.channel, "game new", game=GAME.game.id)
        if request.param in ("playing", "over"):
            await scene.ben.click(scene.card, label=label_of("join"))
            await scene.anna.click(scene.card, label=label_of("start"))
        if request.param == "over":
            await scene.bot.tables.games.resign(scene.caller(scene.ben))
            await scene.bot.outbox.deliver(scene.channel.id)
        yield scene


@pytest.fixture(autouse=True)
def _no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail if an error with a reference or a lost answer was logged, as when Discord refuses an answer."""
    yield
    said = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.WARNING]
    assert not [line for line in said if "ref " in line or "no answer" in line or "message " in line], said


def check(result: Any, *sent: Any) -> None:
    """Assert that an interaction was answered, and not with an error of the bot."""
    answers = [answer for answer in (result.response, *result.followups) if answer is not None]
    assert result.acknowledged, sent
    for answer in answers:
        said = texts(answer)
        assert "Something went wrong" not in said, sent
        assert "{???}" not in said.replace("{ $name } {???}", ""), sent


EVERY = pytest.mark.parametrize("tries", [2, pytest.param(len(HOSTILE), marks=pytest.mark.soak)])
"""How many values are tried in each place."""


def some(chance: Random, values: Sequence[Any], tries: int) -> list[Any]:
    """A random selection of values."""
    return chance.sample(values, min(len(values), tries))


async def pages(scene: Scene, player: MemberActor) -> list[Any]:
    """The newest message of the channel, and the answers to all commands without required options."""
    shown = [scene.card] if scene.messages else []
    for name, options in commands_of(scene, player):
        if name not in CHANGING and not any(option.get("required") for option in options.values()):
            answer = (await player.slash(scene.channel, name)).response
            if answer is not None:
                shown.append(answer)
    return shown


CHANGING = frozenset(("game resign", "game end", "game leave", "game start", "game undo", "game pause"))


@EVERY
async def test_no_menu_value_causes_an_error(stage: Scene, tries: int) -> None:
    chance = Random(seeded("menus"))
    consul = stage.guild.create_role(
        "consul", permissions=Permissions(manage_guild=True, manage_channels=True)
    )
    mod = stage.guild.add_member(stage.env.create_user("octavia", global_name="Octavia"), roles=[consul])
    tried: dict[tuple[str, ...], tuple[Any, Any, str]] = {}
    for player in (stage.anna, mod):
        for page in await pages(stage, player):
            for kind, custom_id in components_of(page):
                address = address_in(custom_id)
                tried.setdefault((str(kind), address.verb, *address.rest[:1]), (player, page, custom_id))
    assert {"server-settings", "me-settings"} <= {verb for _, verb, *_ in tried}
    for (kind, *_), (player, page, custom_id) in tried.items():
        address = address_in(custom_id)
        if address.verb == "film":
            continue  # a film takes long, and its button carries no more values
        if kind != "2":
            for values in [[], ["0", "1"], *([value] for value in some(chance, HOSTILE, tries))]:
                check(await component(stage, player, page, custom_id, values), custom_id, values)
        for hostile in some(chance, HOSTILE, tries):
            rests = [(), (hostile,), (*address.rest[:1], hostile), (*address.rest, hostile)]
            for rest in some(chance, rests, max(1, tries // 2)):
                try:
                    forged = custom_id_of(replace(address, rest=rest), menu=kind != "2")
                except ValueError:
                    continue
                values = None if kind == "2" else [hostile]
                check(await component(stage, player, page, forged, values), forged, values)
    server = await stage.bot.tables.servers.of(stage.guild.id)
    assert channels_of(server) == ()
    assert server.role is None


@EVERY
async def test_no_option_value_causes_an_error(stage: Scene, tries: int) -> None:
    chance = Random(seeded("options"))
    for name, options in list(commands_of(stage, stage.anna)):
        usual = {
            option["name"]: (option["type"], usual_value(stage, option))
            for option in options.values()
            if option.get("required")
        }
        if any(value is None for _, value in usual.values()):
            continue  # files have tests of their own
        for option in options.values():
            values = {3: (*HOSTILE, *LONG), 4: NUMBERS}.get(option["type"], ())
            for value in some(chance, values, tries):
                given = {**usual, option["name"]: (option["type"], value)}
                check(await command(stage, stage.anna, name, given), name, option["name"], str(value)[:50])


def usual_value(scene: Scene, option: dict[str, Any]) -> Any:
    """A value that Discord would accept."""
    if option.get("choices"):
        return option["choices"][0]["value"]
    return {3: "1", 4: option.get("min_value", 1), 6: scene.ben}.get(option["type"])


@pytest.mark.parametrize(
    "name", ["x" * 4_000, "\\*_~`|" * 1_000, "\N{GRINNING FACE}" * 2_000, "[a](https://x.y)" * 300]
)
async def test_a_name_of_any_length_causes_no_error(tmp_path: Path, name: str) -> None:
    async with opened(tmp_path, TITLE, 2) as scene:
        scene.called.append(name)
        await scene.bot.tables.lobbies.open(
            replace(scene.caller(scene.anna), name=name), TITLE.game.id, TableSettings(language="en")
        )
        await scene.ben.slash(scene.channel, "game board")
        check(await scene.ben.slash(scene.channel, "game join"))
        check(await scene.ben.slash(scene.channel, "game start"))
        check(await scene.mod.slash(scene.channel, "game start"))
        for command in ("status", "log", "text", "hand", "board", "pace"):
            for player in (scene.ben, scene.watcher):
                check(await player.slash(scene.channel, f"game {command}"), command)
