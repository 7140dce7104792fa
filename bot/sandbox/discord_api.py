"""Discord's API and gateway as a bot meets them, in front of the pretend Discord.

The bot connects to `base` as it connects to Discord. What Discord would refuse is refused at the gate
(`bot.fake_discord`); what SimCord does not know is refused too. Both are told in the log and on the page.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from http import HTTPStatus
from io import BytesIO
from typing import Any

import discord
from aiohttp import web
from simcord import BackendError
from simcord.backend import serializers

from bot.fake_discord.component_rules import image_of
from bot.fake_discord.schema import ErrorResponse
from bot.fake_discord.server import API, GATEWAY, Gateway, json_response, read_request
from bot.fake_discord.simcord_gate import dispatch

from .world import World

_log = logging.getLogger(__name__)


class DiscordApi:
    """The routes, to be added to an application.

    `connected` is set once a bot is there; `callbacks` are the interactions whose answers are awaited; `refused` hears
    in a sentence of each request that was refused.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._gateway = Gateway(
            lambda: {
                "user": serializers.user_payload(world.bot_user),
                "application": {"id": str(world.application_id), "flags": 0},
            },
            lambda: [serializers.guild_create_payload(world, world.server)],
        )
        self.connected = self._gateway.identified
        self.callbacks: dict[int, asyncio.Event] = {}
        self.refused: Callable[[str], None] = lambda sentence: None
        world.subscribers.append(self._tell)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get(GATEWAY, self._gateway.connect),
            web.get(f"{API}/gateway", self._gateway_address),
            web.get(f"{API}/gateway/bot", self._gateway_address),
            web.route("*", API + "/{path:.*}", self._rest),
        ]

    async def _gateway_address(self, request: web.Request) -> web.Response:
        return json_response(self._gateway.address(request))

    def _tell(self, event: str, payload: Mapping[str, Any]) -> None:
        # The bot has asked for guilds and interactions alone, and the server stays as it is.
        if event == "INTERACTION_CREATE":
            self._gateway.dispatch(self._world.server.id, event, payload)

    async def _rest(self, request: web.Request) -> web.Response:
        path = "/" + request.match_info["path"]
        body, uploads = await read_request(request)
        self._world.keep_time()
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
        match path.split("/"):
            case [_, "interactions", interaction, _, "callback"]:
                self.callbacks.get(int(interaction), asyncio.Event()).set()
            case [_, "applications", _, "emojis"] if request.method == "POST":
                image = image_of(body["image"])
                assert image is not None, "the gate has looked at it"
                self._world.keep_emoji(int(said["id"]), image)
        return web.Response(status=204) if said is None else json_response(said)


def _files(body: Any, uploads: list[tuple[str, bytes]]) -> list[discord.File]:
    listed = body.get("attachments") or () if uploads else ()
    described = {item["id"]: item.get("description") for item in listed}
    return [
        discord.File(BytesIO(data), name, description=described.get(number) or described.get(str(number)))
        for number, (name, data) in enumerate(uploads)
    ]
