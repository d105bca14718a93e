import { isAuditEntity } from '@contract/audit-verbs';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { screenOf } from '../../../dashboard/screens';

/** What a kind of row is called in the rights of a token. */
export function useScopeWord(): (kind: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (kind) =>
      isAuditEntity(kind) && kind !== 'contactInfo'
        ? t(screenOf(kind).label)
        : t(`apiTokens.kinds.${kind}`),
    [t],
  );
}
