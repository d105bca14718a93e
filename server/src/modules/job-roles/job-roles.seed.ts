import { Injectable } from '@nestjs/common';
import { jobRoleContent } from '../../contract/content/job-role.js';
import { flatTexts, type Seed, seedRows } from '../../content/content-seed.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import { JobRoleEntity } from './job-role.entity.js';
import type { SeededJobRole } from './seed/seeded-job-role.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Fills an empty table with the built-in job roles (A37). */
@Injectable()
export class JobRolesSeed implements Seed {
  constructor(private readonly entityWriter: EntityWriter) {}

  async run(transaction: Transaction): Promise<void> {
    await seedRows(this.entityWriter, transaction, JobRoleEntity, readRows);
  }
}

async function readRows(): Promise<Partial<JobRoleEntity>[]> {
  const { SEEDED_JOB_ROLES } = await import('./seed/seeded-job-roles.js');
  return SEEDED_JOB_ROLES.map(rowOf);
}

function rowOf(role: SeededJobRole): Partial<JobRoleEntity> {
  const { slug, icon, category, type, experience, location } = role;
  const fields = { slug, icon, category, type, experience, ...(location && { location }) };
  return { ...fields, ...flatTexts(jobRoleContent, { ...role }) };
}
