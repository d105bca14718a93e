import type { EntityLabel } from '../entity-label.js';
import type { EnumDeclaration } from '../enums.js';
import type { LengthLimit } from '../limits.js';
import type { LocaleSuffix } from '../locales.js';
import type { RuleMessage } from '../validation.js';

/** The icon of a fact: one of the client's. */
export type FactIcon = 'calendar' | 'clock' | 'info' | 'pin' | 'user';

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
  /**
   * It says what the law says: the public reads it only in a language in which an administrator or a lawyer has
   * confirmed it, and a change takes that away (A84).
   */
  reviewed?: true;
  /** The public card of a row shows it among the facts, with this icon, where it is filled in. */
  fact?: FactIcon;
}

/** A localized list of short texts: most entries, and most characters of an entry. */
export interface ListField {
  maxItems: number;
  max: number;
}

/** What the declaration of a field that is the same in every language says, whatever its kind. */
interface OwnFieldFacts {
  /** What it is, in API descriptions. */
  description: string;
  /** What the descriptions of inputs say instead. */
  inputDescription?: string;
  /** Lists can be sorted by it. */
  sorted?: true;
  /** Lists can be filtered by it; this is what their descriptions say. */
  filter?: string;
  /** The public card of a row shows it among the facts, with this icon, where it is filled in. */
  fact?: FactIcon;
}

interface NumberFacts extends OwnFieldFacts {
  min: number;
  max: number;
  /** Its value in a new row. */
  initial: number;
}

/** A whole number. `outside` is the message for one beyond its bounds. */
export interface IntegerField extends NumberFacts {
  kind: 'integer';
  outside?: RuleMessage;
}

export interface DecimalField extends NumberFacts {
  kind: 'decimal';
  decimals: number;
}

/** A text of one line. */
export interface LineField extends OwnFieldFacts {
  kind: 'line';
  max: number;
  initial: string;
}

/** One of a closed set; a choice without `initial` may be null. */
export interface ChoiceField extends OwnFieldFacts {
  kind: 'choice';
  values: readonly string[];
  initial?: string;
  enum: EnumDeclaration;
}

/** Several of a closed set, each once; none in a new row. */
export interface ChoicesField extends OwnFieldFacts {
  kind: 'choices';
  values: readonly string[];
  enum: EnumDeclaration;
}

/** Several whole numbers, in an order; none in a new row. */
export interface IntegersField extends OwnFieldFacts {
  kind: 'integers';
  min: number;
  max: number;
  maxItems: number;
}

/** A colour, `#RRGGBB`. */
export interface ColorField extends OwnFieldFacts {
  kind: 'color';
  initial: string;
}

/** The address of a picture, or null. The server stores that of an `upload`; another one is typed. */
export interface ImageUrlField extends OwnFieldFacts {
  kind: 'imageUrl';
  upload?: true;
}

/** The address of a page elsewhere, with http or https, or null. */
export interface WebAddressField extends OwnFieldFacts {
  kind: 'webAddress';
}

/** The slug of the row of another entity that it belongs to; `missing` is the message for any mistake. */
export interface ReferenceField extends OwnFieldFacts {
  kind: 'reference';
  missing: RuleMessage;
  /** It may belong to none, and is null then. */
  optional?: true;
}

/** The id of the row of another entity that it is about, or null; `missing` is the message for any mistake. */
export interface IdField extends OwnFieldFacts {
  kind: 'id';
  missing: RuleMessage;
}

/** A field of a content entity that is the same in every language. */
export type OwnField =
  | IntegerField
  | DecimalField
  | LineField
  | ChoiceField
  | ChoicesField
  | IntegersField
  | ColorField
  | ImageUrlField
  | WebAddressField
  | ReferenceField
  | IdField;

/** The value of a field in a row. */
export type OwnValue<F extends OwnField> = F extends IntegerField | DecimalField
  ? number
  : F extends ChoiceField
    ? F['values'][number] | (F extends { initial: string } ? never : null)
    : F extends ChoicesField
      ? F['values'][number][]
      : F extends IntegersField
        ? number[]
        : F extends
              ImageUrlField | WebAddressField | IdField | (ReferenceField & { optional: true })
          ? string | null
          : string;

