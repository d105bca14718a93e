import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem } from '../processes/problem.mjs';
import { explainTimeouts } from './timeouts.mjs';

const failing = (error) => explainTimeouts(() => Promise.reject(error));
const ADVICE = /^PostgreSQL did not answer in time.*\n/;

const TIMEOUTS = [
  new Error('timeout expired'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated due to connection timeout'),
  new Error('Query read timeout'),
  Object.assign(new Error(''), { code: 'ETIMEDOUT' }),
  new Problem(
    'node:internal/x\n  throw error;\n\nQueryFailedError: canceling statement due to statement timeout\n    at y',
  ),
  new Problem('error: canceling statement due to lock timeout'),
];
for (const error of TIMEOUTS) {
  test(`a time-out says what to do: ${error.code ?? error.message.split('\n').findLast((line) => !line.startsWith(' '))}`, async () => {
    await assert.rejects(failing(error), (thrown) => {
      assert.ok(thrown instanceof Problem);
      assert.match(thrown.message, ADVICE);
      assert.match(thrown.message, /timeout|ETIMEDOUT/);
      return true;
    });
  });
}

test('another error stays as it is', async () => {
  const others = [
    new Problem('Name the migration'),
    new Error('relation "x" does not exist\n    at connection timeout (node:internal/timers:1:1)'),
  ];
  for (const error of others) await assert.rejects(failing(error), error);
});

test('work that is done answers what it answered', async () => {
  assert.equal(await explainTimeouts(() => Promise.resolve(7)), 7);
});
