"""Tools for testing a game's texts: sentences, choices and previews for named players, in both languages."""

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
    Form,
    Game,
    Move,
    MovePreview,
    Text,
    Value,
    foresee,
)
from bot.games.game_words import GameWords
from bot.i18n.fluent import LOCALES, Words, words
from tools.moments import samples_of
from tools.selfplay import check_goes_to_an_end

from .sentences import faults_of_line

NAMES = ("Anna", "Ben", "Carla", "Dirk", "Eva", "Flavia Domitilla")

LONGEST_OPTION = 100
"""The maximum length of an option in a Discord menu, in characters."""


class Saying:
    """A game's texts as Anna, Ben, Carla, Dirk, Eva and Flavia read them, who sit in that order."""

    def __init__(self, game: Game, telling: GameWords) -> None:
        self.game = game
        self.game_words = telling
        self.idle = samples_of(game.id).idle
        self.spoken = [words(locale, game.id).naming(NAMES) for locale in LOCALES]
        self.words = words("en", game.id).naming(NAMES)
        self.german_words = words("de", game.id).naming(NAMES)

    def all_of(self, sentence: Text) -> list[str]:
        """Return the sentence in every language."""
        return [spoken.text(sentence) for spoken in self.spoken]

    def english(self, *sentences: Text) -> str:
        """Return the sentences in English, joined."""
        return " ".join(self.words.lines(sentences))

    def german(self, *sentences: Text) -> str:
        """Return the sentences in German, joined."""
        return " ".join(self.german_words.lines(sentences))

    def shown(self, choice: Choice) -> str:
        """Return a choice as "label | hint"."""
        return self.english(choice.label) + (f" | {self.english(choice.hint)}" if choice.hint else "")

    def lacks(self, view: AnyView, move: type[Move], field: str) -> list[str]:
        """Return the values that are not offered, as "label | what is missing"."""
        return [
            f"{self.english(missing.label)} | {self.english(missing.lacks)}"
            for missing in self.game_words.missing(view, move, field, {})
        ]

    def view(self, state: AnyState, seat: int | None = 0) -> AnyView:
        """Return the view of a seat, or of a spectator (None)."""
        return self.game.view(state, seat)

    def told(self, state: AnyState, viewer: int | None = None) -> list[str]:
        """Return the card's lines about the last move; with a viewer, the lines that the viewer reads."""
        return event_lines(self.words, self.view(state, viewer).events)

    def told_in_german(self, state: AnyState, viewer: int | None = None) -> list[str]:
        """Return the same lines in German."""
        return event_lines(self.german_words, self.view(state, viewer).events)

    def preview(self, state: AnyState, seat: int, move: Move) -> str:
        """Return the preview of a move that the seat reads before confirming it."""
        return " ".join(self.preview_lines(state, seat, move))

    def preview_in_german(self, state: AnyState, seat: int, move: Move) -> str:
        """Return the same preview in German."""
        return " ".join(self._preview(self.german_words, state, seat, move))

    def preview_lines(self, state: AnyState, seat: int, move: Move) -> list[str]:
        """Return the lines of the preview: what happens, its outlook, what follows."""
        return self._preview(self.words, state, seat, move)

    def foreseen(self, state: AnyState, seat: int, move: Move) -> MovePreview:
        """Return what the move will do, as far as the seat can know."""
        return foresee(self.game, self.view(state, seat), move)

    def outlook(self, state: AnyState, seat: int, move: Move) -> list[str]:
        """Return the outlook of a move: the part of its preview beyond what happens and what follows."""
        return list(map(self.words.text, self.game_words.outlook(self.foreseen(state, seat, move))))

    def _preview(self, said: Words, state: AnyState, seat: int, move: Move) -> list[str]:
        return foreseen_lines(said, self.game_words, self.foreseen(state, seat, move))

    def choice(
        self, state: AnyState, seat: int, move: type[Move], field: str, value: Value, **chosen: Value
    ) -> str:
        """Return a value that the seat may choose, as "label | hint"."""
        return self.shown(self.game_words.choice(self.view(state, seat), move, field, value, chosen))

    def fits_a_menu(self, choice: Choice) -> None:
        """Assert that a choice has a label, and fits an option of a menu together with its hint."""
        hints = self.all_of(choice.hint) if choice.hint else [""] * len(self.spoken)
        for label, hint in zip(self.all_of(choice.label), hints, strict=True):
            assert label
            assert faults_of_line(hint, NAMES) == []
            assert len(label) + len(hint) <= LONGEST_OPTION, (label, hint)

    def tell_all(self, state: AnyState) -> None:
        """Assert that the last events make faultless lines for everybody, and that each is a part of a sentence."""
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
        """Play a random game and yield each decision with the state, the form and the move played next.

        The state is the same object throughout; at last it is the end of the game.
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
