import {
  ArgsType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  ObjectType,
  OmitType,
  PartialType,
} from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { USER_ROLES, type UserRole } from '../../contract/enums.js';
import { LIMITS } from '../../contract/limits.js';
import { type Locale, LOCALES } from '../../contract/locales.js';
import { LocaleEnum, UserRoleEnum } from '../../core/validation/graphql-enums.js';
import { ListArgs, toBoolean } from '../../core/list/list.args.js';
import { PageType } from '../../core/list/page-type.js';
import {
  BooleanField,
  EmailField,
  EnumField,
  IntField,
  PasswordField,
  PhoneField,
  TextField,
} from '../../core/validation/fields.js';
import type { UserEntity } from './user.entity.js';

@ObjectType('User', { description: 'A person with an account.' })
export class UserType {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field(() => String, { description: 'Name as the person writes it.' })
  fullName: string;

  @Field(() => String, { description: 'Address, lower-cased.' })
  email: string;

  @Field(() => String, { description: 'Number as it was typed.' })
  phoneNumber: string;

  @Field(() => UserRoleEnum, { description: 'What the person may do.' })
  role: UserRole;

  @Field(() => Boolean, { description: 'Whether the person may sign in.' })
  isActive: boolean;

  @Field(() => Boolean, { description: 'Whether the address was proved by a mailed link.' })
  isEmailVerified: boolean;

  @Field(() => LocaleEnum, { description: 'Language of mails and messages.' })
  language: Locale;

  @Field(() => Int, {
    description: 'Grows with every change; send it back to refuse a stale write.',
  })
  version: number;

  @Field(() => GraphQLISODateTime, { description: 'When the account was made.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed.' })
  updatedAt: Date;
}

/** The only way of a row to the wire: nothing that is not named here leaves (S18). */
export function toUser(row: UserEntity): UserType {
  const { id, fullName, email, phoneNumber, role, isActive, language, version } = row;
  const { createdAt, updatedAt } = row;
  const isEmailVerified = row.emailVerifiedAt !== null;
  return {
    id,
    fullName,
    email,
    phoneNumber,
    role,
    isActive,
    isEmailVerified,
    language,
    version,
    createdAt,
    updatedAt,
  };
}

@ObjectType({ description: 'One page of accounts.' })
export class UserPage extends PageType(UserType) {}

@ObjectType({ description: 'Accounts in numbers.' })
export class UserStats {
  @Field(() => Int, { description: 'All accounts.' })
  totalUsers: number;

  @Field(() => Int, { description: 'Accounts that may sign in.' })
  activeUsers: number;

  @Field(() => Int, { description: 'Administrators.' })
  adminUsers: number;

  @Field(() => Int, { description: 'Clients.' })
  clientUsers: number;
}

const { fullName } = LIMITS.user;

@InputType({ description: 'A new account, made by an administrator.' })
export class CreateUserInput {
  @TextField({ ...fullName, description: `${fullName.min} to ${fullName.max} characters.` })
  fullName: string;

  @EmailField({ description: 'Trimmed and lower-cased; not yet in use.' })
  email: string;

  @PhoneField({ description: 'At least 8 of digits, spaces, hyphens, parentheses; plus allowed.' })
  phoneNumber: string;

  @PasswordField({
    description: `At least ${LIMITS.user.password.min} characters, not a common one.`,
  })
  password: string;

  @EnumField(UserRoleEnum, USER_ROLES, { optional: true, description: 'client when left out.' })
  role?: UserRole;

  @BooleanField({ optional: true, description: 'true when left out.' })
  isActive?: boolean;

  @EnumField(LocaleEnum, LOCALES, { optional: true, description: 'Arabic when left out.' })
  language?: Locale;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateUserInput extends PartialType(OmitType(CreateUserInput, ['password'] as const), {
  skipNullProperties: false,
}) {
  /** The form leaves a blank one out; whoever sends it blank means the same. */
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @PasswordField({
    optional: true,
    description: 'A new password ends every session of the person.',
  })
  password?: string;

  @IntField({
    optional: true,
    description: 'The version that was read; another answers STALE_WRITE with who changed it.',
  })
  version?: number | null;
}

/** What administrators filter accounts by. */
@ArgsType()
export class UserListArgs extends ListArgs {
  @Field(() => UserRoleEnum, { nullable: true, description: 'Only this role.' })
  @IsOptional()
  @IsIn(USER_ROLES, { message: 'oneOf' })
  role?: UserRole;

  @Field(() => Boolean, { nullable: true, description: 'Only active, or only deactivated ones.' })
  @toBoolean
  @IsOptional()
  @IsIn([true, false], { message: 'boolean' })
  isActive?: boolean;
}
