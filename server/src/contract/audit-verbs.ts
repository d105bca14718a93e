import { CONTENT_FLAGS, CONTENT_KINDS } from './content/content-kinds.js';
import { flagWords } from './entity-label.js';

/** The actions that the audit log records, by kind of row. The dashboard has a text for each. */
export const CONTENT_VERBS = [
  'created',
  'updated',
  'removed',
  'restored',
  'reordered',
  'status_changed',
  'law_reviewed',
] as const;
/** Each flag also has a verb of its own, such as `featured_changed`. */
export type ContentVerb = (typeof CONTENT_VERBS)[number] | `${string}_changed`;

/** When a consultant can be booked, and the private address of their calendar. */
export const SCHEDULE_VERBS = ['hours_changed', 'feed_created', 'feed_removed'] as const;
export type ScheduleVerb = (typeof SCHEDULE_VERBS)[number];

export const REQUEST_VERBS = [
  'submitted',
  'taken',
  'resubmitted',
  'status_changed',
  'note_added',
  'message_added',
  'replied',
  'withdrawn',
  'assigned',
  'updated',
  'removed',
  'restored',
  'exported',
  'printed',
  'code_given',
  'joined',
  'left',
  'file_added',
  'file_removed',
  'file_opened',
  'file_infected',
  'paper_changed',
  'archive_downloaded',
] as const;

/** A consultation can also be moved to another time: by the office, or by the client. */
export const CONSULTATION_VERBS = [
  ...REQUEST_VERBS,
  'rescheduled',
  'moved',
  'day_printed',
  'no_show',
  'no_show_undone',
] as const;
/** What is recorded of any kind of request. */
export type RequestVerb = (typeof CONSULTATION_VERBS)[number];

/** An application also has a CV; each download of it is recorded, and a virus that was found in it later. */
export const APPLICATION_VERBS = [...REQUEST_VERBS, 'cv_downloaded', 'cv_infected'] as const;
export type ApplicationVerb = (typeof APPLICATION_VERBS)[number];

export const USER_VERBS = [
  'created',
  'registered',
  'updated',
  'profile_updated',
  'password_changed',
  'email_corrected',
  'email_changed',
  'email_change_undone',
  'email_verified',
  'email_proved',
  'disowned',
  'phone_verified',
  'activated',
  'deactivated',
  'unlocked',
  'reset_link_sent',
  'removed',
  'erased',
  'data_downloaded',
  'second_factor_enabled',
  'second_factor_disabled',
  'recovery_codes_renewed',
  'recovery_code_used',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'authenticator_added',
  'authenticator_removed',
] as const;
export type UserVerb = (typeof USER_VERBS)[number];

export const CONTACT_INFO_VERBS = ['created', 'updated', 'status_changed', 'removed'] as const;
export type ContactInfoVerb = (typeof CONTACT_INFO_VERBS)[number];

export const HOLIDAY_VERBS = ['created', 'updated', 'removed'] as const;
export type HolidayVerb = (typeof HOLIDAY_VERBS)[number];

/** The hours of an ordinary week, and periods with others. */
export const HOURS_VERBS = ['created', 'updated', 'removed', 'hours_changed'] as const;
export type HoursVerb = (typeof HOURS_VERBS)[number];

/** A mail is written by the product; an administrator can send it again. */
export const MAIL_VERBS = ['retried'] as const;
export type MailVerb = (typeof MAIL_VERBS)[number];

/** What a program signs in with is made, and ended; an assistant calls tools with it. */
export const TOKEN_VERBS = ['created', 'revoked', 'tool_used'] as const;
export type TokenVerb = (typeof TOKEN_VERBS)[number];

/** Where programs elsewhere are told of changes; the product itself switches one off that fails for a day. */
export const WEBHOOK_VERBS = [
  'created',
  'updated',
  'removed',
  'secret_renewed',
  'switched_off',
  'tested',
  'retried',
] as const;
export type WebhookVerb = (typeof WEBHOOK_VERBS)[number];

export const SETTINGS_VERBS = ['updated'] as const;

/** A quote is sent, again in each version, and decided; payments change what is open of it. */
export const QUOTE_VERBS = [
  'created',
  'updated',
  'removed',
  'sent',
  'accepted',
  'refused',
  'withdrawn',
  'expired',
  'paid',
  'payment_cancelled',
  'printed',
  'exported',
] as const;
export type QuoteVerb = (typeof QUOTE_VERBS)[number];

/** A rating is written, changed and withdrawn by the client, who agrees to a testimonial and takes that back. */
export const RATING_VERBS = [
  'created',
  'updated',
  'removed',
  'consented',
  'consent_withdrawn',
] as const;
export type RatingVerb = (typeof RATING_VERBS)[number];

/** Two records of one person are joined, and what is not of one person is kept apart; each is undone. */
export const PERSON_VERBS = [
  'merged',
  'merge_undone',
  'dismissed',
  'dismissal_undone',
  'separated',
  'separation_undone',
] as const;
export type PersonVerb = (typeof PERSON_VERBS)[number];

/** What the product itself does at night. */
export const RETENTION_VERBS = ['applied'] as const;
export type RetentionVerb = (typeof RETENTION_VERBS)[number];

/** `entity.verb`, for instance `service.updated`. */
export type AuditAction =
  `${string}.${ContentVerb | ApplicationVerb | RequestVerb | UserVerb | ContactInfoVerb | MailVerb | RetentionVerb | ScheduleVerb | QuoteVerb | RatingVerb | TokenVerb | WebhookVerb | PersonVerb}`;

/** The kinds of rows whose changes are recorded. */
export const AUDIT_ENTITIES = [
  'serviceRequest',
  'contactRequest',
  'application',
  'consultation',
  ...CONTENT_KINDS,
  'user',
  'contactInfo',
  'holiday',
  'officeHours',
  'mail',
  'quote',
  'apiToken',
  'webhook',
  'rating',
  'person',
  'settings',
  'retention',
] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];
export const isAuditEntity = (name: string): name is AuditEntity =>
  AUDIT_ENTITIES.some((entity) => entity === name);

/** The flags of content, each changed by a verb of its own. */
const FLAG_VERBS = CONTENT_FLAGS.map((flag) => `${flag}_changed` as const);

/** What the verb of each flag says, in API descriptions. */
export const FLAG_MEANINGS = Object.fromEntries(
  CONTENT_FLAGS.map((flag) => [`${flag}_changed`, `It is ${flagWords(flag)} now, or no longer.`]),
) as Record<(typeof FLAG_VERBS)[number], string>;

/** Everything that is recorded of any kind of row. */
export const AUDIT_VERBS = [
  ...new Set([
    ...[...CONTENT_VERBS, ...FLAG_VERBS, ...APPLICATION_VERBS, ...CONSULTATION_VERBS],
    ...[...USER_VERBS, ...MAIL_VERBS, ...RETENTION_VERBS, ...SCHEDULE_VERBS, ...QUOTE_VERBS],
    ...TOKEN_VERBS,
    ...WEBHOOK_VERBS,
    ...RATING_VERBS,
    ...PERSON_VERBS,
  ]),
];
export type AuditVerb = (typeof AUDIT_VERBS)[number];
