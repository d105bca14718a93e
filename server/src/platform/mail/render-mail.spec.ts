import { readFileSync } from 'node:fs';
import { type Locale, LOCALES } from '../../contract/locales.js';
import { DEFAULT_FIRM } from '../../contract/settings.js';
import type { MailRequest } from './mail.types.js';
import { siteAddress } from '../config/site-address.js';
import { renderMail } from './render-mail.js';

const SITE = 'https://mizan.example';

/** Every template with all variables that its texts use. */
const VARIABLES: Record<string, MailRequest['variables']> = {
  verification: { validity: { seconds: 86_400 } },
  passwordReset: { validity: { seconds: 3_600 } },
  mailTest: {},
  emailChanged: { changedAt: { moment: '2026-11-21T13:05:00Z' }, validity: { seconds: 604_800 } },
  passwordChanged: { changedAt: { moment: '2026-11-21T13:05:00Z' } },
  ...Object.fromEntries(
    [
      ...['enabled', 'disabled', 'disabledByOffice', 'recoveryCodeUsed'],
      ...['passkeyAdded', 'passkeyRemoved', 'appAdded', 'appRemoved'],
    ].map((name) => [
      `secondFactor.${name}`,
      { changedAt: { moment: '2026-11-21T13:05:00Z' }, left: '9' },
    ]),
  ),
  'serviceRequest.submitted': {
    reference: 'SR-2026-000001',
    service: { ar: 'استشارة قانونية', fr: 'Consultation juridique', en: 'Legal consultation' },
    answerWithin: { seconds: 86_400 },
  },
  'serviceRequest.statusChanged': {
    reference: 'SR-2026-000001',
    service: { ar: 'استشارة قانونية', fr: 'Consultation juridique', en: 'Legal consultation' },
    status: { term: 'requestStatus.in_progress' },
    next: { term: 'requestNext.in_progress' },
    note: 'First line\nsecond line',
  },
  'serviceRequest.withdrawn': {
    reference: 'SR-2026-000001',
    service: { ar: 'استشارة قانونية', fr: 'Consultation juridique', en: 'Legal consultation' },
  },
  ...Object.fromEntries(
    ['submitted', 'statusChanged', 'noteAdded', 'replied', 'withdrawn'].map((name) => [
      `contactRequest.${name}`,
      {
        reference: 'CR-2026-000001',
        subject: 'Rent',
        message: 'A message',
        status: { term: 'contactStatus.read' },
        note: 'A note',
        answerWithin: { seconds: 86_400 },
      },
    ]),
  ),
  'serviceRequest.replied': {
    reference: 'SR-2026-000001',
    service: { ar: 'استشارة قانونية', fr: 'Consultation juridique', en: 'Legal consultation' },
    note: 'A reply',
  },
  'application.replied': {
    reference: 'JA-2026-000001',
    role: { ar: 'محامٍ', fr: 'Avocat', en: 'Lawyer' },
    note: 'A reply',
    howToAnswer: { term: 'answer.onSite' },
  },
  'serviceRequest.noteAdded': {
    reference: 'SR-2026-000001',
    service: { ar: 'استشارة قانونية', fr: 'Consultation juridique', en: 'Legal consultation' },
    note: 'A note',
  },
};

function aMail(overrides: Partial<MailRequest> = {}): MailRequest {
  const template = overrides.template ?? 'verification';
  return {
    cause: 'test:1',
    to: 'karim@example.dz',
    language: 'fr',
    template,
    path: '/verify-email/abc_DEF-123',
    ...overrides,
    variables: { name: 'Karim Benali', ...VARIABLES[template], ...overrides.variables },
  };
}

const render = (overrides: Partial<MailRequest> = {}) =>
  renderMail(aMail(overrides), { publicUrl: SITE, firm: DEFAULT_FIRM });

const localeFile = (locale: Locale) =>
  JSON.parse(
    readFileSync(new URL(`../../../locales/${locale}.json`, import.meta.url), 'utf8'),
  ) as unknown;

/** Dotted keys of a nested object, and the placeholders of each text. */
function shapeOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') {
    return [`${path} ${(value.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ')}`];
  }
  return Object.entries(value as object).flatMap(([key, part]) => shapeOf(part, `${path}.${key}`));
}

