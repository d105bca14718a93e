import { FRESH_MS, QueryStore } from './query-store';

const reading = (read: () => Promise<string>, fallback?: () => Promise<string>) => ({
  key: 'services:ar',
  read,
  fallback,
});

afterEach(() => jest.useRealTimers());

it('asks once for all who ask at the same time', async () => {
  const store = new QueryStore();
  const read = jest.fn(() => Promise.resolve('services'));
  await Promise.all([store.load(reading(read)), store.load(reading(read))]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(store.get('services:ar')).toBe('services');
});

it('is fresh for ten minutes', async () => {
  jest.useFakeTimers();
  const store = new QueryStore();
  await store.load(reading(() => Promise.resolve('services')));
  jest.advanceTimersByTime(FRESH_MS - 1);
  expect(store.isFresh('services:ar')).toBe(true);
  jest.advanceTimersByTime(1);
  expect(store.isFresh('services:ar')).toBe(false);
});

const away = () => Promise.reject(new Error('away'));

it('lets the fallback stand in, and asks again next time', async () => {
  const store = new QueryStore();
  await store.load(reading(away, () => Promise.resolve('built-in')));
  expect(store.get('services:ar')).toBe('built-in');
  expect(store.isFresh('services:ar')).toBe(false);
});

it('keeps what it had rather than falling back', async () => {
  const store = new QueryStore({ 'services:ar': { data: 'old', at: 0 } });
  expect(await store.load(reading(away, () => Promise.resolve('built-in')))).toBe('old');
});

it('passes the failure on when nothing can stand in', async () => {
  await expect(new QueryStore().load(reading(away))).rejects.toThrow('away');
});

it('travels with the page', async () => {
  const store = new QueryStore();
  await store.load(reading(() => Promise.resolve('services')));
  expect(new QueryStore(store.toState()).get('services:ar')).toBe('services');
});
