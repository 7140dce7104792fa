"""Discord's API and gateway as a bot meets them, in front of SimCord's backend.

A bot connects to it as to Discord. What Discord would refuse is refused at the gate; what SimCord does not know is
refused too.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from http import HTTPStatus
from io import BytesIO
from typing import Any

import discord
from aiohttp import web
from simcord import BackendError
from simcord.backend import serializers
from simcord.backend.models import Guild
from simcord.enums import InteractionType

from .component_rules import image_of
from .live_backend import LiveBackend
from .schema import ErrorResponse
from .server import API, GATEWAY, Gateway, json_response, read_request
from .simcord_gate import dispatch

_log = logging.getLogger(__name__)


class DiscordApi:
    """The routes, to be added to an application. `refused` hears in a sentence of each request that was refused."""

    def __init__(self, world: LiveBackend) -> None:
        self._world = world
        self.gateway = Gateway(
            lambda: {
                "user": serializers.user_payload(world.bot_user),
                "application": {"id": str(world.application_id), "flags": 0},
            },
            lambda: map(self._created, world.guilds.values()),
        )
        self.refused: Callable[[str], None] = lambda sentence: None
        world.subscribers.append(self._tell)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get(GATEWAY, self.gateway.connect),
            web.get(f"{API}/gateway", self._gateway_address),
            web.get(f"{API}/gateway/bot", self._gateway_address),
            web.route("*", API + "/{path:.*}", self._rest),
        ]

    async def _gateway_address(self, request: web.Request) -> web.Response:
        return json_response(self.gateway.address(request))

    def _created(self, guild: Guild) -> Mapping[str, Any]:
        """A server as a bot hears of it that has not asked for members: it is the only one."""
        payload = serializers.guild_create_payload(self._world, guild)
        own = guild.members[self._world.bot_user.id]
        return {**payload, "members": [serializers.member_payload(self._world, guild, own)]}

    def _tell(self, event: str, payload: Mapping[str, Any]) -> None:
        # The bot has asked for guilds and interactions alone, and the servers stay as they are.
        if event == "INTERACTION_CREATE":
            self.gateway.dispatch(int(payload.get("guild_id", 0)), event, payload)

    async def _rest(self, request: web.Request) -> web.Response:
        path = "/" + request.match_info["path"]
        body, uploads = await read_request(request)
        self._world.keep_time()
        nonce = str(body.get("nonce")) if isinstance(body, dict) and body.get("enforce_nonce") else None
        if (message := self._world.nonces.get(nonce or "")) is not None:
            return json_response(serializers.message_payload(self._world, message))
        try:
            files, query = _files(body, uploads), dict(request.query)
            said = dispatch(self._world, request.method, path, json=body, params=query, files=files)
        except BackendError as error:
            problems = error.__cause__.problems if isinstance(error.__cause__, ErrorResponse) else ()
            sentence = "; ".join([f"{request.method} {path}: {error}", *map(str, problems)])
            if problems or error.status >= 500:
                _log.error("Discord refuses %s", sentence)
            if error.status != HTTPStatus.NOT_FOUND:  # what is gone is looked for in vain, and rightly so
                self.refused(sentence)
            return json_response(error.to_json(), error.status if error.status < 500 else 400)
        if nonce is not None:
            self._world.nonces[nonce] = self._world.messages[int(said["channel_id"])][int(said["id"])]
        match path.split("/"):
            case [_, "interactions", _, token, "callback"]:
                self._note(token, request.method, body["type"])
            case [_, "webhooks", _, token, *_]:
                self._note(token, request.method, None)
            case [_, "applications", _, "emojis"] if request.method == "POST":
                image = image_of(body["image"])
                assert image is not None, "the gate has looked at it"
                self._world.keep_emoji(int(said["id"]), image)
        return web.Response(status=204) if said is None else json_response(said)

    def _note(self, token: str, method: str, callback: int | None) -> None:
        if (asked := self._world.asked(token)) is not None and method != "GET":
            asked.note(method, callback)
            if asked.type == InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE:
                self._world.forget(asked)  # there are many, and nothing more comes of them


def _files(body: Any, uploads: list[tuple[str, bytes]]) -> list[discord.File]:
    listed = body.get("attachments") or () if uploads else ()
    described = {item["id"]: item.get("description") for item in listed}
    return [
        discord.File(BytesIO(data), name, description=described.get(number) or described.get(str(number)))
        for number, (name, data) in enumerate(uploads)
    ]
