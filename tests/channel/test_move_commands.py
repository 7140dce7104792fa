from pathlib import Path

from .house import seated, texts, buttons


async def test_first(tmp_path: Path) -> None:
    async with seated(tmp_path) as at:
        anna, ben = at.players
        got = await anna.autocomplete(at.channel, "garden hide", "seed", "")
        print(got)
        r = await anna.slash(at.channel, "garden hide", seed=got[0]["value"])
        print(r, texts(r.response))
        got = await anna.autocomplete(at.channel, "garden hide", "seed", "")
        print(got)
        r = await ben.slash(at.channel, "garden hide")
        print(r, texts(r.response), buttons(r.response))
        r = await ben.click(r.response, label=next(iter(buttons(r.response))))
        print(r, texts(r.response), buttons(r.response))
        r = await ben.click(r.response, label="Do it")
        print(r, texts(r.response), buttons(r.response))
        print(await anna.autocomplete(at.channel, "garden plant", "crop", ""))
        print(await anna.autocomplete(at.channel, "garden plant", "crop", "", bed="E5"))
        print(await anna.autocomplete(at.channel, "garden plant", "bed", "c", crop="vin"))
        r = await anna.slash(at.channel, "garden plant", bed="zz", crop="Vine")
        print(r, texts(r.response))
        r = await anna.slash(at.channel, "garden plant", bed="B1", crop="Vine")
        print(r, r.response and texts(r.response))
        print(at.channel.last_message)
        r = await ben.click(at.channel.last_message, label="move")
        print(r, r.followups)
        m = r.response
        print(texts(m), buttons(m))
        assert 0
