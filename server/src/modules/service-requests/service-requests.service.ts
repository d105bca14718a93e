import { Injectable } from '@nestjs/common';
import { ANSWER_WITHIN_HOURS } from '../../contract/limits.js';
import type {
  RequestDefinition,
  RequestEventType,
} from '../../contract/requests/define-request.js';
import { serviceRequest } from '../../contract/requests/service-request.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { Database } from '../../core/database/database.js';
import { SqlValues } from '../../core/database/sql-values.js';
import { toE164 } from '../../core/phone/e164.js';
import type { RequestChange } from '../../core/requests/request-change.types.js';
import type {
  ClientMail,
  RequestKind,
  RequestTable,
  Submission,
} from '../../core/requests/request-kind.js';
import { RequestKinds, type RequestParts } from '../../core/requests/request-kinds.js';
import { scopeSql } from '../../core/requests/request-scope.js';
import { ServicesService } from '../services/services.service.js';
import { SERVICE_REQUEST_EXPORT } from './service-request.export.js';
import { ServiceRequestEntity } from './service-request.entity.js';
import type {
  ServiceRequestListArgs,
  SubmitServiceRequestInput,
  UpdateServiceRequestInput,
} from './service-request.inputs.js';
import type { ServiceRequestStats } from './service-request.types.js';

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

/** How requests are listed, exported and erased. */
const TABLE: RequestTable<ServiceRequestEntity> = {
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
  // the service, the urgency, the status and the dates stay
  personal: {
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
  },
};

/** The service of requests that the office has to place (A83). */
const LEGAL_CONSULTATION = 11;

/** Clients' requests for services. */
@Injectable()
export class ServiceRequestsService implements RequestKind<ServiceRequestEntity> {
  readonly definition: RequestDefinition = serviceRequest;
  readonly table = TABLE;
  readonly parts: RequestParts<ServiceRequestEntity, ServiceRequestStats>;

  constructor(
    kinds: RequestKinds,
    private readonly services: ServicesService,
    private readonly database: Database,
  ) {
    this.parts = kinds.add(this);
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
    return this.parts.submission.submitOnce(viewer, values, { ...submission, body: input });
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
    return this.parts.status.updateFields(viewer, id, patch, version);
  }

  filters({ urgency, serviceId, toBePlaced }: ServiceRequestListArgs): object {
    return { urgency, serviceId, toBePlaced };
  }

  /** Number of requests in each of the last six months in Algiers time, oldest first (A44). */
  async perMonth(viewer: Viewer): Promise<{ month: string; count: number }[]> {
    const { add, values } = new SqlValues();
    const statement = perMonth(scopeSql(viewer, this.definition, { table: 'r', add }));
    return this.database.query<{ month: string; count: number }>(statement, values);
  }

  wordsOf({ serviceTitles, status }: ServiceRequestEntity) {
    return { subject: serviceTitles, status: { term: `requestStatus.${status}` } };
  }

  mailOf({ row, event }: RequestChange<ServiceRequestEntity>): ClientMail | undefined {
    const template = TEMPLATES[event.type];
    if (!template) return undefined;
    return {
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
    };
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
