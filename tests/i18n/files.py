"""The Fluent files of the bot, parsed."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TypeAlias

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Transformer, Visitor

from bot.i18n import text_files
from bot.i18n.functions import FUNCTION as COMPONENT

CHECKOUT = Path(__file__).parents[2]
BOT = CHECKOUT / "bot"
GAMES = {
    path.parent.name: path.parent
    for path in sorted((*BOT.glob("games/*/text"), *CHECKOUT.glob("tools/*/text")))
}
"""The folder of each game, including the example."""
FOLDERS = sorted((*BOT.glob("*/text"), *(f for game in GAMES.values() for f in game.glob("**/text"))))

_KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)

Elements: TypeAlias = list[ast.TextElement | ast.Placeable]
Expression: TypeAlias = ast.InlineExpression | ast.Placeable | ast.SelectExpression


class _Components(Visitor):
    def __init__(self) -> None:
        self.places: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - Fluent's name
        if node.id.name == COMPONENT:
            self.places.add(node.arguments.positional[0].value)


def components_named(message: ast.Message) -> set[str]:
    """Return the places in the game's components whose numbers a message says."""
    found = _Components()
    found.visit(message)
    return found.places


class _Found(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.text: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        for variant in node.variants:
            self.visit(variant)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - Fluent's name
        for argument in node.arguments.positional:
            self.visit(argument)
            if isinstance(argument, ast.StringLiteral) and node.id.name != COMPONENT:
                self.text.append(argument.value)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.text.append(node.value)


PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
"""The forms that a language may have for a number."""


class _Chosen(Visitor):
    def __init__(self) -> None:
        self.by: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        words = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and words - PLURALS:
            self.by.setdefault(node.selector.id.name, set()).update(words - PLURALS)
        self.generic_visit(node)


def chosen_by_words(node: ast.BaseNode) -> dict[str, set[str]]:
    """Return the arguments by whose words a message or a pattern chooses between forms, with those words."""
    found = _Chosen()
    found.visit(node)
    return found.by


def source(folder: Path, locale: str) -> str:
    """Return what the files of a folder say in a language, its own file first."""
    return "".join(path.read_text(encoding="utf-8") for path in text_files(folder, locale))


@cache
def entries(folder: Path, locale: str) -> list[ast.EntryType]:
    """Return everything in these files, including lines that can't be parsed (junk)."""
    return FluentParser().parse(source(folder, locale)).body


@cache
def messages(folder: Path, locale: str) -> list[ast.Message]:
    """Return the messages of a language, in order, with its terms written out.

    A message that only refers to another one has the other's value.
    """
    terms = {one.id.name: one.value for one in entries(folder, locale) if isinstance(one, ast.Term)}
    found = [entry for entry in entries(folder, locale) if isinstance(entry, ast.Message)]
    if terms:
        found = [_WithTerms(terms, {}).visit(message.clone()) for message in found]
    written = {message.id.name: message for message in found}
    return [_with_value_of_another(message, written) for message in found]


class _Inlining(Transformer):
    """Replaces references in a text with what they refer to."""

    def inlined(self, expression: Expression) -> Elements | None:
        """Return what replaces an expression; None if it stays."""
        raise NotImplementedError

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802 - Fluent's name
        elements: Elements = []
        for element in node.elements:
            said = self.inlined(element.expression) if isinstance(element, ast.Placeable) else None
            elements += [self.visit(element)] if said is None else said
        return ast.Pattern(elements)


class _WithTerms(_Inlining):
    """Writes terms out, with the arguments that they are given."""

    def __init__(self, terms: dict[str, ast.Pattern], given: dict[str, ast.Literal]) -> None:
        self.terms = terms
        self.given = given

    def inlined(self, expression: Expression) -> Elements | None:
        if not isinstance(expression, ast.TermReference):
            return None
        named = expression.arguments.named if expression.arguments else ()
        given = {one.name.name: one.value for one in named}
        said: ast.Pattern = _WithTerms(self.terms, given).visit(self.terms[expression.id.name].clone())
        return said.elements

    def visit_VariableReference(self, node: ast.VariableReference) -> ast.InlineExpression:  # noqa: N802 - Fluent's name
        return self.given.get(node.id.name, node)


def referred(message: ast.Message) -> str | None:
    """Return the key of the message that is this one's whole value, if there is one."""
    match message.value:
        case ast.Pattern(
            elements=[ast.Placeable(expression=ast.MessageReference(id=ast.Identifier(name=key)))]
        ):
            return str(key)
    return None


def _with_value_of_another(message: ast.Message, written: dict[str, ast.Message]) -> ast.Message:
    other = written.get(referred(message) or "")
    if other is None:
        return message
    value = _with_value_of_another(other, written).value
    return ast.Message(message.id, value, message.attributes, message.comment)


@cache
def written_out(folder: Path, locale: str) -> list[ast.Message]:
    """Return the messages of a language, in order, with the messages that they refer to written out."""
    found = messages(folder, locale)
    written = _WrittenOut({message.id.name: message for message in found})
    return [written.visit(message.clone()) for message in found]


class _WrittenOut(_Inlining):
    def __init__(self, written: dict[str, ast.Message]) -> None:
        self.written = written

    def inlined(self, expression: Expression) -> Elements | None:
        if not isinstance(expression, ast.MessageReference) or expression.attribute is not None:
            return None
        other = self.written.get(expression.id.name)
        return None if other is None else self.visit(other.value.clone()).elements


def keys(folder: Path, locale: str = "en") -> list[str]:
    """Return the keys of a language, in order, without the seconds that parsing would take."""
    return _KEY.findall(source(folder, locale))


def parts(folder: Path, locale: str = "en") -> dict[str, ast.Pattern]:
    """Return what messages and attributes say, by "key" and "key.attribute", with message references written out."""
    found = {}
    for message in written_out(folder, locale):
        found[message.id.name] = message.value or ast.Pattern([])
        found |= {f"{message.id.name}.{one.id.name}": one.value for one in message.attributes}
    return found


def variables(message: ast.Message) -> set[str]:
    """Return the arguments that a message says; those that only choose between forms differ by language."""
    found = _Found()
    found.visit(message)
    return found.variables


def said(message: ast.BaseNode) -> list[str]:
    """Return the pieces of text in a message or a part of it, without its arguments."""
    found = _Found()
    found.visit(message)
    return found.text
