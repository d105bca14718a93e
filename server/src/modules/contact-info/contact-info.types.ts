import { ArgsType, Field, ID, InputType, Int, ObjectType, PartialType } from '@nestjs/graphql';
import { Node } from '../../platform/graphql/node.js';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, Matches, ValidateNested } from 'class-validator';
import {
  CONTACT_INFO_TYPES,
  CONTACT_KEY_PATTERN,
  type ContactInfoType,
} from '../../contract/contact-info.js';
import { LIMITS } from '../../contract/limits.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';
import { graphqlList, SortInput } from '../../platform/list/graphql-list.js';
import { FlagFilter, ListArgs } from '../../platform/list/list.args.js';
import { PageType } from '../../platform/list/page-type.js';
import {
  BooleanField,
  EnumField,
  IdField,
  IntField,
  TextField,
} from '../../platform/validation/fields.js';
import { DateTimeScalar, PhoneScalar, UrlScalar } from '../../platform/validation/scalars.js';

@ObjectType({ description: 'A way to reach the firm, in one language.' })
export class PublicContactEntry {
  @Field(() => String, { description: 'Name for programs, such as main_phone.' })
  key: string;

  @Field(() => String, { description: 'Value as it is shown.' })
  value: string;

  @Field(() => Int, {
    description: 'Entries of a group are in ascending order of this number, from 0.',
  })
  order: number;
}

@ObjectType({ description: "The firm's pages on social networks; null where it has none." })
class PublicSocialMedia {
  @Field(() => UrlScalar, { nullable: true, description: 'Address of the Facebook page.' })
  facebook?: string;

  @Field(() => UrlScalar, { nullable: true, description: 'Address of the LinkedIn page.' })
  linkedin?: string;

  @Field(() => UrlScalar, { nullable: true, description: 'Address of the Instagram page.' })
  instagram?: string;

  @Field(() => UrlScalar, { nullable: true, description: 'Address of the Twitter (X) page.' })
  twitter?: string;

  @Field(() => UrlScalar, { nullable: true, description: 'Address of the YouTube channel.' })
  youtube?: string;
}

@ObjectType({ description: 'All active ways to reach the firm, by kind and in order.' })
export class PublicContactInfo {
  @Field(() => [PublicContactEntry], {
    description: 'Phone numbers; the website shows main_phone in its header.',
  })
  phones: PublicContactEntry[];

  @Field(() => [PublicContactEntry], {
    description: 'E-mail addresses; the website shows main_email in its footer.',
  })
  emails: PublicContactEntry[];

  @Field(() => [PublicContactEntry], {
    description: 'Addresses; the entry map_coordinates holds latitude and longitude.',
  })
  addresses: PublicContactEntry[];

  @Field(() => [PublicContactEntry], {
    description: 'Opening hours; the website shows main_hours in its header.',
  })
  hours: PublicContactEntry[];

  @Field(() => PublicSocialMedia, {
    description: 'Pages on social networks; further networks are listed by the query for one kind.',
  })
  socialMedia: PublicSocialMedia;
}

export const ContactInfoTypeEnum = graphqlEnum(
  'ContactInfoType',
  CONTACT_INFO_TYPES,
  'Kind of contact information.',
  {
    phone: 'A phone number.',
    email: 'An e-mail address.',
    address: 'A postal address, or the coordinates for the map.',
    hours: 'Opening hours.',
    social_media: 'A page on a social network.',
  },
);
const { keyName, value, updates } = LIMITS.contactInfo;

@ObjectType({
  description: 'A way to reach the firm, as administrators see it.',
  implements: () => [Node],
})
export class ContactInfo {
  @Field(() => ID, { description: 'Id of the entry.' })
  id: string;

  @Field(() => ContactInfoTypeEnum, { description: 'Kind of the entry.' })
  type: ContactInfoType;

  @Field(() => String, {
    description: 'Name for programs, such as main_phone; unique within its kind.',
  })
  keyName: string;

  @Field(() => String, { description: 'Value as it is shown; addresses and hours in Arabic.' })
  value: string;

