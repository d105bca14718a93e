import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import type { ClientContactRequestFragment } from '../graphql/generated/graphql';
import { MessageTimeline } from './message-detail-page';

const anEvent = (type: string, hour: number, note: string | null = null) => ({
  __typename: 'RequestEvent' as const,
  id: `event-${hour}`,
  type,
  status: null,
  note,
  createdAt: `2026-11-16T${hour}:00:00.000Z`,
});

it('a message is back at its beginning when the client wrote again after the reply', async () => {
  const message = {
    status: 'new',
    answerDueAt: null,
    timeline: [
      anEvent('submitted', 10),
      anEvent('reply', 11, 'Thank you.'),
      anEvent('message', 12, 'One more question.'),
    ],
  } as unknown as ClientContactRequestFragment;
  await renderPage({ page: <MessageTimeline message={message} /> });
  const current = screen.getAllByRole('listitem', { current: 'step' });
  expect(current).toHaveLength(1);
  expect(within(current[0]!).getByText('One more question.')).toBeVisible();
});
