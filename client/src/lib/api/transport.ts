import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { Locale } from '@contract/locales';
import type { ServerErrorCode, WireError } from './api-error';
import { env } from '../env';
import type { LockReason, SessionLock } from '../session-lock';
import { loadCode } from '../load-code';

export interface CallOptions {
  /** The screen shows a 401 itself, without a redirect to the sign-in page (A04). */
  inline?: boolean;
  /** The request continues when the page is left. */
  keepalive?: boolean;
  /** The progress of an upload, from 0 to 1. */
  onProgress?: (sent: number) => void;
  /** Gives an upload up. */
  signal?: AbortSignal;
}

export interface WireResult<TData> {
  data?: TData | null;
  errors?: readonly WireError[];
}

/** Sends one operation and returns the GraphQL response. Rejects only when there was none. */
export type Transport = <TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  options?: CallOptions,
) => Promise<WireResult<TData>>;

export interface TransportOptions {
  locale: Locale;
  /** Called when a private operation was refused because nobody is signed in. */
  onUnauthenticated: () => void;
  /** Calls refused by the lock wait for it and are sent again (A12, B27). */
  sessionLock?: SessionLock;
}

export function operationOf(document: DocumentNode): OperationDefinitionNode {
  // by what it has: documents that are only sent are short (build/documents.ts)
  const found = document.definitions.find((part) => 'operation' in part);
  if (!found) throw new Error('The document holds no operation');
  return found;
}

/** Hash of a generated document (see codegen.ts). */
export function hashOf(document: DocumentNode): string | undefined {
  return (document as { __meta__?: { hash: string } }).__meta__?.hash;
}

/**
 * Content that is the same for everybody is read by GET, so that HTTP caches can store it. The server tells such
 * operations by their fields (public-api-rules.ts); a test of it sees that the names agree.
 */
function isSentByGet({ operation, name }: OperationDefinitionNode): boolean {
  return operation === 'query' && name?.value.startsWith('Public') === true;
}

interface Payload {
  operationName: string | undefined;
  variables: unknown;
  extensions?: object;
  query?: string;
}

/** A call with an idempotency key is retried once: the process that was to answer may have ended. */
const isKeyed = (variables: unknown) =>
  (variables as { idempotencyKey?: unknown } | null)?.idempotencyKey !== undefined;

const RESEND_MS = 500;
const afterPause = async <T>(run: () => Promise<T>) => {
  await new Promise((resolve) => setTimeout(resolve, RESEND_MS));
  return run();
};

const hasFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasFile));

function getAddress(payload: Payload, locale: Locale): string {
  const parameters = new URLSearchParams({
    operationName: payload.operationName ?? '',
    variables: JSON.stringify(payload.variables ?? {}),
    extensions: JSON.stringify(payload.extensions ?? {}),
    language: locale,
  });
  return `${env.apiBase}/graphql?${parameters.toString()}`;
}

async function readAnswer<TData>(response: Response): Promise<WireResult<TData>> {
  const answer = (await response.json()) as WireResult<TData>;
  if (!answer.data && !answer.errors) throw new Error(`Unreadable answer (${response.status})`);
  return answer;
}

const hasCode = (answer: WireResult<unknown>, code: ServerErrorCode) =>
  answer.errors?.some((error) => error.extensions?.code === code) === true;

function lockReasonOf(answer: WireResult<unknown>): LockReason | undefined {
  if (hasCode(answer, 'SESSION_LOCKED')) return 'unused';
  return hasCode(answer, 'SECOND_FACTOR_MISSING') ? 'secondFactor' : undefined;
}

/** Sends a payload by GET or POST. */
function createWire({ locale, sessionLock }: TransportOptions) {
  const headers = { accept: 'application/json', 'apollo-require-preflight': 'true' };
  return {
    // Always revalidate, so that a change is seen at once; a 304 uses the cached response.
    get: (payload: Payload) =>
      fetch(getAddress(payload, locale), { credentials: 'include', cache: 'no-cache', headers }),

    // In the query string, because a signed-in user's own language overrides the header.
    post: (payload: Payload, { keepalive = false, onProgress, signal }: CallOptions = {}) => {
      const isAway = sessionLock?.activity.isAway() === true;
      if (!isAway) sessionLock?.activity.used();
      const address = `${env.apiBase}/graphql?language=${locale}`;
      const sent = { ...headers, ...(isAway && { 'x-background': '1' }) };
      if (hasFile(payload.variables)) {
        // Loaded with the first upload, because most visitors never upload a file.
        return loadCode(() => import('./upload-form'), { mayReload: false }).then(
          ({ sendUpload }) => sendUpload(address, payload, { headers: sent, onProgress, signal }),
        );
      }
      return fetch(address, {
        method: 'POST',
        credentials: 'include',
        keepalive,
        headers: { ...sent, 'content-type': 'application/json' },
        body: JSON.stringify(payload),
      });
    },
  };
}

/**
 * Transport of the browser: persisted operations as JSON over HTTP, with the session cookie. The server answers them in
 * server/src/platform/graphql/operation.middleware.ts; in front of that, public ones in
 * server/src/platform/cache/public-cache.ts.
 */
export function createTransport(options: TransportOptions): Transport {
  const { onUnauthenticated, sessionLock } = options;
  const { get, post } = createWire(options);

  const send = async <TData>(document: DocumentNode, variables: unknown, options: CallOptions) => {
    const operation = operationOf(document);
    const payload: Payload = {
      operationName: operation.name?.value,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } },
    };
    const answer = await readAnswer<TData>(
      await (isSentByGet(operation) ? get(payload) : post(payload, options)),
    );
    if (!hasCode(answer, 'PERSISTED_QUERY_NOT_FOUND')) return answer;
    // The page was opened before an update, and the new server does not know its operations.
    const texts = await loadCode(() => import('../../graphql/generated/persisted-documents.json'));
    const query = (texts.default as Record<string, string>)[hashOf(document) ?? ''];
    return readAnswer<TData>(await post({ ...payload, extensions: undefined, query }, options));
  };

  return async <TData, TVariables>(
    document: TypedDocumentNode<TData, TVariables>,
    variables: TVariables,
    options: CallOptions = {},
  ) => {
    const attempt = () => send<TData>(document, variables, options);
    const deliver = isKeyed(variables) ? () => attempt().catch(() => afterPause(attempt)) : attempt;
    let answer = await deliver();
    let reason: LockReason | undefined;
    while ((reason = lockReasonOf(answer)) && (await sessionLock?.lock(reason))) {
      answer = await deliver();
    }
    if (!options.inline && hasCode(answer, 'UNAUTHENTICATED')) onUnauthenticated();
    return answer;
  };
}
