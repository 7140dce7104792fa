"""The HTTP endpoint for metrics and health: its answers, and errors when it can't listen."""

from __future__ import annotations

import asyncio
import socket
import time

import pytest

from bot.metrics import CannotListen, Metrics, Shard, Stock, served

from .reading import Reader


async def nothing() -> Stock:
    return Stock()


async def test_the_bot_is_alive_while_its_loop_runs_and_ready_while_nothing_is_missing() -> None:
    missing = ["Discord does not answer on shard 3.", "The disk is full."]
    async with served("127.0.0.1", 0, Metrics(), stock=nothing, missing=lambda: missing) as address:
        reader = Reader(address)
        assert await reader.get("/live") == (200, "The event loop runs.\n")
        assert await reader.get("/ready") == (503, "Discord does not answer on shard 3.\nThe disk is full.\n")
        assert await reader.value("ludi_ready") == 0
        missing.clear()
        assert (await reader.get("/ready"))[0] == 200
        assert await reader.value("ludi_ready") == 1


async def test_values_that_no_longer_exist_are_not_shown() -> None:
    stocks = iter(
        [
            Stock(games={("example", "playing"): 2, ("gone", "playing"): 1, ("away", "playing"): 4}),
            Stock(games={("example", "ended"): 2}, shards=(Shard(5, connected=False),)),
        ]
    )

    async def stock() -> Stock:
        return next(stocks)

    metrics = Metrics(["example"])
    async with served("127.0.0.1", 0, metrics, stock=stock, missing=list) as address:
        reader = Reader(address)
        shown = {name: (labels, value) for name, labels, value in await reader.samples()}
        assert shown["ludi_games"] == ({"game": "unknown", "state": "playing"}, 5)
        assert "ludi_shard_connected" not in shown
        samples = await reader.samples()
    assert [sample for sample in samples if sample[0] in ("ludi_games", "ludi_shard_connected")] == [
        ("ludi_games", {"game": "example", "state": "ended"}, 2),
        ("ludi_shard_connected", {"shard": "5"}, 0),
    ]


def hold_up(seconds: float) -> None:
    """Block the event loop, as no handler may."""
    time.sleep(seconds)


async def test_a_blocked_loop_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.metrics.LAG_EVERY", 0.01)
    metrics = Metrics()
    async with served("127.0.0.1", 0, metrics, stock=nothing, missing=list) as address:
        await asyncio.sleep(0)  # the measurement begins
        hold_up(0.15)
        looks = {
            labels["le"]: value
            for name, labels, value in await Reader(address).samples()
            if name == "ludi_loop_lag_seconds_bucket"
        }
    assert looks["+Inf"] > looks["0.1"]


async def test_a_port_that_is_taken_is_named_in_the_error() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(CannotListen, match=f"METRICS_PORT is {port}, which another program uses"):
            async with served("127.0.0.1", port, Metrics(), stock=nothing, missing=list):
                pass


async def test_a_foreign_address_is_named_in_the_error() -> None:
    with pytest.raises(CannotListen, match=r"METRICS_HOST is 192\.0\.2\.1, where this machine can't listen"):
        async with served("192.0.2.1", 0, Metrics(), stock=nothing, missing=list):
            pass
