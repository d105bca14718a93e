import { useTranslation } from 'react-i18next';

/** One choice of a filter: its value in the URL and its label. */
export interface FilterOption {
  value: string;
  label: string;
}

/** A filter of a list. */
export interface Filter<Value> {
  /** Translation key of the label. */
  label: string;
  /** Its choices. A hook, because some are loaded from the API. */
  useOptions(): readonly FilterOption[];
  /** Whether a value from the URL is valid. */
  allows(text: string): boolean;
  /** Converts the value in the URL to the query variable. */
  parse(text: string): Value;
}

export type Filters = Record<string, Filter<unknown>>;

/** The variables that a set of filters adds to the list query. */
export type FilterValues<F extends Filters> = {
  [K in keyof F]?: F[K] extends Filter<infer Value> ? Value : never;
};

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
    label,
    useOptions: () => {
      const { t } = useTranslation();
      return options.map((option) => ({ value: option.value, label: t(option.label) }));
    },
    allows: (text) => options.some(({ value }) => value === text),
    parse,
  };
}

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
  return { label, useOptions, allows: (text) => text !== '', parse: (text) => text };
}

/** The chosen filters as query variables. */
export function toFilterVariables(
  filters: Filters,
  chosen: Record<string, string>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(chosen)
      .filter(([name]) => name in filters)
      .map(([name, text]) => [name, filters[name]?.parse(text)]),
  );
}
