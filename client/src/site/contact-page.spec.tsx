import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_VERSION } from '@contract/consent';
import { aUser, refusal, renderPage, type Handlers } from '../../test/render-page';
import { ContactPage } from './contact-page';
import { SiteFooter } from './layout/site-footer';

const entry = (key: string, value: string) => ({ key, value });

const ANSWER = {
  phones: [entry('main_phone', '021 11 22 33'), entry('contact_phone', '0661 22 33 44')],
  emails: [entry('main_email', 'office@firm.example')],
  addresses: [entry('main_address', '5 Law Street'), entry('map_coordinates', '36.75, 3.05')],
  hours: [entry('main_hours', 'Sunday to Thursday')],
  socialMedia: { facebook: null, linkedin: 'https://linkedin.com/x', youtube: null },
};
const answering = (publicContactInfo: object): Handlers => ({
  PublicContactInfo: () => ({ publicContactInfo }),
});
const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('contact page', () => {
  it('the contact page shows phone, chat, e-mail and map links', async () => {
    await renderPage({ page: <ContactPage />, handlers: answering(ANSWER) });
    expect(await screen.findByRole('link', { name: '021 11 22 33' })).toHaveAttribute(
      'href',
      'tel:021112233',
    );
    expect(link('Write to 0661 22 33 44 on WhatsApp')).toHaveAttribute(
      'href',
      'https://wa.me/213661223344',
    );
    expect(screen.queryByRole('link', { name: /021 11 22 33 on WhatsApp/ })).toBeNull();
    expect(link('office@firm.example')).toHaveAttribute('href', 'mailto:office@firm.example');
    expect(link(/Directions/)).toHaveAttribute('href', expect.stringContaining('36.75,3.05'));
    expect(screen.queryByText('36.75, 3.05')).toBeNull();
    expect(link('LinkedIn')).toHaveAttribute('href', 'https://linkedin.com/x');
    expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
  });

  it('the contact page loads the OpenStreetMap frame only after a click', async () => {
    await renderPage({ page: <ContactPage />, handlers: answering(ANSWER) });
    const show = await screen.findByRole('button', { name: 'Show the map here' });
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(show);
    expect(document.querySelector('iframe')).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?.*36\.75/),
    );
  });

  it.each([
    ['ar', 'شارع ديدوش مراد، الجزائر الوسطى، الجزائر العاصمة'],
    ['fr', 'Rue Didouche Mourad, Alger\u2011Centre, Alger'],
    ['en', 'Didouche Mourad Street, Alger-Centre, Algiers'],
  ] as const)(
    'the contact page shows the built-in data in %s when the stored data cannot be loaded',
    async (locale, address) => {
      const handlers = {
        PublicContactInfo: () => {
          throw new Error('away');
        },
      };
      await renderPage({ page: <ContactPage />, handlers, locale });
      expect((await screen.findAllByText(address)).length).toBeGreaterThan(0);
      expect(link('+213 23 00 24 00')).toBeInTheDocument();
      expect(link('contact@mizan.example')).toBeInTheDocument();
      expect(link('Facebook')).toBeInTheDocument();
    },
  );

  it('the contact page leaves out missing contact details', async () => {
    const nothing = { phones: [], emails: [], addresses: [], hours: [], socialMedia: {} };
    await renderPage({
      page: (
        <>
          <ContactPage />
          <SiteFooter />
        </>
      ),
      handlers: answering(nothing),
    });
    expect(await screen.findByText(/not published yet/)).toBeInTheDocument();
    expect(document.querySelector('a[href^="tel:"], a[href^="mailto:"], iframe, dt')).toBeNull();
    expect(screen.queryByText('Reach us')).toBeNull();
  });
});

describe('contact data', () => {
  afterEach(() => jest.restoreAllMocks());

  it('contact data are read again when the visitor returns after a minute', async () => {
    const asked = jest.fn(() => ({ publicContactInfo: ANSWER }));
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    await renderPage({ page: <SiteFooter />, handlers: { PublicContactInfo: asked } });
    await screen.findByText('021 11 22 33');
    const comeBackAfter = async (seconds: number) => {
      clock.mockReturnValue(start + seconds * 1000);
      await act(async () => {
        fireEvent.focus(window);
      });
    };
    await comeBackAfter(59);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockReturnValue({
      publicContactInfo: { ...ANSWER, phones: [entry('main_phone', '021 99 99 99')] },
    });
    await comeBackAfter(60);
    expect(await screen.findByText('021 99 99 99')).toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe('contact form', () => {
  const fill = (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value: text } });
    return field;
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the message' }));
  const agree = () => userEvent.click(screen.getByRole('checkbox'));
  const open = (submit: (variables: Record<string, unknown>) => object) =>
    renderPage({
      page: <ContactPage />,
      user: aUser(),
      handlers: { ...answering(ANSWER), SubmitContactRequest: submit },
    });

  beforeEach(() => localStorage.clear());

  it('the contact form sends trimmed values, and empty optional ones as null', async () => {
    const submit = jest.fn((_: Record<string, unknown>) => ({
      submitContactRequest: {
        id: 'c1',
        reference: 'CR-2026-000001',
        answerDueAt: '2999-11-17T09:00:00.000Z',
      },
    }));
    await open(submit);
    expect(screen.getByLabelText('Full name')).toHaveValue('Amina Benyoucef');
    fill('E‑mail address', ' Amina@Example.COM ');
    fill('Phone number (optional)', '  ');
    fill('Your message', ' A question \n');
    await agree();
    await send();
    expect(await screen.findByText('CR-2026-000001')).toBeVisible();
    expect(screen.getByText(/You can expect our answer by Sunday, 17 November 2999/)).toBeVisible();
    expect(submit).toHaveBeenCalledWith({
      input: {
        name: 'Amina Benyoucef',
        email: 'amina@example.com',
        phone: null,
        subject: null,
        message: 'A question',
        homepage: '',
        secondsOpen: expect.any(Number) as number,
        consentVersion: CONSENT_VERSION,
      },
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(link('Follow the message')).toHaveAttribute('href', '/account/messages/c1');
    expect(localStorage).toHaveLength(0);
  });

  it('the contact form asks for missing fields and a valid e-mail address', async () => {
    await open(() => ({}));
    const email = fill('E‑mail address', 'amina@');
    await send();
    expect(screen.getByText('Please fill in all required fields')).toBeVisible();
    expect(link('Consent: Please read the privacy policy and tick the box')).toBeVisible();
    expect(screen.getByLabelText('Your message')).toBeInvalid();
    expect(email).toBeInvalid();
  });

  it('a message that failed keeps its words, and a filled hidden field is empty at the next try', async () => {
    const homepages: unknown[] = [];
    await open(({ input }) => {
      homepages.push((input as { homepage: string }).homepage);
      return refusal('FORM_REFUSED');
    });
    const message = fill('Your message', 'A question');
    const honeypot = document.querySelector<HTMLInputElement>('input[name="homepage"]')!;
    honeypot.value = 'https://spam.example';
    await agree();
    await send();
    expect(await screen.findByText('refused: FORM_REFUSED')).toBeVisible();
    const failure = 'An error occurred while sending the message, please try again';
    expect(screen.getAllByText(failure)[0]).toBeVisible();
    expect(message).toHaveValue('A question');
    await send();
    await waitFor(() => expect(homepages).toEqual(['https://spam.example', '']));
  });
});
