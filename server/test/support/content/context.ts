import { mainText as nameOf } from '../../../src/content/localized-fields.js';
import { publicKeyOf } from '../../../src/content/content-api-options.js';
import {
  contentCalls,
  type ContentCalls,
  type ContentNames,
  graphqlOnly,
  type Row,
  type Transport,
} from '../content-calls.js';
import { expectDone } from '../refusals.js';
import type { TestApp } from '../test-app.js';

/** What the contract suite has to know about an entity. */
export interface ContentSuite extends ContentNames {
  testFile: string;
  path: string;
  /** Fields that are public for this entity and only for administrators elsewhere. */
  shown?: readonly string[];
  /** Input for a new row, different each time. */
  build: (over?: object) => Record<string, unknown>;
}

/** A well-formed id that no row has, and ids that cannot be one. */
const IDS = {
  number: {
    unknown: 999_999,
    malformed: [0, -1, '06', 'abc', '6x', '1.5', '1e1', '0x10', '99999999999', '%00'],
  },
  uuid: {
    unknown: '01939f00-0000-7000-8000-000000000000',
    malformed: [0, 'abc', '01939f00-0000-7000-8000-00000000000', '%00', '..%2Fusers', "' or 1=1"],
  },
};
export const idsOf = ({ definition }: ContentSuite) =>
  definition.numbered ? IDS.number : IDS.uuid;

/** `describeContent` fills this before the first test runs. */
export interface ContentContext {
  suite: ContentSuite;
  app: TestApp;
  admin: string;
  client: string;
}

/** A context and the transport that a group of tests uses. */
export interface On {
  context: ContentContext;
  transport: Transport;
}

export const asAdmin = ({ context, transport }: On): ContentCalls =>
  contentCalls(context.app, context.suite, transport, context.admin);
export const asClient = ({ context, transport }: On): ContentCalls =>
  contentCalls(context.app, context.suite, transport, context.client);
export const asAnybody = ({ context, transport }: On): ContentCalls =>
  contentCalls(context.app, context.suite, transport);
/** `PATCH …/:id/<part>` with a body, for administrators. */
export const patchOverRest = ({ context }: On, what: string, id: Row['id'], body: object) => {
  const { suite, app, admin } = context;
  const address = `${suite.path}/${id}/${suite.definition.patches?.[what]}`;
  return app.rest<Row>('PATCH', address, { token: admin, body });
};
export const asAdminOverGraphql = ({ context }: On) =>
  graphqlOnly(context.app, context.suite, context.admin);

/** Creates a row; `over` holds the fields that matter to the test. */
export async function aRow(on: On, over: object = {}): Promise<Row> {
  return expectDone(await asAdmin(on).create(on.context.suite.build(over)));
}

/** The text that names a row: the first of the definition. */
export const mainText = ({ context }: On) => nameOf(context.suite.definition);

/** The field by which the public reads one row, the slug or the id, and its value. */
export function publicName({ context }: On, row: Row): { name: 'slug' | 'id'; key: unknown } {
  const name = publicKeyOf(context.suite.definition);
  return { name, key: row[name] };
}

let counter = 0;
/** A word that no other row has. */
export function aWord(): string {
  counter += 1;
  return `zephyr${process.pid}x${counter}x`;
}
