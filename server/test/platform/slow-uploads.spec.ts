import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { aClient, aConsultant, aJobRole, anApplication } from '../support/builders.js';
import { aCv } from '../support/documents.js';
import type { TestFile } from '../support/multipart.js';
import { formOf, operationOf, type Sent, textsOf } from '../support/held-form.js';
import { aFile, aPicture } from '../support/pictures.js';
import { expectDone } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

const REQUEST_SECONDS = 2;
const UPLOAD_SECONDS = 9;
const PIECES = 20;
/** Twice as long as a request without files may take. */
const PAUSE_MS = (2 * REQUEST_SECONDS * 1000) / PIECES;

describe('slow senders', () => {
  let app: TestApp;
  const tokens: Record<string, string> = {};
  let picture: TestFile;

  beforeAll(async () => {
    app = await TestApp.start(__filename, {
      REQUEST_SECONDS: String(REQUEST_SECONDS),
      UPLOAD_SECONDS: String(UPLOAD_SECONDS),
      UPLOAD_SILENCE_SECONDS: '3',
    });
    tokens['admin'] = await app.adminToken();
    tokens['client'] = (await aClient(app)).token;
    picture = aFile(await aPicture());
    const body = aJobRole({ slug: 'lawyer', titleAr: 'محامٍ' });
    expectDone(await app.rest('POST', '/roles', { token: tokens['admin'], body }));
  });
  afterAll(() => app.close());

  /** Sends a request in pieces, and at last holds back what is `missing`; the answer, or how it ended. */
  async function sendSlowly(path: string, who: string, { body, headers }: Sent, missing = 0) {
    const call = request(app.url + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens[who]}`,
        'apollo-require-preflight': 'true',
        'content-length': body.length,
        ...headers,
      },
    });
    const answer = new Promise<{ status: number; body: string }>((resolve) => {
      call.once('error', (error) => resolve({ status: 0, body: String(error) }));
      call.once('response', (response) => {
        void text(response).then((said) => resolve({ status: response.statusCode!, body: said }));
      });
    });
    let isAnswered = false;
    void answer.then(() => (isAnswered = true));
    const size = Math.ceil((body.length - missing) / PIECES);
    for (let at = 0; at < body.length - missing && !isAnswered; at += size) {
      call.write(body.subarray(at, Math.min(at + size, body.length - missing)));
      await setTimeout(PAUSE_MS);
    }
    for (let at = body.length - missing; at < body.length && !isAnswered; at += 1) {
      call.write(body.subarray(at, at + 1));
      await setTimeout(PAUSE_MS);
    }
    if (!isAnswered) call.end();
    return answer;
  }

  it.each<[string, string, string, () => Promise<Sent>]>([
    [
      'a CV over REST',
      '/api/v1/join-team-applications',
      'client',
      () => formOf(textsOf(anApplication()), 'cv', aCv()),
    ],
    [
      'a CV over GraphQL',
      '/graphql',
      'client',
      () => {
        const query =
          'mutation ($input: SubmitApplicationInput!) { submitApplication(input: $input) { id } }';
        return formOf(operationOf(query, anApplication(), 'cv'), '0', aCv());
      },
    ],
    [
      'a picture over REST',
      '/api/v1/consultants',
      'admin',
      () => formOf(textsOf(aConsultant()), 'image', picture),
    ],
    [
      'a picture over GraphQL',
      '/graphql',
      'admin',
      () => {
        const query =
          'mutation ($input: CreateConsultantInput!) { createConsultant(input: $input) { id } }';
        return formOf(operationOf(query, aConsultant(), 'image'), '0', picture);
      },
    ],
  ])(
    '%s that is sent steadily for longer than other requests arrives',
    async (_, path, who, form) => {
      const { status, body } = await sendSlowly(path, who, await form());
      expect([200, 201]).toContain(status);
      expect(JSON.parse(body)).not.toHaveProperty('errors');
    },
  );

  it('a body without files still has to arrive in the usual time', async () => {
    const body = Buffer.from(JSON.stringify({ query: `{ __typename } #${'x'.repeat(1000)}` }));
    const headers = { 'content-type': 'application/json' };
    const { status, body: said } = await sendSlowly('/graphql', 'client', { body, headers });
    expect(status).toBe(408);
    expect(JSON.parse(said)).toMatchObject({ success: false, error: 'REQUEST_TIMEOUT' });
  });

  it('a form whose sender goes on for ever is ended, and says why', async () => {
    const form = await formOf(textsOf(anApplication()), 'cv', aCv());
    const since = performance.now();
    const path = '/api/v1/join-team-applications';
    const { status, body } = await sendSlowly(path, 'client', form, 100);
    expect(performance.now() - since).toBeLessThan((UPLOAD_SECONDS + 5) * 1000);
    expect([status, body]).toEqual([408, expect.stringContaining('REQUEST_TIMEOUT')]);
  });
});
