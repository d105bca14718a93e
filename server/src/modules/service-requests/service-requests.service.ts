import { Injectable } from '@nestjs/common';
import { ANSWER_WITHIN_HOURS } from '../../contract/limits.js';
import type { RequestEventType } from '../../contract/requests/define-request.js';
import { serviceRequest } from '../../contract/requests/service-request.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { MailService } from '../../core/mail/mail.service.js';
import { SqlValues } from '../../core/database/sql-values.js';
import { scopeSql } from '../../core/requests/request-scope.js';
import { toE164 } from '../../core/phone/e164.js';
import { RequestDependencies } from '../../core/requests/request-dependencies.js';
import type { RequestChange } from '../../core/requests/request-change.types.js';
import type { Submission } from '../../core/requests/request-service.interface.js';
import type { PersonalColumns } from '../../core/requests/request-writer.js';
import { RequestService } from '../../core/requests/request.service.js';
import { ServicesService } from '../services/services.service.js';
import { SERVICE_REQUEST_EXPORT } from './service-request.export.js';
import { ServiceRequestEntity } from './service-request.entity.js';
import type {
  ServiceRequestListArgs,
  SubmitServiceRequestInput,
  UpdateServiceRequestInput,
} from './service-request.inputs.js';
import type { ServiceRequestStats } from './service-request.types.js';
import type { Transaction } from '../../core/database/transaction.js';

/** @param scope which requests are counted, as a further condition; all of them without it */
const perMonth = (scope?: string) => `
  SELECT to_char(month, 'YYYY-MM') AS month, count(r.id)::int AS count
  FROM generate_series(
    date_trunc('month', now() AT TIME ZONE 'Africa/Algiers') - interval '5 months',
    date_trunc('month', now() AT TIME ZONE 'Africa/Algiers'), interval '1 month') AS month
  LEFT JOIN service_requests r ON r.deleted_at IS NULL ${scope ? `AND ${scope}` : ''}
    AND r.created_at >= month AT TIME ZONE 'Africa/Algiers'
    AND r.created_at < (month + interval '1 month') AT TIME ZONE 'Africa/Algiers'
  GROUP BY month ORDER BY month`;

/** What a request says about the person; the service, the urgency, the status and the dates stay. */
const PERSONAL_COLUMNS: PersonalColumns<ServiceRequestEntity> = {
  columns: [
    'clientName',
    'clientEmail',
    'clientPhone',
    'clientPhoneE164',
    'clientAddress',
    'serviceDescription',
    'preferredDate',
    'additionalRequirements',
    'opposingParty',
  ],
};

/** The service of requests that the office has to place (A83). */
const LEGAL_CONSULTATION = 11;

/** Clients' requests for services. */
@Injectable()
export class ServiceRequestsService extends RequestService<
  ServiceRequestEntity,
  ServiceRequestStats
> {
  constructor(
    dependencies: RequestDependencies,
    private readonly services: ServicesService,
    private readonly mails: MailService,
  ) {
    super(dependencies, serviceRequest, {
      entity: ServiceRequestEntity,
      list: {
        sortable: [
          'createdAt',
          'updatedAt',
          'status',
          'urgency',
          'clientName',
          'clientEmail',
          'reference',
          'serviceId',
          'unansweredSince',
        ],
        defaultSort: [['createdAt', 'desc']],
      },
      exported: SERVICE_REQUEST_EXPORT,
      subject: ['serviceTitles'],
      person: {
        name: 'clientName',
        email: 'clientEmail',
        phone: 'clientPhoneE164',
        opposingParty: 'opposingParty',
      },
      personal: PERSONAL_COLUMNS,
    });
  }

  async submit(
    viewer: Viewer | undefined,
    input: SubmitServiceRequestInput,
    submission: Submission,
  ): Promise<ServiceRequestEntity> {
    const toBePlaced = input.toBePlaced === true;
    const serviceId = toBePlaced ? LEGAL_CONSULTATION : input.serviceId;
    const serviceTitles = await this.services.getTitles(serviceId);
    const values = {
      ...input,
      ...{ serviceId, toBePlaced },
      urgency: input.urgency ?? undefined,
      ...phoneColumns(input),
      serviceTitles,
    };
    return this.submitOnce(viewer, values, { ...submission, body: input });
  }

  async update(
    viewer: Viewer,
    id: string,
    { version, ...input }: UpdateServiceRequestInput,
  ): Promise<ServiceRequestEntity> {
    const titles = input.serviceId
      ? { serviceTitles: await this.services.getTitles(input.serviceId), toBePlaced: false }
      : {};
    const patch = {
      ...input,
      urgency: input.urgency ?? undefined,
      ...phoneColumns(input),
      ...titles,
    };
    return this.updateFields(viewer, id, patch, version);
  }

  protected override filters(args: ServiceRequestListArgs): object {
    const { urgency, serviceId, toBePlaced } = args;
    return { ...super.filters(args), urgency, serviceId, toBePlaced };
  }

  /** Number of requests in each of the last six months in Algiers time, oldest first (A44). */
  async perMonth(viewer: Viewer): Promise<{ month: string; count: number }[]> {
    const { add, values } = new SqlValues();
    const statement = perMonth(scopeSql(viewer, this.definition, { table: 'r', add }));
    return this.dependencies.database.query<{ month: string; count: number }>(statement, values);
  }

  protected wordsOf({ serviceTitles, status }: ServiceRequestEntity) {
    return { subject: serviceTitles, status: { term: `requestStatus.${status}` } };
  }

  /** Mails the change to the account that sent the request, in its language (B02). */
  protected async enqueueClientMail(
    transaction: Transaction,
    { viewer, row, event }: RequestChange<ServiceRequestEntity>,
  ): Promise<void> {
    const template = TEMPLATES[event.type];
    const recipient = template && (await this.mailRecipient(transaction, row, viewer));
    if (!recipient) return;
    await this.mails.enqueue(transaction, {
      cause: `serviceRequest:${event.id}`,
      to: recipient.email,
      language: recipient.language,
      template,
      path: row.deletedAt ? '/account' : `/account/requests/${row.id}`,
      variables: {
        name: row.clientName,
        reference: row.reference,
        service: row.serviceTitles,
        status: this.wordsOf(row).status,
        next: { term: `requestNext.${row.status}` },
        note: event.note,
        answerWithin: { seconds: ANSWER_WITHIN_HOURS * 3600 },
      },
    });
  }
}

/** The mail of each public event; the client's own messages are not mailed back. */
const TEMPLATES: Partial<Record<RequestEventType, string>> = {
  submitted: 'serviceRequest.submitted',
  status_changed: 'serviceRequest.statusChanged',
  note: 'serviceRequest.noteAdded',
  reply: 'serviceRequest.replied',
  resubmitted: 'serviceRequest.submitted',
  withdrawn: 'serviceRequest.withdrawn',
};

function phoneColumns({ clientPhone }: { clientPhone?: string }) {
  return clientPhone ? { clientPhoneE164: toE164(clientPhone) } : {};
}
