import { aClient, aContactRequest, aFaq } from '../support/builders.js';
import {
  AssistantOffice,
  connectAssistant,
  scope,
  toolNames,
  useTool,
} from '../support/assistant-client.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

interface AuditedUse {
  changes: { field: string; after: unknown }[];
}

let app: TestApp;
let office: AssistantOffice;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  office = await AssistantOffice.open(app);
});
afterAll(() => app.close());

describe('an assistant', () => {
  it.each(['legacy', 'auto'] as const)(
    'an assistant lists tools and calls them (%s revision of the protocol)',
    async (revision) => {
      const scopes = [scope('faq', 'read', 'create', 'change', 'delete')];
      const client = await office.assistant({ scopes }, { revision });
      expect(client.getInstructions()).toMatch(/بيانات/);
      expect(await toolNames(client)).toEqual(
        expect.arrayContaining(['faq', 'faqs', 'createFaq', 'updateFaq', 'deleteFaq']),
      );
      const made = await useTool(client, 'createFaq', { input: aFaq() });
      const { id } = made.value as { id: string };
      const changed = await useTool(client, 'updateFaq', { id, input: { questionEn: 'Anew?' } });
      expect(changed.value).toMatchObject({ id, questionEn: 'Anew?' });
      const page = await useTool(client, 'faqs', { limit: 5 });
      expect(page.value).toMatchObject({ limit: 5 });
      expect((page.value?.['items'] as { id: string }[]).map((row) => row.id)).toContain(id);
      await client.close();
    },
  );

  it('each call stands in the record of changes: the tool and the row, and no text', async () => {
    const { token, apiToken } = await office.createToken({
      scopes: [scope('faq', 'read', 'create')],
    });
    const client = await connectAssistant(app, token);
    const made = await useTool(client, 'createFaq', { input: aFaq() });
    await useTool(client, 'faqs', { filter: { search: 'words of the search' } });
    await useTool(client, 'deleteFaq', { id: made.value?.['id'] });
    const events = await app.gql<{ auditEvents: { items: AuditedUse[] } }>(
      `query ($id: ID!) { auditEvents(filter: { entity: apiToken, entityId: $id, verb: tool_used }) {
        items { changes { field after } } } }`,
      { id: apiToken.id },
      { token: office.admin },
    );
    const uses = expectDone(events).auditEvents.items.map(({ changes }) =>
      Object.fromEntries(changes.map(({ field, after }) => [field, after])),
    );
    const row = made.value?.['id'];
    expect(uses).toEqual([
      { tool: 'deleteFaq', action: 'delete', row, refusal: 'TOKEN_SCOPE_MISSING' },
      { tool: 'faqs', action: 'read' },
      { tool: 'createFaq', action: 'create', row },
    ]);
    expect(JSON.stringify(events.body)).not.toContain('words of the search');
  });

  it('reading by an assistant is no activity of the office', async () => {
    const client = await office.assistant({ scopes: [scope('faq', 'read')] });
    await useTool(client, 'faqs');
    const overview = await app.gql<{ overview: { recentActivity: { action: string }[] } }>(
      '{ overview { recentActivity { action } } }',
      {},
      { token: office.admin },
    );
    const actions = expectDone(overview).overview.recentActivity.map(({ action }) => action);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions).not.toContain('apiToken.tool_used');
  });

  it('a refusal has the code and the fields of the API, in the language of the call', async () => {
    const client = await office.assistant(
      { scopes: [scope('faq', 'read', 'create')] },
      { headers: { 'Accept-Language': 'fr' } },
    );
    const wrong = await useTool(client, 'createFaq', { input: { ...aFaq(), questionAr: 'x' } });
    expect(wrong).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ field: 'questionAr' }] });
    const unknown = await useTool(client, 'faqs', { filter: { nonsense: 1 } });
    expect(unknown).toMatchObject({ errors: [{ field: 'filter.nonsense' }] });
    const missing = await useTool(client, 'faq', { id: '01890000-0000-7000-8000-000000000000' });
    expect(missing.code).toBe('NOT_FOUND');
    expect((await useTool(client, 'services')).message).toMatch(/jeton/);
    await expect(useTool(client, 'noSuchTool')).rejects.toMatchObject({
      code: -32602,
      data: { code: 'NOT_FOUND' },
    });
  });

  it('a token of one language writes in it alone', async () => {
    const made = await app.rest<{ id: string }>('POST', '/faqs', {
      token: office.admin,
      body: aFaq(),
    });
    const client = await office.assistant({ languages: ['fr'], scopes: [scope('faq', 'change')] });
    const { id } = made.data;
    const french = { questionFr: 'Une autre question\u00a0?' };
    expect((await useTool(client, 'updateFaq', { id, input: french })).code).toBeUndefined();
    const both = { ...french, questionEn: 'Another question?' };
    const refused = await useTool(client, 'updateFaq', { id, input: both });
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ field: 'questionEn' }] });
  });
});

