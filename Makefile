# `make help` lists the targets from the comments after them.

# The oldest Swift that can build the programs.
SWIFT = 6.2
# The folder that `make install` fills.
PREFIX = /usr/local
# The options that `make run` and `make listen` pass on: make run ARGS="--length 8".
ARGS =

# The packages that only the tests need: reference programs, a sound server to listen to, and
# checkers.
TEST_PACKAGES = espeak-ng wordnet festlex-cmu flite libasound2-plugins pulseaudio \
  pulseaudio-utils openssl mandoc codespell python3-venv tzdata chromium-headless-shell \
  chromium-driver fonts-dejavu-core zbar-tools gcc libc6-dev git systemd dbus \
  libnotify-bin socat zsh fish node-typescript shellcheck dpkg-dev desktop-file-utils appstream libxml2 \
  oathtool libcrack2 cracklib-runtime dict-freedict-eng-spa dict-freedict-spa-eng \
  libtcmalloc-minimal4
# The programs that the benchmarks compare with ours, and the one that loads the server.
BENCH_PACKAGES = espeak-ng wordnet aspell aspell-en wrk python3-venv
benchmarks = Tests/Benchmarks/.build/release
# The package that `make deb` needs, and its folder.
DEB_PACKAGES = dpkg-dev
deb = .build/deb
# The package that `make listen` needs.
LISTEN_PACKAGES = python3-venv
# The package that installs a bare Debian, and the keys with which it checks packages.
FRESH_PACKAGES = debootstrap debian-archive-keyring
# The Python environment of the tests, with the reference implementations.
python = .build/python
# A web server that forwards requests to ours in a test. It is unpacked and not installed, because
# Debian would start it at once.
nginx = .build/nginx
# A database server, which the tests start as another user than root, and a program that shares its
# connections. They are unpacked for the same reason.
postgresql = .build/postgresql

