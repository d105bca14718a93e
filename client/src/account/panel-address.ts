import { useState } from 'react';
import { RESEND_SECONDS } from '@contract/limits';
import { returnAddress } from '../lib/addresses';
import { startClock } from '../lib/countdown';
import { readStored, removeStored, writeStored } from '../lib/storage';

/** An account just made: its panel stays open through a reload until it is done with (A06). */
const STORED = 'verify-panel';

interface Panel {
  email: string;
  /** Where the person wanted to go; the mailed link may be opened in another tab (A07). */
  from: string;
}

export const panelClock = (email: string) => `verify-panel:${email}`;

function readPanel(): Panel | undefined {
  const stored = readStored<Partial<Panel>>(STORED);
  return stored?.email ? { email: stored.email, from: returnAddress(stored.from) } : undefined;
}

/** The address was verified: no panel is waiting for it any more. Answers where to go on. */
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
      // Registering has just sent the first mail.
      startClock(panelClock(panel.email), RESEND_SECONDS.verificationPanel);
      setAddress(panel.email);
    },
    close: () => {
      closePanel();
      setAddress(undefined);
    },
  };
}
