import type { Locale } from '../../src/contract/locales.js';
import { unknownVariables } from '../../src/contract/requests/reply-variables.js';
import { REPLY_TEMPLATES } from '../../src/modules/reply-templates/reply-templates.seed-data.js';
import {
  aClient,
  aColleague,
  aContactRequest,
  aJobRole,
  anApplication,
  aServiceRequest,
  type Person,
} from '../support/builders.js';
import { aCv } from '../support/documents.js';
import { callOperation } from '../support/operation.js';
import { QueryCounter } from '../support/query-counter.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import type { RequestRow } from '../support/request-calls.js';
import { describeMyRequests } from '../support/requests/my-requests.js';
import { TestApp } from '../support/test-app.js';

interface RequestPerson {
  account: { fullName: string; email: string; isEmailVerified: boolean } | null;
  isSender: boolean;
  mailTo: string | null;
  language: Locale;
  otherRequests: { kind: string; reference: string; status: string; matchedBy: string }[];
  hasMoreRequests: boolean;
  hiddenRequests: number;
  conflicts: { type: string; name: string; kind: string | null; reference: string | null }[];
  conflictCheck: {
    opposingParties: string[];
    clients: string[];
    hidden: number;
    deciders: string[];
    isComplete: boolean;
  };
  replyVariables: { name: string; value: string }[];
}
interface Template {
  id: string;
  status: string;
  textAr: string;
  version: number;
}

const UNKNOWN = '01890000-0000-7000-8000-000000000000';
let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  expectDone(
    await app.rest('POST', '/roles', { token: admin, body: aJobRole({ slug: 'lawyer' }) }),
  );
});
afterAll(() => app.close());

const personOf = (kind: string, id: string, token = admin) =>
  callOperation<RequestPerson>(app, ['query', `${kind}Person`], { id }, { token });
const requestService = async ({ token }: Person, over: object = {}) =>
  expectDone(
    await app.rest<RequestRow>('POST', '/service-requests', { token, body: aServiceRequest(over) }),
  );
const write = async ({ token }: Person, over: object = {}) =>
  expectDone(
    await app.rest<RequestRow>('POST', '/contact-requests', { token, body: aContactRequest(over) }),
  );
const apply = async (over: object, token?: string) =>
  expectDone(
    await app.rest<RequestRow>('POST', '/join-team-applications', {
      ...(token && { token }),
      body: anApplication({ roleId: 'lawyer', ...over }),
      files: { cv: aCv() },
    }),
  );

