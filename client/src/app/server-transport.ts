import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { hashOf, operationOf, type Transport, type WireResult } from '../lib/transport';

interface Operation {
  document: DocumentNode;
  operationName: string;
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
      document,
      operationName: operationOf(document).name?.value ?? '',
      hash: hashOf(document) ?? '',
      variables: variables as Record<string, unknown>,
    })) as WireResult<TData>;
}
