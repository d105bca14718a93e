import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { inServer } from '../config/server-folder.js';
import { loadOperations } from './persisted-operations.js';
import { costRule, queryLimits, subscriptionLimits } from './query-limits.js';

const schema = buildSchema(readFileSync(inServer('schema.graphql'), 'utf8'));
const refusals = (query: string) =>
  validate(schema, parse(query), [costRule]).map(({ message }) => message);
const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

/** With its fields and ten events, a row has 45 values: five pages of 100 rows may be asked for, six may not. */
const FIELDS = 'reference status clientName clientEmail timeline { id type note status }';
const ROW = `{ ${FIELDS} }`;
const pages = (count: number, limit: string, page = `{ items ${ROW} }`) =>
  times(count, (index) => `a${index}: serviceRequests${limit} ${page}`);

const FRAGMENTS = `fragment Row on ServiceRequest { ... { ${FIELDS} } } fragment Page on ServiceRequestPage { items { ...Row } }`;
const CASES = [
  {
    title: 'pages of 100 rows',
    query: (count: number) => `{ ${pages(count, '(limit: 100)')} }`,
    most: 5,
  },
  {
    title: 'pages whose limit is a variable, which may be 100,',
    query: (count: number) => `query ($limit: Int) { ${pages(count, '(limit: $limit)')} }`,
    most: 5,
  },
  {
    title: 'pages in fragments',
    query: (count: number) => `{ ${pages(count, '(limit: 100)', '{ ...Page }')} } ${FRAGMENTS}`,
    most: 5,
  },
  {
    title: 'pages that are only named inside of their interface',
    query: (count: number) =>
      `{ ${pages(count, '(limit: 100)', `{ ... on Page { ... on ServiceRequestPage { items ${ROW} } } }`)} }`,
    most: 5,
  },
  {
    title: 'pages in a fragment on their interface',
    query: (count: number) =>
      `{ ${pages(count, '(limit: 100)', '{ ...Any }')} } fragment Any on Page { ... on ServiceRequestPage { ...Page } } ${FRAGMENTS}`,
    most: 5,
  },
  {
    title: 'pages in fragments of the interface',
    query: (count: number) =>
      `{ ${pages(count, '(limit: 100)', '{ items { ...Any } }')} } fragment Any on ClientRequest { id reference version createdAt timeline { id type note status } }`,
    most: 5,
  },
  {
    title: 'pages beyond the longest, which are refused when they are read,',
    query: (count: number) => `{ ${pages(count, '(limit: 5000)')} }`,
    most: 5,
  },
  { title: 'pages of ten rows', query: (count: number) => `{ ${pages(count, '')} }`, most: 55 },
  {
    title: 'pages of five rows',
    query: (count: number) => `{ ${pages(count, '(limit: 5)')} }`,
    most: 110,
  },
];

it.each(CASES)('an operation may ask for $most $title and not for one more', ({ query, most }) => {
  expect(refusals(query(most))).toEqual([]);
  expect(refusals(query(most + 1))).toEqual([expect.stringContaining('may ask for 25000 values')]);
});

it('fragments that use each other in a circle, or each the next one twice, are counted at once', () => {
  expect(refusals('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')).toEqual(
    [],
  );
  const doubled = times(
    60,
    (index) => `fragment A${index} on Query { ...A${index + 1} ...A${index + 1} }`,
  );
  expect(refusals(`{ ...A0 } ${doubled} fragment A60 on Query { __typename }`)).toHaveLength(1);
});

it("the site's own operations keep all limits", () => {
  const operations = [...loadOperations().values()];
  const refused = operations.flatMap((text) => {
    const document = parse(text);
    const rules = text.includes('subscription ') ? subscriptionLimits : queryLimits;
    return validate(schema, document, rules).map(({ message }) => `${text}: ${message}`);
  });
  expect(refused).toEqual([]);
  expect(operations.length).toBeGreaterThan(100);
});
