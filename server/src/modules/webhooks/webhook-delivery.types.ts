import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import {
  DELIVERY_PROBLEMS,
  DELIVERY_STATES,
  type DeliveryProblem,
  type DeliveryState,
  WEBHOOKS,
} from '../../contract/webhooks.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';
import { Node } from '../../platform/graphql/node.js';
import { graphqlList, SortInput } from '../../platform/list/graphql-list.js';
import { ListArgs } from '../../platform/list/list.args.js';
import { PageType } from '../../platform/list/page-type.js';
import { EnumField, IdField } from '../../platform/validation/fields.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';

const DeliveryStateEnum = graphqlEnum(
  'WebhookDeliveryState',
  DELIVERY_STATES,
  'Where a delivery is.',
  {
    waiting: 'It is sent now, or again after a failure.',
    delivered: 'The receiver answered with a status from 200 to 299.',
    failed: 'Nothing tries again by itself.',
  },
);

const DeliveryProblemEnum = graphqlEnum(
  'WebhookProblem',
  DELIVERY_PROBLEMS,
  'Why an attempt failed.',
  {
    refused_address: 'The address is not one that may be called, or its name leads to such a one.',
    unknown_host: 'The name of the receiver is not known.',
    no_connection: 'There was no connection, or it broke.',
    timeout: `There was no answer within ${WEBHOOKS.timeoutSeconds} seconds.`,
    redirect: 'The receiver named another address, which is not followed.',
    status: 'The receiver answered with a status that says that it failed.',
  },
);

@ObjectType({ description: 'One try to deliver.' })
export class WebhookAttempt {
  @Field(() => ID, { description: 'Id of the attempt.' })
  id: string;

  @Field(() => DateTimeScalar, { description: 'When it began.' })
  startedAt: Date;

  @Field(() => Int, { description: 'How long it took, in milliseconds.' })
  milliseconds: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Status of the answer; null if there was none.',
  })
  status: number | null;

  @Field(() => DeliveryProblemEnum, {
    nullable: true,
    description: 'Why it failed; null if it did not.',
  })
  problem: DeliveryProblem | null;

  @Field(() => String, {
    nullable: true,
    description: `How the answer begins, up to ${WEBHOOKS.answerCharacters} characters, without what may be about a person; null if there was none.`,
  })
  answer: string | null;
}

@ObjectType({
  description: `An event for one webhook. It is kept for ${WEBHOOKS.keptDays} days.`,
  implements: () => [Node],
})
export class WebhookDelivery {
  @Field(() => ID, { description: 'Id of the delivery, which is sent as webhook-id each time.' })
  id: string;

  @Field(() => ID, { description: 'Id of its webhook.' })
  webhookId: string;

  @Field(() => String, {
    description: 'What happened: kind and action, such as faq.created; webhook.test for a test.',
  })
  event: string;

  @Field(() => String, { description: 'Kind of the row.' })
  entity: string;

  @Field(() => String, { description: 'Id of the row.' })
  entityId: string;

  @Field(() => JsonScalar, {
    description: 'What every receiver is told of the row: ids, reference, status and times.',
  })
  facts: object;

  @Field(() => DeliveryStateEnum, { description: 'Where it is.' })
  state: DeliveryState;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts: number;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was delivered or given up; null while it waits.',
  })
  settledAt: Date | null;
}

@ObjectType({ description: 'A page of deliveries.' })
export class WebhookDeliveryPage extends PageType(WebhookDelivery) {}

@ArgsType()
export class DeliveryListArgs extends ListArgs {
  @IdField({ optional: true, description: 'Only those of the webhook with this id.' })
  webhookId?: string;

  @EnumField(DeliveryStateEnum, DELIVERY_STATES, {
    optional: true,
    description: 'Only those that are there.',
  })
  state?: DeliveryState;
}

export const DELIVERY_COLUMNS = { createdAt: 'When it happened.' };

export const deliveryList = graphqlList({
  ...{ name: 'WebhookDelivery', many: 'deliveries', args: DeliveryListArgs, without: ['search'] },
  sort: SortInput('WebhookDelivery', 'deliveries', DELIVERY_COLUMNS),
});
