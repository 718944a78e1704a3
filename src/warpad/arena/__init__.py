"""Bots against bots: who meets whom, played on one machine or many, and what it proves."""
