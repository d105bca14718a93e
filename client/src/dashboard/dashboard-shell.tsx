import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NotificationMenu } from '../features/notifications/notification-menu';
import { DashboardLayout } from './layout/dashboard-layout';
import { NAVIGATION, NotificationsScreen } from './navigation';
import { PaletteButton } from './palette/palette-button';
import { DashboardTheme } from './theme/dashboard-theme';
import { PageSpinner } from './ui/page-spinner';

/** Theme, layout and routes of the dashboard. */
export function DashboardShell() {
  return (
    <DashboardTheme>
      <Routes>
        <Route
          element={
            <DashboardLayout
              entries={NAVIGATION}
              bell={<NotificationMenu />}
              palette={<PaletteButton screens={NAVIGATION} />}
            />
          }
        >
          {NAVIGATION.map(({ path, screen: Screen }) => (
            <Route
              key={path}
              path={path}
              element={
                <Suspense fallback={<PageSpinner />}>
                  <Screen />
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
