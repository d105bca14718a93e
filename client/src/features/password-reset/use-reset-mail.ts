import { useState } from 'react';
import {
  ResendPasswordResetDocument,
  SendPasswordResetDocument,
  type SendPasswordResetMutation,
} from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api';
import { readError } from '../../lib/read-error';

type SendResult = Pick<SendPasswordResetMutation['sendPasswordReset'], 'retryAfter'>;

export interface ResetMail {
  /** Resolves to null on an error, which is then in `failure`. */
  send: (email: string) => Promise<SendResult | null>;
  busy: boolean;
  failure: string | null;
}

/** Requests the reset e-mail, for the first time or again. Throws the server's error. */
export function useResetRequest(kind: 'send' | 'resend'): (email: string) => Promise<SendResult> {
  const { request } = useApi();
  return async (email) => {
    const options = { inline: true };
    return kind === 'send'
      ? (await request(SendPasswordResetDocument, { email }, options)).sendPasswordReset
      : (await request(ResendPasswordResetDocument, { email }, options)).resendPasswordReset;
  };
}

/** Requests the reset e-mail again, for a button that shows the error beside it. */
export function useResetMail(): ResetMail {
  const requestMail = useResetRequest('resend');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (email: string) => {
    if (busy) return null;
    setBusy(true);
    setFailure(null);
    try {
      return await requestMail(email);
    } catch (error) {
      setFailure(readError(error).message);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, failure };
}
