"""Public posts of a game, and whom they ping."""

from __future__ import annotations

from tests.labels import label_of
from tests.scene import Scene, buttons, texts, told


async def test_the_next_players_turn_is_a_new_card_that_pings_only_them(scene: Scene) -> None:
    before = await scene.play_to_turns()
    sent = len(scene.posted())
    await scene.move(scene.anna, "rest")
    assert len(scene.posted()) == sent + 1
    assert scene.pings()[-1] == {scene.ben.id}
    assert "**Anna** rests: +3 coins." in texts(scene.card)
    assert f"<@{scene.ben.id}>: your turn." in texts(scene.card)
    before = next(message for message in scene.messages if message.id == before.id)
    assert list(buttons(before)) == [], "the former card has lost its buttons"
    assert before.components[0].items, "and kept its picture"


async def test_one_of_several_simultaneous_answers_edits_the_card_and_pings_nobody(scene: Scene) -> None:
    card = await scene.play_to_start()
    sent = len(scene.posted())
    await scene.move(scene.anna)
    assert len(scene.posted()) == sent
    assert scene.card.id == card.id
    assert "**Anna** has chosen" in texts(scene.card)
    assert (await scene.table()).fingerprint in texts(scene.card), "the first card stays the first"
    assert list(buttons(scene.card)) == [
        label_of("move"),
        label_of("board"),
        label_of("status"),
        label_of("undo"),
        label_of("rules"),
    ]
    assert scene.edited()[-1]["allowed_mentions"]["parse"] == []
    assert not scene.edited()[-1]["allowed_mentions"].get("users")


async def test_an_old_card_is_replaced_by_a_new_one(scene: Scene) -> None:
    card = await scene.play_to_start()
    scene.now += 3600
    await scene.move(scene.anna)
    assert scene.card.id != card.id
    assert scene.pings()[-1] == set()


async def test_an_edited_card_still_tells_the_same_moves(
    scene: Scene,
) -> None:
    del scene.players[2:]
    await scene.begin("tiro", "tiro")
    await scene.move(scene.anna)
    await scene.move(scene.ben)
    await scene.thought()
    await scene.move(scene.anna, "rest")
    await scene.move(scene.ben, "rest")
    await scene.thought()

    async def edited(card: int, hours: int) -> str:
        await scene.mod.slash(scene.channel, "game pace", hours=hours)
        return next(texts(message) for message in scene.messages if message.id == card)

    card, told_before = scene.card.id, texts(scene.card).splitlines()
    assert len(told_before) == 5, "a line a seat, and whose turn it is"
    for hours in (24, 36):
        *moves, asked = (await edited(card, hours)).splitlines()
        assert moves == told_before[:-1]
        assert "until <t:" in asked
    await scene.move(scene.anna, "rest")
    card, told_before = scene.card.id, texts(scene.card).splitlines()
    assert (await edited(card, 48)).splitlines()[:-1] == told_before[:-1]


async def test_the_picture_has_a_description(scene: Scene) -> None:
    card = await scene.play_to_start()
    assert card.components[0].items[0].description.startswith("Round 1; 0 beds planted")


async def test_the_board_command_posts_the_table_again_without_a_ping(scene: Scene) -> None:
    card = await scene.play_to_turns()
    scene.env.backend.delete_message(scene.channel.id, card.id)
    await scene.carla.slash(scene.channel, "game board")
    assert "your turn" in texts(scene.card)
    assert scene.pings()[-1] == set()
    await scene.move(scene.anna, "rest")
    assert scene.pings()[-1] == {scene.ben.id}


async def test_the_board_of_a_player_is_private(scene: Scene) -> None:
    await scene.play_to_turns()
    shown = await scene.carla.slash(scene.channel, "game board", player=scene.ben)
    assert "6 coins" in told(shown)
    refused = await scene.carla.slash(scene.channel, "game board", player=scene.mod)
    assert "Marcus isn’t playing" in told(refused)


async def test_a_takeback_of_ones_last_move_is_announced_and_returns_the_turn(scene: Scene) -> None:
    await scene.play_to_turns()
    await scene.move(scene.anna, "rest")
    await scene.anna.slash(scene.channel, "game undo")
    assert "**Anna** takes back their last move." in texts(scene.card)
    assert f"<@{scene.anna.id}>: your turn." in texts(scene.card)


