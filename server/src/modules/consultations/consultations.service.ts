import { Injectable } from '@nestjs/common';
import { ANSWER_WITHIN_HOURS } from '../../contract/limits.js';
import { consultation } from '../../contract/requests/consultation.js';
import type { Transaction } from '../../core/database/transaction.js';
import { DayRange } from '../../core/list/day-range.js';
import { MailService } from '../../core/mail/mail.service.js';
import { toE164 } from '../../core/phone/e164.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import type { Submission } from '../../core/requests/request-api.js';
import type { NewRequest, RequestChange } from '../../core/requests/request-changes.js';
import { RequestDependencies } from '../../core/requests/request-dependencies.js';
import { RequestService } from '../../core/requests/request.service.js';
import { ConsultantCalendars } from './consultant-calendars.js';
import { CONSULTATION_EXPORT } from './consultation.export.js';
import { ConsultationEntity } from './consultation.entity.js';
import type {
  ConsultationListArgs,
  SubmitConsultationInput,
  UpdateConsultationInput,
} from './consultation.inputs.js';
import type { ConsultationStats } from './consultation.types.js';
import { mailTemplate } from './consultation-mails.js';

const STARTS = { from: 'startsFrom', to: 'startsTo' };

/** Appointments for legal advice. Two never overlap in one calendar: the database refuses the second. */
@Injectable()
export class ConsultationsService extends RequestService<ConsultationEntity, ConsultationStats> {
  constructor(
    dependencies: RequestDependencies,
    private readonly calendars: ConsultantCalendars,
    private readonly mails: MailService,
  ) {
    super(dependencies, consultation, {
      entity: ConsultationEntity,
      list: {
        sortable: [
          'createdAt',
          'updatedAt',
          'startsAt',
          'status',
          'priority',
          'clientName',
          'email',
          'title',
          'consultationType',
          'channel',
          'reference',
          'unansweredSince',
        ],
        defaultSort: [['createdAt', 'desc']],
      },
      exported: CONSULTATION_EXPORT,
      subject: ['title'],
      person: { name: 'clientName', email: 'email', phone: 'phoneE164' },
      personal: {
        columns: ['clientName', 'email', 'phone', 'phoneE164', 'title', 'description'],
      },
    });
  }

  /** Books a slot. The row, the slot, the receipt and the event for the office are one transaction. */
  async submit(
    viewer: Viewer,
    input: SubmitConsultationInput,
    submission: Submission,
  ): Promise<ConsultationEntity> {
    const startsAt = new Date(input.startsAt);
    const values = { ...input, ...phoneColumns(input), startsAt };
    return this.submitOnce(viewer, values, { ...submission, body: input });
  }

  async update(
    viewer: Viewer,
    id: string,
    { version, ...input }: UpdateConsultationInput,
  ): Promise<ConsultationEntity> {
    const patch = { ...input, priority: input.priority ?? undefined, ...phoneColumns(input) };
    return this.updateFields(viewer, id, patch, version);
  }

  protected override async storeNew(
    request: NewRequest<ConsultationEntity>,
  ): Promise<ConsultationEntity> {
    const { startsAt, consultantId } = request.row;
    const wanted = await this.calendars.wanted(startsAt, consultantId);
    return this.dependencies.database.transaction(async (transaction) => {
      const slot = await this.calendars.take(transaction, wanted);
      return this.insertRequest(transaction, { ...request, row: { ...request.row, ...slot } });
    });
  }

  protected override filters(args: ConsultationListArgs): object {
    const { priority, consultationType, channel, consultantId, startsFrom, startsTo } = args;
    return {
      ...super.filters(args),
      ...{ priority, consultationType, channel, consultantId },
      startsAt: DayRange.of(startsFrom, startsTo, STARTS),
    };
  }

  protected wordsOf({ title, status }: ConsultationEntity) {
    return { subject: title, status: { term: `consultationStatus.${status}` } };
  }

  /** Mails the change to the account that booked, in its language (B02). */
  protected async enqueueClientMail(
    transaction: Transaction,
    { viewer, row, event }: RequestChange<ConsultationEntity>,
  ): Promise<void> {
    const template = mailTemplate(event.type, row.status);
    const recipient = template && (await this.mailRecipient(transaction, row, viewer));
    if (!recipient) return;
    await this.mails.enqueue(transaction, {
      cause: `consultation:${event.id}`,
      to: recipient.email,
      language: recipient.language,
      template,
      path: row.deletedAt ? '/account' : `/account/consultations/${row.id}`,
      variables: {
        name: row.clientName,
        reference: row.reference,
        when: { moment: row.startsAt.toISOString() },
        branch: { term: `consultationBranch.${row.consultationType}` },
        channel: { term: `consultationChannel.${row.channel}` },
        consultant: row.consultantNames,
        status: this.wordsOf(row).status,
        next: { term: `consultationNext.${row.status}` },
        note: event.note,
        answerWithin: { seconds: ANSWER_WITHIN_HOURS * 3600 },
      },
    });
  }
}

function phoneColumns({ phone }: { phone?: string }) {
  return phone ? { phoneE164: toE164(phone) } : {};
}