describe('who sent a request', () => {
  it('the desk shows the account of the sender, the address that mails go to, and the other requests of every kind', async () => {
    const person = await aClient(app, { language: 'fr', fullName: 'Nadia Kaci' });
    const first = await requestService(person, { clientEmail: 'other@example.dz' });
    const second = await write(person, { email: person.email });
    const third = await apply({ email: person.email }, person.token);
    const trashed = await requestService(person);
    expectDone(await app.rest('DELETE', `/service-requests/${trashed.id}`, { token: admin }));
    const found = expectDone(await personOf('serviceRequest', first.id));
    expect(found).toMatchObject({
      account: { fullName: 'Nadia Kaci', email: person.email, isEmailVerified: true },
      isSender: true,
      mailTo: person.email,
      language: 'fr',
      hasMoreRequests: false,
      conflicts: [],
    });
    const others = found.otherRequests.map(({ kind, reference, matchedBy }) => [
      kind,
      reference,
      matchedBy,
    ]);
    expect(others).toEqual([
      ['application', third.reference, 'account'],
      ['contactRequest', second.reference, 'account'],
    ]);
    const values = Object.fromEntries(
      found.replyVariables.map(({ name, value }) => [name, value] as const),
    );
    expect(values).toMatchObject({
      reference: first.reference,
      status: 'En attente',
      firm: 'Mizan Services juridiques',
    });
    expect(values['subject']).toMatch(/[a-zé]/);
  });

  it('without an account, requests are matched by e-mail and by phone in any spelling', async () => {
    const phone = { phoneNumber: '0771 10 20 30' };
    const person = await aClient(app);
    const samePhone = await requestService(person, { clientPhone: '00213 771 10 20 30' });
    const sameEmail = await write(person, { email: 'karim.b@example.dz' });
    const { id } = await apply({
      fullName: 'Karim Boudiaf',
      email: 'Karim.B@example.dz',
      ...phone,
    });
    const found = expectDone(await personOf('application', id));
    expect(found).toMatchObject({
      account: null,
      isSender: false,
      mailTo: 'karim.b@example.dz',
    });
    expect(found.otherRequests.map(({ reference, matchedBy }) => [reference, matchedBy])).toEqual([
      [sameEmail.reference, 'email'],
      [samePhone.reference, 'phone'],
    ]);
  });

  it('without an account, requests of the same name and of addresses that reach the same mailbox are told', async () => {
    const applyAs = (fullName: string, email: string, place: number) =>
      apply({ fullName, email, phoneNumber: `0661 00 00 0${place}` });
    const joined = await applyAs('زروقي عبدالقادر', 'other@example.dz', 1);
    const dotted = await applyAs('A. Z.', 'a.zerrouki+mizan@gmail.com', 2);
    await applyAs('عبد القادر', 'first.name@example.dz', 3);
    await applyAs('عبد الكريم زروقي', 'somebody@example.dz', 4);
    const { id } = await applyAs('عبد القادر زروقي', 'azerrouki@gmail.com', 5);
    const { account, otherRequests } = expectDone(await personOf('application', id));
    expect(account).toBeNull();
    expect(otherRequests.map(({ reference, matchedBy }) => [reference, matchedBy])).toEqual([
      [dotted.reference, 'email'],
      [joined.reference, 'name'],
    ]);
  });

  it('an account with the same address is told, and that it did not send the request', async () => {
    const person = await aClient(app);
    const { id } = await apply({ email: person.email });
    expect(expectDone(await personOf('application', id))).toMatchObject({
      account: { email: person.email },
      isSender: false,
    });
  });

  it('ten other requests are shown, with a hint at more, in the same number of statements', async () => {
    const person = await aClient(app);
    const { id } = await requestService(person);
    const queries = QueryCounter.of(app);
    const read = () => personOf('serviceRequest', id);
    const alone = await queries.during(read);
    for (let count = 0; count < 11; count += 1) await write(person);
    const found = expectDone(await read());
    expect(found.otherRequests).toHaveLength(10);
    expect(found.hasMoreRequests).toBe(true);
    expect(await queries.during(read)).toHaveLength(alone.length);
  });

  it('a client is not told of the person of a request, nor the office of that of an unknown one', async () => {
    const person = await aClient(app);
    const { id } = await requestService(person);
    expectRefused(await personOf('serviceRequest', id, person.token), 'FORBIDDEN');
    expectRefused(await personOf('serviceRequest', UNKNOWN), 'NOT_FOUND');
  });
});

describeMyRequests({ app: () => app, admin: () => admin, requestService, write, apply });

it('one operation tells of the requests of several kinds whether they are unseen', async () => {
  const person = await aClient(app);
  const { id: requestId } = await requestService(person);
  const { id: messageId } = await write(person, { email: person.email });
  const query = `query Both($requestId: ID!, $messageId: ID!) {
    serviceRequest(id: $requestId) { unseen } contactRequest(id: $messageId) { unseen }
  }`;
  const { data } = await app.gql(query, { requestId, messageId }, { token: admin });
  expect(data).toEqual({ serviceRequest: { unseen: true }, contactRequest: { unseen: true } });
});

