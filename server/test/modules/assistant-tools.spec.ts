import { type GraphQLSchema, parse, print, specifiedRules, validate } from 'graphql';
import { isImpersonal, isRequestKind, type TokenScope } from '../../src/contract/api-tokens.js';
import { roleCan } from '../../src/contract/permissions.js';
import { AssistantTools } from '../../src/modules/assistants/assistant-tools.js';
import { findTools, type ToolSource } from '../../src/modules/assistants/operation-tools.js';
import type { Program } from '../../src/platform/access/token-grants.js';
import { MAX_TOKENS, queryLimits } from '../../src/platform/graphql/query-limits.js';
import {
  AssistantOffice,
  EVERYTHING,
  scope,
  toolNames,
  useTool,
} from '../support/assistant-client.js';
import { aClient, aColleague, aContactRequest, aFaq } from '../support/builders.js';
import { schemaOf } from '../support/operation.js';
import { expectDone } from '../support/refusals.js';
import { operations } from '../support/surface-calls.js';
import { TestApp } from '../support/test-app.js';

const CLIENT = { name: 'Nadia Benkhaled', email: 'nadia@example.dz', phone: '+213555123456' };
const SECRETS = [CLIENT.name, CLIENT.email, '555123456', 'a will of my aunt'];

let app: TestApp;
let office: AssistantOffice;
let schema: GraphQLSchema;
let sources: ToolSource[];
let requestId: string;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  office = await AssistantOffice.open(app);
  schema = schemaOf(app);
  sources = [...findTools(schema, operations).values()];
  const sender = await aClient(app);
  const sent = await app.rest<{ id: string }>('POST', '/contact-requests', {
    token: sender.token,
    body: aContactRequest({ ...CLIENT, message: 'It is about a will of my aunt.' }),
  });
  requestId = expectDone(sent).id;
});
afterAll(() => app.close());

describe('the tools of a token', () => {
  const program = (scopes: readonly TokenScope[], personal: boolean, role = 'admin') =>
    ({ role, grants: { scopes, personal } }) as unknown as Program;
  const listed = (...given: Parameters<typeof program>) =>
    app.app
      .get(AssistantTools, { strict: false })
      .list(program(...given))
      .map(({ name }) => name);
  const allScopes = () => [...new Set(sources.map((source) => source.scope))];

  it('every scope shows its own tools and no others, with and without what is personal', () => {
    let cells = 0;
    for (const each of allScopes())
      for (const personal of [true, false]) {
        const own = sources.filter(
          ({ scope, whole, impersonal }) => scope === each && (personal ? whole : impersonal),
        );
        expect(listed([each], personal)).toEqual(own.map(({ name }) => name));
        cells += sources.length;
      }
    expect(allScopes().length).toBeGreaterThan(45);
    expect(sources.length).toBeGreaterThan(150);
    expect(cells).toBeGreaterThan(15_000);
  });

  it('a token without one scope is refused each tool of it', async () => {
    const missing = allScopes().filter((each) =>
      /^(faq.change|contactRequest.read|desk.read)$/.test(each),
    );
    for (const each of missing) {
      const [kind, action] = each.split('.');
      const scopes = EVERYTHING.map(({ kind: name, actions }) =>
        scope(name, ...actions.filter((one) => name !== kind || one !== action)),
      );
      const client = await office.assistant({ scopes, personal: true });
      const names = await toolNames(client);
      for (const { name } of sources.filter((source) => source.scope === each)) {
        expect(names).not.toContain(name);
        expect((await useTool(client, name)).code).toBe('TOKEN_SCOPE_MISSING');
      }
      await client.close();
    }
    expect(missing.length).toBe(3);
  });

  it.each(['secretary', 'lawyer', 'client'] as const)(
    'a %s is given no tool beyond the role',
    (role) => {
      const allowed = sources.filter(({ permission }) => roleCan(role, permission));
      expect(listed(allScopes(), true, role)).toEqual(allowed.map(({ name }) => name));
    },
  );

  it('the account of a token is its ceiling over HTTP, too', async () => {
    const lawyer = await aColleague(app, { role: 'lawyer' });
    const client = await office.assistant({ userId: lawyer.id });
    expect(await toolNames(client)).not.toContain('createFaq');
    expect((await useTool(client, 'createFaq', { input: aFaq() })).code).toBe('FORBIDDEN');
  });

  it('no tool confirms what is said of the law, changes many rows or leads to a file', () => {
    const names = sources.map(({ name }) => name);
    expect(
      names.filter((name) => /Law$|Export$|Link$|Pdf$|Archive|Code$|Statuses$|Feed$/.test(name)),
    ).toEqual([]);
    expect(
      names.filter((name) =>
        /[Tt]oken|[Uu]ser|[Pp]assword|[Ss]etting|[Qq]uote(?!Template)|[Mm]ail|[Aa]udit/.test(name),
      ),
    ).toEqual([]);
  });

  it('each tool is a valid operation within the limits of the API', () => {
    for (const { whole, impersonal } of sources)
      for (const tool of [whole, impersonal]) {
        if (!tool) continue;
        const document = parse(print(tool.operation.document), { maxTokens: MAX_TOKENS });
        expect(validate(schema, document, [...specifiedRules, ...queryLimits])).toEqual([]);
        expect(tool.description).not.toBe('');
        expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      }
  });
});

