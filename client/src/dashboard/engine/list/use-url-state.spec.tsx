import { render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useUrlState } from './use-url-state';

const adding = (name: string) => (current: URLSearchParams) => {
  const next = new URLSearchParams(current);
  next.set(name, '1');
  return next;
};

/** Opens a row and then searches, both after an older change is rendered and before the next one is. */
function Screen() {
  const { params, update } = useUrlState();
  const isDone = useRef(false);
  const isClosed = params.has('closed');
  useEffect(() => update(adding('closed')), [update]);
  useLayoutEffect(() => {
    if (isClosed && !isDone.current) update(adding('view'));
  }, [isClosed, update]);
  useEffect(() => {
    if (isClosed && !isDone.current) update(adding('q'));
    isDone.current = isClosed;
  }, [isClosed, update]);
  return <output>{useLocation().search}</output>;
}

it('changes of the URL are kept when they are made before older ones are rendered', async () => {
  render(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
  );
  expect(await screen.findByText('?closed=1&view=1&q=1')).toBeInTheDocument();
});
