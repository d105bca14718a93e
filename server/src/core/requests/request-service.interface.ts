import type { RequestQueue } from '../../contract/requests/queues.js';
import type { EntityTarget } from 'typeorm';
import type { CsvSeparator, ExportFormat } from '../../contract/exports.js';
import type { ClientInfo } from '../access/client-info.js';
import type { Viewer } from '../request-context/viewer.js';
import type { ListArgs } from '../list/list.args.js';
import type { Page } from '../database/page.js';
import type { BulkAssignment, BulkResult, RequestRows } from './request-bulk.types.js';
import type { RequestExportLink } from './request-export.types.js';
import type { StatusChange } from './request-change.types.js';
import type { RequestBase } from './request.entity.js';
import type {
  AddRequestMessageInput,
  AddRequestNoteInput,
  AssignRequestInput,
  ReplyToRequestInput,
} from './request.types.js';

/** What administrators narrow a list of requests by, beside what only one entity has. */
export interface RequestFilters extends ListArgs {
  status?: string;
  statuses?: string[];
  createdFrom?: string;
  createdTo?: string;
  deleted?: boolean;
  assigneeId?: string;
  unassigned?: boolean;
  unanswered?: boolean;
  queue?: RequestQueue;
}

/** The filters of a list, and the format that they are exported in. */
export type ExportFilters = RequestFilters & {
  format: ExportFormat;
  /** By the language when it is left out. */
  separator?: CsvSeparator | null;
};

/** How a request was submitted: under which key, if any, and from where. */
export interface Submission {
  key?: string | null;
  clientInfo: ClientInfo;
  /** The consent text that the person agreed to in the form; none where there was no form. */
  consentVersion?: string | null;
}

/** A new status of several requests, with the note for each client. */
export type BulkStatusChange = RequestRows & Pick<StatusChange<RequestBase>, 'status' | 'note'>;

/** The operations of a request service that REST and GraphQL call. */
export interface RequestServiceInterface {
  readonly entity: EntityTarget<RequestBase>;
  list(viewer: Viewer, args: RequestFilters): Promise<Page<object>>;
  mine(viewer: Viewer, args: ListArgs): Promise<Page<object>>;
  get(viewer: Viewer, id: string, deleted?: boolean | null): Promise<object>;
  getForAll(id: string): Promise<RequestBase>;
  getMine(viewer: Viewer, id: string): Promise<object>;
  createExport(viewer: Viewer, args: ExportFilters): Promise<RequestExportLink>;
  stats(viewer: Viewer): Promise<object>;
  person(viewer: Viewer, id: string): Promise<object>;
  submit(viewer: Viewer | undefined, input: object, submission: Submission): Promise<object>;
  update(viewer: Viewer, id: string, input: object): Promise<object>;
  setStatus(viewer: Viewer, id: string, change: StatusChange<RequestBase>): Promise<object>;
  addNote(
    viewer: Viewer,
    id: string,
    input: AddRequestNoteInput,
    key?: string | null,
  ): Promise<object>;
  assign(viewer: Viewer, id: string, input: AssignRequestInput): Promise<object>;
  addMessage(
    viewer: Viewer,
    id: string,
    input: AddRequestMessageInput,
    key?: string | null,
  ): Promise<object>;
  reply(
    viewer: Viewer,
    id: string,
    input: ReplyToRequestInput,
    key?: string | null,
  ): Promise<object>;
  withdraw(viewer: Viewer, id: string): Promise<boolean>;
  setStatuses(viewer: Viewer, input: BulkStatusChange): Promise<BulkResult>;
  assignAll(viewer: Viewer, input: BulkAssignment): Promise<BulkResult>;
  removeAll(viewer: Viewer, input: RequestRows): Promise<BulkResult>;
  restoreAll(viewer: Viewer, input: RequestRows): Promise<BulkResult>;
  remove(viewer: Viewer, id: string): Promise<boolean>;
  restore(viewer: Viewer, id: string): Promise<object>;
}
