import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { NETWORK_ERROR } from './api-error';
import { readError } from './read-error';

/** Text of an error: the server's message, else the fallback of the action. */
export function useErrorText(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (error, fallback) => {
      const { code, message } = readError(error);
      return code === NETWORK_ERROR ? t(fallback) : message;
    },
    [t],
  );
}
