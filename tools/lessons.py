"""Positions for lessons: a game of computers up to a move, written down as a record, and what may be done then.

`python -m tools.lessons GAME --seed plazas --plies 40 --into bot/games/GAME/lessons/plazas.json`

With `--then '{"type": "pass"}'`, as often as there are moves, whoever is asked makes these after the computers' last.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from bot.ai import LEVELS, player_called
from bot.engine import AnyState, Refusal, all_moves
from bot.engine.record import Recorder
from bot.games import TITLES
from bot.games.title import Title
from bot.i18n.fluent import words

from .selfplay import seed_bytes

MOST_SHOWN = 60
"""So many of the moves that may be made are printed."""


def played(
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


def described(title: Title, state: AnyState) -> Iterable[str]:
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


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out what the command line says; its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.lessons", description=__doc__)
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
        recorder = played(title, given.seats, options, given.seed, given.plies, given.level, then)
    except Refusal as refusal:
        print(words("en", given.game).text(refusal.reason), file=sys.stderr)
        return 1
    print(*described(title, recorder.state), sep="\n")
    if given.into is not None:
        given.into.parent.mkdir(parents=True, exist_ok=True)
        given.into.write_bytes(recorder.record().to_json() + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
