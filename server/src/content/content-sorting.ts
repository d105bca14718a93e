import type { ContentDefinition } from '../contract/content/define-content.js';
import { type Locale, LOCALES } from '../contract/locales.js';
import type { ListDefinition } from '../platform/list/list-engine.js';
import { localizedName, mainText } from './localized-fields.js';

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
  const byText = LOCALES.map(
    (locale) =>
      [localizedName(mainText(definition), locale), sortColumn(definition, locale)] as const,
  );
  const names = [
    ...['id', 'order', 'status', 'createdAt', 'updatedAt'],
    ...(definition.slugFrom ? ['slug'] : []),
    ...Object.keys(definition.flags),
    ...sortedFields(definition),
  ];
  return {
    sortable: [...names, ...byText.map(([name]) => name)] as (keyof E & string)[],
    sortColumns: Object.fromEntries(byText),
    defaultSort: [['order' as keyof E & string, 'asc']],
  };
}
