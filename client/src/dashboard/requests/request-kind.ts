import type { StatusTone } from '../../components/status-badge';
import type { Operation } from '../engine/operations';

/** What an administrator decides about a request. */
export interface StatusDecision<Status extends string> {
  id: string;
  status: Status;
  /** Public: the client reads it with the change. */
  note?: string;
  version: number;
}

/** What the shared parts must know of one kind of request: its statuses and how one is set. */
export interface RequestKind<Status extends string> {
  statuses: readonly Status[];
  /** Leaving one of these asks for a second thought. */
  closed: readonly Status[];
  /** Setting one of these asks for a reason, which may be left out. */
  explained: readonly Status[];
  tone(status: Status): StatusTone;
  /** Key of the word. */
  label(status: Status): string;
  set: Operation<StatusDecision<Status>, unknown>;
}

/** The request whose status is shown. */
export interface StatusBearer<Status extends string> {
  id: string;
  reference: string;
  status: Status;
  version: number;
}
