#!/usr/bin/env bash
# Boots a minimal Debian with systemd, Node and npm, and installs a release there as docs/operating.md says, as a unit and
# as a unit of its template: both start, log in, come back after a kill and stop with 0. Needs root and Debian's
# systemd-container: `npm run test:systemd`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

refuse() {
  echo "No unit was tried: $*" >&2
  exit 125
}

source scripts/bare-debian.sh

readonly password=courtside-lamp-42
root=''
machine=''
leader=''

main() {
  [ "$(id -u)" = 0 ] || refuse 'only root may boot one here'
  command -v systemd-nspawn >/dev/null || { apt_quietly 120 update && apt_quietly 300 install -y --no-install-recommends systemd-container; } ||
    refuse 'systemd-container cannot be installed'
  command -v debootstrap >/dev/null || install_debootstrap
  work=$(mktemp --directory /var/tmp/village-systemd-XXXXXX)
  root=$work/debian
  trap clean_up EXIT
  mkdir "$root"
  make_debian systemd systemd-sysv
  copy_network_settings
  copy_node
  unpack_release
  boot
  install village-arena 5093 /etc/village-arena/admin-password /etc/village-arena.env
  install village-arena@karoo 5094 /etc/village-arena/karoo.admin-password /etc/village-arena/karoo.env
  echo 'Both units do what the guide says'
}

unpack_release() {
  npm run --silent release -- --archive >"$work/release.log" 2>&1 || { cat "$work/release.log" >&2; exit 1; }
  mkdir -p "$root/opt/village-arena" "$root/etc/village-arena"
  tar -xzf release/village-arena-*.tar.gz --strip-components=1 -C "$root/opt/village-arena"
}

# It has this machine's network, and a tree of processes of its own.
boot() {
  systemd-nspawn --quiet --directory "$root" --register=no --keep-unit --boot >"$work/boot.log" 2>&1 </dev/null &
  machine=$!
  for _ in $(seq 150); do
    leader=$(pgrep --parent "$machine" | head -n 1) && inside systemctl is-active --quiet multi-user.target 2>/dev/null && break
    kill -0 "$machine" 2>/dev/null || refuse "it does not boot: $(tail -n 5 "$work/boot.log")"
    sleep 0.2
  done
  inside npm --prefix /opt/village-arena ci --omit=dev --no-audit --no-fund >"$work/install.log" 2>&1 || { cat "$work/install.log" >&2; exit 1; }
  say 'the guide installs it'
}

inside() { nsenter --target "$leader" --mount --uts --ipc --pid --cgroup --root --wd env PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root "$@"; }

# install UNIT PORT PASSWORD_FILE SETTINGS_FILE
install() {
  local unit=$1 port=$2
  echo "== $unit"
  (umask 077 && printf %s "$password" >"$root$3")
  echo "PORT=$port" >"$root$4"
  cp "$root/opt/village-arena/deploy/${unit%karoo}.service" "$root/etc/systemd/system/"
  inside systemctl daemon-reload
  inside systemctl enable --quiet --now "$unit"
  until_open "$unit" "$port" && log_in "$port" && say 'starts, and takes the password from its credential'
  local exposure
  exposure=$(inside systemd-analyze security --no-pager "$unit" | sed -n 's/.*exposure level for .*: \([0-9.]*\) .*/\1/p')
  awk -v found="$exposure" 'BEGIN { exit !(found != "" && found <= 2.0) }' || fail "systemd-analyze security gives it $exposure"
  say "systemd-analyze security gives it $exposure"
  inside systemctl kill --signal=KILL "$unit"
  sleep 1
  until_open "$unit" "$port" && log_in "$port" && say 'comes back after a kill, with its data'
  inside systemctl stop "$unit"
  [ "$(inside systemctl show --value --property Result "$unit")" = success ] || fail 'It does not stop with 0'
  say 'stops with 0'
}

until_open() {
  for _ in $(seq 300); do
    curl --fail --silent "http://127.0.0.1:$2/api/health" >/dev/null && return
    sleep 0.2
  done
  inside journalctl --no-pager --lines 10 --unit "$1" >&2
  fail 'It does not open'
}

log_in() {
  curl --silent --show-error --fail-with-body --header 'sec-fetch-site: same-origin' --json '{"username":"admin","password":"'"$password"'"}' \
    "http://127.0.0.1:$1/api/login" >/dev/null
}

say() { echo "✓ $*"; }

fail() {
  echo "✗ $*" >&2
  exit 1
}

clean_up() {
  [ -z "$machine" ] || { kill -TERM "$machine" 2>/dev/null && { wait "$machine" || true; }; }
  rm -rf "$work"
}

main; exit
