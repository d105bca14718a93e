import http from 'node:http';
import net from 'node:net';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { clearInterval } from 'node:timers';

const ASK_EVERY_MS = 100;
/** A process that takes longer to say that it is ready is not. */
const ANSWER_MS = 5000;
const READS = new Set(['GET', 'HEAD']);

/** A proxy before processes that come and go: it passes requests in turn to those whose health says that they are ready. */
export class HealthProxy {
  /** Requests by the port of the process that answered; those sent to another process as well; those that failed; WebSockets. */
  counts = { answered: {}, repeated: 0, failed: 0, sockets: 0 };
  #repeatsReads;
  #watch;
  #ports = new Map();
  #asked = new Set();
  #turn = 0;
  #agent = new http.Agent({ keepAlive: true });
  #sockets = new Set();
  // the answers promise the idle time of the processes, which is longer than Node's own: no connection is closed
  #server = http
    .createServer({ keepAliveTimeout: 0 }, (request, response) => this.#pass(request, response))
    .on('upgrade', (request, socket, head) => this.#join(request, socket, head));
  #asking = setInterval(() => this.#askAll(), ASK_EVERY_MS);

  /**
   * `repeatsReads`: a GET whose process died before it answered is sent to another one, as Caddy does.
   * `watch`: `WatchedPages`, which puts a script into each page
   */
  static async start({ repeatsReads = false, watch } = {}) {
    const proxy = new HealthProxy();
    proxy.#repeatsReads = repeatsReads;
    proxy.#watch = watch;
    await new Promise((done) => proxy.#server.listen(0, '127.0.0.1', done));
    return proxy;
  }

  get address() {
    return `http://localhost:${this.#server.address().port}`;
  }

  add(port) {
    this.#ports.set(port, true);
  }

  remove(port) {
    this.#ports.delete(port);
  }

  close() {
    clearInterval(this.#asking);
    this.#agent.destroy();
    for (const socket of this.#sockets) socket.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #askAll() {
    for (const port of this.#ports.keys()) if (!this.#asked.has(port)) void this.#ask(port);
  }

  /** One question at a time for each port, so that no late answer speaks for a process that has gone. */
  async #ask(port) {
    this.#asked.add(port);
    const isReady = await answersReady(port);
    this.#asked.delete(port);
    if (this.#ports.has(port)) this.#ports.set(port, isReady);
  }

  /** The processes that are ready, the one whose turn it is first. */
  #inTurn() {
    const ready = [...this.#ports].filter(([, isReady]) => isReady).map(([port]) => port);
    this.#turn += 1;
    const first = this.#turn % (ready.length || 1);
    return [...ready.slice(first), ...ready.slice(0, first)];
  }

  async #pass(request, response) {
    if (await this.#watch?.answers(request, response)) return;
    const body = await buffer(request).catch(() => undefined);
    // the caller has gone
    if (body === undefined) return;
    for (const port of this.#inTurn()) {
      const outcome = await this.#send(port, request, body).catch((error) => error);
      if (outcome instanceof Error) {
        // a connection that was refused has not carried the request
        const isUnsent = outcome.code === 'ECONNREFUSED';
        if (isUnsent) this.#ports.set(port, false);
        if (!isUnsent && !(this.#repeatsReads && READS.has(request.method))) break;
        this.counts.repeated += 1;
        continue;
      }
      this.counts.answered[port] = (this.counts.answered[port] ?? 0) + 1;
      if (await this.#watch?.sends(request, outcome, response)) return;
      response.writeHead(outcome.statusCode, outcome.rawHeaders);
      return pipeline(outcome, response).catch(() => response.destroy());
    }
    this.counts.failed += 1;
    return response.writeHead(502).end('No process has answered.');
  }

  #send(port, { method, url, headers, socket }, body) {
    const options = { host: '127.0.0.1', port, method, path: url, agent: this.#agent };
    // a page is changed as plain text
    if (this.#watch) headers = { ...headers, 'accept-encoding': 'identity' };
    return new Promise((resolve, reject) => {
      http
        .request({ ...options, headers: forwarded(headers, socket) }, resolve)
        .on('error', reject)
        .end(body);
    });
  }

  /** A WebSocket stays with the process that took its handshake. */
  #join(request, near, head) {
    const [port] = this.#inTurn();
    if (port === undefined) return near.destroy();
    this.counts.sockets += 1;
    const far = net.connect(port, '127.0.0.1', () => {
      const headers = Object.entries(forwarded(request.headers, near));
      const lines = headers.map(([name, value]) => `${name}: ${value}`);
      far.write([`GET ${request.url} HTTP/1.1`, ...lines, '\r\n'].join('\r\n'));
      far.write(head);
    });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      this.#sockets.add(from);
      from.on('error', () => to.destroy());
      from.once('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }
}

const answersReady = (port) =>
  fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The headers for the process behind, which are told who asks. */
function forwarded(headers, { remoteAddress }) {
  const chain = [headers['x-forwarded-for'], remoteAddress].filter(Boolean);
  return { ...headers, 'x-forwarded-for': chain.join(', ') };
}
