"""Settings: defaults, the environment, a .env file, and the messages for wrong values."""

from pathlib import Path

import pytest

from bot.settings import Server, Settings, SettingsError, read

TOKEN = "abc.def.ghi-secret"


def wrong(environment: dict[str, str], file: Path | None = None) -> tuple[str, ...]:
    with pytest.raises(SettingsError) as error:
        read(environment, file=file)
    return error.value.sentences


def test_an_empty_environment_gives_the_defaults():
    settings = read({})
    assert settings == Settings()
    assert settings.token is None
    assert settings.database == Path("data/ludi.sqlite3")
    assert settings.api_base == "https://discord.com/api/v10"
    assert (settings.log_level, settings.log_format) == ("INFO", "text")
    assert (settings.shard_ids, settings.shard_count) == (None, None)
    assert (settings.metrics_host, settings.metrics_port) == ("127.0.0.1", None)


def test_everything_can_be_set():
    settings = read(
        {
            "DISCORD_TOKEN": f" {TOKEN}\n",
            "DATABASE": "/srv/games.sqlite3",
            "DISCORD_API_BASE": "http://127.0.0.1:9000/api/v10/",
            "LOG_LEVEL": "debug",
            "LOG_FORMAT": "JSON",
            "SHARD_IDS": "0, 2",
            "SHARD_COUNT": "4",
            "METRICS_HOST": "0.0.0.0",
            "METRICS_PORT": "9464",
        }
    )
    assert settings == Settings(
        token=TOKEN,
        database=Path("/srv/games.sqlite3"),
        api_base="http://127.0.0.1:9000/api/v10",
        log_level="DEBUG",
        log_format="json",
        shard_ids=(0, 2),
        shard_count=4,
        metrics_host="0.0.0.0",
        metrics_port=9464,
    )
    assert settings.heartbeat == Path("/srv/games.sqlite3.0.2.heartbeat")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", "abc def"),
        ("DISCORD_TOKEN", "Bot abc.def"),
        ("DATABASE", ":memory:"),
        ("DATABASE", "file:ludi?mode=memory"),
        ("DATABASE", "/"),
        ("DATABASE", "."),
        ("DATABASE", "~nobody-here/ludi.sqlite3"),
        ("SANDBOX", "~nobody-here/sandbox"),
        ("DATABASE", "mysql://anna:secret@db.example/ludi"),
        ("DATABASE", "postgresql://db.example"),
        ("DATABASE", "postgresql://db.example:port/ludi"),
        ("DISCORD_API_BASE", "discord.com/api/v10"),
        ("DISCORD_API_BASE", "https://discord.com/"),
        ("DISCORD_API_BASE", "https:///api/v10"),
        ("DISCORD_API_BASE", "http://127.0.0.1:port/api/v10"),
        ("DISCORD_API_BASE", "https://discord.com/api/v10?x=1"),
        ("DISCORD_API_BASE", "ftp://discord.com/api/v10"),
        ("LOG_LEVEL", "loud"),
        ("LOG_FORMAT", "xml"),
        ("SHARD_COUNT", "0"),
        ("SHARD_COUNT", "many"),
        ("SHARD_COUNT", "-1"),
        ("METRICS_HOST", "everywhere"),
        ("METRICS_PORT", "0"),
        ("METRICS_PORT", "65536"),
        ("METRICS_PORT", "localhost:9464"),
    ],
)
def test_a_wrong_value_is_refused_with_the_name_of_its_variable(name, value):
    (sentence,) = wrong({name: value})
    assert sentence.startswith(f"{name} ")
    assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("ids", "count", "named"),
    [
        ("0", "", "SHARD_COUNT"),
        ("0,4", "4", "SHARD_IDS"),
        ("1,1", "4", "SHARD_IDS"),
        ("1,,2", "4", "SHARD_IDS"),
        ("one", "4", "SHARD_IDS"),
    ],
)
def test_shards_must_fit_the_shard_count(ids, count, named):
    (sentence,) = wrong({"SHARD_IDS": ids, "SHARD_COUNT": count})
    assert sentence.startswith(named)


def test_a_shard_count_without_ids_runs_all_shards():
    assert read({"SHARD_COUNT": "2"}).shard_count == 2


def test_a_database_may_be_on_a_server():
    settings = read({"DATABASE": "postgresql://anna:secret@db.example/ludi"})
    assert settings.database == Server("postgresql://anna:secret@db.example/ludi")
    assert "secret" not in f"{settings} {settings.database}"
    assert settings.heartbeat == Path("data/ludi.sqlite3.heartbeat")


@pytest.mark.parametrize("sign", ["@", "/", "?", "#", "//", "@/", "1/"])
@pytest.mark.parametrize("scheme", ["postgresql://", "postgres://", "postgresql:"])
def test_an_unescaped_character_in_a_password_is_refused_without_showing_the_password(scheme, sign):
    (sentence,) = wrong({"DATABASE": f"{scheme}anna:hid{sign}den@db.example/ludi"})
    assert "hid" not in sentence
    assert "den" not in sentence
    assert "%40" in sentence
    assert read({"DATABASE": "postgresql://anna:hid%40%2Fden@db.example/ludi?host=/run"}).database == Server(
        "postgresql://anna:hid%40%2Fden@db.example/ludi?host=/run"
    )


def test_all_wrong_values_are_reported_at_once():
    sentences = wrong({"LOG_LEVEL": "loud", "LOG_FORMAT": "xml", "SHARD_IDS": "0"})
    assert [sentence.split()[0] for sentence in sentences] == ["LOG_LEVEL", "LOG_FORMAT", "SHARD_COUNT"]


def test_the_token_is_never_shown(tmp_path):
    settings = read({"DISCORD_TOKEN": TOKEN})
    assert TOKEN not in repr(settings)
    assert TOKEN not in str(settings)
    assert TOKEN not in " ".join(wrong({"DISCORD_TOKEN": f"{TOKEN} {TOKEN}"}))
    assert TOKEN not in " ".join(wrong({"DISCORD_TOKEN": f"Bot {TOKEN}"}))
    (tmp_path / ".env").write_text(f"DISCORD TOKEN={TOKEN}\n")
    (sentence,) = wrong({}, tmp_path / ".env")
    assert TOKEN not in sentence
    assert "Line 1" in sentence


def test_a_file_adds_to_the_environment(tmp_path):
    file = tmp_path / ".env"
    file.write_text(
        "\ufeff# my bot\n\n"
        "export DISCORD_TOKEN = 'abc#def'   # from the portal\n"
        'DATABASE="my games/ludi.sqlite3"\n'
        "LOG_LEVEL=debug # for now\n"
        "LOG_FORMAT=json\r\n"
        "SHARD_COUNT=\n"
        "SOMETHING_ELSE=1\n",
        encoding="utf-8",
    )
    settings = read({"LOG_FORMAT": "text"}, file=file)
    assert settings.token == "abc#def"
    assert settings.database == Path("my games/ludi.sqlite3")
    assert (settings.log_level, settings.log_format, settings.shard_count) == ("DEBUG", "text", None)


def test_an_empty_variable_in_the_environment_overrides_the_file(tmp_path):
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\n")
    assert read({"DISCORD_TOKEN": ""}, file=tmp_path / ".env").token is None


def test_a_missing_file_is_accepted_and_an_unreadable_one_is_refused(tmp_path):
    assert read({}, file=tmp_path / ".env") == Settings()
    (tmp_path / ".env").write_bytes(b"\xff\xfe\x00D")
    (sentence,) = wrong({}, tmp_path / ".env")
    assert "UTF-8" in sentence
