"""Records of games: played again and checked, drawn, filmed, and made for lessons."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from bot.ai.players import LEVELS
from bot.engine import AnyState, Mismatch, Record, Recorder, Refusal, all_moves
from bot.games import GAMES, TITLES
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures.names import Showing
from bot.review.film import Script, TooLarge, shoot

from .options import add_game_options, names, one_of
from .selfplay import computer_players, play_out, seed_bytes

MOST_BYTES: Final = 10_000_000
"""Of a film: what Discord takes everywhere."""

MOST_SHOWN: Final = 60
"""So many of the moves that may be made are printed."""


def replay_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, or several, one on a line")
    parser.add_argument(
        "--pictures", type=Path, metavar="DIR", help="draw the table after every move into it"
    )


def run_replay(*, file: Path, pictures: Path | None) -> int:
    """Play every record of the file, and print what came of it. 1 when one does not play as it says."""
    try:
        lines = file.read_bytes().splitlines()
    except OSError as error:
        return _refuse(f"{file} can't be read: {error.strerror}.")
    for number, line in enumerate(lines, 1):
        try:
            record = Record.from_json(line)
            game = GAMES[record.game]
            show = _drawer(record, pictures / f"{number}") if pictures else None
            for state in record.positions(game):
                if show:
                    show(state)
        except KeyError as error:
            return _refuse(f"line {number}: there is no game, or no picture of it: {error}")
        except (Mismatch, msgspec.DecodeError) as error:
            return _refuse(f"line {number}: {error}")
        end = record.outcome.reason if record.outcome else "not over"
        levels = Counter(entry.computer for entry in record.entries if entry.computer is not None)
        computers = " and ".join(f"{moves} by a {level}" for level, moves in levels.items())
        moves = f"{len(record.entries)} moves{f' ({computers})' if computers else ''}"
        print(f"line {number}: {record.game}, {record.seats} seats, {moves}, {end}: plays as it says")
    return 0


def _drawer(record: Record, folder: Path) -> Callable[[AnyState], None]:
    """Something that writes the pictures of a table into the folder, named by the ply."""
    title = TITLES[record.game]
    showing = _showing(record, "en")
    folder.mkdir(parents=True, exist_ok=True)

    def draw(state: AnyState) -> None:
        pictures = title.artist.draw_table(title.game.view(state, None), showing)
        for number, picture in enumerate(pictures, 1):
            (folder / f"{state.ply:04}-{number}.png").write_bytes(picture)

    return draw


def _showing(record: Record, language: Locale, called: Sequence[str] = ()) -> Showing:
    saying = words(language, record.game)
    return Showing(tuple(called or (saying(f"seat-{seat + 1}") for seat in range(record.seats))), saying)


def film_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, metavar="RECORD", help="the record, as *Download game* gives it")
    parser.add_argument("file", type=Path, metavar="FILE", help="the film; what is there is replaced")
    parser.add_argument("--language", choices=LOCALES, default="en", help="en or de (default: en)")
    parser.add_argument(
        "--names", type=names, default=[], metavar="A,B,...", help="of the players (default: the seats')"
    )


def run_film(*, record: Path, file: Path, language: Locale, names: Sequence[str]) -> int:
    """Film a record, which is checked move by move; 1 and a sentence where that can't be."""
    try:
        shoot(_script(record, language, names), file, most=MOST_BYTES, told=_say)
    except OSError as error:
        return _refuse(f"{error.filename or file} can't be read or written: {error.strerror}.")
    except (Mismatch, msgspec.DecodeError) as error:
        return _refuse(f"{record} is no record of a game that plays as it says: {error}.")
    except ValueError as error:
        return _refuse(str(error))
    except TooLarge:
        return _refuse(f"The film would be larger than {MOST_BYTES // 1_000_000} MB, however coarse.")
    print(f"{file}: {file.stat().st_size / 1_000_000:.1f} MB")
    return 0


def _script(record: Path, language: Locale, called: Sequence[str]) -> Script:
    """What is filmed. Raises OSError, Mismatch, DecodeError, and ValueError with a sentence."""
    played = Record.from_json(record.read_bytes())
    title = TITLES.get(played.game)
    if title is None:
        raise ValueError(
            f"{record} is of a game {played.game!r} that there is not; there are {', '.join(TITLES)}."
        )
    played.verify(title.game)
    if called and len(called) != played.seats:
        raise ValueError(f"{len(called)} names for {played.seats} seats: give one for each, or none.")
    return Script(title, played, [(0, _showing(played, language, called))])


def _say(share: float) -> None:
    if sys.stderr.isatty():
        print(f"\r{round(share * 100)} %\r", end="", file=sys.stderr, flush=True)


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


def lessons_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", type=one_of())
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="default: 2")
    parser.add_argument("--seed", default="1", metavar="NAME", help="default: 1")
    parser.add_argument("--plies", type=int, default=0, metavar="K", help="so many moves of computers first")
    parser.add_argument("--level", default="tiro", choices=list(LEVELS), help="of these (default: tiro)")
    add_game_options(parser)
    parser.add_argument(
        "--then",
        action="append",
        default=[],
        metavar="MOVE",
        help="""a move that the player asked makes then ('{"type": "pass"}'), as often as there are moves""",
    )
    parser.add_argument("--into", type=Path, metavar="FILE", help="write the record there")


def run_lessons(
    *,
    game: str,
    seats: int,
    seed: str,
    plies: int,
    level: str,
    options: Mapping[str, str],
    then: Sequence[str],
    into: Path | None,
) -> int:
    """Print a position, and write the game that leads to it. 1 for what may not be played."""
    try:
        recorder = lesson_game(TITLES[game], seats, options, seed, plies, level, then)
    except Refusal as refusal:
        return _refuse(words("en", game).text(refusal.reason))
    print(*describe_position(TITLES[game], recorder.state), sep="\n")
    if into is not None:
        into.parent.mkdir(parents=True, exist_ok=True)
        into.write_bytes(recorder.record().to_json() + b"\n")
    return 0


def lesson_game(
    title: Title,
    seats: int,
    options: Mapping[str, str],
    seed: str,
    plies: int,
    level: str,
    then: Sequence[str],
) -> Recorder:
    """A game of so many moves of computers, and then these. Raises Refusal for what may not be played."""
    game = title.game
    recorder = Recorder(game, seats, options, seed_bytes(f"lesson {seed}"))
    players = computer_players(title, [level] * seats, seed)
    play_out(recorder, players, lambda state: state.ply >= plies)
    for move in then:
        recorder.play(game.asked(recorder.state)[0].seat, game.move_from(msgspec.json.decode(move)))
    return recorder


def describe_position(title: Title, state: AnyState) -> Iterable[str]:
    """The position in words, as the first player asked knows it, and the moves that they may make."""
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
