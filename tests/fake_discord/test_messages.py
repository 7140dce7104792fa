"""What Discord refuses of messages and what is attached to them, and what it takes at the limit."""

from __future__ import annotations

from typing import Any

import pytest

from bot.fake_discord import message_rules
from bot.fake_discord.gate import Circumstances, Request
from bot.fake_discord.message_rules import Attached, Stored, UploadedFile

from .asking import edited, posted, refusal
from .payloads import V2, gallery, text, two

BOARD = "board.png"
LISTED = {"id": 0, "filename": BOARD}
THERE = Stored(V2, attached={"900": Attached(BOARD)}, components=[gallery(BOARD)])
"""A message that shows a picture."""


def names(count: int) -> list[str]:
    return [f"{number}.png" for number in range(count)]


def listed(count: int) -> list[dict[str, Any]]:
    return [{"id": number, "filename": name} for number, name in enumerate(names(count))]


def embeds(letters: int) -> list[dict[str, Any]]:
    return [{"description": "d" * 3000}, {"description": "d" * (letters - 3000)}]


def empty(body: Any, before: Stored | None = None) -> bool:
    edit = Request("PATCH", "/channels/1/messages/2", body)
    request = edit if before else Request("POST", "/channels/1/messages", body)
    refused = refusal(request, Circumstances(before))
    return refused is not None and refused.code == message_rules.EMPTY


NEW_TAKEN: dict[str, tuple[dict[str, Any], list[str]]] = {
    "2000 letters": ({"content": "x" * 2000}, []),
    "a nonce of 25 letters": ({"content": "x", "nonce": "n" * 25, "enforce_nonce": True}, []),
    "10 attachments": ({"content": "x", "attachments": listed(10)}, names(10)),
    "6000 letters in embeds": ({"embeds": embeds(6000)}, []),
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
        {"content": "x", "allowed_mentions": {"parse": [], "users": [str(user) for user in range(100)]}},
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
    "6001 letters in embeds": ({"embeds": embeds(6001)}, [], "embeds"),
    "a name twice": (
        two(gallery(BOARD), attachments=[LISTED, LISTED | {"id": 1}]),
        [BOARD, BOARD],
        "attachments",
    ),
    "a picture that is not there": (two(gallery(BOARD)), [], "components.0.items.0.media.url"),
    "a picture that is listed and not uploaded": (
        two(gallery(BOARD), attachments=[LISTED]),
        [],
        "attachments.0.id",
    ),
    "a picture that is uploaded and not listed": (
        two(gallery(BOARD), attachments=[]),
        [BOARD],
        "attachments",
    ),
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
        {"content": "x", "allowed_mentions": {"users": [str(user) for user in range(101)]}},
        [],
        "allowed_mentions.users",
    ),
    "one kind parsed and listed": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        [],
        "allowed_mentions.users",
    ),
    "a kind of mention that there is not": (
        {"content": "x", "allowed_mentions": {"parse": ["people"]}},
        [],
        "allowed_mentions.parse.0",
    ),
    "content in version 2": (two(content="x"), [], "content"),
    "embeds in version 2": (two(embeds=[{"title": "x"}]), [], "embeds"),
    "stickers in version 2": (two(sticker_ids=["1"]), [], "sticker_ids"),
    "a poll in version 2": (
        two(poll={"question": {"text": "?"}, "answers": [{"poll_media": {"text": "a"}}]}),
        [],
        "poll",
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
        "attachments.0.id",
    ),
    "a picture that is no longer kept": (
        two(gallery(BOARD), attachments=[]),
        "components.0.items.0.media.url",
    ),
    "an attachment kept twice": (
        two(gallery(BOARD), attachments=[{"id": "900"}, {"id": "900"}]),
        "attachments.1.id",
    ),
    "a picture kept and shown no more": (two(text(), attachments=[{"id": "900"}]), "attachments"),
    "the flag of version 2 taken off": ({"flags": 0, "components": []}, "flags"),
    "content in version 2": ({"content": "x"}, "content"),
}


