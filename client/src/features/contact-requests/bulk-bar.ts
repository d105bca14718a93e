import { mutationOf } from '../../dashboard/engine/operations';
import { bulkBarOf } from '../../dashboard/requests/bulk-bar';
import {
  AssignContactRequestsDocument,
  RemoveContactRequestsDocument,
  RestoreContactRequestsDocument,
  SetContactRequestStatusesDocument,
  type AdminContactRequestListRowFragment as Row,
} from '../../graphql/generated/graphql';
import { contactRequestKind } from './contact-kind';

const asInput = <Input>(input: Input) => ({ input });

/** What can be done with several rows at once. */
export const contactRequestBulkBar = bulkBarOf<Row, (typeof contactRequestKind.statuses)[number]>({
  kind: contactRequestKind,
  setStatus: mutationOf(
    SetContactRequestStatusesDocument,
    asInput,
    (data) => data.setContactRequestStatuses,
  ),
  assign: mutationOf(AssignContactRequestsDocument, asInput, (data) => data.assignContactRequests),
  remove: mutationOf(RemoveContactRequestsDocument, asInput, (data) => data.removeContactRequests),
  restore: mutationOf(
    RestoreContactRequestsDocument,
    asInput,
    (data) => data.restoreContactRequests,
  ),
});
