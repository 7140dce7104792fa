"""Load tests: bots in processes of their own, a fake Discord, and users who play."""
