import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCode } from '@contract/codes';
import { Button } from '../../components/button';
import { FormSummary } from '../../components/form-summary';
import {
  BeginSecondFactorDocument,
  ConfirmSecondFactorDocument,
  type BeginSecondFactorMutation,
} from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api/api';
import type { ServerErrorCode } from '../../lib/api/api-error';
import { useForm } from '../../lib/forms/form';
import { showFieldErrors } from '../../lib/forms/form-errors';
import { formRules } from '../../lib/forms/form-rules';
import { useLocale } from '../../lib/i18n/i18n';
import { CodeField } from './code-field';
import { FormButtons, useCopy, useFocusWhenShown } from './form-parts';
import { type Proof, SetupProof, type SetupProps } from './proof-form';
import styles from './second-factor.module.css';

const WRONG_CODE: ServerErrorCode = 'WRONG_CODE';

type Setup = BeginSecondFactorMutation['beginSecondFactor'];

/** What the app needs: a picture to scan, a link for the same device, the key as text. */
function Secret({ setup }: { setup: Setup }) {
  const { t } = useTranslation();
  const copy = useCopy();
  const part = useFocusWhenShown<HTMLDivElement>();
  return (
    <div className={styles.part} ref={part} tabIndex={-1}>
      <p>{t('secondFactor.scan.scan')}</p>
      <div className={styles.secret}>
        <img
          className={styles.picture}
          src={setup.qrCode}
          alt={t('secondFactor.scan.picture')}
          width={208}
          height={208}
        />
        <div>
          <a href={setup.uri}>{t('secondFactor.scan.open')}</a>
          <p>{t('secondFactor.scan.key')}</p>
          <p className={styles.key} dir="ltr">
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
          <Button variant="outline" size="small" onClick={() => copy(setup.secret)}>
            {t('secondFactor.scan.copyKey')}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface ScanStepProps extends Pick<SetupProps, 'onEnabled' | 'onCancel'> {
  setup: Setup;
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
        const { confirmSecondFactor } = await request(ConfirmSecondFactorDocument, {
          code: readCode(code),
        });
        onEnabled(confirmSecondFactor.codes);
      } catch (error) {
        const { code: kind, summary } = showFieldErrors(form, error);
        form.fail({ title: t('secondFactor.app.failed'), text: summary, kind });
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
      <FormButtons
        busy={form.busy}
        submitLabel={t(form.busy ? 'secondFactor.scan.busy' : 'secondFactor.scan.submit')}
        onCancel={onCancel}
      />
    </form>
  );
}

/** Adds an authenticator app: the proof, then the app, which a first code confirms. */
export function AppSetup({ email, factors, onEnabled, onCancel }: SetupProps) {
  const { t } = useTranslation();
  const { request } = useApi();
  const [setup, setSetup] = useState<Setup>();
  const begin = async (proof: Proof) =>
    setSetup((await request(BeginSecondFactorDocument, proof)).beginSecondFactor);
  return setup ? (
    <ScanStep setup={setup} onEnabled={onEnabled} onCancel={onCancel} />
  ) : (
    <SetupProof
      email={email}
      factors={factors}
      failed={t('secondFactor.app.failed')}
      run={begin}
      onCancel={onCancel}
    />
  );
}
