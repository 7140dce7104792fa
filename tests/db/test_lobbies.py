"""Tables and seats before the game."""

import pytest

from bot.play.errors import NoSuchTable, Refused
from bot.play.lobby.invitations import MOST, MostOpen, OpenCounts
from bot.play.rows import Card, NewMove, NewTable, Sitter

from .conftest import REFUSED_BY_THE_DATABASE, changed, get_up, sit_down

ANNA, BEN, CARLA = 11, 12, 13
NOON = 1_800_000_000.0


async def test_a_new_table_is_a_lobby_with_its_host_on_the_first_seat(store, open_lobby):
    table = await open_lobby()
    assert (table.status, table.revision, table.host, table.created_at) == ("lobby", 0, ANNA, NOON)
    assert [(seat.seat, seat.user, seat.name) for seat in await store.seats(table.id)] == [(0, ANNA, "Anna")]
    assert await store.latest_table(table.channel) == table == await store.table(table.id)


async def test_a_channel_has_one_open_table(store, open_lobby):
    first = await open_lobby()
    with pytest.raises(Refused, match="channel-taken"):
        await open_lobby()
    assert (await open_lobby(channel=2)).id != first.id


@pytest.mark.parametrize("status", ["lobby", "playing", "broken"])
async def test_the_database_itself_refuses_a_second_open_table(store, place, open_lobby, status):
    await open_lobby()
    again = f"""
        INSERT INTO tables (channel, game, rules_version, options, language, host, status, created_at)
        SELECT channel, game, rules_version, options, language, host, '{status}', created_at FROM tables
    """
    with pytest.raises(REFUSED_BY_THE_DATABASE):
        await changed(place, again)


async def test_a_finished_table_frees_its_channel_and_stays_in_its_history(store, open_lobby):
    first = await open_lobby()
    await store.change_status(first.id, "stopped", now=NOON + 1)
    assert (await store.latest_table(first.channel)).status == "stopped"
    second = await open_lobby()
    assert await store.latest_table(first.channel) == second
    assert (await store.table(first.id)).ended_at == NOON + 1


async def test_seats_are_taken_in_order_and_move_up(store, open_lobby):
    table = await open_lobby()
    await sit_down(store, table.id, Sitter(BEN, "Ben"))
    await sit_down(store, table.id, Sitter(CARLA, "Carla"))
    assert [(seat.seat, seat.user) for seat in await store.seats(table.id)] == [
        (0, ANNA),
        (1, BEN),
        (2, CARLA),
    ]
    moved = await get_up(store, table.id, Sitter(BEN, "Ben"))
    assert [(seat.seat, seat.user) for seat in moved] == [(0, ANNA), (1, CARLA)]
    assert await store.seats(table.id) == moved


async def test_nobody_sits_twice_or_beyond_the_last_place(store, open_lobby):
    table = await open_lobby()
    with pytest.raises(Refused, match="seated-already"):
        await sit_down(store, table.id, Sitter(ANNA, "Anna"))
    with pytest.raises(Refused, match="table-full"):
        await sit_down(store, table.id, Sitter(BEN, "Ben"), places=1)
    with pytest.raises(Refused, match="not-seated"):
        await get_up(store, table.id, Sitter(BEN, "Ben"))
    assert len(await store.seats(table.id)) == 1


async def test_options_language_and_host_can_change_only_in_the_lobby(store, open_game, open_lobby):
    lobby = await open_lobby()
    changed = await store.lobbies.change(lobby.id, options='{"side": "B"}')
    changed = await store.lobbies.change(lobby.id, language="de", host=BEN)
    assert (changed.options, changed.language, changed.host) == ('{"side": "B"}', "de", BEN)
    game = await open_game(channel=2)
    for refused in (
        store.lobbies.change(game.id, language="de"),
        sit_down(store, game.id, Sitter(CARLA, "Carla")),
        get_up(store, game.id, Sitter(BEN, "Ben")),
    ):
        with pytest.raises(Refused, match="begun-already"):
            await refused


async def test_a_lobby_can_be_started_once(store, open_lobby):
    table = await open_lobby()
    await sit_down(store, table.id, Sitter(BEN, "Ben"))
    anna, ben = await store.seats(table.id)
    start = NewMove(kind="start", rules_version="3", position=b"first", barrier=True)
    swapped = [type(ben)(**{**as_dict(ben), "seat": 0}), type(anna)(**{**as_dict(anna), "seat": 1})]
    recorded = await store.start(
        table.id, start, seed=b"\x01\xff", fingerprint="f00d", now=NOON + 5, seating=swapped
    )
    begun = recorded
    assert (begun.status, begun.revision, begun.seed, begun.fingerprint) == (
        "playing",
        1,
        b"\x01\xff",
        "f00d",
    )
    assert (begun.started_at, begun.rules_version) == (NOON + 5, "3")
    assert [seat.user for seat in await store.seats(table.id)] == [BEN, ANNA]
    assert await store.position(table.id, 1) == b"first"
    with pytest.raises(Refused, match="begun-already"):
        await store.start(table.id, start, seed=b"", fingerprint="", now=NOON)


