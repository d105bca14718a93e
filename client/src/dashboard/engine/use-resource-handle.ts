import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContentRight, isPermission, type RequestRight } from '@contract/permissions';
import { refetchAll } from '../../lib/freshness-link';
import type { Fields, RowId } from './field-types';
import { inputsOf } from './form-definition';
import { inputLabel } from './form-errors';
import type { ResourceHandle, RowRights } from './resource-context';
import { type InvalidFields, useActionRunner } from './use-action-runner';
import { useMay } from '../ui/use-may';
import type { Resource } from './resource';

/** The resource without what the signed-in person may not do with it. */
export function useAllowed<Row, Id extends RowId, Values extends object>(
  resource: Resource<Row, Id, Values>,
): { resource: Resource<Row, Id, Values>; rights: RowRights } {
  const may = useMay();
  return useMemo(() => {
    const { audited } = resource;
    // What is not divided into several rights is managed as a whole.
    const has = (right: ContentRight | RequestRight) => {
      const named = `${audited}.${right}`;
      const permission = isPermission(named) ? named : `${audited}.manage`;
      return audited === undefined || (isPermission(permission) && may(permission));
    };
    const mayChange = has('publish');
    const allowed = {
      ...resource,
      rowActions: resource.rowActions.filter(
        ({ permission }) => permission === undefined || may(permission),
      ),
    };
    if (!has('draft')) delete allowed.form;
    if (!has('export')) delete allowed.createExport;
    if (!has('remove')) {
      delete allowed.remove;
      delete allowed.restore;
    }
    return { resource: allowed, rights: { mayChange, draftsOnly: has('draft') && !mayChange } };
  }, [may, resource]);
}

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
