"""Private pages: help, rules, boards, and status."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.channel.messages.components import word_count
from bot.games import TITLES
from bot.i18n.fluent import LOCALES, Locale, words
from tests.labels import label_of
from tests.scene import Scene, at_first_turn, buttons, menus, opened, parts, seated, texts, told
from tools.sketches import sketched


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with at_first_turn(tmp_path) as scene:
        yield scene


@pytest.fixture
async def alone(tmp_path: Path) -> AsyncIterator[Scene]:
    async with opened(tmp_path) as scene:
        yield scene


# Help


async def test_help_says_what_can_be_done_here_and_how_to_open_a_table_to_learn_and_to_move(
    alone: Scene,
) -> None:
    answer = await alone.watcher.slash(alone.channel, "help")
    said = told(answer)
    for part in ("`/game new`", "`/learn`", "*Move*", "`/move`", "`/game rules`", "`/me settings`"):
        assert part in said
    assert said.startswith("### In this channel right now\nNo game is running here. `/game new` opens one.\n")
    assert list(buttons(answer.response)) == [label_of("rules")]
    assert alone.messages == []


async def test_help_says_what_can_be_done_in_the_channel_now(alone: Scene) -> None:
    async def here(player: Any) -> tuple[str, list[str]]:
        answer = await player.slash(alone.channel, "help")
        return told(answer).split("In this channel right now\n")[1], list(buttons(answer.response))

    await alone.anna.slash(alone.channel, "game new", game="example")
    said, below = await here(alone.ben)
    assert said.startswith("The Garden is looking for players: one seat is taken.")
    assert str(alone.card.id) in said
    assert below == [label_of("rules")]
    for _ in range(3):
        await alone.bot.tables.lobbies.add_computer(alone.caller(alone.anna), "tiro")
    said, _ = await here(alone.ben)
    assert said.startswith("[The Garden](https://discord.com/channels/")
    assert "hasn’t begun yet; all seats are taken." in said
    for seat in (await alone.table()).seats[1:]:
        await alone.bot.tables.lobbies.take_out_computer(alone.caller(alone.anna), seat.name)
    await alone.ben.click(alone.card, label=label_of("join"))
    await alone.anna.click(alone.card, label=label_of("start"))
    await alone.move(alone.anna)
    await alone.move(alone.ben)
    said, below = await here(alone.anna)
    assert said.startswith("[The Garden](https://discord.com/channels/")
    assert "it’s your move." in said
    assert below == [label_of("move"), label_of("board"), label_of("status"), label_of("rules")]
    said, below = await here(alone.ben)
    assert "**Anna** is thinking." in said
    said, below = await here(alone.watcher)
    assert "**Anna** is thinking. You are watching" in said
    assert below == [label_of("status"), label_of("rules")]


@pytest.mark.parametrize("locale", LOCALES)
async def test_help_has_at_most_80_words(alone: Scene, locale: Locale) -> None:
    async def check() -> None:
        for player in (alone.anna, alone.ben, alone.watcher):
            said = told(await player.slash(alone.channel, "help"))
            assert word_count(said) <= 80, said

    alone.read_in(locale)
    await check()
    assert word_count(told(await alone.anna.user.slash("help"))) <= 80
    await alone.anna.slash(alone.channel, "game new", game="example")
    await check()
    await alone.ben.click(alone.card, label=words(locale)("button-join"))
    await alone.anna.click(alone.card, label=words(locale)("button-start"))
    await check()


async def test_the_buttons_of_help_work(at: Scene) -> None:
    answer = await at.anna.slash(at.channel, "help")
    chooser = (await at.anna.click(answer.response, label=label_of("move"))).response
    assert "Wheat – 1 coin" in buttons(chooser)


async def test_help_is_in_the_readers_language(alone: Scene) -> None:
    alone.read_in("de")
    said = told(await alone.anna.slash(alone.channel, "help"))
    assert "Gerade in diesem Kanal" in said
    assert "`/spiel neu`" in said


# Rules


@pytest.mark.parametrize("game", TITLES)
async def test_the_rules_begin_with_their_contents_and_every_page_leads_to_the_others(
    tmp_path: Path, game: str
) -> None:
    async with opened(tmp_path, sketched(TITLES[game])) as scene:
        await scene.anna.slash(scene.channel, "game new", game=game)
        contents = (await scene.ben.click(scene.card, label=label_of("rules"))).response
        (menu,) = menus(contents)
        titles = [option["label"] for option in menu["options"]]
        assert 2 <= len(titles) <= 25
        assert "\n".join(titles) in texts(contents)
        last = await scene.ben.select(contents, custom_id=menu["custom_id"], values=[str(len(titles) - 1)])
        (menu,) = menus(last.response)
        assert texts(last.response).startswith(f"### {titles[-1].split('. ', 1)[1]} ({len(titles)}/")
        assert [option["label"] for option in menu["options"] if option.get("default")] == [titles[-1]]
        assert list(buttons(last.response)) == [label_of("contents"), label_of("previous")]
        back = await scene.ben.click(last.response, label=label_of("contents"))
        assert texts(back.response) == texts(contents)
        first = await scene.ben.click(back.response, label=label_of("next"))
        assert list(buttons(first.response)) == [label_of("contents"), label_of("next")]


async def test_in_a_channel_without_a_game_the_rules_of_every_game_are_offered(alone: Scene) -> None:
    answer = await alone.watcher.slash(alone.channel, "game rules")
    (menu,) = menus(answer.response)
    assert [option["label"] for option in menu["options"]] == ["The Garden"]
    shown = await alone.watcher.select(answer.response, custom_id=menu["custom_id"], values=["example"])
    assert texts(shown.response).startswith("### The Garden: the rules")


# Boards and status


async def test_the_menu_of_a_person_shows_their_board(at: Scene) -> None:
    shown = await at.watcher.context_menu(at.channel, "Show board", at.ben)
    assert "**Ben**: 6 coins" in told(shown)
    assert len([part for part in parts(shown.response) if part["type"] == 12]) == 1
    own = await at.ben.context_menu(at.channel, "Show board", at.ben)
    assert "You: 6 coins" in told(own)


async def test_the_menu_of_a_person_without_a_board_says_that_they_do_not_play(at: Scene) -> None:
    shown = await at.anna.context_menu(at.channel, "Show board", at.watcher)
    assert told(shown) == "Walter isn’t playing in this game. At the table: Anna and Ben."
    elsewhere = at.guild.create_text_channel("elsewhere")
    shown = await at.anna.context_menu(elsewhere, "Show board", at.ben)
    assert told(shown) == "No game is running here. `/game new` opens one."


async def test_another_players_board_shows_nothing_private(at: Scene) -> None:
    own = told(await at.ben.slash(at.channel, "game hand"))
    others = told(await at.anna.context_menu(at.channel, "Show board", at.ben))
    assert "Hidden: seed" in own
    assert "Hidden: seed" not in others


@pytest.mark.parametrize("game", TITLES)
async def test_the_status_does_not_repeat_what_its_picture_shows(tmp_path: Path, game: str) -> None:
    async with seated(tmp_path, 2, sketched(TITLES[game])) as scene:
        (player, *_) = await scene.asked()
        status = (await player.click(scene.card, label=label_of("status"))).response
        (gallery,) = [part for part in parts(status) if part["type"] == 12]
        described = gallery["items"][0]["description"].splitlines()
        assert "\n- " not in texts(status)
        assert sum(line in texts(status) for line in described) <= 3


@pytest.mark.parametrize("game", TITLES)
async def test_the_first_card_is_short_and_the_set_up_is_behind_a_button(tmp_path: Path, game: str) -> None:
    async with seated(tmp_path, 3, sketched(TITLES[game])) as scene:
        card = scene.card
        lines = texts(card).splitlines()
        assert len(lines) <= 6
        assert all(len(line) <= 160 for line in lines)
        assert list(buttons(card))[-5:] == [
            label_of("move"),
            label_of("board"),
            label_of("status"),
            label_of("set-up"),
            label_of("rules"),
        ]
        set_up = told(await scene.watcher.click(card, label=label_of("set-up")))
        assert set_up.startswith("### How the game was set up\n")
        assert all(len(line) <= 120 or line not in texts(card) for line in set_up.splitlines())


# During a game


async def test_a_player_who_is_not_asked_sees_their_board_without_moves(at: Scene) -> None:
    page = await at.press(at.players[1], label_of("move"))
    assert page.ephemeral
    assert list(buttons(page)) == [label_of("in-words")]
    assert "**Anna** is thinking." in texts(page)
    assert "You: 6 coins, 0 points · Seeds: " in texts(page)


async def test_a_spectator_sees_the_table(at: Scene) -> None:
    page = await at.press(at.watcher, label_of("move"))
    assert page.ephemeral
    assert list(buttons(page)) == [label_of("in-words"), label_of("follow")]
    assert "**Anna** is thinking." in texts(page)
    assert "Seeds" not in texts(page)


async def test_a_board_shows_no_secrets_of_others(at: Scene) -> None:
    own = (await at.table()).view(0).own_hand
    mine = await at.press(at.players[0], label_of("board"))
    assert f"Seeds: Seed {own[0]}" in texts(mine)
    result = await at.players[1].slash(at.channel, "game board", player=at.players[0])
    assert result.response.ephemeral
    assert "**Anna**:" in texts(result.response)
    assert "Seeds" not in texts(result.response)


async def test_the_status_says_what_has_happened_since_the_readers_last_move(at: Scene) -> None:
    anna, ben = at.players
    await at.type(anna, "rest")
    await at.type(ben, "plant", crop="vine", bed="A1", amount="1")
    result = await anna.slash(at.channel, "game status")
    assert result.response.ephemeral
    told = texts(result.response)
    assert "**You**: **from others +1 coin**." in told
    assert "**Ben** plants Vine on **A1**: +1 point, −2 coins; you +1 coin." in told
    assert "You rest" not in told
    assert "Your turn: 10 coins" in told
    result = await ben.slash(at.channel, "game status")
    assert "Nothing has happened." in texts(result.response)


async def test_before_a_players_first_move_nothing_is_told_as_since_their_last(tmp_path: Path) -> None:
    async with seated(tmp_path) as scene:
        for command in ("game status", "game text"):
            said = told(await scene.anna.slash(scene.channel, command))
            assert "What happened recently" in said
            assert "Since your last move" not in said


async def test_if_nothing_has_happened_the_log_says_so(tmp_path: Path) -> None:
    async with seated(tmp_path, title=sketched(TITLES["provincia"])) as at:
        log = (await at.anna.slash(at.channel, "game log")).response
    assert texts(log).endswith("\nNothing has happened.")


async def test_the_log_keeps_secrets(at: Scene) -> None:
    anna, ben = at.players
    for _ in range(3):
        for player in (anna, ben):
            await at.type(player, "sow") if _ == 1 else await at.type(player, "rest")
    result = await at.watcher.slash(at.channel, "game log")
    page = result.response
    assert page.ephemeral
    assert "hides seed" not in texts(page)
    assert "**Anna** rests: +3 coins." in texts(page)


async def test_the_rules_can_be_read_page_by_page(at: Scene) -> None:
    page = await at.press(at.watcher, label_of("rules"))
    await at.watcher.click(page, label=label_of("next"))
    assert "Aim (1/4)" in texts(page)
    assert "Have the most points of 2." in texts(page)
    await at.watcher.click(page, label=label_of("next"))
    assert "Turn (2/4)" in texts(page)
    await at.watcher.click(page, label=label_of("previous"))
    assert "Aim (1/4)" in texts(page)
