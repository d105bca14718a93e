import { ApolloProvider } from '@apollo/client/react';
import { useMemo, type ReactNode } from 'react';
import { useApi } from '../lib/api';
import { createApolloClient } from '../lib/apollo';
import { useAuth } from '../lib/auth';
import type { Transport } from '../lib/transport';

interface Kept {
  client: ReturnType<typeof createApolloClient>;
  userId: string | undefined;
}

/** One cache for the life of the page in the browser; on the server one for each render. */
const kept = new WeakMap<Transport, Kept>();

/** What one person read must never be shown to the next: a new person gets a new cache. */
function clientOf(transport: Transport, userId: string | undefined): Kept['client'] {
  const last = kept.get(transport);
  if (last?.userId === userId && last) return last.client;
  last?.client.stop();
  const client = createApolloClient({ transport });
  kept.set(transport, { client, userId });
  return client;
}

/** Gives a page Apollo's cache. */
export function ApolloBoundary({ children }: { children: ReactNode }) {
  const { transport } = useApi();
  const userId = useAuth().user?.id;
  const client = useMemo(() => clientOf(transport, userId), [transport, userId]);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
