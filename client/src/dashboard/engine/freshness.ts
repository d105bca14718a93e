import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { Kind } from 'graphql';

/** How long an answer may be shown without asking again, in milliseconds. */
export const MAX_AGE = {
  users: 5 * 60_000,
  userStats: 2 * 60_000,
  admin: 5 * 60_000,
  services: 10 * 60_000,
  categories: 10 * 60_000,
} as const;

const fetchedAt = new WeakMap<ApolloClient, Map<string, number>>();

function stampsOf(client: ApolloClient): Map<string, number> {
  const known = fetchedAt.get(client) ?? new Map<string, number>();
  fetchedAt.set(client, known);
  return known;
}

/** The root fields that a document reads: `['users']`. */
export function rootFields(document: DocumentNode): string[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((selection) =>
          selection.kind === Kind.FIELD ? [selection.name.value] : [],
        )
      : [],
  );
}

/** One name per document and variables; starts with the root fields, so that a change can find it. */
export function freshnessKey(document: DocumentNode, variables?: OperationVariables): string {
  return `${rootFields(document).join('+')}|${JSON.stringify(variables ?? {})}`;
}

export function markFetched(client: ApolloClient, key: string): void {
  stampsOf(client).set(key, Date.now());
}

export function isFresh(client: ApolloClient, key: string, maxAge: number): boolean {
  const stamp = stampsOf(client).get(key);
  return stamp !== undefined && Date.now() - stamp < maxAge;
}

/**
 * Forgets what was read through these root fields and fetches again what is on the screen:
 * every list goes back to the server after each change.
 */
export async function invalidate(client: ApolloClient, fields: readonly string[]): Promise<void> {
  const stamps = stampsOf(client);
  for (const key of stamps.keys()) {
    const names = key.slice(0, key.indexOf('|')).split('+');
    if (names.some((name) => fields.includes(name))) stamps.delete(key);
  }
  await client.refetchQueries({
    updateCache(cache) {
      for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  });
  client.cache.gc();
}
