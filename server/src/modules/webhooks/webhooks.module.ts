import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../accounts/auth/auth.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { WebhookDeliveriesResolver } from './webhook-deliveries.resolver.js';
import { WebhookDeliveriesService } from './webhook-deliveries.service.js';
import { WebhookAttemptEntity, WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { WebhookOutbox } from './webhook-outbox.js';
import { WebhookPayload } from './webhook-payload.js';
import { WebhookRules } from './webhook-rules.js';
import { WebhookWorker } from './webhook-worker.js';
import { WebhookEntity } from './webhook.entity.js';
import { WebhooksResolver } from './webhooks.resolver.js';
import { WebhooksService } from './webhooks.service.js';

const ENTITIES = [WebhookEntity, WebhookDeliveryEntity, WebhookAttemptEntity];

@Module({
  imports: [AuthModule, JobsModule, TypeOrmModule.forFeature(ENTITIES)],
  providers: [
    WebhookOutbox,
    WebhookPayload,
    WebhookRules,
    WebhookWorker,
    WebhooksService,
    WebhooksResolver,
    WebhookDeliveriesService,
    WebhookDeliveriesResolver,
  ],
})
export class WebhooksModule {}
