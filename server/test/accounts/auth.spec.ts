import { ERRORS } from '../../src/contract/errors.js';
import { TRANSPORTS } from '../support/account-api.js';
import { aClient, aRegistration } from '../support/builders.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start(__filename);
});
afterAll(() => app.close());

const cookiesOf = (headers: Record<string, unknown>) => (headers['set-cookie'] ?? []) as string[];

describe.each(TRANSPORTS)('registration over %s', (name, apiOf) => {
  it('registration creates an unverified client in the caller’s language and signs in', async () => {
    const input = aRegistration({ email: ` New.${name}@Example.DZ ` });
    const answer = await apiOf(app).register(input, { headers: { 'Accept-Language': 'fr-FR' } });
    if (name === 'REST') expect(answer.status).toBe(201);
    expect(answer.data.user).toMatchObject({
      fullName: input.fullName,
      email: `new.${name}@example.dz`.toLowerCase(),
      phoneNumber: input.phoneNumber,
      role: 'client',
      isActive: true,
      isEmailVerified: false,
      language: 'fr',
    });
    const me = await apiOf(app).me(undefined, { token: answer.data.token });
    expect(me.data.id).toBe(answer.data.user.id);
  });

  it('registration answers no password hash or other secret', async () => {
    const { body } = await apiOf(app).register(aRegistration());
    expect(JSON.stringify(body)).not.toMatch(/argon2|password|hash/i);
  });

  it('registration sets the cookies, with the token unreadable for scripts', async () => {
    const { headers, data } = await apiOf(app).register(aRegistration());
    const [token, marker] = cookiesOf(headers);
    expect(token).toMatch(new RegExp(`^token=${data.token}; Max-Age=604800; Path=/;`));
    expect(token).toMatch(/HttpOnly; SameSite=Strict$/);
    expect(marker).toMatch(/^signed_in=1; Max-Age=604800; Path=\/; .*SameSite=Strict$/);
    expect(marker).not.toContain('HttpOnly');
  });

  const refusals: { title: string; over: object; field: string }[] = [
    { title: 'a blank name', over: { fullName: '   ' }, field: 'fullName' },
    { title: 'a name of one letter', over: { fullName: 'م' }, field: 'fullName' },
    { title: 'a name that is too long', over: { fullName: 'x'.repeat(101) }, field: 'fullName' },
    { title: 'a name with a NUL', over: { fullName: 'A\u0000B' }, field: 'fullName' },
    { title: 'no address', over: { email: '' }, field: 'email' },
    { title: 'an address without a point', over: { email: 'a@b' }, field: 'email' },
    {
      title: 'half a surrogate pair in the address',
      over: { email: 'a\ud800@b.dz' },
      field: 'email',
    },
    { title: 'a line break in the address', over: { email: 'a@b.dz\nbcc:x@y.dz' }, field: 'email' },
    { title: 'a phone number of letters', over: { phoneNumber: 'abcdefgh' }, field: 'phoneNumber' },
    { title: 'a short phone number', over: { phoneNumber: '0555' }, field: 'phoneNumber' },
    { title: 'a password of five characters', over: { password: 'a1b2c' }, field: 'password' },
    {
      title: 'a password that is too long',
      over: { password: 'x'.repeat(129) },
      field: 'password',
    },
    { title: 'a common password', over: { password: 'Password123' }, field: 'password' },
    {
      title: 'the address as password',
      over: { email: 'kamel.b@x.dz', password: 'kamel.b' },
      field: 'password',
    },
    { title: 'an unknown language', over: { language: 'de' }, field: 'language' },
    { title: 'a role', over: { role: 'admin' }, field: 'role' },
    {
      title: 'a verified address',
      over: { isEmailVerified: true },
      field: 'isEmailVerified',
    },
    { title: 'an id', over: { id: 'x' }, field: 'id' },
  ];

  it.each(refusals)(
    'registration with $title is refused and the field is named',
    async ({ over, field }) => {
      const answer = await apiOf(app).register(aRegistration(over));
      expect(answer.code).toBe('BAD_USER_INPUT');
      expect(Object.keys(answer.fields).map((name) => name.replace(/^input\./, ''))).toContain(
        field,
      );
    },
  );

  it('spaces and case of a password count', async () => {
    const input = aRegistration({ password: '  Two Spaces  ' });
    await apiOf(app).register(input);
    const { email } = input;
    expect((await apiOf(app).login({ email, password: 'Two Spaces' })).code).toBe('LOGIN_FAILED');
    expect((await apiOf(app).login({ email, password: '  Two Spaces  ' })).code).toBeUndefined();
  });

  it('ten registrations of one address at once create one account', async () => {
    const input = aRegistration();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        apiOf(app).register(index % 2 ? { ...input, email: input.email.toUpperCase() } : input),
      ),
    );
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    const taken = answers.filter(({ code }) => code === 'EMAIL_TAKEN');
    expect(taken).toHaveLength(9);
    if (name === 'REST') expect(taken[0]?.status).toBe(409);
    expect(Object.keys(taken[0]?.fields ?? {})).toEqual(['email']);
  });
});

