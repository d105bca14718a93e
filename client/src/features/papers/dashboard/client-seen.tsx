import type { RequestKindName } from '@contract/requests/request-kinds';
import type { HistoryEvent } from '../../../dashboard/desk/request-history';
import { SeenLine } from '../seen-line';
import { papersQuery } from './papers-query';

interface ClientSeenProps {
  kind: RequestKindName;
  request: { id: string; erasedAt: string | null; timeline: readonly HistoryEvent[] };
}

/** Below the thread of the desk; nothing for a client who never opened the request, or has no account. */
export function ClientSeen({ kind, request }: ClientSeenProps) {
  const { id, erasedAt, timeline } = request;
  const { data: papers } = papersQuery.useData({ kind, id });
  if (erasedAt || !papers?.clientSawAt) return null;
  return <SeenLine side="office" events={timeline} seenAt={papers.clientSawAt} />;
}
