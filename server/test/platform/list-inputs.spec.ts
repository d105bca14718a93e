import { isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { LOCALES } from '../../src/contract/locales.js';
import { RULES } from '../../src/contract/validation.js';
import { operationsOf, schemaOf } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  token = await app.adminToken();
});
afterAll(() => app.close());

const LISTS = {
  users:
    'query ($filter: UserFilter, $sort: UserSort) { users(filter: $filter, sort: $sort) { total } }',
  serviceRequests:
    'query ($filter: ServiceRequestFilter, $sort: ServiceRequestSort) { serviceRequests(filter: $filter, sort: $sort) { total } }',
  publicFaqs:
    'query ($filter: PublicFaqFilter, $sort: FaqSort) { publicFaqs(filter: $filter, sort: $sort) { total } }',
};
type List = keyof typeof LISTS;

interface Case {
  title: string;
  list: List;
  variables: object;
  field: string;
  rule?: keyof typeof RULES;
}

const REFUSED: Case[] = [
  {
    ...{ title: 'an unknown field of the filter', list: 'users', field: 'colour' },
    variables: { filter: { colour: 'red' } },
    rule: 'unknownField',
  },
  {
    ...{ title: 'a filter that only REST has', list: 'serviceRequests', field: 'status' },
    variables: { filter: { status: 'pending' } },
    rule: 'unknownField',
  },
  {
    ...{ title: 'a filter of administrators in a public list', list: 'publicFaqs' },
    ...{ field: 'deleted', variables: { filter: { deleted: true } } },
    rule: 'unknownField',
  },
  {
    ...{ title: 'an unknown field to sort by', list: 'users', field: 'sort.field' },
    variables: { sort: { field: 'passwordHash' } },
    rule: 'oneOf',
  },
  {
    ...{ title: 'SQL to sort by', list: 'users', field: 'sort.field' },
    variables: { sort: { field: 'id; drop table users' } },
    rule: 'oneOf',
  },
  {
    ...{ title: 'an unknown direction', list: 'users', field: 'sort.direction' },
    variables: { sort: { field: 'email', direction: 'sideways' } },
    rule: 'oneOf',
  },
  {
    ...{ title: 'a sorting without its field', list: 'users', field: 'sort.field' },
    variables: { sort: { direction: 'asc' } },
  },
  {
    ...{ title: 'an unknown status', list: 'serviceRequests', field: 'statuses' },
    variables: { filter: { statuses: ['pending', 'lost'] } },
    rule: 'oneOf',
  },
  {
    ...{ title: 'more than 20 statuses', list: 'serviceRequests', field: 'statuses' },
    variables: { filter: { statuses: Array.from({ length: 21 }, () => 'pending') } },
  },
  {
    ...{ title: 'a day that does not exist', list: 'serviceRequests', field: 'createdFrom' },
    variables: { filter: { createdFrom: '2026-02-30' } },
  },
  {
    ...{ title: 'a last day before the first one', list: 'serviceRequests', field: 'createdTo' },
    variables: { filter: { createdFrom: '2026-03-02', createdTo: '2026-03-01' } },
  },
  {
    ...{ title: 'a period of more than ten years', list: 'serviceRequests', field: 'createdTo' },
    variables: { filter: { createdFrom: '2016-03-01', createdTo: '2026-03-02' } },
  },
  {
    ...{ title: 'a search of 101 characters', list: 'publicFaqs', field: 'search' },
    variables: { filter: { search: 'x'.repeat(101) } },
  },
];

it.each(REFUSED)(
  'a list refuses $title, in the language of the caller',
  async ({ list, variables, field, rule }) => {
    for (const language of LOCALES) {
      expectDone(await app.rest('PUT', '/auth/profile', { token, body: { language } }));
      const answer = await app.gql(LISTS[list], variables, { token });
      expectRefused(answer, 'BAD_USER_INPUT', field);
      if (rule) expect(answer.fields[field]).toBe(RULES[rule][language]);
    }
  },
);

it.each(['{ users(sortBy: "email") { total } }', '{ users(sort: { field: age }) { total } }'])(
  'a list argument that does not fit the schema is refused before it runs: %s',
  async (query) => {
    const { code } = await app.gql(query, {}, { token });
    expect(code).toBe('GRAPHQL_VALIDATION_FAILED');
  },
);

it.each([
  { filter: null, sort: null },
  { filter: {}, sort: { field: 'createdAt' } },
  {
    filter: { search: null, role: null, isActive: null },
    sort: { field: 'role', direction: 'asc' },
  },
])('a list takes %j', async (variables) => {
  const { users } = expectDone(
    await app.gql<{ users: { total: number } }>(LISTS.users, variables, { token }),
  );
  expect(users.total).toBe(1);
});

it('a sorting without a direction is descending', async () => {
  const schema = schemaOf(app);
  const types = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const sorts = types.filter(({ name }) => name.endsWith('Sort'));
  expect(sorts.length).toBeGreaterThan(10);
  for (const sort of sorts) expect(sort.getFields()['direction']?.defaultValue).toBe('desc');
});

it('every list takes its filter and its sorting as one input each', () => {
  const schema = schemaOf(app);
  const pages = Object.values(operationsOf(schema, 'query')).filter(({ type }) =>
    /Page!$/.test(String(type)),
  );
  const loose = pages.flatMap(({ name, args }) =>
    args
      .filter((arg) => !/^(filter|sort|page|limit|offset|language)$/.test(arg.name))
      .map((arg) => `${name}(${arg.name})`),
  );
  expect(loose).toEqual([]);
  expect(pages.length).toBeGreaterThan(20);
});

it('every page is a Page, and every row with an ID of a managed entity is a Node', () => {
  const schema = schemaOf(app);
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const without = types
    .filter(({ name }) => name.endsWith('Page'))
    .filter((type) => !type.getInterfaces().some(({ name }) => name === 'Page'));
  expect(without.map(({ name }) => name)).toEqual([]);
  const node = schema.getType('Node');
  expect(isInterfaceType(node)).toBe(true);
  const nodes = types.filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'));
  const names = nodes.map(({ name }) => name);
  for (const name of ['Faq', 'PublicFaq', 'ServiceRequest', 'Consultation', 'User', 'AuditEvent'])
    expect(names).toContain(name);
  // their ids are numbers
  expect(names).not.toContain('Service');
});
