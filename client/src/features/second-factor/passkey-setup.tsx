import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { Field, TextInput } from '../../components/field';
import { FormSummary } from '../../components/form-summary';
import { AddPasskeyDocument, BeginPasskeyDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api';
import type { ServerErrorCode } from '../../lib/api-error';
import { useForm } from '../../lib/form';
import { formRules } from '../../lib/form-rules';
import { useLocale } from '../../lib/i18n';
import { readError } from '../../lib/read-error';
import { FormButtons } from './form-buttons';
import type { Proof } from './proof-form';
import styles from './second-factor.module.css';
import { SetupProof, type SetupProps } from './setup-proof';
import { useShowFactorError } from './show-factor-error';
import { useFocusWhenShown } from './use-focus-when-shown';
import { makePasskey } from './web-authn';

const WRONG_PASSKEY: ServerErrorCode = 'WRONG_PASSKEY';

interface NameStepProps extends Pick<SetupProps, 'onEnabled' | 'onCancel'> {
  /** What the browser needs to make the passkey. */
  options: unknown;
  /** The server wants it begun again. */
  onRefused: (text: string) => void;
}

/** A step of its own: browsers make a passkey only shortly after a click. */
function NameStep({ options, onEnabled, onRefused, onCancel }: NameStepProps) {
  const { t } = useTranslation();
  const rules = formRules(useLocale());
  const input = useFocusWhenShown<HTMLInputElement>();
  const { request } = useApi();
  const showError = useShowFactorError();
  const form = useForm({
    initial: { name: t('secondFactor.passkey.defaultName') },
    rules: { name: [rules.required, rules.maxLength(LIMITS.passkey.name.max)] },
    onSubmit: async ({ name }) => {
      try {
        const passkey = await makePasskey(options);
        onEnabled((await request(AddPasskeyDocument, { name, passkey })).addPasskey.codes);
      } catch (error) {
        const { code, message } = readError(error);
        if (code === WRONG_PASSKEY) onRefused(message);
        else showError(form, error, t('secondFactor.passkey.failed'));
      }
    },
  });
  return (
    <form className={styles.part} {...form.props}>
      <FormSummary {...form.report} />
      <Field
        label={t('secondFactor.passkey.name')}
        help={t('secondFactor.passkey.nameHelp')}
        error={form.errors.name}
      >
        <TextInput ref={input} autoComplete="off" {...form.field('name')} />
      </Field>
      <p>{t('secondFactor.passkey.then')}</p>
      <FormButtons
        busy={form.busy}
        submitLabel={t(form.busy ? 'secondFactor.passkey.busy' : 'secondFactor.passkey.submit')}
        onCancel={onCancel}
      />
    </form>
  );
}

/** Adds a passkey: the proof, then a name, then the browser asks for the device. */
export function PasskeySetup({ email, factors, onEnabled, onCancel }: SetupProps) {
  const { t } = useTranslation();
  const { request } = useApi();
  const [begun, setBegun] = useState<{ options?: unknown; refusal?: string }>({});
  const begin = async (proof: Proof) =>
    setBegun({ options: (await request(BeginPasskeyDocument, proof)).beginPasskey });
  return begun.options ? (
    <NameStep
      options={begun.options}
      onEnabled={onEnabled}
      onRefused={(refusal) => setBegun({ refusal })}
      onCancel={onCancel}
    />
  ) : (
    <SetupProof
      email={email}
      factors={factors}
      failed={t('secondFactor.passkey.failed')}
      refusal={begun.refusal}
      run={begin}
      onCancel={onCancel}
    />
  );
}
