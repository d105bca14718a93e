import type { ContentStatus } from '@contract/enums';
import { LIMITS } from '@contract/limits';
import { choiceField, numberField, switchField } from './fields';
import type { FormUpdate } from './form-definition';

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

/** Variables of a mutation that sets the position of a row. */
export const orderVariables = <Id>(input: { id: Id; order: number }) => input;

/** Variables of a mutation that creates a row. */
export const createVariables = <Values>(values: Values) => ({ input: values });

/** Variables of a mutation that updates a row. */
export const updateVariables = <Id, Values>(edit: FormUpdate<Id, Values>) => ({
  id: edit.id,
  input: updateInput(edit),
});

/** Input of an update: the values, the version they are based on, the confirmed translations. */
export function updateInput<Id, Values>(edit: FormUpdate<Id, Values>) {
  const { values, version, confirmedLanguages } = edit;
  return { ...values, version, confirmedLanguages: [...confirmedLanguages] };
}
