"""Accounts: registration, sign-in, login sessions and administration."""
