import type { ApolloClient } from '@apollo/client';
import { HOLIDAY_NAME } from '@contract/holiday';
import { LOCALE_SUFFIX } from '@contract/locales';
import { Bdi } from '../../../components/bdi';
import type { ValuesOf } from '../../../dashboard/engine/field-types';
import { createVariables } from '../../../dashboard/engine/form/content-variables';
import { customField, dayField, localized, textField } from '../../../dashboard/engine/form/fields';
import { defineForm, type FormUpdate } from '../../../dashboard/engine/form/form-definition';
import { referenceField } from '../../../dashboard/engine/form/reference-field';
import { fieldColumn } from '../../../dashboard/engine/list/columns';
import { byId, fetchOf, mutationOf, queryOf } from '../../../dashboard/engine/operations';
import { defineResource } from '../../../dashboard/engine/resource';
import {
  AdminHoursPeriodDocument,
  AdminHoursPeriodsDocument,
  type AdminHoursPeriodsQuery,
  CreateHoursPeriodDocument,
  type CreateHoursPeriodInput,
  EraseHoursPeriodDocument,
  UpdateHoursPeriodDocument,
} from '../../../graphql/generated/graphql';
import { useLocale } from '../../../lib/i18n/i18n';
import { useTranslation } from 'react-i18next';
import { closing } from '../../consultations/dashboard/closing';
import { consultantsQuery } from '../../consultations/dashboard/consultation-kind';
import { FirmHoursCard } from './firm-hours-card';
import type { Interval } from './hours-blocks';
import { HoursControl } from './hours-control';

type Period = AdminHoursPeriodsQuery['hoursPeriods']['items'][number];

function useConsultantChoices() {
  const { data = [] } = consultantsQuery.useData({ language: useLocale() });
  return data.map(({ id, name }) => ({ value: id, label: name }));
}

const fields = {
  name: localized(textField({ label: 'admin.hours.fields.name', limit: HOLIDAY_NAME })),
  startsOn: dayField({ label: 'admin.hours.fields.startsOn' }),
  endsOn: dayField({ label: 'admin.hours.fields.endsOn', help: 'admin.hours.daysHelp' }),
  consultantId: referenceField('admin.hours.fields.consultantId', useConsultantChoices),
  hours: customField<Interval[]>(
    { label: 'admin.hours.fields.hours', help: 'admin.hours.hoursHelp', optional: true },
    { initial: [], control: () => <HoursControl />, rules: () => [] },
  ),
};
type Values = ValuesOf<typeof fields>;

/** The name in the language of the page, and whose hours they are if not the firm's. */
function PeriodName({ period }: { period: Period }) {
  const { t } = useTranslation();
  const consultants = useConsultantChoices();
  const name = period[`name${LOCALE_SUFFIX[useLocale()]}`];
  const { consultantId } = period;
  const consultant = consultants.find(({ value }) => value === consultantId)?.label;
  return (
    <>
      <Bdi>{name}</Bdi>
      {consultantId && (
        <>
          {' · '}
          {consultant ? <Bdi>{consultant}</Bdi> : t('admin.hours.consultant')}
        </>
      )}
    </>
  );
}

function PeriodHours({ period }: { period: Period }) {
  return <Bdi>{period.inWords[useLocale()]}</Bdi>;
}

/** What is stored of the days and hours: appointments are compared with these before. */
const periodOf = ({ consultantId, startsOn, endsOn, hours }: Values) => ({
  ...{ consultantId, startsOn, endsOn },
  hours: hours.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
});

const operations = {
  create: mutationOf(
    CreateHoursPeriodDocument,
    createVariables<CreateHoursPeriodInput>,
    (data) => data.createHoursPeriod,
  ),
  update: mutationOf(
    UpdateHoursPeriodDocument,
    ({ id, values, version }: { id: string; values: object; version?: number }) => ({
      id,
      input: { ...values, version },
    }),
    (data) => data.updateHoursPeriod,
  ),
  erase: mutationOf(EraseHoursPeriodDocument, byId, (data) => data.eraseHoursPeriod),
};

/** Days on which other hours hold, below the ordinary week of the firm. */
export const hoursPeriodsResource = defineResource({
  name: 'hours',
  audited: 'officeHours',
  rowId: ({ id }: Period) => id,
  rowName: ({ nameAr, startsOn }: Period) => `${nameAr} ${startsOn}`,
  list: queryOf(AdminHoursPeriodsDocument, (data) => data.hoursPeriods),
  filters: {},
  notice: FirmHoursCard,
  defaultSort: { by: 'startsOn', order: 'desc' },
  columns: [
    {
      key: 'name',
      title: 'admin.hours.fields.name',
      heading: true,
      cell: (period: Period) => <PeriodName period={period} />,
    },
    fieldColumn(fields.startsOn, ({ startsOn }: Period) => startsOn, {
      key: 'startsOn',
      sortBy: 'startsOn',
    }),
    fieldColumn(fields.endsOn, ({ endsOn }: Period) => endsOn, { key: 'endsOn' }),
    {
      key: 'hours',
      title: 'admin.hours.fields.hours',
      cell: (period: Period) => <PeriodHours period={period} />,
    },
  ],
  form: defineForm({
    fields,
    load: fetchOf(AdminHoursPeriodDocument, byId, (data) => data.hoursPeriod),
    create: (client, values) =>
      closing(client, { period: periodOf(values) }, () =>
        operations.create(client, { ...values, ...periodOf(values) }),
      ),
    update: (client, { id, values, ...change }: FormUpdate<string, Values>) =>
      closing(client, { period: { id, ...periodOf(values) } }, () =>
        operations.update(client, { ...change, id, values: { ...values, ...periodOf(values) } }),
      ),
  }),
  remove: (client: ApolloClient, id: string) =>
    closing(client, { period: { id } }, () => operations.erase(client, id)),
});
