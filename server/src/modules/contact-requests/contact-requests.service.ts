import { Injectable } from '@nestjs/common';
import { ANSWER_WITHIN_HOURS } from '../../contract/limits.js';
import type { RequestEventType } from '../../contract/requests/define-request.js';
import { contactRequest } from '../../contract/requests/contact-request.js';
import { messageTitle } from '../../contract/requests/message-title.js';
import type { Transaction } from '../../core/database/transaction.js';
import { AppError } from '../../core/errors/app-error.js';
import { MailService } from '../../core/mail/mail.service.js';
import { toE164 } from '../../core/phone/e164.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import type { Submission } from '../../core/requests/request-service.interface.js';
import type { RequestChange } from '../../core/requests/request-change.types.js';
import { RequestDependencies } from '../../core/requests/request-dependencies.js';
import { RequestService } from '../../core/requests/request.service.js';
import { CONTACT_REQUEST_EXPORT } from './contact-request.export.js';
import { ContactRequestEntity } from './contact-request.entity.js';
import type {
  ContactRequestListArgs,
  ContactRequestStats,
  SubmitContactRequestInput,
  UpdateContactRequestInput,
} from './contact-request.types.js';

/** Messages from the contact page, and the replies to them. */
@Injectable()
export class ContactRequestsService extends RequestService<
  ContactRequestEntity,
  ContactRequestStats
> {
  constructor(
    dependencies: RequestDependencies,
    private readonly mails: MailService,
  ) {
    super(dependencies, contactRequest, {
      entity: ContactRequestEntity,
      list: {
        sortable: [
          'createdAt',
          'updatedAt',
          'status',
          'priority',
          'name',
          'email',
          'subject',
          'reference',
          'unansweredSince',
        ],
        defaultSort: [['createdAt', 'desc']],
      },
      exported: CONTACT_REQUEST_EXPORT,
      subject: ['subject', 'message'],
      person: { name: 'name', email: 'email', phone: 'phoneE164' },
      personal: {
        columns: ['name', 'email', 'phone', 'phoneE164', 'subject', 'message', 'replyMessage'],
      },
    });
  }

  async submit(
    viewer: Viewer,
    input: SubmitContactRequestInput,
    submission: Submission,
  ): Promise<ContactRequestEntity> {
    return this.submitOnce(
      viewer,
      { ...input, ...phoneColumns(input) },
      {
        ...submission,
        body: input,
      },
    );
  }

  async update(
    viewer: Viewer,
    id: string,
    { version, ...input }: UpdateContactRequestInput,
  ): Promise<ContactRequestEntity> {
    const patch = {
      ...input,
      priority: input.priority ?? undefined,
      ...phoneColumns(input),
    };
    return this.updateFields(viewer, id, patch, version);
  }

  protected override filters(args: ContactRequestListArgs): object {
    return { ...super.filters(args), priority: args.priority };
  }

  /** Refused while the request is replied: two people who answer the same message would both reach the client (A32). */
  protected override patchOfReply({ status }: ContactRequestEntity, replyMessage: string) {
    if (status === 'replied') throw new AppError('ALREADY_REPLIED');
    return { status: 'replied' as const, replyMessage, repliedAt: new Date() };
  }

  /** An answered request becomes new again when the client writes: it asks for another reply. */
  protected override patchOfMessage({ status }: ContactRequestEntity) {
    return status === 'replied' || status === 'closed'
      ? { status: contactRequest.initialStatus }
      : {};
  }

  protected wordsOf(row: ContactRequestEntity) {
    return { subject: messageTitle(row), status: { term: `contactStatus.${row.status}` } };
  }

  /** Mails what is meant for the client to the account, in its language (B02). */
  protected async enqueueClientMail(
    transaction: Transaction,
    { viewer, row, event }: RequestChange<ContactRequestEntity>,
  ): Promise<void> {
    const template = TEMPLATES[event.type];
    // "Read" or "closed" alone says nothing to the client; with a note it does.
    const isSilent = event.type === 'status_changed' && !event.note;
    const recipient = template && !isSilent && (await this.mailRecipient(transaction, row, viewer));
    if (!recipient) return;
    await this.mails.enqueue(transaction, {
      cause: `contactRequest:${event.id}`,
      to: recipient.email,
      language: recipient.language,
      template,
      path: row.deletedAt ? '/account' : `/account/messages/${row.id}`,
      variables: {
        name: row.name,
        reference: row.reference,
        subject: row.subject,
        status: this.wordsOf(row).status,
        message: row.message,
        note: event.note,
        answerWithin: { seconds: ANSWER_WITHIN_HOURS * 3600 },
      },
    });
  }
}

/** The mail of each public event; the client's own messages are not mailed back. */
const TEMPLATES: Partial<Record<RequestEventType, string>> = {
  submitted: 'contactRequest.submitted',
  status_changed: 'contactRequest.statusChanged',
  note: 'contactRequest.noteAdded',
  reply: 'contactRequest.replied',
  withdrawn: 'contactRequest.withdrawn',
};

/** The international form of a phone number that was given or removed. */
function phoneColumns({ phone }: { phone?: string | null }) {
  return phone === undefined ? {} : { phoneE164: phone && toE164(phone) };
}
