# One app of the site: built alone, served by nginx under the permanent address of its release.
#   docker build -f docker/app.Dockerfile --build-arg APP=wallet --build-arg FOLDER=mfe-wallet -t tessera/mfe-wallet .
# APP is the name of an app, as in `npm run build -- APP`; FOLDER is its folder.

# Only these files determine what is installed, so that the layer of `npm ci` is cached while they are unchanged.
FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /project
COPY . .
RUN find . -type f ! -name package.json ! -path ./package-lock.json ! -path ./.npmrc -delete \
  && find . -type d -empty -delete

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /project
COPY --from=manifests /project ./
RUN npm ci --ignore-scripts --no-audit --no-fund
ARG APP
ARG FOLDER
COPY shared-contracts shared-contracts
COPY platform platform
COPY scripts scripts
COPY ${FOLDER} ${FOLDER}
RUN node scripts/tessera.mjs build "${APP}"
RUN release="$(node -p "const built = require('./${FOLDER}/dist/release.json'); built.version + '-' + built.buildId")" \
  && mkdir -p "/srv/site/${APP}" \
  && cp -R "${FOLDER}/dist" "/srv/site/${APP}/${release}"

# The first two steps match gateway.Dockerfile, so that both share cached layers.
FROM debian:12.12-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static libnginx-mod-http-js \
  && rm -rf /var/lib/apt/lists/*
COPY docker/nginx /etc/tessera
ARG APP
LABEL org.opencontainers.image.title="tessera ${APP}"
COPY --from=build /srv/site /srv/site
ENV ROLE=app PORT=8080 SITE_FOLDER=/srv/site RUN_FOLDER=/tmp/nginx
USER 10001:10001
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["/etc/tessera/health.sh"]
CMD ["/etc/tessera/render.sh"]
