import type { Permission } from './permissions.js';

export const NOTIFICATION_TYPES = ['success', 'warning', 'info'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What notifications are about. People choose by category what they are told of. */
export const NOTIFICATION_CATEGORIES = [
  'service_requests',
  'contact',
  'join_team',
  'consultations',
  'deadlines',
  'quotes',
  'ratings',
  'users',
  'consultants',
  'faq',
  'system',
] as const;
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

/** The kinds of rows that a notification leads to, with the category of what happens to them. */
export const NOTIFICATION_ENTITIES = {
  serviceRequest: 'service_requests',
  contactRequest: 'contact',
  application: 'join_team',
  consultation: 'consultations',
  jobRole: 'join_team',
  consultant: 'consultants',
  faq: 'faq',
  quote: 'quotes',
  rating: 'ratings',
  user: 'users',
  mail: 'system',
  sms: 'system',
  webhook: 'system',
} as const satisfies Record<string, NotificationCategory>;
export type NotificationEntity = keyof typeof NOTIFICATION_ENTITIES;

export const NOTIFICATION_EVENTS = [
  'submitted',
  'resubmitted',
  'message',
  'withdrawn',
  'assigned',
  'status_changed',
  'rescheduled',
  'moved',
  'note',
  'reply',
  'files_added',
  'files_shared',
  'paper_refused',
  'answer_due',
  'answer_late',
  'call_due',
  'registered',
  'disowned',
  'created',
  'removed',
  'failed',
  'infected',
  'sent',
  'accepted',
  'refused',
  'expiring',
  'expired',
  'paid',
  'payment_cancelled',
  'rated_low',
  'consent_withdrawn',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** Whether somebody is told in the product and by mail, unless the person chose otherwise. */
export interface NotificationChannels {
  inApp: boolean;
  byMail: boolean;
}

/** A category as staff choose it: who may be told of it, and what holds until they choose. */
export interface CategoryRule {
  permission: Permission;
  byDefault: NotificationChannels;
  /** False: never by mail. A mail about a mail that failed would fail, too. */
  canMail: boolean;
}

const inApp = (permission: Permission): CategoryRule => ({
  permission,
  byDefault: { inApp: true, byMail: false },
  canMail: true,
});

export const CATEGORY_RULES: Record<NotificationCategory, CategoryRule> = {
  service_requests: inApp('serviceRequest.read'),
  contact: inApp('contactRequest.read'),
  join_team: inApp('application.read'),
  consultations: inApp('consultation.read'),
  deadlines: { ...inApp('desk.use'), byDefault: { inApp: true, byMail: true } },
  quotes: inApp('quote.read'),
  ratings: inApp('rating.read'),
  users: inApp('user.manage'),
  consultants: inApp('consultant.read'),
  faq: inApp('faq.read'),
  system: { ...inApp('mail.manage'), canMail: false },
};

const DESK_SCREENS: Record<NotificationEntity, string> = {
  serviceRequest: 'service-requests?view=',
  contactRequest: 'contact?view=',
  application: 'applications?view=',
  consultation: 'consultations?view=',
  jobRole: 'roles?form=',
  consultant: 'consultants?form=',
  faq: 'faq?form=',
  quote: 'quotes?view=',
  rating: 'ratings?view=',
  user: 'users?form=',
  mail: '#mails',
  sms: 'settings?tab=integrations',
  webhook: 'webhooks?view=',
};

/** The page of the dashboard, without language prefix, where staff see what a notification is about. */
export function deskPath(entity: NotificationEntity, id: string): string {
  const screen = DESK_SCREENS[entity];
  if (screen.startsWith('#')) return `/dashboard${screen}`;
  return `/dashboard/${screen}${screen.endsWith('=') ? encodeURIComponent(id) : ''}`;
}

const ACCOUNT_PAGES: Partial<Record<NotificationEntity, string>> = {
  serviceRequest: 'requests',
  contactRequest: 'messages',
  application: 'applications',
  consultation: 'consultations',
  quote: 'quotes',
};

/** The page of the account, without language prefix, where a client sees it. */
export function accountPath(entity: NotificationEntity, id: string): string {
  const page = ACCOUNT_PAGES[entity];
  return page ? `/account/${page}/${encodeURIComponent(id)}` : '/account';
}

/** Notifications are deleted after these days: read ones sooner. */
export const NOTIFICATION_DAYS = { read: 90, unread: 365 } as const;

/** Unread notifications are counted up to this number. */
export const MAX_UNREAD_COUNT = 1000;
