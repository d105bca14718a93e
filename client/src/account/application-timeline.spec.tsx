import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import type { ClientApplicationFragment } from '../graphql/generated/graphql';
import { ApplicationTimeline } from './application-detail-page';

const anEvent = (type: string, hour: number, status: string | null = null) => ({
  __typename: 'RequestEvent' as const,
  id: `event-${hour}`,
  type,
  status,
  note: type === 'status_changed' ? null : 'Thank you.',
  createdAt: `2026-11-16T${hour}:00:00.000Z`,
});

it('the current stage of an application is its last status, also after messages', async () => {
  const application = {
    status: 'shortlisted',
    answerDueAt: null,
    timeline: [
      anEvent('submitted', 10),
      anEvent('status_changed', 11, 'shortlisted'),
      anEvent('reply', 12),
      anEvent('message', 13),
    ],
  } as unknown as ClientApplicationFragment;
  await renderPage({ page: <ApplicationTimeline application={application} /> });
  const current = screen.getAllByRole('listitem', { current: 'step' });
  expect(current).toHaveLength(1);
  expect(within(current[0]!).getByText('Added to the short list')).toBeVisible();
});
