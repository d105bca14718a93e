import { parse } from 'csv-parse/sync';
import { officeDay } from '../../src/contract/office-clock.js';
import { aClient, aColleague, aServiceRequest, type Person } from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

interface Quote {
  id: string;
  number: string;
  payments: { id: string; receiptNumber: string }[];
}
interface Export {
  url: string;
  rows: number;
}

let app: TestApp;
let admin: string;
let client: Person;
let quote: Quote;

const mutate = <T>(name: string, variables: object, token = admin) =>
  callOperation<T>(app, ['mutation', name], variables, { token });
const download = async (url: string) => {
  const answer = await fetch(app.url + url);
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type'), body };
};
const rowsOf = (body: Buffer, delimiter: string): Record<string, string>[] =>
  parse(body, { delimiter, bom: true, columns: true });

async function aSentQuote(amount: number): Promise<Quote> {
  const body = aServiceRequest();
  const request = expectDone(
    await app.rest<{ id: string }>('POST', '/service-requests', { token: client.token, body }),
  );
  const input = {
    ...{ kind: 'serviceRequest', requestId: request.id, language: 'fr' },
    lines: [{ title: 'Rédaction du bail', amount }],
    validUntil: officeDay(new Date(Date.now() + 9 * 86_400_000)),
  };
  const { id } = expectDone(await mutate<Quote>('createQuote', { input }));
  return expectDone(await mutate<Quote>('sendQuote', { id }));
}
const pay = async (quoteId: string, amount: number) => {
  const input = { quoteId, amount, method: 'cash', paidOn: officeDay() };
  return expectDone(await mutate<Quote>('recordPayment', { input }));
};

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  client = await aClient(app);
  const { id } = await aSentQuote(1_500_050);
  await aSentQuote(200_000);
  expectDone(await mutate('acceptQuote', { id, input: { revision: 1 } }, client.token));
  const { payments } = await pay(id, 50_050);
  await pay(id, 1_000_000);
  const cancel = { id: payments[0]!.id, input: { reason: 'Saisi deux fois' } };
  quote = expectDone(await mutate<Quote>('cancelPayment', cancel));
});
afterAll(() => app?.close());

describe('exports of quotes and payments', () => {
  it('a CSV has the quotes that match, with amounts as numbers for the program that opens it', async () => {
    const order = { filter: { statuses: ['accepted'] }, format: 'csv' };
    const french = expectDone(
      await mutate<Export>('createQuoteExport', { ...order, language: 'fr' }),
    );
    expect(french.rows).toBe(1);
    const { status, type, body } = await download(french.url);
    expect({ status, type }).toEqual({ status: 200, type: 'text/csv; charset=utf-8' });
    expect(rowsOf(body, ';')).toMatchObject([
      {
        'N° du devis': quote.number,
        'Total (DA)': '15000,5',
        'Payé (DA)': '10000',
        'Reste à payer (DA)': '5000,5',
      },
    ]);
    const english = expectDone(
      await mutate<Export>('createQuoteExport', { ...order, language: 'en' }),
    );
    const [row] = rowsOf((await download(english.url)).body, ',');
    expect(row).toMatchObject({ Status: 'Accepted', 'Total (DA)': '15000.5' });
  });

  it('the payments add up to what was paid, with what was cancelled', async () => {
    const answer = await mutate<Export>('createPaymentExport', { format: 'csv', language: 'en' });
    const { url, rows } = expectDone(answer);
    expect(rows).toBe(3);
    const payments = rowsOf((await download(url)).body, ',');
    const amounts = payments.map((row) => Number(row['Amount (DA)']));
    expect(amounts.toSorted((a, b) => a - b)).toEqual([-500.5, 500.5, 10_000]);
    expect(payments.map((row) => row['Why it was cancelled'])).toContain('Saisi deux fois');
  });

  it('a workbook is made of either', async () => {
    for (const name of ['createQuoteExport', 'createPaymentExport']) {
      const { url } = expectDone(await mutate<Export>(name, { format: 'xlsx' }));
      expect((await download(url)).body.subarray(0, 2).toString()).toBe('PK');
    }
  });

  it('administrators and secretaries export, and each opening is recorded', async () => {
    const [secretary, lawyer] = await Promise.all([
      aColleague(app, { role: 'secretary' }),
      aColleague(app, { role: 'lawyer' }),
    ]);
    for (const name of ['createQuoteExport', 'createPaymentExport']) {
      expectDone(await mutate(name, { format: 'csv' }, secretary.token));
      for (const { token } of [lawyer, client])
        expectRefused(await mutate(name, { format: 'csv' }, token), 'FORBIDDEN');
      expectRefused(
        await callOperation(app, ['mutation', name], { format: 'csv' }),
        'UNAUTHENTICATED',
      );
    }
    const { items } = expectDone(
      await callOperation<{ items: { action: string }[] }>(
        app,
        ['query', 'auditEvents'],
        { filter: { entity: 'quote', entityId: 'export' } },
        { token: admin },
      ),
    );
    expect(items.length).toBeGreaterThanOrEqual(5);
    expect((await download('/api/v1/quote-exports/none')).status).toBeGreaterThanOrEqual(400);
  });
});
