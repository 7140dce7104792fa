"""Which messages and attachments Discord refuses, and which it accepts at the limit."""

from __future__ import annotations

from typing import Any

import pytest

from bot.fake_discord import gate

from .asking import Pretended
from .payloads import gallery, text, two

BOARD = "board.png"
LISTED = {"id": 0, "filename": BOARD}


def names(count: int) -> list[str]:
    return [f"{number}.png" for number in range(count)]


def listed(count: int) -> list[dict[str, Any]]:
    return [{"id": number, "filename": name} for number, name in enumerate(names(count))]


NEW_TAKEN: dict[str, tuple[dict[str, Any], list[str]]] = {
    "2000 letters": ({"content": "x" * 2000}, []),
    "a nonce of 25 letters": ({"content": "x", "nonce": "n" * 25, "enforce_nonce": True}, []),
    "10 attachments": ({"content": "x", "attachments": listed(10)}, names(10)),
    "a described picture": (two(gallery(BOARD), attachments=[LISTED]), [BOARD]),
    "a picture described among the attachments": (
        two(gallery(BOARD, description=None), attachments=[LISTED | {"description": "a board"}]),
        [BOARD],
    ),
    "a file": (
        two(
            {"type": 13, "file": {"url": "attachment://game.json"}},
            attachments=[LISTED | {"filename": "game.json"}],
        ),
        ["game.json"],
    ),
    "100 mentions": (
        {"content": "x", "allowed_mentions": {"parse": [], "users": [str(user) for user in range(1, 101)]}},
        [],
    ),
    "one kind parsed, the other listed": (
        {"content": "x", "allowed_mentions": {"parse": ["roles"], "users": ["1"]}},
        [],
    ),
    "ids as numbers": ({"content": "x", "allowed_mentions": {"users": [1]}}, []),
}

NEW_REFUSED: dict[str, tuple[dict[str, Any], list[str], str]] = {
    "2001 letters": ({"content": "x" * 2001}, [], "content"),
    "a nonce of 26 letters": ({"content": "x", "nonce": "n" * 26}, [], "nonce"),
    "11 attachments": ({"content": "x", "attachments": listed(11)}, names(11), "attachments"),
    "a name twice": (
        two(gallery(BOARD), attachments=[LISTED, LISTED | {"id": 1}]),
        [BOARD, BOARD],
        "attachments",
    ),
    "a picture that is not there": (two(gallery(BOARD)), [], "components.items.media: attachment reference"),
    "a picture of elsewhere": (
        two({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, "description": "a"}]}),
        [],
        "components.0.items.0.media.url",
    ),
    "a picture that no component shows": (two(text(), attachments=[LISTED]), [BOARD], "attachments"),
    "a picture without a description": (
        two(gallery(BOARD, description=None), attachments=[LISTED]),
        [BOARD],
        "components.0.items.0.description",
    ),
    "101 mentions": (
        {"content": "x", "allowed_mentions": {"users": [str(user) for user in range(1, 102)]}},
        [],
        "allowed_mentions.users",
    ),
    "one kind parsed and listed": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        [],
        "allowed_mentions cannot mix",
    ),
    "a kind of mention that there is not": (
        {"content": "x", "allowed_mentions": {"parse": ["people"]}},
        [],
        "allowed_mentions.parse.0",
    ),
    "content in version 2": (two(content="x"), [], "components.: components_v2 messages cannot contain"),
    "embeds in version 2": (
        two(embeds=[{"title": "x"}]),
        [],
        "components.: components_v2 messages cannot contain",
    ),
    "a poll in version 2": (
        two(poll={"question": {"text": "?"}, "answers": [{"poll_media": {"text": "a"}}]}),
        [],
        "components.: components_v2 messages cannot contain",
    ),
    "flags that are no number": ({"content": "x", "flags": "32768"}, [], "flags"),
}

EDIT_TAKEN: dict[str, dict[str, Any]] = {
    "another text, and the picture kept": two(text(), gallery(BOARD), attachments=[{"id": "900"}]),
    "nothing but who may be pinged": {"allowed_mentions": {"parse": []}},
    "another text, where nothing is said of the attachments": two(text(), gallery(BOARD)),
    "the picture taken away": two(text(), attachments=[]),
}

