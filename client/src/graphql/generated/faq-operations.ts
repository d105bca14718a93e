import * as variables from '../../dashboard/engine/content-variables';
import { byId, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import {
  AdminFaqsDocument,
  AdminFaqDocument,
  AdminFaqStatsDocument,
  CreateFaqDocument,
  RemoveFaqDocument,
  ReorderFaqDocument,
  RestoreFaqDocument,
  ToggleFaqFeaturedDocument,
  ToggleFaqStatusDocument,
  UpdateFaqDocument,
  type CreateFaqInput,
  type UpdateFaqInput,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of Faq. */
export const faqOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminFaqsDocument, (data) => data.faqs, options),
  one: fetchOf(AdminFaqDocument, byId, (data) => data.faq),
  stats: (options?: number | FetchOptions) => queryOf(AdminFaqStatsDocument, (data) => data.faqStats, options),
  create: mutationOf(CreateFaqDocument, variables.createVariables<CreateFaqInput>, (data) => data.createFaq),
  remove: mutationOf(RemoveFaqDocument, byId, (data) => data.removeFaq),
  reorder: mutationOf(ReorderFaqDocument, variables.orderVariables<string>, (data) => data.reorderFaq),
  restore: mutationOf(RestoreFaqDocument, byId, (data) => data.restoreFaq),
  toggleFeatured: mutationOf(ToggleFaqFeaturedDocument, byId, (data) => data.toggleFaqFeatured),
  toggleStatus: mutationOf(ToggleFaqStatusDocument, byId, (data) => data.toggleFaqStatus),
  update: mutationOf(UpdateFaqDocument, variables.updateVariables<string, UpdateFaqInput>, (data) => data.updateFaq),
};
