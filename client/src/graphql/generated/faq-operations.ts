// Made by client/codegen/content-operations.ts from server/src/contract/content/faq.ts: npm run codegen
import * as variables from '../../dashboard/engine/form/content-variables';
import { MAX_AGE, byId, byNumber, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import type * as schema from '../../graphql/generated/graphql';
import {
  AdminFaqsDocument,
  AdminFaqDocument,
  AdminFaqStatsDocument,
  CreateFaqDocument,
  UpdateFaqDocument,
  DeleteFaqDocument,
  RestoreFaqDocument,
  ReorderFaqDocument,
  ToggleFaqFeaturedDocument,
  ToggleFaqStatusDocument,
  ReviewFaqLawDocument,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of Faq. */
export const faqOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminFaqsDocument, (data) => data.faqs, options),
  one: fetchOf(AdminFaqDocument, byId, (data) => data.faq),
  stats: (options?: number | FetchOptions) => queryOf(AdminFaqStatsDocument, (data) => data.faqStats, options),
  create: mutationOf(CreateFaqDocument, variables.createVariables<schema.CreateFaqInput>, (data) => data.createFaq),
  update: mutationOf(UpdateFaqDocument, variables.updateVariables<string, schema.UpdateFaqInput>, (data) => data.updateFaq),
  remove: mutationOf(DeleteFaqDocument, byId, (data) => data.deleteFaq),
  restore: mutationOf(RestoreFaqDocument, byId, (data) => data.restoreFaq),
  reorder: mutationOf(ReorderFaqDocument, variables.orderVariables<string>, (data) => data.reorderFaq),
  toggleFeatured: mutationOf(ToggleFaqFeaturedDocument, byId, (data) => data.toggleFaqFeatured),
  toggleStatus: mutationOf(ToggleFaqStatusDocument, byId, (data) => data.toggleFaqStatus),
  reviewLaw: mutationOf(ReviewFaqLawDocument, variables.lawVariables<string>, (data) => data.reviewFaqLaw),
};