EDIT_REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "an attachment that the message has not": (
        two(gallery(BOARD), attachments=[{"id": "901", "filename": BOARD}]),
        "attachments: unknown attachment id 901",
    ),
    "a picture that is no longer kept": (
        two(gallery(BOARD), attachments=[]),
        "components.items.media: attachment reference",
    ),
    "an attachment kept twice": (
        two(gallery(BOARD), attachments=[{"id": "900"}, {"id": "900"}]),
        "attachments: Two",
    ),
    "a picture kept and shown no more": (two(text(), attachments=[{"id": "900"}]), "attachments"),
    "the flag of version 2 taken off": (
        {"flags": 0, "components": [], "attachments": []},
        "components.: the components_v2 flag cannot be removed",
    ),
    "content in version 2": ({"content": "x"}, "components.: components_v2 messages cannot contain"),
}


@pytest.mark.parametrize(("body", "files"), NEW_TAKEN.values(), ids=NEW_TAKEN)
def test_a_valid_new_message_is_accepted(body: dict[str, Any], files: list[str]) -> None:
    assert Pretended().posted(body, *files) == ""


@pytest.mark.parametrize(("body", "files", "where"), NEW_REFUSED.values(), ids=NEW_REFUSED)
def test_an_invalid_new_message_is_refused(body: dict[str, Any], files: list[str], where: str) -> None:
    assert Pretended().posted(body, *files).startswith(where)


@pytest.mark.parametrize("body", EDIT_TAKEN.values(), ids=EDIT_TAKEN)
def test_a_valid_edit_is_accepted(body: dict[str, Any]) -> None:
    pretended = Pretended()
    assert pretended.edited(body, pretended.shown(gallery(BOARD), board=b"png")) == ""


@pytest.mark.parametrize(("body", "where"), EDIT_REFUSED.values(), ids=EDIT_REFUSED)
def test_an_invalid_edit_is_refused(body: dict[str, Any], where: str) -> None:
    pretended = Pretended()
    assert pretended.edited(body, pretended.shown(gallery(BOARD), board=b"png")).startswith(where)


def test_a_message_can_become_version_2_only_without_its_content() -> None:
    pretended = Pretended()
    assert pretended.edited(two(content=None, embeds=[]), pretended.shown(content="x")) == ""
    assert "cannot contain content" in pretended.edited(two(), pretended.shown(content="x"))


@pytest.mark.parametrize(
    "body", [{}, {"content": ""}, {"content": " "}, {"content": None, "embeds": [], "tts": False}]
)
def test_an_empty_message_is_refused(body: dict[str, Any]) -> None:
    assert Pretended().posted(body) == "Cannot send an empty message"


def test_an_edit_that_leaves_an_empty_message_is_refused() -> None:
    pretended = Pretended()
    assert pretended.edited({"content": ""}, pretended.shown(content="x")).startswith("content")
    assert pretended.edited({"content": ""}, pretended.shown(content="x", board=b"png")) == ""
    assert pretended.edited({"embeds": []}, pretended.shown(content="x")) == ""


def test_whether_a_message_exists_is_checked_before_its_form() -> None:
    pretended = Pretended()
    gone = pretended.refusal(
        "PATCH",
        f"/channels/{pretended.channel}/messages/2",
        two(gallery(BOARD), attachments=[{"id": "900"}]),
    )
    assert gone is not None
    assert gone.code == 10008


def test_an_upload_that_no_component_shows_is_refused() -> None:
    pretended = Pretended()
    before = pretended.shown(gallery(BOARD), board=b"png")
    body = {"attachments": [{"id": "900"}, {"id": 0, "filename": "new.png"}]}
    assert pretended.edited(body, before, {"new.png": b"new"}).startswith("attachments: No component shows")


def test_a_file_has_at_most_10_mib_and_a_request_at_most_25_mib() -> None:
    whole = b"x" * gate.LARGEST_FILE

    def code(*sizes: int) -> int | None:
        pretended = Pretended()
        uploads = {f"{number}.txt": whole[:size] for number, size in enumerate(sizes)}
        path = f"/channels/{pretended.channel}/messages"
        refused = pretended.refusal("POST", path, {"content": "x"}, uploads)
        return None if refused is None else refused.code

    half = gate.LARGEST_FILE // 2
    assert code(len(whole), len(whole), half) is None
    assert code(len(whole), len(whole), half, 1) == gate.TOO_LARGE
    whole += b"x"
    assert code(len(whole)) == gate.TOO_LARGE


def test_a_picture_that_a_message_already_has_must_not_be_uploaded_again() -> None:
    pretended = Pretended()
    body = two(gallery(BOARD), attachments=[LISTED])
    before = pretended.shown(gallery(BOARD), board=b"png")
    assert pretended.edited(body, before, {BOARD: b"another"}) == ""
    before = pretended.shown(gallery(BOARD), board=b"png")
    assert "keep it by its id" in pretended.edited(body, before, {BOARD: b"png"})
