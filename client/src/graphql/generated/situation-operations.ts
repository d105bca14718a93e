// Made by client/codegen/content-operations.ts from server/src/contract/content/situation.ts: npm run codegen
import * as variables from '../../dashboard/engine/form/content-variables';
import { MAX_AGE, byId, byNumber, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import type * as schema from '../../graphql/generated/graphql';
import {
  AdminSituationsDocument,
  AdminSituationDocument,
  AdminSituationStatsDocument,
  CheckSituationSlugDocument,
  CreateSituationDocument,
  UpdateSituationDocument,
  DeleteSituationDocument,
  RestoreSituationDocument,
  ReorderSituationDocument,
  ToggleSituationStatusDocument,
  ReviewSituationLawDocument,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of Situation. */
export const situationOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminSituationsDocument, (data) => data.situations, options),
  one: fetchOf(AdminSituationDocument, byId, (data) => data.situation),
  stats: (options?: number | FetchOptions) => queryOf(AdminSituationStatsDocument, (data) => data.situationStats, options),
  checkSlug: fetchOf(CheckSituationSlugDocument, variables.slugVariables, (data) => data.checkSituationSlug),
  create: mutationOf(CreateSituationDocument, variables.createVariables<schema.CreateSituationInput>, (data) => data.createSituation),
  update: mutationOf(UpdateSituationDocument, variables.updateVariables<string, schema.UpdateSituationInput>, (data) => data.updateSituation),
  remove: mutationOf(DeleteSituationDocument, byId, (data) => data.deleteSituation),
  restore: mutationOf(RestoreSituationDocument, byId, (data) => data.restoreSituation),
  reorder: mutationOf(ReorderSituationDocument, variables.orderVariables<string>, (data) => data.reorderSituation),
  toggleStatus: mutationOf(ToggleSituationStatusDocument, byId, (data) => data.toggleSituationStatus),
  reviewLaw: mutationOf(ReviewSituationLawDocument, variables.lawVariables<string>, (data) => data.reviewSituationLaw),
};