describe('conflicts of interest', () => {
  it('an opposing party with the name of a client is told on both sides, in any spelling', async () => {
    const rival = await aClient(app, { fullName: 'إدريس بن عمّار' });
    const theirs = await requestService(rival, { clientName: 'إدريس  بن عمّار' });
    const person = await aClient(app, { fullName: 'سلمى رحماني' });
    const mine = await requestService(person, {
      clientName: 'سلمى رحماني',
      opposingParty: 'ادريس بن عمار',
    });
    expect(mine['opposingParty']).toBe('ادريس بن عمار');
    const { conflicts } = expectDone(await personOf('serviceRequest', mine.id));
    expect(conflicts).toMatchObject([
      { type: 'opposing_party_is_client', name: 'إدريس بن عمّار', kind: null },
      { type: 'opposing_party_is_client', reference: theirs.reference },
    ]);
    expect(expectDone(await personOf('serviceRequest', theirs.id)).conflicts).toMatchObject([
      { type: 'client_is_opposing_party', reference: mine.reference, kind: 'serviceRequest' },
    ]);
    const message = await write(rival, { name: 'Idris' });
    expect(expectDone(await personOf('contactRequest', message.id)).conflicts).toMatchObject([
      { type: 'client_is_opposing_party', reference: mine.reference },
    ]);
  });

  it.each([
    ['Karim Zerrouki', 'M. ZERROUKI Karim'],
    ['عبد القادر زروقي', 'السيد زروقي عبدالقادر'],
    ['Amina Ben Aissa', 'Samira Rahmani et Amina Benaïssa'],
    ['SARL Horizon', 'S.A.R.L. Horizon'],
    ['Yamina Benkhedda', 'السيدة بن خدة يمينة'],
    ['شركة النخيل للنقل', 'SARL Nakhil Transport'],
  ])('the client %j is told of the opposing party %j, and the other way', async (name, parties) => {
    const client = await aClient(app, { fullName: name });
    const theirs = await requestService(client, { clientName: name });
    const mine = await requestService(await aClient(app, { fullName: 'Lila Haddad' }), {
      clientName: 'Lila Haddad',
      opposingParty: parties,
    });
    const { conflicts, conflictCheck } = expectDone(await personOf('serviceRequest', mine.id));
    // applicants of the same name follow
    expect(conflicts.slice(0, 2)).toMatchObject([
      { type: 'opposing_party_is_client', name, kind: null },
      { type: 'opposing_party_is_client', name, reference: theirs.reference },
    ]);
    expect(conflictCheck).toMatchObject({ clients: ['Lila Haddad'], isComplete: true });
    expect(conflictCheck.opposingParties[0]).toBe(parties);
    expect(expectDone(await personOf('serviceRequest', theirs.id)).conflicts).toMatchObject([
      { type: 'client_is_opposing_party', name: parties, reference: mine.reference },
    ]);
  });

  it('another first name, another family name and a family name alone are no conflict; what was compared is told', async () => {
    const client = await aClient(app, { fullName: 'Karim Ferhat' });
    await requestService(client, { clientName: 'Karim Ferhat' });
    const parties = 'Karima Ferhat, Karim Saïdi; Ferhat';
    const mine = await requestService(await aClient(app), {
      clientName: 'Lynda Mansouri',
      opposingParty: parties,
    });
    const { conflicts, conflictCheck } = expectDone(await personOf('serviceRequest', mine.id));
    expect(conflicts).toEqual([]);
    expect(conflictCheck.opposingParties).toEqual([
      'Karima Ferhat, Karim Saïdi',
      'Karima Ferhat',
      'Karim Saïdi',
      'Ferhat',
    ]);
  });

  it.each(['أطلس للبناء', 'اطلس', 'Benaissa', 'Ben Aïssa', 'S.A.R.L. Zenith'])(
    'the list of service requests finds the opposing party by %j',
    async (typed) => {
      const parties = 'شركة أطلس للبناء; Amina Benaïssa; SARL Zenith (s.a.r.l. zenith)';
      const { reference } = await requestService(await aClient(app), { opposingParty: parties });
      const query = new URLSearchParams({ q: `${typed} ${reference}` }).toString();
      const found = await app.rest<{ total: number }>('GET', `/service-requests/search?${query}`, {
        token: admin,
      });
      expect(expectDone(found).total).toBe(1);
    },
  );

  it('everything is looked through for whoever asks: what a lawyer may not open is counted, with who may decide', async () => {
    const rival = await aClient(app, { fullName: 'Zoulikha Belarbi' });
    await requestService(rival, { clientName: 'Zoulikha Belarbi' });
    const person = await aClient(app, { fullName: 'Malek Ghozali' });
    const mine = await requestService(person, {
      clientName: 'Malek Ghozali',
      opposingParty: 'السيدة زوليخة بلعربي',
    });
    const other = await requestService(person, { clientName: 'Malek Ghozali' });
    const lawyer = await aColleague(app, { role: 'lawyer' });
    const assign = { id: mine.id, input: { assigneeId: lawyer.id } };
    expectDone(
      await callOperation(app, ['mutation', 'assignServiceRequest'], assign, { token: admin }),
    );
    const theirs = expectDone(await personOf('serviceRequest', mine.id, lawyer.token));
    expect(theirs).toMatchObject({ conflicts: [], otherRequests: [], hiddenRequests: 1 });
    expect(theirs.conflictCheck).toMatchObject({ hidden: 2, isComplete: true });
    expect(theirs.conflictCheck.deciders).not.toEqual([]);
    expect(JSON.stringify(theirs)).not.toContain(other.reference);
    const all = expectDone(await personOf('serviceRequest', mine.id));
    expect(all).toMatchObject({ hiddenRequests: 0, conflictCheck: { hidden: 0, deciders: [] } });
    expect(all.conflicts).toHaveLength(2);
  });

  it('one’s own name, a request in the trash and a blank opposing party are no conflict', async () => {
    const person = await aClient(app, { fullName: 'Yanis Ould' });
    const { id } = await requestService(person, { clientName: 'Yanis Ould', opposingParty: ' ' });
    await requestService(person, { clientName: 'Yanis Ould', opposingParty: 'YANIS OULD' });
    const other = await requestService(await aClient(app), { opposingParty: 'Yanis Ould' });
    expectDone(await app.rest('DELETE', `/service-requests/${other.id}`, { token: admin }));
    expect(expectDone(await personOf('serviceRequest', id)).conflicts).toEqual([]);
  });
});

