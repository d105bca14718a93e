import type { GraphQLSchema } from 'graphql';
import { application } from '../../server/src/contract/requests/application.ts';
import { consultation } from '../../server/src/contract/requests/consultation.ts';
import { contactRequest } from '../../server/src/contract/requests/contact-request.ts';
import type { RequestDefinition } from '../../server/src/contract/requests/define-request.ts';
import { INTAKE_KINDS } from '../../server/src/contract/requests/intake.ts';
import { serviceRequest } from '../../server/src/contract/requests/service-request.ts';
import {
  getAdminFile,
  type Entity,
  everythingOf,
  writeHead,
  kebabCase,
  lowerFirst,
  type Operation,
  upperFirst,
} from './operations.ts';

const DECLARED: RequestDefinition[] = [serviceRequest, contactRequest, application, consultation];

/** Kinds of request whose fields the dashboard changes one by one: it has more than their status. */
const WITH_UPDATE = ['Consultation', 'ContactRequest', 'ServiceRequest'];

/** Kinds that the office writes down for somebody who called or came. */
const WITH_INTAKE = INTAKE_KINDS.map(upperFirst);

/** Kinds that the person withdraws; a consultation is cancelled, with a reason. */
const WITHDRAWN = ['Application', 'ContactRequest', 'ServiceRequest'];

/** The kinds of requests. */
export const requestEntities = (schema: GraphQLSchema): Entity[] =>
  DECLARED.map((definition) => {
    const name = upperFirst(definition.name);
    const declaration = `server/src/contract/requests/${kebabCase(name)}.ts`;
    return {
      name,
      head: writeHead('request-operations.ts', declaration, getAdminFile(`${definition.name}s`)),
      fragments: fragmentsOf(name, definition),
      operations: [
        ...queriesOf(schema, name),
        ...mutationsOf(name),
        ...bulkOf(name),
        {
          kind: 'subscription',
          key: 'changed',
          document: `${name}Changed`,
          field: `${lowerFirst(name)}Changed`,
          reads: 'id reference status version',
        },
        ...ownOf(name),
      ],
    };
  });

/** What a request has beside its declared fields: for the person who sent it, and for the office. */
const BESIDE: Record<string, { own?: string; office?: string }> = {
  ServiceRequest: {
    own: 'serviceTitle situation { slug title }',
    office: 'situation { slug title }',
  },
  Application: {
    own: 'job { id slug titleAr titleFr titleEn } cvName cvSize cvState',
    office: 'repeats { id reference status hasAccount createdAt } cvSize',
  },
  Consultation: {
    own: 'endsAt consultantName situation { slug title }',
    office: 'rescheduled situation { slug title }',
  },
};

/** One request with all that its reader may read: the person what they sent, the office every field. */
function fragmentsOf(name: string, { fields }: RequestDefinition): string {
  const { own = '', office = '' } = BESIDE[name] ?? {};
  const sent = Object.keys(fields).filter((key) => !fields[key]?.writtenBy);
  const event = 'id type status note createdAt';
  return `
    fragment Client${name} on ${name} {
      id reference ${sent.join(' ')} ${own}
      status answerDueAt createdAt updatedAt timeline { ${event} }
    }
    fragment Admin${name}Detail on ${name} {
      ...Admin${name}Row ${Object.keys(fields).join(' ')} ${office}
      personId intakeChannel takenByName consentVersion consentedAt
      erasedAt assigneeId assigneeName updatedAt deletedAt timeline { ${event} public actorName }
    }
    fragment Admin${name}ListRow on ${name} { ...Admin${name}Row unseen intakeChannel assigneeName excerpt personId }
  `;
}

/** What the person does with their own request. */
function ownOf(name: string): Operation[] {
  const reads = `...Client${name}`;
  const own = (kind: Operation['kind'], document: string, reads?: string): Operation => {
    const field = lowerFirst(document);
    return { kind, key: field, document, field, ...(reads && { reads }) };
  };
  return [
    own('query', `My${name}`, reads),
    own('mutation', `Add${name}Message`, reads),
    own('subscription', `My${name}Changed`, reads),
    ...(WITHDRAWN.includes(name) ? [own('mutation', `Withdraw${name}`, 'id deletedAt')] : []),
  ];
}

