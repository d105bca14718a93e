import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchAll } from '../../lib/freshness-link';
import type { Fields } from './field-types';
import { slotsOf } from './form-definition';
import { slotLabel } from './form-errors';
import type { ResourceHandle } from './resource-context';
import type { Address } from './use-address';
import { type RefusedFields, usePerform } from './use-perform';

/** Name of the row that is looked at, in the address. */
const VIEW = 'view';

/** The row that the address asks to see, and the way to another. */
export function useViewed({ params, update }: Address): {
  id: string | null;
  view(id: string | null): void;
} {
  const view = useCallback(
    (id: string | null) => {
      update((current) => {
        const next = new URLSearchParams(current);
        if (id === null) next.delete(VIEW);
        else next.set(VIEW, id);
        return next;
      });
    },
    [update],
  );
  return { id: params.get(VIEW), view };
}

interface HandleOptions {
  inTrash: boolean;
  view(id: string): void;
  /** Fields of the rows' form, where there is one. */
  fields: Fields | undefined;
  /** Opens the form of a row with its mistakes marked. */
  correct(row: unknown): void;
}

/** Ties a screen's parts to its resource. */
export function useResourceHandle(options: HandleOptions): ResourceHandle {
  const { inTrash, view, fields, correct } = options;
  const { t } = useTranslation();
  const client = useApolloClient();
  const changed = useCallback(() => refetchAll(client), [client]);
  const findFields = useCallback(
    (row: unknown, names: readonly string[]): RefusedFields | undefined => {
      const refused = slotsOf(fields ?? {}, 'edit').filter(({ name }) => names.includes(name));
      if (refused.length === 0) return undefined;
      return { labels: refused.map((slot) => slotLabel(t, slot)), openForm: () => correct(row) };
    },
    [correct, fields, t],
  );
  const perform = usePerform(changed, findFields);
  return useMemo(
    () => ({ perform, changed, inTrash, openDetails: view }),
    [changed, inTrash, perform, view],
  );
}
