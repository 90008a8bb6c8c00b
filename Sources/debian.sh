#!/bin/sh
# Makes a Debian package from a folder that `make install` has filled, with PREFIX=/usr.
#
#   Sources/debian.sh FOLDER PACKAGE.deb
set -eu
# The package is the same whatever mask its maker has.
umask 022

folder=$(realpath "$1")
package=$2
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

documents=$folder/usr/share/doc/vocalvocab
mkdir -p "$folder/DEBIAN" "$documents"
cp "$here/../LICENSE" "$documents/copyright"
gzip -9 --no-name --stdout "$here/../CHANGELOG.md" >"$documents/changelog.gz"
gzip -9 --no-name --force "$folder"/usr/share/man/man1/*.1
# Debian's zsh reads the completions of packages from their own folder.
mkdir -p "$folder/usr/share/zsh/vendor-completions"
mv "$folder"/usr/share/zsh/site-functions/* "$folder/usr/share/zsh/vendor-completions"
rmdir "$folder/usr/share/zsh/site-functions"
cat >"$folder/DEBIAN/control" <<END
Package: vocalvocab
Version: $("$folder/usr/bin/vocalvocab" --version | sed 's/.* //')
Architecture: $(dpkg --print-architecture)
Maintainer: The VocalVocab developers <vocalvocab@localhost>
Section: education
Priority: optional
Installed-Size: $(du --summarize --block-size=1024 "$folder" | cut -f1)
Depends: $libraries$data, scowl, wordnet-base
Recommends: ca-certificates, libcurl4, libflite1, libqrencode4, libsndfile1, libsqlite3-0, libzip4 | libzip5, libzstd1
Description: spelling trainer with a voice
 VocalVocab speaks a word and its definition, and you type the word. You have three
 tries, and feedback that says what is wrong and why. Each word comes back just before
 you would forget it. It works without a network, in a terminal and in a browser.
END
chmod -R u=rwX,go=rX "$folder"
dpkg-deb --root-owner-group --build "$folder" "$package"
