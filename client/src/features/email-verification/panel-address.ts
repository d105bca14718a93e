import { useState } from 'react';
import { RESEND_SECONDS } from '@contract/limits';
import { returnAddress } from '../../lib/addresses';
import { startClock } from '../../lib/countdown';
import { readStored, removeStored, writeStored } from '../../lib/storage';

/** The new account, stored so that its verification panel stays open through a reload (A06). */
const STORED = 'verify-panel';

interface Panel {
  email: string;
  /** Where to go afterwards; stored because the e-mail link may open in another tab (A07). */
  from: string;
  /** Set by "later": the panel is closed, and the destination is still stored. */
  later?: boolean;
}

export const panelClock = (email: string) => `verify-panel:${email}`;

function readPanel(): Panel | undefined {
  const stored = readStored<Partial<Panel>>(STORED);
  if (!stored?.email) return undefined;
  return { email: stored.email, from: returnAddress(stored.from), later: stored.later === true };
}

/** Closes the panel after verification. Returns where to go next. */
export function closePanel(): string {
  const from = readPanel()?.from ?? '/';
  removeStored(STORED);
  return from;
}

/** The stored destination of an account that is not verified yet, for a link that is sent again. */
export function pendingDestination(email: string): string | undefined {
  const panel = readPanel();
  return panel?.email === email ? destinationOfLink(panel.from) : undefined;
}

/** The home page is the default and is not written into a link. */
export const destinationOfLink = (from: string) => (from === '/' ? undefined : from);

export interface PanelAddress {
  /** Of the open panel. */
  address: string | undefined;
  open: (panel: Panel) => void;
  /** Closes the panel and keeps the destination. */
  putOff: () => void;
  /** Closes it for good. */
  close: () => void;
}

/** Whether the verification panel is open, and for which address. */
export function usePanelAddress(): PanelAddress {
  const [address, setAddress] = useState(() => {
    const panel = readPanel();
    return panel?.later ? undefined : panel?.email;
  });
  return {
    address,
    open: (panel: Panel) => {
      writeStored(STORED, panel);
      // The first e-mail to this address has just been sent.
      startClock(panelClock(panel.email), RESEND_SECONDS.verificationPanel);
      setAddress(panel.email);
    },
    putOff: () => {
      const panel = readPanel();
      if (panel) writeStored(STORED, { ...panel, later: true });
      setAddress(undefined);
    },
    close: () => {
      closePanel();
      setAddress(undefined);
    },
  };
}
