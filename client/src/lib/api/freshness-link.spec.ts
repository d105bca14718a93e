import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { firstValueFrom, Observable, of } from 'rxjs';
import { expireAnswers, type Freshness, freshnessLink, queryContext } from './freshness-link';

const list = gql`
  query Users($page: Int) {
    users(page: $page) {
      total
    }
  }
`;
const write = gql`
  mutation DeleteUser {
    deleteUser
  }
`;
const live = gql`
  subscription UserChanged {
    userChanged
  }
`;
const refused = (code: string) => ({
  data: null,
  errors: [{ message: code, extensions: { code } }],
});

/** A client over a server that counts what it is asked. */
function aClient(answer: () => object = () => ({ data: { users: { total: 1 } } })) {
  const server = jest.fn((): Observable<ApolloLink.Result> => of(answer()));
  const link = ApolloLink.from([freshnessLink, new ApolloLink(server)]);
  return { server, client: new ApolloClient({ link, cache: new InMemoryCache() }) };
}

const read = (client: ApolloClient, options: Freshness, page = 1) =>
  client
    .query({
      ...{ query: list, variables: { page }, fetchPolicy: 'network-only' },
      context: queryContext(options),
    })
    .catch((error: unknown) => error);

describe('an answer that is still fresh', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('a fresh answer is reused without a call, for its time and its variables', async () => {
    const { client, server } = aClient();
    await read(client, { maxAge: 1000 });
    await read(client, { maxAge: 1000 });
    expect(server).toHaveBeenCalledTimes(1);
    await read(client, { maxAge: 1000 }, 2);
    expect(server).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1001);
    await read(client, { maxAge: 1000 });
    expect(server).toHaveBeenCalledTimes(3);
  });

  it('a fresh answer is not reused for a query without a time, or for another client', async () => {
    const { client, server } = aClient();
    await read(client, { maxAge: 1000 });
    await read(client, {});
    expect(server).toHaveBeenCalledTimes(2);
    const other = aClient();
    await read(other.client, { maxAge: 1000 });
    expect(other.server).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a mutation', (client: ApolloClient) => client.mutate({ mutation: write })],
    ['a live event', (client: ApolloClient) => firstValueFrom(client.subscribe({ query: live }))],
    ['an explicit refetch', (client: ApolloClient) => Promise.resolve(expireAnswers(client))],
  ])('a fresh answer expires with %s', async (_title, change) => {
    const { client, server } = aClient(() => ({
      data: { users: { total: 1 }, deleteUser: true, userChanged: '1' },
    }));
    await read(client, { maxAge: 1000 });
    await change(client);
    server.mockClear();
    await read(client, { maxAge: 1000 });
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('a read that began before a write and ended after it leaves no fresh answer', async () => {
    const { client, server } = aClient(() => ({ data: { deleteUser: true } }));
    let answer: () => void = () => undefined;
    server.mockReturnValueOnce(
      new Observable((observer) => {
        answer = () => {
          observer.next({ data: { users: { total: 1 } } });
          observer.complete();
        };
      }),
    );
    const before = read(client, { maxAge: 1000 });
    await client.mutate({ mutation: write });
    answer();
    await before;
    server.mockClear();
    await read(client, { maxAge: 1000 });
    expect(server).toHaveBeenCalledTimes(1);
  });
});

describe('a read that is on its way', () => {
  /** A client whose server answers when the test lets it. */
  function aSlowServer() {
    const replies: (() => void)[] = [];
    const server = jest.fn(
      () =>
        new Observable<ApolloLink.Result>((observer) => {
          const total = replies.length + 1;
          replies.push(() => {
            observer.next({ data: { users: { total } } });
            observer.complete();
          });
        }),
    );
    const link = ApolloLink.from([freshnessLink, new ApolloLink(server)]);
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    return { replies, server, client };
  }

  it('a pending read also answers an equal query', async () => {
    const { client, server, replies } = aSlowServer();
    const both = [read(client, {}), read(client, {})];
    expect(server).toHaveBeenCalledTimes(1);
    replies[0]!();
    expect(await Promise.all(both)).toMatchObject([
      { data: { users: { total: 1 } } },
      { data: { users: { total: 1 } } },
    ]);
  });

  it('a pending read does not answer a query made after a change', async () => {
    const { client, server, replies } = aSlowServer();
    const before = read(client, {});
    expireAnswers(client);
    const after = read(client, {});
    expect(server).toHaveBeenCalledTimes(2);
    replies.forEach((reply) => reply());
    expect(await before).toMatchObject({ data: { users: { total: 1 } } });
    expect(await after).toMatchObject({ data: { users: { total: 2 } } });
  });
});

describe('a failed read', () => {
  it('a failed read is retried as often as the query says, and then reported', async () => {
    const { client, server } = aClient(() => refused('INTERNAL_ERROR'));
    const error = await read(client, { retries: 1 });
    expect(server).toHaveBeenCalledTimes(2);
    expect(error).toMatchObject({ errors: [{ message: 'INTERNAL_ERROR' }] });
  });

  it('a failed read is not retried for somebody who is signed out', async () => {
    const { client, server } = aClient(() => refused('UNAUTHENTICATED'));
    await read(client, { retries: 3 });
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('a failed read is not cached', async () => {
    const { client, server } = aClient(() => refused('INTERNAL_ERROR'));
    await read(client, { maxAge: 1000 });
    await read(client, { maxAge: 1000 });
    expect(server).toHaveBeenCalledTimes(2);
  });
});
