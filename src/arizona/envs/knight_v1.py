"""Knight for PettingZoo; the spec card is ``docs/envs/knight.md``."""

from __future__ import annotations

from functools import partial

from arizona.envs.aec import ArizonaAEC, guarded

raw_env = partial(ArizonaAEC, "knight")
"""The environment without guards: an illegal action is an error."""
env = partial(guarded, "knight")
"""The environment; ``options`` are those of the game."""
