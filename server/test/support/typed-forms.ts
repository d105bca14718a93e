import { DataSource } from 'typeorm';
import {
  aClient,
  aConsultation,
  aContactRequest,
  anApplication,
  aRegistration,
  aServiceRequest,
  type Person,
} from './builders.js';
import { anotherSlot } from './slots.js';
import type { Transport } from './content-calls.js';
import { aCv } from './documents.js';
import { callOperation } from './operation.js';
import { expectDone } from './refusals.js';
import { type Answer, TestApp } from './test-app.js';

let app: TestApp;
let admin: string;
let client: Person;

const CONSULTANTS = `
  INSERT INTO consultants (id, status, name_ar, name_fr, name_en)
  SELECT gen_random_uuid(), 'active', 'مستشار ' || n, 'Consultant ' || n, 'Consultant ' || n
  FROM generate_series(1, 20) AS n`;

/** Starts the product for a test file; the forms below send to it. */
export async function startFormTests(testFile: string): Promise<{ app: TestApp; admin: string }> {
  app = await TestApp.start(testFile, { SEED: 'all' });
  admin = await app.adminToken();
  client = await aClient(app);
  await storedRows(CONSULTANTS);
  return { app, admin };
}

/** Rows of the database, read or changed as an older version could have. */
export const storedRows = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);

export type Row = Record<string, string>;
interface Caller {
  token?: string;
  files?: Record<string, ReturnType<typeof aCv>>;
}
/** One input sent over one transport. */
export type Send = (input: object) => Promise<Answer<Row>>;

export const rest =
  (method: string, path: string, caller: () => Caller = () => ({})): Send =>
  (body) =>
    app.rest<Row>(method, path, { ...caller(), body });
export const mutation =
  (name: string, caller: () => Caller = () => ({}), more: () => object = () => ({})): Send =>
  (input) =>
    callOperation<Row>(app, ['mutation', name], { ...more(), input }, caller());

const asAdmin = () => ({ token: admin });
const asClient = () => ({ token: client.token });
const aNewClient = async () => (await aClient(app)).token;
/** An address that nobody has yet, written in its plain form. */
let people = 0;
export const anAddress = () => `written-${process.pid}-${(people += 1)}@example.dz`;

/** Where people type a number, an address or a name: the input that a form sends, and how it is sent. */
export interface Form {
  title: string;
  input: () => object;
  phone?: string;
  email?: string;
  person?: string;
  send: Record<Transport, Send>;
}

/** What the answer of a registration holds. */
const ofUser =
  (send: Send): Send =>
  async (input) => {
    const answer = await send(input);
    return { ...answer, data: (answer.data as unknown as { user: Row } | null)?.user as Row };
  };

/** Corrections by the office of something that was sent before. */
const corrected =
  (transport: Transport, path: string, name: string, sent: Send): Send =>
  async (input) => {
    const { id } = expectDone(await sent({}));
    return transport === 'REST'
      ? app.rest('PUT', `${path}/${id}`, { ...asAdmin(), body: input })
      : callOperation(app, ['mutation', `update${name}`], { id, input }, asAdmin());
  };

export const service = rest('POST', '/service-requests', asClient);
const contact = rest('POST', '/contact-requests', asClient);
const aSentService: Send = () => service(aServiceRequest());
const aSentMessage: Send = () => contact(aContactRequest());
const aUserOfTheOffice: Send = () => rest('POST', '/users', asAdmin)(aRegistration());

