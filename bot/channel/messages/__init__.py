"""What is posted in a channel: its words, pictures and buttons, and the office that sends it."""
