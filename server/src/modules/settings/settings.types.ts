import { applyDecorators } from '@nestjs/common';
import { ArgsType, Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsOptional, Matches, ValidateNested } from 'class-validator';
import type { ContactInfoType } from '../../contract/contact-info.js';
import { LIMITS } from '../../contract/limits.js';
import {
  type ChoiceSetting,
  ONE_LINE,
  type SettingDefinition,
} from '../../contract/setting-kinds.js';
import { definitionsOf, type GroupValues, type SettingGroup } from '../../contract/settings.js';
import { SMS_PROBLEMS, type SmsProblem } from '../../contract/sms.js';
import { FileField } from '../../platform/files/file-field.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';
import { blankToNull } from '../../platform/validation/field-parts.js';
import {
  BooleanField,
  DayField,
  EmailField,
  EnumField,
  IntField,
  PhoneField,
  TextField,
} from '../../platform/validation/fields.js';
import { LineField } from '../../platform/validation/line-fields.js';
import {
  DateScalar,
  DateTimeScalar,
  EmailAddressScalar,
  PhoneScalar,
  UrlScalar,
} from '../../platform/validation/scalars.js';

const MEGABYTES = LIMITS.file.maxBytes / 1024 / 1024;
const enums = new Map<string, object>();

/** The enum of a setting's choices, made once. */
function enumOf({ enumName, choices, says, meanings }: ChoiceSetting): object {
  const made = enums.get(enumName) ?? graphqlEnum(enumName, choices, `${says}.`, meanings);
  enums.set(enumName, made);
  return made;
}

const CONTACT_TYPES: Partial<Record<ContactInfoType, object>> = {
  email: EmailAddressScalar,
  phone: PhoneScalar,
};

/** What administrators read of a setting. */
function typeOf(setting: SettingDefinition): object {
  switch (setting.kind) {
    case 'choice':
      return enumOf(setting);
    case 'text':
      return setting.isAddress ? EmailAddressScalar : String;
    case 'contact':
      return CONTACT_TYPES[setting.type] ?? String;
    case 'number':
      return Int;
    case 'image':
      return UrlScalar;
    case 'day':
      return DateScalar;
    // of a secret only whether it is set is ever answered
    case 'flag':
    case 'secret':
      return Boolean;
  }
}

const NULLABLE = new Set<string>(['text', 'contact', 'image', 'day']);

const CONTACT_FIELDS: Partial<Record<ContactInfoType, (options: object) => PropertyDecorator>> = {
  email: EmailField,
  phone: PhoneField,
};

/** Adds a field for each setting of the group, as administrators read it. */
function addOutputFields(group: SettingGroup, prototype: object): void {
  for (const [name, setting] of Object.entries(definitionsOf(group))) {
    Field(() => typeOf(setting) as StringConstructor, {
      nullable: NULLABLE.has(setting.kind) && setting.default === null,
      description:
        setting.kind === 'secret' ? `Whether it is set: ${setting.says}.` : `${setting.says}.`,
    })(prototype, name);
  }
}

/** Adds a field for each setting of the group, as it is sent. */
function addInputFields(group: SettingGroup, prototype: object): void {
  for (const [name, setting] of Object.entries(definitionsOf(group)))
    inputField(setting)(prototype, name);
}

