import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { Button } from '../../components/button';
import { StatusBadge } from '../../components/status-badge';
import { ProofFirst } from '../code-proof/code-proof';
import { AppSetup } from './app-setup';
import { type Factor, useShowFactorError } from './factor-way';
import styles from './second-factor.module.css';
import { FormButtons, useFocusWhenShown } from './form-parts';
import { type Proof, SetupProof, type SetupProps } from './proof-form';
import { knowsPasskeys, makePasskey } from './web-authn';
import { Field, TextInput } from '../../components/field';
import { FormSummary } from '../../components/form-summary';
import { CreatePasskeyDocument, BeginPasskeyDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api/api';
import type { ServerErrorCode } from '../../lib/api/api-error';
import { useForm } from '../../lib/forms/form';
import { formRules } from '../../lib/forms/form-rules';
import { useLocale } from '../../lib/i18n/i18n';
import { readError } from '../../lib/api/read-error';

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
        onEnabled((await request(CreatePasskeyDocument, { name, passkey })).createPasskey.codes);
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
function PasskeySetup({ email, factors, onEnabled, onCancel }: SetupProps) {
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

/** Both kinds of second factor, each with a button that begins to set it up. */
function Kinds({ onChosen }: { onChosen: (kind: Factor) => void }) {
  const { t } = useTranslation();
  const hasPasskeys = knowsPasskeys();
  return (
    <div className={styles.part}>
      <p>{t('secondFactor.choose')}</p>
      <ul className={styles.kinds}>
        <li className={styles.kind}>
          <h4>
            {t('secondFactor.passkey.title')}
            {hasPasskeys && (
              <StatusBadge tone="done">{t('secondFactor.passkey.recommended')}</StatusBadge>
            )}
          </h4>
          <p>{t(`secondFactor.passkey.${hasPasskeys ? 'what' : 'unsupported'}`)}</p>
          {hasPasskeys && (
            <Button onClick={() => onChosen('passkey')}>{t('secondFactor.passkey.setUp')}</Button>
          )}
        </li>
        <li className={styles.kind}>
          <h4>{t('secondFactor.app.title')}</h4>
          <p>{t('secondFactor.app.what')}</p>
          <Button variant="outline" onClick={() => onChosen('app')}>
            {t('secondFactor.app.setUp')}
          </Button>
        </li>
      </ul>
    </div>
  );
}

export const SETUPS = { passkey: PasskeySetup, app: AppSetup };

export interface SecondFactorSetupProps extends Omit<SetupProps, 'factors'> {
  /** Stands above the choice, and leaves its room to what was chosen. */
  children?: ReactNode;
}

/** Turns two-step verification on with a passkey or an authenticator app, whichever the person chooses. */
export function SecondFactorSetup(props: SecondFactorSetupProps) {
  const { email, children, onEnabled, onCancel } = props;
  const { t } = useTranslation();
  const [kind, setKind] = useState<Factor>();
  if (!kind)
    return (
      <>
        {children}
        <ProofFirst why={<p>{t('proof.beforeFactor')}</p>}>
          <Kinds onChosen={setKind} />
        </ProofFirst>
      </>
    );
  const Setup = SETUPS[kind];
  const cancel = () => {
    setKind(undefined);
    onCancel?.();
  };
  return <Setup email={email} factors={[]} onEnabled={onEnabled} onCancel={cancel} />;
}
