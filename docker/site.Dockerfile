# The release commands with everything that they need, and the first releases of a new site, built.
#   docker build -f docker/site.Dockerfile -t tessera/site .
#   docker run --rm -v tessera_site:/srv/site tessera/site node scripts/tessera.mjs release status

# Up to the installation the steps are those of app.Dockerfile: their layers are made and kept once.
FROM node:20.20.2-bookworm-slim
WORKDIR /project
COPY package.json package-lock.json .npmrc ./
COPY shared-contracts/package.json shared-contracts/
COPY host-shell/package.json host-shell/
COPY mfe-wallet/package.json mfe-wallet/
COPY mfe-account/package.json mfe-account/
COPY mfe-games/package.json mfe-games/
COPY mfe-lists/package.json mfe-lists/
COPY provider-sandbox/package.json provider-sandbox/
COPY scripts/project/package.json scripts/project/
COPY scripts/compose/package.json scripts/compose/
COPY scripts/tooling/package.json scripts/tooling/
COPY scripts/release/package.json scripts/release/
COPY scripts/bench/package.json scripts/bench/
COPY scripts/cli/package.json scripts/cli/
COPY docker/checks/package.json docker/checks/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY shared-contracts shared-contracts
COPY scripts scripts
COPY host-shell host-shell
COPY mfe-wallet mfe-wallet
COPY mfe-account mfe-account
COPY mfe-games mfe-games
COPY mfe-lists mfe-lists
RUN node scripts/tessera.mjs build \
  && mkdir -p /srv/site \
  && chown 10001:10001 /srv/site
COPY docker/begin-site.sh docker/
LABEL org.opencontainers.image.title="tessera release commands"
ENV TESSERA_SITE=/srv/site TESSERA_KEYS=/tmp/keys TESSERA_ACTOR=site-image HOME=/tmp
USER 10001:10001
# It does one thing and ends: there is no health to ask for.
HEALTHCHECK NONE
CMD ["docker/begin-site.sh"]
