import { DataSource } from 'typeorm';
import { CONSENT_VERSION } from '../../src/contract/consent.js';
import { aClient, aColleague, aServiceRequest, type Person } from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { PersonComparisons } from '../../src/modules/people/person-comparisons.js';
import { PersonRefreshes } from '../../src/modules/people/person-refreshes.js';
import { QueryCounter } from '../support/query-counter.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

interface Sent {
  id: string;
  reference: string;
  personId: string;
}
interface Summary {
  id: string;
  name: string;
  otherNames: string[];
  emails: string[];
  phones: string[];
  hasAccount: boolean;
  requestCount: number;
  proposalCount: number;
}
interface Proposal {
  person: Summary;
  reasons: string[];
}
interface Merge {
  id: string;
  personId: string;
  mergedByName: string;
  undoableUntil: string | null;
}
interface Detail extends Summary {
  accounts: { id: string }[];
  requests: { items: { id: string; title: string }[]; total: number };
  hiddenRequestCount: number;
  opposingParties: { name: string }[];
  proposals: Proposal[];
  mergedPeople: Merge[];
  dismissals: { id: string; person: Summary; dismissedByName: string }[];
  separations: { id: string; requestId: string; fromId: string; toId: string }[];
  deciders: string[];
  papers: { missing: number };
  money: { openAmount: number };
}
interface PersonOfRequest {
  otherRequests: { id: string; matchedBy: string }[];
  conflicts: { id: string; personId: string }[];
}

let app: TestApp;
let admin: string;
let secretary: Person;
let numbers = 0;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  secretary = await aColleague(app, { role: 'secretary' });
});
afterAll(() => app.close());

const call = <T>(kind: 'query' | 'mutation', name: string, variables: object, token?: string) =>
  callOperation<T>(app, [kind, name], variables, { token });
const read = <T>(name: string, variables: object, token: string | undefined = secretary.token) =>
  call<T>('query', name, variables, token);
const mutate = <T>(name: string, variables: object, token: string | undefined = secretary.token) =>
  call<T>('mutation', name, variables, token);
const rows = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);

/** A number and an address that nobody else has. */
const contact = () => {
  numbers += 1;
  const local = String(numbers).padStart(6, '0');
  return { phone: `0770${local}`, e164: `+213770${local}`, email: `someone${numbers}@people.dz` };
};
/** Somebody called: the office writes the message down. */
const taken = async (over: object): Promise<Sent> =>
  expectDone(
    await mutate<Sent>('createContactRequest', {
      input: {
        ...{ intakeChannel: 'phone', mailLanguage: 'ar', consentVersion: CONSENT_VERSION },
        ...{ name: 'خديجة منصوري', message: 'تطلب موعداً', ...over },
      },
    }),
  );
const serviceRequest = async (person: Person, over: object = {}): Promise<Sent> => {
  const { id } = expectDone(
    await mutate<Sent>('submitServiceRequest', { input: aServiceRequest(over) }, person.token),
  );
  return expectDone(await read<Sent>('serviceRequest', { id }));
};
/** As it is once the job has counted all requests. */
const personOf = async (id: string, token?: string) => {
  await app.app.get(PersonRefreshes, { strict: false }).run();
  return expectDone(await read<Detail>('person', { id }, token));
};
const ofAccount = async ({ id }: { id: string }) =>
  expectDone(await read<{ personId: string }>('user', { id }, admin)).personId;
const found = async (search: string, token?: string) =>
  expectDone(await read<{ items: Summary[] }>('people', { filter: { search } }, token)).items;
const filtered = async (filter: object, token?: string) =>
  expectDone(await read<{ items: Summary[] }>('people', { filter, limit: 100 }, token)).items.map(
    ({ id }) => id,
  );
/** Those who are probably there twice, once all who are known by something new were compared. */
const twice = async (token?: string) => {
  await app.app.get(PersonComparisons, { strict: false }).run();
  return filtered({ hasProposals: true }, token);
};
const dismiss = (personId: string, otherId: string, token?: string) =>
  mutate<Detail>('dismissPersonProposal', { personId, otherId }, token);
