"""The suggested setup: what is filled in, and how it is drawn."""

from pathlib import Path

from bot.games.trajanum.components import START_TILES
from bot.games.trajanum.game import GAME
from bot.games.trajanum.pictures.private import laid_out
from bot.games.trajanum.title import TITLE
from tests.labels import label_of
from tests.scene import buttons, seated


def test_the_picture_shows_cranes_and_citizens_where_the_answers_put_them() -> None:
    player = GAME.new(2, {}, b"a seed").players[0]
    player.citizen = "patrician"
    drawn = laid_out(player, 0, {"A1": "red", "F1": "blue craftsman", "A6": "green", "F6": "yellow", "2": ""})
    assert {corner: crane.colour for corner, crane in drawn.cranes.items()} == {
        "A1": "red",
        "F1": "blue",
        "A6": "green",
        "F6": "yellow",
    }
    assert drawn.tiles == {"F1": START_TILES["craftsman"], "A6": START_TILES["merchant"]}
    assert [len(row.citizens) for row in drawn.rows] == [0, 1, 0, 0, 0, 0]
    assert not player.cranes, "the position itself stays as it is"


async def test_the_setup_is_suggested_with_a_picture_and_can_be_changed(tmp_path: Path) -> None:
    async with seated(tmp_path, 2, TITLE) as at:
        page = await at.press(at.anna, label_of("move"))
        assert at.env.backend.get_message(at.channel.id, page.id).attachments
        await at.anna.click(page, label="A1 red – change")
        await at.anna.click(page, label="A1 yellow")
        assert {"A1 yellow – change", "F1 red – change"} <= set(buttons(page))
        await at.anna.click(page, label="F1 red – change")
        await at.anna.click(page, label="F1 green")
        assert {"A1 yellow – change", "F1 green – change"} <= set(buttons(page))
        await at.anna.click(page, label="A6 red – change")
        assert "A6 yellow" in buttons(page), "what was changed before makes room for what is changed now"
        await at.anna.click(page, label="A6 yellow")
        assert {"F1 green – change", "A6 yellow – change"} <= set(buttons(page))
        await at.anna.click(page, label=label_of("do"))
        assert 0 in (await at.table()).view(None).answered
