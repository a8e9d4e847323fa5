GO ?= go

RULES := ./sim/... ./rng/... ./games/...
SCREEN := ./front/... ./cmd/parlor-app/...
CASES := ../shared/cases

# A display that nobody sees, and sound that nobody hears.
UNSEEN := ALSA_CONFIG_PATH=$(CURDIR)/scripts/silent.conf xvfb-run -a

# Not every kernel runs 32-bit programs. The emulator does, without the signals
# by which Go preempts.
NARROW := GOARCH=386 $(GO) test

# go_js_wasm_exec refuses a large environment.
NODE := env -i PATH=$$PATH $$($(GO) env GOROOT)/lib/wasm/go_js_wasm_exec

.PHONY: help play desktop test lint bench dist

help: # these lines
	@sed -n 's/^\([a-z]*\):[^#]*# \(.*\)/make \1\t\2/p' Makefile

play: # serve the page on this machine and open it in the browser
	$(GO) run ./cmd/parlor

desktop: setup-build # build the program for a window of its own: bin/parlor-app
	$(GO) build -trimpath -o bin/ ./cmd/parlor-app

test: setup-test lint # everything that the continuous integration runs
	$(GO) build -o bin/ ./cmd/parlor
	for game in $$(cd games && ls -d */ | tr -d /); do \
		test ! -d $(CASES) || python3 $(CASES)/run.py $$game -- bin/parlor drive $$game || exit 1; \
	done
	set --; $(NARROW) -run NONE ./rng >/dev/null 2>&1 || set -- -exec "qemu-i386 -E GODEBUG=asyncpreemptoff=1"; \
	$(NARROW) "$$@" $(RULES)
	GOOS=js GOARCH=wasm $(GO) test -trimpath -exec "$(NODE)" $(RULES)
	$(GO) test ./games/... ./sound/... # what is too slow for the lines around this one
	$(GO) test -race -shuffle=on $$($(GO) list ./... | grep -Ev '^parlor/(front|cmd/parlor-app|e2e)(/|$$)')
	$(UNSEEN) $(GO) test -shuffle=on $(SCREEN)
	$(GO) test -timeout 20m ./e2e

lint: setup-build # gofmt, go vet and staticcheck
	@unformatted=$$(gofmt -l .); test -z "$$unformatted" || { echo "Please run gofmt -w on $$unformatted"; exit 1; }
	$(GO) vet ./...
	GOOS=js GOARCH=wasm $(GO) vet ./front/... ./cmd/parlor-app
	$(GO) tool staticcheck ./...
	cd bench/maze && $(GO) vet ./...

bench: setup-bench # the benchmarks, each beside its target: docs/speed.md
	$(UNSEEN) $(GO) run ./bench

dist: setup-dist # archives for publishing: dist/
	scripts/dist

setup-%:
	@scripts/setup $*
