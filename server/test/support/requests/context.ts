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

/** What the contract suite must know of a kind of requests. */
export interface RequestSuite extends RequestNames {
  testFile: string;
  table: string;
  build: (over?: object) => Record<string, unknown>;
  /** Fields that may not be missing, and what their absence says in Arabic. */
  required: { fields: readonly string[]; message: string };
  /** What is filled in, and what is emptied, when it is left out. */
  defaults: Record<string, unknown>;
  optional: readonly string[];
  /** Inputs at the very edge of what is taken. */
  accepted: { title: string; input: Record<string, unknown> }[];
  /** Inputs beyond it, with the literal Arabic words where the specification gives them. */
  refused: (Refusal & { message?: string })[];
  /** Fields that only the server sets. */
  serverFields: readonly string[];
  /** A field, words in it, and ways of looking for them. */
  searched: { field: string; text: string; searches: readonly string[] }[];
}

/** Filled before the first test runs. */
export interface RequestContext {
  suite: RequestSuite;
  app: TestApp;
  admin: string;
  client: Person;
  other: Person;
}

export interface On {
  context: RequestContext;
  transport: Transport;
}

export const as = ({ context, transport }: On, token?: string) =>
  requestCalls(context.app, context.suite, transport, { token });
export const asClient = (on: On) => as(on, on.context.client.token);
export const asOther = (on: On) => as(on, on.context.other.token);
export const asAdmin = (on: On) => as(on, on.context.admin);
export const graphqlAs = ({ context }: On, token: string) =>
  requestsOverGraphql(context.app, context.suite, { token });

/** A request of the client, with what matters to the test. */
export async function aRequest(on: On, over: object = {}): Promise<RequestRow> {
  return expectDone(await asClient(on).submit(on.context.suite.build(over)));
}

/** A client of their own, for tests that count mails or rows. */
export const aNewClient = ({ context }: On, language: Locale = 'ar') =>
  aClient(context.app, { language });

export const aKey = () => uuidv4();

/** The events as administrators see them. */
export async function stationsOf(on: On, id: string) {
  return expectDone(await graphqlAs(on, on.context.admin).get(id)).timeline;
}

/** The events as the client sees them. */
export async function publicStationsOf(on: On, id: string, { token } = on.context.client) {
  return expectDone(await graphqlAs(on, token).getMine(id)).timeline;
}

/** The mails about one request to one person, oldest first. */
export async function mailsAbout({ context }: On, reference: string, email: string) {
  const mails = await context.app.mailsTo(email);
  return mails.filter(({ subject }) => subject.includes(reference)).reverse();
}
