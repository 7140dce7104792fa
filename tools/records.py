"""Records of games: played again and checked, drawn, filmed, and made for lessons."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from bot.ai import LEVELS, player_called
from bot.engine import AnyState, Mismatch, Record, Refusal, all_moves
from bot.engine.record import Recorder
from bot.games import GAMES, TITLES
from bot.games.title import Title
from bot.i18n.fluent import Locale, words
from bot.pictures.context import Showing
from bot.review.film import Script, TooLarge, shoot

from .selfplay import seed_bytes


def run_replay(*, file: Path, pictures: Path | None) -> int:
    """Play every record of the file, and print what came of it. 1 when one does not play as it says."""
    try:
        lines = file.read_bytes().splitlines()
    except OSError as error:
        print(f"{file} can't be read: {error.strerror}.", file=sys.stderr)
        return 1
    for number, line in enumerate(lines, 1):
        try:
            record = Record.from_json(line)
            game = GAMES[record.game]
            show = _drawer(record, pictures / f"{number}") if pictures else None
            for state in record.positions(game):
                if show:
                    show(state)
        except KeyError as error:
            print(f"line {number}: there is no game, or no picture of it: {error}", file=sys.stderr)
            return 1
        except (Mismatch, msgspec.DecodeError) as error:
            print(f"line {number}: {error}", file=sys.stderr)
            return 1
        end = record.outcome.reason if record.outcome else "not over"
        moves = f"{len(record.entries)} moves{_by_computers(record)}"
        print(f"line {number}: {record.game}, {record.seats} seats, {moves}, {end}: plays as it says")
    return 0


def _by_computers(record: Record) -> str:
    """How many of the moves were computers', and of which level."""
    levels = Counter(entry.computer for entry in record.entries if entry.computer is not None)
    told = " and ".join(f"{moves} by a {level}" for level, moves in levels.items())
    return f" ({told})" if told else ""


def _drawer(record: Record, folder: Path) -> Callable[[AnyState], None]:
    """Something that writes the pictures of a table into the folder, named by the ply."""
    title = TITLES[record.game]
    saying = words("en", record.game)
    showing = Showing(tuple(saying(f"seat-{seat + 1}") for seat in range(record.seats)), saying)
    folder.mkdir(parents=True, exist_ok=True)

    def draw(state: AnyState) -> None:
        pictures = title.artist.draw_table(title.game.view(state, None), showing)
        for number, picture in enumerate(pictures, 1):
            (folder / f"{state.ply:04}-{number}.png").write_bytes(picture)

    return draw


MOST: Final = 10_000_000
"""Bytes that Discord takes everywhere."""


def run_film(*, record: Path, file: Path, language: Locale, names: Sequence[str]) -> int:
    """Film a record, which is checked move by move; 1 and a sentence where that can't be."""
    try:
        script = _script(record, language, names)
        shoot(script, file, most=MOST, told=_say)
    except OSError as error:
        return _refuse(f"{error.filename or file} can't be read or written: {error.strerror}.")
    except (Mismatch, msgspec.DecodeError) as error:
        return _refuse(f"{record} is no record of a game that plays as it says: {error}.")
    except ValueError as error:
        return _refuse(str(error))
    except TooLarge:
        return _refuse(f"The film would be larger than {MOST // 1_000_000} MB, however coarse.")
    print(f"{file}: {file.stat().st_size / 1_000_000:.1f} MB")
    return 0


def _script(record: Path, language: Locale, names: Sequence[str]) -> Script:
    """What is filmed. Raises OSError, Mismatch, DecodeError, and ValueError with a sentence."""
    played = Record.from_json(record.read_bytes())
    title = TITLES.get(played.game)
    if title is None:
        raise ValueError(
            f"{record} is of a game {played.game!r} that there is not; there are {', '.join(TITLES)}."
        )
    played.verify(title.game)
    if names and len(names) != played.seats:
        raise ValueError(f"{len(names)} names for {played.seats} seats: give one for each, or none.")
    saying = words(language, played.game)
    called = names or [saying(f"seat-{seat + 1}") for seat in range(played.seats)]
    return Script(title, played, [(0, Showing(tuple(called), saying))])


def _say(share: float) -> None:
    """How far it is, on one line, to somebody who looks on."""
    if sys.stderr.isatty():
        print(f"\r{round(share * 100)} %\r", end="", file=sys.stderr, flush=True)


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


MOST_SHOWN = 60
"""So many of the moves that may be made are printed."""


def lesson_game(
    title: Title,
    seats: int,
    options: Mapping[str, str],
    seed: str,
    plies: int,
    level: str,
    then: Sequence[bytes],
) -> Recorder:
    """A game of so many moves of computers, and then these. Raises Refusal for what may not be played."""
    game = title.game
    recorder = Recorder(game, seats, options, seed_bytes(f"lesson {seed}"))
    players = [
        player_called(level, game, title.evaluation, seed_bytes(f"{seed} of seat {seat}"))
        for seat in range(seats)
    ]
    while (asked := game.asked(recorder.state)) and recorder.state.ply < plies:
        seat = asked[0].seat
        recorder.play(seat, players[seat].choose(game.view(recorder.state, seat)))
    for move in then:
        recorder.play(game.asked(recorder.state)[0].seat, game.move_from(msgspec.json.decode(move)))
    return recorder


def describe_position(title: Title, state: AnyState) -> Iterable[str]:
    """The position in words, as whoever is asked first knows it, and the moves that they may make."""
    asked = title.game.asked(state)
    if not asked:
        yield "The game is over."
        return
    seat = asked[0].seat
    view = title.game.view(state, seat)
    said = words("en", title.game.id)
    for passage in title.words.in_words(view):
        yield f"# {said.text(passage.title)}"
        yield from map(said.text, passage.lines)
    yield f"\nSeat {seat} is asked {asked[0].kind()}: {said.text(title.words.prompt(view))}"
    moves = [msgspec.json.encode(move).decode() for move in all_moves(asked[0].forms(view))]
    yield from moves[:MOST_SHOWN]
    if len(moves) > MOST_SHOWN:
        yield f"… {len(moves) - MOST_SHOWN} more"


def run_lessons(arguments: Sequence[str] | None = None) -> int:
    """Carry out what the command line says; its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.records", description=__doc__)
    parser.add_argument("game", choices=sorted(TITLES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--plies", type=int, default=0)
    parser.add_argument("--level", default="tiro", choices=list(LEVELS))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--then", action="append", default=[], metavar="MOVE")
    parser.add_argument("--into", type=Path, metavar="FILE")
    given = parser.parse_args(arguments)
    title = TITLES[given.game]
    options = dict(option.split("=", 1) for option in given.option)
    then = [move.encode() for move in given.then]
    try:
        recorder = lesson_game(title, given.seats, options, given.seed, given.plies, given.level, then)
    except Refusal as refusal:
        print(words("en", given.game).text(refusal.reason), file=sys.stderr)
        return 1
    print(*describe_position(title, recorder.state), sep="\n")
    if given.into is not None:
        given.into.parent.mkdir(parents=True, exist_ok=True)
        given.into.write_bytes(recorder.record().to_json() + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(run_lessons())