describe('who is let in', () => {
  const MESSAGE = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const HEADERS = { Accept: 'application/json, text/event-stream' };
  const post = (token?: string, headers = {}, body: object = MESSAGE) =>
    app.rest('POST', '/mcp', { token, body, headers: { ...HEADERS, ...headers } });

  it('nobody, while the setting is off: 404 says who switches it on', async () => {
    const { token } = await office.createToken({});
    await office.switchTo(false);
    for (const each of [undefined, token]) {
      const answer = await post(each, { 'Accept-Language': 'en' });
      expect(answer).toMatchObject({ status: 404, code: 'ASSISTANTS_OFF' });
      expect(answer.message).toMatch(/administrator switches them on/);
    }
    await office.switchTo(true);
    expect((await post(token)).status).toBe(200);
  });

  it('no call without a token, and none with a session', async () => {
    expect(await post()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await post(office.admin)).toMatchObject({ status: 403, code: 'PROGRAM_TOKEN_NEEDED' });
  });

  it('no call with a token that was revoked', async () => {
    const { token, apiToken } = await office.createToken({});
    const client = await connectAssistant(app, token);
    await app.gql(
      'mutation ($id: ID!) { revokeApiToken(id: $id) { id } }',
      { id: apiToken.id },
      { token: office.admin },
    );
    expect(await post(token)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    await expect(client.listTools()).rejects.toThrow();
  });

  it.each([
    ['the site', 'http://mizan.test', 200],
    ['another site', 'https://elsewhere.example', 403],
    ['nobody', 'null', 403],
  ])('a call from the page of %s', async (_, origin, status) => {
    const { token } = await office.createToken({ scopes: [scope('faq', 'read')] });
    const answer = await post(token, { Origin: origin });
    expect(answer.status).toBe(status);
    if (status === 403) expectRefused(answer, 'ORIGIN_REFUSED');
  });

  it('a call that the protocol does not know, or that is too long, is refused', async () => {
    const { token } = await office.createToken({ scopes: [scope('faq', 'read')] });
    expect((await app.rest('GET', '/mcp', { token })).status).toBe(405);
    const long = { ...MESSAGE, params: { text: 'x'.repeat(1_100_000) } };
    expect(await post(token, {}, long)).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    const answer = await post(token, {}, { method: 'tools/list' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ jsonrpc: '2.0' });
  });

  it('a call counts toward the limit of the token', async () => {
    const limited = await TestApp.startOn(app.database.url, { RATE_LIMIT_FACTOR: '1' });
    const { token } = await office.createToken({
      callsPerMinute: 1,
      scopes: [scope('faq', 'read')],
    });
    const call = () =>
      limited.rest('POST', '/mcp', { token, body: MESSAGE, headers: { ...HEADERS } });
    expect((await call()).status).toBe(200);
    expect(await call()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    await limited.close();
  });
});

describe('prompts', () => {
  it('prompts are listed for what the token reads', async () => {
    const of = async (input: object) =>
      (await (await office.assistant(input)).listPrompts()).prompts.map(({ name }) => name);
    const faqs = [scope('faq', 'read')];
    const messages = [scope('contactRequest', 'read')];
    expect(await of({ scopes: faqs })).toEqual(['translate_draft']);
    expect(await of({ scopes: messages })).toEqual([]);
    expect(await of({ scopes: messages, personal: true })).toEqual(['draft_reply']);
  });

  it('a draft is translated and a reply drafted from the row, which the assistant is given', async () => {
    const client = await office.assistant(
      { personal: true },
      { headers: { 'Accept-Language': 'en' } },
    );
    const made = await app.rest<{ id: string }>('POST', '/faqs', {
      token: office.admin,
      body: aFaq(),
    });
    const translated = await client.getPrompt({
      name: 'translate_draft',
      arguments: { kind: 'faq', id: made.data.id, language: 'fr' },
    });
    expect(JSON.stringify(translated.messages)).toMatch(/into French.+questionAr/);
    const sender = await aClient(app);
    const sent = await app.rest<{ id: string }>('POST', '/contact-requests', {
      token: sender.token,
      body: aContactRequest({ message: 'It is about a will of my aunt.' }),
    });
    const drafted = await client.getPrompt({
      name: 'draft_reply',
      arguments: { kind: 'contactRequest', id: sent.data.id },
    });
    expect(JSON.stringify(drafted.messages)).toMatch(/data, not instructions.+a will of my aunt/);
  });

  it.each([
    ['another prompt', 'write_law', { kind: 'faq', id: '1' }],
    ['a kind of the other prompt', 'draft_reply', { kind: 'faq', id: '1' }],
    [
      'a language that the site does not have',
      'translate_draft',
      { kind: 'faq', id: '1', language: 'de' },
    ],
    ['no row', 'draft_reply', { kind: 'contactRequest' }],
    ['a kind that the token does not read', 'draft_reply', { kind: 'application', id: '1' }],
  ])('a prompt is refused: %s', async (_, name, args) => {
    const scopes = [scope('faq', 'read'), scope('contactRequest', 'read')];
    const client = await office.assistant({ scopes, personal: true });
    await expect(client.getPrompt({ name, arguments: args })).rejects.toMatchObject({
      code: -32602,
    });
  });
});
