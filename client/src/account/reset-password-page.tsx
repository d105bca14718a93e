import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { AccountName } from '../components/account-name';
import { Banner } from '../components/banner';
import { Button, ButtonLink } from '../components/button';
import { FormSummary } from '../components/form-summary';
import { PageHead } from '../components/page-head';
import {
  NewPasswordFields,
  useNewPasswordRules,
  type NewPasswordValues,
} from '../features/auth/new-password-fields';
import { ResetLinkDocument, ResetPasswordDocument } from '../graphql/generated/graphql';
import { useApi } from '../lib/api/api';
import type { ServerErrorCode } from '../lib/api/api-error';
import { readError } from '../lib/api/read-error';
import { useAuth } from '../lib/auth';
import { useForm } from '../lib/forms/form';
import { showFieldErrors } from '../lib/forms/form-errors';
import { formRules } from '../lib/forms/form-rules';
import { useLocale } from '../lib/i18n/i18n';
import { AuthFrame, Progress } from './auth-frame';
import styles from './verification.module.css';

/** How long the success message is shown before the redirect to sign-in. */
const LEAD_ON_MS = 2000;
const INVALID = 'INVALID_RESET_TOKEN';

/** A newer mail has the link that works. */
const OLDER: ServerErrorCode = 'NEWER_LINK_SENT';

type Check =
  { stage: 'asking' | 'invalid' | 'older' | 'unreachable' } | { stage: 'valid'; email: string };

/** Checks on page load whether the link is still valid. */
function useTokenCheck(token: string | undefined) {
  const { request } = useApi();
  const [attempt, setAttempt] = useState(0);
  const [check, setCheck] = useState<Check>({ stage: 'asking' });
  useEffect(() => {
    let cancelled = false;
    const ask = async (known: string) => {
      const result = await request(ResetLinkDocument, { token: known }, { inline: true }).then(
        ({ resetLink }): Check => ({ stage: 'valid', email: resetLink.email }),
        (error: unknown): Check => ({ stage: refusalOf(error) }),
      );
      if (!cancelled) setCheck(result);
    };
    if (token) void ask(token);
    return () => {
      cancelled = true;
    };
  }, [attempt, request, token]);
  const retry = () => {
    setCheck({ stage: 'asking' });
    setAttempt(attempt + 1);
  };
  return { check, setCheck, retry };
}

function refusalOf(error: unknown): 'invalid' | 'older' | 'unreachable' {
  const { code } = readError(error);
  if (code === OLDER) return 'older';
  return code === INVALID || code === 'BAD_USER_INPUT' ? 'invalid' : 'unreachable';
}

interface InvalidLinkProps {
  reason: string;
  help?: string;
}

/** Says why the link is invalid and where to get a new one. */
function InvalidLink({ reason, help }: InvalidLinkProps) {
  const { t } = useTranslation();
  return (
    <AuthFrame title={t('reset.invalidTitle')}>
      <Banner tone="error">{reason}</Banner>
      <p>{help ?? t('reset.invalidHelp')}</p>
      <div className={styles.actions}>
        <ButtonLink to="/forgot-password">{t('reset.requestNew')}</ButtonLink>
        <ButtonLink to="/auth" variant="outline">
          {t('reset.backToLogin')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <AuthFrame title={t('reset.title')}>
      <Banner tone="error">{t('reset.unreachable')}</Banner>
      <div className={styles.actions}>
        <Button onClick={onRetry}>{t('reset.tryAgain')}</Button>
      </div>
    </AuthFrame>
  );
}

interface NewPasswordFormProps {
  token: string;
  email: string;
  onDone: () => void;
  /** The link was used, or a newer one was mailed meanwhile. */
  onRefused: (stage: 'invalid' | 'older') => void;
}

function NewPasswordForm({ token, email, onDone, onRefused }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const rules = formRules(useLocale());
  const { request } = useApi();
  const { refetch } = useAuth();
  const form = useForm<NewPasswordValues>({
    initial: { password: '', confirmPassword: '' },
    rules: useNewPasswordRules(rules),
    onSubmit: async ({ password: newPassword }) => {
      try {
        await request(ResetPasswordDocument, { token, newPassword }, { inline: true });
        onDone();
        // The reset ended every session, which may include one in this browser.
        void refetch();
      } catch (error) {
        const names = { newPassword: 'password' } as const;
        const { code, summary } = showFieldErrors(form, error, { names });
        if (code === INVALID) onRefused('invalid');
        else if (code === OLDER) onRefused('older');
        else form.fail({ title: t('reset.failed'), text: summary });
      }
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      <FormSummary {...form.report} />
      <AccountName email={email} />
      <NewPasswordFields form={form} label={t('auth.newPassword')} personal={[email]} />
      <Button type="submit" size="large" block busy={form.busy}>
        {form.busy ? t('reset.saving') : t('reset.submit')}
      </Button>
      <Link className={styles.backLink} to="/auth" state={{ email }}>
        {t('reset.backToLogin')}
      </Link>
    </form>
  );
}

function Done({ email }: { email: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => {
      const state = { message: t('reset.signInNow'), email };
      void navigate('/auth', { replace: true, state });
    }, LEAD_ON_MS);
    return () => clearTimeout(timer);
  }, [navigate, t, email]);
  return (
    <AuthFrame title={t('reset.successTitle')}>
      <Banner tone="success">{t('reset.successLead')}</Banner>
    </AuthFrame>
  );
}

interface StageProps {
  token: string;
}

function Stage({ token }: StageProps) {
  const { t } = useTranslation();
  const { check, setCheck, retry } = useTokenCheck(token);
  const [doneFor, setDoneFor] = useState<string | null>(null);
  if (doneFor !== null) return <Done email={doneFor} />;
  switch (check.stage) {
    case 'asking':
      return (
        <AuthFrame title={t('reset.title')}>
          <Progress>{t('reset.checking')}</Progress>
        </AuthFrame>
      );
    case 'invalid':
      return <InvalidLink reason={t('reset.invalidToken')} />;
    case 'older':
      return <InvalidLink reason={t('reset.older')} help={t('reset.olderHelp')} />;
    case 'unreachable':
      return <Unreachable onRetry={retry} />;
    case 'valid':
      return (
        <AuthFrame title={t('reset.title')} lead={t('reset.lead')}>
          <NewPasswordForm
            token={token}
            email={check.email}
            onDone={() => setDoneFor(check.email)}
            onRefused={(stage) => setCheck({ stage })}
          />
        </AuthFrame>
      );
  }
}

/** The page that the link of the reset e-mail opens. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const { token } = useParams();
  return (
    <>
      <PageHead title={t('reset.title')} noIndex />
      {token ? <Stage token={token} /> : <InvalidLink reason={t('reset.noToken')} />}
    </>
  );
}
