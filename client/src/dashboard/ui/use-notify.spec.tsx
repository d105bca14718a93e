import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../../test/render-page';
import { DashboardFrame } from '../../../test/render-resource';
import { useNotify } from './use-notify';

const undo = jest.fn();

function ToastButtons() {
  const notify = useNotify();
  return (
    <>
      <button onClick={() => notify('success', 'Saved')}>say</button>
      <button onClick={() => notify('error', 'Refused')}>fail</button>
      <button onClick={() => notify('success', 'Deleted', { label: 'Undo', run: undo })}>
        drop
      </button>
    </>
  );
}

/** Found by its text, because the test page has another element with the role status. */
const toast = () => screen.getByText('Saved').closest('[role="status"]')!;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('toasts', () => {
  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await renderPage({
      page: (
        <DashboardFrame>
          <ToastButtons />
        </DashboardFrame>
      ),
    });
  });
  afterEach(() => jest.useRealTimers());

  it('toasts close after five seconds', () => {
    fireEvent.click(screen.getByText('say'));
    pass(4900);
    expect(toast()).toBeInTheDocument();
    pass(200);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('toasts stay while the pointer is over them', () => {
    fireEvent.click(screen.getByText('say'));
    fireEvent.mouseEnter(toast());
    pass(20_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.mouseLeave(toast());
    pass(5100);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('toasts stay while the focus is in them', () => {
    fireEvent.click(screen.getByText('say'));
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    pass(20_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => close.blur());
    pass(5100);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('toasts close at a click on their close button', () => {
    fireEvent.click(screen.getByText('say'));
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    fireEvent.click(close);
    pass(1000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('toasts of errors are alerts', () => {
    fireEvent.click(screen.getByText('fail'));
    expect(screen.getByRole('alert')).toHaveTextContent('Refused');
  });

  it('toasts with Undo close at a click on it', () => {
    fireEvent.click(screen.getByText('drop'));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
  });
});
