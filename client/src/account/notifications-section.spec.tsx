import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import { aUser, refusal, renderPage } from '../../test/render-page';
import { ApolloBoundary } from '../app/apollo-boundary';
import { NotificationsSection } from './notifications-section';

jest.mock('../lib/live/subscriptions', () => ({ createSocketLink: () => ApolloLink.empty() }));

const NOTIFICATION = {
  __typename: 'Notification',
  id: 'n1',
  type: 'info',
  category: 'request',
  title: 'Your request was approved',
  message: 'SR-2026-000012',
  time: '2026-11-16T09:00:00.000Z',
  read: true,
  entity: 'serviceRequest',
  entityId: 'request-1',
};
const counted = (total: number, unread: number) => () => ({
  notificationCounts: { __typename: 'NotificationCounts', total, unread },
});

it.each([
  { title: 'all are read', counts: counted(1, 0), tools: ['Delete read notifications'] },
  { title: 'none is read', counts: counted(1, 1), tools: ['Mark all as read'] },
  {
    title: 'they could not be counted',
    counts: () => refusal('SERVICE_UNAVAILABLE'),
    tools: ['Mark all as read', 'Delete read notifications'],
  },
])('when $title, these tools are offered: $tools', async ({ counts, tools }) => {
  await renderPage({
    page: (
      <ApolloBoundary>
        <NotificationsSection />
      </ApolloBoundary>
    ),
    path: '/account/notifications',
    at: '/account/notifications',
    user: aUser(),
    handlers: {
      Notifications: () => ({
        notifications: { __typename: 'NotificationPage', items: [NOTIFICATION], total: 1 },
      }),
      NotificationCounts: counts,
    },
  });
  await screen.findByText('Your request was approved');
  for (const name of tools) expect(await screen.findByRole('button', { name })).toBeVisible();
  const others = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(others.filter(Boolean)).toEqual(tools);
});