function queriesOf(schema: GraphQLSchema, name: string): Operation[] {
  const one = lowerFirst(name);
  return [
    {
      kind: 'query',
      key: 'list',
      document: `Admin${name}s`,
      field: `${one}s`,
      args: { offset: undefined, language: undefined },
      reads: `items { ...Admin${name}ListRow } total`,
      made: 'queryOf(DOCUMENT, READ)',
    },
    // Not made here: each kind reads its status in its own way.
    {
      kind: 'query',
      key: 'one',
      document: `Admin${name}`,
      field: one,
      args: { deleted: 'true' },
      reads: `...Admin${name}Detail`,
    },
    {
      kind: 'query',
      key: 'person',
      document: `${name}Person`,
      field: `${one}Person`,
      reads: '...RequestPersonFacts',
      made: 'queryOf(DOCUMENT, READ, MAX_AGE.none)',
    },
    {
      kind: 'query',
      key: 'stats',
      document: `Admin${name}Stats`,
      field: `${one}Stats`,
      reads: everythingOf(schema, `${name}Stats`),
      made: 'queryOf(DOCUMENT, READ)',
    },
  ];
}

const mutation = (key: string, field: string, toVariables: string, reads?: string): Operation => ({
  kind: 'mutation',
  key,
  document: upperFirst(field),
  field,
  reads,
  made: `mutationOf(DOCUMENT, ${toVariables}, READ)`,
});

const REPLY_VARIABLES =
  '({ id, idempotencyKey, ...input }: { id: string; idempotencyKey: string } & schema.ReplyToRequestInput) => ({ id, idempotencyKey, input })';

const CREATE_VARIABLES = (name: string) =>
  `({ idempotencyKey, ...input }: { idempotencyKey: string } & schema.Create${name}Input) => ({ idempotencyKey, input })`;

/** The changes of one request. */
function mutationsOf(name: string): Operation[] {
  const detail = `...Admin${name}Detail`;
  const change = (key: string, field: string, input: string): Operation => ({
    ...mutation(
      key,
      field,
      `({ id, ...input }: { id: string } & schema.${input}) => ({ id, input })`,
      detail,
    ),
    args: { idempotencyKey: undefined },
  });
  return [
    ...(WITH_INTAKE.includes(name)
      ? [mutation('create', `create${name}`, CREATE_VARIABLES(name), 'id reference')]
      : []),
    change('setStatus', `set${name}Status`, `Set${name}StatusInput`),
    ...(WITH_UPDATE.includes(name)
      ? [change('update', `update${name}`, `Update${name}Input`)]
      : []),
    change('assign', `assign${name}`, 'AssignRequestInput'),
    mutation('reply', `replyTo${name}`, REPLY_VARIABLES, detail),
    change('addNote', `add${name}Note`, 'AddRequestNoteInput'),
    mutation('remove', `delete${name}`, 'byId', `...Admin${name}Row`),
    mutation('restore', `restore${name}`, 'byId', `...Admin${name}Row`),
  ];
}

/** The changes of several requests at once, all or none, and the export of all that a list shows. */
function bulkOf(name: string): Operation[] {
  const change = (key: string, field: string, input: string) =>
    mutation(key, field, `(input: schema.${input}) => ({ input })`, '...BulkOutcome');
  const toExport = `(order: schema.Create${name}ExportMutationVariables) => order`;
  return [
    change('setStatuses', `set${name}Statuses`, `Set${name}StatusesInput`),
    change('assignMany', `assign${name}s`, 'AssignRequestsInput'),
    change('removeMany', `delete${name}s`, 'RequestRowsInput'),
    change('restoreMany', `restore${name}s`, 'RequestRowsInput'),
    mutation('createExport', `create${name}Export`, toExport, '...RequestExportLink'),
  ];
}
