import { LockOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { authAddress } from '../../lib/addresses';
import { useAuth } from '../../lib/auth';
import styles from './access-box.module.css';

interface AccessBoxProps {
  text: string;
  /** A quiet line at the end. */
  hint?: string | undefined;
  signIn?: boolean;
}

/** Says why a part of the dashboard shows nothing: who is here may not see it. */
export function AccessBox({ text, hint, signIn = false }: AccessBoxProps) {
  return (
    <div className={styles.box} role="alert">
      <LockOutlined className={styles.icon} aria-hidden="true" />
      <p>{text}</p>
      {signIn && <SignInButton />}
      {hint && <small>{hint}</small>}
    </div>
  );
}

/** The way to the sign-in page and back: a session that has ended is forgotten first. */
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
