import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RecordedChanges } from './audit/recorded-changes.js';
import { PublicCache } from './cache/public-cache.js';
import { AppConfig } from './config/app-config.js';
import { Database } from './database/database.js';
import { EntityWriter } from './database/entity-writer.js';
import { ReadReplica } from './database/read-replica.js';
import { ChangeEventBus } from './events/change-event-bus.js';
import { ChangeListener } from './events/change-listener.js';
import { ChangeTransport } from './events/change-transport.js';
import { createChangeTransport } from './events/redis-and-postgres-transports.js';
import { LiveChanges } from './events/live-changes.js';
import { HealthController } from './health/health.controller.js';
import { MailModule } from './mail/mail.module.js';
import { Metrics } from './metrics/metrics.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { KnownDocuments } from './graphql/known-documents.js';
import { AllowedMethods } from './http/routes.js';
import { GracefulClose } from './http/graceful-close.js';
import { Idempotency, IdempotencyCleanup } from './idempotency/idempotency.js';
import { IdempotencyKeyEntity } from './idempotency/idempotency-key.entity.js';
import { CountCache } from './list/count-cache.js';
import { ListEngine } from './list/list-engine.js';
import { RedisConnection } from './redis/redis-connection.js';
import { TracingLifecycle } from './tracing/tracing-lifecycle.js';

const SHARED_PROVIDERS = [
  Database,
  ReadReplica,
  EntityWriter,
  RecordedChanges,
  CountCache,
  ListEngine,
  Idempotency,
  ChangeEventBus,
  LiveChanges,
  PublicCache,
  AllowedMethods,
  KnownDocuments,
  GracefulClose,
  Metrics,
  {
    provide: RedisConnection,
    inject: [AppConfig],
    useFactory: ({ redisUrl }: AppConfig) => RedisConnection.to(redisUrl),
  },
  {
    provide: ChangeTransport,
    inject: [AppConfig, Database, RedisConnection],
    useFactory: createChangeTransport,
  },
];

/** The providers that know no entity, for every module. */
@Global()
@Module({
  imports: [MailModule, DiscoveryModule, TypeOrmModule.forFeature([IdempotencyKeyEntity])],
  controllers: [HealthController, MetricsController],
  providers: [...SHARED_PROVIDERS, ChangeListener, IdempotencyCleanup, TracingLifecycle],
  exports: SHARED_PROVIDERS,
})
export class PlatformModule {}
