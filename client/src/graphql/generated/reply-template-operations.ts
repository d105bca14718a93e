// Made by client/codegen/content-operations.ts from server/src/contract/content/reply-template.ts: npm run codegen
import * as variables from '../../dashboard/engine/form/content-variables';
import { MAX_AGE, byId, byNumber, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import type * as schema from '../../graphql/generated/graphql';
import {
  AdminReplyTemplatesDocument,
  AdminReplyTemplateDocument,
  AdminReplyTemplateStatsDocument,
  CreateReplyTemplateDocument,
  UpdateReplyTemplateDocument,
  DeleteReplyTemplateDocument,
  RestoreReplyTemplateDocument,
  ReorderReplyTemplateDocument,
  ToggleReplyTemplateStatusDocument,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of ReplyTemplate. */
export const replyTemplateOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminReplyTemplatesDocument, (data) => data.replyTemplates, options),
  one: fetchOf(AdminReplyTemplateDocument, byId, (data) => data.replyTemplate),
  stats: (options?: number | FetchOptions) => queryOf(AdminReplyTemplateStatsDocument, (data) => data.replyTemplateStats, options),
  create: mutationOf(CreateReplyTemplateDocument, variables.createVariables<schema.CreateReplyTemplateInput>, (data) => data.createReplyTemplate),
  update: mutationOf(UpdateReplyTemplateDocument, variables.updateVariables<string, schema.UpdateReplyTemplateInput>, (data) => data.updateReplyTemplate),
  remove: mutationOf(DeleteReplyTemplateDocument, byId, (data) => data.deleteReplyTemplate),
  restore: mutationOf(RestoreReplyTemplateDocument, byId, (data) => data.restoreReplyTemplate),
  reorder: mutationOf(ReorderReplyTemplateDocument, variables.orderVariables<string>, (data) => data.reorderReplyTemplate),
  toggleStatus: mutationOf(ToggleReplyTemplateStatusDocument, byId, (data) => data.toggleReplyTemplateStatus),
};
