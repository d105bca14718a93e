import type { ContentStatus } from '@contract/enums';
import { choiceField, numberField } from './fields';
import type { FormUpdate } from './form-definition';

/** Place of a row in the public lists. */
export const orderField = numberField({
  label: 'dashboard.order.label',
  help: 'dashboard.order.help',
  initial: 0,
  min: 0,
});

/** Whether the public sees a row once it is published; a draft is saved by a button of its own. */
export const statusField = choiceField<ContentStatus>(['active', 'inactive'], {
  label: 'dashboard.state.label',
  initial: 'active',
  optionLabel: (status) => `dashboard.state.${status}`,
});

/** The input of an update: the values, the version that was read, the translations that were checked. */
export function changesOf<Id, Values>(edit: FormUpdate<Id, Values>) {
  const { values, version, confirmedLanguages } = edit;
  return { ...values, version, confirmedLanguages: [...confirmedLanguages] };
}
