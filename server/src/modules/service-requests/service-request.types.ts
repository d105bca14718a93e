import { serviceRequest } from '../../contract/requests/service-request.js';
import { requestApi } from '../../requests/api/request-api.js';
import type { ServiceRequestEntity } from './service-request.entity.js';

export const serviceRequestTypes = requestApi(serviceRequest, {
  submitAccess: 'request.submit',
  /** With the service's title in the caller's language, without the account. */
  serialize: ({ userId: _, serviceTitles, ...row }: ServiceRequestEntity, locale) => ({
    ...row,
    serviceTitle: serviceTitles[locale],
  }),
  restFields: {
    serviceTitle: {
      type: 'string',
      description:
        'Title of the service at the time of the request, in the language of the caller.',
    },
  },
});
