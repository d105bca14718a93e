import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import type { ClientServiceRequestFragment } from '../graphql/generated/graphql';
import { RequestTimeline } from './request-detail-page';

type Event = ClientServiceRequestFragment['timeline'][number];

const anEvent = (event: Partial<Event>): Event => ({
  __typename: 'RequestEvent',
  id: event.createdAt ?? 'event',
  type: 'status_changed',
  status: null,
  note: null,
  createdAt: '2026-11-16T09:00:00.000Z',
  ...event,
});

function aRequest(
  changes: Partial<ClientServiceRequestFragment> = {},
): ClientServiceRequestFragment {
  return {
    __typename: 'ServiceRequest',
    id: 'request-1',
    reference: 'SR-2026-000012',
    serviceId: 11,
    toBePlaced: false,
    situationId: null,
    situation: null,
    serviceTitle: 'Legal Consultation',
    status: 'pending',
    paperReceivedOn: null,
    urgency: 'normal',
    createdAt: '2026-11-16T09:00:00.000Z',
    answerDueAt: null,
    updatedAt: '2026-11-16T09:00:00.000Z',
    clientName: 'Amina',
    clientEmail: 'amina@example.com',
    clientPhone: '0550123456',
    clientAddress: null,
    serviceDescription: 'A lease',
    preferredDate: null,
    additionalRequirements: null,
    opposingParty: null,
    timeline: [anEvent({ type: 'submitted' })],
    ...changes,
  };
}

const events = () => screen.getAllByRole('listitem');

it('RequestTimeline shows events in order of time with note and date, and marks the current one', async () => {
  const request = aRequest({
    status: 'approved',
    timeline: [
      anEvent({ type: 'note', note: 'Bring the lease.', createdAt: '2026-11-18T08:00:00.000Z' }),
      anEvent({ type: 'submitted' }),
      anEvent({
        status: 'approved',
        note: 'We will call you.',
        createdAt: '2026-11-17T13:05:00.000Z',
      }),
    ],
  });
  await renderPage({ page: <RequestTimeline request={request} /> });

  const [sent, approved, note, next] = events();
  expect(sent).toHaveTextContent('Request sent');
  expect(approved).toHaveTextContent('Request approved');
  expect(approved).toHaveTextContent('17 November 2026');
  expect(approved).toHaveTextContent('14:05');
  expect(within(approved!).getByText('We will call you.')).toBeVisible();
  expect(approved).toHaveAttribute('aria-current', 'step');
  expect(note).toHaveTextContent('Note from the office');
  expect(note).not.toHaveAttribute('aria-current');
  expect(next).toHaveTextContent('What happens next');
  expect(next).toHaveTextContent('we agree on the details with you, then start');
});

it('RequestTimeline says in Arabic what happens next with a new request', async () => {
  await renderPage({ page: <RequestTimeline request={aRequest()} />, locale: 'ar' });
  expect(events().at(-1)).toHaveTextContent('نراجع طلبك ونتصل بك خلال 24 ساعة من إرساله.');
});

it('RequestTimeline shows an unknown status as pending', async () => {
  const request = aRequest({
    timeline: [anEvent({ type: 'submitted' }), anEvent({ id: 'x', status: 'archived' })],
  });
  await renderPage({ page: <RequestTimeline request={request} /> });
  expect(events()[1]).toHaveTextContent('Back to pending');
});

it('RequestTimeline tells by which day the answer is expected, while that is to come', async () => {
  // Midnight belongs to the Sunday before.
  const waiting = aRequest({ answerDueAt: '2999-11-17T23:00:00.000Z' });
  const { unmount } = await renderPage({ page: <RequestTimeline request={waiting} /> });
  expect(events().at(-1)).toHaveTextContent(
    'You can expect our answer by Sunday, 17 November 2999.',
  );
  unmount();
  const late = aRequest({ answerDueAt: '2026-11-17T09:00:00.000Z' });
  await renderPage({ page: <RequestTimeline request={late} /> });
  expect(events().at(-1)).not.toHaveTextContent('You can expect');
});
