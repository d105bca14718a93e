import { Alert, Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { directionOf } from '@contract/locales';
import { ErrorBoundary } from '../../components/error-boundary';
import { useLocale } from '../../lib/i18n/i18n';
import { MAIN_ID } from '../../lib/site';
import { useIsNarrow } from '../ui/screen-width';
import styles from './dashboard-layout.module.css';
import { ScreenError } from './screen-error';
import { Sidebar, type SidebarEntry } from './sidebar';
import { TopBar } from './top-bar';
import { useIsOutdated } from '../engine/use-cached-query';

/** Says that what is on the screen could not be loaded again. It lies above the page and moves nothing. */
export function OutdatedNotice() {
  const { t } = useTranslation();
  const isOutdated = useIsOutdated();
  return (
    <div className={styles.place} role="status">
      {isOutdated && (
        <Alert className={styles.notice} type="warning" showIcon title={t('dashboard.outdated')} />
      )}
    </div>
  );
}

interface DashboardLayoutProps {
  entries: readonly SidebarEntry[];
  bell: ReactNode;
  /** The button of the search over everything. */
  palette: ReactNode;
}

/** Sidebar, top bar and the current screen. On narrow screens the sidebar is a drawer. */
export function DashboardLayout({ entries, bell, palette }: DashboardLayoutProps) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const isRightToLeft = directionOf(useLocale()) === 'rtl';
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {t('common.skip')}
      </a>
      {isNarrow ? (
        <Drawer
          open={menuOpen}
          onClose={closeMenu}
          placement={isRightToLeft ? 'right' : 'left'}
          size={272}
          title={null}
          closable={false}
          aria-label={t('dashboard.nav.label')}
          styles={{ body: { padding: 0, display: 'flex' } }}
        >
          <Sidebar entries={entries} onNavigate={closeMenu} />
        </Drawer>
      ) : (
        <div className={styles.side}>
          <Sidebar entries={entries} onNavigate={closeMenu} />
        </div>
      )}
      <div className={styles.content}>
        <TopBar
          bell={bell}
          palette={palette}
          onMenu={isNarrow ? () => setMenuOpen(true) : undefined}
        />
        <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
          <ErrorBoundary key={pathname} fallback={<ScreenError />}>
            <Outlet />
          </ErrorBoundary>
        </main>
      </div>
      <OutdatedNotice />
    </div>
  );
}
