"""Heartbeats of the fake gateway: acknowledged once, and only after the client has recorded sending them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.fake_discord import discord_api
from bot.fake_discord.discord_api import acknowledge_heartbeat


class Socket:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[Any] = []

    async def send_json(self, said: Any) -> None:
        self.sent.append(said)


async def test_a_heartbeat_is_acknowledged_once_after_its_sender_has_gone_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []
    awake = asyncio.Event()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await awake.wait()

    monkeypatch.setattr(discord_api.asyncio, "sleep", sleep)
    socket: Any = Socket()
    acknowledging = asyncio.ensure_future(acknowledge_heartbeat(socket))
    while not slept:
        await asyncio.wait([acknowledging], timeout=0.001)
    assert socket.sent == []
    awake.set()
    await acknowledging
    assert socket.sent == [{"op": 11}]
    (seconds,) = slept
    assert 0 < seconds < discord_api.HEARTBEAT / 1000 / 10, "late enough, and far from a lost heartbeat"
