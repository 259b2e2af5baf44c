# The gateway: nginx over the site's folder, which is mounted at /srv/site.
#   docker build -f docker/gateway.Dockerfile -t tessera/gateway .

FROM debian:12.12-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static libnginx-mod-http-js \
  && rm -rf /var/lib/apt/lists/*
COPY docker/nginx /etc/tessera
# An empty volume inherits this owner; site.Dockerfile's user writes to it.
RUN mkdir -p /srv/site && chown 10001:10001 /srv/site
LABEL org.opencontainers.image.title="tessera gateway"
ENV ROLE=gateway PORT=8080 SITE_FOLDER=/srv/site RUN_FOLDER=/tmp/nginx
USER 10001:10001
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["/etc/tessera/health.sh"]
CMD ["/etc/tessera/render.sh"]
