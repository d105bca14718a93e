import { useTranslation } from 'react-i18next';
import { CONSULTATION_BRANCHES } from '@contract/consultation-branches';
import { consultation } from '@contract/requests/consultation';
import { ButtonLink } from '../../components/button';
import { DraftFormView, FormPart } from '../../components/draft-form-view';
import { Field, Select } from '../../components/field';
import { Skeleton } from '../../components/skeleton';
import type { FormFields } from '../../lib/forms/form';
import { useInBrowser } from '../../lib/use-in-browser';
import { formOf, takeFiles } from '../papers/chosen-files';
import { FilesOfForm } from '../papers/files-of-form';
import { DeclaredField } from '../requests/declared-field';
import { type BookingFormOptions, type BookingValues, useBookingForm } from './booking-form';
import { lazyComponent } from '../../lib/lazy-component';
import { loadLater } from './load-later';
import { LazyBlock } from '../../components/lazy-block';
import { UNKNOWN_BRANCH } from './unknown-branch';

/** Their code comes while the form is shown. */
const PaperFields = lazyComponent(async () => (await loadLater()).PaperFields, {
  isOnServer: true,
});
const TimeFields = lazyComponent(async () => (await loadLater()).TimeFields);
const BookingSummary = lazyComponent(async () => (await loadLater()).BookingSummary);

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

/** The booking form in three parts. What was typed is kept as a draft (B04, B08). */
export function BookingForm(options: BookingFormOptions) {
  const { t } = useTranslation();
  const { state, taken } = useBookingForm(options);
  const inBrowser = useInBrowser();
  const loading = <Skeleton lines={8} />;
  const { form, clearDraft } = state;
  return (
    <DraftFormView
      {...state}
      clearDraft={() => {
        clearDraft();
        takeFiles(formOf('consultation', options.user.id));
      }}
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
        <FilesOfForm kind="consultation" />
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
      {form.values.startsAt && (
        <LazyBlock>
          <BookingSummary values={form.values} />
        </LazyBlock>
      )}
    </DraftFormView>
  );
}
