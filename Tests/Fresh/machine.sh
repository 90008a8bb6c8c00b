# shellcheck shell=sh
# The part of fresh.sh that runs in namespaces of its own.
# Arguments: the project's folder, an empty folder, the toolchain's folder, perhaps a command.
set -eu
trap 'exit 130' INT TERM HUP

project=$1 folder=$2 toolchain=$3
shift 3
machine=$folder/debian
clone=/root/vocalvocab
times=$folder/times
log=$folder/log

release=bookworm
# https://www.swift.org/install/linux/tarball/ lists these for Debian 12.
swift_packages="binutils gcc git libcurl4-openssl-dev libedit-dev libicu-dev libncurses-dev
  libpython3-dev libsqlite3-dev libstdc++-12-dev libxml2-dev pkg-config tzdata uuid-dev"

# note TEXT: writes down a step and the time that it took.
note() {
  took=$(($(date +%s) - began))
  printf '%3d min %2d s  %s\n' $((took / 60)) $((took % 60)) "$1" >>"$times"
}

# step NAME COMMAND...: runs a command as a step of its own.
step() {
  name=$1
  shift
  echo "==> $name"
  began=$(date +%s)
  "$@"
  note "$name"
}

# Shows what each step took, and which one failed.
finish() {
  status=$?
  [ "$status" = 0 ] || note "$name (failed with status $status)"
  echo "What each step took:"
  cat "$times"
}
trap finish EXIT

# Runs a command whose output matters only when it fails. Addresses may hold passwords.
quietly() {
  "$@" >"$log" 2>&1 || {
    status=$?
    tail -n 20 "$log" | sed 's|//[^/@ ]*@|//|g' >&2
    return "$status"
  }
}

# inside COMMAND...: runs a command in the bare Debian.
inside() {
  chroot "$machine" "$@"
}

# Lists the addresses of Debian packages that this machine uses, the release's first.
mirrors() {
  if command -v apt-get >/dev/null; then
    # apt-get fills in the address.
    # shellcheck disable=SC2016
    apt-get indextargets --format '$(REPO_URI)' "Created-By: Packages" "Codename: $release" || true
  fi
  echo http://deb.debian.org/debian
}

install_debian() {
  mirror=$(mirrors | head -n 1)
  quietly debootstrap --variant=minbase "$release" "$machine" "$mirror"
  # No package starts a service.
  printf '#!/bin/sh\nexit 101\n' >"$machine/usr/sbin/policy-rc.d"
  chmod 755 "$machine/usr/sbin/policy-rc.d"
}

# Copies each of the named files and folders that this machine has to the same place.
copy() {
  for path; do
    [ -e "$path" ] || continue
    mkdir -p "$machine$(dirname "$path")"
    cp --recursive --dereference --no-target-directory "$path" "$machine$path"
  done
}

# Copies each of the named files of a person's home to root's.
copy_from_home() {
  for path; do
    [ -e "$HOME/$path" ] || continue
    mkdir -p "$(dirname "$machine/root/$path")"
    cp --recursive --dereference --no-target-directory "$HOME/$path" "$machine/root/$path"
  done
}

# The settings by which this machine reaches packages are its owner's: they are copied, never shown.
copy_settings() {
  copy /etc/resolv.conf /etc/hosts /usr/local/share/ca-certificates \
    /etc/gitconfig /etc/pip.conf /etc/apt/auth.conf /etc/apt/auth.conf.d
  copy_from_home .gitconfig .config/git .config/pip .pip
  if command -v apt-config >/dev/null; then
    apt-config dump | grep '^Acquire::' >"$machine/etc/apt/apt.conf.d/99host"
  fi
  if grep -qs "^VERSION_CODENAME=$release\$" /etc/os-release; then
    copy /etc/apt/sources.list /etc/apt/sources.list.d /etc/apt/keyrings /etc/apt/trusted.gpg.d
    [ -e /etc/apt/sources.list ] || rm -f "$machine/etc/apt/sources.list"
  fi
}

# Shows a folder of this machine at the same place, read-only.
show() {
  [ -d "$1" ] || { echo "$1 is no folder." >&2; return 1; }
  mkdir -p "$machine$1"
  mount --bind "$1" "$machine$1"
  mount --options remount,bind,ro "$machine$1"
}

mount_folders() {
  mount --types proc proc "$machine/proc"
  mount --rbind /sys "$machine/sys"
  mount --rbind /dev "$machine/dev"
  mount --types tmpfs tmpfs "$machine/dev/shm"
  for path in "$toolchain" ${FRESH_MOUNTS:-}; do
    show "$path"
  done
}

# Leaves of the environment what reaches packages: proxies, and the settings of pip.
clear_environment() {
  for name in $(env | sed -n 's/^\([A-Za-z_][A-Za-z0-9_]*\)=.*/\1/p'); do
    case $name in
      *_proxy | *_PROXY | PIP_* | TERM) ;;
      *) unset "$name" ;;
    esac
  done
  export HOME=/root LANG=C.UTF-8 \
    PATH="$toolchain/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
}

install_swift_packages() {
  quietly inside apt-get --quiet update
  # $swift_packages are several words.
  # shellcheck disable=SC2086
  quietly inside env DEBIAN_FRONTEND=noninteractive \
    apt-get --quiet install --yes --no-install-recommends $swift_packages make
}

clone_project() {
  git clone --quiet --no-hardlinks "$project" "$machine$clone"
}

in_clone() {
  # The shell inside fills in its arguments.
  # shellcheck disable=SC2016
  inside sh -c 'cd "$1" && shift && exec "$@"' sh "$clone" "$@"
}

# Lists the targets of the commands in the README's chapter "Two commands".
readme_targets() {
  # shellcheck disable=SC2016
  sed -n '/^## Two commands$/,/^## /{/^```sh$/,/^```$/s/^make \([a-z]*\).*/\1/p}' \
    "$machine$clone/README.md"
}

step "Install Debian ($release)" install_debian
step "Copy the settings of this machine" copy_settings
step "Clone the project" clone_project
step "Mount the folders" mount_folders
clear_environment
step "Install Swift's packages and make" install_swift_packages
step "swift --version" inside swift --version
if [ $# -gt 0 ]; then
  step "$*" in_clone "$@"
else
  targets=$(readme_targets)
  [ -n "$targets" ] || { echo "The README names no command." >&2; exit 1; }
  for target in $targets; do
    # ARGS are for `make run`: a bare Debian has no sound card, and nobody types there.
    step "make $target" in_clone make "$target" ARGS="--word harbor --mute" </dev/null
  done
fi
