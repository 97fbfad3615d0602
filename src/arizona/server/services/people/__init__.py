"""Accounts and what belongs to them: sessions, ratings, matchmaking, friends, moderation."""
