import { createHmac } from 'node:crypto';
import { Client } from 'pg';
import { AppConfig } from '../../src/platform/config/app-config.js';
import { TRANSPORTS } from '../support/account-api.js';
import { aClient, aContactRequest, type Person } from '../support/builders.js';
import { expectDone } from '../support/refusals.js';
import { tellCount } from '../support/tell-count.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

let app: TestApp;
let database: Client;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  database = new Client({ connectionString: app.database.url });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.close();
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;

describe('forged tokens', () => {
  let person: Person;
  let other: Person;

  beforeAll(async () => {
    [person, other] = [await aClient(app), await aClient(app)];
  });

  const now = () => Math.floor(Date.now() / 1000);
  const secret = () => app.app.get(AppConfig).session.secret;
  /** A token that another program could make if it had the key. */
  const signed = (over: object, { key = secret(), alg = 'HS256', hash = 'sha256' } = {}) => {
    const { sub, jti } = payloadOf(person.token);
    const payload = { sub, jti, iss: 'mizan', aud: 'mizan', exp: now() + 600, ...over };
    const text = `${part({ alg, typ: 'JWT' })}.${part(payload)}`;
    return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
  };

  const sessionOf = ({ token }: Person) => payloadOf(token)['jti'];
  const hmac = (text: string, key: string) =>
    createHmac('sha256', key).update(text).digest('base64url');
  /** The payload of a good token under another header. */
  const withHeader = (header: object, key: string) => {
    const text = `${part(header)}.${person.token.split('.')[1]}`;
    return `${text}.${hmac(text, key)}`;
  };
  /** Another payload, signed with the right key. */
  const withPayload = (payload: object | null) => {
    const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}`;
    return `${text}.${hmac(text, secret())}`;
  };

  const forged: { title: string; token: () => string }[] = [
    {
      title: 'no algorithm',
      token: () => `${part({ alg: 'none', typ: 'JWT' })}.${part(payloadOf(person.token))}.`,
    },
    {
      title: 'an algorithm named NoNe',
      token: () => `${part({ alg: 'NoNe' })}.${part(payloadOf(person.token))}.x`,
    },
    { title: 'another key', token: () => signed({}, { key: 'k'.repeat(48) }) },
    {
      title: 'an empty signature',
      token: () => `${person.token.split('.').slice(0, 2).join('.')}.`,
    },
    { title: 'another algorithm', token: () => signed({}, { alg: 'HS512', hash: 'sha512' }) },
    { title: 'another issuer', token: () => signed({ iss: 'somebody' }) },
    { title: 'another audience', token: () => signed({ aud: 'somebody' }) },
    { title: 'no audience', token: () => signed({ aud: undefined }) },
    { title: 'an expiry in the past', token: () => signed({ exp: now() - 1 }) },
    { title: 'no expiry', token: () => signed({ exp: undefined }) },
    { title: 'a start in the future', token: () => signed({ nbf: now() + 600 }) },
    { title: 'no session', token: () => signed({ jti: undefined }) },
    { title: 'a session id that is not a UUID', token: () => signed({ jti: "' or 1=1 --" }) },
    {
      title: 'an unknown session',
      token: () => signed({ jti: '0190a000-0000-7000-8000-000000000000' }),
    },
    { title: "somebody else's session", token: () => signed({ sub: other.id }) },
    { title: 'no user', token: () => signed({ sub: undefined }) },
    {
      title: 'a changed payload',
      token: () => {
        const [head, , tail] = person.token.split('.');
        return `${head}.${part({ ...payloadOf(person.token), sub: other.id })}.${tail}`;
      },
    },
    { title: 'four parts', token: () => `${person.token}.x` },
    { title: 'one part', token: () => 'token' },
    { title: 'the issuer as an array with others', token: () => signed({ iss: ['x', 'mizan'] }) },
    { title: 'an audience of links', token: () => signed({ aud: 'mizan-link' }) },
    { title: 'an expiry that is a text', token: () => signed({ exp: String(now() + 600) }) },
    { title: 'an expiry that is no number', token: () => signed({ exp: null }) },
    { title: 'a user id in capitals', token: () => signed({ sub: person.id.toUpperCase() }) },
    { title: 'a list of users', token: () => signed({ sub: [person.id] }) },
    { title: 'a session id in a list', token: () => signed({ jti: [sessionOf(person)] }) },
    { title: 'an empty key', token: () => signed({}, { key: '' }) },
    {
      title: 'the key in other letters',
      token: () => signed({}, { key: secret().toUpperCase() }),
    },
    {
      title: 'a public key in the header to check it with',
      token: () => withHeader({ alg: 'HS256', jwk: { kty: 'oct', k: part({}) } }, 'k'),
    },
    {
      title: 'a name of a key that is a path',
      token: () => withHeader({ alg: 'HS256', kid: '../../../../dev/null' }, ''),
    },
    {
      title: 'an address of keys',
      token: () => withHeader({ alg: 'HS256', jku: 'https://evil.example/keys.json' }, 'k'),
    },
    {
      title: 'an algorithm of public keys, signed with the secret',
      token: () => withHeader({ alg: 'RS256' }, secret()),
    },
    {
      title: 'the signature of another token',
      token: () => [...person.token.split('.').slice(0, 2), other.token.split('.')[2]].join('.'),
    },
    {
      title: 'half of its signature',
      token: () => person.token.slice(0, -20),
    },
    {
      title: 'a header that is no JSON',
      token: () => `${part({}).slice(0, -1)}.${person.token.split('.').slice(1).join('.')}`,
    },
    { title: 'a payload that is an array', token: () => withPayload([person.id]) },
    { title: 'null as its payload', token: () => withPayload(null) },
    { title: 'no characters', token: () => '' },
    { title: 'control characters', token: () => 'a.\t.b' },
    { title: '8 KB', token: () => 'a'.repeat(8000) },
  ];

  it.each(forged)('a token with $title is refused, as bearer and as cookie', async ({ token }) => {
    const rest = await app.rest('GET', '/auth/profile', { token: token() });
    expect([rest.status, rest.code]).toEqual([401, 'UNAUTHENTICATED']);
    const bearer = await app.gql('{ me { id } }', {}, { token: token() });
    expect(bearer.code).toBe('UNAUTHENTICATED');
    const headers = { Cookie: `token=${encodeURIComponent(token())}; signed_in=1` };
    expect((await app.gql('{ me { id } }', {}, { headers })).code).toBe('UNAUTHENTICATED');
  });

  it('at least 32 kinds of forged tokens are tried', () => {
    tellCount('forged tokens', forged.length);
    expect(forged.length).toBeGreaterThanOrEqual(32);
  });

  it('the payload of the forged tokens is accepted when it is signed correctly', async () => {
    expect((await app.rest('GET', '/auth/profile', { token: signed({}) })).status).toBe(200);
  });

  it('a wrong token is ignored where none is needed', async () => {
    const body = { email: person.email, password: person.password };
    expect((await app.rest('POST', '/auth/login', { token: 'a.b.c', body })).status).toBe(200);
  });
});

describe('replacing the key of tokens', () => {
  const NEW = 'another-secret-of-the-product-0123456789';
  const body = aContactRequest();
  let before: string;
  let person: Person;
  let signedInLater: string;
  let sentId: string;

  const profile = async (at: TestApp, token: string) =>
    (await at.rest('GET', '/auth/profile', { token })).status;
  const send = async (to: TestApp) => {
    const headers = { 'Idempotency-Key': 'sent-while-the-key-is-replaced' };
    const { token } = person;
    const options = { token, headers, body };
    return expectDone(await to.rest<{ id: string }>('POST', '/contact-requests', options)).id;
  };
  /** Runs `work` on a process that was restarted with the new key. */
  const restarted = async (env: object, work: (other: TestApp) => Promise<void>) => {
    const other = await app.beside({ JWT_SECRET: NEW, SETTINGS_SECRET: before, ...env });
    await work(other).finally(() => other.close());
  };

  beforeAll(async () => {
    before = app.app.get(AppConfig).session.secret;
    person = await aClient(app);
    sentId = await send(app);
  });

  it('sessions of the former key stay open while it is named, and a repeated call is stored once', () =>
    restarted({ JWT_SECRET_PREVIOUS: before }, async (other) => {
      const { data } = await other.rest<{ token: string }>('POST', '/auth/login', {
        body: { email: person.email, password: person.password },
      });
      signedInLater = data.token;
      expect(await profile(other, person.token)).toBe(200);
      expect(await profile(other, signedInLater)).toBe(200);
      expect(await send(other)).toBe(sentId);
    }));

  it('without it, only sessions of the new key go on', () =>
    restarted({}, async (other) => {
      expect(await profile(other, person.token)).toBe(401);
      expect(await profile(other, signedInLater)).toBe(200);
    }));

  it('tokens of the new key mean nothing to a process that knows only the one before', async () => {
    expect(await profile(app, signedInLater)).toBe(401);
  });
});

describe('where a token is accepted', () => {
  const asCookie = (token: string) => ({ Cookie: `a=b; token=${token}; signed_in=1; c=d` });

  it('the session cookie is accepted for GraphQL and never for REST', async () => {
    const { token, email } = await aClient(app);
    const headers = asCookie(token);
    expect(
      (await app.gql<{ me: { email: string } }>('{ me { email } }', {}, { headers })).data.me.email,
    ).toBe(email);
    expect((await app.rest('GET', '/auth/profile', { headers })).status).toBe(401);
  });

  it('the session cookie alone is refused: the browser has signed out without a connection', async () => {
    const { token } = await aClient(app);
    const headers = { Cookie: `token=${token}` };
    expect((await app.gql('{ me { id } }', {}, { headers })).code).toBe('UNAUTHENTICATED');
  });

  it('a token in the address or the body is never accepted', async () => {
    const { token } = await aClient(app);
    const query = `access_token=${token}&token=${token}&auth_token=${token}`;
    expect((await app.rest('GET', `/auth/profile?${query}`)).status).toBe(401);
    expect((await app.gql('{ me { id } }', { token })).code).toBe('UNAUTHENTICATED');
  });

  it('a bearer token is preferred to the session cookie', async () => {
    const [one, two] = [await aClient(app), await aClient(app)];
    const options = { token: two.token, headers: asCookie(one.token) };
    const { data } = await app.gql<{ me: { id: string } }>('{ me { id } }', {}, options);
    expect(data.me.id).toBe(two.id);
  });

  it('the cookies of a session that has ended are removed', async () => {
    const { token } = await aClient(app);
    await app.rest('POST', '/auth/logout', { token });
    const { headers } = await app.gql('{ me { id } }', {}, { headers: asCookie(token) });
    const cookies = headers['set-cookie'] as unknown as string[];
    expect(cookies[0]).toMatch(/^token=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect(cookies[1]).toMatch(/^signed_in=; Path=\/; Expires=Thu, 01 Jan 1970/);
  });
});

describe.each(TRANSPORTS)('a session over %s', (_, apiOf) => {
  const isValid = async (token: string) =>
    (await apiOf(app).me(undefined, { token })).code === undefined;

  it('sign-out ends only its own session and removes the cookies', async () => {
    const { token, email, password } = await aClient(app);
    const second = await app.signIn(email, password);
    const { data, headers } = await apiOf(app).logout(undefined, { token });
    expect(data).toBe(true);
    expect(String(headers['set-cookie'])).toContain('token=; Path=/; Expires=Thu, 01 Jan 1970');
    expect(await isValid(token)).toBe(false);
    expect(await isValid(second)).toBe(true);
    expect((await apiOf(app).logout(undefined, { token })).code).toBe('UNAUTHENTICATED');
  });

  it('a refreshed session has a new token, and the old one is refused', async () => {
    const { token, id } = await aClient(app);
    const { data, headers } = await apiOf(app).refresh(undefined, { token });
    expect(data.user.id).toBe(id);
    expect(data.token).not.toBe(token);
    expect(String(headers['set-cookie'])).toContain(data.token);
    expect(await isValid(token)).toBe(false);
    expect(await isValid(data.token)).toBe(true);
    expect((await apiOf(app).refresh(undefined, { token })).code).toBe('UNAUTHENTICATED');
  });

  it('one of five refreshes of a session at once succeeds', async () => {
    const { token } = await aClient(app);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => apiOf(app).refresh(undefined, { token })),
    );
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
  });

  it('a session ends at its absolute expiry, however often it is refreshed', async () => {
    const { token, id } = await aClient(app);
    await database.query(
      `UPDATE sessions SET absolute_expires_at = now() + interval '90 seconds' WHERE user_id = $1`,
      [id],
    );
    const { data } = await apiOf(app).refresh(undefined, { token });
    expect(Number(payloadOf(data.token)['exp'])).toBeLessThan(Date.now() / 1000 + 91);
    await database.query(
      `UPDATE sessions SET absolute_expires_at = now() - interval '1 second' WHERE user_id = $1`,
      [id],
    );
    expect((await apiOf(app).refresh(undefined, { token: data.token })).code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('a session that the database has as expired is refused, even with a valid token', async () => {
    const { token, id } = await aClient(app);
    await database.query('UPDATE sessions SET expires_at = now() WHERE user_id = $1', [id]);
    expect(await isValid(token)).toBe(false);
  });

  it('deactivating an account ends its sessions, and activating it does not bring them back', async () => {
    const { token, id } = await aClient(app);
    const admin = { token: await app.adminToken() };
    await apiOf(app).toggleUser(id, admin);
    expect(await isValid(token)).toBe(false);
    await apiOf(app).toggleUser(id, admin);
    expect(await isValid(token)).toBe(false);
  });

  it('deleting an account ends its sessions', async () => {
    const { token, id } = await aClient(app);
    await apiOf(app).deleteUser(id, { token: await app.adminToken() });
    expect(await isValid(token)).toBe(false);
  });

  it('a change of role holds for sessions that exist already', async () => {
    const { token, id } = await aClient(app);
    const admin = { token: await app.adminToken() };
    expect((await apiOf(app).userStats(undefined, { token })).code).toBe('FORBIDDEN');
    await apiOf(app).updateUser({ id, input: { role: 'admin' } }, admin);
    expect((await apiOf(app).userStats(undefined, { token })).code).toBeUndefined();
    await apiOf(app).updateUser({ id, input: { role: 'client' } }, admin);
    expect((await apiOf(app).userStats(undefined, { token })).code).toBe('FORBIDDEN');
  });

  it('users list their own sessions, and can end one or all others', async () => {
    const { token, email, password } = await aClient(app);
    const [second, third] = [await app.signIn(email, password), await app.signIn(email, password)];
    const { data } = await apiOf(app).mySessions(undefined, { token });
    expect(data).toHaveLength(3);
    expect(data.map(({ current }) => current)).toEqual([true, false, false]);
    expect(data[0]?.ipAddress).toBe('127.0.0.1');
    const ended = data.find(({ id }) => id === payloadOf(second)['jti']);
    await apiOf(app).revokeSession(ended?.id ?? '', { token });
    expect([await isValid(token), await isValid(second), await isValid(third)]).toEqual([
      true,
      false,
      true,
    ]);
    await apiOf(app).revokeOtherSessions(undefined, { token });
    expect([await isValid(token), await isValid(third)]).toEqual([true, false]);
  });

  it('a session of somebody else is not found', async () => {
    const [owner, stranger] = [await aClient(app), await aClient(app)];
    const id = String(payloadOf(owner.token)['jti']);
    const answer = await apiOf(app).revokeSession(id, { token: stranger.token });
    expect(answer.code).toBe('NOT_FOUND');
    expect(await isValid(owner.token)).toBe(true);
    expect((await apiOf(app).revokeSession('nonsense1', { token: stranger.token })).code).toBe(
      'NOT_FOUND',
    );
  });
});

it('the last use of a session is stored, at most once a minute', async () => {
  const { token, id } = await aClient(app);
  const seen = async () => {
    const { rows } = await database.query<{ age: number }>(
      'SELECT extract(epoch FROM now() - last_seen_at)::float AS age FROM sessions WHERE user_id = $1',
      [id],
    );
    return rows[0]?.age ?? 0;
  };
  const age = (seconds: number) =>
    database.query(
      `UPDATE sessions SET last_seen_at = now() - make_interval(secs => $2) WHERE user_id = $1`,
      [id, seconds],
    );
  await age(30);
  await app.rest('GET', '/auth/profile', { token });
  expect(await seen()).toBeGreaterThan(29);
  await age(120);
  await app.rest('GET', '/auth/profile', { token });
  await waitUntil('the session is marked', async () => (await seen()) < 10);
});
