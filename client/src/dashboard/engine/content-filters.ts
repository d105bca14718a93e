import { CONTENT_STATUSES } from '@contract/enums';
import { LOCALES } from '@contract/locales';
import { booleanFilter, choiceFilter } from './filters';

/** The filters of every list of content: its state, and a language that lacks something. */
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

/** What is put forward on the site, or the rest. */
export const featuredFilter = booleanFilter({
  label: 'dashboard.state.featuring',
  yes: 'dashboard.state.featured',
  no: 'dashboard.state.notFeatured',
});
