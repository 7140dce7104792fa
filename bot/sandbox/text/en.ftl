# What the page of the sandbox itself says; the rest is said by the bot.

page-only-you = Only you can see this
page-dismiss = Dismiss message
page-thinking = Ludi Romani is thinking …
page-edited = (edited)
page-used = used
page-app = APP
page-apps = Apps
page-members = Members
page-viewer = You are
page-earlier = Show earlier messages
page-newest = To the newest messages
page-write = Write a message, or / for a command
page-optional = optional
page-none-fit = Nothing fits
page-failed = Ludi Romani did not answer. The terminal says why.
page-gone = This is no longer possible: the message has changed.
page-lost = The sandbox is closed. Start it again, and this page carries on.
page-choose = Choose
page-send = Send
page-cancel = Cancel
page-close = Close
page-refused = Discord refused:
page-channels = Channels and players
page-started-thread = started a thread: { $thread }
page-inbox = Direct messages
page-beginning = Welcome to #{ $channel }
page-beginning-steps =
    Here you play all the players yourself, and nothing leaves this machine.
    Type **/{ command-game } { command-game-new }** below, choose a game and press Enter: the bot opens a table.
    Click another face at the bottom left, or press Alt and 1 to 6: now you are that player. Press **{ button-join }**.
    Switch back to the host and press **{ button-start }**. Whoever is pinged is next; their face shows a red number.
    The other channels have room for more games. Emil and Flavia read German. Click a name for what you can do with it.
    Everything is kept when the sandbox is closed.
page-owner = owns the server
page-german = reads German
