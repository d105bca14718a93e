import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { WEBHOOK_KINDS, WEBHOOKS, listWebhookActions } from '../../contract/webhooks.js';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { type ClientInfo, CurrentClient } from '../../platform/access/client-info.js';
import { INPUT_ARG_OPTIONS } from '../../platform/graphql/common-args.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { Listed } from '../../platform/list/graphql-list.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';
import type { WebhookEntity } from './webhook.entity.js';
import {
  CreateWebhookInput,
  RenewSecretArgs,
  UpdateWebhookInput,
  Webhook,
  WebhookEvents,
  webhookList,
  type WebhookListArgs,
  WebhookPage,
  WebhookWithSecret,
} from './webhook.types.js';
import { WebhooksService } from './webhooks.service.js';

const Id = () => Args('id', { type: () => ID, description: 'Id of the webhook.' }, UuidPipe);

@Allow('webhook.manage')
@Resolver(() => Webhook)
export class WebhooksResolver {
  constructor(private readonly service: WebhooksService) {}

  @Query(() => WebhookPage, {
    description: 'Addresses that are told of changes, the newest first; for administrators.',
  })
  webhooks(@Listed(webhookList) args: WebhookListArgs) {
    return this.service.page(args);
  }

  @Query(() => Webhook, {
    description: 'The webhook with this id, for administrators; NOT_FOUND if there is none.',
  })
  webhook(@Id() id: string) {
    return this.service.get(id);
  }

  @ResolveField(() => [WebhookEvents], { description: 'What it is told of.' })
  events(@Parent() { events }: WebhookEntity): WebhookEvents[] {
    const byKind = WEBHOOK_KINDS.map((kind) => ({
      kind,
      actions: listWebhookActions(kind).filter((action) => events.includes(`${kind}.${action}`)),
    }));
    return byKind.filter(({ actions }) => actions.length > 0);
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'Name of whoever registered it; null if their account is gone.',
  })
  createdByName(@Parent() { createdById }: WebhookEntity) {
    return createdById && this.service.nameOf(createdById);
  }

  @ResolveField(() => DateTimeScalar, {
    nullable: true,
    description:
      'Until when calls are also signed with the secret before the last renewal; null if they are not.',
  })
  bothSecretsUntil(@Parent() { previousSecretUntil }: WebhookEntity) {
    const isOver = previousSecretUntil && previousSecretUntil.getTime() <= Date.now();
    return isOver ? null : previousSecretUntil;
  }

  @Mutation(() => WebhookWithSecret, {
    description: `Registers a webhook, and answers its secret this once. TOO_MANY_WEBHOOKS if there are ${WEBHOOKS.max}.`,
  })
  createWebhook(
    @CurrentViewer() viewer: Viewer,
    @Args('input', INPUT_ARG_OPTIONS) input: CreateWebhookInput,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.create(viewer, input, clientInfo);
  }

  @Mutation(() => Webhook, {
    description:
      'Changes the given fields of a webhook. One that is switched off gives up what waits to be sent.',
  })
  updateWebhook(
    @CurrentViewer() viewer: Viewer,
    @Id() id: string,
    @Args('input', INPUT_ARG_OPTIONS) input: UpdateWebhookInput,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.update(viewer, { id, input }, clientInfo);
  }

  @Mutation(() => WebhookWithSecret, {
    description: `Gives a webhook a new secret, and answers it this once. The one of before is valid beside it for ${WEBHOOKS.rotationHours} hours.`,
  })
  renewWebhookSecret(
    @CurrentViewer() viewer: Viewer,
    @Args() args: RenewSecretArgs,
    @CurrentClient() clientInfo: ClientInfo,
  ) {
    return this.service.renewSecret(viewer, args, clientInfo);
  }

  @Mutation(() => Webhook, {
    description:
      'Deletes a webhook for good, with what was sent and what waits. Answers it as it was.',
  })
  eraseWebhook(@CurrentViewer() viewer: Viewer, @Id() id: string) {
    return this.service.remove(viewer, id);
  }
}
