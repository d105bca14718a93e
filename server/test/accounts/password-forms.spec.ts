import { hash } from '@node-rs/argon2';
import { DataSource } from 'typeorm';
import { type AccountApi, TRANSPORTS } from '../support/account-api.js';
import { aClient, aColleague, aRegistration, linkToken } from '../support/builders.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { expectSameTime } from '../support/same-time.js';
import { payFullPrice } from '../support/light-argon2.js';
import { enableSecondFactor } from '../support/second-factor.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  payFullPrice(true);
  app = await TestApp.start(__filename);
});
afterAll(async () => {
  payFullPrice(false);
  await app.close();
});

const PASSWORDS = [
  'Été2026أمل',
  'كلمة-سر-إدارة-آمنة',
  'naïve-Ça-va-27',
  'Ậ-한국어-2026',
  'ﬁn-Ａ-Å2026',
];
/** How a password is set, and how it is typed afterwards. */
const FORMS = PASSWORDS.flatMap((password) =>
  (['NFC', 'NFD'] as const).flatMap((chosen) =>
    (['NFC', 'NFD'] as const).map((typed) => ({ password, chosen, typed })),
  ),
);

describe.each(TRANSPORTS)('passwords with accents and marks over %s', (_, apiOf) => {
  let api: AccountApi;
  beforeEach(() => {
    api = apiOf(app);
  });

  it.each(FORMS)('$password chosen as $chosen opens the account as $typed', async (row) => {
    const input = aRegistration({ password: row.password.normalize(row.chosen) });
    expectDone(await api.register(input));
    const typed = row.password.normalize(row.typed);
    expectDone(await api.login({ email: input.email, password: typed }));
    const compatible = row.password.normalize('NFKC');
    if (compatible !== row.password.normalize('NFC'))
      expectRefused(await api.login({ email: input.email, password: compatible }), 'LOGIN_FAILED');
  });

  it('every operation that asks for the password takes both forms', async () => {
    const [first = '', second = '', third = ''] = PASSWORDS;
    const [nfc, nfd] = [
      (text: string) => text.normalize('NFC'),
      (text: string) => text.normalize('NFD'),
    ];
    const person = await aClient(app, { password: nfd(first) });
    const { token, email } = person;
    const change = { currentPassword: nfc(first), newPassword: nfd(second) };
    expectDone(await api.changePassword(change, { token }));
    expectDone(await api.login({ email, password: nfc(second) }));
    await api.sendReset(email);
    const link = await linkToken(app, email, 'reset-password');
    expect((await api.reset({ token: link, newPassword: nfd(third) })).data).toBe(true);
    const again = expectDone(await api.login({ email, password: nfc(third) })).token;
    const forms = [nfc(third), nfd(third)];
    for (const password of forms)
      expectDone(
        await callOperation(
          app,
          ['mutation', 'createMyDataDownload'],
          { password },
          { token: again },
        ),
      );
    const [code] = (await enableSecondFactor(app, { token: again, password: nfd(third) }))
      .recoveryCodes;
    const proof = { password: nfc(third), code };
    expectDone(
      await app.rest('POST', '/auth/second-factor/disable', { token: again, body: proof }),
    );
    const erasure = { token: again, body: { password: nfd(third) } };
    expectDone(await app.rest('POST', '/privacy/erasure', erasure));
  });

  it('the lock screen and accounts made by the office take both forms', async () => {
    const password = 'Été-à-Alger-2026';
    const colleague = await aColleague(app, {
      role: 'secretary',
      password: password.normalize('NFD'),
    });
    const { token } = colleague;
    for (const form of ['NFC', 'NFD']) {
      await api.lockSession(undefined, { token });
      expectDone(await api.unlock(password.normalize(form), { token }));
    }
  });

  it('passwords stored as typed by an older version stay valid as typed', async () => {
    const password = 'Été2026أمل'.normalize('NFD');
    const { id, email } = await aClient(app);
    const store = 'UPDATE users SET password_hash = $2 WHERE id = $1';
    await app.app.get(DataSource).query(store, [id, await hash(password)]);
    expectDone(await api.login({ email, password }));
    expectRefused(await api.login({ email, password: password.normalize('NFC') }), 'LOGIN_FAILED');
  });

  it.each([
    ['too short once it is put together', 'e\u0301e\u0301e\u0301', 'password'],
    ['too long', 'é'.repeat(129).normalize('NFD'), 'password'],
  ])('a password is refused if it is %s', async (__, password, field) => {
    expectRefused(await api.register(aRegistration({ password })), 'BAD_USER_INPUT', field);
  });

  it('the longest password is as long in both forms', async () => {
    const password = 'é'.repeat(128);
    const input = aRegistration({ password: password.normalize('NFD') });
    expectDone(await api.register(input));
    for (const form of ['NFC', 'NFD'])
      expectDone(await api.login({ email: input.email, password: password.normalize(form) }));
    const longer = { email: input.email, password: 'é'.repeat(129).normalize('NFD') };
    expectRefused(await api.login(longer), 'BAD_USER_INPUT', 'password');
  });

  it('a wrong password of composed letters takes as long for an unknown address', async () => {
    const { email } = await aClient(app);
    const password = 'pas-ça-été-2026'.normalize('NFD');
    let round = 0;
    const failed = (known: boolean) => async () => {
      round += 1;
      const answer = await api.login({ email: known ? email : `no-${round}@example.dz`, password });
      expect(['LOGIN_FAILED', 'ACCOUNT_LOCKED']).toContain(answer.code);
      await app.app.get(DataSource).query(`DELETE FROM rate_limits WHERE key LIKE 'login%'`);
    };
    await expectSameTime({ known: failed(true), unknown: failed(false) });
  });
});

it('a password is stored as argon2id with 19 MiB and two passes', async () => {
  const { id } = await aClient(app);
  const [user] = await app.app
    .get(DataSource)
    .query<{ password_hash: string }[]>('SELECT password_hash FROM users WHERE id = $1', [id]);
  expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
