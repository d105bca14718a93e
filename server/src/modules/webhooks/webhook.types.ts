import { ArgsType, Field, ID, InputType, Int, ObjectType, OmitType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { PersonProofArgs } from '../../accounts/second-factor/second-factor.types.js';
import { CONTENT_MEANINGS } from '../../contract/content/content-kinds.js';
import { REQUEST_KIND_ENUM } from '../../contract/requests/request-kinds.js';
import {
  SWITCHED_OFF_REASONS,
  type SwitchedOffReason,
  WEBHOOK_ACTIONS,
  WEBHOOK_KINDS,
  type WebhookAction,
  type WebhookKind,
  WEBHOOKS,
} from '../../contract/webhooks.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';
import { Node } from '../../platform/graphql/node.js';
import { graphqlList, SortInput } from '../../platform/list/graphql-list.js';
import { FlagFilter, ListArgs } from '../../platform/list/list.args.js';
import { PageType } from '../../platform/list/page-type.js';
import {
  BooleanField,
  EnumField,
  EnumListField,
  IdField,
  IntField,
} from '../../platform/validation/fields.js';
import { LineField } from '../../platform/validation/line-fields.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';

const { name, url, max } = WEBHOOKS;

const WebhookKindEnum = graphqlEnum(
  'WebhookKind',
  WEBHOOK_KINDS,
  'A kind of row that webhooks tell of.',
  {
    ...REQUEST_KIND_ENUM.meanings,
    ...CONTENT_MEANINGS,
    user: 'An account.',
    contactInfo: 'An entry of the contact information.',
    holiday: 'A day on which the office is closed.',
    officeHours: 'The hours of the firm, or days on which other hours hold.',
    quote: 'A quote for a request, with its payments.',
    rating: 'What a client thinks of a case that is over.',
    person: 'A person, whatever accounts and requests they have.',
  },
);

const WebhookActionEnum = graphqlEnum(
  'WebhookAction',
  WEBHOOK_ACTIONS,
  'What webhooks tell of a row.',
  {
    created: 'It is new.',
    changed: 'Some of its fields, or who deals with it, changed.',
    status_changed: 'It has another status.',
    message_added: 'The client or the office wrote a message.',
    file_changed: 'A file or a paper of it was added, removed, asked for or decided about.',
    payment_changed: 'A payment was recorded or cancelled.',
    deleted: 'It is in the trash, or gone.',
    restored: 'It came back out of the trash.',
    erased: 'What was personal in it is gone: whoever has a copy erases it, too.',
  },
);

const SwitchedOffReasonEnum = graphqlEnum(
  'WebhookSwitchedOffReason',
  SWITCHED_OFF_REASONS,
  'Why the product switched a webhook off.',
  {
    failures: `Every attempt of ${WEBHOOKS.failingHours} hours failed.`,
    token: 'The token that registered it ended, or its account may no longer have webhooks.',
  },
);

@ObjectType({ description: 'What a webhook is told of one kind of row.' })
export class WebhookEvents {
  @Field(() => WebhookKindEnum, { description: 'The kind.' })
  kind: WebhookKind;

  @Field(() => [WebhookActionEnum], { description: 'What it is told of.' })
  actions: WebhookAction[];
}

@ObjectType({
  description: 'An address elsewhere that is told of changes by signed calls.',
  implements: () => [Node],
})
export class Webhook {
  @Field(() => ID, { description: 'Id of the webhook.' })
  id: string;

  @Field(() => String, { description: 'What it is called.' })
  name: string;

  @Field(() => String, { description: 'The address that is called.' })
  url: string;

  @Field(() => Boolean, {
    description:
      'Whether the row itself is sent, which may be about people, rather than only its ids, reference, kind, status and times.',
  })
  personal: boolean;

  @Field(() => Boolean, { description: 'Whether it is told of changes.' })
  isActive: boolean;

  @Field(() => SwitchedOffReasonEnum, {
    nullable: true,
    description: 'Why the product switched it off; null if it did not.',
  })
  switchedOffReason: SwitchedOffReason | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when every attempt has failed; null if the last one did not.',
  })
  failingSince: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the token that registered it or changed it last, with which it ends; null for a person.',
  })
  tokenName: string | null;

  @Field(() => Int, {
    description:
      'Raised by every change. Send it with an update, so that a stale write is refused.',
  })
  version: number;

  @Field(() => DateTimeScalar, { description: 'When it was registered.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of webhooks.' })
