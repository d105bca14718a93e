import { type GraphqlError, MizanError, refusalOf } from './errors.js';

interface Answer<Result> {
  data?: Result | null;
  errors?: GraphqlError[];
}

/** What a proxy says while the server is away or full, which passes. */
const isPassing = (status: number) => status >= 500 || status === 408 || status === 429;

/**
 * What a call answered.
 *
 * @param broken throws what happened when the connection broke within the answer
 * @throws MizanError for a refusal; UNKNOWN_ANSWER for what is none of this API, and will not be on the next try
 */
export async function resultOf<Result>(
  response: Response,
  broken: (error: unknown) => never,
): Promise<Result> {
  const { data, errors } = parsed<Result>(await response.text().catch(broken));
  const [error] = errors ?? [];
  if (error) throw refusalOf(withWait(error, response));
  if (data !== undefined && data !== null) return data;
  const { status, url } = response;
  if (isPassing(status))
    throw new MizanError({ code: 'NO_ANSWER', message: `The answer had status ${status}` });
  const message = `What ${url || 'the address'} answered, with status ${status}, is none of this API`;
  throw new MizanError({ code: 'UNKNOWN_ANSWER', message });
}

/** Proxies and other servers answer HTML. */
function parsed<Result>(text: string): Answer<Result> {
  try {
    return (JSON.parse(text) ?? {}) as Answer<Result>;
  } catch {
    return {};
  }
}

function withWait(error: GraphqlError, { headers }: Response): GraphqlError {
  const retryAfter = Number(headers.get('Retry-After'));
  return retryAfter > 0 ? { ...error, extensions: { retryAfter, ...error.extensions } } : error;
}
