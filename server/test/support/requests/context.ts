import { v4 as uuidv4 } from 'uuid';
import type { Locale } from '../../../src/contract/locales.js';
import { aClient, type Person } from '../builders.js';
import type { Transport } from '../content-calls.js';
import { expectDone, type Refusal } from '../refusals.js';
import {
  requestCalls,
  type RequestNames,
  type RequestRow,
  requestsOverGraphql,
} from '../request-calls.js';
import type { TestApp } from '../test-app.js';

/** What the suites of the desk have to know about a kind of request. */
export interface DeskSuite extends RequestNames {
  testFile: string;
  table: string;
  build: (over?: object) => Record<string, unknown>;
  /** Makes what requests of this kind need, such as a job to apply for. */
  prepare?: (app: TestApp, admin: string) => Promise<void>;
  /** A field of the form in which words are searched. */
  wordField: string;
  /** What has to differ when the same is sent once more on purpose. */
  again?: () => object;
  /** A text of several lines, where `wordField` has only one. */
  linesField?: string;
  /** A field, a text in it, and searches that find it. */
  searched: { field: string; text: string; searches: readonly string[] }[];
}

/** What the whole contract suite has to know about a kind of request that people with an account send. */
export interface RequestSuite extends DeskSuite {
  /** The field of the form with the e-mail address. */
  emailField: string;
  /** A part of the subject of the receipt, of a status change, of a note and of a reply, by language. */
  mailSubjects: Record<Locale, readonly [string, string, string, string]>;
  /** Fields that only REST answers. */
  restOnly?: readonly string[];
  /** Required fields, and the Arabic message when one is missing. */
  required: { fields: readonly string[]; message: string };
  /** The values of fields that are left out. */
  defaults: Record<string, unknown>;
  optional: readonly string[];
  /** Inputs at the limits that are still accepted. */
  accepted: { title: string; input: Record<string, unknown> }[];
  /** Inputs beyond the limits, with the Arabic message where its wording is agreed (A27). */
  refused: (Refusal & { message?: string })[];
  /** Fields that only the server sets. */
  serverFields: readonly string[];
}

/** `describeRequests` fills this before the first test runs. */
export interface RequestContext<Suite extends DeskSuite = RequestSuite> {
  suite: Suite;
  app: TestApp;
  admin: string;
  client: Person;
  other: Person;
}

export interface On<Suite extends DeskSuite = RequestSuite> {
  context: RequestContext<Suite>;
  transport: Transport;
}
/** Where the suites of the desk run: every kind of request. */
export type OnDesk = On<DeskSuite>;

export const as = ({ context, transport }: OnDesk, token?: string) =>
  requestCalls(context.app, context.suite, transport, { token });
export const asClient = (on: OnDesk) => as(on, on.context.client.token);
export const asOther = (on: OnDesk) => as(on, on.context.other.token);
export const asAdmin = (on: OnDesk) => as(on, on.context.admin);
export const graphqlAs = ({ context }: OnDesk, token: string) =>
  requestsOverGraphql(context.app, context.suite, { token });

/** Submits a request of the client; `over` holds the fields that matter to the test. */
export async function aRequest(on: OnDesk, over: object = {}): Promise<RequestRow> {
  return expectDone(await asClient(on).submit(on.context.suite.build(over)));
}

/** A new client, for tests that count mails or rows. */
export const aNewClient = ({ context }: OnDesk, language: Locale = 'ar') =>
  aClient(context.app, { language });

/** The administrator that `asAdmin` calls as. */
export async function theAdmin({ context }: OnDesk) {
  const { app, admin: token } = context;
  const answer = await app.gql<{ me: { id: string; fullName: string } }>(
    '{ me { id fullName } }',
    {},
    { token },
  );
  return answer.data.me;
}

export const aKey = () => uuidv4();

/** The timeline as the office sees it. */
export async function timelineOf(on: OnDesk, id: string) {
  return expectDone(await graphqlAs(on, on.context.admin).get(id)).timeline;
}

/** The timeline as the client sees it. */
export async function publicTimelineOf(on: OnDesk, id: string, { token } = on.context.client) {
  return expectDone(await graphqlAs(on, token).getMine(id)).timeline;
}

/** The mails about one request to one person, oldest first. */
export async function mailsAbout({ context }: OnDesk, reference: string, email: string) {
  const mails = await context.app.mailsTo(email);
  return mails.filter(({ subject }) => subject.includes(reference)).reverse();
}
