import type { FormInstance } from 'antd';
import { useMemo, useRef } from 'react';

/** Counts the submits whose validation is still running. */
export interface SubmitAttempts {
  begin(): void;
  end(): void;
  /** Submits again after antd dropped a submit, unless a later one is still being validated. */
  retry(): void;
}

/**
 * antd drops a submit when a field is validated again before the form's own validation is over, as after
 * a second click or when a field loses the focus. Such a submit is repeated and not shown as an error.
 */
export function useSubmitAttempts(form: FormInstance): SubmitAttempts {
  const running = useRef(0);
  return useMemo(
    () => ({
      begin: () => {
        running.current += 1;
      },
      end: () => {
        running.current -= 1;
      },
      retry: () => {
        if (running.current > 0) return;
        running.current += 1;
        form.submit();
      },
    }),
    [form],
  );
}
