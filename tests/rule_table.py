"""Rule ids and the tests that cover them: `make rules`. Fails on a gap or an unknown id.

`python -m tests.rule_table GAME FOLDER` does this for one game and the tests in that folder.
"""

from __future__ import annotations

import sys
from collections import defaultdict

import pytest

from arizona.rulebook import games_with_rules, rule_ids


class Collector:
    """Collects the rule markers of all tests."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for marker in item.iter_markers("rule"):
                for rule in marker.args:
                    name = item.nodeid.split("[")[0]
                    if name not in self.tests[rule]:
                        self.tests[rule].append(name)


def gaps(tests: dict[str, list[str]], games: list[str]) -> tuple[list[str], list[str]]:
    """Return the rule ids without a test, and the ids in tests that are not in the rules."""
    missing = [rule for game in games for rule in rule_ids(game) if not tests.get(rule)]
    known = {rule for game in games_with_rules() for rule in rule_ids(game)}
    unknown = [rule for rule in tests if rule not in known]
    return missing, unknown


def main(wanted: str = "", folder: str = "tests") -> int:
    collector = Collector()
    code = pytest.main(["--collect-only", "-qq", folder], plugins=[collector])
    if code:
        return int(code)
    games = [wanted] if wanted else games_with_rules()
    for game in games:
        print(f"\n{game}")
        for rule in rule_ids(game):
            names = collector.tests.get(rule, [])
            print(f"  {rule:<8} {len(names):>2}  {names[0] if names else 'NO TEST'}")
            for name in names[1:]:
                print(f"               {name}")
    missing, unknown = gaps(collector.tests, games)
    for rule in missing:
        print(f"rule {rule} has no test", file=sys.stderr)
    for rule in unknown:
        print(f"{collector.tests[rule][0]}: there is no rule {rule}", file=sys.stderr)
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
