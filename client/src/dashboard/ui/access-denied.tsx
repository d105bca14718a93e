import { LockOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { authAddress } from '../../lib/addresses';
import { useAuth } from '../../lib/auth';
import styles from './access-denied.module.css';

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
