#!/usr/bin/env bash
# The pipeline of one remote, for any CI system, and to be run by hand. Copy it, or call it where it is:
#
#   ci.sh check lists [CHECKS]              types, lint and tests of the remote
#   ci.sh preview lists BRANCH              publishes the branch as a preview, which no player gets
#   ci.sh publish lists                     publishes a release and runs the gate; prints release=ID
#   ci.sh canary lists ID [--percent 10]    gives it to a share of players
#   ci.sh promote lists ID [--watch 10m]    gives it to everyone
#   ci.sh rollback lists                    undoes the last promotion
#
# Options after the ID are those of `npm run release -- promote`. Environment:
#
#   TESSERA_SITE          the site
#   TESSERA_SIGNING_KEY   private key for preview and publish, the content of NAME.pem that keygen made
#   TESSERA_OWNER         NAME, if the key's owner is not named like the remote
#   TESSERA_ACTOR         who appears in the history
set -euo pipefail

step=${1:?check, preview, publish, canary, promote or rollback}
remote=${2:?name of a remote}
shift 2
release() { npm run --silent release -- "$@"; }

# Keys are files: the secret becomes one for the time of this command.
if [ -n "${TESSERA_SIGNING_KEY:-}" ]; then
  TESSERA_KEYS=$(mktemp -d)
  export TESSERA_KEYS
  trap 'rm -rf "$TESSERA_KEYS"' EXIT
  (umask 077 && printf '%s\n' "$TESSERA_SIGNING_KEY" >"$TESSERA_KEYS/${TESSERA_OWNER:-$remote}.pem")
fi

case $step in
  check) npm test -- --app "$remote" --only "${1:-types,lint,unit}" ;;
  preview) release publish "$remote" --preview "${1:?name of a branch}" ;;
  publish)
    output=$(release publish "$remote")
    echo "$output"
    id=$(grep -oE '[0-9]+\.[0-9]+\.[0-9]+[0-9A-Za-z.+-]*-[0-9a-z]{10}' <<<"$output" | head -n 1)
    release check "$remote" "$id"
    # For the steps that follow: another pipeline may publish a newer release meanwhile.
    echo "release=$id" | tee -a "${GITHUB_OUTPUT:-/dev/null}"
    ;;
  canary) release promote "$remote" --percent 10 "$@" ;;
  promote) release promote "$remote" "$@" ;;
  rollback) release rollback "$remote" "$@" ;;
  *) echo "Unknown step: $step" >&2 && exit 2 ;;
esac