export const FORMS: Form[] = [
  {
    title: 'registration',
    input: aRegistration,
    ...{ phone: 'phoneNumber', email: 'email', person: 'fullName' },
    send: {
      REST: ofUser(rest('POST', '/auth/register')),
      GraphQL: ofUser(mutation('register')),
    },
  },
  {
    title: 'profile',
    input: () => ({}),
    ...{ phone: 'phoneNumber', person: 'fullName' },
    send: {
      REST: async (body) => app.rest('PUT', '/auth/profile', { token: await aNewClient(), body }),
      GraphQL: async (input) =>
        callOperation(app, ['mutation', 'updateProfile'], { input }, { token: await aNewClient() }),
    },
  },
  {
    title: 'new user',
    input: aRegistration,
    ...{ phone: 'phoneNumber', email: 'email', person: 'fullName' },
    send: { REST: rest('POST', '/users', asAdmin), GraphQL: mutation('createUser', asAdmin) },
  },
  {
    title: 'change of a user',
    input: () => ({}),
    ...{ phone: 'phoneNumber', email: 'email', person: 'fullName' },
    send: {
      REST: corrected('REST', '/users', 'User', aUserOfTheOffice),
      GraphQL: corrected('GraphQL', '/users', 'User', aUserOfTheOffice),
    },
  },
  {
    title: 'service request',
    input: aServiceRequest,
    ...{ phone: 'clientPhone', email: 'clientEmail', person: 'clientName' },
    send: { REST: service, GraphQL: mutation('submitServiceRequest', asClient) },
  },
  {
    title: 'correction of a service request',
    input: () => ({}),
    ...{ phone: 'clientPhone', email: 'clientEmail', person: 'clientName' },
    send: {
      REST: corrected('REST', '/service-requests', 'ServiceRequest', aSentService),
      GraphQL: corrected('GraphQL', '/service-requests', 'ServiceRequest', aSentService),
    },
  },
  {
    title: 'contact message',
    input: aContactRequest,
    ...{ email: 'email', person: 'name' },
    send: { REST: contact, GraphQL: mutation('submitContactRequest', asClient) },
  },
  {
    title: 'correction of a contact message',
    input: () => ({}),
    ...{ email: 'email', person: 'name' },
    send: {
      REST: corrected('REST', '/contact-requests', 'ContactRequest', aSentMessage),
      GraphQL: corrected('GraphQL', '/contact-requests', 'ContactRequest', aSentMessage),
    },
  },
  {
    title: 'booking',
    input: () => aConsultation({ startsAt: anotherSlot() }),
    ...{ phone: 'phone', email: 'email', person: 'clientName' },
    send: {
      REST: async (body) => app.rest('POST', '/consultations', { token: await aNewClient(), body }),
      GraphQL: async (input) =>
        callOperation(
          app,
          ['mutation', 'submitConsultation'],
          { input },
          { token: await aNewClient() },
        ),
    },
  },
  {
    title: 'application',
    input: anApplication,
    ...{ phone: 'phoneNumber', email: 'email', person: 'fullName' },
    send: {
      REST: rest('POST', '/join-team-applications', () => ({ files: { cv: aCv() } })),
      GraphQL: mutation('submitApplication', () => ({ files: { 'input.cv': aCv() } })),
    },
  },
  {
    title: 'contact information',
    input: () => ({ type: 'phone', keyName: `phone_${(people += 1)}` }),
    phone: 'value',
    send: {
      REST: rest('POST', '/contact-info/admin', asAdmin),
      GraphQL: mutation('createContactInfo', asAdmin),
    },
  },
  {
    title: 'address in the contact information',
    input: () => ({ type: 'email', keyName: `email_${(people += 1)}` }),
    email: 'value',
    send: {
      REST: rest('POST', '/contact-info/admin', asAdmin),
      GraphQL: mutation('createContactInfo', asAdmin),
    },
  },
];

export const overBoth = (field: 'phone' | 'email' | 'person') =>
  FORMS.flatMap((form) =>
    (['REST', 'GraphQL'] as const).flatMap((transport) => {
      const name = form[field];
      const { title, input } = form;
      const send = (value: string, over: object = {}) =>
        form.send[transport]({ ...input(), ...over, [name as string]: value });
      return name ? [{ title: `${title} over ${transport}`, name, send }] : [];
    }),
  );
