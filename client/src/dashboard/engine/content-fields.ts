import type { ContentStatus } from '@contract/enums';
import { LIMITS } from '@contract/limits';
import { choiceField, numberField, switchField } from './fields';
import type { FormUpdate } from './form-definition';

/** Place of a row in the public lists; without one, the server puts a new row last. */
export const orderField = numberField({
  label: 'dashboard.order.label',
  help: 'dashboard.order.help',
  optional: true,
  initial: null,
  min: 0,
  max: LIMITS.order.max,
});

/** Whether the public sees a row once it is published; a draft is saved by a button of its own. */
export const statusField = choiceField<ContentStatus>(['active', 'inactive'], {
  label: 'dashboard.state.label',
  initial: 'active',
  optionLabel: (status) => `dashboard.state.${status}`,
});

/** Whether a row is put forward on the site. */
export const featuredField = switchField({
  label: 'dashboard.state.featuring',
  initial: false,
  yes: 'dashboard.state.featured',
  no: 'dashboard.state.notFeatured',
});

/** The variables of the mutation that sets a row's place. */
export const orderInput = <Id>(input: { id: Id; order: number }) => input;

/** The variables of a mutation that makes a row. */
export const newRow = <Values>(values: Values) => ({ input: values });

/** The variables of a mutation that changes a row. */
export const changedRow = <Id, Values>(edit: FormUpdate<Id, Values>) => ({
  id: edit.id,
  input: changesOf(edit),
});

/** The input of an update: the values, the version that was read, the translations that were checked. */
export function changesOf<Id, Values>(edit: FormUpdate<Id, Values>) {
  const { values, version, confirmedLanguages } = edit;
  return { ...values, version, confirmedLanguages: [...confirmedLanguages] };
}
