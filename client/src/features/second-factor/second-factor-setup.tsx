import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Field } from '../../components/field';
import { FormSummary } from '../../components/form-summary';
import { PasswordInput } from '../../components/password-input';
import {
  BeginSecondFactorDocument,
  ConfirmSecondFactorDocument,
  type BeginSecondFactorMutation,
} from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api';
import type { ServerErrorCode } from '../../lib/api-error';
import { useForm } from '../../lib/form';
import { showFieldErrors } from '../../lib/form-errors';
import { formRules } from '../../lib/form-rules';
import { useLocale } from '../../lib/i18n';
import { CodeField } from './code-field';
import styles from './second-factor.module.css';
import { useCopy } from './use-copy';
import { useFocusWhenShown } from './use-focus-when-shown';

const WRONG_CODE: ServerErrorCode = 'WRONG_CODE';

type Setup = BeginSecondFactorMutation['beginSecondFactor'];

interface PasswordStepProps {
  email: string;
  onBegun: (setup: Setup) => void;
  /** Missing where nothing else can be done. */
  onCancel?: () => void;
}

function PasswordStep({ email, onBegun, onCancel }: PasswordStepProps) {
  const { t } = useTranslation();
  const input = useFocusWhenShown<HTMLInputElement>();
  const rules = formRules(useLocale());
  const { request } = useApi();
  const form = useForm({
    initial: { password: '' },
    rules: { password: [rules.required] },
    onSubmit: async ({ password }) => {
      try {
        onBegun((await request(BeginSecondFactorDocument, { password })).beginSecondFactor);
      } catch (error) {
        const { summary } = showFieldErrors(form, error);
        form.fail({ title: t('secondFactor.failed'), text: summary });
      }
    },
  });
  return (
    <form className={styles.part} {...form.props}>
      <FormSummary {...form.report} />
      <p>{t('secondFactor.password.text')}</p>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <Field label={t('auth.password')} error={form.errors.password}>
        <PasswordInput ref={input} autoComplete="current-password" {...form.field('password')} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" busy={form.busy}>
          {t(form.busy ? 'secondFactor.password.busy' : 'secondFactor.password.submit')}
        </Button>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {t('secondFactor.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What the app needs: a picture to scan, a link for the same device, the key as text. */
function Secret({ setup }: { setup: Setup }) {
  const { t } = useTranslation();
  const copy = useCopy();
  const part = useFocusWhenShown<HTMLDivElement>();
  return (
    <div className={styles.part} ref={part} tabIndex={-1}>
      <p>{t('secondFactor.scan.scan')}</p>
      <img
        className={styles.picture}
        src={setup.qrCode}
        alt={t('secondFactor.scan.picture')}
        width={208}
        height={208}
      />
      <a href={setup.uri}>{t('secondFactor.scan.open')}</a>
      <div>
        <p>{t('secondFactor.scan.key')}</p>
        <p className={styles.key} dir="ltr">
          {setup.secret.match(/.{1,4}/g)?.join(' ')}
        </p>
        <Button variant="outline" size="small" onClick={() => copy(setup.secret)}>
          {t('secondFactor.scan.copyKey')}
        </Button>
      </div>
    </div>
  );
}

interface ScanStepProps {
  setup: Setup;
  onEnabled: (codes: readonly string[]) => void;
  onCancel?: () => void;
}

function ScanStep({ setup, onEnabled, onCancel }: ScanStepProps) {
  const { t } = useTranslation();
  const rules = formRules(useLocale());
  const { request } = useApi();
  const form = useForm({
    initial: { code: '' },
    rules: { code: [rules.required] },
    onSubmit: async ({ code }) => {
      try {
        const { confirmSecondFactor } = await request(ConfirmSecondFactorDocument, { code });
        onEnabled(confirmSecondFactor.codes);
      } catch (error) {
        const { code: kind, summary } = showFieldErrors(form, error);
        form.fail({ title: t('secondFactor.failed'), text: summary, kind });
      }
    },
  });
  return (
    <form className={styles.part} {...form.props}>
      <Secret setup={setup} />
      <FormSummary {...form.report}>
        {form.report.failure?.kind === WRONG_CODE && <p>{t('secondFactor.scan.clock')}</p>}
      </FormSummary>
      <p>{t('secondFactor.scan.then')}</p>
      <CodeField form={form} />
      <div className={styles.actions}>
        <Button type="submit" busy={form.busy}>
          {t(form.busy ? 'secondFactor.scan.busy' : 'secondFactor.scan.submit')}
        </Button>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {t('secondFactor.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

export interface SecondFactorSetupProps {
  email: string;
  onEnabled: (codes: readonly string[]) => void;
  onCancel?: () => void;
}

/** Turns two-step verification on: the password, then the app, which a first code confirms. */
export function SecondFactorSetup({ email, onEnabled, onCancel }: SecondFactorSetupProps) {
  const [setup, setSetup] = useState<Setup>();
  return setup ? (
    <ScanStep setup={setup} onEnabled={onEnabled} onCancel={onCancel} />
  ) : (
    <PasswordStep email={email} onBegun={setSetup} onCancel={onCancel} />
  );
}