/**
 * The declaration of a content entity, from which its columns, its APIs and its forms are made.
 *
 * @example
 * export const faqContent = defineContent({
 *   name: 'faq', plural: 'faqs', label: { one: 'question', many: 'questions' },
 *   meaning: 'A frequently asked question.',
 *   texts: { question: { min: …, max: …, required: true }, … }, lists: {}, flags: { featured: false },
 *   fields: { category: { kind: 'reference', description: 'Slug of its category.', … } },
 * });
 */
export interface ContentDefinition {
  /** Singular, in camel case: its name in the audit log and in change events. */
  name: string;
  /** Plural, the name of the GraphQL list query. */
  plural: string;
  /** Its English names in API descriptions. */
  label: EntityLabel;
  /** What a row is, in API descriptions. */
  meaning: string;
  /** Path of its screen in the dashboard, if it is not `plural`. */
  screen?: string;
  /** Key of the list in REST answers, if it is not `plural`. */
  listName?: string;
  /** The public list in REST is an array, without its name and its total (A02). */
  bareList?: true;
  texts: Record<string, TextField>;
  lists: Record<string, ListField>;
  /** Boolean fields beside the status, each with its value in a new row. */
  flags: Record<string, boolean>;
  /** The fields that are the same in every language. */
  fields: Record<string, OwnField>;
  /** The text whose English words make the slug. Without it, the entity has no slug. */
  slugFrom?: string;
  /** The public reads none of it. */
  officeOnly?: true;
  /** Ids are numbers; left out: UUIDs. */
  numbered?: true;
  /** The texts that a search looks into, and `slug`; left out: all texts. */
  searched?: readonly string[];
  /**
   * The last part of the REST addresses that change one thing of a row, `PATCH …/:id/<part>`, from the name
   * of what changes: `status`, each flag, and `order` where it can be set over REST. Left out: there are none.
   */
  patches?: Record<string, string>;
  /** Columns of every row that the public reads of this entity only. */
  publicColumns?: readonly ('status' | 'createdAt')[];
  /** What API descriptions say where the label alone would read badly. */
  descriptions?: Partial<
    Record<'id' | 'publicItem' | 'managed' | 'createInput' | 'updateInput' | 'stats', string>
  >;
}

/** No field has facts that fields of its kind do not have, which nothing would read. */
type WithKnownFacts<Fields extends Record<string, OwnField>> = {
  [K in keyof Fields]: Record<
    Exclude<keyof Fields[K], keyof Extract<OwnField, { kind: Fields[K]['kind'] }>>,
    never
  >;
};

export function defineContent<const D extends ContentDefinition>(
  definition: D & { fields: WithKnownFacts<D['fields']> },
): D {
  return definition;
}

/** The texts that say what the law says. */
export const reviewedTexts = ({ texts }: ContentDefinition): string[] =>
  Object.entries(texts).flatMap(([name, { reviewed }]) => (reviewed ? [name] : []));

type Localized<Name extends string> = `${Name}${LocaleSuffix}`;

/** `title` -> `titleAr`, `titleFr`, `titleEn`: the fields of the APIs and the entity. */
export type FlatContent<D extends ContentDefinition> = {
  [K in Localized<Extract<keyof D['texts'], string>>]: string;
} & { [K in Localized<Extract<keyof D['lists'], string>>]: string[] };

/** The flags of a row, and its fields that are the same in every language. */
export type OwnContent<D extends ContentDefinition> = { [K in keyof D['flags']]: boolean } & {
  [K in keyof D['fields']]: OwnValue<D['fields'][K]>;
};

/** The same content in one language. */
export type PlainContent<D extends ContentDefinition> = {
  [K in keyof D['texts']]: string;
} & { [K in keyof D['lists']]: string[] };
