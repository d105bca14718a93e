import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aUser, refusal, renderPage } from '../../../../test/render-page';
import { DashboardFrame } from '../../../../test/render-resource';
import { FailedMails } from './failed-mails';

const aMail = (id: string) => ({
  __typename: 'Mail',
  id,
  to: `${id}@example.com`,
  subject: `About ${id}`,
  status: 'failed',
  attempts: 6,
  lastError: '550 no such mailbox',
  createdAt: '2026-11-16T09:00:00.000Z',
});

/** A server with failed mails, each of which a retry queues again. */
async function show(ids: string[], retryAll?: () => unknown) {
  let failed = ids.map(aMail);
  const list = jest.fn((_: Record<string, unknown>) => ({
    mails: { __typename: 'MailPage', items: failed, total: failed.length },
  }));
  const queueAll = () => {
    const retryFailedMails = { count: failed.length };
    failed = [];
    return { retryFailedMails };
  };
  const retry = jest.fn((_: Record<string, unknown>) => (retryAll ?? queueAll)());
  const onRetried = jest.fn();
  await renderPage({
    page: (
      <DashboardFrame>
        <FailedMails onRetried={onRetried} />
      </DashboardFrame>
    ),
    handlers: { AdminMails: list, RetryFailedMails: retry },
    user: aUser({ role: 'admin' }),
  });
  await screen.findByText(`About ${ids[0]}`);
  return { list, retry, onRetried };
}

const retryAll = () => screen.queryByRole('button', { name: 'Send all again' });

it('all failed mails are sent again by one call, and the list is read anew', async () => {
  const { list, retry, onRetried } = await show(['amina', 'karim']);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(list.mock.calls).toEqual([[{ page: 1, limit: 10, status: 'failed' }]]);
  fireEvent.click(retryAll()!);
  expect(await screen.findByText('The e‑mails are queued again')).toBeVisible();
  expect(await screen.findByText(/^No failed e‑mails/)).toBeVisible();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(retryAll()).toBeNull();
  expect(retry.mock.calls).toEqual([[{}]]);
  await waitFor(() => expect(onRetried).toHaveBeenCalledTimes(1));
});

it('a retry of all failed mails that is refused says so, and can be tried again', async () => {
  const { retry } = await show(['amina', 'karim'], () => refusal('SERVICE_UNAVAILABLE'));
  fireEvent.click(retryAll()!);
  expect(await screen.findByRole('alert')).toHaveTextContent('refused: SERVICE_UNAVAILABLE');
  await waitFor(() => expect(retryAll()).not.toHaveClass('ant-btn-loading'));
  fireEvent.click(retryAll()!);
  await waitFor(() => expect(retry).toHaveBeenCalledTimes(2));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('one failed mail alone offers no retry of all', async () => {
  await show(['amina']);
  expect(screen.getByRole('button', { name: 'Send again to amina@example.com' })).toBeVisible();
  expect(retryAll()).toBeNull();
});
