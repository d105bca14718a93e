import { mutationOf } from '../../dashboard/engine/operations';
import { bulkBarOf } from '../../dashboard/requests/bulk-bar';
import {
  AssignServiceRequestsDocument,
  RemoveServiceRequestsDocument,
  RestoreServiceRequestsDocument,
  SetServiceRequestStatusesDocument,
  type AdminServiceRequestListRowFragment as Row,
} from '../../graphql/generated/graphql';
import { serviceRequestKind } from './request-kind';

const asInput = <Input>(input: Input) => ({ input });

/** What can be done with several rows at once. */
export const serviceRequestBulkBar = bulkBarOf<Row, (typeof serviceRequestKind.statuses)[number]>({
  kind: serviceRequestKind,
  setStatus: mutationOf(
    SetServiceRequestStatusesDocument,
    asInput,
    (data) => data.setServiceRequestStatuses,
  ),
  assign: mutationOf(AssignServiceRequestsDocument, asInput, (data) => data.assignServiceRequests),
  remove: mutationOf(RemoveServiceRequestsDocument, asInput, (data) => data.removeServiceRequests),
  restore: mutationOf(
    RestoreServiceRequestsDocument,
    asInput,
    (data) => data.restoreServiceRequests,
  ),
});
