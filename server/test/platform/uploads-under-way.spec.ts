import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { aClient, aConsultant } from '../support/builders.js';
import { ServerProcess } from '../support/server-process.js';
import { ADMIN, JWT_SECRET, TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

const MEGABYTE = 1024 * 1024;
const BOUNDARY = 'ends-here';
const part = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`;
const beginningOfFile = (name: string) => part(name, '', '; filename="a.png"');
const query =
  'mutation ($input: CreateConsultantInput!) { createConsultant(input: $input) { id } }';
const PLACE = 'variables.input.image';
const operation = (text: string, places: unknown = { 0: [PLACE] }) =>
  `${part('operations', JSON.stringify({ query: text, variables: { input: aConsultant() } }))}\r\n` +
  `${part('map', JSON.stringify(places))}\r\n${beginningOfFile('0')}`;
const fields = () =>
  Object.entries(aConsultant())
    .map(([name, value]) => `${part(name, String(value))}\r\n`)
    .join('');

interface Refusal {
  error?: string;
  errors?: { extensions: { code: string } }[];
}

/** Files that are never sent to their end: the answer comes all the same, and nothing stays of them. */
describe('uploads that are still being sent', () => {
  let app: TestApp;
  let product: ServerProcess;
  let folder: string;
  const tokens: Record<string, string | undefined> = {};
  const open: ClientRequest[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mizan-uploads-'));
    app = await TestApp.start(__filename);
    tokens['client'] = (await aClient(app)).token;
    tokens['administrator'] = await app.adminToken();
    product = await ServerProcess.start({
      NODE_ENV: 'test',
      DATABASE_URL: app.database.url,
      TMPDIR: folder,
      JWT_SECRET,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_FACTOR: '1000',
      SERVE_SITE: 'false',
      SEED: 'none',
      LOG_LEVEL: 'error',
    });
  }, 120_000);
  afterEach(() => {
    for (const call of open.splice(0)) call.destroy();
  });
  afterAll(async () => {
    product?.dispose();
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const send = (path: string, who: string, sent: string) => {
    const token = tokens[who];
    const call = request(product.url + path, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'apollo-require-preflight': 'true',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    open.push(call);
    call.write(sent);
    return call;
  };
  const answerTo = (call: ClientRequest) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      call.once('response', resolve);
      call.once('error', reject);
    });
  const codeOf = async (answer: IncomingMessage) => {
    const { error, errors } = (await json(answer)) as Refusal;
    return error ?? errors?.[0]?.extensions.code;
  };
  const write = (call: ClientRequest, bytes: number) =>
    new Promise((done) => call.write(Buffer.alloc(bytes), done));
  const buffered = () => readdirSync(folder);

  const FORMS: [string, string, () => string][] = [
    ['/api/v1/consultants', 'REST', () => fields() + beginningOfFile('image')],
    ['/graphql', 'GraphQL', () => operation(query)],
  ];

  describe.each(FORMS)('to %s', (path, _, form) => {
    it.each([
      ['nobody', 'UNAUTHENTICATED'],
      ['client', 'FORBIDDEN'],
    ])(
      'a file of somebody without the right (%s) is refused, and not a byte of it is kept',
      async (who, code) => {
        const call = send(path, who, form());
        const answered = answerTo(call);
        void write(call, 2 * MEGABYTE);
        expect(await codeOf(await answered)).toBe(code);
        expect(buffered()).toEqual([]);
        await write(call, MEGABYTE);
        expect(buffered()).toEqual([]);
      },
    );

    it('a file that is too large is refused, and removed', async () => {
      const call = send(path, 'administrator', form());
      const answered = answerTo(call);
      void write(call, 5.5 * MEGABYTE);
      expect(await codeOf(await answered)).toBe('PAYLOAD_TOO_LARGE');
      await waitUntil('the file to be removed', () => buffered().length === 0);
    });
  });

  it.each([
    ['of 20,000 parts', { 0: [`variables${'.a'.repeat(20_000)}`] }],
    ['of half a million parts', { 0: ['a.'.repeat(490_000)] }],
    ['out of the variables', { 0: ['query'] }],
    ['to a prototype', { 0: ['variables.__proto__.image.a.b.c'] }],
    ['three times', { 0: [PLACE, PLACE, PLACE] }],
    ['that is no text', { 0: [{ [PLACE]: 1 }] }],
  ])('a form that says where its file belongs by a path %s is refused', async (_, places) => {
    const answer = await answerTo(send('/graphql', 'nobody', operation(query, places)));
    expect([answer.statusCode, await codeOf(answer)]).toEqual([400, 'BAD_REQUEST']);
    expect(buffered()).toEqual([]);
  });

  it('a file that no operation asks for is never kept', async () => {
    const call = send('/graphql', 'nobody', operation('{ __typename }'));
    const answered = answerTo(call);
    void write(call, 2 * MEGABYTE);
    expect((await answered).statusCode).toBe(200);
    expect(buffered()).toEqual([]);
  });
});
