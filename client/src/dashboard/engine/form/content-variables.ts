import type { RowId } from '../field-types';
import type { LawReview } from '../operations';
import type { FormUpdate } from './form-definition';

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

/** A slug that is checked, and the row that may have it, unless that is new. */
export interface SlugCheck {
  slug: string;
  id?: RowId;
}

/** Variables of the check of a slug, where rows have text ids, and where they have numbers. */
export const slugVariables = ({ slug, id }: SlugCheck) => ({
  slug,
  excludeId: id === undefined ? undefined : String(id),
});
export const numberedSlugVariables = ({ slug, id }: SlugCheck) => ({
  slug,
  excludeId: id === undefined ? undefined : Number(id),
});

/** Variables of a mutation that confirms what a row says of the law. */
export const lawVariables = <Id>(input: LawReview<Id>) => input;
