"""The bot in a pretend Discord in the browser: no account, no token, nothing leaves this machine.

One person can play a whole game here: the page switches between the people in the channels.

The bot is the one that is otherwise connected to Discord, gateway and all; what it connects to is SimCord's
model of Discord behind a real API (`bot.fake_discord`), kept over restarts (`world.py`). The page is our own.
SimCord has one too, but it draws the whole channel anew whenever a menu opens, closes or loses the focus:
press and release of a click then fall on two different buttons, so that nothing opens, or on what has jumped under
the pointer; it shows no more than fifty messages, and asks for all of them twice a second. To mend that in
its nine thousand lines would have cost more than a page that knows only what this bot sends.
"""
