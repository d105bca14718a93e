import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { NotificationMenu } from '../features/notifications/dashboard/notification-menu';
import { DashboardLayout } from './layout/dashboard-layout';
import { NAVIGATION, NotificationsScreen } from './navigation';
import { PaletteButton } from './palette/palette-button';
import { DashboardTheme } from './theme/dashboard-theme';
import { NoAccess } from './ui/load-error';
import { useMay } from './ui/use-may';
import styles from './dashboard-shell.module.css';

/** Shown while the code of a screen loads. */
function PageSpinner() {
  const { t } = useTranslation();
  return (
    <div className={styles.place} role="status">
      <Spin size="large" />
      <span className="visually-hidden">{t('common.loading')}</span>
    </div>
  );
}

/** The screens, each with the page of one of its rows, if there is one. */
const ROUTES = NAVIGATION.flatMap(({ path, permission, screen, page }) => [
  { path, permission, screen },
  ...(page ? [{ path: `${path}/:id`, permission, screen: page }] : []),
]);

/** Theme, layout and routes of the dashboard. */
export function DashboardShell() {
  const may = useMay();
  const open = NAVIGATION.filter(({ permission }) => may(permission));
  return (
    <DashboardTheme>
      <Routes>
        <Route
          element={
            <DashboardLayout
              entries={open}
              bell={<NotificationMenu />}
              palette={<PaletteButton screens={open} />}
            />
          }
        >
          {ROUTES.map(({ path, permission, screen: Screen }) => (
            <Route
              key={path}
              path={path}
              element={
                <Suspense fallback={<PageSpinner />}>
                  {may(permission) ? <Screen /> : <NoAccess />}
                </Suspense>
              }
            />
          ))}
          <Route
            path="notifications"
            element={
              <Suspense fallback={<PageSpinner />}>
                <NotificationsScreen />
              </Suspense>
            }
          />
          <Route path="join-team" element={<Navigate to="/dashboard/applications" replace />} />
          <Route path="*" element={<Navigate to="/dashboard" replace />} />
        </Route>
      </Routes>
    </DashboardTheme>
  );
}