async def test_the_messages_of_a_table_are_stored(store, open_lobby):
    table = await open_lobby()
    await store.lobbies.note_message(table.id, 900)
    await store.set_card(table.id, Card(message=901, revision=4, posted_at=NOON, seats="[1]", tells_since=2))
    noted = await store.table(table.id)
    assert (noted.lobby_message, noted.card_message, noted.card_revision) == (900, 901, 4)
    assert (noted.card_posted_at, noted.card_seats, noted.card_tells_since) == (NOON, "[1]", 2)


async def test_an_unknown_table_is_refused(store):
    with pytest.raises(NoSuchTable):
        await store.table(404)
    with pytest.raises(NoSuchTable):
        await sit_down(store, 404, Sitter(ANNA, "Anna"))


def as_dict(seat):
    return {name: getattr(seat, name) for name in seat.__struct_fields__}


@pytest.fixture
async def to_go_on(store):
    """The lobby of a game that continues from a record, with a computer on the middle seat."""
    new = NewTable(
        channel=1,
        guild=7,
        game="praetor",
        rules_version="1",
        options="{}",
        language="en",
        host=ANNA,
        seated=("Porphyry", Sitter(None, "Livia", "tiro"), "Obsidian"),
        record=b"record",
        seed=b"seed",
    )
    return await store.lobbies.open(new, now=NOON)


def sitting(seats) -> list[tuple[str, bool]]:
    return [(seat.name, seat.free) for seat in seats]


async def test_a_lobby_with_a_record_names_its_seats_and_keeps_the_record(store, to_go_on):
    assert (to_go_on.loaded, to_go_on.seed, to_go_on.status) == (True, b"seed", "lobby")
    assert sitting(await store.seats(to_go_on.id)) == [
        ("Porphyry", True),
        ("Livia", False),
        ("Obsidian", True),
    ]


async def test_seats_of_a_record_can_be_chosen_changed_and_given_up(store, to_go_on):
    table = to_go_on.id
    anna, ben = Sitter(ANNA, "Anna"), Sitter(BEN, "Ben")

    async def choose(sitter, seat):
        await sit_down(store, table, sitter, places=3, seat=seat)

    await choose(anna, 2)
    await choose(ben, None)
    assert sitting(await store.seats(table)) == [("Ben", False), ("Livia", False), ("Anna", False)]
    with pytest.raises(Refused, match="table-full"):
        await choose(Sitter(CARLA, "Carla"), None)
    with pytest.raises(Refused, match="seat-taken"):
        await choose(anna, 0)
    assert sitting(await get_up(store, table, ben))[0] == ("Porphyry", True)
    await choose(anna, 0)
    assert sitting(await store.seats(table)) == [("Anna", False), ("Livia", False), ("Obsidian", True)]
    with pytest.raises(Refused, match="not-seated"):
        await get_up(store, table, ben)


async def test_a_game_continues_with_every_move_of_its_record_or_not_at_all(store, to_go_on):
    start = NewMove(kind="start", rules_version="1", position=b"first")
    move = NewMove(kind="move", rules_version="1", position=b"later", seat=1, move="{}", computer="tiro")
    broken = NewMove(kind="move", rules_version="1", position=b"last", move="no JSON")
    begun = {"seed": b"seed", "fingerprint": "f", "now": NOON}
    with pytest.raises(REFUSED_BY_THE_DATABASE):
        await store.start(to_go_on.id, start, played=[move, broken], **begun)
    assert await store.table(to_go_on.id) == to_go_on
    recorded = await store.start(to_go_on.id, start, played=[move, move], **begun)
    assert (recorded.revision, recorded.status) == (3, "playing")
    moves = await store.moves(to_go_on.id)
    assert [(row.revision, row.parent, row.computer) for row in moves] == [
        (1, None, None),
        (2, 1, "tiro"),
        (3, 2, "tiro"),
    ]
    assert await store.position(to_go_on.id, 3) == b"later"
    assert await store.records.of(to_go_on.id) is None


async def test_the_record_of_a_canceled_lobby_is_deleted(store, to_go_on):
    await store.change_status(to_go_on.id, "stopped", now=NOON)
    assert await store.records.of(to_go_on.id) is None


async def test_open_tables_are_counted_by_where_somebody_sits_and_what_they_host(
    store, open_lobby, open_game
):
    assert await MostOpen(store, MOST).held_by(ANNA) == OpenCounts(0, 0, 0, 0)
    await open_lobby(channel=1)
    await open_game(channel=2)
    over = await open_game(channel=3)
    await store.change_status(over.id, "stopped", now=NOON + 1)
    await store.lobbies.open(
        NewTable(
            channel=4,
            guild=7,
            game="praetor",
            rules_version="1",
            options="{}",
            language="en",
            host=ANNA,
            seated=("Seat 1", Sitter(CARLA, "Carla")),
            record=b"record",
            seed=b"seed",
        ),
        now=NOON,
    )
    assert await MostOpen(store, MOST).held_by(ANNA) == OpenCounts(games=1, waiting=1, hosted=2, loaded=1)
    assert await MostOpen(store, MOST).held_by(BEN) == OpenCounts(games=1, waiting=0, hosted=0, loaded=0)
    assert await MostOpen(store, MOST).held_by(CARLA) == OpenCounts(games=0, waiting=1, hosted=0, loaded=0)
