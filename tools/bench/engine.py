"""The engine on one core: random play, positions, typing, analysis."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, Final

from bot.ai import TIRO, player_called
from bot.ai.players import RandomPlayer
from bot.channel.moves.legal_moves import DASH
from bot.channel.moves.move_commands import lines
from bot.channel.moves.prompt import Asking, asking
from bot.computer_turns.analyses import AT_A_TIME
from bot.engine import AnyState, AnyView, Decision, Game, Playout, Recorder, Value, all_moves
from bot.games import TITLES
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, Locale
from bot.play.service import Tables
from bot.play.store import Store
from bot.play.table import Person, Table
from bot.review.analysis import reckoned, weighed
from tools.selfplay import played, seed_bytes

from .harness import microseconds, spread

SECONDS = 2.0
"""How long each game is played with each number of players."""
PLAYED_OUT = 1.0
"""How long each game is played out with each number of players."""
REPEATED = 0.2
"""How long each act on a position is repeated, in seconds."""
MIDDLES = 4
"""The games from the middle of which playouts begin."""
GAMES_COPIED = 2
"""The whole games whose positions are copied."""
COPIES = 5
"""How often each of them is; the shortest time counts."""


def measure_play(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """For each game: self-play and playouts with the fewest and the most players, bytes and times of a position."""
    return {
        title.game.id: {
            "selfplay": {
                str(seats): selfplay(title.game, seats, SECONDS * share)
                for seats in (title.game.seats[0], title.game.seats[-1])
            },
            "playouts": {
                str(seats): {"moves/s": round(playouts(title.game, seats, share))}
                for seats in (title.game.seats[0], title.game.seats[-1])
            },
            "position": position(title.game, REPEATED * share),
            "copy us": copies(title.game, max(1, round(GAMES_COPIED * share))),
        }
        for title in titles
    }


def selfplay(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Whole random games on one core."""
    games = moves = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < seconds or not games:
        moves += played(game, seats, f"{games}").state.ply
        games += 1
    return {"games/s": round(games / passed, 1), "moves/s": round(moves / passed)}


def playouts(game: Game, seats: int, share: float = 1.0) -> float:
    """Moves a second on one core from the middle of games to the end, by random moves (`random_move`).

    Nobody sees, hears or records them; the copy that each begins from is made outside the time.
    """
    return next(spells_of_playouts(game, seats, PLAYED_OUT * share, max(1, round(MIDDLES * share))))


def spells_of_playouts(game: Game, seats: int, seconds: float, middles: int = MIDDLES) -> Iterator[float]:
    """Moves a second of this process, measured anew for so long each time: what else the machine does hardly counts."""
    beginnings = cycle([middle(game, seats, seed) for seed in range(middles)])
    draw = Random(0).random
    while True:
        moves, passed = 0, 0.0
        while passed < seconds or not moves:
            playout = Playout(game.copy(next(beginnings)))
            start = process_time()
            moves += playout.play_to_the_end(lambda bound: int(draw() * bound))
            passed += process_time() - start
        yield moves / passed


def copies(game: Game, games: int) -> dict[str, float]:
    """Microseconds of a copy, over all positions of whole games with the most players."""
    times: list[float] = []
    for number in range(games):
        for state in played(game, game.seats[-1], f"copied {number}").record().positions(game):
            times.append(min(_copy_seconds(game, state) for _ in range(COPIES)) * 1e6)
    return {"median": round(median(times), 1), "most": round(max(times), 1)}


def _copy_seconds(game: Game, state: AnyState) -> float:
    start = perf_counter()
    game.copy(state)
    return perf_counter() - start


def position(game: Game, seconds: float) -> dict[str, float]:
    """A position in the middle of a game with the most players."""
    state = middle(game, game.seats[-1])
    encoded = game.encode(state)
    (decision, *_) = game.asked(state)
    view = game.view(state, decision.seat)
    player = RandomPlayer(b"bench")
    return {
        "bytes": len(encoded),
        "encode us": microseconds(lambda: game.encode(state), seconds),
        "decode us": microseconds(lambda: game.decode(encoded), seconds),
        "view us": microseconds(lambda: game.view(state, decision.seat), seconds),
        "forms us": microseconds(lambda: list(decision.forms(view)), seconds),
        "options us": microseconds(lambda: all_options(decision, view), seconds),
        "random move us": microseconds(lambda: player.choose(view), seconds),
    }


def all_options(decision: Decision, view: AnyView) -> list[list[Value]]:
    """What autocompletion would offer for every field of every move, with nothing typed yet."""
    return [form.options(field) for form in decision.forms(view) for field in form.move.fields()]


