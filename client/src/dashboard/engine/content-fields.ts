import type { ContentStatus } from '@contract/enums';
import { LIMITS } from '@contract/limits';
import { choiceField, numberField, switchField } from './fields';

/** Position of a row in the public lists. Left empty, a new row comes last. */
export const orderField = numberField({
  label: 'dashboard.order.label',
  help: 'dashboard.order.help',
  optional: true,
  initial: null,
  min: 0,
  max: LIMITS.order.max,
});

/** Whether the row is shown on the site. Drafts are not a choice here: they have their own button. */
export const statusField = choiceField<ContentStatus>(['active', 'inactive'], {
  label: 'dashboard.state.label',
  initial: 'active',
  optionLabel: (status) => `dashboard.state.${status}`,
});

/** Whether the row is featured on the site. */
export const featuredField = switchField({
  label: 'dashboard.state.featuring',
  initial: false,
  yes: 'dashboard.state.featured',
  no: 'dashboard.state.notFeatured',
});
