import { CONTENT, CONTENT_KINDS, type ContentKind } from './content/content-kinds.js';
import { reviewedTexts } from './content/define-content.js';
import type { UserRole } from './enums.js';
import { INTAKE_KINDS } from './requests/intake.js';
import { REQUEST_KINDS, type RequestKindName } from './requests/request-kinds.js';

/**
 * What people do with requests that others sent: `answer` also changes their status and adds notes, `manage`
 * corrects what was sent and decides who deals with it, `remove` includes restoring, `create` writes one down for
 * somebody who called or came.
 */
const REQUEST_RIGHTS = ['read', 'answer', 'manage', 'export', 'remove'] as const;
export type RequestRight = (typeof REQUEST_RIGHTS)[number] | 'create';
export type RequestPermission = `${RequestKindName}.${RequestRight}`;

/**
 * What people do with content: `draft` writes drafts, `publish` decides what the public sees and changes it,
 * `remove` includes restoring, `review` confirms what it says of the law (A84).
 */
const CONTENT_RIGHTS = ['read', 'draft', 'publish', 'remove'] as const;
export type ContentRight = (typeof CONTENT_RIGHTS)[number] | 'review';
export type ContentPermission = `${ContentKind}.${ContentRight}`;

const OTHER_PERMISSIONS = [
  'account.own',
  'account.correctEmail',
  'request.submit',
  'request.own',
  'notification.own',
  'user.manage',
  'contactInfo.manage',
  'mail.manage',
  'holiday.read',
  'holiday.manage',
  'officeHours.read',
  'officeHours.manage',
  'desk.use',
  'person.read',
  'person.merge',
  'quote.read',
  'quote.write',
  'quote.export',
  'payment.record',
  'rating.read',
  'privacy.manage',
  'overview.read',
  'audit.read',
  'settings.manage',
  'token.manage',
  'webhook.manage',
] as const;

/** Permissions that operations require. Services check who owns a row, and `request-scope` who may see it. */
export type Permission = (typeof OTHER_PERMISSIONS)[number] | RequestPermission | ContentPermission;

export const requestPermission = (kind: string, right: RequestRight) =>
  `${kind}.${right}` as RequestPermission;
export const contentPermission = (kind: string, right: ContentRight) =>
  `${kind}.${right}` as ContentPermission;

const ofRequests = (...rights: readonly RequestRight[]): Permission[] =>
  REQUEST_KINDS.flatMap((kind) => rights.map((right) => requestPermission(kind, right)));
const OF_INTAKE = INTAKE_KINDS.map((kind) => requestPermission(kind, 'create'));
const ofContent = (
  kinds: readonly ContentKind[],
  ...rights: readonly ContentRight[]
): Permission[] => kinds.flatMap((kind) => rights.map((right) => contentPermission(kind, right)));

/** The kinds of content that say what the law says. */
export const REVIEWED_KINDS: readonly ContentKind[] = CONTENT_KINDS.filter(
  (kind) => reviewedTexts(CONTENT[kind]).length > 0,
);

export const PERMISSIONS: readonly Permission[] = [
  ...OTHER_PERMISSIONS,
  ...ofRequests(...REQUEST_RIGHTS),
  ...OF_INTAKE,
  ...ofContent(CONTENT_KINDS, ...CONTENT_RIGHTS),
  ...ofContent(REVIEWED_KINDS, 'review'),
];

export const isPermission = (name: string): name is Permission =>
  PERMISSIONS.some((permission) => permission === name);

/** What everybody may do who is signed in. */
const OWN: readonly Permission[] = [
  'account.own',
  'request.submit',
  'request.own',
  'notification.own',
];

/** What everybody in the office may do beside that. */
const OFFICE: readonly Permission[] = [
  ...OWN,
  'desk.use',
  'person.read',
  // for the requests that they read and answer
  'quote.read',
  'quote.write',
  // lawyers: of what they deal with
  'rating.read',
  'overview.read',
  'holiday.read',
  'officeHours.read',
  'replyTemplate.read',
];

/** Everything but users, settings, deletion, the record of changes and what the public sees (A72). */
const SECRETARY: readonly Permission[] = [
  ...OFFICE,
  ...ofRequests('read', 'answer', 'manage', 'export'),
  ...OF_INTAKE,
  'quote.export',
  'payment.record',
  'person.merge',
  ...ofContent(
    CONTENT_KINDS.filter((kind) => kind !== 'replyTemplate'),
    'read',
    'draft',
  ),
];

/**
 * Requests that they deal with or that are of their branch of law (A72), and what the site says of the law, to confirm
 * it (A84).
 */
const LAWYER: readonly Permission[] = [
  ...OFFICE,
  ...ofRequests('read', 'answer'),
  ...ofContent(REVIEWED_KINDS, 'read', 'review'),
  // what requests and questions are about, to filter them by
  'jobRole.read',
  'category.read',
  // what their quotes begin with
  'quoteTemplate.read',
];

/** Correcting the address needs no password, so a stolen session of somebody in the office must not allow it. */
const ADMIN = PERMISSIONS.filter((permission) => permission !== 'account.correctEmail');

export const ROLE_PERMISSIONS: Record<UserRole, readonly Permission[]> = {
  client: [...OWN, 'account.correctEmail'],
  lawyer: LAWYER,
  secretary: SECRETARY,
  admin: ADMIN,
};

const SETS = new Map(
  Object.entries(ROLE_PERMISSIONS).map(([role, permissions]) => [role, new Set(permissions)]),
);

/** Permissions that a client holds only with what the settings want verified, address and phone; the office is exempt (A17). */
export const VERIFIED_PERMISSIONS: readonly Permission[] = ['request.submit'];

export function roleCan(role: UserRole, permission: Permission): boolean {
  return SETS.get(role)?.has(permission) ?? false;
}

/** Whether a role that may read requests reads all of them, rather than those in its scope. */
export const seesAllRequests = (role: UserRole) => role === 'admin' || role === 'secretary';
