import type { Trilingual } from '../locales.js';

/** Named lists a service page may show, as the specification names them. */
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

/** One named list; the three languages carry the same number of items, in the same order. */
export interface CatalogueSection {
  kind: ServiceSectionKind;
  items: Trilingual<string[]>;
}

/** One built-in service. The first section is the one its card previews. */
export interface CatalogueService {
  id: number;
  slug: string;
  title: Trilingual<string>;
  description: Trilingual<string>;
  /** Paragraphs separated by a blank line. */
  details: Trilingual<string>;
  availability: Trilingual<string>;
  tags: Trilingual<string[]>;
  sections: CatalogueSection[];
}