# The folder of static libraries. With them, the programs load 31 libraries less when they start.
static = .build/static
# The compiler asks for memory so often that this allocator saves a fifteenth of its time.
allocator = $(shell ls /usr/lib/*/libtcmalloc_minimal.so.4 2>/dev/null | head -n 1)
COMPILE = LD_PRELOAD=$(allocator) swift build
# A program that looked for libraries beside itself would start more slowly. Without what a debugger
# needs, it is compiled in less time.
RELEASE = $(COMPILE) -c release -debug-info-format none \
  --pkg-config-path "$(CURDIR)/$(static)" --static-swift-stdlib --disable-local-rpath --product
program = .build/release/vocalvocab
server = .build/release/vocalvocab-server
# The index of the words and the tables of words that sound the same.
words = .build/release/vocalvocab-words
# `make run ARGS=serve` needs the server, too.
with_server = $(if $(filter serve,$(firstword $(ARGS))),server)
listening = .build/listening
documentation = .build/docs
fuzzing = .build/fuzzing
# The time that `make fuzz` gives each parser.
MINUTES = 10
SOURCES = Package.swift Sources Tests
SCRIPTS = .ci/run Sources/*.sh Sources/*/*.sh Tests/*.sh Tests/*/*.sh
# The benchmarks and other packages beside ours see new files of ours only when they plan their
# build again.
plan-anew = @rm -f $(1).yaml
bin = $(DESTDIR)$(PREFIX)/bin
libexec = $(DESTDIR)$(PREFIX)/libexec
# The service of systemd, and the file with its options.
service = Sources/vocalvocab-server/Service
unit = $(DESTDIR)$(PREFIX)/lib/systemd/system/vocalvocab.service
options = $(DESTDIR)/etc/vocalvocab/server.conf
share = $(DESTDIR)$(PREFIX)/share
# The files by which a desktop shows the program among others.
application = org.vocalvocab.VocalVocab
desktop = $(share)/applications/$(application).desktop
metadata = $(share)/metainfo/$(application).metainfo.xml
icon = $(share)/icons/hicolor/scalable/apps/vocalvocab.svg
# The folders that the system searches for the man page and for bash's, zsh's and fish's
# completions.
manual = $(share)/man/man1/vocalvocab.1
bash = $(share)/bash-completion/completions/vocalvocab
zsh = $(share)/zsh/site-functions/_vocalvocab
fish = $(share)/fish/vendor_completions.d/vocalvocab.fish

.PHONY: run serve build server test optimised sweep audit faults fuzz sanitize bench simulate \
  listen docs pictures fresh languages install uninstall deb format format-check lint toolchain \
  packages test-packages help

run: build $(with_server) ## Practise: install what is missing, build, and start the program with ARGS
# A person may end a session with Ctrl-C, so its status 130 is not a failure.
	@trap : INT; $(program) $(ARGS) || [ $$? = 130 ]

serve: build server ## Practise in a browser: the same with the server, which gets ARGS
	@trap : INT; $(program) serve $(ARGS) || [ $$? = 130 ]

build: packages $(static) ## Build the program for the terminal
	$(RELEASE) vocalvocab
# Without the system's words, the program asks only the words that it is given.
	@$(program) prepare $(words) || true

# Without static libraries, the shared ones serve.
$(static): packages
	@mkdir -p $@
	@libraries=$$(pkg-config --variable=libdir espeak-ng); \
	for path in $$libraries/libespeak-ng.a $$libraries/libsonic.a \
	  "$$(clang -print-file-name=libstdc++.a 2>/dev/null)"; do \
	  [ ! -e "$$path" ] || ln -sf "$$path" $@; \
	done
	@for name in espeak-ng alsa; do \
	  sed 's|-L$${libdir}|-L$(CURDIR)/$@|' \
	    "$$(pkg-config --variable=pcfiledir $$name)/$$name.pc" >$@/$$name.pc; \
	done

# The names that Debian's packages of FreeDict have for the languages.
freedict = $(or $(value freedict_$(1)),$(1))
freedict_de = deu
freedict_es = spa
freedict_fr = fra
freedict_it = ita
freedict_nl = nld
freedict_pt = por

languages: build ## Install FreeDict's dictionaries and add them: make languages LANGS="de es"
	@Sources/packages.sh $(foreach language,$(LANGS),\
	  dict-freedict-$(call freedict,$(language))-eng dict-freedict-eng-$(call freedict,$(language)))
	@for language in $(LANGS); do $(program) languages add $$language || exit; done

server: packages $(static) ## Build the server, too, which 'vocalvocab serve' starts
	$(RELEASE) vocalvocab-server

test: test-packages ## Build and run every test; a sound card is not needed
# Where the environment is that of the last build, the packages' descriptions are not read again. So
# nothing is set here that a release build doesn't have.
	$(COMPILE) --build-tests
# The tests' temporary files are in a folder that is removed at the end.
	@scratch=$$(mktemp --directory); \
	  trap 'rm -rf "$$scratch" 2>/dev/null || { sleep 1; rm -rf "$$scratch"; }' EXIT; \
	  TMPDIR="$$scratch" $(python)/bin/python Tests/run.py

optimised: test-packages $(static) ## Test the optimised program, which is compiled in another way
	$(RELEASE) vocalvocab
# All tests share a cache, which one session of the program fills. The commands that start the
# server are left out, because only the program is built here, and so are packages and completions,
# which are texts.
	@cache=$$(mktemp --directory); trap 'rm -rf "$$cache"' EXIT; \
	  XDG_CACHE_HOME="$$cache" $(program) play --mute --word harbor --source offline \
	    --data "$$cache/data" </dev/null >/dev/null && \
	  TEST_CACHE="$$cache" VOCALVOCAB=$(program) $(python)/bin/python -m pytest --numprocesses=4 \
	    Tests/CommandLine Tests/Readme -k 'not serve and not the_api and not accounts' \
	    --ignore=Tests/CommandLine/test_package.py \
	    --ignore=Tests/CommandLine/test_completions.py

sweep: test-packages ## Test every word of the dictionary, where `make test` takes every eighth
	SWEEP=1 swift test --filter RoomsTests.PromptTests

audit: test-packages ## Compare how each word is spoken with a pronouncing dictionary
	AUDIT=1 swift test --filter PronunciationAudit

faults: test-packages ## Run the campaign of faults (30 minutes), and print its figures into the guide
	swift build
	swift build --package-path Tests/Fuzzing --scratch-path $(fuzzing) --sanitize=fuzzer
	$(python)/bin/python Tests/faults.py

fuzz: test-packages ## Feed every parser with mutations, ten minutes each: make fuzz MINUTES=10
	$(call plan-anew,$(fuzzing)/debug)
	swift build --package-path Tests/Fuzzing --scratch-path $(fuzzing) --sanitize=fuzzer
	FUZZ_MINUTES=$(MINUTES) $(python)/bin/python -m pytest Tests/Faults/test_parsers.py -n 2

sanitize: test-packages ## Run the Swift tests under the thread and the address sanitizer (two hours)
	Tests/sanitize.sh

bench: build server ## Measure the programs beside others, and print the table into the guide
	@Sources/packages.sh $(BENCH_PACKAGES)
	@$(MAKE) --no-print-directory $(python)/installed
	$(call plan-anew,$(benchmarks))
	for product in Sampler EngineChunk Servers; do \
	  swift build --package-path Tests/Benchmarks -c release --product $$product || exit; \
	done
	@$(python)/bin/python Tests/evidence.py bench \
	  $(python)/bin/python Tests/Benchmarks/bench.py $(program) \
	  $(benchmarks)/Sampler $(benchmarks)/EngineChunk $(benchmarks)/Servers

simulate: ## Simulate learners, and print the gain of each way of practising into the guide
	$(call plan-anew,$(benchmarks))
	swift build --package-path Tests/Benchmarks -c release --product RetentionSimulation
	python3 Tests/evidence.py simulation $(benchmarks)/RetentionSimulation

listen: build $(listening)/ready ## Measure how many words of a voice a speech recogniser understands
	@$(listening)/bin/python Tests/Listening/listen.py --program $(program) $(ARGS)

# The Python environment of the speech recogniser.
$(listening)/ready: Tests/Listening/requirements.txt
	@Sources/packages.sh $(LISTEN_PACKAGES)
	python3 -m venv $(listening)
	$(listening)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

docs: packages ## Build the documentation of the libraries, into .build/docs
	@mkdir -p $(documentation)
	swift package --package-path Tests/Documentation --scratch-path .build/documentation \
	  --allow-writing-to-directory $(documentation) generate-documentation --warnings-as-errors \
	  --enable-experimental-combined-documentation --output-path $(documentation)
	@echo "To read it: python3 -m http.server --directory $(documentation)"

pictures: test-packages ## Make the README's pictures again, from the real pages
	swift build
	PYTHONPATH=Tests/Browser:Tests/Program:Tests/Faults \
	  $(python)/bin/python Tests/Browser/pictures.py

fresh: ## Run `make run` and `make test` on a bare Debian; Tests/Fresh/fresh.sh says how
	@Sources/packages.sh $(FRESH_PACKAGES)
	@Tests/Fresh/fresh.sh

install: build server ## Install both programs below PREFIX, which is /usr/local by default
	install -d $(bin) $(libexec) $(share)/vocalvocab/Voices $(share)/vocalvocab/words \
	  $(dir $(manual) $(bash) $(zsh) $(fish) $(desktop) $(metadata) $(icon) $(unit))
	install -s $(program) $(bin)/vocalvocab
	install -s $(server) $(libexec)/vocalvocab-server
# The tables are valid only for pronunciations with their present date.
	install -p -m 644 Voices/* $(share)/vocalvocab/Voices
	[ ! -e $(words)/words.index ] || \
	  install -m 644 $(words)/words.index $(words)/sounds-*.txt $(share)/vocalvocab/words
	install -m 644 Sources/Desktop/$(application).desktop $(desktop)
	Sources/Desktop/metadata.sh >$(metadata)
	install -m 644 Sources/Web/Assets/shell/icon.svg $(icon)
# For who keeps a server running: its own commands, and a service that is off until it is enabled.
	ln -sf ../libexec/vocalvocab-server $(bin)/vocalvocab-server
	sed 's|@libexec@|$(PREFIX)/libexec|' $(service)/vocalvocab.service >$(unit)
	[ -e $(options) ] || install -D -m 644 $(service)/server.conf $(options)
	$(bin)/vocalvocab manual >$(manual)
	$(bin)/vocalvocab --generate-completion-script bash >$(bash)
	$(bin)/vocalvocab --generate-completion-script zsh >$(zsh)
	$(bin)/vocalvocab --generate-completion-script fish >$(fish)
	@[ -n "$(DESTDIR)" ] || Sources/zsh-path.sh $(dir $(zsh))

uninstall: ## Remove what `make install` installed
	rm -rf $(bin)/vocalvocab $(bin)/vocalvocab-server $(libexec)/vocalvocab-server \
	  $(share)/vocalvocab $(manual) $(bash) $(zsh) $(fish) $(desktop) $(metadata) $(icon) $(unit)
# Options that somebody has changed stay.
	! cmp --silent $(service)/server.conf $(options) || rm $(options)

deb: build server ## Build a Debian package, into .build/deb; DEBEMAIL="NAME <ADDRESS>" names you
	@Sources/packages.sh $(DEB_PACKAGES)
	@rm -rf $(deb)
	@$(MAKE) --no-print-directory install --assume-old=build --assume-old=server \
	  DESTDIR=$(CURDIR)/$(deb)/vocalvocab PREFIX=/usr
	Sources/debian.sh $(deb)/vocalvocab $(deb)

format: ## Format every Swift file
	swift format --in-place --recursive $(SOURCES)

format-check: ## Report Swift files with a wrong format, and Characters in place of bytes
	@Sources/packages.sh python3
	swift format lint --strict --recursive $(SOURCES)
	python3 Tests/lint_bytes.py
	python3 Tests/lint_width.py

lint: test-packages ## Check the pages' JavaScript, the shell scripts, the workflow and the desktop's files
	tsc --project Tests/JavaScript
	$(python)/bin/oxlint --config Tests/JavaScript/oxlint.json --deny-warnings Sources/Web/Assets
	shellcheck $(SCRIPTS)
	$(python)/bin/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*
	desktop-file-validate Sources/Desktop/*.desktop
	@mkdir -p .build/metadata
	Sources/Desktop/metadata.sh >.build/metadata/$(application).metainfo.xml
	appstreamcli validate --no-net .build/metadata/$(application).metainfo.xml

# Says in one sentence what is wrong with Swift, and how to install it.
toolchain:
	@Sources/toolchain.sh $(SWIFT)

packages: toolchain ## Install the packages that the program needs
	@Sources/packages.sh --program

test-packages: toolchain ## Install the packages that the tests need
	@Sources/packages.sh --program $(TEST_PACKAGES)
	@$(MAKE) --no-print-directory $(python)/installed $(nginx)/usr/sbin/nginx \
	  $(postgresql)/unpacked-2

$(nginx)/usr/sbin/nginx:
	@mkdir -p $(nginx)
	cd $(nginx) && apt-get download --quiet nginx && dpkg-deb --extract nginx_*.deb .

$(postgresql)/unpacked-2:
	@mkdir -p $(postgresql)
	cd $(postgresql) && apt-get download --quiet postgresql-15 postgresql-client-15 pgbouncer \
	  libevent-2.1-7 libc-ares2 && for package in *.deb; do dpkg-deb --extract $$package . || exit; done
	@touch $@

$(python)/installed: Tests/Reference/requirements.txt Tests/Browser/requirements.txt \
    Tests/Anki/requirements.txt Tests/JavaScript/requirements.txt
	python3 -m venv --clear $(python)
	$(python)/bin/pip install --quiet --disable-pip-version-check --no-compile \
	  $(^:%=--requirement %)
	@touch $@

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1 \2/p' $(firstword $(MAKEFILE_LIST)) \
	  | while read -r target text; do printf 'make %-14s %s\n' "$$target" "$$text"; done
