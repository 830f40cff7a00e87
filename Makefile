# Everything one does here, by name. `make` alone lists it.

SHELL := bash
BIN := .venv/bin
# What `make setup` installs comes first: uv is among it.
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: analysis-delay attacks balancer bench bench-server check check-web ci-stressed coach compile compile-quick coverage covers credits demo dev docs eyes faults fit fix gen help idle lock minutes nightly pictures play prompt quick referees restore-drill run sbom setup slow-line steady test test-added test-attacks test-browser test-browsers test-compiled test-eyes test-faults test-fit test-house test-lab test-lessons test-plays test-prompt test-rules test-worlds web wheel wheel-check wheel-check-compiled wheels

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## make .venv with everything that requirements/dev.txt pins, and this project
	@test -x $(BIN)/uv || { python3 -m venv --clear .venv && $(BIN)/pip install --quiet uv; }
	$(BIN)/uv pip sync --quiet --require-hashes requirements/dev.txt
	$(BIN)/uv pip install --quiet --no-deps --no-build-isolation -e .

# Without a C compiler the rules are played as they are, and bots think less far in their time.
run: export PYTHONPATH := $(CURDIR)/build/compiled
run: web $(if $(shell command -v cc),compile) ## serve the tables at http://127.0.0.1:8080, with engines of their own in build/home
	$(BIN)/bottega serve --home build/home

dev: web/node_modules ## pages and server that reload when you save a file, at http://localhost:5173; PORT=8000 for another port
	@$(BIN)/python -m tools.dev --port $(or $(PORT),5173)

demo: export PYTHONPATH := $(CURDIR)/build/compiled
demo: web $(if $(shell command -v cc),compile) ## a server with people, tables and finished matches at http://localhost:8080, so that every page has something to show
	@$(BIN)/python -m tools.demo --port $(or $(PORT),8080)

play: ## play Codex Naturalis against a bot, in the terminal
	$(BIN)/bottega play codex --seats you,apprentice

quick: ## the tests of what changed since origin/main, in about a minute; BASE=HEAD~1 for since another commit
	$(BIN)/python -m tools.quick $(BASE)

RULES := tests/kit tests/games tests/every_game
CORES := $(shell getconf _NPROCESSORS_ONLN)
# What only computes is tried once for each core. Four tests at once keep two cores busy, though one waits for an
# engine or a clock.
COMPUTE := -n $(CORES)
PYTEST := $(BIN)/pytest -n 4

test: test-rules test-added test-house ## run all tests

test-rules: ## the tests of the kit and the games, which must be covered line by line
	@mkdir -p build
	$(BIN)/python -m tools.covered $(COMPUTE) $(RULES)

test-added: ## docs/add-a-game.md, followed to the letter in copies of the repository
	$(BIN)/pytest $(COMPUTE) tests/test_second_game.py

# Whoever hosts plays by compiled rules, and so do the tests of all that stands on them.
test-house test-compiled test-faults test-eyes test-plays test-worlds test-prompt test-lessons test-browsers: export PYTHONPATH := $(CURDIR)/build/compiled
test-house test-compiled test-faults test-eyes: export BOTTEGA_EXPECT_COMPILED := 1

test-house: compile-quick web/node_modules ## all other tests, by the compiled rules: bots, command, terminal, tools, server
	$(PYTEST) tests $(addprefix --ignore=,$(RULES) tests/test_second_game.py tests/server/faults tests/server/eyes)

test-faults: compile-quick ## the quick part of `make faults`: 40 tables, seven faults (needs haproxy)
	$(BIN)/pytest tests/server/faults

test-eyes: compile-quick ## metrics, logs and traces; every query of dashboard and alerts (needs Prometheus)
	$(PYTEST) -rs tests/server/eyes

test-compiled: compile-quick ## the tests of the rules again, against the compiled rules
	$(BIN)/pytest $(COMPUTE) $(RULES)

test-lab: ## the lab on a Ray cluster: several cores, two nodes, processes that are killed
	$(BIN)/pytest -m ray tests/lab

referees: ## many matches of every game beside its referee: MATCHES=200 of each set of options, GAME=codex for one game
	$(BIN)/python -W error -m tests.referees $(or $(MATCHES),200) $(GAME)

coverage: test ## show what the tests cover, as pages in build/coverage
	$(BIN)/coverage html

faults: export PYTHONPATH := $(CURDIR)/build/compiled
faults: compile ## 200 faults under 200 tables: nodes, PostgreSQL, NATS, hosts, disks, clocks; half an hour, exit 1 if a move is lost
	$(BIN)/python -W error -m tests.server.faults

attacks test-attacks: export BOTTEGA_BEHIND := haproxy

test-attacks: ## the quick part of `make attacks`: what a proxy may change
	$(BIN)/pytest -m proxied tests/server/attacks

attacks: ## attack a house behind HAProxy, by deploy/haproxy.cfg, in all ways of tests/server/attacks; minutes
	$(BIN)/pytest -m "not unproxied" tests/server/attacks

restore-drill: ## lose a PostgreSQL and recover it to a point in time, by the words of docs/host.md
	$(BIN)/python -W error -m tests.server.backup

eyes: ## an evening under the eyes of Prometheus: every query of dashboard and alerts finds something, alerts fire when provoked; minutes. ALERTS=BusAway for one
	$(BIN)/python -W error -m tests.server.eyes $(ALERTS)

check: ## format, lint, types, arrows between packages, the lock, the games' cards and texts, links of the pages, Kubernetes
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
	$(BIN)/kubernetes-validate --quiet --strict deploy/kubernetes.yaml
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

test-worlds: web compile-quick ## a game without a line of TypeScript is played; what is drawn tells no secret
	$(BIN)/python -m tests.browser.stranger
	$(BIN)/python -m tests.browser.worlds

