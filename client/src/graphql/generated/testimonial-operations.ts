// Made by client/codegen/content-operations.ts from server/src/contract/content/testimonial.ts: npm run codegen
import * as variables from '../../dashboard/engine/form/content-variables';
import { MAX_AGE, byId, byNumber, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import type * as schema from '../../graphql/generated/graphql';
import {
  AdminTestimonialsDocument,
  AdminTestimonialDocument,
  AdminTestimonialStatsDocument,
  CreateTestimonialDocument,
  UpdateTestimonialDocument,
  DeleteTestimonialDocument,
  RestoreTestimonialDocument,
  ReorderTestimonialDocument,
  ToggleTestimonialFeaturedDocument,
  ToggleTestimonialStatusDocument,
  ToggleTestimonialVerifiedDocument,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of Testimonial. */
export const testimonialOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminTestimonialsDocument, (data) => data.testimonials, options),
  one: fetchOf(AdminTestimonialDocument, byId, (data) => data.testimonial),
  stats: (options?: number | FetchOptions) => queryOf(AdminTestimonialStatsDocument, (data) => data.testimonialStats, options),
  create: mutationOf(CreateTestimonialDocument, variables.createVariables<schema.CreateTestimonialInput>, (data) => data.createTestimonial),
  update: mutationOf(UpdateTestimonialDocument, variables.updateVariables<string, schema.UpdateTestimonialInput>, (data) => data.updateTestimonial),
  remove: mutationOf(DeleteTestimonialDocument, byId, (data) => data.deleteTestimonial),
  restore: mutationOf(RestoreTestimonialDocument, byId, (data) => data.restoreTestimonial),
  reorder: mutationOf(ReorderTestimonialDocument, variables.orderVariables<string>, (data) => data.reorderTestimonial),
  toggleFeatured: mutationOf(ToggleTestimonialFeaturedDocument, byId, (data) => data.toggleTestimonialFeatured),
  toggleStatus: mutationOf(ToggleTestimonialStatusDocument, byId, (data) => data.toggleTestimonialStatus),
  toggleVerified: mutationOf(ToggleTestimonialVerifiedDocument, byId, (data) => data.toggleTestimonialVerified),
};
