import { ApolloProvider } from '@apollo/client/react';
import { useMemo, type ReactNode } from 'react';
import type { Locale } from '@contract/locales';
import { useApi } from '../lib/api';
import { createApolloClient } from '../lib/apollo';
import { useAuth } from '../lib/auth';
import { useLocale } from '../lib/i18n';
import type { Transport } from '../lib/transport';

interface Kept {
  client: ReturnType<typeof createApolloClient>;
  userId: string | undefined;
}

/** One Apollo client for the lifetime of the page in the browser, and one per render on the server. */
const kept = new WeakMap<Transport, Kept>();

/** A new user gets a new cache, so that nobody sees what another user has read. */
function clientOf(transport: Transport, locale: Locale, userId?: string): Kept['client'] {
  const last = kept.get(transport);
  if (last?.userId === userId && last) return last.client;
  last?.client.stop();
  const client = createApolloClient({ transport, locale });
  kept.set(transport, { client, userId });
  return client;
}

/** Provides the Apollo client. */
export function ApolloBoundary({ children }: { children: ReactNode }) {
  const { transport } = useApi();
  const userId = useAuth().user?.id;
  const locale = useLocale();
  const client = useMemo(() => clientOf(transport, locale, userId), [transport, locale, userId]);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
