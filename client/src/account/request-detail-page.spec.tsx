import { ApolloLink, Observable } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, renderPage, type Handlers } from '../../test/render-page';
import { ApolloBoundary } from '../app/apollo-boundary';
import { setSocketOpen } from '../lib/live/socket-state';
import { RequestDetailPage } from './request-detail-page';

let push: (request: object) => void = () => undefined;

jest.mock('../lib/live/subscriptions', () => ({
  createSocketLink: () =>
    new ApolloLink(
      () =>
        new Observable((observer) => {
          push = (request) => observer.next({ data: { myServiceRequestChanged: request } });
        }),
    ),
}));

const EVENT = { __typename: 'RequestEvent', note: null, status: null };
const REQUEST = {
  __typename: 'ServiceRequest',
  id: 'request-1',
  reference: 'SR-2026-000012',
  serviceId: 11,
  toBePlaced: false,
  situationId: null,
  situation: null,
  serviceTitle: 'Legal Consultation',
  status: 'pending',
  urgency: 'high',
  createdAt: '2026-11-16T09:00:00.000Z',
  answerDueAt: null,
  updatedAt: '2026-11-16T09:00:00.000Z',
  clientName: 'Amina',
  clientEmail: 'amina@example.com',
  clientPhone: '0550123456',
  clientAddress: null,
  serviceDescription: 'My lease ends.',
  preferredDate: null,
  paperReceivedOn: null,
  additionalRequirements: null,
  opposingParty: null,
  timeline: [{ ...EVENT, id: 'e1', type: 'submitted', createdAt: '2026-11-16T09:00:00.000Z' }],
};
const APPROVAL = {
  ...EVENT,
  id: 'e2',
  type: 'status_changed',
  status: 'approved',
  note: 'We will call you.',
  createdAt: '2026-11-17T09:00:00.000Z',
};
const APPROVED = { ...REQUEST, status: 'approved', timeline: [...REQUEST.timeline, APPROVAL] };

const open = (answer: () => unknown, handlers: Handlers = {}) =>
  renderPage({
    page: (
      <ApolloBoundary>
        <RequestDetailPage />
      </ApolloBoundary>
    ),
    path: '/account/requests/:id',
    at: '/account/requests/request-1',
    user: aUser(),
    handlers: { MyServiceRequest: () => ({ myServiceRequest: answer() }), ...handlers },
  });

beforeEach(() => {
  push = () => undefined;
  setSocketOpen(false);
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('the request page shows the reference and what was asked', async () => {
  await open(() => REQUEST);
  expect(await screen.findByText('SR-2026-000012')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Legal Consultation' })).toBeVisible();
  expect(screen.getByText('My lease ends.')).toBeVisible();
  expect(screen.getByText('Pending')).toBeVisible();
});

it('the request page leads back to the situation that the request came from', async () => {
  const situation = { __typename: 'PublicSituation', slug: 'dismissed', title: 'I was dismissed' };
  await open(() => ({ ...REQUEST, situationId: 'situation-1', situation }));
  expect(await screen.findByRole('link', { name: 'I was dismissed' })).toHaveAttribute(
    'href',
    '/situation/dismissed',
  );
});

it('the request page shows a change from the subscription without a new query', async () => {
  let asked = 0;
  await open(() => (asked++, REQUEST));
  await screen.findByText('Pending');
  await waitFor(() => expect(push).not.toHaveLength(0));
  act(() => push(APPROVED));
  expect(await screen.findByText('We will call you.')).toBeVisible();
  expect(await screen.findByText('The status of your request is now: Approved')).toBeVisible();
  expect(asked).toBe(1);
});

it('the request page polls every 20 seconds while the socket is closed', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let current: object = REQUEST;
  await open(() => current);
  await screen.findByText('Pending');
  current = APPROVED;
  act(() => jest.advanceTimersByTime(20_000));
  expect(await screen.findByText('We will call you.')).toBeVisible();
});

it('the request page reads once more when the socket opens', async () => {
  let current: object = REQUEST;
  await open(() => current);
  await screen.findByText('Pending');
  current = APPROVED;
  act(() => setSocketOpen(true));
  expect(await screen.findByText('We will call you.')).toBeVisible();
  expect(screen.getByText('This page updates by itself')).toBeVisible();
});

it('nothing can be added to a message while it is being sent, which would be lost with it', async () => {
  let answer: (answer: object) => void = () => undefined;
  const send = jest.fn(() => new Promise((resolve) => (answer = resolve)));
  await open(() => REQUEST, { AddServiceRequestMessage: send });
  const box = await screen.findByLabelText('Write to us');
  await userEvent.type(box, 'I found the lease.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(send).toHaveBeenCalled());
  await userEvent.type(box, ' And the letter.');
  expect(box).toHaveValue('I found the lease.');
  answer({ addServiceRequestMessage: REQUEST });
  await waitFor(() => expect(box).toHaveValue(''));
  await userEvent.type(box, 'And the letter.');
  expect(box).toHaveValue('And the letter.');
});
