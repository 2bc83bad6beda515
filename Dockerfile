# The app as an image: built from this folder, run by Node alone, without npm's packages that only build.
# `npm run test:container` builds it on a bare Debian and tries it; with Docker: docker compose up.
ARG BASE=node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# Without install scripts, because the base brings Node 24.
RUN npm ci --omit=dev --ignore-scripts
COPY . .
# The archive of a release is what the image runs.
RUN node scripts/release.ts --archive \
  && mkdir /app \
  && tar -xzf release/village-arena-*.tar.gz -C /app --strip-components=1 \
  && cd /app \
  && npm ci --omit=dev --ignore-scripts \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete

FROM ${BASE}
LABEL org.opencontainers.image.title="Village Arena" org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=5000 DATA_DIR=/data HOME=/tmp NODE_COMPILE_CACHE=/tmp/node-cache
# Owned by root, so that the app cannot change its own code.
COPY --from=build /app /app
RUN mkdir /data && chown 10001:10001 /data
WORKDIR /app
USER 10001:10001
VOLUME /data
EXPOSE 5000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "scripts/health.mjs"]
ENTRYPOINT ["node", "scripts/start.mjs"]
