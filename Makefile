# Recess. `make play` starts a game, `make test` runs every test; both install what they need.

CARGO ?= cargo
TARGET := $(or $(CARGO_TARGET_DIR),target)
PEERS := $(TARGET)/peers-venv
LAB := $(TARGET)/lab-venv

.PHONY: help play web test test-web lint bench bench-peers fuzz clean

help:
	@echo "make play         build and start a game of Lunch Money on the whole terminal"
	@echo "make web          build the browser client, which recess serve has in it from the next build on"
	@echo "make test         run all tests and linters"
	@echo "make test-web     run those of the browser client (needs Node.js 20.19 or newer)"
	@echo "make bench        measure speed (criterion, instruction counts)"
	@echo "make bench-peers  measure other engines side by side with ours"
	@echo "make fuzz         feed broken playbooks to the reader for a while"

play:
	@$(CARGO) build --release --quiet --package recess
	@$(TARGET)/release/recess play

# Cargo watches web/dist only once it is there: a changed build.rs makes it look.
web:
	@if [ -f web/package.json ]; then cd web && npm ci && npm run build && touch ../crates/server/build.rs; \
	else echo "there is no web/package.json: no client to build"; exit 1; fi

test: lint $(LAB)/ready
	$(CARGO) test --workspace --quiet
	@$(LAB)/bin/python lab/opens.py $(TARGET)/debug/recess
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet
	@echo "make play, with somebody who quits at once ..."
	@echo quit | $(MAKE) --silent play >/dev/null

# rustfmt and clippy are components of the toolchain; rustup adds them where they are missing.
lint:
	@$(CARGO) fmt --version >/dev/null 2>&1 || { echo "installing rustfmt ..."; rustup component add rustfmt; }
	@$(CARGO) clippy --version >/dev/null 2>&1 || { echo "installing clippy ..."; rustup component add clippy; }
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings

test-web:
	cd web && npm ci && npm run check && npm run lint && npm test

bench:
	@command -v valgrind >/dev/null || echo "valgrind is not installed (apt-get install valgrind): no instruction counts"
	@python3 bench/table.py

bench-peers: $(PEERS)/ready
	@$(CARGO) build --release --quiet --package bench
	@$(PEERS)/bin/python bench/peers/peers.py --recess $(TARGET)/release/random-games

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
	$(CARGO) run --release --package fuzz -- 1 200000

clean:
	$(CARGO) clean
