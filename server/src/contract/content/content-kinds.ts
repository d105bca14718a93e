import type { ContentKind } from '../permissions.js';
import { categoryContent } from './category.js';
import { consultantContent } from './consultant.js';
import type { ContentDefinition } from './define-content.js';
import { faqContent } from './faq.js';
import { jobRoleContent } from './job-role.js';
import { replyTemplateContent } from './reply-template.js';
import { serviceContent } from './service.js';
import { testimonialContent } from './testimonial.js';

/** The declaration of every kind of content. */
export const CONTENT = {
  service: serviceContent,
  consultant: consultantContent,
  jobRole: jobRoleContent,
  category: categoryContent,
  faq: faqContent,
  testimonial: testimonialContent,
  replyTemplate: replyTemplateContent,
} satisfies { [K in ContentKind]: ContentDefinition & { name: K } };

const definitions: ContentDefinition[] = Object.values(CONTENT);

/** What each kind is, in API descriptions. */
export const CONTENT_MEANINGS = Object.fromEntries(
  definitions.map(({ name, meaning }) => [name, meaning]),
) as Record<ContentKind, string>;

export type ContentFlag = { [K in ContentKind]: keyof (typeof CONTENT)[K]['flags'] }[ContentKind];

/** The flags of all kinds, each once. */
export const CONTENT_FLAGS = [
  ...new Set(definitions.flatMap(({ flags }) => Object.keys(flags))),
] as ContentFlag[];
