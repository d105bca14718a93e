import { flagWords } from '../contract/entity-label.js';
import type { ContentDefinition } from '../contract/content/define-content.js';
import { type Locale, LOCALES } from '../contract/locales.js';
import type { ListDefinition } from '../platform/list/list-engine.js';
import { columnNames, type SortColumns } from '../platform/list/graphql-list.js';
import { LANGUAGE_NAME, localizedName, mainText } from './localized-fields.js';

/**
 * The longest main text that lists are sorted by as it is: an index entry holds 2,704 bytes, a letter
 * up to four. A longer one is sorted by a column with its beginning.
 */
const SORTED_TEXT_MAX = 600;
/** Characters of that beginning. */
export const SORTED_BEGINNING = 100;

/** The column by which lists are sorted in the order of the main text in a language. */
export function sortColumn(definition: ContentDefinition, locale: Locale): string {
  const main = mainText(definition);
  const isShort = (definition.texts[main]?.max ?? 0) <= SORTED_TEXT_MAX;
  return localizedName(isShort ? main : `${main}Key`, locale);
}

/** The fields of its own that lists are sorted by. */
export const sortedFields = ({ fields }: ContentDefinition): string[] =>
  Object.entries(fields).flatMap(([name, { sorted }]) => (sorted ? [name] : []));

/**
 * The list that every content entity has. It can be sorted by the common columns, by the main text in each
 * language, by the flags and by the fields that say so; by default by order. `ContentEntity` declares the
 * indexes for it.
 */
export function contentList<E extends object>(definition: ContentDefinition): ListDefinition<E> {
  const byText = LOCALES.map((locale) => [
    localizedName(mainText(definition), locale),
    sortColumn(definition, locale),
  ]);
  return {
    sortable: columnNames(contentColumns(definition)) as (keyof E & string)[],
    sortColumns: Object.fromEntries(byText) as Record<string, string>,
    defaultSort: [['order' as keyof E & string, 'asc']],
  };
}

/** What a list can be sorted by, and what the API's description of each is. */
export function contentColumns(definition: ContentDefinition): SortColumns {
  const { slugFrom, flags, fields, texts } = definition;
  const main = mainText(definition);
  return {
    id: 'Id of the row.',
    order: 'Place in lists.',
    status: 'Status.',
    createdAt: 'When it was created.',
    updatedAt: 'When it was last changed.',
    ...(slugFrom && { slug: 'Slug, its name in addresses.' }),
    ...Object.fromEntries(
      Object.keys(flags).map((flag) => [flag, `Whether it is ${flagWords(flag)}.`]),
    ),
    ...Object.fromEntries(
      sortedFields(definition).map((name) => [name, fields[name]?.description ?? name]),
    ),
    ...Object.fromEntries(
      LOCALES.map((locale) => [
        localizedName(main, locale),
        `The ${texts[main]?.label ?? main} in ${LANGUAGE_NAME[locale]}.`,
      ]),
    ),
  };
}
