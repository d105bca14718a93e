import {
  GlobalOutlined,
  LogoutOutlined,
  MenuOutlined,
  SafetyCertificateOutlined,
  TranslationOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LOCALES } from '@contract/locales';
import { useToast } from '../../components/toast';
import { useAuth } from '../../lib/auth';
import { useConfirm } from '../ui/use-confirm';
import { useIsPhone } from '../ui/screen-width';
import styles from './top-bar.module.css';
import { useLocale } from '../../lib/i18n/i18n';
import { useLanguageChoice } from '../../lib/use-language-choice';

/** Changes the language. The choice is stored in the profile too. */
function LanguageMenu({ iconOnly }: { iconOnly: boolean }) {
  const { t } = useTranslation();
  const choose = useLanguageChoice();
  const current = useLocale();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectedKeys: [current],
        items: LOCALES.map((locale) => ({
          key: locale,
          label: <span lang={locale}>{t(`dashboard.languages.${locale}`)}</span>,
          onClick: () => locale !== current && choose(locale),
        })),
      }}
    >
      <Button
        type="text"
        icon={<TranslationOutlined aria-hidden="true" />}
        aria-label={t('nav.language')}
      >
        {iconOnly ? null : t(`dashboard.languages.${current}`)}
      </Button>
    </Dropdown>
  );
}

interface BarButtonProps {
  icon: ReactNode;
  label: string;
  iconOnly: boolean;
  href?: string;
  onClick?(): void;
}

function BarButton({ icon, label, iconOnly, href, onClick }: BarButtonProps) {
  const button = (
    <Button type="text" icon={icon} aria-label={label} href={href} onClick={onClick}>
      {iconOnly ? null : label}
    </Button>
  );
  return iconOnly ? <Tooltip title={label}>{button}</Tooltip> : button;
}

function useLogout() {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { signOut } = useAuth();
  const { t } = useTranslation();
  // The toast of the public site, because the dashboard's toasts disappear with the dashboard.
  const toast = useToast();
  return () =>
    confirm(
      {
        type: 'warning',
        title: { key: 'dashboard.logout.title' },
        text: { key: 'dashboard.logout.text' },
        okText: { key: 'dashboard.logout.confirm' },
      },
      async () => {
        await signOut();
        await navigate('/');
        toast.success(t('toast.signedOut'));
      },
    );
}

interface TopBarProps {
  bell: ReactNode;
  palette: ReactNode;
  /** Opens the sidebar where it is a drawer. */
  onMenu?: () => void;
}

/** The person's role, the link to the site, language, notifications and sign-out. */
export function TopBar({ bell, palette, onMenu }: TopBarProps) {
  const { t } = useTranslation();
  const { user } = useAuth();
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const logout = useLogout();
  return (
    <header className={styles.bar}>
      {onMenu && (
        <Button
          type="text"
          icon={<MenuOutlined aria-hidden="true" />}
          aria-label={t('dashboard.nav.open')}
          onClick={onMenu}
        />
      )}
      <span className={styles.role}>
        <SafetyCertificateOutlined aria-hidden="true" />
        {user && user.role !== 'admin' ? t(`nav.roles.${user.role}`) : t('dashboard.systemAdmin')}
      </span>
      <div className={styles.tools}>
        {palette}
        <BarButton
          icon={<GlobalOutlined aria-hidden="true" />}
          label={t('dashboard.publicSite')}
          iconOnly={isPhone}
          onClick={() => void navigate('/')}
        />
        <LanguageMenu iconOnly={isPhone} />
        {bell}
        <BarButton
          icon={<LogoutOutlined className="mirror" />}
          label={t('dashboard.logout.confirm')}
          iconOnly={isPhone}
          onClick={logout}
        />
      </div>
    </header>
  );
}
