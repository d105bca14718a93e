import { startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  type TypedDocumentNode,
} from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import { delay, of } from 'rxjs';
import { useCachedQuery } from './use-cached-query';

const LIST: TypedDocumentNode<{ names: string }, { page: number }> = gql`
  query Names($page: Int!) {
    names(page: $page)
  }
`;

/** As long as React renders a transition before it lets the browser draw. */
const SLICE_MS = 5;

function SlowRow({ name }: { name?: string }) {
  const end = performance.now() + SLICE_MS;
  while (performance.now() < end);
  return <li>{name}</li>;
}

let renders = 0;

function List() {
  const [page, setPage] = useState(1);
  const { data } = useCachedQuery(LIST, { page }, {});
  renders += 1;
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setPage(2))}>
        next
      </button>
      <ul>
        {['a', 'b', 'c', 'd'].map((part) => (
          <SlowRow key={part} name={data && `${data.names}${part}`} />
        ))}
      </ul>
    </>
  );
}

/** The scheduler of React as in a browser: within `act` nothing is ever interrupted. */
async function withoutAct(work: () => Promise<void>) {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = scope.IS_REACT_ACT_ENVIRONMENT;
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  await work();
  scope.IS_REACT_ACT_ENVIRONMENT = before;
}

describe('useCachedQuery', () => {
  it('useCachedQuery shows new variables of a transition after a few renders', () =>
    withoutAct(async () => {
      const link = new ApolloLink(({ variables }) =>
        of({ data: { names: `page ${variables.page as number}` } }).pipe(delay(SLICE_MS)),
      );
      const client = new ApolloClient({ link, cache: new InMemoryCache() });
      const container = document.body.appendChild(document.createElement('div'));
      const root = createRoot(container);
      root.render(
        <ApolloProvider client={client}>
          <List />
        </ApolloProvider>,
      );
      await screen.findByText('page 1d');
      renders = 0;
      screen.getByRole('button').click();
      await screen.findByText('page 2d');
      expect(renders).toBeLessThan(10);
      root.unmount();
    }));
});
