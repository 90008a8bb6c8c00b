#!/bin/sh
# Says the line that a person's zsh lacks, so that it finds the completions in a folder. Is silent
# where zsh is not installed, or searches the folder.
#
#   Sources/zsh-path.sh FOLDER
set -eu

folder=${1%/}
command -v zsh >/dev/null || exit 0
# zsh fills in its own variable.
# shellcheck disable=SC2016
searched=$(zsh -ic 'print -rl -- $fpath' </dev/null 2>/dev/null || true)
printf '%s\n' "$searched" | grep -qxF "$folder" && exit 0
echo "For completions in zsh, write this line into ~/.zshrc, above 'compinit':"
echo "  fpath=($folder \$fpath)"
