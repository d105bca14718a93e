import type { ApplicationEntity } from './application.entity.js';

type RoleColumns = Pick<ApplicationEntity, 'roleId' | 'roleSlug' | 'roleTitles'>;

/** The job of an application, as it was when it was applied for (A41). */
export const roleOf = ({ roleId, roleSlug, roleTitles }: RoleColumns) => ({
  id: roleId,
  slug: roleSlug,
  titleAr: roleTitles.ar,
  titleFr: roleTitles.fr,
  titleEn: roleTitles.en,
});

/** The address of the CV, for administrators with a bearer token. */
export const cvUrlOf = ({ id }: { id: string }) => `/api/v1/join-team-applications/${id}/cv`;

/** The REST form of an application: without the account, and without where its CV is stored. */
export function serializeApplication(row: ApplicationEntity) {
  const { userId: _, cvKey: __, roleSlug, roleTitles, language: ___, ...rest } = row;
  const role = roleOf({ roleId: row.roleId, roleSlug, roleTitles });
  return { ...rest, role, cvUrl: cvUrlOf(row) };
}
