"""Tables people sit at: rooms, seats, protocol, store, bus and the web application."""
