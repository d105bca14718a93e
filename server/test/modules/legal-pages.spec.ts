import { LEGAL_PAGES, TERMS_VERSION } from '../../src/contract/legal-pages.js';
import { aColleague } from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  token = await app.adminToken();
});

afterAll(() => app?.close());

const set = (general: object) =>
  callOperation<{ general: object }>(
    app,
    ['mutation', 'updateSettings'],
    { input: { general } },
    { token },
  );
const unconfirmed = async (caller = token) => {
  const overview = await callOperation<{ unconfirmedPages: string[] }>(
    app,
    ['query', 'overview'],
    {},
    { token: caller },
  );
  return expectDone(overview).unconfirmedPages;
};

it('the overview names the pages that no lawyer has confirmed, to administrators', async () => {
  expect(await unconfirmed()).toEqual(['terms', 'privacy']);
  const { token: secretary } = await aColleague(app, { role: 'secretary' });
  expect(await unconfirmed(secretary)).toEqual([]);
});

it.each(['terms', 'privacy'] as const)(
  '%s stay confirmed until their text changes',
  async (page) => {
    const { confirmedOn, version } = LEGAL_PAGES[page];
    const { general } = expectDone(await set({ [confirmedOn]: version }));
    expect(general).toMatchObject({ [confirmedOn]: version });
    expect(await unconfirmed()).not.toContain(page);
    expectDone(await set({ [confirmedOn]: '2026-01-31' }));
    expect(await unconfirmed()).toContain(page);
    expectDone(await set({ [confirmedOn]: version }));
    expectDone(await set({ [confirmedOn]: '' }));
    expect(await unconfirmed()).toContain(page);
  },
);

it('only a day confirms a page', async () => {
  expectRefused(
    await app.rest('PUT', '/settings', {
      token,
      body: { general: { termsConfirmedOn: '2026-02-30' } },
    }),
    'BAD_USER_INPUT',
    'general.termsConfirmedOn',
  );
  expect((await set({ termsConfirmedOn: TERMS_VERSION })).code).toBeUndefined();
  expectDone(await set({ termsConfirmedOn: null }));
});