def middle(game: Game, seats: int, seed: int = 0) -> AnyState:
    """The position in the middle of a random game."""
    record = played(game, seats, f"{seed}").record()
    for ply, state in enumerate(record.positions(game)):
        if ply == len(record.entries) // 2:
            return state
    raise AssertionError("a game has a middle")


ACTS: Final = 60
"""So many acts of a game are measured, spread over it; the whole is reckoned from them."""


def measure_analysis(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """For each game, with the most players, seconds of a core."""
    return {title.game.id: _measure_analysis(title, max(2, round(ACTS * share))) for title in titles}


def _measure_analysis(title: Title, most: int) -> dict[str, Any]:
    game, evaluation = title.game, title.evaluation
    seats = game.seats[-1]
    recorder = Recorder(game, seats, {}, seed_bytes("analysis"))
    players = [
        player_called(TIRO.name, game, evaluation, seed_bytes(f"analysis of {seat}")) for seat in range(seats)
    ]
    while asked := game.asked(recorder.state):
        seat = asked[0].seat
        recorder.play(seat, players[seat].choose(game.view(recorder.state, seat)))
    record = recorder.record()
    begun = process_time()
    reckoned(game, evaluation, title.chances, record)
    guessing = process_time() - begun
    acts = range(0, len(record.entries), AT_A_TIME)
    measured = []
    for start in acts[:: max(1, len(acts) // most)]:
        begun = process_time()
        weighed(game, evaluation, title.chances, record, range(start, start + AT_A_TIME))
        measured.append(process_time() - begun)
    return {
        "seats": seats,
        "entries": len(record.entries),
        "seconds of a core": round(guessing + sum(measured) / len(measured) * len(acts), 1),
        "longest act s": round(max(guessing, *measured), 2),
    }


MOST = 60
"""Questions that are looked at, from set-up to the end of a game."""


def measure_typing(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """For each game, with the most players: the first letters that somebody types, and the others."""
    most = max(2, round(MOST * share))
    return {title.game.id: _measure_typing(title, most) for title in titles}


def _measure_typing(title: Title, most: int) -> dict[str, Any]:
    seats = title.game.seats[-1]
    record = played(title.game, seats, "typing").record()
    every = max(1, len(record.entries) // most)
    table = asyncio.run(begun(title, seats))
    chance = random.Random(seats)
    first: list[float] = []
    further: list[float] = []
    fullest = 0
    for ply, state in enumerate(record.positions(title.game)):
        if ply % every or not title.game.asked(state):
            continue
        for locale in LOCALES:
            asked = question(table, title.game.copy(state), locale)
            first.append(milliseconds(asked, ""))
            typed = list(texts(asked, chance))
            further += [milliseconds(asked, text) for text in typed]
            first.append(milliseconds(question(table, title.game.copy(state), locale), typed[-1]))
            fullest = max(fullest, sum(1 for _ in all_moves(asked.forms.values())))
    return {
        "most moves": fullest,
        "first letters ms": spread(first, 0.99),
        "further letters ms": spread(further, 0.99),
    }


def question(table: Table, state: AnyState, locale: Locale) -> Asking:
    """What is asked in a position of which nothing is known yet."""
    table = replace(table, state=state)
    return asking(table, table.asked_users()[0], locale)


def texts(asked: Asking, chance: random.Random) -> Iterator[str]:
    """What somebody may type: a line letter by letter, its words in any order, with a letter wrong, nonsense."""
    line, _ = chance.choice(lines(asked, ""))
    words = line.partition(DASH)[0].replace("·", "").split()
    for letters in range(1, min(8, len(line))):
        yield line[:letters]
    chance.shuffle(words)
    yield " ".join(words)
    yield " ".join(word[1:] if len(word) > 5 else word for word in words)
    yield "xyzzy"
    yield f"{words[0]} 99"
    yield " ".join(word[:3] for word in words)


def milliseconds(asked: Asking, typed: str) -> float:
    """How long it takes until the moves are there."""
    start = perf_counter()
    lines(asked, typed)
    return (perf_counter() - start) * 1000


async def begun(title: Title, seats: int) -> Table:
    """A table of the game, as somebody who types finds it."""
    people = [Person(seat + 1, f"Player {seat}") for seat in range(seats)]
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.sqlite3", now=time.time())
        tables = Tables(store, TITLES, time.time)
        await tables.lobbies.open(1, 1, people[0], title.game.id, {}, "en")
        for person in people[1:]:
            await tables.lobbies.join(1, person)
        table = await tables.lobbies.start(1, people[0])
        await store.close()
    return table
