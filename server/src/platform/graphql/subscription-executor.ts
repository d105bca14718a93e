import { Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { AppConfig } from '../config/app-config.js';
import type { GraphqlContext } from '../request-context/request-of.js';
import { type OperationResult, OperationExecutor } from './operation-executor.js';
import { hashOf } from './persisted-operations.js';
import { MAX_TOKENS, subscriptionLimits } from './query-limits.js';

const RULES = [...specifiedRules, ...subscriptionLimits];

/** What a subscription is run with; `hash` names one of the site's own. */
export interface SubscriptionArguments extends ExecutionArgs {
  hash?: string;
  variableValues: Record<string, unknown>;
  contextValue: GraphqlContext;
}

/** Runs the subscriptions of sockets: the site's own by hash, others once they keep the limits. */
@Injectable()
export class SubscriptionExecutor {
  constructor(
    private readonly persisted: OperationExecutor,
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly config: AppConfig,
  ) {}

  /** What is to be run, or what is wrong with it. A known hash goes before the text beside it. */
  prepare(
    { query, variables, operationName, extensions }: SubscribePayload,
    contextValue: GraphqlContext,
  ): SubscriptionArguments | readonly GraphQLError[] {
    const { schema } = this.schemaHost;
    const common = { schema, variableValues: variables ?? {}, contextValue };
    const hash = hashOf(extensions);
    const known = this.persisted.find(hash);
    if (known?.kind === OperationTypeNode.SUBSCRIPTION)
      return { ...common, hash, document: known.document };
    if (!query)
      return [new GraphQLError('PersistedQueryNotFound', code('PERSISTED_QUERY_NOT_FOUND'))];
    const document = parsed(query);
    if (document instanceof GraphQLError) return [document];
    const hideSuggestions = this.config.isProduction;
    const mistakes = validate(schema, document, RULES, { hideSuggestions });
    if (mistakes.length > 0)
      return mistakes.map((mistake) => withCode(mistake, 'GRAPHQL_VALIDATION_FAILED'));
    return { ...common, document, operationName };
  }

  async subscribe({ hash, ...args }: SubscriptionArguments): Promise<OperationResult> {
    if (!hash) return subscribe(args);
    return this.persisted.execute(hash, args.variableValues, args.contextValue);
  }
}

/** The document, or why it cannot be read. */
function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    if (error instanceof GraphQLError) return withCode(error, 'GRAPHQL_PARSE_FAILED');
    throw error;
  }
}

const code = (name: string) => ({ extensions: { code: name } });

/** With the code that Apollo Server gives the same mistake over HTTP. */
const withCode = ({ message, nodes, source, positions }: GraphQLError, name: string) =>
  new GraphQLError(message, { nodes, source, positions, ...code(name) });
