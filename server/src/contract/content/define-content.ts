import type { LengthLimit } from '../limits.js';
import type { LocaleSuffix } from '../locales.js';

/**
 * A localized text: its length in each language, and whether every language must have it before the row
 * can be more than a draft.
 */
export interface TextField extends LengthLimit {
  required: boolean;
  /** Whether it has one line, as names and titles do. */
  line?: boolean;
  /** Its name in API descriptions, where the key is not clear enough. */
  label?: string;
}

/** A localized list of short texts: most entries, and most characters of an entry. */
export interface ListField {
  maxItems: number;
  max: number;
}

/** English words for one row and for several, such as `question` and `questions`. */
export interface EntityLabel {
  one: string;
  many: string;
}

/**
 * The declaration of a content entity, from which its columns, its APIs and its forms are made.
 *
 * @example
 * export const faqContent = defineContent({
 *   name: 'faq', plural: 'faqs', label: { one: 'question', many: 'questions' },
 *   texts: { question: { min: 5, max: 1000, required: true }, … }, lists: {},
 * });
 */
export interface ContentDefinition {
  /** Singular, in camel case: its name in the audit log and in change events. */
  name: string;
  /** Plural, the name of the GraphQL list query. */
  plural: string;
  /** Its English names in API descriptions. */
  label: EntityLabel;
  /** Key of the list in REST answers, if it is not `plural`. */
  listName?: string;
  texts: Record<string, TextField>;
  lists: Record<string, ListField>;
  /** Boolean fields beside the status, each with its value in a new row. */
  flags: Record<string, boolean>;
  /** The text whose English words make the slug. Without it, the entity has no slug. */
  slugFrom?: string;
}

export function defineContent<const D extends ContentDefinition>(definition: D): D {
  return definition;
}

type Localized<Name extends string> = `${Name}${LocaleSuffix}`;

/** `title` -> `titleAr`, `titleFr`, `titleEn`: the fields of the APIs and the entity. */
export type FlatContent<D extends ContentDefinition> = {
  [K in Localized<Extract<keyof D['texts'], string>>]: string;
} & { [K in Localized<Extract<keyof D['lists'], string>>]: string[] };

/** The flags of a row. */
export type ContentFlags<D extends ContentDefinition> = { [K in keyof D['flags']]: boolean };

/** The same content in one language. */
export type PlainContent<D extends ContentDefinition> = {
  [K in keyof D['texts']]: string;
} & { [K in keyof D['lists']]: string[] };
