import { useTranslation } from 'react-i18next';

/** One choice of a filter: its value in the URL and its label. */
export interface FilterOption {
  value: string;
  label: string;
}

/** How a filter is edited: one choice, several, a day, or a box to tick. */
export type FilterControlType = 'choice' | 'choices' | 'day' | 'flag';

/** A filter of a list. */
export interface Filter<Value> {
  control: FilterControlType;
  /** Translation key of the label. */
  label: string;
  /** Its field of the API, if that has another name than the address. */
  field?: string;
  /** It is chosen by links above the list, so that the toolbar neither shows nor clears it. */
  isView?: boolean;
  /** Only links set it: the toolbar shows it while it is set, so that it can be cleared. */
  isLink?: boolean;
  /** Its choices. A hook, because some are loaded from the API. */
  useOptions(): readonly FilterOption[];
  /** Whether a value from the URL is valid. */
  allows(text: string): boolean;
  /** Converts the value in the URL to that of the API. */
  parse(text: string): Value;
}

export type Filters = Record<string, Filter<unknown>>;

/** What a set of filters adds to the filter of the list query. */
export type FilterValues<F extends Filters> = {
  [K in keyof F as FieldOf<F[K], K>]?: F[K] extends Filter<infer Value> ? Value : never;
};

type FieldOf<Each, Key> = Each extends { field: infer Field extends string } ? Field : Key;

interface ChoiceOptions<Value extends string> {
  label: string;
  optionLabel(value: Value): string;
}

function staticFilter<Value>(
  label: string,
  options: readonly FilterOption[],
  parse: (text: string) => Value,
): Filter<Value> {
  return {
    control: 'choice',
    label,
    useOptions: translatedOptions(options),
    allows: (text) => options.some(({ value }) => value === text),
    parse,
  };
}

/** The options with their translation keys replaced. */
const translatedOptions = (options: readonly FilterOption[]) => () => {
  const { t } = useTranslation();
  return options.map((option) => ({ value: option.value, label: t(option.label) }));
};

/** A filter with fixed choices: `choiceFilter(USER_ROLES, {…})`. */
export function choiceFilter<const Value extends string>(
  values: readonly Value[],
  { label, optionLabel }: ChoiceOptions<Value>,
): Filter<Value> {
  const options = values.map((value) => ({ value, label: optionLabel(value) }));
  return staticFilter(
    label,
    options,
    (text) => values.find((value) => value === text) ?? values[0]!,
  );
}

/** Between the values of a filter with several choices, in the URL. */
const COMMA = ',';

/** A filter of which several choices can be taken at once: `?status=pending,approved`. */
export function choicesFilter<const Value extends string>(
  values: readonly Value[],
  { label, optionLabel }: ChoiceOptions<Value>,
): Filter<Value[]> {
  const chosen = (text: string) => values.filter((value) => text.split(COMMA).includes(value));
  return {
    control: 'choices',
    label,
    useOptions: translatedOptions(values.map((value) => ({ value, label: optionLabel(value) }))),
    allows: (text) => text !== '' && chosen(text).length === text.split(COMMA).length,
    parse: chosen,
  };
}

export const splitChoices = (text: string | undefined) => (text ? text.split(COMMA) : []);
export const joinChoices = (values: readonly string[]) =>
  values.length > 0 ? values.join(COMMA) : undefined;

/** A filter by a day, `2026-11-22` in the URL. */
export function dayFilter(label: string): Filter<string> {
  return {
    control: 'day',
    label,
    useOptions: () => [],
    allows: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)),
    parse: (text) => text,
  };
}

/** A filter that is on or not set. */
export function flagFilter(label: string): Filter<boolean> {
  return {
    control: 'flag',
    label,
    useOptions: () => [],
    allows: (text) => text === 'true',
    parse: () => true,
  };
}

/** A filter by an id that only links set, shown as a box that clears it. */
export function linkFilter(label: string): Filter<string> {
  return {
    control: 'flag',
    label,
    isLink: true,
    useOptions: () => [],
    allows: (text) => /^[\w-]{1,36}$/.test(text),
    parse: (text) => text,
  };
}

/** A filter with two choices. */
export function booleanFilter(options: {
  label: string;
  yes: string;
  no: string;
}): Filter<boolean> {
  const choices = [
    { value: 'true', label: options.yes },
    { value: 'false', label: options.no },
  ];
  return staticFilter(options.label, choices, (text) => text === 'true');
}

/** A filter whose choices are loaded from the API. */
export function dynamicFilter(
  label: string,
  useOptions: () => readonly FilterOption[],
): Filter<string> {
  return {
    control: 'choice',
    label,
    useOptions,
    allows: (text) => text !== '',
    parse: (text) => text,
  };
}

/** The same for choices that the API names by a number. */
export function dynamicNumberFilter(
  label: string,
  useOptions: () => readonly FilterOption[],
): Filter<number> {
  return {
    ...dynamicFilter(label, useOptions),
    allows: (text) => /^\d{1,9}$/.test(text),
    parse: Number,
  };
}

/** The chosen filters as fields of the query's filter. */
export function toFilterVariables(
  filters: Filters,
  chosen: Record<string, string>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(chosen)
      .filter(([name]) => name in filters)
      .map(([name, text]) => [filters[name]?.field ?? name, filters[name]?.parse(text)]),
  );
}