describe('texts of mails', () => {
  it.each(['fr', 'en'] as const)(
    'texts of mails have the same keys and placeholders in ar and %s',
    (locale) => {
      expect(shapeOf(localeFile(locale))).toEqual(shapeOf(localeFile('ar')));
    },
  );

  describe.each(LOCALES)('in %s', (language) => {
    it.each(Object.keys(VARIABLES))(
      'the mail %s has every text and no empty placeholder',
      (template) => {
        const mail = render({ language, template });
        const printed = `${mail.subject}\n${mail.text}\n${mail.html}`;
        expect(printed).not.toMatch(/\{\{|\}\}|undefined|\[object|templates\.|terms\.|\u0000/);
        const lines = shapeOf(localeFile(language)).filter((line) =>
          line.startsWith(`.templates.${template}.`),
        );
        const paragraphs = lines.filter((line) => line.includes('.paragraphs.')).length;
        const details = lines.filter((line) => line.includes('.value')).length;
        expect(mail.html.match(/<p /g)?.length).toBeGreaterThanOrEqual(paragraphs + 2);
        expect(mail.html.match(/<td [^>]*width="38%"/g)?.length ?? 0).toBe(details);
      },
    );
  });

  it('a mail is in the language and text direction of the recipient', () => {
    const arabic = render({ language: 'ar' });
    expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.html).toContain('text-align:right');
    expect(arabic.html).not.toContain('text-align:left');
    expect(arabic.subject).toBe('تأكيد بريدك الإلكتروني لدى ميزان');
    const french = render({ language: 'fr' });
    expect(french.html).toContain('<html lang="fr" dir="ltr">');
    expect(french.text).toContain('Bonjour Karim Benali,');
    expect(french.text).toMatch(/Ce lien est valable 24\sheures\./);
    expect(render({ language: 'en', template: 'passwordReset' }).text).toContain(
      'The link is valid for 1 hour and works only once.',
    );
  });

  it('dates in mails are written as in Algeria, with their weekday and whose time it is', () => {
    const text = (language: Locale) => render({ language, template: 'passwordChanged' }).text;
    expect(text('ar')).toContain('السبت، 21 نوفمبر 2026 في 14:05 بتوقيت الجزائر');
    expect(text('fr')).toContain('samedi 21 novembre 2026 à 14:05 (heure d’Alger)');
    expect(text('en')).toContain('Saturday, 21 November 2026 at 14:05 (Algiers time)');
    const first = { changedAt: { moment: '2026-12-01T13:05:00Z' } };
    expect(
      render({ language: 'fr', template: 'passwordChanged', variables: first }).text,
    ).toContain('mardi 1er décembre 2026 à 14:05');
  });

  it('the status and the service title in a mail are in its language', () => {
    const french = render({ language: 'fr', template: 'serviceRequest.statusChanged' });
    expect(french.subject).toBe('Votre demande SR-2026-000001 : En cours');
    expect(french.text).toContain('Service\u00a0: Consultation juridique');
    const arabic = render({ language: 'ar', template: 'serviceRequest.statusChanged' });
    expect(arabic.text).toContain('الحالة: قيد التنفيذ');
  });

  it('a mail leaves out lines whose value is missing or blank', () => {
    const mail = render({
      template: 'serviceRequest.statusChanged',
      variables: { name: ' ', note: '', next: undefined },
    });
    expect(mail.text).not.toContain('Bonjour');
    expect(mail.text).not.toContain('Note du cabinet');
    expect(mail.text).toContain('SR-2026-000001');
  });

  it('a mail with an unknown template is refused', () => {
    expect(() => render({ template: 'nothing' })).toThrow('no mail template "nothing"');
  });
});

