// Made by client/codegen/content-pages.ts from the declarations in server/src/contract/content and the resources in client/src/features: npm run codegen
/** What makes the dashboard's screen of each kind of content, loaded with its first visit. */
export const CONTENT_RESOURCES = {
  service: async () => (await import('../../features/services/dashboard/services.resource')).servicesResource,
  situation: async () => (await import('../../features/situations/dashboard/situations.resource')).situationsResource,
  guideStep: async () => (await import('../../features/guide-steps/dashboard/guide-steps.resource')).guideStepsResource,
  category: async () => (await import('../../features/categories/dashboard/categories.resource')).categoriesResource,
  faq: async () => (await import('../../features/faqs/dashboard/faqs.resource')).faqsResource,
  testimonial: async () => (await import('../../features/testimonials/dashboard/testimonials.resource')).testimonialsResource,
  jobRole: async () => (await import('../../features/job-roles/dashboard/job-roles.resource')).jobRolesResource,
  consultant: async () => (await import('../../features/consultants/dashboard/consultants.resource')).consultantsResource,
  replyTemplate: async () => (await import('../../features/reply-templates/dashboard/reply-templates.resource')).replyTemplatesResource,
  quoteTemplate: async () => (await import('../../features/quote-templates/dashboard/quote-templates.resource')).quoteTemplatesResource,
  synonym: async () => (await import('../../features/synonyms/dashboard/synonyms.resource')).synonymsResource,
};
