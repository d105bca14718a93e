import { ArgsType, Field, InputType, OmitType, PartialType } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';
import {
  type ConsultationBranch,
  CONSULTATION_BRANCHES,
} from '../../contract/consultation-branches.js';
import { USER_ROLES, type UserRole } from '../../contract/enums.js';
import { LIMITS } from '../../contract/limits.js';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../contract/locales.js';
import { LocaleEnum, UserRoleEnum } from '../../platform/graphql/graphql-enums.js';
import { graphqlList, SortInput } from '../../platform/list/graphql-list.js';
import { ListArgs, FlagFilter } from '../../platform/list/list.args.js';
import {
  BooleanField,
  EmailField,
  EnumField,
  IntField,
  PasswordField,
  PhoneField,
} from '../../platform/validation/fields.js';
import { NameField } from '../../platform/validation/line-fields.js';

const { fullName } = LIMITS.user;

@InputType({ description: 'A new account, created by an administrator.' })
export class CreateUserInput {
  @NameField({
    ...fullName,
    description: `Full name, ${fullName.min} to ${fullName.max} characters.`,
  })
  fullName: string;

  @EmailField({
    description: 'E-mail address, stored in lower case; EMAIL_TAKEN if an account has it.',
  })
  email: string;

  @PhoneField({
    description:
      'Phone number: an optional plus, then at least 8 digits, spaces, hyphens or parentheses.',
  })
  phoneNumber: string;

  @PasswordField({
    description: `Password of at least ${LIMITS.user.password.min} characters; common ones are refused.`,
  })
  password: string;

  @EnumField(UserRoleEnum, USER_ROLES, {
    optional: true,
    initial: 'client' satisfies UserRole,
    description: 'Role; a new account is a client by default.',
  })
  role?: UserRole;

  @Field(() => [String], {
    nullable: true,
    description: `Branches of law of a lawyer, of: ${CONSULTATION_BRANCHES.join(', ')}. Ignored for other roles.`,
  })
  @IsOptional()
  @IsArray({ message: 'type' })
  @ArrayUnique({ message: 'oneOf' })
  @IsIn(CONSULTATION_BRANCHES, { each: true, message: 'oneOf' })
  branches?: ConsultationBranch[];

  @BooleanField({
    optional: true,
    initial: true,
    description: 'Whether the person can sign in; true by default for a new account.',
  })
  isActive?: boolean;

  @EnumField(LocaleEnum, LOCALES, {
    optional: true,
    initial: DEFAULT_LOCALE,
    description: 'Language of mails and messages; Arabic by default for a new account.',
  })
  language?: Locale;
}

@InputType({ description: 'Changes to an account; fields left out stay as they are.' })
export class UpdateUserInput extends PartialType(OmitType(CreateUserInput, ['password'] as const), {
  skipNullProperties: false,
  omitDefaultValues: true,
}) {
  /** A blank password counts as left out. */
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @PasswordField({
    optional: true,
    description: 'New password; it ends all sessions of the person.',
  })
  password?: string;

  @IntField({
    optional: true,
    description:
      'The version that was read. STALE_WRITE, with who changed the account, if it is no longer the newest.',
  })
  version?: number | null;
}

@ArgsType()
export class UserListArgs extends ListArgs {
  @EnumField(UserRoleEnum, USER_ROLES, {
    optional: true,
    description: 'Only accounts with this role.',
  })
  role?: UserRole;

  @FlagFilter('True: only active accounts. False: only deactivated ones.')
  isActive?: boolean;

  @FlagFilter('True: only accounts locked after too many wrong passwords. False: only others.')
  locked?: boolean;
}

/** What lists of accounts can be sorted by. */
export const USER_COLUMNS = {
  createdAt: 'When the account was created.',
  fullName: 'Full name.',
  email: 'E-mail address.',
  role: 'Role, administrators first.',
  isActive: 'Whether the person can sign in.',
  lastSignInAt: 'When the person last signed in; who never did is before all others.',
};

export const userList = graphqlList({
  ...{ name: 'User', many: 'accounts', args: UserListArgs },
  sort: SortInput('User', 'accounts', USER_COLUMNS),
});
