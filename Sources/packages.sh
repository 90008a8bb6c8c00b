#!/bin/sh
# Installs the missing packages, as root or through sudo. Needs neither if no package is missing.
# Without apt-get, says what the program lacks.
#
#   Sources/packages.sh [--program] [PACKAGE…]
#
# --program adds the packages that the program needs to the named ones.
set -eu

# The names on Debian, on Fedora and on Arch, and the name for pkg-config or a file of the package.
# The last two packages hold the words and their definitions.
needs='libespeak-ng-dev|espeak-ng-devel|espeak-ng|espeak-ng
libasound2-dev|alsa-lib-devel|alsa-lib|alsa
libsonic-dev|sonic-devel|libsonic|/usr/include/sonic.h
libsndfile1-dev|libsndfile-devel|libsndfile|sndfile
libreadline-dev|readline-devel|readline|/usr/include/readline/readline.h
libqrencode-dev|qrencode-devel|qrencode|libqrencode
libcurl4-openssl-dev|libcurl-devel|curl|libcurl
libsqlite3-dev|sqlite-devel|sqlite|sqlite3
libzip-dev|libzip-devel|libzip|libzip
libzstd-dev|libzstd-devel|zstd|libzstd
zlib1g-dev|zlib-devel|zlib|zlib
libsodium-dev|libsodium-devel|libsodium|libsodium
libpq-dev|libpq-devel|postgresql-libs|libpq
scowl|http://wordlist.aspell.net|http://wordlist.aspell.net|/usr/share/dict/scowl
wordnet-base|wordnet|wordnet-common|/usr/share/wordnet'
# The recorded voices come with Flite, which only apt-get installs. Elsewhere, they are missing.
debian_only='pkg-config ca-certificates libflite1'

# is_installed PACKAGE: asks Debian whether a package is installed.
is_installed() {
  dpkg-query --show --showformat='${Status}' "$1" 2>/dev/null | grep -q 'install ok installed'
}

# is_there SIGN: looks for a file, or asks pkg-config.
is_there() {
  case $1 in
    /*) [ -e "$1" ] ;;
    *) pkg-config --exists "$1" 2>/dev/null ;;
  esac
}

# install PACKAGE…
install() {
  missing=
  for package; do
    is_installed "$package" || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  echo "Installing$missing"
  as_root=$([ "$(id -u)" = 0 ] || echo sudo)
  $as_root apt-get --quiet --quiet update
  # The names are several words.
  # shellcheck disable=SC2086
  $as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get --quiet --quiet install --yes --no-install-recommends $missing
}

# report PACKAGE…: names the missing packages on a system without apt-get.
report() {
  [ $# = 0 ] || echo "This target also needs what Debian calls $*." >&2
  missing=$(echo "$needs" | while IFS='|' read -r debian fedora arch sign; do
    is_there "$sign" || echo "  $debian (Fedora: $fedora, Arch: $arch)"
  done)
  [ -n "$missing" ] || return 0
  echo "This system has no apt-get. Install what Debian calls:" >&2
  echo "$missing" >&2
  return 1
}

includes_program=
if [ "${1-}" = --program ]; then
  includes_program=yes
  shift
fi
if ! command -v apt-get >/dev/null; then
  report "$@"
elif [ -n "$includes_program" ]; then
  # shellcheck disable=SC2046,SC2086
  install $(echo "$needs" | sed 's/|.*//') $debian_only "$@"
else
  install "$@"
fi
