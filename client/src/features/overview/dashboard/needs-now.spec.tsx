import { fireEvent, screen } from '@testing-library/react';
import { aUser, renderPage } from '../../../../test/render-page';
import { DashboardFrame } from '../../../../test/render-resource';
import { NeedsNow } from './needs-now';

const overview = { failedMails: 0, missingTranslations: [] } as unknown as Parameters<
  typeof NeedsNow
>[0]['overview'];

it('the overview says when urgent work could not be counted, and counts again', async () => {
  let failing = true;
  await renderPage({
    page: (
      <DashboardFrame>
        <NeedsNow overview={overview} />
      </DashboardFrame>
    ),
    handlers: {
      AdminDesk: () => {
        if (failing) throw new TypeError('Failed to fetch');
        return { desk: { __typename: 'Desk', queues: [] } };
      },
    },
    user: aUser({ role: 'admin' }),
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  failing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Nothing urgent/)).toBeVisible();
});
