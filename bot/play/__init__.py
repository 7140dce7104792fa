"""The service between games and channel: a game at a channel, with seats, moves, undo, announcements."""
