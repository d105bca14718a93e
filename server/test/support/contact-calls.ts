import { asDone, callList, callOperation, type OperationKind } from './operation.js';
import type { Transport } from './content-calls.js';
import type { Answer, TestApp } from './test-app.js';

export interface ContactRow {
  id: string;
  type: string;
  keyName: string;
  value: string;
  valueFr: string | null;
  valueEn: string | null;
  phoneE164: string | null;
  displayOrder: number;
  isActive: boolean;
  version: number;
}
export interface ContactRows {
  items: ContactRow[];
  total: number;
  limit: number;
}
export interface PublicEntry {
  key: string;
  value: string;
  order: number;
}
export type PublicContact = Record<'phones' | 'emails' | 'addresses' | 'hours', PublicEntry[]> & {
  socialMedia: Record<string, string | null>;
};

/** The operations on contact information that both transports offer. */
export interface ContactCalls {
  publicAll(args?: object): Promise<Answer<PublicContact>>;
  publicOfType(type: string, args?: object): Promise<Answer<PublicEntry[]>>;
  list(args?: object): Promise<Answer<ContactRows>>;
  get(id: string): Promise<Answer<ContactRow>>;
  create(input: object): Promise<Answer<ContactRow>>;
  update(id: string, input: object): Promise<Answer<ContactRow>>;
  updateByKey(type: string, key: string, input: object): Promise<Answer<ContactRow>>;
  bulk(updates: unknown): Promise<Answer<ContactRow[]>>;
  remove(id: string): Promise<Answer<boolean>>;
  toggle(id: string): Promise<Answer<ContactRow>>;
}

const PATH = '/contact-info';

function queryText(args: object): string {
  const pairs = Object.entries(args).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
}

function restContact(app: TestApp, token?: string): ContactCalls {
  const call = <T>(method: string, path: string, body?: object) =>
    app.rest<T>(method, PATH + path, { token, body });
  const at = (id: string) => `/admin/${encodeURIComponent(id)}`;
  return {
    publicAll: (args = {}) => call('GET', queryText(args)),
    publicOfType: (type, args = {}) => call('GET', `/type/${type}${queryText(args)}`),
    list: async (args = {}) => {
      const answer = await call<ContactRows & { contactInfo: ContactRow[] }>(
        'GET',
        `/admin${queryText(args)}`,
      );
      return { ...answer, data: answer.data && { ...answer.data, items: answer.data.contactInfo } };
    },
    get: (id) => call('GET', at(id)),
    create: (input) => call('POST', '/admin', input),
    update: (id, input) => call('PUT', at(id), input),
    updateByKey: (type, key, input) => call('PUT', `/admin/type/${type}/key/${key}`, input),
    bulk: (updates) => call('PUT', '/admin/bulk-update', { updates }),
    remove: (id) => call('DELETE', at(id)),
    toggle: (id) => call('PATCH', `${at(id)}/toggle-status`),
  };
}

function graphqlContact(app: TestApp, token?: string): ContactCalls {
  const call = <T>(kind: OperationKind, name: string, variables: object = {}) =>
    callOperation<T>(app, [kind, name], variables, { token });
  return {
    publicAll: (args = {}) => call('query', 'publicContactInfo', args),
    publicOfType: (type, args = {}) => call('query', 'publicContactInfoByType', { type, ...args }),
    list: (args = {}) => callList(app, ['query', 'contactInfos'], args, { token }),
    get: (id) => call('query', 'contactInfo', { id }),
    create: (input) => call('mutation', 'createContactInfo', { input }),
    update: (id, input) => call('mutation', 'updateContactInfo', { id, input }),
    updateByKey: (type, keyName, input) =>
      call('mutation', 'updateContactInfoByKey', { type, keyName, input }),
    bulk: (updates) => call('mutation', 'bulkUpdateContactInfo', { input: { updates } }),
    remove: (id) => asDone(call('mutation', 'eraseContactInfo', { id })),
    toggle: (id) => call('mutation', 'toggleContactInfoStatus', { id }),
  };
}

export function contactCalls(app: TestApp, transport: Transport, token?: string): ContactCalls {
  return (transport === 'REST' ? restContact : graphqlContact)(app, token);
}
