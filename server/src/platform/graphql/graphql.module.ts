import type { ApolloDriverConfig } from '@nestjs/apollo';
import type { ApolloServerPlugin } from '@apollo/server';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { Authenticator } from '../access/authenticator.js';
import { AppConfig } from '../config/app-config.js';
import { DirectSchemaDriver } from '../internals/nest-schema.js';
import type { AppRequest, GraphqlContext } from '../request-context/request-of.js';
import type { Response } from 'express';
import { ErrorCodesResolver } from './error-codes.resolver.js';
import { errorLocalePlugin } from './error-locale.plugin.js';
import { formatApolloError } from './format-error.js';
import { KnownDocuments } from './known-documents.js';
import { OperationExecutor } from './operation-executor.js';
import { MAX_TOKENS, queryLimits } from './query-limits.js';
import { describeRootTypes } from './root-types.js';
import { SocketRegistry } from './socket-registry.js';
import { SubscriptionExecutor } from './subscription-executor.js';
import { Subscriptions } from './subscriptions.js';

/** The driver options; the strict ones protect against abuse (S19). */
function driverConfig(
  config: AppConfig,
  authenticator: Authenticator,
  documents: KnownDocuments,
): ApolloDriverConfig {
  return {
    path: '/graphql',
    autoSchemaFile: true,
    transformSchema: describeRootTypes,
    // Apollo checks the schema, too
    buildSchemaOptions: { skipCheck: true },
    graphiql: false,
    playground: false,
    context: ({ req, res }: { req: AppRequest; res: Response }): GraphqlContext => ({ req, res }),
    formatError: formatApolloError,
    validationRules: queryLimits,
    parseOptions: { maxTokens: MAX_TOKENS },
    introspection: !config.isProduction,
    hideSchemaDetailsFromClientErrors: config.isProduction,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    // Apollo must not stop on the signal itself: it would refuse requests that are already being sent.
    stopOnApplicationShutdown: true,
    // our own errors say which status they mean: 503 when the database is away, else 200
    preserveHttpStatusForExecutionErrors: false,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // it would watch every field of every answer; the response cache decides what may be kept
      ApolloServerPluginCacheControlDisabled(),
      errorLocalePlugin(authenticator),
      rememberDocuments(documents),
    ],
  };
}

/** From its second call on, a text needs no Apollo Server. */
const rememberDocuments = (documents: KnownDocuments): ApolloServerPlugin => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ source, document }) => documents.add(source, document),
  }),
});

@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: DirectSchemaDriver,
      inject: [AppConfig, Authenticator, KnownDocuments],
      useFactory: driverConfig,
    }),
  ],
  providers: [
    ErrorCodesResolver,
    OperationExecutor,
    SocketRegistry,
    SubscriptionExecutor,
    Subscriptions,
  ],
  exports: [OperationExecutor],
})
export class GraphqlModule {}
