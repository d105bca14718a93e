import { FRESH_MS, QueryStore } from './query-store';

const query = (read: () => Promise<string>, fallback?: () => Promise<string>) => ({
  key: 'services:ar',
  read,
  fallback,
});

const away = () => Promise.reject(new Error('away'));

afterEach(() => jest.useRealTimers());

it('concurrent loads of one key share a single read', async () => {
  const store = new QueryStore();
  const read = jest.fn(() => Promise.resolve('services'));
  await Promise.all([store.load(query(read)), store.load(query(read))]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(store.get('services:ar')).toBe('services');
});

const CONTACT = { freshMs: 60_000, keepMs: 300_000 };

it('an entry is fresh for the time in its options', async () => {
  jest.useFakeTimers();
  const store = new QueryStore();
  await store.load({ ...query(() => Promise.resolve('phones')), caching: CONTACT });
  jest.advanceTimersByTime(CONTACT.freshMs - 1);
  expect(store.isFresh('services:ar', CONTACT.freshMs)).toBe(true);
  jest.advanceTimersByTime(1);
  expect(store.isFresh('services:ar', CONTACT.freshMs)).toBe(false);
});

it('an entry without watchers is removed after the time in its options', async () => {
  jest.useFakeTimers();
  const store = new QueryStore({ 'services:ar': { data: 'phones', due: true } });
  const { key } = query(away);
  const leave = store.watch({ key, caching: CONTACT }, () => undefined);
  jest.advanceTimersByTime(2 * CONTACT.keepMs);
  expect(store.get(key)).toBe('phones');
  leave();
  jest.advanceTimersByTime(CONTACT.keepMs - 1);
  const leaveAgain = store.watch({ key, caching: CONTACT }, () => undefined);
  jest.advanceTimersByTime(CONTACT.keepMs);
  expect(store.get(key)).toBe('phones');
  leaveAgain();
  jest.advanceTimersByTime(CONTACT.keepMs);
  expect(store.get(key)).toBeUndefined();
});

it('watchers are called when an entry was read', async () => {
  const store = new QueryStore();
  const changed = jest.fn();
  const leave = store.watch({ key: 'services:ar' }, changed);
  await store.load(query(() => Promise.resolve('services')));
  leave();
  await store.load(query(() => Promise.resolve('others')));
  expect(changed).toHaveBeenCalledTimes(1);
});

it('a failed read is retried as often as caching.retries allows', async () => {
  jest.useFakeTimers();
  const read = jest.fn(away);
  const store = new QueryStore();
  const failed = expect(store.load({ ...query(read), caching: { retries: 1 } })).rejects.toThrow(
    'away',
  );
  await jest.advanceTimersByTimeAsync(500);
  await failed;
  expect(read).toHaveBeenCalledTimes(2);
});

it('an entry without options is fresh for ten minutes', async () => {
  jest.useFakeTimers();
  const store = new QueryStore();
  await store.load(query(() => Promise.resolve('services')));
  jest.advanceTimersByTime(FRESH_MS - 1);
  expect(store.isFresh('services:ar')).toBe(true);
  jest.advanceTimersByTime(1);
  expect(store.isFresh('services:ar')).toBe(false);
});

it('a failed read returns the fallback, and the next load reads again', async () => {
  const store = new QueryStore();
  await store.load(query(away, () => Promise.resolve('built-in')));
  expect(store.get('services:ar')).toBe('built-in');
  expect(store.isFresh('services:ar')).toBe(false);
});

it('a failed read keeps older content instead of the fallback', async () => {
  const store = new QueryStore({ 'services:ar': { data: 'old', due: true } });
  expect(await store.load(query(away, () => Promise.resolve('built-in')))).toBe('old');
});

it('a failed read without fallback rejects', async () => {
  await expect(new QueryStore().load(query(away))).rejects.toThrow('away');
});

it('a store filled on the server is restored in the browser', async () => {
  const store = new QueryStore();
  await store.load(query(() => Promise.resolve('services')));
  expect(new QueryStore(store.toState()).get('services:ar')).toBe('services');
});

it('the same content gives the same state, whatever the time and order of reading', async () => {
  jest.useFakeTimers();
  const [one, other] = [new QueryStore(), new QueryStore()];
  const [a, b] = ['a', 'b'].map((key) => ({ key, read: () => Promise.resolve(key) }));
  await one.load(a!);
  await one.load(b!);
  jest.advanceTimersByTime(5);
  await other.load(b!);
  await other.load(a!);
  expect(JSON.stringify(other.toState())).toBe(JSON.stringify(one.toState()));
  expect(new QueryStore(one.toState()).isFresh('a')).toBe(true);
});
