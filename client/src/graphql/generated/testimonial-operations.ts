import * as variables from '../../dashboard/engine/content-variables';
import { byId, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import {
  AdminTestimonialsDocument,
  AdminTestimonialDocument,
  AdminTestimonialStatsDocument,
  CreateTestimonialDocument,
  RemoveTestimonialDocument,
  ReorderTestimonialDocument,
  RestoreTestimonialDocument,
  ToggleTestimonialFeaturedDocument,
  ToggleTestimonialStatusDocument,
  ToggleTestimonialVerifiedDocument,
  UpdateTestimonialDocument,
  type CreateTestimonialInput,
  type UpdateTestimonialInput,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of Testimonial. */
export const testimonialOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminTestimonialsDocument, (data) => data.testimonials, options),
  one: fetchOf(AdminTestimonialDocument, byId, (data) => data.testimonial),
  stats: (options?: number | FetchOptions) => queryOf(AdminTestimonialStatsDocument, (data) => data.testimonialStats, options),
  create: mutationOf(CreateTestimonialDocument, variables.createVariables<CreateTestimonialInput>, (data) => data.createTestimonial),
  remove: mutationOf(RemoveTestimonialDocument, byId, (data) => data.removeTestimonial),
  reorder: mutationOf(ReorderTestimonialDocument, variables.orderVariables<string>, (data) => data.reorderTestimonial),
  restore: mutationOf(RestoreTestimonialDocument, byId, (data) => data.restoreTestimonial),
  toggleFeatured: mutationOf(ToggleTestimonialFeaturedDocument, byId, (data) => data.toggleTestimonialFeatured),
  toggleStatus: mutationOf(ToggleTestimonialStatusDocument, byId, (data) => data.toggleTestimonialStatus),
  toggleVerified: mutationOf(ToggleTestimonialVerifiedDocument, byId, (data) => data.toggleTestimonialVerified),
  update: mutationOf(UpdateTestimonialDocument, variables.updateVariables<string, UpdateTestimonialInput>, (data) => data.updateTestimonial),
};
