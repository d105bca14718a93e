import type { JobRoleCategory, JobRoleType } from '../../../contract/content/job-role.js';
import type { Trilingual } from '../../../contract/locales.js';

/** A job role that an empty database gets. */
export interface SeededJobRole {
  slug: string;
  icon: string;
  category: JobRoleCategory;
  type: JobRoleType;
  experience: string;
  location?: string;
  title: Trilingual<string>;
  description: Trilingual<string>;
  requirements: Trilingual<string[]>;
  responsibilities: Trilingual<string[]>;
  benefits: Trilingual<string[]>;
  skills: Trilingual<string[]>;
}
