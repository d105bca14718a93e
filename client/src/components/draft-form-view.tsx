import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ALREADY_SENT, type DraftForm } from '../lib/forms/draft-form';
import { lazyComponent } from '../lib/lazy-component';
import { Button } from './button';
import { ConsentBox } from './consent-box';
import type { ClearDraftProps, DraftNoticesProps } from './draft-notices';
import { FormSummary } from './form-summary';
import { LazyBlock, RetryLoading } from './lazy-block';
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

/** Loaded once there is a draft. */
const DraftNotices = lazyComponent<DraftNoticesProps>(
  async () => (await import('./draft-notices')).DraftNotices,
  { mayReload: false },
);
const ClearDraft = lazyComponent<ClearDraftProps>(
  async () => (await import('./draft-notices')).ClearDraft,
  { mayReload: false },
);

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
  /** It has one field, of which nothing has to be said. */
  isShort?: boolean;
  children: ReactNode;
}

/** A form whose values are kept as a draft: errors, the notice of a restored draft, fields, button. */
export function DraftFormView<Values>(props: DraftFormViewProps<Values>) {
  const { t } = useTranslation();
  const { form, restoredAt, isTypedElsewhere, clearDraft, isChanged, children } = props;
  const { failure } = form.report;
  return (
    <form className={styles.form} {...form.props}>
      {failure?.kind === ALREADY_SENT ? (
        <FormSummary {...form.report} tone="notice" actions={props.earlier} />
      ) : (
        <FormSummary {...form.report}>{failure?.title && <p>{props.kept}</p>}</FormSummary>
      )}
      {(restoredAt || isTypedElsewhere) && (
        <LazyBlock failed={<RetryLoading />}>
          <DraftNotices {...{ restoredAt, isTypedElsewhere }} onClear={clearDraft} />
        </LazyBlock>
      )}
      {!props.isShort && <p className={styles.saved}>{t('form.required')}</p>}
      {children}
      <Honeypot />
      {props.asksConsent && <ConsentBox {...form} />}
      <div className={styles.end}>
        <Button type="submit" size="large" busy={form.busy}>
          {form.busy ? props.sending : props.submit}
        </Button>
        <p className={styles.saved}>
          {t('request.draft.saved')}
          {isChanged && !restoredAt && (
            <LazyBlock failed={<RetryLoading />}>
              <ClearDraft onClear={clearDraft} />
            </LazyBlock>
          )}
        </p>
      </div>
    </form>
  );
}
