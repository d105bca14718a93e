import type { FormRule } from 'antd';
import type { Field, RuleContext } from './field-types';
import { customField } from './fields';
import { ImageControl, type ImageValue } from './image-control';

/** Required for new rows only: an edited row keeps its picture. */
const chosenRule = ({ t, mode }: RuleContext): FormRule => ({
  validator: (_rule, value: ImageValue) =>
    mode === 'create' && !value
      ? Promise.reject(new Error(t('dashboard.form.required')))
      : Promise.resolve(),
});

/** A picture with a preview. */
export function imageField(options: { label: string; help: string }): Field<ImageValue> {
  return customField<ImageValue>(options, {
    initial: undefined,
    verbatim: true,
    inDraft: false,
    control: ({ label }) => <ImageControl label={label} />,
    rules: (context) => [chosenRule(context)],
    cell: () => null,
  });
}

/** The chosen file, or nothing when the stored picture stays. */
export const fileOf = (value: ImageValue): File | undefined =>
  value instanceof File ? value : undefined;
