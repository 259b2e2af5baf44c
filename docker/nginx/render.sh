#!/bin/sh
# Renders the templates beside this file and starts nginx with them in the foreground; `render.sh -t` only tests them.
#
# ROLE          gateway (pages, registry, every app's releases) or app (the releases of one image)
# PORT          8080
# SITE_FOLDER   /srv/site
# RUN_FOLDER    /tmp/nginx: the rendered files, process id and temporary files; the only folder that is written to
# APP_SERVICES  gateway: addresses of the apps' own images, "wallet=mfe-wallet:8080 games=mfe-games:8080"
# RESOLVER      gateway: name server for those, "127.0.0.11" or "fd00::10"; without it, the first in RESOLV_CONF that nginx supports
# RESOLV_CONF   /etc/resolv.conf
# WORKERS       auto
# NGINX         the executable, when it is not on the PATH
set -eu

ROLE="${ROLE:-gateway}"
PORT="${PORT:-8080}"
SITE_FOLDER="${SITE_FOLDER:-/srv/site}"
RUN_FOLDER="${RUN_FOLDER:-/tmp/nginx}"
WORKERS="${WORKERS:-auto}"
CONFIGURATION_FOLDER="$(cd "$(dirname "$0")" && pwd)"

refuse() {
  echo "$1" >&2
  exit 64
}

case "$ROLE" in
  gateway) RELEASE_FALLBACK='@image' ;;
  app) RELEASE_FALLBACK='=404' ;;
  *) refuse "ROLE is \"$ROLE\"; it has to be gateway or app." ;;
esac
case "$PORT" in
  '' | *[!0-9]*) refuse "PORT is \"$PORT\"; it has to be a number." ;;
esac
case "$SITE_FOLDER$RUN_FOLDER$WORKERS$CONFIGURATION_FOLDER" in
  *[!A-Za-z0-9/._-]*) refuse 'Folders are named with letters, digits, "/", ".", "_" and "-" alone.' ;;
esac

# A kernel without IPv6 cannot open this socket.
if [ -e /proc/net/if_inet6 ]; then LISTEN_IPV6="listen [::]:$PORT;"; else LISTEN_IPV6=''; fi

mkdir -p "$RUN_FOLDER"

render() {
  sed -e "s|@ROLE@|$ROLE|g" -e "s|@PORT@|$PORT|g" -e "s|@LISTEN_IPV6@|$LISTEN_IPV6|g" -e "s|@SITE_FOLDER@|$SITE_FOLDER|g" \
    -e "s|@RUN_FOLDER@|$RUN_FOLDER|g" -e "s|@WORKERS@|$WORKERS|g" -e "s|@RELEASE_FALLBACK@|$RELEASE_FALLBACK|g" \
    -e "s|@CONFIGURATION_FOLDER@|$CONFIGURATION_FOLDER|g" \
    "$CONFIGURATION_FOLDER/$1.conf.template" >"$RUN_FOLDER/$1.conf"
}

render nginx
render server
render "$ROLE"

# Map of app names to their services. nginx resolves them per request, so that it starts even if a service is missing.
{
  if [ -n "${APP_SERVICES:-}" ]; then
    # Skips link-local addresses with a zone (fe80::1%eth0), which nginx does not support.
    resolver="${RESOLVER:-$(sed -En 's/^[[:space:]]*nameserver[[:space:]]+([0-9A-Fa-f.:]+)([[:space:]].*)?$/\1/p' "${RESOLV_CONF:-/etc/resolv.conf}" | head -n 1)}"
    case "$resolver" in
      \[*) ;;
      *:*:*) resolver="[$resolver]" ;;
    esac
    # Without a global IPv6 address, services are resolved to IPv4 addresses only.
    if grep -qv ' lo$' /proc/net/if_inet6 2>/dev/null; then ipv6=on; else ipv6=off; fi
    if [ -n "$resolver" ]; then
      echo "resolver $resolver valid=10s ipv6=$ipv6;"
    else
      echo 'No name server that nginx can ask: names in APP_SERVICES are not found. Set RESOLVER.' >&2
    fi
  fi
  echo 'map $app $app_service {'
  echo '  default "";'
  for service in ${APP_SERVICES:-}; do
    case "$service" in
      *[!A-Za-z0-9.:=-]* | *=*=* | =* | *=) refuse "APP_SERVICES holds \"$service\"; it has to be like wallet=mfe-wallet:8080." ;;
      *=*) echo "  ${service%%=*} ${service#*=};" ;;
      *) refuse "APP_SERVICES holds \"$service\"; it has to be like wallet=mfe-wallet:8080." ;;
    esac
  done
  echo '}'
} >"$RUN_FOLDER/services.conf"

exec "${NGINX:-nginx}" -e stderr -c "$RUN_FOLDER/nginx.conf" "$@"
