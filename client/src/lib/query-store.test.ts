import { FRESH_MS, QueryStore } from './query-store';

const query = (read: () => Promise<string>, fallback?: () => Promise<string>) => ({
  key: 'services:ar',
  read,
  fallback,
});

const away = () => Promise.reject(new Error('away'));

afterEach(() => jest.useRealTimers());

it('asks once for all who ask at the same time', async () => {
  const store = new QueryStore();
  const read = jest.fn(() => Promise.resolve('services'));
  await Promise.all([store.load(query(read)), store.load(query(read))]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(store.get('services:ar')).toBe('services');
});

const CONTACT = { freshMs: 60_000, keepMs: 300_000 };

it('is fresh as long as its options say', async () => {
  jest.useFakeTimers();
  const store = new QueryStore();
  await store.load({ ...query(() => Promise.resolve('phones')), caching: CONTACT });
  jest.advanceTimersByTime(CONTACT.freshMs - 1);
  expect(store.isFresh('services:ar', CONTACT.freshMs)).toBe(true);
  jest.advanceTimersByTime(1);
  expect(store.isFresh('services:ar', CONTACT.freshMs)).toBe(false);
});

it('is forgotten when nobody has shown it for as long as its options say', async () => {
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

it('tells those who watch when something was read', async () => {
  const store = new QueryStore();
  const changed = jest.fn();
  const leave = store.watch({ key: 'services:ar' }, changed);
  await store.load(query(() => Promise.resolve('services')));
  leave();
  await store.load(query(() => Promise.resolve('others')));
  expect(changed).toHaveBeenCalledTimes(1);
});

it('repeats a failed attempt as often as its options say', async () => {
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

it('is fresh for ten minutes', async () => {
  jest.useFakeTimers();
  const store = new QueryStore();
  await store.load(query(() => Promise.resolve('services')));
  jest.advanceTimersByTime(FRESH_MS - 1);
  expect(store.isFresh('services:ar')).toBe(true);
  jest.advanceTimersByTime(1);
  expect(store.isFresh('services:ar')).toBe(false);
});

it('lets the fallback stand in, and asks again next time', async () => {
  const store = new QueryStore();
  await store.load(query(away, () => Promise.resolve('built-in')));
  expect(store.get('services:ar')).toBe('built-in');
  expect(store.isFresh('services:ar')).toBe(false);
});

it('keeps what it had rather than falling back', async () => {
  const store = new QueryStore({ 'services:ar': { data: 'old', due: true } });
  expect(await store.load(query(away, () => Promise.resolve('built-in')))).toBe('old');
});

it('passes the failure on when nothing can stand in', async () => {
  await expect(new QueryStore().load(query(away))).rejects.toThrow('away');
});

it('travels with the page', async () => {
  const store = new QueryStore();
  await store.load(query(() => Promise.resolve('services')));
  expect(new QueryStore(store.toState()).get('services:ar')).toBe('services');
});

it('makes the same state of the same content, whenever and in whichever order it was read', async () => {
  const [one, other] = [new QueryStore(), new QueryStore()];
  const [a, b] = ['a', 'b'].map((key) => ({ key, read: () => Promise.resolve(key) }));
  await one.load(a!);
  await one.load(b!);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await other.load(b!);
  await other.load(a!);
  expect(JSON.stringify(other.toState())).toBe(JSON.stringify(one.toState()));
  expect(new QueryStore(one.toState()).isFresh('a')).toBe(true);
});
