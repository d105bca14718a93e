import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALREADY_SENT, type DraftForm } from '../lib/forms/draft-form';
import { formatDateTime } from '../lib/i18n/format';
import { useLocale } from '../lib/i18n/i18n';
import { Banner } from './banner';
import { Button } from './button';
import { ConsentBox } from './consent-box';
import { FormSummary } from './form-summary';
import styles from './draft-form-view.module.css';

/** A titled part of a long form. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

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

/** Tells managers of passwords to leave a field alone; each of them has its own word for it. */
const NOT_FOR_MANAGERS = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-lpignore': 'true',
  'data-protonpass-ignore': 'true',
};

/** A field that people neither see nor reach; only programs fill it in (B34). */
function Honeypot() {
  return (
    <input
      className="visually-hidden"
      name="homepage"
      tabIndex={-1}
      aria-hidden="true"
      {...NOT_FOR_MANAGERS}
    />
  );
}

export interface DraftFormViewProps<Values> extends DraftForm<Values> {
  /** Said below a failure: that nothing typed is lost. */
  kept: string;
  /** A link to what was sent, shown when an earlier attempt had succeeded. */
  earlier: ReactNode;
  submit: string;
  sending: string;
  children: ReactNode;
}

/** A form whose values are kept as a draft: errors, the notice of a restored draft, fields, button. */
export function DraftFormView<Values>(props: DraftFormViewProps<Values>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { form, restoredAt, clearDraft, isChanged, children } = props;
  const { failure } = form.report;
  const clear = <ClearDraft key={restoredAt} onClear={clearDraft} />;
  return (
    <form className={styles.form} {...form.props}>
      {failure?.kind === ALREADY_SENT ? (
        <FormSummary {...form.report} tone="notice" actions={props.earlier} />
      ) : (
        <FormSummary {...form.report}>{failure?.title && <p>{props.kept}</p>}</FormSummary>
      )}
      {restoredAt && (
        <Banner tone="info" actions={clear}>
          {t('request.draft.restored', { date: formatDateTime(restoredAt, locale) })}
        </Banner>
      )}
      {props.isTypedElsewhere && <Banner tone="notice">{t('request.draft.elsewhere')}</Banner>}
      <p className={styles.saved}>{t('form.required')}</p>
      {children}
      <Honeypot />
      {props.asksConsent && <ConsentBox {...form} />}
      <div className={styles.end}>
        <Button type="submit" size="large" busy={form.busy}>
          {form.busy ? props.sending : props.submit}
        </Button>
        <p className={styles.saved}>
          {t('request.draft.saved')}
          {isChanged && !restoredAt && clear}
        </p>
      </div>
    </form>
  );
}
