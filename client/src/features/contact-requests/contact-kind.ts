import {
  CONTACT_REQUEST_STATUSES,
  type ContactRequestStatus,
} from '@contract/requests/contact-request';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { queryOf } from '../../dashboard/engine/operations';
import type { RequestKind } from '../../dashboard/requests/request-kind';
import { AdminContactRequestDocument } from '../../graphql/generated/graphql';
import { contactRequestOperations } from '../../graphql/generated/contact-request-operations';
import { STATUS_TONES, toStatus } from './message-status';

/** One contact request with its thread. */
export const contactRequestQuery = queryOf(
  AdminContactRequestDocument,
  ({ contactRequest }) => ({ ...contactRequest, status: toStatus(contactRequest.status) }),
  MAX_AGE.opened,
);

/** Statuses of contact requests and how they are changed (A33). */
export const contactRequestKind: RequestKind<ContactRequestStatus> = {
  ...contactRequestOperations,
  name: 'contactRequests',
  type: 'contactRequest',
  statuses: CONTACT_REQUEST_STATUSES,
  closed: [],
  withReason: [],
  tone: (status) => STATUS_TONES[status],
  label: (status) => `message.officeStatus.${status}`,
  eventLabel: ({ type, status }) =>
    type === 'status_changed'
      ? `message.officeStatus.${toStatus(status)}`
      : `message.officeEvent.${type}`,
  current: contactRequestQuery,
};
