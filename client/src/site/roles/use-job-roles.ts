import { useMemo } from 'react';
import {
  jobRoleCategoriesQuery,
  jobRoleStatsQuery,
  jobRoleQuery,
  jobRolesQuery,
  type JobRoleSummary,
  type JobRoleCategoryData,
  type JobRoleData,
  type JobRoleStatsData,
} from '../../features/job-roles/job-roles.queries';
import { useApi, usePublicData, type PublicData } from '../../lib/api/api';
import { useLocale } from '../../lib/i18n/i18n';

/** All open roles in the page's language. */
export function useJobRoles(): PublicData<JobRoleSummary[]> {
  const { request } = useApi();
  const locale = useLocale();
  return usePublicData(useMemo(() => jobRolesQuery(request, locale), [request, locale]));
}

/** The categories that have open roles, with their names. */
export function useJobRoleCategories(): PublicData<JobRoleCategoryData[]> {
  const { request } = useApi();
  const locale = useLocale();
  return usePublicData(useMemo(() => jobRoleCategoriesQuery(request, locale), [request, locale]));
}

/** How many roles are open. */
export function useJobRoleFigures(): PublicData<JobRoleStatsData> {
  const { request } = useApi();
  return usePublicData(useMemo(() => jobRoleStatsQuery(request), [request]));
}

/** One role in the page's language; null when there is none. */
export function useJobRole(slug: string): PublicData<JobRoleData | null> {
  const { request } = useApi();
  const locale = useLocale();
  return usePublicData(useMemo(() => jobRoleQuery(request, slug, locale), [request, slug, locale]));
}
