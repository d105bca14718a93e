import type { ReactElement, ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import type { FormRule } from 'antd';
import type { TFunction } from 'i18next';
import type { Locale, LocaleSuffix } from '@contract/locales';

export type FormMode = 'create' | 'edit';
export type RowId = string | number;

/** What antd's Form.Item hands to the control inside it. */
export interface ControlProps<Value> {
  id?: string;
  value?: Value;
  onChange?(value: Value): void;
  /** Id of the help and of what is wrong. */
  'aria-describedby'?: string;
}

/** Where a control stands: which form, which language's tab. */
export interface ControlContext {
  mode: FormMode;
  label: string;
  /** The field's name in the form: `titleAr` for the Arabic side of `title`. */
  name: string;
  locale?: Locale;
}

/** What rules may use: words, and the API for a check that only it can make. */
export interface RuleContext {
  t: TFunction;
  label: string;
  mode: FormMode;
  client: ApolloClient;
  /** The row being edited. */
  id?: RowId;
  /** Asked when a rule is checked: whether this box may be empty, since a draft is being saved. */
  mayLack(): boolean;
}

/** A field, declared once: label, control, rules and how its value looks in a table. */
export interface Field<Value> {
  localized: false;
  /** Key of its label; the help text under it, if any. */
  label: string;
  help?: string;
  initial: Value;
  optional: boolean;
  /** Shown in this kind of form only; left out of what is saved in the other. */
  only?: FormMode;
  /** Shows beside the control whether its rules are met: for rules that ask the server. */
  feedback: boolean;
  /** Sent exactly as typed, spaces included. */
  verbatim: boolean;
  /** Kept in the browser while it is typed: neither passwords nor files are. */
  inDraft: boolean;
  /** Takes the whole width of the form. */
  wide: boolean;
  control(context: ControlContext): ReactElement;
  rules(context: RuleContext): FormRule[];
  cell(value: Value): ReactNode;
}

/** A field with one value per language: `title` stands for `titleAr`, `titleFr` and `titleEn`. */
export interface LocalizedField<Value> extends Omit<Field<Value>, 'localized'> {
  localized: true;
}

export type AnyField = Field<unknown> | LocalizedField<unknown>;
export type Fields = Record<string, AnyField>;

type LocalizedKeys<F extends Fields> = Extract<
  { [K in keyof F]: F[K]['localized'] extends true ? K : never }[keyof F],
  string
>;
type PlainKeys<F extends Fields> = Exclude<Extract<keyof F, string>, LocalizedKeys<F>>;

/** What only a new row is asked for: `passwordField({ only: 'create', … })`. */
type CreationKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { only?: infer Only }
    ? [Exclude<Only, undefined>] extends ['create']
      ? [Exclude<Only, undefined>] extends [never]
        ? never
        : K
      : never
    : never;
}[keyof F];

/**
 * What an edit is filled with: every value that the form would send, so that a query that leaves one
 * out does not compile. One that is missing would be shown empty and would erase the stored one.
 */
export type LoadedValuesOf<F extends Fields> = OrUndefined<ValuesOf<Omit<F, CreationKeys<F>>>>;

type OrUndefined<Values> = { [K in keyof Values]: Values[K] | undefined };

/** The values of a form, as the API names them: localized fields in their three spellings. */
export type ValuesOf<F extends Fields> = {
  [K in PlainKeys<F>]: F[K]['initial'];
} & {
  [K in LocalizedKeys<F> as `${K}${LocaleSuffix}`]: F[K]['initial'];
};
