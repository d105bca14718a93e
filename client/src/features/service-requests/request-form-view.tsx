import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/banner';
import { Button, ButtonLink } from '../../components/button';
import { FormSummary } from '../../components/form-summary';
import type { FormReport } from '../../lib/form';
import { formatDateTime } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import { ContactFields, DescriptionField, MoreFields, ServiceField } from './request-form-parts';
import styles from './request-form.module.css';
import { ALREADY_SENT, useRequestForm, type RequestFormOptions } from './use-request-form';

/** Discards what was typed, after a second click to confirm. */
function ClearDraft({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState(false);
  if (!confirming) {
    return (
      <Button variant="ghost" size="small" onClick={() => setConfirming(true)}>
        {t('request.draft.clear')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="danger" size="small" autoFocus onClick={onClear}>
        {t('request.draft.confirm')}
      </Button>
      <Button variant="ghost" size="small" onClick={() => setConfirming(false)}>
        {t('request.draft.keep')}
      </Button>
    </>
  );
}

/** The error summary. A request that was already sent before is a notice, not an error. */
function Summary({ report }: { report: FormReport }) {
  const { t } = useTranslation();
  if (report.failure?.kind === ALREADY_SENT) {
    const toRequests = (
      <ButtonLink to="/account" size="small" variant="outline">
        {t('request.myRequests')}
      </ButtonLink>
    );
    return <FormSummary {...report} tone="notice" actions={toRequests} />;
  }
  return (
    <FormSummary {...report}>{report.failure?.title && <p>{t('request.kept')}</p>}</FormSummary>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** The request form in three parts. What was typed is kept as a draft (M065 to M070, B04). */
export function RequestForm(options: RequestFormOptions) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { form, restoredAt, clearDraft, isChanged } = useRequestForm(options);
  const clear = <ClearDraft key={restoredAt} onClear={clearDraft} />;
  return (
    <form className={styles.form} {...form.props}>
      <Summary report={form.report} />
      {restoredAt && (
        <Banner tone="info" actions={clear}>
          {t('request.draft.restored', { date: formatDateTime(restoredAt, locale) })}
        </Banner>
      )}
      <Part title={t('request.partService')}>
        <ServiceField form={form} services={options.services} />
        <DescriptionField form={form} />
      </Part>
      <Part title={t('request.partContact')}>
        <ContactFields form={form} />
      </Part>
      <Part title={t('request.partMore')}>
        <MoreFields form={form} />
      </Part>
      <div className={styles.end}>
        <Button type="submit" size="large" busy={form.busy}>
          {t(form.busy ? 'request.sending' : 'request.submit')}
        </Button>
        <p className={styles.saved}>
          {t('request.draft.saved')}
          {isChanged && !restoredAt && clear}
        </p>
      </div>
    </form>
  );
}
