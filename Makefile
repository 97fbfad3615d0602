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
SOURCES := pyproject.toml uv.lock hatch_build.py $(shell find src -type f -not -name '*.pyc')
GAMES ?= 2000
GAMES_EACH ?= 100

# Both environments are made by uv from the lock file; nothing is installed machine-wide.
export UV_PYTHON_DOWNLOADS := never
export UV_PYTHON := $(PYTHON)

$(UV):
	@echo "setting up: uv $(UV_VERSION)"
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --target .uv uv==$(UV_VERSION)

# The interpreted form: an editable install. A native module never lies beside an edited source.
$(STAMPS)/plain: pyproject.toml uv.lock hatch_build.py | $(UV)
	@echo "setting up: plain Python in .venv"
	@ARIZONA_PURE=1 $(UV) sync --quiet --locked
	@mkdir -p $(STAMPS) && touch $@

# The compiled form: a built wheel in an environment of its own.
$(STAMPS)/native: $(SOURCES) | $(UV)
	@echo "setting up: compiled wheel in .venv-compiled (takes a minute or two)"
	@rm -rf dist && $(UV) build --quiet --wheel
	@UV_PROJECT_ENVIRONMENT=.venv-compiled $(UV) sync --quiet --locked --no-install-project
	@UV_PROJECT_ENVIRONMENT=.venv-compiled $(UV) pip install --quiet --python $(NATIVE)/python \
		--no-deps --reinstall dist/*.whl
	@mkdir -p $(STAMPS) && touch $@

.PHONY: play
play: $(STAMPS)/native ## play now, in this terminal
	@$(NATIVE)/arizona play knight

.PHONY: test
test: lint test-plain test-compiled rules ## set up and run every test, in both forms

.PHONY: test-plain
test-plain: $(STAMPS)/plain ## the tests on plain Python, with coverage
	@rm -f .coverage .coverage.*
	ARIZONA_FORM=plain $(RUN)/coverage run -m pytest -q -n auto
	@$(RUN)/coverage combine --quiet
	$(RUN)/coverage report

.PHONY: test-compiled
test-compiled: $(STAMPS)/native ## the same tests on the compiled wheel
	ARIZONA_FORM=compiled $(NATIVE)/pytest -q -n auto

.PHONY: lint
lint: $(STAMPS)/plain ## types, style and format
	$(RUN)/mypy
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .

.PHONY: rules
rules: $(STAMPS)/plain ## rule ids and the tests that prove them; fails on a gap
	$(RUN)/python -m tests.rule_table

.PHONY: golden
golden: $(STAMPS)/plain ## write the golden playthroughs anew
	$(RUN)/python -m tests.golden

.PHONY: pictures
pictures: $(STAMPS)/plain ## draw the pictures of the docs anew
	$(RUN)/python -m tools.pictures

.PHONY: fuzz
fuzz: $(STAMPS)/native ## random games with all invariants checked (GAMES=2000)
	$(NATIVE)/arizona fuzz --games $(GAMES)

.PHONY: ladder
ladder: $(STAMPS)/native ## rate the bots of all games (GAMES_EACH=100); a stopped run goes on
	@for game in knight rails trail; do \
		$(NATIVE)/arizona ladder $$game --neighbours --games $(GAMES_EACH) \
			--out ladders/$$game.jsonl; done

.PHONY: bench
bench: $(STAMPS)/native ## measure, into bench/latest.json
	@UV_PROJECT_ENVIRONMENT=.venv-compiled $(UV) sync --quiet --locked --no-install-project --group bench --inexact
	$(NATIVE)/python -m bench

.PHONY: format
format: $(STAMPS)/plain ## put the sources in order
	$(RUN)/ruff check --fix . && $(RUN)/ruff format .

.PHONY: clean
clean: ## remove everything that make made
	rm -rf .uv .venv .venv-compiled $(STAMPS) dist build .mypy_cache .ruff_cache .pytest_cache \
		.hypothesis .coverage
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: help
help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | \
		awk -F'\t' '{printf "  make %-14s %s\n", $$1, $$2}'
