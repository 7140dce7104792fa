"""Time: hours of a person, clocks of those who are asked, deadlines and paces."""
