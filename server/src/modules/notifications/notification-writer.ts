import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { USER_ROLES } from '../../contract/enums.js';
import {
  CATEGORY_RULES,
  deskPath,
  NOTIFICATION_ENTITIES,
  type NotificationEntity,
  type NotificationEvent,
} from '../../contract/notifications.js';
import { roleCan } from '../../contract/permissions.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import { MailService } from '../../platform/mail/mail.service.js';
import {
  type Caller,
  type Notice,
  Notifier,
  type StaffNotice,
} from '../../platform/notifications/notifier.js';
import { Settings } from '../../platform/settings/settings.js';
import { type SmsPerson, SmsService } from '../../platform/sms/sms.service.js';
import { searchableText, wordsOfNotification } from './notification-words.js';

/** What the office is told by SMS as well: appointments, and answers that are due soon. */
const TO_OFFICE: readonly string[] = [
  'consultation.submitted',
  'consultation.withdrawn',
  'consultation.moved',
];
const ANSWER_DUE = 'answer_due';
/** What clients are told by SMS as well: decisions, and appointments that are confirmed, cancelled or moved. */
const TO_CLIENTS: readonly string[] = [
  'serviceRequest.status_changed',
  'application.status_changed',
  'consultation.status_changed',
  'consultation.rescheduled',
];

/** The text of an event for the office or for clients; undefined for what can wait until somebody looks. */
function templateOf({ entity, event, type }: Notice, isStaff: boolean): string | undefined {
  const kind = `${entity}.${event}`;
  if (isStaff) {
    if (event === ANSWER_DUE) return `office.${ANSWER_DUE}`;
    return TO_OFFICE.includes(kind) ? `office.${kind}` : undefined;
  }
  // a request that is merely being worked on is no decision; a consultation that took place is no news
  const isNews = entity === 'consultation' ? type !== 'success' : type !== 'info';
  return TO_CLIENTS.includes(kind) && isNews ? `client.${kind}` : undefined;
}

/** Tells people the few things by SMS that a phone is for. */
@Injectable()
export class NotificationSms {
  constructor(private readonly sms: SmsService) {}

  /** Whoever gets no mail is told of every answer. */
  async tellCaller(transaction: Transaction, caller: Caller, notice: Notice): Promise<void> {
    const template = (notice.entity === 'consultation' && templateOf(notice, false)) || NEWS;
    await this.sms.notify(transaction, [asPerson(caller)], { template, variables: notice.values });
  }

  reaches(caller: Caller): Promise<boolean> {
    return this.sms.reaches(asPerson(caller));
  }

  async tell(
    transaction: Transaction,
    notice: Notice,
    people: readonly SmsPerson[],
  ): Promise<void> {
    for (const isStaff of [true, false]) {
      const template = templateOf(notice, isStaff);
      const told = people.filter((person) => person.isStaff === isStaff);
      if (template && told.length > 0)
        await this.sms.notify(transaction, told, { template, variables: notice.values });
    }
  }
}

/** Nobody has shown that the number is theirs. */
const asPerson = (caller: Caller): SmsPerson => ({
  ...caller,
  ...{ isPhoneVerified: false, isStaff: false },
});
/** Says that there is something new, without a word of what: others may read the phone. */
const NEWS = 'caller.news';

/** Name of the events that tell somebody of a new notification. */
export const NOTIFICATION = 'notification';

const IN_SERVICE = 'u.is_active AND u.deleted_at IS NULL';
/** Stores a notification for each of the people `$1` selects who wants it; answers all of them. */
const tell = (people: string, condition: string) => `
  WITH people AS (
    SELECT u.id, u.email, u.full_name, u.language, u.role, u.phone_e164,
      u.phone_verified_at IS NOT NULL AS is_phone_verified
    FROM users u WHERE ${people} AND ${IN_SERVICE}),
  recipients AS (
    SELECT s.*, coalesce(p.in_app, $11::boolean) AS in_app, coalesce(p.by_mail, $12::boolean) AS by_mail
    FROM people s LEFT JOIN notification_preferences p ON p.user_id = s.id AND p.category = $3
    WHERE s.id IS DISTINCT FROM $2::uuid AND ${condition}),
  written AS MATERIALIZED (SELECT search_norm($10) AS doc, search_words($10) AS words),
  told AS (
    INSERT INTO notifications (id, user_id, category, type, event, entity, entity_id, permission, values, search_doc, search_words)
    SELECT gen_random_uuid(), id, $3, $4::notification_type, $5, $6, $7, $8, $9::jsonb, doc, words
    FROM recipients, written WHERE in_app RETURNING id, user_id)
  SELECT r.id AS "userId", t.id AS "notificationId", r.email, r.full_name AS "fullName", r.language,
    r.by_mail AS "byMail", r.role <> 'client' AS "isStaff", r.phone_e164 AS "phoneE164",
    r.is_phone_verified AS "isPhoneVerified"
  FROM recipients r LEFT JOIN told t ON t.user_id = r.id`;

