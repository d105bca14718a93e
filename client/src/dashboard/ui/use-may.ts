import { useCallback } from 'react';
import { type Permission, roleCan } from '@contract/permissions';
import { useAuth } from '../../lib/auth';

/** Whether the signed-in person may do something. The server asks again. */
export function useMay(): (permission: Permission) => boolean {
  const role = useAuth().user?.role;
  return useCallback(
    (permission: Permission) => role !== undefined && roleCan(role, permission),
    [role],
  );
}
