"""A process of the bot: worker processes, its health file, details that fail, memory and pauses."""
