"""Records of games: replaying and checking, drawing and filming them, and making them for lessons."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter

from bot.engine import AnyState, Mismatch, Record, all_moves
from bot.games import TITLES
from bot.games.title import Title
from bot.i18n.fluent import Locale, words
from bot.pictures.names import Showing
from bot.review.film import Script, TooLarge, shoot
from tools.recorder import Recorder

from .options import NO_OPTIONS, CannotRun, GameId, GameOptions
from .samples import showing_of
from .selfplay import computer_players, play_out, seed_bytes

MOST_BYTES: Final = 10_000_000
"""The most bytes of a film: Discord accepts this everywhere."""

MOST_SHOWN: Final = 60
"""The most legal moves that are printed."""


def run_replay(
    file: Annotated[Path, Parameter(help="a record, or several, one on a line")],
    *,
    pictures: Annotated[Path | None, Parameter(help="draw the table after every move into a folder")] = None,
) -> None:
    """Replay every record of the file, and print the results."""
    for number, line in enumerate(file.read_bytes().splitlines(), 1):
        try:
            record = Record.from_json(line)
            title = TITLES[record.game]
            for state in record.positions(title.game):
                if pictures:
                    _draw(title, state, showing_of(record.game, record.seats), pictures / f"{number}")
        except KeyError as error:
            raise CannotRun(
                f"line {number}: this bot doesn't know the game, or can't draw it: {error}"
            ) from error
        except (Mismatch, msgspec.DecodeError) as error:
            raise CannotRun(f"line {number}: {error}") from error
        end = record.outcome.reason if record.outcome else "not over"
        levels = Counter(entry.computer for entry in record.entries if entry.computer is not None)
        computers = " and ".join(f"{moves} by a {level}" for level, moves in levels.items())
        moves = f"{len(record.entries)} moves{f' ({computers})' if computers else ''}"
        print(f"line {number}: {record.game}, {record.seats} seats, {moves}, {end}: plays as it says")


def _draw(title: Title, state: AnyState, showing: Showing, folder: Path) -> None:
    """Draw the table into a folder, named by the ply."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, picture in enumerate(title.artist.draw_table(title.game.view(state, None), showing), 1):
        (folder / f"{state.ply:04}-{number}.png").write_bytes(picture)


def run_film(
    record: Annotated[Path, Parameter(help="as *Download game* gives it")],
    file: Annotated[Path, Parameter(help="the film, which is overwritten")],
    *,
    language: Locale = "en",
) -> None:
    """Film a record, checking it move by move."""
    played = Record.from_json(record.read_bytes())
    if (title := TITLES.get(played.game)) is None:
        raise CannotRun(
            f"{record} is of {played.game!r}, which is not a game here. The games are {', '.join(TITLES)}."
        )
    script = Script(title, played, [(0, showing_of(played.game, played.seats, language))])
    try:
        shoot(script, file, most=MOST_BYTES, told=_say)
    except TooLarge as error:
        raise CannotRun(
            f"The film would be larger than {MOST_BYTES // 1_000_000} MB even in the lowest quality."
        ) from error
    print(f"{file}: {file.stat().st_size / 1_000_000:.1f} MB")


def _say(share: float) -> None:
    if sys.stderr.isatty():
        print(f"\r{round(share * 100)} %\r", end="", file=sys.stderr, flush=True)


def run_lessons(
    game: GameId,
    *,
    options: GameOptions = NO_OPTIONS,
    seats: int = 2,
    seed: Annotated[str, Parameter(help="a name")] = "1",
    plies: Annotated[int, Parameter(help="moves of computers first")] = 0,
    level: Annotated[str, Parameter(help="of the computers")] = "tiro",
    then: Annotated[
        Sequence[str], Parameter(help="""moves that the players asked make then, as '{"type": "pass"}'""")
    ] = (),
    into: Annotated[Path | None, Parameter(help="write the record there")] = None,
) -> None:
    """Print the position after some moves of computers and then these, and write the record that leads to it."""
    title = TITLES[game]
    recorder = Recorder(title.game, seats, options, seed_bytes(f"lesson {seed}"))
    play_out(recorder, computer_players(title, [level] * seats, seed), lambda state: state.ply >= plies)
    for move in then:
        asked = title.game.asked(recorder.state)[0]
        recorder.play(asked.seat, title.game.move_from(msgspec.json.decode(move)))
    print(*describe_position(title, recorder.state), sep="\n")
    if into is not None:
        into.parent.mkdir(parents=True, exist_ok=True)
        into.write_bytes(recorder.record().to_json() + b"\n")


def describe_position(title: Title, state: AnyState) -> Iterable[str]:
    """The position in words, from the view of the first player asked, and their legal moves."""
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
