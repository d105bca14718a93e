import { HOLIDAY_NAME } from '@contract/holiday';
import { LOCALE_SUFFIX } from '@contract/locales';
import { createVariables } from '../../../dashboard/engine/form/content-variables';
import { defineForm, type FormUpdate } from '../../../dashboard/engine/form/form-definition';
import { fieldColumn } from '../../../dashboard/engine/list/columns';
import { dayField, localized, textField } from '../../../dashboard/engine/form/fields';
import type { Filter } from '../../../dashboard/engine/list/filters';
import type { ValuesOf } from '../../../dashboard/engine/field-types';
import { byId, fetchOf, mutationOf, queryOf } from '../../../dashboard/engine/operations';
import { defineResource } from '../../../dashboard/engine/resource';
import {
  AdminHolidayDocument,
  AdminHolidaysDocument,
  CreateHolidayDocument,
  type CreateHolidayInput,
  EraseHolidayDocument,
  UpdateHolidayDocument,
  type AdminHolidayFieldsFragment as Holiday,
} from '../../../graphql/generated/graphql';
import { useLocale } from '../../../lib/i18n/i18n';
import { closing } from '../../consultations/dashboard/closing';
import { AffectedNotice } from '../../consultations/dashboard/affected-notice';

const fields = {
  name: localized(textField({ label: 'admin.holidays.fields.name', limit: HOLIDAY_NAME })),
  day: dayField({ label: 'admin.holidays.fields.day', help: 'admin.holidays.dayHelp' }),
};

/** The name in the language of the page. */
function HolidayName({ holiday }: { holiday: Holiday }) {
  return fields.name.cell(holiday[`name${LOCALE_SUFFIX[useLocale()]}`]);
}

const thisYear = new Date().getFullYear();
const YEARS = [-1, 0, 1, 2].map((offset) => String(thisYear + offset));

const yearFilter: Filter<number> = {
  control: 'choice',
  label: 'admin.holidays.fields.year',
  useOptions: () => YEARS.map((year) => ({ value: year, label: year })),
  allows: (text) => YEARS.includes(text),
  parse: Number,
};

const operations = {
  create: mutationOf(
    CreateHolidayDocument,
    createVariables<CreateHolidayInput>,
    (data) => data.createHoliday,
  ),
  update: mutationOf(
    UpdateHolidayDocument,
    ({ id, values, version }: { id: string; values: object; version?: number }) => ({
      id,
      input: { ...values, version },
    }),
    (data) => data.updateHoliday,
  ),
};

/** Days on which the office is closed beside weekends: no answer is due on them. */
export const holidaysResource = defineResource({
  name: 'holidays',
  audited: 'holiday',
  rowId: (holiday: Holiday) => holiday.id,
  rowName: (holiday: Holiday) => `${holiday.nameAr} ${holiday.day}`,
  list: queryOf(AdminHolidaysDocument, (data) => data.holidays),
  filters: { year: yearFilter },
  notice: AffectedNotice,
  defaultSort: { by: 'day', order: 'asc' },
  columns: [
    fieldColumn(fields.day, (holiday: Holiday) => holiday.day, {
      key: 'day',
      sortBy: 'day',
      heading: true,
    }),
    {
      key: 'name',
      title: 'admin.holidays.fields.name',
      heading: true,
      cell: (holiday: Holiday) => <HolidayName holiday={holiday} />,
    },
  ],
  form: defineForm({
    fields,
    load: fetchOf(AdminHolidayDocument, byId, (data) => data.holiday),
    create: (client, values) =>
      closing(client, { day: values.day }, () => operations.create(client, values)),
    update: (client, change: FormUpdate<string, ValuesOf<typeof fields>>) =>
      closing(client, { day: change.values.day }, () => operations.update(client, change)),
  }),
  remove: mutationOf(EraseHolidayDocument, byId, (data) => data.eraseHoliday),
});
