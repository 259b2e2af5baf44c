# The release commands with everything that they need, and the first releases of a new site, built.
#   docker build -f docker/site.Dockerfile -t tessera/site .
#   docker run --rm -v tessera_site:/srv/site tessera/site node scripts/tessera.mjs release status

# Up to the installation the steps are those of app.Dockerfile: their layers are made and kept once.
# What is installed depends on these files alone: while they stay the same, so does the layer of `npm ci`.
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
# It does one thing and ends: there is no health to ask for.
HEALTHCHECK NONE
CMD ["docker/begin-site.sh"]
