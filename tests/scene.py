"""The scene of most tests: a channel of a fake Discord with the bot and people in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import discord
from simcord import Env
from simcord.actors import MemberActor
from simcord.components import walk_components
from simcord.http import router
from simcord.results import InteractionResult, to_discord_message

from bot.channel.client import Bot
from bot.channel.interactions.bot_types import Limits
from bot.channel.rendering.films import Films
from bot.channel.rendering.render_workers import COUNT, RenderWorkers
from bot.channel.uploads import AGAIN, artwork_of
from bot.computer_turns.workers import ThinkingWorkers
from bot.fake_discord.gate import dispatch, gate_of
from bot.games.title import Title
from bot.i18n.escaping import on_one_line
from bot.play.rows import PersonRow, TableSettings
from bot.play.store import Store
from bot.play.table import Caller, Table
from bot.play.turn.games import LONGEST_DRAFT
from bot.settings import Settings
from tools.example.title import TITLE as EXAMPLE
from tools.sketches import sketched

from .bot_of_the_scene import BotOfTheScene
from .colors import check_colors
from .labels import cut_on_a_phone, label_of
from .new_file import make_new_file

router.dispatch = dispatch  # all that a bot sends to SimCord passes the gate

TITLE = sketched(EXAMPLE)
"""The example game, drawn as a sketch."""

CONFIRM, UNDO, CLEAR, WHAT_ELSE, BACK = map(label_of, ("do", "step-back", "clear", "else", "back"))
"""The labels of the buttons below the pages of a turn."""

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Flavia")


PATIENCE = 60.0
"""Seconds within which the bot must finish its work, however busy the machine is."""


class Scene:
    """A channel with players, a spectator and a moderator; `now` is the bot's clock.

    `title` is the game that is played; the bot has the `others` too. `whole` is explained at `BotOfTheScene`.
    """

    def __init__(
        self, path: Path, title: Title, players: int, others: Sequence[Title] = (), whole: bool = False
    ) -> None:
        self.called: list[str] = []  # names that people have only at tables
        self.path = path
        if not path.exists():
            make_new_file(path)
        self.title = title
        self.titles = {known.game.id: known for known in (title, *others)}
        self.now = 1_790_000_000.0
        self._seeds = count(1)
        self._spoken: dict[str, str] = {}
        self.bot = self._new_bot(whole)
        self.env = Env(self.bot, settle_timeout=PATIENCE)
        guild = self.env.create_guild("Roma")
        manager = guild.create_role("aedile", permissions=discord.Permissions(manage_channels=True))

        def member(name: str, **more: Any) -> MemberActor:
            return guild.add_member(self.env.create_user(name.lower(), global_name=name), **more)

        self.guild = guild
        self.channel = guild.create_text_channel("forum")
        self.players = [member(name) for name in NAMES[:players]]
        self.watcher = member("Walter")
        self.mod = member("Marcus", roles=[manager])

    def _new_bot(self, whole: bool) -> Bot:
        bot = BotOfTheScene(
            Settings(token="t", database=self.path, shard_count=1),
            self.titles,
            clock=lambda: self.now,
            new_seed=lambda: bytes([next(self._seeds)]) * 16,
            render_workers=RenderWorkers(partial(ThreadPoolExecutor, COUNT)),
            thinking_workers=ThinkingWorkers(partial(ThreadPoolExecutor, 1)),
            films=Films(partial(ThreadPoolExecutor, 1)),
            limits=Limits({}),
            artwork=lambda games: (),
        )
        bot.whole = whole
        return bot

    async def upload_emojis(self) -> int:
        """Upload the emojis of the game to the application; return how many Discord hasn't accepted."""
        upload = self.bot._emoji_upload
        assert upload is not None
        upload._artwork = artwork_of([self.title.game.id])
        upload.list_again()
        self.now += AGAIN
        await upload.look()
        return upload.missing

    async def restart(self) -> None:
        """Stop the bot and start another on the same database, whose background jobs run."""
        await self.bot.close_services()
        self.bot = self._new_bot(whole=True)
        await self.env.restart_bot(self.bot)

    # People

    @property
    def anna(self) -> MemberActor:
        """The first player."""
        return self.players[0]

    @property
    def ben(self) -> MemberActor:
        """The second player."""
        return self.players[1]

    @property
    def carla(self) -> MemberActor:
        """The third player."""
        return self.players[2]

    # The channel and the store

    async def set_option(self, option: str, value: str) -> Any:
        """Change an option of the newest lobby as its host; return the page of options after it."""
        page = (await self.anna.click(self.card, label=label_of("options"))).response
        which = menus(page)[1]["custom_id"]
        page = (await self.anna.select(page, custom_id=which, values=[option])).response
        values = menus(page)[2]["custom_id"]
        return (await self.anna.select(page, custom_id=values, values=[value])).response

    @property
    def messages(self) -> list[discord.Message]:
        """All messages of the channel."""
        return self.channel.history()

    @property
    def card(self) -> discord.Message:
        """The newest message of the channel; only that is read, because a long game has hundreds."""
        posted = self.env.backend.messages[self.channel.id].values()
        newest = max(
            (message for message in posted if message.visible_to(None)), key=lambda message: message.id
        )
        return to_discord_message(self.env, newest)

    @property
    def store(self) -> Store:
        """The bot's store."""
        assert self.bot._store is not None
        return self.bot._store

    async def table(self) -> Table:
        """The present table of the channel."""
        table = await self.bot.tables.repository.current(self.channel.id)
        assert table is not None
        return table

    async def asked(self) -> list[MemberActor]:
        """The players who are asked, at whatever seats."""
        users = (await self.table()).asked_users()
        return [player for player in self.players if player.id in users]

    def posted(self) -> list[Any]:
        """The bodies of the messages that the bot has posted in the channel."""
        path = f"/channels/{self.channel.id}/messages"
        return [r.json for r in self.env.http_requests if r.path == path and r.method == "POST"]

    def edited(self) -> list[Any]:
        """The bodies of the bot's edits of messages in the channel."""
        path = f"/channels/{self.channel.id}/messages/"
        return [r.json for r in self.env.http_requests if r.path.startswith(path) and r.method == "PATCH"]

    def pings(self) -> list[set[int]]:
        """The users whom each message so far may ping."""
        return [
            {int(user) for user in body.get("allowed_mentions", {}).get("users", [])}
            for body in self.posted()
        ]

    async def settle(self, player: MemberActor, **settled: Any) -> None:
        """Store somebody's settings; those not given have their defaults."""
        await self.store.people.settle(PersonRow(user=player.id, **settled), now=self.now)

    def inbox(self, player: MemberActor) -> list[str]:
        """The texts of the bot's direct messages to somebody."""
        return [texts(to_discord_message(self.env, message)) for message in self._written_to(player)]

    def silent(self, player: MemberActor) -> list[bool]:
        """Whether each of the bot's direct messages to somebody was silent."""
        return [to_discord_message(self.env, m).flags.silent for m in self._written_to(player)]

    def _written_to(self, player: MemberActor) -> list[Any]:
        channel = self.env.backend.dm_channels.get(player.id, 0)
        return [message for _, message in sorted(self.env.backend.messages.get(channel, {}).items())]

    @property
    def refusals(self) -> list[str]:
        """What Discord would have refused of what the bot sent; a test fails if there is any."""
        return gate_of(self.env.backend).refusals

    # What people do

    async def lines(
        self, player: MemberActor, kind: str, option: str, typed: str = "", /, **filled: str
    ) -> list[Any]:
        """What an option of a command of the game offers."""
        name = f"{self.title.game.id} {kind}"
        return await player.autocomplete(self.channel, name, option, typed, **filled)

    async def type(self, player: MemberActor, kind: str, /, **options: str) -> InteractionResult:
        """Send a command of the game."""
        return await player.slash(self.channel, f"{self.title.game.id} {kind}", **options)

    async def move(self, player: MemberActor, kind: str = "", **typed: str) -> InteractionResult:
        """Send a move by command; by default the first legal one, of the given kind if any."""
        table = await self.table()
        view = table.view(table.seat_of(player.id))
        forms = list(view.decision.forms(view))
        kind = kind or forms[0].move.kind()
        if not typed:
            move = next(form for form in forms if form.move.kind() == kind).moves()
            typed = {field: str(value) for field, value in next(iter(move)).values().items()}
        return await self.type(player, kind, **typed)

    async def play(self, player: MemberActor) -> None:
        """Play somebody's first legal move, without a command and without announcing it."""
        table = await self.table()
        view = table.view(table.seat_of(player.id))
        form = next(iter(view.decision.forms(view)))
        await self.bot.tables.games.play(self.caller(player), next(iter(form.moves())))

    async def play_on(self, most: int = 1_000) -> None:
        """Play at most so many moves of people, each the first legal one, and announce them all together."""
        for _ in range(most):
            if (await self.table()).status != "playing":
                break
            await self.play((await self.asked())[0])
        await tell(self)

    async def lay_out(self, player: MemberActor, moves: int = LONGEST_DRAFT) -> Any:
        """Lay out so many moves, by default all of the turn, each the first legal one; return the page of the turn."""
        table = await self.table()
        seat = table.seat_of(player.id)
        assert seat is not None
        kept = await self.bot.tables.drafts.of(table, seat)
        for _ in range(moves):
            if kept.draft.ended:
                break
            form = next(iter(kept.draft.after.decision.forms(kept.draft.after)))
            draft = kept.draft.then(table.title.game, next(iter(form.moves())))
            kept = await self.bot.tables.drafts.put(table, seat, kept.edition, draft)
        return await self.press(player, label_of("move"))

    async def press(self, player: MemberActor, label: str) -> Any:
        """Click a button of the newest card; return the private message that it opens."""
        return (await player.click(self.card, label=label)).response

    def caller(self, member: MemberActor) -> Caller:
        """A member as the caller of a service, in the channel."""
        name, manages = member.name.capitalize(), member is self.mod
        return Caller(member.id, name, self.channel.id, self.guild.id, may_manage=manages)

    async def play_to_start(self) -> discord.Message:
        """Begin a game of Anna and Ben by command and clicks; return its first card."""
        await self.anna.slash(self.channel, "game new", game=self.title.game.id)
        await self.ben.click(self.card, label=label_of("join"))
        await self.anna.click(self.card, label=label_of("start"))
        return self.card

    async def play_to_turns(self) -> discord.Message:
        """Begin an example game of Anna and Ben, and answer its first question; return the card: Anna is to move."""
        await self.play_to_start()
        await self.move(self.anna)
        await self.move(self.ben)
        return self.card

    async def begin(self, *levels: str, language: str = "en") -> None:
        """Begin a game of all players, and of computers of these levels, without clicks; post its first card."""
        lobbies = self.bot.tables.lobbies
        host, *others = map(self.caller, self.players)
        await lobbies.open(host, self.title.game.id, TableSettings(language=language))
        for person in others:
            await lobbies.join(person)
        for level in levels:
            await lobbies.add_computer(host, level)
        await lobbies.start(host)
        await self.bot.outbox.deliver(self.channel.id)
        await self.thought()

    async def thought(self) -> None:
        """Wait until no computer is to move and all announcements are sent."""
        await self.bot.computer_turns.rest()
        await self.all_told()

    async def all_told(self) -> None:
        """Wait until all handlers have ended and all announcements are sent."""
        while under_way := [*self.bot.outbox.under_way, *self.bot.handling]:
            await asyncio.wait(under_way)
        await self.env.settle()

    # What Discord does

    def read_in(self, locale: str, server: str | None = None) -> None:
        """Set the language of everybody's Discord and, if given, that of the server, which is English otherwise."""
        if not self._spoken:
            emit = self.env.backend.emit
            self.env.backend.emit = lambda name, payload: emit(
                name, {**payload, **self._spoken} if name == "INTERACTION_CREATE" else payload
            )
        self._spoken = {"locale": locale} if server is None else {"locale": locale, "guild_locale": server}

    async def deliver_again(self) -> None:
        """Deliver the latest interaction a second time."""
        payload = next(
            payload
            for kind, name, payload in reversed(self.env.backend.transcript)
            if kind == "GATEWAY" and name == "INTERACTION_CREATE"
        )
        self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()

    @contextmanager
    def delivered_twice(self) -> Iterator[None]:
        """Deliver every interaction twice."""
        gate_of(self.env.backend).compares_pictures = False
        emit = self.env.backend.emit

        def twice(name: str, payload: Any) -> None:
            emit(name, payload)
            if name == "INTERACTION_CREATE":
                emit(name, payload)

        self.env.backend.emit = twice
        try:
            yield
        finally:
            self.env.backend.emit = emit

    def forge(self, message: Any, kind: int, custom_id: str, value: str | None = None) -> None:
        """Give the first button (2) or menu (3) of a message another custom id, or a menu's first option a value."""
        stored = self.env.backend.get_message(self.channel.id, message.id)
        part = next(part for part in walk_components(stored.components) if part["type"] == kind)
        part["custom_id"] = custom_id
        if value is not None:
            part["options"][0]["value"] = value


