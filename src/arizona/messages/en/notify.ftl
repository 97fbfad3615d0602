# Notifications of the browser, also while the page is closed.

# A switch: what to be notified of.
notify-turn = When it’s my turn
# A switch: what to be notified of.
notify-invitation = When I’m invited to a table
# A switch: what to be notified of.
notify-found = When players are found for a turn-based game
notify-tournament = When my table in a tournament is ready
notify-on = This browser notifies you, even when the page is closed.
notify-off = Notifications are off in this browser.
# Button.
notify-start = Turn on notifications
notify-denied = This browser blocks notifications from Arizona. Look in My tables now and then, or allow them in the browser’s settings.
notify-no-browser = This browser can’t notify you when the page is closed. Look in My tables now and then.
notify-no-server = This server doesn’t send notifications. Look in My tables now and then.
