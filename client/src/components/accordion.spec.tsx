import { fireEvent, render, screen } from '@testing-library/react';
import { Accordion } from './accordion';

const ITEMS = [
  { id: 'a', title: 'First question', content: 'First answer' },
  { id: 'b', title: 'Second question', content: 'Second answer', lang: 'fr' },
];

const partOf = (title: string) =>
  screen.getByRole('heading', { name: title }).closest('details') as HTMLDetailsElement;

/** Opens a panel as a browser does: sets `open`, then fires `toggle`. */
function open(title: string): HTMLDetailsElement {
  const part = partOf(title);
  part.open = true;
  fireEvent(part, new Event('toggle'));
  return part;
}

const heightOf = (value: number) => ({ configurable: true, value });

it('all panels of an accordion are closed at first, and share one group name', () => {
  render(<Accordion items={ITEMS} />);
  const [first, second] = ITEMS.map(({ title }) => partOf(title));
  expect([first?.open, second?.open]).toEqual([false, false]);
  expect(first?.getAttribute('name')).toBeTruthy();
  expect(first?.getAttribute('name')).toBe(second?.getAttribute('name'));
});

it('opening a panel of an accordion closes the other, in every browser', () => {
  render(<Accordion items={ITEMS} />);
  const first = open('First question');
  const second = open('Second question');
  expect([first.open, second.open]).toEqual([false, true]);
});

it('an accordion panel that scrolls can be focused and has a name', () => {
  render(<Accordion items={ITEMS} />);
  const panel = screen.getByText('First answer');
  open('First question');
  expect(panel).not.toHaveAttribute('tabindex');
  Object.defineProperties(panel, { scrollHeight: heightOf(400), clientHeight: heightOf(240) });
  open('First question');
  expect(screen.getByRole('region', { name: 'First question' })).toHaveAttribute('tabindex', '0');
});

it('an accordion marks items in another language with lang', () => {
  render(<Accordion items={ITEMS} />);
  for (const words of ['Second question', 'Second answer']) {
    expect(screen.getByText(words)).toHaveAttribute('lang', 'fr');
    expect(screen.getByText(words)).toHaveAttribute('dir', 'auto');
  }
  expect(screen.getByText('First answer')).not.toHaveAttribute('lang');
});
