import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT_KEYS } from '@contract/contact-info';
import type { ConsultationChannel } from '@contract/requests/consultation';
import { Field, FieldError, Select } from '../../components/field';
import { useApi, usePublicData } from '../../lib/api/api';
import type { FormFields } from '../../lib/forms/form';
import { formatDay, formatTime } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';
import { toBranch } from '../consultants/branch-names';
import { OtherHours } from '../office-hours/other-hours';
import { contactInfoQuery } from '../contact-info/contact-info.queries';
import { branchLabel } from './appointment-text';
import type { BookingValues } from './booking-form';
import styles from './booking-form.module.css';
import { SlotPicker } from './slot-picker';
import { type Bookable, useConsultants } from './use-consultants';

/** The address of the office; empty while it is not known. */
function useOfficeAddress(): string {
  const { request } = useApi();
  const locale = useLocale();
  const query = useMemo(() => contactInfoQuery(request, locale), [request, locale]);
  const addresses = usePublicData(query).data?.addresses ?? [];
  return addresses.find(({ key }) => key === CONTACT_KEYS.mainAddress)?.value ?? '';
}

/** An address ends with its town, in Arabic and in Latin letters. */
const townOf = (address: string) => address.split(/[,،]/).at(-1)?.trim() ?? '';

/** What most people choose comes first. */
const CHANNELS: readonly ConsultationChannel[] = ['phone', 'whatsapp', 'video', 'office'];

interface PartProps {
  form: FormFields<BookingValues>;
}

/** How it takes place, and who calls whom. */
function ChannelField({ form: { errors, field, values } }: PartProps) {
  const { t } = useTranslation();
  const address = useOfficeAddress();
  const town = townOf(address);
  const label = (channel: ConsultationChannel) =>
    channel === 'office' && town
      ? t('consultation.book.officeIn', { town })
      : t(`consultation.channels.${channel}`);
  const how =
    values.channel === 'office' && address
      ? t('consultation.book.how.officeAt', { address })
      : t(`consultation.book.how.${values.channel}`);
  return (
    <Field label={t('consultation.channel')} help={how} error={errors.channel}>
      <Select {...field('channel')}>
        {CHANNELS.map((channel) => (
          <option key={channel} value={channel}>
            {label(channel)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const optionsOf = (consultants: readonly Bookable[]) =>
  consultants.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

/** Whom to book, those of the chosen branch first. */
function ConsultantField({ form: { errors, field, values, change } }: PartProps) {
  const { t } = useTranslation();
  const consultants = useConsultants();
  const { consultantId, consultationType } = values;
  const isUnknown =
    consultants !== undefined &&
    consultantId !== '' &&
    !consultants.some(({ id }) => id === consultantId);
  // an old link, or somebody who does not work here any more
  const forget = useEffectEvent(() => change('consultantId', ''));
  useEffect(() => {
    if (isUnknown) forget();
  }, [isUnknown]);
  const all = consultants ?? [];
  const isOfBranch = ({ branches }: Bookable) =>
    branches.some((branch) => toBranch(branch) === consultationType);
  const first = all.filter(isOfBranch);
  const others = all.filter((consultant) => !isOfBranch(consultant));
  return (
    <Field label={t('consultation.consultant')} error={errors.consultantId} required={false}>
      <Select {...field('consultantId')}>
        <option value="">{t('consultation.book.anybody')}</option>
        {first.length > 0 ? (
          <>
            <optgroup label={t(`words.consultationBranch.${consultationType}`)}>
              {optionsOf(first)}
            </optgroup>
            <optgroup label={t('consultation.book.others')}>{optionsOf(others)}</optgroup>
          </>
        ) : (
          optionsOf(all)
        )}
      </Select>
    </Field>
  );
}

interface TimeFieldsProps extends PartProps {
  /** Changes when the slots are to be loaded again. */
  taken: number;
}

/** How, with whom and when. */
export function TimeFields({ form, taken }: TimeFieldsProps) {
  const { t } = useTranslation();
  const { errors, values, change } = form;
  return (
    <>
      <ChannelField form={form} />
      <ConsultantField form={form} />
      <fieldset
        id="slots"
        name="startsAt"
        tabIndex={-1}
        className={styles.slots}
        aria-describedby="slot-error"
      >
        <legend>{t('consultation.book.when')}</legend>
        <OtherHours as="p" className={styles.otherHours} />
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

/** What is about to be booked, in one sentence. */
export function BookingSummary({ values }: { values: BookingValues }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { startsAt, channel, consultationType } = values;
  if (!consultationType) return null;
  return (
    <p className={styles.summary} role="status">
      {t('consultation.book.summary', {
        day: formatDay(startsAt, locale),
        time: formatTime(startsAt),
        channel: t(`consultation.channels.${channel}`),
        branch: t(branchLabel(consultationType)),
      })}
    </p>
  );
}
