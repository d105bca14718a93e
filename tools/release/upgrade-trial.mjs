import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HealthProxy } from '../processes/health-proxy.mjs';
import { withConnection } from '../postgres/postgres-connect.mjs';
import { productionEnv, ReleaseCopy } from './release-copy.mjs';
import { withTemporaryFolder } from '../processes/temporary.mjs';
import { withDatabase, withTestDatabase } from '../postgres/test-database.mjs';

const SENDERS = 6;
const STEADY_MS = 3000;
const MIGRATIONS = 'SELECT count(*)::int AS count FROM migrations';
const STORED = "SELECT count(*)::int AS count FROM users WHERE role = 'client'";

/** Each from an address of its own, because limits are by address. */
const visitor = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

const registration = () => ({
  fullName: 'أمينة بن يوسف',
  email: `${randomUUID()}@example.dz`,
  password: randomUUID(),
  phoneNumber: '0555123456',
});
const json = (body) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
const CALLS = {
  pages: () => ['/', {}],
  'pages in French': () => ['/fr/services', {}],
  REST: () => ['/api/v1/public/services?limit=5', {}],
  GraphQL: () => ['/graphql', json({ query: '{ publicServices { items { title } } }' })],
  registrations: () => ['/api/v1/auth/register', json(registration())],
};

/** `npm run try:upgrade`: tells how it went; the exit code. */
export async function tryUpgrade(from, to) {
  const upgrade = { from, to, steadyMs: STEADY_MS, tell: console.log };
  const { counts, problems } = await withTestDatabase(({ url }) => upgradeUnderLoad(url, upgrade));
  console.table(counts);
  for (const problem of problems.slice(0, 10)) console.log(problem);
  return problems.length === 0 ? 0 : 1;
}

/**
 * Replaces two processes of one release by those of another, one after the other, while people use them, as
 * docs/upgrade.md says; answers how many requests were answered, by kind as well, and what went wrong.
 */
export function upgradeUnderLoad(serverUrl, { from, to, steadyMs, tell = () => undefined }) {
  return withDatabase(serverUrl, `upgrade_${randomBytes(4).toString('hex')}`, (url) =>
    withTemporaryFolder(async (folder) => {
      const env = productionEnv(url, path.join(folder, 'data'));
      const [before, after] = await Promise.all([
        ReleaseCopy.unpack(from, path.join(folder, 'before'), env),
        ReleaseCopy.unpack(to, path.join(folder, 'after'), env),
      ]);
      const proxy = await HealthProxy.start();
      const load = new Load(proxy.address);
      const starting = await Promise.allSettled([before.start(), before.start()]);
      const processes = starting.flatMap(({ value }) => value ?? []);
      try {
        for (const { reason } of starting) if (reason) throw reason;
        for (const { port } of processes) proxy.add(port);
        const migrated = await countOf(url, MIGRATIONS);
        load.begin();
        await sleep(steadyMs);
        for (const index of processes.keys())
          await replace(processes, index, { proxy, after, tell });
        await sleep(steadyMs);
        await load.end();
        tell(`Migrations of the new version: ${(await countOf(url, MIGRATIONS)) - migrated}`);
        return load.result(await countOf(url, STORED));
      } finally {
        await load.end();
        proxy.close();
        await Promise.all(processes.map(({ stop }) => stop()));
      }
    }),
  );
}

async function replace(processes, index, { proxy, after, tell }) {
  const started = Date.now();
  const { port, stop } = processes[index];
  const { by, seconds } = await stop();
  proxy.remove(port);
  processes[index] = await after.start();
  proxy.add(processes[index].port);
  const all = (Date.now() - started) / 1000;
  tell(`Process ${index + 1} ended by ${by} after ${seconds} s; replaced after ${all} s`);
}

async function countOf(url, statement) {
  let count;
  await withConnection(
    url,
    async (client) =>
      ({
        rows: [{ count }],
      } = await client.query(statement)),
  );
  return count;
}

/** People who read and write all the time. */
class Load {
  #address;
  #isOver = false;
  #senders = [];
  #counts = Object.fromEntries(
    Object.keys(CALLS).map((name) => [name, { answered: 0, failed: 0 }]),
  );
  #failures = [];

  constructor(address) {
    this.#address = address;
  }

  begin() {
    this.#senders = Array.from({ length: SENDERS }, (_, number) => this.#send(number));
  }

  async end() {
    this.#isOver = true;
    await Promise.all(this.#senders);
  }

  /** `stored`: the registrations that the database has. */
  result(stored) {
    const counts = this.#counts;
    const answered = Object.values(counts).reduce((sum, count) => sum + count.answered, 0);
    const acknowledged = counts.registrations.answered;
    const lost = `Registrations acknowledged: ${acknowledged}, stored: ${stored}`;
    const problems = [...this.#failures, ...(acknowledged === stored ? [] : [lost])];
    return { counts, answered, problems };
  }

  async #send(number) {
    const names = Object.keys(CALLS);
    for (let turn = number; !this.#isOver; turn += 1) {
      const name = names[turn % names.length];
      const [place, options] = CALLS[name]();
      const headers = { ...options.headers, 'X-Forwarded-For': visitor() };
      const outcome = await fetch(this.#address + place, { ...options, headers }).then(
        async (answer) => ({ isDone: answer.ok, text: `${answer.status} ${await answer.text()}` }),
        (error) => ({ isDone: false, text: String(error.cause ?? error) }),
      );
      this.#counts[name][outcome.isDone ? 'answered' : 'failed'] += 1;
      if (!outcome.isDone) this.#failures.push(`${name}: ${outcome.text.slice(0, 200)}`);
    }
  }
}
