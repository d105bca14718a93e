import { mutationOf } from '../../dashboard/engine/operations';
import { bulkBarOf } from '../../dashboard/requests/bulk-bar';
import {
  AssignConsultationsDocument,
  RemoveConsultationsDocument,
  RestoreConsultationsDocument,
  SetConsultationStatusesDocument,
  type AdminConsultationListRowFragment as Row,
} from '../../graphql/generated/graphql';
import { consultationKind } from './consultation-kind';

const asInput = <Input>(input: Input) => ({ input });

/** What can be done with several rows at once. */
export const consultationBulkBar = bulkBarOf<Row, (typeof consultationKind.statuses)[number]>({
  kind: consultationKind,
  setStatus: mutationOf(
    SetConsultationStatusesDocument,
    asInput,
    (data) => data.setConsultationStatuses,
  ),
  assign: mutationOf(AssignConsultationsDocument, asInput, (data) => data.assignConsultations),
  remove: mutationOf(RemoveConsultationsDocument, asInput, (data) => data.removeConsultations),
  restore: mutationOf(RestoreConsultationsDocument, asInput, (data) => data.restoreConsultations),
});
