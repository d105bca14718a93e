import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Node } from '../../platform/graphql/node.js';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { CONTENT_MEANINGS } from '../../contract/content/content-kinds.js';
import {
  MAX_UNREAD_COUNT,
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_ENTITIES,
  NOTIFICATION_TYPES,
  type NotificationCategory,
  type NotificationEntity,
  type NotificationType,
} from '../../contract/notifications.js';
import { graphqlList, SortInput } from '../../platform/list/graphql-list.js';
import { ListArgs, FlagFilter } from '../../platform/list/list.args.js';
import { PageType } from '../../platform/list/page-type.js';
import { BooleanField, EnumField } from '../../platform/validation/fields.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';

const NotificationTypeEnum = graphqlEnum(
  'NotificationType',
  NOTIFICATION_TYPES,
  'How a notification is to be taken.',
  {
    success: 'Something was done.',
    warning: 'Something needs attention.',
    info: 'Something happened.',
  },
);
const NotificationCategoryEnum = graphqlEnum(
  'NotificationCategory',
  NOTIFICATION_CATEGORIES,
  'What a notification is about.',
  {
    service_requests: 'Requests for legal services.',
    contact: 'Messages from the contact page.',
    join_team: 'Job applications and jobs.',
    consultations: 'Booked consultations.',
    deadlines: 'Answers to clients that are due soon or late.',
    quotes: 'Quotes and payments.',
    ratings: 'What clients think of their cases.',
    users: 'Accounts.',
    consultants: 'The people whom the firm presents.',
    faq: 'Frequently asked questions.',
    system: 'The product itself, such as a mail that could not be sent.',
  },
);
const ENTITIES = Object.keys(NOTIFICATION_ENTITIES) as NotificationEntity[];
const NotificationEntityEnum = graphqlEnum(
  'NotificationEntity',
  ENTITIES,
  'Kind of the row that a notification is about.',
  {
    serviceRequest: 'A request for a legal service.',
    contactRequest: 'A message from the contact page.',
    application: 'A job application.',
    consultation: 'A consultation.',
    ...CONTENT_MEANINGS,
    quote: 'A quote for a request.',
    rating: 'What a client thinks of a case.',
    user: 'An account.',
    mail: 'A mail in the outbox.',
    sms: 'An SMS that could not be sent.',
    webhook: 'An address elsewhere that is told of changes.',
  },
);

@ObjectType({ description: 'Something that the caller was told.', implements: () => [Node] })
export class Notification {
  @Field(() => ID, { description: 'Id of the notification.' })
  id: string;

  @Field(() => NotificationTypeEnum, { description: 'How it is to be taken.' })
  type: NotificationType;

  @Field(() => NotificationCategoryEnum, { description: 'What it is about.' })
  category: NotificationCategory;

  @Field(() => String, { description: "What happened, in a few words of the caller's language." })
  title: string;

  @Field(() => String, { description: "What happened, in a sentence of the caller's language." })
  message: string;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  time: Date;

  @Field(() => Boolean, { description: 'Whether the caller has read it.' })
  read: boolean;

  @Field(() => NotificationEntityEnum, { description: 'Kind of the row that it is about.' })
  entity: NotificationEntity;

  @Field(() => ID, { description: 'Id of the row that it is about. The row may be gone by now.' })
  entityId: string;
}

@ObjectType({ description: 'A page of notifications.' })
export class NotificationPage extends PageType(Notification) {}

@ObjectType({ description: "Counts of the caller's notifications." })
export class NotificationCounts {
  @Field(() => Int, { description: 'Number of all notifications.' })
  total: number;

  @Field(() => Int, {
    description: `Number of notifications that are not read, counted up to ${MAX_UNREAD_COUNT}.`,
  })
  unread: number;
}

@ObjectType({ description: "A change of the caller's notifications." })
export class NotificationChange {
  @Field(() => Notification, {
    nullable: true,
    description: 'The notification that is new or was read; null if it was deleted.',
  })
  notification: Notification | null;

  @Field(() => Int, {
    description: `Number of notifications that are not read, counted up to ${MAX_UNREAD_COUNT}.`,
  })
  unread: number;
}

@ArgsType()
export class NotificationListArgs extends ListArgs {
  @EnumField(NotificationTypeEnum, NOTIFICATION_TYPES, {
    optional: true,
    description: 'Only notifications of this type.',
  })
  type?: NotificationType;

  @Field(() => NotificationCategoryEnum, {
    nullable: true,
    description: 'Only notifications of this category.',
  })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replaceAll('-', '_') : value,
  )
  @IsOptional()
  @IsIn(NOTIFICATION_CATEGORIES, { message: 'oneOf' })
  category?: NotificationCategory;

  @FlagFilter('True for read notifications only, false for unread ones only.')
  read?: boolean;
}

export const NOTIFICATION_COLUMNS = { createdAt: 'When the caller was told.' };

export const notificationList = graphqlList({
  ...{ name: 'Notification', many: 'notifications', args: NotificationListArgs },
  sort: SortInput('Notification', 'notifications', NOTIFICATION_COLUMNS),
});

@ObjectType({ description: 'What the caller is told of one category, and how.' })
export class NotificationPreference {
  @Field(() => NotificationCategoryEnum, { description: 'The category.' })
  category: NotificationCategory;

  @Field(() => Boolean, { description: 'Whether the caller gets notifications.' })
  inApp: boolean;

  @Field(() => Boolean, { description: 'Whether the caller gets mails.' })
  byMail: boolean;

  @Field(() => Boolean, {
    description:
      'Whether mails of this category are sent: false where it has none, and while the settings switch them off.',
  })
  canMail: boolean;
}

@InputType({ description: 'What the caller wants to be told of one category, and how.' })
export class NotificationPreferenceInput {
  @EnumField(NotificationCategoryEnum, NOTIFICATION_CATEGORIES, { description: 'The category.' })
  category: NotificationCategory;

  @BooleanField({ description: 'Whether the caller wants notifications.' })
  inApp: boolean;

  @BooleanField({ description: 'Whether the caller wants mails.' })
  byMail: boolean;
}

@InputType({ description: 'What the caller wants to be told of; categories left out stay.' })
export class NotificationPreferencesInput {
  @Field(() => [NotificationPreferenceInput], { description: 'One entry for each category.' })
  @IsArray({ message: 'type' })
  @ArrayMaxSize(NOTIFICATION_CATEGORIES.length, {
    message: `items:0:${NOTIFICATION_CATEGORIES.length}`,
  })
  @ValidateNested({ each: true })
  @Type(() => NotificationPreferenceInput)
  preferences: NotificationPreferenceInput[];
}
