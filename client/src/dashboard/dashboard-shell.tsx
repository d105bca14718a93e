import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AttentionBell } from '../features/overview/attention-bell';
import { DashboardLayout } from './layout/dashboard-layout';
import { NAVIGATION } from './navigation';
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
              bell={<AttentionBell />}
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
          <Route path="join-team" element={<Navigate to="/dashboard/applications" replace />} />
          <Route path="*" element={<Navigate to="/dashboard" replace />} />
        </Route>
      </Routes>
    </DashboardTheme>
  );
}
