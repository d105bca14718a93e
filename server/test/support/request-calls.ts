import type { RequestDefinition } from '../../src/contract/requests/define-request.js';
import { capitalized } from '../../src/platform/graphql/capitalized.js';
import { type Transport, withNoun } from './content-calls.js';
import type { TestFile } from './multipart.js';
import { asDone, callList, callOperation } from './operation.js';
import type { Answer, CallOptions, TestApp } from './test-app.js';

export interface TimelineEvent {
  type: string;
  status: string | null;
  note: string | null;
  public: boolean;
  actorName: string | null;
}
export type RequestRow = Record<string, unknown> & {
  id: string;
  reference: string;
  status: string;
  version: number;
  timeline: TimelineEvent[];
};
export interface RequestRows {
  items: RequestRow[];
  total: number;
  page: number;
  limit: number;
  offset: number;
}
type Input = object;

/** The operations on a kind of request that both transports offer. */
export interface RequestCalls {
  submit(input: Input, key?: string): Promise<Answer<RequestRow>>;
  mine(args?: Input): Promise<Answer<RequestRows>>;
  list(args?: Input): Promise<Answer<RequestRows>>;
  get(id: string, args?: Input): Promise<Answer<RequestRow>>;
  stats(): Promise<Answer<Record<string, number>>>;
  update(id: string, input: Input): Promise<Answer<RequestRow>>;
  setStatus(id: string, input: Input): Promise<Answer<RequestRow>>;
  reply(id: string, input: Input, key?: string): Promise<Answer<RequestRow>>;
  remove(id: string): Promise<Answer<boolean>>;
}

export interface RequestNames {
  definition: RequestDefinition;
  /** The REST path after `/api/v1`. */
  path: string;
  /** The file that is sent with a request of this kind. */
  file?: { field: string; build: () => TestFile };
}

/** The file of a submission, at its place in the form or in the variables. */
const withFile = (file: RequestNames['file'], place: string): CallOptions =>
  file ? { files: { [place + file.field]: file.build() } } : {};

function withQuery(path: string, args: Input): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) query.set(name, String(value));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

const withKey = (key: string | undefined, { headers }: CallOptions): CallOptions =>
  key === undefined ? {} : { headers: { ...headers, 'Idempotency-Key': key } };

function restRequests(
  app: TestApp,
  { path, definition, file }: RequestNames,
  caller: CallOptions,
): RequestCalls {
  const call = <T>(method: string, address: string, body?: object, headers?: CallOptions) =>
    app.rest<T>(method, address, { ...caller, ...headers, body });
  const listed = async (address: string): Promise<Answer<RequestRows>> => {
    const answer = await call<RequestRows & Record<string, RequestRow[]>>('GET', address);
    const items = answer.data?.[definition.plural] as RequestRow[];
    return { ...answer, data: answer.data && { ...answer.data, items } };
  };
  return {
    submit: (input, key) =>
      call('POST', path, input, { ...withKey(key, caller), ...withFile(file, '') }),
    mine: (args = {}) => listed(withQuery(`${path}/my-requests`, args)),
    list: (args = {}) => listed(withQuery(path, args)),
    get: (id, args = {}) => call('GET', withQuery(`${path}/${id}`, args)),
    stats: () => call('GET', `${path}/stats`),
    update: (id, input) => call('PUT', `${path}/${id}`, input),
    setStatus: (id, input) => call('PATCH', `${path}/${id}/status`, input),
    reply: (id, input, key) => call('POST', `${path}/${id}/reply`, input, withKey(key, caller)),
    remove: (id) => call('DELETE', `${path}/${id}`),
  };
}

function graphqlRequests(
  app: TestApp,
  { definition: { name, noun }, file }: RequestNames,
  caller: CallOptions,
): RequestCalls {
  const one = capitalized(name);
  const query = <T>(field: string, variables: object = {}) =>
    callOperation<T>(app, ['query', field], variables, caller);
  const mutation = <T>(field: string, variables: object) =>
    callOperation<T>(app, ['mutation', field], variables, caller);
  return {
    submit: (input, idempotencyKey) =>
      callOperation(
        app,
        ['mutation', `submit${one}`],
        { input, idempotencyKey },
        { ...caller, ...withFile(file, 'input.') },
      ),
    mine: (args = {}) => query(`my${one}s`, args),
    list: (args = {}) => callList(app, ['query', `${name}s`], args, caller),
    get: (id, args = {}) => query(name, { id, ...args }),
    stats: async () => {
      const answer = await query<Record<string, number>>(`${name}Stats`);
      return withNoun(answer, noun, Object.keys(answer.data ?? {}));
    },
    update: (id, input) => mutation(`update${one}`, { id, input }),
    setStatus: (id, input) => mutation(`set${one}Status`, { id, input }),
    reply: (id, input, idempotencyKey) => mutation(`replyTo${one}`, { id, input, idempotencyKey }),
    remove: (id) => asDone(mutation(`delete${one}`, { id })),
  };
}

const bulkFields = {
  setStatuses: (one: string) => `set${one}Statuses`,
  assign: (one: string) => `assign${one}s`,
  remove: (one: string) => `delete${one}s`,
  restore: (one: string) => `restore${one}s`,
};
export type BulkOperation = keyof typeof bulkFields;
export interface BulkOutcome {
  changed: string[];
  conflicts: { id: string; reference: string | null; changedBy: string | null }[];
}

/** Operations that only GraphQL offers, such as one's own request with its timeline. */
export function requestsOverGraphql(
  app: TestApp,
  { definition: { name } }: RequestNames,
  caller: CallOptions,
) {
  const one = capitalized(name);
  const call = (kind: 'query' | 'mutation', field: string, variables: object) =>
    callOperation<RequestRow>(app, [kind, field], variables, caller);
  return {
    get: (id: string) => call('query', name, { id }),
    getMine: (id: string) => call('query', `my${one}`, { id }),
    addNote: (id: string, input: Input, key?: string) =>
      call('mutation', `add${one}Note`, { id, input, ...(key && { idempotencyKey: key }) }),
    restore: (id: string) => call('mutation', `restore${one}`, { id }),
    assign: (id: string, input: Input) => call('mutation', `assign${one}`, { id, input }),
    addMessage: (id: string, input: Input, idempotencyKey?: string) =>
      call('mutation', `add${one}Message`, { id, input, idempotencyKey }),
    bulk: (operation: BulkOperation, input: Input) =>
      callOperation<BulkOutcome>(app, ['mutation', bulkFields[operation](one)], { input }, caller),
    createExport: (args: Input) =>
      callList<{ url: string; rows: number }>(
        app,
        ['mutation', `create${one}Export`],
        args,
        caller,
      ),
    withdraw: (id: string) => call('mutation', `withdraw${one}`, { id }),
    trash: (id: string) => call('mutation', `delete${one}`, { id }),
  };
}

export function requestCalls(
  app: TestApp,
  names: RequestNames,
  transport: Transport,
  caller: CallOptions,
): RequestCalls {
  return (transport === 'REST' ? restRequests : graphqlRequests)(app, names, caller);
}
