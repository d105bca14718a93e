import { roleCan } from '../../src/contract/permissions.js';
import { officeDay } from '../../src/contract/office-clock.js';
import {
  aClient,
  aColleague,
  aConsultation,
  aConsultant,
  aContactRequest,
  aJobRole,
  anApplication,
  aServiceRequest,
  type Person,
  withManyAppointments,
} from '../support/builders.js';
import { aCv } from '../support/documents.js';
import { TINY_PICTURE } from '../support/pictures.js';
import { expectDone } from '../support/refusals.js';
import { entries } from '../support/surface-calls.js';
import { type CallOptions, TestApp } from '../support/test-app.js';

/** Reads of the table that name a row. */
const READS = entries.filter(
  ({ name, operation, access }) => operation && access !== 'public' && name.startsWith('GET '),
);
const OWN = READS.filter(({ access }) => access === 'request.own');
const OFFICE = READS.filter(({ access }) => access !== 'request.own');
const inDays = (days: number) => officeDay(new Date(Date.now() + days * 86_400_000));

/** What a read cannot do without. */
const QUERIES: Partial<Record<string, string>> = {
  '/desk/search': '?search=amina',
  '/consultation-calendar': `?from=${inDays(0)}&to=${inDays(7)}`,
};

interface Row {
  id: string;
  version: number;
}

let app: TestApp;
let client: Person;
const tokens = { admin: '', lawyer: '', secretary: '' };
/** An existing row of each path: `service-requests`. */
const ids: Record<string, string> = {};

const send = async (method: string, path: string, options: CallOptions) =>
  expectDone(await app.rest<Row>(method, path, { token: tokens.admin, ...options }));
const pathOf = (name: string) => {
  const [, path = ''] = name.split(' /api/v1');
  const [, kind = ''] = path.split('/');
  return path.replace(':id', ids[path.startsWith('/office-hours') ? 'periods' : kind] ?? ':id');
};

async function sendRequests(lawyerId: string): Promise<void> {
  const { token } = client;
  const sent: [string, CallOptions][] = [
    ['service-requests', { body: aServiceRequest() }],
    ['contact-requests', { body: aContactRequest() }],
    ['consultations', { body: aConsultation() }],
    [
      'join-team-applications',
      { body: anApplication({ email: client.email }), files: { cv: aCv() } },
    ],
  ];
  for (const [path, options] of sent) {
    const { id } = await send('POST', `/${path}`, { token, ...options });
    ids[path] = id;
    await send('PATCH', `/${path}/${id}/assignee`, { body: { assigneeId: lawyerId } });
  }
}

async function sendQuoteAndRating(): Promise<void> {
  const request = `/service-requests/${ids['service-requests']}`;
  const body = {
    ...{ kind: 'serviceRequest', requestId: ids['service-requests'], language: 'ar' },
    ...{ lines: [{ title: 'أتعاب', amount: 20_000 }], validUntil: inDays(20) },
  };
  const { id, version } = await send('POST', '/quotes', { body });
  await send('POST', `/quotes/${id}/send`, { body: { version } });
  Object.assign(ids, { quotes: id, 'my-quotes': id });
  await send('PATCH', `${request}/status`, { body: { status: 'completed' } });
  const rating = { stars: 5, language: 'ar', comment: 'خدمة جيدة وشرح واضح' };
  const own = `/service-requests/my-requests/${ids['service-requests']}/rating`;
  ids['ratings'] = (await send('PUT', own, { token: client.token, body: rating })).id;
}

beforeAll(async () => {
  app = await TestApp.start(__filename);
  tokens.admin = await app.adminToken();
  await withManyAppointments(app);
  client = await aClient(app);
  await send('POST', '/roles', { body: aJobRole({ slug: 'lawyer' }) });
  ids['consultants'] = (
    await send('POST', '/consultants', { body: aConsultant(), files: { image: TINY_PICTURE } })
  ).id;
  const lawyer = await aColleague(app, { role: 'lawyer' });
  const secretary = await aColleague(app, { role: 'secretary' });
  Object.assign(tokens, { lawyer: lawyer.token, secretary: secretary.token });
  await sendRequests(lawyer.id);
  await sendQuoteAndRating();
  const thread = await app.rest<{ personId: string }>(
    'GET',
    `/service-requests/${ids['service-requests']}/thread`,
    { token: tokens.admin },
  );
  Object.assign(ids, { people: thread.data.personId, users: client.id });
  const names = { nameAr: 'اسم', nameFr: 'Nom', nameEn: 'Name' };
  const titles = { titleAr: 'قالب', titleFr: 'Modèle', titleEn: 'Template' };
  const texts = { textAr: 'نص الرد', textFr: 'Texte de la réponse', textEn: 'Text of the reply' };
  const rows: [string, object][] = [
    ['holidays', { day: '2031-05-01', ...names }],
    ['quote-templates', { ...titles, linesAr: ['أتعاب'], linesFr: ['Frais'], linesEn: ['Fees'] }],
    ['reply-templates', { ...titles, ...texts }],
    ['synonyms', { ...names, wordsAr: ['كلمة'], wordsFr: ['mot'], wordsEn: ['word'] }],
  ];
  for (const [path, body] of rows) ids[path] = (await send('POST', `/${path}`, { body })).id;
  const period = {
    ...{ startsOn: '2031-03-01', endsOn: '2031-03-20', ...names },
    hours: [{ weekday: 'sunday', opens: '09:00', closes: '14:00' }],
  };
  ids['periods'] = (await send('POST', '/office-hours/periods', { body: period })).id;
  const events = await app.rest<Row[]>('GET', '/audit-events?limit=1', { token: tokens.admin });
  ids['audit-events'] = events.data[0]?.id ?? '';
});
afterAll(() => app.close());

describe.each(['admin', 'lawyer', 'secretary'] as const)('reads of a %s', (role) => {
  const isOpen = ({ access }: (typeof OFFICE)[number]) =>
    access !== undefined && access !== 'public' && roleCan(role, access);

  it.each(OFFICE.filter(isOpen))('$name answers what is there', async ({ name }) => {
    const query = QUERIES[name.replace('GET /api/v1', '')] ?? '';
    const path = `${pathOf(name)}${query}`;
    const answer = await app.rest('GET', path, { token: tokens[role] });
    // a lawyer does not see every row, and of some kinds there is none here
    const isMissing = role === 'lawyer' || path.includes(':id');
    const allowed = isMissing ? [undefined, 'NOT_FOUND'] : [undefined];
    expect(allowed).toContain(answer.code);
  });
});

it.each(OWN)('$name answers the client what is there', async ({ name }) => {
  const answer = await app.rest('GET', pathOf(name), { token: client.token });
  expect([name, answer.code]).toEqual([name, undefined]);
});