  @Field(() => String, {
    nullable: true,
    description: 'Value in French; addresses and hours only.',
  })
  valueFr: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Value in English; addresses and hours only.',
  })
  valueEn: string | null;

  @Field(() => PhoneScalar, {
    nullable: true,
    description:
      'Phone number in international form, such as +213555123456; null if it is not a known number.',
  })
  phoneE164: string | null;

  @Field(() => Int, {
    description: 'Entries of one kind are listed in ascending order of this number, from 0.',
  })
  displayOrder: number;

  @Field(() => Boolean, { description: 'Whether the public sees the entry.' })
  isActive: boolean;

  @Field(() => Int, {
    description:
      'Raised by every change. Send it with an update, so that a stale write is refused.',
  })
  version: number;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of contact information.' })
export class ContactInfoPage extends PageType(ContactInfo) {}

@InputType({ description: 'A new way to reach the firm.' })
export class CreateContactInfoInput {
  @EnumField(ContactInfoTypeEnum, CONTACT_INFO_TYPES, {
    optional: true,
    initial: 'phone' satisfies ContactInfoType,
    description: 'Kind of the entry; a new one is a phone by default.',
  })
  type?: ContactInfoType;

  @TextField({
    max: keyName.max,
    description: `Name for programs: up to ${keyName.max} letters, digits, underscores, hyphens and dots; KEY_TAKEN if another entry of the kind has it.`,
  })
  @Matches(CONTACT_KEY_PATTERN, { message: 'characters' })
  keyName: string;

  @TextField({
    max: value.social_media,
    description: `Value: a phone number, an e-mail address, a link with http or https, or a text of up to ${value.address} characters, by kind.`,
  })
  value: string;

  @TextField({
    max: value.address,
    optional: true,
    description: `Of addresses and hours only: up to ${value.address} characters.`,
  })
  valueFr?: string | null;

  @TextField({
    max: value.address,
    optional: true,
    description: `Of addresses and hours only: up to ${value.address} characters.`,
  })
  valueEn?: string | null;

  @IntField({
    optional: true,
    initial: 0,
    max: LIMITS.order.max,
    description:
      'Entries of one kind are listed in ascending order of this number. 0 by default for a new entry.',
  })
  displayOrder?: number;

  @BooleanField({
    optional: true,
    initial: true,
    description: 'Whether the public sees the entry; true by default for a new one.',
  })
  isActive?: boolean;
}

@InputType({ description: 'Changes to an entry; fields left out stay as they are.' })
export class UpdateContactInfoInput extends PartialType(CreateContactInfoInput, {
  skipNullProperties: false,
  omitDefaultValues: true,
}) {
  @IntField({
    optional: true,
    description: 'The version that was read. STALE_WRITE if it is no longer the newest.',
  })
  version?: number;
}

@InputType({
  description:
    'One of several changes. The entry is found by its id, else by kind and key, else it is created.',
})
export class ContactInfoChange extends UpdateContactInfoInput {
  @IdField({ optional: true, description: 'Id of the entry to change.' })
  id?: string;
}

@InputType({ description: 'Several changes at once; all are made or none.' })
export class BulkContactInfoInput {
  @Field(() => [ContactInfoChange], {
    description: `From 1 to ${updates.max} changes, made in this order.`,
  })
  @IsArray({ message: 'type' })
  @ArrayNotEmpty({ message: 'required' })
  @ArrayMaxSize(updates.max, { message: `items:0:${updates.max}` })
  @ValidateNested({ each: true, message: 'type' })
  @Type(() => ContactInfoChange)
  updates: ContactInfoChange[];
}

@ArgsType()
export class ContactInfoListArgs extends ListArgs {
  @EnumField(ContactInfoTypeEnum, CONTACT_INFO_TYPES, {
    optional: true,
    description: 'Only entries of this kind.',
  })
  type?: ContactInfoType;

  @FlagFilter('True: only active entries. False: only inactive ones.')
  isActive?: boolean;
}

/** What lists of contact information can be sorted by. */
export const CONTACT_INFO_COLUMNS = {
  type: 'Kind of the entry.',
  keyName: 'Key of the entry.',
  displayOrder: 'Place among the entries of its kind.',
  isActive: 'Whether the public sees it.',
  createdAt: 'When it was created.',
  updatedAt: 'When it was last changed.',
};

export const contactInfoList = graphqlList({
  ...{ name: 'ContactInfo', many: 'entries', args: ContactInfoListArgs },
  sort: SortInput('ContactInfo', 'entries', CONTACT_INFO_COLUMNS),
});
