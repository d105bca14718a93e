import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, type Handlers } from '../../../../test/render-page';
import { renderResource, type } from '../../../../test/render-resource';
import { QuoteForm } from './quote-form';
import { quotesResource } from './quotes.resource';

const HANDLERS: Handlers = {
  AdminQuotes: () => ({ quotes: { __typename: 'QuotePage', items: [], total: 0 } }),
  AdminQuoteStats: () => ({
    quoteStats: { __typename: 'QuoteStats', drafts: 0, sent: 0, open: 0, openAmount: 0 },
  }),
};
const dialog = () => screen.findByRole('dialog');
const click = async (name: string | RegExp, within_?: HTMLElement) =>
  userEvent.click(await (within_ ? within(within_) : screen).findByRole('button', { name }));

describe('quotes that are closed to the office', () => {
  it('a payment is recorded by the number of the quote, in centimes, and its receipt is offered', async () => {
    const RecordClosedQuotePayment = jest.fn((_variables: Record<string, unknown>) => ({
      recordClosedQuotePayment: {
        ...{ __typename: 'ClosedQuotePayment', receiptNumber: 'RC-2026-000007', openAmount: 500 },
      },
    }));
    await renderResource(quotesResource, { handlers: { ...HANDLERS, RecordClosedQuotePayment } });
    await click('Payment for a closed quote');
    const form = await dialog();
    const number = within(form).getByLabelText('Number of the quote');
    await waitFor(() => expect(number).toHaveFocus());
    type(within(form).getByLabelText('Amount (DA)'), '1200.5');
    await userEvent.type(number, ' QT-2026-000003 ');
    await click('Record the payment', form);
    await screen.findByText(/receipt RC-2026-000007/);
    expect(RecordClosedQuotePayment.mock.calls[0]?.[0]).toMatchObject({
      input: { number: 'QT-2026-000003', amount: 120_050, method: 'cash' },
    });
    expect(screen.getByRole('button', { name: 'Open the receipt' })).toBeInTheDocument();
  });

  it('a receipt that is not there is told of in its dialog, which stays', async () => {
    const CreateClosedReceiptPdf = jest.fn((_variables: unknown) => refusal('NOT_FOUND'));
    await renderResource(quotesResource, { handlers: { ...HANDLERS, CreateClosedReceiptPdf } });
    await click('Receipt of a closed quote');
    const form = await dialog();
    await click('Open the receipt', form);
    expect(await within(form).findByText('Enter the number of the receipt')).toBeInTheDocument();
    type(within(form).getByLabelText('Number of the receipt'), 'RC-2026-000009');
    await click('Open the receipt', form);
    expect(await within(form).findByRole('alert')).toBeInTheDocument();
    expect(CreateClosedReceiptPdf).toHaveBeenCalledWith({ number: 'RC-2026-000009' });
  });

  it('a secretary has no dialogs of closed quotes', async () => {
    await renderResource(quotesResource, { handlers: HANDLERS, role: 'secretary' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: /closed quote/ })).toBeNull();
  });
});

describe('a quote from a template', () => {
  const texts = (name: string, value: unknown) =>
    Object.fromEntries(['Ar', 'Fr', 'En'].map((language) => [`${name}${language}`, value]));
  const template = {
    ...{ __typename: 'ManagedQuoteTemplate', id: 't1', service: null, validDays: 30 },
    ...texts('title', 'Written advice'),
    ...texts('titles', ['Study of the papers', 'Written advice', 'A meeting']),
    ...texts('included', ''),
    ...texts('excluded', ''),
    ...texts('note', ''),
    amounts: [1_500_000, 0],
  };

  it('a quote takes the amounts that the template has, and leaves the others open', async () => {
    const Written = () => (
      <QuoteForm
        request={{ kind: 'contactRequest', id: 'r1', title: 'A question' }}
        onClose={() => undefined}
        onDone={() => undefined}
      />
    );
    await renderResource(
      { ...quotesResource, tools: Written },
      {
        handlers: {
          ...HANDLERS,
          QuoteTerms: () => ({
            quoteTerms: { __typename: 'QuoteTerms', taxPercent: 0, validUntil: '2027-01-01' },
          }),
          QuoteTemplateChoices: () => ({
            quoteTemplates: { __typename: 'QuoteTemplatePage', items: [template] },
          }),
          AdminServiceChoices: () => ({ services: { __typename: 'ServicePage', items: [] } }),
        },
      },
    );
    const form = await dialog();
    await userEvent.click(await within(form).findByRole('combobox', { name: /template/i }));
    await userEvent.click(await screen.findByTitle('Written advice'));
    const amounts = await within(form).findAllByLabelText('Amount (DA)');
    expect(amounts.map((box) => (box as HTMLInputElement).value)).toEqual(['15000,00', '', '']);
  });
});
