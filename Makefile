# Everything one does here, by name. `make` alone lists it.

SHELL := bash
BIN := .venv/bin
# Where `make setup` puts uv if the machine has none.
export PATH := $(CURDIR)/build/uv/bin:$(PATH)

.PHONY: help setup run play test test-faults test-rules test-house test-compiled referees coverage faults check check-web fix bench bench-server leagues gen lock compile web test-browser wheel

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## make .venv with everything the lock names, and this project
	@uv --version >/dev/null 2>&1 || { python3 -m venv build/uv && build/uv/bin/pip install --quiet uv; }
	@test -x $(BIN)/python || uv venv --quiet .venv
	@mkdir -p build
	uv export --quiet --frozen --all-groups --all-extras --no-emit-project -o build/requirements.txt
	uv pip sync --quiet --python $(BIN)/python --require-hashes build/requirements.txt
	uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .

run: web ## serve the tables at http://127.0.0.1:8080, with a PostgreSQL and a NATS of their own in build/home
	$(BIN)/bottega serve --home build/home

play: ## play Codex Naturalis against a bot, in the terminal
	$(BIN)/bottega play codex --seats you,apprentice

RULES := tests/kit tests/games tests/every_game

test: test-rules test-house ## run all tests

test-rules: ## the tests of the kit and the games, which must be covered line by line
	@mkdir -p build
	$(BIN)/pytest -n 2 $(RULES) --cov --cov-report=term-missing:skip-covered --cov-fail-under=100

test-house: ## all other tests: bots, command, terminal, tools, server
	$(BIN)/pytest -n 2 tests $(addprefix --ignore=,$(RULES) tests/server/faults)

test-faults: ## the quick part of `make faults`: 40 tables, one fault of each kind
	$(BIN)/pytest tests/server/faults

test-compiled: compile ## the tests of the rules and what plays by them, against the compiled rules
	BOTTEGA_EXPECT_COMPILED=1 PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/pytest -n 2 tests --ignore=tests/server --ignore=tests/browser

referees: ## many matches of every game beside its referee: MATCHES=200 of each set of options, GAME=codex for one game
	$(BIN)/python -W error -m tests.referees $(or $(MATCHES),200) $(GAME)

coverage: test ## show what the tests cover, as pages in build/coverage
	$(BIN)/coverage html

faults: ## kill and cut nodes, PostgreSQL and NATS under 200 tables; minutes, exit 1 if a move is lost
	$(BIN)/python -W error -m tests.server.faults

check: ## format, lint, types, arrows between packages, the lock, the games' cards and texts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@uv lock --check --offline --quiet 2>/dev/null || { echo "uv.lock is behind pyproject.toml: run make lock"; exit 1; }
	$(BIN)/python -m tools.check_games
	$(BIN)/python -m tools.gen_web --check

# Not `npm ci`: it wants the builds of Rolldown for every system in the lock; these are the locked versions too.
web/node_modules: web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund
	@touch $@

check-web: web/node_modules ## types, lint and unit tests of the web client
	cd web && npm run --silent check

web: web/node_modules ## build the web client, which `bottega serve` serves; fails when it is too heavy
	cd web && npm run --silent build && npm run --silent fixtures && npm run --silent weight

test-browser: web ## browsers play whole matches on a real server (needs Chromium, PostgreSQL, NATS)
	$(BIN)/python -m tests.browser.run
	$(BIN)/python -m tests.browser.worlds

fix: ## format, and mend what can be mended
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: compile ## how many decisions a second, interpreted and compiled
	$(BIN)/bottega bench

bench-server: compile ## durable moves a second, idle sockets, cold tables; four minutes on PostgreSQL and NATS
	$(BIN)/bottega bench server

leagues: export PYTHONPATH := $(CURDIR)/build/compiled
leagues: compile ## every level of the bots against the others in every game, 200 matches each; many hours
	for game in codex leonardo inventors workshop; do \
		$(BIN)/bottega league $$game --bots master,journeyman,greedy,random --games 200 --seed bottega || exit 1; \
	done
	$(BIN)/bottega league leonardo --seats 4 --bots master,greedy --games 200 --seed bottega
	$(BIN)/bottega match workshop --seats master:1000 --games 100 --seed bottega

gen: ## write the generated files again
	$(BIN)/python -m tools.gen_web
	$(BIN)/python -m tools.playthrough --write
	$(BIN)/python -m tools.pictures

lock: ## lock the dependencies again after a change in pyproject.toml
	$(BIN)/python -m tools.lock

compile: ## compile the rules with mypyc, into build/compiled
	$(BIN)/python -m tools.compile

wheel: web ## build a wheel with compiled rules and the web client, into dist
	HATCH_BUILD_HOOKS_ENABLE=1 uv build --out-dir dist
