"""The server of the sandbox's page.

Everything goes through one WebSocket. The page sends `{"id": 7, "do": "press", ...}` and gets an answer with the same
id. It is notified of each message (`message`, `gone`) in the channel that it shows, of `news` in others, of new
`channels`, and of what Discord `refused` to the bot.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from inspect import signature
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import msgspec
from aiohttp import WSMsgType, web
from msgspec import Meta
from simcord.backend import serializers
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import AppCommandType, MessageType

from bot.assets import ASSETS
from bot.fake_discord.acting import Acting, Impossible
from bot.i18n.fluent import words

from .markdown import EMOJI, html_of
from .world import Snapshot, World

_STATIC: Final = Path(__file__).parent / "static"
_PICTURES: Final = "https://cdn.simcord.invalid/attachments"
_SCREENFUL: Final = 100  # messages that are sent at once; the page requests earlier ones

_TEXT: Final = 10
_THINKING: Final = 1 << 7
_SILENT: Final = 1 << 12
_LARGEST_EXACT: Final = 2**53 - 1  # the largest integer that JavaScript represents exactly

WORDS: Final = (
    "only-you dismiss thinking edited used app apps members viewer earlier newest write optional "
    "none-fit failed gone lost choose send cancel close refused channels beginning owner german"
)
"""The page's own texts, `page-…`."""

_ID: Final = re.compile("[0-9]{1,20}", re.ASCII)
_FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}

_log = logging.getLogger(__name__)


