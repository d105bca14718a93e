import type { JobRoleData } from '../../features/job-roles/job-roles.queries';
import type { JobRoleType } from '../../graphql/generated/graphql';

const EMPLOYMENT: Record<JobRoleType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

/** Job location of known places; other places are left out. */
const PLACES: Readonly<Record<string, object>> = {
  Remote: {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'DZ' },
  },
  Algiers: {
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Alger', addressCountry: 'DZ' },
    },
  },
};

export interface Poster {
  firm: string;
  origin: string;
}

/** A role as schema.org JobPosting. It contains only known facts, so that nothing untrue is published. */
export function jobPosting(role: JobRoleData, { firm, origin }: Poster): object {
  const listed = (items: readonly string[]) => (items.length > 0 ? items.join('\n') : undefined);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: firm, value: role.slug },
    title: role.title,
    description: role.description,
    inLanguage: role.resolvedLanguage,
    datePosted: role.createdAt.slice(0, 10),
    employmentType: role.type ? EMPLOYMENT[role.type] : undefined,
    hiringOrganization: { '@type': 'Organization', name: firm, url: origin },
    qualifications: listed(role.requirements),
    responsibilities: listed(role.responsibilities),
    jobBenefits: listed(role.benefits),
    skills: listed(role.skills),
    ...PLACES[role.location],
  };
}
