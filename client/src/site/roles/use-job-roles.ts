import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  jobRoleCategoriesQuery,
  jobRoleStatsQuery,
  jobRoleQuery,
  jobRolesQuery,
  type JobRoleCard,
  type JobRoleCategoryData,
  type JobRoleData,
  type JobRoleStatsData,
} from '../../features/job-roles/job-roles.queries';
import { useApi, usePublicData, type PublicData } from '../../lib/api';
import { NETWORK_ERROR } from '../../lib/api-error';
import { readError } from '../../lib/read-error';
import { useLocale } from '../../lib/i18n';

/** All open roles in the page's language. */
export function useJobRoles(): PublicData<JobRoleCard[]> {
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

/** What is said when a call fails: the server's reason, else the fixed text of the call. */
export function useFetchError(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation();
  return (error, fallback) => {
    const { code, message } = readError(error);
    return code === NETWORK_ERROR ? t(fallback) : message;
  };
}
