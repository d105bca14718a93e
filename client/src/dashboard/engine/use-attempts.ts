import type { FormInstance } from 'antd';
import { useMemo, useRef } from 'react';

/** The attempts to send a form that are being checked. */
export interface Attempts {
  begin(): void;
  end(): void;
  /** Makes a dropped attempt anew, unless a later one is still being checked. */
  repeat(): void;
}

/**
 * antd drops an attempt to send when anything is checked again before its own check is over: a second
 * press, a box that is left. What was dropped must neither be lost nor be called a mistake.
 */
export function useAttempts(form: FormInstance): Attempts {
  const open = useRef(0);
  return useMemo(
    () => ({
      begin: () => {
        open.current += 1;
      },
      end: () => {
        open.current -= 1;
      },
      repeat: () => {
        if (open.current > 0) return;
        open.current += 1;
        form.submit();
      },
    }),
    [form],
  );
}
