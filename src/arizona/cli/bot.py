"""`arizona bot …`: bots that play on a server over the network."""

from __future__ import annotations

from typing import Annotated

import typer

from arizona.cli.options import wrong_choice
from arizona.messages import terminal_phrases

app = typer.Typer(help="Let a bot play on a server over the network.", no_args_is_help=True)
PACES = ("quick", "normal", "slow", "days")


def _say(text: str) -> None:
    print(text, flush=True)  # a service manager shows each line at once


@app.command()
def serve(
    bot: Annotated[
        str, typer.Argument(metavar="BOT", help="a bot of `arizona bots`, or file.py:ClassName")
    ],
    at: Annotated[str, typer.Option(metavar="URL", help="address of the server")],
    token: Annotated[
        str, typer.Option(envvar="ARIZONA_BOT_TOKEN", help="token of the bot account")
    ],
    game: Annotated[
        list[str] | None, typer.Option(help="game to play; repeat for several; default: all")
    ] = None,
    seek: Annotated[
        str, typer.Option(metavar="PACE", help="look for rated games: quick, normal, slow or days")
    ] = "",
    accept: Annotated[bool, typer.Option(help="accept invitations to tables")] = True,
    games: Annotated[int, typer.Option(min=0, help="stop after this many games; 0: never")] = 0,
) -> None:
    """Play as a bot account: answer turns, accept invitations, look for games.

    Example: `arizona bot serve my_bot.py:MyBot --at https://example.org --seek quick`
    """
    import arizona  # noqa: PLC0415
    from arizona.bots.roster import make_bot  # noqa: PLC0415
    from arizona.client import Connection, NetworkBot  # noqa: PLC0415

    if seek and seek not in PACES:
        raise wrong_choice("--seek", seek, PACES)
    chosen = game or list(arizona.game_names())
    for name in chosen:
        arizona.get_game(name)
        make_bot(name, bot)  # fails now rather than in the first turn
    player = NetworkBot(Connection(at, token), bot, chosen, seek=seek, accept=accept, say=_say)
    try:
        player.run(games)
    except KeyboardInterrupt:
        _say(terminal_phrases().text("terminal-bot-stopped"))
