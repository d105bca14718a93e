import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { officeDay } from '../../src/contract/office-clock.js';
import { SETTLE_BLANKED_QUOTES } from '../../src/platform/database/migrations/1795801500000-amounts-of-templates.js';
import { RetentionService } from '../../src/modules/privacy/retention.service.js';
import { QuoteDeadlines } from '../../src/modules/quotes/quote-deadlines.js';
import {
  aClient,
  aColleague,
  aConsultation,
  anApplication,
  aJobRole,
  aServiceRequest,
  type Person,
  withManyAppointments,
} from '../support/builders.js';
import { aCv } from '../support/documents.js';
import { callList, callOperation } from '../support/operation.js';
import { pdfText } from '../support/pdf-text.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

const UNKNOWN = '01890000-0000-7000-8000-000000000000';
const inDays = (days: number) => officeDay(new Date(Date.now() + days * 86_400_000));

interface Payment {
  id: string;
  amount: number;
  cancelsId: string | null;
  receiptNumber: string | null;
  recordedBy: string | null;
}
interface Quote {
  id: string;
  version: number;
  number: string | null;
  revision: number;
  status: string;
  net: number;
  tax: number;
  total: number;
  paidAmount: number;
  openAmount: number;
  authorName: string | null;
  reason: string | null;
  acceptance: { hash: string; revision: number; address: string | null } | null;
  versions: { revision: number; hash: string }[];
  payments: Payment[];
}

let app: TestApp;
let admin: string;
let client: Person;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  await withManyAppointments(app);
  client = await aClient(app);
});
afterAll(() => app.close());

const query = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);
const mutate = <T = Quote>(name: string, variables: object, token = admin) =>
  callOperation<T>(app, ['mutation', name], variables, { token });
const read = <T = Quote>(name: string, variables: object, token = admin) =>
  callOperation<T>(app, ['query', name], variables, { token });

const open = async (answer: Awaited<ReturnType<typeof mutate<{ url: string }>>>) => {
  const response = await fetch(app.url + expectDone(answer).url);
  expect(response.status).toBe(200);
  return pdfText(new Uint8Array(await response.arrayBuffer()));
};

interface Sent {
  kind: string;
  id: string;
  reference: string;
}
async function aRequest(person = client, over: object = {}): Promise<Sent> {
  const body = aServiceRequest(over);
  const answer = await app.rest<Omit<Sent, 'kind'>>('POST', '/service-requests', {
    ...{ token: person.token, body },
  });
  return { ...expectDone(answer), kind: 'serviceRequest' };
}
const content = (over: object = {}) => ({
  language: 'ar',
  lines: [
    { title: 'صياغة عقد إيجار تجاري', amount: 1_500_000 },
    { title: 'Rédaction du bail, 2 exemplaires', amount: 250_050 },
  ],
  included: 'جلسة تحضيرية',
  excluded: 'مصاريف المحضر القضائي',
  validUntil: inDays(20),
  ...over,
});
const newQuote = ({ kind, id: requestId }: Sent, over: object = {}) => ({
  input: { kind, requestId, ...content(over) },
});
async function aDraft(request?: Sent, over: object = {}): Promise<Quote> {
  return expectDone(await mutate('createQuote', newQuote(request ?? (await aRequest()), over)));
}
async function aSentQuote(over: object = {}, request?: Sent): Promise<Quote> {
  const { id } = await aDraft(request, over);
  return expectDone(await mutate('sendQuote', { id }));
}
const accept = (id: string, revision = 1, token = client.token) =>
  mutate('acceptQuote', { id, input: { revision } }, token);
async function anAcceptedQuote(over: object = {}): Promise<Quote> {
  return expectDone(await accept((await aSentQuote(over)).id));
}
const payment = (quoteId: string, amount: number, over: object = {}) => ({
  input: { quoteId, amount, method: 'ccp', paidOn: inDays(0), payerReference: 'N° 77', ...over },
});
const eventsOf = (id: string) =>
  query<{ type: string; note: string }>(
    'SELECT e.type, e.note FROM request_events e JOIN quotes q ON q.request_id = e.request_id WHERE q.id = $1 ORDER BY e.created_at, e.id',
    [id],
  );

