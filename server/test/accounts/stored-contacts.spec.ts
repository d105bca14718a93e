import { StoredContactsService } from '../../src/modules/stored-contacts/stored-contacts.service.js';
import {
  aClient,
  anApplication,
  aRegistration,
  aServiceRequest,
  linkToken,
} from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import type { TestApp } from '../support/test-app.js';
import {
  anAddress,
  FORMS,
  type Form,
  mutation,
  startFormTests,
  rest,
  type Row,
  service,
  storedRows,
} from '../support/typed-forms.js';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  ({ app, admin } = await startFormTests(__filename));
});
afterAll(() => app.close());

describe('an account and its address', () => {
  const marked = (plain: string) => `\u200F${plain.toUpperCase()}\u200B،`;

  it('an e-mail address has one account for all spellings, over both transports', async () => {
    const email = `${anAddress().split('@')[0]}@étude.fr`;
    await aClient(app, { email: `\u2066${email}\u2069` }, { verified: false });
    const ascii = email.replace('étude', 'xn--tude-9oa');
    for (const typed of [ascii, email, marked(ascii), marked(email)]) {
      const again = { ...aRegistration(), email: typed };
      expectRefused(await rest('POST', '/auth/register')(again), 'EMAIL_TAKEN', 'email');
      const credentials = { email: typed, password: aRegistration().password };
      expect((await rest('POST', '/auth/login')(credentials)).status).toBe(200);
      expect((await mutation('login')(credentials)).code).toBeUndefined();
    }
  });

  it('an account is found by a pasted e-mail address for a reset, a new link and its state', async () => {
    const person = await aClient(app);
    const asked = await app.rest('POST', '/password-reset/send-reset', {
      body: { email: marked(person.email) },
    });
    expect(asked.status).toBe(200);
    expect(await linkToken(app, person.email, 'reset-password')).toMatch(/./);
    const path = `/email-verification/status/${encodeURIComponent(marked(person.email))}`;
    const own = await app.rest('GET', path, { token: person.token });
    expect(own.data).toMatchObject({ isEmailVerified: true });
    const byAdmin = await callOperation(
      app,
      ['query', 'emailVerificationStatus'],
      { email: marked(person.email) },
      { token: admin },
    );
    expect(byAdmin.data).toMatchObject({ isEmailVerified: true });
  });

  it('a corrected e-mail address is stored without the marks of the pasted one', async () => {
    const { token } = await aClient(app, {}, { verified: false });
    const email = anAddress();
    const answer = await app.rest<Row>('PUT', '/email-verification/email', {
      ...{ token, body: { email: marked(email) } },
    });
    expect(expectDone(answer)['email']).toBe(email);
  });

  it('an account with an undeliverable e-mail address can still sign in', async () => {
    const person = await aClient(app);
    const email = person.email.replace('written', 'كتب').replace('client', 'زبون');
    await storedRows('UPDATE users SET email = $1 WHERE id = $2', [email, person.id]);
    const credentials = { email: `\u200F${email} `, password: person.password };
    expect((await rest('POST', '/auth/login')(credentials)).status).toBe(200);
    await storedRows('UPDATE users SET email = $1 WHERE id = $2', [person.email, person.id]);
  });
});

describe('a phone number that was stored', () => {
  it('a stored phone number is found by the office in any spelling', async () => {
    const number = '0770 45 46 47';
    const { id } = expectDone(await service(aServiceRequest({ clientPhone: '٠٧٧٠٤٥٤٦٤٧' })));
    await aClient(app, { phoneNumber: '07.70.45.46.47' }, { verified: false });
    for (const typed of [
      ...[number, '07.70.45.46.47', '٠٧٧٠ ٤٥ ٤٦ ٤٧', '۰۷۷۰۴۵۴۶۴۷', '+213 770 45 46 47'],
      ...['(+213) 770.45.46.47', '00213770454647', '\u202D0770\u202F45\u202F46\u202F47\u202C'],
      ...['0770–45–46–47', '0770/45/46/47', 'Tél : 0770454647', '0770454647 (WhatsApp)'],
    ]) {
      const args = { filter: { search: typed } };
      const found = await callOperation<{ items: Row[] }>(app, ['query', 'serviceRequests'], args, {
        token: admin,
      });
      expect(expectDone(found).items.map((row) => row['id'])).toEqual([id]);
      const users = await callOperation<{ items: Row[] }>(app, ['query', 'users'], args, {
        token: admin,
      });
      expect(expectDone(users).items).toHaveLength(1);
    }
  });
});

