# make run      practise
# make test     run every test
# make audit    compare how words are said with a dictionary, word by word
# make bench    measure the server with a school of learners, and what a session spends on words and
#               on its journal; simulate what practice keeps
# make listen   measure how many words of a voice a recogniser understands
# make install  put the program where PREFIX says
# make format   give every file the one format

PREFIX = /usr/local
# Options of 'make run' and 'make listen': make run ARGS="--length 8"
ARGS =

# Debian's names. The last two are the words and what they mean.
PACKAGES = libespeak-ng-dev libasound2-dev libsonic-dev libsndfile1-dev libreadline-dev \
  libqrencode-dev pkg-config ca-certificates scowl wordnet-base
# Beside them, what the tests compare with and listen through.
TEST_PACKAGES = espeak-ng wordnet festlex-cmu flite flite1-dev libasound2-plugins pulseaudio \
  pulseaudio-utils openssl codespell python3-venv tzdata chromium chromium-driver fonts-dejavu-core \
  zbar-tools
# What measures the server.
BENCH_PACKAGES = wrk
# What sets up the listener.
LISTEN_PACKAGES = python3-venv
# Reference implementations, in a Python environment of their own.
python = .build/python

RELEASE = swift build -c release --static-swift-stdlib --product vocalvocab
program = .build/release/vocalvocab
listening = .build/listening
SOURCES = Package.swift Sources Tests
bin = $(DESTDIR)$(PREFIX)/bin
share = $(DESTDIR)$(PREFIX)/share
completions = $(share)/bash-completion/completions

.PHONY: run build test audit bench listen install uninstall packages test-packages format \
  format-check

run: build
# Ctrl-C ends a session as well as anything else: it is no failure.
	@trap : INT; $(program) $(ARGS) || [ $$? = 130 ]

build: packages
	$(RELEASE)

test: test-packages
# What the tests leave behind goes away with this folder.
	@scratch=$$(mktemp --directory); trap 'rm -rf "$$scratch"' EXIT; \
	  TMPDIR="$$scratch" $(python)/bin/python Tests/run.py

audit: test-packages
	AUDIT=1 swift test --filter PronunciationAudit

bench: build
	$(call install-packages,$(BENCH_PACKAGES))
	swift run --package-path Tests/Benchmarks -c release ServerBenchmark $(program)
	swift run --package-path Tests/Benchmarks -c release RetentionSimulation
	swift run --package-path Tests/Benchmarks -c release JournalBenchmark
	swift run --package-path Tests/Benchmarks -c release WordBenchmarks --columns name,median,std,iterations

listen: build $(listening)/ready
	@$(listening)/bin/python Tests/Listening/listen.py --program $(program) $(ARGS)

# The listener's Python packages, apart from the system's.
$(listening)/ready: Tests/Listening/requirements.txt
	$(call install-packages,$(LISTEN_PACKAGES))
	python3 -m venv $(listening)
	$(listening)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

install: build
	install -d $(bin) $(share)/vocalvocab/Voices $(completions)
	install -s $(program) $(bin)/vocalvocab
	install -m 644 Voices/* $(share)/vocalvocab/Voices
	$(bin)/vocalvocab --generate-completion-script bash > $(completions)/vocalvocab

uninstall:
	rm -rf $(bin)/vocalvocab $(share)/vocalvocab $(completions)/vocalvocab

format:
	swift format --in-place --recursive $(SOURCES)

format-check:
	swift format lint --strict --recursive $(SOURCES)

# Installs what is missing, as root or through sudo; asks for nothing when nothing is.
define install-packages
	@missing=$$(for package in $(1); do \
	  dpkg-query --show --showformat='$${Status}' $$package 2>/dev/null \
	    | grep -q 'install ok installed' || echo $$package; \
	done); \
	if [ -n "$$missing" ]; then \
	  if ! command -v apt-get >/dev/null; then \
	    echo "This system has no apt-get: install what it calls" $$missing "and try again." >&2; \
	    exit 1; \
	  fi; \
	  echo "Installing" $$missing; \
	  as_root=$$([ $$(id -u) = 0 ] || echo sudo); \
	  $$as_root apt-get --quiet --quiet update && \
	  $$as_root env DEBIAN_FRONTEND=noninteractive \
	    apt-get --quiet --quiet install --yes --no-install-recommends $$missing; \
	fi
endef

packages:
	$(call install-packages,$(PACKAGES))

test-packages:
	$(call install-packages,$(PACKAGES) $(TEST_PACKAGES))
	@$(MAKE) --no-print-directory $(python)/installed

$(python)/installed: Tests/Reference/requirements.txt Tests/Browser/requirements.txt
	python3 -m venv --clear $(python)
	$(python)/bin/pip install --quiet --disable-pip-version-check $(^:%=--requirement %)
	@touch $@
