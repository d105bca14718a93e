import { configure, fireEvent, type RenderResult } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import type { UserRole } from '@contract/enums';
import type { Locale } from '@contract/locales';
import { ApolloBoundary } from '../src/app/apollo-boundary';
import { ResourcePage } from '../src/dashboard/engine/page/resource-page';
import type { RowId } from '../src/dashboard/engine/field-types';
import type { Resource } from '../src/dashboard/engine/resource';
import { OutdatedNotice } from '../src/dashboard/layout/dashboard-layout';
import { DashboardTheme } from '../src/dashboard/theme/dashboard-theme';
import { aUser, renderPage, type Handlers } from './render-page';

// antd renders many elements, and checking the visibility of each takes most of a test's time.
configure({ defaultHidden: true, asyncUtilTimeout: 8000 });

// What one test types is another one's draft.
beforeEach(() => localStorage.clear());

/** Providers of a dashboard screen. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  return (
    <ApolloBoundary>
      <DashboardTheme>
        {/* No styles: jsdom does not render them. */}
        <ConfigProvider theme={{ zeroRuntime: true }}>
          {children}
          <OutdatedNotice />
        </ConfigProvider>
      </DashboardTheme>
    </ApolloBoundary>
  );
}

/** Renders a resource's screen for an administrator, or somebody else of the office, with a fake transport. */
export function renderResource<Row, Id extends RowId, Values extends object>(
  resource: Resource<Row, Id, Values>,
  options: { query?: string; handlers: Handlers; role?: UserRole; locale?: Locale },
): Promise<RenderResult> {
  const { query = '', handlers, role = 'admin', locale } = options;
  return renderPage({
    page: (
      <DashboardFrame>
        <ResourcePage resource={resource} />
      </DashboardFrame>
    ),
    path: '/dashboard/list',
    at: `/dashboard/list${query}`,
    handlers,
    user: aUser({ role }),
    ...(locale && { locale }),
  });
}

/** Sets the value in one step, because each typed key would render the whole form again. */
export const type = (box: HTMLElement, value: string) =>
  fireEvent.change(box, { target: { value } });
