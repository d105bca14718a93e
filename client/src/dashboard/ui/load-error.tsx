import { LockOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { authAddress } from '../../lib/addresses';
import { useAuth } from '../../lib/auth';
import styles from './load-error.module.css';
import { PageTitle } from './page-parts';
import { useErrorText } from '../../lib/api/use-error-text';

interface LoadErrorProps {
  error: unknown;
  title?: string;
  /** Translation key, used when the error has no message for people. */
  fallback?: string;
  onRetry(): void;
}

/** Shown when data could not be loaded, with a retry button. */
export function LoadError({ error, title, fallback, onRetry }: LoadErrorProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={title ?? t('dashboard.errors.load')}
      description={errorText(error, fallback ?? 'dashboard.errors.connection')}
      action={<Button onClick={onRetry}>{t('dashboard.retry')}</Button>}
    />
  );
}

/** Shown at the address of a screen that is not for the role of the signed-in person. */
export function NoAccess() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageTitle title={t('dashboard.noAccess.title')} />
      <AccessDenied text={t('dashboard.noAccess.text')}>
        <Link to="/dashboard">{t('dashboard.noAccess.back')}</Link>
      </AccessDenied>
    </div>
  );
}

interface AccessDeniedProps {
  text: string;
  /** A small text at the end. */
  hint?: string | undefined;
  /** Shows a button that leads to the sign-in page. */
  signIn?: boolean;
  /** Ways on from here. */
  children?: ReactNode;
}

/** Shown in place of a part of the dashboard that the person may not see. */
export function AccessDenied({ text, hint, signIn = false, children }: AccessDeniedProps) {
  return (
    <div className={styles.box} role="alert">
      <LockOutlined className={styles.icon} aria-hidden="true" />
      <p>{text}</p>
      {signIn && <SignInButton />}
      {children}
      {hint && <small>{hint}</small>}
    </div>
  );
}

/** Removes the signed-in user first, because the session has ended on the server. */
function SignInButton() {
  const { t } = useTranslation();
  const { expire } = useAuth();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <Button
      type="primary"
      onClick={() => {
        expire();
        void navigate(authAddress(pathname + search + hash));
      }}
    >
      {t('dashboard.signIn')}
    </Button>
  );
}
