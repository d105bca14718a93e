import { useQuery } from '@apollo/client/react';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { MyRequestPapersDocument } from '../../graphql/generated/graphql';
import type { RequestEvent } from '../../lib/timeline';
import { SeenLine } from './seen-line';

interface OfficeSeenProps {
  kind: RequestKindName;
  id: string;
  events: readonly RequestEvent[];
}

/** Below the client's timeline; the papers of the same page keep it up to date. */
export function OfficeSeen({ kind, id, events }: OfficeSeenProps) {
  const { data } = useQuery(MyRequestPapersDocument, {
    variables: { kind, id },
    fetchPolicy: 'cache-first',
  });
  if (!data) return null;
  return <SeenLine side="client" events={events} seenAt={data.myRequestPapers.officeSawAt} />;
}
