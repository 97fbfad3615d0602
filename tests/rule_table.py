"""Rule ids and the tests that prove them: `make rules`. Fails on a gap or an unknown id."""

from __future__ import annotations

import sys
from collections import defaultdict

import pytest

import arizona
from arizona.rulebook import games_with_rules, rule_ids


class Collector:
    """Notes the rule markers of every collected test."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for marker in item.iter_markers("rule"):
                for rule in marker.args:
                    name = item.nodeid.split("[")[0]
                    if name not in self.tests[rule]:
                        self.tests[rule].append(name)


def gaps(tests: dict[str, list[str]]) -> tuple[list[str], list[str]]:
    """The ids of built games without a test, and the ids in tests that no page has."""
    known = {rule: game for game in games_with_rules() for rule in rule_ids(game)}
    built = set(arizona.game_names())
    missing = [rule for rule, game in known.items() if game in built and not tests.get(rule)]
    unknown = [rule for rule in tests if rule not in known]
    return missing, unknown


def main() -> int:
    collector = Collector()
    code = pytest.main(["--collect-only", "-qq", "tests"], plugins=[collector])
    if code:
        return int(code)
    for game in games_with_rules():
        if game not in arizona.game_names():
            print(f"\n{game}: {len(rule_ids(game))} rules, not built yet")
            continue
        print(f"\n{game}")
        for rule in rule_ids(game):
            names = collector.tests.get(rule, [])
            print(f"  {rule:<8} {len(names):>2}  {names[0] if names else 'NO TEST'}")
            for name in names[1:]:
                print(f"               {name}")
    missing, unknown = gaps(collector.tests)
    for rule in missing:
        print(f"rule {rule} has no test", file=sys.stderr)
    for rule in unknown:
        print(f"{collector.tests[rule][0]}: there is no rule {rule}", file=sys.stderr)
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
