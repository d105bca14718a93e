import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { CONSENT_VERSION } from '../../src/contract/consent.js';
import { CONSULTATION_BRANCHES } from '../../src/contract/consultation-branches.js';
import { situationContent } from '../../src/contract/content/situation.js';
import type { Trilingual } from '../../src/contract/locales.js';
import {
  aClient,
  aColleague,
  aConsultation,
  aContent,
  aServiceRequest,
  type Person,
  withManyAppointments,
} from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { expectDone } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

interface Placed {
  id: string;
  version: number;
  serviceId: number;
  toBePlaced: boolean;
  consultationType: string | null;
}
interface Listed {
  requests?: Placed[];
  consultations?: Placed[];
}

let app: TestApp;
let admin: string;
let client: Person;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  admin = await app.adminToken();
  client = await aClient(app);
  await withManyAppointments(app);
});
afterAll(() => app.close());

const send = async (path: string, body: object) =>
  expectDone(await app.rest<Placed>('POST', path, { token: client.token, body }));
const submit = async (name: string, input: object) =>
  expectDone(
    await callOperation<Placed>(app, ['mutation', name], { input }, { token: client.token }),
  );
const listed = async (path: string, token = admin) => {
  const answer = expectDone(await app.rest<Listed>('GET', path, { token }));
  return (answer.requests ?? answer.consultations ?? []).map(({ id }) => id);
};

describe('a service request of somebody who does not know which service fits', () => {
  it.each([
    ['REST', () => send('/service-requests', aServiceRequest({ toBePlaced: true }))],
    ['GraphQL', () => submit('submitServiceRequest', aServiceRequest({ toBePlaced: true }))],
    [
      'REST, with another service',
      () => send('/service-requests', aServiceRequest({ serviceId: 6, toBePlaced: true })),
    ],
  ])(
    'a request for an unknown service is stored as a legal consultation with a mark, over %s',
    async (_transport, submitIt) => {
      const { id } = await submitIt();
      const row = expectDone(
        await app.rest<Placed>('GET', `/service-requests/${id}`, { token: admin }),
      );
      expect(row).toMatchObject({ serviceId: 11, toBePlaced: true });
      expect(await listed('/service-requests?toBePlaced=true')).toContain(id);
      expect(await listed('/service-requests?toBePlaced=false')).not.toContain(id);
    },
  );

  it('a request for an unknown service is stored while the legal consultation is closed', async () => {
    const close = (input: object) =>
      app.rest('PUT', '/services/11', { token: admin, body: { ...input } });
    for (const closed of [{ inPerson: true }, { status: 'inactive' }]) {
      expectDone(await close(closed));
      expect(await send('/service-requests', aServiceRequest({ toBePlaced: true }))).toMatchObject({
        serviceId: 11,
        toBePlaced: true,
      });
    }
    expectDone(await close({ inPerson: false, status: 'active' }));
  });

  it('an export says that the service is not decided yet, as the screen does', async () => {
    await send('/service-requests', aServiceRequest({ toBePlaced: true }));
    const link = expectDone(
      await callOperation<{ url: string }>(
        app,
        ['mutation', 'createServiceRequestExport'],
        { format: 'csv', language: 'fr', filter: { toBePlaced: true } },
        { token: admin },
      ),
    );
    const file = await (await fetch(`${app.url}${link.url}`)).text();
    expect(file).toContain('À orienter');
    expect(file).not.toContain('Consultation juridique');
  });

  it.each([{}, { toBePlaced: false }, { toBePlaced: null }])(
    'a request for an unknown service cannot be marked with %j',
    async (mark) => {
      const { id } = await send('/service-requests', aServiceRequest({ serviceId: 7, ...mark }));
      const row = expectDone(
        await app.rest<Placed>('GET', `/service-requests/${id}`, { token: admin }),
      );
      expect(row).toMatchObject({ serviceId: 7, toBePlaced: false });
      expect(await listed('/service-requests?toBePlaced=true')).not.toContain(id);
    },
  );

  it.each([6, 11])(
    'a request loses the mark when the office chooses service %i',
    async (serviceId) => {
      const { id } = await send('/service-requests', aServiceRequest({ toBePlaced: true }));
      const path = `/service-requests/${id}`;
      const body = { serviceId };
      const row = expectDone(await app.rest<Placed>('PUT', path, { token: admin, body }));
      expect(row).toMatchObject({ serviceId, toBePlaced: false });
    },
  );

  it('a request keeps the mark when something else is corrected', async () => {
    const { id } = await send('/service-requests', aServiceRequest({ toBePlaced: true }));
    const path = `/service-requests/${id}`;
    const body = { urgency: 'high' };
    const row = expectDone(await app.rest<Placed>('PUT', path, { token: admin, body }));
    expect(row.toBePlaced).toBe(true);
  });
});

describe('a booking of somebody who does not know which branch fits', () => {
  const { consultationType: _branch, ...withoutBranch } = aConsultation();
  const booking = (over: object = {}) => {
    const { startsAt } = aConsultation();
    return { ...withoutBranch, startsAt, ...over };
  };

  it.each([
    ['REST', () => send('/consultations', booking())],
    ['REST, as null', () => send('/consultations', booking({ consultationType: null }))],
    ['GraphQL', () => submit('submitConsultation', booking())],
    ['GraphQL, as null', () => submit('submitConsultation', booking({ consultationType: null }))],
  ])('a booking for an unknown branch of law has none, over %s', async (_transport, submitIt) => {
    const { id } = await submitIt();
    const row = expectDone(await app.rest<Placed>('GET', `/consultations/${id}`, { token: admin }));
    expect(row.consultationType).toBeNull();
    expect(await listed('/consultations?toBePlaced=true')).toContain(id);
    expect(await listed('/consultations?toBePlaced=false')).not.toContain(id);
    expect(await listed('/consultations?toBePlaced=true&consultationType=civil')).toEqual([]);
  });

  it('a booking without a branch is in no lawyer’s list until the office has chosen one', async () => {
    const lawyer = await aColleague(app, { role: 'lawyer', branches: [...CONSULTATION_BRANCHES] });
    const { id } = await send('/consultations', booking());
    expect(await listed('/consultations', lawyer.token)).not.toContain(id);
    const body = { consultationType: 'family' };
    const path = `/consultations/${id}`;
    const row = expectDone(await app.rest<Placed>('PUT', path, { token: admin, body }));
    expect(row.consultationType).toBe('family');
    expect(await listed('/consultations', lawyer.token)).toContain(id);
    expect(await listed('/consultations?toBePlaced=true')).not.toContain(id);
  });
});