describe('reply templates', () => {
  const run = <T = Template>(name: string, variables: object, token = admin) =>
    callOperation<T>(app, ['mutation', name], variables, { token });
  const aTemplate = (over: object = {}) => ({
    titleAr: 'استلام الوثائق',
    textAr: 'السيد {name}، طلبكم {reference}',
    ...over,
  });
  const create = (over: object = {}) => run('createReplyTemplate', { input: aTemplate(over) });

  it('a template needs only its Arabic; the other languages fall back and count as incomplete', async () => {
    const row = expectDone(await create({ titleFr: 'Documents reçus' }));
    expect(row).toMatchObject({
      status: 'active',
      kind: null,
      completeness: { ar: 100, fr: 50, en: 0 },
    });
  });

  it.each([
    { title: 'an unknown variable', input: { textFr: 'Bonjour {prenom}' }, field: 'textFr' },
    { title: 'empty braces', input: { textEn: 'Dear {}' }, field: 'textEn' },
    { title: 'no Arabic text', input: { textAr: '' }, field: 'textAr' },
    { title: 'no Arabic title', input: { titleAr: null }, field: 'titleAr' },
  ])('a template with $title is refused', async ({ input, field }) => {
    expectRefused(await create(input), 'BAD_USER_INPUT', field);
  });

  it('the refusal of an unknown variable lists the known ones', async () => {
    const { fields } = await create({ textAr: '{اسم}' });
    expect(fields['textAr']).toContain('{name} {reference} {subject} {status} {firm} {sender}');
  });

  it('a draft may lack the Arabic, and is not active before it has it', async () => {
    const draft = expectDone(await create({ textAr: '', status: 'draft' }));
    const { id } = draft;
    expectRefused(await run('toggleReplyTemplateStatus', { id }), 'BAD_USER_INPUT', 'textAr');
    const update = (input: object) => run('updateReplyTemplate', { id, input });
    expectRefused(await update({ textAr: '{who}' }), 'BAD_USER_INPUT', 'textAr');
    expectDone(await update({ textAr: 'نعم', version: draft.version }));
    expect(expectDone(await run('toggleReplyTemplateStatus', { id })).status).toBe('active');
    expectRefused(await update({ titleAr: '' }), 'BAD_USER_INPUT', 'titleAr');
  });

  it('clients neither read nor write reply templates', async () => {
    const { token } = await aClient(app);
    expectRefused(await run('createReplyTemplate', { input: aTemplate() }, token), 'FORBIDDEN');
    const list = await callOperation(app, ['query', 'replyTemplates'], {}, { token });
    expectRefused(list, 'FORBIDDEN');
  });

  it('the first templates have the three languages and only known variables', () => {
    const texts = REPLY_TEMPLATES.flatMap(({ text }) => [text.ar, text.fr, text.en]);
    expect(texts.filter((text) => !text.includes('{name}'))).toEqual([]);
    expect(texts.flatMap(unknownVariables)).toEqual([]);
  });
});
