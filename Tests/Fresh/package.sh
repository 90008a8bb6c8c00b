#!/bin/sh
# Installs a Debian package of VocalVocab on a bare Debian, practises, and removes it again.
#
#   make deb
#   FRESH_MOUNTS="$PWD/.build/deb" Tests/Fresh/fresh.sh Tests/Fresh/package.sh "$PWD"/.build/deb/*.deb
set -eu

package=$1

fail() {
  echo "$1" >&2
  exit 1
}

export DEBIAN_FRONTEND=noninteractive
apt-get --quiet --quiet install --yes "$package"

round=$(printf 'harbor\n' | vocalvocab play --mute --word harbor --source offline)
echo "$round"
case $round in *"Correct: harbor"*) ;; *) fail "The round did not end as it should." ;; esac
[ ! -e ~/.cache/vocalvocab/words.index ] || fail "The index that was installed was not used."

# A bare Debian has no sound device, and lacks nothing else.
findings=$(vocalvocab doctor --plain --source offline) || true
echo "$findings"
wrong=$(echo "$findings" | grep ': wrong:' | grep -v '^Sound device' || true)
[ -z "$wrong" ] || fail "Something is missing: $wrong"
echo "$findings" | grep -q '^Server: good' || fail "The server is missing."
vocalvocab say harbor --output /tmp/harbor.wav
[ "$(stat --format=%s /tmp/harbor.wav)" -gt 10000 ] || fail "The voice said nothing."

apt-get --quiet --quiet remove --yes vocalvocab
left=$(find / -xdev -path /proc -prune -o -path /root -prune -o -path /tmp -prune \
  -o -name '*vocalvocab*' -print | grep -v "^$(dirname "$package")" | grep -v '^/var/lib/dpkg\|^/project' || true)
[ -z "$left" ] || fail "This was left: $left"
echo "Installed, used and removed."
