import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRequestRow, renderRequests, requestsServer } from '../../../test/render-requests';

const address = () => screen.getByTestId('address').textContent;
const pane = () => screen.findByRole('region', { name: 'Request details' });

const TOTAL = 21;
const aPage = (page: number, limit: number) => {
  const first = (page - 1) * limit + 1;
  const numbers = Array.from({ length: limit }, (_, at) => first + at);
  const items = numbers
    .filter((number) => number <= TOTAL)
    .map((number) => aRequestRow(number, { clientName: `Client ${number}` }));
  return { serviceRequests: { __typename: 'ServiceRequestPage', items, total: TOTAL } };
};

describe('going on from the last request of a page', () => {
  it('J on the last request opens the first of the next page, also when pressed again while it loads', async () => {
    let load = () => undefined as void;
    const loaded = new Promise<void>((resolve) => (load = resolve));
    const asked: unknown[] = [];
    const { handlers } = requestsServer({
      AdminServiceRequests: async ({ page, limit }) => {
        asked.push(page);
        if (page !== 1) await loaded;
        return aPage(Number(page), Number(limit));
      },
    });
    await renderRequests(handlers, '?view=r10');
    await within(await pane()).findByText('10 of 21');
    await userEvent.keyboard('j');
    await waitFor(() => expect(asked).toContain(2));
    await userEvent.keyboard('j');
    load();
    await waitFor(() => expect(address()).toContain('view=r11&page=2'));
    expect(await within(await pane()).findByText('11 of 21')).toBeInTheDocument();
    expect(asked).not.toContain(3);
  });
});
