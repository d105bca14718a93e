/** Enum values, spelt as in the APIs and in PostgreSQL. */
export const USER_ROLES = ['admin', 'lawyer', 'secretary', 'client'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** Who works in the office: everybody but clients. */
export const STAFF_ROLES = ['admin', 'lawyer', 'secretary'] as const satisfies readonly UserRole[];
export const isStaff = (role: UserRole) => role !== 'client';

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export const URGENCIES = ['urgent', 'high', 'normal', 'low'] as const;
export type Urgency = (typeof URGENCIES)[number];

export const MAIL_STATUSES = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** An enum of the API: its name, what it is, and what each value means. */
export interface EnumDeclaration {
  name: string;
  description: string;
  meanings: Record<string, string>;
}
