import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { REQUIRED_FIELDS } from '@contract/validation';
import { Banner } from '../../components/banner';
import { Button, ButtonLink } from '../../components/button';
import { formatDateTime } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import { ContactFields, DescriptionField, MoreFields, ServiceField } from './request-form-parts';
import styles from './request-form.module.css';
import { useRequestForm, type RequestFailure, type RequestFormOptions } from './use-request-form';

/** Throws away what was typed, after asking once more in the same place. */
function ClearDraft({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
        {t('request.draft.clear')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="danger" size="small" autoFocus onClick={onClear}>
        {t('request.draft.confirm')}
      </Button>
      <Button variant="ghost" size="small" onClick={() => setAsking(false)}>
        {t('request.draft.keep')}
      </Button>
    </>
  );
}

function FailureBanner({ failure }: { failure: RequestFailure }) {
  const { t } = useTranslation();
  const locale = useLocale();
  switch (failure.kind) {
    case 'missing':
      return <Banner tone="error">{REQUIRED_FIELDS[locale]}</Banner>;
    case 'arrived':
      return (
        <Banner
          tone="notice"
          actions={
            <ButtonLink to="/account" size="small" variant="outline">
              {t('request.myRequests')}
            </ButtonLink>
          }
        >
          {t('request.arrivedBefore')}
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="error" title={t('request.failure')}>
          {failure.detail && <p>{failure.detail}</p>}
          <p>{t('request.kept')}</p>
        </Banner>
      );
  }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** The request form in three parts, on one page, with what was typed kept (M065 to M070, B04). */
export function RequestForm(options: RequestFormOptions) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { form, restoredAt, failure, clearDraft, typed } = useRequestForm(options);
  const clear = <ClearDraft key={restoredAt} onClear={clearDraft} />;
  return (
    <form className={styles.form} {...form.props}>
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
        {failure && <FailureBanner failure={failure} />}
        <Button type="submit" size="large" busy={form.busy}>
          {t(form.busy ? 'request.sending' : 'request.submit')}
        </Button>
        <p className={styles.saved}>
          {t('request.draft.saved')}
          {typed && !restoredAt && clear}
        </p>
      </div>
    </form>
  );
}
