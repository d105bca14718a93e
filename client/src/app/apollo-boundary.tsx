import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useMemo } from 'react';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { Locale } from '@contract/locales';
import { useApi } from '../lib/api/api';
import { useAuth } from '../lib/auth';
import { useLocale } from '../lib/i18n/i18n';
import { type CallOptions, hashOf, operationOf, type Transport } from '../lib/api/transport';
import { freshnessLink } from '../lib/api/freshness-link';
import { loadCode } from '../lib/load-code';

interface ApolloOptions {
  transport: Transport;
  locale: Locale;
}

/** Whether an operation takes the language of the texts that it brings: `query Faqs($language: Locale)`. */
const takesLanguage = (document: DocumentNode) =>
  operationOf(document).variableDefinitions?.some(
    ({ variable }) => variable.name.value === 'language',
  );

/**
 * Lets Apollo use the shared transport, so that its rules are written once. Texts are asked for in the
 * language of the page, which cannot change without a new page.
 */
function createLink({ transport, locale }: ApolloOptions): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { inline, keepalive } = operation.getContext() as CallOptions;
        transport(
          operation.query as TypedDocumentNode<Record<string, unknown>, unknown>,
          { ...(takesLanguage(operation.query) && { language: locale }), ...operation.variables },
          { inline, keepalive },
        ).then(
          (result) => {
            observer.next({ data: result.data ?? null, errors: result.errors ?? undefined });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}

/**
 * The Apollo client of the signed-in areas. The WebSocket is opened by the first subscription.
 */
function createApolloClient(options: ApolloOptions): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      freshnessLink,
      ApolloLink.split(
        ({ operationType }) => (operationType as string) === 'subscription',
        lazySubscriptions(),
        createLink(options),
      ),
    ]),
    cache: new InMemoryCache({
      // what these say depends on the request beside which they stand, not on their id alone
      typePolicies: {
        RelatedRequest: { keyFields: false },
        RequestConflict: { keyFields: false },
      },
    }),
    devtools: { enabled: false },
  });
}

async function loadSocket(): Promise<ApolloLink> {
  const { createSocketLink } = await loadCode(() => import('../lib/live/subscriptions'), {
    mayReload: false,
  });
  return createSocketLink();
}

/** Loads graphql-ws with the first subscription and keeps one socket for all of them. */
function lazySubscriptions(): ApolloLink {
  let socket: Promise<ApolloLink> | undefined;
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        let stop: (() => void) | undefined;
        let cancelled = false;
        socket ??= loadSocket().catch((error: unknown) => {
          socket = undefined;
          throw error;
        });
        socket.then(
          (link) => {
            if (cancelled) return;
            // also send the text: a newer server may not know the hashes of this page
            const persistedQuery = { version: 1, sha256Hash: hashOf(operation.query) };
            operation.extensions = { ...operation.extensions, persistedQuery };
            const running = link.request(operation, () => new Observable(() => undefined));
            const subscription = running.subscribe(observer);
            stop = () => subscription.unsubscribe();
          },
          (error: unknown) => observer.error(error),
        );
        return () => {
          cancelled = true;
          stop?.();
        };
      }),
  );
}

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
