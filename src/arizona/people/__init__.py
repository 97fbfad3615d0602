"""Accounts, ratings, pairing and tournaments as pure functions of plain data.

Nothing here knows a server, a store or a game. Functions take frozen dataclasses and the current
time and return new values; saving and publishing them is the caller's task. Times are Unix seconds.
Sentences for people are returned as :class:`arizona.engine.message.Message`, never as prose.
"""
