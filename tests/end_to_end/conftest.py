from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from simcord.actors import MemberActor
from simcord.components import walk_components
from simcord.results import InteractionResult

from bot.channel.client import Bot
from bot.channel.hands import Hands
from bot.games.title import Title
from bot.settings import Settings
from bot.tables import Table
from tests.channel.garden import TITLE


@dataclass
class House:
    """What a bot is made of, so that another can follow on the same database."""

    path: Path
    titles: dict[str, Title]
    now: float = 1_790_000_000.0
    bot: Bot = field(init=False)

    def new_bot(self) -> Bot:
        settings = Settings(token="t", database=self.path, shard_count=1)
        seeds = iter(bytes([number]) * 16 for number in range(1, 250))
        self.bot = Bot(
            settings,
            self.titles,
            clock=lambda: self.now,
            new_seed=lambda: next(seeds),
            hands=Hands.threads,
        )
        return self.bot


class Scene:
    """A channel of a pretend Discord with three players and a moderator."""

    def __init__(self, env: simcord.Env, house: House) -> None:
        self.env = env
        self.house = house
        self.guild = env.create_guild("Roma")
        self.channel = self.guild.create_text_channel("forum")
        manager = self.guild.create_role("aedile", permissions=discord.Permissions(manage_channels=True))
        self.anna, self.ben, self.carla = (
            self.guild.add_member(env.create_user(name.lower(), global_name=name))
            for name in ("Anna", "Ben", "Carla")
        )
        self.mod = self.guild.add_member(env.create_user("marcus", global_name="Marcus"), roles=[manager])

    @property
    def bot(self) -> Bot:
        return self.house.bot

    async def restart(self) -> None:
        """Stop the bot and start it again, on the same database."""
        await self.bot.close_house()
        await self.env.restart_bot(self.house.new_bot())

    # What stands in the channel

    @property
    def messages(self) -> list[discord.Message]:
        return self.channel.history()

    @property
    def last(self) -> discord.Message:
        return self.messages[-1]

    async def table(self) -> Table:
        table = await self.bot.tables.current(self.channel.id)
        assert table is not None
        return table

    async def move(self, member: MemberActor, kind: str = "", **typed: str) -> InteractionResult:
        """Type a move: of the kind given with the options given, else the first there is."""
        table = await self.table()
        view = table.view(table.seat_of(member.id))
        forms = list(view.decision.forms(view))
        kind = kind or forms[0].move.kind()
        if not typed:
            move = next(form for form in forms if form.move.kind() == kind).moves()
            typed = {field: str(value) for field, value in next(iter(move)).values().items()}
        return await member.slash(self.channel, f"{table.title.game.id} {kind}", **typed)

    def posted(self) -> list[Any]:
        """The bodies of the messages that the bot has sent to the channel, and of its edits of them."""
        path = f"/channels/{self.channel.id}/messages"
        return [r.json for r in self.env.http_requests if r.path == path and r.method == "POST"]

    def edited(self) -> list[Any]:
        path = f"/channels/{self.channel.id}/messages/"
        return [r.json for r in self.env.http_requests if r.path.startswith(path) and r.method == "PATCH"]

    def pings(self) -> list[set[int]]:
        """Whom each message sent so far was allowed to ping."""
        return [
            {int(user) for user in body.get("allowed_mentions", {}).get("users", [])}
            for body in self.posted()
        ]

    async def deliver_again(self) -> None:
        """Discord delivers the latest interaction a second time."""
        payload = next(
            payload
            for kind, name, payload in reversed(self.env.backend.transcript)
            if kind == "GATEWAY" and name == "INTERACTION_CREATE"
        )
        self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()

    async def play_to_turns(self) -> discord.Message:
        """A game of Anna and Ben in which Anna has the first turn; its card."""
        await self.play_to_start()
        await self.move(self.anna)
        await self.move(self.ben)
        return self.last

    async def play_to_start(self) -> discord.Message:
        """A game of Anna and Ben that has begun; its first card."""
        await self.anna.slash(self.channel, "game new", game="garden")
        await self.ben.click(self.last, label="Join")
        await self.anna.click(self.last, label="Start")
        return self.last


def texts(message: Any) -> str:
    """All that a message says."""
    components = message.components
    if components and not isinstance(components[0], dict):
        components = [component.to_dict() for component in components]
    said = [part.get("content", "") for part in walk_components(components) if part.get("type") == 10]
    return "\n".join([message.content, *said]).strip()


def labels(message: Any) -> list[str]:
    """The labels of a message's buttons that can be clicked."""
    components = [
        component if isinstance(component, dict) else component.to_dict() for component in message.components
    ]
    return [
        part["label"]
        for part in walk_components(components)
        if part.get("type") == 2 and not part.get("disabled")
    ]


def told(result: InteractionResult) -> str:
    """What the user was told alone."""
    answers = [*result.followups]
    if result.response is not None and result.response.ephemeral:
        answers.insert(0, result.response)
    assert all(answer.ephemeral for answer in answers)
    return "\n".join(texts(answer) for answer in answers)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "ludi.sqlite3", {"garden": TITLE})


@pytest.fixture
async def env(house: House) -> AsyncIterator[simcord.Env]:
    """The pretend Discord; the plugin of the library finds it among a test's fixtures and sets its clock."""
    env = simcord.Env(house.new_bot())
    try:
        await env.start()
        yield env
    finally:
        await house.bot.close_house()
        await env.shutdown()
    env.raise_errors()


@pytest.fixture
def scene(env: simcord.Env, house: House) -> Scene:
    return Scene(env, house)
