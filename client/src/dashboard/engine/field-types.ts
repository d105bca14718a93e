import type { ReactElement, ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import type { FormRule } from 'antd';
import type { TFunction } from 'i18next';
import type { Locale, LocaleSuffix } from '@contract/locales';

export type FormMode = 'create' | 'edit';
export type RowId = string | number;

/** Props that antd's Form.Item passes to its control. */
export interface ControlProps<Value> {
  id?: string;
  value?: Value;
  onChange?(value: Value): void;
  /** Ids of the help text and the error. */
  'aria-describedby'?: string;
}

/** What a control knows about its input. */
export interface ControlContext {
  mode: FormMode;
  label: string;
  /** Name of the input: `titleAr` for the Arabic text of `title`. */
  name: string;
  locale?: Locale;
  /** Id of the edited row. */
  id?: RowId;
}

/** What rules can use: translations, and the API for rules that ask the server. */
export interface RuleContext {
  t: TFunction;
  label: string;
  mode: FormMode;
  client: ApolloClient;
  /** Id of the edited row. */
  id?: RowId;
  /** Characters that a new password has at least. */
  minPasswordLength: number;
  /** Called during validation: whether the input may be empty, because a draft is being saved. */
  allowsEmpty(): boolean;
}

/** A form field: label, control, rules, and the cell that shows its value in a table. */
export interface Field<Value> {
  localized: false;
  /** Translation key of the label. */
  label: string;
  /** Translation key of the help text. */
  help?: string;
  initial: Value;
  optional: boolean;
  /** The field exists in this mode only. */
  only?: FormMode;
  /** Shows an icon for the result of the validation, for rules that ask the server. */
  feedback: boolean;
  /** Sent as typed, not trimmed. */
  verbatim: boolean;
  /** Stored in drafts. Passwords and files are not. */
  inDraft: boolean;
  /** Takes the whole width of the form. */
  wide: boolean;
  /** Sent, and not shown. */
  hidden?: boolean;
  control(context: ControlContext): ReactElement;
  rules(context: RuleContext): FormRule[];
  cell(value: Value): ReactNode;
}

/** A field with one value per language: `title` stands for `titleAr`, `titleFr` and `titleEn`. */
export interface LocalizedField<Value> extends Omit<Field<Value>, 'localized'> {
  localized: true;
  /** In French and English, where it is not the same as in Arabic. */
  translated?: Field<Value>;
}

export type AnyField = Field<unknown> | LocalizedField<unknown>;
export type Fields = Record<string, AnyField>;

type LocalizedKeys<F extends Fields> = Extract<
  { [K in keyof F]: F[K]['localized'] extends true ? K : never }[keyof F],
  string
>;
type PlainKeys<F extends Fields> = Exclude<Extract<keyof F, string>, LocalizedKeys<F>>;

/** Fields that only a new row has: `passwordField({ only: 'create', … })`. */
type CreateOnlyKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { only?: infer Only }
    ? [Exclude<Only, undefined>] extends ['create']
      ? [Exclude<Only, undefined>] extends [never]
        ? never
        : K
      : never
    : never;
}[keyof F];

/**
 * The values that an edit form loads: all that it sends. A query without one of them does not compile,
 * because the field would be shown empty and saving would erase the stored value.
 */
export type LoadedValuesOf<F extends Fields> = OrUndefined<ValuesOf<Omit<F, CreateOnlyKeys<F>>>>;

/** Null is shown as the initial value of the field. */
type OrUndefined<Values> = { [K in keyof Values]: Values[K] | null | undefined };

/** The values of a form. Localized fields have three: `titleAr`, `titleFr`, `titleEn`. */
export type ValuesOf<F extends Fields> = {
  [K in PlainKeys<F>]: F[K]['initial'];
} & {
  [K in LocalizedKeys<F> as `${K}${LocaleSuffix}`]: F[K]['initial'];
};
