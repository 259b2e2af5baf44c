# The release commands with their dependencies, and the built first releases of a new site.
#   docker build -f docker/site.Dockerfile -t tessera/site .
#   docker run --rm -v tessera_site:/srv/site tessera/site node scripts/tessera.mjs release status

# The steps up to the installation match app.Dockerfile, so that both share cached layers.
# Only these files determine what is installed, so that the layer of `npm ci` is cached while they are unchanged.
FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /project
COPY . .
RUN find . -type f ! -name package.json ! -path ./package-lock.json ! -path ./.npmrc -delete \
  && find . -type d -empty -delete

FROM node:24.21.0-bookworm-slim
WORKDIR /project
COPY --from=manifests /project ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/tessera.mjs build \
  && mkdir -p /srv/site \
  && chown 10001:10001 /srv/site
LABEL org.opencontainers.image.title="tessera release commands"
ENV TESSERA_SITE=/srv/site TESSERA_KEYS=/tmp/keys TESSERA_ACTOR=site-image HOME=/tmp
USER 10001:10001
# A one-off command, so no health check.
HEALTHCHECK NONE
CMD ["docker/begin-site.sh"]
