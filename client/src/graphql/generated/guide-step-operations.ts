// Made by client/codegen/content-operations.ts from server/src/contract/content/guide-step.ts: npm run codegen
import * as variables from '../../dashboard/engine/form/content-variables';
import { MAX_AGE, byId, byNumber, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import type * as schema from '../../graphql/generated/graphql';
import {
  AdminGuideStepsDocument,
  AdminGuideStepDocument,
  AdminGuideStepStatsDocument,
  CheckGuideStepSlugDocument,
  CreateGuideStepDocument,
  UpdateGuideStepDocument,
  DeleteGuideStepDocument,
  RestoreGuideStepDocument,
  ReorderGuideStepDocument,
  ToggleGuideStepStatusDocument,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of GuideStep. */
export const guideStepOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminGuideStepsDocument, (data) => data.guideSteps, options),
  one: fetchOf(AdminGuideStepDocument, byId, (data) => data.guideStep),
  stats: (options?: number | FetchOptions) => queryOf(AdminGuideStepStatsDocument, (data) => data.guideStepStats, options),
  checkSlug: fetchOf(CheckGuideStepSlugDocument, variables.slugVariables, (data) => data.checkGuideStepSlug),
  create: mutationOf(CreateGuideStepDocument, variables.createVariables<schema.CreateGuideStepInput>, (data) => data.createGuideStep),
  update: mutationOf(UpdateGuideStepDocument, variables.updateVariables<string, schema.UpdateGuideStepInput>, (data) => data.updateGuideStep),
  remove: mutationOf(DeleteGuideStepDocument, byId, (data) => data.deleteGuideStep),
  restore: mutationOf(RestoreGuideStepDocument, byId, (data) => data.restoreGuideStep),
  reorder: mutationOf(ReorderGuideStepDocument, variables.orderVariables<string>, (data) => data.reorderGuideStep),
  toggleStatus: mutationOf(ToggleGuideStepStatusDocument, byId, (data) => data.toggleGuideStepStatus),
};
