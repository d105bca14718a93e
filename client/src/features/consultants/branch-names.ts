import type { ConsultationBranch } from '@contract/consultation-branches';
import type { ConsultationBranch as BranchName } from '../../graphql/generated/graphql';

/** A branch as GraphQL names it, without hyphens. */
export const toBranchName = (branch: ConsultationBranch): BranchName =>
  branch.replaceAll('-', '_') as BranchName;

/** A branch as addresses, texts and forms name it. */
export const toBranch = (name: BranchName): ConsultationBranch =>
  name.replaceAll('_', '-') as ConsultationBranch;
