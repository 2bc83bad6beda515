#!/usr/bin/env bash
# Tries deploy/Caddyfile and deploy/nginx.conf with the app behind them, over HTTPS on ports of this machine: HTTP/2, login,
# a write, a live event, an upload, and one that is too large. Needs root, Debian's nginx, caddy, curl and openssl, and
# installs those that are missing: `npm run test:proxies`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

refuse() {
  echo "No proxy was tried: $*" >&2
  exit 125
}

source scripts/bare-debian.sh

readonly host=arena.example.org app_port=5091 https_port=8451 http_port=8452 password=courtside-lamp-42
readonly url=https://$host:$https_port
work=''
app=''
proxy=''

main() {
  [ "$(id -u)" = 0 ] || refuse 'only root may install and start them'
  install_missing
  work=$(mktemp --directory /var/tmp/village-proxies-XXXXXX)
  trap clean_up EXIT
  chmod 755 "$work"
  start_app
  try nginx
  try caddy
  echo 'Both proxies do what the guide says'
}

install_missing() {
  local missing=() tool
  for tool in nginx caddy curl openssl; do command -v "$tool" >/dev/null || missing+=("$tool"); done
  [ "${#missing[@]}" = 0 ] ||
    { apt_quietly 120 update && apt_quietly 300 install -y --no-install-recommends "${missing[@]}"; } ||
    refuse "${missing[*]} cannot be installed"
}

start_app() {
  DATA_DIR=$work/data PORT=$app_port HOST=127.0.0.1 PUBLIC_URL=$url TRUST_PROXY=on DEMO_DATA=on DEMO_PASSWORD=$password \
    ADMIN_PASSWORD=$password LOG_LEVEL=error node scripts/start.mjs >"$work/app.log" 2>&1 &
  app=$!
  until_ready "$app" "$work/app.log" curl --fail --silent "http://127.0.0.1:$app_port/api/health"
}

# until_ready PROCESS LOG COMMAND...
until_ready() {
  for _ in $(seq 300); do
    "${@:3}" >/dev/null 2>&1 && return
    kill -0 "$1" 2>/dev/null || break
    sleep 0.2
  done
  cat "$2" >&2
  exit 1
}

try() {
  echo "== $1"
  "start_$1"
  until_ready "$proxy" "$work/$1.log" call --fail "$url/api/health"
  check
  kill "$proxy" && { wait "$proxy" || true; }
  proxy=''
}

# The file for a village is used as it is, but for its name, ports and certificate.
start_nginx() {
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj "/CN=$host" -addext "subjectAltName=DNS:$host" \
    -keyout "$work/key.pem" -out "$work/root.pem" 2>/dev/null
  sed -e "s#127.0.0.1:5000#127.0.0.1:$app_port#; s#listen 80;#listen 127.0.0.1:$http_port;#; s#listen 443#listen 127.0.0.1:$https_port#" \
    -e "s#/etc/ssl/arena/fullchain.pem#$work/root.pem#; s#/etc/ssl/arena/privkey.pem#$work/key.pem#; s#/var/log/nginx#$work#" \
    deploy/nginx.conf >"$work/site.conf"
  cat >"$work/nginx.conf" <<END
pid $work/nginx.pid;
events {}
http { client_body_temp_path $work/body; proxy_temp_path $work/kept; include $work/site.conf; }
END
  nginx -t -q -c "$work/nginx.conf" -e "$work/nginx.log" && say 'its own program finds no fault'
  nginx -c "$work/nginx.conf" -e "$work/nginx.log" -g 'daemon off;' &
  proxy=$!
}

# Caddy signs the certificate itself, as in a network that the internet does not reach.
start_caddy() {
  cat >"$work/Caddyfile" <<END
{
	admin off
	auto_https disable_redirects
	local_certs
	skip_install_trust
}
import $PWD/deploy/Caddyfile
END
  export XDG_DATA_HOME=$work/caddy XDG_CONFIG_HOME=$work/caddy SITE=$url ARENA=127.0.0.1:$app_port
  caddy validate --config "$work/Caddyfile" --adapter caddyfile >"$work/caddy.log" 2>&1 && say 'its own program finds no fault'
  caddy run --config "$work/Caddyfile" --adapter caddyfile >"$work/caddy.log" 2>&1 &
  proxy=$!
  until_ready "$proxy" "$work/caddy.log" test -f "$work/caddy/caddy/pki/authorities/local/root.crt"
  cp "$work/caddy/caddy/pki/authorities/local/root.crt" "$work/root.pem"
}

call() {
  curl --silent --show-error --cacert "$work/root.pem" --resolve "$host:$https_port:127.0.0.1" --cookie-jar "$work/jar" \
    --cookie "$work/jar" --header 'sec-fetch-site: same-origin' "$@"
}

check() {
  rm -f "$work/jar"
  expect 'serves the app over HTTP/2' '2 200' "$(call --output /dev/null --write-out '%{http_version} %{http_code}' "$url/")"
  expect 'logs in' 200 "$(status --json '{"username":"admin","password":"'"$password"'"}' "$url/api/login")"
  grep --quiet "^#HttpOnly_$host.*TRUE" "$work/jar" || fail 'The session is not bound to HTTPS'
  check_event
  expect 'takes a picture' 201 "$(status --form "image=@docs/screenshots/box-score.webp;type=image/webp" "$url/api/photos/upload")"
  head -c 30000000 /dev/zero >"$work/large.jpg"
  expect 'refuses one of 30 MB' 413 "$(status --form "image=@$work/large.jpg" "$url/api/photos/upload")"
  grep --quiet '"message":"The file is larger than' "$work/answer" || fail "Without the app's words: $(head -c 300 "$work/answer")"
}

# Something written is read in the open stream within two seconds: nothing on the way holds it back.
check_event() {
  call --no-buffer --max-time 20 "$url/api/live?as=member" >"$work/stream" 2>/dev/null &
  local stream=$! begin name=$RANDOM
  for _ in $(seq 100); do grep --quiet '^event: hello' "$work/stream" && break; sleep 0.1; done
  grep --quiet '^event: hello' "$work/stream" || fail 'The stream does not begin'
  begin=$(date +%s%3N)
  expect 'writes' 201 "$(status --json '{"name":"Behind a proxy '"$name"'"}' "$url/api/sports")"
  for _ in $(seq 100); do grep --quiet '^event: change' "$work/stream" && break; sleep 0.02; done
  grep --quiet '^event: change' "$work/stream" || fail 'The event does not arrive within two seconds'
  say "shows a change in the open stream after $(($(date +%s%3N) - begin)) ms"
  kill "$stream" && { wait "$stream" || true; } 2>/dev/null
}

status() { call --output "$work/answer" --write-out '%{http_code}' "$@" || true; }

# expect WHAT WANTED FOUND
expect() { if [ "$2" = "$3" ]; then say "$1"; else fail "$1: $3 instead of $2: $(head -c 300 "$work/answer" 2>/dev/null)"; fi; }

say() { echo "✓ $*"; }

fail() {
  echo "✗ $*" >&2
  exit 1
}

clean_up() {
  local one
  for one in $proxy $app; do kill "$one" 2>/dev/null && { wait "$one" || true; }; done
  rm -rf "$work"
}

main; exit
