#!/bin/sh
# Installs a Debian package of VocalVocab on a bare Debian, practises, replaces it by a newer one,
# and purges it.
#
#   make deb
#   FRESH_MOUNTS="$PWD/.build/deb" Tests/Fresh/fresh.sh Tests/Fresh/package.sh "$PWD"/.build/deb/*.deb
set -eu

package=$1
# More packages than these come along only by mistake.
most=15

fail() {
  echo "$1" >&2
  exit 1
}

export DEBIAN_FRONTEND=noninteractive
new=$(apt-get --simulate install --yes "$package" | grep --count '^Inst' || true)
echo "$((new - 1)) further packages come with it."
[ "$new" -le $((most + 1)) ] || fail "More than $most further packages come with it."
apt-get --quiet --quiet install --yes "$package"
[ ! -e /usr/share/wordnet ] || fail "WordNet came along."

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

# The same files as a newer version.
version=$(dpkg-deb --field "$package" Version)
dpkg-deb --raw-extract "$package" /tmp/newer
sed -i "s/^Version: .*/Version: $version+newer/" /tmp/newer/DEBIAN/control
dpkg-deb --root-owner-group --build /tmp/newer /tmp/newer.deb >/dev/null
apt-get --quiet --quiet install --yes /tmp/newer.deb
[ "$(dpkg-query --show --showformat='${Version}' vocalvocab)" = "$version+newer" ] \
  || fail "The newer package did not replace the older one."
vocalvocab completed list --plain | grep -q harbor || fail "The round is gone after the upgrade."

apt-get --quiet --quiet install --yes lintian >/dev/null
lintian --fail-on error "$package" || fail "lintian found an error."

apt-get --quiet --quiet purge --yes vocalvocab
[ -s ~/.local/share/vocalvocab/journal.jsonl ] || fail "The answers went with the program."
left=$(find / -xdev -path /proc -prune -o -path /root -prune -o -path /tmp -prune \
  -o -name '*vocalvocab*' -print | grep -v "^$(dirname "$package")" | grep -v '^/var/lib/dpkg\|^/project' || true)
[ -z "$left" ] || fail "This was left: $left"
echo "Installed, used, upgraded and purged."
