import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { USER_ROLES } from '../contract/enums.js';
import { PERMISSIONS, ROLE_PERMISSIONS, roleCan } from '../contract/permissions.js';

/** Generated from the code: method, address, the permission that it requires, and the scope of tokens. */
const routes = readFileSync(join(__dirname, '../../routes.txt'), 'utf8').trim().split('\n');
const required = new Set(routes.map((line) => line.trim().split(/\s+/)[2]));

describe('permissions', () => {
  it('every permission is required by a route or a field', () => {
    expect(PERMISSIONS.filter((permission) => !required.has(permission))).toEqual([]);
  });

  it('every permission is held by a role', () => {
    const held = (permission: (typeof PERMISSIONS)[number]) =>
      USER_ROLES.some((role) => roleCan(role, permission));
    expect(PERMISSIONS.filter((permission) => !held(permission))).toEqual([]);
  });

  it.each(USER_ROLES)('permissions of the role %s are known and named once', (role) => {
    const named = ROLE_PERMISSIONS[role];
    expect(named.filter((permission) => !PERMISSIONS.includes(permission))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });
});
