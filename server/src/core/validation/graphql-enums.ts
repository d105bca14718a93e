import { registerEnumType } from '@nestjs/graphql';
import { CONTENT_STATUSES, MAIL_STATUSES, SORT_ORDERS, USER_ROLES } from '../../contract/enums.js';
import { LOCALES } from '../../contract/locales.js';

type EnumObject<T extends string> = { readonly [K in T]: K };

/** A GraphQL enum whose names and values are those of the contract. */
export function graphqlEnum<T extends string>(
  name: string,
  values: readonly T[],
  description: string,
): EnumObject<T> {
  const type = Object.fromEntries(values.map((value) => [value, value])) as EnumObject<T>;
  registerEnumType(type, { name, description });
  return type;
}

export const LocaleEnum = graphqlEnum('Locale', LOCALES, 'Arabic, French, English.');
export const UserRoleEnum = graphqlEnum(
  'UserRole',
  USER_ROLES,
  'What a person may do: administrator or client.',
);
export const ContentStatusEnum = graphqlEnum(
  'ContentStatus',
  CONTENT_STATUSES,
  'The public sees active content only; a draft may lack texts.',
);
export const SortOrderEnum = graphqlEnum('SortOrder', SORT_ORDERS, 'Direction of a sorted list.');
export const MailStatusEnum = graphqlEnum('MailStatus', MAIL_STATUSES, 'How far a mail has come.');
