import { ArgsType, Field, GraphQLISODateTime, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import type { GroupValues, SettingGroup } from '../../contract/settings.js';
import { SMS_PROBLEMS, type SmsProblem } from '../../contract/sms.js';
import { IntField, PhoneField } from '../../core/validation/fields.js';
import { graphqlEnum } from '../../core/graphql/graphql-enums.js';
import { addInputFields, addOutputFields } from './setting-fields.js';

type Class<T> = abstract new () => T;

interface SavedGroup {
  version: number;
  updatedAt: Date | null;
}

/** What administrators read of a group. */
function GroupType<G extends SettingGroup>(group: G): Class<GroupValues<G> & SavedGroup> {
  @ObjectType({ isAbstract: true })
  abstract class SettingsOfGroup {
    @Field(() => Int, {
      description:
        'Raised by every change. Send it with an update, so that a stale write is refused.',
    })
    version: number;

    @Field(() => GraphQLISODateTime, {
      nullable: true,
      description: 'When it was last changed; null if never.',
    })
    updatedAt: Date | null;
  }
  addOutputFields(group, SettingsOfGroup.prototype);
  return SettingsOfGroup as unknown as Class<GroupValues<G> & SavedGroup>;
}

type GroupInputOf<G extends SettingGroup> = {
  [K in keyof GroupValues<G>]?: GroupValues<G>[K] | null;
} & { version?: number | null };

/** What administrators send of a group: the fields that change. */
function GroupInput<G extends SettingGroup>(group: G): Class<GroupInputOf<G>> {
  @InputType({ isAbstract: true })
  abstract class InputOfGroup {
    @IntField({
      optional: true,
      description: 'The version that was read. STALE_WRITE if it is no longer the newest.',
    })
    version?: number | null;
  }
  addInputFields(group, InputOfGroup.prototype);
  return InputOfGroup as unknown as Class<GroupInputOf<G>>;
}

@ObjectType({ description: 'What the firm is called and shows of itself.' })
export class GeneralSettings extends GroupType('general') {}

@ObjectType({ description: 'How accounts are protected.' })
export class SecuritySettings extends GroupType('security') {}

@ObjectType({ description: 'What the office is told of, and how.' })
export class NotificationSettings extends GroupType('notifications') {}

@ObjectType({ description: 'How consultations are booked.' })
export class BookingSettings extends GroupType('booking') {}

@ObjectType({ description: 'Other services that the product uses.' })
export class IntegrationSettings extends GroupType('integrations') {}

@ObjectType('Settings', { description: 'The settings of the product, by group.' })
export class SettingsType {
  @Field(() => GeneralSettings, { description: 'What the firm is called and shows of itself.' })
  general: GeneralSettings;

  @Field(() => SecuritySettings, { description: 'How accounts are protected.' })
  security: SecuritySettings;

  @Field(() => NotificationSettings, { description: 'What the office is told of, and how.' })
  notifications: NotificationSettings;

  @Field(() => BookingSettings, { description: 'How consultations are booked.' })
  booking: BookingSettings;

  @Field(() => IntegrationSettings, { description: 'Other services that the product uses.' })
  integrations: IntegrationSettings;
}

@InputType({ description: 'Changes to what the firm is called and shows of itself.' })
export class GeneralSettingsInput extends GroupInput('general') {}

@InputType({ description: 'Changes to how accounts are protected.' })
export class SecuritySettingsInput extends GroupInput('security') {}

@InputType({ description: 'Changes to what the office is told of, and how.' })
export class NotificationSettingsInput extends GroupInput('notifications') {}

@InputType({ description: 'Changes to how consultations are booked.' })
export class BookingSettingsInput extends GroupInput('booking') {}

@InputType({ description: 'Changes to other services that the product uses.' })
export class IntegrationSettingsInput extends GroupInput('integrations') {}

@ObjectType({ description: 'What a mail server said to a test.' })
export class MailTestResult {
  @Field(() => Boolean, { description: 'Whether the server took the mail.' })
  ok: boolean;

  @Field(() => String, {
    description: 'The server’s own words; empty while no mail server is set.',
  })
  answer: string;
}

const SmsProblemEnum = graphqlEnum(
  'SmsProblem',
  SMS_PROBLEMS,
  'Why a service does not take an SMS.',
  {
    not_configured: 'No service is chosen, or something that it needs is missing.',
    credentials: 'The service does not know the account or its key.',
    sender: 'The account may not send from this number or name.',
    number: 'No SMS can be sent to the number.',
    not_allowed: 'The account may not send to this number or country.',
    credit: 'The account has no credit left or is suspended.',
    unreachable: 'The service did not answer.',
    refused: 'Something else, which the words of the service say.',
  },
);

@ArgsType()
export class SmsTestArgs {
  @PhoneField({ description: 'Number that gets the SMS.' })
  phoneNumber: string;

  @GroupField(() => IntegrationSettingsInput, 'Settings to try in place of the stored ones.')
  input?: IntegrationSettingsInput | null;
}

@ObjectType({ description: 'What a service that sends SMS said to a test.' })
export class SmsTestResult {
  @Field(() => Boolean, { description: 'Whether the service took the SMS.' })
  ok: boolean;

  @Field(() => SmsProblemEnum, { nullable: true, description: 'Why it did not; null if it did.' })
  problem: SmsProblem | null;

  @Field(() => String, { description: 'The service’s own words; empty if there are none.' })
  answer: string;
}

/** A group of changes, which may be left out. */
function GroupField(type: () => new () => object, description: string): PropertyDecorator {
  return (target, key) => {
    Field(type, { nullable: true, description })(target, key);
    IsOptional()(target, key);
    ValidateNested({ message: 'type' })(target, key);
    Type(type)(target, key);
  };
}

@InputType({
  description:
    'Changes to settings. Fields left out stay as they are; null sets the default again.',
})
export class UpdateSettingsInput {
  @GroupField(() => GeneralSettingsInput, 'What the firm is called and shows of itself.')
  general?: GeneralSettingsInput | null;

  @GroupField(() => SecuritySettingsInput, 'How accounts are protected.')
  security?: SecuritySettingsInput | null;

  @GroupField(() => NotificationSettingsInput, 'What the office is told of, and how.')
  notifications?: NotificationSettingsInput | null;

  @GroupField(() => BookingSettingsInput, 'How consultations are booked.')
  booking?: BookingSettingsInput | null;

  @GroupField(() => IntegrationSettingsInput, 'Other services that the product uses.')
  integrations?: IntegrationSettingsInput | null;
}