async def test_a_takeback_after_moves_of_others_needs_their_consent(scene: Scene) -> None:
    await scene.play_to_turns()
    await scene.move(scene.anna, "rest")
    await scene.move(scene.ben, "rest")
    await scene.anna.slash(scene.channel, "game undo")
    question = scene.card
    assert "**Anna** would like to take back their last move, and everything since." in texts(question)
    assert scene.pings()[-1] == {scene.ben.id}
    refused = await scene.anna.click(question, label=label_of("agree"))
    assert "it’s up to the others to answer" in told(refused)
    await scene.ben.click(question, label=label_of("agree"))
    assert (await scene.table()).view(None).coins == [6, 6]
    assert "**Anna** takes back" in texts(scene.card)


async def test_a_takeback_that_is_declined_changes_nothing(scene: Scene) -> None:
    await scene.play_to_turns()
    await scene.move(scene.anna, "rest")
    await scene.move(scene.ben, "rest")
    await scene.anna.slash(scene.channel, "game undo")
    await scene.ben.click(scene.card, label=label_of("decline"))
    assert "**Ben** doesn’t agree" in texts(scene.card)
    assert scene.pings()[-1] == {scene.anna.id}
    assert (await scene.table()).view(None).coins == [9, 9]


async def test_the_end_card_has_points_by_source_and_the_seed_and_pings_everybody(scene: Scene) -> None:
    await scene.play_to_turns()
    while (table := await scene.table()).status == "playing":
        await scene.move(scene.anna if table.asked_seats == (0,) else scene.ben)
    end = texts(scene.card)
    assert "wins!" in end
    assert "Planted" in end
    assert table.seed is not None
    assert table.seed.hex() in end
    assert list(buttons(scene.card)) == [
        label_of("again"),
        label_of("record"),
        label_of("replay"),
        label_of("film"),
        label_of("status"),
    ]
    assert scene.pings()[-1] == {scene.anna.id, scene.ben.id}


async def test_a_rematch_is_the_same_game_with_the_next_seat_first(scene: Scene) -> None:
    await scene.play_to_turns()
    while (table := await scene.table()).status == "playing":
        await scene.move(scene.anna if table.asked_seats == (0,) else scene.ben)
    refused = await scene.carla.click(scene.card, label=label_of("again"))
    assert "Only someone who was still playing" in told(refused)
    await scene.anna.click(scene.card, label=label_of("again"))
    lobby, question = scene.messages[-2:]
    assert "**A seat is kept**" in texts(lobby)
    await scene.ben.click(question, label=label_of("join"))
    assert "**Ben** and **Anna** (host)" in texts(scene.messages[-2])


async def test_resigning_must_be_confirmed_and_the_others_can_give_the_seat_to_somebody(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    await scene.ben.click(scene.card, label=label_of("join"))
    await scene.carla.click(scene.card, label=label_of("join"))
    await scene.anna.click(scene.card, label=label_of("start"))
    asked = await scene.carla.slash(scene.channel, "game resign")
    assert "the game goes on without you" in told(asked)
    await scene.carla.click(asked.response, label=label_of("resign"))
    assert "**Carla** leaves the game" in texts(scene.card)
    asked = await scene.anna.slash(scene.channel, "game replace", player="Carla", by=scene.mod)
    await scene.anna.click(asked.response, label=label_of("replace"))
    assert scene.pings()[-1] == {scene.mod.id}
    assert "has been given up" in texts(scene.card)
    question = scene.card
    await scene.ben.click(question, label=label_of("agree"))
    await scene.mod.click(question, label=label_of("agree"))
    assert "**Marcus** takes **Carla**’s seat" in texts(scene.card)


async def test_reminders_ping_the_players_who_are_asked(scene: Scene) -> None:
    await scene.play_to_turns()
    await scene.mod.slash(scene.channel, "game pace", hours=24)
    scene.now += 12 * 3600
    await scene.bot.tables.deadlines.put_due()
    await scene.env.advance_time(70)
    assert "waiting for you" in texts(scene.card)
    assert scene.pings()[-1] == {scene.anna.id}


async def test_a_german_table_is_in_german_and_private_answers_are_in_the_readers_language(
    scene: Scene,
) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example", language="de")
    assert "Plätzen besetzt" in texts(scene.card)
    refused = await scene.ben.slash(scene.channel, "game start")
    assert "Only the host, Anna" in told(refused)
