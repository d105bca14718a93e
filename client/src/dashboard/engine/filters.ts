import { useTranslation } from 'react-i18next';

/** One choice of a filter, as spelt in the address, with its word. */
export interface FilterOption {
  value: string;
  label: string;
}

/** A filter of a list: its choices, and what a choice means to the API. */
export interface Filter<Value> {
  /** Key of its label. */
  label: string;
  /** Its choices; a hook, for they may have to be read. */
  useOptions(): readonly FilterOption[];
  /** Whether a text from the address can be a choice. */
  allows(text: string): boolean;
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

function fixed<Value>(
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

/** A filter over a closed set of words: `choiceFilter(USER_ROLES, {…})`. */
export function choiceFilter<const Value extends string>(
  values: readonly Value[],
  { label, optionLabel }: ChoiceOptions<Value>,
): Filter<Value> {
  const options = values.map((value) => ({ value, label: optionLabel(value) }));
  return fixed(label, options, (text) => values.find((value) => value === text) ?? values[0]!);
}

/** A filter over yes and no, each with its own word. */
export function booleanFilter(options: {
  label: string;
  yes: string;
  no: string;
}): Filter<boolean> {
  const choices = [
    { value: 'true', label: options.yes },
    { value: 'false', label: options.no },
  ];
  return fixed(options.label, choices, (text) => text === 'true');
}

/** A filter over what is read from the API: `useOptions` is a hook. */
export function readFilter(
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
