import { Injectable } from '@nestjs/common';
import { localized } from '../../contract/locales.js';
import { contactRequest, messageTitle } from '../../contract/requests/contact-request.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { ClientMail, RequestChange, Submission } from '../../requests/request-kind.js';
import {
  RequestKinds,
  type RequestParts,
  type RequestService,
} from '../../requests/request-kinds.js';
import { mailTemplate, mailVariables } from '../../requests/thread/request-notices.js';
import { requestTable } from '../../requests/store/request-table.js';
import { ContactRequestEntity } from './contact-request.entity.js';

const TABLE = requestTable<ContactRequestEntity>(contactRequest, {
  entity: ContactRequestEntity,
  subject: ['subject', 'message', 'intakeChannel'],
  exported: { name: localized('رسائل التواصل', 'Messages de contact', 'Contact requests') },
});

/** Messages from the contact page, and the replies to them. */
@Injectable()
export class ContactRequestsService implements RequestService<ContactRequestEntity> {
  readonly definition = contactRequest;
  readonly table = TABLE;
  readonly parts: RequestParts<ContactRequestEntity>;

  constructor(kinds: RequestKinds) {
    this.parts = kinds.add(this);
  }

  submit(viewer: Viewer | undefined, input: object, submission: Submission) {
    return this.parts.submission.submitOnce(viewer, input, submission);
  }

  update(viewer: Viewer, id: string, input: object) {
    return this.parts.decisions.updateFields(viewer, id, input);
  }

  /**
   * Refused while the request is replied: two people who answer the same message would both reach the client (A32).
   * Who knows of the first reply writes again.
   */
  patchOfReply({ status }: ContactRequestEntity, replyMessage: string, again: boolean) {
    if (status === 'replied' && !again) throw new AppError('ALREADY_REPLIED');
    return { status: 'replied' as const, replyMessage, repliedAt: new Date() };
  }

  /** An answered request becomes new again when the client writes: it asks for another reply. */
  patchOfMessage({ status }: ContactRequestEntity) {
    return status === 'replied' || status === 'closed'
      ? { status: contactRequest.initialStatus }
      : {};
  }

  subjectOf(row: ContactRequestEntity) {
    // somebody who only left a name and a number
    return messageTitle(row) || (row.intakeChannel ? { term: 'messageTaken' } : '');
  }

  mailOf({ row, event }: RequestChange<ContactRequestEntity>): ClientMail | undefined {
    const template = mailTemplate(contactRequest, event.type);
    // "Read" or "closed" alone says nothing to the client; with a note it does.
    const isSilent = event.type === 'status_changed' && !event.note;
    if (!template || isSilent) return undefined;
    const { subject, message } = row;
    return {
      template,
      path: row.deletedAt ? '/account' : `/account/messages/${row.id}`,
      variables: { ...mailVariables(contactRequest, row, event.note), subject, message },
    };
  }
}
