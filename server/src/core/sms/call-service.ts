import type { OutgoingSms, SmsAnswer } from './sms-transport.js';

/** An account at a service that sends SMS. */
export interface SmsAccount {
  url: string;
  from: string;
  user: string;
  secret: string;
}

/** What a service answered: the HTTP status, and the body if it is JSON. */
export interface ServiceReply {
  status: number;
  body: unknown;
}

const TIMEOUT_MS = 10_000;
const MOST_WORDS = 300;

/** Posts a form to a service; rejects when it cannot be reached in time. */
export async function postForm(
  address: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<ServiceReply> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { Accept: 'application/json', ...headers },
    body: new URLSearchParams(fields),
    // an answer from elsewhere is not the service's, and must not get the secret
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body: unknown = await response.json().catch(() => undefined);
  return { status: response.status, body };
}

/** The answer for a service that could not be reached. */
export const unreachable = (error: unknown): SmsAnswer => ({
  problem: 'unreachable',
  words: causeOf(error),
});

/** Says why: `fetch failed` alone says nothing. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** The words of a service without what nobody may read in them: the secret and the recipient's number. */
export function withoutPrivate(words: string, { secret }: SmsAccount, { to }: OutgoingSms): string {
  return [secret, to, to.slice(1)]
    .reduce((text, hidden) => text.replaceAll(hidden, '••••'), words)
    .slice(0, MOST_WORDS);
}
