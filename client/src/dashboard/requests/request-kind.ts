import type { StatusTone } from '../../components/status-badge';
import type { Operation } from '../engine/operations';

/** A change of a request's status. */
export interface StatusChange<Status extends string> {
  id: string;
  status: Status;
  /** Public: the client sees it. */
  note?: string;
  version: number;
}

/** What the shared components need to know about one kind of request. */
export interface RequestKind<Status extends string> {
  statuses: readonly Status[];
  /** Closed statuses. Changing from one of them shows a warning. */
  closed: readonly Status[];
  /** Statuses whose note is labelled as the reason. It stays optional. */
  withReason: readonly Status[];
  tone(status: Status): StatusTone;
  /** Translation key. */
  label(status: Status): string;
  setStatus: Operation<StatusChange<Status>, unknown>;
}

/** The request whose status is shown. */
export interface RequestWithStatus<Status extends string> {
  id: string;
  reference: string;
  status: Status;
  version: number;
}
