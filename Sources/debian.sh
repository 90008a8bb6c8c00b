#!/bin/sh
# Makes a Debian package from a folder that `make install` has filled, with PREFIX=/usr, and prints
# the name of its file.
#
#   Sources/debian.sh FOLDER FOLDER-OF-THE-PACKAGE
#
# DEBEMAIL names its maintainer: NAME <ADDRESS>. By default, this is the author of the last commit.
set -eu
# The package is the same whatever mask its maker has.
umask 022

folder=$(realpath "$1")
made=$2
here=$(cd "$(dirname "$0")" && pwd)
programs="$folder/usr/bin/vocalvocab $folder/usr/libexec/vocalvocab-server"

# The packages of the shared libraries. The command that finds them wants the files of a source
# package.
source=$(mktemp --directory)
trap 'rm -rf "$source"' EXIT
mkdir "$source/debian"
printf 'Source: vocalvocab\n\nPackage: vocalvocab\nArchitecture: any\n' >"$source/debian/control"
# $programs holds two words.
# shellcheck disable=SC2086
libraries=$(cd "$source" && dpkg-shlibdeps -O $programs 2>/dev/null | sed 's/^shlibs:Depends=//')

# An engine that is linked into the program reads only the data of its own upstream version.
case $libraries in
  *libespeak-ng1*) data= ;;
  *)
    engine=$(dpkg-query --show --showformat='${Version}' libespeak-ng-dev)
    upstream=${engine%-*}
    data=", espeak-ng-data (>= $upstream), espeak-ng-data (<< $upstream+~)"
    ;;
esac

# A package of a later commit replaces that of the version that the commit's author last tagged.
release=$("$folder/usr/bin/vocalvocab" --version | sed 's/.* //')
later=$(git -C "$here" rev-list --count "v$release..HEAD" 2>/dev/null || echo 0)
[ "$later" = 0 ] && version=$release-1 || version=$release+$later-1
maintainer=${DEBEMAIL:-$(git -C "$here" log -1 --format='%an <%ae>' 2>/dev/null || true)}
[ -n "$maintainer" ] || {
  echo "The package needs a maintainer: set DEBEMAIL to 'NAME <ADDRESS>'." >&2
  exit 1
}

# Prints Debian's form of the changelog: the newest version first.
changes() {
  # The releases of CHANGELOG.md, each with its day; the first takes the package's version.
  first=$version
  sed -n 's/^## \[\([0-9][^]]*\)\] - \(.*\)$/\1 \2/p' "$here/../CHANGELOG.md" \
    | while read -r number day; do
      printf 'vocalvocab (%s) unstable; urgency=medium\n\n' "${first:-$number-1}"
      printf '  * New release: changelog.gz says what it changes.\n\n'
      printf ' -- %s  %s\n\n' "$maintainer" "$(date --utc --date "$day" '+%a, %d %b %Y %T +0000')"
      first=
    done
}

documents=$folder/usr/share/doc/vocalvocab
mkdir -p "$folder/DEBIAN" "$documents"
cp "$here/../LICENSE" "$documents/copyright"
gzip -9 --no-name --stdout "$here/../CHANGELOG.md" >"$documents/changelog.gz"
changes | gzip -9 --no-name >"$documents/changelog.Debian.gz"
gzip -9 --no-name --force "$folder"/usr/share/man/man1/*.1
# Debian's zsh reads the completions of packages from their own folder.
mkdir -p "$folder/usr/share/zsh/vendor-completions"
mv "$folder"/usr/share/zsh/site-functions/* "$folder/usr/share/zsh/vendor-completions"
rmdir "$folder/usr/share/zsh/site-functions"
cat >"$folder/DEBIAN/control" <<END
Package: vocalvocab
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: $maintainer
Section: education
Priority: optional
Installed-Size: $(du --summarize --block-size=1024 "$folder" | cut -f1)
Depends: $libraries$data
Recommends: libflite1, libqrencode4, libsodium23, libsqlite3-0, libzip4 | libzip5, libzstd1, zlib1g
Suggests: ca-certificates, libcurl4, libpq5, libsndfile1, scowl, wordnet-base
Description: spelling trainer with a voice
 VocalVocab speaks a word and its definition, and you type the word. You have
 three tries, and feedback that says what is wrong and why. Each word comes back
 just before you would forget it. It works without a network, in a terminal and
 in a browser.
END
# A new version of the package asks before it replaces options that somebody has changed.
[ ! -e "$folder/etc" ] || echo /etc/vocalvocab/server.conf >"$folder/DEBIAN/conffiles"
# A file that a shell reads is no program.
sed -i '1{/^#!/d}' "$folder"/usr/share/bash-completion/completions/*
mkdir -p "$folder/usr/share/lintian/overrides"
cat >"$folder/usr/share/lintian/overrides/vocalvocab" <<END
# The Swift compiler makes programs with fixed addresses where its library is linked in.
vocalvocab: hardening-no-pie
# Its own help describes it.
vocalvocab: no-manual-page [usr/bin/vocalvocab-server]
END
chmod -R u=rwX,go=rX "$folder"
package=$made/vocalvocab_${version}_$(dpkg --print-architecture).deb
dpkg-deb --root-owner-group --build "$folder" "$package" >/dev/null
echo "$package"
