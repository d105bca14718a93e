import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { EmailVerificationStatusDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api/api';
import { useAuth } from '../../lib/auth';

/** The link may be opened on another device: this page then goes on by itself. It stops asking after a while. */
const ASK_MS = 4_000;
const ASK_FOR_MS = 20 * 60_000;

export type CheckResult = 'verified' | 'notYet' | 'failed';

export interface VerificationCheck {
  checking: boolean;
  /** Asks the server. When the address is verified, the signed-in user is loaded again. */
  check: () => Promise<CheckResult>;
}

/** Checks whether the address is verified: on request, when the person returns to the page, and while it is open. */
export function useVerificationCheck(email: string): VerificationCheck {
  const { request } = useApi();
  const { refetch } = useAuth();
  const [checking, setChecking] = useState(false);

  const fetchResult = useCallback(async (): Promise<CheckResult> => {
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
    if (document.visibilityState === 'visible' && !checking) void fetchResult();
  });
  useEffect(() => {
    let until = Date.now() + ASK_FOR_MS;
    const listener = () => {
      until = Date.now() + ASK_FOR_MS;
      onReturn();
    };
    const timer = setInterval(() => {
      if (Date.now() < until) onReturn();
    }, ASK_MS);
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('focus', listener);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('focus', listener);
    };
  }, []);

  const check = async () => {
    setChecking(true);
    const result = await fetchResult();
    setChecking(false);
    return result;
  };
  return { checking, check };
}
