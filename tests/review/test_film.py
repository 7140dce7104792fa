"""Films: how long they show what, and that the file plays."""

from itertools import pairwise
from pathlib import Path

import av
import pytest

from bot.games import TITLES
from bot.i18n.fluent import words
from bot.pictures.names import Showing
from bot.review import film
from bot.review.film import MOST, Script, TooLarge, cuts, shoot
from bot.review.replay import Frames
from tests.conformance.suite import random_game
from tools.recorder import Recorder


def record(name: str, seats: int = 0):
    game = TITLES[name].game
    return random_game(game, seats or game.seats[0], {}, "a film").record()


def short(name: str = "marble") -> Script:
    """Return the script of a game with three moves."""
    whole, game = record(name), TITLES[name].game
    begun = Recorder(game, whole.seats, {}, bytes.fromhex(whole.seed))
    for entry in whole.entries[:3]:
        begun.play(entry.seat, game.move_from(entry.move))
    names = ("Anna", "Ben")
    return Script(TITLES[name], begun.record(), [(0, Showing(names, words("en", name)))])


@pytest.mark.parametrize("name", sorted(TITLES))
def test_a_film_takes_about_a_minute_and_ends_with_the_end_of_the_game(name: str) -> None:
    frames = Frames(TITLES[name], record(name, TITLES[name].game.seats[-1]))
    pieces = cuts(frames)
    assert pieces[0].index == 0
    assert pieces[-1].index == frames.last
    assert pieces[-1].seconds >= 4
    assert all(earlier.index <= later.index for earlier, later in pairwise(pieces))
    assert 30 < sum(piece.seconds for piece in pieces) < 100 or frames.last < 60  # a short game, a short film
    assert len([piece for piece in pieces if piece.part == 0]) <= MOST + 1
    shown = {piece.index for piece in pieces}
    assert all(index in shown for index in range(frames.last) if frames.ends_round(index))


def test_consecutive_moves_of_a_seat_are_one_piece() -> None:
    frames = Frames(TITLES["praetor"], record("praetor"))
    movers = [moment.entry and moment.entry.seat for moment in frames.moments]
    for earlier, later in pairwise(cuts(frames)):
        between = range(earlier.index + 1, later.index)
        assert all(movers[index] == movers[later.index] for index in between)


def test_a_film_plays_and_reports_its_progress(tmp_path: Path) -> None:
    told: list[float] = []
    script = short()
    shoot(script, tmp_path / "film.mp4", most=10_000_000, told=told.append)
    pieces = cuts(Frames(script.title, script.record))
    assert told == [number / len(pieces) for number in range(len(pieces))]
    with av.open(str(tmp_path / "film.mp4")) as played:
        stream = played.streams.video[0]
        assert (stream.width, stream.height) == (1280, 848)
        assert stream.codec_context.name == "h264"
        assert len(list(played.decode(video=0))) == len(pieces) + 1
        assert played.duration == pytest.approx(sum(piece.seconds for piece in pieces) * 1_000_000, rel=0.1)


def test_a_film_that_is_too_large_is_made_smaller_and_finally_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, sizes = tmp_path / "film.mp4", []
    monkeypatch.setattr(film, "QUALITIES", ((640, 20), (320, 40)))
    shoot(short(), file, most=10_000_000, told=lambda share: None)
    sizes.append(file.stat().st_size)
    shoot(short(), file, most=sizes[0] - 1, told=lambda share: None)
    assert file.stat().st_size < sizes[0]
    with pytest.raises(TooLarge):
        shoot(short(), file, most=1000, told=lambda share: None)


def test_players_have_the_names_that_they_had_at_each_ply() -> None:
    said = words("en", "marble")
    script = Script(
        TITLES["marble"], record("marble"), [(0, Showing(("A", "B"), said)), (5, Showing(("A", "C"), said))]
    )
    assert [script.showing(ply).names[1] for ply in (0, 4, 5, 90)] == ["B", "B", "C", "C"]