describe('a quote of the office', () => {
  it('a draft has sums but no number, and its client does not see it', async () => {
    const request = await aRequest();
    const draft = await aDraft(request);
    expect(draft).toMatchObject({ status: 'draft', number: null, revision: 0, total: 1_750_050 });
    const mine = { kind: request.kind, requestId: request.id };
    expect(expectDone(await read<Quote[]>('myQuotes', mine, client.token))).toEqual([]);
    expectRefused(await read('myQuote', { id: draft.id }, client.token), 'NOT_FOUND');
  });

  it('the tax is that of the settings, rounded to the centime', async () => {
    const quotes = async (quoteTaxPercent: number) =>
      expectDone(await mutate('updateSettings', { input: { quotes: { quoteTaxPercent } } }));
    await quotes(19);
    const { net, tax, total } = await aDraft();
    await quotes(0);
    expect({ net, tax, total }).toEqual({ net: 1_750_050, tax: 332_510, total: 2_082_560 });
  });

  it('a quote is changed and erased while it is a draft, and by new revisions after that', async () => {
    const draft = await aDraft();
    const { id, version } = draft;
    const input = content({ lines: [{ title: 'Conseil', amount: 100 }], version });
    expect(expectDone(await mutate('updateQuote', { id, input })).total).toBe(100);
    expectRefused(await mutate('updateQuote', { id, input }), 'STALE_WRITE');
    const sent = expectDone(await mutate('sendQuote', { id }));
    for (const name of ['updateQuote', 'eraseQuote', 'sendQuote'])
      expectRefused(
        await mutate(name, name === 'updateQuote' ? { id, input: content() } : { id }),
        'QUOTE_NOT_DRAFT',
      );
    const revised = expectDone(await mutate('reviseQuote', { id, input: content() }));
    expect(revised).toMatchObject({ number: sent.number, revision: 2, total: 1_750_050 });
    expect(revised.versions[0]).toEqual(sent.versions[0]);
    const gone = await aDraft();
    expectDone(await mutate('eraseQuote', { id: gone.id }));
    expectRefused(await read('quote', { id: gone.id }), 'NOT_FOUND');
  });

  it('numbers have no gaps, also when sending fails', async () => {
    const first = await aSentQuote();
    const failing = await aDraft();
    await query(`UPDATE quotes SET valid_until = '2020-01-01' WHERE id = $1`, [failing.id]);
    expectRefused(await mutate('sendQuote', { id: failing.id }), 'BAD_USER_INPUT', 'validUntil');
    const drafts = await Promise.all([aDraft(), aDraft(), aDraft()]);
    const sent = await Promise.all(drafts.map(({ id }) => mutate('sendQuote', { id })));
    const last = (number: string | null) => Number(number?.split('-').at(-1));
    expect(sent.map(({ data }) => last(data.number) - last(first.number)).sort()).toEqual([
      1, 2, 3,
    ]);
  });

  it('the client is told by mail and in the account, and the request is answered', async () => {
    const request = await aRequest();
    const { id, number } = await aSentQuote({}, request);
    const mails = await query<{ template: string; path: string }>(
      `SELECT template, path FROM mails WHERE variables ->> 'number' = $1`,
      [number],
    );
    expect(mails).toEqual([{ template: 'quote.sent', path: `/account/quotes/${id}` }]);
    const notices = await query(
      `SELECT event FROM notifications WHERE entity = 'quote' AND entity_id = $1`,
      [id],
    );
    expect(notices).toEqual([{ event: 'sent' }]);
    const [row] = await query<{ unanswered_since: null }>(
      'SELECT unanswered_since FROM service_requests WHERE id = $1',
      [request.id],
    );
    expect(row?.unanswered_since).toBeNull();
  });

  it.each([
    ['no lines', { lines: [] }, 'lines'],
    ['a line without a title', { lines: [{ title: ' ', amount: 5 }] }, 'lines.0.title'],
    ['an amount of nothing', { lines: [{ title: 'Conseil', amount: 0 }] }, 'lines.0.amount'],
    ['a day that is over', { validUntil: inDays(-1) }, 'validUntil'],
    ['a day in two years', { validUntil: inDays(800) }, 'validUntil'],
    ['too large a sum', { lines: Array(2).fill({ title: 'Conseil', amount: 2e9 }) }, 'lines'],
  ])('%s is refused', async (_, over, field) => {
    const answer = await mutate('createQuote', newQuote(await aRequest(), over));
    expectRefused(answer, 'BAD_USER_INPUT', field);
  });

  it('there are quotes for consultations, and none for applications', async () => {
    const body = aConsultation();
    const { id, reference } = expectDone(
      await app.rest<Sent>('POST', '/consultations', { token: client.token, body }),
    );
    await aSentQuote({}, { kind: 'consultation', id, reference });
    expectDone(
      await app.rest('POST', '/roles', { token: admin, body: aJobRole({ slug: 'lawyer' }) }),
    );
    const application = await app.rest<Sent>('POST', '/join-team-applications', {
      ...{ token: client.token, body: anApplication(), files: { cv: aCv() } },
    });
    const { id: other, reference: ref } = expectDone(application);
    const answer = await mutate(
      'createQuote',
      newQuote({ kind: 'application', id: other, reference: ref }),
    );
    expectRefused(answer, 'BAD_USER_INPUT', 'kind');
  });
});

