import { jobRoleContent } from '../../src/contract/content/job-role.js';
import { aJobRole } from '../support/builders.js';
import { describeContent } from '../support/content-contract.js';

describeContent({
  testFile: __filename,
  definition: jobRoleContent,
  shown: ['status', 'createdAt'],
  build: aJobRole,
});
