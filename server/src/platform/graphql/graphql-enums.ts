import { registerEnumType } from '@nestjs/graphql';
import { CONTENT_STATUSES } from '../../contract/content/content-status.js';
import {
  type EnumDeclaration,
  MAIL_STATUSES,
  SORT_ORDERS,
  USER_ROLES,
} from '../../contract/enums.js';
import { LOCALES } from '../../contract/locales.js';

type EnumObject<T extends string> = { readonly [K in T]: K };

const registered = new Map<string, readonly string[]>();

/**
 * A GraphQL enum whose names and values are those of the contract, but for hyphens in names.
 *
 * @param meanings what API descriptions say of each value
 */
export function graphqlEnum<T extends string>(
  name: string,
  values: readonly T[],
  description: string,
  meanings: Record<T, string>,
): EnumObject<T> {
  // names of GraphQL cannot have hyphens
  const nameOf = (value: T) => value.replaceAll('-', '_') as T;
  const type = Object.fromEntries(values.map((value) => [nameOf(value), value])) as EnumObject<T>;
  const valuesMap: Partial<Record<T, { description: string }>> = {};
  for (const value of values) valuesMap[nameOf(value)] = { description: meanings[value] };
  registerEnumType(type, { name, description, valuesMap });
  registered.set(name, Object.keys(type));
  return type;
}

/** The names of an enum's values, which refusals list. */
export const enumValues = (name: string): readonly string[] | undefined => registered.get(name);

const declared = new WeakMap<EnumDeclaration, object>();

/** The GraphQL enum of a declaration, registered when it is first wanted. */
export function declaredEnum(declaration: EnumDeclaration): object {
  const { name, description, meanings } = declaration;
  const made =
    declared.get(declaration) ?? graphqlEnum(name, Object.keys(meanings), description, meanings);
  declared.set(declaration, made);
  return made;
}

export const LocaleEnum = graphqlEnum('Locale', LOCALES, 'Language of texts and messages.', {
  ar: 'Arabic.',
  fr: 'French.',
  en: 'English.',
});
export const UserRoleEnum = graphqlEnum(
  'UserRole',
  USER_ROLES,
  'Role of an account, which decides what the person may do.',
  {
    admin: 'An administrator, who runs the site.',
    lawyer:
      'A lawyer, who answers the requests that they deal with or that are of their branches of law.',
    secretary:
      'A secretary, who deals with all requests and drafts content, but publishes and deletes nothing.',
    client: 'A client, who sends and follows requests.',
  },
);
export const ContentStatusEnum = graphqlEnum(
  'ContentStatus',
  CONTENT_STATUSES,
  'Status of content.',
  {
    active: 'Complete, and seen by the public.',
    inactive: 'Complete, and hidden from the public.',
    draft: 'Still being written: texts may be missing, and the public does not see it.',
  },
);
export const SortDirectionEnum = graphqlEnum(
  'SortDirection',
  SORT_ORDERS,
  'Direction of a sorted list.',
  {
    asc: 'Smallest, oldest or first in the alphabet first.',
    desc: 'Largest, newest or last in the alphabet first.',
  },
);
export const MailStatusEnum = graphqlEnum(
  'MailStatus',
  MAIL_STATUSES,
  'Status of a mail in the outbox.',
  {
    queued: 'Waiting to be sent, or to be tried again.',
    sent: 'Accepted by the mail server.',
    failed: 'Given up after several attempts.',
  },
);