class WebPage:
    """The routes, to be added to an application, and the browsers that are connected."""

    def __init__(self, world: World, keeping: Snapshot, acting: Acting) -> None:
        self._world = world
        self._keeping = keeping
        self._acting = acting
        self._browsers: set[Browser] = set()
        self._unseen: list[str] = []
        world.changed = self._changed

    def routes(self) -> list[web.AbstractRouteDef]:
        return [
            web.get("/", self._index),
            web.get("/face.svg", self._face),
            web.get("/emoji/{name}", self._emoji),
            web.get("/emojis/{number}.png", partial(self._kept, "emoji")),
            web.get("/pictures/{channel}/{number}/{name}", partial(self._kept, "picture")),
            web.get("/live", self._live),
            web.static("/static", _STATIC),
        ]

    async def _index(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(_STATIC / "index.html", headers={"Cache-Control": "no-cache"})

    async def _face(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(ASSETS / "mark.svg")

    async def _emoji(self, request: web.Request) -> web.FileResponse:
        if request.path not in EMOJI.values():
            raise web.HTTPNotFound
        return web.FileResponse(ASSETS / "common" / request.match_info["name"])

    async def _kept(self, table: str, request: web.Request) -> web.Response:
        number = request.match_info["number"]
        content = self._keeping.content(table, int(number)) if _ID.fullmatch(number) else None
        if content is None:
            raise web.HTTPNotFound
        kind = "text/plain"
        if content.startswith(b"\x89PNG"):
            kind = "image/png"
        elif content[4:8] == b"ftyp":
            kind = "video/mp4"
        return web.Response(body=content, content_type=kind, headers=_FOREVER)

    async def _live(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=30, compress=False)
        await socket.prepare(request)
        browser = Browser(self._world, self._acting)
        self._browsers.add(browser)
        for sentence in self._unseen:
            browser.refused(sentence)
        self._unseen.clear()
        telling = asyncio.create_task(_tell(socket, browser.to_tell))
        under_way: set[asyncio.Task[None]] = set()
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                doing = asyncio.create_task(browser.hear(message.data))
                under_way.add(doing)
                doing.add_done_callback(under_way.discard)
        finally:
            self._browsers.discard(browser)
            telling.cancel()
        return socket

    def refused(self, sentence: str) -> None:
        """Show on every open page (or the next one) that Discord refused something to the bot."""
        for browser in self._browsers:
            browser.refused(sentence)
        if not self._browsers:
            self._unseen.append(sentence)

    def _changed(self, channel: int, message: int) -> None:
        for browser in self._browsers:
            browser.changed(channel, message)


Answer: TypeAlias = Mapping[str, Any]
Doing = TypeVar("Doing", bound=Callable[..., Awaitable[Answer]])

_Id: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{1,20}$")]  # a number that Discord gives, as text
_Path: TypeAlias = Annotated[list[str], Meta(min_length=1)]  # the words of a command

WISHES: Final[dict[str, tuple[Callable[..., Awaitable[Answer]], type[msgspec.Struct]]]] = {}
"""The requests of the page: the method of `Browser` for each, and its fields."""


def wish(do: Doing) -> Doing:
    """Register a method of `Browser` as a request, with its parameters as fields."""
    _, *parameters = signature(do, eval_str=True).parameters.values()
    fields = [
        (each.name, each.annotation, msgspec.NODEFAULT if each.default is each.empty else each.default)
        for each in parameters
    ]
    WISHES[do.__name__] = do, msgspec.defstruct(do.__name__, fields)
    return do


class NoWish(Exception):
    """What was sent is no valid request: a sentence says what would be; `id` is that of the answer, if there is one."""

    def __init__(self, sentence: str = "", id: Any = None) -> None:
        super().__init__(
            sentence or f"The sandbox takes an object with an id and what to do: {', '.join(WISHES)}."
        )
        self.id = id


class Browser:
    """An open page, and the person and channel that it shows. What it must be told is in `to_tell`."""

    def __init__(self, world: World, acting: Acting) -> None:
        self._world = world
        self._acting = acting
        self._viewer = next(iter(world.people))
        self._channel = next(iter(world.channels))
        self._listed: set[int] = set()
        self.to_tell: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
        self._forms: set[str] = set()

    async def hear(self, said: str) -> None:
        """Carry out a request of the page, and answer it; invalid ones get a sentence."""
        id_: Any = None
        try:
            id_, do, fields = _wish_of(said)
            answer = await do(self, **fields)
        except NoWish as problem:
            id_, answer = problem.id, {"failed": True, "sentence": str(problem)}
        except Impossible as impossible:
            _log.info("the page asked for what is no more: %s", impossible)
            answer = {"impossible": True}
        except Exception:
            _log.exception("the page could not be answered")
            answer = {"failed": True}
        if (form := answer.get("form")) is not None:
            self._forms.add(form["custom_id"])
        self.to_tell.put_nowait({"id": id_, **answer})

    def refused(self, sentence: str) -> None:
        self.to_tell.put_nowait({"refused": sentence})

    def changed(self, channel: int, number: int) -> None:
        message = self._world.messages[channel].get(number)
        if channel == self._channel:
            if message is None or not message.visible_to(self._viewer):
                self.to_tell.put_nowait({"gone": str(number)})
            else:
                self.to_tell.put_nowait({"message": self._shown(message)})
        seen = {each.id for each in self._world.seen_by(self._viewer)}
        if channel in seen and self._listed != seen:
            self.to_tell.put_nowait({"channels": self._channels()})
        if message is None or message.is_ephemeral:
            return
        where = self._world.channels[channel]
        alone = [] if message.flags & _SILENT else where.recipient_ids
        news = {
            "channel": str(channel),
            "message": str(number),
            "pings": list(map(str, message.ping_user_ids if where.guild_id else alone)),
            "edited": message.edited_timestamp is not None,
        }
        self.to_tell.put_nowait({"news": news})

    # Requests of the page. Raises Impossible.

    @wish
    async def open(self, viewer: str | None = None, channel: str | None = None) -> Answer:
        """Show a channel as somebody sees it, each by name or id (default: the first ones)."""
        world = self._world
        people = {number: person.name for number, person in world.people.items()}
        self._viewer = _one_of(people, viewer)
        channels = {channel["id"]: channel["name"] for channel in self._channels()}
        self._channel = int(_one_of(channels, channel))
        looking = world.people[self._viewer]
        said = words(looking.locale)
        return {
            "viewer": str(self._viewer),
            "channel": str(self._channel),
            "locale": looking.discord_locale,
            "people": [
                {"id": str(number), "name": person.name, "locale": person.locale}
                for number, person in world.people.items()
            ],
            "bot": {"id": str(world.bot_user.id), "name": world.bot_user.name},
            "server": world.server.name,
            "owner": str(world.server.owner_id),
            "roles": [{"id": str(world.players.id), "name": world.players.name}],
            "channels": self._channels(),
            "words": {
                key: said(f"page-{key}", channel=channels[str(self._channel)]) for key in WORDS.split()
            },
            "steps": [html_of(step, world.name_of) for step in said("page-beginning-steps").split("\n")],
            "emoji": EMOJI,
            "commands": self._commands(AppCommandType.CHAT_INPUT),
            "apps": self._commands(AppCommandType.USER),
            **self._window(None),
        }

    @wish
    async def earlier(self, before: _Id) -> Answer:
        return self._window(int(before))

    @wish
    async def command(self, path: _Path, options: dict[str, str]) -> Answer:
        return await self._acting.command(self._viewer, self._channel, path, options).outcome()

    @wish
    async def complete(self, path: _Path, options: dict[str, str], focused: str) -> Answer:
        return await self._acting.complete(self._viewer, self._channel, path, options, focused).outcome()

    @wish
    async def press(self, message: _Id, part: str, values: list[str] | None = None) -> Answer:
        return await self._acting.press(self._viewer, self._channel, int(message), part, values).outcome()

    @wish
    async def apply(self, name: str, target: _Id) -> Answer:
        return await self._acting.apply(self._viewer, self._channel, name, int(target)).outcome()

    @wish
    async def submit(self, form: str, fields: dict[str, str]) -> Answer:
        if form not in self._forms:
            raise Impossible(f"form {form}")
        return await self._acting.submit(self._viewer, self._channel, form, fields).outcome()

    @wish
    async def say(self, words: Annotated[str, Meta(min_length=1, max_length=2000)]) -> Answer:
        self._acting.say(self._viewer, self._channel, words)
        return {}

    @wish
    async def dismiss(self, message: _Id) -> Answer:
        self._acting.dismiss(self._viewer, self._channel, int(message))
        return {}

    # Notifications of the page.

    def _channels(self) -> list[dict[str, Any]]:
        """The channels, each followed by its threads, and the viewer's direct messages last."""
        channels = self._world.seen_by(self._viewer)
        self._listed = {channel.id for channel in channels}
        listed = sorted(
            channels,
            key=lambda channel: (channel.guild_id is None, channel.parent_id or channel.id, channel.id),
        )
        inbox = words(self._world.people[self._viewer].locale)("page-inbox")
        return [
            {
                "id": str(channel.id),
                "name": channel.name or inbox,
                "thread": channel.is_thread,
                "inbox": channel.guild_id is None,
            }
            for channel in listed
        ]

    def _commands(self, kind: AppCommandType) -> list[dict[str, Any]]:
        visible = self._world.visible_commands(user_id=self._viewer, channel_id=self._channel, type=kind)
        return sorted(visible, key=lambda command: int(command["id"]))

    def _window(self, before: int | None) -> Mapping[str, Any]:
        visible = self._world.visible(self._channel, self._viewer)
        seen = [message for message in visible if before is None or message.id < before]
        return {"messages": list(map(self._shown, seen[-_SCREENFUL:])), "more": len(seen) > _SCREENFUL}

    def _shown(self, message: Message) -> Mapping[str, Any]:
        described = json.dumps(serializers.message_payload(self._world, message)).replace(
            _PICTURES, "/pictures"
        )
        shown = json.loads(described, parse_int=_exact)
        for text in (one for one in walk_components(shown["components"]) if one["type"] == _TEXT):
            text["html"] = html_of(text["content"], self._world.name_of)
        return {
            **shown,
            "html": html_of(self._said(message), self._world.name_of),
            "interaction_metadata": message.interaction_metadata,
            "ephemeral": message.is_ephemeral,
            "thinking": bool(message.flags & _THINKING),
            "pinged": self._viewer in message.ping_user_ids,
        }

    def _said(self, message: Message) -> str:
        """The text of a message; for the opening of a thread, Discord's clients have words of their own."""
        about = message.system_metadata
        if message.type != MessageType.THREAD_CREATED or about is None:
            return message.content
        said = words(self._world.people[self._viewer].locale)
        return said("page-started-thread", thread=f"<#{about.channel_id}>")


def _wish_of(said: str) -> tuple[Any, Callable[..., Awaitable[Answer]], dict[str, Any]]:
    """A request of the page: its id, method, and fields. Raises NoWish."""
    try:
        sent = msgspec.json.decode(said)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise NoWish from error
    if not isinstance(sent, dict) or "id" not in sent:
        raise NoWish
    if not isinstance(name := sent.get("do"), str) or name not in WISHES:
        raise NoWish(id=sent["id"])
    do, fields = WISHES[name]
    try:
        return sent["id"], do, msgspec.structs.asdict(msgspec.convert(sent, fields))
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$.")
        field = re.split(r"[`.\[]", where)[0] or "a field"
        takes = ", ".join(fields.__struct_fields__)
        sentence = f"The sandbox can't do {json.dumps(name)}: {what} (in {field}). It takes {takes}."
        raise NoWish(sentence, sent["id"]) from error


def _exact(digits: str) -> int | str:
    """A number, as text if JavaScript would round it: discord.py sends the ids of emojis as numbers."""
    return int(digits) if abs(int(digits)) <= _LARGEST_EXACT else digits


_Number = TypeVar("_Number", int, str)


def _one_of(known: Mapping[_Number, str], wished: str | None) -> _Number:
    for number, name in known.items():
        if wished in (str(number), name):
            return number
    return next(iter(known))


async def _tell(socket: web.WebSocketResponse, to_tell: asyncio.Queue[Mapping[str, Any]]) -> None:
    while True:
        await socket.send_json(await to_tell.get())