export class WebhookPage extends PageType(Webhook) {}

@ObjectType({ description: 'A webhook, with the secret that it has just got.' })
export class WebhookWithSecret {
  @Field(() => String, {
    description:
      'What its calls are signed with: whsec_ and a key in base64. It is answered this once.',
  })
  secret: string;

  @Field(() => Webhook, { description: 'The webhook.' })
  webhook: Webhook;
}

@InputType({ description: 'What a webhook is told of one kind of row.' })
export class WebhookEventsInput {
  @EnumField(WebhookKindEnum, WEBHOOK_KINDS, { description: 'The kind.' })
  kind: WebhookKind;

  @EnumListField(WebhookActionEnum, WEBHOOK_ACTIONS, {
    description: 'What it is told of; refused where nothing of this happens to the kind.',
  })
  actions: WebhookAction[];
}

const EventsField =
  (optional: boolean): PropertyDecorator =>
  (target, key) => {
    const description = 'What it is told of, each kind once.';
    Field(() => [WebhookEventsInput], { nullable: optional, description })(target, key);
    if (optional) IsOptional()(target, key);
    IsArray({ message: 'type' })(target, key);
    ArrayMinSize(1, { message: 'required' })(target, key);
    ArrayMaxSize(WEBHOOK_KINDS.length, { message: `items:0:${WEBHOOK_KINDS.length}` })(target, key);
    ValidateNested({ each: true, message: 'type' })(target, key);
    Type(() => WebhookEventsInput)(target, key);
  };

const NAME = `What it is called, ${name.min} to ${name.max} characters.`;
const URL_SAYS =
  'The address: https of the public internet, on port 443 unless the settings say otherwise, without a name and password. Outside production also http.';
const PERSONAL =
  'Whether the row itself is sent, which may be about people; no by default. A token needs personal for it.';

@InputType({
  description: 'A new webhook, with the password and second factor of a person who registers it.',
})
export class CreateWebhookInput extends OmitType(PersonProofArgs, [], InputType) {
  @LineField({ ...name, description: NAME })
  name: string;

  @LineField({ ...url, description: URL_SAYS })
  url: string;

  @EventsField(false)
  events: WebhookEventsInput[];

  @BooleanField({ optional: true, description: PERSONAL })
  personal?: boolean | null;
}

@InputType({
  description:
    'Changes to a webhook; fields left out stay as they are. A person who changes its address, what it is told of or whether it is told about people gives password and second factor.',
})
export class UpdateWebhookInput extends OmitType(PersonProofArgs, [], InputType) {
  @LineField({ ...name, optional: true, description: NAME })
  name?: string | null;

  @LineField({ ...url, optional: true, description: URL_SAYS })
  url?: string | null;

  @EventsField(true)
  events?: WebhookEventsInput[] | null;

  @BooleanField({ optional: true, description: PERSONAL })
  personal?: boolean | null;

  @BooleanField({ optional: true, description: 'Whether it is told of changes.' })
  isActive?: boolean | null;

  @IntField({
    optional: true,
    description: 'The version that was read. STALE_WRITE if it is no longer the newest.',
  })
  version?: number | null;
}

@ArgsType()
export class RenewSecretArgs extends PersonProofArgs {
  @IdField({ description: 'Id of the webhook.' })
  id: string;

  @BooleanField({
    optional: true,
    description:
      'Whether the secret of before ends at once: if somebody else knows it. No by default.',
  })
  endsOldNow?: boolean | null;
}

@ArgsType()
export class WebhookListArgs extends ListArgs {
  @FlagFilter('Only webhooks that are told of changes, or only those that are not.')
  isActive?: boolean;
}

export const WEBHOOK_COLUMNS = { createdAt: 'When it was registered.' };

/** There are `max` of them at most. */
export const webhookList = graphqlList({
  ...{
    name: 'Webhook',
    many: `webhooks, of which there are ${max} at most`,
    args: WebhookListArgs,
  },
  without: ['search'],
  sort: SortInput('Webhook', 'webhooks', WEBHOOK_COLUMNS),
});
