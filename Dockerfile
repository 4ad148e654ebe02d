# Written for the set-up of README.md §In production; not run where this was developed.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data ASTRO_TELEMETRY_DISABLED=1
WORKDIR /app
RUN mkdir /data && chown node:node /data
# With the sources: migrations and seed documents are read from them at the start.
COPY --from=build --chown=root:root /app ./
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: signals reach the server, which ends its requests before it stops.
CMD ["node", "--liftoff-only", "--max-semi-space-size=16", "--heap-growing-percent=35", "--expose-gc", "dist/server/entry.mjs"]
