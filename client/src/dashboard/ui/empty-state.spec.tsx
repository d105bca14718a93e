import { screen } from '@testing-library/react';
import { aUser, renderPage } from '../../../test/render-page';
import { DashboardFrame } from '../../../test/render-resource';
import { EmptyState } from './empty-state';

it.each([
  ['admin', false, 'No data available'],
  ['admin', true, 'No search results'],
  ['secretary', false, 'No data available'],
  ['lawyer', false, 'No data that you may open'],
  ['lawyer', true, 'No results among what you may open'],
] as const)('to a %s an empty list (filtered: %s) says “%s”', async (role, filtered, words) => {
  await renderPage({
    page: (
      <DashboardFrame>
        <EmptyState filtered={filtered} />
      </DashboardFrame>
    ),
    user: aUser({ role }),
  });
  expect(screen.getByText(words)).toBeVisible();
});
