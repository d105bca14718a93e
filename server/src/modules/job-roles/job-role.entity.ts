import { jobRoleContent } from '../../contract/content/job-role.js';
import { ContentColumns, ContentEntity } from '../../content/content.entity.js';

/** A job that the firm offers. Called job role, because a role is also a permission (A15). */
@ContentEntity(jobRoleContent)
export class JobRoleEntity extends ContentColumns(jobRoleContent) {}
