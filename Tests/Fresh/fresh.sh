#!/bin/sh
# Runs the README's two commands on a bare Debian: a folder with Debian 12, the packages that swift.org
# lists for it, make, this machine's Swift toolchain, a clone of the last commit, and nothing else.
#
#   Tests/Fresh/fresh.sh               runs the commands of the README's chapter "Two commands"
#   Tests/Fresh/fresh.sh COMMAND ...   runs that command in the clone instead
#
# FRESH_MOUNTS="/a /b" names folders of this machine that the bare Debian sees too, read-only.
# Needs debootstrap. The folder stands in TMPDIR, or in /var/tmp, and is removed at the end.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../.." && pwd)

fail() {
  echo "$1" >&2
  exit 1
}

# A person's PATH finds Swift, and a person's HOME holds the settings of git and pip.
if [ "$(id -u)" != 0 ]; then
  exec sudo --preserve-env env "PATH=$PATH" "HOME=$HOME" "$here/fresh.sh" "$@"
fi

command -v swift >/dev/null || fail "Swift is not installed: see https://www.swift.org/install/."
# The toolchain is the folder that holds `bin` and `lib/swift`.
toolchain=$(swift -print-target-info \
  | sed -n 's|.*"runtimeResourcePath": *"\(.*\)/lib/swift".*|\1|p')
[ -x "$toolchain/bin/swift" ] || fail "The toolchain of $(command -v swift) was not found."
[ "$toolchain" != /usr ] || fail "Swift stands in /usr: a toolchain in a folder of its own is needed."

umask 022
folder=$(mktemp --directory "${TMPDIR:-/var/tmp}/fresh.XXXXXX")
# The mounts below the folder belong to another namespace, and are gone before it is removed.
trap 'rm -rf --one-file-system "$folder"' EXIT
trap 'exit 130' INT TERM HUP

# Every program that is started in there ends with it.
unshare --mount --pid --fork --kill-child \
  sh "$here/machine.sh" "$project" "$folder" "$toolchain" "$@"
