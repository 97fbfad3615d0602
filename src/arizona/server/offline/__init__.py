"""Offline mode: the server code runs in the browser, without a server.

``requests.py`` answers API requests, ``memory_store.py`` saves tables in the browser's storage,
``bots.py`` runs bots in a web worker of their own, and ``offline_server.py`` combines them; the
page's worker talks to it. Nothing here depends on a browser: storage and messages go through
functions that are passed in, so everything can be tested without one.
"""
