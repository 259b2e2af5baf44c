#!/bin/sh
# Creates a site in TESSERA_SITE with the releases of this image, unless it exists. Idempotent: a second run resumes an
# interrupted first one.
#
# TESSERA_ORIGIN  where players open the site, http://localhost:8080
# SITE_SETTINGS   initial site.json; by default one for this machine
set -eu

# The shell is last, so that the first page already has every remote.
apps=''
for folder in mfe-*; do apps="$apps ${folder#mfe-}"; done
apps="$apps shell"

if [ -e "$TESSERA_SITE/pages/at.html" ]; then
  echo "There is a site in $TESSERA_SITE. Nothing to do."
  exit 0
fi

release() {
  node scripts/tessera.mjs release "$@"
}

if [ ! -e "$TESSERA_SITE/site.json" ]; then
  if [ -n "${SITE_SETTINGS:-}" ]; then cp "$SITE_SETTINGS" "$TESSERA_SITE/site.json"; else release begin; fi
fi

# This key signs the first releases and is lost with the container; teams bring their own (docs/releasing.md).
release keygen first-site --apps "$(echo $apps | tr ' ' ,)" --rotate
for app in $apps; do
  release publish "$app"
done
for app in $apps; do
  release promote "$app"
done
# With the provider's games; if it does not answer yet, the next composition adds them.
release compose
