import { quoteTemplateContent } from '../../src/contract/content/quote-template.js';
import { aClient, aColleague, aContent } from '../support/builders.js';
import type { ListPage, Row } from '../support/content-calls.js';
import { callList, callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
});
afterAll(() => app?.close());

const write = (input: object, token = admin) =>
  callOperation<Row>(app, ['mutation', 'createQuoteTemplate'], { input }, { token });
const aTemplate = (over: object = {}) => aContent(quoteTemplateContent, over);
const read = (token?: string) =>
  callList<ListPage>(app, ['query', 'quoteTemplates'], {}, { token });

describe('templates of quotes', () => {
  it('administrators write a quote template with lines, texts and days, in three languages, for a service', async () => {
    const services = expectDone(
      await callList<ListPage>(app, ['query', 'services'], {}, { token: admin }),
    );
    const service = services.items[0]!.slug;
    const own = { service, validDays: 15, linesFr: ['Rédaction du contrat'], amounts: [1_500_000] };
    expect(expectDone(await write(aTemplate(own)))).toMatchObject(own);
    expect(expectDone(await write(aTemplate()))).toMatchObject({ amounts: [] });
  });

  it.each([
    { title: 'an unknown service', over: { service: 'no-such-service' }, field: 'service' },
    { title: 'no day', over: { validDays: 0 }, field: 'validDays' },
    { title: 'more days than a quote is valid', over: { validDays: 367 }, field: 'validDays' },
    { title: 'an amount below nothing', over: { amounts: [0, -1] }, field: 'amounts' },
    { title: 'a part of a centime', over: { amounts: [0.5] }, field: 'amounts' },
    { title: 'more amounts than lines', over: { amounts: Array(31).fill(1) }, field: 'amounts' },
    { title: 'a line that no quote takes', over: { linesAr: ['x'.repeat(201)] }, field: 'linesAr' },
  ])('a template with $title is refused', async ({ over, field }) => {
    expectRefused(await write(aTemplate(over)), 'BAD_USER_INPUT', field);
  });

  it('quote templates are read by the office, drafted by secretaries, and seen by nobody else', async () => {
    const { id } = expectDone(await write(aTemplate()));
    const [secretary, lawyer, client] = await Promise.all([
      aColleague(app, { role: 'secretary' }),
      aColleague(app, { role: 'lawyer' }),
      aClient(app),
    ]);
    for (const { token } of [secretary, lawyer])
      expect(expectDone(await read(token)).items.map((row) => row.id)).toContain(id);
    expectDone(await write({ ...aTemplate(), status: 'draft' }, secretary.token));
    expectRefused(await write(aTemplate(), lawyer.token), 'FORBIDDEN');
    expectRefused(await read(client.token), 'FORBIDDEN');
    expectRefused(await read(), 'UNAUTHENTICATED');
  });
});
