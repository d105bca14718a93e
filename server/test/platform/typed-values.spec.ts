import { FORM_RULES } from '../../src/contract/form-messages.js';
import { aContactRequest } from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import type { TestApp } from '../support/test-app.js';
import {
  anAddress,
  FORMS,
  type Form,
  startFormTests,
  overBoth,
  type Send,
  storedRows,
} from '../support/typed-forms.js';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  ({ app, admin } = await startFormTests(__filename));
});
afterAll(() => app.close());

describe.each(overBoth('phone'))('the phone number of a $title', ({ name, send }) => {
  it('a phone number is accepted as people write it, and stored without marks', async () => {
    const row = expectDone(await send('Tél : \u202D٠٥.٥٥.١٢/٣٤\u201156\u202C (WhatsApp).'));
    expect(row[name]).toBe('٠٥.٥٥.١٢/٣٤\u201156');
    const tables = [
      'SELECT phone_e164 FROM users WHERE id::text = $1',
      'SELECT client_phone_e164 FROM service_requests WHERE id::text = $1',
      'SELECT phone_e164 FROM consultations WHERE id::text = $1',
      'SELECT phone_e164 FROM applications WHERE id::text = $1',
      'SELECT phone_e164 FROM contact_info WHERE id::text = $1',
    ];
    const found = await storedRows(tables.join(' UNION ALL '), [row['id']]);
    expect(found.map((each) => Object.values(each as object)[0] as string)).toEqual([
      '+213555123456',
    ]);
  });

  it.each([
    ['0555123456 / 0661223344', FORM_RULES.onePhone],
    ['0555 12 34 56 poste 2', FORM_RULES.phone],
    ['appelez-moi', FORM_RULES.phone],
  ])('a phone number %j is refused with an explanation', async (typed, words) => {
    const answer = await send(typed);
    expectRefused(answer, 'BAD_USER_INPUT', name);
    expect(Object.values(words)).toContain(answer.fields[name]);
  });
});

describe.each(overBoth('email'))('the e-mail address of a $title', ({ name, send }) => {
  it.each([
    ['with marks around it', (plain: string) => `\u2068${plain}\u2069`],
    ['with marks inside', (plain: string) => plain.replace('@', '\u200B@\u00AD')],
    ['as it was copied', (plain: string) => `<mailto:${plain.toUpperCase()}>، `],
    ['in full width', (plain: string) => plain.replace('@', '＠').replace('.', '．')],
  ])('%s is the plain address', async (_, written) => {
    const plain = anAddress();
    expect(expectDone(await send(written(plain)))[name]).toBe(plain);
  });

  it('an e-mail address has one form of its domain', async () => {
    const mailbox = anAddress().split('@')[0];
    expect(expectDone(await send(`${mailbox}@Étude.fr`))[name]).toBe(`${mailbox}@xn--tude-9oa.fr`);
  });

  it.each([
    'a b@example.dz',
    'a\u3000b@example.dz',
    'a\u0001@example.dz',
    'a?bcc=x@example.dz',
    '"a"@example.dz',
    'a,b@example.dz',
    'a@b@example.dz',
    'شةهىش@gmail.com',
  ])('an e-mail address %j is refused', async (typed) => {
    expectRefused(await send(typed), 'BAD_USER_INPUT', name);
  });
});

describe.each(overBoth('person'))('the name of a $title', ({ name, send }) => {
  it('a name is stored composed and without marks, with its joiners', async () => {
    const row = expectDone(await send('\u202BRene\u0301 علي\u200Cرضا\u202C\u200B\n'));
    expect(row[name]).toBe('René علي\u200Cرضا');
  });

  it.each([
    'customer,\nyour file was suspended',
    'Karim\u2028Benali',
    'Pay now: https://evil.example/pay',
    'www.evil.example',
    '\u200B\u200B',
    '\u3164\u3164',
    '\u2800\u2800',
    '\u0001\u0001',
  ])('a name %j is refused', async (typed) => {
    expectRefused(await send(typed), 'BAD_USER_INPUT', name);
  });
});

it.each(['REST', 'GraphQL'] as const)(
  'the text of a message over %s is stored exactly as typed',
  async (transport) => {
    const message = 'a\u200Fb\u00ADc\u0301\n\u2028\u202Ed https://example.dz\tٰ٠';
    const send = FORMS.find(({ title }) => title === 'contact message')?.send[transport] as Send;
    expect(expectDone(await send(aContactRequest({ message })))['message']).toBe(message);
  },
);

describe.each(['REST', 'GraphQL'] as const)('texts of one line over %s', (transport) => {
  const LINES: { title: string; name: string; input: object; form: Form }[] = [
    ['contact message', 'subject', {}],
    ['service request', 'opposingParty', {}],
    ['booking', 'title', {}],
    ['application', 'city', {}],
    ['application', 'country', {}],
    ['application', 'expectedSalary', {}],
  ].map(([title, name, input]) => ({
    ...{ title: title as string, name: name as string, input: input as object },
    form: FORMS.find((form) => form.title === title) as Form,
  }));

  it.each(LINES)('the $name of a $title has no line breaks', async ({ name, form }) => {
    const send = form.send[transport];
    const kept = expectDone(await send({ ...form.input(), [name]: '\u202BBail\tlocal\u202C ' }));
    expect(kept[name]).toBe('Bail local');
    for (const broken of ['Bail\nlocal', 'Bail\u2029local', 'Bail\u0085local', 'Bail\u0007local'])
      expectRefused(await send({ ...form.input(), [name]: broken }), 'BAD_USER_INPUT', name);
  });

  it('the settings take an address and a number as they were copied', async () => {
    const general = { contactEmail: '\u200FOffice@Étude.dz،', contactPhone: 'هاتف: ٠٢١.٦٣.١٢.٣٤' };
    const input = { general, integrations: { mailFrom: '<Office@Example.DZ>' } };
    const answer =
      transport === 'REST'
        ? await app.rest<Record<string, object>>('PUT', '/settings', { token: admin, body: input })
        : await callOperation<Record<string, object>>(
            app,
            ['mutation', 'updateSettings'],
            { input },
            { token: admin },
          );
    expect(expectDone(answer)).toMatchObject({
      general: { contactEmail: 'office@xn--tude-9oa.dz', contactPhone: '٠٢١.٦٣.١٢.٣٤' },
      integrations: { mailFrom: 'office@example.dz' },
    });
  });
});
