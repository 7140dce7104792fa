"""Games of every kind that continue from records of an earlier release: played on, packed, and moved again."""

from __future__ import annotations

import pickle
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec import json
from msgspec.structs import replace

from bot.ai.players import RandomPlayer
from bot.games import TITLES
from bot.play.errors import Refused, RepeatedRequest
from bot.play.rows import TableSettings
from bot.play.service import Tables
from bot.play.store import Store
from bot.play.table import Caller, Table
from bot.review.verification import Wrong

from .conftest import ANNA, BEN, CARLA, CHANNEL, GUILD, MARCUS, last_transaction

GAMES = Path(__file__).parents[1] / "games"
WEEK = 7 * 86_400.0

T = TypeVar("T")


async def as_in_a_process(act: Callable[[], T]) -> T:
    """Run a function as if in another process: pickle the function, and its result or error."""
    carried: Callable[[], T] = pickle.loads(pickle.dumps(act))
    try:
        result: T = pickle.loads(pickle.dumps(carried()))
    except Exception as error:
        raise pickle.loads(pickle.dumps(error)) from None
    return result


class AllGames:
    """Tables with all games; the test sets the clock."""

    def __init__(self, store: Store) -> None:
        self.now = 1_000_000.0
        self.store = store
        self.tables = Tables(store, TITLES, lambda: self.now, elsewhere=as_in_a_process)

    async def continued(self, content: bytes, channel: int) -> Table:
        """Continue a game from a record, with Ben on the first seat and Anna on the other."""
        loading, lobbies = self.tables.loading, self.tables.lobbies
        await loading.open(ANNA.at(channel), await loading.read(content), "en")
        await lobbies.join(ANNA.at(channel), 1)
        await lobbies.join(BEN.at(channel))
        return await loading.start(replace(ANNA.at(channel), interaction=channel))

    async def play(self, table: Table, moves: int) -> Table:
        player = RandomPlayer(b"goes on")
        for _ in range(moves):
            seat = table.asked_seats[0]
            person = Caller(table.user_at(seat) or 0, table.names[seat], table.channel)
            table = await self.tables.games.play(person, player.choose(table.view(seat)))
        return table


@pytest.fixture
async def all_games(path: Path) -> AsyncIterator[AllGames]:
    store = await Store.open(path, now=0)
    yield AllGames(store)
    await store.close()


async def test_a_fault_of_a_file_is_reported_the_same_from_another_process(all_games: AllGames) -> None:
    content = (GAMES / "praetor" / "unfinished.json").read_bytes().replace(b'"N14"', b'"A1"', 1)
    with pytest.raises(Wrong) as wrong:
        await all_games.tables.loading.read(content)
    with pytest.raises(Wrong) as here:
        await Tables(all_games.store, TITLES, lambda: all_games.now).loading.read(content)
    assert vars(wrong.value) == vars(here.value)
    assert wrong.value.arguments


async def test_the_lobby_of_a_loaded_game_is_answered_whatever_fails_then(all_games: AllGames) -> None:
    loading = all_games.tables.loading
    loaded = await loading.read((GAMES / "praetor" / "unfinished.json").read_bytes())
    with last_transaction(all_games):
        answered = await loading.open(ANNA, loaded, "en")
    assert answered == await all_games.tables.repository.by_id(answered.id)


