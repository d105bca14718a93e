import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormReport } from '../lib/forms/form';
import { Banner, type BannerTone } from './banner';
import styles from './form-summary.module.css';

export interface FormSummaryProps extends FormReport {
  tone?: BannerTone;
  actions?: ReactNode;
  /** More text about the failure. */
  children?: ReactNode;
}

function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/**
 * The errors of a form, above its fields: the reason, and a link to each wrong field. It is focused
 * after a submit, and a field leaves the list as soon as it is corrected.
 */
export function FormSummary(props: FormSummaryProps) {
  const { t } = useTranslation();
  const { ref, failure, problems, tone = 'error', actions, children } = props;
  if (!failure && problems.length === 0) return null;
  const title = failure?.title ?? (failure?.text || children ? undefined : t('form.correct'));
  return (
    <div ref={ref} tabIndex={-1} className={styles.summary}>
      <Banner tone={tone} title={title} actions={actions}>
        {failure?.text}
        {children}
        {problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.map(({ id, label, message }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                  {t('form.problem', { label, message })}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  );
}
