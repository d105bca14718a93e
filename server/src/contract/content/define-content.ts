import type { LengthLimit } from '../limits.js';
import type { LocaleSuffix } from '../locales.js';

/**
 * A localized text: how long it may be in each language, and whether each language must have it before
 * the row is shown to anybody.
 */
export interface TextField extends LengthLimit {
  required: boolean;
  /** What API descriptions call it, where its name alone would not say it. */
  label?: string;
}

/** A localized list of short texts: how many entries, how long each. */
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
 * What a content entity says about itself, once, for the database, both transports and the forms.
 *
 * @example
 * export const faqContent = defineContent({
 *   name: 'faq', plural: 'faqs', label: { one: 'question', many: 'questions' },
 *   texts: { question: { min: 5, max: 1000, required: true }, … }, lists: {},
 * });
 */
export interface ContentDefinition {
  /** Singular, camel case: names the audit entity, the events and the cache tag. */
  name: string;
  /** Plural, as the GraphQL list is called. */
  plural: string;
  /** What API descriptions call a row, and several, in English. */
  label: EntityLabel;
  /** What the list is called in REST answers, where the specification has another word. */
  listName?: string;
  texts: Record<string, TextField>;
  lists: Record<string, ListField>;
  /** Switches beside the status, each with its value for a new row. */
  flags: Record<string, boolean>;
  /** The text whose English words make the slug; left out: the entity has no slug. */
  slugFrom?: string;
}

export function defineContent<const D extends ContentDefinition>(definition: D): D {
  return definition;
}

type Localized<Name extends string> = `${Name}${LocaleSuffix}`;

/** `title` -> `titleAr`, `titleFr`, `titleEn`: the flat shape of the wire and the database. */
export type FlatContent<D extends ContentDefinition> = {
  [K in Localized<Extract<keyof D['texts'], string>>]: string;
} & { [K in Localized<Extract<keyof D['lists'], string>>]: string[] };

/** The switches of a row. */
export type ContentFlags<D extends ContentDefinition> = { [K in keyof D['flags']]: boolean };

/** The same content in one language. */
export type PlainContent<D extends ContentDefinition> = {
  [K in keyof D['texts']]: string;
} & { [K in keyof D['lists']]: string[] };