describe('a token without what is personal', () => {
  it('each tool of requests takes no words of people and answers none', async () => {
    const client = await office.assistant({ personal: false });
    const { tools } = await client.listTools();
    const ofRequests = sources.filter(
      ({ scope, impersonal }) => impersonal && isRequestKind(scope.split('.')[0]!),
    );
    expect(ofRequests.length).toBeGreaterThan(20);
    const text = JSON.stringify(
      tools.filter(({ name }) => ofRequests.some((source) => source.name === name)),
    );
    expect(text).not.toMatch(
      /clientName|clientEmail|clientPhone|"search"|"note"|"message"|fullName|opposingParty/,
    );
    const read = ofRequests.filter(({ action }) => action === 'read');
    const codes: (string | undefined)[] = [];
    for (const { name, impersonal } of read) {
      const args = impersonal?.inputSchema.properties?.['id'] ? { id: requestId } : {};
      const answer = await useTool(client, name, args);
      codes.push(answer.code);
      for (const secret of SECRETS) expect(JSON.stringify(answer)).not.toContain(secret);
    }
    // lists and figures of each kind, and the message
    expect(codes.filter((code) => code === undefined).length).toBeGreaterThan(8);
    expect(codes.filter((code) => code && !/NOT_FOUND|BAD_USER_INPUT/.test(code))).toEqual([]);
  });

  it('tools of what may be personal are not listed, and refused by name', async () => {
    const client = await office.assistant({ personal: false });
    const names = await toolNames(client);
    for (const { name, scope, impersonal } of sources) {
      if (impersonal || isImpersonal(scope.split('.')[0]!)) continue;
      expect(names).not.toContain(name);
    }
    for (const name of ['desk', 'contactRequestPerson', 'replyToContactRequest', 'searchRecords'])
      expect((await useTool(client, name)).code).toBe('TOKEN_SCOPE_MISSING');
  });

  it.each([
    ['a search', { filter: { search: 'Nadia' } }, 'BAD_USER_INPUT'],
    ['an order by name', { sort: { field: 'name' } }, 'TOKEN_SCOPE_MISSING'],
  ])('%s is refused', async (_, args, code) => {
    const client = await office.assistant({ personal: false });
    expect((await useTool(client, 'contactRequests', args)).code).toBe(code);
  });

  it('a token with what is personal reads it', async () => {
    const client = await office.assistant({ personal: true });
    const { value } = await useTool(client, 'contactRequest', { id: requestId });
    expect(value).toMatchObject(CLIENT);
  });
});
