import { defineContent } from './define-content.js';

/** The firm's services. */
export const serviceContent = defineContent({
  name: 'service',
  plural: 'services',
  label: { one: 'service', many: 'services' },
  meaning: 'A legal service that the firm offers.',
  texts: {
    title: { min: 2, max: 120, required: true, line: true },
    description: { min: 10, max: 400, required: true },
    details: { min: 10, max: 5000, required: true },
    availability: { min: 2, max: 200, required: true },
    price: { min: 2, max: 200, required: false, line: true },
    law: { min: 10, max: 5000, required: false, reviewed: true, label: 'law on it' },
  },
  lists: {
    tags: { maxItems: 12, max: 40 },
    papers: { maxItems: 20, max: 200 },
  },
  /** `inPerson`: it cannot be ordered online. */
  flags: { featured: false, inPerson: false },
  fields: {},
  slugFrom: 'title',
  numbered: true,
  searched: ['title', 'description'],
  patches: { status: 'toggle-status', featured: 'toggle-featured', inPerson: 'toggle-in-person' },
  descriptions: {
    id: 'Number of the service; the built-in ones have 6 to 16.',
    publicItem: 'A legal service, as the public sees it.',
    managed: 'A legal service, as the office sees it.',
  },
});

/** A service's named lists: how many lists, entries in each, characters in an entry. */
export const SERVICE_SECTION_LIMITS = { maxSections: 21, maxItems: 30, item: { min: 2, max: 300 } };

/** The named lists that a service page may show. */
export const SERVICE_SECTION_KINDS = [
  'what_we_translate',
  'what_we_provide',
  'features',
  'process',
  'difference_between',
  'cases_we_handle',
  'advantages',
  'main_services',
  'additional_feature',
  'how_we_deliver',
  'why_choose',
  'supervision',
  'how_to_benefit',
  'modes',
  'deliverables',
  'target_audience',
  'what_we_offer',
  'formats',
  'outputs',
  'what_we_audit',
  'who_needs',
] as const;

export type ServiceSectionKind = (typeof SERVICE_SECTION_KINDS)[number];