describe.each(TRANSPORTS)('sign-in over %s', (name, apiOf) => {
  it('sign-in accepts the address in upper and lower case', async () => {
    const { email, password } = await aClient(app);
    const answer = await apiOf(app).login({ email: ` ${email.toUpperCase()} `, password });
    if (name === 'REST') expect(answer.status).toBe(200);
    expect(answer.data.user).toMatchObject({ email, isEmailVerified: true });
    expect(cookiesOf(answer.headers)[0]).toContain('HttpOnly');
  });

  it('sign-in answers the same for an unknown address, a wrong password and a deactivated account', async () => {
    const [known, inactive] = [await aClient(app), await aClient(app)];
    const token = await app.adminToken();
    await app.rest('PATCH', `/users/${inactive.id}/activate`, { token });
    const tries = [
      { email: 'nobody@example.dz', password: known.password },
      { email: known.email, password: 'not-the-password' },
      { email: inactive.email, password: inactive.password },
    ];
    const answers = await Promise.all(tries.map((input) => apiOf(app).login(input)));
    for (const { status, body } of answers) {
      expect(status).toBe(name === 'REST' ? 401 : 200);
      expect(body).toEqual(answers[0]?.body);
    }
    expect(answers[0]?.code).toBe('LOGIN_FAILED');
  });

  it('a failed sign-in is explained in the language of the caller', async () => {
    const input = { email: 'nobody-at-all@example.dz', password: 'whatever' };
    const headers = { 'Accept-Language': 'fr' };
    const { message } = await apiOf(app).login(input, { headers });
    expect(message).toBe(ERRORS.LOGIN_FAILED.message.fr);
  });

  it.each([
    { title: 'no password', input: { email: 'a@b.dz', password: '' }, field: 'password' },
    { title: 'no address', input: { email: '', password: 'x' }, field: 'email' },
    {
      title: 'an endless password',
      input: { email: 'a@b.dz', password: 'x'.repeat(129) },
      field: 'password',
    },
  ])('sign-in with $title is refused before a password is compared', async ({ input, field }) => {
    const answer = await apiOf(app).login(input);
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(answer.fields)).toEqual([field]);
  });
});

describe.each(TRANSPORTS)('the own account over %s', (_, apiOf) => {
  it('users can change their own name, number and language, and nothing else', async () => {
    const { token, email } = await aClient(app);
    const input = { fullName: 'نور الدين', phoneNumber: '+213 661 00 11 22', language: 'en' };
    const { data } = await apiOf(app).updateProfile(input, { token });
    expect(data).toMatchObject({ ...input, email, role: 'client' });
    const partial = await apiOf(app).updateProfile({ language: 'fr' }, { token });
    expect(partial.data).toMatchObject({ ...input, language: 'fr' });
    const refused = [{ role: 'admin' }, { email: 'x@y.dz' }, { isActive: true }, { fullName: ' ' }];
    for (const over of refused) {
      expect((await apiOf(app).updateProfile(over, { token })).code).toBe('BAD_USER_INPUT');
    }
  });

  it('one’s own account needs a sign-in', async () => {
    const api = apiOf(app);
    const id = '0190a000-0000-7000-8000-000000000000';
    const answers = await Promise.all([
      api.me(),
      api.logout(),
      api.refresh(),
      api.updateProfile({ nonsense: 1 }),
      api.changePassword({}),
      api.mySessions(),
      api.revokeSession(id),
      api.revokeOtherSessions(),
    ]);
    const codes = answers.map(({ code }) => code);
    // GraphQL checks the types of variables before any access check
    const early = codes.filter((code) => code === 'BAD_USER_INPUT').length;
    expect(early).toBe(_ === 'REST' ? 0 : 2);
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(8 - early);
  });

  it('a change of one’s own password ends all other sessions', async () => {
    const person = await aClient(app);
    const elsewhere = await app.signIn(person.email, person.password);
    const input = { currentPassword: person.password, newPassword: 'Another-harbour-28' };
    const changed = await apiOf(app).changePassword(input, { token: person.token });
    expect(changed.data).toBe(true);
    expect((await apiOf(app).me(undefined, { token: person.token })).code).toBeUndefined();
    expect((await apiOf(app).me(undefined, { token: elsewhere })).code).toBe('UNAUTHENTICATED');
    const { email, password } = person;
    expect((await apiOf(app).login({ email, password })).code).toBe('LOGIN_FAILED');
    await app.signIn(email, input.newPassword);
    const mails = await app.mailsTo(email);
    expect(mails.some(({ subject }) => subject.includes('كلمة'))).toBe(true);
  });

  it('a change of password needs the old one, and guessing it is limited', async () => {
    const { token, password } = await aClient(app);
    const guess = (currentPassword: string) =>
      apiOf(app).changePassword({ currentPassword, newPassword: 'Another-harbour-28' }, { token });
    const first = await guess('wrong-one');
    expect(first.code).toBe('WRONG_PASSWORD');
    expect(Object.keys(first.fields)).toEqual(['currentPassword']);
    for (let tries = 0; tries < 4; tries += 1) await guess('wrong-one');
    expect((await guess(password)).code).toBe('ACCOUNT_LOCKED');
  });

  it('a change to a common password is refused', async () => {
    const { token, password } = await aClient(app);
    const input = { currentPassword: password, newPassword: 'azertyuiop' };
    const answer = await apiOf(app).changePassword(input, { token });
    expect(Object.keys(answer.fields)).toEqual(['newPassword']);
  });
});
