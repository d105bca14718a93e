/** One choice of a filter, as spelt in the address, with the key of its word. */
export interface FilterOption {
  value: string;
  label: string;
}

/** A filter of a list: its choices, and what a choice means to the API. */
export interface Filter<Value> {
  label: string;
  options: readonly FilterOption[];
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

/** A filter over a closed set of words: `choiceFilter(USER_ROLES, {…})`. */
export function choiceFilter<const Value extends string>(
  values: readonly Value[],
  { label, optionLabel }: ChoiceOptions<Value>,
): Filter<Value> {
  return {
    label,
    options: values.map((value) => ({ value, label: optionLabel(value) })),
    parse: (text) => values.find((value) => value === text) ?? values[0]!,
  };
}

/** A filter over yes and no, each with its own word. */
export function booleanFilter(options: {
  label: string;
  yes: string;
  no: string;
}): Filter<boolean> {
  return {
    label: options.label,
    options: [
      { value: 'true', label: options.yes },
      { value: 'false', label: options.no },
    ],
    parse: (text) => text === 'true',
  };
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
