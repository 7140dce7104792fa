"""The page's side of the pretend Discord: what a browser is served, told at once, and may ask for.

Everything goes through one WebSocket. The page sends `{"id": 7, "do": "press", ...}` and is answered with the same id;
unasked it hears of each message (`message`, `gone`) in the channel that it shows, of `news` in the others, of the
`channels` where one has come, and of what Discord `refused` to the bot.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

from aiohttp import WSMsgType, web
from simcord.backend import serializers
from simcord.backend.models import Channel, Message
from simcord.components import walk_components
from simcord.enums import AppCommandType, MessageType

from bot.i18n.fluent import words
from bot.pictures.sprites import ASSETS

from .acting import Acting, Impossible
from .markdown import EMOJI, html_of
from .requests import (
    AnyWish,
    Apply,
    Command,
    Complete,
    Dismiss,
    Earlier,
    NoWish,
    Open,
    Press,
    Say,
    Submit,
    wish_of,
)
from .snapshot import Snapshot
from .world import World

_STATIC: Final = Path(__file__).parent / "static"
_PICTURES: Final = "https://cdn.simcord.invalid/attachments"
_SCREENFUL: Final = 100
"""Messages that are sent at once; earlier ones are asked for."""

_TEXT: Final = 10
_THINKING: Final = 1 << 7
_SILENT: Final = 1 << 12
_LARGEST_EXACT: Final = 2**53 - 1
"""Up to here JavaScript tells one whole number from the next."""

WORDS: Final = (
    "only-you",
    "dismiss",
    "thinking",
    "edited",
    "used",
    "app",
    "apps",
    "members",
    "viewer",
    "earlier",
    "newest",
    "write",
    "optional",
    "none-fit",
    "failed",
    "gone",
    "lost",
    "choose",
    "send",
    "cancel",
    "close",
    "refused",
    "channels",
    "beginning",
    "owner",
    "german",
)
"""What the page itself says, as `page-…` in the texts."""

_ID: Final = re.compile("[0-9]{1,20}", re.ASCII)
_FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}

_log = logging.getLogger(__name__)


class WebPage:
    """The routes, to be added to an application, and the browsers that look at it."""

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
            web.get("/emojis/{number}.png", self._own_emoji),
            web.get("/pictures/{channel}/{number}/{name}", self._picture),
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

    async def _own_emoji(self, request: web.Request) -> web.Response:
        number = request.match_info["number"]
        content = self._keeping.emoji(int(number)) if _ID.fullmatch(number) else None
        if content is None:
            raise web.HTTPNotFound
        return web.Response(body=content, content_type="image/png", headers=_FOREVER)

    async def _picture(self, request: web.Request) -> web.Response:
        number = request.match_info["number"]
        content = self._keeping.picture(int(number)) if _ID.fullmatch(number) else None
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
        """Show on every open page that Discord refused something to the bot; on the next to open where none is.

        The sentence says what was asked for and what is wrong with it: "POST /channels/1/messages: …".
        """
        for browser in self._browsers:
            browser.refused(sentence)
        if not self._browsers:
            self._unseen.append(sentence)

    def _changed(self, channel: int, message: int) -> None:
        for browser in self._browsers:
            browser.changed(channel, message)


class Browser:
    """A page that is open, and whose eyes it has: somebody's, in a channel. What it is told is in `to_tell`."""

    def __init__(self, world: World, acting: Acting) -> None:
        self._world = world
        self._acting = acting
        self._viewer = next(iter(world.people))
        self._channel = next(iter(world.channels))
        self._listed: set[int] = set()
        self.to_tell: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
        self._forms: set[str] = set()

    async def hear(self, said: str) -> None:
        """Do what the page asks for, and answer it; a sentence to what no page asks for."""
        try:
            wish = wish_of(said)
        except NoWish as problem:
            self.to_tell.put_nowait({"id": problem.id, "failed": True, "sentence": str(problem)})
            return
        try:
            answer = await self._done(wish)
        except Impossible as impossible:
            _log.info("the page asked for what is no more: %s", impossible)
            answer = {"impossible": True}
        except Exception:
            _log.exception("the page could not be answered")
            answer = {"failed": True}
        self.to_tell.put_nowait({"id": wish.id, **answer})

    def refused(self, sentence: str) -> None:
        """Tell that Discord refused something to the bot."""
        self.to_tell.put_nowait({"refused": sentence})

    def changed(self, channel: int, number: int) -> None:
        message = self._world.messages[channel].get(number)
        if channel == self._channel:
            if message is None or not message.visible_to(self._viewer):
                self.to_tell.put_nowait({"gone": str(number)})
            else:
                self.to_tell.put_nowait({"message": self._shown(message)})
        where = self._world.channels[channel]
        if where not in self._world.seen_by(self._viewer):
            self._tell_of_inbox(where, message)
            return
        if self._listed != {seen.id for seen in self._world.seen_by(self._viewer)}:
            self.to_tell.put_nowait({"channels": self._channels()})
        if message is not None and not message.is_ephemeral:
            self._tell_of(message, message.ping_user_ids if where.guild_id else _loud(where, message))

    async def _done(self, wish: AnyWish) -> Mapping[str, Any]:
        """What comes of a wish that is carried out. Raises Impossible."""
        acting, here = self._acting, (self._viewer, self._channel)
        answer: Mapping[str, Any] = {}
        match wish:
            case Open():
                answer = self._open(wish)
            case Earlier():
                answer = self._window(int(wish.before))
            case Command():
                answer = await acting.command(*here, wish.path, wish.options)
            case Complete():
                answer = await acting.complete(*here, wish.path, wish.options, wish.focused)
            case Press():
                answer = await acting.press(*here, int(wish.message), wish.part, wish.values)
            case Apply():
                answer = await acting.apply(*here, wish.name, int(wish.target))
            case Submit():
                if wish.form not in self._forms:
                    raise Impossible(f"form {wish.form}")
                answer = await acting.submit(*here, wish.form, wish.fields)
            case Say():
                acting.say(*here, wish.words)
            case Dismiss():
                acting.dismiss(*here, int(wish.message))
        if (form := answer.get("form")) is not None:
            self._forms.add(form["custom_id"])
        return answer

    def _open(self, wish: Open) -> Mapping[str, Any]:
        world = self._world
        people = {number: person.name for number, person in world.people.items()}
        self._viewer = _one_of(people, wish.viewer)
        channels = {channel["id"]: channel["name"] for channel in self._channels()}
        self._channel = int(_one_of(channels, wish.channel))
        viewer = world.people[self._viewer]
        said = words(viewer.locale)
        return {
            "viewer": str(self._viewer),
            "channel": str(self._channel),
            "locale": viewer.discord_locale,
            "people": [
                {"id": str(number), "name": person.name, "locale": person.locale}
                for number, person in world.people.items()
            ],
            "bot": {"id": str(world.bot_user.id), "name": world.bot_user.name},
            "server": world.server.name,
            "owner": str(world.server.owner_id),
            "roles": [{"id": str(world.players.id), "name": world.players.name}],
            "channels": self._channels(),
            "words": {key: said(f"page-{key}", channel=channels[str(self._channel)]) for key in WORDS},
            "steps": [html_of(step, world.name_of) for step in said("page-beginning-steps").split("\n")],
            "emoji": EMOJI,
            "commands": self._commands(AppCommandType.CHAT_INPUT),
            "apps": self._commands(AppCommandType.USER),
            **self._window(None),
        }

    def _channels(self) -> list[dict[str, Any]]:
        """The channels, the threads of each behind it, and last of all what the bot writes to the viewer alone."""
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

    def _tell_of(self, message: Message, pinged: Iterable[int]) -> None:
        news = {
            "channel": str(message.channel_id),
            "message": str(message.id),
            "pings": [str(person) for person in pinged],
            "edited": message.edited_timestamp is not None,
        }
        self.to_tell.put_nowait({"news": news})

    def _tell_of_inbox(self, inbox: Channel, message: Message | None) -> None:
        """Tell that somebody else was written to alone, not what."""
        if message is not None:
            self._tell_of(message, _loud(inbox, message))

    def _commands(self, kind: AppCommandType) -> list[dict[str, Any]]:
        visible = self._world.visible_commands(user_id=self._viewer, channel_id=self._channel, type=kind)
        return sorted(visible, key=lambda command: int(command["id"]))

    def _window(self, before: int | None) -> Mapping[str, Any]:
        seen = [
            message
            for message in self._world.visible(self._channel, self._viewer)
            if before is None or message.id < before
        ]
        return {
            "messages": [self._shown(message) for message in seen[-_SCREENFUL:]],
            "more": len(seen) > _SCREENFUL,
        }

    def _shown(self, message: Message) -> Mapping[str, Any]:
        """A message as the page gets it: Discord's own description, and what only the viewer's client knows."""
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
        """What a message says: that a thread was opened Discord's clients say in the words of their own."""
        about = message.system_metadata
        if message.type != MessageType.THREAD_CREATED or about is None:
            return message.content
        said = words(self._world.people[self._viewer].locale)
        return said("page-started-thread", thread=f"<#{about.channel_id}>")


def _exact(digits: str) -> int | str:
    """A number of a message, as text where JavaScript would round it: discord.py sends the ids of emojis as numbers."""
    return int(digits) if abs(int(digits)) <= _LARGEST_EXACT else digits


def _loud(inbox: Channel, message: Message) -> list[int]:
    """Whom a direct message pings: its reader, unless it makes no sound."""
    return [] if message.flags & _SILENT else inbox.recipient_ids


_Number = TypeVar("_Number", int, str)


def _one_of(known: Mapping[_Number, str], wished: str | None) -> _Number:
    for number, name in known.items():
        if wished in (str(number), name):
            return number
    return next(iter(known))


async def _tell(socket: web.WebSocketResponse, to_tell: asyncio.Queue[Mapping[str, Any]]) -> None:
    while True:
        await socket.send_json(await to_tell.get())
