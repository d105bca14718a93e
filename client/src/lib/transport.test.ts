import { LoginDocument, PublicServicesDocument } from '../graphql/generated/graphql';
import type { ServerErrorCode } from './api-error';
import { createSessionLock } from './session-lock';
import { createTransport, hashOf } from './transport';

const onUnauthenticated = jest.fn();
const send = createTransport({ locale: 'fr', onUnauthenticated });
const LOGIN = { input: { email: 'a@b.dz', password: 'secret-1' } };

function answerWith(...answers: object[]) {
  const fetched = jest.fn<Promise<Response>, [string, RequestInit?]>();
  answers.forEach((body) =>
    fetched.mockResolvedValueOnce({ json: () => Promise.resolve(body) } as Response),
  );
  global.fetch = fetched as typeof fetch;
  return fetched;
}

const refused = (code: ServerErrorCode) => ({ errors: [{ message: code, extensions: { code } }] });

beforeEach(() => onUnauthenticated.mockClear());

it('reads public content by GET under its hash, so that caches can keep it', async () => {
  const fetched = answerWith({ data: {} });
  await send(PublicServicesDocument, { language: 'fr' });
  const address = new URL(fetched.mock.calls[0]![0], 'https://mizan.test');
  expect(address.pathname).toBe('/graphql');
  expect(address.searchParams.get('extensions')).toContain(hashOf(PublicServicesDocument));
  expect(address.searchParams.get('variables')).toBe('{"language":"fr"}');
  expect(address.searchParams.has('query')).toBe(false);
});

it('sends everything else by POST, as JSON with the cookie, in the language of the page', async () => {
  const fetched = answerWith({ data: {} });
  await send(LoginDocument, LOGIN);
  const [address, options] = fetched.mock.calls[0]!;
  expect(address).toBe('/graphql?language=fr');
  expect(options).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: {
      'content-type': 'application/json',
      'apollo-require-preflight': 'true',
    },
  });
});

it('sends the whole text to a server that does not know the hash', async () => {
  const fetched = answerWith(refused('PERSISTED_QUERY_NOT_FOUND'), { data: {} });
  await send(LoginDocument, LOGIN);
  expect(JSON.parse(fetched.mock.calls[1]![1]!.body as string)).toMatchObject({
    query: expect.stringContaining('mutation Login') as string,
  });
});

it('tells that the session is over, unless the screen handles it', async () => {
  answerWith(refused('UNAUTHENTICATED'), refused('UNAUTHENTICATED'));
  await send(LoginDocument, LOGIN, { inline: true });
  expect(onUnauthenticated).not.toHaveBeenCalled();
  await send(LoginDocument, LOGIN);
  expect(onUnauthenticated).toHaveBeenCalledTimes(1);
});

it('does not take an answer without data and errors for one', async () => {
  answerWith({});
  await expect(send(LoginDocument, LOGIN)).rejects.toThrow('Unreadable');
});

describe('a locked session', () => {
  const lock = createSessionLock();
  const sendLocked = createTransport({ locale: 'fr', onUnauthenticated, sessionLock: lock });
  const done = { data: { login: null } };

  it('keeps the call until it is open again, then sends it once more', async () => {
    const fetched = answerWith(refused('SESSION_LOCKED'), done);
    const answer = sendLocked(LoginDocument, LOGIN);
    await new Promise((resolve) => setTimeout(resolve));
    expect(lock.isLocked()).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(1);
    lock.release(true);
    expect(await answer).toEqual(done);
    expect(fetched.mock.calls[1]).toEqual(fetched.mock.calls[0]);
  });

  it('answers the refusal to whoever signs out instead', async () => {
    const fetched = answerWith(refused('SESSION_LOCKED'));
    const answer = sendLocked(LoginDocument, LOGIN);
    await new Promise((resolve) => setTimeout(resolve));
    lock.release(false);
    expect(await answer).toEqual(refused('SESSION_LOCKED'));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is there', false],
    ['has left the page to itself', true],
  ])('says of a call whether the person %s', async (_, isAway) => {
    const used = jest.fn();
    lock.presence = { isAway: () => isAway, used };
    const fetched = answerWith(done);
    await sendLocked(LoginDocument, LOGIN);
    const headers = fetched.mock.calls[0]![1]!.headers as Record<string, string>;
    expect('x-background' in headers).toBe(isAway);
    expect(used).toHaveBeenCalledTimes(isAway ? 0 : 1);
  });
});
