"""The search: where each move leads by the end of the turn, in positions imagined from a view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import inf
from statistics import fmean
from typing import NamedTuple, TypeAlias

from bot.engine import (
    AnyState,
    AnyView,
    Chance,
    Depth,
    Evaluation,
    Form,
    Game,
    Move,
    Playout,
    Question,
    Together,
    Value,
    all_moves,
    random_move,
)

Weigh: TypeAlias = Callable[[Move], float]  # what a move is worth
CLIMBERS = 3  # how many of the best moves have their neighbors considered, too


class Opinion(NamedTuple):
    """A move, and the lead that it is expected to give at the end, in points."""

    move: Move
    lead: float


def weighed(forms: Sequence[Form], weigh: Weigh, most: int, chance: Chance) -> list[Opinion]:
    """Moves with what they are worth, the best first.

    All moves are weighed if there are at most `most`. Else about that many are: half are drawn, some of every first
    value, and the others differ from the best of those in one field.
    """
    moves = list(islice(all_moves(forms), most + 1))
    if len(moves) <= most:
        return _sorted({move: weigh(move) for move in moves})
    known = {move: weigh(move) for move in drawn(forms, max(1, most // 2), chance)}
    climbed: set[Move] = set()
    while len(known) < most:
        best = next((one.move for one in _sorted(known)[:CLIMBERS] if one.move not in climbed), None)
        if best is None:
            break
        climbed.add(best)
        form = next(form for form in forms if form.move is type(best) and form.misfit(best) is None)
        for move in neighbours(form, best, most // 2, chance):
            if move not in known:
                known[move] = weigh(move)
    return _sorted(known)


def drawn(forms: Sequence[Form], most: int, chance: Chance) -> list[Move]:
    """Up to `most` moves: by turns one of each form and first value, the other fields at random."""
    openings = [(form, opening) for form in forms for opening in form.openings()]
    found: dict[Move, None] = {}
    for _ in range(max(2, most // len(openings) + 1)):
        for form, opening in chance.shuffled(openings):
            if len(found) == most:
                return list(found)
            found[form.sample(chance.below, opening)] = None
    return list(found)


def neighbours(form: Form, move: Move, most: int, chance: Chance) -> Iterator[Move]:
    """Moves that differ from a move in one field, at most so many for each; later fields change where they must."""
    like: tuple[Value, ...] = tuple(move.values().values())
    for index, old in enumerate(like):
        values = [value for value in form.values(like[:index]) if value != old]
        for value in values if len(values) <= most else chance.shuffled(values)[:most]:
            yield _completed(form, (*like[:index], value), like, chance)


def _completed(form: Form, chosen: tuple[Value, ...], like: tuple[Value, ...], chance: Chance) -> Move:
    while len(chosen) < len(form.fields):
        values = form.values(chosen)
        wished = like[len(chosen)]
        chosen = (*chosen, wished if wished in values else chance.pick(values))
    return form.move(*chosen)


def _sorted(known: dict[Move, float]) -> list[Opinion]:
    return _best_first([Opinion(move, worth) for move, worth in known.items()])


@dataclass(frozen=True)
class Reply:
    """Answers questions in positions that are played ahead."""

    game: Game
    evaluation: Evaluation

    def play(self, playout: Playout, width: int, chance: Chance) -> int:
        """Answer the first question with the best of about `width` moves; return how many were weighed."""
        found = self.weighed(playout, width, chance)
        playout.play(playout.questions[0].decision, found[0].move)
        return len(found)

    def weighed(self, playout: Playout, width: int, chance: Chance) -> list[Opinion]:
        """About `width` answers to the first question, with the lead right after each, the best first."""
        question = playout.questions[0]
        seat = question.decision.seat

        def weigh(move: Move) -> float:
            ahead = self.game.copy(playout.state)
            top = ahead.agenda[-1]
            if isinstance(top, Together):
                # as if nobody else were asked: the answers are only revealed after the last of them
                decision = next(decision for _, decision in top.open() if decision.seat == seat)
                ahead.agenda.pop()
                decision.play(ahead, move)
            else:
                after = Playout(ahead)
                after.play(after.questions[0].decision, move)
            return self.evaluation.lead(ahead, seat)

        return weighed(question.forms, weigh, width, chance)


MOST_ANSWERS = 60  # a turn isn't followed beyond this many answers
MOST_REPLIES = 12  # the most answers of others in the middle of a turn
REPLY_WIDTH = 8  # moves weighed for each of those
FOLLOWED_WIDTH = 40  # moves weighed for each answer of anybody when a game is followed beyond the own turn


@dataclass(frozen=True)
class _Variation:
    """A line of play, and how many more answers of others it may contain."""

    playout: Playout
    replies: int


class Search:
    """Searches from one view; the same view, depth and seed give the same opinions."""

    def __init__(self, game: Game, evaluation: Evaluation, view: AnyView, depth: Depth, seed: bytes) -> None:
        self._game = game
        self._evaluation = evaluation
        self._reply = Reply(game, evaluation)
        self._depth = depth
        self._view = view
        self._seat: int = view.own_seat
        self._seed = seed
        self._chance = Chance(seed)
        self._first = self._imagined()
        self._turn_begins = self._after_the_turns_of_others(self._first)
        self._steps = 0

    def opinions(self) -> list[Opinion]:
        """The moves that were searched most deeply, the best first."""
        opinions = self._first_opinions()
        if len(opinions) > 1 and self._depth.steps:
            opinions = self._thought_through(opinions)
        if len(opinions) > 1 and self._depth.kept > 1:
            opinions = self._tried(opinions[: self._depth.kept])
        return opinions

    def _first_opinions(self) -> list[Opinion]:
        """The moves considered, ranked at first sight."""
        question = self._own_question(Playout(self._game.copy(self._first)))
        return weighed(question.forms, self._at_first_sight, self._depth.width, Chance(self._seed))

    def _thought_through(self, opinions: Sequence[Opinion]) -> list[Opinion]:
        """As many of them as half of the steps allow, ranked by the end of the turn."""
        self._steps, thought = 0, list[Opinion]()
        for one in opinions:
            if self._steps >= self._depth.steps / 2 and len(thought) >= self._depth.kept:
                break
            thought.append(Opinion(one.move, self._at_the_end_of_the_turn(self._first, one.move, 1)))
        return _best_first(thought)

    def _tried(self, opinions: Sequence[Opinion]) -> list[Opinion]:
        """As many of them as the steps allow in one position, ranked over as many positions as the steps allow."""
        leads: list[list[float]] = []
        for one in opinions:
            if leads and self._steps >= self._depth.steps:
                break
            leads.append([self._outlook(self._first, one.move, 0)])
        opinions = opinions[: len(leads)]
        for number in range(1, self._depth.worlds):
            if self._steps >= self._depth.steps:
                break
            world = self._imagined()
            for one, found in zip(opinions, leads, strict=True):
                found.append(self._outlook(world, one.move, number))
        return _best_first(
            [Opinion(one.move, fmean(found)) for one, found in zip(opinions, leads, strict=True)]
        )

    def _imagined(self) -> AnyState:
        """An imagined position, in which the others have answered at random if they are asked at the same time."""
        world = Playout(self._game.imagine(self._view, self._chance))
        if isinstance(world.state.agenda[-1], Together):
            for question in [one for one in world.questions if one.decision.seat != self._seat]:
                world.play(question.decision, random_move(question.forms, self._chance.below))
        return world.state

    def _after_the_turns_of_others(self, world: AnyState) -> int:
        """The height of the agenda at which the own turn begins: whole turns of others may lie beneath it."""
        seats = [getattr(step, "seat", self._seat) for step in world.agenda[:-1]]
        return max([place for place, seat in enumerate(seats, 1) if seat != self._seat], default=0)

    def _own_question(self, playout: Playout) -> Question:
        return next(question for question in playout.questions if question.decision.seat == self._seat)

    def _begun(self, world: AnyState, move: Move, chance: Chance) -> _Variation:
        """The line that begins with a move, up to the seat's next question of the turn or its end."""
        self._steps += 1
        playout = Playout(self._game.copy(world))
        playout.play(self._own_question(playout).decision, move)
        return self._replied(playout, MOST_REPLIES, chance)

    def _at_first_sight(self, move: Move) -> float:
        """The seat's lead right after the move."""
        line = self._begun(self._first, move, Chance(self._seed))
        return self._evaluation.lead(line.playout.state, self._seat)

    def _at_the_end_of_the_turn(self, world: AnyState, move: Move, lines: int) -> float:
        """The seat's lead at the end of its turn after the move, by the best of this many lines.

        Chance is the same for every move, so only the moves make a difference.
        """
        chance, best = Chance(self._seed), -inf
        open_lines = [self._begun(world, move, chance)]
        for _ in range(MOST_ANSWERS):
            ended = [line for line in open_lines if not self._is_asked(line.playout)]
            best = max([best, *(self._evaluation.lead(line.playout.state, self._seat) for line in ended)])
            open_lines = self._carried_on(
                [line for line in open_lines if self._is_asked(line.playout)], lines, chance
            )
            if not open_lines:
                return best
        return max(best, *(self._evaluation.lead(line.playout.state, self._seat) for line in open_lines))

    def _outlook(self, world: AnyState, move: Move, number: int) -> float:
        """The seat's lead after as many own turns as the depth follows."""
        if self._depth.turns == 1:
            return self._at_the_end_of_the_turn(world, move, self._depth.lines)
        chance = Chance(self._seed + number.to_bytes(2, "big"))
        line = self._begun(world, move, chance)
        for turn in range(self._depth.turns):
            if turn:
                self._others_answer(line.playout, FOLLOWED_WIDTH, chance)
            self._turn_ends(line.playout, FOLLOWED_WIDTH, chance)
        return self._evaluation.lead(line.playout.state, self._seat)

    def _turn_of(self, world: AnyState, move: Move, chance: Chance) -> Playout:
        """A move and the rest of the own turn, answered by what looks best at first sight."""
        playout = Playout(self._game.copy(world))
        playout.play(self._own_question(playout).decision, move)
        self._turn_ends(playout, REPLY_WIDTH, chance)
        return playout

    def _turn_ends(self, playout: Playout, width: int, chance: Chance) -> None:
        """Answer everything up to the end of the own turn by what looks best at first sight."""
        for _ in range(MOST_ANSWERS):
            if not self._is_asked(playout) and not self._waits(playout):
                break
            self._steps += self._reply.play(playout, width, chance)

    def _others_answer(self, playout: Playout, width: int, chance: Chance) -> None:
        """Let the others play what looks best at first sight until the seat is asked again."""
        for _ in range(MOST_ANSWERS):
            if not playout.questions or self._is_asked(playout):
                break
            self._steps += self._reply.play(playout, width, chance)

    def _carried_on(self, open_lines: Sequence[_Variation], most: int, chance: Chance) -> list[_Variation]:
        """The best `most` lines after one more answer each."""
        answers: list[tuple[Opinion, _Variation]] = []
        for line in open_lines:
            found = self._reply.weighed(line.playout, self._depth.further, chance)
            self._steps += len(found)
            answers += [(answer, line) for answer in found[:most]]
        carried: list[_Variation] = []
        for answer, line in sorted(answers, key=lambda each: -each[0].lead)[:most]:
            after = line.playout if most == 1 else Playout(self._game.copy(line.playout.state))
            after.play(after.questions[0].decision, answer.move)
            carried.append(self._replied(after, line.replies, chance))
        return carried

    def _replied(self, playout: Playout, replies: int, chance: Chance) -> _Variation:
        """The line after others have answered what they are asked in the middle of the own turn."""
        while replies and self._waits(playout):
            self._reply.play(playout, REPLY_WIDTH, chance)
            replies -= 1
        return _Variation(playout, replies)

    def _is_asked(self, playout: Playout) -> bool:
        return bool(playout.questions) and playout.questions[0].decision.seat == self._seat

    def _waits(self, playout: Playout) -> bool:
        """Whether somebody else is asked, and the own turn goes on after that."""
        if not playout.questions or self._is_asked(playout):
            return False
        own_turn = playout.state.agenda[self._turn_begins :]
        return any(getattr(step, "seat", None) == self._seat for step in own_turn)


def _best_first(opinions: Sequence[Opinion]) -> list[Opinion]:
    return sorted(opinions, key=lambda opinion: -opinion.lead)
