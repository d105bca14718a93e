// Made by client/codegen/content-operations.ts from server/src/contract/content/synonym.ts and client/src/features/synonyms/dashboard/synonyms.admin.graphql: npm run codegen
import * as variables from '../../dashboard/engine/form/content-variables';
import { MAX_AGE, byId, byNumber, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import type * as schema from '../../graphql/generated/graphql';
import {
  AdminSynonymsDocument,
  AdminSynonymDocument,
  AdminSynonymStatsDocument,
  CreateSynonymDocument,
  UpdateSynonymDocument,
  DeleteSynonymDocument,
  RestoreSynonymDocument,
  ReorderSynonymDocument,
  ToggleSynonymStatusDocument,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of Synonym. */
export const synonymOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminSynonymsDocument, (data) => data.synonyms, options),
  one: fetchOf(AdminSynonymDocument, byId, (data) => data.synonym),
  stats: (options?: number | FetchOptions) => queryOf(AdminSynonymStatsDocument, (data) => data.synonymStats, options),
  create: mutationOf(CreateSynonymDocument, variables.createVariables<schema.CreateSynonymInput>, (data) => data.createSynonym),
  update: mutationOf(UpdateSynonymDocument, variables.updateVariables<string, schema.UpdateSynonymInput>, (data) => data.updateSynonym),
  remove: mutationOf(DeleteSynonymDocument, byId, (data) => data.deleteSynonym),
  restore: mutationOf(RestoreSynonymDocument, byId, (data) => data.restoreSynonym),
  reorder: mutationOf(ReorderSynonymDocument, variables.orderVariables<string>, (data) => data.reorderSynonym),
  toggleStatus: mutationOf(ToggleSynonymStatusDocument, byId, (data) => data.toggleSynonymStatus),
};
