import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render } from '@testing-library/react';
import { ServiceRequestChangedDocument } from '../../graphql/generated/graphql';
import { setSocketOpen } from '../../lib/live/socket-state';
import { useRequestEvents } from '../desk/queues';
import { useChangeSubscription } from './use-change-subscription';

/** Longer than events are gathered. */
const SETTLE_MS = 1000;

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(() => new Observable(() => undefined)),
});
const onChange = jest.fn();

function Screen() {
  useChangeSubscription(ServiceRequestChangedDocument, onChange);
  return null;
}

function Bell() {
  useRequestEvents(onChange);
  return null;
}

const socket = (isOpen: boolean, how?: { lost: boolean }) => {
  act(() => setSocketOpen(isOpen, how));
  act(() => jest.advanceTimersByTime(SETTLE_MS));
};

const show = (screen = <Screen />) =>
  render(<ApolloProvider client={client}>{screen}</ApolloProvider>);

describe('changes while there was no connection', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    setSocketOpen(false);
    onChange.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('missed changes are loaded once when the first connection opens after the screen', () => {
    show();
    expect(onChange).not.toHaveBeenCalled();
    socket(true);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('missed changes of all kinds of requests are loaded once for all of them', () => {
    show(<Bell />);
    socket(true);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('missed changes are loaded once when the first connection came late', () => {
    show();
    socket(false, { lost: true });
    socket(false, { lost: true });
    socket(true);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('missed changes are loaded once when a lost connection is back', () => {
    socket(true);
    show();
    socket(false, { lost: true });
    expect(onChange).not.toHaveBeenCalled();
    socket(true);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('missed changes are not loaded when the session had ended', () => {
    socket(true);
    show();
    socket(false);
    socket(true);
    expect(onChange).not.toHaveBeenCalled();
  });
});
