import { ApolloLink, type ApolloClient } from '@apollo/client';
import {
  catchError,
  defer,
  finalize,
  map,
  type Observable,
  of,
  retry,
  share,
  tap,
  throwError,
  timer,
} from 'rxjs';
import { readError } from './read-error';

/** How a query may be answered: these go into its Apollo context. */
export interface Freshness {
  /** For how many milliseconds an answer is given again without asking the server; 0 when left out. */
  maxAge?: number;
  /** How often a failed attempt is repeated before the screen is told; not at all when left out. */
  retries?: number;
}

/** The context of a query. Its answers are shared here: Apollo would share those from before a change, too. */
export const queryContext = <Options extends Freshness>(options: Options) => ({
  ...options,
  queryDeduplication: false,
});

interface Answer {
  receivedAt: number;
  result: ApolloLink.Result;
}

/** Answers read since the last change, and reads that are pending. */
interface Reads {
  answers: Map<string, Answer>;
  running: Map<string, Observable<ApolloLink.Result>>;
}

const stored = new WeakMap<ApolloClient, Reads>();

function readsOf(client: ApolloClient): Reads {
  const reads = stored.get(client) ?? { answers: new Map(), running: new Map() };
  stored.set(client, reads);
  return reads;
}

/** Every later read goes to the server; one that is already on its way is neither stored nor waited for. */
export function expireAnswers(client: ApolloClient): void {
  stored.delete(client);
}

/** Forgets all that was read, and reads again what is on the screen. */
export async function refetchAll(client: ApolloClient): Promise<void> {
  expireAnswers(client);
  await client.refetchQueries({ updateCache: (cache) => cache.evict({ id: 'ROOT_QUERY' }) });
  client.cache.gc();
}

/** The first repetition comes at once, each later one after a pause twice as long. */
const RETRY_MS = 400;
const pauseBefore = (attempt: number) => (attempt === 1 ? 0 : RETRY_MS * 2 ** (attempt - 2));

/** Asks, and repeats what failed. Whoever is signed out stays so, however often it is tried. */
function ask(operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction, count: number) {
  return defer(() => forward(operation)).pipe(
    map((result) => {
      if (result.errors?.length) throw new RefusedResult(result);
      return result;
    }),
    retry({
      count,
      delay: (error: unknown, attempt) =>
        readError(error).code === 'UNAUTHENTICATED'
          ? throwError(() => error)
          : timer(pauseBefore(attempt)),
    }),
    catchError((error: unknown) =>
      error instanceof RefusedResult ? of(error.result) : throwError(() => error),
    ),
  );
}

/** An answer with errors, thrown so that it can be tried again. */
class RefusedResult extends Error {
  readonly errors: ApolloLink.Result['errors'];

  constructor(readonly result: ApolloLink.Result) {
    super('The server refused');
    this.errors = result.errors;
  }
}

/**
 * Gives the last answer of a query again while it is younger than the query's `maxAge`, and the answer that
 * is on its way to whoever asks the same meanwhile. Each mutation and each live event ends that for all
 * queries, so that no screen shows what was true before it.
 */
export const freshnessLink = new ApolloLink((operation, forward) => {
  const { client, operationName, operationType, variables } = operation;
  if (operationType !== 'query') {
    const expire = () => expireAnswers(client);
    return forward(operation).pipe(tap({ next: expire, error: expire }));
  }
  const { maxAge = 0, retries = 0 } = operation.getContext() as Freshness;
  const { answers, running } = readsOf(client);
  const key = JSON.stringify([operationName, variables]);
  const last = answers.get(key);
  if (last && Date.now() - last.receivedAt < maxAge) return of(last.result);
  const read =
    running.get(key) ??
    ask(operation, forward, retries).pipe(
      tap((result) => {
        if (maxAge > 0 && !result.errors) answers.set(key, { receivedAt: Date.now(), result });
      }),
      finalize(() => running.delete(key)),
      share(),
    );
  running.set(key, read);
  return read;
});
