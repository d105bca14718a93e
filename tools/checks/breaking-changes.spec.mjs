import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  compareBreaks,
  earlyBreaks,
  namedBreaks,
  routeBreaks,
  schemaBreaks,
} from './breaking-changes.mjs';

const BEFORE = `
  enum Colour { red blue }
  interface Node { id: ID! }
  input PaintInput { colour: Colour day: String }
  type Wall implements Node { id: ID! colour: Colour height: Int }
  type Roof { id: ID! }
  type Query { walls(limit: Int, sortBy: String): [Wall!]! roof: Roof wall(id: ID!): Wall }
`;
const names = (after, before = BEFORE) => schemaBreaks(before, after).map(({ name }) => name);

test('a schema that only grows breaks nothing', () => {
  const after = `${BEFORE} extend type Query { floor(size: Int = 1): Int } extend enum Colour { green }`;
  assert.deepEqual(names(after), []);
});

test('whatever a program may trip over has a name', () => {
  const after = `
    enum Colour { red }
    interface Node { id: ID! }
    scalar Day
    input PaintInput { colour: Colour day: Day coats: Int! }
    type Wall { id: ID! colour: String }
    type Query { walls(limit: String): [Wall!]! wall(id: ID!, house: ID!): Wall }
  `;
  assert.deepEqual(names(after).sort(), [
    'Colour.blue',
    'PaintInput.coats',
    'PaintInput.day',
    'Query.roof',
    'Query.wall.house',
    'Query.walls.limit',
    'Query.walls.sortBy',
    'Roof',
    'Wall.Node',
    'Wall.colour',
    'Wall.height',
  ]);
});

test('a type of another kind is named', () => {
  assert.deepEqual(names('type Query { a: A } scalar A', 'type Query { a: A } type A { b: Int }'), [
    'A',
  ]);
});

test('a scalar of the language that nothing uses any more is no change', () => {
  assert.deepEqual(names('type Query { a: String }', 'type Query { a: String b: Float }'), [
    'Query.b',
  ]);
});

test('a route that is gone or asks for more is named, one that is new or open is not', () => {
  const before = [
    'GET /api/v1/walls   wall.read',
    'GET /api/v1/roof   wall.read',
    'PUT /api/v1/walls/:id   wall.write',
    'query walls   public',
    'query roof   public',
  ].join('\n');
  const after = [
    'GET /api/v1/walls   public',
    'PUT /api/v1/walls/:id   wall.publish',
    'POST /api/v1/doors   wall.write',
    'query walls   wall.read',
  ].join('\n');
  assert.deepEqual(
    routeBreaks(before, after).map(({ name }) => name),
    ['GET /api/v1/roof', 'PUT /api/v1/walls/:id', 'query walls'],
  );
});

const CHANGELOG = `# Changelog

## Unreleased

### For programs

- **Breaking**: \`Query.walls.sortBy\`, \`*.limit\`,
  \`Wall.*\` and more.
- \`Query.roof\` answers faster.

- **Breaking**: \`GET /api/v1/roof\`

## 0.1.0

- **Breaking**: \`Query.old\`
`;

test('names are read from what the changelog calls breaking since the last release', () => {
  assert.deepEqual(namedBreaks(CHANGELOG), [
    'Query.walls.sortBy',
    '*.limit',
    'Wall.*',
    'GET /api/v1/roof',
  ]);
  assert.deepEqual(namedBreaks('# Changelog\n\n## 0.1.0\n\n- **Breaking**: `Query.old`\n'), []);
  assert.deepEqual(namedBreaks('## Unreleased\n\n- **Breaking**: `A`'), ['A']);
});

test('a name stands for itself, and a star for anything', () => {
  const breaks = ['Query.walls.limit', 'Wall.colour', 'Wall'].map((name) => ({ name, what: '' }));
  assert.deepEqual(compareBreaks(breaks, ['*.limit', 'Wall.*', 'Wall']), []);
  assert.equal(compareBreaks(breaks, ['*.limit', 'Wall*']).length, 0);
  assert.equal(compareBreaks(breaks, ['*.limit', 'Wall.*']).length, 1);
  assert.equal(compareBreaks(breaks, ['QueryXwalls.limit', '*']).length, 1);
});

test('a name that nothing breaks is a problem', () => {
  assert.match(compareBreaks([], ['Query.walls'])[0], /nothing of this name breaks/);
});

test('what was promised until a day does not go before it, named or not', () => {
  const reason = (day) =>
    `@deprecated(reason: "Use b. Deprecated since 2026-12-01, and may be gone from ${day}.")`;
  const schema = `type Query { a: Int ${reason('2027-06-01')} c: Int ${reason('2026-12-31')} b(x: Int ${reason('2027-06-01')}): Int }`;
  const document = {
    paths: { '/api/v1/walls/{id}': { put: { 'x-sunset': '2027-06-01' }, get: {} } },
  };
  const breaks = [
    'Query.a',
    'Query.c',
    'Query.b.x',
    'PUT /api/v1/walls/:id',
    'GET /api/v1/walls/:id',
  ];
  const early = (today) =>
    earlyBreaks(
      breaks.map((name) => ({ name, what: `${name} was removed.` })),
      schema,
      document,
      today,
    );
  assert.deepEqual(early('2027-01-01'), [
    '`Query.a` stays until 2027-06-01: Query.a was removed.',
    '`Query.b.x` stays until 2027-06-01: Query.b.x was removed.',
    '`PUT /api/v1/walls/:id` stays until 2027-06-01: PUT /api/v1/walls/:id was removed.',
  ]);
  assert.deepEqual(early('2027-06-01'), []);
});
