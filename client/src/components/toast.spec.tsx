import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { useToast } from './toast';
import type { ToastTone } from './toast-region';

function Probe() {
  const toast = useToast();
  const tones: ToastTone[] = ['success', 'error'];
  return tones.map((tone) => (
    <button key={tone} onClick={() => toast[tone](`${tone} said`)}>
      {tone}
    </button>
  ));
}

/** The first toast brings the code of all. */
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(async () => {
  await renderPage({ page: <Probe /> });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('a success toast is shown for two seconds and an error toast for four', async () => {
  await press('success');
  await press('error');
  pass(1999);
  expect(screen.getByText('success said')).toBeVisible();
  pass(1);
  expect(screen.queryByText('success said')).toBeNull();
  pass(1999);
  expect(screen.getByRole('alert')).toHaveTextContent('error said');
  pass(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a toast stays while the pointer is over it', async () => {
  await press('success');
  const region = screen.getByRole('region');
  fireEvent.pointerEnter(region);
  pass(10_000);
  expect(screen.getByText('success said')).toBeVisible();
  fireEvent.pointerLeave(region);
  pass(2000);
  expect(screen.queryByText('success said')).toBeNull();
});

it('at most twenty toasts are kept', async () => {
  for (let count = 0; count < 25; count++) await press('error');
  expect(screen.getAllByRole('alert')).toHaveLength(20);
});

it('a toast has a close button', async () => {
  await press('error');
  await press('Close');
  expect(screen.queryByRole('alert')).toBeNull();
});
