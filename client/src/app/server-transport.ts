import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { hashOf, type Transport, type WireResult } from '../lib/transport';
import type { PageOperation } from '@contract/page-rendering';

/** Transport of server rendering: calls the API in the same process, without HTTP. */
export function createServerTransport(
  execute: (operation: PageOperation) => Promise<WireResult<unknown>>,
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
