# Functions that make a minimal Debian with this machine's Node in the folder $root. Sourced by other scripts, which define
# `refuse`.
# shellcheck shell=bash disable=SC2154

install_debootstrap() {
  apt_quietly 120 update && apt_quietly 300 install -y --no-install-recommends debootstrap ||
    refuse 'debootstrap cannot be installed'
}

apt_quietly() {
  DEBIAN_FRONTEND=noninteractive timeout "$1" apt-get -q "${@:2}" >/dev/null 2>&1 </dev/null
}

# shellcheck disable=SC2016
mirror_of() {
  apt-get indextargets --format '$(RELEASE) $(COMPONENT) $(REPO_URI)' 2>/dev/null |
    awk -v wanted="$1" '$1 == wanted && $2 == "main" { print $3; exit }'
}

# make_debian [PACKAGE...]
make_debian() {
  local release mirror log
  release=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
  mirror=$(mirror_of "$release")
  # apt names none before it has read its sources once.
  [ -n "$mirror" ] || { apt_quietly 120 update && mirror=$(mirror_of "$release"); }
  [ -n "$mirror" ] || refuse "apt's sources name no mirror of ${release:-this system}"
  log=$(timeout 600 debootstrap --variant=minbase --include="$(IFS=,; echo "ca-certificates${*:+,$*}")" "$release" "$root" "$mirror" 2>&1 </dev/null) ||
    { tail -n 3 <<<"$log" >&2; refuse 'debootstrap failed, see above'; }
}

copy_network_settings() {
  cp /etc/resolv.conf /etc/hosts "$root/etc/"
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
  # For the next time that a package has the certificates listed anew.
  cp -r /usr/local/share/ca-certificates "$root/usr/local/share/" 2>/dev/null
  rm -f "$root/etc/apt/sources.list"
  local path
  for path in /etc/apt/sources.list /etc/apt/sources.list.d /etc/apt/keyrings /etc/apt/trusted.gpg.d /usr/share/keyrings; do
    [ -e "$path" ] && cp -r "$path" "$root${path%/*}/"
  done
  apt-config dump | grep '^Acquire' >"$root/etc/apt/apt.conf.d/99-this-machine"
}

copy_node() {
  local npm
  npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
  mkdir -p "$root/usr/local/lib/node_modules" "$root/usr/local/etc"
  cp "$(readlink -f "$(command -v node)")" "$root/usr/local/bin/node"
  cp -r "$npm" "$root/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  ln -s ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
  local settings
  for settings in "$(npm config get globalconfig)" "$(npm config get userconfig)"; do
    [ -f "$settings" ] && cat "$settings" >>"$root/usr/local/etc/npmrc"
  done
}
