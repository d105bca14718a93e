import type { FormInstance } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { errorsByName, type ErrorsByName, type FieldState } from './form-errors';

/** Validates a form that was opened because of its errors; sends nothing. */
export function useValidateOnOpen(
  validate: boolean,
  form: FormInstance,
  onInvalid: (errors: ErrorsByName) => void,
) {
  const [pending, setPending] = useState(validate);
  useEffect(() => {
    if (!pending) return;
    let cancelled = false;
    form.validateFields().then(
      () => setPending(false),
      ({ errorFields }: { errorFields: FieldState[] }) => {
        if (cancelled) return;
        setPending(false);
        onInvalid(errorsByName(errorFields));
      },
    );
    return () => {
      cancelled = true;
    };
  }, [form, onInvalid, pending]);
}

/** Inputs are validated on blur, and after a failed submit on each change. */
export function useFailedSubmit(showErrors: (errors: ErrorsByName) => void) {
  const [hasFailed, setHasFailed] = useState(false);
  const onInvalid = useCallback(
    (errors: ErrorsByName) => {
      setHasFailed(true);
      showErrors(errors);
    },
    [showErrors],
  );
  return { hasFailed, onInvalid };
}