/** The person who deals with it, if there is one who still may; else everybody with one of the roles. */
const TELL_STAFF = tell(
  `u.role = ANY($1::user_role[])
    AND (u.role <> 'lawyer' OR u.id = $13::uuid OR $14::text = ANY(u.branches))`,
  '($15::boolean OR $13::uuid IS NULL OR s.id = $13 OR NOT EXISTS (SELECT FROM people WHERE id = $13))',
);
const TELL_PERSON = tell('u.id = $1::uuid', 'true');

/** What the settings may keep from the whole office. */
const SWITCHES: Partial<
  Record<
    `${NotificationEntity}.${NotificationEvent}`,
    'newUserNotification' | 'newConsultationNotification' | 'newContactNotification'
  >
> = {
  'user.registered': 'newUserNotification',
  'consultation.submitted': 'newConsultationNotification',
  'contactRequest.submitted': 'newContactNotification',
};

interface Recipient extends SmsPerson {
  userId: string;
  /** Null for somebody who is told by mail only. */
  notificationId: string | null;
  email: string;
  fullName: string;
  byMail: boolean;
}

/** Stores notifications for everybody concerned in one statement, and mails those who want mails. */
@Injectable()
export class NotificationWriter implements Notifier {
  constructor(
    private readonly mails: MailService,
    private readonly sms: NotificationSms,
    private readonly events: ChangeEventBus,
    private readonly settings: Settings,
  ) {}

  async tellStaff(transaction: Transaction, notice: StaffNotice): Promise<void> {
    const setting = SWITCHES[`${notice.entity}.${notice.event}`];
    if (setting && !(await this.settings.get(setting))) return;
    const roles = USER_ROLES.filter((role) => roleCan(role, notice.permission));
    const { assigneeId = null, branch = null, toAll = false } = notice;
    const values = [roles, ...valuesOf(notice), assigneeId, branch, toAll];
    const recipients = await transaction.execute<Recipient>(TELL_STAFF, values);
    await this.announce(transaction, notice, recipients);
  }

  async tellPerson(transaction: Transaction, userId: string, notice: Notice): Promise<void> {
    const values = [userId, ...valuesOf(notice)];
    const recipients = await transaction.execute<Recipient>(TELL_PERSON, values);
    await this.announce(transaction, notice, recipients);
  }

  tellCaller(transaction: Transaction, caller: Caller, notice: Notice): Promise<void> {
    return this.sms.tellCaller(transaction, caller, notice);
  }

  reaches(caller: Caller): Promise<boolean> {
    return this.sms.reaches(caller);
  }

  private async announce(
    transaction: Transaction,
    notice: Notice,
    recipients: readonly Recipient[],
  ): Promise<void> {
    for (const { notificationId: id, userId: ownerId } of recipients)
      if (id) this.events.announce(transaction, { entity: NOTIFICATION, id, ownerId });
    const reached = recipients.filter(({ notificationId, byMail }) => notificationId ?? byMail);
    await this.sms.tell(transaction, notice, reached);
    const mailed = recipients.filter(({ byMail }) => byMail);
    if (mailed.length === 0 || !(await this.settings.get('emailNotifications'))) return;
    const cause = `notification:${uuidv7()}`;
    await allSettledOrThrow(...mailed.map((to) => this.mail(transaction, notice, cause, to)));
  }

  private async mail(
    transaction: Transaction,
    { event, entity, entityId, values }: Notice,
    cause: string,
    { userId, email, fullName, language }: Recipient,
  ): Promise<void> {
    await this.mails.enqueue(transaction, {
      cause: `${cause}:${userId}`,
      to: email,
      language,
      template: 'notification',
      path: deskPath(entity, entityId),
      variables: { name: fullName, ...wordsOfNotification({ event, entity, values }, language) },
    });
  }
}

/** The parameters `$2` to `$12`. */
function valuesOf(notice: Notice): unknown[] {
  const { entity, entityId, event, type, permission, values, viewer } = notice;
  const category = notice.category ?? NOTIFICATION_ENTITIES[entity];
  const { byDefault } = CATEGORY_RULES[category];
  return [
    ...[viewer?.id ?? null, category, type, event, entity, entityId, permission ?? null],
    ...[JSON.stringify(values), searchableText(values)],
    ...[byDefault.inApp, byDefault.byMail],
  ];
}