describe('mails to an address that nobody has proved', () => {
  it.each(['REST', 'GraphQL'] as const)(
    'mails to an unproved address do not use the name in an application over %s',
    async (transport) => {
      const form = FORMS.find(({ title }) => title === 'application') as Form;
      const input = anApplication({ fullName: 'Votre dossier est suspendu' });
      expectDone(await form.send[transport](input));
      const [mail] = await app.mailsTo(input.email);
      expect(mail?.subject).toMatch(/\S/);
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('suspendu');
    },
  );

  it('mails to a proved address greet by name', async () => {
    const person = await aClient(app, { fullName: 'Karim Benali' });
    const input = aServiceRequest({ clientName: 'Karim Benali' });
    expectDone(await app.rest('POST', '/service-requests', { token: person.token, body: input }));
    const mails = await app.mailsTo(person.email);
    expect(mails[0]?.text).toContain('Karim Benali');
    expect(mails.at(-1)?.text).not.toContain('Karim Benali');
  });

  it('mails print a stored name on one line and without a link', async () => {
    const person = await aClient(app);
    const name = 'customer,\nPay now: https://evil.example/pay';
    await storedRows('UPDATE users SET full_name = $1 WHERE id = $2', [name, person.id]);
    const body = { currentPassword: person.password, newPassword: 'another-harbour-28' };
    expectDone(await app.rest('PUT', '/auth/change-password', { token: person.token, body }));
    const [mail] = await app.mailsTo(person.email);
    expect(mail?.text).toContain('customer, Pay now:');
    expect(mail?.text).not.toContain('evil.example');
  });
});

describe('what was stored before', () => {
  const stored = () => app.app.get(StoredContactsService, { strict: false });

  it('older rows get the dialled form of phone numbers, and lose the marks of e-mail addresses', async () => {
    const person = await aClient(app);
    const marked = person.email.replace('@', '\u200B@').replace('.dz', '.dz\u200F');
    await storedRows(
      `UPDATE users SET email = $1, phone_number = '٠٥٥٥.٩٨.٧٦.٥٤', phone_e164 = NULL WHERE id = $2`,
      [marked, person.id],
    );
    const { id } = expectDone(await service(aServiceRequest()));
    await storedRows(
      `UPDATE service_requests SET client_email = 'x@étude.fr،', client_phone = '0555\u202F98 76 54',
        client_phone_e164 = NULL WHERE id = $1`,
      [id],
    );
    await stored().run();
    await stored().run();
    expect(
      await storedRows('SELECT email, phone_e164 AS phone FROM users WHERE id = $1', [person.id]),
    ).toEqual([{ email: person.email, phone: '+213555987654' }]);
    expect(
      await storedRows(
        'SELECT client_email AS email, client_phone_e164 AS phone FROM service_requests WHERE id = $1',
        [id],
      ),
    ).toEqual([{ email: 'x@xn--tude-9oa.fr', phone: '+213555987654' }]);
    const credentials = { email: marked, password: person.password };
    expect((await rest('POST', '/auth/login')(credentials)).status).toBe(200);
  });

  it('the migration leaves two accounts that would become one, and lists them', async () => {
    const plain = await aClient(app);
    const other = await aClient(app);
    await storedRows('UPDATE users SET email = $1 WHERE id = $2', [
      `${plain.email}\u200F`,
      other.id,
    ]);
    await stored().run();
    expect(await stored().markedAccounts()).toEqual([
      expect.objectContaining({ id: other.id, plain: plain.email, ownerId: plain.id }),
    ]);
    const path = `/users/${other.id}`;
    const mended = await app.rest<Row>('PUT', path, { token: admin, body: { email: other.email } });
    expect(expectDone(mended)['email']).toBe(other.email);
    expect(await stored().markedAccounts()).toEqual([]);
  });
});
