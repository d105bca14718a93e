import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../lib/auth';

/**
 * Says that there is nothing. To a lawyer, who sees a part of the requests, it never denies what rights
 * hide: the text has the suffix `Yours`.
 */
export function useNothingText(): (key: string) => string {
  const { t } = useTranslation();
  const isPartial = useAuth().user?.role === 'lawyer';
  return useCallback((key: string) => t(isPartial ? [`${key}Yours`, key] : key), [isPartial, t]);
}
