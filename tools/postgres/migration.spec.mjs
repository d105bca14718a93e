import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listed, namesOf, numberAfter } from './migration.mjs';

const NAMES = [
  ['StatusOnHold', '7-status-on-hold.ts', 'StatusOnHold7'],
  ['status-on-hold', '7-status-on-hold.ts', 'StatusOnHold7'],
  ['sms', '7-sms.ts', 'Sms7'],
  ['Sms2', '7-sms2.ts', 'Sms27'],
];
for (const [name, file, className] of NAMES) {
  test(`a migration named ${name} is the class ${className} in ${file}`, () => {
    assert.deepEqual(namesOf(name, 7), { file, className });
  });
}

for (const name of ['', '../up', 'a b', '7up', 'a--b', "a'b"]) {
  test(`"${name}" is no name of a migration`, () => {
    assert.throws(() => namesOf(name, 7), /Name the migration/);
  });
}

test('a new migration is listed as the newest', () => {
  const list = `import { A1 } from './1-a.js';

/** Every migration. */
export const migrations = [
  A1,
];
`;
  assert.equal(
    listed(list, namesOf('b', 2)),
    `import { A1 } from './1-a.js';
import { B2 } from './2-b.js';

/** Every migration. */
export const migrations = [
  A1,
  B2,
];
`,
  );
});

test('a new migration runs after all that are listed', () => {
  const list = `import { A3 } from './3-a.js';\nimport { B9 } from './9-b.js';\n`;
  assert.equal(numberAfter(list, 7), 10);
  assert.equal(numberAfter(list, 12), 12);
  assert.equal(numberAfter('', 12), 12);
});