function inputField(setting: SettingDefinition): PropertyDecorator {
  const { says } = setting;
  const options = { optional: true };
  switch (setting.kind) {
    case 'flag':
      return BooleanField({ ...options, description: `${says}.` });
    case 'choice':
      return EnumField(enumOf(setting), setting.choices, { ...options, description: `${says}.` });
    case 'number': {
      const { min, max } = setting;
      return IntField({ ...options, min, max, description: `${says}, from ${min} to ${max}.` });
    }
    case 'text': {
      const { min, max, shape, isAddress } = setting;
      const description = `${says}, up to ${max} characters.`;
      if (isAddress) return applyDecorators(blankToNull, EmailField({ ...options, description }));
      const textField = max > ONE_LINE ? TextField : LineField;
      const field = textField({ ...options, min, max, description });
      return shape
        ? applyDecorators(field, Matches(shape.pattern, { message: shape.rule }))
        : field;
    }
    case 'contact': {
      const { max, type } = setting;
      const description = `${says}, up to ${max} characters; null hides it.`;
      const field = CONTACT_FIELDS[type];
      return field?.({ ...options, description }) ?? TextField({ ...options, max, description });
    }
    case 'image': {
      const description = `${says}: jpeg, png or webp of at most ${MEGABYTES} MB; null removes it.`;
      return FileField({ ...options, description });
    }
    case 'day':
      return DayField({ ...options, description: `${says}.` });
    case 'secret': {
      const { max } = setting;
      const description = `${says}, up to ${max} characters; null removes it, and it is never answered.`;
      return TextField({ ...options, max, description });
    }
  }
}

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

    @Field(() => DateTimeScalar, {
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

@ObjectType({ description: 'How consultations are booked and requests are sent.' })
export class BookingSettings extends GroupType('booking') {}

@ObjectType({ description: 'How quotes are written.' })
export class QuoteSettings extends GroupType('quotes') {}

@ObjectType({ description: 'Who the firm is by its papers, shown when filled.' })
export class LegalSettings extends GroupType('legal') {}

@ObjectType({ description: 'Texts of documents that the office prints.' })
export class DocumentSettings extends GroupType('documents') {}

@ObjectType({ description: 'How long the office keeps what.' })
export class RetentionSettings extends GroupType('retention') {}

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

  @Field(() => BookingSettings, {
    description: 'How consultations are booked and requests are sent.',
  })
  booking: BookingSettings;

  @Field(() => QuoteSettings, { description: 'How quotes are written.' })
  quotes: QuoteSettings;

  @Field(() => LegalSettings, { description: 'Who the firm is by its papers, shown when filled.' })
  legal: LegalSettings;

  @Field(() => DocumentSettings, { description: 'Texts of documents that the office prints.' })
  documents: DocumentSettings;

  @Field(() => RetentionSettings, { description: 'How long the office keeps what.' })
  retention: RetentionSettings;

  @Field(() => IntegrationSettings, { description: 'Other services that the product uses.' })
  integrations: IntegrationSettings;
}

@InputType({ description: 'Changes to what the firm is called and shows of itself.' })
export class GeneralSettingsInput extends GroupInput('general') {}

@InputType({ description: 'Changes to how accounts are protected.' })
export class SecuritySettingsInput extends GroupInput('security') {}

@InputType({ description: 'Changes to what the office is told of, and how.' })
export class NotificationSettingsInput extends GroupInput('notifications') {}

@InputType({ description: 'Changes to how consultations are booked and requests are sent.' })
export class BookingSettingsInput extends GroupInput('booking') {}

@InputType({ description: 'Changes to how quotes are written.' })
export class QuoteSettingsInput extends GroupInput('quotes') {}

@InputType({ description: 'Changes to who the firm is by its papers.' })
export class LegalSettingsInput extends GroupInput('legal') {}

@InputType({ description: 'Changes to texts of documents that the office prints.' })
export class DocumentSettingsInput extends GroupInput('documents') {}

@InputType({ description: 'Changes to how long the office keeps what.' })
export class RetentionSettingsInput extends GroupInput('retention') {}

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

  @GroupField(() => BookingSettingsInput, 'How consultations are booked and requests are sent.')
  booking?: BookingSettingsInput | null;

  @GroupField(() => QuoteSettingsInput, 'How quotes are written.')
  quotes?: QuoteSettingsInput | null;

  @GroupField(() => LegalSettingsInput, 'Who the firm is by its papers.')
  legal?: LegalSettingsInput | null;

  @GroupField(() => DocumentSettingsInput, 'Texts of documents that the office prints.')
  documents?: DocumentSettingsInput | null;

  @GroupField(() => RetentionSettingsInput, 'How long the office keeps what.')
  retention?: RetentionSettingsInput | null;

  @GroupField(() => IntegrationSettingsInput, 'Other services that the product uses.')
  integrations?: IntegrationSettingsInput | null;
}
