import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CONSULTATION_CHANNELS } from '@contract/requests/consultation';
import { Field, FieldError, Select } from '../../components/field';
import { BookableConsultantsDocument } from '../../graphql/generated/graphql';
import { useApi, usePublicData } from '../../lib/api/api';
import type { FormFields } from '../../lib/forms/form';
import { useLocale } from '../../lib/i18n/i18n';
import type { BookingValues } from './booking-form';
import styles from './booking-form.module.css';
import { SlotPicker } from './slot-picker';

/** The consultants who can be chosen; none while they load or cannot be loaded. */
function useConsultants() {
  const { request } = useApi();
  const locale = useLocale();
  const query = useMemo(
    () => ({
      key: `bookable-consultants:${locale}`,
      caching: { retries: 1 },
      read: async () => {
        const { publicConsultants } = await request(BookableConsultantsDocument, {
          language: locale,
        });
        return publicConsultants.items;
      },
    }),
    [request, locale],
  );
  return usePublicData(query).data ?? [];
}

interface TimeFieldsProps {
  form: FormFields<BookingValues>;
  /** Changes when the slots are to be loaded again. */
  taken: number;
}

/** How, with whom and when. */
export function TimeFields({ form, taken }: TimeFieldsProps) {
  const { t } = useTranslation();
  const consultants = useConsultants();
  const { errors, field, values, change } = form;
  return (
    <>
      <Field label={t('consultation.channel')} error={errors.channel}>
        <Select {...field('channel')}>
          {CONSULTATION_CHANNELS.map((channel) => (
            <option key={channel} value={channel}>
              {t(`consultation.channels.${channel}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('consultation.consultant')} error={errors.consultantId}>
        <Select {...field('consultantId')}>
          <option value="">{t('consultation.book.anybody')}</option>
          {consultants.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset
        id="slots"
        name="startsAt"
        tabIndex={-1}
        className={styles.slots}
        aria-describedby="slot-error"
      >
        <legend>{t('consultation.book.when')}</legend>
        <SlotPicker
          key={`${values.consultantId}:${taken}`}
          consultantId={values.consultantId}
          value={values.startsAt}
          onChoose={(slot) => change('startsAt', slot)}
        />
        <FieldError id="slot-error" message={errors.startsAt} />
      </fieldset>
    </>
  );
}
