# The product alone: no build tools, no package manager's cache, no sources.
#
#   docker build -t mizan .
#
# docker-compose.production.yml shows how to run it.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
COPY client/package.json client/
COPY server/package.json server/
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/pack-release.mjs --folder /release

FROM node:24.21.0-bookworm-slim
# npm, yarn and corepack are of no use to a server
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx \
      /usr/local/bin/corepack /opt/yarn-* \
    && install -d -o node -g node -m 700 /data
WORKDIR /app
COPY --from=build /release ./
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health/ready').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["./mizan"]