@asynccontextmanager
async def opened(
    folder: Path,
    title: Title = TITLE,
    players: int = 3,
    others: Sequence[Title] = (),
    whole: bool = False,
) -> AsyncIterator[Scene]:
    """A channel in which nothing has happened yet; at the end, check all that the bot has sent."""
    scene = Scene(folder / "ludi.sqlite3", title, players, others, whole)
    try:
        await scene.env.start()
        yield scene
    except Exception as error:
        for refused in scene.refusals:
            error.add_note(refused)
        raise
    finally:
        await scene.bot.close_services()
        await scene.env.shutdown()
    if scene.refusals:
        raise AssertionError("\n".join(scene.refusals))
    scene.env.raise_errors()
    people = [on_one_line(user.global_name or "") for user in scene.env.backend.users.values()]
    people += map(on_one_line, scene.called)
    for request in scene.env.http_requests:
        components = list(walk_components(_components(request.json)))
        check_colors(components)
        assert "\\ue00" not in ascii(request.json), (
            f"an icon's slot was sent: {request.method} {request.path}"
        )
        cut = [*cut_on_a_phone(components, people)]
        assert cut == [], f"{request.method} {request.path}: {cut}"


def _components(body: Any) -> list[dict[str, Any]]:
    """The components of a message in the body of a request, also of an answer to an interaction."""
    if not isinstance(body, dict):
        return []
    return body.get("components") or _components(body.get("data"))


