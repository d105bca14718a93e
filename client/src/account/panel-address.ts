import { useState } from 'react';
import { RESEND_SECONDS } from '@contract/limits';
import { returnAddress } from '../lib/addresses';
import { startClock } from '../lib/countdown';
import { readStored, removeStored, writeStored } from '../lib/storage';

/** The new account, stored so that its verification panel stays open through a reload (A06). */
const STORED = 'verify-panel';

interface Panel {
  email: string;
  /** Where to go afterwards; stored because the e-mail link may open in another tab (A07). */
  from: string;
}

export const panelClock = (email: string) => `verify-panel:${email}`;

function readPanel(): Panel | undefined {
  const stored = readStored<Partial<Panel>>(STORED);
  return stored?.email ? { email: stored.email, from: returnAddress(stored.from) } : undefined;
}

/** Closes the panel after verification. Returns where to go next. */
export function closePanel(): string {
  const from = readPanel()?.from ?? '/';
  removeStored(STORED);
  return from;
}

/** Whether the verification panel is open, and for which address. */
export function usePanelAddress() {
  const [address, setAddress] = useState(() => readPanel()?.email);
  return {
    address,
    open: (panel: Panel) => {
      writeStored(STORED, panel);
      // Registration has just sent the first e-mail.
      startClock(panelClock(panel.email), RESEND_SECONDS.verificationPanel);
      setAddress(panel.email);
    },
    close: () => {
      closePanel();
      setAddress(undefined);
    },
  };
}
