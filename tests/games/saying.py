"""What the tests of every game do with its words: say them to named players, in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from bot.channel.messages.sentences import event_lines
from bot.channel.moves.prompt import foreseen_lines
from bot.engine import (
    AnyState,
    AnyView,
    Choice,
    Decision,
    Foreseen,
    Form,
    Game,
    Move,
    Text,
    Value,
    foresee,
)
from bot.games.game_words import GameWords
from bot.i18n.fluent import LOCALES, Words, words
from tools.samples import TITLES
from tools.selfplay import check_goes_to_an_end

from .sentences import faults_of_line

NAMES = ("Anna", "Ben", "Carla", "Dirk", "Eva", "Flavia Domitilla")

LONGEST_OPTION = 100
"""Characters of a line in a menu of Discord's."""


class Saying:
    """A game that is told to Anna, Ben, Carla, Dirk, Eva and Flavia, who sit in that order."""

    def __init__(self, game: Game, telling: GameWords) -> None:
        self.game = game
        self.game_words = telling
        self.idle = TITLES[game.id].samples.idle
        self.spoken = [words(locale, game.id).naming(NAMES) for locale in LOCALES]
        self.words = words("en", game.id).naming(NAMES)
        self.german_words = words("de", game.id).naming(NAMES)

    def all_of(self, sentence: Text) -> list[str]:
        """The sentence in every language."""
        return [spoken.text(sentence) for spoken in self.spoken]

    def english(self, *sentences: Text) -> str:
        """The sentences in English, one after the other."""
        return " ".join(self.words.lines(sentences))

    def german(self, *sentences: Text) -> str:
        """The sentences in German, one after the other."""
        return " ".join(self.german_words.lines(sentences))

    def shown(self, choice: Choice) -> str:
        """A choice as "label | hint"."""
        return self.english(choice.label) + (f" | {self.english(choice.hint)}" if choice.hint else "")

    def lacks(self, view: AnyView, move: type[Move], field: str) -> list[str]:
        """What is not offered, as "label | what it lacks"."""
        return [
            f"{self.english(missing.label)} | {self.english(missing.lacks)}"
            for missing in self.game_words.missing(view, move, field, {})
        ]

    def view(self, state: AnyState, seat: int | None = 0) -> AnyView:
        """What a seat sees, or a spectator (None)."""
        return self.game.view(state, seat)

    def told(self, state: AnyState, viewer: int | None = None) -> list[str]:
        """What the card says of the last move; to a viewer what they hear of it."""
        return event_lines(self.words, self.view(state, viewer).events)

    def told_in_german(self, state: AnyState, viewer: int | None = None) -> list[str]:
        """The same in German."""
        return event_lines(self.german_words, self.view(state, viewer).events)

    def preview(self, state: AnyState, seat: int, move: Move) -> str:
        """What the seat reads before the last click."""
        return " ".join(self.preview_lines(state, seat, move))

    def preview_in_german(self, state: AnyState, seat: int, move: Move) -> str:
        """The same in German."""
        return " ".join(self._preview(self.german_words, state, seat, move))

    def preview_lines(self, state: AnyState, seat: int, move: Move) -> list[str]:
        """What the seat reads before the last click, line by line: what happens, what it comes to, what follows."""
        return self._preview(self.words, state, seat, move)

    def foreseen(self, state: AnyState, seat: int, move: Move) -> Foreseen:
        """What the move will do, as far as the seat can know."""
        return foresee(self.game, self.view(state, seat), move)

    def outlook(self, state: AnyState, seat: int, move: Move) -> list[str]:
        """What the game says that it comes to, beside what happens and what follows."""
        return list(map(self.words.text, self.game_words.outlook(self.foreseen(state, seat, move))))

    def _preview(self, said: Words, state: AnyState, seat: int, move: Move) -> list[str]:
        return foreseen_lines(said, self.game_words, self.foreseen(state, seat, move))

    def choice(
        self, state: AnyState, seat: int, move: type[Move], field: str, value: Value, **chosen: Value
    ) -> str:
        """A value as the seat may choose it, as "label | hint"."""
        return self.shown(self.game_words.choice(self.view(state, seat), move, field, value, chosen))

    def fits_a_menu(self, choice: Choice) -> None:
        """Assert that a choice has a label, and with its hint is no longer than a line of a menu."""
        hints = self.all_of(choice.hint) if choice.hint else [""] * len(self.spoken)
        for label, hint in zip(self.all_of(choice.label), hints, strict=True):
            assert label
            assert faults_of_line(hint, NAMES) == []
            assert len(label) + len(hint) <= LONGEST_OPTION, (label, hint)

    def tell_all(self, state: AnyState) -> None:
        """Assert that what happened last can be said to everybody, as the part of a sentence that events are."""
        heard = [self.view(state, viewer).events for viewer in (None, *range(state.seats))]
        for events in {msgspec.msgpack.encode(events): events for events in heard}.values():
            for spoken in (said.naming(NAMES[: state.seats]) for said in self.spoken):
                for line in event_lines(spoken, events):
                    assert line.endswith(".")
                    assert faults_of_line(line, NAMES) == []
                for event in events:
                    sentence = spoken.event(event)
                    assert sentence
                    assert not sentence.endswith((".", ":")), sentence
                    spoken.changes(event.changes)

    def turns(self, seats: int, seed: int, **options: str) -> Iterator[tuple[AnyState, Decision, Form, Move]]:
        """A game by chance, decision by decision, with the form and the move that is played next.

        The state is always the same object; it ends up at the end.
        """
        chance = random.Random(seed)
        state = self.game.new(seats, options, seed.to_bytes(16, "big"))
        while asked := self.game.asked(state):
            check_goes_to_an_end(self.game, state)
            forms = list(asked[0].forms(state))
            busy = [form for form in forms if form.move.kind() not in self.idle]
            form = chance.choice(busy) if busy and chance.random() < 0.9 else forms[-1]
            move = form.sample(chance.randrange)
            yield state, asked[0], form, move
            self.game.play(state, asked[0].seat, move)
