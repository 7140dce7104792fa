"""Rate limits, and closing lobbies that nobody starts."""

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.channel.interactions.bot_types import LIMITS, Limits, Rate, Work
from bot.play.errors import Refused
from bot.play.table import Caller
from tests.labels import label_of
from tests.scene import Scene, buttons, opened, seated, texts, told


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with seated(tmp_path) as scene:
        yield scene


ANNA, BEN = Caller(1, "Anna", channel=1, guild=1), Caller(2, "Ben", channel=1, guild=1)


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_can_be_used_up_at_once_and_refills_slowly() -> None:
    clock = Clock()
    limits = Limits({Work.POST: {"person": Rate(3, 10.0)}}, clock)
    for _ in range(3):
        limits.take(Work.POST, ANNA)
    with pytest.raises(Refused, match="too-often-person") as refused:
        limits.take(Work.POST, ANNA)
    assert refused.value.text.arguments == {"seconds": 10}
    limits.take(Work.POST, BEN)
    limits.take(Work.ANSWER, ANNA)
    clock.now += 10.0
    limits.take(Work.POST, ANNA)
    with pytest.raises(Refused):
        limits.take(Work.POST, ANNA)


@pytest.mark.parametrize("scope", ["channel", "server"])
def test_several_people_together_are_limited_by_channel_and_server(scope: str) -> None:
    clock, people, channels = Clock(), count(1), count(1)
    limits = Limits(LIMITS, clock)
    for _ in range(LIMITS[Work.POST][scope].tokens):
        limits.take(
            Work.POST, replace(ANNA, id=next(people), channel=1 if scope == "channel" else next(channels))
        )
    with pytest.raises(Refused, match=f"too-often-{scope}"):
        limits.take(Work.POST, replace(ANNA, id=next(people)))
    limits.take(Work.POST, Caller(1, "Anna", channel=999, guild=2))


async def test_somebody_who_floods_a_channel_is_told_when_to_try_again(at: Scene) -> None:
    at.bot.limits = Limits(LIMITS, Clock())
    posted = len(at.posted())
    answers = [await at.watcher.slash(at.channel, "game board") for _ in range(15)]
    assert len(at.posted()) - posted == LIMITS[Work.POST]["person"].tokens
    assert told(answers[-1]) == "That was a lot in a short time. Try again in 15 seconds."
    assert "You: 6 coins" in told(await at.ben.click(at.card, label=label_of("board")))


async def test_somebody_who_types_too_fast_is_told_so_in_the_completion(at: Scene) -> None:
    at.bot.limits = Limits({Work.SEARCH: {"person": Rate(1, 5.0)}}, Clock())
    assert len(await at.lines(at.anna, "hide", "seed")) == 2
    (line,) = await at.lines(at.anna, "hide", "seed")
    assert line["name"] == "That was a lot in a short time. Try again in 5 seconds."


async def test_a_lobby_that_nobody_starts_is_closed_after_a_week_and_the_channel_is_told(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as scene:
        await scene.anna.slash(scene.channel, "game new", game=scene.title.game.id)
        lobby = scene.card
        await scene.ben.click(lobby, label=label_of("join"))
        scene.now += 6 * 86_400.0
        await scene.bot.tables.lobbies.expire()
        assert (await scene.table()).open
        scene.now += 86_401.0
        await scene.bot.tables.lobbies.expire()
        await scene.bot.tables.lobbies.expire()
        await scene.bot.outbox.deliver(scene.channel.id)
        assert not (await scene.table()).open
        assert texts(scene.card).startswith("No one has started this game for a week")
        (closed,) = (message for message in scene.messages if message.id == lobby.id)
        assert buttons(closed) == {}
        assert "**Ben**" in texts(closed)
        await scene.ben.slash(scene.channel, "game new", game=scene.title.game.id)
        assert (await scene.table()).open
