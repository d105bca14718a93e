import type { JobRoleSummary, JobRoleData } from '../src/features/job-roles/job-roles.queries';

/** A job role as the public API returns it. */
export function aJobRole(changes: Partial<JobRoleData> = {}): JobRoleData {
  return {
    __typename: 'PublicJobRole',
    id: 'role-1',
    slug: 'lawyer',
    title: 'Lawyer',
    description: 'Pleads before the courts.',
    category: 'legal',
    type: 'full_time',
    location: 'Remote',
    experience: '3-5 years',
    salary: 'Competitive',
    requirements: ['A degree in law'],
    responsibilities: ['Pleading'],
    benefits: ['Training'],
    skills: [],
    createdAt: '2026-11-01T10:00:00.000Z',
    resolvedLanguage: 'en',
    ...changes,
  };
}

const CATEGORIES = [
  { __typename: 'JobRoleCategoryCount', slug: 'legal', name: 'Legal', count: 1 },
  { __typename: 'JobRoleCategoryCount', slug: 'training', name: 'Training', count: 1 },
];

/** Handlers of a server with these open job roles. */
export function jobRolesServer(roles: readonly JobRoleSummary[]) {
  return {
    PublicJobRoles: () => ({ publicJobRoles: { items: roles } }),
    PublicJobRoleCategories: () => ({ publicJobRoleCategories: CATEGORIES }),
    PublicJobRoleStats: () => ({
      publicJobRoleStats: { totalRoles: roles.length, totalCategories: 2 },
    }),
  };
}