describe('the papers of a request and the situation that it came from', () => {
  const PAPER = { ar: 'عقد', fr: 'Contrat', en: 'Contract' };
  type Paper = Trilingual<string>;
  interface Situated {
    id: string;
    situationId: string | null;
    situation: { slug: string } | null;
  }
  const call = async <T>(
    operation: ['query' | 'mutation', string],
    variables: object,
    token = admin,
  ) => expectDone(await callOperation<T>(app, operation, variables, { token }));
  const aSituation = async (over: object = {}) => {
    const papers = { papersAr: [PAPER.ar], papersFr: [PAPER.fr], papersEn: [PAPER.en] };
    const input = aContent(situationContent, { ...papers, status: 'active', ...over });
    return call<{ id: string; slug: string }>(['mutation', 'createSituation'], { input });
  };
  /** In three languages, in their order. */
  const papersOf = (id: string) =>
    app.app.get(DataSource).query<Paper[]>(
      `SELECT name_ar AS ar, name_fr AS fr, name_en AS en FROM request_papers
        WHERE request_id = $1 ORDER BY place`,
      [id],
    );
  const ask = (over: object) =>
    submit('submitServiceRequest', aServiceRequest({ serviceId: 7, ...over }));
  const NO_PAPERS = { papersAr: [], papersFr: [], papersEn: [] };

  it('a request that came from a situation is told its papers, in three languages, instead of those of the service', async () => {
    const { id: situationId, slug } = await aSituation();
    const { id } = await ask({ situationId });
    expect(await papersOf(id)).toEqual([PAPER]);
    const row = await call<Situated>(['query', 'serviceRequest'], { id });
    expect(row).toMatchObject({ situationId, situation: { slug } });
    const filter = { situationId };
    const { items } = await call<{ items: Situated[] }>(['query', 'serviceRequests'], { filter });
    expect(items.map((each) => each.id)).toEqual([id]);
  });

  it('a situation without a list leaves the papers of the service', async () => {
    const { id: situationId } = await aSituation(NO_PAPERS);
    const { id } = await ask({ situationId });
    expect(await papersOf(id)).toEqual(await papersOf((await ask({})).id));
  });

  it.each([
    ['unknown', () => Promise.resolve(randomUUID())],
    ['hidden', async () => (await aSituation({ status: 'inactive' })).id],
  ])('a situation that is %s is left out, and refuses nobody', async (_, make) => {
    const { id } = await ask({ situationId: await make() });
    const row = await call<Situated>(['query', 'serviceRequest'], { id });
    expect(row).toMatchObject({ situationId: null, situation: null });
    expect(await papersOf(id)).not.toEqual([]);
  });

  it('a consultation is told the papers of its situation, else those of the service that goes with it', async () => {
    const book = async (situationId: string) => {
      const { id } = await submit('submitConsultation', aConsultation({ situationId }));
      const filter = { situationId };
      const { items } = await call<{ items: Situated[] }>(['query', 'consultations'], { filter });
      expect(items.map((each) => each.id)).toEqual([id]);
      return papersOf(id);
    };
    expect(await book((await aSituation()).id)).toEqual([PAPER]);
    const without = await aSituation({ ...NO_PAPERS, service: 'legal-documents' });
    expect(await book(without.id)).toEqual(await papersOf((await ask({})).id));
    expect(await book((await aSituation(NO_PAPERS)).id)).toEqual([]);
  });

  it.each([
    ['by somebody who does not know it', () => ask({ toBePlaced: true })],
    [
      'on the phone',
      () =>
        call<Placed>(['mutation', 'createServiceRequest'], {
          input: {
            ...{ intakeChannel: 'phone', mailLanguage: 'fr', consentVersion: CONSENT_VERSION },
            ...{ clientName: 'خديجة مسعودي', clientPhone: '0550 12 34 56' },
          },
        }),
    ],
  ])(
    'a request whose service is chosen later gets its papers then, once: sent %s',
    async (_, make) => {
      const { id } = await make();
      expect(await papersOf(id)).toEqual([]);
      const place = (input: object) => call(['mutation', 'updateServiceRequest'], { id, input });
      await place({ serviceId: 7 });
      const papers = await papersOf(id);
      expect(papers).toEqual(await papersOf((await ask({})).id));
      await place({ urgency: 'high' });
      await place({ serviceId: 7 });
      expect(await papersOf(id)).toEqual(papers);
    },
  );

  it('a request of a situation keeps its list when its service is chosen, and what the office dropped', async () => {
    const { id: situationId } = await aSituation();
    const { id } = await ask({ situationId, toBePlaced: true });
    expect(await papersOf(id)).toEqual([PAPER]);
    await call(['mutation', 'updateServiceRequest'], { id, input: { serviceId: 7 } });
    expect(await papersOf(id)).toEqual([PAPER]);
  });
});
