"""Load: bots in processes of their own, a pretend Discord, and users who play."""
