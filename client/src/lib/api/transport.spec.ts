import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Locale } from '@contract/locales';
import {
  LoginDocument,
  PublicBookableConsultantsDocument,
  PublicPricesDocument,
  PublicServicesDocument,
  SubmitContactRequestDocument,
} from '../../graphql/generated/graphql';
import type { ServerErrorCode } from './api-error';
import { createSessionLock } from '../session-lock';
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

it.each([
  ['services', PublicServicesDocument],
  ['prices', PublicPricesDocument],
  ['consultants to choose from', PublicBookableConsultantsDocument],
] as [string, TypedDocumentNode<unknown, { language: Locale }>][])(
  'public content (%s) is read by GET with its hash, so that it can be cached',
  async (_, document) => {
    const fetched = answerWith({ data: {} });
    await send(document, { language: 'fr' });
    const address = new URL(fetched.mock.calls[0]![0], 'https://mizan.test');
    expect(address.pathname).toBe('/graphql');
    expect(address.searchParams.get('extensions')).toContain(hashOf(document));
    expect(address.searchParams.get('variables')).toBe('{"language":"fr"}');
    expect(address.searchParams.has('query')).toBe(false);
  },
);

it('other operations are sent by POST as JSON, with cookie and page language', async () => {
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

it('the whole operation is sent when the server does not know its hash', async () => {
  const fetched = answerWith(refused('PERSISTED_QUERY_NOT_FOUND'), { data: {} });
  await send(LoginDocument, LOGIN);
  expect(JSON.parse(fetched.mock.calls[1]![1]!.body as string)).toMatchObject({
    query: expect.stringContaining('mutation Login') as string,
  });
});

it('a 401 reports the end of the session, unless the call handles it itself', async () => {
  answerWith(refused('UNAUTHENTICATED'), refused('UNAUTHENTICATED'));
  await send(LoginDocument, LOGIN, { inline: true });
  expect(onUnauthenticated).not.toHaveBeenCalled();
  await send(LoginDocument, LOGIN);
  expect(onUnauthenticated).toHaveBeenCalledTimes(1);
});

describe('a lost answer', () => {
  const input = { subject: 'Lease' } as never;

  it('a call with an idempotency key whose answer is lost is retried once with the same key', async () => {
    const fetched = answerWith({}, { data: { submitContactRequest: { id: '1' } } });
    const sent = await send(SubmitContactRequestDocument, { input, idempotencyKey: 'k-1' });
    expect(sent.data).toEqual({ submitContactRequest: { id: '1' } });
    const [first, second] = fetched.mock.calls.map(([, options]) => options?.body);
    expect(first).toContain('k-1');
    expect(second).toBe(first);
  });

  it('a lost answer is reported when the retry has none, either', async () => {
    const fetched = answerWith({}, {}, { data: {} });
    const sent = send(SubmitContactRequestDocument, { input, idempotencyKey: 'k-2' });
    await expect(sent).rejects.toThrow('Unreadable');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('a lost answer to a call without a key is reported at once, for it may have been carried out', async () => {
    const fetched = answerWith({}, { data: {} });
    await expect(send(LoginDocument, LOGIN)).rejects.toThrow('Unreadable');
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('locked session', () => {
  const lock = createSessionLock();
  const sendLocked = createTransport({ locale: 'fr', onUnauthenticated, sessionLock: lock });
  const done = { data: { login: null } };

  it('a call refused by a locked session is sent again after unlocking', async () => {
    const fetched = answerWith(refused('SESSION_LOCKED'), done);
    const answer = sendLocked(LoginDocument, LOGIN);
    await new Promise((resolve) => setTimeout(resolve));
    expect(lock.isLocked()).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(1);
    lock.release(true);
    expect(await answer).toEqual(done);
    expect(fetched.mock.calls[1]).toEqual(fetched.mock.calls[0]);
  });

  it('a call refused for want of a second factor waits for its set-up, and the lock of the session comes first', async () => {
    answerWith(refused('SECOND_FACTOR_MISSING'), refused('SESSION_LOCKED'), done, done);
    const first = sendLocked(LoginDocument, LOGIN);
    await new Promise((resolve) => setTimeout(resolve));
    expect(lock.reason()).toBe('secondFactor');
    const second = sendLocked(LoginDocument, LOGIN);
    await new Promise((resolve) => setTimeout(resolve));
    expect(lock.reason()).toBe('unused');
    lock.release(true);
    expect(await Promise.all([first, second])).toEqual([done, done]);
    expect(lock.reason()).toBeUndefined();
  });

  it('a call refused by a locked session fails when the person signs out', async () => {
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
  ])('a call says whether the person %s', async (_, isAway) => {
    const used = jest.fn();
    lock.activity = { isAway: () => isAway, used };
    const fetched = answerWith(done);
    await sendLocked(LoginDocument, LOGIN);
    const headers = fetched.mock.calls[0]![1]!.headers as Record<string, string>;
    expect('x-background' in headers).toBe(isAway);
    expect(used).toHaveBeenCalledTimes(isAway ? 0 : 1);
  });
});
