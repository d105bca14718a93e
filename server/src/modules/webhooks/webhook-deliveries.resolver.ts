import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { ChangeCount, countOf } from '../../platform/graphql/answers.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { Listed } from '../../platform/list/graphql-list.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { WebhookDeliveriesService } from './webhook-deliveries.service.js';
import {
  deliveryList,
  type DeliveryListArgs,
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryPage,
} from './webhook-delivery.types.js';

const Id = (description: string) => Args('id', { type: () => ID, description }, UuidPipe);

@Allow('webhook.manage')
@Resolver(() => WebhookDelivery)
export class WebhookDeliveriesResolver {
  constructor(private readonly service: WebhookDeliveriesService) {}

  @Query(() => WebhookDeliveryPage, {
    description: 'What webhooks were told, the newest first; for administrators.',
  })
  webhookDeliveries(@Listed(deliveryList) args: DeliveryListArgs) {
    return this.service.page(args);
  }

  @Query(() => WebhookDelivery, {
    description: 'The delivery with this id, for administrators; NOT_FOUND if there is none.',
  })
  webhookDelivery(@Id('Id of the delivery.') id: string) {
    return this.service.get(id);
  }

  @ResolveField(() => [WebhookAttempt], {
    description: 'The tries to deliver it, the newest first, up to 50.',
  })
  log(@Parent() { id }: WebhookDelivery) {
    return this.service.attemptsOf(id);
  }

  @Mutation(() => WebhookDelivery, {
    description:
      'Sends a test event to a webhook, whatever it is registered for. WEBHOOK_OFF while nothing is sent.',
  })
  testWebhook(@CurrentViewer() viewer: Viewer, @Id('Id of the webhook.') id: string) {
    return this.service.test(viewer, id);
  }

  @Mutation(() => WebhookDelivery, {
    description:
      'Sends again what was delivered or has failed, with the same webhook-id. STALE_WRITE while it waits, WEBHOOK_OFF while nothing is sent.',
  })
  retryWebhookDelivery(@CurrentViewer() viewer: Viewer, @Id('Id of the delivery.') id: string) {
    return this.service.retry(viewer, id);
  }

  @Mutation(() => ChangeCount, {
    description:
      'Sends again what could not be delivered to a webhook, the oldest first, at most 500 at once. Answers how many. WEBHOOK_OFF while nothing is sent.',
  })
  retryFailedWebhookDeliveries(
    @CurrentViewer() viewer: Viewer,
    @Id('Id of the webhook.') id: string,
  ) {
    return countOf(this.service.retryFailed(viewer, id));
  }
}
