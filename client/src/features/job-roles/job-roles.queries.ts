import type { Locale } from '@contract/locales';
import {
  PublicJobRoleCategoriesDocument,
  PublicJobRoleDocument,
  PublicJobRolesDocument,
  PublicJobRoleStatsDocument,
  type PublicJobRoleCategoriesQuery,
  type PublicJobRoleQuery,
  type PublicJobRolesQuery,
  type PublicJobRoleStatsQuery,
} from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api/api';
import { readError } from '../../lib/api/read-error';
import type { QueryOptions } from '../../lib/api/query-store';
import { withTimeout } from '../../lib/api/with-timeout';

export type JobRoleData = PublicJobRoleQuery['publicJobRole'];
export type JobRoleSummary = PublicJobRolesQuery['publicJobRoles']['items'][number];
export type JobRoleCategoryData = PublicJobRoleCategoriesQuery['publicJobRoleCategories'][number];
export type JobRoleStatsData = PublicJobRoleStatsQuery['publicJobRoleStats'];

/** Requests for job roles fail after this time. */
const TIMEOUT_MS = 10_000;

/** All open roles, as cards. */
export function jobRolesQuery(request: Request, locale: Locale): QueryOptions<JobRoleSummary[]> {
  return {
    key: `job-roles:${locale}`,
    read: async () => {
      const call = request(PublicJobRolesDocument, { language: locale });
      const answer = await withTimeout(TIMEOUT_MS, call);
      return answer.publicJobRoles.items;
    },
  };
}

/** The categories that have open roles. */
export function jobRoleCategoriesQuery(
  request: Request,
  locale: Locale,
): QueryOptions<JobRoleCategoryData[]> {
  return {
    key: `job-role-categories:${locale}`,
    read: async () => {
      const call = request(PublicJobRoleCategoriesDocument, { language: locale });
      const answer = await withTimeout(TIMEOUT_MS, call);
      return answer.publicJobRoleCategories;
    },
  };
}

/** How many roles are open, in how many categories. */
export function jobRoleStatsQuery(request: Request): QueryOptions<JobRoleStatsData> {
  return {
    key: 'job-role-figures',
    read: async () => {
      const answer = await withTimeout(TIMEOUT_MS, request(PublicJobRoleStatsDocument, {}));
      return answer.publicJobRoleStats;
    },
  };
}

/** One role by its slug or its id; null when there is none that is open. */
export function jobRoleQuery(
  request: Request,
  slug: string,
  locale: Locale,
): QueryOptions<JobRoleData | null> {
  return {
    key: `job-role:${slug}:${locale}`,
    read: async () => {
      try {
        const call = request(PublicJobRoleDocument, { slug, language: locale });
        const answer = await withTimeout(TIMEOUT_MS, call);
        return answer.publicJobRole;
      } catch (error) {
        if (readError(error).code === 'NOT_FOUND') return null;
        throw error;
      }
    },
  };
}
