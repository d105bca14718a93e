import type { EnumDeclaration } from '../enums.js';
import type { Trilingual } from '../locales.js';
import type { RuleMessage } from '../validation.js';

/** What the declaration of a request's field says, whatever its kind. */
interface FieldFacts {
  /** What it is, in API descriptions. */
  description: string;
  /** What the descriptions of inputs say instead. */
  inputDescription?: string;
  /** It may be left out, and is null then. */
  optional?: true;
  /** Who writes it: the person in the form (left out), the office in a correction, or the server. */
  writtenBy?: 'office' | 'server';
  /** It is sent once: corrections do not have it. */
  fixed?: true;
  /** Only the office reads it; for everybody else it is null. */
  officeOnly?: true;
  /** It says something about the person: erasure blanks it. */
  personal?: true;
  /** Lists are searched by it. */
  searched?: true;
  /** Lists can be sorted by it. */
  sorted?: true;
  /** Lists can be filtered by it; this is what their descriptions say. */
  filter?: string;
  /** The heading of its column in exports, and its label on paper; without one it is not exported. */
  heading?: Trilingual<string>;
  /** Its label on paper, where exports leave it out. */
  label?: Trilingual<string>;
}

/** Fewest and most characters. */
interface Bounds {
  min?: number;
  max: number;
}

/** The name of a person, by which mails may greet. */
export interface NameField extends FieldFacts, Bounds {
  kind: 'name';
}

export interface EmailField extends FieldFacts {
  kind: 'email';
}

/** A phone number as it was typed. */
export interface PhoneField extends FieldFacts {
  kind: 'phone';
  /** The property with its international form, which the server writes; null if it is no known number. */
  international: string;
  /** Any spelling is taken, also what people write instead of a number (A29). */
  anySpelling?: true;
}

/** A text of one line. */
export interface LineField extends FieldFacts, Bounds {
  kind: 'line';
}

/** A text of several lines. */
export interface TextField extends FieldFacts, Bounds {
  kind: 'text';
}

/** The address of a page, http or https. */
export interface WebAddressField extends FieldFacts {
  kind: 'webAddress';
}

/** A day, written as YYYY-MM-DD. */
export interface DayField extends FieldFacts {
  kind: 'day';
  /** It is not after today. */
  past?: true;
}

/** A moment. */
export interface InstantField extends FieldFacts {
  kind: 'instant';
}

/** Yes or no; no in a new request. */
export interface FlagField extends FieldFacts {
  kind: 'flag';
}

/** A whole number. `outside` is the message for one beyond its bounds. */
export interface NumberField extends FieldFacts {
  kind: 'number';
  min: number;
  outside: RuleMessage;
}

/** The id of something. */
export interface IdField extends FieldFacts {
  kind: 'id';
}

/** One of a closed set. A choice with `initial` is never null. */
export interface ChoiceField extends FieldFacts {
  kind: 'choice';
  values: readonly string[];
  initial?: string;
  /** The type of the column in the database. */
  type: string;
  /** The enum of GraphQL; left out: a text. */
  enum?: EnumDeclaration;
  /** The key of its words in exports and mails: `urgency.<value>`. */
  term: string;
}

export type RequestField =
  | NameField
  | EmailField
  | PhoneField
  | LineField
  | TextField
  | WebAddressField
  | DayField
  | InstantField
  | FlagField
  | NumberField
  | IdField
  | ChoiceField;

/** The value of a field that is given. */
type Given<F extends RequestField> = F extends ChoiceField
  ? F['values'][number]
  : F extends NumberField
    ? number
    : F extends FlagField
      ? boolean
      : string;

/** The value of a field in a row. */
type Stored<F extends RequestField> =
  | (F extends InstantField ? Date : Given<F>)
  | (F extends { optional: true }
      ? F extends { initial: string } | FlagField
        ? never
        : null
      : never);

type Fields = Record<string, RequestField>;
type NamesWhere<F extends Fields, Condition> = {
  [K in keyof F]: F[K] extends Condition ? K : never;
}[keyof F];

/** The fields of a row, with the international form of each phone number. */
export type RequestContent<F extends Fields> = { [K in keyof F]: Stored<F[K]> } & {
  [K in Extract<F[keyof F], PhoneField>['international']]: string | null;
};

/** What the person writes. */
export type SentFields<F extends Fields> = Omit<F, NamesWhere<F, { writtenBy: string }>>;
/** What is typed or chosen in the form as a text. */
export type TypedFields<F extends Fields> = Omit<
  SentFields<F>,
  NamesWhere<F, NumberField | FlagField>
>;
/** What the office may correct. */
export type CorrectedFields<F extends Fields> = Omit<
  F,
  NamesWhere<F, { writtenBy: 'server' } | { fixed: true }>
>;

/** The values of an input: an optional one may be left out. */
export type InputValues<F extends Fields> = {
  [K in Exclude<keyof F, NamesWhere<F, { optional: true }>>]: Given<F[K]>;
} & { [K in NamesWhere<F, { optional: true }>]?: Given<F[K]> | null };
