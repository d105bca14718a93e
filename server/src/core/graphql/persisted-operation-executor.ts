import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql';
import { traced } from '../tracing/tracing.js';
import type { GraphqlContext } from '../request-context/request-of.js';
import { loadOperations } from './persisted-operations.js';

/** One of the site's own operations, parsed and found valid once. */
export interface PersistedOperation {
  document: DocumentNode;
  name: string | undefined;
  kind: OperationTypeNode;
}

/** A result, or the results as they come of a subscription. */
export type OperationResult = ExecutionResult | AsyncIterable<ExecutionResult>;

/**
 * Runs the site's own operations, asked for by hash: over HTTP, over a WebSocket, and while a page is
 * rendered. They are known and limited in size, so they need neither parsing, validation nor query
 * limits, which is half of what a list costs (P04). Guards, pipes and resolvers are those of every
 * other operation.
 */
@Injectable()
export class PersistedOperationExecutor {
  private known?: { schema: GraphQLSchema; operations: ReadonlyMap<string, PersistedOperation> };

  constructor(private readonly modules: ModuleRef) {}

  /** The operation with this hash; undefined when the site has none. */
  find(hash: string | undefined): PersistedOperation | undefined {
    return hash === undefined ? undefined : this.load().operations.get(hash);
  }

  /**
   * Runs the operation with this hash. Wrong variables make a result without `data`.
   *
   * @throws Error when the site has no such operation; `find` tells
   */
  async execute(
    hash: string,
    variableValues: Record<string, unknown>,
    contextValue: GraphqlContext,
  ): Promise<OperationResult> {
    const operation = this.find(hash);
    if (!operation) throw new Error(`No operation has the hash ${hash}`);
    const { document, kind, name = 'operation' } = operation;
    const run = kind === OperationTypeNode.SUBSCRIPTION ? subscribe : execute;
    const { schema } = this.load();
    const attributes = { 'graphql.operation.type': kind, 'graphql.operation.name': name };
    return traced(
      () => ({ name: `${kind} ${name}`, attributes }),
      async () => run({ schema, document, variableValues, contextValue }),
    );
  }

  /** Loaded on first use, because the schema does not exist when this class is created. */
  private load() {
    return (this.known ??= known(this.modules.get(GraphQLSchemaHost, { strict: false }).schema));
  }
}

function known(schema: GraphQLSchema) {
  const operations = [...loadOperations()].flatMap(([hash, text]) => {
    const operation = operationOf(parse(text));
    const isValid = operation && validate(schema, operation.document, specifiedRules).length === 0;
    return isValid ? [[hash, operation] as const] : [];
  });
  return { schema, operations: new Map(operations) };
}

function operationOf(document: DocumentNode): PersistedOperation | undefined {
  const [operation, ...others] = document.definitions.filter(
    (part) => part.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation || others.length > 0) return undefined;
  return { document, name: operation.name?.value, kind: operation.operation };
}
