"""What operators read over HTTP: `/metrics`, `/live` and `/ready`.

It is served by the event loop itself: while that is stuck, nothing is answered, and that is the answer.
"""

from __future__ import annotations

import asyncio
import errno
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web
from prometheus_client.aiohttp import make_aiohttp_handler

from .metrics import Metrics, Stock

LAG_EVERY: Final = 0.5  # seconds between two looks at how late the event loop comes


class CannotListen(Exception):
    """The port can't be had; the message is a sentence that says what would be right."""


@asynccontextmanager
async def served(
    host: str,
    port: int,
    metrics: Metrics,
    *,
    stock: Callable[[], Awaitable[Stock]],
    missing: Callable[[], Sequence[str]],
) -> AsyncIterator[str]:
    """Answer on a port, 0 for any that is free, for as long as the block runs; gives the address (`http://…`).

    `stock` says how things stand, `missing` what the bot lacks to be ready, a sentence each. Raises CannotListen.
    """
    written_out = make_aiohttp_handler(metrics.registry)

    async def measured(request: web.Request) -> web.StreamResponse:
        metrics.taken_stock(await stock(), ready=not missing())
        return await written_out(request)

    async def live(request: web.Request) -> web.Response:
        return web.Response(text="The event loop turns.\n")

    async def ready(request: web.Request) -> web.Response:
        if lacks := missing():
            return web.Response(status=503, text="".join(f"{sentence}\n" for sentence in lacks))
        return web.Response(
            text="Every shard hears Discord and knows the commands, what is written is kept, every job is done.\n"
        )

    app = web.Application()
    app.add_routes([web.get("/metrics", measured), web.get("/live", live), web.get("/ready", ready)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    watch = asyncio.create_task(_watch_lag(metrics), name="watch over the event loop")
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise CannotListen(_sentence(host, port, error)) from error
        host, port, *_ = runner.addresses[0]
        yield f"http://{f'[{host}]' if ':' in host else host}:{port}"
    finally:
        watch.cancel()
        await runner.cleanup()


async def _watch_lag(metrics: Metrics) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        metrics.lagged(max(0.0, loop.time() - due))


def _sentence(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"METRICS_PORT is {port}, which something else has taken on {host}. "
            "Name another one, or stop what listens there."
        )
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"METRICS_PORT is {port}, which this user may not take. Name one from 1024 on, say 9464."
    return (
        f"METRICS_HOST is {host}, where this machine can't listen ({error.strerror or error}). "
        "Name one of its own addresses, 127.0.0.1 for itself alone or 0.0.0.0 for all."
    )
