import { type ApiErrorCode, type Conflict, NETWORK_ERROR, type WireError } from './api-error';
import { translate } from '../i18n/i18n';

/** An error as a screen needs it. */
export interface ReadableError {
  /** Stable code of the contract, or `NETWORK_ERROR`. */
  code: ApiErrorCode;
  /** In the user's language, ready to be shown. */
  message: string;
  /** Message by field name. */
  fields: Record<string, string>;
  /** Seconds until it makes sense to try again. */
  retryAfter?: number;
  /** For a stale write: the person who saved first, and the time. */
  conflict?: Conflict;
  /** For a sign-in that needs a second step: the token to send with the passkey or code. */
  challenge?: string;
  /** The second factors of the account, besides recovery codes. */
  factors?: ('passkey' | 'app')[];
}

function wireErrors(error: unknown): readonly WireError[] {
  if (typeof error !== 'object' || error === null || !('errors' in error)) return [];
  return Array.isArray(error.errors) ? (error.errors as WireError[]) : [];
}

/**
 * Reads anything a call threw: an error of the server, from `useApi` or Apollo, or of the network.
 *
 * @example catch (error) { const { message, fields } = readError(error); }
 */
export function readError(error: unknown): ReadableError {
  const [first] = wireErrors(error);
  if (!first) return { code: NETWORK_ERROR, message: translate('common.networkError'), fields: {} };
  const {
    code = 'INTERNAL_ERROR',
    errors = [],
    retryAfter,
    conflict,
    challenge,
    factors,
  } = first.extensions ?? {};
  return {
    code,
    message: first.message || translate('common.unexpectedError'),
    fields: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(conflict === undefined ? {} : { conflict }),
    ...(challenge === undefined ? {} : { challenge, factors }),
  };
}
