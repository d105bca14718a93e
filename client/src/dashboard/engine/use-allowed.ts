import { useMemo } from 'react';
import { type ContentRight, isPermission, type RequestRight } from '@contract/permissions';
import { useMay } from '../ui/use-may';
import type { RowId } from './field-types';
import type { Resource } from './resource';
import type { RowRights } from './row-rights';

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
