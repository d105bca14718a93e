import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../core/database/transaction.js';
import type { Notice } from '../../core/notifications/notifier.js';
import { type SmsPerson, SmsService } from '../../core/sms/sms.service.js';

/** What the office is told by SMS as well: appointments, and answers that are due soon. */
const TO_OFFICE: readonly string[] = ['consultation.submitted', 'consultation.withdrawn'];
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