test-prompt: web compile-quick ## pages answer promptly beside a bare page; GAMES=codex for one game, `make prompt` for figures
	$(BIN)/python -m tests.browser.prompt $(GAMES)

test-lessons: web compile-quick ## every lesson at a desk, on a phone and by keys in the reading view, by the right moves and each mistake; GAMES=codex for one game
	$(BIN)/python -m tests.browser.run lessons

test-browsers: web compile-quick ## the first ten decisions of each game in Firefox and WebKitGTK, desk and phone; GAMES=codex for one game
	$(BIN)/python -m tests.browser.run browsers

test-fit: web/node_modules ## the quick part of `make fit`: each moment in one language, by turns, at two widths
	cd web && npm run --silent fixtures && QUICK=1 npm run --silent fit

prompt: web ## how long after a tap and a move something is painted, in ms, beside a bare page; ten minutes
	$(BIN)/python -m tests.browser.prompt --figures

slow-line: web ## how long it takes on a slow line from the address to the first move, and what is fetched; exit 1 over 8 s
	$(BIN)/python -m tests.browser.run slow-line

fit: web/node_modules ## every page of a match at every moment, in three languages at five widths: nothing is cut or overlaps, and all that is drawn says what it is; minutes
	cd web && npm run --silent fixtures && npm run --silent fit && npm run --silent answers

nightly: setup ## what takes too long for CI: all moments, lessons, browsers, faults, attacks, alerts, referees; hours
	$(BIN)/python -m tools.ci --nightly

ci-stressed: ## all that CI runs, while something else keeps every core busy; an hour at most (needs stress-ng)
	stress-ng --cpu $$(nproc) --timeout 60m --quiet & trap "kill $$!" EXIT; timeout 60m .ci/run

fix: ## format, and mend what can be mended
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: compile ## how many decisions a second, interpreted and compiled
	$(BIN)/bottega lab bench

bench-server: compile ## durable moves a second, idle sockets, cold tables; four minutes on PostgreSQL and NATS
	$(BIN)/bottega lab load

balancer: export PYTHONPATH := $(CURDIR)/build/compiled
balancer: compile ## CPU for a move with the players of a table on one node and by lot, behind HAProxy; minutes (needs haproxy)
	$(BIN)/python -m tests.server.load.balancer

steady: export PYTHONPATH := $(CURDIR)/build/compiled
steady: compile ## a steady load on two nodes for MINUTES=60, MOVES=100 a second: memory, p99 and errors over time, as docs/pictures/steady.svg
	$(BIN)/python -m tests.server.load.steady --minutes $(or $(MINUTES),60) --moves $(or $(MOVES),100)

idle: export PYTHONPATH := $(CURDIR)/build/compiled
idle: compile ## SOCKETS=100000 on which nothing happens, on two nodes or as many as the limit of files asks for; needs 6 GiB
	$(BIN)/python -m tests.server.load.idle $(or $(SOCKETS),100000)

analysis-delay: export PYTHONPATH := $(CURDIR)/build/compiled
analysis-delay: compile ## how much later bots' turns come while 200 analyses wait; six minutes on PostgreSQL and NATS, exit 1 over 100 ms
	$(BIN)/python -m tests.server.analyses.delay

coach: export PYTHONPATH := $(CURDIR)/build/compiled
coach: compile ## whether the coach's advice beats an apprentice, and how much the moves lose that it calls mistakes; an hour
	$(BIN)/python -m tools.coach

gen: web/node_modules ## write the generated files again
	$(BIN)/python -m tools.gen_web
	$(BIN)/python -m tools.gen_balance
	cd web && npm run --silent words
	$(BIN)/python -m tools.playthrough --write
	$(BIN)/python -m tools.pictures
	$(BIN)/python -m tools.vectors

covers: web/node_modules ## draw the pictures of the shelf again, from the boards as they are (needs Chromium)
	cd web && npm run --silent fixtures && node tools/covers.mjs

pictures: web/node_modules ## take docs/pictures of the boards again: four moments of each game, desk and phone, day and night (needs Chromium)
	cd web && npm run --silent fixtures && node tools/pictures.mjs

minutes: ## reckon again from bots' matches how long people would sit over each game
	$(BIN)/python -m tools.minutes

credits: ## read again who drew which icon, from the package that knows; a unit test compares web/CREDITS.md
	node web/tools/authors.mjs

lock: ## lock the dependencies again after a change in pyproject.toml
	$(BIN)/python -m tools.lock

compile: ## compile the rules with mypyc, into build/compiled
	$(BIN)/python -m tools.compile

compile-quick: ## the same for tests: the C compiler optimises nothing, and is soon done
	$(BIN)/python -m tools.compile --quick

wheel: web ## build a wheel with compiled rules and the web client, into dist
	COMPILED_RULES=1 uv build --out-dir dist

wheel-check: web ## build the sdist and a wheel for every system; install it on Python 3.11, 3.12 and 3.13, alone and with extras
	uv build --out-dir dist
	$(BIN)/python -m tools.wheel_check $(EVERY)

wheel-check-compiled: web ## the same of wheels with compiled rules, built by each Python of this machine
	uv build --sdist --out-dir dist
	$(BIN)/python -m tools.wheel_check --compiled $(EVERY)

# On Linux it needs Docker or Podman.
wheels: ## build wheels with compiled rules from the sdist in dist, for each Python, into dist/compiled
	uv tool run cibuildwheel@4.3.3 dist/bottega_games-*.tar.gz --output-dir dist/compiled

sbom: web ## what we carry that others made, as a bill of materials and a table of licences, into build
	$(BIN)/python -m tools.sbom

docs: ## the documentation as a site, with a reference of the library, into build/site
	$(BIN)/python -m tools.docs
