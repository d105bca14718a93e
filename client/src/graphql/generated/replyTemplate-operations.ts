import * as variables from '../../dashboard/engine/content-variables';
import { byId, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import {
  AdminReplyTemplatesDocument,
  AdminReplyTemplateDocument,
  AdminReplyTemplateStatsDocument,
  CreateReplyTemplateDocument,
  RemoveReplyTemplateDocument,
  ReorderReplyTemplateDocument,
  RestoreReplyTemplateDocument,
  ToggleReplyTemplateStatusDocument,
  UpdateReplyTemplateDocument,
  type CreateReplyTemplateInput,
  type UpdateReplyTemplateInput,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of ReplyTemplate. */
export const replyTemplateOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminReplyTemplatesDocument, (data) => data.replyTemplates, options),
  one: fetchOf(AdminReplyTemplateDocument, byId, (data) => data.replyTemplate),
  stats: (options?: number | FetchOptions) => queryOf(AdminReplyTemplateStatsDocument, (data) => data.replyTemplateStats, options),
  create: mutationOf(CreateReplyTemplateDocument, variables.createVariables<CreateReplyTemplateInput>, (data) => data.createReplyTemplate),
  remove: mutationOf(RemoveReplyTemplateDocument, byId, (data) => data.removeReplyTemplate),
  reorder: mutationOf(ReorderReplyTemplateDocument, variables.orderVariables<string>, (data) => data.reorderReplyTemplate),
  restore: mutationOf(RestoreReplyTemplateDocument, byId, (data) => data.restoreReplyTemplate),
  toggleStatus: mutationOf(ToggleReplyTemplateStatusDocument, byId, (data) => data.toggleReplyTemplateStatus),
  update: mutationOf(UpdateReplyTemplateDocument, variables.updateVariables<string, UpdateReplyTemplateInput>, (data) => data.updateReplyTemplate),
};