@pytest.mark.parametrize(("body", "files"), NEW_TAKEN.values(), ids=NEW_TAKEN)
def test_a_new_message_is_taken(body: dict[str, Any], files: list[str]) -> None:
    assert posted(body, *files) == {}


@pytest.mark.parametrize(("body", "files", "path"), NEW_REFUSED.values(), ids=NEW_REFUSED)
def test_a_new_message_is_refused(body: dict[str, Any], files: list[str], path: str) -> None:
    assert path in posted(body, *files)


@pytest.mark.parametrize("body", EDIT_TAKEN.values(), ids=EDIT_TAKEN)
def test_an_edit_is_taken(body: dict[str, Any]) -> None:
    assert edited(body, THERE) == {}


@pytest.mark.parametrize(("body", "path"), EDIT_REFUSED.values(), ids=EDIT_REFUSED)
def test_an_edit_is_refused(body: dict[str, Any], path: str) -> None:
    assert path in edited(body, THERE)


def test_what_an_edit_uploads_is_listed_beside_what_is_kept() -> None:
    body = two(gallery(BOARD, "new.png"), attachments=[{"id": "900"}, {"id": 0, "filename": "new.png"}])
    assert edited(body, THERE, [UploadedFile("new.png")]) == {}
    del body["attachments"]
    assert "attachments" in edited(body, THERE, [UploadedFile("new.png")])


def test_a_message_without_version_2_becomes_one_without_its_content_alone() -> None:
    before = Stored(content="x")
    assert edited(two(content=None, embeds=[]), before) == {}
    assert "content" in edited(two(), before)


@pytest.mark.parametrize(
    "body", [{}, {"content": ""}, {"content": " "}, {"content": None, "embeds": [], "tts": False}]
)
def test_no_message_is_empty(body: dict[str, Any]) -> None:
    assert empty(body)


def test_no_edit_leaves_nothing() -> None:
    assert empty({"content": ""}, Stored(content="x"))
    assert not empty({"content": ""}, Stored(content="x", embeds=[{"title": "x"}]))
    assert not empty({"embeds": []}, Stored(content="x"))


def test_whether_a_message_is_still_there_is_no_matter_of_form() -> None:
    gone = two(gallery(BOARD), attachments=[{"id": "900"}])
    assert refusal(Request("PATCH", "/channels/1/messages/2", gone)) is None


def test_what_is_uploaded_to_a_message_whose_components_stay_is_seen_by_nobody() -> None:
    assert "attachments" in edited(
        {"attachments": [{"id": "900"}, {"id": 0}]}, THERE, [UploadedFile("new.png")]
    )


def test_a_picture_of_an_embed_is_there() -> None:
    embed = {"image": {"url": f"attachment://{BOARD}"}}
    assert posted({"embeds": [embed], "attachments": [LISTED]}, BOARD) == {}
    assert "embeds.0.image.url" in posted({"embeds": [embed]})


def test_a_file_has_at_most_ten_mebibytes_and_a_request_25() -> None:
    whole = b"x" * message_rules.LARGEST_FILE

    def code(*sizes: int) -> int | None:
        uploads = [UploadedFile(f"{number}.txt", whole[:size]) for number, size in enumerate(sizes)]
        refused = refusal(Request("POST", "/channels/1/messages", {"content": "x"}, uploads))
        return None if refused is None else refused.code

    half = message_rules.LARGEST_FILE // 2
    assert code(len(whole), len(whole), half) is None
    assert code(len(whole), len(whole), half, 1) == message_rules.TOO_LARGE
    whole += b"x"
    assert code(len(whole)) == message_rules.TOO_LARGE


def test_what_a_message_shows_already_is_not_uploaded_again() -> None:
    before = Stored(V2, attached={"900": Attached(BOARD, content=b"png")}, components=[gallery(BOARD)])
    body = two(gallery(BOARD), attachments=[LISTED])
    assert edited(body, before, [UploadedFile(BOARD, b"another")]) == {}
    assert edited(body, before, [UploadedFile(BOARD, b"png")]) == {"attachments": "ATTACHMENT_UPLOADED_AGAIN"}
