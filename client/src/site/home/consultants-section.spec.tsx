import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type Handlers, refusal, renderPage } from '../../../test/render-page';
import { ConsultantsSection } from './consultants-section';

const consultant = (changes: object = {}) => ({
  __typename: 'PublicConsultant',
  id: '1',
  name: 'Me Salima Benmizane',
  title: 'Attorney',
  specialization: 'Family law',
  experience: '18 years',
  branches: ['family', 'real_estate'],
  imageUrl: null,
  rating: 4.5,
  consultations: 12,
  resolvedLanguage: 'en',
  ...changes,
});

const answer = (...items: object[]) => ({
  PublicConsultants: () => ({ publicConsultants: { items } }),
});
const show = (handlers: Handlers, locale?: 'ar' | 'en') =>
  renderPage({ page: <ConsultantsSection />, handlers, locale });

beforeEach(() => {
  window.reportError = jest.fn();
});

it('the consultants section reads ten consultants in the page language', async () => {
  const asked = jest.fn(() => ({ publicConsultants: { items: [consultant()] } }));
  await show({ PublicConsultants: asked });
  expect(await screen.findByRole('heading', { name: 'Me Salima Benmizane' })).toBeVisible();
  expect(asked).toHaveBeenCalledWith({ language: 'en', limit: 10 });
});

it('a consultant is shown with name and field, and with figures only when there are any', async () => {
  await show(
    answer(consultant(), consultant({ id: '2', name: 'Dr', rating: 0, consultations: 0 })),
  );
  expect(await screen.findByText('12 consultations')).toBeVisible();
  expect(screen.getAllByRole('img', { name: /4.5/ })).toHaveLength(1);
  expect(screen.getAllByText('Family law', { selector: 'p' })).toHaveLength(2);
  expect(screen.queryByText('0 consultations')).not.toBeInTheDocument();
  expect(screen.getByText('S')).toBeInTheDocument();
});

it('the card of a consultant has the branches of law, and leads to a booking with them', async () => {
  await show(answer(consultant(), consultant({ id: '2', name: 'Dr', branches: [] })));
  const lists = await screen.findAllByRole('list', { name: 'Branches of law' });
  expect(lists).toHaveLength(1);
  expect(lists[0]).toHaveTextContent('Family lawReal estate');
  expect(screen.getByRole('link', { name: 'Book with Me Salima Benmizane' })).toHaveAttribute(
    'href',
    '/book-consultation?consultant=1',
  );
});

it('the first letter of the name stands for a picture that cannot be loaded', async () => {
  await show(answer(consultant({ imageUrl: '/files/gone.webp' })));
  await screen.findByText('12 consultations');
  expect(screen.queryByText('S')).not.toBeInTheDocument();
  fireEvent.error(document.querySelector('img')!);
  expect(screen.getByText('S')).toBeInTheDocument();
});

it('the consultants section has a loading text', async () => {
  await show({ PublicConsultants: () => new Promise(() => undefined) }, 'ar');
  expect(screen.getByText('جاري تحميل المستشارين...')).toBeVisible();
});

it('the consultants section says when there are no consultants', async () => {
  await show(answer(), 'ar');
  expect(await screen.findByText('لا يوجد مستشارون متاحون حالياً')).toBeVisible();
});

it('the consultants section shows and reports the error after two failures, with a retry', async () => {
  const tries = jest
    .fn<unknown, []>()
    .mockReturnValueOnce(refusal('INTERNAL_ERROR'))
    .mockReturnValueOnce(refusal('INTERNAL_ERROR'))
    .mockReturnValue({ publicConsultants: { items: [consultant()] } });
  await show({ PublicConsultants: tries });
  expect(await screen.findByText('An error occurred while loading the data')).toBeVisible();
  expect(screen.getByText('refused: INTERNAL_ERROR')).toBeVisible();
  await waitFor(() => expect(window.reportError).toHaveBeenCalledTimes(1));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Family law', { selector: 'p' })).toBeVisible();
  expect(tries).toHaveBeenCalledTimes(3);
});

it('the consultants section has its own message for a network error', async () => {
  await show({});
  expect(await screen.findByText('Failed to fetch consultants')).toBeVisible();
});
