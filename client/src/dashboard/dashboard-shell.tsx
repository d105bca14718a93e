import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NotificationMenu } from '../features/notifications/notification-menu';
import { DashboardLayout } from './layout/dashboard-layout';
import { NAVIGATION, NotificationsScreen } from './navigation';
import { PaletteButton } from './palette/palette-button';
import { DashboardTheme } from './theme/dashboard-theme';
import { NoAccess } from './ui/no-access';
import { PageSpinner } from './ui/page-spinner';
import { useMay } from './ui/use-may';

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
          {NAVIGATION.map(({ path, permission, screen: Screen }) => (
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
