import { jobRoleTypes } from '../../src/modules/job-roles/job-role.types.js';
import { aJobRole } from '../support/builders.js';
import { describeContent } from '../support/content-contract.js';

describeContent({
  testFile: __filename,
  types: jobRoleTypes,
  path: '/roles',
  table: 'job_roles',
  shown: ['status', 'createdAt'],
  build: aJobRole,
});
