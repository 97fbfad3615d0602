"""Rails for PettingZoo; the spec card is ``docs/envs/rails.md``."""

from __future__ import annotations

from functools import partial

from arizona.envs.aec import ArizonaAEC, guarded

raw_env = partial(ArizonaAEC, "rails")
"""The environment without guards: an illegal action is an error."""
env = partial(guarded, "rails")
"""The environment; ``options`` are those of the game."""
