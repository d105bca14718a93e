import { Injectable } from '@nestjs/common';
import type { ConsultationStatus } from '../../contract/requests/consultation.js';
import { NO_SHOW_UNDO_HOURS } from '../../contract/requests/booking.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MailService } from '../../platform/mail/mail.service.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { ClientAccounts } from '../../requests/people/request-accounts.js';
import { type ConsultationEntity, mayReschedule } from './consultation.entity.js';
import { consultationVariables } from './consultation-mails.js';
import { ConsultationsService } from './consultations.service.js';
import type { MarkNoShowInput } from './consultation.types.js';

const HOUR_MS = 3_600_000;
/** The status that it had before it was marked. */
const STATUS_BEFORE = `
  SELECT status FROM request_events
   WHERE request_id = $1 AND created_at < (
     SELECT max(created_at) FROM request_events WHERE request_id = $1 AND type = 'no_show')
     AND status IS NOT NULL
   ORDER BY created_at DESC, id DESC LIMIT 1`;

/**
 * Appointments that the client did not come to. The mark stands beside the status, and closes the appointment as
 * cancelled without a mail that says so: nothing took place, and nobody has to do anything more. Who may move an
 * appointment may mark it, and take the mark back within a day.
 */
@Injectable()
export class NoShows {
  constructor(
    private readonly consultations: ConsultationsService,
    private readonly accounts: ClientAccounts,
    private readonly mails: MailService,
  ) {}

  mark(
    viewer: Viewer,
    id: string,
    { offersAnother, version }: MarkNoShowInput,
  ): Promise<ConsultationEntity> {
    const { store } = this.consultations.parts;
    return store.transactionOf(viewer, async (transaction) => {
      const before = await store.lockCurrent(transaction, viewer, id, version);
      await this.requireRight(transaction, viewer, before);
      if (before.startsAt.getTime() > Date.now()) throw new AppError('APPOINTMENT_AHEAD');
      if (before.noShowAt) return before;
      if (before.status === 'cancelled') throw new AppError('CONSULTATION_OVER');
      const patch = { noShowAt: new Date(), status: 'cancelled', unansweredSince: null } as const;
      const after = await store.write(transaction, id, patch);
      const event = { type: 'no_show', note: null, public: true } as const;
      await store.recordEvent(transaction, viewer, { before, after }, event);
      if (offersAnother) await this.offerAnother(transaction, after);
      return after;
    });
  }

  undo(viewer: Viewer, id: string): Promise<ConsultationEntity> {
    const { store } = this.consultations.parts;
    return store.transactionOf(viewer, async (transaction) => {
      const before = await store.lockCurrent(transaction, viewer, id);
      await this.requireRight(transaction, viewer, before);
      if (!before.noShowAt) return before;
      if (Date.now() - before.noShowAt.getTime() > NO_SHOW_UNDO_HOURS * HOUR_MS)
        throw new AppError('NO_SHOW_SETTLED');
      const [was] = await transaction.execute<{ status: ConsultationStatus }>(STATUS_BEFORE, [id]);
      const patch = { noShowAt: null, status: was?.status ?? 'in_progress' };
      const after = await store.write(transaction, id, patch);
      const event = { type: 'no_show_undone', note: null, public: true } as const;
      await store.recordEvent(transaction, viewer, { before, after }, event);
      return after;
    });
  }

  private async requireRight(
    transaction: Transaction,
    viewer: Viewer,
    row: ConsultationEntity,
  ): Promise<void> {
    if (!mayReschedule(viewer, row)) throw new AppError('FORBIDDEN');
    await this.consultations.parts.store.refuseOwn(transaction, viewer, row);
  }

  /** Goes to the account, or to the address that the person left with the office. */
  private async offerAnother(transaction: Transaction, row: ConsultationEntity): Promise<void> {
    const recipient = row.userId
      ? await this.accounts.mailRecipient(transaction, row.userId)
      : this.consultations.parts.notices.recipientWithoutAccount(row);
    if (!recipient) return;
    await this.mails.enqueue(transaction, {
      cause: `consultation-no-show:${row.id}`,
      ...{ to: recipient.email, language: recipient.language },
      template: 'consultation.missed',
      path: row.userId ? `/book-consultation?again=${row.id}` : null,
      variables: consultationVariables(row),
    });
  }
}
