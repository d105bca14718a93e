import { mutationOf } from '../../dashboard/engine/operations';
import { bulkBarOf } from '../../dashboard/requests/bulk-bar';
import {
  AssignApplicationsDocument,
  RemoveApplicationsDocument,
  RestoreApplicationsDocument,
  SetApplicationStatusesDocument,
  type AdminApplicationListRowFragment as Row,
} from '../../graphql/generated/graphql';
import { applicationKind } from './application-kind';

const asInput = <Input>(input: Input) => ({ input });

/** What can be done with several rows at once. */
export const applicationBulkBar = bulkBarOf<Row, (typeof applicationKind.statuses)[number]>({
  kind: applicationKind,
  setStatus: mutationOf(
    SetApplicationStatusesDocument,
    asInput,
    (data) => data.setApplicationStatuses,
  ),
  assign: mutationOf(AssignApplicationsDocument, asInput, (data) => data.assignApplications),
  remove: mutationOf(RemoveApplicationsDocument, asInput, (data) => data.removeApplications),
  restore: mutationOf(RestoreApplicationsDocument, asInput, (data) => data.restoreApplications),
});
