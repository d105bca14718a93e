import { fireEvent, screen, within } from '@testing-library/react';
import type { Locale } from '@contract/locales';
import { renderPage } from '../../test/render-page';
import { Carousel } from './carousel';

const mockApi = {
  place: 0,
  listeners: new Set<() => void>(),
  scrollSnapList: () => [0, 0.5, 1],
  selectedScrollSnap: () => mockApi.place,
  scrollTo: jest.fn((place: number) => {
    mockApi.place = place;
    mockApi.listeners.forEach((listener) => listener());
  }),
  on(_name: string, listener: () => void) {
    mockApi.listeners.add(listener);
    return mockApi;
  },
  off(_name: string, listener: () => void) {
    mockApi.listeners.delete(listener);
    return mockApi;
  },
};
const mockOptions = jest.fn();
// jsdom has no layout, so embla is replaced by fixed snap points.
jest.mock('embla-carousel-react', () => ({
  __esModule: true,
  default: (options: object) => {
    mockOptions(options);
    return [() => undefined, mockApi];
  },
}));

const slides = ['one', 'two', 'three'].map((key) => ({ key, content: <p>{key}</p> }));

async function show(locale: Locale = 'en') {
  mockApi.place = 0;
  mockApi.listeners.clear();
  mockApi.scrollTo.mockClear();
  const page = <Carousel label="Team" previousLabel="Back" nextLabel="On" slides={slides} />;
  await renderPage({ page, locale });
  return screen.getAllByRole('group', { name: 'Team' })[1] as HTMLElement;
}

const current = () =>
  screen.getAllByRole('button').findIndex((button) => button.hasAttribute('aria-current')) - 1;

it('a carousel shows all slides as a list, and a bullet for each position', async () => {
  const viewport = await show();
  expect(within(viewport).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('button')).toHaveLength(5);
  expect(current()).toBe(0);
});

it('the arrows of a carousel move it as far as its last position', async () => {
  await show();
  const back = screen.getByRole('button', { name: 'Back' });
  const on = screen.getByRole('button', { name: 'On' });
  expect(back).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(back);
  expect(mockApi.scrollTo).not.toHaveBeenCalled();
  fireEvent.click(on);
  fireEvent.click(on);
  expect(current()).toBe(2);
  expect(on).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(back);
  expect(current()).toBe(1);
});

it('the bullets of a carousel move it and mark the current position', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Position 3 of 3' }));
  expect(current()).toBe(2);
  expect(screen.getByText('Position 3 of 3')).toBeInTheDocument();
});

it.each<[Locale, string, 'ltr' | 'rtl']>([
  ['en', 'ArrowRight', 'ltr'],
  ['fr', 'ArrowRight', 'ltr'],
  ['ar', 'ArrowLeft', 'rtl'],
])('the carousel in %s moves on with %s', async (locale, key, direction) => {
  const viewport = await show(locale);
  expect(mockOptions).toHaveBeenLastCalledWith(expect.objectContaining({ direction }));
  fireEvent.keyDown(viewport, { key });
  expect(current()).toBe(1);
  fireEvent.keyDown(viewport, { key: 'End' });
  expect(current()).toBe(2);
  fireEvent.keyDown(viewport, { key: 'Home' });
  expect(current()).toBe(0);
});
