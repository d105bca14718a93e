import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Resource } from '../../engine/resource';
import type { DeskKind, RequestWithStatus } from '../desk-kind';
import { RequestStatusBadge } from '../request-badges';
import type { Intake } from '../intake/intake';
import { StatusDialog } from '../status-dialog';
import type { WeekView } from './views';

/** How the rows of a list are shown as cards in columns by status. */
export interface BoardSpec<Row> {
  statuses: readonly string[];
  /** The status of a column, as a badge. */
  badge(status: string): ReactElement;
  /** The dialog that asks before a card is moved to a column. */
  dialog(row: Row, status: string): ReactElement;
  /** The content of a card. */
  card(row: Row): ReactNode;
}

export interface WeekProps {
  view: WeekView;
  openId: string | null;
  open(id: string): void;
  /** One column: on phones, and beside an open request. */
  isCompact: boolean;
}

/** A resource whose rows are requests; with `board` they can also be shown by status. */
export interface RequestsResource<Row> extends Resource<Row, string, object> {
  board?: BoardSpec<Row>;
  /** Shows the rows in a calendar. */
  week?: ComponentType<WeekProps>;
  /** With it, the office writes such requests down for people who call or come. */
  intake?: Intake;
}

interface BoardOptions<Row, Status extends string> {
  kind: DeskKind<Status>;
  requestOf(row: Row): RequestWithStatus<Status>;
  card(row: Row): ReactNode;
}

/** The board of one kind of request. */
export function buildBoard<Row, Status extends string>({
  kind,
  requestOf,
  card,
}: BoardOptions<Row, Status>): BoardSpec<Row> {
  const known = (text: string) => kind.statuses.find((status) => status === text)!;
  return {
    statuses: kind.statuses,
    badge: (status) => <RequestStatusBadge kind={kind} status={known(status)} />,
    dialog: (row, status) => (
      <StatusDialog kind={kind} request={requestOf(row)} newStatus={known(status)} />
    ),
    card,
  };
}
