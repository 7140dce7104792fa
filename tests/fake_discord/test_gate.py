"""The gate that all requests of the bot pass: its answers, the refusals it records, and its schema."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.fake_discord import schema
from bot.fake_discord.gate import gate_of
from tests.scene import Scene, opened
from tools import openapi_cut

from .asking import Pretended
from .payloads import button, row, two


def test_a_refusal_has_discords_form_and_is_recorded_as_a_sentence() -> None:
    pretended = Pretended()
    path = f"/channels/{pretended.channel}/messages"
    refused = pretended.refusal("POST", path, two(row(button(label="l" * 81))))
    assert refused is not None
    assert (refused.status, refused.code) == (400, 50035)
    (wrong,) = refused.to_json()["errors"]["components"]["0"]["components"]["0"]["label"]["_errors"]
    assert wrong == {"message": "This is longer than 80 characters."}
    assert gate_of(pretended.backend).refusals == [
        f"Discord refuses POST {path}: 400 (error code: 50035): Invalid Form Body: "
        "components.0.components.0.label: This is longer than 80 characters."
    ]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/channels/1/nonsense"),
        ("PUT", "/channels/1/messages"),
        ("GET", "/channels/forum"),
        ("GET", "/channels/1/messages?limit=5"),
    ],
)
def test_an_unknown_route_is_refused(method: str, path: str) -> None:
    refused = Pretended().refusal(method, path)
    assert refused is not None
    assert refused.status == 404


def test_the_excerpt_of_the_schema_names_its_license_and_date() -> None:
    kept = json.loads(schema.CUT.read_text(encoding="utf-8"))
    assert kept["source"]["licence"] == "MIT"
    assert kept["source"]["date"] >= "2026-07-18"


def test_the_excerpt_has_only_the_schemas_that_its_routes_use(tmp_path: Path) -> None:
    whole: dict[str, Any] = {
        "info": {"version": "10", "license": {"name": "MIT"}},
        "components": {
            "schemas": {
                "Body": {
                    "type": "object",
                    "description": "said only",
                    "properties": {"description": {"$ref": "#/x/In"}},
                },
                "In": {"type": "string"},
                "Out": {"type": "string"},
            }
        },
        "paths": {
            "/users/@me": {
                method: {
                    "requestBody": {"content": {"application/json": {"schema": {"$ref": f"#/x/{named}"}}}}
                }
                for method, named in (("get", "Out"), ("patch", "Body"))
            }
        },
    }
    kept = openapi_cut.cut_document(whole, {"/users/@me": ["patch"]}, "abc", "2026-01-01")
    assert list(kept["routes"]["/users/@me"]) == ["patch"]
    assert kept["schemas"] == {
        "Body": {"type": "object", "properties": {"description": {"$ref": "#/x/In"}}},
        "In": {"type": "string"},
    }


# In front of SimCord


async def test_a_test_whose_bot_sends_what_discord_refuses_fails_with_the_reason(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"content: This is longer than 2000 characters\."):
        await sent_too_much(tmp_path)


async def test_a_test_that_fails_otherwise_reports_the_refusal_too(tmp_path: Path) -> None:
    with pytest.raises(KeyError) as raised:
        await sent_too_much(tmp_path, KeyError())
    (note,) = raised.value.__notes__
    assert "content: This is longer than 2000 characters." in note


async def sent_too_much(folder: Path, error: Exception | None = None) -> None:
    """A test whose bot sends a message that is too long, and which then raises `error` if there is one."""
    async with opened(folder) as scene:
        await send(scene, "x" * 2001)
        if error is not None:
            raise error


async def test_an_injected_error_is_not_a_refusal(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        scene.env.inject_error("POST", "/channels/*/messages", status=400, code=50035)
        await send(scene, "x")


async def send(scene: Scene, content: str) -> None:
    """Let the bot send a message, and expect its refusal."""
    channel = str(scene.channel.id)
    with pytest.raises(Exception, match=r"Invalid Form Body|Internal Server Error"):
        await scene.bot.http.request(
            Route("POST", f"/channels/{channel}/messages"), json={"content": content}
        )


async def test_uploading_a_picture_that_the_message_already_has_is_refused(tmp_path: Path) -> None:
    def board(content: bytes) -> discord.File:
        return discord.File(BytesIO(content), "board.png")

    view = discord.ui.LayoutView()
    item = discord.MediaGalleryItem("attachment://board.png", description="A board")
    view.add_item(discord.ui.MediaGallery(item))
    async with opened(tmp_path) as scene:
        channel = scene.bot.get_channel(scene.channel.id)
        assert isinstance(channel, discord.TextChannel)
        message = await channel.send(view=view, file=board(b"first"))
        await message.edit(view=view, attachments=[board(b"second")])
        with pytest.raises(discord.HTTPException, match="keep it by its id"):
            await message.edit(view=view, attachments=[board(b"second")])
        assert "keep it by its id" in scene.refusals.pop()
