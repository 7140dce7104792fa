"""The engine on one core: random play, positions, typing, analysis."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import cycle
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

from bot.ai.players import TIRO, RandomPlayer
from bot.channel.moves.legal_moves import DASH
from bot.channel.moves.move_commands import move_lines
from bot.channel.moves.prompt import Prompt, prompt_for
from bot.computer_turns.analyses import AT_A_TIME
from bot.engine import AnyState, Game, Playout, Recorder, all_moves
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, Locale
from bot.play.table import Table
from bot.review.analysis import chances_of, weighed
from tools.selfplay import computer_players, play_out, played, seed_bytes

from .harness import begin_game, microseconds, open_tables, spread, timed

PLAYED: Final = 2.0
"""Seconds for which each game is played with each number of players."""
PLAYED_OUT: Final = 1.0
"""Seconds for which each game is played out with each number of players."""
REPEATED: Final = 0.2
"""Seconds for which each act on a position is repeated."""
MIDDLES: Final = 4
"""The games from the middle of which playouts begin."""
GAMES_COPIED: Final = 2
"""The whole games whose positions are copied."""
COPIES: Final = 5
"""How often each of them is; the shortest time counts."""
QUESTIONS: Final = 60
"""Questions to which somebody types, from set-up to the end of a game."""
ACTS: Final = 60
"""So many acts of an analysis are measured, spread over a game; the whole is computed from them."""


def measure_play(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """For each game: self-play and playouts with the fewest and the most players, bytes and times of a position."""
    measured = {}
    for title in titles:
        game = title.game
        ends = game.seats[0], game.seats[-1]
        measured[game.id] = {
            "selfplay": {str(seats): selfplay(game, seats, PLAYED * share) for seats in ends},
            "playouts": {str(seats): {"moves/s": round(playouts(game, seats, share))} for seats in ends},
            "position": measure_position(game, REPEATED * share),
            "copy us": copies(game, max(1, round(GAMES_COPIED * share))),
        }
    return measured


def selfplay(game: Game, seats: int, seconds: float) -> dict[str, float]:
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
    beginnings = cycle([middle_position(game, seats, seed) for seed in range(middles)])
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
    times: list[float] = []
    for number in range(games):
        for state in played(game, game.seats[-1], f"copied {number}").record().positions(game):
            times.append(min(_copy(game, state) for _ in range(COPIES)))
    return {"median": round(median(times), 1), "most": round(max(times), 1)}


def _copy(game: Game, state: AnyState) -> float:
    return timed(lambda: game.copy(state)).ms * 1000


def measure_position(game: Game, seconds: float) -> dict[str, float]:
    state = middle_position(game, game.seats[-1])
    encoded = game.encode(state)
    (decision, *_) = game.asked(state)
    view = game.view(state, decision.seat)
    player = RandomPlayer(b"bench")

    def options() -> object:
        """What autocompletion would offer for every field of every move, with nothing typed yet."""
        return [form.options(field) for form in decision.forms(view) for field in form.move.fields()]

    return {
        "bytes": len(encoded),
        "encode us": microseconds(lambda: game.encode(state), seconds),
        "decode us": microseconds(lambda: game.decode(encoded), seconds),
        "view us": microseconds(lambda: game.view(state, decision.seat), seconds),
        "forms us": microseconds(lambda: list(decision.forms(view)), seconds),
        "options us": microseconds(options, seconds),
        "random move us": microseconds(lambda: player.choose(view), seconds),
    }


def middle_position(game: Game, seats: int, seed: int = 0) -> AnyState:
    record = played(game, seats, f"{seed}").record()
    for ply, state in enumerate(record.positions(game)):
        if ply == len(record.entries) // 2:
            return state
    raise AssertionError("a game has a middle")


def measure_typing(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """For each game, with the most players, all through a game: from a letter that somebody types to what is offered.

    The first letters and the others.
    """
    most = max(2, round(QUESTIONS * share))
    return {title.game.id: _measure_typing(title, most) for title in titles}


def _measure_typing(title: Title, most: int) -> dict[str, Any]:
    seats = title.game.seats[-1]
    record = played(title.game, seats, "typing").record()
    every = max(1, len(record.entries) // most)
    table = asyncio.run(_begun(title))
    chance = Random(seats)
    first: list[float] = []
    further: list[float] = []
    fullest = 0
    for ply, state in enumerate(record.positions(title.game)):
        if ply % every or not title.game.asked(state):
            continue
        for locale in LOCALES:
            asked = _question(table, title.game.copy(state), locale)
            first.append(_typing(asked, ""))
            typed = list(_texts(asked, chance))
            further += [_typing(asked, text) for text in typed]
            first.append(_typing(_question(table, title.game.copy(state), locale), typed[-1]))
            fullest = max(fullest, sum(1 for _ in all_moves(asked.forms.values())))
    return {
        "most moves": fullest,
        "first letters ms": spread(first, 0.99),
        "further letters ms": spread(further, 0.99),
    }


async def _begun(title: Title) -> Table:
    async with open_tables() as tables:
        return await begin_game(tables, title, 1)


def _question(table: Table, state: AnyState, locale: Locale) -> Prompt:
    """What is asked in a position of which nothing is known yet."""
    table = replace(table, state=state)
    return prompt_for(table, table.asked_users()[0], locale)


def _typing(asked: Prompt, typed: str) -> float:
    return timed(lambda: move_lines(asked, typed)).ms


def _texts(asked: Prompt, chance: Random) -> Iterator[str]:
    """What somebody may type: a line letter by letter, its words in any order, with a letter wrong, nonsense."""
    line, _ = chance.choice(move_lines(asked, ""))
    words = line.partition(DASH)[0].replace("·", "").split()
    for letters in range(1, min(8, len(line))):
        yield line[:letters]
    chance.shuffle(words)
    yield " ".join(words)
    yield " ".join(word[1:] if len(word) > 5 else word for word in words)
    yield "xyzzy"
    yield f"{words[0]} 99"
    yield " ".join(word[:3] for word in words)


def measure_analysis(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """For each game, with the most players: seconds of a core for a whole analysis, and its longest act."""
    return {title.game.id: _measure_analysis(title, max(2, round(ACTS * share))) for title in titles}


def _measure_analysis(title: Title, most: int) -> dict[str, Any]:
    game, seats = title.game, title.game.seats[-1]
    record = game_of_tirones(title, "analysis").record()
    evaluated = game, title.evaluation, title.chances, record
    begun = process_time()
    chances_of(*evaluated)
    guessing = process_time() - begun
    acts = range(0, len(record.entries), AT_A_TIME)
    measured = []
    for start in acts[:: max(1, len(acts) // most)]:
        begun = process_time()
        weighed(*evaluated, range(start, start + AT_A_TIME))
        measured.append(process_time() - begun)
    return {
        "seats": seats,
        "entries": len(record.entries),
        "seconds of a core": round(guessing + sum(measured) / len(measured) * len(acts), 1),
        "longest act s": round(max(guessing, *measured), 2),
    }


def game_of_tirones(title: Title, seed: str, plies: int | None = None) -> Recorder:
    seats = title.game.seats[-1]
    recorder = Recorder(title.game, seats, {}, seed_bytes(seed))
    players = computer_players(title, [TIRO.name] * seats, seed)
    play_out(recorder, players, lambda state: plies is not None and state.ply >= plies)
    return recorder
