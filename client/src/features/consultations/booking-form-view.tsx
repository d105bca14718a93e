import { useTranslation } from 'react-i18next';
import { CONSULTATION_BRANCHES } from '@contract/consultation-branches';
import { consultation } from '@contract/requests/consultation';
import { ButtonLink } from '../../components/button';
import { DraftFormView, FormPart } from '../../components/draft-form-view';
import { Field, Select } from '../../components/field';
import { Skeleton } from '../../components/skeleton';
import type { FormFields } from '../../lib/forms/form';
import { formatDay, formatTime } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';
import { useInBrowser } from '../../lib/use-in-browser';
import { DeclaredField } from '../requests/declared-field';
import { type BookingFormOptions, type BookingValues, useBookingForm } from './booking-form';
import styles from './booking-form.module.css';
import { lazyComponent } from '../../lib/lazy-component';
import { loadLater } from './load-later';
import { LazyBlock } from '../../components/lazy-block';
import { branchLabel, UNKNOWN_BRANCH } from './appointment-text';

/** Their code comes while the form is shown. */
const PaperFields = lazyComponent(async () => (await loadLater()).PaperFields, {
  isOnServer: true,
});
const TimeFields = lazyComponent(async () => (await loadLater()).TimeFields);

interface PartProps {
  form: FormFields<BookingValues>;
}

function TopicFields({ form }: PartProps) {
  const { t } = useTranslation();
  const { errors, field } = form;
  return (
    <>
      <Field label={t('consultation.branch')} error={errors.consultationType}>
        <Select {...field('consultationType')}>
          <option value="" disabled>
            {t('consultation.book.chooseBranch')}
          </option>
          <option value={UNKNOWN_BRANCH}>{t('consultation.book.guideMe')}</option>
          {CONSULTATION_BRANCHES.map((branch) => (
            <option key={branch} value={branch}>
              {t(`words.consultationBranch.${branch}`)}
            </option>
          ))}
        </Select>
      </Field>
      <DeclaredField {...{ form, definition: consultation }} name="title" />
      <DeclaredField {...{ form, definition: consultation }} name="description" rows={5} />
    </>
  );
}

function ContactFields({ form }: PartProps) {
  const part = { form, definition: consultation };
  return (
    <>
      <DeclaredField {...part} name="clientName" autoComplete="name" />
      <DeclaredField {...part} name="email" />
      <DeclaredField {...part} name="phone" />
    </>
  );
}

/** What is about to be booked, in one sentence. */
function Summary({ values }: { values: BookingValues }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { startsAt, channel, consultationType } = values;
  if (!startsAt || !consultationType) return null;
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

/** The booking form in three parts. What was typed is kept as a draft (B04, B08). */
export function BookingForm(options: BookingFormOptions) {
  const { t } = useTranslation();
  const { state, taken } = useBookingForm(options);
  const { form } = state;
  const inBrowser = useInBrowser();
  const loading = <Skeleton lines={4} />;
  return (
    <DraftFormView
      {...state}
      kept={t('consultation.book.kept')}
      submit={t('consultation.book.submit')}
      sending={t('request.sending')}
      earlier={
        <ButtonLink to="/account" size="small" variant="outline">
          {t('request.myRequests')}
        </ButtonLink>
      }
    >
      <FormPart title={t('consultation.book.partTopic')}>
        <TopicFields form={form} />
        <LazyBlock>
          <PaperFields form={form} definition={consultation} />
        </LazyBlock>
      </FormPart>
      <FormPart title={t('consultation.book.partTime')}>
        {inBrowser ? (
          <LazyBlock fallback={loading}>
            <TimeFields form={form} taken={taken} />
          </LazyBlock>
        ) : (
          loading
        )}
      </FormPart>
      <FormPart title={t('request.partContact')}>
        <ContactFields form={form} />
      </FormPart>
      <Summary values={form.values} />
    </DraftFormView>
  );
}
