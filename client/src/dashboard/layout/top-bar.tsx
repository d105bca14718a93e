import {
  GlobalOutlined,
  LogoutOutlined,
  MenuOutlined,
  SafetyCertificateOutlined,
} from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../components/toast';
import { useAuth } from '../../lib/auth';
import { useConfirm } from '../ui/use-confirm';
import { usePhone } from '../ui/use-media';
import { LanguageMenu } from './language-menu';
import styles from './top-bar.module.css';

interface BarButtonProps {
  icon: ReactNode;
  label: string;
  /** The word beside the sign, where there is room. */
  wordless: boolean;
  href?: string;
  onClick?(): void;
}

function BarButton({ icon, label, wordless, href, onClick }: BarButtonProps) {
  const button = (
    <Button type="text" icon={icon} aria-label={label} href={href} onClick={onClick}>
      {wordless ? null : label}
    </Button>
  );
  return wordless ? <Tooltip title={label}>{button}</Tooltip> : button;
}

function useLogout() {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { signOut } = useAuth();
  const { t } = useTranslation();
  // The public side's toast: the dashboard's own goes with it.
  const toast = useToast();
  return () =>
    confirm(
      {
        type: 'warning',
        title: { key: 'dashboard.logout.title' },
        text: { key: 'dashboard.logout.text' },
        confirm: { key: 'dashboard.logout.confirm' },
      },
      async () => {
        await signOut();
        await navigate('/');
        toast.success(t('toast.signedOut'));
      },
    );
}

interface TopBarProps {
  /** What needs attention: the bell. */
  bell: ReactNode;
  /** Opens the sidebar where it is not beside the content. */
  onMenu?: () => void;
}

/** Who is here, what needs attention, and the ways out. */
export function TopBar({ bell, onMenu }: TopBarProps) {
  const { t } = useTranslation();
  const isPhone = usePhone();
  const navigate = useNavigate();
  const logout = useLogout();
  return (
    <header className={styles.bar}>
      {onMenu && (
        <Button
          type="text"
          icon={<MenuOutlined />}
          aria-label={t('dashboard.nav.open')}
          onClick={onMenu}
        />
      )}
      <span className={styles.role}>
        <SafetyCertificateOutlined aria-hidden="true" />
        {t('dashboard.systemAdmin')}
      </span>
      <div className={styles.tools}>
        <BarButton
          icon={<GlobalOutlined />}
          label={t('dashboard.publicSite')}
          wordless={isPhone}
          onClick={() => void navigate('/')}
        />
        <LanguageMenu wordless={isPhone} />
        {bell}
        <BarButton
          icon={<LogoutOutlined className="mirror" />}
          label={t('dashboard.logout.confirm')}
          wordless={isPhone}
          onClick={logout}
        />
      </div>
    </header>
  );
}
