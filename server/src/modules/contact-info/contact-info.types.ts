import {
  ArgsType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  ObjectType,
  PartialType,
} from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsOptional,
  Matches,
  ValidateNested,
} from 'class-validator';
import {
  CONTACT_INFO_TYPES,
  CONTACT_KEY_PATTERN,
  type ContactInfoType,
} from '../../contract/contact-info.js';
import { LIMITS } from '../../contract/limits.js';
import { graphqlEnum } from '../../core/validation/graphql-enums.js';
import { ListArgs, toBoolean } from '../../core/list/list.args.js';
import { PageType } from '../../core/list/page-type.js';
import {
  BooleanField,
  EnumField,
  IdField,
  IntField,
  TextField,
} from '../../core/validation/fields.js';

export const ContactInfoTypeEnum = graphqlEnum(
  'ContactInfoType',
  CONTACT_INFO_TYPES,
  'Kinds of contact information.',
);
const { keyName, value, updates } = LIMITS.contactInfo;

@ObjectType({ description: 'One way to reach the firm, as administrators read it.' })
export class ContactInfo {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field(() => ContactInfoTypeEnum, { description: 'What kind it is.' })
  type: ContactInfoType;

  @Field(() => String, { description: 'Its name for programs, such as main_phone; once a kind.' })
  keyName: string;

  @Field(() => String, { description: 'As it is shown; words in Arabic.' })
  value: string;

  @Field(() => String, { nullable: true, description: 'An address or hours in French.' })
  valueFr: string | null;

  @Field(() => String, { nullable: true, description: 'An address or hours in English.' })
  valueEn: string | null;

  @Field(() => String, { nullable: true, description: 'A phone as +213…, where that exists.' })
  phoneE164: string | null;

  @Field(() => Int, { description: 'Place among those of its kind, from 0.' })
  displayOrder: number;

  @Field(() => Boolean, { description: 'Whether the public sees it.' })
  isActive: boolean;

  @Field(() => Int, { description: 'Counts the changes; send it back to refuse a stale write.' })
  version: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'One page of contact information.' })
export class ContactInfoPage extends PageType(ContactInfo) {}

@InputType({ description: 'A new way to reach the firm.' })
export class CreateContactInfoInput {
  @EnumField(ContactInfoTypeEnum, CONTACT_INFO_TYPES, {
    optional: true,
    description: 'phone when left out.',
  })
  type?: ContactInfoType;

  @TextField({
    max: keyName.max,
    description: `Up to ${keyName.max} letters, digits, underscores, hyphens and dots; KEY_TAKEN for one in use.`,
  })
  @Matches(CONTACT_KEY_PATTERN, { message: 'characters' })
  keyName: string;

  @TextField({
    max: value.social_media,
    description: `A phone number, an e-mail address, an http(s) link, or words of up to ${value.address} characters.`,
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

  @IntField({ optional: true, max: LIMITS.order.max, description: '0 when left out.' })
  displayOrder?: number;

  @BooleanField({ optional: true, description: 'true when left out.' })
  isActive?: boolean;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateContactInfoInput extends PartialType(CreateContactInfoInput, {
  skipNullProperties: false,
}) {
  @IntField({
    optional: true,
    description: 'The version that was read; another in the database answers STALE_WRITE.',
  })
  version?: number;
}

@InputType({
  description: 'One of many changes: by id, else by type and key, made when there is none yet.',
})
export class ContactInfoChange extends UpdateContactInfoInput {
  @IdField({ optional: true, description: 'UUID of the entry to change.' })
  id?: string;
}

@InputType({ description: 'Many changes at once, all or none.' })
export class BulkContactInfoInput {
  @Field(() => [ContactInfoChange], { description: `1 to ${updates.max} changes, made in order.` })
  @IsArray({ message: 'type' })
  @ArrayNotEmpty({ message: 'required' })
  @ArrayMaxSize(updates.max, { message: `items:0:${updates.max}` })
  @ValidateNested({ each: true, message: 'type' })
  @Type(() => ContactInfoChange)
  updates: ContactInfoChange[];
}

/** What administrators filter contact information by. */
@ArgsType()
export class ContactInfoListArgs extends ListArgs {
  @Field(() => ContactInfoTypeEnum, { nullable: true, description: 'Only this kind.' })
  @IsOptional()
  @IsIn(CONTACT_INFO_TYPES, { message: 'oneOf' })
  type?: ContactInfoType;

  @Field(() => Boolean, { nullable: true, description: 'Only what the public sees, or the rest.' })
  @toBoolean
  @IsOptional()
  @IsIn([true, false], { message: 'boolean' })
  isActive?: boolean;
}
