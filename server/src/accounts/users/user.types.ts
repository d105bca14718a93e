import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Node } from '../../platform/graphql/node.js';
import type { ConsultationBranch } from '../../contract/consultation-branches.js';
import type { UserRole } from '../../contract/enums.js';
import type { Locale } from '../../contract/locales.js';
import { LocaleEnum, UserRoleEnum } from '../../platform/graphql/graphql-enums.js';
import { PageType } from '../../platform/list/page-type.js';
import type { UserEntity } from './user.entity.js';
import {
  DateTimeScalar,
  EmailAddressScalar,
  PhoneScalar,
} from '../../platform/validation/scalars.js';

@ObjectType('User', { description: 'A person with an account.', implements: () => [Node] })
export class UserType {
  @Field(() => ID, { description: 'Id of the account.' })
  id: string;

  @Field(() => String, { description: 'Full name, as the person writes it.' })
  fullName: string;

  @Field(() => EmailAddressScalar, { description: 'E-mail address, in lower case.' })
  email: string;

  @Field(() => PhoneScalar, { description: 'Phone number, as it was typed.' })
  phoneNumber: string;

  @Field(() => UserRoleEnum, { description: 'Role, which decides what the person may do.' })
  role: UserRole;

  @Field(() => [String], {
    description:
      'Branches of law whose requests a lawyer sees beside the assigned ones, such as civil; empty for other roles.',
  })
  branches: ConsultationBranch[];

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the person signed in last; null if never.',
  })
  lastSignInAt: Date | null;

  @Field(() => Boolean, { description: 'Whether the person can sign in.' })
  isActive: boolean;

  @Field(() => Boolean, {
    description: 'Whether the e-mail address was verified by a mailed link.',
  })
  isEmailVerified: boolean;

  @Field(() => Boolean, {
    description:
      'Whether a link or code that was mailed to the address came back in a session of this account; a second factor is added only then.',
  })
  isEmailProved: boolean;

  @Field(() => Boolean, {
    description: 'Whether the phone number was confirmed by a code; a changed number is not.',
  })
  isPhoneVerified: boolean;

  @Field(() => Boolean, {
    description: 'Whether signing in needs a code of an authenticator app beside the password.',
  })
  hasSecondFactor: boolean;

  @Field(() => LocaleEnum, { description: 'Language of mails and messages.' })
  language: Locale;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When a lock after too many wrong passwords ends; null while there is none. Only administrators are told.',
  })
  lockedUntil?: Date | null;

  @Field(() => Int, {
    description:
      'Raised by every change. Send it with an update, so that a stale write is refused.',
  })
  version: number;

  @Field(() => DateTimeScalar, { description: 'When the account was created.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'When the account was last changed.' })
  updatedAt: Date;
}

/** The public form of a row. Only the fields named here are sent (S18). */
export function toUser(row: UserEntity): UserType {
  const { id, fullName, email, phoneNumber, role, isActive, language, version } = row;
  const { createdAt, updatedAt, branches, lastSignInAt } = row;
  const isEmailVerified = row.emailVerifiedAt !== null;
  const isEmailProved = row.emailProvedAt !== null;
  const isPhoneVerified = row.phoneVerifiedAt !== null;
  const hasSecondFactor = row.secondFactorAt !== null;
  return {
    id,
    fullName,
    email,
    phoneNumber,
    role,
    branches,
    lastSignInAt,
    isActive,
    isEmailVerified,
    isEmailProved,
    isPhoneVerified,
    hasSecondFactor,
    language,
    version,
    createdAt,
    updatedAt,
  };
}

@ObjectType({ description: 'Somebody in the office whom a request can be assigned to.' })
export class Assignee {
  @Field(() => ID, { description: 'Id of the account.' })
  id: string;

  @Field(() => String, { description: 'Name of the person.' })
  fullName: string;

  @Field(() => UserRoleEnum, { description: 'Role of the person.' })
  role: UserRole;
}

@ObjectType({ description: 'A page of accounts.' })
export class UserPage extends PageType(UserType) {}

@ObjectType({ description: 'Counts of accounts.' })
export class UserStats {
  @Field(() => Int, { name: 'total', description: 'Number of all accounts.' })
  totalUsers: number;

  @Field(() => Int, { name: 'active', description: 'Number of accounts that can sign in.' })
  activeUsers: number;

  @Field(() => Int, { name: 'admins', description: 'Number of administrators.' })
  adminUsers: number;

  @Field(() => Int, { name: 'lawyers', description: 'Number of lawyers.' })
  lawyerUsers: number;

  @Field(() => Int, { name: 'secretaries', description: 'Number of secretaries.' })
  secretaryUsers: number;

  @Field(() => Int, { name: 'clients', description: 'Number of clients.' })
  clientUsers: number;
}
