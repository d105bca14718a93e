import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { storedSecret } from './stored-secret.js';

const PROCESSES = 2;
const ROUNDS = 50;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'stored-secret-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Reads the secret of each round when all the others do. Node runs the source without its types. */
const READER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { source, folder, rounds, readers, arrived } = workerData;
  import(source).then(({ storedSecret }) => {
    const secrets = [];
    for (let round = 1; round <= rounds; round += 1) {
      Atomics.add(arrived, 0, 1);
      while (Atomics.load(arrived, 0) < round * readers);
      secrets.push(storedSecret(folder + '/' + round));
    }
    parentPort.postMessage(secrets);
  });`;

function readTogether(): Promise<string[][]> {
  const arrived = new Int32Array(new SharedArrayBuffer(4));
  const source = join(__dirname, 'stored-secret.ts');
  const workerData = { source, folder, rounds: ROUNDS, readers: PROCESSES, arrived };
  const reader = () =>
    new Promise<string[]>((done, fail) => {
      new Worker(READER, { eval: true, workerData }).once('message', done).once('error', fail);
    });
  return Promise.all(Array.from({ length: PROCESSES }, reader));
}

it('the secret is generated once, and nothing else is left in the folder', () => {
  const secret = storedSecret(folder);
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(storedSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['jwt-secret']);
});

it('processes that start together have the same secret', async () => {
  const [first, ...others] = await readTogether();
  expect(first).toHaveLength(ROUNDS);
  for (const secrets of others) expect(secrets).toEqual(first);
});
