import { requestPermission, roleCan, seesAllRequests } from '../../contract/permissions.js';
import type { RequestDefinition } from '../../contract/requests/define-request.js';
import { snakeCase } from '../../platform/database/snake-case.js';
import { ColumnTest, IS_NULL, type Where } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { RequestBase } from './request.entity.js';

type Reader = Pick<Viewer, 'id' | 'role' | 'branches'>;
type Kind = Pick<RequestDefinition, 'branchField'>;
/** Adds a value to a statement and answers its placeholder. */
type Add = (value: unknown) => string;

/**
 * Which requests somebody may see who may read a kind of request: all of them, or, for a lawyer, those
 * assigned to them and those of their branches. Every read and write of the office asks here, in SQL or for a
 * row that is locked; what is out of scope does not exist for the person.
 *
 * @param table the name that the statement has for the table
 */
export function scopeSql(
  { id, role, branches }: Reader,
  { branchField }: Kind,
  { table, add }: { table: string; add: Add },
): string | undefined {
  if (seesAllRequests(role)) return undefined;
  const assigned = `${table}.assignee_id = ${add(id)}`;
  if (!branchField || branches.length === 0) return assigned;
  return `(${assigned} OR ${table}."${snakeCase(branchField)}" = ANY(${add(branches)}))`;
}

/** The same as a condition of the list engine. */
export function buildScope(viewer: Reader, kind: Kind): Where<RequestBase> {
  if (seesAllRequests(viewer.role)) return {};
  const test = (_: string, add: Add) => scopeSql(viewer, kind, { table: 't', add }) ?? 'true';
  return { assigneeId: new ColumnTest(test) };
}

/** Whether somebody sees the trash of a kind: who may restore from it (A85). */
export const seesTrash = ({ role }: Pick<Viewer, 'role'>, { name }: RequestDefinition): boolean =>
  roleCan(role, requestPermission(name, 'remove'));

/** The rows that exist for somebody: those in their scope, and of those in the trash the ones they may restore. */
export const visibleTo = (viewer: Reader, definition: RequestDefinition): Where<RequestBase> => ({
  ...(!seesTrash(viewer, definition) && { deletedAt: IS_NULL }),
  ...buildScope(viewer, definition),
});

/** Whether a row that has been read is in somebody's scope. */
export function isInScope(
  { id, role, branches }: Reader,
  { branchField }: Kind,
  row: RequestBase,
): boolean {
  if (seesAllRequests(role) || row.assigneeId === id) return true;
  const branch = getBranch({ branchField }, row);
  return branches.some((own) => own === branch);
}

/** The branch of law of a request; null for a kind without one. */
export function getBranch({ branchField }: Kind, row: RequestBase): string | null {
  const values = row as unknown as Record<string, string | null>;
  return (branchField && values[branchField]) || null;
}
