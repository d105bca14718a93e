import {
  APPLICATION_VERBS,
  AUDIT_ENTITIES,
  type AuditEntity,
  type AuditVerb,
  CONSULTATION_VERBS,
  CONTACT_INFO_VERBS,
  CONTENT_VERBS,
  HOLIDAY_VERBS,
  HOURS_VERBS,
  PERSON_VERBS,
  QUOTE_VERBS,
  RATING_VERBS,
  USER_VERBS,
} from './audit-verbs.js';
import { CONTENT_FLAGS, type ContentFlag, isContentKind } from './content/content-kinds.js';
import { isRequestKind } from './api-tokens.js';

/** What webhooks tell of a row. */
export const WEBHOOK_ACTIONS = [
  'created',
  'changed',
  'status_changed',
  'message_added',
  'file_changed',
  'payment_changed',
  'deleted',
  'restored',
  'erased',
] as const;
export type WebhookAction = (typeof WEBHOOK_ACTIONS)[number];

/** Recorded kinds that are about the product itself, which no webhook tells of. */
const CLOSED_KINDS = ['mail', 'apiToken', 'webhook', 'settings', 'retention'] as const;
export type WebhookKind = Exclude<AuditEntity, (typeof CLOSED_KINDS)[number]>;

/** What webhooks tell of: every kind of row whose changes are recorded, but for those of the product itself. */
export const WEBHOOK_KINDS = AUDIT_ENTITIES.filter(
  (kind): kind is WebhookKind => !CLOSED_KINDS.some((closed) => closed === kind),
);
export const isWebhookKind = (name: string): name is WebhookKind =>
  WEBHOOK_KINDS.some((kind) => kind === name);

/** One event that a webhook is registered for, such as `faq.created`. */
export type WebhookEvent = `${WebhookKind}.${WebhookAction}`;

/** Sent by a button, to try a receiver. */
export const TEST_EVENT = 'webhook.test';

type OwnVerb = Exclude<AuditVerb, `${ContentFlag}_changed`>;

/** What each recorded verb is to a webhook; null: reading, and what concerns an account's security, is not told. */
const ACTION_OF_VERB: Record<OwnVerb, WebhookAction | null> = {
  created: 'created',
  registered: 'created',
  submitted: 'created',
  taken: 'created',
  updated: 'changed',
  reordered: 'changed',
  law_reviewed: 'changed',
  hours_changed: 'changed',
  resubmitted: 'changed',
  note_added: 'changed',
  assigned: 'changed',
  rescheduled: 'changed',
  moved: 'changed',
  joined: 'changed',
  left: 'changed',
  profile_updated: 'changed',
  email_corrected: 'changed',
  email_changed: 'changed',
  email_change_undone: 'changed',
  email_verified: 'changed',
  phone_verified: 'changed',
  consented: 'changed',
  consent_withdrawn: 'changed',
  merged: 'changed',
  merge_undone: 'changed',
  separated: 'changed',
  separation_undone: 'changed',
  status_changed: 'status_changed',
  withdrawn: 'status_changed',
  no_show: 'status_changed',
  no_show_undone: 'status_changed',
  activated: 'status_changed',
  deactivated: 'status_changed',
  disowned: 'status_changed',
  sent: 'status_changed',
  accepted: 'status_changed',
  refused: 'status_changed',
  expired: 'status_changed',
  message_added: 'message_added',
  replied: 'message_added',
  file_added: 'file_changed',
  file_removed: 'file_changed',
  file_infected: 'file_changed',
  cv_infected: 'file_changed',
  paper_changed: 'file_changed',
  paid: 'payment_changed',
  payment_cancelled: 'payment_changed',
  removed: 'deleted',
  restored: 'restored',
  erased: 'erased',
  exported: null,
  printed: null,
  day_printed: null,
  code_given: null,
  file_opened: null,
  archive_downloaded: null,
  cv_downloaded: null,
  data_downloaded: null,
  feed_created: null,
  feed_removed: null,
  email_proved: null,
  password_changed: null,
  unlocked: null,
  reset_link_sent: null,
  second_factor_enabled: null,
  second_factor_disabled: null,
  recovery_codes_renewed: null,
  recovery_code_used: null,
  passkey_added: null,
  passkey_renamed: null,
  passkey_removed: null,
  authenticator_added: null,
  authenticator_removed: null,
  retried: null,
  applied: null,
  revoked: null,
  dismissed: null,
  dismissal_undone: null,
  secret_renewed: null,
  switched_off: null,
  tested: null,
  tool_used: null,
};

const FLAG_VERBS: readonly string[] = CONTENT_FLAGS.map((flag) => `${flag}_changed`);

/** What a recorded verb is to webhooks; null for what they do not tell. */
export function toWebhookAction(verb: string): WebhookAction | null {
  if (FLAG_VERBS.includes(verb)) return 'changed';
  return Object.hasOwn(ACTION_OF_VERB, verb) ? ACTION_OF_VERB[verb as OwnVerb] : null;
}

/** The recorded verbs of the kinds that are neither content nor requests. */
const VERBS: Partial<Record<WebhookKind, readonly string[]>> = {
  application: APPLICATION_VERBS,
  user: USER_VERBS,
  contactInfo: CONTACT_INFO_VERBS,
  holiday: HOLIDAY_VERBS,
  officeHours: HOURS_VERBS,
  quote: QUOTE_VERBS,
  rating: RATING_VERBS,
  person: PERSON_VERBS,
};

const verbsOf = (kind: WebhookKind): readonly string[] =>
  VERBS[kind] ??
  (isContentKind(kind) ? CONTENT_VERBS : isRequestKind(kind) ? CONSULTATION_VERBS : []);

/** What can happen to rows of a kind. */
export function listWebhookActions(kind: WebhookKind): readonly WebhookAction[] {
  // a request is blanked with its account, or by the retention rules
  const actions = [...verbsOf(kind).map(toWebhookAction), isRequestKind(kind) ? 'erased' : null];
  return WEBHOOK_ACTIONS.filter((action) => actions.includes(action));
}

/** Every event that a webhook can be registered for. */
export const WEBHOOK_EVENTS: readonly WebhookEvent[] = WEBHOOK_KINDS.flatMap((kind) =>
  listWebhookActions(kind).map((action): WebhookEvent => `${kind}.${action}`),
);

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why an attempt came to nothing where the receiver gave no status that says so. */
export const DELIVERY_PROBLEMS = [
  'refused_address',
  'unknown_host',
  'no_connection',
  'timeout',
  'redirect',
  'status',
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** Why a webhook is off that nobody switched off. */
export const SWITCHED_OFF_REASONS = ['failures', 'token'] as const;
export type SwitchedOffReason = (typeof SWITCHED_OFF_REASONS)[number];

/** Bounds of webhooks. */
export const WEBHOOKS = {
  name: { min: 2, max: 60 },
  url: { max: 500 },
  /** More than an office has programs. */
  max: 30,
  /** Hours for which the secret of before is valid beside a new one. */
  rotationHours: 7 * 24,
  /** Failures without a success in between, after which a webhook is switched off. */
  failingHours: 24,
  /** What is kept of an answer. */
  answerCharacters: 500,
  /** Days for which deliveries and attempts are kept. */
  keptDays: 30,
  timeoutSeconds: 10,
} as const;
