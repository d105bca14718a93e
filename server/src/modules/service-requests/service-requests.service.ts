import { Injectable } from '@nestjs/common';
import { localized } from '../../contract/locales.js';
import type {
  CorrectedRequest,
  RequestDefinition,
  SubmittedRequest,
} from '../../contract/requests/define-request.js';
import { LEGAL_CONSULTATION, serviceRequest } from '../../contract/requests/service-request.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Database } from '../../platform/database/database.js';
import { SqlValues } from '../../platform/database/sql-values.js';
import type {
  ClientMail,
  RequestChange,
  RowChange,
  Submission,
} from '../../requests/request-kind.js';
import {
  RequestKinds,
  type RequestParts,
  type RequestService,
} from '../../requests/request-kinds.js';
import { mailTemplate, mailVariables } from '../../requests/thread/request-notices.js';
import { requestTable } from '../../requests/store/request-table.js';
import { scopeSql } from '../../requests/store/request-scope.js';
import { ServicesService } from '../services/services.service.js';
import { SituationsService } from '../situations/situations.service.js';
import { ServiceRequestEntity } from './service-request.entity.js';

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

/** Said instead of a service that the office has not chosen yet. */
const TO_BE_PLACED = localized('لم تُحدَّد بعد', 'À orienter', 'To be chosen');

const TABLE = requestTable<ServiceRequestEntity>(serviceRequest, {
  entity: ServiceRequestEntity,
  subject: ['serviceTitles'],
  exported: {
    name: localized('طلبات الخدمات', 'Demandes de service', 'Service requests'),
    before: {
      serviceDescription: [
        {
          heading: localized('الخدمة', 'Service', 'Service'),
          value: (row, locale) => (row.toBePlaced ? TO_BE_PLACED : row.serviceTitles)[locale],
        },
      ],
    },
  },
});

/** Clients' requests for services. */
@Injectable()
export class ServiceRequestsService implements RequestService<ServiceRequestEntity> {
  readonly definition: RequestDefinition = serviceRequest;
  readonly table = TABLE;
  readonly parts: RequestParts<ServiceRequestEntity>;

  constructor(
    kinds: RequestKinds,
    private readonly services: ServicesService,
    private readonly situations: SituationsService,
    private readonly database: Database,
  ) {
    this.parts = kinds.add(this);
  }

  async submit(
    viewer: Viewer | undefined,
    input: SubmittedRequest<typeof serviceRequest>,
    submission: Submission,
  ): Promise<ServiceRequestEntity> {
    const { intake } = submission;
    // somebody who only left a name and a number
    const isUnnamed = intake !== undefined && !input.serviceId;
    const toBePlaced = input.toBePlaced === true || isUnnamed;
    const serviceId = toBePlaced ? LEGAL_CONSULTATION : input.serviceId;
    const [serviceTitles, situationId] = await Promise.all([
      this.titlesOf(serviceId, { toBePlaced, intake }),
      this.situations.getPublicId(input.situationId),
    ]);
    const values = { ...input, serviceId, toBePlaced, serviceTitles, situationId };
    return this.parts.submission.submitOnce(viewer, values, { ...submission, body: input });
  }

  /** A request that the office has to place gets the papers of its service with that, unless its situation has a list. */
  async papersFor({ before, after }: RowChange<ServiceRequestEntity>) {
    const { situationId, serviceId, toBePlaced } = after;
    if (before?.serviceId === serviceId && before.toBePlaced === toBePlaced) return [];
    return this.situations.getPapers({ situationId, serviceId: toBePlaced ? null : serviceId });
  }

  async update(
    viewer: Viewer,
    id: string,
    input: CorrectedRequest<typeof serviceRequest>,
  ): Promise<ServiceRequestEntity> {
    const titles = input.serviceId
      ? { serviceTitles: await this.services.getTitles(input.serviceId), toBePlaced: false }
      : {};
    return this.parts.decisions.updateFields(viewer, id, { ...input, ...titles });
  }

  /** Number of requests in each of the last six months in Algiers time, oldest first (A44). */
  async perMonth(viewer: Viewer): Promise<{ month: string; count: number }[]> {
    const { add, values } = new SqlValues();
    const statement = perMonth(scopeSql(viewer, this.definition, { table: 'r', add }));
    return this.database.query<{ month: string; count: number }>(statement, values);
  }

  /** What is offered at the office alone can be written down there. */
  private titlesOf(
    serviceId: number,
    { toBePlaced, intake }: Pick<Submission, 'intake'> & { toBePlaced: boolean },
  ) {
    if (toBePlaced) return this.services.getTitlesToPlace(serviceId);
    return intake ? this.services.getTitles(serviceId) : this.services.getTitlesToOrder(serviceId);
  }

  subjectOf({ serviceTitles }: ServiceRequestEntity) {
    return serviceTitles;
  }

  mailOf({ row, event }: RequestChange<ServiceRequestEntity>): ClientMail | undefined {
    const template = mailTemplate(serviceRequest, event.type);
    if (!template) return undefined;
    const { serviceTitles: service, status } = row;
    return {
      template,
      path: row.deletedAt ? '/account' : `/account/requests/${row.id}`,
      variables: {
        ...mailVariables(serviceRequest, row, event.note),
        ...{ service, next: { term: `requestNext.${status}` } },
      },
    };
  }
}
