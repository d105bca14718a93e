import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ResourceForm } from './form-definition';
import { tellOtherTabs, useOtherVersion } from './other-version';

const ROW = 'faqs:7';

/** The form of a row of which somebody saved version 2 after version 1 was opened. */
function open() {
  const load = jest.fn(async () => ({ version: 2, values: {} }));
  const form = { load } as unknown as ResourceForm<number, object>;
  const version = { current: 1 };
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const { result } = renderHook(
    () => useOtherVersion(ROW, form, { mode: 'edit', id: 7 }, version),
    { wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider> },
  );
  return { load, result };
}

describe('a row that is edited', () => {
  it('a row saved in the same form is not reported as another version', async () => {
    const { load, result } = open();
    await act(async () => tellOtherTabs(ROW));
    expect(load).not.toHaveBeenCalled();
    expect(result.current.other).toBeUndefined();
  });

  it.each([
    {
      title: 'a row that another tab saved is compared',
      row: ROW,
      other: { version: 2, values: {} },
    },
    {
      title: 'a row is left alone when another tab saved another row',
      row: 'faqs:8',
      other: undefined,
    },
  ])('$title', async ({ row, other }) => {
    const { result } = open();
    const channel = new BroadcastChannel('saved-rows');
    await act(async () => channel.postMessage({ row, tab: 'another' }));
    channel.close();
    expect(result.current.other).toEqual(other);
  });
});
