import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import type { ClientConsultationFragment } from '../graphql/generated/graphql';
import { ConsultationTimeline } from './consultation-detail-page';

type Event = ClientConsultationFragment['timeline'][number];

const anEvent = (type: Event['type'], createdAt: string): Event => ({
  ...{ __typename: 'RequestEvent', id: createdAt, type, status: null, note: null, createdAt },
});

it('the client reads of what they did themselves in the second person', async () => {
  const consultation = {
    status: 'cancelled',
    answerDueAt: null,
    timeline: [
      anEvent('submitted', '2026-11-16T09:00:00.000Z'),
      anEvent('message', '2026-11-17T09:00:00.000Z'),
      anEvent('moved', '2026-11-17T10:00:00.000Z'),
      anEvent('rescheduled', '2026-11-17T11:00:00.000Z'),
      anEvent('withdrawn', '2026-11-18T09:00:00.000Z'),
    ],
  } as ClientConsultationFragment;
  await renderPage({ page: <ConsultationTimeline consultation={consultation} /> });
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words[1]).toMatch(/^Your message/);
  expect(words[2]).toMatch(/^You moved/);
  expect(words[3]).toMatch(/^Moved by the office/);
  expect(words[4]).toMatch(/^You cancelled/);
  expect(words.join()).not.toMatch(/the client/);
});
