import type { ContentDefinition } from '@contract/content/define-content';
import { CONTENT_STATUSES } from '@contract/content/content-status';
import { LOCALES } from '@contract/locales';
import { flagTexts, labelOf } from './content-fields';
import { booleanFilter, choiceFilter, type Filters } from './filters';

/** Filters of all content lists: the status, and rows with missing texts in a language. */
const COMMON = {
  status: choiceFilter(CONTENT_STATUSES, {
    label: 'dashboard.state.label',
    optionLabel: (status) => `dashboard.state.${status}`,
  }),
  missing: choiceFilter(LOCALES, {
    label: 'dashboard.filters.missing',
    optionLabel: (locale) => `dashboard.languages.${locale}`,
  }),
};

/** The filters of a content list: the common ones, its choices that say so, its own, and its flags. */
export function contentFilters(
  definition: ContentDefinition,
  choices: Record<string, string>,
  own: Filters,
): Filters {
  const declared: Filters = Object.fromEntries(
    Object.entries(definition.fields).flatMap(([name, field]) =>
      field.kind === 'choice' && field.filter && choices[name] && !(name in own)
        ? [[name, choiceFilterOf(definition, name, field.values, choices[name])]]
        : [],
    ),
  );
  const flags: Filters = Object.fromEntries(
    Object.keys(definition.flags).map((name) => [name, booleanFilter(flagTexts(name))]),
  );
  return { ...COMMON, ...declared, ...own, ...flags };
}

function choiceFilterOf(
  definition: ContentDefinition,
  name: string,
  values: readonly string[],
  texts: string,
) {
  const label = labelOf(definition, name);
  return choiceFilter(values, { label, optionLabel: (value) => `${texts}.${value}` });
}
