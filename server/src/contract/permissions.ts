import type { UserRole } from './enums.js';

/** Permissions that operations require. Services check who owns a row. */
export const PERMISSIONS = [
  'account.own',
  'account.correctEmail',
  'request.submit',
  'request.own',
  'notification.own',
  'user.manage',
  'service.manage',
  'consultant.manage',
  'jobRole.manage',
  'category.manage',
  'faq.manage',
  'testimonial.manage',
  'serviceRequest.manage',
  'application.manage',
  'contactRequest.manage',
  'replyTemplate.manage',
  'contactInfo.manage',
  'mail.manage',
  'holiday.manage',
  'desk.use',
  'overview.read',
  'audit.read',
  'settings.manage',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const CLIENT: readonly Permission[] = [
  'account.own',
  'account.correctEmail',
  'request.submit',
  'request.own',
  'notification.own',
];

/** Correcting the address needs no password, so a stolen session of an administrator must not allow it. */
const ADMIN = PERMISSIONS.filter((permission) => permission !== 'account.correctEmail');

export const ROLE_PERMISSIONS: Record<UserRole, readonly Permission[]> = {
  client: CLIENT,
  admin: ADMIN,
};

/** Permissions that a client holds only with a verified address; administrators are exempt (A17). */
export const VERIFIED_PERMISSIONS: readonly Permission[] = ['request.submit'];

export function roleCan(role: UserRole, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission);
}
