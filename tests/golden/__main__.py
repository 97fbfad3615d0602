"""`make golden`: rewrites every golden playthrough."""

from tests.golden.playthrough import FOLDER, golden_setups, name_of, playthrough

for setup in golden_setups():
    path = FOLDER / f"{name_of(setup)}.txt"
    path.write_text(playthrough(setup), "utf-8")
    print(path.name)
