"""What is thought about the answers of a turn is told together, by whichever thought is the last."""

from __future__ import annotations

import asyncio

from bot.thinking.turns import REMEMBERED, Turns


async def opinion(word: str | None, after: asyncio.Event | None = None) -> str | None:
    if after is not None:
        await after.wait()
    return word


async def test_what_is_thought_is_kept_until_the_turn_is_over() -> None:
    turns: Turns[str] = Turns()
    assert await turns.told(1, 0, 5, opinion("first"), ends=False) == []
    assert await turns.told(1, 0, 6, opinion(None), ends=False) == []
    assert await turns.told(1, 0, 7, opinion("last"), ends=True) == ["first", "last"]
    assert await turns.told(1, 0, 9, opinion("next turn"), ends=True) == ["next turn"]


async def test_the_thought_that_comes_last_tells_all_whichever_it_is() -> None:
    turns: Turns[str] = Turns()
    slow = asyncio.Event()
    first = asyncio.create_task(turns.told(1, 0, 5, opinion("slow", slow), ends=False))
    await asyncio.sleep(0)
    assert await turns.told(1, 0, 6, opinion("quick"), ends=True) == []
    slow.set()
    assert sorted(await first) == ["quick", "slow"]


async def test_what_was_taken_back_is_not_spoken_of() -> None:
    turns: Turns[str] = Turns()
    for ply in (5, 6):
        await turns.told(1, 0, ply, opinion(f"taken back {ply}"), ends=False)
    assert await turns.told(1, 0, 5, opinion("instead"), ends=True) == ["instead"]


async def test_seats_and_tables_are_apart_and_turns_that_nobody_finishes_are_forgotten() -> None:
    turns: Turns[str] = Turns()
    for table in range(REMEMBERED + 1):
        await turns.told(table, 0, 1, opinion("unfinished"), ends=False)
    assert await turns.told(1, 1, 2, opinion("another seat"), ends=True) == ["another seat"]
    assert await turns.told(REMEMBERED, 0, 2, opinion("kept"), ends=True) == ["unfinished", "kept"]
    assert await turns.told(0, 0, 2, opinion("forgotten"), ends=True) == ["forgotten"]
