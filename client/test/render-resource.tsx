import { configure, fireEvent, type RenderResult } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { ApolloBoundary } from '../src/app/apollo-boundary';
import { ResourcePage } from '../src/dashboard/engine/resource-page';
import type { RowId } from '../src/dashboard/engine/field-types';
import type { Resource } from '../src/dashboard/engine/resource';
import { DashboardTheme } from '../src/dashboard/theme/dashboard-theme';
import { aUser, renderPage, type Handlers } from './render-page';

// antd's trees are large: asking of each element whether it is visible takes most of a test's time.
configure({ defaultHidden: true, asyncUtilTimeout: 8000 });

/** What the dashboard puts around each of its screens. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  return (
    <ApolloBoundary>
      <DashboardTheme>
        {/* Styles are nothing that jsdom could show. */}
        <ConfigProvider theme={{ zeroRuntime: true }}>{children}</ConfigProvider>
      </DashboardTheme>
    </ApolloBoundary>
  );
}

/** Renders a resource's screen for an administrator, over a made-up server. */
export function renderResource<Row, Id extends RowId, Values extends object>(
  resource: Resource<Row, Id, Values>,
  { query = '', handlers }: { query?: string; handlers: Handlers },
): Promise<RenderResult> {
  return renderPage({
    page: (
      <DashboardFrame>
        <ResourcePage resource={resource} />
      </DashboardFrame>
    ),
    path: '/dashboard/list',
    at: `/dashboard/list${query}`,
    handlers,
    user: aUser({ role: 'admin' }),
  });
}

/** In one step: each key of a real keyboard draws the whole form again. */
export const type = (box: HTMLElement, value: string) =>
  fireEvent.change(box, { target: { value } });