const separate = (requestId: string, token?: string) =>
  mutate<Detail>('separateRequest', { kind: 'contactRequest', requestId }, token);
const merge = (fromId: string, intoId: string, token?: string) =>
  mutate<Detail>('mergePeople', { fromId, intoId }, token);
const undo = (mergeId: string, token?: string) =>
  mutate<Detail>('undoPeopleMerge', { mergeId }, token);
/** Two records of one name, the first with the first contact. */
const twoRecords = async (name: string) => {
  const [one, other] = [contact(), contact()];
  const sent = [
    await taken({ name, phone: one.phone }),
    await taken({ name, phone: other.phone }),
  ] as const;
  return { sent, ids: sent.map(({ personId }) => personId) as [string, string] };
};

describe('people', () => {
  it('a person is the same in requests with the same contact and name, in any order of the words', async () => {
    const { phone, email, e164 } = contact();
    const first = await taken({ name: 'سعاد بلقاسم', phone });
    const second = await taken({ name: 'بلقاسم سعاد', phone, email });
    expect(second.personId).toBe(first.personId);
    const person = await personOf(first.personId);
    expect(person).toMatchObject({
      ...{ name: 'بلقاسم سعاد', otherNames: ['سعاد بلقاسم'] },
      ...{ emails: [email], phones: [e164], hasAccount: false, requestCount: 2 },
    });
    expect(person.requests.items.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('a person is somebody else with another name, and proposed for the number', async () => {
    const { phone } = contact();
    const wife = await taken({ name: 'نورة شريف', phone });
    const husband = await taken({ name: 'كمال زروقي', phone });
    expect(husband.personId).not.toBe(wife.personId);
    const { proposals, proposalCount } = await personOf(wife.personId);
    expect(proposalCount).toBe(1);
    expect(proposals).toMatchObject([{ person: { id: husband.personId }, reasons: ['phone'] }]);
  });

  it('a person has the account and what was sent with it, whatever stands in the requests', async () => {
    const client = await aClient(app, { fullName: 'Yacine Ferhat' });
    const { phone, email } = contact();
    const over = { clientName: 'فرحات ياسين', clientPhone: phone, clientEmail: email };
    const sent = await serviceRequest(client, { ...over, opposingParty: 'شركة النور' });
    const person = await personOf(sent.personId);
    expect(sent.personId).toBe(await ofAccount(client));
    expect(person).toMatchObject({
      ...{ name: 'Yacine Ferhat', otherNames: ['فرحات ياسين'], hasAccount: true },
      ...{ accounts: [{ id: client.id }], opposingParties: [{ name: 'شركة النور' }] },
      ...{ hiddenRequestCount: 0, money: { openAmount: 0 }, requests: { total: 1 } },
    });
    expect(person.emails).toEqual(expect.arrayContaining([email, client.email]));
  });

  it('a person is proposed by the name in the other script', async () => {
    const arabic = await taken({ name: 'مصطفى بوزيان', phone: contact().phone });
    const latin = await taken({ name: 'Bouziane Mustapha', phone: contact().phone });
    const { proposals } = await personOf(arabic.personId);
    expect(proposals).toMatchObject([{ person: { id: latin.personId }, reasons: ['name'] }]);
  });

  it('a person is found by name, address, and the number as it is dialled', async () => {
    const { phone, email, e164 } = contact();
    const { personId } = await taken({ name: 'Lamia Touati', phone, email });
    for (const search of ['touati lamia', email, phone, e164])
      expect((await found(search)).map(({ id }) => id)).toEqual([personId]);
  });

  it('a person follows corrections, the trash and erasure', async () => {
    const { phone, email } = contact();
    const { id, personId } = await taken({ name: 'Salim Hammadi', phone, email });
    expectDone(await mutate('updateContactRequest', { id, input: { name: 'Salim Hamadi' } }));
    expect(await personOf(personId)).toMatchObject({ name: 'Salim Hamadi', otherNames: [] });
    expectDone(await mutate('deleteContactRequest', { id }, admin));
    expectRefused(await read('person', { id: personId }), 'NOT_FOUND');
    expectDone(await mutate('restoreContactRequest', { id }, admin));
    expect(await personOf(personId)).toMatchObject({ emails: [email] });
    const client = await aClient(app, { fullName: 'Person To Erase' });
    const own = await ofAccount(client);
    expectDone(await mutate('eraseUser', { id: client.id }, admin));
    expectRefused(await read('person', { id: own }), 'NOT_FOUND');
    expect(
      await rows(
        'SELECT names, emails, phones, mailboxes, name_keys, full_name FROM people WHERE id = $1',
        [own],
      ),
    ).toEqual([{ names: [], emails: [], phones: [], mailboxes: [], name_keys: [], full_name: '' }]);
  });

  it('a person of the office is not listed without a request', async () => {
    const colleague = await aColleague(app, { role: 'secretary', fullName: 'Colleague Apart' });
    expect(await found('Colleague Apart')).toEqual([]);
    expect(await ofAccount(colleague)).toBeNull();
  });

  it('a person is written with a request only where it says something new, and found at once', async () => {
    const { phone, email } = contact();
    const sent: Sent[] = [];
    const isWrittenBy = async (over: object) => {
      const request = await taken({ phone, ...over });
      sent.push(request);
      const [row] = await rows<{ isWritten: boolean }>(
        `SELECT p.xmin = r.xmin AS "isWritten" FROM contact_requests r JOIN people p ON p.id = r.person_id
          WHERE r.id = $1`,
        [request.id],
      );
      return row?.isWritten;
    };
    expect(await isWrittenBy({ name: 'Nabil Ouadah' })).toBe(true);
    expect(await isWrittenBy({ name: 'Nabil Ouadah' })).toBe(false);
    expect(await isWrittenBy({ name: 'Nabil Ouadah', email })).toBe(true);
    expect(await isWrittenBy({ name: 'Ouadah Nabil', email })).toBe(true);
    const personId = sent[0]!.personId;
    expect(sent.map((each) => each.personId)).toEqual(sent.map(() => personId));
    expect((await found(email)).map(({ id }) => id)).toEqual([personId]);
    expect(await personOf(personId)).toMatchObject({ requestCount: 4, name: 'Ouadah Nabil' });
  });

  it('a person is one of two at once with the same contact', async () => {
    const { phone } = contact();
    const sent = await Promise.all([1, 2, 3].map(() => taken({ name: 'Djamel Saadi', phone })));
    expect(new Set(sent.map(({ personId }) => personId)).size).toBe(1);
    expect(await personOf(sent[0]!.personId)).toMatchObject({ requestCount: 3 });
  });

  it('a person is read in as many statements for a page of fifty as for one of two', async () => {
    const counter = QueryCounter.of(app);
    const page = (limit: number) =>
      counter.during(async () => expectDone(await read('people', { limit })));
    await page(2);
    expect((await page(50)).length).toBe((await page(2)).length);
  });
});

describe('merges', () => {
  it('a merge joins what the office sees, and is undone', async () => {
    const { sent, ids } = await twoRecords('رشيد بن علي');
    const [from, into] = ids;
    expect((await personOf(into)).proposals).toMatchObject([{ person: { id: from } }]);
    const joined = expectDone(await merge(from, into));
    expect(joined).toMatchObject({ id: into, requestCount: 2, proposals: [], proposalCount: 0 });
    expect(joined.phones).toHaveLength(2);
    expect(joined.mergedPeople).toMatchObject([
      { personId: from, mergedByName: expect.any(String) },
    ]);
    expect(await personOf(from)).toMatchObject({ id: into });
    expect((await found('رشيد بن علي')).map(({ id }) => id)).toEqual([into]);
    const other = expectDone(
      await read<PersonOfRequest>('contactRequestPerson', { id: sent[0].id }),
    );
    expect(other.otherRequests).toMatchObject([{ id: sent[1].id, matchedBy: 'person' }]);
    const [{ id: mergeId } = { id: '' }] = joined.mergedPeople;
    expect(expectDone(await undo(mergeId))).toMatchObject({ id: from, requestCount: 1 });
    expect(await personOf(into)).toMatchObject({ id: into, requestCount: 1, mergedPeople: [] });
    expectRefused(await undo(mergeId), 'MERGE_UNDONE');
    expect(expectDone(await merge(from, into))).toMatchObject({ requestCount: 2 });
    const changes = expectDone(
      await read<{ items: { action: string; label: string | null }[] }>(
        'auditEvents',
        { filter: { entity: 'person', entityId: from } },
        admin,
      ),
    );
    expect(changes.items.map(({ action, label }) => [action, label])).toEqual([
      ['person.merged', null],
      ['person.merge_undone', null],
      ['person.merged', null],
    ]);
  });

  it('a merge takes what comes later to the record with its contact', async () => {
    const { sent, ids } = await twoRecords('وليد قاسمي');
    const [from, into] = ids;
    const merged = expectDone(await merge(from, into));
    const [row] = await rows<{ phone: string }>(
      'SELECT phone FROM contact_requests WHERE id = $1',
      [sent[0].id],
    );
    const later = await taken({ name: 'قاسمي وليد', phone: row!.phone });
    expect(later.personId).toBe(from);
    expect(await personOf(into)).toMatchObject({ requestCount: 3 });
    expect(expectDone(await undo(merged.mergedPeople[0]!.id))).toMatchObject({ requestCount: 2 });
  });

  it('a merge of merged records is undone one by one, in any order', async () => {
    const name = 'نبيل عمراني';
    const [a, b] = (await twoRecords(name)).ids;
    const [c] = (await twoRecords(name)).ids;
    const first = expectDone(await merge(a, b)).mergedPeople[0]!.id;
    const joined = expectDone(await merge(b, c));
    const second = joined.mergedPeople.find(({ personId }) => personId === b)!.id;
    expect(joined).toMatchObject({ requestCount: 3, mergedPeople: { length: 2 } });
    expect(expectDone(await undo(first))).toMatchObject({ id: a, requestCount: 1 });
    expect(await personOf(b)).toMatchObject({ id: c, requestCount: 2 });
    expectDone(await merge(a, b).then(() => merge(a, c)));
    expect(expectDone(await undo(second))).toMatchObject({ id: b, requestCount: 1 });
    expect(await personOf(a)).toMatchObject({ id: c, requestCount: 2 });
  });

  it.each([
    ['into itself', (a: string) => [a, a], 'PERSON_SAME'],
    ['of nobody', (a: string) => ['01890000-0000-7000-8000-000000000000', a], 'NOT_FOUND'],
  ] as const)('%s is refused', async (_, pairOf, code) => {
    const { ids } = await twoRecords('أمين سعدي');
    const [from = '', into = ''] = pairOf(ids[0]);
    expectRefused(await merge(from, into), code);
  });

  it('a merge of a record that was merged is refused', async () => {
    const { ids } = await twoRecords('فاتح مزيان');
    const [third] = (await twoRecords('فاتح مزيان')).ids;
    expectDone(await merge(...ids));
    expectRefused(await merge(ids[0], third), 'PERSON_MERGED');
    expectRefused(await merge(third, ids[0]), 'PERSON_MERGED');
    expectRefused(await merge(...ids), 'PERSON_MERGED');
  });

  it('a merge is final after a day', async () => {
    const { ids } = await twoRecords('حكيم لعريبي');
    const { mergedPeople } = expectDone(await merge(...ids));
    const [{ id } = { id: '' }] = mergedPeople;
    await rows(`UPDATE person_merges SET created_at = now() - interval '25 hours' WHERE id = $1`, [
      id,
    ]);
    expect((await personOf(ids[1])).mergedPeople).toMatchObject([{ undoableUntil: null }]);
    expectRefused(await undo(id), 'MERGE_FINAL');
  });

  it('one of several merges of two records at once joins them, the others are refused', async () => {
    const { ids } = await twoRecords('منير دحماني');
    const both = [ids, ids, ids.toReversed() as [string, string]];
    const answers = await Promise.all(both.map(([from, into]) => merge(from, into)));
    const codes = answers.map(({ code }) => code ?? 'done').toSorted();
    expect(codes).toEqual(['PERSON_MERGED', 'PERSON_MERGED', 'done']);
    expect(await personOf(ids[0])).toMatchObject({ requestCount: 2, mergedPeople: { length: 1 } });
  });

  it('a merge and a new request at once lose nothing', async () => {
    const { sent, ids } = await twoRecords('توفيق بوعزة');
    const [row] = await rows<{ phone: string }>(
      'SELECT phone FROM contact_requests WHERE id = $1',
      [sent[0].id],
    );
    const more = [1, 2, 3, 4].map(() => taken({ name: 'توفيق بوعزة', phone: row!.phone }));
    await Promise.all([merge(...ids).then(expectDone), ...more]);
    expect(await personOf(ids[1])).toMatchObject({ requestCount: 6, requests: { total: 6 } });
  });

  it('a merge leaves out conflicts of interest with the person alone', async () => {
    const client = await aClient(app, { fullName: 'Farid Messaoudi' });
    const request = await serviceRequest(client, { opposingParty: 'Zahra Benamor' });
    const { personId, id } = await taken({ name: 'Zahra Benamor', phone: contact().phone });
    const conflicts = async () =>
      expectDone(await read<PersonOfRequest>('serviceRequestPerson', { id: request.id })).conflicts;
    expect(await conflicts()).toMatchObject([{ id, personId }]);
    expectDone(await merge(personId, request.personId));
    expect(await conflicts()).toEqual([]);
  });
});

describe('accounts in merges', () => {
  /** A caller's case, merged with the account of a client. */
  const merged = async (fullName: string) => {
    const client = await aClient(app, { fullName });
    const own = await ofAccount(client);
    const sent = await taken({ name: fullName, phone: contact().phone });
    const joined = expectDone(await merge(sent.personId, own));
    const reads = async () => (await read('myContactRequest', { id: sent.id }, client.token)).code;
    return { client, own, sent, reads, mergeId: joined.mergedPeople[0]!.id };
  };
  const joinByCode = async ({ reference, id }: Sent, { token }: Person) => {
    const way = { way: 'counter', identityPaper: 'identity_card' };
    const variables = { kind: 'contactRequest', id, ...way };
    const { code } = expectDone(await mutate<{ code: string }>('createRequestJoinCode', variables));
    expectDone(await mutate('joinRequestByCode', { reference, code }, token));
  };

  it('an account reads nothing more before the code (A79), and no longer once the merge is undone', async () => {
    const { client, sent, reads, mergeId, own } = await merged('Hamza Belkacem');
    expect(await reads()).toBe('NOT_FOUND');
    await joinByCode(sent, client);
    expect(await reads()).toBeUndefined();
    expect(expectDone(await undo(mergeId))).toMatchObject({ id: sent.personId, requestCount: 1 });
    expect(await reads()).toBe('NOT_FOUND');
    expect(await personOf(own)).toMatchObject({ requestCount: 0 });
  });

  it('an account keeps what joined it by the code without a merge', async () => {
    const client = await aClient(app, { fullName: 'Selma Ouali' });
    const sent = await taken({ name: 'Selma Ouali', phone: contact().phone });
    await joinByCode(sent, client);
    const own = await ofAccount(client);
    expect(expectDone(await read<Sent>('contactRequest', { id: sent.id })).personId).toBe(own);
    expectRefused(await read('person', { id: sent.personId }), 'NOT_FOUND');
    expect(await personOf(own)).toMatchObject({ requestCount: 1 });
  });

  it('two accounts with one phone are proposed as one person, merged, and apart again after the merge is undone', async () => {
    const { phone } = contact();
    const [one, other] = [
      await aClient(app, { fullName: 'Rym Kaci', phoneNumber: phone }),
      await aClient(app, { fullName: 'ريم قاسي', phoneNumber: phone }),
    ];
    const [from, into] = [await ofAccount(one), await ofAccount(other)];
    const { proposals } = await personOf(from);
    expect(proposals).toMatchObject([
      { person: { id: into }, reasons: expect.arrayContaining(['phone']) },
    ]);
    const joined = expectDone(await merge(from, into));
    expect(joined.accounts.map(({ id }) => id)).toEqual([one.id, other.id]);
    expect(expectDone(await undo(joined.mergedPeople[0]!.id)).accounts).toMatchObject([
      { id: one.id },
    ]);
  });
});

describe('people who are kept apart', () => {
  it('a dismissed proposal is not made again until somebody is known by something new', async () => {
    const { sent, ids } = await twoRecords('حسان بوضياف');
    const [one, other] = ids;
    const answered = expectDone(await dismiss(one, other));
    expect(answered).toMatchObject({
      ...{ id: one, proposals: [], proposalCount: 0 },
      dismissals: [{ person: { id: other }, dismissedByName: expect.any(String) }],
    });
    expect(await personOf(other)).toMatchObject({
      proposals: [],
      dismissals: [{ person: { id: one } }],
    });
    expectDone(await dismiss(other, one));
    expect((await personOf(one)).dismissals).toHaveLength(1);
    const [{ phone }] = (await rows<{ phone: string }>(
      'SELECT phone FROM contact_requests WHERE id = $1',
      [sent[0].id],
    )) as [{ phone: string }];
    // the same name and number again, in another order of words that is known already, tells nothing new
    await taken({ name: 'حسان بوضياف', phone });
    expect((await personOf(one)).proposals).toEqual([]);
    expectDone(
      await mutate('updateContactRequest', { id: sent[1].id, input: { name: 'بوضياف حسان' } }),
    );
    expect(await personOf(one)).toMatchObject({
      ...{ proposals: [{ person: { id: other } }], dismissals: [] },
    });
  });

  it('a dismissal is undone, and both are recorded without names', async () => {
    const { ids } = await twoRecords('فريدة معمري');
    const [one, other] = ids;
    const [{ id } = { id: '' }] = expectDone(await dismiss(one, other)).dismissals;
    expect(
      expectDone(await mutate<Detail>('undoPersonDismissal', { dismissalId: id })),
    ).toMatchObject({ id: one, dismissals: [], proposals: [{ person: { id: other } }] });
    expectRefused(await mutate('undoPersonDismissal', { dismissalId: id }), 'NOT_FOUND');
    const filter = { entity: 'person', entityId: one };
    const changes = expectDone(
      await read<{ items: { action: string; label: string | null }[] }>(
        'auditEvents',
        { filter },
        admin,
      ),
    );
    expect(changes.items.map(({ action, label }) => [action, label])).toEqual([
      ['person.dismissal_undone', null],
      ['person.dismissed', null],
    ]);
  });

  it('a request is taken off a person, stays with the new one, and is given back', async () => {
    const { phone } = contact();
    const father = await taken({ name: 'محمد بن زيان', phone });
    const son = await taken({ name: 'بن زيان محمد', phone });
    const { personId } = father;
    const apart = expectDone(await separate(son.id));
    expect(apart).toMatchObject({ requestCount: 1, proposals: [] });
    expect(apart.separations).toMatchObject([
      { requestId: son.id, fromId: personId, toId: apart.id },
    ]);
    expect(await personOf(personId)).toMatchObject({
      ...{ requestCount: 1, otherNames: [], proposals: [] },
      ...{ dismissals: [{ person: { id: apart.id } }], separations: [{ requestId: son.id }] },
    });
    const corrected = {
      id: son.id,
      input: { message: 'يطلب نسخة من العقد', name: 'محمد بن زيان' },
    };
    expectDone(await mutate('updateContactRequest', corrected));
    expectDone(await mutate('deleteContactRequest', { id: son.id }, admin));
    expectDone(await mutate('restoreContactRequest', { id: son.id }, admin));
    const shown = expectDone(await read<Sent>('contactRequest', { id: son.id }));
    expect(shown.personId).toBe(apart.id);
    const [{ id } = { id: '' }] = apart.separations;
    const undoSeparation = () => mutate<Detail>('undoRequestSeparation', { separationId: id });
    expect(expectDone(await undoSeparation())).toMatchObject({
      ...{ id: personId, requestCount: 2, separations: [] },
    });
    expectRefused(await read('person', { id: apart.id }), 'NOT_FOUND');
    expectRefused(await undoSeparation(), 'NOT_FOUND');
  });

  it('a request of somebody who has nothing else is not taken off', async () => {
    const { id } = await taken({ name: 'وحيد سليماني', phone: contact().phone });
    expectRefused(await separate(id), 'PERSON_ONLY_REQUEST');
    expectRefused(await separate('01890000-0000-7000-8000-000000000000'), 'NOT_FOUND');
  });

  it('a request that was taken off is of the person of the account that it joins', async () => {
    const client = await aClient(app, { fullName: 'Nour Haddad' });
    const own = await ofAccount(client);
    const { phone } = contact();
    await taken({ name: 'Nour Haddad', phone });
    const sent = await taken({ name: 'Nour Haddad', phone });
    const [{ id } = { id: '' }] = expectDone(await separate(sent.id)).separations;
    const variables = { kind: 'contactRequest', id: sent.id, way: 'counter' };
    const { code } = expectDone(
      await mutate<{ code: string }>('createRequestJoinCode', {
        ...{ ...variables, identityPaper: 'identity_card' },
      }),
    );
    const join = { reference: sent.reference, code };
    expectDone(await mutate('joinRequestByCode', join, client.token));
    expect(expectDone(await read<Sent>('contactRequest', { id: sent.id })).personId).toBe(own);
    expectRefused(await mutate('undoRequestSeparation', { separationId: id }), 'NOT_FOUND');
  });
});

describe('filters of people', () => {
  it('people with open requests are listed until these are done', async () => {
    const { phone } = contact();
    const { id, personId } = await taken({ name: 'Open Filter', phone });
    const search = 'open filter';
    expect(await filtered({ search, hasOpenRequests: true })).toEqual([personId]);
    expect(await filtered({ search, hasOpenRequests: false })).toEqual([]);
    const input = { status: 'closed', note: 'تمت معالجة الطلب' };
    expectDone(await mutate('setContactRequestStatus', { id, input }));
    expect(await filtered({ search, hasOpenRequests: true })).toEqual([]);
    expect(await filtered({ search, hasOpenRequests: false })).toEqual([personId]);
  });

  it('people who are probably there twice are listed until somebody merges or dismisses them', async () => {
    const [one, other] = (await twoRecords('لمياء قرواني')).ids;
    const [third, fourth] = (await twoRecords('Toufik Bensalem')).ids;
    expect(await twice()).toEqual(expect.arrayContaining([one, other, third, fourth]));
    const merged = expectDone(await merge(one, other)).mergedPeople[0]!.id;
    expectDone(await dismiss(third, fourth));
    const left = await twice();
    for (const id of [one, other, third, fourth]) expect(left).not.toContain(id);
    expectDone(await undo(merged));
    expect(await twice()).toEqual(expect.arrayContaining([one, other]));
    const alone = await taken({ name: 'Quentin Unparalleled', phone: contact().phone });
    expect(await twice()).not.toContain(alone.personId);
  });

  it('a lawyer filters by what they may open', async () => {
    const lawyer = await aColleague(app, { role: 'lawyer' });
    const { sent } = await twoRecords('سهام بوقرة');
    const input = { assigneeId: lawyer.id };
    expectDone(await mutate('assignContactRequest', { id: sent[0].id, input }, admin));
    expect(await filtered({ hasOpenRequests: true }, lawyer.token)).toEqual([sent[0].personId]);
    expect(await twice(lawyer.token)).toEqual([]);
    expectDone(await mutate('assignContactRequest', { id: sent[1].id, input }, admin));
    expect(await twice(lawyer.token)).toHaveLength(2);
  });

  it('each filter takes as many statements as the list without', async () => {
    const counter = QueryCounter.of(app);
    const page = (filter: object) =>
      counter.during(async () => expectDone(await read('people', { filter, limit: 2 })));
    const plain = (await page({ hasAccount: false })).length;
    expect((await page({ hasOpenRequests: true })).length).toBe(plain);
    expect((await page({ hasProposals: true })).length).toBe(plain);
  });
});

describe('rights over people', () => {
  it('a lawyer sees people with a request in their scope, and counts the rest', async () => {
    const lawyer = await aColleague(app, { role: 'lawyer' });
    const { phone } = contact();
    const [mine, foreign] = [
      await taken({ name: 'Adel Khelifi', phone }),
      await taken({ name: 'Adel Khelifi', phone }),
    ];
    const twin = await taken({ name: 'Khelifi Adel', phone: contact().phone });
    const { personId } = mine;
    expectRefused(await read('person', { id: personId }, lawyer.token), 'NOT_FOUND');
    expect(await found('khelifi', lawyer.token)).toEqual([]);
    const input = { assigneeId: lawyer.id };
    expectDone(await mutate('assignContactRequest', { id: mine.id, input }, admin));
    expect(await personOf(personId, lawyer.token)).toMatchObject({
      ...{
        requestCount: 2,
        hiddenRequestCount: 1,
        requests: { total: 1, items: [{ id: mine.id }] },
      },
      ...{ proposals: [], proposalCount: 0, separations: [] },
    });
    const { deciders } = await personOf(personId, lawyer.token);
    const person = expectDone(
      await read<PersonOfRequest>('contactRequestPerson', { id: mine.id }, lawyer.token),
    );
    expect(deciders.length).toBeGreaterThan(0);
    expect(person).toMatchObject({ hiddenRequests: expect.any(Number), deciders });
    expect((await personOf(personId)).deciders).toEqual([]);
    expect((await found('khelifi', lawyer.token)).map(({ id }) => id)).toEqual([personId]);
    expectRefused(await read('person', { id: twin.personId }, lawyer.token), 'NOT_FOUND');
    expectRefused(await merge(twin.personId, personId, lawyer.token), 'FORBIDDEN');
    expectRefused(await dismiss(twin.personId, personId, lawyer.token), 'FORBIDDEN');
    expectRefused(await separate(mine.id, lawyer.token), 'FORBIDDEN');
    expect(foreign.personId).toBe(personId);
  });

  it('clients and strangers neither read nor merge people', async () => {
    const client = await aClient(app);
    const sent = await serviceRequest(client);
    const { ids } = await twoRecords('عادل مرابط');
    const [fromId, intoId] = ids;
    for (const [token, code] of [
      [client.token, 'FORBIDDEN'],
      ['', 'UNAUTHENTICATED'],
    ] as const) {
      expectRefused(await read('people', {}, token), code);
      expectRefused(await read('person', { id: fromId }, token), code);
      expectRefused(await mutate('mergePeople', { fromId, intoId }, token), code);
      expectRefused(await mutate('undoPeopleMerge', { mergeId: fromId }, token), code);
      expectRefused(await dismiss(fromId, intoId, token), code);
      expectRefused(await mutate('undoPersonDismissal', { dismissalId: fromId }, token), code);
      expectRefused(await separate(fromId, token), code);
      expectRefused(await mutate('undoRequestSeparation', { separationId: fromId }, token), code);
    }
    const own = await read<Sent>('myServiceRequest', { id: sent.id }, client.token);
    expect(expectDone(own).personId).toBeNull();
    const shown = await app.rest<object>('GET', `/service-requests/${sent.id}`, { token: admin });
    expect(shown.data).not.toHaveProperty('personId');
  });
});
