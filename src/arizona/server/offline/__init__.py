"""The whole table without a server: the rooms run beside the page, in its browser.

``answer.py`` answers what a page asks of a server, ``store.py`` keeps tables in what the browser
keeps, ``bots.py`` has bots think in a worker of their own, ``house.py`` holds them together and is
what the page's worker talks to. Nothing here knows a browser: what is kept and sent goes through
functions that are handed in, so it is tried without one.
"""
