# Parts of CI and of the nightly run that are seldom started by hand. `make NAME` runs one, `make parts` lists them,
# and `python -m tools.ci` runs several at once.

.PHONY: attacks ci-stressed faults fit observability referees restore-drill slow-line test-added test-attacks test-browsers test-compiled test-observability test-faults test-fit test-lab test-lessons test-prompt test-worlds

test-added: export PYTHONPATH := $(CURDIR)/src
test-compiled test-faults test-observability: export BOTTEGA_EXPECT_COMPILED := 1
attacks test-attacks: export BOTTEGA_BEHIND := haproxy

test-added: ## docs/add-a-game.md, followed to the letter in copies of the repository
	$(BIN)/pytest $(COMPUTE) tests/test_second_game.py

test-compiled: compile-quick ## the tests of the rules again, against the compiled rules
	$(BIN)/pytest $(COMPUTE) $(RULES)

test-worlds: web compile-quick ## a game without a line of TypeScript is played; what is drawn tells no secret
	$(BIN)/python -m tests.browser.stranger
	$(BIN)/python -m tests.browser.worlds

test-prompt: web compile-quick ## pages answer promptly beside a bare page; GAMES=codex for one game
	$(BIN)/python -m tests.browser.prompt $(GAMES)

test-lessons: web compile-quick ## every lesson at a desk, on a phone and by keys in the reading view, by the right moves and each mistake; GAMES=codex for one game
	$(BIN)/python -m tests.browser.run lessons

test-browsers: web compile-quick ## the first ten decisions of each game in Firefox and WebKitGTK, desk and phone; GAMES=codex for one game
	$(BIN)/python -m tests.browser.run browsers

test-fit: web/node_modules ## the quick part of `make fit`: each moment in one language, on a tablet and a phone, by turns
	cd web && npm run --silent fixtures && QUICK=1 npm run --silent fit

test-faults: compile-quick ## the quick part of `make faults`: 40 tables, seven faults (needs haproxy)
	$(BIN)/pytest tests/server/faults

test-observability: compile-quick ## metrics, logs and traces; every query of dashboard and alerts (needs Prometheus)
	$(PYTEST) -rs tests/server/observability

test-lab: ## the lab on a Ray cluster: several cores, two nodes, processes that are killed
	$(BIN)/pytest -m ray tests/lab

test-attacks: ## the quick part of `make attacks`: what a proxy may change
	$(BIN)/pytest -m proxied tests/server/attacks

fit: web/node_modules ## every page of a match at every moment, in three languages at seven sizes: nothing is cut or overlaps, a question shows what to choose, and all that is drawn says what it is; minutes
	cd web && npm run --silent fixtures && npm run --silent fit && npm run --silent answers

slow-line: web ## how long it takes on a slow line from the address to the first move, and what is fetched; exit 1 over 8 s
	$(BIN)/python -m tests.browser.run slow-line

referees: ## many matches of every game beside its referee: MATCHES=200 of each set of options, GAME=codex for one game
	$(BIN)/python -W error -m tests.referees $(or $(MATCHES),200) $(GAME)

restore-drill: ## lose a PostgreSQL and recover it to a point in time, by the words of docs/host.md
	$(BIN)/python -W error -m tests.server.ops.backup

attacks: ## attack a server behind HAProxy, by deploy/haproxy.cfg, in all ways of tests/server/attacks; minutes
	$(BIN)/pytest -m "not unproxied" tests/server/attacks

faults: compile ## 200 faults under 200 tables: nodes, PostgreSQL, NATS, hosts, disks, clocks; half an hour, exit 1 if a move is lost
	$(BIN)/python -W error -m tests.server.faults

observability: ## an evening watched by Prometheus: every query of dashboard and alerts finds something, alerts fire when provoked; minutes. ALERTS=BusAway for one
	$(BIN)/python -W error -m tests.server.observability $(ALERTS)

ci-stressed: ## all that CI runs, while something else keeps every core busy; in 35 minutes at most (needs stress-ng)
	stress-ng --cpu $$(nproc) --timeout 35m --quiet & trap "kill $$!" EXIT; timeout 35m .ci/run
