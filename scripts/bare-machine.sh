#!/usr/bin/env bash
# Makes a minimal Debian, clones the commit checked out here into it, and runs commands there, in the order given,
# as a plain user or as root:
#
#   scripts/bare-machine.sh --user 'npm start' --root 'npm test'
#
# Nothing is installed in it but Node and npm, which are this machine's. The network and its settings are this machine's too.
# It stops at the first command that fails, with its exit code; 125 means that there was no such machine.
# Mounts and processes stand in namespaces of their own, so that they end with this script, however it ends.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

readonly inside_path=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
readonly plain_user=resident

refuse() {
  echo "No bare machine: $*" >&2
  exit 125
}

source scripts/bare-debian.sh

main() {
  [ "$(id -u)" = 0 ] || refuse 'only root may make one'
  for program in apt-get git node npm unshare setpriv; do
    command -v "$program" >/dev/null || refuse "$program is missing"
  done
  unshare --mount --pid --fork true 2>/dev/null || refuse 'this machine allows no namespaces'
  command -v debootstrap >/dev/null || install_debootstrap
  remove_leftovers
  root="${TMPDIR:-/var/tmp}/village-bare-$$"
  mkdir -p "$root" || refuse "$root cannot be made"
  trap remove_machine EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM HUP
  setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child bash scripts/bare-machine.sh inside "$root" "$@" <&0 &
  machine=$!
  wait "$machine"
}

remove_machine() {
  kill -KILL "$machine" 2>/dev/null
  # The processes inside end with it, but not at once.
  for _ in 1 2 3 4 5 6; do rm -rf "$root" 2>/dev/null && break || sleep 0.5; done
}

# Of runs that were killed.
remove_leftovers() {
  local folder
  for folder in "${TMPDIR:-/var/tmp}"/village-bare-*; do
    [ -d "$folder" ] && [ ! -d "/proc/${folder##*-}" ] && rm -rf "$folder"
  done
}

inside() {
  root=$1
  shift
  begin=$SECONDS
  commit=$(git rev-parse HEAD) || refuse 'no commit is checked out here'
  make_debian
  copy_network_settings
  copy_node
  mount_system
  run_inside root 'node --version && npm --version' >/dev/null || refuse "this machine's Node and npm do not run in it"
  clone_for root /root
  chroot "$root" useradd --create-home --shell /bin/bash "$plain_user" || refuse 'it has no plain user'
  clone_for "$plain_user" "/home/$plain_user"
  echo "Made a bare machine in $((SECONDS - begin)) s"
  while [ $# -gt 1 ]; do
    echo "On a bare machine, as ${1#--}: $2"
    case $1 in
      --root) run_inside root "$2" || exit ;;
      --user) run_inside "$plain_user" "$2" || exit ;;
      *) refuse "unknown option $1" ;;
    esac
    shift 2
  done
}

mount_system() {
  mount -t proc proc "$root/proc" && mount --bind /dev "$root/dev" && mount --rbind /sys "$root/sys" &&
    mount -t devpts devpts "$root/dev/pts" && mount -t tmpfs tmpfs "$root/dev/shm" || refuse 'its mounts are not allowed'
}

clone_for() {
  local user=$1 home=$2
  git clone -q --no-checkout "file://$PWD" "$root$home/village-arena" &&
    git -C "$root$home/village-arena" checkout -q --detach "$commit" || refuse "$commit cannot be cloned"
  chroot "$root" chown -R "$user:" "$home/village-arena"
}

run_inside() {
  local user=$1 line=$2 home=/root
  [ "$user" = root ] || home=/home/$user
  local passed=() name
  for name in CI TESTS CLOCK TZ TERM http_proxy https_proxy no_proxy; do
    [ -n "${!name:-}" ] && passed+=("$name=${!name}")
  done
  chroot --userspec="$user:$user" "$root" /usr/bin/env -i "${passed[@]}" PATH="$inside_path" HOME="$home" USER="$user" \
    /bin/bash -c "cd ~/village-arena 2>/dev/null; $line"
}

# One line, because the file may change while its commands run.
if [ "${1:-}" = inside ]; then inside "${@:2}"; else main "$@"; fi; exit
