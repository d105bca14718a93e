import { LOCALE_SUFFIX, LOCALES, type Locale } from '@contract/locales';
import type { AnyField, Fields, FormMode, LoadedValuesOf, RowId, ValuesOf } from './field-types';
import type { Operation } from './operations';

/** What an edit starts from. `version` comes back with the change, so that a stale write is refused. */
export interface LoadedForm<Values> {
  values: Partial<Values>;
  version?: number;
  /** The row is still being written. */
  isDraft: boolean;
  /** Translations that the Arabic was changed without. */
  staleLanguages: readonly Locale[];
}

export interface FormUpdate<Id, Values> {
  id: Id;
  values: Values;
  version?: number;
  /** Translations that were found to be still right. */
  confirmedLanguages: readonly Locale[];
}

/** How a row is made and changed: its fields and the operations behind the form. */
export interface ResourceForm<Id extends RowId, Values extends object> {
  fields: Fields;
  /** Reads what is stored now, so that nobody edits an old copy. */
  load: Operation<Id, LoadedForm<Values>>;
  create: Operation<Values, unknown>;
  update: Operation<FormUpdate<Id, Values>, unknown>;
  /** Rows may be saved as drafts, which lack texts: for forms with a `status`. */
  drafts?: boolean;
}

/** The entity read for editing carries all the form's fields, apart from those of creation only. */
type Loadable<F extends Fields> = LoadedValuesOf<F> & {
  version?: number;
  staleLanguages?: readonly Locale[];
};

interface FormOptions<Id extends RowId, F extends Fields, Entity extends Loadable<F>> {
  fields: F;
  load: Operation<Id, Entity>;
  create: Operation<ValuesOf<F>, unknown>;
  update: Operation<FormUpdate<Id, ValuesOf<F>>, unknown>;
  drafts?: boolean;
}

/** What Apollo adds to an answer is no part of what is sent back. */
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
export function defineForm<Id extends RowId, F extends Fields, Entity extends Loadable<F>>(
  options: FormOptions<Id, F, Entity>,
): ResourceForm<Id, ValuesOf<F>> {
  return {
    ...options,
    load: async (client, id) => {
      const entity = await options.load(client, id);
      const values = withoutTypenames(entity) as Partial<ValuesOf<F>> & { status?: unknown };
      const isDraft = 'status' in values && values.status === 'draft';
      // what a draft becomes is chosen when it is published
      if (isDraft) delete values.status;
      const { version, staleLanguages = [] } = entity;
      return { values, version, isDraft, staleLanguages };
    },
  };
}

/** One box of a form: a field, or one language's side of a localized field. */
export interface FormSlot {
  /** Its name in the form and on the wire: `titleAr`. */
  name: string;
  field: AnyField;
  locale?: Locale;
}

/** Every box of a form in the order in which it is seen: language by language, then the rest. */
export function slotsOf(fields: Fields, mode: FormMode): FormSlot[] {
  const shown = Object.entries(fields).filter(([, field]) => !field.only || field.only === mode);
  const localized = LOCALES.flatMap((locale) =>
    shown
      .filter(([, field]) => field.localized)
      .map(([name, field]) => ({ name: `${name}${LOCALE_SUFFIX[locale]}`, field, locale })),
  );
  const plain = shown
    .filter(([, field]) => !field.localized)
    .map(([name, field]) => ({ name, field }));
  return [...localized, ...plain];
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? value.map(clean) : value;
}

/** What is sent: the boxes that are shown, trimmed; passwords as they were typed. */
export function valuesToSend(
  slots: readonly FormSlot[],
  typed: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    slots.map(({ name, field }) => [name, field.verbatim ? typed[name] : clean(typed[name])]),
  );
}

/** The values of a form that its draft keeps. */
export function draftable(
  slots: readonly FormSlot[],
  values: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    slots.filter(({ field }) => field.inDraft).map(({ name }) => [name, values[name]]),
  );
}

/** What a form starts with: what is stored, else each field's own beginning. */
export function startValues(
  slots: readonly FormSlot[],
  stored: Record<string, unknown> = {},
): Record<string, unknown> {
  return Object.fromEntries(slots.map(({ name, field }) => [name, stored[name] ?? field.initial]));
}
