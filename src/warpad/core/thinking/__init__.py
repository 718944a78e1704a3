"""What bots of every game have in common: what they see, how long they think, how they try moves."""
