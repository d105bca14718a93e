import { fireEvent, screen, waitFor } from '@testing-library/react';
import { refusal, renderPage, type Handlers } from '../../../test/render-page';
import { FaqSection } from './faq-section';

const aFaq = (id: string, question: string, resolvedLanguage = 'en') => ({
  id,
  question,
  answer: `Answer to ${question}\n\nSecond paragraph of ${id}`,
  resolvedLanguage,
});
const QUESTIONS = [aFaq('1', 'How long?'), aFaq('2', 'Combien ?', 'fr')];
const CATEGORIES = [
  { slug: 'general', name: 'General', scope: 'both' },
  { slug: 'training', name: 'Training', scope: 'faq' },
  { slug: 'fees', name: 'Fees', scope: 'service' },
];

const listed = (items: unknown[], total = items.length) => ({ publicFaqs: { items, total } });
const show = (handlers: Handlers = {}) =>
  renderPage({
    page: <FaqSection />,
    handlers: {
      PublicFaqs: ({ category }) => listed(category === 'training' ? [] : QUESTIONS),
      PublicCategories: () => ({ publicCategories: { items: CATEGORIES } }),
      ...handlers,
    },
  });

it('the FAQ section shows the questions of all categories, and the category filters', async () => {
  await show();
  expect(screen.getByText('Loading the questions...')).toHaveAttribute('role', 'status');
  expect(await screen.findByText('How long?')).toBeVisible();
  expect(screen.getByText('Combien ?')).toHaveAttribute('lang', 'fr');
  const chips = await screen.findAllByRole('button', { pressed: false });
  expect(chips.map((chip) => chip.textContent)).toEqual(['General', 'Training']);
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
});

it('a text of the law stands under an answer once it is confirmed', async () => {
  const [first, second] = QUESTIONS;
  await show({
    PublicFaqs: () =>
      listed([
        { ...first, law: '' },
        { ...second, law: 'Law 90-11.' },
      ]),
  });
  const heading = await screen.findByRole('heading', { level: 4, name: 'What the law says' });
  const note = heading.parentElement;
  // the answer is in French, the confirmed text in the language of the page
  expect(note).toHaveAttribute('lang', 'en');
  expect(note?.closest('details')).toContainElement(screen.getByText('Combien ?'));
});

it('the FAQ section leads to the booking of a consultation', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Request a consultation' })).toHaveAttribute(
    'href',
    '/book-consultation',
  );
});

it('changing the FAQ category closes open answers, and an empty category says so', async () => {
  await show();
  const part = (await screen.findByText('How long?')).closest('details') as HTMLDetailsElement;
  part.open = true;
  fireEvent.click(await screen.findByRole('button', { name: 'General' }));
  const again = (await screen.findByText('How long?')).closest('details');
  await waitFor(() => expect(again?.open).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: 'Training' }));
  expect(await screen.findByText('No questions in this category')).toBeVisible();
});

it('the FAQ section says when there are no questions', async () => {
  await show({ PublicFaqs: () => listed([]) });
  expect(await screen.findByText('No FAQs available currently')).toBeVisible();
});

it('the FAQ section shows the error after a second failed attempt, with a retry', async () => {
  let attempts = 0;
  await show({
    PublicFaqs: () => {
      attempts += 1;
      return attempts > 2 ? listed(QUESTIONS) : refusal('INTERNAL_ERROR');
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error loading data');
  expect(alert).toHaveTextContent('refused: INTERNAL_ERROR');
  expect(attempts).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('How long?')).toBeVisible();
});

it('the FAQ section asks to try later after a network error, and works without categories', async () => {
  const broken = () => {
    throw new Error('connection lost');
  };
  await show({ PublicFaqs: broken, PublicCategories: broken });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch FAQs. Try again later');
  expect(await screen.findByText('Failed to fetch FAQ categories')).toBeVisible();
});

it('the FAQ section loads more questions, says when that fails, and focuses the first new one', async () => {
  let broken = true;
  const asked = jest.fn();
  await show({
    PublicFaqs: ({ offset }) => {
      if (!offset) return listed(QUESTIONS, 3);
      asked(offset);
      return broken ? refusal('INTERNAL_ERROR') : listed([aFaq('3', 'Where?')], 3);
    },
  });
  const more = await screen.findByRole('button', { name: 'Show more questions' });
  fireEvent.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch more questions');
  broken = false;
  fireEvent.click(more);
  const first = (await screen.findByText('Where?')).closest('summary');
  await waitFor(() => expect(first).toHaveFocus());
  expect(screen.getByText('How long?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more questions' })).toBeNull();
  expect(asked).toHaveBeenLastCalledWith(2);
});
