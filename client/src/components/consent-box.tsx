import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CONSENT_VERSION } from '@contract/consent';
import type { FormFields } from '../lib/forms/form';
import type { ConsentValues } from '../lib/forms/form-rules';
import { FieldError } from './field';
import styles from './consent-box.module.css';

/** The box by which a person agrees that what the form holds is processed; never ticked beforehand. */
export function ConsentBox({ values, errors, change }: FormFields<ConsentValues>) {
  const { t } = useTranslation();
  const id = useId();
  const error = errors.consentVersion;
  return (
    <div>
      <div className={styles.row}>
        <input
          type="checkbox"
          id={id}
          name="consentVersion"
          value={CONSENT_VERSION}
          checked={values.consentVersion !== ''}
          aria-labelledby={`${id}-text ${id}-policy`}
          aria-required
          aria-invalid={!!error || undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) =>
            change('consentVersion', event.target.checked ? CONSENT_VERSION : '')
          }
        />
        <span>
          <label id={`${id}-text`} htmlFor={id} data-short={t('form.consent.name')}>
            {t('form.consent.text')}
          </label>{' '}
          <Link id={`${id}-policy`} to="/privacy" target="_blank">
            {t('form.consent.policy')}
          </Link>
        </span>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
