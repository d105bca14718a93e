import { fireEvent, render, screen } from '@testing-library/react';
import { Accordion } from './accordion';

const ITEMS = [
  { id: 'a', title: 'First question', content: 'First answer' },
  { id: 'b', title: 'Second question', content: 'Second answer', lang: 'fr' },
];

const partOf = (title: string) =>
  screen.getByRole('heading', { name: title }).closest('details') as HTMLDetailsElement;

/** The browser's own part: it opens, then tells. */
function open(title: string): HTMLDetailsElement {
  const part = partOf(title);
  part.open = true;
  fireEvent(part, new Event('toggle'));
  return part;
}

const heightOf = (value: number) => ({ configurable: true, value });

it('is closed at first, and groups its parts under one name', () => {
  render(<Accordion items={ITEMS} />);
  const [first, second] = ITEMS.map(({ title }) => partOf(title));
  expect([first?.open, second?.open]).toEqual([false, false]);
  expect(first?.getAttribute('name')).toBeTruthy();
  expect(first?.getAttribute('name')).toBe(second?.getAttribute('name'));
});

it('closes one part when another opens, in any browser', () => {
  render(<Accordion items={ITEMS} />);
  const first = open('First question');
  const second = open('Second question');
  expect([first.open, second.open]).toEqual([false, true]);
});

it('gives a part that scrolls a place in the tab order and a name', () => {
  render(<Accordion items={ITEMS} />);
  const panel = screen.getByText('First answer');
  open('First question');
  expect(panel).not.toHaveAttribute('tabindex');
  Object.defineProperties(panel, { scrollHeight: heightOf(400), clientHeight: heightOf(240) });
  open('First question');
  expect(screen.getByRole('region', { name: 'First question' })).toHaveAttribute('tabindex', '0');
});

it('marks words of another language', () => {
  render(<Accordion items={ITEMS} />);
  for (const words of ['Second question', 'Second answer']) {
    expect(screen.getByText(words)).toHaveAttribute('lang', 'fr');
    expect(screen.getByText(words)).toHaveAttribute('dir', 'auto');
  }
  expect(screen.getByText('First answer')).not.toHaveAttribute('lang');
});
