import { setTimeout as sleep } from 'node:timers/promises';
import { HealthProxy } from './health-proxy.mjs';
import { freePort } from '../start/ports.mjs';
import { Problem } from './problem.mjs';
import { startServer } from './server-process.mjs';

const START_MS = 60_000;
const KILL_EVERY_MS = 30_000;

/** Processes of the built server that share a database and a folder, as replicas of one site. */
export class SiteProcesses {
  #env;
  #log;
  #servers = [];
  #proxy;
  #killing;
  #isOver = false;

  /** `log` is the descriptor of a file. */
  constructor(env, log) {
    this.#env = env;
    this.#log = log;
  }

  /** Starts this many one after the other; their addresses. */
  async startWithoutProxy(count) {
    const ports = [];
    while (ports.length < count) ports.push(await freePort());
    const addresses = ports.map((port) => `http://localhost:${port}`);
    this.#env = { ...this.#env, PUBLIC_URL: addresses[0] };
    for (const port of ports) this.#servers.push(await this.#start(port));
    return addresses;
  }

  /** Starts this many at the same moment behind a proxy, whose address is the site's. */
  async startBehindProxy(count, { watch } = {}) {
    this.#proxy = await HealthProxy.start({ repeatsReads: true, watch });
    const { address } = this.#proxy;
    this.#env = { ...this.#env, PUBLIC_URL: address, TRUST_PROXY: 'loopback' };
    const ports = [];
    for (let started = 0; started < count; started += 1) ports.push(await freePort());
    const starting = await Promise.allSettled(ports.map((port) => this.#start(port)));
    this.#servers = starting.flatMap(({ value }) => value ?? []);
    const failed = starting.find(({ reason }) => reason);
    if (failed) throw failed.reason;
    for (const port of ports) this.#proxy.add(port);
    return address;
  }

  /** Until `stop`, kills one after the other and starts it again. */
  killInTurn() {
    this.#killing = this.#killAll();
    // `stop` reports a restart that failed; until then nobody waits for it
    this.#killing.catch(() => undefined);
  }

  async stop() {
    this.#isOver = true;
    const [killed] = await Promise.allSettled([this.#killing]);
    await Promise.all(this.#servers.map((server) => server.stop()));
    this.#proxy?.close();
    if (killed.reason) throw killed.reason;
    return this.#proxy?.counts;
  }

  async #killAll() {
    for (let turn = 0; ; turn += 1) {
      for (let waited = 0; waited < KILL_EVERY_MS; waited += 100) {
        if (this.#isOver) return;
        await sleep(100);
      }
      await this.#killAndRestart(turn % this.#servers.length);
    }
  }

  async #killAndRestart(index) {
    const { port, child, ended } = this.#servers[index];
    const begun = Date.now();
    child.kill('SIGKILL');
    await ended;
    this.#servers[index] = await this.#start(port);
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    console.log(`\nProcess ${index + 1} was killed, and is ready again after ${seconds} s`);
  }

  async #start(port) {
    const env = { ...this.#env, PORT: String(port) };
    const server = { port, ...startServer(env, { stdio: this.#log, inherit: false }) };
    const end = Date.now() + START_MS;
    while (Date.now() < end && server.child.exitCode === null) {
      const answer = await fetch(`http://localhost:${port}/health/ready`).catch(() => undefined);
      if (answer?.ok) return server;
      await sleep(100);
    }
    await server.stop();
    throw new Problem(`The server at port ${port} did not get ready; see its log.`);
  }
}
