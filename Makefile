# Recess. `make play` starts a game, `make test` runs every test; both install what they need.

CARGO ?= cargo
TARGET := $(or $(CARGO_TARGET_DIR),target)
PLAY := $(TARGET)/play/recess
PEERS := $(TARGET)/peers-venv
LAB := $(TARGET)/lab-venv
BOARDGAME_IO := bench/peers/boardgame-io/node_modules/.package-lock.json
PACKAGES := web/node_modules/.package-lock.json
REFEREE := web/referee/referee.js
CLIENT := web/dist/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/scripts -type f 2>/dev/null) web/index.html web/vite.config.ts

.PHONY: always help play web test without-browser format test-web test-browser in-browser same-games screenshots lint soak attack bench bench-peers bench-serving bench-table fuzz audit clean

help:
	@echo "make play         build everything, start the server on this machine, and open the table in a browser"
	@echo "make web          build the browser client; the next build of recess includes it"
	@echo "make test         run all tests and linters"
	@echo "make test-web     run the tests of the browser client (needs Node.js 20.19 or newer)"
	@echo "make test-browser play in a real Chromium (installs one if there is none)"
	@echo "make screenshots  take the pictures in docs/screenshots again"
	@echo "make soak         kill the server again and again while a hundred tables play (some minutes)"
	@echo "make attack       attack the server on this machine, and print what it survived (hours; ATTACK=short: minutes)"
	@echo "make bench        measure speed (criterion, instruction counts)"
	@echo "make bench-peers  measure other engines side by side with ours"
	@echo "make bench-serving  measure the server side by side with boardgame.io's (some minutes)"
	@echo "make bench-table  measure the table in a browser: layout, seconds, clicks (some minutes)"
	@echo "make same-games   compare games in WebAssembly with the same games on this machine (make test does it, too)"
	@echo "make fuzz         feed broken input to everything that reads bytes, for every game"
	@echo "make audit        check dependencies for vulnerabilities, licences and sources (installs cargo-deny)"

play: $(CLIENT)
	$(CARGO) build --profile play --package recess
	@$(PLAY) serve --open

web: $(CLIENT)

$(PACKAGES): web/package-lock.json
	@command -v npm >/dev/null || { echo "the browser client needs Node.js 20 with npm"; exit 1; }
	@echo "installing the packages of the browser client ..."
	@cd web && npm ci --no-audit --no-fund
	@touch $@

# The referee for browsers. Cargo knows whether it must be compiled again.
$(REFEREE): always
	@CARGO="$(CARGO)" crates/page/build.sh

# Cargo watches web/dist only if it exists, so build.rs is touched to make Cargo look.
$(CLIENT): $(PACKAGES) $(CLIENT_SOURCES)
	@cd web && npm run build
	@touch crates/server/build.rs

# The browser mostly waits, so everything else is checked meanwhile. What it says is shown at the end.
test: format $(CLIENT) $(LAB)/ready
	$(CARGO) test --workspace --no-run --quiet
	@echo "the table in a browser, meanwhile; told at the end, and in $(TARGET)/browser.log ..."
	@python3 web/scripts/beside.py $(TARGET)/browser.log \
		$(MAKE) --no-print-directory in-browser RECESS=$(TARGET)/debug/recess -- \
		$(MAKE) --no-print-directory without-browser

without-browser: lint test-web
	$(CARGO) test --workspace --quiet
	@$(MAKE) --no-print-directory same-games
	@$(LAB)/bin/python lab/opens.py $(TARGET)/debug/recess
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet

# The same seeds and moves give the same games in WebAssembly as on this machine. SECONDS changes how long it looks.
SECONDS ?= 30
same-games: $(REFEREE)
	@if [ -s $(REFEREE) ]; then \
	  $(CARGO) build --quiet --package page --example rehearse \
	  && node web/scripts/same-games.mjs $(TARGET)/debug/examples/rehearse $(SECONDS); \
	else echo "SKIPPED: games in WebAssembly (the referee could not be compiled for it)"; fi

# rustfmt and clippy are components of the toolchain; rustup adds them if they are missing.
format:
	@$(CARGO) fmt --version >/dev/null 2>&1 || { echo "installing rustfmt ..."; rustup component add rustfmt; }
	$(CARGO) fmt --all --check

