import { CONTENT_STATUSES } from '@contract/enums';
import { LOCALES } from '@contract/locales';
import { booleanFilter, choiceFilter } from './filters';

/** Filters of all content lists: the status, and rows with missing texts in a language. */
export const contentFilters = {
  status: choiceFilter(CONTENT_STATUSES, {
    label: 'dashboard.state.label',
    optionLabel: (status) => `dashboard.state.${status}`,
  }),
  missing: choiceFilter(LOCALES, {
    label: 'dashboard.filters.missing',
    optionLabel: (locale) => `dashboard.languages.${locale}`,
  }),
};

/** Featured rows only, or the others. */
export const featuredFilter = booleanFilter({
  label: 'dashboard.state.featuring',
  yes: 'dashboard.state.featured',
  no: 'dashboard.state.notFeatured',
});
