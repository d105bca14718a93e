import { serviceRequest } from '../../contract/requests/service-request.js';
import type { RequestApiOptions } from '../../core/requests/request-api-options.js';
import { serializeServiceRequest } from './serialize-service-request.js';
import {
  ServiceRequestListArgs,
  SetServiceRequestStatusInput,
  SubmitServiceRequestInput,
  UpdateServiceRequestInput,
} from './service-request.inputs.js';
import {
  ServiceRequest,
  ServiceRequestPage,
  ServiceRequestStats,
} from './service-request.types.js';

export const serviceRequestTypes: RequestApiOptions = {
  definition: serviceRequest,
  submitAccess: 'request.submit',
  item: ServiceRequest,
  page: ServiceRequestPage,
  stats: ServiceRequestStats,
  listArgs: ServiceRequestListArgs,
  submitInput: SubmitServiceRequestInput,
  updateInput: UpdateServiceRequestInput,
  statusInput: SetServiceRequestStatusInput,
  serialize: serializeServiceRequest,
};
