import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Bdi, Ltr } from '../../components/bdi';
import { Icon } from '../../components/icon';
import { useToast } from '../../components/toast';
import { useAuth, type AuthUser } from '../../lib/auth';
import styles from './menus.module.css';

/** The signed-in user: full name, e-mail, role. */
export function UserCard({ user }: { user: AuthUser }) {
  const { t } = useTranslation();
  return (
    <div className={styles.userCard}>
      <p className={styles.userName}>
        <Bdi>{user.fullName}</Bdi>
      </p>
      <p className={styles.userMail}>
        <Ltr>{user.email}</Ltr>
      </p>
      <p className={styles.userRole}>{t(`nav.roles.${user.role}`)}</p>
    </div>
  );
}

/** Links of a signed-in user, and sign-out. Only the office sees the dashboard. */
export function UserLinks({ user }: { user: AuthUser }) {
  const { t } = useTranslation();
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const toast = useToast();

  const leave = async () => {
    // Go home first: after signing out, a private page would redirect to sign-in.
    await navigate('/');
    await signOut();
    toast.success(t('toast.signedOut'));
  };

  return (
    <>
      {user.role !== 'client' && (
        <Link to="/dashboard" className={styles.item}>
          <Icon name="dashboard" size={18} />
          {t('nav.dashboard')}
        </Link>
      )}
      <Link to="/account" className={styles.item}>
        <Icon name="user" size={18} />
        {t('nav.account')}
      </Link>
      <button type="button" className={styles.item} onClick={() => void leave()}>
        <Icon name="logout" size={18} />
        {t('nav.logout')}
      </button>
    </>
  );
}