describe('rights on quotes', () => {
  it('nobody reads or decides the quote of somebody else', async () => {
    const stranger = await aClient(app);
    const { id } = await aSentQuote();
    expectRefused(await read('myQuote', { id }, stranger.token), 'NOT_FOUND');
    expectRefused(await accept(id, 1, stranger.token), 'NOT_FOUND');
    expectRefused(
      await mutate('refuseQuote', { id, input: { revision: 1 } }, stranger.token),
      'NOT_FOUND',
    );
    expectRefused(await mutate('createMyQuotePdf', { id }, stranger.token), 'NOT_FOUND');
    expectRefused(await accept(UNKNOWN), 'NOT_FOUND');
    expectRefused(await accept(id, 1, admin), 'NOT_FOUND');
  });

  it('lawyers write quotes for what is in their scope, and record no payments', async () => {
    const lawyer = await aColleague(app, { role: 'lawyer', branches: ['family'] });
    const request = await aRequest();
    const mine = await aRequest();
    const input = { assigneeId: lawyer.id };
    expectDone(await mutate('assignServiceRequest', { id: mine.id, input }));
    expectRefused(await mutate('createQuote', newQuote(request), lawyer.token), 'NOT_FOUND');
    const foreign = await anAcceptedQuote();
    for (const name of ['quote', 'requestQuotes'])
      if (name === 'quote')
        expectRefused(await read(name, { id: foreign.id }, lawyer.token), 'NOT_FOUND');
      else
        expect(expectDone(await read(name, { requestId: request.id }, lawyer.token))).toEqual([]);
    expectRefused(
      await mutate('withdrawQuote', { id: foreign.id, input: {} }, lawyer.token),
      'NOT_FOUND',
    );
    const own = expectDone(await mutate('createQuote', newQuote(mine), lawyer.token));
    const list = await callList<{ items: Quote[] }>(
      app,
      ['query', 'quotes'],
      {},
      { token: lawyer.token },
    );
    expect(expectDone(list).items.map(({ id }) => id)).toEqual([own.id]);
    expectRefused(await mutate('recordPayment', payment(foreign.id, 5), lawyer.token), 'FORBIDDEN');
    const secretary = await aColleague(app, { role: 'secretary' });
    expectDone(await mutate('recordPayment', payment(foreign.id, 5), secretary.token));
  });
});

