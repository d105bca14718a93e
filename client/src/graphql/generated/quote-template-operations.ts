// Made by client/codegen/content-operations.ts from server/src/contract/content/quote-template.ts: npm run codegen
import * as variables from '../../dashboard/engine/form/content-variables';
import { MAX_AGE, byId, byNumber, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import type * as schema from '../../graphql/generated/graphql';
import {
  AdminQuoteTemplatesDocument,
  AdminQuoteTemplateDocument,
  AdminQuoteTemplateStatsDocument,
  CreateQuoteTemplateDocument,
  UpdateQuoteTemplateDocument,
  DeleteQuoteTemplateDocument,
  RestoreQuoteTemplateDocument,
  ReorderQuoteTemplateDocument,
  ToggleQuoteTemplateStatusDocument,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of QuoteTemplate. */
export const quoteTemplateOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminQuoteTemplatesDocument, (data) => data.quoteTemplates, options),
  one: fetchOf(AdminQuoteTemplateDocument, byId, (data) => data.quoteTemplate),
  stats: (options?: number | FetchOptions) => queryOf(AdminQuoteTemplateStatsDocument, (data) => data.quoteTemplateStats, options),
  create: mutationOf(CreateQuoteTemplateDocument, variables.createVariables<schema.CreateQuoteTemplateInput>, (data) => data.createQuoteTemplate),
  update: mutationOf(UpdateQuoteTemplateDocument, variables.updateVariables<string, schema.UpdateQuoteTemplateInput>, (data) => data.updateQuoteTemplate),
  remove: mutationOf(DeleteQuoteTemplateDocument, byId, (data) => data.deleteQuoteTemplate),
  restore: mutationOf(RestoreQuoteTemplateDocument, byId, (data) => data.restoreQuoteTemplate),
  reorder: mutationOf(ReorderQuoteTemplateDocument, variables.orderVariables<string>, (data) => data.reorderQuoteTemplate),
  toggleStatus: mutationOf(ToggleQuoteTemplateStatusDocument, byId, (data) => data.toggleQuoteTemplateStatus),
};
