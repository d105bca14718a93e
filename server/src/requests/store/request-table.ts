import type { EntityTarget } from 'typeorm';
import type { Trilingual } from '../../contract/locales.js';
import type { RequestDefinition } from '../../contract/requests/define-request.js';
import type { ExportColumn } from '../../platform/export/export-columns.js';
import { columnNames, type SortColumns } from '../../platform/list/graphql-list.js';
import type { ListDefinition } from '../../platform/list/list-engine.js';
import { fieldsWhere, namesWhere, personColumns, getProperties } from './request-field-kinds.js';

type Property<E> = keyof E & string;

/** The properties that say who sent a request. */
export interface PersonColumns<E> {
  name: Property<E>;
  email: Property<E>;
  /** The phone number in international form. */
  phone: Property<E>;
  /** Whom the person has a dispute with. */
  opposingParty?: Property<E>;
}

/** The heading of an export, and what it has beside the declared fields. */
export interface ExportedTable<E> {
  name: Trilingual<string>;
  /** Columns that stand before that of a field. */
  before?: Partial<Record<Property<E>, readonly ExportColumn<E>[]>>;
}

/** A stored document, which is removed when the person's data is erased: its key, what the person called it, and whether it may be opened. */
interface DocumentColumns<E> {
  key: Property<E>;
  name: Property<E>;
  state: Property<E>;
}

/** What the table of a kind of request has beside the declared fields. */
interface OwnTable<E> {
  entity: EntityTarget<E>;
  /** The properties that `subjectOf` takes the subject from. */
  subject: readonly Property<E>[];
  exported: ExportedTable<E>;
  /** Further properties that lists are sorted by. */
  sorted?: readonly Property<E>[];
  /** The property with the time of an appointment, if it is one. */
  startsAt?: Property<E>;
  /** Further properties that erasure blanks. */
  personal?: readonly Property<E>[];
  document?: DocumentColumns<E>;
}

/** The table of a kind of request: how it is listed, exported and erased. */
export interface RequestTable<E> extends Omit<OwnTable<E>, 'sorted' | 'personal' | 'document'> {
  list: ListDefinition<E>;
  person: PersonColumns<E>;
  /** What the person who sent a request does not see of it, beside who deals with it. */
  officeOnly: readonly Property<E>[];
  /** What is blanked when the person's data is erased: all that they wrote, and that was written about them. */
  personal: { columns: readonly Property<E>[]; document: DocumentColumns<E> | undefined };
}

/** What a list of requests can be sorted by, and what the API's description of each is. */
export const requestColumns = (definition: RequestDefinition): SortColumns => ({
  createdAt: 'When it was sent.',
  updatedAt: 'When it was last changed.',
  status: 'Status, in the order in which one follows the other.',
  reference: 'Reference number.',
  unansweredSince: 'Since when the client waits for an answer.',
  ...Object.fromEntries(
    fieldsWhere(definition, ({ sorted }) => Boolean(sorted)).map(([name, { description }]) => [
      name,
      description,
    ]),
  ),
});

/** The table of a kind of request, from its declaration and what only this kind has. */
export function requestTable<E>(
  definition: RequestDefinition,
  { sorted = [], personal = [], document, ...own }: OwnTable<E>,
): RequestTable<E> {
  const declared = {
    sortable: columnNames(requestColumns(definition)),
    officeOnly: namesWhere(definition, (field) => Boolean(field.officeOnly)),
    personal: getProperties(fieldsWhere(definition, (field) => Boolean(field.personal))),
  } as Record<'sortable' | 'officeOnly' | 'personal', Property<E>[]>;
  return {
    ...own,
    list: {
      sortable: [...declared.sortable, ...sorted],
      defaultSort: [['createdAt' as Property<E>, 'desc']],
    },
    person: personColumns(definition) as PersonColumns<E>,
    officeOnly: declared.officeOnly,
    personal: { columns: [...declared.personal, ...personal], document },
  };
}