describe('the decision about a quote', () => {
  it('fifty acceptances at once are one, with the hash of what was sent', async () => {
    const { id, number, versions } = await aSentQuote();
    const answers = await Promise.all(Array.from({ length: 50 }, () => accept(id)));
    expect(new Set(answers.map((answer) => expectDone(answer).status))).toEqual(
      new Set(['accepted']),
    );
    const rows = await query<{
      hash: string;
      text: string;
      address: string;
      second_factor: boolean;
    }>(
      `SELECT a.hash, v.text, a.address, a.second_factor FROM quote_acceptances a
         JOIN quote_versions v ON v.quote_id = a.quote_id AND v.revision = a.revision WHERE a.quote_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
    const hash = createHash('sha256').update(rows[0]!.text).digest('hex');
    expect([rows[0]!.hash, versions[0]!.hash]).toEqual([hash, hash]);
    expect(rows[0]).toMatchObject({ address: '127.0.0.1', second_factor: false });
    const accepted = (await eventsOf(id)).filter(({ type }) => type === 'quote_accepted');
    expect(accepted).toEqual([{ type: 'quote_accepted', note: `${number} (1)\nSHA-256 ${hash}` }]);
    const own = expectDone(await read('myQuote', { id }, client.token));
    expect([own.authorName, own.acceptance?.address]).toEqual([null, null]);
  });

  it('only the newest revision of a quote is accepted, and only while it can be', async () => {
    const { id } = await aSentQuote();
    expectDone(await mutate('reviseQuote', { id, input: content() }));
    expectRefused(await accept(id, 1), 'QUOTE_CHANGED');
    const refused = expectDone(
      await mutate('refuseQuote', { id, input: { revision: 2, reason: 'مرتفع' } }, client.token),
    );
    expect(refused).toMatchObject({ status: 'refused', reason: 'مرتفع' });
    expectRefused(await accept(id, 2), 'QUOTE_DECIDED');
    expectDone(await mutate('reviseQuote', { id, input: content() }));
    expectDone(await mutate('withdrawQuote', { id, input: { reason: 'خطأ في المبلغ' } }));
    expectRefused(await accept(id, 3), 'QUOTE_WITHDRAWN');
    expectRefused(await mutate('reviseQuote', { id, input: content() }), 'QUOTE_CLOSED');
    const late = await aSentQuote();
    await query(`UPDATE quotes SET valid_until = '2026-01-01' WHERE id = $1`, [late.id]);
    expectRefused(await accept(late.id), 'QUOTE_EXPIRED');
    await app.app.get(QuoteDeadlines).run();
    expect(expectDone(await read('quote', { id: late.id })).status).toBe('expired');
    expect((await eventsOf(late.id)).at(-1)?.type).toBe('quote_expired');
  });

  it('a quote that cannot be ended holds up no other', async () => {
    const [bad, late] = [await aSentQuote(), await aSentQuote()];
    await query(`UPDATE quotes SET valid_until = '2026-01-01' WHERE id = $1`, [bad.id]);
    await query(`UPDATE quotes SET valid_until = '2026-01-02' WHERE id = $1`, [late.id]);
    await query(`CREATE FUNCTION refuse_end() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'not this one'; END $$`);
    await query(`CREATE TRIGGER tr_refuse_end BEFORE UPDATE ON quotes
      FOR EACH ROW WHEN (NEW.id = '${bad.id}') EXECUTE FUNCTION refuse_end()`);
    await app.app.get(QuoteDeadlines).run();
    await query('DROP TRIGGER tr_refuse_end ON quotes');
    expect(expectDone(await read('quote', { id: late.id })).status).toBe('expired');
    expect(expectDone(await read('quote', { id: bad.id })).status).toBe('sent');
    await query(`UPDATE quotes SET valid_until = $2 WHERE id = $1`, [bad.id, inDays(20)]);
  });

  it('the database changes neither what was sent nor what was accepted or paid', async () => {
    const { id } = await anAcceptedQuote();
    expectDone(await mutate('recordPayment', payment(id, 5)));
    const where = `WHERE quote_id = '${id}'`;
    const events = `WHERE type = 'quote_accepted' AND request_id = (SELECT request_id FROM quotes WHERE id = '${id}')`;
    for (const statement of [
      `UPDATE quote_versions SET text = 'other' ${where}`,
      `DELETE FROM quote_versions ${where}`,
      `UPDATE quote_acceptances SET hash = 'other' ${where}`,
      `DELETE FROM quote_acceptances ${where}`,
      `UPDATE payments SET amount = 1 ${where}`,
      `DELETE FROM payments ${where}`,
      `UPDATE request_events SET note = 'other' ${events}`,
      `UPDATE request_events SET created_at = now() ${events}`,
      `DELETE FROM request_events ${events}`,
      'TRUNCATE payments',
    ])
      await expect(query(statement)).rejects.toThrow('is refused');
  });

  it('a client is reminded once of a quote that ends soon', async () => {
    const { id, number } = await aSentQuote();
    await query(
      `UPDATE quotes SET sent_at = now() - interval '9 days', valid_until = $2 WHERE id = $1`,
      [id, inDays(2)],
    );
    const deadlines = app.app.get(QuoteDeadlines);
    await deadlines.run();
    await deadlines.run();
    const mails = await query(
      `SELECT template FROM mails WHERE variables ->> 'number' = $1 AND template = 'quote.expiring'`,
      [number],
    );
    expect(mails).toHaveLength(1);
  });
});

describe('payments', () => {
  it('part payments add up, no more than is open is taken, and receipts have numbers without gaps', async () => {
    const { id, total } = await anAcceptedQuote();
    const first = expectDone(await mutate('recordPayment', payment(id, 1_000_000)));
    expect(first).toMatchObject({ paidAmount: 1_000_000, openAmount: total - 1_000_000 });
    expectRefused(await mutate('recordPayment', payment(id, total)), 'PAYMENT_TOO_HIGH');
    const rest = total - 1_000_000;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => mutate('recordPayment', payment(id, rest))),
    );
    expect(answers.filter(({ code }) => !code)).toHaveLength(1);
    const numbers = (
      await query<{ receipt_number: string }>(
        'SELECT receipt_number FROM payments WHERE receipt_number IS NOT NULL ORDER BY receipt_number',
      )
    ).map(({ receipt_number: number }) => Number(number.split('-').at(-1)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const own = expectDone(await read('myQuote', { id }, client.token));
    expect(own).toMatchObject({
      openAmount: 0,
      payments: [{ recordedBy: null }, { recordedBy: null }],
    });
  });

  it('the same key records a payment once', async () => {
    const { id } = await anAcceptedQuote();
    const call = { ...payment(id, 100), idempotencyKey: `key-${id}` };
    expectDone(await mutate('recordPayment', call));
    expect(expectDone(await mutate('recordPayment', call)).paidAmount).toBe(100);
    expectRefused(
      await mutate('recordPayment', { ...call, ...payment(id, 200) }),
      'IDEMPOTENCY_MISMATCH',
    );
  });

  it('a wrong payment is cancelled once, by an entry with a reason', async () => {
    const { id, total } = await anAcceptedQuote();
    const [wrong] = expectDone(await mutate('recordPayment', payment(id, 700))).payments;
    const cancel = () =>
      mutate('cancelPayment', { id: wrong!.id, input: { reason: 'خطأ في المبلغ' } });
    const after = expectDone(await cancel());
    expect(after).toMatchObject({ paidAmount: 0, openAmount: total });
    expect(after.payments[1]).toMatchObject({ cancelsId: wrong!.id, receiptNumber: null });
    expectRefused(await cancel(), 'PAYMENT_CANCELLED');
    const again = { id: after.payments[1]!.id, input: { reason: 'مرة أخرى' } };
    expectRefused(await mutate('cancelPayment', again), 'NOT_FOUND');
  });

  it('a quote that is not accepted takes no payment', async () => {
    const { id } = await aSentQuote();
    expectRefused(await mutate('recordPayment', payment(id, 100)), 'QUOTE_NOT_ACCEPTED');
    const refused = payment(id, 100, { paidOn: inDays(1) });
    expectRefused(await mutate('recordPayment', refused), 'BAD_USER_INPUT', 'paidOn');
  });

  it('the list shows what is open, with a total', async () => {
    const { id, openAmount } = await anAcceptedQuote();
    const list = (args: object) =>
      callList<{ items: Quote[] }>(app, ['query', 'quotes'], args, { token: admin });
    const open = expectDone(await list({ open: true, limit: 100, sortBy: 'openAmount' })).items;
    expect(open.map((each) => each.id)).toContain(id);
    expect(open.every((each) => each.openAmount > 0)).toBe(true);
    const sum = open.reduce((all, each) => all + each.openAmount, 0);
    const stats = expectDone(await read<{ openAmount: number; open: number }>('quoteStats', {}));
    expect(stats).toMatchObject({ open: open.length, openAmount: sum });
    expect(openAmount).toBe(1_750_050);
    const { number } = expectDone(await read('quote', { id }));
    expect(expectDone(await list({ search: number })).items.map((each) => each.id)).toEqual([id]);
  });
});

describe('quotes and receipts as PDFs', () => {
  it('the client saves the quote and the receipt that the office made', async () => {
    const quote = await anAcceptedQuote({ language: 'fr' });
    const { id, number } = quote;
    const paid = expectDone(await mutate('recordPayment', payment(id, 1_000_000)));
    const paymentId = paid.payments[0]!.id;
    const text = await open(await mutate('createMyQuotePdf', { id }, client.token));
    for (const words of [
      `Devis ${number}`,
      'Rédaction du bail',
      '17 500,50 DA',
      quote.versions[0]!.hash,
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(words);
    const receipt = await open(await mutate('createMyReceiptPdf', { paymentId }, client.token));
    for (const words of [
      paid.payments[0]!.receiptNumber,
      '10 000,00 DA',
      '7 500,50 DA',
      'N° 77'.normalize('NFKC'),
    ])
      expect(receipt.replaceAll('\u00a0', ' ')).toContain(words);
    await open(await mutate('createQuotePdf', { id }));
    const recorded = await query(
      `SELECT FROM audit_events WHERE action = 'quote.printed' AND entity_id = $1`,
      [id],
    );
    expect(recorded).toHaveLength(1);
    const draft = await aDraft(undefined, { language: 'en' });
    expect(await open(await mutate('createQuotePdf', { id: draft.id }))).toContain(
      'has not been sent',
    );
  });
});

describe('personal data in quotes', () => {
  const period = "UPDATE quotes SET decided_at = now() - interval '11 years' WHERE id = $1";
  const night = async () => {
    await query('DELETE FROM retention_runs');
    await app.app.get(RetentionService).run();
  };
  const stored = (requestId: string) =>
    query<{ client_name: string; total: number; lines: object[]; number: string }>(
      'SELECT client_name, total, lines, number FROM quotes WHERE request_id = $1 ORDER BY number',
      [requestId],
    );

  it('an accepted quote of an erased person is closed to the office until its period ends, and then keeps numbers, amounts and hashes only', async () => {
    const person = await aClient(app);
    const request = await aRequest(person);
    const { id, number } = await aSentQuote({}, request);
    const accepted = expectDone(await accept(id, 1, person.token));
    expectDone(await mutate('recordPayment', payment(id, 100)));
    const other = await aSentQuote({}, request);
    await aDraft(request);
    const status = { id: request.id, input: { status: 'completed' } };
    expectDone(await mutate('setServiceRequestStatus', status));
    const kept = await callOperation(app, ['query', 'myKeptRecords'], {}, { token: person.token });
    expect(expectDone(kept)).toMatchObject([{ label: number }]);
    expectDone(await mutate('eraseUser', { id: person.id }));

    const blank = { client_name: '', total: 1_750_050, lines: [] };
    const [mine, theirs] = await stored(request.id);
    expect(mine).toMatchObject({ number, total: 1_750_050 });
    expect(mine!.client_name).not.toBe('');
    expect(mine!.lines).not.toEqual([]);
    expect(theirs).toEqual({ ...blank, number: other.number });
    const asBefore =
      "valid_until = '2026-01-01', status = 'sent', decided_at = NULL, reason = NULL";
    await query(`UPDATE quotes SET ${asBefore} WHERE id = $1`, [other.id]);
    await app.app.get(QuoteDeadlines).run();
    await query(SETTLE_BLANKED_QUOTES, []);
    expect(expectDone(await read('quote', { id: other.id }))).toMatchObject({
      status: 'withdrawn',
      reason: 'مُحيت بيانات صاحب الطلب قبل أن يقرر.',
    });
    expectRefused(await mutate('createQuotePdf', { id }), 'NOT_FOUND');
    expectRefused(await mutate('createQuotePdf', { id: other.id }), 'DATA_ERASED');
    expectRefused(await mutate('recordPayment', payment(id, 100)), 'NOT_FOUND');
    const closed = { number, amount: 400, method: 'cash', paidOn: inDays(0) };
    const secretary = await aColleague(app, { role: 'secretary' });
    const later = { input: closed, idempotencyKey: 'closed-quote-payment' };
    const recorded = expectDone(
      await mutate<{ receiptNumber: string }>('recordClosedQuotePayment', later),
    );
    expect(recorded).toMatchObject({ number, openAmount: 1_750_050 - 500 });
    expect(expectDone(await mutate('recordClosedQuotePayment', later))).toEqual(recorded);
    const name = 'recordClosedQuotePayment';
    expectRefused(await mutate(name, { input: closed }, secretary.token), 'FORBIDDEN');
    expectRefused(await mutate(name, { input: { ...closed, number: other.number } }), 'NOT_FOUND');
    const tooMuch = { input: { ...closed, amount: 1_750_000 } };
    expectRefused(await mutate(name, tooMuch), 'PAYMENT_TOO_HIGH');
    const receipt = { number: recorded.receiptNumber };
    const receiptOf = (token?: string) =>
      mutate<{ url: string }>('createClosedReceiptPdf', receipt, token);
    expect(await open(await receiptOf())).toContain(recorded.receiptNumber);
    for (const token of [secretary.token, client.token])
      expectRefused(await receiptOf(token), 'FORBIDDEN');
    const ofOpen = await anAcceptedQuote();
    const { payments } = expectDone(await mutate('recordPayment', payment(ofOpen.id, 100)));
    for (const { receiptNumber } of [payments[0]!, { receiptNumber: 'RC-2026-999999' }])
      expectRefused(await mutate('createClosedReceiptPdf', { number: receiptNumber }), 'NOT_FOUND');

    await night();
    expect((await stored(request.id))[0]).toEqual(mine);
    await query(period, [id]);
    const link = expectDone(await receiptOf()).url;
    await night();
    expectRefused(await receiptOf(), 'NOT_FOUND');
    expect((await fetch(app.url + link)).status).toBe(404);
    expect(await stored(request.id)).toEqual([
      { ...blank, number },
      { ...blank, number: other.number },
    ]);
    const [version] = await query('SELECT text, hash FROM quote_versions WHERE quote_id = $1', [
      id,
    ]);
    expect(version).toEqual({ text: null, hash: accepted.acceptance!.hash });
    const [row] = await query(
      'SELECT account_name, address FROM quote_acceptances WHERE quote_id = $1',
      [id],
    );
    expect(row).toEqual({ account_name: null, address: null });
    const events = await eventsOf(id);
    expect(events.find(({ type }) => type === 'quote_accepted')?.note).toContain(
      accepted.acceptance!.hash,
    );
  });
});
