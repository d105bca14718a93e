import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  A_PERSON,
  aRequestDetail,
  aRequestRow,
  renderRequests,
  requestsServer,
} from '../../../test/render-requests';

const template = (changes: object) => ({
  __typename: 'ReplyTemplate',
  id: 't1',
  kind: null,
  titleAr: 'استلام',
  titleFr: '',
  titleEn: 'Documents received',
  textAr: 'السيدة {name}، ملفكم {reference}',
  textFr: 'Bonjour {name}, dossier {reference}',
  textEn: '',
  ...changes,
});

async function openReply(templates: object[], reply?: jest.Mock) {
  const { handlers } = requestsServer({
    InsertableReplyTemplates: () => ({ replyTemplates: { items: templates } }),
    ...(reply && { ReplyToServiceRequest: reply }),
  });
  await renderRequests(handlers, '?view=r1');
  await screen.findByText('Language of their e‑mails: \u2068Français\u2069');
  return screen.findByRole('textbox', { name: /Text of the reply/ });
}

/** Opens the request of a person of whom the server says this. */
async function openRequestOf(person: object) {
  const { handlers } = requestsServer({
    ServiceRequestPerson: () => ({ serviceRequestPerson: { ...A_PERSON, ...person } }),
  });
  await renderRequests(handlers, '?view=r1');
}

async function choose(title: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Insert a template' }));
  await userEvent.click(await screen.findByText(title));
}