@asynccontextmanager
async def seated(
    folder: Path,
    players: int = 2,
    title: Title = TITLE,
    computers: Sequence[str] = (),
    language: str = "en",
) -> AsyncIterator[Scene]:
    """A channel in which a game of so many players, and of computers of these levels, has begun."""
    async with opened(folder, title, players) as scene:
        await scene.begin(*computers, language=language)
        yield scene


@asynccontextmanager
async def at_first_turn(folder: Path) -> AsyncIterator[Scene]:
    """An example game of Anna and Ben in which both have answered the first question and Anna is to move."""
    async with seated(folder) as scene:
        for player in scene.players:
            await scene.play(player)
        await tell(scene)
        yield scene


async def tell(scene: Scene) -> None:
    """Send the waiting announcements of the scene's channel."""
    await scene.bot.outbox.deliver(scene.channel.id)
    await scene.thought()


async def sweep(scene: Scene) -> None:
    """Write the pings that are due, and send all waiting announcements."""
    await scene.bot.tables.pinging.put_due()
    await scene.bot.outbox.sweep()
    await scene.thought()


# What a message says


def parts(message: Any) -> list[dict[str, Any]]:
    """All components of a message, nested ones too."""
    components = [part if isinstance(part, dict) else part.to_dict() for part in message.components]
    return list(walk_components(components))


def texts(message: Any) -> str:
    """All texts of a message."""
    said = [part["content"] for part in parts(message) if part["type"] == 10]
    return "\n".join([message.content, *said]).strip()


def buttons(message: Any) -> dict[str, str]:
    """The enabled buttons of a message: custom ids by label."""
    return {
        part["label"]: part["custom_id"]
        for part in parts(message)
        if part["type"] == 2 and not part.get("disabled")
    }


def menus(message: Any) -> list[dict[str, Any]]:
    """The menus of a message."""
    return [part for part in parts(message) if part["type"] == 3]


def told(result: InteractionResult) -> str:
    """The private answers to an interaction; asserts that none was public."""
    answers = [*result.followups]
    if result.response is not None and result.response.ephemeral:
        answers.insert(0, result.response)
    assert all(answer.ephemeral for answer in answers)
    return "\n".join(texts(answer) for answer in answers)
