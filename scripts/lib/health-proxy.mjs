import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { clearInterval } from 'node:timers';

const ASK_EVERY_MS = 100;

/** A proxy before processes that come and go: it passes requests to those whose health says that they are ready. */
export class HealthProxy {
  #ports = new Map();
  #turn = 0;
  #agent = new http.Agent({ keepAlive: true });
  #server = http.createServer((request, response) => this.#pass(request, response));
  #asking = setInterval(() => this.#askAll(), ASK_EVERY_MS);

  static async start() {
    const proxy = new HealthProxy();
    await new Promise((done) => proxy.#server.listen(0, '127.0.0.1', done));
    return proxy;
  }

  get address() {
    return `http://127.0.0.1:${this.#server.address().port}`;
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
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #askAll() {
    for (const port of this.#ports.keys()) {
      const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
      if (this.#ports.has(port)) this.#ports.set(port, answer?.ok ?? false);
    }
  }

  async #pass(request, response) {
    const body = await buffer(request);
    const ready = [...this.#ports].filter(([, isReady]) => isReady).map(([port]) => port);
    this.#turn += 1;
    // a connection that is refused has not carried the request: the next process gets it
    for (let tries = 0; tries < ready.length; tries += 1) {
      const port = ready[(this.#turn + tries) % ready.length];
      const outcome = await this.#send(port, request, body).catch((error) => error);
      if (outcome.code === 'ECONNREFUSED') continue;
      if (outcome instanceof Error) return response.writeHead(502).end(String(outcome));
      response.writeHead(outcome.statusCode, outcome.headers);
      return outcome.pipe(response);
    }
    return response.writeHead(502).end('No process is ready.');
  }

  #send(port, { method, url, headers }, body) {
    return new Promise((resolve, reject) => {
      const options = { port, method, path: url, headers, agent: this.#agent };
      http
        .request({ host: '127.0.0.1', ...options }, resolve)
        .on('error', reject)
        .end(body);
    });
  }
}
