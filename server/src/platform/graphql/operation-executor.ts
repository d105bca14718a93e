import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  execute,
  type ExecutionResult,
  type GraphQLSchema,
  OperationTypeNode,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql';
import { traced } from '../tracing/tracing.js';
import type { GraphqlContext } from '../request-context/request-of.js';
import { KnownDocuments, type KnownOperation, operationOf } from './known-documents.js';
import { loadOperations } from './persisted-operations.js';

/** A result, or the results as they come of a subscription. */
export type OperationResult = ExecutionResult | AsyncIterable<ExecutionResult>;

/** Who calls, and with what. */
interface Call {
  variableValues: Record<string, unknown>;
  contextValue: GraphqlContext;
}

/**
 * Runs operations that are known to be valid: the site's own, by hash, over HTTP, over a WebSocket and
 * while a page is rendered; and texts that Apollo Server has validated before. They need neither parsing
 * nor validation again, and none of what Apollo Server does beside, which is half of what a list costs
 * (P04). Guards, pipes and resolvers are those of every other operation.
 */
@Injectable()
export class OperationExecutor {
  private known?: { schema: GraphQLSchema; operations: ReadonlyMap<string, KnownOperation> };

  constructor(
    private readonly modules: ModuleRef,
    private readonly documents: KnownDocuments,
  ) {}

  /** The site's operation with this hash; undefined when there is none. */
  find(hash: string | undefined): KnownOperation | undefined {
    return hash === undefined ? undefined : this.load().operations.get(hash);
  }

  /** The schema, once the product has started. */
  get schema(): GraphQLSchema {
    return this.load().schema;
  }

  /** The operation of a text that is known to be valid. */
  findText(text: string): KnownOperation | undefined {
    return this.documents.find(text);
  }

  /**
   * Runs the site's operation with this hash. Wrong variables make a result without `data`. Each root field calls the
   * method whose `@Query`, `@Mutation` or `@Subscription` has its name: in the resolver of a feature
   * (modules/faqs/faqs.resolver.ts) or, with a name that is put together from the declaration (`submit${one}`), in
   * requests/api and in content/content.resolver.ts. schema.graphql and routes.txt list all fields.
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
    const { kind, name = 'operation' } = operation;
    const attributes = { 'graphql.operation.type': kind, 'graphql.operation.name': name };
    return traced(
      () => ({ name: `${kind} ${name}`, attributes }),
      async () => this.run(operation, { variableValues, contextValue }),
    );
  }

  /** Runs the operation of a text of somebody else, whose names are not kept in a trace. */
  async executeText(operation: KnownOperation, call: Call): Promise<OperationResult> {
    return traced(
      () => ({ name: 'GraphQL' }),
      async () => this.run(operation, call),
    );
  }

  private run({ document, kind }: KnownOperation, call: Call) {
    const run = kind === OperationTypeNode.SUBSCRIPTION ? subscribe : execute;
    return run({ schema: this.load().schema, document, ...call });
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
