import { useRef, useState } from 'react';

/** Runs what a form sends, once at a time: a second click meanwhile does nothing. */
export function useSingleRun() {
  // a ref, because two clicks may come before the state is rendered
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = async (send: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await send();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { run, busy };
}
