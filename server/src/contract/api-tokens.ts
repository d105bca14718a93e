import { isContentKind } from './content/content-kinds.js';
import type { Locale } from './locales.js';
import { type Permission, PERMISSIONS } from './permissions.js';
import { REQUEST_KINDS, type RequestKindName } from './requests/request-kinds.js';

/** What a program does with a kind of row. */
export const SCOPE_ACTIONS = ['read', 'create', 'change', 'delete'] as const;
export type ScopeAction = (typeof SCOPE_ACTIONS)[number];

/** Kinds that no token reaches: the account itself with its passwords and sessions, and tokens. */
const CLOSED_KINDS = ['account', 'token'];

type KindOf<P extends string> = P extends `${infer Kind}.${string}` ? Kind : never;
/** A kind of row, by the first word of its permissions. */
export type ScopeKind = Exclude<KindOf<Permission>, 'account' | 'token'>;

const kindOf = (permission: Permission) =>
  permission.slice(0, permission.indexOf('.')) as KindOf<Permission>;
const rightOf = (permission: Permission) => permission.slice(permission.indexOf('.') + 1);

/** What tokens are given rights to, by the first word of permissions; `request` is what the account itself sent. */
export const SCOPE_KINDS = [...new Set(PERMISSIONS.map(kindOf))].filter(
  (kind): kind is ScopeKind => !CLOSED_KINDS.includes(kind),
);

/** What can be done at all with a kind: figures and the record of changes are only read. */
export const actionsOf = (kind: string): readonly ScopeAction[] =>
  PERMISSIONS.filter((permission) => kindOf(permission) === kind).every(
    (permission) => rightOf(permission) === 'read',
  )
    ? ['read']
    : SCOPE_ACTIONS;

/** One right of a token, such as `faq.change`. */
export type TokenScope = `${string}.${ScopeAction}`;

/** The kinds whose rows say nothing about a person. */
const IMPERSONAL_KINDS = ['contactInfo', 'holiday', 'officeHours', 'settings', 'webhook'];
export const isImpersonal = (kind: string): boolean =>
  isContentKind(kind) || IMPERSONAL_KINDS.includes(kind);
export const isRequestKind = (kind: string): kind is RequestKindName =>
  REQUEST_KINDS.some((name) => name === kind);

/** What a token may do; the rights of its account are its ceiling (B39). */
export interface TokenGrants {
  /** What the token is called, in the record of changes. */
  name: string;
  scopes: readonly TokenScope[];
  /** It also reads what says something about a person. */
  personal: boolean;
  /** The languages in which it writes content; null: all. */
  languages: readonly Locale[] | null;
  /** Addresses and networks that it is accepted from; empty: from everywhere. */
  addresses: readonly string[];
  callsPerMinute: number;
}

/** Bounds of what a token is made of; `days` until it ends. */
export const API_TOKENS = {
  name: { min: 2, max: 60 },
  days: { min: 1, max: 366, initial: 90 },
  addresses: { max: 20 },
  callsPerMinute: { min: 1, max: 6000, initial: 600 },
  perAccount: 50,
} as const;

/** What rights do, where the right alone says it. Preparing a file to read is reading. */
const ACTION_OF_RIGHT: Partial<Record<string, ScopeAction>> = {
  read: 'read',
  export: 'read',
  remove: 'delete',
  submit: 'create',
  create: 'create',
};

const ACTION_OF_NAME: [RegExp, ScopeAction][] = [
  [/^mutation create\w*(Link|Pdf|Receipt)$/, 'read'],
  [/^DELETE .*\/second-factor$/, 'change'],
  [/^(DELETE |POST .*\/erasure$|mutation (delete|erase|remove|revoke))/, 'delete'],
  [/^(POST [^:]+$|mutation (create|submit|record))/, 'create'],
];

const READS = /^(query|subscription|GET|HEAD) /;

function actionOf(right: string, name: string): ScopeAction {
  if (READS.test(name)) return 'read';
  const named = ACTION_OF_NAME.find(([names]) => names.test(name));
  return ACTION_OF_RIGHT[right] ?? named?.[1] ?? 'change';
}

/**
 * The right that a token needs for an operation; undefined for what no token may do.
 *
 * @param name as in `routes.txt`: `mutation createFaq`, `POST /api/v1/faqs`
 */
export function scopeOf(permission: Permission, name: string): TokenScope | undefined {
  const kind = kindOf(permission);
  if (CLOSED_KINDS.includes(kind)) return undefined;
  return `${kind}.${actionOf(rightOf(permission), name)}`;
}

/** Whether an export is asked for, which holds everything about everybody. */
export const isExport = (permission: Permission): boolean => rightOf(permission) === 'export';
