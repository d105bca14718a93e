import { CONSULTATION_BRANCHES } from '../../src/contract/consultation-branches.js';
import {
  aClient,
  aColleague,
  aConsultation,
  aServiceRequest,
  type Person,
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