describe('links of mails', () => {
  it.each([
    ['ar', 'https://mizan.example/verify-email/abc_DEF-123'],
    ['fr', 'https://mizan.example/fr/verify-email/abc_DEF-123'],
    ['en', 'https://mizan.example/en/verify-email/abc_DEF-123'],
  ] as const)(
    'a link of a mail leads to the page in %s, and has a line of the plain text to itself',
    (language, url) => {
      const mail = render({ language });
      expect(mail.html).toContain(`href="${url}"`);
      expect(mail.text.split('\n')).toContain(url);
    },
  );

  it.each(['//evil.example/x', '@evil.example/x', 'javascript:alert(1)', '.evil.example/'])(
    'a link of a mail to another site is refused: %s',
    (path) => {
      expect(() => siteAddress(SITE, 'ar', path)).toThrow('Not a page of the site');
    },
  );

  it('links of mails are http or https only', () => {
    expect(() => siteAddress('ftp://mizan.example', 'ar', '/x')).toThrow('Not a web address');
  });
});

describe('values in mails', () => {
  it('values in mails are escaped in HTML and unchanged in plain text', () => {
    const mail = render({ variables: { name: `<img src=x onerror="a('b')">&` } });
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;');
    expect(mail.text).toContain(`<img src=x onerror="a('b')">&`);
  });

  it('a value in a mail cannot add headers through the subject', () => {
    const { subject } = render({
      template: 'serviceRequest.submitted',
      variables: { reference: 'SR-1\r\nBcc: all@example.com\u2028X: y\u0000' },
    });
    expect(subject).toBe('Nous avons bien reçu votre demande SR-1 Bcc: all@example.com X: y');
  });

  it.each([
    ['Karim\nPay now', 'Bonjour Karim Pay now,'],
    ['customer,\r\nyour file\u2028was suspended', 'Bonjour customer, your file was suspended,'],
    ['Karim https://evil.example/pay', 'Bonjour Karim,'],
    ['Karim www.evil.example', 'Bonjour Karim,'],
    ['Karim\u0000\u202E', 'Bonjour Karim,'],
  ])('a mail greets the stored name %j on one line and without a link', (name, greeting) => {
    const { text, html } = render({ variables: { name } });
    expect(text.split('\n')).toContain(greeting);
    expect(html).toContain(`>${greeting}</p>`);
  });

  it('a name of nothing but a link is not greeted', () => {
    expect(render({ variables: { name: 'https://evil.example' } }).text).not.toContain('Bonjour');
  });

  it('a subject in a mail stays on its line', () => {
    const template = 'contactRequest.submitted';
    const { text } = render({ template, variables: { subject: 'Bail\nPay now' } });
    expect(text).toContain('Bail Pay now');
  });

  it('values in mails are not filled in as templates', () => {
    const mail = render({ variables: { name: '$t(layout.linkHint) {{validity}}' } });
    expect(mail.text).toContain('Bonjour $t(layout.linkHint) {{validity}},');
  });

  it('a note in a mail keeps its line breaks', () => {
    const mail = render({ template: 'serviceRequest.statusChanged' });
    expect(mail.html).toContain('First line<br>second line');
    expect(mail.text).toContain('> First line\n> second line');
  });

  it('a long word, such as an address, breaks instead of widening a mail on a phone', () => {
    expect(render({ template: 'contactRequest.replied' }).html).toContain('word-break:break-word');
  });

  it('the phone number below a mail is not broken over lines, other contact data is', () => {
    const contacts = ['Rue Didouche Mourad, Alger', '+213 23 00 24 00'];
    const firm = { ...DEFAULT_FIRM, contacts: { ar: [], fr: contacts, en: [] } };
    const { html, text } = renderMail(aMail(), { publicUrl: SITE, firm });
    expect(html).toContain('<span dir="ltr">+213\u00a023\u00a000\u00a024\u00a000</span>');
    expect(html).toContain('<span dir="ltr">Rue Didouche Mourad, Alger</span>');
    expect(text).toContain('+213 23 00 24 00');
  });

  it('values of the other text direction are isolated in mails, and cannot reverse the text', () => {
    const arabic = render({ language: 'ar', template: 'serviceRequest.submitted' });
    expect(arabic.html).toContain('<span dir="ltr">SR-2026-000001</span>');
    expect(arabic.subject).toBe('استلمنا طلبك SR-2026-000001');
    const french = render({ variables: { name: 'كريم \u202E بن علي' } });
    expect(french.html).toContain('Bonjour <span dir="rtl">كريم  بن علي</span>,');
  });
});
