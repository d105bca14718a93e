import { Column, Entity, Index } from 'typeorm';
import { URGENCIES, type Urgency } from '../../contract/enums.js';
import type { Trilingual } from '../../contract/locales.js';
import { serviceRequest } from '../../contract/requests/service-request.js';
import { RequestColumns, RequestIndexes } from '../../core/requests/request.entity.js';

const SEARCHED = [
  'reference',
  'client_name',
  'client_email',
  'client_phone',
  `regexp_replace(client_phone, '\\D', '', 'g')`,
  'client_phone_e164',
  'service_description',
  'additional_requirements',
  'client_address',
];

/** A client's request for a service. Name, address and phone number stay as they were sent (A58). */
@Entity('service_requests')
@RequestIndexes('service_requests')
@Index('ix_service_requests_urgency', ['urgency', 'createdAt'])
@Index('ix_service_requests_client_name', ['clientName', 'id'])
@Index('ix_service_requests_client_email', ['clientEmail', 'id'])
@Index('ix_service_requests_service', ['serviceId', 'createdAt'])
@Index('ix_service_requests_to_be_placed', ['createdAt'], { where: 'to_be_placed' })
@Index('ix_service_requests_phone', ['clientPhoneE164', 'createdAt'])
@Index('ix_service_requests_client_name_norm', { synchronize: false })
@Index('ix_service_requests_opposing_party_norm', { synchronize: false })
@Index('ix_service_requests_party_readings', { synchronize: false })
export class ServiceRequestEntity extends RequestColumns(serviceRequest) {
  @Column({ type: 'integer' })
  serviceId: number;

  /** The client did not know which service fits: the office has to choose it (A83). */
  @Column({ type: 'boolean', default: false })
  toBePlaced: boolean;

  /** Titles of the service when it was requested, in case it is renamed or deleted later (A69). */
  @Column({ type: 'jsonb' })
  serviceTitles: Trilingual<string>;

  @Column({ type: 'text' })
  clientName: string;

  @Column({ type: 'text' })
  clientEmail: string;

  @Column({ type: 'text' })
  clientPhone: string;

  @Column({ name: 'client_phone_e164', type: 'text', nullable: true })
  clientPhoneE164: string | null;

  @Column({ type: 'text', nullable: true })
  clientAddress: string | null;

  @Column({ type: 'text' })
  serviceDescription: string;

  @Column({ type: 'enum', enum: URGENCIES, enumName: 'urgency', default: 'normal' })
  urgency: Urgency;

  @Column({ type: 'date', nullable: true })
  preferredDate: string | null;

  @Column({ type: 'text', nullable: true })
  additionalRequirements: string | null;

  /** Whom the client has a dispute with; the office checks whether the firm works for them (B14). */
  @Column({ type: 'text', nullable: true })
  opposingParty: string | null;

  @Column({
    type: 'text',
    select: false,
    insert: false,
    update: false,
    generatedType: 'STORED',
    asExpression: `search_norm(${SEARCHED.map((part) => `coalesce(${part}, '')`).join(` || ' ' || `)})`,
  })
  searchDoc: string;
}
