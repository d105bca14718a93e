import { contactRequest } from '../../contract/requests/contact-request.js';
import { requestApi } from '../../requests/api/request-api.js';
import type { ContactRequestEntity } from './contact-request.entity.js';

export const contactRequestTypes = requestApi(contactRequest, {
  submitAccess: 'request.submit',
  /** Without the account, and with its date in both spellings (A30). */
  serialize: ({ userId: _, ...row }: ContactRequestEntity) => ({
    ...row,
    created_at: row.createdAt,
  }),
  restFields: {
    created_at: {
      ...{ type: 'string', format: 'date-time' },
      description: 'When it was sent, once more.',
    },
  },
});
