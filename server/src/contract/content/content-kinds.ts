import { categoryContent } from './category.js';
import { consultantContent } from './consultant.js';
import type { ContentDefinition } from './define-content.js';
import { faqContent } from './faq.js';
import { guideStepContent } from './guide-step.js';
import { jobRoleContent } from './job-role.js';
import { quoteTemplateContent } from './quote-template.js';
import { replyTemplateContent } from './reply-template.js';
import { serviceContent } from './service.js';
import { situationContent } from './situation.js';
import { synonymContent } from './synonym.js';
import { testimonialContent } from './testimonial.js';

/**
 * Every kind of content, in the order of the dashboard's menu. Permissions, the record of changes, screens and
 * the overview follow from this list.
 */
const DECLARED = [
  serviceContent,
  situationContent,
  guideStepContent,
  categoryContent,
  faqContent,
  testimonialContent,
  jobRoleContent,
  consultantContent,
  replyTemplateContent,
  quoteTemplateContent,
  synonymContent,
] as const;

type Declared = (typeof DECLARED)[number];
export type ContentKind = Declared['name'];
export const CONTENT_KINDS: readonly ContentKind[] = DECLARED.map(({ name }) => name);

export const isContentKind = (name: string): name is ContentKind =>
  CONTENT_KINDS.some((kind) => kind === name);

const definitions: readonly ContentDefinition[] = DECLARED;

/** The declaration of every kind of content, by its name. */
export const CONTENT = Object.fromEntries(
  definitions.map((definition) => [definition.name, definition]),
) as { [D in Declared as D['name']]: D };

/** What each kind is, in API descriptions. */
export const CONTENT_MEANINGS = Object.fromEntries(
  definitions.map(({ name, meaning }) => [name, meaning]),
) as Record<ContentKind, string>;

export type ContentFlag = { [K in ContentKind]: keyof (typeof CONTENT)[K]['flags'] }[ContentKind];

/** The flags of all kinds, each once. */
export const CONTENT_FLAGS = [
  ...new Set(definitions.flatMap(({ flags }) => Object.keys(flags))),
] as ContentFlag[];
