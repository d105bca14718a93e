import { useState } from 'react';
import { RESEND_SECONDS } from '@contract/limits';
import { returnAddress } from '../../lib/addresses';
import { startClock } from '../../lib/countdown';
import { readStored, removeStored, writeStored } from '../../lib/storage';

/** Storage key of the new account, so that its verification panel is still open after a reload (A06). */
const STORAGE_KEY = 'verify-panel';

interface StoredPanel {
  email: string;
  /** Where to go afterwards; stored because the e-mail link may open in another tab (A07). */
  from: string;
  /** Set by the button "later": the panel is closed, but `from` stays stored. */
  later?: boolean;
}

export const panelCountdownName = (email: string) => `verify-panel:${email}`;

function readPanel(): StoredPanel | undefined {
  const stored = readStored<Partial<StoredPanel>>(STORAGE_KEY);
  if (!stored?.email) return undefined;
  return { email: stored.email, from: returnAddress(stored.from), later: stored.later === true };
}

/** Whether the account was made in this browser. */
export const hasPanel = (): boolean => readPanel() !== undefined;

/** Closes the panel after verification. Returns the page to open next. */
export function closePanel(): string {
  const from = readPanel()?.from ?? '/';
  removeStored(STORAGE_KEY);
  return from;
}

/** The page to open after verification, for an e-mail that is sent again. */
export function pendingDestination(email: string): string | undefined {
  const panel = readPanel();
  return panel?.email === email ? linkDestination(panel.from) : undefined;
}

/** The page in the e-mail's link. The home page is the default and is left out. */
export const linkDestination = (from: string) => (from === '/' ? undefined : from);

export interface VerificationPanelState {
  /** E-mail address of the open panel. */
  email: string | undefined;
  open: (panel: StoredPanel) => void;
  /** Closes the panel and keeps the destination. */
  postpone: () => void;
  /** Closes the panel and forgets the destination. */
  close: () => void;
}

/** Whether the verification panel is open, and for which e-mail address. */
export function useVerificationPanel(): VerificationPanelState {
  const [email, setEmail] = useState(() => {
    const panel = readPanel();
    return panel?.later ? undefined : panel?.email;
  });
  return {
    email,
    open: (panel: StoredPanel) => {
      writeStored(STORAGE_KEY, panel);
      // The first e-mail to this address has just been sent.
      startClock(panelCountdownName(panel.email), RESEND_SECONDS.verificationPanel);
      setEmail(panel.email);
    },
    postpone: () => {
      const panel = readPanel();
      if (panel) writeStored(STORAGE_KEY, { ...panel, later: true });
      setEmail(undefined);
    },
    close: () => {
      closePanel();
      setEmail(undefined);
    },
  };
}
