import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { EmailVerificationStatusDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api';
import { useAuth } from '../../lib/auth';

export type CheckResult = 'verified' | 'notYet' | 'failed';

export interface VerificationCheck {
  checking: boolean;
  /** Asks the server; once the address is verified the signed-in person is read again. */
  check: () => Promise<CheckResult>;
}

/**
 * Finds out whether the address was verified meanwhile: when asked, and by itself when the person
 * comes back to the page from the mailbox.
 */
export function useVerificationCheck(email: string): VerificationCheck {
  const { request } = useApi();
  const { refetch } = useAuth();
  const [checking, setChecking] = useState(false);

  const ask = useCallback(async (): Promise<CheckResult> => {
    try {
      const { emailVerificationStatus } = await request(
        EmailVerificationStatusDocument,
        { email },
        { inline: true },
      );
      if (!emailVerificationStatus.isEmailVerified) return 'notYet';
      await refetch();
      return 'verified';
    } catch {
      return 'failed';
    }
  }, [email, refetch, request]);

  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !checking) void ask();
  });
  useEffect(() => {
    const listener = () => onReturn();
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('focus', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('focus', listener);
    };
  }, []);

  const check = async () => {
    setChecking(true);
    const result = await ask();
    setChecking(false);
    return result;
  };
  return { checking, check };
}
