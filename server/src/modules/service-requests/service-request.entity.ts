import { Column, Index } from 'typeorm';
import type { Trilingual } from '../../contract/locales.js';
import { serviceRequest } from '../../contract/requests/service-request.js';
import { RequestColumns, RequestEntity } from '../../requests/store/request.entity.js';

/** A client's request for a service. Name, address and phone number stay as they were sent (A58). */
@RequestEntity(serviceRequest)
@Index('ix_service_requests_client_name_norm', { synchronize: false })
@Index('ix_service_requests_opposing_party_norm', { synchronize: false })
@Index('ix_service_requests_party_keys', { synchronize: false })
export class ServiceRequestEntity extends RequestColumns(serviceRequest) {
  /** Titles of the service when it was requested, in case it is renamed or deleted later (A69). */
  @Column({ type: 'jsonb' })
  serviceTitles: Trilingual<string>;
}
