import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal, renderPage, type Handlers } from '../../../test/render-page';
import { TestimonialsSection } from './testimonials-section';

const one = (rating: number, over: object = {}) => ({
  id: `testimonial-${rating}`,
  name: `Client of ${rating}`,
  role: 'Merchant',
  company: 'Paper and Ink',
  review: `A review of ${rating} stars, as it was written.`,
  rating,
  avatar: null,
  verified: rating > 3,
  ...over,
});
const ALL = [one(5), one(4), one(3)];
const FIGURES = { averageRating: 4.3, total: 14, satisfiedClients: 79 };

const handlers = (over: Handlers = {}): Handlers => ({
  PublicTestimonials: ({ rating }) => ({
    publicTestimonials: {
      items: rating ? ALL.filter((item) => item.rating === rating) : ALL,
    },
  }),
  PublicTestimonialStats: () => ({ publicTestimonialStats: FIGURES }),
  ...over,
});
const show = (over: Handlers = {}) =>
  renderPage({ page: <TestimonialsSection />, handlers: handlers(over) });

it('the testimonials section shows the figures, the stars and every card', async () => {
  await show();
  expect(await screen.findByText('79%')).toBeVisible();
  expect(screen.getByRole('img', { name: '4.3 out of 5' })).toBeVisible();
  expect(screen.getByText('14 reviews')).toBeVisible();
  const cards = await screen.findAllByRole('figure');
  expect(cards).toHaveLength(3);
  const [first, , last] = cards as [HTMLElement, HTMLElement, HTMLElement];
  expect(within(first).getByText('Verified review')).toBeVisible();
  expect(within(last).queryByText('Verified review')).toBeNull();
  expect(within(last).getByRole('img', { name: '3 out of 5' })).toHaveTextContent('3');
});

it('the testimonials section reads each selected rating once', async () => {
  const asked = jest.fn(handlers()['PublicTestimonials']);
  await show({ PublicTestimonials: asked });
  await screen.findAllByRole('figure');
  for (const name of ['4 stars', 'All reviews', '4 stars']) {
    fireEvent.click(screen.getByRole('button', { name }));
  }
  await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(1));
  expect(screen.getByText('Client of 4')).toBeVisible();
  expect(asked.mock.calls.map(([variables]) => variables)).toEqual([
    { language: 'en', limit: 10 },
    { language: 'en', limit: 10, rating: 4 },
  ]);
});

it('the testimonials section keeps the shown cards until the selected rating has loaded', async () => {
  await show({
    PublicTestimonials: ({ rating }) =>
      rating ? new Promise(() => undefined) : { publicTestimonials: { items: ALL } },
  });
  await screen.findAllByRole('figure');
  fireEvent.click(screen.getByRole('button', { name: '5 stars' }));
  expect(await screen.findByText('Loading reviews...')).toBeInTheDocument();
  expect(await screen.findByText('79%')).toBeVisible();
  expect(screen.getAllByRole('figure')).toHaveLength(3);
});

it('the testimonials section says when there are none, and then shows no average', async () => {
  const none = { averageRating: 0, total: 0, satisfiedClients: 0 };
  await show({
    PublicTestimonials: () => ({ publicTestimonials: { items: [] } }),
    PublicTestimonialStats: () => ({ publicTestimonialStats: none }),
  });
  expect(await screen.findByText('No testimonials available currently')).toBeVisible();
  expect(screen.getByText('They will appear here when available')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Satisfied clients')).toBeNull());
});

it('the testimonials section shows the error with a retry', async () => {
  const answers = [refusal('SERVICE_UNAVAILABLE'), { publicTestimonials: { items: ALL } }];
  await show({ PublicTestimonials: () => answers.shift() });
  expect(await screen.findByText('Error loading data')).toBeVisible();
  expect(screen.getByText('refused: SERVICE_UNAVAILABLE')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('figure')).toHaveLength(3);
});

it('the testimonials section shows the cards when only the figures fail', async () => {
  await show({ PublicTestimonialStats: () => refusal('SERVICE_UNAVAILABLE') });
  expect(await screen.findAllByRole('figure')).toHaveLength(3);
  await waitFor(() => expect(screen.queryByText('Satisfied clients')).toBeNull());
});

it('the testimonials section links to contact and services', async () => {
  await show();
  await screen.findByText('79%');
  await screen.findAllByRole('figure');
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/#contact');
  expect(screen.getByRole('link', { name: 'See our services' })).toHaveAttribute(
    'href',
    '/#services',
  );
});

it('a long testimonial is expanded and collapsed', async () => {
  const review = 'A long review of how the work went, day after day. '.repeat(8).trim();
  await show({
    PublicTestimonials: () => ({ publicTestimonials: { items: [one(5, { review })] } }),
  });
  const more = await screen.findByRole('button', { name: 'Read more: Client of 5' });
  expect(screen.getByText(review)).toHaveStyle({ WebkitLineClamp: '4' });
  fireEvent.click(more);
  expect(screen.getByRole('button', { name: 'Show less: Client of 5' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(screen.getByText(review)).not.toHaveClass('clamped');
});
