import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, renderPage } from '../../../test/render-page';
import { DashboardFrame, type } from '../../../test/render-resource';
import { PaletteButton } from './palette-button';

const record = {
  __typename: 'SearchRecord',
  kind: 'contactRequest',
  id: 'c1',
  title: 'Nadia Khelifi',
  detail: 'nadia@example.com',
  reference: 'CR-2026-000001',
  opposingParty: null,
  subject: 'A lease',
  status: 'New',
  createdAt: '2026-11-16T09:00:00.000Z',
  personId: null,
};
const SCREENS = [
  { path: 'users', label: 'dashboard.nav.users' },
  { path: 'contact', label: 'dashboard.nav.contactRequests' },
];

function renderPalette(find: () => object = () => ({ searchRecords: [record] })) {
  return renderPage({
    page: (
      <DashboardFrame>
        <PaletteButton screens={SCREENS} />
      </DashboardFrame>
    ),
    path: '/dashboard/*',
    at: '/dashboard/faq',
    handlers: { SearchRecords: find },
    user: aUser({ role: 'admin' }),
  });
}

describe('the search over everything', () => {
  it('a number typed right after Ctrl+K goes into the box, and not to the page behind it', async () => {
    const targets: unknown[] = [];
    const onKey = ({ target }: Event) => targets.push(target);
    document.addEventListener('keydown', onKey);
    await renderPalette();
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    targets.length = 0;
    await userEvent.keyboard('0551');
    const box = await screen.findByRole('combobox', { name: 'Search everything' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('20');
    expect(box).toHaveValue('055120');
    expect(targets.filter((target) => target !== box)).toEqual([]);
    document.removeEventListener('keydown', onKey);
  });

  it.each([
    { typed: 'atlas', says: 'Opposing party: SARL Atlas' },
    { typed: 'nadia', says: undefined },
  ])('a request that "$typed" finds says of its opposing party: $says', async ({ typed, says }) => {
    const found = { ...record, kind: 'serviceRequest', opposingParty: 'SARL Atlas' };
    await renderPalette(() => ({ searchRecords: [found] }));
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    type(await screen.findByRole('combobox', { name: 'Search everything' }), typed);
    const option = (await screen.findByText('Nadia Khelifi')).closest('.ant-select-item');
    if (says) expect(option?.textContent.replace(/\s+/g, '')).toContain(says.replace(/\s+/g, ''));
    else expect(option).not.toHaveTextContent('SARL Atlas');
  });

  it('the palette opens by Ctrl+K on any keyboard, finds people and screens, and remembers what was opened', async () => {
    const find = jest.fn(() => ({ searchRecords: [record] }));
    await renderPalette(find);
    const address = () => screen.getByTestId('address').textContent;
    fireEvent.keyDown(document.body, { key: 'ن', code: 'KeyK', ctrlKey: true });
    const box = await screen.findByRole('combobox', { name: 'Search everything' });
    expect(within(await screen.findByRole('dialog')).getByText('Users')).toBeInTheDocument();
    type(box, '0550 12');
    // each by itself: a subject in another script does not turn the others around
    const facts = (await screen.findByText('A lease')).parentElement;
    expect(facts).toHaveTextContent(/^A lease · New · .*ago$/);
    expect(facts?.querySelectorAll('bdi')).toHaveLength(3);
    await userEvent.click(await screen.findByText('Nadia Khelifi'));
    expect(find).toHaveBeenCalledWith({ search: '0550 12', language: 'en' });
    expect(address()).toBe('/dashboard/contact?view=c1');

    await userEvent.click(screen.getByRole('button', { name: 'Search everything' }));
    const again = await screen.findByRole('dialog');
    expect(await within(again).findByText('Opened recently')).toBeInTheDocument();
    expect(within(again).getByText('CR-2026-000001')).toBeInTheDocument();
    const boxAgain = await screen.findByRole('combobox', { name: 'Search everything' });
    type(boxAgain, 'user');
    await waitFor(() =>
      expect(document.querySelector('.ant-select-item-option-active')).toHaveTextContent('Users'),
    );
    fireEvent.keyDown(boxAgain, { key: 'Enter', keyCode: 13 });
    expect(address()).toBe('/dashboard/users');
  });

  it.each(['', 'عطل'])('the palette closes with one Escape, with the text %j', async (text) => {
    await renderPalette(() => ({ searchRecords: [] }));
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    const box = await screen.findByRole('combobox', { name: 'Search everything' });
    if (text) type(box, text);
    fireEvent.keyDown(box, { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.click(screen.getByRole('button', { name: 'Search everything' }));
    const again = await screen.findByRole<HTMLInputElement>('combobox', {
      name: 'Search everything',
    });
    expect(again).toHaveValue(text);
    await waitFor(() =>
      expect([again.selectionStart, again.selectionEnd]).toEqual([0, text.length]),
    );
  });
});
