import { useState } from 'react';
import {
  ResendPasswordResetDocument,
  SendPasswordResetDocument,
  type SendPasswordResetMutation,
} from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api';
import { readError } from '../../lib/read-error';

type Receipt = Pick<SendPasswordResetMutation['sendPasswordReset'], 'retryAfter'>;

export interface ResetMail {
  /** Null when it failed; the reason is then in `failure`. */
  send: (email: string) => Promise<Receipt | null>;
  busy: boolean;
  failure: string | null;
}

/** Asks for the reset mail, the first time or again; throws what the server refused. */
export function useResetRequest(kind: 'send' | 'resend'): (email: string) => Promise<Receipt> {
  const { request } = useApi();
  return async (email) => {
    const options = { inline: true };
    return kind === 'send'
      ? (await request(SendPasswordResetDocument, { email }, options)).sendPasswordReset
      : (await request(ResendPasswordResetDocument, { email }, options)).resendPasswordReset;
  };
}

/** The same for a button, which shows the reason beside it. */
export function useResetMail(): ResetMail {
  const ask = useResetRequest('resend');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (email: string) => {
    if (busy) return null;
    setBusy(true);
    setFailure(null);
    try {
      return await ask(email);
    } catch (error) {
      setFailure(readError(error).message);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, failure };
}
