"""Messages in channels: their words, pictures and buttons, and what sends them."""
