#!/bin/sh
# Prints the metadata of the program for software centres (AppStream), with the releases of
# CHANGELOG.md.
set -eu
here=$(cd "$(dirname "$0")" && pwd)

releases=$(sed -n 's|^## \[\([0-9][^]]*\)\] - \(.*\)$|    <release version="\1" date="\2" />|p' \
  "$here/../../CHANGELOG.md")
while IFS= read -r line; do
  case $line in
    @RELEASES@) printf '%s\n' "$releases" ;;
    *) printf '%s\n' "$line" ;;
  esac
done <"$here/org.vocalvocab.VocalVocab.metainfo.xml.in"
