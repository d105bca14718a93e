import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../../test/render-page';
import { DashboardFrame } from '../../../test/render-resource';
import { useNotify } from './use-notify';

const undo = jest.fn();

function Speaker() {
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

/** The router's own output is a status too. */
const toast = () => screen.getByText('Saved').closest('[role="status"]')!;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('toasts', () => {
  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await renderPage({
      page: (
        <DashboardFrame>
          <Speaker />
        </DashboardFrame>
      ),
    });
  });
  afterEach(() => jest.useRealTimers());

  it('go by themselves after five seconds', () => {
    fireEvent.click(screen.getByText('say'));
    pass(4900);
    expect(toast()).toBeInTheDocument();
    pass(200);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('stay while somebody points at them or is in them', () => {
    fireEvent.click(screen.getByText('say'));
    fireEvent.mouseEnter(toast());
    pass(20_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.mouseLeave(toast());
    pass(5100);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('stay while the focus is in them', () => {
    fireEvent.click(screen.getByText('say'));
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    pass(20_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => close.blur());
    pass(5100);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('close at the press of their button, and stay closed', () => {
    fireEvent.click(screen.getByText('say'));
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    fireEvent.click(close);
    pass(1000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('are announced as an alert when something failed', () => {
    fireEvent.click(screen.getByText('fail'));
    expect(screen.getByRole('alert')).toHaveTextContent('Refused');
  });

  it('offer a step back, and close with it', () => {
    fireEvent.click(screen.getByText('drop'));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
  });
});