@pytest.mark.parametrize("game", TITLES)
async def test_a_continued_game_is_the_same_after_it_is_packed(all_games: AllGames, game: str) -> None:
    content = (GAMES / game / "unfinished.json").read_bytes()
    table = await all_games.play(await all_games.continued(content, CHANNEL), 4)
    await all_games.tables.games.resign(BEN)
    table = await all_games.tables.repository.current(CHANNEL) or table
    if table.open:
        table = await all_games.tables.games.end(MARCUS)
    numbers = range(1, table.revision + 1)
    then = [(await all_games.tables.repository.at(table, number)).state for number in numbers]
    handed_out = await all_games.tables.records.handed_out(table)
    assert then[table.revision // 2].ply == table.revision // 2
    all_games.now += WEEK + 1
    await all_games.tables.results.count()
    assert await all_games.tables.archiving.pack() == 1
    again = Tables(all_games.store, TITLES, lambda: all_games.now)
    packed = await again.repository.by_id(table.id)
    assert packed is not None
    assert packed.row.packed
    encode = table.title.game.encode
    now = [(await again.repository.at(packed, number)).state for number in numbers]
    assert list(map(encode, now)) == list(map(encode, then))
    assert await again.records.handed_out(packed) == handed_out


@pytest.mark.parametrize("game", ["praetor", "marble"])
async def test_a_game_can_be_moved_twice(all_games: AllGames, game: str) -> None:
    content = (GAMES / game / "unfinished.json").read_bytes()
    table = await all_games.play(await all_games.continued(content, CHANNEL), 3)
    await all_games.tables.games.end(MARCUS)
    over = await all_games.tables.repository.current(CHANNEL)
    assert over is not None
    moved = await all_games.continued(await all_games.tables.records.handed_out(over), CHANNEL + 1)
    assert moved.view(None) == table.view(None)
    assert moved.row.fingerprint == table.row.fingerprint


async def test_a_start_that_is_delivered_twice_acts_once(all_games: AllGames) -> None:
    content = (GAMES / "praetor" / "unfinished.json").read_bytes()
    table = await all_games.continued(content, CHANNEL)
    with pytest.raises(RepeatedRequest):
        await all_games.tables.loading.start(replace(ANNA, interaction=CHANNEL))
    now = await all_games.tables.repository.current(CHANNEL)
    assert now is not None
    assert now.revision == table.revision


async def test_people_who_may_not_sit_or_start_are_refused(all_games: AllGames) -> None:
    loading, lobbies = all_games.tables.loading, all_games.tables.lobbies
    content = (GAMES / "praetor" / "unfinished.json").read_bytes()
    await loading.open(ANNA, await loading.read(content), "en")
    with pytest.raises(Refused, match="channel-taken"):
        await loading.open(BEN, await loading.read(content), "en")
    await lobbies.join(BEN, 0)
    for person, seat, refused in (
        (CARLA, 0, "seat-taken"),
        (CARLA, 5, "seat-taken"),
        (BEN, None, "seated-already"),
    ):
        with pytest.raises(Refused, match=refused):
            await lobbies.join(person, seat)
    with pytest.raises(Refused, match="host-loaded"):
        await loading.start(BEN)
    with pytest.raises(Refused, match="too-few"):
        await loading.start(ANNA)
    await lobbies.join(CARLA)
    with pytest.raises(Refused, match="table-full"):
        await lobbies.join(ANNA)
    with pytest.raises(Refused, match="option-loaded"):
        await all_games.tables.lobbies.choose_option(ANNA, "boards", "all_b")
    assert (await loading.start(ANNA)).status == "playing"


async def test_a_game_in_which_computers_alone_would_play_does_not_go_on(all_games: AllGames) -> None:
    content = (GAMES / "praetor" / "unfinished.json").read_bytes()
    await all_games.tables.loading.open(ANNA, await all_games.tables.loading.read(content), "en")
    for _ in range(2):
        await all_games.tables.lobbies.add_computer(ANNA, "tiro")
    with pytest.raises(Refused, match="load-nobody"):
        await all_games.tables.loading.start(ANNA)


@pytest.mark.parametrize(("allowed", "level"), [(True, "tiro"), (False, None)])
async def test_a_computer_keeps_its_seat_where_the_server_allows_computers(
    all_games: AllGames, allowed: bool, level: str | None
) -> None:
    record = json.decode((GAMES / "praetor" / "unfinished.json").read_bytes())
    for entry in record["entries"]:
        entry["computer"] = "tiro" if entry["seat"] == 0 else None
    await all_games.tables.servers.settle(GUILD, computers=allowed)
    table = await all_games.tables.loading.open(
        ANNA, await all_games.tables.loading.read(json.encode(record)), "en"
    )
    assert table.computers == (level, None)


async def test_in_the_lobby_of_a_new_game_no_seat_can_be_chosen(all_games: AllGames) -> None:
    await all_games.tables.lobbies.open(ANNA, "praetor", TableSettings(language="en"))
    with pytest.raises(Refused, match="not-loaded"):
        await all_games.tables.lobbies.join(BEN, 1)
