import type { JobRoleCategory, JobRoleType } from '../../../contract/content/job-role.js';
import type { Trilingual } from '../../../contract/locales.js';

/** A vacancy of the sample content. */
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