lint: format
	@$(CARGO) clippy --version >/dev/null 2>&1 || { echo "installing clippy ..."; rustup component add clippy; }
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings
	@python3 audit/supply.py

test-web: $(PACKAGES)
	cd web && npm run check && npm run lint && npm test

test-browser: $(CLIENT)
	$(CARGO) build --profile play --package recess
	@$(MAKE) --no-print-directory in-browser RECESS=$(PLAY)

# Uses the program that make test has built; another build would take minutes.
in-browser:
	@echo "the server, asked for its page ..."
	@python3 web/scripts/is-served.py $(RECESS)
	@web/scripts/browser.sh
	@echo "the table in a browser ..."
	@cd web && RECESS=$(abspath $(RECESS)) npm run --silent test:browser

screenshots: $(CLIENT)
	$(CARGO) build --profile play --package recess
	@web/scripts/browser.sh
	@cd web && RECESS=$(abspath $(PLAY)) npm run --silent screenshots

bench-table: $(CLIENT)
	$(CARGO) build --profile play --package recess
	@web/scripts/browser.sh
	@cd web && RECESS=$(abspath $(PLAY)) npm run --silent bench:table

# SOAK_TABLES, SOAK_KILLS and SOAK_SEED change it.
soak:
	$(CARGO) test --package recess --test program -- --ignored --exact crash::soak --nocapture

# Servers listen on the loopback interface only. bench/attack.py --help has the parts.
attack: $(CLIENT)
	@$(CARGO) build --profile play --quiet --package recess --package fuzz
	@python3 bench/attack.py $(if $(filter short,$(ATTACK)),,--long) --recess $(abspath $(PLAY)) --fuzz $(abspath $(TARGET)/play/fuzz)

bench:
	@command -v valgrind >/dev/null || echo "valgrind is not installed (apt-get install valgrind): no instruction counts"
	@python3 bench/table.py

bench-peers: $(PEERS)/ready
	@$(CARGO) build --release --quiet --package bench
	@$(PEERS)/bin/python bench/peers/peers.py --recess $(TARGET)/release/random-games

bench-serving: $(CLIENT) $(BOARDGAME_IO)
	@$(CARGO) build --release --quiet --package recess --package load
	@python3 bench/serving.py --recess $(TARGET)/release/recess --load $(TARGET)/release/load-tables

$(BOARDGAME_IO): bench/peers/boardgame-io/package-lock.json
	@echo "installing boardgame.io into bench/peers/boardgame-io ..."
	@cd bench/peers/boardgame-io && npm ci --no-audit --no-fund
	@touch $@

$(PEERS)/ready: bench/peers/requirements.txt
	@echo "installing OpenSpiel and RLCard into $(PEERS) ..."
	@python3 -m venv $(PEERS)
	@$(PEERS)/bin/pip install --quiet --requirement bench/peers/requirements.txt
	@touch $@

$(LAB)/ready: lab/requirements.txt
	@echo "installing DuckDB (20 MB) into $(LAB), to read what the lab writes ..."
	@python3 -m venv $(LAB)
	@$(LAB)/bin/pip install --quiet --requirement lab/requirements.txt
	@touch $@

fuzz:
	$(CARGO) run --profile play --package fuzz -- 1 100000

# The lists of known vulnerabilities are on the network. If they cannot be reached, that part says so and is skipped.
ADVISORIES := https://github.com/rustsec/advisory-db
audit:
	@python3 audit/supply.py
	@$(CARGO) deny --version >/dev/null 2>&1 || { echo "installing cargo-deny ..."; $(CARGO) install --locked cargo-deny; }
	$(CARGO) deny check licenses bans sources
	@if GIT_TERMINAL_PROMPT=0 timeout 20 git ls-remote --exit-code $(ADVISORIES) HEAD >/dev/null 2>&1; \
	then $(CARGO) deny check advisories; \
	else echo "SKIPPED: known faults of crates ($(ADVISORIES) cannot be reached)"; fi
	@cd web && if npm audit --json --omit=dev >/dev/null 2>&1; then echo "npm knows no fault of what the client ships"; \
	elif npm audit --json --omit=dev 2>/dev/null | grep -q '"vulnerabilities"'; then npm audit --omit=dev; \
	else echo "SKIPPED: known faults of npm packages (the registry does not answer npm audit)"; fi

clean:
	$(CARGO) clean
