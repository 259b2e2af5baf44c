# The provider sandbox, over the PostgreSQL server that DATABASE_URL names.
#   docker build -f docker/provider-sandbox.Dockerfile -t tessera/provider-sandbox .

# Only these files determine what is installed, so that the layer of `npm ci` is cached while they are unchanged.
FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /project
COPY . .
RUN find . -type f ! -name package.json ! -path ./package-lock.json ! -path ./.npmrc -delete \
  && find . -type d -empty -delete

# Only the TypeScript runner is installed from here, in the version of the lock file.
FROM node:24.21.0-bookworm-slim AS tools
WORKDIR /project
COPY --from=manifests /project ./
RUN npm ci --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /project
COPY --from=manifests /project ./
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev \
  --workspace=@tessera/provider-sandbox --workspace=@tessera/shared-contracts
COPY --from=tools /project/node_modules/tsx node_modules/tsx

FROM node:24.21.0-bookworm-slim
LABEL org.opencontainers.image.title="tessera provider sandbox"
WORKDIR /project
COPY --from=packages /project/package.json ./
COPY --from=packages /project/node_modules node_modules
COPY --from=packages /project/provider-sandbox provider-sandbox
COPY shared-contracts shared-contracts
COPY provider-sandbox provider-sandbox
RUN mkdir -p /data && chown 1000:1000 /data
ENV HOST=0.0.0.0 PORT=8085 DATA_DIR=/data
USER 1000:1000
EXPOSE 8085
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "provider-sandbox/src/main.ts"]
