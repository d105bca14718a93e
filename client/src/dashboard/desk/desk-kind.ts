import type { RequestKindName } from '@contract/requests/request-kinds';
import type { StatusTone } from '../../components/status-badge';
import type {
  BulkOutcomeFragment,
  RequestPersonFactsFragment,
} from '../../graphql/generated/graphql';
import type { Operation, WatchedQuery } from '../engine/operations';
import type { HistoryEvent } from './request-history';

/** A change of a request's status. */
export interface StatusChange<Status extends string> {
  id: string;
  status: Status;
  /** Public: the client sees it. */
  note?: string;
  version: number;
}

/** A reply that the person gets by mail. */
export interface RequestReply {
  id: string;
  /** What was answered is answered once more. */
  again?: boolean;
  replyMessage: string;
  version: number;
  idempotencyKey: string;
}

export interface RequestNote {
  id: string;
  text: string;
  public: boolean;
}

/** Who is to deal with a request; null is nobody. */
export interface Assignment {
  id: string;
  assigneeId: string | null;
  version: number;
}

/** The state of a request and how it came to it. */
export interface CurrentRequest<Status extends string> {
  status: Status;
  version: number;
  timeline: readonly HistoryEvent[];
}

/** A request and the version of it that was on the screen. */
export type RowVersion = Pick<RequestWithStatus<string>, 'id' | 'version'>;

/** One change of several requests, all or none. */
export type BulkOperation<More extends object = object> = Operation<
  { rows: RowVersion[] } & More,
  BulkOutcomeFragment
>;

/** What the shared components need to know about one kind of request. */
export interface DeskKind<Status extends string> {
  /** Name of the resource; also of what is kept in the browser. */
  name: string;
  type: RequestKindName;
  statuses: readonly Status[];
  /** Closed statuses. Changing from one of them shows a warning. */
  closed: readonly Status[];
  /** Statuses whose note is labelled as the reason. It stays optional. */
  withReason: readonly Status[];
  tone(status: Status): StatusTone;
  /** Translation key. */
  label(status: Status): string;
  /** Translation key of an event of the history. */
  eventLabel(event: HistoryEvent): string;
  /** Loads the request again while somebody decides about it. */
  current: WatchedQuery<{ id: string }, CurrentRequest<Status>>;
  /** Translation key: a status could not be changed, and the server did not say why. */
  statusFailure?: string;
  /** What is known of the person who sent it. */
  person: WatchedQuery<{ id: string }, RequestPersonFactsFragment>;
  setStatus: Operation<StatusChange<Status>, unknown>;
  assign: Operation<Assignment, unknown>;
  reply: Operation<RequestReply, unknown>;
  addNote: Operation<RequestNote, unknown>;
  setStatuses: BulkOperation<{ status: Status; note?: string }>;
  assignMany: BulkOperation<{ assigneeId: string | null }>;
  removeMany: BulkOperation;
  restoreMany: BulkOperation;
}

/** The request whose status is shown. */
export interface RequestWithStatus<Status extends string> {
  id: string;
  reference: string;
  status: Status;
  version: number;
  /** When the personal data in it was erased; nothing can be changed then. */
  erasedAt?: string | null;
}
