import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { hashOf, type Transport, type WireResult } from '../lib/transport';

interface Operation {
  hash: string;
  variables: Record<string, unknown>;
}

/** The wire of a page that is rendered in the server's own process: no network in between. */
export function createServerTransport(
  execute: (operation: Operation) => Promise<WireResult<unknown>>,
): Transport {
  return async <TData, TVariables>(
    document: TypedDocumentNode<TData, TVariables>,
    variables: TVariables,
  ) =>
    (await execute({
      hash: hashOf(document) ?? '',
      variables: variables as Record<string, unknown>,
    })) as WireResult<TData>;
}
