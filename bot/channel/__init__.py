"""Everything about Discord: commands, buttons, messages, private pages, pictures."""
