import { type Client as Socket, createClient } from 'graphql-ws';
import { resultOf } from './answers.js';
import { type GraphqlError, MizanError, refusalOf } from './errors.js';
import {
  type Locale,
  LoginDocument,
  LogoutDocument,
  RefreshDocument,
} from './generated/graphql.js';
import { type ItemOf, rowsOf } from './pages.js';
import { retry } from './retries.js';
import { formOf, type OnProgress, sendForm, takeFiles } from './uploads.js';

export interface MizanOptions {
  /** Where the product is, such as `https://example.dz`. */
  url: string;
  /** The token of a program or of a session; `signIn` gets one of a session. */
  token?: string;
  /** The language of messages and of files; that of texts is the variable `language`. */
  language?: Locale;
  /** Told of each answer over HTTP, whose headers say what is left of the limits (`RateLimit`). */
  onAnswer?: (answer: Pick<Response, 'status' | 'headers'>) => void;
  /** How often a call is tried again that got no answer; 3 by default. */
  retries?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Told while files are sent. */
  onProgress?: OnProgress;
}

/** A document as GraphQL Code Generator makes it: its text, with the types of its result and variables. */
export interface Operation<Result, Variables> {
  toString(): string;
  /** Only a type: it is never there. */
  __apiType?: (variables: Variables) => Result;
}

export interface SubscribeOptions {
  /** Told the id of a row that the caller may not read any longer, instead of an event. */
  onGone?: (id: string) => void;
}

type Given<Variables, Options = CallOptions> =
  Record<string, never> extends Variables
    ? [variables?: Variables, options?: Options]
    : [variables: Variables, options?: Options];

const KEY = /\$idempotencyKey\b/;
const isChange = (text: string) => /^\s*mutation\b/.test(text);

/**
 * The API of one product, for one account at a time.
 *
 * @example
 * const mizan = new Mizan({ url: 'https://example.dz', token: 'mizan_…' });
 * for await (const faq of mizan.rows(FaqsDocument)) console.log(faq.question);
 */
export class Mizan {
  token: string | undefined;
  private readonly address: string;
  private socket?: Socket;

  constructor(private readonly options: MizanOptions) {
    const { url, token, language } = options;
    this.token = token;
    this.address = `${url.replace(/\/+$/, '')}/graphql${language ? `?language=${language}` : ''}`;
  }

  /** Opens a session and keeps its token. SECOND_FACTOR_REQUIRED, with a `challenge` in `params`, if there is one. */
  async signIn(email: string, password: string): Promise<void> {
    this.token = (await this.run(LoginDocument, { input: { email, password } })).login.token;
  }

  /** Gets a new token for the session, which ends the one before. */
  async renew(): Promise<void> {
    this.token = (await this.run(RefreshDocument)).refresh.token;
  }

  async signOut(): Promise<void> {
    await this.run(LogoutDocument);
    this.token = undefined;
  }

  /**
   * Runs a query or a change. A query, and a change with an idempotency key, is tried again when it got no answer; the
   * key is made here unless the variables have one. Files among the variables are sent as a form.
   */
  async run<Result, Variables>(
    operation: Operation<Result, Variables>,
    ...[variables, options = {}]: Given<Variables>
  ): Promise<Result> {
    const text = operation.toString();
    const isKeyed = KEY.test(text);
    const given = {
      ...(isKeyed && { idempotencyKey: crypto.randomUUID() }),
      ...(variables as Record<string, unknown> | undefined),
    };
    const isRepeatable = !isChange(text) || isKeyed;
    const tries = isRepeatable ? (this.options.retries ?? 3) : 0;
    return retry(() => this.send<Result>(text, given, options), tries, options.signal);
  }

  /** All rows of a list, one after the other, in pages of up to 100 or of the `limit` that is given. */
  rows<Result, Variables>(
    operation: Operation<Result, Variables>,
    ...[variables, options]: Given<Variables>
  ): AsyncGenerator<ItemOf<Result>, void, undefined> {
    return rowsOf((offset) =>
      this.run(operation, ...([{ limit: 100, ...variables, offset }, options] as never)),
    );
  }

  /**
   * The events of a subscription, until the loop over them is left. A row that the caller may not read any longer ends
   * nothing: `onGone` is told. Every other error is thrown, since events were missed.
   */
  async *subscribe<Result, Variables>(
    operation: Operation<Result, Variables>,
    ...[variables, { onGone } = {}]: Given<Variables, SubscribeOptions>
  ): AsyncGenerator<Result, void, undefined> {
    const query = operation.toString();
    const events = this.openSocket().iterate<Result>({
      query,
      variables: variables ?? {},
    });
    try {
      for await (const { data, errors } of events) {
        const [error] = errors ?? [];
        const id = error && goneRow(error);
        if (error && id === undefined) throw refusalOf(error);
        if (id !== undefined) onGone?.(id);
        else if (data) yield data;
      }
    } catch (error) {
      throw endOf(error);
    }
  }

  /** Closes the connection of subscriptions. */
  async close(): Promise<void> {
    await this.socket?.dispose();
  }

  private openSocket(): Socket {
    return (this.socket ??= createClient({
      url: this.address.replace(/^http/, 'ws'),
      // events of the meantime would be missed, and nobody told
      retryAttempts: 0,
      connectionParams: () => (this.token ? { authorization: `Bearer ${this.token}` } : {}),
    }));
  }

  private async send<Result>(
    query: string,
    variables: Record<string, unknown>,
    { signal, onProgress = () => undefined }: CallOptions,
  ): Promise<Result> {
    const url = this.address;
    const { value, files } = takeFiles(variables);
    const headers = {
      'apollo-require-preflight': 'true',
      ...(this.token && { Authorization: `Bearer ${this.token}` }),
    };
    const abort = signal && { signal };
    const call =
      files.length > 0
        ? sendForm({
            url,
            headers,
            form: formOf(query, value as never, files),
            onProgress,
            ...abort,
          })
        : fetch(url, {
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/json' },
            body: JSON.stringify({ query, variables }),
            ...abort,
          });
    const answer = await call.catch((error: unknown) => noAnswer(error, signal));
    this.options.onAnswer?.(answer);
    return resultOf<Result>(answer, (error) => noAnswer(error, signal));
  }
}

/** The row of an event that was NOT_FOUND; a subscription that is refused names none. */
function goneRow({ extensions = {} }: GraphqlError): string | undefined {
  const { code, id } = extensions;
  return code === 'NOT_FOUND' && typeof id === 'string' ? id : undefined;
}

const SESSION_ENDED = 4401;

/**
 * Why a subscription ended: it was refused, or its connection was closed or broke, of which browsers and Node tell an
 * event. Errors of the caller stay what they are.
 */
function endOf(error: unknown): unknown {
  if (Array.isArray(error) && error.length > 0) return refusalOf(error[0] as GraphqlError);
  if (error instanceof Error) return error;
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === SESSION_ENDED)
    return new MizanError({ code: 'UNAUTHENTICATED', message: 'The session has ended' }, error);
  const message =
    typeof code === 'number' ? `The connection closed with ${code}` : 'The connection broke';
  return new MizanError({ code: 'NO_ANSWER', message }, error);
}

function noAnswer(error: unknown, signal?: AbortSignal): never {
  if (signal?.aborted) throw error;
  throw new MizanError({ code: 'NO_ANSWER', message: 'The server did not answer' }, error);
}
