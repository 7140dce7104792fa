"""The button *Film*: the film is made once, in the background, and replaces the message that shows its progress."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.channel.rendering import films
from bot.review.film import Script, TooLarge
from tests.labels import label_of
from tests.scene import Scene, at_first_turn, buttons, texts, told

from .test_answers import Connection


@pytest.fixture
async def over(tmp_path: Path) -> AsyncIterator[Scene]:
    """A finished game of Anna and Ben."""
    async with at_first_turn(tmp_path) as at:
        await at.play_on()
        yield at


@pytest.fixture
def shot(monkeypatch: pytest.MonkeyPatch) -> list[Script]:
    """The scripts of the films that were made; nothing is drawn."""
    scripts: list[Script] = []

    def shoot(script: Script, file: Path, *, most: int, told: Callable[[float], object]) -> None:
        scripts.append(script)
        told(0.4)
        file.write_bytes(b"a film")

    monkeypatch.setattr(films, "shoot", shoot)
    return scripts


async def made(scene: Scene) -> None:
    """Wait until all films are finished or have failed."""
    while making := scene.bot.films._under_way:
        await asyncio.wait(set(making))


async def test_a_click_posts_the_film_for_everybody_and_later_clicks_link_to_it(
    over: Scene, shot: list[Script]
) -> None:
    end = over.card
    await over.watcher.click(end, label=label_of("film"))
    await made(over)
    film = over.card
    assert "the whole game in a minute" in film.content
    (attached,) = film.attachments
    assert attached.filename == f"example-{(await over.table()).id}.mp4"
    assert list(buttons(film)) == [label_of("replay")]
    again = told(await over.anna.click(end, label=label_of("film")))
    assert again == f"The film appears here: {film.jump_url}"
    assert len(shot) == 1
    assert shot[0].seated[0][1].names == ("Anna", "Ben")


async def test_a_message_shows_the_progress_of_the_film(
    over: Scene, shot: list[Script], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def shoot(script: Script, *, most: int, told: Callable[[float], Awaitable[None]]) -> bytes:
        await told(0.4)
        begun.set()
        await over.env.external_wait(go_on.wait(), reason="the film is being drawn")
        return b"a film"

    monkeypatch.setattr(over.bot.films, "shoot", shoot)
    end = over.card
    await over.watcher.click(end, label=label_of("film"))
    await begun.wait()
    line = over.card
    assert line.content.endswith("is being drawn: 40%")
    assert [over.bot.films.made_for(player.id) for player in (over.watcher, over.anna)] == [1, 0]
    assert (
        told(await over.anna.click(line, label=label_of("film"))) == f"The film appears here: {line.jump_url}"
    )
    go_on.set()
    await made(over)
    assert over.bot.films.made_for(over.watcher.id) == 0
    assert over.card.id == line.id
    assert over.card.attachments


async def test_the_films_made_for_one_person_at_once_are_limited(
    over: Scene, shot: list[Script], monkeypatch: pytest.MonkeyPatch
) -> None:
    most = over.bot.tables.most_open.most.films
    end = over.card
    with monkeypatch.context() as busy:
        busy.setattr(over.bot.films, "made_for", {over.watcher.id: most, over.anna.id: most - 1}.__getitem__)
        assert f"{most} films are already being made for you" in told(
            await over.watcher.click(end, label=label_of("film"))
        )
        await over.anna.click(end, label=label_of("film"))
        await made(over)
    assert over.card.attachments


async def test_after_a_restart_a_click_on_the_progress_message_makes_the_film(
    over: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def shoot(script: Script, **more: object) -> bytes:
        await over.env.external_wait(asyncio.Event().wait(), reason="the film is being drawn")
        raise AssertionError

    monkeypatch.setattr(over.bot.films, "shoot", shoot)
    await over.watcher.click(over.card, label=label_of("film"))
    line = over.card
    await asyncio.wait_for(over.restart(), 5)
    monkeypatch.setattr(films, "shoot", lambda script, file, **more: file.write_bytes(b"a film"))
    await over.watcher.click(line, label=label_of("film"))
    await made(over)
    assert over.card.id == line.id, "no line stays that tells of a film which nobody draws"
    assert over.card.attachments


async def test_a_film_that_is_too_large_says_so_and_can_be_requested_again(
    over: Scene, shot: list[Script], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(script: Script, file: Path, **more: object) -> None:
        raise TooLarge

    end = over.card
    with monkeypatch.context() as failing:
        failing.setattr(films, "shoot", fail)
        await over.watcher.click(end, label=label_of("film"))
        await made(over)
    assert "too large for this channel" in over.card.content
    await over.watcher.click(over.card, label=label_of("film"))
    await made(over)
    assert over.card.attachments


async def test_a_film_exists_only_of_a_finished_game(tmp_path: Path) -> None:
    async with at_first_turn(tmp_path) as at:
        page = (await at.watcher.slash(at.channel, "game replay")).response
        assert page is not None
        assert label_of("film") not in buttons(page)
        old = buttons(at.card)[label_of("status")]
        at.forge(at.card, 2, old.replace("status", "film"))
        answer = told(await at.watcher.click(at.card, custom_id=old.replace("status", "film")))
        assert answer.startswith("There is a film once the game is over.")


async def test_without_the_permission_to_post_the_film_the_answer_names_the_problem(over: Scene) -> None:
    over.env.inject_error(
        "POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions"
    )
    assert "I can’t post here" in told(await over.watcher.click(over.card, label=label_of("film")))
    assert label_of("film") in buttons(over.card)
    assert texts(over.card)


async def test_a_film_is_finished_though_its_progress_cannot_be_told(
    over: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection = Connection(monkeypatch)

    async def shoot(script: Script, *, most: int, told: Callable[[float], Awaitable[None]]) -> bytes:
        connection.drops("PATCH", f"/messages/{over.card.id}")
        await told(0.4)
        return b"a film"

    monkeypatch.setattr(over.bot.films, "shoot", shoot)
    await over.watcher.click(over.card, label=label_of("film"))
    await made(over)
    assert over.card.attachments


async def test_a_film_that_the_bot_cannot_look_up_is_taken_to_be_there(
    over: Scene, shot: list[Script]
) -> None:
    end = over.card
    await over.watcher.click(end, label=label_of("film"))
    await made(over)
    over.env.inject_error("GET", "/channels/*/messages/*", status=403, code=50001, message="Missing Access")
    again = told(await over.anna.click(end, label=label_of("film")))
    assert again == f"The film appears here: {over.card.jump_url}"
