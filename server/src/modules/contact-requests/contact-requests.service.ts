import { Injectable } from '@nestjs/common';
import { ANSWER_WITHIN_HOURS } from '../../contract/limits.js';
import type { RequestEventType } from '../../contract/requests/define-request.js';
import { contactRequest } from '../../contract/requests/contact-request.js';
import { messageTitle } from '../../contract/requests/message-title.js';
import { AppError } from '../../core/errors/app-error.js';
import { toE164 } from '../../core/phone/e164.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import type { RequestChange } from '../../core/requests/request-change.types.js';
import type {
  ClientMail,
  RequestKind,
  RequestTable,
  Submission,
} from '../../core/requests/request-kind.js';
import { RequestKinds, type RequestParts } from '../../core/requests/request-kinds.js';
import { CONTACT_REQUEST_EXPORT } from './contact-request.export.js';
import { ContactRequestEntity } from './contact-request.entity.js';
import type {
  ContactRequestListArgs,
  ContactRequestStats,
  SubmitContactRequestInput,
  UpdateContactRequestInput,
} from './contact-request.types.js';

/** How messages are listed, exported and erased. */
const TABLE: RequestTable<ContactRequestEntity> = {
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
};

/** Messages from the contact page, and the replies to them. */
@Injectable()
export class ContactRequestsService implements RequestKind<ContactRequestEntity> {
  readonly definition = contactRequest;
  readonly table = TABLE;
  readonly parts: RequestParts<ContactRequestEntity, ContactRequestStats>;

  constructor(kinds: RequestKinds) {
    this.parts = kinds.add(this);
  }

  async submit(
    viewer: Viewer,
    input: SubmitContactRequestInput,
    submission: Submission,
  ): Promise<ContactRequestEntity> {
    const values = { ...input, ...phoneColumns(input) };
    return this.parts.submission.submitOnce(viewer, values, { ...submission, body: input });
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
    return this.parts.status.updateFields(viewer, id, patch, version);
  }

  filters({ priority }: ContactRequestListArgs): object {
    return { priority };
  }

  /** Refused while the request is replied: two people who answer the same message would both reach the client (A32). */
  patchOfReply({ status }: ContactRequestEntity, replyMessage: string) {
    if (status === 'replied') throw new AppError('ALREADY_REPLIED');
    return { status: 'replied' as const, replyMessage, repliedAt: new Date() };
  }

  /** An answered request becomes new again when the client writes: it asks for another reply. */
  patchOfMessage({ status }: ContactRequestEntity) {
    return status === 'replied' || status === 'closed'
      ? { status: contactRequest.initialStatus }
      : {};
  }

  wordsOf(row: ContactRequestEntity) {
    return { subject: messageTitle(row), status: { term: `contactStatus.${row.status}` } };
  }

  mailOf({ row, event }: RequestChange<ContactRequestEntity>): ClientMail | undefined {
    const template = TEMPLATES[event.type];
    // "Read" or "closed" alone says nothing to the client; with a note it does.
    const isSilent = event.type === 'status_changed' && !event.note;
    if (!template || isSilent) return undefined;
    return {
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
    };
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
