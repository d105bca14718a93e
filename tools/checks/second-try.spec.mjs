import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { mustPassAlways } from './safety-tests.mjs';
import { secondTry } from './second-try.mjs';

const passes = { again: async () => ({ ok: true, output: '' }) };
const fails = { again: async () => ({ ok: false, output: 'once more' }) };
const crashes = { again: async () => assert.fail('this test must not run again') };

/** A step of ten tests; `broken` counts failures that are no tests, such as a suite that does not load. */
function step(name, failures = [], broken = 0) {
  const failed = failures.length + broken;
  const titled = failures.map((failure, index) => ({ title: `${name} ${index + 1}`, ...failure }));
  return { name, ok: failed === 0, passed: 10 - failures.length, failed, failures: titled };
}
const lint = (ok) => ({ name: 'lint', ok, passed: Number(ok), failed: Number(!ok) });
const always = { ...crashes, always: true };

/** What ran, whether the run passes, what the last line says, and the tests that are named as flaky. */
const CASES = [
  ['nothing failed', [lint(true), step('api')], true, '11 passed, 0 failed', []],
  ['one test passes alone', [step('api', [passes])], true, '10 passed, 0 failed', ['api 1']],
  ['one test fails alone, too', [step('api', [fails])], false, '9 passed, 1 failed', []],
  [
    'three tests of three steps pass alone',
    [step('api', [passes]), step('unit', [passes]), step('journeys', [passes])],
    true,
    '30 passed, 0 failed',
    ['api 1', 'unit 1', 'journeys 1'],
  ],
  [
    'three tests of one step pass alone',
    [step('api', [passes, passes, passes])],
    true,
    '10 passed, 0 failed',
    ['api 1', 'api 2', 'api 3'],
  ],
  [
    'two of three pass alone',
    [step('api', [passes, fails, passes])],
    false,
    '9 passed, 1 failed',
    ['api 1', 'api 3'],
  ],
  [
    'four tests failed, in one step',
    [step('api', [crashes, crashes, crashes, crashes])],
    false,
    '6 passed, 4 failed',
    [],
  ],
  [
    'four tests failed, in two steps',
    [step('api', [crashes, crashes, crashes]), step('unit', [crashes])],
    false,
    '16 passed, 4 failed',
    [],
  ],
  ['a test that has to pass always', [step('api', [always])], false, '9 passed, 1 failed', []],
  [
    'a test that has to pass always, beside one that passes alone',
    [step('api', [always, passes])],
    false,
    '9 passed, 1 failed',
    ['api 2'],
  ],
  [
    'tests that have to pass always count among the three',
    [step('api', [always, crashes, crashes, crashes])],
    false,
    '6 passed, 4 failed',
    [],
  ],
  ['a suite that does not load', [step('api', [], 1)], false, '10 passed, 1 failed', []],
  [
    'a suite that does not load, beside a test that passes alone',
    [step('api', [passes], 1)],
    false,
    '10 passed, 1 failed',
    ['api 1'],
  ],
  [
    'a step without tests failed, beside a test that passes alone',
    [lint(false), step('api', [passes])],
    false,
    '10 passed, 1 failed',
    ['api 1'],
  ],
  [
    'a step was skipped, beside a test that passes alone',
    [{ name: 'release', ok: false, skipped: true, passed: 0, failed: 0 }, step('api', [passes])],
    false,
    '10 passed, 0 failed',
    ['api 1'],
  ],
];

for (const [name, results, ok, counts, flaky] of CASES) {
  test(`a second try: ${name}`, async () => {
    const settled = await secondTry(results);
    const sum = (key) => settled.reduce((total, result) => total + result[key], 0);
    assert.equal(
      settled.every((result) => result.ok),
      ok,
    );
    assert.equal(`${sum('passed')} passed, ${sum('failed')} failed`, counts);
    assert.deepEqual(
      settled.flatMap((result) => result.flaky ?? []),
      flaky,
    );
  });
}

test('a second try runs one test at a time', async () => {
  let running = 0;
  const slow = {
    again: async () => {
      running += 1;
      const alone = running === 1;
      await setImmediate();
      running -= 1;
      return { ok: alone, output: '' };
    },
  };
  const settled = await secondTry([step('api', [slow, slow]), step('unit', [slow])]);
  assert.ok(settled.every(({ ok }) => ok));
});

const SUITES = [
  ['submission-faults', true],
  ['consultation-booking', true],
  ['mail-claims', true],
  ['files-of-lost-commits', true],
  ['surface', true],
  ['office-roles', true],
  ['access-tricks', true],
  ['privacy', true],
  ['service-requests', true],
  ['erasure-of-others', true],
  ['lockout', false],
  ['faults', false],
  ['hostile-input', false],
  ['services', false],
  ['', false],
];
for (const [suite, expected] of SUITES) {
  test(`tests of the suite "${suite}" ${expected ? 'have to pass always' : 'may be flaky'}`, () => {
    assert.equal(mustPassAlways(suite), expected);
  });
}
