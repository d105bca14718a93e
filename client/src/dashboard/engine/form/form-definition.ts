import { DEFAULT_LOCALE, LOCALE_SUFFIX, LOCALES, type Locale } from '@contract/locales';
import type { AnyField, Fields, FormMode, LoadedValuesOf, RowId, ValuesOf } from '../field-types';
import type { Operation } from '../operations';

/** The stored row. Its `version` is sent back with the update, so that a stale write is refused. */
export interface LoadedForm<Values> {
  values: Partial<Values>;
  version?: number;
  /** The row is not published yet. */
  isDraft: boolean;
  /** Translations that are older than the Arabic text. */
  staleLanguages: readonly Locale[];
}

export interface FormUpdate<Id, Values> {
  id: Id;
  values: Values;
  version?: number;
  /** Stale translations that were confirmed to be still right. */
  confirmedLanguages: readonly Locale[];
}

/** Which row a form is for. `name` is missing when the form was opened by a link. */
export type FormTarget<Id extends RowId> =
  | {
      mode: 'create';
      /** What the form begins with, by the names of its inputs. */
      values?: Readonly<Record<string, unknown>> | undefined;
      /** Tells its draft from those of other new rows; its values do without. */
      draft?: string | undefined;
    }
  | {
      mode: 'edit';
      id: Id;
      name?: string;
      /** Shows the errors of the stored values at once. */
      validate?: boolean;
    };

/** The form of a resource: its fields, and the operations that load, create and update a row. */
export interface ResourceForm<Id extends RowId, Values extends object> {
  fields: Fields;
  /** Reads from the server, past the cache, so that nobody edits an old version. */
  load: Operation<Id, LoadedForm<Values>>;
  create: Operation<Values, unknown>;
  update: Operation<FormUpdate<Id, Values>, unknown>;
  /** Rows may be saved as drafts, in which texts may be missing. Needs a field `status`. */
  drafts?: boolean;
  /** It needs more room than other forms, as one with texts in three languages does. */
  isWide?: boolean;
}

/** A row loaded for editing must have all fields of the form, except those that only new rows have. */
type LoadableEntity<F extends Fields> = LoadedValuesOf<F> & {
  version?: number;
  staleLanguages?: readonly Locale[];
};

interface FormOptions<Id extends RowId, F extends Fields, Entity extends LoadableEntity<F>> {
  fields: F;
  load: Operation<Id, Entity>;
  create: Operation<ValuesOf<F>, unknown>;
  update: Operation<FormUpdate<Id, ValuesOf<F>>, unknown>;
  drafts?: boolean;
}

/** Removes what Apollo added to the response, since inputs do not accept it. */
function withoutTypenames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypenames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '__typename')
      .map(([name, inner]) => [name, withoutTypenames(inner)]),
  );
}

/** Declares a form; its values are typed by its fields. */
export function defineForm<Id extends RowId, F extends Fields, Entity extends LoadableEntity<F>>(
  options: FormOptions<Id, F, Entity>,
): ResourceForm<Id, ValuesOf<F>> {
  return {
    ...options,
    load: async (client, id) => {
      const entity = await options.load(client, id);
      const values = withoutTypenames(entity) as Partial<ValuesOf<F>> & { status?: unknown };
      const isDraft = 'status' in values && values.status === 'draft';
      // The form offers `active` and `inactive`; a draft gets one of them when it is published.
      if (isDraft) delete values.status;
      const { version, staleLanguages = [] } = entity;
      return { values, version, isDraft, staleLanguages };
    },
  };
}

/** The form for people who may not publish: whether a row is on the site is not theirs to choose. */
export function withoutStatus<Id extends RowId, Values extends object>(
  form: ResourceForm<Id, Values>,
): ResourceForm<Id, Values> {
  const fields = Object.entries(form.fields).filter(([name]) => name !== 'status');
  return { ...form, fields: Object.fromEntries(fields) };
}

/** One input of a form. A localized field has one for each language. */
export interface FormInput {
  /** Its name in the form and in the API: `titleAr`. */
  name: string;
  field: AnyField;
  locale?: Locale;
}

const inLanguage = (field: AnyField, locale: Locale): AnyField =>
  (field.localized && locale !== DEFAULT_LOCALE && field.translated) || field;

/** All inputs of a form in the order of the page: language by language, then the other fields. */
export function listInputs(fields: Fields, mode: FormMode): FormInput[] {
  const inMode = Object.entries(fields).filter(([, field]) => !field.only || field.only === mode);
  const localized = LOCALES.flatMap((locale) =>
    inMode
      .filter(([, field]) => field.localized)
      .map(([name, field]) => ({
        name: `${name}${LOCALE_SUFFIX[locale]}`,
        field: inLanguage(field, locale),
        locale,
      })),
  );
  const plain = inMode
    .filter(([, field]) => !field.localized)
    .map(([name, field]) => ({ name, field }));
  return [...localized, ...plain];
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? value.map(trimmed) : value;
}

/** The values to send: texts are trimmed, passwords are not. */
export function valuesToSend(
  inputs: readonly FormInput[],
  typed: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    inputs.map(({ name, field }) => [name, field.verbatim ? typed[name] : trimmed(typed[name])]),
  );
}

/** The values that a draft stores. */
export function toDraftValues(
  inputs: readonly FormInput[],
  values: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    inputs.filter(({ field }) => field.inDraft).map(({ name }) => [name, values[name]]),
  );
}

/** The stored values, or the initial value of the field where nothing is stored. */
export function toInitialValues(
  inputs: readonly FormInput[],
  stored: Record<string, unknown> = {},
): Record<string, unknown> {
  return Object.fromEntries(inputs.map(({ name, field }) => [name, stored[name] ?? field.initial]));
}
