# Everything one does here, by name. `make` alone lists it.

SHELL := bash
BIN := .venv/bin
# What `make setup` installs comes first: uv is among it.
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: check check-web compile compile-quick demo dev docs fix gen help lock nightly parts quick run setup test test-browser test-server test-plays test-rules web wheel wheel-check

LIST := awk -F ':.*\#\# ' '/^[a-z-]+:.*\#\# / { printf "  make %-18s %s\n", $$1, $$2 }'

help: ## list these targets
	@$(LIST) Makefile

parts: ## list parts of CI and of the nightly run that are seldom started by hand
	@$(LIST) tools/parts.mk

setup: ## make .venv with everything that requirements/dev.txt pins, and this project
	@test -x $(BIN)/uv || { python3 -m venv --clear .venv && $(BIN)/pip install --quiet uv; }
	$(BIN)/uv pip sync --quiet --require-hashes requirements/dev.txt
	$(BIN)/uv pip install --quiet --no-deps --no-build-isolation -e .

# Without a C compiler the rules are played as they are, and bots think less far in their time.
run: web $(if $(shell command -v cc),compile) ## serve the tables at http://127.0.0.1:8080, with engines of their own in build/home
	$(BIN)/bottega serve --home build/home

dev: web/node_modules ## pages and server that reload when you save a file, at http://localhost:5173; PORT=8000 for another port
	@$(BIN)/python -m tools.dev --port $(or $(PORT),5173)

demo: web $(if $(shell command -v cc),compile) ## a server with people, tables and finished matches at http://localhost:8080, so that every page has something to show
	@$(BIN)/python -m tools.demo --port $(or $(PORT),8080)

quick: ## the tests of what changed since origin/main, in about a minute; BASE=HEAD~1 for since another commit
	$(BIN)/python -m tools.quick $(BASE)

RULES := tests/kit tests/games tests/every_game
CORES := $(shell getconf _NPROCESSORS_ONLN)
# What only computes is tried once for each core. Four tests at once keep two cores busy, though one waits for an
# engine or a clock.
COMPUTE := -n $(CORES)
PYTEST := $(BIN)/pytest -n 4

test: test-rules test-added test-server ## run all tests

test-rules: ## the tests of the kit and the games, which must be covered line by line
	@mkdir -p build
	$(BIN)/python -m tools.covered $(COMPUTE) $(RULES)

test-server: export BOTTEGA_EXPECT_COMPILED := 1
test-server: compile-quick web/node_modules ## all other tests, by the compiled rules: bots, command, terminal, tools, server
	$(PYTEST) tests $(addprefix --ignore=,$(RULES) tests/test_second_game.py tests/server/faults tests/server/observability)

check: ## format, lint, types, arrows between packages, the lock, the games' cards and texts, links of the pages
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.lock --check
	$(BIN)/python -m tools.check_games
	$(BIN)/python -m tools.check_texts
	$(BIN)/python -m tools.gen_web --check
	$(BIN)/python -m tools.links
	$(BIN)/python -m tools.subjects
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.compose-spec .devcontainer/compose.yaml
	$(BIN)/python -m tools.gen_balance --check

web/node_modules: web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	@touch $@

check-web: web/node_modules ## types, lint and unit tests of the web client
	cd web && npm run --silent check

web: web/node_modules ## build the web client, which `bottega serve` serves; fails when it is too heavy
	cd web && npm run --silent build && npm run --silent fixtures && npm run --silent weight

test-browser: test-plays test-worlds test-prompt ## all that a browser does on a real server (needs Chromium, PostgreSQL, NATS)

test-plays: web compile-quick ## browsers play whole matches, and do what comes before and after them
	QUICK=1 $(BIN)/python -m tests.browser.run

nightly: setup ## what takes too long for CI: all moments, lessons, browsers, faults, attacks, alerts, referees; hours
	$(BIN)/python -m tools.ci --nightly

fix: ## format, and mend what can be mended
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

gen: web/node_modules ## write the generated files again
	$(BIN)/python -m tools.gen_web
	$(BIN)/python -m tools.gen_balance
	cd web && npm run --silent words
	$(BIN)/python -m tools.playthrough --write
	$(BIN)/python -m tools.pictures
	$(BIN)/python -m tools.vectors

lock: ## lock the dependencies again after a change in pyproject.toml
	$(BIN)/python -m tools.lock

compile: ## compile the rules with mypyc, into build/compiled
	PYTHONPATH=src $(BIN)/python -m tools.compile

compile-quick: ## the same for tests: the C compiler optimises nothing, and is soon done
	PYTHONPATH=src $(BIN)/python -m tools.compile --quick

wheel: web ## build a wheel with compiled rules and the web client, into dist
	COMPILED_RULES=1 uv build --out-dir dist

wheel-check: web ## build the sdist and a wheel for every system; install it on Python 3.11, 3.12 and 3.13, alone and with extras
	uv build --out-dir dist
	$(BIN)/python -m tools.wheel_check $(EVERY)

docs: ## the documentation as a site, with a reference of the library, into build/site
	$(BIN)/python -m tools.docs

include tools/parts.mk
