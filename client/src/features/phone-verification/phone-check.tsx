import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCode } from '@contract/codes';
import { LIMITS } from '@contract/limits';
import { Banner } from '../../components/banner';
import { Ltr } from '../../components/bdi';
import { Button } from '../../components/button';
import { Field, TextInput } from '../../components/field';
import { FormSummary } from '../../components/form-summary';
import { SendPhoneCodeDocument, VerifyPhoneDocument } from '../../graphql/generated/graphql';
import { useApi, useSubmit } from '../../lib/api';
import { useAuth, type AuthUser } from '../../lib/auth';
import { formatClock, useCountdown } from '../../lib/countdown';
import { useForm } from '../../lib/form';
import { showFieldErrors } from '../../lib/form-errors';
import { formRules } from '../../lib/form-rules';
import { useLocale } from '../../lib/i18n';
import { readError } from '../../lib/read-error';
import styles from './phone-check.module.css';

/** Sends a code by SMS, at most once per countdown. */
function useCode({ id, phoneNumber }: AuthUser) {
  const clock = useCountdown(`phone-code:${id}:${phoneNumber}`);
  const { refetch } = useAuth();
  const [send, { busy }] = useSubmit(SendPhoneCodeDocument, { inline: true });
  const [wasSent, setWasSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const sendCode = async () => {
    if (busy || clock.running) return;
    setFailure(null);
    try {
      clock.start((await send({})).sendPhoneCode.retryAfter);
      setWasSent(true);
    } catch (error) {
      const { code, message, retryAfter } = readError(error);
      // confirmed in another tab meanwhile
      if (code === 'PHONE_ALREADY_VERIFIED') await refetch();
      if (retryAfter) clock.start(retryAfter);
      setFailure(message);
    }
  };
  return { clock, busy, failure, sendCode, isAwaited: wasSent || clock.running };
}

function useCodeForm() {
  const { t } = useTranslation();
  const { request } = useApi();
  const { refetch } = useAuth();
  const rules = formRules(useLocale());
  const form = useForm({
    initial: { code: '' },
    rules: { code: [rules.required] },
    onSubmit: async ({ code }) => {
      try {
        await request(VerifyPhoneDocument, { code: readCode(code) }, { inline: true });
        await refetch();
      } catch (error) {
        const { summary } = showFieldErrors(form, error);
        form.fail({ title: t('phone.failed'), text: summary });
      }
    },
  });
  return form;
}

function CodeForm() {
  const { t } = useTranslation();
  const form = useCodeForm();
  return (
    <form className={styles.form} {...form.props}>
      <FormSummary {...form.report} />
      <Field label={t('phone.code')} help={t('phone.codeHelp')} error={form.errors.code}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={LIMITS.code.max}
          dir="ltr"
          {...form.field('code')}
        />
      </Field>
      <div>
        <Button type="submit" busy={form.busy}>
          {t(form.busy ? 'phone.confirming' : 'phone.confirm')}
        </Button>
      </div>
    </form>
  );
}

/** Confirms the phone number of the account: a code is sent there by SMS, and typed here. */
export function PhoneCheck({ user }: { user: AuthUser }) {
  const { t } = useTranslation();
  const { clock, busy, failure, sendCode, isAwaited } = useCode(user);
  const again = clock.running
    ? t('phone.sendIn', { time: formatClock(clock.left) })
    : t('phone.sendAgain');
  const send = isAwaited ? again : t('phone.send');
  return (
    <div className={styles.check}>
      <p>
        {t(isAwaited ? 'phone.sentTo' : 'phone.number')}{' '}
        <b className={styles.number}>
          <Ltr>{user.phoneNumber}</Ltr>
        </b>
      </p>
      {failure && <Banner tone="error">{failure}</Banner>}
      {isAwaited && <CodeForm />}
      <div>
        <Button
          variant={isAwaited ? 'outline' : 'primary'}
          busy={busy}
          disabled={clock.running}
          onClick={() => void sendCode()}
        >
          {busy ? t('phone.sending') : send}
        </Button>
      </div>
    </div>
  );
}
