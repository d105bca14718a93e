# The product alone: no build tools, no package manager, no sources.
#
#   docker build -t mizan .
#
# docker-compose.production.yml shows how to run it.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
COPY client/package.json client/
COPY sdk/package.json sdk/
COPY server/package.json server/
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/pack-release.mjs --folder /release

# the same Debian without npm, yarn and corepack: files that a later layer removes would stay in the image.
# Node brings its own certificate authorities and time zones.
FROM debian:12.15-slim
RUN useradd --uid 1000 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin mizan \
    && install -d -o mizan -g mizan -m 700 /data
COPY --from=build /usr/local/bin/node /usr/local/bin/
WORKDIR /app
COPY --from=build /release ./
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
USER mizan
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health/ready').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["./mizan"]
