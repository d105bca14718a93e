import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, renderPage } from '../../../test/render-page';
import { eraseDrafts } from '../../lib/forms/draft-erasure';
import { handOverMatter } from './hand-over';
import { keepMatter, readMatter } from './matter';
import { MatterBox, type MatterBoxProps } from './matter-box';

const TEXT = 'I was dismissed last week.';
const REQUEST = { text: TEXT, form: 'request', service: 'legal-consultation', branch: '' } as const;
const DRAFT = 'draft:service-request:user-1';

const show = (props: MatterBoxProps = {}, user = false) =>
  renderPage({ page: <MatterBox {...props} />, user: user ? aUser() : null });
const box = () => screen.getByLabelText('Describe your matter');
const address = () => screen.getByTestId('address').textContent;
const draftOf = (key: string) =>
  (JSON.parse(localStorage.getItem(key) ?? '{}') as { values?: Record<string, string> }).values;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what is written before any account', () => {
  it('the text is kept for the tab, and comes back with it', async () => {
    const { unmount } = await show();
    await userEvent.type(box(), TEXT);
    expect(sessionStorage.getItem('matter')).toContain(TEXT);
    expect(JSON.stringify(localStorage)).not.toContain(TEXT);
    unmount();
    await show();
    expect(box()).toHaveValue(TEXT);
  });

  it('the text is kept on the device for 30 days if that is the person’s own', async () => {
    await show();
    await userEvent.type(box(), TEXT);
    await userEvent.click(screen.getByRole('checkbox', { name: /^This device is mine/ }));
    expect(localStorage.getItem('draft:matter')).toContain(TEXT);
    expect(sessionStorage.getItem('matter')).toBeNull();
    expect(readMatter()).toMatchObject({ text: TEXT, isOwnDevice: true });
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 31 * 24 * 3_600_000);
    expect(readMatter()).toBeUndefined();
    jest.restoreAllMocks();
    expect(localStorage.getItem('draft:matter')).toBeNull();
  });

  it.each([true, false])('the text is gone after signing out (own device: %s)', (isOwnDevice) => {
    keepMatter(REQUEST, isOwnDevice);
    eraseDrafts('user-1');
    expect(readMatter()).toBeUndefined();
  });

  it('the box asks for a few words before it goes on', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: /^Continue to send/ }));
    expect(await screen.findAllByText('Write a few words about your matter first')).not.toEqual([]);
    expect(address()).toBe('/');
  });
});

describe('the form that it is for', () => {
  it('a request opens with the service of the page', async () => {
    await show({ service: 'legal-consultation' });
    await userEvent.type(box(), TEXT);
    await userEvent.click(screen.getByRole('button', { name: /^Continue to send/ }));
    await waitFor(() => expect(address()).toBe('/request-service/legal-consultation'));
    expect(screen.queryByRole('button', { name: /book a consultation/ })).toBeNull();
    expect(readMatter()).toMatchObject(REQUEST);
  });

  it('a person who is signed in finds it as a draft of the booking', async () => {
    await show({ branch: 'labor' }, true);
    await userEvent.type(box(), TEXT);
    await userEvent.click(screen.getByRole('button', { name: 'Continue to book a consultation' }));
    await waitFor(() => expect(address()).toBe('/book-consultation?type=labor'));
    expect(draftOf('draft:consultation:user-1')).toEqual({
      ...{ description: TEXT, consultationType: 'labor', entry: 'labor' },
    });
    expect(readMatter()).toBeUndefined();
  });
});

describe('a draft that the person has already', () => {
  const before = (text: string) =>
    localStorage.setItem(
      DRAFT,
      JSON.stringify({
        values: { serviceDescription: text, clientAddress: 'Oran' },
        savedAt: new Date().toISOString(),
        submissionKey: 'key',
      }),
    );

  it.each([
    { title: 'another text stays above it', earlier: 'Rent', stored: `Rent\n\n${TEXT}` },
    { title: 'the same text is not repeated', earlier: TEXT, stored: TEXT },
    { title: 'a blank one is filled', earlier: '', stored: TEXT },
  ])('$title', ({ earlier, stored }) => {
    before(earlier);
    keepMatter(REQUEST, false);
    handOverMatter('user-1');
    expect(draftOf(DRAFT)).toMatchObject({
      ...{ serviceDescription: stored, clientAddress: 'Oran', service: 'legal-consultation' },
    });
  });
});
