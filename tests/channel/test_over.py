"""Finished and canceled games: what still works, and what is refused."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.channel.messages.card import score_table
from bot.engine import Outcome, Standing
from bot.games import TITLES
from bot.i18n.fluent import LOCALES, Locale, words
from bot.play.table import Table
from tests.i18n.files import GAMES, keys
from tests.labels import label_of
from tests.scene import NAMES, Scene, at_first_turn, buttons, opened, parts, seated, texts, told
from tools.heap.game import Take
from tools.heap.title import TITLE as HEAP
from tools.sketches import sketched

CALLED_OFF = "No game is running here: the last one was canceled. `/game new` opens another."
OVER = "No game is running here: the last one is over. `/game board` shows how it ended, `/game new` opens another."


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with at_first_turn(tmp_path) as scene:
        yield scene


async def cancel(at: Scene) -> None:
    asked = await at.mod.slash(at.channel, "game end")
    await at.mod.click(asked.response, label=label_of("end"))


@pytest.mark.parametrize(("finish", "sentence"), [(cancel, CALLED_OFF), (Scene.play_on, OVER)])
async def test_after_a_game_its_buttons_and_commands_say_that_none_is_running(
    at: Scene, finish: object, sentence: str
) -> None:
    old = buttons(at.card)
    assert callable(finish)
    await finish(at)
    for label in (label_of("move"), label_of("board"), label_of("status"), label_of("undo")):
        at.forge(at.card, 2, old[label])
        assert told(await at.anna.click(at.card, custom_id=old[label])) == sentence, label
    for command in ("status", "hand", "undo", "resign", "end", "leave", "join", "start"):
        assert told(await at.anna.slash(at.channel, f"game {command}")) == sentence, command
    for player in (at.anna, at.watcher):
        assert told(await at.type(player, "rest")) == sentence


async def test_an_old_button_says_that_it_belongs_to_an_earlier_game(at: Scene) -> None:
    old = buttons(at.card)
    await cancel(at)
    await at.ben.slash(at.channel, "game new", game=at.title.game.id)
    for label in (label_of("move"), label_of("board"), label_of("status"), label_of("undo")):
        at.forge(at.card, 2, old[label])
        answer = told(await at.anna.click(at.card, custom_id=old[label]))
        assert answer == "That belongs to an earlier game. `/game board` shows the current one.", label


async def test_a_canceled_game_shows_no_position_but_still_has_its_log(at: Scene) -> None:
    await at.move(at.anna, "rest")
    await cancel(at)
    posted = len(at.posted())
    assert told(await at.anna.slash(at.channel, "game board")) == CALLED_OFF
    assert told(await at.anna.slash(at.channel, "game board", player=at.ben)) == CALLED_OFF
    assert len(at.posted()) == posted
    assert "You rest" in told(await at.anna.slash(at.channel, "game log"))


async def test_a_table_closed_before_its_game_says_so_for_every_command(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        await scene.anna.slash(scene.channel, "game new", game=scene.title.game.id)
        await cancel(scene)
        for command in ("board", "status", "log", "hand", "resign"):
            assert told(await scene.anna.slash(scene.channel, f"game {command}")) == CALLED_OFF, command


async def test_who_closes_a_table_before_its_game_is_not_promised_a_file(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        await scene.anna.slash(scene.channel, "game new", game=scene.title.game.id)
        asked = await scene.anna.slash(scene.channel, "game end")
        assert told(asked) == "That would close the table of The Garden for everyone. Are you sure?"
        await scene.anna.click(asked.response, label=label_of("end"))
        assert texts(asked.response).startswith("This table has been closed.")


async def test_a_canceled_game_offers_its_record_and_a_rematch(at: Scene) -> None:
    await cancel(at)
    assert list(buttons(at.card)) == [label_of("again"), label_of("record"), label_of("replay")]
    assert "replayed and checked" in told(await at.ben.click(at.card, label=label_of("record")))
    await at.ben.click(at.card, label=label_of("again"))
    lobby, question = at.messages[-2:]
    assert "**Ben** (host)" in texts(lobby)
    assert "**A seat is kept**" in texts(lobby)
    (described,) = (item["description"] for part in parts(lobby) for item in part.get("items", []))
    assert described.endswith("Seated: Ben.")
    assert list(buttons(question)) == [label_of("join"), label_of("leave")]


async def play_the_heap(at: Scene, stones: Callable[[int], int]) -> Table:
    """Play until the end, with Anna taking `stones` of the heap that is left; return the table."""
    while (table := await at.table()).status == "playing":
        if at.anna.id in table.asked_users():
            await at.bot.tables.games.play(at.caller(at.anna), Take(stones(table.state.left)))
            await at.bot.outbox.deliver(at.channel.id)
        await at.thought()
    return table


async def test_a_running_game_hands_out_no_file(at: Scene) -> None:
    old = buttons(at.card)[label_of("status")]
    forged = old.replace("status", "record")
    at.forge(at.card, 2, forged)
    answer = await at.watcher.click(at.card, custom_id=forged)
    assert told(answer).startswith("You can download the game once it is over")
    assert answer.response is not None
    assert not answer.response.attachments


async def test_a_player_who_beats_the_computers_is_offered_better_ones(tmp_path: Path) -> None:
    async with seated(tmp_path, 1, sketched(HEAP), computers=["tiro"]) as scene:
        table = await play_the_heap(scene, lambda heap: heap % 4 or 1)
        assert table.state.outcome.winners == [table.seat_of(scene.anna.id)]
        labels = list(buttons(scene.card))
        assert labels[:2] == [label_of("again"), label_of("again-veteranus")]
        assert label_of("again-legatus") not in labels
        await scene.anna.click(scene.card, label=labels[1])
        assert (await scene.table()).computers.count("veteranus") == 1


async def test_a_player_who_loses_to_a_computer_is_offered_only_the_same_one(tmp_path: Path) -> None:
    async with seated(tmp_path, 1, sketched(HEAP), computers=["tiro"]) as scene:
        table = await play_the_heap(scene, lambda heap: 1 if heap > 4 or heap < 3 else heap - 1)
        assert table.state.outcome.winners != [table.seat_of(scene.anna.id)]
        assert label_of("again-veteranus") not in buttons(scene.card)


@pytest.mark.parametrize("game", TITLES)
async def test_the_end_card_says_once_why_the_game_ended(tmp_path: Path, game: str) -> None:
    async with seated(tmp_path, 2, sketched(TITLES[game])) as scene:
        asked = await scene.ben.slash(scene.channel, "game resign")
        await scene.ben.click(asked.response, label=label_of("resign"))
        said = texts(scene.card)
        assert said.lower().count("fewer than two players") == 1, said
        assert said.splitlines()[0].endswith("one move, one day."), (
            "what was counted stands in the table alone"
        )
        assert not said[0].islower()
        told_of_it = told(await scene.anna.slash(scene.channel, "game log"))
        assert "fewer than two players" in told_of_it.lower(), "the log has it as something that happened"


async def test_the_log_shows_when_each_move_was_with_the_date_after_half_a_day(at: Scene) -> None:
    start = int(at.now)
    await at.move(at.anna, "rest")
    at.now += 60
    await at.move(at.ben, "rest")
    at.now += 86_400
    await at.move(at.anna)
    lines = told(await at.watcher.slash(at.channel, "game log")).splitlines()
    assert f"<t:{start}:t> · **Anna** rests: +3 coins." in lines
    assert f"<t:{start + 60}:t> · **Ben** rests: +3 coins." in lines
    assert any(line.startswith(f"<t:{start + 86_460}:f> · **Anna** plants") for line in lines)
    assert lines[1].startswith(f"<t:{start}:f> ")


async def test_a_page_of_the_log_that_is_too_long_with_icons_is_told_whole_without(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at.play_on()
    whole = told(await at.anna.slash(at.channel, "game log"))
    monkeypatch.setattr("bot.channel.messages.post.MOST_TEXT", len(whole) + 1)
    assert told(await at.anna.slash(at.channel, "game log")) == whole


def test_a_name_is_whole_in_the_points_where_there_is_room() -> None:
    table: Any = SimpleNamespace(words=lambda: words("en", "provincia").naming(["Anna-Lena", "Ben"]))
    standings = [Standing(seat, 1, -4, {"gold": -4}, {}) for seat in range(2)]
    _, names, points, *_ = score_table(table, Outcome("ended", standings)).splitlines()
    assert names.split() == ["Anna-Lena", "Ben"]
    assert points.split() == ["Gold", "−4", "−4"]


def test_a_long_name_takes_the_room_that_shorter_names_leave() -> None:
    said = words("de", "trajanum").naming(["Flavia", "Anna", "Licinia"])
    standings = [Standing(seat, 1, 43, {"order": 3, "group": 40}, {}) for seat in (2, 0, 1)]
    _, names, *_ = score_table(SimpleNamespace(words=lambda: said), Outcome("ended", standings)).splitlines()
    assert names.split() == ["Licinia", "Flavia", "Anna"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", TITLES)
def test_the_table_of_points_has_no_line_that_a_phone_would_break(game: str, locale: Locale) -> None:
    seats, said = TITLES[game].game.seats, words(locale, game).naming(NAMES)
    sources = [key.removeprefix("source-") for key in keys(GAMES[game] / "text") if key.startswith("source-")]
    for players in seats:
        standings = [Standing(seat, 1, 100, dict.fromkeys(sources, -10), {}) for seat in range(players)]
        table: Any = SimpleNamespace(words=lambda: said)
        lines = score_table(table, Outcome("ended", standings)).splitlines()
        assert max(map(len, lines)) <= 35, "\n".join(lines)
        assert len({len(line) for line in lines[1:-1]}) == 1


async def test_the_end_card_ends_with_the_winner_and_the_points_and_has_no_log(at: Scene) -> None:
    await at.play_on()
    lines = texts(at.card).splitlines()
    result = next(number for number, line in enumerate(lines) if line.startswith("## "))
    assert "wins!" in lines[result]
    assert lines[result + 2] == "```"
    assert lines[-1] == "```"
    assert any("Shuffle seed" in line for line in lines[:result])
    assert not any(did in line for line in lines for did in ("plants", "rests", "hides"))


async def test_the_button_of_the_end_card_shows_the_log_beginning_with_the_readers_own_total(
    at: Scene,
) -> None:
    await at.play_on()
    _, own, *log = told(await at.anna.click(at.card, label=label_of("status"))).splitlines()
    assert own.startswith("**You** ")
    assert own.endswith("**.")
    assert sum("**Ben**" in line for line in log) > 1
    _, first, *_ = told(await at.watcher.click(at.card, label=label_of("status"))).splitlines()
    assert first.startswith("<t:"), "who only watches has none"
