import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { jobRoleContent } from '../../contract/content/job-role.js';
import { flatTexts, type Seed, seedRows } from '../../core/content/content-seed.js';
import { Rows } from '../../core/database/rows.js';
import { JobRoleEntity } from './job-role.entity.js';
import { SEEDED_JOB_ROLES } from './seed/job-roles-data.js';
import type { SeededJobRole } from './seed/seeded-job-role.js';

/** Puts the eight vacancies of the specification into an empty table (A37). */
@Injectable()
export class JobRolesSeed implements Seed {
  constructor(private readonly rows: Rows) {}

  async run(manager: EntityManager): Promise<void> {
    await seedRows(this.rows, manager, JobRoleEntity, SEEDED_JOB_ROLES.map(rowOf));
  }
}

function rowOf(role: SeededJobRole): Partial<JobRoleEntity> {
  const { slug, icon, category, type, experience, location } = role;
  const line = { slug, icon, category, type, experience, ...(location && { location }) };
  return { ...line, ...flatTexts(jobRoleContent, { ...role }) };
}
