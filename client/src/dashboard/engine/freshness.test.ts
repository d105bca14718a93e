import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { freshnessKey, invalidate, isFresh, markFetched, rootFields } from './freshness';

const users = gql`
  query Users($page: Int) {
    users(page: $page) {
      total
    }
  }
`;
const both = gql`
  query Both {
    users {
      total
    }
    services {
      total
    }
  }
`;
const aClient = () => new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });

describe('how fresh an answer is', () => {
  it('knows the root fields of a document', () => {
    expect(rootFields(both)).toEqual(['users', 'services']);
  });

  it('holds for a time, for one client and one set of variables', () => {
    jest.useFakeTimers();
    const client = aClient();
    const key = freshnessKey(users, { page: 1 });
    expect(isFresh(client, key, 1000)).toBe(false);
    markFetched(client, key);
    expect(isFresh(client, key, 1000)).toBe(true);
    expect(isFresh(client, freshnessKey(users, { page: 2 }), 1000)).toBe(false);
    expect(isFresh(aClient(), key, 1000)).toBe(false);
    jest.advanceTimersByTime(1001);
    expect(isFresh(client, key, 1000)).toBe(false);
    jest.useRealTimers();
  });

  it('ends with a change of what was read, on every page', async () => {
    const client = aClient();
    const keys = [freshnessKey(users, { page: 1 }), freshnessKey(users, { page: 2 })];
    const other = freshnessKey(gql`
      query Stats {
        userStats {
          totalUsers
        }
      }
    `);
    [...keys, other, freshnessKey(both)].forEach((key) => markFetched(client, key));
    await invalidate(client, ['users']);
    expect(keys.map((key) => isFresh(client, key, 1000))).toEqual([false, false]);
    expect(isFresh(client, freshnessKey(both), 1000)).toBe(false);
    expect(isFresh(client, other, 1000)).toBe(true);
  });
});
