import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchAll } from '../../lib/freshness-link';
import type { Fields } from './field-types';
import { inputsOf } from './form-definition';
import { inputLabel } from './form-errors';
import type { ResourceHandle } from './resource-context';
import type { RowRights } from './row-rights';
import { type InvalidFields, useActionRunner } from './use-action-runner';

interface HandleOptions {
  rights: RowRights;
  inTrash: boolean;
  openDetails(id: string): void;
  /** Fields of the edit form, if the resource has one. */
  fields: Fields | undefined;
  /** Opens the edit form of a row and validates it, so that its errors are shown. */
  editAndValidate(row: unknown): void;
  toastSeconds?: number | undefined;
}

/** Creates the value of `ResourceContext`. */
export function useResourceHandle(options: HandleOptions): ResourceHandle {
  const { rights, inTrash, openDetails, fields, editAndValidate, toastSeconds } = options;
  const { t } = useTranslation();
  const client = useApolloClient();
  const refresh = useCallback(() => refetchAll(client), [client]);
  const findInvalidFields = useCallback(
    (row: unknown, names: readonly string[]): InvalidFields | undefined => {
      const invalid = inputsOf(fields ?? {}, 'edit').filter(({ name }) => names.includes(name));
      if (invalid.length === 0) return undefined;
      const labels = invalid.map((input) => inputLabel(t, input));
      return { labels, openForm: () => editAndValidate(row) };
    },
    [editAndValidate, fields, t],
  );
  const runAction = useActionRunner(refresh, findInvalidFields, toastSeconds);
  return useMemo(
    () => ({ runAction, refresh, inTrash, openDetails, rights }),
    [inTrash, openDetails, refresh, rights, runAction],
  );
}