describe('a reply from a template', () => {
  it('a template for this kind is inserted in the language of the mails, with its variables', async () => {
    const box = await openReply([
      template({}),
      template({ id: 't2', kind: 'application', titleEn: 'Interview' }),
    ]);
    await choose('Documents received');
    expect(box).toHaveValue('Bonjour Amina, dossier SR-2026-000001');
    expect(screen.queryByText('Interview')).not.toBeInTheDocument();
    expect(screen.queryByText(/has no text in the language/)).not.toBeInTheDocument();
  });

  it('a missing translation falls back with a notice, and a variable without a value is not sent', async () => {
    const reply = jest.fn();
    const box = await openReply([template({ textFr: '', textAr: 'عن {subject}' })], reply);
    await choose('Documents received');
    expect(box).toHaveValue('عن {subject}');
    expect(screen.getByText(/has no text in the language of the e‑mails/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send the reply' }));
    expect(await screen.findByText(/still has a variable without a value/)).toBeVisible();
    expect(reply).not.toHaveBeenCalled();
  });

  it('the reply form says that nobody is mailed for a request without an account', async () => {
    const { handlers } = requestsServer({
      ServiceRequestPerson: () => ({ serviceRequestPerson: { ...A_PERSON, mailTo: null } }),
      ReplyToServiceRequest: () => ({ replyToServiceRequest: aRequestDetail(aRequestRow(1)) }),
    });
    await renderRequests(handlers, '?view=r1');
    expect(await screen.findByText(/No e‑mail can go out about this case/)).toBeVisible();
    const box = screen.getByRole('textbox', { name: 'Text of the reply, kept in the request' });
    await userEvent.type(box, 'Please call us');
    expect(screen.getByText('Ctrl + Enter saves.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save the reply' }));
    expect(await screen.findByText('The reply was saved')).toBeInTheDocument();
  });

  it('a reply that is tried again after a lost answer keeps its key', async () => {
    const answered = { replyToServiceRequest: aRequestDetail(aRequestRow(1)) };
    const reply = jest
      .fn()
      .mockImplementationOnce(() => {
        throw new Error('The connection broke');
      })
      .mockReturnValue(answered);
    const box = await openReply([], reply);
    await userEvent.type(box, 'Come on Sunday');
    const send = screen.getByRole('button', { name: 'Send the reply' });
    await userEvent.click(send);
    expect(await screen.findByText('The reply could not be sent')).toBeInTheDocument();
    expect(reply).toHaveBeenCalledTimes(1);
    await userEvent.click(send);
    await waitFor(() => expect(reply).toHaveBeenCalledTimes(2));
    const keys = reply.mock.calls.map(
      ([variables]) => (variables as { idempotencyKey: string }).idempotencyKey,
    );
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('the person of an open request', () => {
  it.each([
    {
      isComplete: true,
      opposingParties: ['Karim Saïdi', 'Lila Haddad'],
      says: /checked, nothing found\.$/,
    },
    {
      isComplete: true,
      opposingParties: [],
      says: /nothing found\. The opposing party is not stated\.$/,
    },
    {
      isComplete: false,
      opposingParties: ['Karim Saïdi'],
      says: /nothing found among those that were\. Search for the name as well\.$/,
    },
  ])('the desk says that no conflict was found, and what was compared: %j', async (found) => {
    const { isComplete, opposingParties, says } = found;
    const conflictCheck = { ...A_PERSON.conflictCheck, isComplete, opposingParties };
    await openRequestOf({ conflictCheck });
    const summary = await screen.findByText(/^Conflict of interest: /);
    expect(summary).toHaveTextContent(says);
    await userEvent.click(summary);
    const compared = within(summary.closest('details') ?? summary).getAllByRole('listitem');
    expect(compared.map(({ textContent }) => textContent)).toEqual([
      ...opposingParties,
      'Amina Benyoucef',
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('a conflict of interest in what the reader may not open is told, with who may decide', async () => {
    const conflictCheck = { ...A_PERSON.conflictCheck, hidden: 1, deciders: ['Nadia Saïdi'] };
    await openRequestOf({ conflictCheck });
    const warning = await screen.findByRole('alert');
    expect(warning).toHaveTextContent('stands in something that you may not open');
    expect(warning).toHaveTextContent('Who may decide: Nadia Saïdi');
    expect(screen.queryByText(/nothing found/)).not.toBeInTheDocument();
  });

  it('other requests of the person that the reader may not open are counted, with whom to ask', async () => {
    await openRequestOf({ hiddenRequests: 3, deciders: ['Nadia Saïdi'] });
    const hidden = await screen.findByText(/3 others that you may not open\./);
    expect(hidden).toHaveTextContent('Ask: Nadia Saïdi');
    expect(screen.queryByText('No other requests')).not.toBeInTheDocument();
  });

  it('the desk says which address the mails go to when the request names another', async () => {
    await openRequestOf({ mailTo: 'account@example.com' });
    expect(await screen.findByText(/The request names another address/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'account@example.com' })).toBeVisible();
  });

  it('the phone number of the person leads to WhatsApp', async () => {
    await openRequestOf({ phoneE164: '+213550123456' });
    expect(await screen.findByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/213550123456',
    );
  });

  it('a possible conflict of interest names the other party, and leads to their requests', async () => {
    const conflicts = ['r7', 'r8'].map((id) => ({
      __typename: 'RequestConflict',
      type: 'opposing_party_is_client',
      name: 'Idris',
      kind: 'serviceRequest',
      id,
      reference: `SR-2026-00000${id.slice(1)}`,
      personId: null,
    }));
    await openRequestOf({ conflicts });
    const warning = await screen.findByRole('alert');
    expect(warning).toHaveTextContent('Possible conflict of interest');
    expect(within(warning).getByRole('listitem')).toHaveTextContent(
      'client of the firm: Idris · SR-2026-000007 · SR-2026-000008',
    );
    for (const id of ['r7', 'r8'])
      expect(screen.getByRole('link', { name: `SR-2026-00000${id.slice(1)}` })).toHaveAttribute(
        'href',
        `/dashboard/service-requests?view=${id}`,
      );
  });
});

describe('a template with gaps', () => {
  const GAPS = template({ textFr: 'Rendez-vous le ……… à ……… heures.' });
  const selected = (box: HTMLElement) => {
    const { selectionStart, selectionEnd, value } = box as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  };

  it('a template with gaps puts the caret into the first, and Tab goes to the next and then on', async () => {
    const box = await openReply([GAPS]);
    await choose('Documents received');
    await waitFor(() => expect(selected(box)).toBe('………'));
    await userEvent.keyboard('lundi');
    expect(box).toHaveValue('Rendez-vous le lundi à ……… heures.');
    await userEvent.tab();
    expect(box).toHaveFocus();
    await userEvent.keyboard('10');
    expect(box).toHaveValue('Rendez-vous le lundi à 10 heures.');
    await userEvent.tab();
    expect(box).not.toHaveFocus();
  });

  it('a reply with gaps left is not sent without a question', async () => {
    const reply = jest.fn(() => ({ replyToServiceRequest: { id: 'r1' } }));
    await openReply([GAPS], reply);
    await choose('Documents received');
    await userEvent.click(screen.getByRole('button', { name: 'Send the reply' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('The reply has gaps that are not filled in');
    expect(reply).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send as it is' }));
    await waitFor(() => expect(reply).toHaveBeenCalledTimes(1));
  });
});
