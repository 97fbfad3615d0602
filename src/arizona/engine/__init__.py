"""What a game is: state, game, move, match, record, registry. Knows no game."""
