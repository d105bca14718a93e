import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../../tools/processes/paths.mjs';
import { freePort } from '../../../tools/start/ports.mjs';
import { productEnv } from '../../../tools/start/product-env.mjs';
import { startServer } from '../../../tools/processes/server-process.mjs';

export const ADMIN = {
  ADMIN_EMAIL: 'bench@mizan.test',
  ADMIN_PASSWORD: 'measured-on-one-machine',
};
/** Of all processes, so that each takes the tokens of the others. */
const JWT_SECRET = 'for measuring only, never for signing in production';
const PRODUCTION = { NODE_ENV: 'production' };
/** Outside production, limits can be raised so far that they do not affect the measurement. */
const RELAXED = { NODE_ENV: 'development', RATE_LIMIT_FACTOR: '1000000' };
const LONGEST_START_MS = 60_000;

/** The built product in its own process; `startedIn` is the time until it was ready. */
export async function startProduct(databaseUrl, { production = true } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mizan-bench-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  fs.mkdirSync(inRoot('.data'), { recursive: true });
  const log = fs.openSync(inRoot('.data', 'bench-server.log'), 'a');
  const env = productEnv({
    ...ADMIN,
    JWT_SECRET,
    ...(production ? PRODUCTION : RELAXED),
    // the bench sends requests from many addresses, because one address soon reaches its limit
    TRUST_PROXY: 'loopback',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    // the processes share this Redis, if there is one
    REDIS_URL: process.env.REDIS_URL ?? '',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    PUBLIC_URL: address,
  });
  const begun = performance.now();
  const server = startServer(env, { stdio: log, inherit: false });
  let isStopping = false;
  server.child.once('exit', (code, signal) => {
    if (!isStopping) console.error(`The server ended by itself (${signal ?? code}).`);
  });
  const stop = async () => {
    isStopping = true;
    await server.stop();
    fs.closeSync(log);
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(address, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, pid: server.pid, startedIn: performance.now() - begun, stop };
}

async function ready(address, { child }) {
  const end = Date.now() + LONGEST_START_MS;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(`${address}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(10);
  }
  throw new Error('The server did not get ready; see .data/bench-server.log');
}
