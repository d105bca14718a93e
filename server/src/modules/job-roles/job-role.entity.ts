import { Column, Entity, PrimaryColumn } from 'typeorm';
import {
  JOB_ROLE_CATEGORIES,
  JOB_ROLE_DEFAULTS,
  JOB_ROLE_TYPES,
  jobRoleContent,
  type JobRoleCategory,
  type JobRoleType,
} from '../../contract/content/job-role.js';
import {
  ContentColumns,
  ContentIndexes,
  searchedTexts,
  searchExpression,
} from '../../core/content/content.entity.js';

/** A job that the firm offers. Called job role, because a role is also a permission (A15). */
@Entity('job_roles')
@ContentIndexes('job_roles', jobRoleContent, ['category', 'experience'])
export class JobRoleEntity extends ContentColumns(jobRoleContent) {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text', default: JOB_ROLE_DEFAULTS.icon })
  icon: string;

  @Column({
    type: 'enum',
    enum: JOB_ROLE_CATEGORIES,
    enumName: 'job_role_category',
    nullable: true,
  })
  category: JobRoleCategory | null;

  /** Null is shown as full-time (A39). */
  @Column({ type: 'enum', enum: JOB_ROLE_TYPES, enumName: 'job_role_type', nullable: true })
  type: JobRoleType | null;

  @Column({ type: 'text', default: JOB_ROLE_DEFAULTS.experience })
  experience: string;

  @Column({ type: 'text', default: JOB_ROLE_DEFAULTS.location })
  location: string;

  @Column({ type: 'text', default: JOB_ROLE_DEFAULTS.salary })
  salary: string;

  @Column({
    type: 'text',
    select: false,
    insert: false,
    update: false,
    generatedType: 'STORED',
    asExpression: searchExpression(searchedTexts('title', 'description')),
  })
  searchDoc: string;
}
