#!/bin/sh
# Checks that Swift is new enough. If not, says what is wrong and how to install it.
#
#   Sources/toolchain.sh VERSION
set -eu

wanted=$1
found=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p') || true
# The older version comes first.
[ "$(printf '%s\n' "$wanted" "$found" | sort -V | head -n 1)" != "$wanted" ] || exit 0

archive=swiftly-$(uname -m).tar.gz
{
  echo "VocalVocab needs Swift $wanted or later, and finds ${found:-none}: install it with"
  echo "  sudo apt-get install --yes curl gnupg   # on Debian and Ubuntu"
  echo "  sudo dnf install --assumeyes curl gnupg2   # on Fedora"
  echo "  curl -O https://download.swift.org/swiftly/linux/$archive"
  echo "  tar zxf $archive && ./swiftly init"
} >&2
exit 1
